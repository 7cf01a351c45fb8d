"""The material of Oltre Mare as flat tuples of ints, read from `material.toml` and an optional pack."""

from pathlib import Path
from typing import Any, Final, final

from kontor.kernel.state import Material as StaticMaterial
from kontor.parts.sheet import PackError, Phrase, Sheet, merged, read_toml

GOODS: Final = ("gems", "parchment", "silk", "salt", "pottery", "olives", "grain")
SYMBOLS: Final = ("ducat", "pirate", "market", "sail")
PAIRS: Final = ("ducat+pirate", "ducat+market", "ducat+sail", "pirate+market", "pirate+sail", "market+sail")
SETS: Final = ("none", *SYMBOLS, *PAIRS)                       # OLT-11.36: the order of requests
MARKERS: Final = ("ship", "pirates", "coin", "lion", "stack", "compass")
REGIONS: Final = ("adriatic", "ionian", "west", "africa", "aegean", "straits", "black_sea", "levant")
HARBOURS: Final = (
    "venezia", "ancona", "zara", "ragusa", "bari", "durazzo", "corfu", "messina", "palermo", "tunisi",
    "malta", "tripoli", "bengasi", "modone", "atene", "negroponte", "salonicco", "costantinopoli", "varna", "caffa",
    "tana", "trebisonda", "sinope", "smirne", "rodi", "candia", "famagosta", "beirut", "acri", "alessandria",
)
CARDS_PER_GOOD: Final = (8, 10, 12, 14, 16, 18, 20)            # OLT-1.3
CARDS: Final = tuple(
    f"{good[:3].upper()}-{number:02}"
    for good, cards in zip(GOODS, CARDS_PER_GOOD, strict=True) for number in range(1, cards + 1))

# kinds of markers, in the order of MARKERS
SHIP: Final = 0
PIRATES: Final = 1
COIN: Final = 2
LION: Final = 3
STACK: Final = 4
COMPASS: Final = 5

GRAIN: Final = 6
N_CARDS: Final = 98
N_GOODS: Final = 7
N_HARBOURS: Final = 30
N_MARKERS: Final = 6
MARKERS_IN_BOX: Final = 32
RUN_ENTRIES: Final = 5
MOST_SAILS: Final = 4                                          # four cards at most, one sail on each
FILE: Final = "oltremare/material.toml"


@final
class Material(StaticMaterial):
    """Cards in the order of the card table, goods in the order of the goods table, harbours in the order of the map."""

    def __init__(self) -> None:
        self.good: tuple[int, ...] = ()
        self.pair: tuple[int, ...] = ()                        # which of PAIRS a card shows
        self.symbols: tuple[int, ...] = ()                     # the same as a mask, bit n for SYMBOLS[n]
        self.power: tuple[int, ...] = ()
        self.load: tuple[int, ...] = ()
        self.harbour: tuple[int, ...] = ()                     # -1: no harbour name
        self.goods_cards: tuple[int, ...] = ()
        self.run_values: tuple[int, ...] = ()                  # RUN_ENTRIES for each good
        self.region: tuple[int, ...] = ()
        self.x: tuple[int, ...] = ()
        self.y: tuple[int, ...] = ()
        self.routes: tuple[int, ...] = ()                      # two harbours for each route
        self.reach: tuple[int, ...] = ()                       # [harbour * 5 + sails]: mask of destinations
        self.markers: tuple[int, ...] = ()
        self.start_ducats = 0
        self.start_hand = 0
        self.steps: tuple[int, ...] = ()
        self.rank_bonus: tuple[int, ...] = ()
        self.price = 0
        self.price_in_debt = 0
        self.purchases = 0
        self.stack_prices: tuple[int, ...] = ()
        self.lion_base = 0
        self.pirate_loss = 0


