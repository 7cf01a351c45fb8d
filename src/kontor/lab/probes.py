"""What the fuzzer does to a match besides playing it.  Each probe leaves the match as it was, or raises Broken."""

from collections.abc import Callable
from math import isfinite
from typing import Final

from kontor.kernel import laws
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng

from .policies import one


NONSENSE: Final = "nonsense:1"


class Broken(AssertionError):
    """The public door let something through, or something changed that should not have."""


def trace(match: Match) -> tuple[object, ...]:
    """Everything a refused action must leave alone."""
    undoable = [match.can_undo(seat) for seat in range(match.state.game.seats)]
    return match.state.checksum(), match.state.actors(), len(match.entries), match.seq, undoable


def must_refuse(match: Match, seat: int, *actions: int | str) -> None:
    """One action, or several as a batch."""
    before = trace(match)
    refusal = match.submit(seat, actions[0]) if len(actions) == 1 else match.submit_batch(seat, actions)
    if refusal is None:
        raise Broken(f"seat {seat}: {actions} was accepted")
    if not (refusal.rule and refusal.key):
        raise Broken(f"seat {seat}: {actions} was refused without a rule")
    if trace(match) != before:
        raise Broken(f"seat {seat}: {actions} was refused, but something changed")


def illegal(match: Match, rng: Rng) -> None:
    """An action of the table that this seat may not choose now, answers of chance included."""
    seat = one(match.actors() or list(range(match.state.game.seats)), rng)
    a = int(rng.below(match.state.game.n_all))
    if a not in match.legal(seat):
        must_refuse(match, seat, a)
        must_refuse(match, seat, match.key(a))


def out_of_turn(match: Match, rng: Rng) -> None:
    actors = match.actors()
    waiting = [seat for seat in range(match.state.game.seats) if seat not in actors]
    if waiting:
        offered = match.legal(actors[0]) if actors else list(range(match.state.game.n_actions))
        must_refuse(match, one(waiting, rng), match.key(one(offered, rng)))


def unknown(match: Match, rng: Rng) -> None:
    seats = match.state.game.seats
    seat = int(rng.below(seats))
    n = match.state.game.n_all
    for action in (-1, n, n + int(rng.below(1000)), 1 << 40, "", NONSENSE, "*"):
        must_refuse(match, seat, action)
    for stranger in (-1, -2, seats, seats + 7):
        must_refuse(match, stranger, int(rng.below(match.state.game.n_actions)))


def broken_batch(match: Match, rng: Rng) -> None:
    """A batch with something impossible at its end does nothing at all."""
    if not match.over:
        seat = one(match.actors(), rng)
        must_refuse(match, seat, match.key(one(match.legal(seat), rng)), NONSENSE)


def position(match: Match, rng: Rng) -> None:
    """The laws of the kernel, and whatever else a title says about a position."""
    s = match.state
    before = s.checksum()
    laws.every_law(s, rng)
    title = match.title
    for seat in [*range(s.game.seats), None]:
        title.describe(s.view(seat, bool(rng.below(2))), s.material)
        match.events(seat, max(0, len(match.entries) - 5))
    for seat in s.actors():
        title.detail(s, seat, one(s.legal(seat), rng))
    for seat in range(s.game.seats):
        if not isfinite(title.value(s, seat)):
            raise Broken(f"seat {seat}: the value is no number")
    if s.checksum() != before:
        raise Broken("looking at the position changed it")


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
