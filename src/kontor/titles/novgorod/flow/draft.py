"""Chapter 2: the opening draft."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, A, State, Step

from ..actions import S_DRAFT, S_DRAFT_PICK, S_DRAW_ORDER, S_REFILL, S_ROUNDS, TAKE_DECK, TAKE_KONTOR, TAKE_ORDER
from ..rules import pay
from ..state import (
    DECK, DISPLAY, HAND, KONTOR, N_ORDERS, START_PLAYER, count_at, has_kontor, mat, owned, put_order, take_kontor,
    zone,
)
from ..tell import (
    E_DRAFT_PAID, E_KONTOR_DRAFTED, E_ORDER_DRAFTED, R_DECK_EMPTY, R_DRAFT_KONTORS_COMPLETE, R_DRAFT_ORDERS_COMPLETE,
    R_NOT_IN_DISPLAY, R_OWN_KONTOR_THERE, )
from .setup import DRAWN

PICKS: Final = A                # of Draft: picks made so far


class Draft(Step):
    """NOV-2.1: counter-clockwise from the right of the start player, who is last in every pass."""

    name = "draft"
    number = S_DRAFT

    def proceed(self, s: State) -> bool:
        m = mat(s)
        picks = s.at(PICKS)
        if picks < (m.draft_kontors + m.draft_orders) * s.game.seats:
            s.put(PICKS, picks + 1)
            s.push(S_DRAFT_PICK, (s.v[START_PLAYER] - 1 - picks) % s.game.seats)
            return True
        for seat in range(s.game.seats):
            pay_draft(s, seat)
        s.pop()
        s.push(S_ROUNDS, CHANCE)
        s.push(S_REFILL, CHANCE, m.display_in_play)       # NOV-2.9, before the first round
        return True


def pay_draft(s: State, seat: i64) -> None:
    """NOV-2.7: the kontors, and every order in hand, the dealt one too."""
    m = mat(s)
    ducats = m.order_price * count_at(s, 4 * seat + HAND)
    for city in range(8):
        rank = s.v[KONTOR + 8 * seat + city] - 1
        if rank >= 0:
            ducats += m.price[city * 4 + rank]
    pay(s, seat, ducats)
    s.tell(E_DRAFT_PAID, seat, ducats)


class DraftPick(Step):
    """NOV-2.2-2.6"""

    name = "draft-pick"
    number = S_DRAFT_PICK
    ids = [(TAKE_KONTOR, TAKE_DECK + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        m = mat(s)
        if a < TAKE_ORDER:
            if owned(s, seat) >= m.draft_kontors:
                return R_DRAFT_KONTORS_COMPLETE
            return R_OWN_KONTOR_THERE if has_kontor(s, seat, a - TAKE_KONTOR) else OK
        if count_at(s, 4 * seat + HAND) > m.draft_orders:
            return R_DRAFT_ORDERS_COMPLETE
        if a == TAKE_DECK:
            return OK if s.v[DECK] > 0 else R_DECK_EMPTY
        return OK if zone(s, a - TAKE_ORDER) == DISPLAY else R_NOT_IN_DISPLAY

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a < TAKE_ORDER:
            take_kontor(s, seat, a - TAKE_KONTOR)
            s.tell(E_KONTOR_DRAFTED, seat, a - TAKE_KONTOR)
        elif a < TAKE_ORDER + N_ORDERS:
            put_order(s, a - TAKE_ORDER, seat, HAND)
            s.tell(E_ORDER_DRAFTED, seat, a - TAKE_ORDER)
        else:
            s.push(S_DRAW_ORDER, seat, 4 * seat + HAND, DRAWN)
