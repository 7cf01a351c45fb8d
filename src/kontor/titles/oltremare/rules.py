"""Predicates and effects of Oltre Mare outside dealing.  Steps call these and keep to the order of play."""

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .material import COMPASS, LION, N_CARDS, RUN_ENTRIES, STACK, Material
from .state import (
    ACTIVE, BELOW, BOUGHT, CARGO, CARGO_SIZE, CARGO_TOP, DEBT, DECK, DISCARD_SIZE, DISCARD_TOP, DISCARDED, DRAWN,
    DUCATS, ENDING, FRESH, FRESH_DECK, GAP, GAP_TOP, HAND, HAND_SIZE, HELD, KNOWN, MARKER_AT, PIRATES, PIRATES_SIZE,
    PIRATES_TOP, PLACE, RESHUFFLED, SHIP, STANDARD_RANKS, START, bit, deck_size, load_of, mat,
)
from .tell import (
    BY_LION, E_BURIED, E_DEBT, E_DISCARDED, E_DREW, E_END_NEAR, E_INCOME, E_KEPT, E_LOST, E_RESHUFFLED, E_STOWED,
    E_TOOK, E_TURNED_DOWN,
)

# ducats


def settle_debt_marker(s: State, seat: i64) -> None:
    """OLT-4.23, 12.22: taken below 0, given back from 1 on; at exactly 0 it stays as it is."""
    ducats = s.v[DUCATS + seat]
    marker: i64 = 1 if ducats < 0 else 0 if ducats > 0 else s.v[DEBT + seat]
    if marker != s.v[DEBT + seat]:
        s.v[DEBT + seat] = marker
        s.tell(E_DEBT, seat, marker)


def gain(s: State, seat: i64, n: i64, source: i64) -> None:
    if n > 0:
        s.v[DUCATS + seat] += n
        s.tell(E_INCOME, seat, n, source)
        settle_debt_marker(s, seat)


def pay(s: State, seat: i64, n: i64) -> None:
    s.v[DUCATS + seat] -= n
    settle_debt_marker(s, seat)


def amount_for(m: Material, symbols: i64) -> i64:
    """OLT-0.1, 12.1"""
    return m.steps[min(symbols, 3)]


# stacks


def run_value(m: Material, good: i64, n: i64) -> i64:
    """OLT-0.2, 12.34"""
    return m.run_values[RUN_ENTRIES * good + min(n, RUN_ENTRIES) - 1]


def value_of_chain(s: State, card: i64) -> i64:
    """OLT-0.3: the value of the stack whose top is `card`; -1 is an empty stack."""
    m = mat(s)
    total: i64 = 0
    while card >= 0:
        good = m.good[card]
        n: i64 = 0
        while card >= 0 and m.good[card] == good:
            n += 1
            card = s.v[BELOW + card]
        total += run_value(m, good, n)
    return total


def stow(s: State, seat: i64, card: i64) -> None:
    """OLT-6.1"""
    v = s.v
    v[PLACE + card] = CARGO + seat
    v[KNOWN + card] &= RESHUFFLED
    v[BELOW + card] = v[CARGO_TOP + seat]
    v[CARGO_TOP + seat] = card
    v[CARGO_SIZE + seat] += 1
    s.tell(E_STOWED, seat, card)


def sell_below_top_run(s: State, seat: i64) -> i64:
    """OLT-7.6 to 7.8, 12.9: keeps the top run, moves the rest to the discard pile, returns what it is worth."""
    v = s.v
    m = mat(s)
    last = v[CARGO_TOP + seat]
    kept: i64 = 1
    while v[BELOW + last] >= 0 and m.good[v[BELOW + last]] == m.good[last]:
        last = v[BELOW + last]
        kept += 1
    card = v[BELOW + last]
    worth = value_of_chain(s, card)
    v[BELOW + last] = -1
    s.tell(E_KEPT, seat, kept, v[CARGO_SIZE + seat] - kept)
    v[CARGO_SIZE + seat] = kept
    if card >= 0:
        v[DISCARD_TOP] = card
    while card >= 0:
        below = v[BELOW + card]
        v[PLACE + card] = DISCARDED
        v[BELOW + card] = -1
        v[DISCARD_SIZE] += 1
        card = below
    return worth


