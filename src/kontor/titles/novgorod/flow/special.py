"""Chapter 12: special orders."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import A, B, C, State, Step

from ..actions import S_DRAW_ORDER, S_MEET, S_SPECIALS
from ..production import can_meet, extra_income, hold_of, part_at
from ..rules import award, gain_seals, judge_privilege, pay, use_privilege
from ..state import (
    ANNOUNCED, BLANKS, COLUMN, DECK, FILED_UNSEEN, ORDER_MINUS_3, PART, SPECIAL_ORDERS, THREE_ORDERS, cash, mat,
    n_filed,
)
from ..tell import (
    E_BLANK_FILED, E_SPECIALS_ANNOUNCED, E_SPECIAL_FULFILLED, E_SPECIAL_MOVED, R_NO_SPECIALS,
    R_SPECIALS_ANNOUNCED_ALREADY, R_SPECIALS_NOT_POSSIBLE, R_TOO_DEAR,
)
from .setup import FILED_WITH_SPECIAL

CHOSEN: Final = A               # of Specials: mask of places that were announced
LEFT_OVER: Final = B            # those of them that are still to be fulfilled
PLACE: Final = C                # START, MET, DRAWN_FOR

START: Final = 0
MET: Final = 1
DRAWN_FOR: Final = 2


def announcement_price(s: State, places: i64, privileged: i64) -> i64:
    """NOV-12.4, 12.6"""
    m = mat(s)
    total: i64 = 0
    skipped: i64 = 0
    for place in range(4):
        if places >> place & 1:
            total += m.special_price[part_at(s, place)] + skipped * m.skip_price
        else:
            skipped += 1
    if privileged:
        total -= m.order_price - m.privilege_order_price
    return max(0, total)


def judge_specials(s: State, seat: i64, places: i64, privileged: i64) -> i64:
    """NOV-12.3, 12.5, 12.6"""
    if s.v[SPECIAL_ORDERS] == 0:
        return R_NO_SPECIALS
    if s.v[ANNOUNCED] != 0:
        return R_SPECIALS_ANNOUNCED_ALREADY
    extra = extra_income(s, seat)
    if privileged:
        code = judge_privilege(s, seat, ORDER_MINUS_3)
        if code != OK:
            return code
        extra = 0
    money = cash(s, seat) - announcement_price(s, places, privileged)
    if money < 0:
        return R_TOO_DEAR
    return OK if can_meet(s, seat, hold_of(s), -1, 0, 0, places, money + extra) else R_SPECIALS_NOT_POSSIBLE


def announce(s: State, seat: i64, places: i64, privileged: i64) -> None:
    ducats = announcement_price(s, places, privileged)
    if privileged:
        use_privilege(s, seat, ORDER_MINUS_3)
    pay(s, seat, ducats)
    s.v[ANNOUNCED] = 1
    s.tell(E_SPECIALS_ANNOUNCED, seat, places, ducats)
    s.push(S_SPECIALS, seat, places, places)


class Specials(Step):
    """NOV-12.7-12.9: the announced cards one by one from the top, then all of them move."""

    name = "specials"
    number = S_SPECIALS

    def proceed(self, s: State) -> bool:
        m = mat(s)
        seat = s.seat()
        left = s.at(LEFT_OVER)
        if left == 0:
            move_cards(s, s.at(CHOSEN))
            s.pop()
            return True
        place: i64 = 0
        while left >> place & 1 == 0:
            place += 1
        part = part_at(s, place)
        if s.at(PLACE) == START:
            s.put(PLACE, MET)
            rest = left ^ 1 << place
            s.push(S_MEET, seat, m.special_luxury[part], m.special_crates[part], m.special_goods[part], rest)
        elif s.at(PLACE) == MET:
            s.put(PLACE, DRAWN_FOR)
            gain_seals(s, seat, m.special_seals[part])
            s.tell(E_SPECIAL_FULFILLED, seat, part, m.special_seals[part])
            file_from_deck(s, seat)
        else:
            if n_filed(s, seat) >= m.three_orders:
                award(s, seat, THREE_ORDERS)                            # NOV-8.8
            s.put(PLACE, START)
            s.put(LEFT_OVER, left ^ 1 << place)
        return True


def file_from_deck(s: State, seat: i64) -> None:
    """NOV-12.8, 15.44"""
    if s.v[DECK] > 0:
        s.push(S_DRAW_ORDER, seat, 4 * seat + FILED_UNSEEN, FILED_WITH_SPECIAL)
    else:
        s.v[BLANKS + seat] += 1
        s.tell(E_BLANK_FILED, seat)


def move_cards(s: State, chosen: i64) -> None:
    """NOV-12.9: the highest first, each to the foot of the column with its next part; the others close up."""
    v = s.v
    moved: i64 = 0
    for place in range(4):
        if chosen >> place & 1:
            card = v[COLUMN + place - moved]
            for k in range(place - moved, 3):
                v[COLUMN + k] = v[COLUMN + k + 1]
            v[COLUMN + 3] = card
            v[PART + card - 1] = mat(s).special_next[v[PART + card - 1]]
            s.tell(E_SPECIAL_MOVED, (card - 1) * 4 + v[PART + card - 1])
            moved += 1
