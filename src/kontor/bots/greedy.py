"""`greedy`: plays the action that leads to the best position its own turn can reach, by the title's `value`.

It looks at one position drawn from what its seat may know, and at nothing beyond the end of its turn.
"""

from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, SEAT, STEP, WIDTH, State

from .seat import Seat

BUDGET = 48         # positions that one decision's look-ahead branches into
BREADTH = 24        # choices looked at where more are on offer, such as the deals of a trade
PLIES = 12          # answers followed after the budget is spent


class Greedy:
    def __init__(self, seed: int, budget: int = BUDGET, samples: int = 1) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self.samples = samples

    def choose(self, seat: Seat) -> int:
        choices = seat.legal()
        if len(choices) == 1:
            return choices[0]
        choices = some(choices, self.rng)
        worth = [0.0] * len(choices)
        for _ in range(self.samples):
            s = seat.sample(self.rng)
            for i, a in enumerate(choices):
                worth[i] += look_ahead(after(s, seat.seat, a), seat.seat, self.rng, self.budget // len(choices))
        top = max(worth)
        best = [a for a, w in zip(choices, worth, strict=True) if w == top]
        return best[self.rng.below(len(best))]


def look_ahead(s: State, seat: int, rng: Rng, budget: int) -> float:
    """What `seat` can make of `s` before its turn has passed.  Plays on in `s` itself.

    The budget is shared out evenly among the choices; where none is left, the best-looking choice is followed.
    """
    for _ in range(PLIES):
        others_answer(s, seat, rng)
        if s.over or not s.is_actor(seat):
            break
        choices = some(s.legal(seat), rng)
        if len(choices) == 1:
            s.apply(seat, choices[0])
        elif budget >= len(choices):
            return max(look_ahead(after(s, seat, a), seat, rng, budget // len(choices)) for a in choices)
        else:
            s = best_looking(s, seat, choices, rng)
    return s.game.title.value(s, seat)


def others_answer(s: State, seat: int, rng: Rng) -> None:
    """Chance, and other seats where they are asked within this seat's turn, until it is asked itself."""
    for _ in range(PLIES):
        while s.is_chance():
            s.apply(CHANCE, s.sample(rng))
        if s.over or s.is_actor(seat) or not (s.step().together or has_turn(s, seat)):
            return
        other = s.actors()[0]
        choices = some(s.legal(other), rng)
        a = choices[0] if len(choices) == 1 else favourite(s, other, choices)
        s.apply(other, a)


def has_turn(s: State, seat: int) -> bool:
    """Something this seat began is still going on, whoever is asked now."""
    outermost = s.game.title.first_step
    for i in range(0, int(s.sp) + 1, WIDTH):
        if s.frames[i + SEAT] == seat and s.frames[i + STEP] != outermost:
            return True
    return False


def best_looking(s: State, seat: int, choices: list[int], rng: Rng) -> State:
    value = s.game.title.value
    best = s
    top = 0.0
    for a in choices:
        t = after(s, seat, a)
        while t.is_chance():
            t.apply(CHANCE, t.sample(rng))
        worth = value(t, seat)
        if best is s or worth > top:
            best, top = t, worth
    return best


def favourite(s: State, seat: int, choices: list[int]) -> int:
    """What another seat would like best at once."""
    value = s.game.title.value
    worth = [value(after(s, seat, a), seat) for a in choices]
    return choices[worth.index(max(worth))]


def after(s: State, seat: int, a: int) -> State:
    t = s.clone()
    t.apply(seat, a)
    return t


def some(choices: list[int], rng: Rng) -> list[int]:
    """All choices, or a random few of a long list."""
    if len(choices) <= BREADTH:
        return choices
    rest = list(choices)
    return [rest.pop(int(rng.below(len(rest)))) for _ in range(BREADTH)]
