"""A table for tests: a position whose pieces and cards stand in the test, and play by action keys.

Players are called by their colours, places by the ids of the map.
"""

from typing import Any

from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, State
from kontor.titles.merchants import state as cells
from kontor.titles.merchants.material import (
    CARDS, CITIES, COLOURS, CROSSINGS, EDGES, HEXES, N_CARDS, N_CITIES, N_EDGES, N_RESOURCES, NONE, RESOURCES,
)
from kontor.titles.merchants.meta import TITLE
from kontor.titles.merchants.state import (
    ACTIVE, BLOCKED, BOARD, CARAVANS, CHIPS, COLOUR_OF, DECK, DELIVERED, FREE_GOODS, FRESH, GOLD, GOODS_EACH, HAND,
    HELD, KONTOR, LEARNT, NEUTRAL, NEUTRAL_KONTOR, NUMBER, OPEN_EDGES, OWN_CITIES, PILE, RESERVE, ROBBER, ROUTE, SEEN,
    STORED, SUPPLY, TILE, TRADERS, board, mat,
)

SUMS = {n: f"dice:{max(1, n - 6)}:{min(6, n - 1)}" for n in range(2, 13)}


class Table:
    def __init__(self, s: State) -> None:
        self.s = s

    # who and where

    def seat(self, player: str) -> int:
        colours = [int(self.s.v[COLOUR_OF + seat]) for seat in range(self.s.game.seats)]
        return colours.index(COLOURS.index(player))

    def place(self, name: str) -> int:
        """A crossing, by its id or by its city."""
        return CROSSINGS.index(name) if name in CROSSINGS else board(self.s).crossing[CITIES.index(name)]

    # setting up

    def clear(self) -> "Table":
        """Takes every piece off the board and every card out of the hands."""
        s, v = self.s, self.s.v
        for first, n in (
            (KONTOR, N_CITIES), (TILE, N_CITIES), (ROUTE, N_EDGES), (OPEN_EDGES, 44), (OWN_CITIES, 8), (BLOCKED, 8),
            (TRADERS, 8), (CARAVANS, 8),
        ):
            for i in range(n):
                v[first + i] = 0
        for seat in range(s.game.seats):
            v[RESERVE + seat] = mat(s).routes
            v[GOLD + seat] = 0
            self.hand(self.player(seat))
        return self

    def player(self, seat: int) -> str:
        return COLOURS[int(self.s.v[COLOUR_OF + seat])]

    def kontors(self, player: str, *cities: str) -> "Table":
        owner = NEUTRAL_KONTOR - 1 if player == "neutral" else self.seat(player)
        for city in cities:
            cells.set_kontor(self.s, owner, CITIES.index(city))
        return self

    def routes(self, player: str, *edges: str) -> "Table":
        for edge in edges:
            cells.set_route(self.s, self.seat(player), EDGES.index(edge))
        return self

    def caravans(self, player: str, *edges: str) -> "Table":
        for piece, edge in enumerate(edges):
            self.s.v[CARAVANS + 2 * self.seat(player) + piece] = EDGES.index(edge) + 1
        return self

    def traders(self, player: str, *places: str) -> "Table":
        for piece, name in enumerate(places):
            cells.set_trader(self.s, self.seat(player), piece, self.place(name))
        return self

    def hand(self, player: str, **cards: int) -> "Table":
        """Exactly these cards; everybody saw them come."""
        v, seat = self.s.v, self.seat(player)
        for resource, name in enumerate(RESOURCES):
            i = N_RESOURCES * seat + resource
            v[SUPPLY + resource] += v[HAND + i] - cards.get(name, 0)
            v[HAND + i] = v[SEEN + i] = cards.get(name, 0)
            for observer in range(4):
                v[LEARNT + N_RESOURCES * (4 * observer + seat) + resource] = 0
        return self

    def supply(self, **cards: int) -> "Table":
        """So many cards left; the rest goes to the last player, who hides it well."""
        last = N_RESOURCES * (self.s.game.seats - 1)
        for name, n in cards.items():
            resource = RESOURCES.index(name)
            moved = self.s.v[SUPPLY + resource] - n
            self.s.v[SUPPLY + resource] = n
            self.s.v[HAND + last + resource] += moved
            self.s.v[SEEN + last + resource] += moved
        return self

    def gold(self, **gold: int) -> "Table":
        for player, n in gold.items():
            self.s.v[GOLD + self.seat(player)] = n
        return self

    def cards(self, player: str, *names: str, fresh: bool = False) -> "Table":
        """Development cards from the deck into a hand."""
        for name in names:
            card = CARDS.index(name)
            self.s.v[DECK + card] -= 1
            self.s.v[HELD + N_CARDS * self.seat(player) + card] += 1
            self.s.v[FRESH + card] += int(fresh)
        return self

    def discard_deck(self, **left: int) -> "Table":
        """The whole deck to the pile, of which only `left` stays; the rest goes to the last player."""
        for card, name in enumerate(CARDS):
            n = int(self.s.v[DECK + card])
            self.s.v[DECK + card] = 0
            self.s.v[PILE + card] += left.get(name, 0)
            self.s.v[HELD + N_CARDS * (self.s.game.seats - 1) + card] += n - left.get(name, 0)
        return self

    def chips(self, resource: str, *hidden: int, **placed: int) -> "Table":
        """The three chips of a resource: those face down, and landscape = number for those on the board."""
        s, kind = self.s, RESOURCES.index(resource)
        b = board(s)
        for hex_ in b.hexes:
            if b.resource[hex_] == kind and b.number[hex_] == 0:
                s.v[NUMBER + hex_] = placed.get(HEXES[hex_], 0)
        for i in range(2):
            s.v[CHIPS + 2 * kind + i] = int(mat(s).hidden_chips[2 * kind + i] in hidden)
        return self

    def robber(self, hex_: str) -> "Table":
        self.s.v[ROBBER] = HEXES.index(hex_)
        return self

    def goods(self, player: str, free: int, delivered: int = 0) -> "Table":
        """Free goods tiles; what is neither free nor delivered is stored, and delivered tiles lie in far cities."""
        v, seat = self.s.v, self.seat(player)
        v[FREE_GOODS + seat] = free
        v[DELIVERED + seat] = delivered
        v[STORED + seat] = v[GOODS_EACH] - free - delivered
        return self

    def tile(self, player: str, city: str) -> "Table":
        self.s.v[TILE + CITIES.index(city)] = self.seat(player) + 1
        return self

    def at(self, step: str, player: str, *locals_: int) -> "Table":
        """Whose turn it is, and before which decision."""
        seat = self.seat(player)
        self.s.v[ACTIVE] = seat
        data = TITLE.to_data(self.s)
        place = {"pre-roll": 1, "dice": 2, "discard": 3, "robber": 4}.get(step, 5)
        waiting = {"step": step, "seat": seat, "locals": [*locals_, *[0] * (4 - len(locals_))]}
        data["flow"] = [{"step": "turn", "seat": seat, "locals": [place, 0, 0, 0]}, waiting]
        self.s = TITLE.from_data(data, self.s.game)
        return self

    # playing

    def legal(self, player: str, kind: str = "") -> set[str]:
        """The keys a player may choose, or the arguments of one kind."""
        self.s.choices = None                           # the test may have moved pieces by hand
        keys = [TITLE.actions.key(a) for a in self.s.legal(self.seat(player))]
        if not kind:
            return set(keys)
        return {key.partition(":")[2] for key in keys if key.partition(":")[0] == kind}

    def refusal(self, player: str, key: str) -> str:
        """The rule that forbids an action, "" if none does."""
        a = TITLE.actions.id(key)
        assert a is not None, key
        refusal = self.s.why_not(self.seat(player), a)
        return refusal.rule if refusal is not None else ""

    def do(self, player: str, *keys: str) -> "Table":
        for key in keys:
            assert self.refusal(player, key) == "", f"{key}: {self.refusal(player, key)}"
            self.s.apply(self.seat(player), TITLE.actions.ids[key])
        return self

    def chance(self, key: str) -> "Table":
        assert self.s.refusal(CHANCE, TITLE.actions.ids[key]) == OK, key
        self.s.apply(CHANCE, TITLE.actions.ids[key])
        return self

    def roll(self, total: int) -> "Table":
        player = self.player(int(self.s.v[ACTIVE]))
        return self.do(player, "roll").chance(SUMS[total])

    def clone(self) -> "Table":
        return Table(self.s.clone())

    # looking

    @property
    def waiting(self) -> str:
        return self.s.step().name

    def actors(self) -> list[str]:
        return [self.player(seat) for seat in self.s.actors()]

    def of(self, player: str) -> dict[str, int]:
        """Cards, gold, goods and pieces of one player."""
        v, seat = self.s.v, self.seat(player)
        found = {name: int(v[HAND + N_RESOURCES * seat + i]) for i, name in enumerate(RESOURCES)}
        found |= {"gold": int(v[GOLD + seat]), "routes": int(v[RESERVE + seat]), "stored": int(v[STORED + seat])}
        found |= {"free_goods": int(v[FREE_GOODS + seat]), "delivered": int(v[DELIVERED + seat])}
        return found

    def change(self, before: dict[str, int], player: str) -> dict[str, int]:
        now = self.of(player)
        return {name: now[name] - before[name] for name in now if now[name] != before[name]}

    def changes(self, before: "dict[str, dict[str, int]]") -> dict[str, dict[str, int]]:
        found = {player: self.change(before[player], player) for player in before}
        return {player: change for player, change in found.items() if change}

    def all(self) -> dict[str, dict[str, int]]:
        return {self.player(seat): self.of(self.player(seat)) for seat in range(self.s.game.seats)}

    def owner(self, city: str) -> str:
        owner = int(self.s.v[KONTOR + CITIES.index(city)])
        return "" if owner == 0 else "neutral" if owner == NEUTRAL_KONTOR else self.player(owner - 1)

    def number(self, hex_: str) -> int:
        return int(self.s.v[NUMBER + HEXES.index(hex_)])

    def trader_places(self, player: str) -> list[str]:
        found = [int(self.s.v[TRADERS + 2 * self.seat(player) + i]) - 1 for i in range(2)]
        return [CROSSINGS[crossing] if crossing != NONE else "" for crossing in found]

    def caravan_places(self, player: str) -> list[str]:
        found = [int(self.s.v[CARAVANS + 2 * self.seat(player) + i]) - 1 for i in range(2)]
        return [EDGES[edge] if edge != NONE else "" for edge in found]


def first_game(seats: int = 4, **options: str) -> Table:
    """The fixed start on the short board, red before the first roll."""
    return Table(TITLE.new(seats, {"start": "first_game", **options}))


def bare(player: str = "red", seats: int = 4, start: str = "first_game", **options: str) -> Table:
    """An empty board in somebody's action phase; nobody has cards, gold or pieces on it."""
    table = first_game(seats, **options)
    if start == "main":
        table = Table(TITLE.new(seats, {"start": "main", **options}))
        table.chance("start:0")
    return table.clear().at("action", player)


def variable(seats: int = 4, start: str = "short", first: int = 0, **options: str) -> Table:
    """The variable start, before the first kontor."""
    return Table(TITLE.new(seats, {"start": start, **options})).chance(f"start:{first}")


def edge(name: str) -> str:
    """The argument of an edge or crossing in a key: E017 is 17."""
    return str(int(name[1:]))


def step_data(table: Table) -> dict[str, Any]:
    return TITLE.to_data(table.s)["flow"][-1]  # type: ignore[no-any-return]


__all__ = ["BOARD", "NEUTRAL", "SUMS", "Table", "bare", "edge", "first_game", "step_data", "variable"]
