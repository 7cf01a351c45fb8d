"""Ways to choose moves that together reach rules which evenly random play hardly ever meets."""

from collections.abc import Callable
from typing import Final

from kontor.bots.greedy import Greedy
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng

Policy = Callable[[Match, int, Rng], int]

WAIVING: Final = {"no", "pass", "waive", "decline", "skip", "done", "finish", "stop", "end", "withdraw", "refuse"}


def uniform(match: Match, seat: int, rng: Rng) -> int:
    return one(match.legal(seat), rng)


def by_kind(match: Match, seat: int, rng: Rng) -> int:
    """Every kind of action is equally likely, however many ids it has."""
    kind = match.title.actions.kind
    choices = match.legal(seat)
    kinds = list(dict.fromkeys(kind(a) for a in choices))
    wanted = kinds[int(rng.below(len(kinds)))]
    return one([a for a in choices if kind(a) == wanted], rng)


def eager(match: Match, seat: int, rng: Rng) -> int:
    """Takes what is offered rather than waiving it."""
    kind = match.title.actions.kind
    choices = match.legal(seat)
    return one([a for a in choices if kind(a) not in WAIVING] or choices, rng)


def near(match: Match, seat: int, rng: Rng) -> int:
    """Stays with the first of the choices: short moves, small numbers, long games."""
    return one(match.legal(seat)[:2], rng)


def far(match: Match, seat: int, rng: Rng) -> int:
    """Goes for the last of the choices: long moves, large numbers, short games."""
    return one(match.legal(seat)[-2:], rng)


def ambitious(match: Match, seat: int, rng: Rng) -> int:
    """Plays well more often than not, so that games are won early."""
    if rng.below(8) == 0:
        return one(match.legal(seat), rng)
    return Greedy(int(rng.bits()), budget=8).choose(Seat(match, seat))


POLICIES: Final[tuple[tuple[int, Policy], ...]] = (
    (4, uniform), (3, by_kind), (3, eager), (2, near), (1, far), (3, ambitious),
)       # with their weights


def draw(rng: Rng) -> Policy:
    at = int(rng.below(sum(weight for weight, _ in POLICIES)))
    for weight, policy in POLICIES:
        at -= weight
        if at < 0:
            return policy
    raise AssertionError


def one(choices: list[int], rng: Rng) -> int:
    return choices[int(rng.below(len(choices)))]
