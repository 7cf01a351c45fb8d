"""Random play inside the engine: the inner loop of search and of the speed tests."""

from .cells import i64
from .rng import Rng
from .state import CHANCE, SEAT, State


def playout(s: State, rng: Rng, limit: int = 1_000_000) -> tuple[int, int, int]:
    """Plays `s` to its end, or for `limit` answers, each choice equally likely.

    Returns how many choices players had (two or more possibilities), how many answers were forced, and how many
    answers chance gave.
    """
    chosen: i64 = 0
    forced: i64 = 0
    drawn: i64 = 0
    bound: i64 = limit
    steps = s.game.steps
    while not s.over and chosen + forced + drawn < bound:
        step = steps[s.frames[s.sp]]
        if step.chance:
            s.apply(CHANCE, s.sample(rng))
            drawn += 1
            continue
        seat: i64 = s.frames[s.sp + SEAT]
        if step.together:
            seats = step.actors(s)
            seat = seats[rng.below(len(seats))]
        choices = s.choices_of(step, seat)
        if len(choices) == 1:
            forced += 1
            s.apply(seat, choices[0])
        else:
            chosen += 1
            s.apply(seat, any_of(s, choices, rng))
    return int(chosen), int(forced), int(drawn)


def any_of(s: State, choices: list[int], rng: Rng) -> i64:
    """One of the choices, equally likely; but an offer is begun rarely, or games would be nothing but haggling."""
    game = s.game
    n: i64 = len(choices)
    if not game.composed or rng.below(8) == 0:
        return choices[rng.below(n)]
    begins = game.begins
    first: i64 = game.first_composed
    before: i64 = n                     # choices are sorted, and only the last few of them can begin an offer
    offers: i64 = 0
    while before > 0 and choices[before - 1] >= first:
        before -= 1
        offers += begins[choices[before]]
    if offers == n:
        return choices[rng.below(n)]
    at = rng.below(n - offers)
    while before <= at:
        at += begins[choices[before]]
        before += 1
    return choices[at]
