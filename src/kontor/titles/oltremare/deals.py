"""Deals of Oltre Mare: the title's side of the trading procedure (sections 4.A and 11)."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import NOT_NOW, OK
from kontor.kernel.state import State
from kontor.parts.trade import ACCEPTED, COUNTERED, DECLINED, DROPPED, GOES_ON, PARTNER, PENDING, SENT, Terms, address

from .actions import (
    ACCEPT, CLOSE, COUNTER, DECLINE, DROP, GIVE, I_PAY, MOST_CARDS, MOST_SEATS, NEXT, NO_MONEY, ONES, QUERY,
    S_ANSWERS, S_CLOSE, S_QUERIES, SAY, SEND, SILENT, SUPPLY, TENS, WANT, WANT_SLOT, WITH, YOU_PAY,
)
from .material import N_CARDS
from .rules import can_spare
from .state import (
    ANSWERS, BLUFFING, EVERYONE, GIVEN, HAND_SIZE, HAS_COUNTERED, N_GIVE, N_SUPPLY, N_WANT, NO_ONE, PAID, PART,
    PART_CLOSE, PART_GIVE, PART_MONEY, PART_ONES, PART_SAY, PART_TENS, PART_WANT, PART_WITH, QUERIED, SAID, SETS,
    SLOTS, STAGES, SUPPLIED, TARGET, TURN, WANTED, is_in_hand, mat,
)
from .tell import (
    E_ACCEPTED, E_COUNTERED, E_DEAL, E_DECLINED, E_OFFERED, E_WITHDREW, R_CANNOT_PAY, R_CANNOT_SUPPLY, R_COUNTERED,
    R_DOES_NOT_FIT, R_LOAD, R_NO_CARDS, R_NO_SUCH_QUERY, R_NOT_ANSWERED, R_NOT_IN_HAND, R_NOTHING_MOVES, R_QUERIED,
    R_REQUEST_ORDER, R_REST, R_STAGE, R_STATED, R_SUPPLIED, R_SUPPLY_ORDER, R_UNTRUE,
)

from .desk import clear_desk, judge_amount, judge_give, judge_slot, judge_want, last_in_order, tell_terms
from .exchange import hand_over_given, hand_over_supplied, move_ducats, reward
from .supply import (
    add_supply, begin_supply, can_fill, can_supply, clear_supply, fits, is_supplied, other_side_cards,
    other_side_limit, pay_limit,
)

# what the parts of a composition offer (OLT-11.34); the answer and the supply come after them
PIECES: Final = [(GIVE, GIVE + N_CARDS), (SAY, SAY + 7), (WANT, WANT + 8), (WITH, WITH + SETS),
                 (WANT_SLOT, WANT_SLOT + MOST_CARDS), (NEXT, NEXT + 1), (NO_MONEY, YOU_PAY + 1), (TENS, ONES + 10),
                 (SEND, DROP + 1)]
REPLIES: Final = [(ACCEPT, COUNTER + 1), (QUERY, QUERY + MOST_CARDS)]
SUPPLIES: Final = [(SUPPLY, SUPPLY + N_CARDS)]
CLOSES: Final = [(CLOSE, CLOSE + MOST_SEATS)]


class Deals(Terms):
    """Oltre Mare's side of the trading procedure."""

    def judge_piece(self, s: State, seat: i64, a: i64) -> i64:
        v = s.v
        part = v[PART + seat]
        if part == PART_GIVE:
            if GIVE <= a < GIVE + N_CARDS:
                return judge_give(s, seat, a - GIVE)
            if a == NEXT:
                return OK if v[N_GIVE + seat] > 0 or other_side_cards(s, seat) > 0 else R_NO_CARDS
        elif part == PART_SAY:
            if a == SILENT:
                return OK
            if SAY <= a < SAY + 6:                              # OLT-4.14
                card = v[GIVEN + MOST_CARDS * seat + v[N_GIVE + seat] - 1]
                return OK if v[BLUFFING] or mat(s).pair[card] == a - SAY else R_UNTRUE
        elif part == PART_WANT:
            if WANT <= a < WANT + 8:
                return judge_want(s, seat, a - WANT)
            if WANT_SLOT <= a < WANT_SLOT + MOST_CARDS:
                return judge_slot(s, seat, a - WANT_SLOT)
            if a == NEXT:
                return OK if v[N_GIVE + seat] + v[N_WANT + seat] > 0 else R_NOTHING_MOVES
        elif part == PART_WITH:
            if WITH <= a < WITH + SETS:
                good = v[WANTED + MOST_CARDS * seat + v[N_WANT + seat]]
                return OK if good * SETS + a - WITH >= last_in_order(s, seat) else R_REQUEST_ORDER
        elif part == PART_MONEY:
            if a == NO_MONEY:
                return OK
            if a == I_PAY:
                return OK if pay_limit(s, seat) > 0 else R_CANNOT_PAY
            if a == YOU_PAY:
                return OK if other_side_limit(s, seat) > 0 else R_CANNOT_PAY
        elif part == PART_TENS or part == PART_ONES:
            return judge_amount(s, seat, a)
        elif a == DROP:
            return OK
        elif a == SEND:
            if seat != v[TURN] or can_spare(s, seat, v[N_GIVE + seat], v[N_WANT + seat]):
                return OK
            return R_LOAD
        return R_STAGE

    def choose_piece(self, s: State, seat: i64, a: i64) -> i64:
        v = s.v
        desk: i64 = MOST_CARDS * seat
        if GIVE <= a < GIVE + N_CARDS:
            v[GIVEN + desk + v[N_GIVE + seat]] = a - GIVE
            v[N_GIVE + seat] += 1
            v[PART + seat] = PART_SAY
        elif SAY <= a <= SILENT:
            v[SAID + desk + v[N_GIVE + seat] - 1] = a - SAY + 1 if a != SILENT else 0
            v[PART + seat] = PART_GIVE
        elif WANT <= a < WANT + 8:
            v[WANTED + desk + v[N_WANT + seat]] = a - WANT
            v[PART + seat] = PART_WITH
        elif WITH <= a < WITH + SETS:
            i: i64 = WANTED + desk + v[N_WANT + seat]
            v[i] = v[i] * SETS + a - WITH
            v[N_WANT + seat] += 1
            v[PART + seat] = PART_WANT
        elif WANT_SLOT <= a < WANT_SLOT + MOST_CARDS:
            v[WANTED + desk + v[N_WANT + seat]] = SLOTS + a - WANT_SLOT
            v[N_WANT + seat] += 1
        elif a == NEXT:
            v[PART + seat] = PART_WANT if v[PART + seat] == PART_GIVE else PART_MONEY
        elif a == NO_MONEY:
            v[PART + seat] = PART_CLOSE
        elif a == I_PAY or a == YOU_PAY:
            v[PAID + seat] = 1 if a == I_PAY else -1            # the sign; one more than the amount until it is whole
            v[PART + seat] = PART_TENS
        elif TENS <= a < TENS + 10:
            v[PAID + seat] *= 1 + 10 * (a - TENS)
            v[PART + seat] = PART_ONES
        elif ONES <= a < ONES + 10:
            v[PAID + seat] += a - ONES - 1 if v[PAID + seat] > 0 else ONES - a + 1
            v[PART + seat] = PART_CLOSE
        elif a == DROP:
            clear_desk(s, seat)
            return DROPPED
        else:
            if seat == v[TURN]:
                address(s, self, seat, v[TARGET])
                s.tell(E_OFFERED, seat)
                tell_terms(s, seat)
            return SENT
        return GOES_ON

    # answering

    def judge_answer(self, s: State, proposer: i64, seat: i64, a: i64) -> i64:
        v = s.v
        if a == ACCEPT:                                         # OLT-11.22
            if -v[PAID + proposer] > pay_limit(s, seat):
                return R_CANNOT_PAY
            return OK if can_supply(s, seat, proposer) else R_CANNOT_SUPPLY
        if a == COUNTER:                                        # OLT-11.33
            if v[HAS_COUNTERED + seat]:
                return R_COUNTERED
            return OK if v[HAND_SIZE + seat] + v[HAND_SIZE + proposer] > 0 else R_NO_CARDS
        if QUERY <= a < QUERY + MOST_CARDS:                     # OLT-11.24
            if v[QUERIED + seat]:
                return R_QUERIED
            if a - QUERY >= v[N_GIVE + proposer]:
                return R_NO_SUCH_QUERY
            return OK if v[SAID + MOST_CARDS * proposer + a - QUERY] == 0 else R_STATED
        return NOT_NOW

    def begin_counter(self, s: State, seat: i64) -> None:
        clear_desk(s, seat)
        s.v[HAS_COUNTERED + seat] = 1

    def take(self, s: State, proposer: i64, seat: i64) -> bool:
        return begin_supply(s, seat, proposer)

    def choose_other(self, s: State, seat: i64, a: i64) -> None:
        s.v[QUERIED + seat] = 1 + a - QUERY
        s.v[ANSWERS + seat] = PENDING

    def judge_supply(self, s: State, seat: i64, a: i64) -> i64:
        """OLT-11.39"""
        if not SUPPLY <= a < SUPPLY + N_CARDS:
            return R_STAGE
        v = s.v
        card: i64 = a - SUPPLY
        if not is_in_hand(s, seat, card):
            return R_NOT_IN_HAND
        if is_supplied(s, seat, card):
            return R_SUPPLIED
        composer = self.composer_for(s, seat)
        n = v[N_SUPPLY + seat]
        request = v[WANTED + MOST_CARDS * composer + n]
        if not fits(s, card, request):
            return R_DOES_NOT_FIT
        if n > 0 and v[WANTED + MOST_CARDS * composer + n - 1] == request:
            if card < v[SUPPLIED + MOST_CARDS * seat + n - 1]:
                return R_SUPPLY_ORDER
        add_supply(s, seat, card)
        possible = can_fill(s, seat, composer, n + 1, card)
        v[N_SUPPLY + seat] = n
        v[SUPPLIED + MOST_CARDS * seat + n] = -1
        return OK if possible else R_REST

    def choose_supply(self, s: State, seat: i64, a: i64) -> bool:
        add_supply(s, seat, a - SUPPLY)
        return s.v[N_SUPPLY + seat] == s.v[N_WANT + self.composer_for(s, seat)]

    def composer_for(self, s: State, seat: i64) -> i64:
        """Whose requests the seat fills: the offer's, or for the active player the counter's."""
        if seat != s.v[TURN]:
            return s.v[TURN]
        return s.at(PARTNER)

    # when the last answer is in

    def open_answers(self, s: State, proposer: i64) -> bool:
        v = s.v
        for k in range(1, s.game.seats):                        # OLT-11.45: clockwise
            seat = (proposer + k) % s.game.seats
            if v[ANSWERS + seat] == PENDING:
                s.push(S_QUERIES, proposer)
                return True
        for k in range(1, s.game.seats):
            seat = (proposer + k) % s.game.seats
            answer = v[ANSWERS + seat]
            v[HAS_COUNTERED + seat] = 0
            if answer == DECLINED:
                s.tell(E_DECLINED, seat)
            elif answer == ACCEPTED:
                s.tell(E_ACCEPTED, seat)
            elif answer == COUNTERED:
                s.tell(E_COUNTERED, seat)
                tell_terms(s, seat)
        return False

    def binds_alone(self, s: State, proposer: i64) -> bool:
        """OLT-11.25"""
        target = s.v[TARGET]
        return target != EVERYONE and s.v[ANSWERS + target] == ACCEPTED

    # closing

    def judge_close(self, s: State, proposer: i64, seat: i64) -> i64:
        """OLT-11.39: the conditions of OLT-11.22 for the active player."""
        v = s.v
        if v[ANSWERS + seat] == ACCEPTED:
            return OK
        if -v[PAID + seat] > pay_limit(s, proposer):
            return R_CANNOT_PAY
        if not can_spare(s, proposer, v[N_WANT + seat], v[N_GIVE + seat]):
            return R_LOAD
        return OK if can_supply(s, proposer, seat) else R_CANNOT_SUPPLY

    def begin_close(self, s: State, proposer: i64, seat: i64) -> bool:
        if s.v[ANSWERS + seat] == ACCEPTED:
            return True
        return begin_supply(s, proposer, seat)

    def carry_out(self, s: State, proposer: i64, seat: i64) -> None:
        """OLT-4.15"""
        accepted = s.v[ANSWERS + seat] == ACCEPTED
        composer = proposer if accepted else seat
        supplier = seat if accepted else proposer
        s.tell(E_DEAL, proposer, seat)
        hand_over_given(s, composer, supplier)
        hand_over_supplied(s, supplier, composer)
        move_ducats(s, composer, supplier, s.v[PAID + composer])
        reward(s, seat)

    def clear(self, s: State, seat: i64) -> None:
        clear_desk(s, seat)
        s.v[HAS_COUNTERED + seat] = 0
        s.v[QUERIED + seat] = 0
        if seat == s.v[TURN]:
            s.v[TARGET] = NO_ONE

    def forget_desk(self, s: State, seat: i64) -> None:
        """The active player's offer is public; a partner's desk is not."""
        if seat == s.v[TURN]:
            clear_supply(s, seat)
        else:
            clear_desk(s, seat)

    def call_off(self, s: State, proposer: i64) -> None:
        """OLT-11.5 after an offer to all, OLT-11.6 after a single counter or a proposal."""
        s.tell(E_WITHDREW if s.v[TARGET] == EVERYONE else E_DECLINED, proposer)


def build_deals() -> Deals:
    deals = Deals(ANSWERS, STAGES, ACCEPT, DECLINE, COUNTER, CLOSE)
    deals.answering = S_ANSWERS
    deals.closing = S_CLOSE
    deals.unanswered = R_NOT_ANSWERED
    return deals


DEALS: Final = build_deals()