def load(pack: dict[str, Any] | None = None) -> Material:
    """The built-in material, or the material with the values of a pack put over it."""
    path = Path(__file__).with_name("material.toml")
    data = read_toml(path)
    sheet = Sheet(merged(data, pack) if pack else data, FILE)
    material = Material()
    read_goods(material, sheet)
    read_cards(material, sheet)
    read_map(material, sheet)
    read_markers(material, sheet.table("markers"))
    read_constants(material, sheet.table("constants"))
    sheet.done()
    return material


def read_goods(material: Material, sheet: Sheet) -> None:
    numbers: list[int] = []
    values: list[int] = []
    for good, row in enumerate(sheet.rows("goods", GOODS)):
        number = row.number("cards", 0, 99)
        if number != CARDS_PER_GOOD[good]:
            raise row.fail("cards", Phrase("cards-of-good", "{n} cards of this good", n=CARDS_PER_GOOD[good]), number)
        numbers.append(number)
        entries = row.numbers("values", 0, 99, RUN_ENTRIES)
        if list(entries) != sorted(entries):
            raise row.fail("values", Phrase("rising-values", "values that never fall for a longer run"), list(entries))
        values.extend(entries)
        row.done()
    material.goods_cards = tuple(numbers)
    material.run_values = tuple(values)


def read_cards(material: Material, sheet: Sheet) -> None:
    good: list[int] = []
    pair: list[int] = []
    power: list[int] = []
    load: list[int] = []
    harbour: list[int] = []
    for card, row in zip(CARDS, sheet.rows("cards", CARDS), strict=True):
        good.append(row.word("good", GOODS))
        if not card.startswith(GOODS[good[-1]][:3].upper()):
            raise row.fail("good", Phrase("good-of-card", "the good of {card}", card=card), GOODS[good[-1]])
        shown = sorted(row.words("symbols", SYMBOLS, 2))
        if shown[0] == shown[1]:
            expected = Phrase("two-symbols", "two different symbols")
            raise row.fail("symbols", expected, [SYMBOLS[symbol] for symbol in shown])
        pair.append(PAIRS.index(f"{SYMBOLS[shown[0]]}+{SYMBOLS[shown[1]]}"))
        power.append(row.number("power", 3, 6))
        load.append(row.number("load", 1, 4))
        if power[-1] + load[-1] != 7:
            expected = Phrase("power-and-load", "{n}, because power and load of a card add up to 7", n=7 - power[-1])
            raise row.fail("load", expected, load[-1])
        harbour.append(row.word("harbour", HARBOURS) if row.has("harbour") else -1)
        if harbour[-1] >= 0 and harbour[-1] in harbour[:-1]:
            expected = Phrase("own-harbour", "a harbour that no other card names (OLT-12.41)")
            raise row.fail("harbour", expected, HARBOURS[harbour[-1]])
        row.done()
    named = sum(1 for place, kind in zip(harbour, good, strict=True) if place >= 0 and GOODS[kind] != "grain")
    if named < 5:
        expected = Phrase("harbour-cards", "at least 5 cards other than grain that name a harbour (OLT-1.8)")
        raise sheet.fail("cards", expected, named)
    material.good = tuple(good)
    material.pair = tuple(pair)
    material.symbols = tuple(symbols_of_pair(number) for number in pair)
    material.power = tuple(power)
    material.load = tuple(load)
    material.harbour = tuple(harbour)


def symbols_of_pair(pair: int) -> int:
    """A pair of symbols as a mask."""
    return sum(1 << SYMBOLS.index(name) for name in PAIRS[pair].split("+"))


def symbols_of_set(number: int) -> int:
    """A set of no, one or two symbols (OLT-11.36) as a mask."""
    if number == 0:
        return 0
    return 1 << number - 1 if number <= len(SYMBOLS) else symbols_of_pair(number - 1 - len(SYMBOLS))


