"""Section 1: the variable start, or straight to the first turn."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, Draw, State, Step

from ..actions import (
    DRAW_START, PLACE_KONTOR, PLACE_ROUTE, S_SETUP, S_SETUP_KONTOR, S_SETUP_NEUTRAL, S_SETUP_ROUTE, S_START, S_TURN,
)
from ..material import MEET, N_CITIES, N_EDGES, NONE
from ..rules import gain
from ..state import ACTIVE, CARAVANS, KONTOR, NEUTRAL_KONTOR, ROUTE, START, board, is_own_kontor, set_kontor, set_route
from ..tell import E_KONTOR, E_NEUTRAL, E_PRODUCED, E_START, E_START_ROUTE, R_NOT_PURPLE, R_TAKEN_CITY
from ..ways import judge_start_route

DONE: Final = A                 # of Setup: pieces placed so far


class StartPlayer(Draw):
    """MER-1.17: whoever rolls highest begins, so everybody is equally likely."""

    name = "start-player"
    number = S_START
    ids = [(DRAW_START, DRAW_START + 4)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if a - DRAW_START < s.game.seats else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[START] = a - DRAW_START
        s.v[ACTIVE] = a - DRAW_START
        s.tell(E_START, a - DRAW_START)
        s.pop()
        s.push(S_SETUP, CHANCE)

    def proceed(self, s: State) -> bool:
        if s.game.options["start"] != "first_game":
            return False
        s.pop()                                                     # MER-1.13: red begins, all is in its place
        s.push(S_TURN, 0)
        return True


class Setup(Step):
    """MER-1.18 to 1.23: three rounds of kontors, with three players neutral ones, then routes with caravans."""

    name = "setup"
    number = S_SETUP

    def proceed(self, s: State) -> bool:
        n: i64 = s.game.seats
        done = s.at(DONE)
        s.put(DONE, done + 1)
        start = s.v[START]
        turn = done % n
        last_first: i64 = (start + n - 1 - turn) % n
        if done < 3 * n:
            second = n <= done < 2 * n
            s.push(S_SETUP_KONTOR, last_first if second else (start + turn) % n, done // n)
        elif n == 3 and done < 4 * n:
            s.push(S_SETUP_NEUTRAL, last_first)
        elif done < (5 if n == 3 else 4) * n:
            s.push(S_SETUP_ROUTE, last_first)
        else:
            s.pop()
            s.push(S_TURN, start)
        return True


class PlaceKontor(Step):
    """MER-1.18, 1.19"""

    name = "setup-kontor"
    number = S_SETUP_KONTOR
    ids = [(PLACE_KONTOR, PLACE_KONTOR + N_CITIES)]
    ROUND: Final = A

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if not board(s).is_purple[a - PLACE_KONTOR]:
            return R_NOT_PURPLE
        return R_TAKEN_CITY if s.v[KONTOR + a - PLACE_KONTOR] else OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        city = a - PLACE_KONTOR
        third = s.at(A) == 2
        s.pop()
        set_kontor(s, seat, city)
        s.tell(E_KONTOR, seat, city)
        if third:
            b = board(s)
            for i in range(MEET):
                hex_ = b.city_hexes[MEET * city + i]
                if hex_ != NONE:
                    gain(s, seat, b.resource[hex_], 1)
                    s.tell(E_PRODUCED, seat, b.resource[hex_], 1)


class PlaceNeutral(PlaceKontor):
    """MER-1.20"""

    name = "setup-neutral"
    number = S_SETUP_NEUTRAL

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        set_kontor(s, NEUTRAL_KONTOR - 1, a - PLACE_KONTOR)
        s.tell(E_NEUTRAL, seat, a - PLACE_KONTOR)


class PlaceStartRoute(Step):
    """MER-1.21, 1.22; nothing of section 4 applies (MER-11.13)"""

    name = "setup-route"
    number = S_SETUP_ROUTE
    ids = [(PLACE_ROUTE, PLACE_ROUTE + N_EDGES)]

    def proceed(self, s: State) -> bool:
        if has_start_route(s, s.at(SEAT)):
            return False
        s.pop()                                                     # MER-11.44
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return judge_start_route(s, seat, a - PLACE_ROUTE)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        set_route(s, seat, a - PLACE_ROUTE)
        s.v[CARAVANS + 2 * seat] = a - PLACE_ROUTE + 1
        s.tell(E_START_ROUTE, seat, a - PLACE_ROUTE + 1)


def has_start_route(s: State, seat: i64) -> bool:
    b = board(s)
    for city in b.cities:
        if is_own_kontor(s, seat, city):
            for i in range(MEET):
                edge = b.crossing_edges[MEET * b.crossing[city] + i]
                if edge != NONE and s.v[ROUTE + edge] == 0 and judge_start_route(s, seat, edge) == OK:
                    return True
    return False
