"""The cells of a position and short words for them; how a game is set up, and what must always hold."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.layout import Layout
from kontor.kernel.state import State

from .material import N_LEVELS, Material

LAYOUT: Final = Layout([
    ("round", ()), ("last_round", ()), ("start_player", ()), ("merchant_side", ()), ("pirate_side", ()),
    ("special_orders", ()), ("merchant", ()), ("pirate", ()), ("manufactory", (8,)), ("taken", (8,)),
    ("bonus_state", (6,)), ("bonus_winners", (6,)), ("zone", (24,)), ("seen", (24,)), ("deck", ()),
    ("column", (4,)), ("part", (4,)), ("cash", (4,)), ("seals", (4,)), ("speed", (4,)), ("career", (4,)),
    ("side", (4,)), ("level", (4,)), ("store", (4,)), ("kontor", (4, 8)), ("won", (4,)), ("blanks", (4,)),
    ("route", (6,)), ("laid", ()), ("left", (8,)), ("fresh", ()), ("free", ()), ("made", ()), ("stored", ()),
    ("placeholders", ()), ("store_kind", ()), ("due", ()), ("privilege", ()), ("bought", ()), ("announced", ()),
    ("pirate_moved", ()), ("tops", ()),
])

ROUND: Final = 0
LAST_ROUND: Final = 1           # 0, or why the last round was announced (actions.END)
START_PLAYER: Final = 2
MERCHANT_SIDE: Final = 3        # 0 not in play, 1 front, 2 back
PIRATE_SIDE: Final = 4
SPECIAL_ORDERS: Final = 5       # 1 where expert game B is played
MERCHANT: Final = 6
PIRATE: Final = 7
MANUFACTORY: Final = 8          # by city: manufactory + 1
TAKEN: Final = 16               # by city: kontors gone from the pile
BONUS_STATE: Final = 24         # OUT, HIGH, LOW, GONE
BONUS_WINNERS: Final = 30       # players who got it this round
ZONE: Final = 36                # by order: where it is
SEEN: Final = 60                # by order: 1 if everybody knows where it is
DECK: Final = 84                # orders left in the deck
COLUMN: Final = 85              # special orders from the top: card + 1
PART: Final = 89                # by card: the part it shows
CASH: Final = 93
SEALS: Final = 97
SPEED: Final = 101
CAREER: Final = 105             # number of the career card, from 1
SIDE: Final = 109
LEVEL: Final = 113
STORE: Final = 117              # city + 1 of the stored good
KONTOR: Final = 121             # by seat and city: rank + 1
WON: Final = 153                # mask of bonuses got
BLANKS: Final = 157             # blank markers filed (12.8)
ROUTE: Final = 161              # city + 1, or PLACEHOLDER_MARK + city
LAID: Final = 167
LEFT: Final = 168               # by city of the route: mask of cities left of it
FRESH: Final = 176              # mask of city cards not used yet
FREE: Final = 177               # mask of cities whose placeholder is free
MADE: Final = 178               # mask of cities whose manufactory was used
STORED: Final = 179             # mask: the stored good that can still be used
PLACEHOLDERS: Final = 180       # mask of cities with a placeholder
STORE_KIND: Final = 181         # EARLIER, STAND_IN, THIS_TURN
DUE: Final = 182                # harbour fees of this turn
PRIVILEGE: Final = 183          # privilege used this turn + 1
BOUGHT: Final = 184
ANNOUNCED: Final = 185
PIRATE_MOVED: Final = 186
TOPS: Final = 187               # mask of orders whose top row was done this turn
N_CELLS: Final = 188

# bonus_state
OUT: Final = 0
HIGH: Final = 1
LOW: Final = 2
GONE: Final = 3

# the bonus cards
EIGHT_KONTORS: Final = 0
FIVE_CITY_ROUTE: Final = 1
LUXURY_TRADER: Final = 2
THREE_ORDERS: Final = 3
CAREER_THREE: Final = 4
VARIETY: Final = 5

# zone of an order: in the deck (or over the special orders), in the display, or 4 * seat + one of the last four
UNSEEN: Final = 0
DISPLAY: Final = 1
HAND: Final = 2
BESIDE: Final = 3
FILED: Final = 4
FILED_UNSEEN: Final = 5

# store_kind
EARLIER: Final = 0
STAND_IN: Final = 1
THIS_TURN: Final = 2

# sides of merchant and pirate
FRONT: Final = 1
BACK: Final = 2

# privileges as printed, and the pirate's "?"
SPEED_PLUS_1: Final = 0
INCOME_PLUS_2: Final = 1
ORDER_MINUS_3: Final = 2
SEAL_PLUS_1: Final = 3
WILD: Final = 4

# why the last round was announced
BY_SEALS: Final = 1
BY_CAREER: Final = 2
BY_LIMIT: Final = 3

PLACEHOLDER_MARK: Final = 9
N_ORDERS: Final = 24


def mat(s: State) -> Material:
    material = s.material
    assert isinstance(material, Material)
    return material


def setup(s: State) -> None:
    """NOV-1.8, 11.1, 11.2: what the options and the box settle; everything random comes from the flow."""
    m = mat(s)
    v = s.v
    options = s.game.options
    v[MERCHANT_SIDE] = ("none", "front", "back").index(options["merchant"])
    v[PIRATE_SIDE] = ("none", "front", "back").index(options["pirate"])
    v[SPECIAL_ORDERS] = int(options["special_orders"] == "yes")
    v[MERCHANT] = m.merchant_start
    v[PIRATE] = m.pirate_start
    v[DECK] = N_ORDERS
    for seat in range(s.game.seats):
        v[CASH + seat] = m.start_cash
        v[SPEED + seat] = m.start_speed
        v[SIDE + seat] = int(options["careers"] == "back")
    if options["bonuses"] != "drawn":
        for number in options["bonuses"].split("-"):
            v[BONUS_STATE + int(number) - 1] = HIGH


# seats and their things

def next_seat(s: State, seat: i64) -> i64:
    return (seat + 1) % s.game.seats


def cash(s: State, seat: i64) -> i64:
    return s.v[CASH + seat]


def seals(s: State, seat: i64) -> i64:
    return s.v[SEALS + seat]


def level(s: State, seat: i64) -> i64:
    return s.v[LEVEL + seat]


def career(s: State, seat: i64) -> i64:
    """The index of the seat's career card with its chosen side."""
    return s.v[SIDE + seat] * 4 + s.v[CAREER + seat] - 1


