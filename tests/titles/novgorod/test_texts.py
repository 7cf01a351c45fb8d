"""Rulebooks and catalogues: complete, the same in both languages, and able to say everything that can happen."""

import re
from pathlib import Path

import pytest

from kontor.kernel import laws
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.parts.sheet import read_toml
from kontor.text.speech import Speech, own_keys
from kontor.titles.novgorod import material
from kontor.titles.novgorod.meta import TITLE
from tests.proof import count
from tests.titles.novgorod.table import player, position

HERE = Path(material.__file__).parent
LANGUAGES = ("en", "de")
RULES = read_toml(HERE / "rules.toml")
BLOCK = re.compile(r"^\*\*(NOV-\d+\.\d+)\*\* (\S.*?)(?=\n\n\*\*NOV-|\n\n## |\Z)", re.MULTILINE | re.DOTALL)
ROOM = "kontor.titles.novgorod"


def rulebook(lang: str) -> str:
    return (HERE / f"rulebook.{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_holds_every_rule_once_and_in_order(lang: str) -> None:
    assert [rule for rule, _ in BLOCK.findall(rulebook(lang))] == RULES["ids"]


def test_both_rulebooks_have_the_same_chapters() -> None:
    chapters = [re.findall(r"^## (\d+) \S", rulebook(lang), re.MULTILINE) for lang in LANGUAGES]
    assert chapters[0] == chapters[1] == [str(n) for n in range(16)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_refer_only_to_rules_that_exist(lang: str) -> None:
    assert set(re.findall(r"NOV-\d+\.\d+", rulebook(lang))) == set(RULES["ids"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_begins_with_its_question(lang: str) -> None:
    for rule, text in BLOCK.findall(rulebook(lang)):
        if rule.startswith("NOV-15."):
            assert re.match(r"\*[^*]+[?.]\*", text), rule


def test_both_catalogues_have_the_same_messages() -> None:
    assert own_keys("en", ROOM) == own_keys("de", ROOM)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_declared_has_its_words(lang: str) -> None:
    speech = Speech(lang, TITLE)
    keys = [f"prompt-{step.name}" for step in TITLE.steps]
    keys += [f"action-{kind.name}" for kind in TITLE.actions.kinds]
    keys += [f"event-{kind.name}" for kind in TITLE.events.kinds]
    keys += [f"event-{kind.name}-hidden" for kind in TITLE.events.kinds if kind.private]
    keys += [f"refusal-{key}" for _, key in TITLE.refusals.table.values()]
    keys += [f"option-{option.name}" for option in TITLE.options]
    keys += [f"option-{option.name}-{value}" for option in TITLE.options for value in option.values]
    keys += [f"preset-{preset}" for preset in TITLE.presets]
    names = [arg.names for kind in TITLE.actions.kinds for arg in kind.args if arg.names]
    names += [names for kind in TITLE.events.kinds for _, names in kind.values if names]
    keys += [one.key(k) for one in names for k in range(len(one.keys))]
    assert [key for key in keys if not speech.has(key)] == []


def test_every_refusal_and_event_names_a_rule_of_the_title() -> None:
    rules = set(RULES["ids"])
    for number, (rule, _) in TITLE.refusals.table.items():
        assert number < 10 or rule in rules
    for kind in TITLE.events.kinds:
        assert set(kind.rules) <= rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", ["first_game", "expert", "merchant_pirate_back"])
def test_whole_games_can_be_told(lang: str, preset: str) -> None:
    """Prompts, labels, refusals, events, views and results of random games, for the actor and for a spectator."""
    speech = Speech(lang, TITLE, ["Anna", "Bo", "Cem"])
    for seed in range(count(gate=1, prove=6)):
        match = Match.new(TITLE, 3, TITLE.presets[preset], seed=seed)
        rng, told, asked = Rng(seed), 0, 0
        while not match.over:
            (seat,) = match.actors()
            state = match.state
            if asked % 40 == 0:
                assert speech.prompt(state, seat)
                for a in range(state.game.n_actions):
                    refusal = state.why_not(seat, a)
                    if refusal is None:
                        assert "{" not in speech.action(state, seat, a)
                    else:
                        speech.refusal(refusal)
                for viewer in (seat, None):
                    assert speech.areas(TITLE.describe(state.view(viewer, recall=True), state.material))
            asked += 1
            assert match.submit(seat, laws.choice(match.legal(seat), rng)) is None
            for viewer in (seat, None):
                for event in match.events(viewer, told):
                    speech.event(event)
            told = len(match.entries)
        outcome = match.state.outcome()
        assert outcome is not None
        assert len(speech.outcome(outcome)) >= 4


@pytest.mark.rule("NOV-7.3")
def test_a_privilege_tells_whether_it_takes_the_place_of_a_seal() -> None:
    speech = Speech("en", TITLE)
    extra_income = TITLE.actions.ids["extra_income"]
    told = [speech.action(position(player(career=career)).sail().state, 0, extra_income) for career in ("2F0", "2F2")]
    assert told[0] == told[1] + " (instead of the seal of “seal\u00a0+1”)"      # level 2 covers seal_plus_1


def test_an_event_about_an_order_tells_what_it_asks_for() -> None:
    speech = Speech("en", TITLE)
    kinds = [kind.name for kind in TITLE.events.kinds]
    drafted = TITLE.events.seen((kinds.index("order_drafted"), 0, material.ORDERS.index("lux_01")), 0)
    bottom = TITLE.events.seen((kinds.index("row_fulfilled"), 0, material.ORDERS.index("lux_01"), 1, 2), 0)
    assert "luxury order 1 (jewellery / clothing)" in speech.event(drafted)
    assert "bottom row of luxury order 1 (clothing)" in speech.event(bottom)
