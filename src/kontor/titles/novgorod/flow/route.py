"""Chapter 4: laying the route."""

from typing import Any

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State, Step

from ..actions import DONE, PIRATE, PLACEHOLDER, SAIL, S_LAY_ROUTE
from ..production import hold_of, is_covered, ready_money
from ..routes import can_complete_with, judge_card, lay_card, next_cards
from ..rules import award, judge_pirate, move_pirate, pirate_price
from ..state import DUE, FIVE_CITY_ROUTE, LAID, PIRATE_SIDE, cash, count_bits, has_kontor, mat, route_cities
from ..tell import E_ROUTE_FINISHED, R_FEES_NOT_COVERED, R_PIRATE_ONLY_AT_EDGES


class LayRoute(Step):
    """NOV-4.15; while no card lies the pirate can be moved as well (11.11, 11.14)."""

    name = "lay-route"
    number = S_LAY_ROUTE
    ids = [(SAIL, PLACEHOLDER + 1), (PIRATE, PIRATE + 8), (DONE, DONE + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a <= PLACEHOLDER:
            return judge_card(s, seat, a - SAIL)
        if a == DONE:
            return OK if is_covered(s, seat, hold_of(s), ready_money(s, seat)) else R_FEES_NOT_COVERED
        if s.v[LAID] > 0 and s.v[PIRATE_SIDE] != 0:
            return R_PIRATE_ONLY_AT_EDGES
        return judge_pirate(s, seat, a - PIRATE)

    def legal(self, s: State, seat: i64) -> list[int]:
        money = ready_money(s, seat)
        choices = [SAIL + card for card in next_cards(s, seat) if can_complete_with(s, seat, card, money)]
        if s.v[LAID] == 0:
            for city in range(8):
                if judge_pirate(s, seat, city) == OK:
                    choices.append(PIRATE + city)
        if is_covered(s, seat, hold_of(s), money):
            choices.append(DONE)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a <= PLACEHOLDER:
            lay_card(s, seat, a - SAIL)
        elif a == DONE:
            s.pop()
            s.tell(E_ROUTE_FINISHED, seat, s.v[LAID])
            if count_bits(route_cities(s)) >= mat(s).five_city_route:
                award(s, seat, FIVE_CITY_ROUTE)                         # NOV-4.16, 8.6
        else:
            move_pirate(s, seat, a - PIRATE)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        fees = int(s.v[DUE])
        if SAIL <= a < PLACEHOLDER and not has_kontor(s, seat, a - SAIL):
            fees += mat(s).fee[a - SAIL]
        return {"fees": fees, "cash": int(cash(s, seat)), "price": int(pirate_price(s, seat))}