def has_kontor(s: State, seat: i64, city: i64) -> bool:
    return s.v[KONTOR + 8 * seat + city] > 0


def owned(s: State, seat: i64) -> i64:
    """NOV-8.5: kontors in hand, route and store."""
    n: i64 = 0
    for city in range(8):
        if s.v[KONTOR + 8 * seat + city] > 0:
            n += 1
    return n


def top_kontor(s: State, city: i64) -> i64:
    """NOV-1.5, 1.6: the rank of the kontor on top of a pile, -1 once everybody has one of this city."""
    depth = s.v[TAKEN + city]
    return mat(s).pile[(s.game.seats - 2) * 4 + depth] if depth < s.game.seats else -1


def price(s: State, city: i64) -> i64:
    """The price of the kontor on top of a pile that is not empty."""
    return mat(s).price[city * 4 + top_kontor(s, city)]


def take_kontor(s: State, seat: i64, city: i64) -> None:
    s.v[KONTOR + 8 * seat + city] = top_kontor(s, city) + 1
    s.v[TAKEN + city] += 1


# orders

def zone(s: State, order: i64) -> i64:
    return s.v[ZONE + order]


def put_order(s: State, order: i64, seat: i64, place: i64) -> None:
    s.v[ZONE + order] = 4 * seat + place


def is_at(s: State, order: i64, seat: i64, place: i64) -> bool:
    return s.v[ZONE + order] == 4 * seat + place


def show(s: State, order: i64) -> None:
    """NOV-13.1: from now on everybody knows where this order is."""
    if s.v[SEEN + order] == 0:
        s.v[SEEN + order] = 1
        s.reveal()


def count_at(s: State, place: i64) -> i64:
    n: i64 = 0
    for order in range(N_ORDERS):
        if s.v[ZONE + order] == place:
            n += 1
    return n


def in_progress(s: State, seat: i64) -> i64:
    """NOV-6.9: orders in hand and beside the ship."""
    return count_at(s, 4 * seat + HAND) + count_at(s, 4 * seat + BESIDE)


def n_filed(s: State, seat: i64) -> i64:
    """NOV-8.8: filed orders, blank markers included."""
    return count_at(s, 4 * seat + FILED) + count_at(s, 4 * seat + FILED_UNSEEN) + s.v[BLANKS + seat]