def read_map(material: Material, sheet: Sheet) -> None:
    rows = sheet.rows("harbours", HARBOURS)
    material.region = tuple(row.word("region", REGIONS) for row in rows)
    material.x = tuple(row.number("x", 0, 1000) for row in rows)
    material.y = tuple(row.number("y", 0, 1000) for row in rows)
    for row in rows:
        row.done()
    table = sheet.table("routes")
    trunk = table.words("trunk", HARBOURS)
    cuts = table.words("short_cuts", HARBOURS)
    if len(cuts) % 2:
        raise table.fail("short_cuts", Phrase("harbour-pairs", "two harbours for each route"), len(cuts))
    ends = list(zip(trunk, trunk[1:] + trunk[:1], strict=True)) + list(zip(cuts[::2], cuts[1::2], strict=True))
    seen: set[tuple[int, int]] = set()
    for a, b in ends:
        if a == b or (min(a, b), max(a, b)) in seen:
            raise table.fail("trunk", Phrase("single-routes", "routes between different harbours, none of them twice"),
                             (HARBOURS[a], HARBOURS[b]))
        seen.add((min(a, b), max(a, b)))
    material.routes = tuple(end for pair in ends for end in pair)
    check_connected(material, table)
    material.reach = tuple(
        destinations(material, harbour, sails) for harbour in range(N_HARBOURS) for sails in range(MOST_SAILS + 1))
    table.done()


def check_connected(material: Material, table: Sheet) -> None:
    reached = {0}
    waiting = [0]
    while waiting:
        here = waiting.pop()
        for _, there in exits(material, here):
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    for harbour in range(N_HARBOURS):
        if harbour not in reached:
            expected = Phrase(
                "joined-map", "a map that connects {one} with {other}", one=HARBOURS[0], other=HARBOURS[harbour]
            )
            raise table.fail("trunk", expected, None)


def exits(material: Material, harbour: int) -> list[tuple[int, int]]:
    """The routes that leave a harbour, each with the harbour at its other end."""
    found: list[tuple[int, int]] = []
    for route in range(len(material.routes) // 2):
        a, b = material.routes[2 * route], material.routes[2 * route + 1]
        if harbour in (a, b):
            found.append((route, b if harbour == a else a))
    return found


def destinations(material: Material, start: int, sails: int) -> int:
    """Where a trail of `sails` different routes can end (OLT-5.11, 5.12); a longest one if there is none (OLT-5.15)."""
    trails: list[tuple[int, frozenset[int]]] = [(start, frozenset())]
    for _ in range(sails):
        longer = [(there, used | {route}) for here, used in trails for route, there in exits(material, here)
                  if route not in used]
        if not longer:
            break
        trails = longer
    mask = 0
    for harbour, _ in trails:
        mask |= 1 << harbour
    return mask


def read_markers(material: Material, sheet: Sheet) -> None:
    material.markers = tuple(sheet.number(kind, 0, MARKERS_IN_BOX) for kind in MARKERS)
    if sum(material.markers) != MARKERS_IN_BOX:
        expected = Phrase("markers-in-all", "{n} markers in all", n=MARKERS_IN_BOX)
        raise PackError(sheet.file, sheet.path, expected, str(sum(material.markers)))
    sheet.done()


def read_constants(material: Material, sheet: Sheet) -> None:
    material.start_ducats = sheet.number("start_ducats", 0, 99)
    material.start_hand = sheet.number("start_hand", 1, 8)
    material.steps = sheet.numbers("steps", 0, 12, 4)
    if material.steps[0] != 0:
        raise sheet.fail("steps", Phrase("no-symbol", "0 for no symbol"), material.steps[0])
    material.rank_bonus = sheet.numbers("rank_bonus", 0, 99, 3)
    material.price = sheet.number("price", 0, 20)
    material.price_in_debt = sheet.number("price_in_debt", 0, 20)
    material.purchases = sheet.number("purchases", 1, 4)
    material.stack_prices = sheet.numbers("stack_prices", 0, 20, 4)
    material.lion_base = sheet.number("lion_base", 0, 6)
    material.pirate_loss = sheet.number("pirate_loss", 0, 20)
    sheet.done()
