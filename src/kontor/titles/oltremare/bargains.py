"""Ready-made deals (OLT-11.29, 11.43): sequences of small choices that a bot may weigh as one."""

from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .actions import GIVE, I_PAY, NEXT, NO_MONEY, OFFER, ONES, S_TRADE, SEND, SILENT, TENS, WANT, WITH, YOU_PAY
from .supply import pay_limit
from .material import GRAIN, N_GOODS
from .rules import can_spare
from .state import HAND_SIZE, MAX_CARDS, hand_cards

MOST_BASIC_DUCATS = 5


def basic_offers(s: State, seat: int) -> list[list[int]]:
    """Every offer of OLT-11.29 that the seat could send now, to one partner each."""
    if s.over or not s.is_actor(seat) or s.step().number != S_TRADE:
        return []
    offers: list[list[int]] = []
    for partner in range(s.game.seats):
        if s.refusal(seat, OFFER + partner) == OK:
            offers += offers_to(s, seat, partner)
    return offers


def offers_to(s: State, seat: int, partner: int) -> list[list[int]]:
    begin = [OFFER + partner]
    cards = hand_cards(s, seat) if s.v[MAX_CARDS] > 0 else []
    goods = [good for good in range(N_GOODS) if good != GRAIN or s.game.seats > 2]
    partner_has_cards = s.v[HAND_SIZE + partner] > 0
    gives = [[GIVE + card, SILENT, NEXT] for card in cards]
    wants = [[WANT + good, WITH, NEXT] for good in goods] if partner_has_cards else []
    offers: list[list[int]] = []
    if can_spare(s, seat, 1, 0):
        offers += [[*begin, *give, NEXT, NO_MONEY, SEND] for give in gives]
        for ducats in range(1, min(MOST_BASIC_DUCATS, int(pay_limit(s, partner))) + 1):
            offers += [[*begin, *give, NEXT, YOU_PAY, TENS, ONES + ducats, SEND] for give in gives]
    offers += [[*begin, *give, *want, NO_MONEY, SEND] for give in gives for want in wants]
    for ducats in range(1, min(MOST_BASIC_DUCATS, int(pay_limit(s, seat))) + 1):
        offers += [[*begin, NEXT, *want, I_PAY, TENS, ONES + ducats, SEND] for want in wants]
    return offers
