"""Ready-made deals (OLT-11.29, 11.43): sequences of small choices that a bot may weigh as one."""

from typing import Final

from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .actions import (
    COUNTER, GIVE, I_PAY, MOST_CARDS, NEXT, NO_MONEY, OFFER, ONES, PROPOSE, S_ANSWERS, S_PROPOSE, S_TRADE, SEND,
    SILENT, TENS, WANT, WANT_SLOT, WITH, YOU_PAY,
)
from .exchange import hand_over
from .material import GRAIN, N_GOODS
from .rules import can_spare, pay
from .state import (
    ANY, CARGO_TOP, GIVEN, HAND_SIZE, MAX_CARDS, N_GIVE, PAID, PRESTIGE, REWARDED, TURN, bit, hand_cards, mat,
)
from .supply import pay_limit
from .value import standing

MOST_BASIC_DUCATS: Final = 5
PROMISING: Final = 6            # offers that a bot is shown of all it could make
LIKED: Final = 0.3              # what a partner must gain to be thought willing


def basic_offers(s: State, seat: int) -> list[list[int]]:
    """Every offer of OLT-11.29 that the seat could send now, to one partner each."""
    if s.over or not s.is_actor(seat) or s.step().number != S_TRADE:
        return []
    offers: list[list[int]] = []
    for partner in range(s.game.seats):
        if s.refusal(seat, OFFER + partner) == OK:
            offers += [[OFFER + partner, *terms] for terms in basic_terms(s, seat, partner)]
    return offers


def basic_terms(s: State, seat: int, partner: int) -> list[list[int]]:
    """The pieces of basic terms from GIVE to SEND: a gift, a card for a good, a card for ducats, ducats for a good."""
    goods = [good for good in range(N_GOODS) if good != GRAIN or s.game.seats > 2]
    gives = [[GIVE + card, SILENT, NEXT] for card in hand_cards(s, seat)] if s.v[MAX_CARDS] > 0 else []
    wants = [[WANT + good, WITH, NEXT] for good in goods] if s.v[HAND_SIZE + partner] > 0 else []
    found: list[list[int]] = []
    if seat != s.v[TURN] or can_spare(s, seat, 1, 0):
        found += [[*give, NEXT, NO_MONEY, SEND] for give in gives]
        for ducats in range(1, min(MOST_BASIC_DUCATS, int(pay_limit(s, partner))) + 1):
            found += [[*give, NEXT, YOU_PAY, TENS, ONES + ducats, SEND] for give in gives]
    found += [[*give, *want, NO_MONEY, SEND] for give in gives for want in wants]
    for ducats in range(1, min(MOST_BASIC_DUCATS, int(pay_limit(s, seat))) + 1):
        found += [[NEXT, *want, I_PAY, TENS, ONES + ducats, SEND] for want in wants]
    return found


def promising(s: State, seat: int) -> list[list[int]]:
    """The deals worth a thought here: both sides would gain, judged on this position as it stands."""
    if s.over or not s.is_actor(seat):
        return []
    number = s.step().number
    if number == S_TRADE:
        return promising_offers(s, seat)
    active = int(s.v[TURN])
    if number == S_PROPOSE and s.refusal(seat, PROPOSE) == OK:
        return [[PROPOSE, *terms] for _, terms in ranked(s, seat, active)[:PROMISING]]
    if number == S_ANSWERS and s.refusal(seat, COUNTER) == OK:
        return [[COUNTER, *terms] for terms in counters(s, seat, active)]
    return []


def promising_offers(s: State, seat: int) -> list[list[int]]:
    found: list[tuple[float, list[int]]] = []
    for partner in range(s.game.seats):
        if s.refusal(seat, OFFER + partner) == OK:
            found += [(gain, [OFFER + partner, *terms]) for gain, terms in ranked(s, seat, partner)[:PROMISING]]
    found.sort(key=first, reverse=True)
    return [terms for _, terms in found[:PROMISING]]


def first(pair: tuple[float, list[int]]) -> float:
    return pair[0]


