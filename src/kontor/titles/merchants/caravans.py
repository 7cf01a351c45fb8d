"""Caravans: where they may stand and go, tolls, deliveries."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .actions import DELIVER, STEP_TO
from .material import MEET, N_CITIES, NONE, TOUCH
from .state import (
    CARAVANS, FREE_GOODS, GOLD, KONTOR, OWN_CITIES, ROUTE, SAFE, TILE, TOLLS, board, caravan, caravans_at,
    is_own_kontor, mat, members, route_owner,
)
from .tell import (
    E_CARAVAN_MOVED, E_TOLL, R_DEAD_END, R_FULL, R_HAS_TILE, R_NOT_BESIDE, R_NOT_ON_BOARD, R_NOT_OWN_KONTOR,
    R_NOT_OWN_ROUTE, R_NOT_TOUCHING, R_NO_GOODS, R_NO_KONTOR_THERE, R_NO_ROUTE, R_NO_STEP, R_OWN_KONTOR, R_TOLL,
)
from .ways import is_touching

CITY_CELLS: Final = 2


def is_full_for(s: State, seat: i64, piece: i64, edge: i64) -> bool:
    """MER-4.8, 6.3: do two caravans other than this one stand there?"""
    others = caravans_at(s, edge)
    if s.v[CARAVANS + 2 * seat + piece] == edge + 1:
        others -= 1
    return others >= mat(s).caravans_per_route


def judge_caravan_place(s: State, seat: i64, edge: i64) -> i64:
    """MER-4.6 to 4.8, 11.23: a caravan that may be replaced leaves its place free."""
    if route_owner(s, edge) != seat:
        return R_NOT_OWN_ROUTE
    b = board(s)
    one = b.city_at[b.ends[2 * edge]]
    two = b.city_at[b.ends[2 * edge + 1]]
    if not (one != NONE and is_own_kontor(s, seat, one)) and not (two != NONE and is_own_kontor(s, seat, two)):
        return R_NOT_OWN_KONTOR
    return OK if has_room(s, seat, edge) else R_FULL


def has_room(s: State, seat: i64, edge: i64) -> bool:
    """MER-4.8: for a new caravan, or for one of the seat's two in exchange."""
    if caravans_at(s, edge) < mat(s).caravans_per_route:
        return True
    if has_spare_caravan(s, seat):
        return False
    return not is_full_for(s, seat, 0, edge) or not is_full_for(s, seat, 1, edge)


def has_spare_caravan(s: State, seat: i64) -> bool:
    return s.v[CARAVANS + 2 * seat] == 0 or s.v[CARAVANS + 2 * seat + 1] == 0


def caravan_places(s: State, seat: i64) -> list[int]:
    """All edges that `judge_caravan_place` lets pass, in order."""
    v = s.v
    b = board(s)
    found: list[int] = []
    for city in members(v, OWN_CITIES + CITY_CELLS * seat, CITY_CELLS):
        at = b.crossing[city]
        for i in range(MEET):
            edge = b.crossing_edges[MEET * at + i]
            if edge != NONE and v[ROUTE + edge] == seat + 1 and edge not in found and has_room(s, seat, edge):
                found.append(edge)
    found.sort()
    return found


def toll_to(s: State, seat: i64, piece: i64, edge: i64) -> i64:
    """MER-6.5 to 6.9, 11.27: who must be paid before this caravan enters a route, NONE for nobody."""
    owner = route_owner(s, edge)
    if owner == seat or s.v[SAFE] or (s.v[TOLLS + piece] >> owner) & 1:
        return NONE
    return owner


def judge_step(s: State, seat: i64, piece: i64, edge: i64, steps: i64) -> i64:
    """MER-10.8"""
    if steps == 0:
        return R_NO_STEP
    if s.v[ROUTE + edge] == 0:
        return R_NO_ROUTE
    if not is_touching(s, caravan(s, seat, piece), edge):
        return R_NOT_TOUCHING
    return judge_entry(s, seat, piece, edge, steps)


def judge_entry(s: State, seat: i64, piece: i64, edge: i64, steps: i64) -> i64:
    """The same for a route that touches the caravan's own."""
    if toll_to(s, seat, piece, edge) != NONE and mat(s).toll > s.v[GOLD + seat]:
        return R_TOLL                                               # MER-11.26
    if is_full_for(s, seat, piece, edge) and not can_stop_beyond(s, seat, piece, edge, steps - 1):
        return R_DEAD_END                                           # MER-11.25
    return OK


