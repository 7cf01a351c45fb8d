"""Nothing visible bypasses the catalogues: no sentence hides in a source file."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.text.speech import Speech
from tests.text.catalogues import LANGUAGES, PACKAGE

WORDS = re.compile(r"[^\W\d_]{2,}[,:]? [^\W\d_]{2,}")
MARKUP = re.compile(r"\[/?[a-z# ]*\]|^(?:bold|dim|italic|green|red|yellow|cyan|blue|magenta|white| )+$")   # styles
COMMAND = re.compile(r"^kontor [a-z]+ ")        # what to type is the same in every language
PROTOCOL = re.compile(r"^(?:PRAGMA|SELECT|INSERT|UPDATE|BEGIN|default-src|connect-src|frame-ancestors|public,) ")
GERMAN = re.compile(r"[äöüÄÖÜß„“]")

# Where a sentence may stand in a source: documentation, complaints to programmers, and what is a name elsewhere.
FOR_PROGRAMMERS = (ast.Raise, ast.Assert)
STYLES = ("style", "border_style", "header_style", "title_style", "format", "width")
REPORTS = (
    "demand", "refused",                        # lab: which law a game broke
    "fail", "take", "PackError",                # parts.sheet: what was expected in a data pack
    "info", "warning", "error", "exception",    # server: logs are for those who run it
    "Phrase",                                   # the same with a key: tests/cli/test_pack.py holds it to the catalogues
)


def hidden(path: Path) -> list[str]:
    """Literals with two words in a row that are neither documentation nor meant for programmers."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [f"{path.relative_to(PACKAGE)}:{line}: {text}" for line, text in visible(tree) if WORDS.search(text)]


def visible(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Every literal with its line, leaving out what no player reads."""
    if isinstance(node, FOR_PROGRAMMERS) or is_documentation(node):
        return
    if isinstance(node, ast.Call) and name_of(node.func) in REPORTS:
        return
    if isinstance(node, ast.keyword) and node.arg in STYLES:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if not PROTOCOL.match(node.value):      # to a database or a browser
            yield node.lineno, COMMAND.sub("", MARKUP.sub("", node.value))
    children = node.values if isinstance(node, ast.Dict) else ast.iter_child_nodes(node)       # keys are looked up
    for child in children:
        yield from visible(child)


def is_documentation(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def modules(room: str) -> list[Path]:
    return sorted((PACKAGE / room).rglob("*.py"))


@pytest.mark.parametrize("room", ["cli", "server", "text", "bots", "lab", "titles"])
def test_no_sentence_hides_in_a_source(room: str) -> None:
    assert [fault for path in modules(room) for fault in hidden(path)] == []


def test_no_german_hides_in_a_source() -> None:
    faults = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line, text in visible(ast.parse(path.read_text(encoding="utf-8")))
        if GERMAN.search(text)
    ]
    assert faults == []


@pytest.mark.parametrize(("source", "found"), [
    ('print("You have won")', True),
    ('console.print(f"{name} has won")', True),
    ('parser.add_argument("--lang", help="the language to speak")', True),
    ('console.print("[bold red]" + speech.say("cli-won"))', False),
    ('table.add_column(speech.say("cli-wins"), style="bold green")', False),
    ('screen.line(text, "bold green")', False),
    ('WORDS = {"expected one argument": "argparse-one"}', False),
    ('ENDS = {"won": "You have won"}', True),
    ('"""What this module does."""', False),
    ('raise ValueError("a match needs a seed")', False),
    ('assert done, "nothing is lost"', False),
])
def test_the_scan_sees_what_it_should(source: str, found: bool) -> None:
    assert any(WORDS.search(text) for _, text in visible(ast.parse(source))) == found


def errors(path: Path) -> Iterator[str]:
    """The text keys of the errors a source raises."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and name_of(node.func) in ("SetupError", "RecordError"):
            yield from (
                argument.value for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text(lang: str) -> None:
    keys = {key for path in PACKAGE.rglob("*.py") for key in errors(path)}
    assert "setup-title" in keys and "record-line" in keys
    speech = Speech(lang)
    assert sorted(key for key in keys if not speech.has(f"error-{key}")) == []
