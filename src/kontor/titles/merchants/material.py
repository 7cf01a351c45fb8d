"""Both boards, pieces, prices, chips and cards of Merchants of Europe, as flat tuples of ints.

Hexes, crossings, edges and cities keep one number on both boards, the place of their id in the lists below, so that
actions and records never depend on the board.  What a board does not show is marked `NONE` or 0 in its tables.
"""

import json
from pathlib import Path
from typing import Any, Final, final

from kontor.kernel import state
from kontor.parts.graph import FAR, all_distances
from kontor.parts.graph import NONE as NONE
from kontor.parts.sheet import PackError, Phrase, Sheet, merged, read_toml

RESOURCES: Final = ("wood", "wool", "grain", "ore", "salt")
TERRAINS: Final = ("forest", "mountain_forest", "pasture", "mountain_pasture", "farmland", "mountains", "salt_garden")
CARDS: Final = (
    "lancer", "route_charter", "bumper_harvest", "monopoly", "swift_caravan", "swift_trader", "safe_conduct",
)  # fmt: skip
COLOURS: Final = ("red", "blue", "white", "orange")
BOARDS: Final = ("short", "main")
CITIES: Final = (
    "london", "edinburgh", "dublin", "lisboa", "porto", "madrid", "sevilla", "barcelona", "bilbao", "nantes",
    "bordeaux", "paris", "lyon", "marseille", "bruxelles", "amsterdam", "koeln", "hamburg", "berlin", "nuernberg",
    "bern", "torino", "venezia", "roma", "napoli", "palermo", "wien", "praha", "wroclaw", "krakow", "warszawa",
    "kaliningrad", "budapest", "zagreb", "beograd", "dubrovnik", "tirana", "sofia", "bucuresti", "istanbul", "athina",
    "chisinau", "lviv", "kyiv", "minsk", "moskva", "vilnius", "riga", "tallinn", "novgorod", "helsinki", "stockholm",
    "visby", "kobenhavn", "oslo", "bergen",
)  # fmt: skip

N_RESOURCES: Final = 5
N_CARDS: Final = 7
N_HEXES: Final = 73
N_CROSSINGS: Final = 221
N_EDGES: Final = 304
N_CITIES: Final = 56
HEXES: Final = tuple(f"H{n:02}" for n in range(1, N_HEXES + 1))
CROSSINGS: Final = tuple(f"I{n:03}" for n in range(1, N_CROSSINGS + 1))
EDGES: Final = tuple(f"E{n:03}" for n in range(1, N_EDGES + 1))

CORNERS: Final = 6                   # of a hex
MEET: Final = 3                      # hexes, edges and neighbours at a crossing
TOUCH: Final = 4                     # edges that touch one edge

BITS: Final = 30                     # a set of crossings is kept as bits, thirty in a number
CROSSING_WORDS: Final = 8
LONGEST: Final = 36                  # steps; no two crossings of a board lie farther apart

ROOM: Final = Path(__file__).parent


@final
class Grid:
    """The hexagons under both boards; a `NONE` corner ends no usable edge."""

    def __init__(self, data: dict[str, Any]) -> None:
        place = {name: number for number, name in enumerate(CROSSINGS)}
        by_id = {row["id"]: row for row in data["hexes"]}
        self.corners = tuple(place.get(name, NONE) for hex_id in HEXES for name in by_id[hex_id]["corners"])
        self.ends = tuple(place[row[end]] for row in data["edges"] for end in ("a", "b"))


