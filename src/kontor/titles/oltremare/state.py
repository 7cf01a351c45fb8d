"""The cells of Oltre Mare and their short names.

Goods decks are unordered bags: a card that nobody has seen has no place in an order.  The first deck and the pirate
cards drawn from it are one bag (`UNSEEN`), since nobody can tell them apart; the reshuffled discard pile is a second
one (`FRESH`).  Where the Venice card lies is drawn when its back could be seen (OLT-1.13).

Cargos are chains of cards from the top down (`below`).  A pirate stack is a chain of the cards its owner put there,
with numbers of unseen cards in the gaps between them.
"""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.layout import Layout
from kontor.kernel.state import State

from .material import Material

# where a card is
BOX: Final = 0                  # out of the game (OLT-1.4)
UNSEEN: Final = 1               # in the first goods deck, or drawn from it to a pirate stack
FRESH: Final = 2                # the same for the reshuffled goods deck (OLT-9.3)
DISCARDED: Final = 3
ON_TABLE: Final = 4
HAND: Final = 10                # + seat
CARGO: Final = 20               # + seat
PIRATES: Final = 30             # + seat: put there by the owner (OLT-3.3)

RESHUFFLED: Final = 32          # in `known`, beside one bit per seat: this card was in the reshuffled pile

# the Venice card
IN_DECK: Final = 0
ON_TOP: Final = 1
GONE: Final = 2

NO_ONE: Final = -2              # `target`: no offer is under way
EVERYONE: Final = -1

# parts of a composition (OLT-11.34)
PART_GIVE: Final = 0
PART_SAY: Final = 1
PART_WANT: Final = 2
PART_WITH: Final = 3
PART_MONEY: Final = 4
PART_TENS: Final = 5
PART_ONES: Final = 6
PART_CLOSE: Final = 7

ANY: Final = 7                  # a request for any good
SETS: Final = 11                # a request is good * SETS + set of symbols, or
SLOTS: Final = 88               # SLOTS + slot of the original offer

LAYOUT: Final = Layout([
    ("turn", ()),               # whose turn it is
    ("start", ()),
    ("round", ()),
    ("deck", ()),               # goods cards left in the first deck
    ("fresh", ()),              # goods cards left in the reshuffled deck
    ("venice", ()),
    ("drawn", ()),              # goods cards taken from the first deck since the deal
    ("venice_low", ()),         # fewest and most cards above Venice (OLT-1.11)
    ("venice_high", ()),
    ("ending", ()),             # OLT-9.1
    ("discard", ()),            # size of the discard pile
    ("discard_top", ()),        # -1 none
    ("bought", ()),             # counters of the turn (OLT-2.6)
    ("offers", ()),
    ("questions", ()),
    ("rewarded", ()),           # one bit per partner
    ("played", (4,)),           # cards of the action phase, -1 none
    ("about", ()),              # the question under way: good and symbol, -1 none
    ("showing", ()),
    ("target", ()),             # a seat, EVERYONE or NO_ONE
    ("bluffing", ()),           # options
    ("standard_ranks", ()),
    ("debt_in_trades", ()),
    ("cargo_scoring", ()),
    ("assist", ()),
    ("max_offers", ()),
    ("max_questions", ()),
    ("max_cards", ()),
    ("ducats", (5,)),
    ("debt", (5,)),
    ("prestige", (5,)),
    ("ship", (5,)),             # the harbour
    ("active", (5,)),           # the active marker, -1 none
    ("hand", (5,)),             # hand sizes
    ("cargo", (5,)),            # sizes and top cards
    ("cargo_top", (5,)),
    ("pirates", (5,)),          # sizes of the pirate stacks; topmost card put there by the owner, -1 none
    ("pirates_top", (5,)),
    ("gap_top", (5, 2)),        # unseen cards above it: of the first deck, of the reshuffled one
    ("held", (5, 6)),           # markers by kind
    ("gained", (5, 4)),         # final scoring by step, for the outcome
    ("marker", (30,)),          # on the board, -1 none
    ("place", (98,)),
    ("known", (98,)),           # seats that know who has this card, one bit each
    ("below", (98,)),           # the next card of a chain, -1 none
    ("gap", (98, 2)),           # unseen pirate cards directly below this one
    ("answers", (5,)),          # parts/trade
    ("stages", (5,)),
    ("part", (5,)),             # each seat's desk
    ("n_give", (5,)),
    ("give", (5, 10)),
    ("say", (5, 10)),           # 0 nothing, else 1 + pair
    ("n_want", (5,)),
    ("want", (5, 10)),
    ("pay", (5,)),              # ducats: positive, the composer pays; negative, the other side
    ("n_supply", (5,)),
    ("supply", (5, 10)),
    ("countered", (5,)),        # a counter was begun (OLT-11.23)
    ("queried", (5,)),          # 0 no query yet, else 1 + slot (OLT-11.24)
    ("winner", ()),             # -1 until the end
])  # fmt: skip

