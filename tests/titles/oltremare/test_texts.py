"""Rulebooks and catalogues: complete, the same in both languages, and true to the list of rule ids."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kontor.titles.oltremare.material import GOODS, HARBOURS, MARKERS, PAIRS, REGIONS, SYMBOLS

ROOM = Path(__file__).parents[3] / "src/kontor/titles/oltremare"
LANGUAGES = ("en", "de")


def rule_ids(language: str) -> list[str]:
    return re.findall(r"^\*\*(OLT-\d+\.\d+)\*\* ", (ROOM / f"rulebook.{language}.md").read_text("utf-8"), re.MULTILINE)


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((ROOM / f"text.{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_every_rule_once_and_in_order(language: str) -> None:
    ids = tomllib.loads((ROOM / "rules.toml").read_text("utf-8"))["ids"]
    assert len(ids) == 211
    assert rule_ids(language) == ids


def test_both_rulebooks_have_the_same_chapters() -> None:
    chapters = [re.findall(r"^## (\d+) ", (ROOM / f"rulebook.{language}.md").read_text("utf-8"), re.MULTILINE)
                for language in LANGUAGES]
    assert chapters[0] == chapters[1] == [str(number) for number in range(13)]


def test_both_catalogues_hold_the_same_messages() -> None:
    assert sorted(messages("en")) == sorted(messages("de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_material_has_a_name(language: str) -> None:
    wanted = [f"good-{name}" for name in GOODS] + [f"symbol-{name}" for name in SYMBOLS]
    wanted += [f"pair-{name.replace('+', '-')}" for name in PAIRS] + [f"marker-{name}" for name in MARKERS]
    wanted += [f"harbour-{name}" for name in HARBOURS] + [f"region-{name}" for name in REGIONS]
    assert not set(wanted) - set(messages(language))
