"""The cells of Merchants of Europe, and their short names.

Small sets (edges, cities, crossings) are kept as bits, thirty in a cell, so that long lists need not be searched.
"""

from typing import Final

from kontor.kernel.cells import i64, vec
from kontor.kernel.layout import Layout
from kontor.kernel.state import State

from .material import BITS, MEET, N_CARDS, N_RESOURCES, NONE, TOUCH, Board, Material

WOOD: Final = 0
WOOL: Final = 1
GRAIN: Final = 2
ORE: Final = 3
SALT: Final = 4
GOLD_KIND: Final = 5            # in bundles and in trades with the supply

LANCER: Final = 0
ROUTE_CHARTER: Final = 1
BUMPER_HARVEST: Final = 2
MONOPOLY: Final = 3
SWIFT_CARAVAN: Final = 4
SWIFT_TRADER: Final = 5
SAFE_CONDUCT: Final = 6

NEUTRAL_KONTOR: Final = 5       # a seat's own one is the seat + 1

LAYOUT: Final = Layout([
    ("board", ()),              # 0 short, 1 main
    ("most_turns", ()),         # MER-11.41
    ("most_offers", ()),        # MER-10.5
    ("goods_each", ()),         # goods tiles that win (MER-1.5)
    ("neutral", ()),            # the neutral colour + 1, 0 with four players
    ("colour_of", (4,)),        # of the seats
    ("start", ()),              # the start player
    ("turn", ()),               # turns begun
    ("active", ()),             # whose turn it is
    ("dice", (2,)),             # the last roll, 0 before the first
    ("robber", ()),             # its landscape
    ("played", ()),             # the card played this turn + 1 (MER-7.1)
    ("purchases", ()),          # cards bought for gold this turn (MER-3.5)
    ("offers", ()),             # offers and calls sent this turn
    ("drafts", ()),             # offers and calls begun this turn
    ("safe", ()),               # 1: safe conduct until the end of the turn
    ("last_route", ()),         # the route whose placing is being settled
    ("chip_hex", ()),           # the landscape that gets a chip
    ("supply", (5,)),           # resource cards
    ("deck", (7,)),             # development cards face down, by kind
    ("pile", (7,)),             # discarded development cards
    ("chips", (10,)),           # 1: a chip still face down, two for each resource
    ("tolls", (2,)),            # whom each caravan of the active player has paid this turn, one bit for each seat
    ("fresh", (7,)),            # cards the active player bought this turn (MER-7.3)
    ("gold", (4,)),
    ("reserve", (4,)),          # routes left
    ("free_goods", (4,)),
    ("stored", (4,)),           # kontors in the warehouse
    ("delivered", (4,)),
    ("hand", (4, 5)),           # resource cards
    ("held", (4, 7)),           # unplayed development cards, fresh ones included
    ("traders", (4, 2)),        # crossing + 1, 0 in the reserve
    ("caravans", (4, 2)),       # edge + 1, 0 in the reserve
    ("set_aside", (4, 5)),      # cards chosen to be given back on a 7, still in the hand
    ("seen", (4, 5)),           # cards in a hand that everybody knows to be there
    ("learnt", (4, 4, 5)),      # by thefts: cards beyond `seen` that the first seat knows in the hand of the second
    ("number", (73,)),          # of a landscape, printed or chip, 0 none
    ("kontor", (56,)),          # owner + 1, 5 neutral, 0 none
    ("tile", (56,)),            # owner of the goods tile under the kontor + 1
    ("route", (304,)),          # owner + 1
    ("open_edges", (4, 11)),    # 30 edges in each cell, one bit each: free and touching an own kontor or route
    ("own_cities", (4, 2)),     # 30 cities in each cell
    ("blocked", (8,)),          # 30 crossings in each cell: a kontor or trader stands there
    ("answers", (4,)),          # to the offer on the table (parts.trade)
    ("stages", (4,)),           # what a seat does at its desk (parts.trade)
    ("desk_part", (4,)),        # GIVE, WANT or CLOSE
    ("desk_low", (4,)),         # lowest kind that may follow
    ("desk_to", (4,)),          # the addressee + 1, ALL, or 0
    ("give", (4, 6)),           # the bundle given: five resources and gold
    ("want", (4, 6)),           # the bundle wanted
])  # fmt: skip