# Offsets, written out because only literals are folded when compiled; a test compares them with LAYOUT.
TURN: Final = 0
START: Final = 1
ROUND: Final = 2
DECK: Final = 3
FRESH_DECK: Final = 4
VENICE: Final = 5
DRAWN: Final = 6
VENICE_LOW: Final = 7
VENICE_HIGH: Final = 8
ENDING: Final = 9
DISCARD_SIZE: Final = 10
DISCARD_TOP: Final = 11
BOUGHT: Final = 12
OFFERS: Final = 13
QUESTIONS: Final = 14
REWARDED: Final = 15
PLAYED: Final = 16
ABOUT_GOOD: Final = 20
SHOWING_SYMBOL: Final = 21
TARGET: Final = 22
BLUFFING: Final = 23
STANDARD_RANKS: Final = 24
DEBT_IN_TRADES: Final = 25
CARGO_SCORING: Final = 26
ASSIST: Final = 27
MAX_OFFERS: Final = 28
MAX_QUESTIONS: Final = 29
MAX_CARDS: Final = 30
DUCATS: Final = 31
DEBT: Final = 36
PRESTIGE: Final = 41
SHIP: Final = 46
ACTIVE: Final = 51
HAND_SIZE: Final = 56
CARGO_SIZE: Final = 61
CARGO_TOP: Final = 66
PIRATES_SIZE: Final = 71
PIRATES_TOP: Final = 76
GAP_TOP: Final = 81
HELD: Final = 91
GAINED: Final = 121
MARKER_AT: Final = 141
PLACE: Final = 171
KNOWN: Final = 269
BELOW: Final = 367
GAP: Final = 465
ANSWERS: Final = 661
STAGES: Final = 666
PART: Final = 671
N_GIVE: Final = 676
GIVEN: Final = 681
SAID: Final = 731
N_WANT: Final = 781
WANTED: Final = 786
PAID: Final = 836
N_SUPPLY: Final = 841
SUPPLIED: Final = 846
HAS_COUNTERED: Final = 896
QUERIED: Final = 901
WINNER: Final = 906
CELLS: Final = 907


def mat(s: State) -> Material:
    m = s.material
    assert isinstance(m, Material)
    return m


def bit(seat: i64) -> i64:
    """1 shifted by the seat; a shift by an unchecked amount is dear when compiled."""
    return 1 << seat


def is_in_hand(s: State, seat: i64, card: i64) -> bool:
    return s.v[PLACE + card] == HAND + seat


def top_of_cargo(s: State, seat: i64) -> i64:
    return s.v[CARGO_TOP + seat]


def hand_limit(s: State, seat: i64) -> i64:
    """OLT-3.2"""
    return mat(s).power[s.v[CARGO_TOP + seat]]


def load_of(s: State, seat: i64) -> i64:
    """OLT-5.1"""
    return mat(s).load[s.v[CARGO_TOP + seat]]


def deck_size(s: State) -> i64:
    """Goods cards in the deck, Venice not counted."""
    return s.v[DECK] + s.v[FRESH_DECK]


def n_markers(s: State, seat: i64) -> i64:
    """OLT-8.14"""
    n: i64 = 0
    for kind in range(6):
        n += s.v[HELD + 6 * seat + kind]
    return n


def hand_cards(s: State, seat: i64, base: i64 = 0) -> list[int]:
    """In the order of the card table, each counted from `base`."""
    v = s.v
    place: i64 = HAND + seat
    return [int(base + card) for card in range(98) if v[PLACE + card] == place]


def cargo_cards(s: State, seat: int) -> list[int]:
    """Bottom to top, as stacks are written in the rules."""
    cards: list[int] = []
    card = int(s.v[CARGO_TOP + seat])
    while card >= 0:
        cards.append(card)
        card = int(s.v[BELOW + card])
    cards.reverse()
    return cards


def own_pirates(s: State, seat: int) -> list[int]:
    """The cards a seat put on its own pirate stack because of the hand limit, bottom to top."""
    cards: list[int] = []
    card = int(s.v[PIRATES_TOP + seat])
    while card >= 0:
        cards.append(card)
        card = int(s.v[BELOW + card])
    cards.reverse()
    return cards
