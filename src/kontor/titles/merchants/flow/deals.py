"""Section 10b and 10d: offers, calls, answers, counter-offers.  The procedure is shared; the bundles are ours."""

from typing import Final, final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import NOT_NOW, OK
from kontor.kernel.state import State
from kontor.parts.trade import ACCEPTED, COUNTERED, DROPPED, GOES_ON, SENT, Answers, Close, Compose, Terms, address

from ..actions import (
    ACCEPT, CALL, CONFIRM, COUNTER, DECLINE, DROP, NEXT, OFFER_CARD, OFFER_GOLD, SEND, S_ANSWERS, S_COMPOSE,
    S_CONFIRM, TO, TO_ALL,
)
from ..material import N_RESOURCES
from ..rules import hand_over, see
from ..state import (
    ACTIVE, ANSWERS, DESK_LOW, DESK_PART, DESK_TO, DRAFTS, GIVE, GOLD, GOLD_KIND, MOST_OFFERS, OFFERS, STAGES, WANT,
    hand, hand_size, mat,
)
from ..tell import (
    E_ACCEPTED, E_CALLED, E_CANCELLED, E_COUNTERED, E_DECLINED, E_GIVES, E_OFFERED, E_TRADED, E_WANTS, R_BOTH_SIDES,
    R_CANNOT_HAVE, R_COUNTER_DROPPED, R_DRAFTS, R_EMPTY, R_IS_CALL, R_NOT_OWNED, R_NO_ADDRESSEE, R_NO_PLAYER,
    R_OFFERS, R_OFFER_ORDER, R_PART, R_TOO_MANY,
)

# the parts of a desk, MER-10.9
GIVING: Final = 0
WANTING: Final = 1
CLOSING: Final = 2
GIVEN_UP: Final = 3             # a counter-offer that was dropped: there is no second one to the same offer

ALL: Final = 5                  # in `desk_to`; one addressee is the seat + 1
KINDS: Final = 6                # of a bundle: the resources, then gold


def judge_offer(s: State, seat: i64, a: i64) -> i64:
    """MER-10.5, 10.11"""
    if s.v[OFFERS] >= s.v[MOST_OFFERS]:
        return R_OFFERS
    if s.v[DRAFTS] >= 2 * s.v[MOST_OFFERS]:
        return R_DRAFTS
    return OK if a == CALL or hand_size(s, seat) + s.v[GOLD + seat] > 0 else R_EMPTY


def begin_offer(s: State, seat: i64, a: i64) -> None:
    s.v[DRAFTS] += 1
    wipe(s, seat)
    s.v[DESK_PART + seat] = CLOSING if a == CALL else GIVING        # MER-10.3
    s.push(S_COMPOSE, seat)


def wipe(s: State, seat: i64) -> None:
    v = s.v
    v[DESK_PART + seat] = GIVING
    v[DESK_LOW + seat] = 0
    v[DESK_TO + seat] = 0
    for kind in range(KINDS):
        v[GIVE + KINDS * seat + kind] = 0
        v[WANT + KINDS * seat + kind] = 0


def n_cards(s: State, bundle: i64) -> i64:
    n: i64 = 0
    for resource in range(N_RESOURCES):
        n += s.v[bundle + resource]
    return n


def is_empty(s: State, bundle: i64) -> bool:
    return n_cards(s, bundle) == 0 and s.v[bundle + GOLD_KIND] == 0


def owns(s: State, seat: i64, bundle: i64) -> bool:
    """MER-10.2"""
    if s.v[GOLD + seat] < s.v[bundle + GOLD_KIND]:
        return False
    for resource in range(N_RESOURCES):
        if hand(s, seat, resource) < s.v[bundle + resource]:
            return False
    return True


def is_call(s: State, proposer: i64) -> bool:
    return is_empty(s, GIVE + KINDS * proposer)


def can_have(s: State, seat: i64, other: i64, cards: i64, gold: i64) -> bool:
    """MER-10.10: by what everybody knows, can the other side give so much?"""
    return other != seat and hand_size(s, other) >= cards and s.v[GOLD + other] >= gold


def can_somebody_have(s: State, seat: i64, cards: i64, gold: i64) -> bool:
    """Whoever makes a counter-offer deals with the active player, an offer may go to any opponent."""
    active = s.v[ACTIVE]
    if seat != active:
        return can_have(s, seat, active, cards, gold)
    for other in range(s.game.seats):
        if can_have(s, seat, other, cards, gold):
            return True
    return False


