"""Deals of Oltre Mare: what can be put together, answered, supplied and carried out (sections 4.A and 11)."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import NOT_NOW, OK
from kontor.kernel.state import State
from kontor.parts.trade import ACCEPTED, COUNTERED, DECLINED, DROPPED, GOES_ON, PARTNER, PENDING, SENT, Terms, address

from .actions import (
    ACCEPT,
    CLOSE,
    COUNTER,
    DECLINE,
    DROP,
    GIVE,
    I_PAY,
    MOST_CARDS,
    MOST_SEATS,
    NEXT,
    NO_MONEY,
    ONES,
    QUERY,
    S_ANSWERS,
    S_CLOSE,
    S_QUERIES,
    SAY,
    SEND,
    SILENT,
    SUPPLY,
    TENS,
    WANT,
    WANT_SLOT,
    WITH,
    YOU_PAY,
)
from .material import GRAIN, N_CARDS, symbols_of_set
from .rules import can_spare, pay
from .state import (
    ANSWERS,
    ANY,
    BLUFFING,
    DEBT_IN_TRADES,
    DUCATS,
    EVERYONE,
    GIVEN,
    HAND,
    HAND_SIZE,
    HAS_COUNTERED,
    KNOWN,
    MAX_CARDS,
    N_GIVE,
    N_SUPPLY,
    N_WANT,
    NO_ONE,
    PAID,
    PART,
    PART_CLOSE,
    PART_GIVE,
    PART_MONEY,
    PART_ONES,
    PART_SAY,
    PART_TENS,
    PART_WANT,
    PART_WITH,
    PIRATES,
    PLACE,
    PRESTIGE,
    QUERIED,
    RESHUFFLED,
    REWARDED,
    SAID,
    SETS,
    SLOTS,
    STAGES,
    SUPPLIED,
    TARGET,
    TURN,
    WANTED,
    bit,
    is_in_hand,
    mat,
)
from .tell import (
    ANY_GOOD,
    E_ACCEPTED,
    E_CHARGES,
    E_COUNTERED,
    E_DEAL,
    E_DECLINED,
    E_DROPPED,
    E_GIVES,
    E_HANDED,
    E_OFFERED,
    E_PAID,
    E_PAYS,
    E_PRESTIGE,
    E_QUERIED,
    E_WANTS,
    E_WANTS_SLOT,
    E_WITHDREW,
    R_AMOUNT,
    R_CANNOT_PAY,
    R_CANNOT_SUPPLY,
    R_COUNTERED,
    R_DOES_NOT_FIT,
    R_FULL,
    R_GIVEN,
    R_LOAD,
    R_NO_CARDS,
    R_NO_SUCH_GOOD,
    R_NO_SUCH_SLOT,
    R_NOT_IN_HAND,
    R_NOTHING_MOVES,
    R_ORDER,
    R_QUERIED,
    R_REST,
    R_STAGE,
    R_STATED,
    R_UNTRUE,
)

MOST_DUCATS: Final = 99                                         # OLT-11.32
SET_SYMBOLS: Final = tuple(symbols_of_set(number) for number in range(SETS))

# what the parts of a composition offer (OLT-11.34); the answer and the supply come after them
PIECES: Final = [(GIVE, GIVE + N_CARDS), (SAY, SAY + 7), (WANT, WANT + 8), (WITH, WITH + SETS),
                 (WANT_SLOT, WANT_SLOT + MOST_CARDS), (NEXT, NEXT + 1), (NO_MONEY, YOU_PAY + 1), (TENS, ONES + 10),
                 (SEND, DROP + 1)]
REPLIES: Final = [(ACCEPT, COUNTER + 1), (QUERY, QUERY + MOST_CARDS)]
SUPPLIES: Final = [(SUPPLY, SUPPLY + N_CARDS)]
CLOSES: Final = [(CLOSE, CLOSE + MOST_SEATS)]


# the two sides


def other_side_cards(s: State, seat: i64) -> i64:
    """How many cards the other side of the seat's composition could hand over (OLT-11.32)."""
    v = s.v
    if seat != v[TURN]:
        return v[HAND_SIZE + v[TURN]]
    if v[TARGET] != EVERYONE:
        return v[HAND_SIZE + v[TARGET]]
    most: i64 = 0
    for other in range(s.game.seats):
        if other != seat and v[HAND_SIZE + other] > most:
            most = v[HAND_SIZE + other]
    return most