def has_secrets(s: State, seat: i64) -> bool:
    """The seat holds an order that the others have not seen."""
    for order in range(N_ORDERS):
        if s.v[ZONE + order] == 4 * seat + HAND and s.v[SEEN + order] == 0:
            return True
    return False


# the turn

def begin_turn(s: State, seat: i64) -> None:
    v = s.v
    for cell in range(ROUTE, N_CELLS):
        v[cell] = 0
    if v[STORE + seat] > 0:
        v[STORED] = 1 << (v[STORE + seat] - 1)


def clear_route(s: State) -> None:
    """NOV-5.36: cards go back to where they belong; what the turn has used up stays marked."""
    v = s.v
    for cell in range(ROUTE, DUE + 1):
        v[cell] = 0


def is_city_card(s: State, place: i64) -> bool:
    return 0 < s.v[ROUTE + place] < PLACEHOLDER_MARK


def route_cities(s: State) -> i64:
    """The cities of the route as a mask."""
    v = s.v
    cities: i64 = 0
    for place in range(ROUTE, ROUTE + v[LAID]):
        if v[place] < PLACEHOLDER_MARK:
            cities |= 1 << (v[place] - 1)
    return cities


def count_bits(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def check(s: State) -> None:
    """What must hold at every decision: cards in one place each, nothing owed, limits kept."""
    v = s.cells()
    m = mat(s)
    seats = range(s.game.seats)
    assert all(v[CASH + seat] >= 0 and v[SEALS + seat] >= 0 for seat in range(4)), "nothing is owed"
    for city in range(8):
        ranks = [v[KONTOR + 8 * seat + city] for seat in seats if v[KONTOR + 8 * seat + city]]
        gone = [rank + 1 for rank in m.pile[(s.game.seats - 2) * 4 :][: v[TAKEN + city]]]
        assert sorted(ranks) == gone, "every kontor is on its pile or with one player"
    zones = v[ZONE : ZONE + N_ORDERS]
    covering = v[SPECIAL_ORDERS] if v[ROUND] else zones.count(UNSEEN) - v[DECK]
    assert zones.count(UNSEEN) == v[DECK] + covering and v[DECK] >= 0, "the deck is counted"
    assert all(zone == 0 or zone < 4 * s.game.seats + 2 for zone in zones), "orders lie with players who are there"
    for order in range(N_ORDERS):
        seen, place = v[SEEN + order], zones[order]
        hidden = place == UNSEEN or (place > DISPLAY and (place - 2) % 4 + 2 == FILED_UNSEEN)
        always = place == DISPLAY or (place > DISPLAY and (place - 2) % 4 + 2 in (BESIDE, FILED))
        assert not (seen and hidden) and not (always and not seen), "what everybody saw is marked"
    for seat in seats:
        assert int(in_progress(s, seat)) <= m.orders_in_progress, "NOV-6.9"
        assert v[LEVEL + seat] <= N_LEVELS and m.start_speed <= v[SPEED + seat] <= m.top_speed
        store = v[STORE + seat]
        assert store == 0 or v[KONTOR + 8 * seat + store - 1] > 0, "only an own kontor can lie in the store"
    if v[ROUND]:
        assert sorted(v[MANUFACTORY : MANUFACTORY + 8]) == list(range(1, 9)), "one manufactory for each city"
        assert sum(state != OUT for state in v[BONUS_STATE : BONUS_STATE + 6]) == 2, "two bonuses are in play"
        if v[SPECIAL_ORDERS]:
            assert sorted(v[COLUMN : COLUMN + 4]) == [1, 2, 3, 4], "four special orders stand in the column"
    check_route(v)


def check_route(v: list[int]) -> None:
    laid = v[ROUTE : ROUTE + 6]
    assert all(laid[: v[LAID]]) and not any(laid[v[LAID] :]), "the route has no gaps"
    cities = sum(1 << (card - 1) for card in laid if 0 < card < PLACEHOLDER_MARK)
    marks = sum(1 << (card - PLACEHOLDER_MARK) for card in laid if card >= PLACEHOLDER_MARK)
    assert cities < 256 and marks == v[PLACEHOLDERS] and marks & ~cities == 0, "placeholders stand beside their cities"
    assert v[FRESH] & ~cities == 0 and v[FREE] & ~marks == 0 and v[MADE] & ~cities == 0, "only laid cards are used"