def judge_kind(s: State, seat: i64, kind: i64, n: i64) -> i64:
    """May `n` more of a kind be added to the bundle in hand?  MER-10.1, 10.2, 10.9, 10.10"""
    v = s.v
    m = mat(s)
    part = v[DESK_PART + seat]
    if part > WANTING:
        return R_PART
    if kind < v[DESK_LOW + seat]:
        return R_OFFER_ORDER
    bundle: i64 = (GIVE if part == GIVING else WANT) + KINDS * seat
    if part == WANTING and v[GIVE + KINDS * seat + kind]:
        return R_BOTH_SIDES
    cards = n_cards(s, bundle)
    gold = v[bundle + GOLD_KIND]
    if kind == GOLD_KIND:
        gold += n
    else:
        cards += n
    if cards > m.most_cards or gold > m.most_gold:
        return R_TOO_MANY
    if part == WANTING:
        return OK if can_somebody_have(s, seat, cards, gold) else R_CANNOT_HAVE
    if kind == GOLD_KIND:
        return OK if v[GOLD + seat] >= gold else R_NOT_OWNED
    return OK if hand(s, seat, kind) >= v[bundle + kind] + n else R_NOT_OWNED


def judge_closing(s: State, seat: i64, a: i64) -> i64:
    """MER-10.11"""
    v = s.v
    if v[DESK_PART + seat] != CLOSING:
        return R_PART
    if a == SEND:
        return OK if seat != v[ACTIVE] or v[DESK_TO + seat] else R_NO_ADDRESSEE
    if seat != v[ACTIVE] or v[DESK_TO + seat]:
        return R_PART
    cards = n_cards(s, WANT + KINDS * seat)
    gold = v[WANT + KINDS * seat + GOLD_KIND]
    if a == TO_ALL:
        return OK if can_somebody_have(s, seat, cards, gold) else R_CANNOT_HAVE
    if a - TO == seat or a - TO >= s.game.seats:
        return R_NO_PLAYER
    return OK if can_have(s, seat, a - TO, cards, gold) else R_CANNOT_HAVE


@final
class Bundles(Terms):
    """MER-10.1 to 10.13"""

    def judge_piece(self, s: State, seat: i64, a: i64) -> i64:
        if OFFER_CARD <= a < OFFER_GOLD:
            return judge_kind(s, seat, a - OFFER_CARD, 1)
        if OFFER_GOLD <= a < NEXT:
            return judge_kind(s, seat, GOLD_KIND, a - OFFER_GOLD + 1)
        if a == NEXT:
            part = s.v[DESK_PART + seat]
            if part > WANTING:
                return R_PART
            return R_EMPTY if is_empty(s, (GIVE if part == GIVING else WANT) + KINDS * seat) else OK
        if TO <= a <= SEND:
            return judge_closing(s, seat, a)
        return OK if a == DROP else NOT_NOW

    def choose_piece(self, s: State, seat: i64, a: i64) -> i64:
        v = s.v
        bundle: i64 = (GIVE if v[DESK_PART + seat] == GIVING else WANT) + KINDS * seat
        if a < OFFER_GOLD:
            v[bundle + a - OFFER_CARD] += 1
            v[DESK_LOW + seat] = a - OFFER_CARD
        elif a < NEXT:
            v[bundle + GOLD_KIND] = a - OFFER_GOLD + 1
            v[DESK_LOW + seat] = KINDS
        elif a == NEXT:
            v[DESK_PART + seat] += 1
            v[DESK_LOW + seat] = 0
        elif a < TO_ALL:
            v[DESK_TO + seat] = a - TO + 1
        elif a == TO_ALL:
            v[DESK_TO + seat] = ALL
        elif a == SEND:
            if seat == v[ACTIVE]:
                send_offer(s, seat)
            return SENT
        else:
            wipe(s, seat)
            v[DESK_PART + seat] = GIVEN_UP
            return DROPPED
        return GOES_ON

    def judge_answer(self, s: State, proposer: i64, seat: i64, a: i64) -> i64:
        if a == COUNTER:
            return R_COUNTER_DROPPED if s.v[DESK_PART + seat] == GIVEN_UP else OK
        if a != ACCEPT:
            return NOT_NOW
        if is_call(s, proposer):
            return R_IS_CALL                                        # MER-10.3
        return OK if owns(s, seat, WANT + KINDS * proposer) else R_NOT_OWNED

    def begin_counter(self, s: State, seat: i64) -> None:
        wipe(s, seat)

    def take(self, s: State, proposer: i64, seat: i64) -> bool:
        return True

    def open_answers(self, s: State, proposer: i64) -> bool:
        """MER-10.4: clockwise; what was accepted or offered is known to be in the hand."""
        for i in range(1, s.game.seats):
            seat = (proposer + i) % s.game.seats
            answer = s.v[ANSWERS + seat]
            if answer == ACCEPTED:
                show(s, seat, WANT + KINDS * proposer)
                s.tell(E_ACCEPTED, seat)
            elif answer == COUNTERED:
                show(s, seat, GIVE + KINDS * seat)
                s.tell(E_COUNTERED, seat)
                tell_bundles(s, seat)
            elif answer:
                s.tell(E_DECLINED, seat)
        return False

    def judge_close(self, s: State, proposer: i64, seat: i64) -> i64:
        if s.v[ANSWERS + seat] == ACCEPTED:
            return OK
        return OK if owns(s, proposer, WANT + KINDS * seat) else R_NOT_OWNED

    def begin_close(self, s: State, proposer: i64, seat: i64) -> bool:
        return True

    def carry_out(self, s: State, proposer: i64, seat: i64) -> None:
        """MER-10.4, 10.6: at once and completely."""
        author = proposer if s.v[ANSWERS + seat] == ACCEPTED else seat
        other = seat if author == proposer else proposer
        move_bundle(s, author, other, GIVE + KINDS * author)
        move_bundle(s, other, author, WANT + KINDS * author)
        s.tell(E_TRADED, proposer, seat)

    def call_off(self, s: State, proposer: i64) -> None:
        s.tell(E_CANCELLED, proposer)

    def clear(self, s: State, seat: i64) -> None:
        wipe(s, seat)

    def forget_desk(self, s: State, seat: i64) -> None:
        """The offer on the table is no secret; a counter-offer being put together is."""
        if seat != s.v[ACTIVE]:
            wipe(s, seat)


