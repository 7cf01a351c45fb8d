"""The cells of Rival Cities and their short names.  Seat 0 is Hamburg, seat 1 Altona (RIV-1.1)."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.layout import Layout
from kontor.kernel.state import State

from .material import Material

HAMBURG: Final = 0
ALTONA: Final = 1
SUPPLY: Final = 2               # the third row of the stores
BOARD: Final = 2                # a ship, alliance or lawsuit that lies open on the board
UNSEEN: Final = -1              # in a stack or out of the game; nobody knows which
GONE: Final = 3                 # a lawsuit that left the game openly
LETTERS_AT: Final = 4           # column of the letters in a store

# where a special card is
IN_STACK: Final = 0
IN_DISCARD: Final = 1
ON_RING: Final = 2
IN_PLAY: Final = 3
IN_HAND: Final = 4              # + seat

# who knows a hand card
SHOWN: Final = 1                # everybody: it was taken openly (RIV-11.2)
WORKED_OUT: Final = 2           # the rival, who knows all other cards; an onlooker cannot tell whose it is (RIV-11.1)

LAYOUT: Final = Layout([
    ("inkwell", ()),
    ("bell", ()),               # who holds the bell token, -1 nobody
    ("start", ()),              # the start city
    ("prestige", ()),           # -8 Altona .. 8 Hamburg
    ("seasons", ()),            # season ends so far
    ("turns", ()),
    ("winner", ()),             # -1 until the end
    ("reason", ()),
    ("gained", ()),             # goods gained in the present production or gift, one bit each (RIV-8.1)
    ("played", ()),             # the special card being played from a hand, -1 none
    ("store", (3, 5)),          # Hamburg, Altona, supply: beer, cloth, leather, furniture, letters
    ("active", (2,)),
    ("inactive", (2,)),
    ("manufactories", ()),      # in the supply
    ("stars", (3,)),            # star tokens: Hamburg, Altona, supply
    ("ring", (20,)),            # the card on each ink space, -1 none
    ("special", (24,)),         # where each special card is
    ("known", (24,)),           # who besides its owner knows a hand card: SHOWN, WORKED_OUT or 0 nobody
    ("stack", ()),              # special cards in the stack
    ("discard", ()),
    ("hand", (2,)),             # hand sizes
    ("ship", (21,)),            # owner, BOARD or UNSEEN
    ("row", (4,)),              # the ship on each ship space, -1 none
    ("ships_left", ()),         # in the ship stack
    ("fleet", (2,)),            # number of ships
    ("alliance", (8,)),         # owner, BOARD or UNSEEN
    ("slot", (3,)),             # the lawsuit in each slot, -1 none
    ("suit", (10,)),            # winner, BOARD, UNSEEN or GONE
    ("marker", (10,)),          # per lawsuit, -4 Altona .. 4 Hamburg
    ("suits_left", ()),         # in the lawsuit stack
    ("won", (2,)),              # lawsuits won
    ("shuffled", ()),           # option: basic cards shuffled
])  # fmt: skip

# Offsets, written out because only literals are folded when compiled; a test compares them with LAYOUT.
INKWELL: Final = 0
BELL: Final = 1
START: Final = 2
PRESTIGE_AT: Final = 3
SEASONS: Final = 4
TURNS: Final = 5
WINNER: Final = 6
REASON_AT: Final = 7
GAINED: Final = 8
PLAYED: Final = 9
STORE: Final = 10
ACTIVE: Final = 25
INACTIVE: Final = 27
MANUFACTORIES: Final = 29
STAR_TOKENS: Final = 30
RING: Final = 33
SPECIAL_AT: Final = 53
KNOWN: Final = 77
STACK: Final = 101
DISCARD: Final = 102
HAND: Final = 103
SHIP_AT: Final = 105
ROW: Final = 126
SHIPS_LEFT: Final = 130
FLEET: Final = 131
ALLIANCE_AT: Final = 133
SLOT: Final = 141
SUIT_AT: Final = 144
MARKER: Final = 154
SUITS_LEFT: Final = 164
WON: Final = 165
SHUFFLED: Final = 167


def mat(s: State) -> Material:
    m = s.material
    assert isinstance(m, Material)
    return m


def sign(seat: i64) -> i64:
    """The side of a city on the prestige track and on lawsuit tiles."""
    return 1 - 2 * seat


def goods(s: State, seat: i64, good: i64) -> i64:
    return s.v[STORE + 5 * seat + good]


def letters(s: State, seat: i64) -> i64:
    return s.v[STORE + 5 * seat + LETTERS_AT]


def n_goods(s: State, seat: i64) -> i64:
    v = s.v
    i: i64 = STORE + 5 * seat
    return v[i] + v[i + 1] + v[i + 2] + v[i + 3]


def lead(s: State, seat: i64, suit: i64) -> i64:
    """RIV-0.3"""
    return s.v[MARKER + suit] * sign(seat)


def owns_ship(s: State, seat: i64, number: i64) -> bool:
    """By the number printed on the ship, 1 to 21."""
    return s.v[SHIP_AT + number - 1] == seat


def owns_alliance(s: State, seat: i64, alliance: i64) -> bool:
    return s.v[ALLIANCE_AT + alliance] == seat


def setup(s: State) -> None:
    """Everything that is not drawn: RIV-1.3, 1.10 to 1.13, 1.16."""
    v = s.v
    m = mat(s)
    v[BELL] = -1
    v[WINNER] = -1
    v[PLAYED] = -1
    for good in range(4):
        v[STORE + 5 * SUPPLY + good] = m.n_goods_each
    v[STORE + 5 * SUPPLY + LETTERS_AT] = m.n_letters
    v[ACTIVE + HAMBURG] = m.start_manufactories
    v[ACTIVE + ALTONA] = m.start_manufactories
    v[MANUFACTORIES] = m.n_manufactories - 2 * m.start_manufactories
    v[STAR_TOKENS + SUPPLY] = m.n_star_tokens
    for space in range(20):
        v[RING + space] = -1
    v[STACK] = 24
    for ship in range(21):
        v[SHIP_AT + ship] = UNSEEN
    v[SHIPS_LEFT] = m.n_ships_in_play
    for alliance in range(8):
        v[ALLIANCE_AT + alliance] = UNSEEN
    for suit in range(10):
        v[SUIT_AT + suit] = UNSEEN
    v[SUITS_LEFT] = m.n_suits_in_play
    for place in range(4):
        v[ROW + place] = -1
    for place in range(3):
        v[SLOT + place] = -1
    v[SHUFFLED] = 1 if s.game.options["layout"] == "shuffled" else 0


def check(s: State) -> None:
    """RIV-10.7 and what follows from the counts of section 1."""
    v = [int(x) for x in s.v]
    m = mat(s)
    assert all(x >= 0 for x in v[STORE : STAR_TOKENS + 3]), "nothing is owed"
    for good in range(4):
        assert sum(v[STORE + 5 * row + good] for row in range(3)) == m.n_goods_each, "goods are conserved"
    assert sum(v[STORE + 5 * row + LETTERS_AT] for row in range(3)) == m.n_letters, "letters are conserved"
    owned = sum(v[ACTIVE : INACTIVE + 2])
    assert owned + v[MANUFACTORIES] == m.n_manufactories, "manufactories are conserved"
    assert sum(v[STAR_TOKENS : STAR_TOKENS + 3]) == m.n_star_tokens, "star tokens are conserved"
    places = v[SPECIAL_AT : SPECIAL_AT + 24]
    assert [places.count(IN_STACK), places.count(IN_DISCARD)] == v[STACK : DISCARD + 1], "stack and discard are counted"
    assert [places.count(IN_HAND + seat) for seat in (0, 1)] == v[HAND : HAND + 2], "hands are counted"
    assert places.count(IN_PLAY) == (v[PLAYED] >= 0), "one card is played at a time"
    on_ring = sorted(card for card in v[RING : RING + 20] if card >= 16)
    assert on_ring == [16 + c for c in range(24) if places[c] == ON_RING], "ring and special cards agree"
    assert all(places[c] >= IN_HAND for c in range(24) if v[KNOWN + c]), "only hand cards are known"
    assert [v[SHIP_AT : SHIP_AT + 21].count(seat) for seat in (0, 1)] == v[FLEET : FLEET + 2], "fleets are counted"
    row = sorted(ship for ship in v[ROW : ROW + 4] if ship >= 0)
    assert row == [i for i in range(21) if v[SHIP_AT + i] == BOARD], "the ship row is what lies on the board"
    slots = sorted(suit for suit in v[SLOT : SLOT + 3] if suit >= 0)
    assert slots == [i for i in range(10) if v[SUIT_AT + i] == BOARD], "the slots hold the open lawsuits"
    assert [v[SUIT_AT : SUIT_AT + 10].count(seat) for seat in (0, 1)] == v[WON : WON + 2], "won lawsuits are counted"
    assert all(-4 <= marker <= 4 for marker in v[MARKER : MARKER + 10]), "markers stay on their tiles"
    assert abs(v[PRESTIGE_AT]) <= 8 and 0 <= v[INKWELL] < 20, "prestige and inkwell stay on the board"
    if not s.over:
        assert abs(v[PRESTIGE_AT]) < 8 and abs(v[FLEET] - v[FLEET + 1]) < 3, "no win by prestige or ships is overlooked"
        allies = [v[ALLIANCE_AT : ALLIANCE_AT + 8].count(seat) for seat in (0, 1)]
        assert max(v[WON : WON + 2]) < 3 and max(allies) < 4, "no win by lawsuits or alliances is overlooked"
