"""What the table says in few words: the step of a breadcrumb, and short forms of long sentences."""

import pytest

from kontor.kernel.title import Title
from kontor.titles.registry import TITLES
from tests.text.catalogues import LANGUAGES, Message, own, shared

# Steps that a player need not see: chance answers, they last no moment, or the question itself says all of it.
SILENT = {
    "merchants": {
        "start-player", "setup-kontor", "setup-neutral", "setup-route", "dice", "stolen", "draw-card", "route-placed",
        "chip-draw",
    },
    "novgorod": {
        "setup", "draw-manufactory", "draw-lot", "draw-order", "draw-special", "draw-bonus", "draw-career", "refill",
        "draft-pick", "rounds", "end-of-phase", "seals",
    },
    "oltremare": {
        "setup", "start-player", "lay-marker", "home-harbour", "drawing", "draw-card", "venice-back", "venice",
        "final-scoring",
    },
    "rivalcities": {
        "start-city", "deal-basic", "deal-special", "deal-ship", "deal-alliance", "deal-suit", "start-good",
        "in-order", "gift", "good", "take-manufactory", "resolve",
    },
}

every_title = pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_title
@every_language
def test_a_step_is_named_in_the_breadcrumb_or_silent_on_purpose(title: Title, lang: str) -> None:
    named = {key.removeprefix("step-") for key in own(title.id, lang) if key.startswith("step-")}
    assert named == {step.name for step in title.steps} - SILENT[title.id]
    assert SILENT[title.id] <= {step.name for step in title.steps}


@every_title
@every_language
def test_a_short_form_says_nothing_that_its_sentence_does_not_know(title: Title, lang: str) -> None:
    texts = {**shared(lang), **own(title.id, lang)}
    short = {key: key.removeprefix("short-") for key in own(title.id, lang) if key.startswith("short-")}
    assert short
    for key, whole in short.items():
        assert whole in texts, f"{key} shortens nothing"
        assert variables(texts, key) <= variables(texts, whole), key


def variables(texts: dict[str, Message], key: str) -> set[str]:
    """Those of a message and of the messages it refers to."""
    message = texts[key]
    return set(message.variables).union(*(variables(texts, name) for name in message.references if name in texts))
