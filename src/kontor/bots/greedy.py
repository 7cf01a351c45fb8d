"""`greedy`: plays the action that leads to the best position its own turn can reach, by the title's `value`.

It looks at one position drawn from what its seat may know, and at nothing beyond the end of its turn.
"""

from kontor.kernel.refusals import OK
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, SEAT, STEP, WIDTH, State

from .seat import Seat

BUDGET = 240        # positions looked at for one decision
BREADTH = 24        # choices looked at where more are on offer, such as the deals of a trade
THOROUGH = 6        # positions per choice that make it worth trying them all to the end
ACCEPT = "accept"   # the key of saying yes to an offer, in every title that trades


class Greedy:
    def __init__(self, seed: int, budget: int = BUDGET, samples: int = 1, trades: int = 1) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self.samples = samples
        self.trades = trades                # 0: makes no offers and accepts none, to measure what trading is worth
        self.plan: list[int] = []           # the rest of an offer that is being put together

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        self.plan = []
        if len(legal) == 1:
            return legal[0]
        best = self.best_of(seat, legal)
        self.plan = best[1:]
        return best[0]

    def best_of(self, seat: Seat, legal: list[int]) -> list[int]:
        """The most promising of the single actions and of the whole offers that the title has ready."""
        s = seat.sample(self.rng)
        offers = seat.title.ready(s, seat.seat) if self.trades else []
        courses = [[a] for a in some(self.wanted(seat, without_offers(s, legal)), self.rng)] + offers
        worth = [0.0] * len(courses)
        for turn in range(self.samples):
            if turn:
                s = seat.sample(self.rng)
            for i, course in enumerate(courses):
                worth[i] += look_ahead(after(s, seat.seat, course), seat.seat, self.rng, self.budget // len(courses))
        top = max(worth)
        best = [course for course, w in zip(courses, worth, strict=True) if w == top]
        return best[self.rng.below(len(best))]

    def wanted(self, seat: Seat, choices: list[int]) -> list[int]:
        return choices if self.trades else [a for a in choices if seat.key(a) != ACCEPT] or choices


def without_offers(s: State, choices: list[int]) -> list[int]:
    """Offers are weighed whole (`Title.ready`), not by their first piece."""
    game = s.game
    return [a for a in choices if not game.begins_offer(a)] or choices if game.composed else choices


def look_ahead(s: State, seat: int, rng: Rng, budget: int) -> float:
    """What `seat` can make of `s` before its turn has passed, looking at about `budget` positions.  Plays on in `s`.

    While there is plenty, the budget is shared out among the choices; then the best-looking choice is followed.
    """
    while True:
        others_answer(s, seat, rng)
        if s.over or budget <= 0 or not s.is_actor(seat):
            return s.game.title.value(s, seat)
        choices = some(without_offers(s, s.legal(seat)), rng)
        share = budget // len(choices)
        if len(choices) == 1:
            s.apply(seat, choices[0])
            budget -= 1
        elif share >= THOROUGH:
            return max(look_ahead(after(s, seat, [a]), seat, rng, share) for a in choices)
        else:
            s = best_looking(s, seat, choices, rng)
            budget -= len(choices)


def others_answer(s: State, seat: int, rng: Rng) -> None:
    """Chance, and other seats where they are asked within this seat's turn, until it is asked itself."""
    for _ in range(BREADTH):
        while s.is_chance():
            s.apply(CHANCE, s.sample(rng))
        if s.over or s.is_actor(seat) or not (s.step().together or has_turn(s, seat)):
            return
        other = s.actors()[0]
        choices = some(without_offers(s, s.legal(other)), rng)
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
        t = after(s, seat, [a])
        while t.is_chance():
            t.apply(CHANCE, t.sample(rng))
        worth = value(t, seat)
        if best is s or worth > top:
            best, top = t, worth
    return best


def favourite(s: State, seat: int, choices: list[int]) -> int:
    """What another seat would like best at once."""
    value = s.game.title.value
    worth = [value(after(s, seat, [a]), seat) for a in choices]
    return choices[worth.index(max(worth))]


def after(s: State, seat: int, course: list[int]) -> State:
    """A copy in which the seat has done one thing after another, as far as they are possible."""
    t = s.clone()
    t.apply(seat, course[0])
    for a in course[1:]:
        if t.refusal(seat, a) != OK:
            break
        t.apply(seat, a)
    return t


def some(choices: list[int], rng: Rng) -> list[int]:
    """All choices, or a random few of a long list."""
    if len(choices) <= BREADTH:
        return choices
    rest = list(choices)
    return [rest.pop(int(rng.below(len(rest)))) for _ in range(BREADTH)]
