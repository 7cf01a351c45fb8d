"""Random play inside the engine: the inner loop of search and of the speed tests."""

from .cells import i64
from .rng import Rng
from .state import CHANCE, State


def playout(s: State, rng: Rng, limit: int = 1_000_000) -> tuple[int, int, int]:
    """Plays `s` to its end, or for `limit` answers, each choice equally likely.

    Returns how many choices players had (two or more possibilities), how many answers were forced, and how many
    answers chance gave.
    """
    chosen: i64 = 0
    forced: i64 = 0
    drawn: i64 = 0
    bound: i64 = limit
    while not s.over and chosen + forced + drawn < bound:
        step = s.step()
        if step.chance:
            s.apply(CHANCE, s.sample(rng))
            drawn += 1
            continue
        seat: i64 = s.seat()
        if step.together:
            seats = step.actors(s)
            seat = seats[rng.below(len(seats))]
        choices = s.legal(seat)
        n: i64 = len(choices)
        if n == 1:
            forced += 1
            s.apply(seat, choices[0])
        else:
            chosen += 1
            s.apply(seat, choices[rng.below(n)])
    return int(chosen), int(forced), int(drawn)