def ranked(s: State, seat: int, partner: int) -> list[tuple[float, list[int]]]:
    """Basic terms that both sides would like, the best for the seat first."""
    found: list[tuple[float, list[int]]] = []
    mine, theirs = standing(s, seat), standing(s, partner)
    for give in [-1, *hand_cards(s, seat)]:
        for want in [-1, *wanted_goods(s, seat, partner)]:
            if give < 0 and want < 0:
                continue
            after = exchanged(s, seat, partner, give, want)
            if after is None:
                continue
            gain, liked = standing(after, seat) - mine, standing(after, partner) - theirs
            ducats = fair_ducats(s, seat, partner, gain, liked)
            if ducats is not None and gain - ducats > 0 and not (ducats and give >= 0 and want >= 0):
                found.append((gain - ducats, pieces(give, want, ducats)))
    found.sort(key=first, reverse=True)
    return found


def wanted_goods(s: State, seat: int, partner: int) -> list[int]:
    """Goods that would lengthen the seat's cargo or a pair in its hand, as far as the partner could have them."""
    m = mat(s)
    if s.v[HAND_SIZE + partner] == 0:
        return []
    own = [m.good[card] for card in hand_cards(s, seat)] + [m.good[s.v[CARGO_TOP + seat]]]
    return sorted(set(own) & {m.good[card] for card in hand_cards(s, partner)})


def exchanged(s: State, seat: int, partner: int, give: int, want: int) -> State | None:
    """The position after a card went over for one of a good, the partner's cheapest; None if that cannot be."""
    m = mat(s)
    fitting = [card for card in hand_cards(s, partner) if m.good[card] == want]
    if want >= 0 and not fitting:
        return None
    if seat == s.v[TURN] and not can_spare(s, seat, int(give >= 0), int(want >= 0)):
        return None
    t = s.clone()
    if give >= 0:
        hand_over(t, give, seat, partner, ANY)
    if want >= 0:
        hand_over(t, fitting[0], partner, seat, ANY)
    rewarded = partner if seat == s.v[TURN] else seat
    if not t.v[REWARDED] & bit(rewarded):
        t.v[PRESTIGE + rewarded] += 1
    return t


def fair_ducats(s: State, seat: int, partner: int, gain: float, liked: float) -> int | None:
    """Ducats the seat should pay so that the partner agrees; negative, what it can ask for.  None: no deal."""
    if liked >= LIKED:
        return -min(int(liked - LIKED), MOST_BASIC_DUCATS, int(pay_limit(s, partner)))
    needed = int(LIKED - liked) + 1
    return needed if needed <= min(MOST_BASIC_DUCATS, int(pay_limit(s, seat)), gain) else None


def pieces(give: int, want: int, ducats: int) -> list[int]:
    """The small choices from GIVE to SEND."""
    found = [GIVE + give, SILENT, NEXT] if give >= 0 else [NEXT]
    found += [WANT + want, WITH, NEXT] if want >= 0 else [NEXT]
    if ducats == 0:
        return [*found, NO_MONEY, SEND]
    return [*found, I_PAY if ducats > 0 else YOU_PAY, TENS, ONES + abs(ducats), SEND]


def counters(s: State, seat: int, active: int) -> list[list[int]]:
    """The offered cards for a few ducats more than was asked, or for one card the seat can spare."""
    offered = int(s.v[N_GIVE + active])
    if offered == 0 or offered > int(s.v[MAX_CARDS]):
        return []
    slots = [WANT_SLOT + slot for slot in range(offered)]
    found: list[list[int]] = []
    mine, theirs = standing(s, seat), standing(s, active)
    asked = max(0, -int(s.v[PAID + active]))
    taken = s.clone()
    for slot in range(offered):
        hand_over(taken, s.v[GIVEN + MOST_CARDS * active + slot], active, seat, ANY)
    for ducats in range(1, min(MOST_BASIC_DUCATS, int(pay_limit(s, seat))) + 1):
        t = taken.clone()
        pay(t, seat, ducats)
        pay(t, active, -ducats)
        if ducats != asked and standing(t, seat) > mine and standing(t, active) - theirs >= LIKED:
            found.append([NEXT, *slots, NEXT, I_PAY, TENS, ONES + ducats, SEND])
            break
    best: tuple[float, list[int]] | None = None
    for card in hand_cards(s, seat):
        t = taken.clone()
        hand_over(t, card, seat, active, ANY)
        gain = standing(t, seat) - mine
        if gain > 0 and standing(t, active) - theirs >= LIKED and (best is None or gain > best[0]):
            best = (gain, [GIVE + card, SILENT, NEXT, *slots, NEXT, NO_MONEY, SEND])
    return [*found, best[1]] if best is not None else found
