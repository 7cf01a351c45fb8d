"""Chapter 4: laying the route."""

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State, Step
from kontor.titles.novgorod.actions import DONE, LAY_ROUTE, PIRATE, PLACEHOLDER, SAIL
from kontor.titles.novgorod.production import hold_of, keeps_cover
from kontor.titles.novgorod.routes import judge_card, lay_card
from kontor.titles.novgorod.rules import award, judge_pirate, move_pirate
from kontor.titles.novgorod.state import FIVE_CITY_ROUTE, LAID, PIRATE_SIDE, count_bits, mat, route_cities
from kontor.titles.novgorod.tell import FEES_NOT_COVERED, PIRATE_ONLY_AT_EDGES, ROUTE_FINISHED


class LayRoute(Step):
    """NOV-4.15; while no card lies the pirate can be moved as well (11.11, 11.14)."""

    name = "lay-route"
    number = LAY_ROUTE
    ids = [(SAIL, PLACEHOLDER + 1), (PIRATE, PIRATE + 8), (DONE, DONE + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a <= PLACEHOLDER:
            return judge_card(s, seat, a - SAIL)
        if a == DONE:
            return OK if keeps_cover(s, seat, hold_of(s), 0) else FEES_NOT_COVERED
        if s.v[LAID] > 0 and s.v[PIRATE_SIDE] != 0:
            return PIRATE_ONLY_AT_EDGES
        return judge_pirate(s, seat, a - PIRATE)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a <= PLACEHOLDER:
            lay_card(s, seat, a - SAIL)
        elif a == DONE:
            s.pop()
            s.tell(ROUTE_FINISHED, seat, s.v[LAID])
            if count_bits(route_cities(s)) >= mat(s).five_city_route:
                award(s, seat, FIVE_CITY_ROUTE)                         # NOV-4.16, 8.6
        else:
            move_pirate(s, seat, a - PIRATE)


