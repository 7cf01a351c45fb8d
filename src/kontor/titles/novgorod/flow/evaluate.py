"""Chapter 5: evaluating the route, action by action, until the player ends the phase."""

from typing import Any

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State, Step

from ..actions import (
    ANNOUNCE, BOTTOM, CLIMB, DONE, EXTRA_INCOME, INCOME, KEEP, MAKE, PIRATE, STORE_GOOD, S_CLIMB_LEVEL, S_EVALUATE,
    S_FULFIL_ROW, TOP,
)
from ..material import N_LEVELS
from ..production import (
    N_WAYS, can_meet, can_pay_level, hold_of, income, keeps_cover, luxury_of, produce, ready_money, recipe_of, ways,
    workshops,
)
from ..rules import (
    award, gain, gain_seals, judge_pirate, judge_privilege, merchant_ducats, merchant_seals, move_pirate, pirate_price,
    use_privilege,
)
from ..state import (
    ANNOUNCED, BACK, BESIDE, DUE, FRESH, HAND, INCOME_PLUS_2, LUXURY_TRADER, N_ORDERS, PIRATE_SIDE, SPECIAL_ORDERS,
    STORE, STORED, STORE_KIND, THIS_TURN, ZONE, career, cash, has_kontor, has_secrets, is_at, level, mat, show,
)
from ..tell import (
    E_EXTRA_INCOME_TAKEN, E_GOOD_STORED, E_INCOME_TAKEN, E_LUXURY_SOLD, E_STORE_LOST, R_CAREER_COMPLETE,
    R_FEES_NOT_COVERED, R_FEES_NOT_THERE, R_LEVEL_NOT_PAYABLE, R_NOT_A_FRESH_KONTOR, R_NOT_YOUR_ORDER,
    R_PIRATE_ONLY_AT_EDGES, R_ROW_NOT_POSSIBLE, R_TOO_DEAR, R_TOP_ROW_DONE,
)
from .making import judge_way, make
from .special import announce, announcement_price, judge_specials


