"""Section 4: the trade phase, with invitations and questions (OLT-11.26, 11.27).  Offers are in `offers`."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import A, State, Step

from ..actions import (
    ABOUT, ASK, BUY, DECLINE, END_TRADE, INVITE, MOST_SEATS, NEXT, NO, OFFER, OFFER_ALL, PROPOSE, REFUSE,
    S_ANSWER_ASK, S_ASK, S_CARD, S_DRAWING, S_INVITE, S_OFFER, S_PROPOSAL, S_PROPOSE, S_TRADE, SHOWING, YES,
)
from ..desk import clear_desk
from ..material import GRAIN, N_CARDS, N_GOODS
from ..rules import bag_on_pirates, can_end_trade, lift_own, pay, price_of_card
from ..state import (
    ABOUT_GOOD, BLUFFING, BOUGHT, DISCARD_SIZE, EVERYONE, HAND_SIZE, MAX_OFFERS, MAX_QUESTIONS, NO_ONE, OFFERS,
    PIRATES_SIZE, QUESTIONS, SHOWING_SYMBOL, TARGET, TURN, deck_size, is_in_hand, load_of, mat,
)
from ..tell import (
    E_ASK_BEGUN, E_ASKED, E_BOUGHT, E_INVITED, E_OFFER_ALL_BEGUN, E_OFFER_BEGUN, E_PASSED, E_REPLIED, E_TRADE_ENDED,
    NOT_ASKED_GOOD, NOT_ASKED_SYMBOL, R_ASK_STAGE, R_DECK_EMPTY, R_EMPTY_QUESTION, R_FALSE_ANSWER, R_NO_CARDS,
    R_NO_OFFERS, R_NO_PURCHASES, R_NO_QUESTIONS, R_NO_SUCH_GOOD, R_NO_SUCH_PLAYER, R_PIRATES_EMPTY, R_TOO_FEW_CARDS,
    R_TWO_PLAYERS, R_YOURSELF,
)
from .drawing import FROM_PIRATES, TO_HAND

FROM_STACK: Final = 1           # the second source of BUY: the own pirate stack
ASKED: Final = A                # local of Invite: seats asked so far
PART: Final = A                 # local of Ask
PART_ABOUT: Final = 0
PART_SHOWING: Final = 1


def judge_partner(s: State, seat: i64, partner: i64) -> i64:
    if partner >= s.game.seats:
        return R_NO_SUCH_PLAYER
    return R_YOURSELF if partner == seat else OK


def has_cards_beside(s: State, seat: i64) -> bool:
    """Does anybody but the seat hold a card?"""
    for other in range(s.game.seats):
        if other != seat and s.v[HAND_SIZE + other] > 0:
            return True
    return False


class TradeMenu(Step):
    """OLT-11.2"""

    name = "trade"
    number = S_TRADE
    ids = [(OFFER, END_TRADE + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a <= INVITE:
            return self.judge_offer(s, seat, a)
        if a < ASK + MOST_SEATS:
            return self.judge_ask(s, seat, a - ASK)
        if a < END_TRADE:
            return self.judge_buy(s, seat, a - BUY)
        return OK if can_end_trade(s, seat) else R_TOO_FEW_CARDS

    def judge_offer(self, s: State, seat: i64, a: i64) -> i64:
        """OLT-11.28, 11.33"""
        v = s.v
        if v[OFFERS] >= v[MAX_OFFERS]:
            return R_NO_OFFERS
        if a >= OFFER_ALL:
            if a == OFFER_ALL and s.game.seats < 3:
                return R_TWO_PLAYERS
            return OK if v[HAND_SIZE + seat] > 0 or has_cards_beside(s, seat) else R_NO_CARDS
        partner: i64 = a - OFFER
        refusal = judge_partner(s, seat, partner)
        if refusal != OK:
            return refusal
        return OK if v[HAND_SIZE + seat] + v[HAND_SIZE + partner] > 0 else R_NO_CARDS

    def judge_ask(self, s: State, seat: i64, partner: i64) -> i64:
        v = s.v
        if v[QUESTIONS] >= v[MAX_QUESTIONS]:
            return R_NO_QUESTIONS
        refusal = judge_partner(s, seat, partner)
        if refusal != OK:
            return refusal
        return OK if v[HAND_SIZE + partner] > 0 else R_NO_CARDS

    def judge_buy(self, s: State, seat: i64, source: i64) -> i64:
        """OLT-4.17, 4.18, 11.30"""
        if s.v[BOUGHT] >= mat(s).purchases:
            return R_NO_PURCHASES
        if source == FROM_STACK:
            return OK if s.v[PIRATES_SIZE + seat] > 0 else R_PIRATES_EMPTY
        return OK if deck_size(s) + s.v[DISCARD_SIZE] > 0 else R_DECK_EMPTY

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        if number == R_TOO_FEW_CARDS:
            return {"hand": int(s.v[HAND_SIZE + seat]), "load": int(load_of(s, seat))}
        return {}

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        if a <= OFFER_ALL:
            v[OFFERS] += 1
            v[TARGET] = a - OFFER if a < OFFER_ALL else EVERYONE
            clear_desk(s, seat)
            if a < OFFER_ALL:
                s.tell(E_OFFER_BEGUN, seat, a - OFFER)
            else:
                s.tell(E_OFFER_ALL_BEGUN, seat)
            s.push(S_OFFER, seat)
        elif a == INVITE:
            v[OFFERS] += 1
            s.tell(E_INVITED, seat)
            s.push(S_INVITE, seat)
        elif a < ASK + MOST_SEATS:
            v[QUESTIONS] += 1
            v[TARGET] = a - ASK
            s.tell(E_ASK_BEGUN, seat, a - ASK)
            s.push(S_ASK, seat)
        elif a < END_TRADE:
            buy(s, seat, a - BUY)
        else:
            s.tell(E_TRADE_ENDED, seat)
            s.pop()


def buy(s: State, seat: i64, source: i64) -> None:
    """OLT-4.19 to 4.22: paid before the card is taken."""
    price = price_of_card(s, seat)
    s.v[BOUGHT] += 1
    s.tell(E_BOUGHT, seat, source, price)
    pay(s, seat, price)
    if source != FROM_STACK:
        s.push(S_DRAWING, seat, 1, TO_HAND)
    elif bag_on_pirates(s, seat) >= 0:
        s.push(S_CARD, seat, bag_on_pirates(s, seat), FROM_PIRATES)
    else:
        s.reveal()
        lift_own(s, seat)


class Invite(Step):
    """OLT-11.26: clockwise from the left, each proposal answered before the next player is asked."""

    name = "invite"
    number = S_INVITE

    def proceed(self, s: State) -> bool:
        asked = s.at(ASKED) + 1
        if asked == s.game.seats:
            s.pop()
        else:
            s.put(ASKED, asked)
            s.push(S_PROPOSE, (s.seat() + asked) % s.game.seats)
        return True


class ProposeOrPass(Step):
    """OLT-11.7"""

    name = "propose-or-pass"
    number = S_PROPOSE
    ids = [(DECLINE, DECLINE + 1), (PROPOSE, PROPOSE + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == DECLINE or s.v[HAND_SIZE + seat] + s.v[HAND_SIZE + s.v[TURN]] > 0:
            return OK
        return R_NO_CARDS

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == DECLINE:
            s.tell(E_PASSED, seat)
        else:
            clear_desk(s, seat)
            s.push(S_PROPOSAL, seat)


class Ask(Step):
    """OLT-11.41: a good or none, then a symbol or none, not both none."""

    name = "ask"
    number = S_ASK
    ids = [(NEXT, NEXT + 1), (ABOUT, ABOUT + N_GOODS), (SHOWING, SHOWING + 4)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if s.at(PART) == PART_ABOUT:
            if a == ABOUT + GRAIN and s.game.seats == 2:
                return R_NO_SUCH_GOOD
            return OK if a < ABOUT + N_GOODS else R_ASK_STAGE
        if a == NEXT:
            return OK if s.v[ABOUT_GOOD] >= 0 else R_EMPTY_QUESTION
        return OK if a >= SHOWING else R_ASK_STAGE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        if s.at(PART) == PART_ABOUT:
            v[ABOUT_GOOD] = a - ABOUT if a != NEXT else -1
            s.put(PART, PART_SHOWING)
        else:
            v[SHOWING_SYMBOL] = a - SHOWING if a != NEXT else -1
            good: i64 = v[ABOUT_GOOD] if v[ABOUT_GOOD] >= 0 else NOT_ASKED_GOOD
            symbol: i64 = v[SHOWING_SYMBOL] if v[SHOWING_SYMBOL] >= 0 else NOT_ASKED_SYMBOL
            s.pop()
            s.reveal()
            s.tell(E_ASKED, seat, v[TARGET], good, symbol)
            s.push(S_ANSWER_ASK, v[TARGET])


def holds_such(s: State, seat: i64, good: i64, symbol: i64) -> bool:
    """Does the seat hold a card of the good (-1: any) that shows the symbol (-1: any)?"""
    m = mat(s)
    for card in range(N_CARDS):
        if is_in_hand(s, seat, card) and (good < 0 or m.good[card] == good):
            if symbol < 0 or m.symbols[card] >> symbol & 1:
                return True
    return False


def judge_reply(s: State, seat: i64, a: i64) -> i64:
    """OLT-4.13, 4.14, 11.41"""
    good = s.v[ABOUT_GOOD]
    symbol = s.v[SHOWING_SYMBOL]
    truth = holds_such(s, seat, good, symbol)
    if not s.v[BLUFFING] or symbol < 0:
        return OK if (a == YES) == truth else R_FALSE_ANSWER
    if a == NO:
        return OK
    return OK if holds_such(s, seat, good, -1) else R_FALSE_ANSWER


class AnswerAsk(Step):
    """OLT-11.8"""

    name = "answer-question"
    number = S_ANSWER_ASK
    ids = [(YES, REFUSE + 1)]

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == REFUSE else judge_reply(s, seat, a)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.reveal()
        s.v[ABOUT_GOOD] = -1
        s.v[SHOWING_SYMBOL] = -1
        s.v[TARGET] = NO_ONE
        s.tell(E_REPLIED, seat, a - YES)
