"""Chapter 10: who has won, and how that came about."""

from itertools import pairwise
from typing import Final

from kontor.kernel.outcome import Outcome, Reckoning
from kontor.kernel.state import State

from .flow.turn import kinds_filed
from .material import N_LEVELS
from .state import BONUS_STATE, LAST_ROUND, OUT, SIDE, START_PLAYER, VARIETY, cash, level, mat, owned, seals

REASONS: Final = ("", "seals", "career", "limit")


def is_eliminated(s: State, seat: int) -> bool:
    """NOV-10.5: the career row carries the red X."""
    return mat(s).career_x[int(s.v[SIDE + seat]) * 6 + int(level(s, seat))] == 1


def merits(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """NOV-10.6: what is compared, first things first; the last is the place in the turn order."""
    later = (seat - int(s.v[START_PLAYER])) % s.game.seats
    return int(seals(s, seat)), int(cash(s, seat)), int(level(s, seat)), int(owned(s, seat)), later


TIE_BREAKS: Final = ("seals", "ducats", "level", "kontors", "last_turn")


def outcome(s: State) -> Outcome:
    seats = range(s.game.seats)
    qualified = [seat for seat in seats if not is_eliminated(s, seat)]
    ranked = sorted(qualified, key=lambda seat: merits(s, seat), reverse=True)
    ranks = [s.game.seats] * s.game.seats           # NOV-10.7: players on an X share the last place
    for place, seat in enumerate(ranked, 1):
        ranks[seat] = place
    trail = [line for seat in seats for line in seat_trail(s, seat)]
    for better, worse in pairwise(ranked):
        trail += tie_trail(s, better, worse)
    if not ranked:
        trail.append(Reckoning("NOV-10.7", "nobody", {}))
    scores = tuple(int(seals(s, seat)) for seat in seats)
    return Outcome(tuple(ranks), scores, REASONS[int(s.v[LAST_ROUND])], tuple(trail))


def seat_trail(s: State, seat: int) -> list[Reckoning]:
    total = int(seals(s, seat))
    lines: list[Reckoning] = []
    if s.v[BONUS_STATE + VARIETY] != OUT:
        kinds = int(kinds_filed(s, seat))
        won = mat(s).variety[kinds]
        lines.append(Reckoning("NOV-8.12", "variety", {"seat": seat, "kinds": kinds, "seals": won}))
    lines.append(Reckoning("NOV-10.6", "seals", {"seat": seat, "seals": total}))
    if is_eliminated(s, seat):
        lines.append(Reckoning("NOV-10.5", "eliminated", {"seat": seat, "level": int(level(s, seat))}))
    elif level(s, seat) == N_LEVELS:
        lines.append(Reckoning("NOV-5.29", "top", {"seat": seat}))
    return lines


def tie_trail(s: State, better: int, worse: int) -> list[Reckoning]:
    """The one comparison that put two players with equal seals in order."""
    mine, other = merits(s, better), merits(s, worse)
    if mine[0] != other[0]:
        return []
    k = next(k for k in range(len(mine)) if mine[k] != other[k])
    params = {"seat": better, "other": f"player-{worse + 1}", "mine": mine[k], "theirs": other[k]}
    return [Reckoning("NOV-10.6", f"tie-{TIE_BREAKS[k]}", params)]
