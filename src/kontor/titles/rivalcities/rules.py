"""What can be done and what it does: predicates and effects of Rival Cities, each with its rules."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .material import (
    ALLIANCE, ANY, BEER, DONATION, DRAW, EXCHANGE, FURNITURE, LAWSUIT, LETTER, LETTERS, MANUFACTORY, PIRACY,
    PIRACY_FAVOUR, REACTIVATE, RULING, SHIP,
)
from .state import (
    ACTIVE, ALLIANCE_AT, BOARD, DISCARD, GAINED, HAND, IN_DISCARD, IN_HAND, IN_PLAY, IN_STACK, INACTIVE, KNOWN,
    LETTERS_AT, MANUFACTORIES, MARKER, PLAYED, PRESTIGE_AT, REASON_AT, ROW, SHIP_AT, SHOWN, SLOT, SPECIAL_AT, STACK,
    STAR_TOKENS, STORE, SUPPLY, WINNER, WORKED_OUT, goods, lead, letters, mat, n_goods, owns_alliance, owns_ship, sign,
)
from .tell import (
    E_FORGONE, E_GAINED, E_MANUFACTORY, E_PAID, E_PRESTIGE, E_REACTIVATED, E_RESHUFFLED, E_STARS, E_SWAYED, E_TOOK,
    E_WON,
)

AMSTERDAM: Final = 0
BRUXELLES: Final = 1
GDANSK: Final = 2
KJOBENHAVN: Final = 3
LE_HAVRE: Final = 4

BY_SHIPS: Final = 0
BY_LAWSUITS: Final = 1
BY_ALLIANCES: Final = 2
BY_PRESTIGE: Final = 3
BY_STARS: Final = 4

FIRST_SPECIAL: Final = 16           # cards below are basic


def rival(seat: i64) -> i64:
    return 1 - seat


# paying and gaining

def pay(s: State, seat: i64, item: i64, n: i64) -> None:
    """RIV-0.1, 10.6.  An item is a good, or LETTERS_AT for letters."""
    v = s.v
    v[STORE + 5 * seat + item] -= n
    v[STORE + 5 * SUPPLY + item] += n
    s.tell(E_PAID, seat, item, n)


def can_gain(s: State, seat: i64, item: i64) -> bool:
    """RIV-10.1 to 10.4: the supply has one, or the rival owns more than the gainer."""
    v = s.v
    return v[STORE + 5 * SUPPLY + item] > 0 or v[STORE + 5 * rival(seat) + item] > v[STORE + 5 * seat + item]


def can_gain_any(s: State, seat: i64) -> bool:
    return can_gain(s, seat, 0) or can_gain(s, seat, 1) or can_gain(s, seat, 2) or can_gain(s, seat, 3)


def gain(s: State, seat: i64, item: i64, n: i64) -> None:
    """RIV-0.2, 10.1 to 10.3: unit by unit, from the supply or else from a richer rival, or not at all."""
    v = s.v
    mine: i64 = STORE + 5 * seat + item
    supply: i64 = STORE + 5 * SUPPLY + item
    if v[supply] >= n:
        v[supply] -= n
        v[mine] += n
        v[GAINED] = v[GAINED] | (1 << item)
        s.tell(E_GAINED, seat, item, n)
        return
    theirs: i64 = STORE + 5 * rival(seat) + item
    for left in range(n, 0, -1):
        if v[supply] > 0:
            v[supply] -= 1
            s.tell(E_GAINED, seat, item, 1)
        elif v[theirs] > v[mine]:
            v[theirs] -= 1
            s.tell(E_TOOK, seat, item)
        else:
            s.tell(E_FORGONE, seat, item, left)
            return
        v[mine] += 1
        v[GAINED] = v[GAINED] | (1 << item)


def gainable(s: State, seat: i64, good: i64, limit: i64) -> i64:
    """How many units up to `limit` could be gained one after another (RIV-4.2, 10.2)."""
    v = s.v
    supply: i64 = v[STORE + 5 * SUPPLY + good]
    if supply >= limit:
        return limit
    mine: i64 = v[STORE + 5 * seat + good] + supply
    theirs: i64 = v[STORE + 5 * rival(seat) + good]
    n: i64 = supply
    while n < limit and theirs > mine:
        n += 1
        mine += 1
        theirs -= 1
    return n


def gain_stars(s: State, seat: i64, n: i64) -> i64:
    """RIV-10.5: as many as are left.  Returns how many."""
    v = s.v
    if n > v[STAR_TOKENS + SUPPLY]:
        n = v[STAR_TOKENS + SUPPLY]
    if n > 0:
        v[STAR_TOKENS + SUPPLY] -= n
        v[STAR_TOKENS + seat] += n
        s.tell(E_STARS, seat, n)
    return n


def take_manufactory(s: State, seat: i64) -> None:
    """RIV-4.20, 4.21"""
    s.v[MANUFACTORIES] -= 1
    s.v[ACTIVE + seat] += 1
    s.tell(E_MANUFACTORY, seat)


def reactivate(s: State, seat: i64, n: i64) -> None:
    """RIV-4.38"""
    v = s.v
    if n > v[INACTIVE + seat]:
        n = v[INACTIVE + seat]
    if n > 0:
        v[INACTIVE + seat] -= n
        v[ACTIVE + seat] += n
        s.tell(E_REACTIVATED, seat, n)


def gain_extras(s: State, seat: i64) -> None:
    """Oslo, London, Novgorod at the end of a production or gift, once each, and of nothing else (RIV-8.1 to 8.3)."""
    v = s.v
    m = mat(s)
    for alliance in range(5, 8):
        good = m.alliance_extra_good[alliance]
        if v[ALLIANCE_AT + alliance] == seat and v[GAINED] >> good & 1:
            gain(s, seat, good, 1)


# moving

def move_cost(s: State, seat: i64, n: i64) -> i64:
    """RIV-2.4; ship 17 shifts the table by one (RIV-9.9)."""
    if s.v[SHIP_AT + 16] == seat:
        n -= 1
    return mat(s).move_cost[n]


# winning, prestige

def win(s: State, seat: i64, reason: i64) -> None:
    """RIV-6.5, 6.6: the game stops at once.  Callers return."""
    s.v[WINNER] = seat
    s.v[REASON_AT] = reason
    s.tell(E_WON, seat, reason)
    s.end()


def step_prestige(s: State, seat: i64) -> None:
    """RIV-4.23, 6.4"""
    v = s.v
    v[PRESTIGE_AT] += sign(seat)
    s.tell(E_PRESTIGE, seat, v[PRESTIGE_AT] * sign(seat))
    if v[PRESTIGE_AT] * sign(seat) >= 8:
        win(s, seat, BY_PRESTIGE)


def can_repeat_prestige(s: State, seat: i64, by_ship: i64) -> bool:
    """Bruxelles and ship 16 can be paid (RIV-8.6, 9.8)."""
    return goods(s, seat, BEER) >= 2 if by_ship else goods(s, seat, FURNITURE) >= 1


def has_repeat(s: State, seat: i64, by_ship: i64) -> bool:
    return owns_ship(s, seat, 16) if by_ship else owns_alliance(s, seat, BRUXELLES)


# lawsuits

def can_pay_legal_cost(s: State, seat: i64, suit: i64) -> bool:
    v = s.v
    cost = mat(s).suit_cost
    i: i64 = STORE + 5 * seat
    j: i64 = 5 * suit
    return (v[i] >= cost[j] and v[i + 1] >= cost[j + 1] and v[i + 2] >= cost[j + 2] and v[i + 3] >= cost[j + 3]
            and v[i + 4] >= cost[j + 4])  # fmt: skip


def pay_legal_cost(s: State, seat: i64, suit: i64) -> None:
    """RIV-4.26"""
    cost = mat(s).suit_cost
    for item in range(5):
        n = cost[5 * suit + item]
        if n > 0:
            pay(s, seat, item, n)


def has_payable_suit(s: State, seat: i64) -> bool:
    v = s.v
    for slot in range(3):
        suit = v[SLOT + slot]
        if suit >= 0 and can_pay_legal_cost(s, seat, suit):
            return True
    return False


def has_payable_suit_without(s: State, seat: i64, good: i64) -> bool:
    """Whether a legal cost is still payable after one unit of `good` is gone (RIV-12.16)."""
    v = s.v
    v[STORE + 5 * seat + good] -= 1
    payable = has_payable_suit(s, seat)
    v[STORE + 5 * seat + good] += 1
    return payable


def can_repeat_lawsuit(s: State, seat: i64) -> bool:
    """RIV-8.7, 12.16"""
    for good in range(4):
        if goods(s, seat, good) > 0 and has_payable_suit_without(s, seat, good):
            return True
    return False


def sway(s: State, seat: i64, suit: i64) -> None:
    """RIV-4.28"""
    if lead(s, seat, suit) < 4:
        s.v[MARKER + suit] += sign(seat)
        s.tell(E_SWAYED, seat, suit, lead(s, seat, suit))


def can_swap(s: State, slot: i64) -> bool:
    """RIV-4.37: `slot` and the one behind it."""
    return s.v[SLOT + slot] >= 0 and s.v[SLOT + slot + 1] >= 0


def can_resolve(s: State, seat: i64) -> bool:
    """RIV-4.35"""
    suit = s.v[SLOT]
    return suit >= 0 and lead(s, seat, suit) >= 2


# ships and alliances

def ship_cost(s: State, seat: i64, ship: i64) -> i64:
    """RIV-9.10"""
    cost: i64 = mat(s).ship_cost[ship]
    return cost - 1 if s.v[SHIP_AT + 18] == seat and cost > 0 else cost


def can_buy(s: State, seat: i64, ship: i64) -> bool:
    return goods(s, seat, mat(s).ship_good[ship]) >= ship_cost(s, seat, ship)


def has_affordable_ship(s: State, seat: i64) -> bool:
    v = s.v
    for place in range(4):
        ship = v[ROW + place]
        if ship >= 0 and can_buy(s, seat, ship):
            return True
    return False


def count_alliances(s: State, seat: i64) -> i64:
    n: i64 = 0
    for alliance in range(8):
        if s.v[ALLIANCE_AT + alliance] == seat:
            n += 1
    return n


def has_obtainable_alliance(s: State, seat: i64) -> bool:
    """RIV-4.24"""
    v = s.v
    has_letter = letters(s, seat) > 0
    for alliance in range(8):
        owner = v[ALLIANCE_AT + alliance]
        if owner == BOARD or (owner == rival(seat) and has_letter):
            return True
    return False


def can_pay_upkeep(s: State, seat: i64, alliance: i64) -> bool:
    """RIV-5.2"""
    item = mat(s).alliance_good[alliance]
    cost = mat(s).alliance_cost[alliance]
    if item == ANY:
        return n_goods(s, seat) >= cost
    if item == LETTER:
        return letters(s, seat) >= cost
    return goods(s, seat, item) >= cost


# special cards

def reshuffle(s: State) -> None:
    """RIV-4.17.  With the stack empty a city can work out the other hand: what lies nowhere else is there."""
    v = s.v
    for card in range(24):
        if v[SPECIAL_AT + card] == IN_DISCARD:
            v[SPECIAL_AT + card] = IN_STACK
        elif v[SPECIAL_AT + card] >= IN_HAND and v[KNOWN + card] == 0:
            v[KNOWN + card] = WORKED_OUT
    v[STACK] = v[DISCARD]
    v[DISCARD] = 0
    s.tell(E_RESHUFFLED)


def can_draw(s: State) -> bool:
    return s.v[STACK] + s.v[DISCARD] > 0


def lift_to_hand(s: State, seat: i64, special: i64, known: i64) -> None:
    s.v[SPECIAL_AT + special] = IN_HAND + seat
    s.v[KNOWN + special] = known
    s.v[HAND + seat] += 1


def bring_into_play(s: State, seat: i64, special: i64) -> None:
    """A hand card is shown and used (RIV-2.12); one that all saw being taken shows nothing new."""
    v = s.v
    if v[KNOWN + special] != SHOWN:
        s.reveal()
    v[SPECIAL_AT + special] = IN_PLAY
    v[KNOWN + special] = 0
    v[HAND + seat] -= 1
    v[PLAYED] = special


def discard_played(s: State) -> None:
    """RIV-4.18"""
    v = s.v
    v[SPECIAL_AT + v[PLAYED]] = IN_DISCARD
    v[DISCARD] += 1
    v[PLAYED] = -1


# what an action card offers

def can_do(s: State, seat: i64, deed: i64) -> bool:
    """RIV-3.5: an action that could do nothing is not offered."""
    m = mat(s)
    v = s.v
    kind = m.deed_kind[deed]
    if kind == LAWSUIT:
        return has_payable_suit(s, seat)
    if kind == SHIP:
        return has_affordable_ship(s, seat)
    if kind == ALLIANCE:
        return has_obtainable_alliance(s, seat)
    if kind == DONATION:
        return v[STAR_TOKENS + SUPPLY] > 0 and can_donate(s, seat, deed)
    if kind == MANUFACTORY:
        return v[MANUFACTORIES] > 0 and n_goods(s, seat) >= m.deed_cost[deed]
    if kind == LETTERS:
        return can_gain(s, seat, LETTERS_AT)
    if kind == DRAW:
        return can_draw(s)
    if kind == EXCHANGE:
        return has_exchange(s, seat)
    if kind == RULING:
        return can_resolve(s, seat) or can_swap(s, 0) or can_swap(s, 1)
    if kind == REACTIVATE:
        return v[INACTIVE + seat] > 0
    if kind == PIRACY or kind == PIRACY_FAVOUR:
        return n_goods(s, rival(seat)) > 0
    return True                                 # production, gift, prestige


def can_donate(s: State, seat: i64, deed: i64) -> bool:
    """RIV-4.8, 4.9"""
    good = mat(s).deed_good[deed]
    cost = mat(s).deed_cost[deed]
    return n_goods(s, seat) >= cost if good == ANY else goods(s, seat, good) >= cost


def can_exchange(s: State, seat: i64, give: i64, take: i64) -> bool:
    return give != take and goods(s, seat, give) > 0 and can_gain(s, seat, take)


def has_exchange(s: State, seat: i64) -> bool:
    for give in range(4):
        for take in range(4):
            if can_exchange(s, seat, give, take):
                return True
    return False
