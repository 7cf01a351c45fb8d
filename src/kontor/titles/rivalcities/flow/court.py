"""Section 4, the court: lawsuits, rulings, and resolving the foremost lawsuit (also step 5 of the season end)."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, B, C, State, Step

from ..actions import (
    ADVANCE, NO, RULE, S_DEAL_SUIT, S_IN_ORDER, S_LAWSUIT, S_LAWSUIT_REPEAT, S_PAY, S_REPEAT_LAWSUIT, S_RESOLVE,
    S_RULING, YES,
)
from ..rules import (
    BY_LAWSUITS, LE_HAVRE, can_pay_legal_cost, can_repeat_lawsuit, can_resolve, can_swap, gain_stars, pay_legal_cost,
    sway, win,
)
from ..state import ALTONA, GONE, HAMBURG, MARKER, SLOT, SUIT_AT, SUITS_LEFT, WON, lead, mat, owns_alliance, owns_ship
from ..tell import (
    E_ADVANCED, E_REPEATED, E_SUIT_DROPPED, E_SUIT_STAR, E_SUIT_WON, E_SWAPPED, R_EMPTY_SLOT, R_LEGAL_COST, R_NO_LEAD,
    R_NO_SUIT, R_NO_SUIT_AFTER,
)

PLACE: Final = A
CHOSEN: Final = B
ORIGINAL: Final = C             # 1: not itself a repeat by Le Havre (RIV-8.9)


class AdvanceLawsuit(Step):
    """RIV-4.26 to 4.33, 12.13: cost, bonus, repeats by slot, Le Havre."""

    name = "lawsuit"
    number = S_LAWSUIT
    any_time = True
    only = NO
    ids = [(ADVANCE, ADVANCE + 3), (NO, NO + 1)]

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        if place == 0:
            return False
        m = mat(s)
        seat = s.at(SEAT)
        slot = s.at(CHOSEN)
        suit = s.v[SLOT + slot]
        s.put(PLACE, place + 1)
        if place == 1:                                                      # RIV-4.27
            s.push(S_IN_ORDER, seat, m.suit_first[suit], m.suit_first[suit] + m.suit_len[suit], suit)
        elif place == 2:                                                    # RIV-4.30
            s.push(S_LAWSUIT_REPEAT, seat, suit, m.slot_repeats[slot])
        else:                                                               # RIV-4.33
            original = s.at(ORIGINAL)
            s.pop()
            if original and owns_alliance(s, seat, LE_HAVRE):
                s.push(S_REPEAT_LAWSUIT, seat)
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK                                                       # RIV-12.24
        suit = s.v[SLOT + a - ADVANCE]
        if suit < 0:
            return R_NO_SUIT
        return OK if can_pay_legal_cost(s, seat, suit) else R_LEGAL_COST

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == NO:
            s.pop()
            return
        suit = s.v[SLOT + a - ADVANCE]
        s.put(PLACE, 1)
        s.put(CHOSEN, a - ADVANCE)
        s.tell(E_ADVANCED, seat, suit, a - ADVANCE + 1)
        pay_legal_cost(s, seat, suit)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"slot": a - ADVANCE + 1}


class LawsuitRepeat(Step):
    """RIV-4.30 to 4.32, 12.14.  Locals: lawsuit, repeats left."""

    name = "lawsuit-repeat"
    number = S_LAWSUIT_REPEAT
    any_time = True
    only = NO
    ids = [(YES, NO + 1)]

    def proceed(self, s: State) -> bool:
        if s.at(B) > 0 and lead(s, s.at(SEAT), s.at(A)) < 4:
            return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == NO or can_pay_legal_cost(s, seat, s.at(A)) else R_LEGAL_COST

    def choose(self, s: State, seat: i64, a: i64) -> None:
        suit = s.at(A)
        if a == NO:
            s.pop()
            return
        s.put(B, s.at(B) - 1)
        pay_legal_cost(s, seat, suit)
        sway(s, seat, suit)


class RepeatLawsuit(Step):
    """RIV-8.7, 12.16: Le Havre"""

    name = "repeat-lawsuit"
    number = S_REPEAT_LAWSUIT
    any_time = True
    only = NO
    ids = [(YES, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == NO or can_repeat_lawsuit(s, seat) else R_NO_SUIT_AFTER

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == YES:
            s.tell(E_REPEATED, seat, 2)
            s.push(S_LAWSUIT, seat)                                         # after the payment
            s.push(S_PAY, seat, 1)


class Ruling(Step):
    """RIV-4.35 to 4.37, 12.20"""

    name = "ruling"
    number = S_RULING
    ids = [(RULE, RULE + 3), (NO, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK
        if a == RULE:
            return OK if can_resolve(s, seat) else R_NO_LEAD
        return OK if can_swap(s, a - RULE - 1) else R_EMPTY_SLOT

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == RULE:
            s.push(S_RESOLVE, seat)
        elif a != NO:
            v = s.v
            i: i64 = SLOT + a - RULE - 1
            front = v[i]
            v[i] = v[i + 1]
            v[i + 1] = front
            s.tell(E_SWAPPED, seat, a - RULE, a - RULE + 1)


class Resolve(Step):
    """RIV-4.34, 5.10 to 5.15.  Locals: place, winner (-1 nobody)."""

    name = "resolve"
    number = S_RESOLVE

    def proceed(self, s: State) -> bool:
        v = s.v
        place = s.at(PLACE)
        s.put(PLACE, place + 1)
        if place == 0:
            suit = v[SLOT]
            v[SLOT] = -1
            winner = judge_suit(s, suit)
            s.put(B, winner)
            if winner >= 0 and not s.over:                                  # RIV-5.12, 5.13
                m = mat(s)
                s.push(S_IN_ORDER, winner, m.suit_win_first[suit], m.suit_win_first[suit] + m.suit_win_len[suit])
        elif place == 1:
            winner = s.at(B)
            if winner >= 0 and owns_ship(s, winner, 15):                    # RIV-9.7
                gain_stars(s, winner, 2)
        else:
            s.pop()
            v[SLOT] = v[SLOT + 1]                                           # RIV-5.14
            v[SLOT + 1] = v[SLOT + 2]
            v[SLOT + 2] = -1
            if v[SUITS_LEFT] > 0:                                           # RIV-5.15
                s.push(S_DEAL_SUIT, CHANCE, 2)
        return True


def judge_suit(s: State, suit: i64) -> i64:
    """RIV-5.10 to 5.12: returns who won the lawsuit, -1 nobody."""
    v = s.v
    side: i64 = HAMBURG if v[MARKER + suit] > 0 else ALTONA
    ahead = lead(s, side, suit)
    if ahead < 2:
        v[SUIT_AT + suit] = GONE
        if ahead == 1:
            s.tell(E_SUIT_STAR, side, suit)
            gain_stars(s, side, 1)
        else:
            s.tell(E_SUIT_DROPPED, suit)
        return -1
    v[SUIT_AT + suit] = side
    v[WON + side] += 1
    s.tell(E_SUIT_WON, side, suit)
    if v[WON + side] >= 3:                                                  # RIV-6.2
        win(s, side, BY_LAWSUITS)
    return side
