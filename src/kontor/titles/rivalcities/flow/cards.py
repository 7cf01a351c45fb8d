"""Section 3: using an action card, and carrying out what cards and bonuses print."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import SEAT, A, B, C, State, Step

from ..actions import (
    DO, HALF, NO, S_ALLIANCE, S_DONATION, S_DRAW, S_EXCHANGE, S_GIFT, S_GOOD, S_HALF, S_IN_ORDER, S_LAWSUIT,
    S_MANUFACTORY, S_PIRACY_FAVOUR, S_PRESTIGE, S_PRODUCTION, S_RULING, S_SHIP, S_STEAL, S_TAKE_MANUFACTORY,
    S_USE_CARD,
)
from ..material import (
    ALLIANCE, ANY, DONATION, DRAW, EXCHANGE, GIFT, GOODS, LAWSUIT, LETTERS, MANUFACTORY, PIRACY, PIRACY_FAVOUR,
    PRESTIGE, PRODUCTION, REACTIVATE, RULING, SHIP, STARS,
)
from ..rules import FIRST_SPECIAL, GDANSK, can_do, discard_played, gain, gain_stars, reactivate, sway
from ..state import GAINED, LETTERS_AT, MANUFACTORIES, PLAYED, mat, owns_alliance
from ..tell import E_USED, R_DONE_ALREADY, R_EARLIER_FIRST, R_IMPOSSIBLE, R_NO_MORE_ACTIONS

CARD: Final = A
LEFT: Final = B             # the actions still to be used, one bit each
BEGUN: Final = C


class UseCard(Step):
    """RIV-12.7: the actions of a card in free order, each at most once (RIV-3.1 to 3.4)."""

    name = "use-card"
    number = S_USE_CARD
    any_time = True
    only = NO
    ids = [(DO, DO + 4), (NO, NO + 1)]

    def proceed(self, s: State) -> bool:
        if s.at(BEGUN):
            return False
        m = mat(s)
        card = s.at(CARD)
        seat = s.at(SEAT)
        s.put(BEGUN, 1)
        if not is_from_hand(s, card):
            s.tell(E_USED, seat, card)
        if m.card_split[card] and not owns_alliance(s, seat, GDANSK):       # RIV-3.2, 8.5
            s.pop()
            s.push(S_HALF, seat, card)
        else:
            s.put(LEFT, (1 << m.card_len[card]) - 1)
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK                                                       # RIV-3.3
        m = mat(s)
        card = s.at(CARD)
        place: i64 = a - DO
        if place >= m.card_len[card]:
            return R_NO_MORE_ACTIONS
        left = s.at(LEFT)
        if left >> place & 1 == 0:
            return R_DONE_ALREADY
        deed: i64 = m.card_first[card] + place
        for earlier in range(place):
            if left >> earlier & 1 and is_same_deed(s, deed, m.card_first[card] + earlier):
                return R_EARLIER_FIRST
        return OK if can_do(s, seat, deed) else R_IMPOSSIBLE                # RIV-3.5

    def choose(self, s: State, seat: i64, a: i64) -> None:
        card = s.at(CARD)
        left = s.at(LEFT)
        if a != NO:
            left = left ^ (1 << (a - DO))
            s.put(LEFT, left)
        if a == NO:
            finish_card(s)
        else:
            perform(s, seat, mat(s).card_first[card] + a - DO)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"place": a - DO + 1}


def is_from_hand(s: State, card: i64) -> bool:
    return card >= FIRST_SPECIAL and s.v[PLAYED] == card - FIRST_SPECIAL


def finish_card(s: State) -> None:
    """RIV-3.3, 4.18: what is left is lost; a card from the hand goes to the discard pile only now."""
    from_hand = is_from_hand(s, s.at(CARD))
    s.pop()
    if from_hand:
        discard_played(s)


def is_same_deed(s: State, one: i64, other: i64) -> bool:
    """Two equal icons are two actions (RIV-3.1); the first stands for both until it is used."""
    m = mat(s)
    return (m.deed_kind[one] == m.deed_kind[other] and m.deed_good[one] == m.deed_good[other]
            and m.deed_n[one] == m.deed_n[other] and m.deed_cost[one] == m.deed_cost[other]
            and m.deed_stars[one] == m.deed_stars[other] and m.deed_times[one] == m.deed_times[other])


class ChooseHalf(Step):
    """RIV-12.6"""

    name = "half"
    number = S_HALF
    any_time = True
    ids = [(HALF, HALF + 2)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        card = s.at(CARD)
        s.pop()
        s.push(S_USE_CARD, seat, card, 1 << (a - HALF), 1)


def perform(s: State, seat: i64, deed: i64) -> None:
    """One printed action of an action card (section 4)."""
    m = mat(s)
    kind = m.deed_kind[deed]
    if kind == LAWSUIT:
        s.push(S_LAWSUIT, seat, 0, 0, 1)
    elif kind == PRODUCTION:
        s.v[GAINED] = 0
        s.push(S_PRODUCTION, seat, deed)
    elif kind == GIFT:
        s.v[GAINED] = 0
        s.push(S_GIFT, seat, deed)
    elif kind == DONATION:
        s.push(S_DONATION, seat, deed, 0, m.deed_times[deed])
    elif kind == EXCHANGE:
        s.push(S_EXCHANGE, seat, m.deed_times[deed])
    elif kind == LETTERS:
        gain(s, seat, LETTERS_AT, m.deed_n[deed])                           # RIV-4.13
    elif kind == DRAW:
        s.push(S_DRAW, seat)
    elif kind == MANUFACTORY:
        s.push(S_MANUFACTORY, seat, m.deed_cost[deed])
    elif kind == PRESTIGE:
        s.push(S_PRESTIGE, seat)
    elif kind == ALLIANCE:
        s.push(S_ALLIANCE, seat)
    elif kind == SHIP:
        s.push(S_SHIP, seat)
    elif kind == RULING:
        s.push(S_RULING, seat)
    elif kind == REACTIVATE:
        reactivate(s, seat, m.deed_n[deed])
    elif kind == PIRACY:
        s.push(S_STEAL, seat, m.deed_n[deed], 0)
    elif kind == PIRACY_FAVOUR:
        s.push(S_PIRACY_FAVOUR, seat, m.deed_n[deed])


class InOrder(Step):
    """The parts of a bonus or an income, one after another (RIV-3.6, 4.27).  Locals: next part, end, lawsuit."""

    name = "in-order"
    number = S_IN_ORDER

    def proceed(self, s: State) -> bool:
        deed = s.at(A)
        if deed == s.at(B):
            s.pop()
            return True
        s.put(A, deed + 1)
        receive(s, s.at(SEAT), deed, s.at(C))
        return True


def receive(s: State, seat: i64, deed: i64, suit: i64) -> None:
    """One part of a bonus or an income: plain gains, never production, gift or donation (RIV-4.43, 5.8)."""
    m = mat(s)
    kind = m.deed_kind[deed]
    n = m.deed_n[deed]
    if kind == GOODS:
        if m.deed_good[deed] == ANY:
            s.push(S_GOOD, seat, n)
        else:
            gain(s, seat, m.deed_good[deed], n)
    elif kind == LETTERS:
        gain(s, seat, LETTERS_AT, n)
    elif kind == STARS:
        gain_stars(s, seat, m.deed_stars[deed])
    elif kind == PRESTIGE:
        s.push(S_PRESTIGE, seat)
    elif kind == DRAW:
        s.push(S_DRAW, seat)
    elif kind == LAWSUIT:
        s.push(S_LAWSUIT, seat, 0, 0, 1)
    elif kind == MANUFACTORY:
        if s.v[MANUFACTORIES] > 0:
            s.push(S_TAKE_MANUFACTORY, seat)                                # RIV-5.13
    elif kind == REACTIVATE:
        reactivate(s, seat, n)
    else:
        sway(s, seat, suit)
