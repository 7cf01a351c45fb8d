"""Every title says everything it can say, in both languages: by its tables, and through whole games."""

import re

import pytest

from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.title import Title
from kontor.titles.registry import TITLES
from tests.proof import count
from tests.text.catalogues import LANGUAGES, own, shared
from tests.text.ear import Ear
from tests.text.tables import called, expected, literals, patterns

GAMES = count(gate=2, prove=8)
ATTENTION = count(gate=300, prove=600)
STRIDE = count(gate=40, prove=20)       # decisions between two positions at which everything is said
PREFIX = re.compile(r"^(?:line|reason|reckoning)-")

every_title = pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
every_language = pytest.mark.parametrize("lang", LANGUAGES)


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
    live |= {f"step-{step.name}" for step in title.steps}
    live |= {f"short-{key}" for key in own(title.id, "en")}
    said, templates = literals(title), patterns(title)

    def is_said(key: str) -> bool:
        return key in said or any(pattern.fullmatch(key) for pattern in templates)

    dead = [
        key for key in own(title.id, "en")
        if key not in live and not is_said(key) and not is_said(PREFIX.sub("", key)) and not key.startswith("player-")
    ]
    assert dead == []


@every_title
def test_every_event_can_be_told(title: Title) -> None:
    Ear(title).hear_every_event()


@every_title
def test_the_title_and_its_options_introduce_themselves(title: Title) -> None:
    Ear(title).hear_options()


@every_title
def test_whole_games_are_told_in_both_languages(title: Title) -> None:
    ear = Ear(title)
    for seed in range(GAMES):
        options = list(title.presets.values())[seed % len(title.presets)]
        match = Match.new(title, title.seats[seed % len(title.seats)], options, seed=seed)
        ear.follow(match, Rng(seed), STRIDE, ATTENTION)
