"""Carrying a deal out (OLT-4.8 to 4.10, 4.15)."""


from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .actions import MOST_CARDS
from .material import N_CARDS
from .rules import pay
from .state import (
    ANY, GIVEN, HAND, HAND_SIZE, KNOWN, N_GIVE, N_SUPPLY, PIRATES, PLACE, PRESTIGE, RESHUFFLED, REWARDED, SETS, SLOTS,
    SUPPLIED, WANTED, bit, mat,
)
from .tell import ANY_GOOD, E_HANDED, E_PAID, E_PRESTIGE



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