class Evaluate(Step):
    """NOV-5.1: any number of actions in any order."""

    name = "evaluate"
    number = S_EVALUATE
    ids = [(MAKE, BOTTOM + N_ORDERS), (CLIMB, KEEP), (PIRATE, DONE + 1)]

    def is_public(self, s: State) -> bool:
        """A hidden order changes nothing once no good is left to fulfil it with."""
        return (s.v[FRESH] == 0 and s.v[STORED] == 0) or not has_secrets(s, s.seat())

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a < TOP:
            return judge_sale(s, seat, (a - MAKE) // N_WAYS, (a - MAKE) % N_WAYS)
        if a < BOTTOM:
            return judge_row(s, seat, a - TOP, 0)
        if a < CLIMB:
            return judge_row(s, seat, a - BOTTOM, 1)
        if a == CLIMB:
            return judge_level(s, seat)
        if a < INCOME:
            return judge_storing(s, seat, a - STORE_GOOD)
        if a < EXTRA_INCOME:
            return judge_income(s, seat, a - INCOME)
        if a == EXTRA_INCOME:
            return judge_privilege(s, seat, INCOME_PLUS_2)
        if a < KEEP:
            return judge_specials(s, seat, (a - ANNOUNCE) // 2 + 1, (a - ANNOUNCE) % 2)
        if a < DONE:
            return judge_pirate_at_sea(s, seat, a - PIRATE)
        return OK if cash(s, seat) >= s.v[DUE] else R_FEES_NOT_THERE      # NOV-5.36

    def legal(self, s: State, seat: i64) -> list[int]:
        """The same list as by `judge`, without asking for what is neither in the route nor in the hand."""
        choices: list[int] = []
        hold = hold_of(s)
        working = workshops(s, hold)
        for city in range(8):
            if working >> city & 1:
                for way in ways(s, hold, city):
                    if judge_sale(s, seat, city, way) == OK:
                        choices.append(MAKE + city * N_WAYS + way)
        if hold & 255 or hold >> 24:
            self.add_rows(s, seat, choices)
        if judge_level(s, seat) == OK:
            choices.append(CLIMB)
        if hold & 255:
            for city in range(8):
                if hold >> city & 1 and judge_storing(s, seat, city) == OK:
                    choices.append(STORE_GOOD + city)
            for city in range(8):
                if hold >> city & 1 and judge_income(s, seat, city) == OK:
                    choices.append(INCOME + city)
        if judge_privilege(s, seat, INCOME_PLUS_2) == OK:
            choices.append(EXTRA_INCOME)
        if s.v[SPECIAL_ORDERS] != 0 and s.v[ANNOUNCED] == 0:
            for a in range(ANNOUNCE, KEEP):
                if self.judge(s, seat, a) == OK:
                    choices.append(a)
        if s.v[PIRATE_SIDE] != 0:
            for a in range(PIRATE, DONE):
                if self.judge(s, seat, a) == OK:
                    choices.append(a)
        if cash(s, seat) >= s.v[DUE]:
            choices.append(DONE)
        return choices

    def add_rows(self, s: State, seat: i64, choices: list[int]) -> None:
        v = s.v
        in_hand: i64 = 4 * seat + HAND
        beside: i64 = 4 * seat + BESIDE
        bottom_rows: list[int] = []
        for order in range(N_ORDERS):
            place = v[ZONE + order]
            if place == in_hand or place == beside:
                if place == in_hand and judge_row(s, seat, order, 0) == OK:
                    choices.append(TOP + order)
                if judge_row(s, seat, order, 1) == OK:
                    bottom_rows.append(BOTTOM + order)
        choices += bottom_rows

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a < TOP:
            sell(s, seat, (a - MAKE) // N_WAYS, (a - MAKE) % N_WAYS)
        elif a < BOTTOM:
            show(s, a - TOP)
            s.push(S_FULFIL_ROW, seat, a - TOP, 0)
        elif a < CLIMB:
            show(s, a - BOTTOM)
            s.push(S_FULFIL_ROW, seat, a - BOTTOM, 1)
        elif a == CLIMB:
            m = mat(s)
            k = career(s, seat) * N_LEVELS + level(s, seat)
            s.push(S_CLIMB_LEVEL, seat, m.level_luxuries[k], 0, m.level_goods[k], 0)
        elif a < INCOME:
            store_good(s, seat, a - STORE_GOOD)
        elif a < EXTRA_INCOME:
            take_income(s, seat, a - INCOME)
        elif a == EXTRA_INCOME:
            use_privilege(s, seat, INCOME_PLUS_2)
            gain(s, seat, mat(s).privilege_income)
            s.tell(E_EXTRA_INCOME_TAKEN, seat, mat(s).privilege_income)
        elif a < KEEP:
            announce(s, seat, (a - ANNOUNCE) // 2 + 1, (a - ANNOUNCE) % 2)
        elif a < DONE:
            move_pirate(s, seat, a - PIRATE)
        else:
            s.pop()


    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        told = {"fees": int(s.v[DUE]), "cash": int(cash(s, seat))}
        if number == R_TOO_DEAR:
            special = ANNOUNCE <= a < KEEP
            places, privileged = (a - ANNOUNCE) // 2 + 1, (a - ANNOUNCE) % 2
            told["price"] = int(announcement_price(s, places, privileged) if special else pirate_price(s, seat))
        return told


# (a) selling a luxury

def judge_sale(s: State, seat: i64, city: i64, way: i64) -> i64:
    hold = hold_of(s)
    code = judge_way(s, hold, city, way)
    if code != OK:
        return code
    if s.v[DUE] == 0:
        return OK
    paid = mat(s).recipe_seals[recipe_of(s, city, way >> 2)] + merchant_ducats(s, city)
    return OK if keeps_cover(s, seat, produce(s, hold, city, way), paid) else R_FEES_NOT_COVERED


def sell(s: State, seat: i64, city: i64, way: i64) -> None:
    """NOV-5.15, 11.4, 11.8"""
    if make(s, seat, city, way):
        award(s, seat, LUXURY_TRADER)
    printed: i64 = mat(s).recipe_seals[recipe_of(s, city, way >> 2)]
    won = printed + merchant_seals(s, city)
    paid = printed + merchant_ducats(s, city)
    gain_seals(s, seat, won)
    gain(s, seat, paid)
    s.tell(E_LUXURY_SOLD, seat, luxury_of(s, city), won, paid)


# (b) fulfilling orders

def judge_row(s: State, seat: i64, order: i64, row: i64) -> i64:
    """NOV-5.16-5.18"""
    if is_at(s, order, seat, BESIDE):
        if row == 0:
            return R_TOP_ROW_DONE
    elif not is_at(s, order, seat, HAND):
        return R_NOT_YOUR_ORDER
    m = mat(s)
    k = order * 2 + row
    money = ready_money(s, seat)
    possible = can_meet(s, seat, hold_of(s), m.row_luxury[k], 1, m.row_goods[k], 0, money)
    return OK if possible else R_ROW_NOT_POSSIBLE


# (c) climbing

def judge_level(s: State, seat: i64) -> i64:
    """NOV-5.25, 5.29"""
    if level(s, seat) >= N_LEVELS:
        return R_CAREER_COMPLETE
    return OK if can_pay_level(s, seat) else R_LEVEL_NOT_PAYABLE


# (d) storing

def is_fresh_kontor(s: State, seat: i64, city: i64) -> bool:
    return s.v[FRESH] >> city & 1 == 1 and has_kontor(s, seat, city)


def judge_storing(s: State, seat: i64, city: i64) -> i64:
    """NOV-5.30; what lay in the store is gone for the fees too."""
    if not is_fresh_kontor(s, seat, city):
        return R_NOT_A_FRESH_KONTOR
    left = hold_of(s) & 0xFFFFFF ^ 1 << city
    return OK if keeps_cover(s, seat, left, 0) else R_FEES_NOT_COVERED


def store_good(s: State, seat: i64, city: i64) -> None:
    """NOV-5.31, 5.32"""
    v = s.v
    if v[STORED] != 0 or v[STORE_KIND] == THIS_TURN:
        s.tell(E_STORE_LOST, seat, v[STORE + seat] - 1)
    v[FRESH] ^= 1 << city
    v[STORE + seat] = city + 1
    v[STORE_KIND] = THIS_TURN
    v[STORED] = 0
    s.tell(E_GOOD_STORED, seat, city)


# (e) taking income

def judge_income(s: State, seat: i64, city: i64) -> i64:
    """NOV-5.34; the card might be worth more for the fees as part of a sale."""
    if not is_fresh_kontor(s, seat, city):
        return R_NOT_A_FRESH_KONTOR
    left = hold_of(s) ^ 1 << city
    return OK if keeps_cover(s, seat, left, income(s, seat, city)) else R_FEES_NOT_COVERED


def take_income(s: State, seat: i64, city: i64) -> None:
    ducats = income(s, seat, city)
    s.v[FRESH] ^= 1 << city
    gain(s, seat, ducats)
    s.tell(E_INCOME_TAKEN, seat, city, ducats)


# the pirate (11.11)

def judge_pirate_at_sea(s: State, seat: i64, city: i64) -> i64:
    if s.v[PIRATE_SIDE] == BACK:
        return R_PIRATE_ONLY_AT_EDGES
    code = judge_pirate(s, seat, city)
    if code != OK:
        return code
    return OK if keeps_cover(s, seat, hold_of(s), -pirate_price(s, seat)) else R_FEES_NOT_COVERED
