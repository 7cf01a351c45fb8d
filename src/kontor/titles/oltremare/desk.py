"""The desk of a seat: putting terms together piece by piece (OLT-11.34 to 11.38)."""


from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .actions import MOST_CARDS, ONES, TENS
from .material import GRAIN
from .state import (
    GIVEN, HAND_SIZE, MAX_CARDS, N_GIVE, N_WANT, NO_ONE, PAID, PART, PART_GIVE, PART_TENS, SAID, SETS, SLOTS, TARGET,
    TURN, WANTED, is_in_hand, mat,
)
from .tell import (
    E_CHARGES, E_GIVES, E_PAYS, E_WANTS, E_WANTS_SLOT, R_AMOUNT, R_CANNOT_PAY, R_FULL, R_GIVEN, R_NO_SUCH_GOOD,
    R_NO_SUCH_SLOT, R_NOT_IN_HAND, R_ORDER, R_REQUEST_ORDER, R_STAGE,
)

from .supply import clear_supply, other_side_cards, other_side_limit, pay_limit


def clear_desk(s: State, seat: i64) -> None:
    v = s.v
    v[PART + seat] = PART_GIVE
    v[N_GIVE + seat] = 0
    v[N_WANT + seat] = 0
    v[PAID + seat] = 0
    for i in range(MOST_CARDS):
        v[GIVEN + MOST_CARDS * seat + i] = -1
        v[SAID + MOST_CARDS * seat + i] = 0
        v[WANTED + MOST_CARDS * seat + i] = -1
    clear_supply(s, seat)


def is_given(s: State, seat: i64, card: i64) -> bool:
    for i in range(s.v[N_GIVE + seat]):
        if s.v[GIVEN + MOST_CARDS * seat + i] == card:
            return True
    return False


def give_cap(s: State, seat: i64) -> i64:
    hand = s.v[HAND_SIZE + seat]
    return min(s.v[MAX_CARDS], hand)


def want_cap(s: State, seat: i64) -> i64:
    hand = other_side_cards(s, seat)
    return min(s.v[MAX_CARDS], hand)


def last_request(s: State, seat: i64) -> i64:
    n = s.v[N_WANT + seat]
    return s.v[WANTED + MOST_CARDS * seat + n - 1] if n > 0 else -1


def judge_give(s: State, seat: i64, card: i64) -> i64:
    """OLT-11.35"""
    v = s.v
    m = mat(s)
    if not is_in_hand(s, seat, card):
        return R_NOT_IN_HAND
    if is_given(s, seat, card):
        return R_GIVEN
    n = v[N_GIVE + seat]
    if n >= give_cap(s, seat):
        return R_FULL
    if n > 0 and m.good[card] < m.good[v[GIVEN + MOST_CARDS * seat + n - 1]]:
        return R_ORDER
    return OK


def judge_want(s: State, seat: i64, good: i64) -> i64:
    """OLT-11.36"""
    if good == GRAIN and s.game.seats == 2:
        return R_NO_SUCH_GOOD                                   # OLT-1.4
    if s.v[N_WANT + seat] >= want_cap(s, seat):
        return R_FULL
    last = last_request(s, seat)
    return R_REQUEST_ORDER if 0 <= last < SLOTS and good < last // SETS else OK


def judge_slot(s: State, seat: i64, slot: i64) -> i64:
    """OLT-11.23, 11.36: a counter asks for a card of the original offer."""
    v = s.v
    if seat == v[TURN] or v[TARGET] == NO_ONE or slot >= v[N_GIVE + v[TURN]]:
        return R_NO_SUCH_SLOT
    if v[N_WANT + seat] >= want_cap(s, seat):
        return R_FULL
    last = last_request(s, seat)
    return R_REQUEST_ORDER if last >= SLOTS + slot or 0 <= last < SLOTS else OK


def judge_amount(s: State, seat: i64, a: i64) -> i64:
    """OLT-11.37"""
    sign_and_tens = s.v[PAID + seat]
    limit = pay_limit(s, seat) if sign_and_tens > 0 else other_side_limit(s, seat)
    if s.v[PART + seat] == PART_TENS:
        if not TENS <= a < TENS + 10:
            return R_STAGE
        return OK if 10 * (a - TENS) <= limit else R_CANNOT_PAY
    if not ONES <= a < ONES + 10:
        return R_STAGE
    amount = (sign_and_tens if sign_and_tens > 0 else -sign_and_tens) - 1 + a - ONES
    if amount == 0:
        return R_AMOUNT
    return OK if amount <= limit else R_CANNOT_PAY


def last_in_order(s: State, seat: i64) -> i64:
    """The request that the next one may not come before; requests for slots come before all others."""
    last = last_request(s, seat)
    return last if last < SLOTS else -1


def tell_terms(s: State, seat: i64) -> None:
    """OLT-11.21: the true goods, what is said, the requests and the ducats; never the cards."""
    v = s.v
    m = mat(s)
    desk: i64 = MOST_CARDS * seat
    for i in range(v[N_GIVE + seat]):
        s.tell(E_GIVES, seat, i + 1, m.good[v[GIVEN + desk + i]], v[SAID + desk + i])
    for i in range(v[N_WANT + seat]):
        request = v[WANTED + desk + i]
        if request >= SLOTS:
            s.tell(E_WANTS_SLOT, seat, request - SLOTS + 1)
        else:
            s.tell(E_WANTS, seat, request // SETS, request % SETS)
    if v[PAID + seat] > 0:
        s.tell(E_PAYS, seat, v[PAID + seat])
    elif v[PAID + seat] < 0:
        s.tell(E_CHARGES, seat, -v[PAID + seat])