@final
class Board:
    """One side of the board.  Tables with several entries for each thing are flat and filled up with `NONE`."""

    def __init__(self, sheet: Sheet, grid: Grid, terrain_resource: tuple[int, ...]) -> None:
        self.corners: tuple[int, ...] = grid.corners
        self.ends: tuple[int, ...] = grid.ends
        self._read_landscapes(sheet, terrain_resource)
        self._read_edges(sheet)
        self._join_edges()
        self._read_cities(sheet)
        self.distance: tuple[int, ...] = all_distances(self.neighbours, MEET)
        first = self.ends[2 * self.edges[0]]
        for crossing in range(N_CROSSINGS):
            if self.has_crossing(crossing) and self.steps(first, crossing) == FAR:
                raise sheet.fail("landscapes", Phrase("one-piece", "a board in one piece"), CROSSINGS[crossing])
        assert max(steps for steps in self.distance if steps != FAR) <= LONGEST
        self.within: tuple[int, ...] = crossings_within(self.distance)
        city_crossings = [0] * CROSSING_WORDS
        for city in self.cities:
            city_crossings[self.crossing[city] // BITS] |= 1 << self.crossing[city] % BITS
        self.city_crossings: tuple[int, ...] = tuple(city_crossings)
        sheet.done()

    def _read_landscapes(self, sheet: Sheet, terrain_resource: tuple[int, ...]) -> None:
        terrain, resource, number = [NONE] * N_HEXES, [NONE] * N_HEXES, [0] * N_HEXES
        dotted = [NONE] * N_RESOURCES
        for row in listed_rows(sheet, "landscapes", HEXES):
            hex_ = HEXES.index(row.data["id"])
            terrain[hex_] = row.word("terrain", TERRAINS)
            resource[hex_] = terrain_resource[terrain[hex_]]
            number[hex_] = row.number("number", 0, 12)
            if number[hex_] in (1, 7):
                raise row.fail("number", Phrase("zero-or-sum", "0 or a sum of two dice other than 7"), number[hex_])
            if row.has("dotted") and row.flag("dotted"):
                if number[hex_] or dotted[resource[hex_]] != NONE:
                    raise row.fail("dotted", Phrase("dotted-field", "one empty chip field for each resource"), True)
                dotted[resource[hex_]] = hex_
            row.done()
        if NONE in dotted:
            expected = Phrase("dotted-for", "a dotted field for {resource}", resource=RESOURCES[dotted.index(NONE)])
            raise sheet.fail("landscapes", expected, None)
        self.terrain: tuple[int, ...] = tuple(terrain)
        self.resource: tuple[int, ...] = tuple(resource)            # NONE: not on this board
        self.number: tuple[int, ...] = tuple(number)                # printed; 0: a chip field
        self.dotted: tuple[int, ...] = tuple(dotted)                # by resource
        self.hexes: tuple[int, ...] = tuple(h for h in range(N_HEXES) if terrain[h] != NONE)
        self.robber_start: int = sheet.word("robber_start", HEXES)
        if self.robber_start not in self.hexes or number[self.robber_start] or self.robber_start in dotted:
            expected = Phrase("robber-field", "a landscape without number or dotted field")
            raise sheet.fail("robber_start", expected, HEXES[self.robber_start])

    def _read_edges(self, sheet: Sheet) -> None:
        """MER-4.12: an edge belongs to the board if it borders a landscape or is a printed sea lane."""
        borders = [False] * N_EDGES
        for hex_ in self.hexes:
            around = self.corners[hex_ * CORNERS:hex_ * CORNERS + CORNERS]
            for edge in range(N_EDGES):
                borders[edge] = borders[edge] or (self.ends[2 * edge] in around and self.ends[2 * edge + 1] in around)
        lanes = sheet.words("sea_lanes", EDGES)
        for edge in lanes:
            if borders[edge]:
                raise sheet.fail("sea_lanes", Phrase("sea-edges", "edges that border no landscape"), EDGES[edge])
        self.lanes: tuple[int, ...] = lanes
        self.edges: tuple[int, ...] = tuple(e for e in range(N_EDGES) if borders[e] or e in lanes)
        self.is_edge: tuple[int, ...] = tuple(int(e in self.edges) for e in range(N_EDGES))
        double = sheet.words("double_arrows", EDGES)
        for edge in double:
            if not self.is_edge[edge]:
                raise sheet.fail("double_arrows", Phrase("board-edges", "edges of this board"), EDGES[edge])
        self.is_double: tuple[int, ...] = tuple(int(e in double) for e in range(N_EDGES))

    def _join_edges(self) -> None:
        crossing_edges: list[list[int]] = [[] for _ in range(N_CROSSINGS)]
        for edge in self.edges:
            crossing_edges[self.ends[2 * edge]].append(edge)
            crossing_edges[self.ends[2 * edge + 1]].append(edge)
        beyond = [[self.other_end(e, c) for e in crossing_edges[c]] for c in range(N_CROSSINGS)]
        touching = [
            [e for end in (self.ends[2 * edge], self.ends[2 * edge + 1]) for e in crossing_edges[end] if e != edge]
            for edge in range(N_EDGES)
        ]
        self.crossing_edges: tuple[int, ...] = filled(crossing_edges, MEET)
        self.neighbours: tuple[int, ...] = filled(beyond, MEET)     # crossings, in the order of `crossing_edges`
        self.touching: tuple[int, ...] = filled([sorted(row) for row in touching], TOUCH)

    def _read_cities(self, sheet: Sheet) -> None:
        at, purple, coins = [NONE] * N_CITIES, [0] * N_CITIES, [0] * N_CITIES
        city_at = [NONE] * N_CROSSINGS
        city_hexes: list[list[int]] = [[] for _ in range(N_CITIES)]
        hex_cities: list[list[int]] = [[] for _ in range(N_HEXES)]
        for row in listed_rows(sheet, "cities", CITIES):
            city = CITIES.index(row.data["id"])
            at[city] = row.word("crossing", CROSSINGS)
            if not self.has_crossing(at[city]) or city_at[at[city]] != NONE:
                expected = Phrase("free-crossing", "a crossing of this board that holds no other city")
                raise row.fail("crossing", expected, CROSSINGS[at[city]])
            city_at[at[city]] = city
            purple[city] = 1 - row.word("colour", ("purple", "brown"))
            coins[city] = row.number("coins", 0, 9)
            city_hexes[city] = [h for h in self.hexes if at[city] in self.corners[h * CORNERS:h * CORNERS + CORNERS]]
            for hex_ in city_hexes[city]:
                hex_cities[hex_].append(city)
            if coins[city] and len(city_hexes[city]) == MEET:
                raise row.fail("coins", Phrase("coastal-coins", "coins at coastal cities only"), coins[city])
            row.done()
        self.crossing: tuple[int, ...] = tuple(at)                  # of a city; NONE: not on this board
        self.is_purple: tuple[int, ...] = tuple(purple)
        self.coins: tuple[int, ...] = tuple(coins)
        self.city_at: tuple[int, ...] = tuple(city_at)              # by crossing
        self.city_hexes: tuple[int, ...] = filled(city_hexes, MEET)
        self.hex_cities: tuple[int, ...] = filled(hex_cities, CORNERS)
        self.cities: tuple[int, ...] = tuple(c for c in range(N_CITIES) if at[c] != NONE)
        if sum(purple) < len(COLOURS) * 3:
            raise sheet.fail("cities", Phrase("purple-cities", "at least 12 purple cities"), sum(purple))

    def has_crossing(self, crossing: int) -> bool:
        return self.crossing_edges[crossing * MEET] != NONE

    def other_end(self, edge: int, crossing: int) -> int:
        return self.ends[2 * edge] + self.ends[2 * edge + 1] - crossing

    def steps(self, start: int, goal: int) -> int:
        """MER-11.16: edges of a shortest way, sea lanes included."""
        return self.distance[start * N_CROSSINGS + goal]


@final
class Material(state.Material):
    """Everything of one data set.  A cost is five numbers, one for each resource."""

    def __init__(self, sheet: Sheet, grid: Grid) -> None:
        pieces = sheet.table("pieces")
        self.routes: int = pieces.number("routes", 1, 99)
        self.caravans: int = pieces.number("caravans", 2, 2)
        self.traders: int = pieces.number("traders", 2, 2)
        self.gold: int = pieces.number("gold", 0, 99)
        self.caravans_per_route: int = pieces.number("caravans_per_route", 1, 8)
        self.resource_cards: int = pieces.number("resource_cards", 1, 99)
        pieces.done()
        self._read_prices(sheet)
        self._read_chips(sheet.table("chips"))
        self._read_cards(sheet.table("cards"))
        terrains = sheet.table("terrains")
        terrain_resource = tuple(terrains.word(terrain, RESOURCES) for terrain in TERRAINS)
        terrains.done()
        boards = sheet.table("boards")
        self.boards: tuple[Board, ...] = (
            Board(boards.table("short"), grid, terrain_resource),
            Board(boards.table("main"), grid, terrain_resource),
        )
        boards.done()
        self._read_storage(sheet)
        self._read_fixed_start(sheet)
        sheet.done()

    def _read_prices(self, sheet: Sheet) -> None:
        costs = sheet.table("costs")
        self.card_cost: tuple[int, ...] = costs.counts("dev_card", RESOURCES, 9)
        self.trader_cost: tuple[int, ...] = costs.counts("trader", RESOURCES, 9)
        self.caravan_cost: tuple[int, ...] = costs.counts("caravan", RESOURCES, 9)
        self.route_cost: tuple[int, ...] = costs.counts("route", RESOURCES, 9)
        self.trader_feed: int = single(costs, "trader_move")
        self.caravan_feed: int = single(costs, "caravan_move")
        self.steps_per_card: int = costs.number("steps", 1, 9)
        costs.done()
        trade = sheet.table("trade")
        self.purchase_gold: int = trade.number("purchase_gold", 1, 9)
        self.purchases_per_turn: int = trade.number("purchases_per_turn", 0, 9)
        self.supply_rate: int = trade.number("supply_rate", 1, 9)
        self.compensation: int = trade.number("compensation", 0, 9)
        self.safe_hand: int = trade.number("safe_hand", 1, 99)
        self.toll: int = trade.number("toll", 0, 9)
        trade.done()
        offers = sheet.table("offers")
        self.most_cards: int = offers.number("most_cards", 1, 6)
        self.most_gold: int = offers.number("most_gold", 0, 10)
        offers.done()

    def _read_chips(self, chips: Sheet) -> None:
        """MER-1.10: three chips for each resource, one of them dotted."""
        dotted: list[int] = []
        hidden: list[int] = []
        for name in RESOURCES:
            row = chips.table(name)
            dotted.append(row.number("dotted", 2, 12))
            hidden.extend(row.numbers("hidden", 2, 12, 2))
            if 7 in [dotted[-1], hidden[-2], hidden[-1]]:
                raise row.fail("hidden", Phrase("dice-sums", "sums of two dice other than 7"), 7)
            row.done()
        self.dotted_chips: tuple[int, ...] = tuple(dotted)          # by resource
        self.hidden_chips: tuple[int, ...] = tuple(hidden)          # two for each resource
        chips.done()

    def _read_cards(self, cards: Sheet) -> None:
        rows = [cards.table(name) for name in CARDS]
        self.card_counts: tuple[int, ...] = tuple(row.number("count", 0, 25) for row in rows)
        self.charter_routes: int = rows[1].number("routes", 1, 9)
        self.harvest_cards: int = rows[2].number("cards", 1, 9)
        self.swift_caravan_steps: int = rows[4].number("steps", 1, 99)
        self.swift_trader_steps: int = rows[5].number("steps", 1, 99)
        self.conduct_gold: int = rows[6].number("gold", 0, 9)
        for row in rows:
            row.done()
        cards.done()
        if sum(self.card_counts) != 25:
            raise PackError(cards.file, cards.path, Phrase("all-cards", "25 cards"), str(sum(self.card_counts)))

    def _read_storage(self, sheet: Sheet) -> None:
        """MER-1.5, 1.6: each goods tile but one carries a kontor."""
        goods: list[int] = []
        for row in sheet.rows("storage", ("short-3", "short-4", "main-3", "main-4")):
            kontors = row.number("kontors", 3, 12)
            goods.append(row.number("goods", 1, 10))
            start = row.number("start_kontors", 3, 3)
            if kontors - start != goods[-1] - 1:
                expected = Phrase("stored-goods", "{n}, one more than the stored kontors", n=kontors - start + 1)
                raise row.fail("goods", expected, goods[-1])
            row.done()
        self.goods: tuple[int, ...] = tuple(goods)                  # short 3, short 4, main 3, main 4

    def _read_fixed_start(self, sheet: Sheet) -> None:
        """MER-1.13: three kontors, one route and three cards for each colour, on the short board."""
        board = self.boards[0]
        kontors: list[int] = []
        routes: list[int] = []
        cards: list[int] = []
        for row in sheet.rows("fixed_start", COLOURS):
            own = row.words("kontors", CITIES, 3)
            for city in own:
                if not board.is_purple[city] or city in kontors:
                    expected = Phrase("start-cities", "purple cities of the short board, each once")
                    raise row.fail("kontors", expected, CITIES[city])
                kontors.append(city)
            route = row.word("route", EDGES)
            cities = [board.city_at[board.ends[2 * route + side]] for side in (0, 1)]
            if not board.is_edge[route] or route in routes or len([c for c in cities if c in own]) != 1:
                raise row.fail("route", Phrase("start-edge", "an edge at one of the three kontors"), EDGES[route])
            if NONE not in cities:
                expected = Phrase("open-edge", "an edge that joins no two cities (MER-1.22)")
                raise row.fail("route", expected, EDGES[route])
            routes.append(route)
            cards.extend(row.counts("cards", RESOURCES, 9))
            row.done()
        self.fixed_kontors: tuple[int, ...] = tuple(kontors)        # three for each colour
        self.fixed_routes: tuple[int, ...] = tuple(routes)
        self.fixed_cards: tuple[int, ...] = tuple(cards)            # five numbers for each colour


def single(sheet: Sheet, key: str) -> int:
    """The resource of a cost that is exactly one card."""
    counts = sheet.counts(key, RESOURCES, 1)
    if sum(counts) != 1:
        raise sheet.fail(key, Phrase("single-card", "one card of one resource"), sheet.data[key])
    return counts.index(1)


def listed_rows(sheet: Sheet, key: str, ids: tuple[str, ...]) -> list[Sheet]:
    """The rows of a board, which may show only some of `ids`."""
    rows = sheet.data.get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise sheet.fail(key, Phrase("tables", "a list of tables"), rows)
    here = {row.get("id") for row in rows}
    for name in here:
        if name not in ids:
            raise sheet.fail(f"{key}[{name}]", Phrase("grid-id", "an id of the grid"), name)
    return sheet.rows(key, tuple(name for name in ids if name in here))


def crossings_within(distance: tuple[int, ...]) -> tuple[int, ...]:
    """For each crossing and each number of steps up to LONGEST the set of crossings that a trader can reach."""
    flat: list[int] = []
    for start in range(N_CROSSINGS):
        by_steps: list[list[int]] = [[] for _ in range(LONGEST + 1)]
        for goal in range(N_CROSSINGS):
            steps = distance[start * N_CROSSINGS + goal]
            if steps != FAR:
                by_steps[steps].append(goal)
        words = [0] * CROSSING_WORDS
        for row in by_steps:
            for goal in row:
                words[goal // BITS] |= 1 << goal % BITS
            flat.extend(words)
    return tuple(flat)


def filled(rows: list[list[int]], width: int) -> tuple[int, ...]:
    return tuple(value for row in rows for value in row + [NONE] * (width - len(row)))


def read_grid() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ROOM / "map.json").read_text(encoding="utf-8"))
    return data


def load(pack: dict[str, Any] | None = None) -> Material:
    """The material of the title, with the values of a data pack put over it."""
    data = merged(read_toml(ROOM / "material.toml"), pack or {})
    return Material(Sheet(data, "material.toml"), Grid(read_grid()))
