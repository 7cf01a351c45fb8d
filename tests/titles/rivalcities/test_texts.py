"""Rulebooks and catalogues: complete, in order, and the same in both languages."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kontor.parts.sheet import read_toml
from kontor.titles.rivalcities import material as m

LANGUAGES = ("en", "de")
PHRASES = {
    "en": ("Pay {}: {}. If won: {}", " and ", "any {}", "{} star tokens", "reactivate {}", "prestige", "sway"),
    "de": ("{} bezahlen: {}. Bei Sieg: {}", " und ", "{} beliebige {}", "{} Sternmarker", "{} reaktivieren", "Ansehen",
           "beeinflussen"),
}
RULES = read_toml(m.HERE / "rules.toml")
BLOCK = re.compile(r"^\*\*(RIV-\d+\.\d+)\*\* (\S.*?)(?=\n\n\*\*RIV-|\n\n## |\Z)", re.MULTILINE | re.DOTALL)
NAMES = [
    "city-hamburg", "city-altona",
    *(f"good-{good}" for good in m.GOODS_OR_ANY),
    *(f"count-{thing}" for thing in (*m.GOOD_NAMES, "goods", "letter", "star", "manufactory")),
    *(f"season-step-{step}" for step in range(1, 9)),
    *(f"alliance-{name}{part}" for name in m.ALLIANCES for part in ("", "-effect")),
    *(f"ship-{name}{part}" for name in m.SHIPS for part in ("", "-effect")),
    *(f"suit-{name}{part}" for name in m.SUITS for part in ("", "-effect")),
    *(f"card-{name}" for name in m.CARDS),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def rulebook(language: str) -> str:
    return (m.HERE / f"rulebook.{language}.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[tuple[str, str]]:
    return BLOCK.findall(rulebook(language))


def catalogue(language: str) -> str:
    return (m.HERE / f"text.{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, set[str]]:
    """Each message with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = variables.names
    return found


@cache
def bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def say(language: str, name: str, n: int = 0) -> str:
    pattern = bundle(language).get_message(name).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, {"n": n})
    assert not errors
    return str(text)


def test_rule_list_is_complete() -> None:
    assert len(RULES["ids"]) == len(set(RULES["ids"])) == 214
    assert RULES["scenarios"] == [f"RIV-S{n:02}" for n in range(1, 39)]
    assert set(RULES["excused"]) <= set(RULES["ids"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_holds_every_rule_in_order(language: str) -> None:
    assert [name for name, _ in blocks(language)] == RULES["ids"]
    assert rulebook(language).count("**RIV-") == len(RULES["ids"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_sections_hold_their_own_rules(language: str) -> None:
    title, *sections = re.split(r"^## ", rulebook(language), flags=re.MULTILINE)
    assert title == "# Rival Cities\n\n"
    for number, section in enumerate(sections):
        assert section.startswith(f"{number} ")
        assert {int(n) for n in re.findall(r"^\*\*RIV-(\d+)\.", section, re.MULTILINE)} == {number}
    assert len(sections) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_refers_only_to_rules_that_exist(language: str) -> None:
    assert set(re.findall(r"RIV-\d+\.\d+", rulebook(language))) == set(RULES["ids"])


def test_rulebooks_refer_to_the_same_rules_and_numbers() -> None:
    for (name, english), (_, german) in zip(blocks("en"), blocks("de"), strict=True):
        assert re.findall(r"RIV-\d+\.\d+", english) == re.findall(r"RIV-\d+\.\d+", german), name
        assert set(re.findall(r"\d+", english)) == set(re.findall(r"\d+", german)), name
        assert english.count("\n|") == german.count("\n|"), name


def test_rulings_start_with_their_question() -> None:
    for language in LANGUAGES:
        for name, text in blocks(language):
            if name.startswith("RIV-13."):
                assert re.match(r"\*[^*]+\?\*\s", text), f"{language} {name}"


def test_catalogues_have_the_same_messages_and_variables() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert [name for name in NAMES if name not in messages(language)] == []


@pytest.mark.parametrize(("language", "name", "one", "two"), [
    ("en", "count-beer", "1 beer", "2 beer"),
    ("en", "count-goods", "1 good", "2 goods"),
    ("en", "count-letter", "1 letter", "2 letters"),
    ("en", "count-star", "1 star", "2 stars"),
    ("en", "count-manufactory", "1 manufactory", "2 manufactories"),
    ("de", "count-furniture", "1 Möbel", "2 Möbel"),
    ("de", "count-goods", "1 Ware", "2 Waren"),
    ("de", "count-letter", "1 Brief", "2 Briefe"),
    ("de", "count-star", "1 Stern", "2 Sterne"),
    ("de", "count-manufactory", "1 Manufaktur", "2 Manufakturen"),
])
def test_counted_things_read_well(language: str, name: str, one: str, two: str) -> None:
    assert (say(language, name, 1), say(language, name, 2)) == (one, two)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lawsuit_texts_tell_the_printed_values(language: str) -> None:
    sentence, and_, any_, tokens, reactivate, prestige, sway = PHRASES[language]
    printed = m.load()

    def phrase(deed: int) -> str:
        kind, good, n = printed.deed_kind[deed], printed.deed_good[deed], printed.deed_n[deed]
        if kind == m.GOODS and good == m.ANY:
            goods = say(language, "count-goods", n)
            return any_.format(*(goods.split() if language == "de" else [goods]))
        return {
            m.GOODS: say(language, f"count-{m.GOOD_NAMES[good % 4]}", n),
            m.LETTERS: say(language, "count-letter", n),
            m.MANUFACTORY: say(language, "count-manufactory", 1),
            m.REACTIVATE: reactivate.format(say(language, "count-manufactory", n)),
            m.STARS: tokens.format(printed.deed_stars[deed]),
            m.PRESTIGE: prestige,
            m.SWAY: sway,
        }[kind]

    for suit, name in enumerate(m.SUITS):
        cost = [(thing, printed.suit_cost[5 * suit + i]) for i, thing in enumerate((*m.GOOD_NAMES, "letter"))]
        bonus = range(printed.suit_first[suit], printed.suit_first[suit] + printed.suit_len[suit])
        win = range(printed.suit_win_first[suit], printed.suit_win_first[suit] + printed.suit_win_len[suit])
        assert say(language, f"suit-{name}-effect") == sentence.format(
            and_.join(say(language, f"count-{thing}", n) for thing, n in cost if n),
            ", ".join(phrase(deed) for deed in bonus), ", ".join(phrase(deed) for deed in win),
        )
