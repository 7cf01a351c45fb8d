"""Section 4: a route on the board and what follows from it; pieces that are placed anew."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import SEAT, A, B, State, Step

from ..actions import (
    CHOOSE_CHAIN, DECLINE, N_CHAINS, PLACE_ROUTE, S_CHAIN, S_FREE_ROUTE, S_REPLACE_CARAVAN, S_REPLACE_TRADER,
    S_ROUTE_PLACED, TAKE_OFF,
)
from ..caravans import is_full_for
from ..material import N_EDGES, TOUCH
from ..state import CARAVANS, LAST_ROUTE, OPEN_EDGES, TOLLS, add_members, board, set_trader
from ..tell import E_RAISED, E_RECRUITED, R_FULL, R_NO_CHAIN, R_NOT_TOUCHING
from ..ways import EDGE_CELLS, can_continue, is_touching, judge_route, pay_out, payments, place_route

EDGE: Final = A
PLACE: Final = B


def open_route(s: State, seat: i64, edge: i64) -> None:
    """Places a route; the step pushed settles it before anything else happens (MER-11.33)."""
    place_route(s, seat, edge)
    s.push(S_ROUTE_PLACED, seat, edge)


class RoutePlaced(Step):
    """MER-4.14 to 4.19: gold for a connection, then the double arrow."""

    name = "route-placed"
    number = S_ROUTE_PLACED

    def proceed(self, s: State) -> bool:
        edge = s.at(EDGE)
        seat = s.at(SEAT)
        if s.at(PLACE) == 0:
            s.put(PLACE, 1)
            chains = payments(s, edge)
            if len(chains) == 1:                                    # MER-11.32
                pay_out(s, chains[0])
            elif chains:
                s.v[LAST_ROUTE] = edge
                s.push(S_CHAIN, seat)
            return True
        s.pop()
        if board(s).is_double[edge] and can_continue(s, seat, edge):
            s.push(S_FREE_ROUTE, seat, edge + 1)
        return True


class Chain(Step):
    """MER-4.15, 11.32: the chains that pay differently, best for the active player first."""

    name = "chain"
    number = S_CHAIN
    ids = [(CHOOSE_CHAIN, CHOOSE_CHAIN + N_CHAINS)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a - CHOOSE_CHAIN < len(payments(s, s.v[LAST_ROUTE])) else R_NO_CHAIN

    def legal(self, s: State, seat: i64) -> list[int]:
        n = len(payments(s, s.v[LAST_ROUTE]))
        return list(range(CHOOSE_CHAIN, CHOOSE_CHAIN + (min(N_CHAINS, n))))

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        pay_out(s, payments(s, s.v[LAST_ROUTE])[a - CHOOSE_CHAIN])


class FreeRoute(Step):
    """MER-4.18, 11.34: touching the route just placed; by charter anywhere (MER-7.6)."""

    name = "free-route"
    number = S_FREE_ROUTE
    ids = [(PLACE_ROUTE, PLACE_ROUTE + N_EDGES), (DECLINE, DECLINE + 1)]
    FROM: Final = A                                                 # edge + 1, 0 anywhere

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == DECLINE:
            return OK
        origin = s.at(A)
        if origin and not is_touching(s, origin - 1, a - PLACE_ROUTE):
            return R_NOT_TOUCHING
        return judge_route(s, seat, a - PLACE_ROUTE)

    def legal(self, s: State, seat: i64) -> list[int]:
        origin = s.at(A)
        choices: list[int] = []
        if origin:
            b = board(s)
            for i in range(TOUCH):
                edge = b.touching[TOUCH * (origin - 1) + i]
                if edge >= 0 and judge_route(s, seat, edge) == OK:
                    choices.append(PLACE_ROUTE + edge)
        else:
            add_members(choices, PLACE_ROUTE, s.v, OPEN_EDGES + EDGE_CELLS * seat, EDGE_CELLS)
        choices.append(DECLINE)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a != DECLINE:
            open_route(s, seat, a - PLACE_ROUTE)


# pieces placed anew; the price was paid when the new place was chosen


class ReplaceTrader(Step):
    """MER-4.5, 11.17"""

    name = "replace-trader"
    number = S_REPLACE_TRADER
    ids = [(TAKE_OFF, TAKE_OFF + 2)]
    CITY: Final = A

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        city = s.at(A)
        s.pop()
        put_trader(s, seat, a - TAKE_OFF, city)


def put_trader(s: State, seat: i64, piece: i64, city: i64) -> None:
    """MER-4.4"""
    set_trader(s, seat, piece, board(s).crossing[city])
    s.tell(E_RECRUITED, seat, city)


class ReplaceCaravan(Step):
    """MER-4.7, 11.17"""

    name = "replace-caravan"
    number = S_REPLACE_CARAVAN
    ids = [(TAKE_OFF, TAKE_OFF + 2)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return R_FULL if is_full_for(s, seat, a - TAKE_OFF, s.at(EDGE)) else OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        edge = s.at(EDGE)
        s.pop()
        put_caravan(s, seat, a - TAKE_OFF, edge)


def put_caravan(s: State, seat: i64, piece: i64, edge: i64) -> None:
    """MER-4.6, 11.27: whatever was paid for this piece is forgotten."""
    s.v[CARAVANS + 2 * seat + piece] = edge + 1
    s.v[TOLLS + piece] = 0
    s.tell(E_RAISED, seat, edge + 1)