# Offsets, written out because only literals are folded when compiled; a test compares them with LAYOUT.
BOARD: Final = 0
MOST_TURNS: Final = 1
MOST_OFFERS: Final = 2
GOODS_EACH: Final = 3
NEUTRAL: Final = 4
COLOUR_OF: Final = 5
START: Final = 9
TURN: Final = 10
ACTIVE: Final = 11
DICE: Final = 12
ROBBER: Final = 14
PLAYED: Final = 15
PURCHASES: Final = 16
OFFERS: Final = 17
DRAFTS: Final = 18
SAFE: Final = 19
LAST_ROUTE: Final = 20
CHIP_HEX: Final = 21
SUPPLY: Final = 22
DECK: Final = 27
PILE: Final = 34
CHIPS: Final = 41
TOLLS: Final = 51
FRESH: Final = 53
GOLD: Final = 60
RESERVE: Final = 64
FREE_GOODS: Final = 68
STORED: Final = 72
DELIVERED: Final = 76
HAND: Final = 80
HELD: Final = 100
TRADERS: Final = 128
CARAVANS: Final = 136
SET_ASIDE: Final = 144
SEEN: Final = 164
LEARNT: Final = 184
NUMBER: Final = 264
KONTOR: Final = 337
TILE: Final = 393
ROUTE: Final = 449
OPEN_EDGES: Final = 753
OWN_CITIES: Final = 797
BLOCKED: Final = 805
ANSWERS: Final = 813
STAGES: Final = 817
DESK_PART: Final = 821
DESK_LOW: Final = 825
DESK_TO: Final = 829
GIVE: Final = 833
WANT: Final = 857

# The place of a single bit: its value modulo 37 is different for each of them.
PLACE_OF: Final[tuple[int, ...]] = (
    -1, 0, 1, 26, 2, 23, 27, -1, 3, 16, 24, 30, 28, 11, -1, 13, 4, 7, 17, -1, 25, 22, 31, 15, 29, 10, 12, 6, -1, 21,
    14, 9, 5, 20, 8, 19, 18,
)  # fmt: skip


def mat(s: State) -> Material:
    m = s.material
    assert isinstance(m, Material)
    return m


def board(s: State) -> Board:
    m = s.material
    assert isinstance(m, Material)
    return m.boards[s.v[BOARD]]


# sets of bits