def put_on_pirates(s: State, seat: i64, card: i64) -> None:
    """OLT-3.3, 3.4: a hand card, face down."""
    v = s.v
    v[PLACE + card] = PIRATES + seat
    v[HAND_SIZE + seat] -= 1
    v[PIRATES_SIZE + seat] += 1
    v[BELOW + card] = v[PIRATES_TOP + seat]
    v[PIRATES_TOP + seat] = card
    for bag in range(2):
        v[GAP + 2 * card + bag] = v[GAP_TOP + 2 * seat + bag]
        v[GAP_TOP + 2 * seat + bag] = 0
    s.tell(E_DISCARDED, seat, card)


def bag_on_pirates(s: State, seat: i64) -> i64:
    """The bag of an unseen top card of the pirate stack; -1 if the owner put the top card there."""
    if s.v[GAP_TOP + 2 * seat + 1] > 0:             # the reshuffled deck came later, so its cards lie higher
        return 1
    return 0 if s.v[GAP_TOP + 2 * seat] > 0 else -1


def lift_unseen(s: State, seat: i64) -> None:
    s.v[GAP_TOP + 2 * seat + bag_on_pirates(s, seat)] -= 1
    s.v[PIRATES_SIZE + seat] -= 1


def lift_own(s: State, seat: i64) -> None:
    """OLT-4.22, 12.16: the top card, put there by the owner, goes back to the hand."""
    v = s.v
    card = v[PIRATES_TOP + seat]
    v[PIRATES_TOP + seat] = v[BELOW + card]
    v[BELOW + card] = -1
    for bag in range(2):
        v[GAP_TOP + 2 * seat + bag] = v[GAP + 2 * card + bag]
        v[GAP + 2 * card + bag] = 0
    v[PIRATES_SIZE + seat] -= 1
    v[PLACE + card] = HAND + seat
    v[HAND_SIZE + seat] += 1
    s.tell(E_DREW, seat, card)


# drawing


def reshuffle(s: State) -> None:
    """OLT-9.3: the discard pile becomes a bag of its own."""
    v = s.v
    for card in range(N_CARDS):
        if v[PLACE + card] == DISCARDED:
            v[PLACE + card] = FRESH
            v[KNOWN + card] = RESHUFFLED
    v[FRESH_DECK] = v[DISCARD_SIZE]
    s.tell(E_RESHUFFLED, v[DISCARD_SIZE])
    v[DISCARD_SIZE] = 0
    v[DISCARD_TOP] = -1


def bag_of_deck(s: State) -> i64:
    return 0 if s.v[DECK] > 0 else 1


def take_from_deck(s: State) -> i64:
    """One card leaves the deck (OLT-0.5); returns the bag it comes from."""
    v = s.v
    bag = bag_of_deck(s)
    if bag == 0:
        v[DECK] -= 1
        v[DRAWN] += 1
    else:
        v[FRESH_DECK] -= 1
    if deck_size(s) == 0 and v[ENDING] == 0:
        v[ENDING] = 1                               # OLT-9.1, 12.12
        s.tell(E_END_NEAR)
    return bag


def bury(s: State, seat: i64) -> None:
    """OLT-5.7: a card goes from the deck to the pirate stack, and nobody sees it."""
    bag = take_from_deck(s)
    s.v[GAP_TOP + 2 * seat + bag] += 1
    s.v[PIRATES_SIZE + seat] += 1
    s.tell(E_BURIED, seat)


# buying


def price_of_card(s: State, seat: i64) -> i64:
    """OLT-4.19, 4.20"""
    m = mat(s)
    if s.v[ACTIVE + seat] == STACK:
        return m.stack_prices[min(s.v[BOUGHT], len(m.stack_prices) - 1)]        # a refused purchase has a label, too
    return m.price if s.v[DUCATS + seat] >= 1 else m.price_in_debt


