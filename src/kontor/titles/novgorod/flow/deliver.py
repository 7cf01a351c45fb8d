"""Chapter 5, inside its actions: meeting a row or a special order, paying a career level, and the end of the phase."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import A, B, C, D, State, Step

from ..actions import (
    CLIMB, FILE, FROM, KEEP, MAKE, S_CLIMB_LEVEL, S_END_OF_PHASE, S_FULFIL_ROW, S_MEET, S_SETTLE, TOP, USE,
)
from ..material import N_LEVELS
from ..production import (
    CITY_MASK, NO, N_WAYS, above, can_climb, can_make_first, can_meet, extra_income, extra_income_above, hold_of,
    keep_hold, luxury_of, produce, recipe_of, use_goods,
)
from ..rules import award, gain_seals, move_merchant, pay
from ..state import (
    BESIDE, CAREER_THREE, DUE, EARLIER, FILED, FRESH, LEVEL, LUXURY_TRADER, N_ORDERS, SIDE, STAND_IN, STORE, STORED,
    STORE_KIND, THREE_ORDERS, TOPS, career, cash, clear_route, is_at, level, mat, n_filed, put_order,
)
from ..tell import (
    E_FEES_PAID, E_LEVEL_CLIMBED, E_ORDER_FILED, E_ORDER_KEPT, E_ROW_FULFILLED, R_IN_SEQUENCE, R_LEAVES_REST_IMPOSSIBLE,
    R_LUXURY_BEFORE_GOODS, R_NOT_THAT_SOURCE, R_OTHER_LUXURY, R_TWO_CRATES,
)
from .making import judge_way, make

ORDER: Final = A                # of FulfilRow and Settle
ROW: Final = B
IS_MET: Final = C


class FulfilRow(Step):
    """NOV-5.16-5.22"""

    name = "fulfil-row"
    number = S_FULFIL_ROW

    def proceed(self, s: State) -> bool:
        m = mat(s)
        seat = s.seat()
        order = s.at(ORDER)
        row = s.at(ROW)
        if not s.at(IS_MET):
            s.put(IS_MET, 1)
            s.push(S_MEET, seat, m.row_luxury[order * 2 + row], 1, m.row_goods[order * 2 + row])
            return True
        s.pop()
        if row == 0:
            put_order(s, order, seat, BESIDE)
            s.v[TOPS] |= 1 << order
            gain_seals(s, seat, m.top_seals)
            s.tell(E_ROW_FULFILLED, seat, order, row, m.top_seals)
            return True
        won = m.bottom_seals_same_turn if s.v[TOPS] >> order & 1 else m.bottom_seals
        s.v[TOPS] &= ~(1 << order)
        gain_seals(s, seat, won)
        s.tell(E_ROW_FULFILLED, seat, order, row, won)
        file_order(s, seat, order)
        return True


def file_order(s: State, seat: i64, order: i64) -> None:
    put_order(s, order, seat, FILED)
    if n_filed(s, seat) >= mat(s).three_orders:
        award(s, seat, THREE_ORDERS)                                    # NOV-8.8


LUXURY: Final = A               # of Meet: the luxury still to be made, or one of the two below
CRATES: Final = B               # goods it must be made of, at least
GOODS: Final = C                # mask of goods still to be used
REST: Final = D                 # mask of special orders to come after this demand

NOTHING: Final = -1             # of LUXURY: none, or none any more
A_TRADE: Final = -2             # it was made, and meets `luxury_trader` once the goods are used too (NOV-14.5)


class Meet(Step):
    """NOV-5.17, 5.18, 12.7: make the luxury, then use the goods.  Asks only where there is something to choose."""

    name = "meet"
    number = S_MEET
    ids = [(MAKE, TOP), (FROM, FROM + 2)]

    def proceed(self, s: State) -> bool:
        if s.at(LUXURY) >= 0:
            return False
        goods = s.at(GOODS)
        if goods == 0:
            if s.at(LUXURY) == A_TRADE:
                award(s, s.seat(), LUXURY_TRADER)
            s.pop()
            return True
        stored = s.v[STORED] & goods
        if stored & s.v[FRESH]:
            return False                                                # NOV-14.2: route and store both have it
        self.use(s, int(stored != 0))
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        money = cash(s, seat) + extra_income(s, seat)
        if a >= FROM:
            if s.at(LUXURY) >= 0:
                return R_LUXURY_BEFORE_GOODS
            after = use_goods(hold_of(s), s.at(GOODS), a - FROM)
            if after == NO:
                return R_NOT_THAT_SOURCE
            return OK if can_meet(s, seat, after, -1, 0, 0, s.at(REST), money) else R_LEAVES_REST_IMPOSSIBLE
        city = (a - MAKE) // N_WAYS
        way = (a - MAKE) % N_WAYS
        if luxury_of(s, city) != s.at(LUXURY):
            return R_OTHER_LUXURY
        code = judge_way(s, hold_of(s), city, way)
        if code != OK:
            return code
        if mat(s).recipe_size[recipe_of(s, city, way >> 2)] < s.at(CRATES):
            return R_TWO_CRATES
        possible = can_make_first(s, seat, hold_of(s), city, way, s.at(CRATES), s.at(GOODS), s.at(REST), money)
        return OK if possible else R_LEAVES_REST_IMPOSSIBLE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a >= FROM:
            self.use(s, a - FROM)
        else:
            is_trade = make(s, seat, (a - MAKE) // N_WAYS, (a - MAKE) % N_WAYS)
            s.put(LUXURY, A_TRADE if is_trade else NOTHING)

    def use(self, s: State, source: i64) -> None:
        keep_hold(s, use_goods(hold_of(s), s.at(GOODS), source))
        s.put(GOODS, 0)


LUXURIES: Final = A             # of ClimbLevel: luxuries still to be made
LOWEST: Final = B               # the first luxury that may come next (NOV-14.4)
GOODS_LEFT: Final = C           # goods still to be used
TAKEN: Final = D                # mask of goods used so far, and TRADE

TRADE: Final = 256              # of TAKEN: a luxury meets `luxury_trader` once the level is paid (NOV-14.5)


class ClimbLevel(Step):
    """NOV-5.25-5.29: luxuries first, then goods, each in a fixed sequence, so that every way to pay has one path."""

    name = "climb-level"
    number = S_CLIMB_LEVEL
    ids = [(MAKE, TOP), (USE, CLIMB)]

    def proceed(self, s: State) -> bool:
        if s.at(LUXURIES) > 0 or s.at(GOODS_LEFT) > 0:
            return False
        seat = s.seat()
        if s.at(TAKEN) & TRADE:
            award(s, seat, LUXURY_TRADER)
        s.pop()
        climb(s, seat)
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        luxuries = s.at(LUXURIES)
        goods = s.at(GOODS_LEFT)
        taken = s.at(TAKEN) & CITY_MASK
        hold = hold_of(s)
        m = mat(s)
        ducats = m.level_ducats[career(s, seat) * N_LEVELS + level(s, seat)]
        money = cash(s, seat) - ducats + extra_income_above(s, seat)
        if a < TOP:
            city = (a - MAKE) // N_WAYS
            way = (a - MAKE) % N_WAYS
            luxury = luxury_of(s, city)
            if luxuries == 0:
                return R_OTHER_LUXURY
            if luxury < s.at(LOWEST):
                return R_IN_SEQUENCE
            code = judge_way(s, hold, city, way)
            if code != OK:
                return code
            after = produce(s, hold, city, way)
            possible = can_climb(s, seat, after, luxuries - 1, luxury + 1, goods, taken, money)
            return OK if possible else R_LEAVES_REST_IMPOSSIBLE
        if luxuries > 0:
            return R_LUXURY_BEFORE_GOODS
        good = (a - USE) // 2
        if above(taken) >> good & 1 == 0:
            return R_IN_SEQUENCE
        after = use_goods(hold, 1 << good, (a - USE) % 2)
        if after == NO:
            return R_NOT_THAT_SOURCE
        return OK if can_climb(s, seat, after, 0, 0, goods - 1, taken | 1 << good, money) else R_LEAVES_REST_IMPOSSIBLE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a < TOP:
            city = (a - MAKE) // N_WAYS
            s.put(LUXURIES, s.at(LUXURIES) - 1)
            s.put(LOWEST, luxury_of(s, city) + 1)
            if make(s, seat, city, (a - MAKE) % N_WAYS):
                s.put(TAKEN, s.at(TAKEN) | TRADE)
        else:
            good = (a - USE) // 2
            keep_hold(s, use_goods(hold_of(s), 1 << good, (a - USE) % 2))
            s.put(GOODS_LEFT, s.at(GOODS_LEFT) - 1)
            s.put(TAKEN, s.at(TAKEN) | 1 << good)


def climb(s: State, seat: i64) -> None:
    """NOV-5.26, 8.9"""
    m = mat(s)
    k = career(s, seat) * N_LEVELS + level(s, seat)
    pay(s, seat, m.level_ducats[k])
    s.v[LEVEL + seat] += 1
    s.tell(E_LEVEL_CLIMBED, seat, level(s, seat), m.level_privilege[k])
    if m.career_seals[s.v[SIDE + seat] * 6 + level(s, seat)] >= m.career_three:
        award(s, seat, CAREER_THREE)


class Settle(Step):
    """NOV-5.23, 15.18: beside the ship or under it, for every top row of this turn."""

    name = "settle"
    number = S_SETTLE
    ids = [(KEEP, FILE + 1)]

    def proceed(self, s: State) -> bool:
        seat = s.seat()
        for order in range(N_ORDERS):
            if s.v[TOPS] >> order & 1 and is_at(s, order, seat, BESIDE):
                s.put(ORDER, order)
                return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        order = s.at(ORDER)
        s.v[TOPS] &= ~(1 << order)
        if a == KEEP:
            s.tell(E_ORDER_KEPT, seat, order)
        else:
            s.tell(E_ORDER_FILED, seat, order)
            file_order(s, seat, order)


IS_SETTLED: Final = A           # of EndOfPhase


class EndOfPhase(Step):
    """NOV-5.36: half-done orders, cards, fees, the stand-in, and last the merchant."""

    name = "end-of-phase"
    number = S_END_OF_PHASE

    def proceed(self, s: State) -> bool:
        seat = s.seat()
        if not s.at(IS_SETTLED):
            s.put(IS_SETTLED, 1)
            s.push(S_SETTLE, seat)
            return True
        v = s.v
        if v[DUE] > 0:
            pay(s, seat, v[DUE])
            s.tell(E_FEES_PAID, seat, v[DUE])
        if v[STORE_KIND] == STAND_IN or (v[STORE_KIND] == EARLIER and v[STORED] == 0):
            v[STORE + seat] = 0                                         # NOV-5.33: used, or a stand-in
        clear_route(s)
        move_merchant(s, seat)
        s.pop()
        return True