def send_offer(s: State, seat: i64) -> None:
    v = s.v
    v[OFFERS] += 1
    s.tell(E_CALLED if is_call(s, seat) else E_OFFERED, seat)
    tell_bundles(s, seat)
    show(s, seat, GIVE + KINDS * seat)
    address(s, TERMS, seat, -1 if v[DESK_TO + seat] == ALL else v[DESK_TO + seat] - 1)


def show(s: State, seat: i64, bundle: i64) -> None:
    for resource in range(N_RESOURCES):
        see(s, seat, resource, s.v[bundle + resource])


def tell_bundles(s: State, seat: i64) -> None:
    for kind in range(KINDS):
        if s.v[GIVE + KINDS * seat + kind]:
            s.tell(E_GIVES, seat, kind, s.v[GIVE + KINDS * seat + kind])
    for kind in range(KINDS):
        if s.v[WANT + KINDS * seat + kind]:
            s.tell(E_WANTS, seat, kind, s.v[WANT + KINDS * seat + kind])


def move_bundle(s: State, giver: i64, taker: i64, bundle: i64) -> None:
    for resource in range(N_RESOURCES):
        n = s.v[bundle + resource]
        if n:
            hand_over(s, giver, taker, resource, n)
    s.v[GOLD + giver] -= s.v[bundle + GOLD_KIND]
    s.v[GOLD + taker] += s.v[bundle + GOLD_KIND]


TERMS: Final = Bundles(ANSWERS, STAGES, ACCEPT, DECLINE, COUNTER, CONFIRM)
TERMS.answering = S_ANSWERS
TERMS.closing = S_CONFIRM

PIECES: Final = (OFFER_CARD, NEXT + 1)                              # cards, gold, next

COMPOSE: Final = Compose(TERMS, "compose", S_COMPOSE, [(OFFER_CARD, DROP + 1)])
ANSWER: Final = Answers(TERMS, "answers", S_ANSWERS, [(DECLINE, DECLINE + 1), PIECES, (SEND, COUNTER + 1)])
CONFIRMATION: Final = Close(TERMS, "confirm", S_CONFIRM, [(DECLINE, DECLINE + 1), (CONFIRM, CONFIRM + 4)])
