"""Help and catalogue: everything is said in both languages, and nothing is said that nobody uses."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kontor.cli
from kontor.cli import COMMANDS

from .conftest import Run

ROOM = Path(kontor.cli.__file__).parent
TEXTS = ROOM.parent / "text"
HELP = [
    (), *((name,) for name in COMMANDS),
    ("record", "show"), ("record", "verify"), ("record", "replay"), ("pack", "check"),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((TEXTS / f"cli.{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert messages("en") == messages("de")


def patterns() -> set[str]:
    """Every text in the sources of this room that may be a key, with `.+` for the inserted parts."""
    found = set()
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
                found.add(f"fault-{re.escape(node.value)}")
                found.add(f"error-{re.escape(node.value)}")
                found.add(f"gap-{re.escape(node.value)}")
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
                found.add("".join(parts))
    return {pattern for pattern in found if re.match(r"\w", pattern)}


def test_every_message_is_used() -> None:
    known = "|".join(f"(?:{pattern})" for pattern in patterns() if re.match(r"[a-z]+\\?-", pattern))
    unused = [key for key in messages("en") if not re.fullmatch(known, key)]
    assert unused == []


@pytest.mark.parametrize("words", HELP)
def test_help_is_there_in_both_languages(kontor: Run, words: tuple[str, ...]) -> None:
    english = kontor(*words, "--help")
    german = kontor(*words, "--help", "--lang", "de")
    assert english.code == german.code == 0
    assert english.out.startswith("usage: kontor") and german.out.startswith("Aufruf: kontor")
    assert "show this help and stop" in english.out and "diese Hilfe zeigen" in german.out
    for word in ("usage", "options:", "positional", "show this", "default", " the ", " and ", "FILE", "TITLE"):
        assert word not in german.out


def test_no_words_at_all_show_the_help(kontor: Run) -> None:
    answer = kontor()
    assert answer.code == 0 and all(f"    {name} " in answer.out for name in COMMANDS)


def test_version(kontor: Run) -> None:
    assert re.match(r"kontor \S+\n", kontor("--version").out)


@pytest.mark.parametrize("variable", ["KONTOR_LANG", "LC_ALL", "LANG"])
def test_the_language_comes_from_the_surroundings(
    kontor: Run, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    for name in ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "de_DE.UTF-8")
    assert "Spielerzahl: 2" in kontor("titles").out
    assert "Players: 2" in kontor("titles", "--lang=en").out
    assert "Players: 2" in kontor("--lang", "en", "titles").out


def test_titles(kontor: Run) -> None:
    out = kontor("titles").out
    assert "Rival Cities  (rivalcities)" in out and "Option layout: " in out
    assert "Presets: first_game, shuffled" in out and "from the rulebook" in out
    assert "unofficial project" in out
    data = kontor("titles", "--json").data
    title = data["titles"][0]
    assert title["id"] == "rivalcities" and title["seats"] == [2]
    assert title["presets"]["shuffled"] == {"layout": "shuffled"}
    assert set(title["material"]) <= {"rulebook", "public", "reconstructed", "convention"}
    assert sum(title["material"].values()) > 200
    assert "unofficial" in data["rights"]
