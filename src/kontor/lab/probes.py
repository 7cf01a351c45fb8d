"""What the fuzzer does to a match besides playing it.  Each probe leaves the match as it was, or raises Broken."""

from collections.abc import Callable
from math import isfinite
from typing import Final

from kontor.kernel import laws
from kontor.kernel.match import Match
from kontor.kernel.refusals import Refusal
from kontor.kernel.rng import Rng

from .policies import one


class Broken(AssertionError):
    """The public door let something through, or something changed that should not have."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def trace(match: Match) -> tuple[object, ...]:
    """Everything a refused action must leave alone."""
    undoable = [match.can_undo(seat) for seat in range(match.state.game.seats)]
    return match.state.checksum(), match.state.actors(), len(match.entries), match.seq, undoable


def refused(match: Match, attempt: Callable[[], Refusal | None], what: str) -> None:
    before = trace(match)
    refusal = attempt()
    demand(refusal is not None, f"{what} was accepted")
    assert refusal is not None
    demand(bool(refusal.rule and refusal.key), f"{what} was refused without a rule")
    demand(trace(match) == before, f"{what} was refused, but something changed")


def illegal(match: Match, rng: Rng) -> None:
    """An action of the table that this seat may not choose now, answers of chance included."""
    actors = match.actors() or list(range(match.state.game.seats))
    seat = one(actors, rng)
    legal = set(match.legal(seat))
    a = int(rng.below(match.state.game.n_all))
    if a not in legal:
        refused(match, lambda: match.submit(seat, a), f"seat {seat}: {match.key(a)}")
        refused(match, lambda: match.submit(seat, match.key(a)), f"seat {seat}: {match.key(a)}")


def out_of_turn(match: Match, rng: Rng) -> None:
    actors = match.actors()
    waiting = [seat for seat in range(match.state.game.seats) if seat not in actors]
    if not waiting:
        return
    seat = one(waiting, rng)
    offered = match.legal(actors[0]) if actors else []
    a = one(offered, rng) if offered else int(rng.below(match.state.game.n_actions))
    refused(match, lambda: match.submit(seat, a), f"seat {seat}, out of turn: {match.key(a)}")


def unknown(match: Match, rng: Rng) -> None:
    seats = match.state.game.seats
    seat = int(rng.below(seats))
    n = match.state.game.n_all
    for action in (-1, n, n + int(rng.below(1000)), 1 << 40, "", "nonsense:1", "*"):
        refused(match, lambda action=action: match.submit(seat, action), f"seat {seat}: {action!r}")  # type: ignore[misc]
    a = int(rng.below(match.state.game.n_actions))
    for stranger in (-1, -2, seats, seats + 7):
        refused(match, lambda stranger=stranger: match.submit(stranger, a), f"seat {stranger}: {match.key(a)}")  # type: ignore[misc]


def broken_batch(match: Match, rng: Rng) -> None:
    """A batch with something impossible at its end does nothing at all."""
    if match.over:
        return
    seat = one(match.actors(), rng)
    batch: list[int | str] = [one(match.legal(seat), rng), "nonsense:1"]
    refused(match, lambda: match.submit_batch(seat, batch), f"seat {seat}: a batch with a broken end")


def position(match: Match, rng: Rng) -> None:
    """The laws of the kernel, and whatever else a title says about a position."""
    s = match.state
    before = s.checksum()
    laws.every_law(s, rng)
    title = match.title
    for seat in [*range(s.game.seats), None]:
        title.describe(s.view(seat, bool(rng.below(2))))
        match.events(seat, max(0, len(match.entries) - 5))
    for seat in s.actors():
        title.detail(s, seat, one(s.legal(seat), rng))
    for seat in range(s.game.seats):
        demand(isfinite(title.value(s, seat)), f"seat {seat}: the value is no number")
    demand(s.checksum() == before, "looking at the position changed it")


def chance(match: Match, rng: Rng) -> None:
    """The laws at a question of chance, reached on a copy."""
    s = match.state.clone()
    for _ in range(20):
        if s.over:
            return
        if s.is_chance():
            laws.every_law(s, rng)
            return
        laws.act_at_random(s, rng)


PROBES: Final[dict[str, tuple[int, Callable[[Match, Rng], None]]]] = {
    "illegal": (200, illegal),
    "out-of-turn": (60, out_of_turn),
    "unknown": (20, unknown),
    "broken-batch": (30, broken_batch),
    "position": (12, position),
    "chance": (12, chance),
}       # how often in 1000 decisions, and what is done
