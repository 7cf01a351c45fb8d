"""Positions written down as a player would say them, and a short way to play on from there."""

from typing import Any

from kontor.kernel.match import Match
from kontor.kernel.refusals import Refusal
from kontor.kernel.state import CHANCE, State, fresh
from kontor.titles.novgorod.actions import S_ROUNDS, S_TURN
from kontor.titles.novgorod.material import BONUSES, CITIES, MANUFACTORIES, ORDERS, PARTS
from kontor.titles.novgorod.meta import TITLE

ACTIONS = TITLE.actions
PLACES = {"hand": 2, "beside": 3, "filed": 4, "filed_unseen": 5}


class Table:
    """A state whose first seat, or `turn`, is about to lay a route."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def seat(self) -> int:
        self.draw()
        (seat,) = self.state.actors()
        return seat

    @property
    def step(self) -> str:
        self.draw()
        return "over" if self.state.over else self.state.step().name

    def legal(self, kind: str = "") -> set[str]:
        """The keys on offer; with `kind` only those that begin with it."""
        return {key for a in self.state.legal(self.seat) if (key := ACTIONS.key(a)).split(":")[0] == kind or not kind}

    def do(self, *keys: str) -> "Table":
        """Plays these actions.  Chance answers when a key of chance is given, else with the first thing it can."""
        for key in keys:
            action = ACTIONS.ids[key]
            if action >= self.state.game.n_actions:
                assert self.state.is_chance(), f"{key} at {self.step}"
                assert self.state.weight(action) > 0, key
                self.state.apply(CHANCE, action)
                continue
            refusal = self.state.why_not(self.seat, action)
            assert refusal is None, f"{key} at {self.step}: {refusal}; on offer: {sorted(self.legal())}"
            self.state.apply(self.seat, action)
        return self

    def draw(self) -> None:
        while not self.state.over and self.state.is_chance():
            self.state.apply(CHANCE, self.state.pick(0))

    def refused(self, key: str) -> Refusal:
        refusal = self.state.why_not(self.seat, ACTIONS.ids[key])
        assert refusal is not None, f"{key} is allowed"
        return refusal

    def sail(self, *cards: str) -> "Table":
        """Lays the route: names of cities, `ph` for a placeholder; and finishes it."""
        return self.do(*("placeholder" if card == "ph" else f"sail:{card}" for card in cards), "done")

    def get(self, field: str, *places: int) -> Any:
        value: Any = TITLE.layout.to_data(self.state.cells())[field]
        for place in places:
            value = value[place]
        return value

    def put(self, field: str, seat: int, value: int) -> None:
        self.state.v[TITLE.layout.offsets[field] + seat] = value

    def cash(self, seat: int = 0) -> int:
        return int(self.get("cash", seat))

    def seals(self, seat: int = 0) -> int:
        return int(self.get("seals", seat))

    def orders(self, place: str, seat: int = 0) -> set[str]:
        return {ORDERS[o] for o in range(24) if self.get("zone", o) == 4 * seat + PLACES[place]}

    def display(self) -> set[str]:
        return {ORDERS[o] for o in range(24) if self.get("zone", o) == 1}

    def store(self, seat: int = 0) -> str:
        city = self.get("store", seat)
        return CITIES[city - 1] if city else ""

    def fresh(self) -> set[str]:
        """Cities whose card in the route was not used yet."""
        return {CITIES[c] for c in range(8) if self.get("fresh") >> c & 1}

    def column(self) -> str:
        return " ".join(f"{card}{PARTS[self.get('part', card - 1)]}" for card in self.get("column"))


def player(
    owns: Any = "", career: Any = "1F0", cash: Any = 10, speed: Any = 2, seals: Any = 0, store: Any = "",
    hand: Any = "", beside: Any = "", filed: Any = "", won: Any = "",
) -> dict[str, Any]:
    """`owns`: cities, with `_2` for another kontor than the cheapest; `career`: card, Front or Back, level."""
    return {
        "owns": owns.split(), "career": career, "cash": cash, "speed": speed, "seals": seals, "store": store,
        "hand": hand.split(), "beside": beside.split(), "filed": filed.split(), "won": won.split(),
    }  # fmt: skip


def position(
    *players: dict[str, Any],
    seats: int = 0,
    turn: int = 0,
    start: int = 0,
    rounds: int = 5,
    at: dict[str, str] | None = None,
    bonuses: str = "",
    merchant: str = "",
    pirate: str = "",
    column: str = "",
    display: str = "",
    deck: int | None = None,
    last: bool = False,
) -> Table:
    """`rounds`: the number of this round, `last`: it is the last; `at`: manufactories by city;
    `bonuses`: `three_orders:low`; `merchant`, `pirate`: `front lubeck`; `column`: `1a 2a 3b 4c`."""
    count = max(seats, len(players), 2)
    people = [*players, *(player(career=f"{k + 1}F0") for k in range(len(players), count))]
    options = {
        "merchant": merchant.split()[0] if merchant else "none",
        "pirate": pirate.split()[0] if pirate else "none",
        "special_orders": "yes" if column else "no",
        "careers": "front", "bonuses": "1-2",
    }  # fmt: skip
    game = TITLE.game(count, options)
    s = fresh(game, [0] * TITLE.layout.size, [0] * 6, False)
    TITLE.setup(s)
    cells = TITLE.layout.to_data(s.cells())
    cells |= {"round": rounds, "start_player": start}
    cells |= {"manufactory": manufactories(at or {}), "bonus_state": bonus_states(bonuses)}
    for name, where in (("merchant", merchant), ("pirate", pirate)):
        if where:
            cells[name] = CITIES.index(where.split()[1])
    for place, card in enumerate(column.split()):
        cells["column"][place] = int(card[0])
        cells["part"][int(card[0]) - 1] = PARTS.index(card[1])
    for seat, person in enumerate(people):
        seat_player(cells, seat, person)
    lay_orders(cells, display.split(), deck, bool(column))
    turns = (turn - start) % count + 1
    cells["last_round"] = int(last)
    flow = [S_ROUNDS, CHANCE, turns, int(last), 0, 0, S_TURN, turn, 0, 0, 0, 0]
    state = fresh(game, TITLE.layout.from_data(cells), flow, False)
    state.advance()
    state.check()
    return Table(state)


def manufactories(at: dict[str, str]) -> list[int]:
    """The named ones, and the others where there is room."""
    left = [m for m in MANUFACTORIES if m not in at.values()]
    return [MANUFACTORIES.index(at[city] if city in at else left.pop(0)) + 1 for city in CITIES]


def bonus_states(bonuses: str) -> list[int]:
    """Those named, filled up to two with `variety` and `eight_kontors`, which do not come up by themselves."""
    named = dict(item.split(":") for item in bonuses.split())
    for name in ("variety", "eight_kontors"):
        if len(named) < 2:
            named.setdefault(name, "high")
    return [("out", "high", "low", "gone").index(named.get(name, "out")) for name in BONUSES]


def seat_player(cells: dict[str, Any], seat: int, person: dict[str, Any]) -> None:
    number, side, level = person["career"]
    cells["career"][seat], cells["side"][seat], cells["level"][seat] = int(number), "FB".index(side), int(level)
    for name in ("cash", "speed", "seals"):
        cells[name][seat] = person[name]
    for kontor in [*person["owns"], *person["store"].split()]:
        city, _, rank = kontor.partition("_")
        cells["kontor"][seat][CITIES.index(city)] = int(rank or 1)
    if person["store"]:
        cells["store"][seat] = CITIES.index(person["store"]) + 1
    for bonus in person["won"]:
        cells["won"][seat] |= 1 << BONUSES.index(bonus)
    for zone, place in PLACES.items():
        for order in person.get(zone, ()):
            cells["zone"][ORDERS.index(order)] = 4 * seat + place
            cells["seen"][ORDERS.index(order)] = int(zone in ("beside", "filed"))
    cells["taken"] = [sum(row[city] > 0 for row in cells["kontor"]) for city in range(8)]


def lay_orders(cells: dict[str, Any], display: list[str], deck: int | None, covered: bool) -> None:
    for name in display:
        cells["zone"][ORDERS.index(name)] = cells["seen"][ORDERS.index(name)] = 1
    left = [order for order in range(24) if cells["zone"][order] == 0]
    if deck is not None:                            # the surplus is with the second player, filed
        for order in left[deck + covered :]:
            cells["zone"][order], cells["seen"][order] = 4 + PLACES["filed"], 1
        left = left[: deck + covered]
    cells["deck"] = len(left) - covered


def begin(seats: int, seed: Any = 1, **options: str) -> Table:
    """A new game, at the first decision of a player."""
    return Table(Match.new(TITLE, seats, options, seed=seed).state)


