"""Positions that can be read in the test, and a table to play on from them.

A city's store is written as the scenarios write it: `b1 c2 l0 f3 let1`; besides, `m2` active and `i1` inactive
manufactories (one active when nothing is said) and `s3` star tokens.  What no city has is in the supply, so nothing is
ever lost.  Cards that a test does not name fill the board as in a new game.
"""

import re
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kontor.kernel.match import Match
from kontor.kernel.state import CHANCE, WIDTH, Game, State, fresh
from kontor.titles.rivalcities import state as cells
from kontor.titles.rivalcities.actions import ACTIONS, S_SEASON_END, S_TURN, S_USE_CARD
from kontor.titles.rivalcities.material import ALLIANCES, CARDS, SPECIAL_CARDS, SUITS, Material
from kontor.titles.rivalcities.meta import TITLE

CITIES = ("hamburg", "altona")
ITEMS = ("b", "c", "l", "f", "let")
DARK = (4, 8, 12, 16)
DEAR_SHIPS = (12, 9, 10, 14, 7, 13, 6, 11, 8, 19, 18, 20, 3, 2, 1, 4, 5, 15, 16, 17, 21)

Store = dict[str, int]
_games: dict[str, Game] = {}


def game(layout: str) -> Game:
    if layout not in _games:
        _games[layout] = TITLE.game(2, {"layout": layout})
    return _games[layout]


def read_store(text: str) -> Store:
    store = dict.fromkeys((*ITEMS, "m", "i", "s"), 0) | {"m": 1}
    for word in text.split():
        match = re.fullmatch(r"(let|[bclfmis])(\d+)", word)
        assert match, word
        store[match[1]] = int(match[2])
    return store


class Table:
    """A state played by action keys.  Chance answers as told beforehand (`fate`), otherwise the first it may."""

    def __init__(self, s: State, fate: Iterable[str] = ()) -> None:
        self.s = s
        self.planned = deque(fate)
        self.told: list[tuple[int, ...]] = []
        s.told = self.told
        s.advance()
        self.settle()

    # playing

    def settle(self) -> None:
        while self.s.is_chance():
            a = ACTIONS.ids[self.planned.popleft()] if self.planned else self.s.pick(0)
            assert self.s.refusal(CHANCE, a) == 0, f"chance may not answer {ACTIONS.key(a)} to {self.asks}"
            self.s.apply(CHANCE, a)
        self.s.check()

    def fate(self, *keys: str) -> "Table":
        self.planned.extend(keys)
        return self

    def play(self, *keys: str) -> "Table":
        for key in keys:
            assert not self.s.over, f"{key} after the end"
            seat = int(self.s.seat())
            refusal = self.s.why_not(seat, ACTIONS.ids[key])
            assert refusal is None, f"{key} refused at {self.asks}: {refusal}; legal: {self.legal()}"
            self.s.apply(seat, ACTIONS.ids[key])
            self.settle()
        return self

    def legal(self, city: str | None = None) -> list[str]:
        seat = int(self.s.seat()) if city is None else CITIES.index(city)
        return [ACTIONS.key(a) for a in self.s.legal(seat)]

    def choices(self) -> list[str]:
        """Legal keys without the letter exchanges."""
        return [key for key in self.legal() if not key.startswith("letter:")]

    def exchanges(self) -> list[str]:
        return [key for key in self.legal() if key.startswith("letter:")]

    def refused(self, key: str, city: str | None = None) -> str:
        """The rule that forbids it."""
        seat = int(self.s.seat()) if city is None else CITIES.index(city)
        refusal = self.s.why_not(seat, ACTIONS.ids[key])
        assert refusal is not None, f"{key} is legal"
        assert key not in self.legal(city)
        return refusal.rule

    def copy(self) -> "Table":
        """The same position once more, to try something else from it."""
        return Table(self.s.clone(), self.planned)

    # looking

    @property
    def asks(self) -> str:
        return "over" if self.s.over else self.s.step().name

    @property
    def who(self) -> str:
        return CITIES[int(self.s.seat())]

    @property
    def at(self) -> tuple[str, str]:
        """Who is asked what."""
        return self.who, self.asks

    def cell(self, name: str) -> Any:
        return TITLE.layout.to_data(self.s.cells())[name]

    def store(self, city: str) -> str:
        """Goods and letters, without what is missing; `-` when there is nothing."""
        row = self.cell("store")[(*CITIES, "supply").index(city)]
        return " ".join(f"{item}{n}" for item, n in zip(ITEMS, row, strict=True) if n) or "-"

    def stars(self, city: str) -> int:
        return int(self.cell("stars")[(*CITIES, "supply").index(city)])

    def works(self, city: str) -> tuple[int, int]:
        """Active and inactive manufactories."""
        seat = CITIES.index(city)
        return self.cell("active")[seat], self.cell("inactive")[seat]

    def marker(self, suit: str) -> int:
        return int(self.cell("marker")[SUITS.index(suit)])

    def slots(self) -> list[str]:
        return [SUITS[suit] if suit >= 0 else "-" for suit in self.cell("slot")]

    def row(self) -> list[int]:
        """The ships on the board, 0 for an empty space."""
        return [ship + 1 for ship in self.cell("row")]

    def ships(self, city: str) -> list[int]:
        return [i + 1 for i, at in enumerate(self.cell("ship")) if at == CITIES.index(city)]

    def alliances(self, owner: str) -> list[str]:
        place = (*CITIES, "board").index(owner)
        return [name for name, at in zip(ALLIANCES, self.cell("alliance"), strict=True) if at == place]

    def won(self, city: str) -> list[str]:
        return [name for name, at in zip(SUITS, self.cell("suit"), strict=True) if at == CITIES.index(city)]

    def gone(self) -> list[str]:
        return [name for name, at in zip(SUITS, self.cell("suit"), strict=True) if at == cells.GONE]

    def specials(self, place: int) -> list[str]:
        return [name for name, at in zip(SPECIAL_CARDS, self.cell("special"), strict=True) if at == place]

    def hand(self, city: str) -> list[str]:
        return self.specials(cells.IN_HAND + CITIES.index(city))

    def discard(self) -> list[str]:
        return self.specials(cells.IN_DISCARD)

    def stack(self) -> list[str]:
        return self.specials(cells.IN_STACK)

    def card(self, space: int) -> str:
        card = self.cell("ring")[space]
        return CARDS[card] if card >= 0 else "-"

    def events(self, *kinds: str) -> list[tuple[str, dict[str, int | str]]]:
        """What has happened at this table, those kinds only if any are named."""
        seen = [TITLE.events.seen(told, None) for told in self.told]
        return [(event.kind, event.params) for event in seen if not kinds or event.kind in kinds]

    @property
    def prestige(self) -> int:
        return int(self.cell("prestige"))

    @property
    def inkwell(self) -> int:
        return int(self.cell("inkwell"))

    @property
    def bell(self) -> str:
        holder = self.cell("bell")
        return CITIES[holder] if holder >= 0 else "nobody"

    @property
    def winner(self) -> tuple[str, str]:
        outcome = self.s.outcome()
        assert outcome is not None, "the game goes on"
        (seat,) = outcome.winners
        return CITIES[seat], outcome.reason