def can_stop_beyond(s: State, seat: i64, piece: i64, edge: i64, steps: i64) -> bool:
    """MER-11.25: from a full route, is there a place to stop with so many steps and the gold at hand?"""
    b = board(s)
    v = s.v
    toll = mat(s).toll
    paid: i64 = 15 if v[SAFE] else v[TOLLS + piece] | (1 << seat)
    gold: i64 = v[GOLD + seat]
    owner: i64 = v[ROUTE + edge] - 1
    if not (paid >> owner) & 1:
        paid |= 1 << owner
        gold -= toll
    row = [int((edge << 16) + (gold << 4) + paid)]                  # edge, gold and the seats paid in one number
    seen = row[:]
    while steps > 0 and row:
        steps -= 1
        following: list[int] = []
        for place in row:
            for i in range(TOUCH):
                near = b.touching[TOUCH * (place >> 16) + i]
                if near == NONE or v[ROUTE + near] == 0:
                    continue
                left: i64 = (place >> 4) & 0xFFF
                masks: i64 = place & 15
                if not (masks >> (v[ROUTE + near] - 1)) & 1:
                    if left < toll:
                        continue
                    left -= toll
                    masks |= 1 << (v[ROUTE + near] - 1)
                if not is_full_for(s, seat, piece, near):
                    return True
                entry = int((near << 16) + (left << 4) + masks)
                if entry not in seen:
                    seen.append(entry)
                    following.append(entry)
        row = following
    return False


def can_move_caravan(s: State, seat: i64, piece: i64, steps: i64) -> bool:
    v = s.v
    at = caravan(s, seat, piece)
    if at == NONE or steps == 0:
        return False
    b = board(s)
    for i in range(TOUCH * at, TOUCH * at + TOUCH):
        near = b.touching[i]
        if near != NONE and v[ROUTE + near] and judge_entry(s, seat, piece, near, steps) == OK:
            return True
    return False


def add_steps(found: list[int], s: State, seat: i64, piece: i64, steps: i64) -> None:
    """Adds the steps that `judge_step` lets pass, in order."""
    v = s.v
    if steps == 0:
        return
    at = caravan(s, seat, piece)
    b = board(s)
    for i in range(TOUCH * at, TOUCH * at + TOUCH):
        near = b.touching[i]
        if near != NONE and v[ROUTE + near] and judge_entry(s, seat, piece, near, steps) == OK:
            found.append(STEP_TO + near)


def can_swift_caravan(s: State, seat: i64) -> bool:
    steps = mat(s).swift_caravan_steps
    return can_move_caravan(s, seat, 0, steps) or can_move_caravan(s, seat, 1, steps)


def enter(s: State, seat: i64, piece: i64, edge: i64) -> None:
    """One step of a caravan, with the toll it costs."""
    v = s.v
    owner = toll_to(s, seat, piece, edge)
    if owner != NONE:
        toll = mat(s).toll
        v[GOLD + seat] -= toll
        v[GOLD + owner] += toll
        v[TOLLS + piece] |= 1 << owner
        s.tell(E_TOLL, seat, owner, toll)
    v[CARAVANS + 2 * seat + piece] = edge + 1
    s.tell(E_CARAVAN_MOVED, seat, edge + 1)


def judge_deliver(s: State, seat: i64, piece: i64, city: i64) -> i64:
    """MER-6.10, 6.11, 6.14, 11.30"""
    at = caravan(s, seat, piece)
    if at == NONE:
        return R_NOT_ON_BOARD
    b = board(s)
    if b.city_at[b.ends[2 * at]] != city and b.city_at[b.ends[2 * at + 1]] != city:
        return R_NOT_BESIDE
    if s.v[KONTOR + city] == 0:
        return R_NO_KONTOR_THERE
    if is_own_kontor(s, seat, city):
        return R_OWN_KONTOR
    if s.v[TILE + city]:
        return R_HAS_TILE
    return OK if s.v[FREE_GOODS + seat] > 0 else R_NO_GOODS


def add_deliveries(found: list[int], s: State, seat: i64, piece: i64) -> None:
    """Adds the deliveries that `judge_deliver` lets pass, in order."""
    at = caravan(s, seat, piece)
    if at == NONE or s.v[FREE_GOODS + seat] == 0:
        return
    b = board(s)
    first: i64 = b.city_at[b.ends[2 * at]]
    last: i64 = b.city_at[b.ends[2 * at + 1]]
    if first > last:
        first, last = last, first
    base: i64 = DELIVER + N_CITIES * piece
    if first != NONE and judge_deliver(s, seat, piece, first) == OK:
        found.append(int(base + first))
    if last != NONE and judge_deliver(s, seat, piece, last) == OK:
        found.append(int(base + last))