def pay_limit(s: State, seat: i64) -> i64:
    """OLT-4.7, 11.32, 12.21"""
    v = s.v
    if v[DEBT_IN_TRADES] and seat == v[TURN]:
        return MOST_DUCATS
    ducats = v[DUCATS + seat]
    return 0 if ducats < 0 else ducats if ducats < MOST_DUCATS else MOST_DUCATS


def other_side_limit(s: State, seat: i64) -> i64:
    """OLT-11.37"""
    v = s.v
    if seat != v[TURN]:
        return pay_limit(s, v[TURN])
    if v[TARGET] != EVERYONE:
        return pay_limit(s, v[TARGET])
    most: i64 = 0
    for other in range(s.game.seats):
        if other != seat and pay_limit(s, other) > most:
            most = pay_limit(s, other)
    return most


# supplying requests


def fits(s: State, card: i64, request: i64) -> bool:
    """OLT-11.22: goods must match; symbols only where nobody bluffs."""
    m = mat(s)
    good = request // SETS
    if good != ANY and m.good[card] != good:
        return False
    symbols = SET_SYMBOLS[request % SETS]
    return bool(s.v[BLUFFING]) or m.symbols[card] & symbols == symbols


def can_fill(s: State, supplier: i64, composer: i64, place: i64, last: i64) -> bool:
    """Can the supplier fill the composer's requests from `place` on?  Cards in its supply are used up.

    `last` is the card given to the request before: an equal neighbour takes a later one (OLT-11.39)."""
    v = s.v
    n = v[N_WANT + composer]
    free: list[int] = [card for card in range(N_CARDS)
                       if v[PLACE + card] == HAND + supplier and not is_supplied(s, supplier, card)]
    if n - place > len(free):
        return False
    filled: list[int] = [-1] * len(free)
    bound = last
    for i in range(place, n):
        request = v[WANTED + MOST_CARDS * composer + i]
        if i > 0 and request != v[WANTED + MOST_CARDS * composer + i - 1]:
            bound = -1
        if not assign(s, i, request, bound, composer, place, last, free, filled, []):
            return False
    return True


def assign(s: State, i: i64, request: i64, bound: i64, composer: i64, place: i64, last: i64, free: list[int],
           filled: list[int], tried: list[int]) -> bool:
    """One augmenting path: gives request `i` a free card, moving earlier requests to other cards where needed."""
    for k in range(len(free)):
        if k in tried or free[k] <= bound or not fits(s, free[k], request):
            continue
        tried.append(k)
        holder = filled[k]
        if holder < 0 or assign(s, holder, s.v[WANTED + MOST_CARDS * composer + holder],
                                bound_of(s, composer, holder, place, last), composer, place, last, free, filled, tried):
            filled[k] = int(i)
            return True
    return False


def bound_of(s: State, composer: i64, i: i64, place: i64, last: i64) -> i64:
    """`last` while the requests from `place` to `i` all equal the one before `place`, otherwise no bound."""
    base: i64 = WANTED + MOST_CARDS * composer
    for k in range(place, i + 1):
        if k == 0 or s.v[base + k] != s.v[base + k - 1]:
            return -1
    return last


def is_supplied(s: State, seat: i64, card: i64) -> bool:
    for i in range(s.v[N_SUPPLY + seat]):
        if s.v[SUPPLIED + MOST_CARDS * seat + i] == card:
            return True
    return False


def begin_supply(s: State, supplier: i64, composer: i64) -> bool:
    """Requests for slots of the original offer fill themselves.  True if nothing is left to pick."""
    v = s.v
    v[N_SUPPLY + supplier] = 0
    for i in range(v[N_WANT + composer]):
        request = v[WANTED + MOST_CARDS * composer + i]
        if request >= SLOTS:
            add_supply(s, supplier, v[GIVEN + MOST_CARDS * supplier + request - SLOTS])
    return v[N_SUPPLY + supplier] == v[N_WANT + composer]


def add_supply(s: State, supplier: i64, card: i64) -> None:
    s.v[SUPPLIED + MOST_CARDS * supplier + s.v[N_SUPPLY + supplier]] = card
    s.v[N_SUPPLY + supplier] += 1


def can_supply(s: State, supplier: i64, composer: i64) -> bool:
    """Could the supplier fill every request of the composer?  Leaves the supply empty."""
    begin_supply(s, supplier, composer)
    filled = can_fill(s, supplier, composer, s.v[N_SUPPLY + supplier], -1)
    clear_supply(s, supplier)
    return filled


