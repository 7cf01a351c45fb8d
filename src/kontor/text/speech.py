"""Speaking to players: every prompt, label, event and refusal comes from the catalogues through here.

Values of a message are: an int, formatted and pluralised; a str, which is looked up when it is the id of a message and
stands for itself otherwise; a `Line`, a message with values of its own; and a sequence of these, joined as a list.
"""

from collections.abc import Iterable, Mapping, Sequence
from errno import errorcode
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from kontor.kernel.events import Event
from kontor.kernel.outcome import Outcome
from kontor.kernel.record import RecordError
from kontor.kernel.refusals import Refusal
from kontor.kernel.state import Game, State
from kontor.kernel.title import Area, Line, SetupError, Title

ROOM: Final = "kontor.text"
SEATS: Final = ("player", "seat")
KEPT: Final = 4096                  # lines whose sentence is remembered


class TextError(LookupError):
    """A message that no catalogue holds, or that was given the wrong values."""


@runtime_checkable
class Misfit(Protocol):
    """Material that cannot be used (`kontor.parts.sheet.PackError`; this room does not import that one)."""

    file: str
    key: str
    expected: str
    found: str


class Speech:
    """One language, with the words of one title; `names` are the players', where the title has no names for seats."""

    def __init__(
        self, lang: str, title: Title | None = None, names: Sequence[str] = (), game: Game | None = None
    ) -> None:
        self.lang = lang
        self.title = title
        self.game = game                    # knows what is where; without it events tell of the built-in material
        self._kept: dict[int, tuple[Line, str]] = {}
        self._bundle = catalogue(lang, room_of(title) if title is not None else None)
        self._seats = [
            name if title is None or f"player-{seat}" not in own_keys(lang, room_of(title)) else f"player-{seat}"
            for seat, name in enumerate(names, 1)
        ]

    # messages

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **params: Any) -> str:
        return self._format(key, {name: self.value(value) for name, value in params.items()})

    def value(self, value: Any) -> str | int | float:
        """A value of a message as Fluent takes it."""
        if isinstance(value, str):
            seat = value.removeprefix("player-")
            if seat != value and seat.isdecimal() and 1 <= int(seat) <= len(self._seats):
                value = self._seats[int(seat) - 1]
            return self.say(value) if self.has(value) else value
        if isinstance(value, Line):
            return self._line(value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, Iterable):
            return self.join([self.value(item) for item in value])
        raise TextError(f"{value!r} cannot be said")

    def _line(self, line: Line) -> str:
        """Titles name a place with the same line again and again; what is kept holds its line, so its id is safe."""
        kept = self._kept.get(id(line))
        if kept is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            kept = self._kept[id(line)] = line, self.say(line.key, **line.params)
        return kept[1]

    def join(self, items: Sequence[str | int | float]) -> str:
        """"a, b and c"; of nothing, "nothing"."""
        if not items:
            return self.say("list-none")
        text = str(items[0])
        for place, item in enumerate(items[1:], 2):
            text = self._format("list-last" if place == len(items) else "list-next", {"rest": text, "item": str(item)})
        return text

    def _format(self, key: str, values: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise TextError(f"no text {key!r} in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"the text {key!r} in {self.lang} with {values}: {errors}")
        return str(text)

    # a game

    def player(self, seat: int) -> str:
        return str(self.value(f"player-{seat + 1}"))

    def prompt(self, state: State, seat: int) -> str:
        params = {"player": seat, **state.game.title.question(state, seat)}
        return self._tell(f"prompt-{state.step().name}", params)

    def action(self, state: State, seat: int, a: int) -> str:
        """What an action does, in the words of the decision it answers."""
        title = state.game.title
        kind = title.actions.kind(a)
        special = f"action-{kind}-{state.step().name}"
        params = {"player": seat, **title.actions.params(a), **title.detail(state, seat, a)}
        return self._tell(special if self.has(special) else f"action-{kind}", params)

    def event(self, event: Event) -> str:
        params: dict[str, Any] = {**event.params}
        if self.title is not None:
            params |= self.title.told(event, self.game)
        return self._tell(f"event-{event.kind}-hidden" if event.hidden else f"event-{event.kind}", params)

    def refusal(self, refusal: Refusal) -> str:
        """Why not; the rule is shown beside it by the caller."""
        return self._tell(f"refusal-{refusal.key}", refusal.params)

    def areas(self, areas: Sequence[Area]) -> list[tuple[str, list[str]]]:
        """Headings, each with its sentences."""
        return [
            (self._tell(f"area-{area.key}", area.params), [self.line(line) for line in area.lines]) for area in areas
        ]

    def line(self, line: Line) -> str:
        return self._tell(f"line-{line.key}", line.params)

    def outcome(self, outcome: Outcome) -> list[str]:
        """The end reason, then one sentence for each line of the trail, in its order."""
        trail = [self._tell(f"reckoning-{step.key}", step.params) for step in outcome.trail]
        return [self._tell(f"reason-{outcome.reason}", {}), *trail]

    def _tell(self, key: str, params: Mapping[str, Any]) -> str:
        """A sentence about a game: an int that is called `player` or `seat` is a seat and told by its name."""
        named = {
            name: f"player-{value + 1}" if name in SEATS and isinstance(value, int) else value
            for name, value in params.items()
        }
        return sentence(self.say(key, **named))

    # what went wrong

    def error(self, error: BaseException) -> str:
        if isinstance(error, SetupError):
            return self.say(f"error-{error.key}", **error.params)
        if isinstance(error, RecordError):
            reason = self.say(f"error-{error.key}", **error.params)
            return self.say("error-record", line=error.line, reason=reason)
        if isinstance(error, Misfit):
            return self.say("error-pack", file=error.file, key=error.key, expected=error.expected, found=error.found)
        if isinstance(error, OSError):
            return self.system_error(error)
        return self.say("error-unknown", what=f"{type(error).__name__}: {error}")

    def system_error(self, error: OSError) -> str:
        key = f"error-os-{errorcode.get(error.errno or 0, '')}"
        what = error.strerror or str(error)
        if error.filename is None:
            return self.say("error-os", what=what)
        file = str(error.filename)
        return self.say(key, file=file) if self.has(key) else self.say("error-os-file", file=file, what=what)


def sentence(text: str) -> str:
    """Sentences may begin with an inserted name or phrase; their first letter is a capital all the same."""
    return text[:1].upper() + text[1:]


def room_of(title: Title) -> str:
    """The package whose folder holds the title's catalogues."""
    return type(title).__module__.rpartition(".")[0]


def resources(lang: str, room: str | None) -> list[Resource]:
    """The shared catalogues in the order of their names, or the catalogue of a title's room."""
    places = [files(room) / f"text.{lang}.ftl"] if room else [
        place for place in sorted(files(ROOM).iterdir(), key=lambda place: place.name)
        if place.name.endswith(f".{lang}.ftl")
    ]
    return [FluentResource(place.read_text(encoding="utf-8")) for place in places]


@cache
def catalogue(lang: str, room: str | None) -> FluentBundle:
    """All messages of a language; a title's own words stand over the shared ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in resources(lang, None):
        bundle.add_resource(resource)
    if room is not None:
        for resource in resources(lang, room):
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def own_keys(lang: str, room: str) -> frozenset[str]:
    """The messages that a title's catalogue defines itself."""
    entries = [entry for resource in resources(lang, room) for entry in resource.body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))
