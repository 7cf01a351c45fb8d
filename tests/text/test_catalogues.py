"""Catalogues: both languages say the same things, about the same values, and nothing twice."""

from pathlib import Path

import pytest

from tests.text.catalogues import LANGUAGES, PACKAGE, ROOM, messages, shared

ENGLISH = sorted(PACKAGE.rglob("*.en.ftl"))


def german(path: Path) -> Path:
    return path.with_name(path.name.replace(".en.ftl", ".de.ftl"))


def test_every_catalogue_has_its_sister() -> None:
    assert ENGLISH
    assert [german(path) for path in ENGLISH] == sorted(PACKAGE.rglob("*.de.ftl"))
    assert sorted(PACKAGE.rglob("*.ftl")) == sorted([*ENGLISH, *(german(path) for path in ENGLISH)])


@pytest.mark.parametrize("path", ENGLISH, ids=[path.relative_to(PACKAGE).as_posix() for path in ENGLISH])
def test_both_languages_have_the_same_messages_and_variables(path: Path) -> None:
    one, other = messages(path), messages(german(path))
    assert set(one) ^ set(other) == set()
    different = [name for name in one if one[name].variables != other[name].variables]
    assert different == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shared_catalogues_do_not_contradict_each_other(lang: str) -> None:
    assert {"list-none", "list-next", "list-last", "player-1"} <= set(shared(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere(lang: str) -> None:
    known = shared(lang)
    for path in sorted(PACKAGE.rglob(f"*.{lang}.ftl")):
        found = messages(path)
        here = set(found) if path.parent == ROOM else {*found, *known}
        lost = {name: message.references - here - set(known) for name, message in found.items()}
        assert {name: names for name, names in lost.items() if names} == {}, path.name