def at(
    *frames: tuple[int, ...],
    hamburg: str = "",
    altona: str = "",
    inkwell: int = 0,
    prestige: int = 0,
    bell: str = "",
    ships: Mapping[str, Sequence[int]] | None = None,
    row: Sequence[int] | None = None,
    ships_left: int | None = None,
    alliances: Mapping[str, Sequence[str]] | None = None,
    board: Sequence[str] | None = None,
    slots: Sequence[tuple[str, int] | None] | None = None,
    won: Mapping[str, Sequence[str]] | None = None,
    suits_left: int | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    known: Sequence[str] = (),
    dark: Mapping[int, str] | None = None,
    discard: Sequence[str] = (),
    playing: str = "",
    turns: int = 10,
    layout: str = "first_game",
    fate: Sequence[str] = (),
) -> Table:
    """A position with these frames, carried to its first decision."""
    data: dict[str, Any] = {name: 0 for name, shape in cells.LAYOUT.fields if shape == ()}
    stores = [read_store(hamburg), read_store(altona)]
    kept = [12 - sum(store[item] for store in stores) for item in ITEMS]
    data |= {
        "inkwell": inkwell,
        "prestige": prestige,
        "bell": CITIES.index(bell) if bell else -1,
        "winner": -1,
        "turns": turns,
        "store": [*([store[item] for item in ITEMS] for store in stores), kept],
        "active": [store["m"] for store in stores],
        "inactive": [store["i"] for store in stores],
        "manufactories": 12 - sum(store["m"] + store["i"] for store in stores),
        "stars": [*(store["s"] for store in stores), 12 - sum(store["s"] for store in stores)],
        "shuffled": int(layout == "shuffled"),
    }
    data |= ship_cells(ships or {}, row, ships_left) | alliance_cells(alliances or {}, board)
    data |= suit_cells(slots, won or {}, suits_left)
    data |= special_cells(hands or {}, known, dark, discard, playing, layout)
    assert all(n >= 0 for n in [*kept, data["manufactories"], data["stars"][2]]), "more than there is"
    flow = [x for frame in frames for x in (*frame, *[0] * (WIDTH - len(frame)))]
    return Table(fresh(game(layout), cells.LAYOUT.from_data(data), flow, False), fate)


def owners(things: Sequence[Any], owned: Mapping[str, Sequence[Any]], open_ones: Sequence[Any]) -> list[int]:
    result = [cells.BOARD if thing in open_ones else cells.UNSEEN for thing in things]
    for city, own in owned.items():
        for thing in own:
            assert result[things.index(thing)] == cells.UNSEEN, f"{thing} is twice"
            result[things.index(thing)] = CITIES.index(city)
    return result