def cards_to_buy(s: State, seat: i64) -> i64:
    """How many cards the seat could still buy this turn (OLT-4.16, 4.24)."""
    left = mat(s).purchases - s.v[BOUGHT]
    there = deck_size(s) + s.v[DISCARD_SIZE] + s.v[PIRATES_SIZE + seat]
    return min(left, there)


def can_end_trade(s: State, seat: i64) -> bool:
    """OLT-4.24, 4.25"""
    return s.v[HAND_SIZE + seat] >= load_of(s, seat) or cards_to_buy(s, seat) == 0


def can_spare(s: State, seat: i64, gives: i64, gets: i64) -> bool:
    """OLT-4.16: would the active player still be able to play as many cards as the load demands?"""
    if gives <= gets:
        return True
    return s.v[HAND_SIZE + seat] - gives + gets + cards_to_buy(s, seat) >= load_of(s, seat)


# harbour markers


def lion_income(s: State, seat: i64) -> None:
    """OLT-3.1, 12.31"""
    if s.v[ACTIVE + seat] == LION:
        m = mat(s)
        gain(s, seat, m.power[s.v[CARGO_TOP + seat]] - m.lion_base, BY_LION)


def turn_down_active(s: State, seat: i64) -> None:
    """OLT-8.2"""
    if s.v[ACTIVE + seat] >= 0:
        s.tell(E_TURNED_DOWN, seat, s.v[ACTIVE + seat])
        s.v[ACTIVE + seat] = -1


def take_marker(s: State, seat: i64) -> None:
    """OLT-5.17, 8.1: what the ship finds in its harbour."""
    v = s.v
    kind = v[MARKER_AT + v[SHIP + seat]]
    turn_down_active(s, seat)
    if kind >= 0:
        v[MARKER_AT + v[SHIP + seat]] = -1
        v[ACTIVE + seat] = kind
        v[HELD + 6 * seat + kind] += 1
        s.tell(E_TOOK, seat, kind)


def harbours_in_reach(s: State, seat: i64, sails: i64) -> i64:
    """OLT-5.11, 5.12, 11.31; as a mask."""
    return mat(s).reach[5 * s.v[SHIP + seat] + sails]


def is_reachable(s: State, seat: i64, harbour: i64, sails: i64) -> bool:
    return harbours_in_reach(s, seat, sails) & bit(harbour) != 0


def has_compass(s: State, harbour: i64) -> bool:
    return s.v[MARKER_AT + harbour] == COMPASS


# rank scorings


def rank_bonus(s: State, counts: list[int], seat: int) -> int:
    """OLT-0.4, 12.3, 12.4"""
    ahead = [count for count in counts if count > counts[seat]]
    rank = len(ahead) if s.v[STANDARD_RANKS] else len(set(ahead))
    bonus = mat(s).rank_bonus
    return bonus[rank] if rank < len(bonus) else 0


def pay_rank_bonus(s: State, counts: list[int], source: i64) -> list[int]:
    """Everybody at the same time (OLT-7.13); returns what each seat got."""
    paid = [rank_bonus(s, counts, seat) for seat in range(len(counts))]
    for seat in clockwise(s):
        gain(s, seat, paid[seat], source)
    return paid


def clockwise(s: State) -> list[int]:
    """All seats, the start player first."""
    n = s.game.seats
    return [int(s.v[START] + k) % n for k in range(n)]


def ranking(s: State) -> list[int]:
    """OLT-9.10, 9.11, 12.35: seats from first to last; a full tie goes clockwise from the start player."""
    v = s.v
    places = [(-int(v[DUCATS + seat]), -int(v[CARGO_SIZE + seat]), place, seat)
              for place, seat in enumerate(clockwise(s))]
    return [place[3] for place in sorted(places)]


def lose(s: State, seat: i64, n: i64) -> None:
    if n > 0:
        pay(s, seat, n)
        s.tell(E_LOST, seat, n)
