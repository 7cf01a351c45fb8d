"""Every title says everything it can say, in both languages: by its tables, and through whole games."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kontor.kernel.actions import Names
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.state import State
from kontor.kernel.title import Line, Title
from kontor.text.speech import Speech
from kontor.titles.registry import TITLES
from tests.proof import count
from tests.text.catalogues import LANGUAGES, PACKAGE, own, shared

GAMES = count(gate=2, prove=20)
STRIDE = count(gate=17, prove=5)        # decisions between two positions at which everything is said

every_title = pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
every_language = pytest.mark.parametrize("lang", LANGUAGES)

TOKEN = re.compile(r"[a-z]+(?:-[A-Za-z0-9_]+)+")
PREFIX = re.compile(r"^(?:line|reason|reckoning)-")
SLIP = re.compile(r"[{}]|  | [,.;:!?)](?:\s|$)|\( |\bNone\b|\bFalse\b|\bTrue\b|^\s|\s$")


@cache
def sources(title: Title) -> list[ast.Module]:
    paths = sorted((PACKAGE / "titles" / title.id).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def literals(title: Title) -> set[str]:
    """Every string that the title's sources hold."""
    return {
        node.value for tree in sources(title) for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns(title: Title) -> list[re.Pattern[str]]:
    """What the f-strings of the sources can be, where they look like keys."""
    found = []
    for tree in sources(title):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                fixed = "".join(part for part in parts if isinstance(part, str))
                if re.fullmatch(r"[\w-]*-[\w-]*", fixed):
                    found.append(re.compile("".join(".+" if part is None else str(part) for part in parts)))
    return found


def called(title: Title, name: str, place: int = 0) -> set[str]:
    """The literal arguments at `place` of all calls of `name`."""
    return {
        argument.value
        for tree in sources(title) for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        for argument in node.args[place : place + 1]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def lists(title: Title) -> list[Names]:
    found = [arg.names for kind in title.actions.kinds for arg in kind.args if arg.names is not None]
    return found + [names for kind in title.events.kinds for _, names in kind.values if names is not None]


@cache
def expected(title: Title) -> frozenset[str]:
    """The texts that the title's tables call for."""
    keys = {"title-name", "title-pitch", "title-rights"}
    keys |= {f"prompt-{step.name}" for step in title.steps if step.ids}
    keys |= {f"action-{kind.name}" for kind in title.actions.kinds}
    keys |= {f"event-{kind.name}" for kind in title.events.kinds}
    keys |= {f"event-{kind.name}-hidden" for kind in title.events.kinds if kind.private}
    keys |= {f"refusal-{key}" for _, key in title.refusals.table.values()}
    keys |= {f"option-{option.name}" for option in title.options}
    keys |= {f"option-{option.name}-{value}" for option in title.options for value in option.values}
    keys |= {names.key(value) for names in lists(title) for value in range(len(names.keys))}
    keys |= {f"area-{key}" for key in called(title, "Area")}
    keys |= {f"reckoning-{key}" for key in called(title, "Reckoning", 1)}
    return frozenset(keys)


@every_title
@every_language
def test_everything_that_tables_name_has_a_text(title: Title, lang: str) -> None:
    known = {*own(title.id, lang), *shared(lang)}
    assert sorted(expected(title) - known) == []
    lines = called(title, "Line")
    assert sorted(key for key in lines if key not in known and f"line-{key}" not in known) == []


@every_title
def test_no_text_is_dead(title: Title) -> None:
    """A text belongs to a table, to an action of a certain step, or its key stands in the title's sources."""
    live = {*expected(title)} | {
        f"action-{title.actions.kind(a)}-{step.name}"
        for step in title.steps for low, high in step.ids for a in range(low, high)
    }
    live |= {name for message in own(title.id, "en").values() for name in message.references}
    said, templates = literals(title), patterns(title)

    def is_said(key: str) -> bool:
        return key in said or any(pattern.fullmatch(key) for pattern in templates)

    dead = [
        key for key in own(title.id, "en")
        if key not in live and not is_said(key) and not is_said(PREFIX.sub("", key)) and not key.startswith("player-")
    ]
    assert dead == []


def texts_in(value: Any) -> Iterator[str]:
    """Every word that would be looked up."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Line):
        for part in value.params.values():
            yield from texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)


class Ear:
    """Listens to everything a match can say and complains about what no player should read."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.speeches = [Speech(lang, title) for lang in LANGUAGES]
        self.keys = {*own(title.id, "en"), *shared("en"), *expected(title)}
        self.rng = Rng(5)

    def hear(self, text: str) -> None:
        assert text, "something is said"
        assert not SLIP.search(text), text
        assert not [token for token in TOKEN.findall(text) if token in self.keys], text

    def hear_decision(self, s: State) -> None:
        for speech in self.speeches:
            for seat in s.actors():
                known = s.resample(seat, self.rng)
                self.hear(speech.prompt(s, seat))
                for a in s.legal(seat):
                    text = speech.action(s, seat, a)
                    self.hear(text)
                    assert text == speech.action(known, seat, a), "a label tells nothing that its seat does not know"

    def hear_refusals(self, s: State) -> None:
        for speech in self.speeches:
            for seat in range(s.game.seats):
                for a in range(s.game.n_actions):
                    refusal = s.why_not(seat, a)
                    if refusal is not None:
                        self.hear(speech.action(s, seat, a))
                        self.hear(speech.refusal(refusal))

    def hear_position(self, s: State) -> None:
        for seat in (None, *range(s.game.seats)):
            for recall in (False, True):
                areas = self.title.describe(s.view(seat, recall))
                assert areas
                for words in (area.params for area in areas):
                    self.look_up(words)
                for line in (line for area in areas for line in area.lines):
                    self.look_up(line.params)
                for speech in self.speeches:
                    for heading, lines in speech.areas(areas):
                        self.hear(heading)
                        for text in lines:
                            self.hear(text)

    def look_up(self, params: dict[str, Any]) -> None:
        assert [word for word in texts_in(list(params.values())) if not self.speeches[0].has(word)] == []

    def hear_events(self, match: Match, since: int) -> None:
        for seat in (None, *range(match.state.game.seats)):
            for event in match.events(seat, since):
                for speech in self.speeches:
                    self.hear(speech.event(event))


@every_title
def test_whole_games_are_told_in_both_languages(title: Title) -> None:
    ear = Ear(title)
    for seed in range(GAMES):
        options = list(title.presets.values())[seed % len(title.presets)]
        match = Match.new(title, title.seats[seed % len(title.seats)], options, seed=seed)
        rng = Rng(seed)
        ear.hear_events(match, 0)
        decisions = 0
        while not match.over:
            s = match.state
            ear.hear_decision(s)
            if decisions % STRIDE == 0:
                ear.hear_refusals(s)
                ear.hear_position(s)
            seat = s.actors()[0]
            choices = s.legal(seat)
            since = len(match.entries)
            assert match.submit(seat, choices[int(rng.below(len(choices)))]) is None
            ear.hear_events(match, since)
            decisions += 1
        ear.hear_position(match.state)
        ear.hear_refusals(match.state)
        outcome = match.state.outcome()
        assert outcome is not None
        for speech in ear.speeches:
            for text in speech.outcome(outcome):
                ear.hear(text)
            assert len(speech.outcome(outcome)) == len(outcome.trail) + 1
