"""What a title declares, and how a game of it begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .actions import ActionTable
from .events import Event, Events
from .layout import Layout
from .outcome import Outcome
from .refusals import Refusals
from .rng import Rng
from .state import SEAT, WIDTH, A, Game, Material, State, Step, fresh

if TYPE_CHECKING:
    from .match import Match


class SetupError(ValueError):
    """A game that cannot be set up: a text key and its values say why and what would do."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(f"{key}: {params}")
        self.key = key
        self.params = params


@dataclass(frozen=True)
class Option:
    """A choice made before the game; `values` lists what it may be, the default first.  Text key: `option-<name>`."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


# A position is told in a hundred of these, and a frozen dataclass takes three times as long to make.

@dataclass
class Line:
    """One sentence about a position: a text key and its values; `rule` where a paragraph explains it."""

    key: str
    params: dict[str, Any] = field(default_factory=dict)
    rule: str = ""


@dataclass
class Area:
    """A heading and its sentences: how terminals, screen readers and the generic table show a view."""

    key: str
    lines: list[Line]
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Study:
    """Something the lab counts: events of a kind, or lines of the final reckoning.  Text key: `study-<name>`."""

    name: str
    of: str                     # the event's kind, or the reckoning's key
    who: str                    # the value that is the seat it belongs to
    by: str = ""                # the value whose names are the lines of the table; without it there is one line
    amount: str = ""            # the value that is added up; without it, how often
    final: bool = False         # a line of the reckoning


class Title:
    """Subclassed once per title in its `meta.py`; one instance stands in `titles.registry`."""

    id: str                                     # folder, record header, command line
    prefix: str                                 # of its rule ids
    rules_version: int                          # raised when a past game could go differently
    seats: tuple[int, ...]                      # numbers of players
    minutes: tuple[int, int]                    # how long a game takes among people, from and to
    weight: int                                 # 1 light to 5 heavy
    options: tuple[Option, ...]
    presets: dict[str, dict[str, str]]          # named settings; the first is the default, conformance runs them all
    max_decisions: int                          # no game takes more answers of players than this
    actions: ActionTable
    events: Events
    refusals: Refusals
    layout: Layout
    steps: list[Step]
    any_time: Step | None = None
    first_step: int = 0
    measured: tuple[str, ...] = ()              # of "turn" and "round", what the view counts
    studies: tuple[Study, ...] = ()
    composed: frozenset[str] = frozenset()      # kinds that begin an offer: random players choose them rarely
    built_in: Material | None = None            # loaded once; it never changes

    # what a title writes

    def material(self, pack: Mapping[str, Any] | None) -> Material:
        raise NotImplementedError

    def printed(self, pack: Mapping[str, Any] | None) -> dict[str, Any]:
        """What drawn boards must know and no view tells, because it never changes: faces, prices, the map."""
        return {}

    def setup(self, s: State) -> None:
        """Fills the cells before the first step; what is random comes from the flow."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        """Raises AssertionError when something was lost, doubled or out of bounds."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome:
        raise NotImplementedError

    def view(self, s: State, seat: int | None, recall: bool) -> Any:
        """A dataclass with what this seat may look at now, built up from nothing."""
        raise NotImplementedError

    def resample(self, s: State, seat: int | None, rng: Rng) -> State:
        """A state this seat cannot tell from `s`: a function of view(seat, recall=True) and `rng` alone."""
        raise NotImplementedError

    def value(self, s: State, seat: int) -> float:
        """How good the position is for a seat: higher is better, a won game highest.  For bots, on sampled states."""
        raise NotImplementedError

    def describe(self, seen: Any, material: Material) -> list[Area]:
        """A view in sentences; `material` is the game's, because a data pack may have changed what is printed."""
        raise NotImplementedError

    def detail(self, s: State, seat: int, a: int) -> dict[str, Any]:
        """Values beyond the arguments that an action's label tells (cost, destination), all known to the seat."""
        return {}

    def occasion(self, s: State, seat: int) -> list[Line]:
        """What the waiting decision is about (the offer so far, what is left to pay), all known to the seat."""
        return []

    def question(self, s: State, seat: int) -> dict[str, Any]:
        """Values beyond the seat's name that the prompt of the present decision tells, all known to the seat."""
        return {}

    def told(self, event: Event, game: Game | None) -> dict[str, Any]:
        """Values beyond its own that the sentence of an event tells, such as a place in words; open to its listener."""
        return {}

    def ready(self, s: State, seat: int) -> list[list[int]]:
        """Sequences of actions that a bot may weigh as one choice here, such as an offer put together whole."""
        return []

    def accept(self, seats: int, options: Mapping[str, str]) -> None:
        """Raises SetupError where options do not go together, or not with this number of seats."""

    def log_begins(self, match: "Match", seat: int | None) -> int:
        """The first entry whose events this seat may look up; later than 0 where a title forbids looking back."""
        return 0

    # what follows from it

    def settle_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        given = dict(options or {})
        settled: dict[str, str] = {}
        for option in self.options:
            value = given.pop(option.name, option.default)
            if value not in option.values:
                allowed = ", ".join(option.values)
                raise SetupError("setup-option-value", option=option.name, value=str(value), values=allowed)
            settled[option.name] = value
        if given:
            known = ", ".join(option.name for option in self.options)
            raise SetupError("setup-option-name", option=", ".join(given), known=known)
        return settled

    def game(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        pack: Mapping[str, Any] | None = None,
        pack_name: str = "-",
    ) -> Game:
        if seats not in self.seats:
            raise SetupError("setup-seats", title=self.id, seats=seats, allowed=", ".join(map(str, self.seats)))
        settled = self.settle_options(options)
        self.accept(seats, settled)
        if pack:
            return Game(self, seats, settled, self.material(pack), pack_name)
        if self.built_in is None:
            self.built_in = self.material(None)
        return Game(self, seats, settled, self.built_in, "-")

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        return self.begin(self.game(seats, options))

    def begin(self, game: Game) -> State:
        """The first position: set up, and carried to the first decision."""
        s = fresh(game, [0] * self.layout.size, [self.first_step] + [0] * (WIDTH - 1), False)
        self.setup(s)
        s.advance()
        return s

    def to_data(self, s: State) -> dict[str, Any]:
        """The position as plain JSON with named fields."""
        flow = s.flow()
        return {
            "title": self.id,
            "rules": self.rules_version,
            "seats": s.game.seats,
            "options": dict(s.game.options),
            "pack": s.game.pack,
            "over": s.over,
            "cells": self.layout.to_data(s.cells()),
            "flow": [
                {"step": self.steps[flow[i]].name, "seat": flow[i + SEAT], "locals": flow[i + A : i + WIDTH]}
                for i in range(0, len(flow), WIDTH)
            ],
        }

    def from_data(self, data: Mapping[str, Any], game: Game | None = None) -> State:
        """The state that `to_data` described; `game` where material other than the built-in is in use."""
        if data["title"] != self.id:
            raise ValueError(f"a snapshot of {data['title']}, not of {self.id}")
        numbers = {step.name: place for place, step in enumerate(self.steps)}
        flow = [x for frame in data["flow"] for x in (numbers[frame["step"]], frame["seat"], *frame["locals"])]
        settled = game or self.game(data["seats"], data["options"])
        return fresh(settled, self.layout.from_data(data["cells"]), flow, data["over"])
