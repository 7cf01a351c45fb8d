"""Rulebooks: every rule once, in order, in both languages; and whatever the software cites can be read there."""

import re
from typing import Any

import pytest

from kontor.kernel.title import Title
from kontor.parts.sheet import read_toml
from kontor.text.rulebook import Rulebook
from kontor.titles.registry import TITLES
from tests.text.catalogues import LANGUAGES, PACKAGE

CONVENTIONS = [
    "KON-1.1", "KON-1.2", "KON-1.3", "KON-1.4", "KON-1.5", "KON-2.1", "KON-2.2", "KON-2.3", "KON-2.4", "KON-3.1",
    "KON-3.2", "KON-4.1", "KON-4.2", "KON-5.1",
]
every_title = pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def rules(title: Title) -> dict[str, Any]:
    return read_toml(PACKAGE / "titles" / title.id / "rules.toml")


@every_title
@every_language
def test_the_rulebook_holds_exactly_the_rules_in_order(title: Title, lang: str) -> None:
    book = Rulebook.load(title.id, lang)
    assert book.ids == rules(title)["ids"]
    assert [rule for section in book.sections for rule in section.ids] == book.ids
    assert all(rule.startswith(f"{title.prefix}-") for rule in book.ids)
    assert all(book.paragraph(rule) for rule in book.ids)
    assert book.title


@every_title
@every_language
def test_paragraphs_refer_to_rules_that_exist(title: Title, lang: str) -> None:
    book = Rulebook.load(title.id, lang)
    for rule in book.ids:
        named = re.findall(rf"{title.prefix}-\d+\.\d+", book.paragraph(rule))
        assert [name for name in named if not book.has(name)] == []


@every_title
@every_language
def test_events_and_refusals_cite_rules_that_can_be_read(title: Title, lang: str) -> None:
    known = {*Rulebook.load(title.id, lang).ids, *Rulebook.load("kontor", lang).ids}
    cited = {rule for kind in title.events.kinds for rule in kind.rules}
    cited |= {rule for rule, _ in title.refusals.table.values()}
    assert cited <= known


@every_language
def test_the_conventions_are_complete(lang: str) -> None:
    book = Rulebook.load("kontor", lang)
    assert book.ids == CONVENTIONS
    assert [section.heading.split()[0] for section in book.sections] == ["1", "2", "3", "4", "5"]


def test_both_languages_have_the_same_sections() -> None:
    for name in ("kontor", *(title.id for title in TITLES)):
        one, other = Rulebook.load(name, "en"), Rulebook.load(name, "de")
        assert [section.ids for section in one.sections] == [section.ids for section in other.sections]


def test_a_paragraph_keeps_its_tables_and_loses_its_id() -> None:
    book = Rulebook("# Go\n\n## 0 Words\n\n**GO-0.1** One\ntwo.\n\n| a |\n|---|\n\n**GO-0.2** Three **GO-9.9** four.\n")
    assert (book.title, book.ids, book.sections[0].heading) == ("Go", ["GO-0.1", "GO-0.2"], "0 Words")
    assert book.paragraph("GO-0.1") == "One\ntwo.\n\n| a |\n|---|"
    assert book.paragraph("GO-0.2") == "Three **GO-9.9** four."


def test_a_rule_must_not_stand_twice() -> None:
    with pytest.raises(ValueError, match=r"GO-0\.1"):
        Rulebook("# Go\n\n## 0 Words\n\n**GO-0.1** One.\n\n**GO-0.1** Two.\n")
