"""Section 11.A and 11.B: offers, answers, counters, proposals.  The procedure is `parts.trade`, the terms `deals`."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import SEAT, STEP, A, State, Step
from kontor.parts.trade import COUNTERED, OWING, PENDING, Answers, Close, Compose

from ..actions import (
    ACCEPT, COUNTER, DECLINE, GIVE, MOST_CARDS, NEXT, NO_MONEY, ONES, QUERY, REFUSE, S_ANSWERS, S_CLOSE, S_OFFER,
    S_PROPOSAL, S_QUERIES, SAY, SEND, SILENT, SUPPLY, TENS, WANT, WANT_SLOT, WITH, YOU_PAY,
)
from ..deals import CLOSES, DEALS, PIECES, REPLIES, SUPPLIES
from ..desk import tell_terms
from ..state import ANSWERS, BLUFFING, GIVEN, PART, PART_GIVE, QUERIED, SAID, TURN, hand_cards, mat
from ..tell import E_DROPPED, E_NOT_STATED, E_PASSED, E_PROPOSED, E_QUERIED, E_STATED, R_UNTRUE

ASKER: Final = A                # local of AnswerQueries

# the ids that each part of a composition can offer, so that a legal list need not try them all
RANGES: Final = [
    [(NEXT, NEXT + 1)],         # after the cards of the hand
    [(SAY, SILENT + 1)],
    [(WANT, WANT + 8), (WANT_SLOT, WANT_SLOT + MOST_CARDS), (NEXT, NEXT + 1)],
    [(WITH, WITH + 11)],
    [(NO_MONEY, YOU_PAY + 1)],
    [(TENS, TENS + 10)],
    [(ONES, ONES + 10)],
    [(SEND, SEND + 2)],
]


def legal_pieces(s: State, seat: i64) -> list[int]:
    choices: list[int] = []
    if s.v[PART + seat] == PART_GIVE:
        choices = [a for a in hand_cards(s, seat, GIVE) if DEALS.judge_piece(s, seat, a) == OK]
    for low, high in RANGES[s.v[PART + seat]]:
        for a in range(low, high):
            if DEALS.judge_piece(s, seat, a) == OK:
                choices.append(a)
    return choices


class ComposeOffer(Compose):
    """OLT-11.34: the active player's offer."""

    def legal(self, s: State, seat: i64) -> list[int]:
        return legal_pieces(s, seat)

    def drop(self, s: State, seat: i64) -> None:
        s.tell(E_DROPPED, seat)
        super().drop(s, seat)


class ComposeProposal(Compose):
    """OLT-11.26: a partner's proposal; the active player answers it at once."""

    def legal(self, s: State, seat: i64) -> list[int]:
        return legal_pieces(s, seat)

    def send(self, s: State, seat: i64) -> None:
        s.reveal()
        s.v[ANSWERS + seat] = COUNTERED
        s.tell(E_PROPOSED, seat)
        tell_terms(s, seat)
        s.put(STEP, S_CLOSE)
        s.put(SEAT, s.v[TURN])

    def drop(self, s: State, seat: i64) -> None:
        s.tell(E_PASSED, seat)                                  # OLT-11.38
        super().drop(s, seat)


class AnswerOffer(Answers):
    """OLT-11.3, 11.45"""

    def legal(self, s: State, seat: i64) -> list[int]:
        stage = s.v[DEALS.stages + seat]
        if stage == 1:
            return legal_pieces(s, seat)
        ranges = SUPPLIES if stage == 2 else REPLIES
        return [a for low, high in ranges for a in range(low, high) if self.judge(s, seat, a) == OK]


class AnswerQueries(Step):
    """OLT-11.4, 11.24: questions about offered cards, clockwise, when all first answers are in."""

    name = "answer-query"
    number = S_QUERIES
    ids = [(SAY, SAY + 6), (REFUSE, REFUSE + 1)]

    def proceed(self, s: State) -> bool:
        v = s.v
        proposer = s.seat()
        for k in range(1, s.game.seats):
            seat = (proposer + k) % s.game.seats
            if v[ANSWERS + seat] == PENDING and k > s.at(ASKER):
                s.put(ASKER, k)
                slot = v[QUERIED + seat] - 1
                s.tell(E_QUERIED, seat, slot + 1)
                if v[SAID + MOST_CARDS * proposer + slot] == 0:
                    return False
        for seat in range(s.game.seats):
            if v[ANSWERS + seat] == PENDING:
                v[ANSWERS + seat] = OWING
        s.pop()
        return True

    def is_public(self, s: State) -> bool:
        return False

    def slot(self, s: State) -> i64:
        return s.v[QUERIED + (s.seat() + s.at(ASKER)) % s.game.seats] - 1

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == REFUSE or s.v[BLUFFING]:
            return OK
        card = s.v[GIVEN + MOST_CARDS * seat + self.slot(s)]
        return OK if mat(s).pair[card] == a - SAY else R_UNTRUE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        slot = self.slot(s)
        s.reveal()
        if a == REFUSE:
            s.tell(E_NOT_STATED, seat, slot + 1)
        else:
            s.v[SAID + MOST_CARDS * seat + slot] = a - SAY + 1
            s.tell(E_STATED, seat, slot + 1, a - SAY + 1)


OFFER_STEP: Final = ComposeOffer(DEALS, "compose-offer", S_OFFER, PIECES)
PROPOSAL_STEP: Final = ComposeProposal(DEALS, "compose-proposal", S_PROPOSAL, PIECES)
ANSWERS_STEP: Final = AnswerOffer(DEALS, "answer-offer", S_ANSWERS, PIECES + REPLIES + SUPPLIES)
CLOSE_STEP: Final = Close(DEALS, "close", S_CLOSE, [(DECLINE, DECLINE + 1), *SUPPLIES, *CLOSES])
assert ACCEPT < DECLINE < COUNTER < QUERY < SUPPLY
