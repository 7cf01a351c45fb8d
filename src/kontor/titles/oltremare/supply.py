"""Who can pay and supply what in a deal (OLT-4.7, 11.22, 11.39)."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .actions import MOST_CARDS
from .material import N_CARDS, symbols_of_set
from .state import (
    ANY, BLUFFING, DEBT_IN_TRADES, DUCATS, EVERYONE, GIVEN, HAND, HAND_SIZE, N_SUPPLY, N_WANT, PLACE, SETS, SLOTS,
    SUPPLIED, TARGET, TURN, WANTED, mat,
)

MOST_DUCATS: Final = 99                                         # OLT-11.32
SET_SYMBOLS: Final = tuple(symbols_of_set(number) for number in range(SETS))


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
    return 0 if ducats < 0 else min(MOST_DUCATS, ducats)


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