def has_bit(v: vec[i64], at: i64, n: i64) -> bool:
    return (v[at + n // BITS] >> (n % BITS)) & 1 == 1


def set_bit(v: vec[i64], at: i64, n: i64) -> None:
    v[at + n // BITS] |= 1 << (n % BITS)


def clear_bit(v: vec[i64], at: i64, n: i64) -> None:
    v[at + n // BITS] &= ~(1 << (n % BITS))


def members(v: vec[i64], at: i64, cells: i64) -> list[int]:
    """What is in the set of bits that begins at the cell `at`, in order."""
    found: list[int] = []
    add_members(found, 0, v, at, cells)
    return found


def add_members(found: list[int], base: i64, v: vec[i64], at: i64, cells: i64) -> None:
    """Adds the members to a list, each counted from `base`."""
    for cell in range(cells):
        add_bits(found, base + cell * BITS, v[at + cell])


def add_bits(found: list[int], base: i64, bits: i64) -> None:
    while bits:
        low: i64 = bits & -bits
        found.append(int(base + PLACE_OF[low % 37]))
        bits ^= low


# cards and gold

def hand(s: State, seat: i64, resource: i64) -> i64:
    return s.v[HAND + N_RESOURCES * seat + resource]


def hand_size(s: State, seat: i64) -> i64:
    v = s.v
    i: i64 = HAND + N_RESOURCES * seat
    return v[i] + v[i + 1] + v[i + 2] + v[i + 3] + v[i + 4]


def held(s: State, seat: i64, card: i64) -> i64:
    return s.v[HELD + N_CARDS * seat + card]


def n_held(s: State, seat: i64) -> i64:
    n: i64 = 0
    for card in range(N_CARDS):
        n += s.v[HELD + N_CARDS * seat + card]
    return n


def playable(s: State, seat: i64, card: i64) -> i64:
    """Cards of a kind that the active player did not buy this turn (MER-7.3)."""
    return s.v[HELD + N_CARDS * seat + card] - s.v[FRESH + card]


def deck_size(s: State) -> i64:
    n: i64 = 0
    for card in range(N_CARDS):
        n += s.v[DECK + card]
    return n


def pile_size(s: State) -> i64:
    n: i64 = 0
    for card in range(N_CARDS):
        n += s.v[PILE + card]
    return n


# pieces

def trader(s: State, seat: i64, piece: i64) -> i64:
    """The crossing of a trader, NONE in the reserve."""
    return s.v[TRADERS + 2 * seat + piece] - 1


def caravan(s: State, seat: i64, piece: i64) -> i64:
    """The edge of a caravan, NONE in the reserve."""
    return s.v[CARAVANS + 2 * seat + piece] - 1


def route_owner(s: State, edge: i64) -> i64:
    """NONE: no route lies there."""
    return s.v[ROUTE + edge] - 1


def kontor_owner(s: State, city: i64) -> i64:
    """A seat, NONE, or NEUTRAL_KONTOR - 1."""
    return s.v[KONTOR + city] - 1


def is_own_kontor(s: State, seat: i64, city: i64) -> bool:
    return s.v[KONTOR + city] == seat + 1


def hidden_chips(s: State, resource: i64) -> i64:
    return s.v[CHIPS + 2 * resource] + s.v[CHIPS + 2 * resource + 1]


def is_chip(s: State, hex_: i64) -> bool:
    """Does a chip lie there (MER-5.13: printed numbers are none)?"""
    return s.v[NUMBER + hex_] > 0 and board(s).number[hex_] == 0


def set_kontor(s: State, owner: i64, city: i64) -> None:
    """`owner` is a seat or NEUTRAL_KONTOR - 1."""
    v = s.v
    b = board(s)
    v[KONTOR + city] = owner + 1
    set_bit(v, BLOCKED, b.crossing[city])
    if owner < 4:
        set_bit(v, OWN_CITIES + 2 * owner, city)
        for i in range(MEET):
            edge = b.crossing_edges[MEET * b.crossing[city] + i]
            if edge != NONE and v[ROUTE + edge] == 0:
                set_bit(v, OPEN_EDGES + 11 * owner, edge)


def set_route(s: State, seat: i64, edge: i64) -> None:
    v = s.v
    b = board(s)
    v[ROUTE + edge] = seat + 1
    v[RESERVE + seat] -= 1
    for other in range(s.game.seats):
        clear_bit(v, OPEN_EDGES + 11 * other, edge)
    for i in range(TOUCH):
        near = b.touching[TOUCH * edge + i]
        if near != NONE and v[ROUTE + near] == 0:
            set_bit(v, OPEN_EDGES + 11 * seat, near)


def set_trader(s: State, seat: i64, piece: i64, crossing: i64) -> None:
    """Puts a trader on a crossing, or into the reserve where `crossing` is NONE."""
    v = s.v
    old = v[TRADERS + 2 * seat + piece] - 1
    v[TRADERS + 2 * seat + piece] = crossing + 1
    if old != NONE and not is_occupied(s, old):
        clear_bit(v, BLOCKED, old)
    if crossing != NONE:
        set_bit(v, BLOCKED, crossing)


def is_occupied(s: State, crossing: i64) -> bool:
    """Does a kontor or trader stand there?"""
    v = s.v
    city = board(s).city_at[crossing]
    if city != NONE and v[KONTOR + city] > 0:
        return True
    for i in range(2 * s.game.seats):
        if v[TRADERS + i] == crossing + 1:
            return True
    return False


def caravans_at(s: State, edge: i64) -> i64:
    v = s.v
    n: i64 = 0
    for i in range(CARAVANS, CARAVANS + 2 * s.game.seats):
        if v[i] == edge + 1:
            n += 1
    return n
