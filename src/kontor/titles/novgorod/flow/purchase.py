"""Chapters 6 and 7: purchase, and seals."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, A, State, Step

from ..actions import (
    BUY_SHIP, CHEAP_DECK, CHEAP_ORDER, DONE, PIRATE, S_DRAW_ORDER, S_PIRATE_LEAVES, S_PURCHASE, S_REFILL, S_SEALS,
    TAKE_KONTOR, TAKE_ORDER,
)
from ..rules import (
    award, gain_seals, has_privilege, judge_pirate, judge_privilege, move_pirate, pay, pirate_price,
    use_privilege,
)
from ..state import (
    BOUGHT, DECK, DISPLAY, EIGHT_KONTORS, FRONT, HAND, ORDER_MINUS_3, PIRATE_SIDE, SEAL_PLUS_1, SIDE, SPEED, cash,
    has_kontor, in_progress, level, mat, owned, price, put_order, take_kontor, zone,
)
from ..tell import (
    E_CAREER_SEALS, E_DECK_BOUGHT, E_KONTOR_BOUGHT, E_ORDER_BOUGHT, E_PRIVILEGE_SEAL, E_SHIP_BOUGHT, R_DECK_EMPTY,
    R_NOT_IN_DISPLAY, R_OWN_KONTOR_THERE, R_PIRATE_ONLY_AT_EDGES, R_PURCHASE_MADE, R_TOO_DEAR,
    R_TOO_MANY_ORDERS, R_TOP_SPEED,
)
from .setup import DRAWN


class Purchase(Step):
    """NOV-6.1: one regular purchase, and one order at the privilege's price."""

    name = "purchase"
    number = S_PURCHASE
    only = DONE
    ids = [(TAKE_KONTOR, CHEAP_DECK + 1), (PIRATE, PIRATE + 8), (DONE, DONE + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == DONE:
            return OK
        if a >= PIRATE:
            return judge_pirate(s, seat, a - PIRATE) if s.v[PIRATE_SIDE] <= FRONT else R_PIRATE_ONLY_AT_EDGES
        if a >= CHEAP_ORDER:
            code = judge_privilege(s, seat, ORDER_MINUS_3)
            return code if code != OK else judge_order(s, seat, a - CHEAP_ORDER, mat(s).privilege_order_price)
        if s.v[BOUGHT] != 0:
            return R_PURCHASE_MADE
        if a < TAKE_ORDER:
            return judge_kontor(s, seat, a - TAKE_KONTOR)
        if a == BUY_SHIP:
            return judge_ship(s, seat)
        return judge_order(s, seat, a - TAKE_ORDER, mat(s).order_price)

    def legal(self, s: State, seat: i64) -> list[int]:
        """The same list as by `judge`, without asking for orders that do not lie in the display."""
        choices: list[int] = []
        if s.v[BOUGHT] == 0:
            for city in range(8):
                if judge_kontor(s, seat, city) == OK:
                    choices.append(TAKE_KONTOR + city)
            add_orders(s, seat, choices, TAKE_ORDER, mat(s).order_price)
            if judge_ship(s, seat) == OK:
                choices.append(BUY_SHIP)
        if has_privilege(s, seat, ORDER_MINUS_3):
            add_orders(s, seat, choices, CHEAP_ORDER, mat(s).privilege_order_price)
        if s.v[PIRATE_SIDE] == FRONT:
            for city in range(8):
                if judge_pirate(s, seat, city) == OK:
                    choices.append(PIRATE + city)
        choices.append(DONE)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == DONE:
            s.pop()
        elif a >= PIRATE:
            move_pirate(s, seat, a - PIRATE)
        elif a >= CHEAP_ORDER:
            use_privilege(s, seat, ORDER_MINUS_3)
            buy_order(s, seat, a - CHEAP_ORDER, mat(s).privilege_order_price)
        else:
            s.v[BOUGHT] = 1
            if a < TAKE_ORDER:
                buy_kontor(s, seat, a - TAKE_KONTOR)
            elif a == BUY_SHIP:
                buy_ship(s, seat)
            else:
                buy_order(s, seat, a - TAKE_ORDER, mat(s).order_price)


    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"price": asked_price(s, seat, a), "cash": int(cash(s, seat))} if number == R_TOO_DEAR else {}


def asked_price(s: State, seat: int, a: int) -> int:
    m = mat(s)
    if a >= PIRATE:
        return int(pirate_price(s, seat))
    if a >= CHEAP_ORDER:
        return m.privilege_order_price
    if a == BUY_SHIP:
        return m.ship_price[int(s.v[SPEED + seat])]
    return m.order_price if a >= TAKE_ORDER else int(price(s, a - TAKE_KONTOR))


FROM_DECK: Final = 24           # beside the 24 orders: the unseen top of the deck


def judge_kontor(s: State, seat: i64, city: i64) -> i64:
    """NOV-6.2, 2.4"""
    if has_kontor(s, seat, city):
        return R_OWN_KONTOR_THERE
    return OK if price(s, city) <= cash(s, seat) else R_TOO_DEAR


def buy_kontor(s: State, seat: i64, city: i64) -> None:
    ducats = price(s, city)
    pay(s, seat, ducats)
    take_kontor(s, seat, city)
    s.tell(E_KONTOR_BOUGHT, seat, city, ducats)
    if owned(s, seat) >= mat(s).eight_kontors:
        award(s, seat, EIGHT_KONTORS)                                   # NOV-8.5


def judge_ship(s: State, seat: i64) -> i64:
    """NOV-6.3"""
    m = mat(s)
    speed = s.v[SPEED + seat]
    if speed >= m.top_speed:
        return R_TOP_SPEED
    return OK if m.ship_price[speed] <= cash(s, seat) else R_TOO_DEAR


def buy_ship(s: State, seat: i64) -> None:
    ducats = mat(s).ship_price[s.v[SPEED + seat]]
    pay(s, seat, ducats)
    s.v[SPEED + seat] += 1
    s.tell(E_SHIP_BOUGHT, seat, s.v[SPEED + seat], ducats)


def judge_order(s: State, seat: i64, order: i64, ducats: i64) -> i64:
    """NOV-6.4, 6.6, 6.9"""
    if order == FROM_DECK:
        if s.v[DECK] == 0:
            return R_DECK_EMPTY
    elif zone(s, order) != DISPLAY:
        return R_NOT_IN_DISPLAY
    if in_progress(s, seat) >= mat(s).orders_in_progress:
        return R_TOO_MANY_ORDERS
    return OK if ducats <= cash(s, seat) else R_TOO_DEAR


def add_orders(s: State, seat: i64, choices: list[int], first: int, ducats: i64) -> None:
    """All orders that can be bought at this price, the deck last."""
    if ducats > cash(s, seat) or in_progress(s, seat) >= mat(s).orders_in_progress:
        return
    for order in range(FROM_DECK):
        if zone(s, order) == DISPLAY:
            choices.append(first + order)
    if s.v[DECK] > 0:
        choices.append(first + FROM_DECK)


def buy_order(s: State, seat: i64, order: i64, ducats: i64) -> None:
    """NOV-6.4, 6.5"""
    pay(s, seat, ducats)
    if order == FROM_DECK:
        s.tell(E_DECK_BOUGHT, seat, ducats)
        s.push(S_DRAW_ORDER, seat, 4 * seat + HAND, DRAWN)
    else:
        put_order(s, order, seat, HAND)
        s.tell(E_ORDER_BOUGHT, seat, order, ducats)
        s.push(S_REFILL, CHANCE, mat(s).display_in_play)


PLACE: Final = A                # of Seals: which part comes next


class Seals(Step):
    """NOV-7.1-7.4; moving the pirate comes after the privilege's seal (front) or instead of it (back)."""

    name = "seals"
    number = S_SEALS

    def proceed(self, s: State) -> bool:
        seat = s.seat()
        place = s.at(PLACE)
        front = s.v[PIRATE_SIDE] == FRONT
        s.put(PLACE, place + 1)
        if place == 0:
            take_career_seals(s, seat)
            if front:
                take_privilege_seal(s, seat)                            # NOV-11.11: after 7.3
        elif place == 1:
            if s.v[PIRATE_SIDE] != 0:
                s.push(S_PIRATE_LEAVES, seat)
        else:
            if not front:
                take_privilege_seal(s, seat)                            # NOV-11.15
            s.pop()
        return True


def take_career_seals(s: State, seat: i64) -> None:
    """NOV-7.1, 7.2"""
    won: i64 = mat(s).career_seals[s.v[SIDE + seat] * 6 + level(s, seat)]
    if won > 0:
        gain_seals(s, seat, won)
        s.tell(E_CAREER_SEALS, seat, won)


def take_privilege_seal(s: State, seat: i64) -> None:
    """NOV-7.3: by itself, if no privilege was used."""
    if has_privilege(s, seat, SEAL_PLUS_1):
        use_privilege(s, seat, SEAL_PLUS_1)
        gain_seals(s, seat, mat(s).privilege_seals)
        s.tell(E_PRIVILEGE_SEAL, seat, mat(s).privilege_seals)


class PirateLeaves(Step):
    """NOV-11.11, 11.14: the pirate may be moved at the end of the turn."""

    name = "move-pirate"
    number = S_PIRATE_LEAVES
    only = DONE
    ids = [(PIRATE, PIRATE + 8), (DONE, DONE + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == DONE else judge_pirate(s, seat, a - PIRATE)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a != DONE:
            move_pirate(s, seat, a - PIRATE)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"price": int(pirate_price(s, seat)), "cash": int(cash(s, seat))} if number == R_TOO_DEAR else {}