def ship_cells(owned: Mapping[str, Sequence[int]], row: Sequence[int] | None, left: int | None) -> dict[str, Any]:
    fleets = [len(owned.get(city, ())) for city in CITIES]
    if row is None:
        taken = [ship for own in owned.values() for ship in own]
        row = [ship for ship in DEAR_SHIPS if ship not in taken][:4]
    return {
        "ship": owners(range(1, 22), owned, row),
        "row": [*(ship - 1 for ship in row), *[-1] * (4 - len(row))],
        "fleet": fleets,
        "ships_left": max(0, 10 - sum(fleets) - len(row)) if left is None else left,
    }


def alliance_cells(owned: Mapping[str, Sequence[str]], board: Sequence[str] | None) -> dict[str, Any]:
    if board is None:
        taken = [name for own in owned.values() for name in own]
        free = [name for name in reversed(ALLIANCES) if name not in taken]
        board = free[: max(0, 4 - len(taken))]
    return {"alliance": owners(ALLIANCES, owned, board)}


def suit_cells(
    slots: Sequence[tuple[str, int] | None] | None, won: Mapping[str, Sequence[str]], left: int | None
) -> dict[str, Any]:
    taken = [name for own in won.values() for name in own]
    if slots is None:
        slots = [(name, 0) for name in SUITS if name not in taken][:3]
    markers = dict(slot for slot in slots if slot is not None)
    filled = [SUITS.index(slot[0]) if slot is not None else -1 for slot in slots]
    return {
        "slot": [*filled, *[-1] * (3 - len(filled))],
        "suit": owners(SUITS, won, list(markers)),
        "marker": [markers.get(name, 0) for name in SUITS],
        "won": [len(won.get(city, ())) for city in CITIES],
        "suits_left": max(0, 4 - len(taken)) if left is None else left,
    }


def special_cells(
    hands: Mapping[str, Sequence[str]],
    known: Sequence[str],
    dark: Mapping[int, str] | None,
    discard: Sequence[str],
    playing: str,
    layout: str,
) -> dict[str, Any]:
    places = dict.fromkeys(discard, cells.IN_DISCARD)
    for city, hand in hands.items():
        places |= dict.fromkeys(hand, cells.IN_HAND + CITIES.index(city))
    if playing:
        places[playing] = cells.IN_PLAY
    if dark is None:
        free = [name for name in reversed(SPECIAL_CARDS) if name not in places]
        dark = dict(zip(DARK, free, strict=False))
    material = game(layout).material
    assert isinstance(material, Material)
    ring = list(material.first_layout)
    for space, name in dark.items():
        assert name not in places and space in DARK, name
        places[name] = cells.ON_RING
        ring[space] = CARDS.index(name)
    where = [places.get(name, cells.IN_STACK) for name in SPECIAL_CARDS]
    return {
        "ring": ring,
        "special": where,
        "known": [int(name in known) for name in SPECIAL_CARDS],
        "stack": where.count(cells.IN_STACK),
        "discard": where.count(cells.IN_DISCARD),
        "hand": [where.count(cells.IN_HAND + seat) for seat in range(2)],
        "played": SPECIAL_CARDS.index(playing) if playing else -1,
    }


# the decisions where a test begins

def moving(turn: str = "hamburg", **position: Any) -> Table:
    """At the start of a turn."""
    return at((S_TURN, CITIES.index(turn), 0), **position)


def choosing(turn: str = "hamburg", **position: Any) -> Table:
    """After the move, at the choice of an option."""
    return at((S_TURN, CITIES.index(turn), 2), **position)


def using(card: str, turn: str = "hamburg", **position: Any) -> Table:
    """While using a card: a basic card of the ring, or a special card just played from the hand."""
    seat = CITIES.index(turn)
    if card in SPECIAL_CARDS:
        position["playing"] = card
    return at((S_TURN, seat, 3), (S_USE_CARD, seat, CARDS.index(card)), **position)


def season(step: int = 1, turn: str = "hamburg", **position: Any) -> Table:
    """In the season end that this city's move brought about, at the beginning of a step."""
    seat = CITIES.index(turn)
    return at((S_TURN, seat, 2), (S_SEASON_END, seat, step - 1), bell=turn, **position)


def new_table(*fate: str, layout: str = "first_game") -> Table:
    """A new game from its first draw."""
    s = fresh(game(layout), [0] * cells.LAYOUT.size, [TITLE.first_step] + [0] * (WIDTH - 1), False)
    TITLE.setup(s)
    return Table(s, fate)


def new_match(seed: int, layout: str = "first_game") -> Match:
    """A game against chance from a seed, at its first decision of a player."""
    return Match.new(TITLE, 2, seed=seed, game=game(layout))