def clear_supply(s: State, seat: i64) -> None:
    for i in range(MOST_CARDS):
        s.v[SUPPLIED + MOST_CARDS * seat + i] = -1
    s.v[N_SUPPLY + seat] = 0


# the desk of a seat


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
    return hand if hand < s.v[MAX_CARDS] else s.v[MAX_CARDS]


def want_cap(s: State, seat: i64) -> i64:
    hand = other_side_cards(s, seat)
    return hand if hand < s.v[MAX_CARDS] else s.v[MAX_CARDS]


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
    return R_ORDER if 0 <= last < SLOTS and good < last // SETS else OK


def judge_slot(s: State, seat: i64, slot: i64) -> i64:
    """OLT-11.23, 11.36: a counter asks for a card of the original offer."""
    v = s.v
    if seat == v[TURN] or v[TARGET] == NO_ONE or slot >= v[N_GIVE + v[TURN]]:
        return R_NO_SUCH_SLOT
    if v[N_WANT + seat] >= want_cap(s, seat):
        return R_FULL
    last = last_request(s, seat)
    return R_ORDER if last >= SLOTS + slot or 0 <= last < SLOTS else OK


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
                return OK if good * SETS + a - WITH >= last_in_order(s, seat) else R_ORDER
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
                return R_NO_SUCH_SLOT
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
            return R_GIVEN
        composer = self.composer_for(s, seat)
        n = v[N_SUPPLY + seat]
        request = v[WANTED + MOST_CARDS * composer + n]
        if not fits(s, card, request):
            return R_DOES_NOT_FIT
        if n > 0 and v[WANTED + MOST_CARDS * composer + n - 1] == request:
            if card < v[SUPPLIED + MOST_CARDS * seat + n - 1]:
                return R_ORDER
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
        s.tell(E_WITHDREW, proposer)


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


def hand_over_given(s: State, composer: i64, receiver: i64) -> None:
    m = mat(s)
    for i in range(s.v[N_GIVE + composer]):
        card = s.v[GIVEN + MOST_CARDS * composer + i]
        hand_over(s, card, composer, receiver, m.good[card])


def hand_over_supplied(s: State, supplier: i64, receiver: i64) -> None:
    """OLT-11.40: third parties learn a supplied card's good only if the request named it."""
    v = s.v
    m = mat(s)
    for i in range(v[N_SUPPLY + supplier]):
        card = v[SUPPLIED + MOST_CARDS * supplier + i]
        request = v[WANTED + MOST_CARDS * receiver + i]
        named = request >= SLOTS or request // SETS != ANY
        hand_over(s, card, supplier, receiver, m.good[card] if named else ANY_GOOD)


def hand_over(s: State, card: i64, giver: i64, receiver: i64, good: i64) -> None:
    """Moves a hand card.  Giver and receiver know it; the others lose track of every card it could have been."""
    v = s.v
    m = mat(s)
    parties = bit(giver) | bit(receiver) | RESHUFFLED
    for other in range(N_CARDS):
        if v[KNOWN + other] & ~parties and (good == ANY_GOOD or m.good[other] == good):
            if v[PLACE + other] == HAND + giver or v[PLACE + other] == PIRATES + giver:
                v[KNOWN + other] &= parties
    v[PLACE + card] = HAND + receiver
    v[KNOWN + card] = v[KNOWN + card] & RESHUFFLED | bit(giver)
    v[HAND_SIZE + giver] -= 1
    v[HAND_SIZE + receiver] += 1
    s.tell(E_HANDED, giver, receiver, good, card)


def move_ducats(s: State, composer: i64, other: i64, n: i64) -> None:
    """OLT-4.8: only one side pays."""
    payer = composer if n > 0 else other
    receiver = other if n > 0 else composer
    if n == 0:
        return
    amount = n if n > 0 else -n
    s.tell(E_PAID, payer, receiver, amount)
    pay(s, payer, amount)
    pay(s, receiver, -amount)


def reward(s: State, partner: i64) -> None:
    """OLT-4.9, 4.10, 12.37"""
    if s.v[REWARDED] & bit(partner) == 0:
        s.v[REWARDED] |= bit(partner)
        s.v[PRESTIGE + partner] += 1
        s.tell(E_PRESTIGE, partner)


def build_deals() -> Deals:
    deals = Deals(ANSWERS, STAGES, ACCEPT, DECLINE, COUNTER, CLOSE)
    deals.answering = S_ANSWERS
    deals.closing = S_CLOSE
    return deals


DEALS: Final = build_deals()
