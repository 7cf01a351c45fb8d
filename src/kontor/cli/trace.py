"""Traceability: every numbered rule stands in both rulebooks and is proved by a test that carries its id.

Nothing is run or imported: the tests are read as syntax trees, so that a mark counts only where it sits on a test.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kontor.text.rulebook import CONVENTIONS, Rulebook

from .faults import Fault

LANGUAGES = ("en", "de")
ID = re.compile(r"\b[A-Z]{3}-(?:\d+\.\d+|S\d+)\b")


@dataclass
class Trace:
    """One rulebook: its ids, where each is proved and named, and what is missing."""

    name: str
    ids: list[str]
    scenarios: list[str]
    excused: dict[str, str]
    sections: list[tuple[str, list[str]]]               # heading, ids
    tests: dict[str, list[str]] = field(default_factory=dict)
    code: dict[str, list[str]] = field(default_factory=dict)
    faults: list[tuple[str, dict[str, str]]] = field(default_factory=list)      # text key `gap-<key>` and its values

    def gap(self, key: str, **params: str) -> None:
        self.faults.append((key, params))

    def is_proved(self, name: str) -> bool:
        return name in self.tests or name in self.excused


@dataclass(frozen=True)
class Marked:
    """A mark on a test: what it names and where it stands."""

    kind: str
    id: str
    place: str


def find_root(given: Path | None) -> Path:
    """The repository: the folder given, or the next one upwards that holds sources and tests."""
    start = (given or Path.cwd()).resolve()
    for folder in [start] if given else [start, *start.parents]:
        if (folder / "src" / "kontor" / "titles").is_dir() and (folder / "tests").is_dir():
            return folder
    raise Fault("no-repository", folder=str(start))


def trace(root: Path, name: str, prefix: str, lang: str) -> Trace:
    """What can be said about one title, or about the engine's conventions."""
    package = root / "src" / "kontor"
    room = package / "text" if name == CONVENTIONS else package / "titles" / name
    stem = "conventions" if name == CONVENTIONS else "rulebook"
    list_file = room / "rules.toml"
    books = {lang: read_book(room / f"{stem}.{lang}.md") for lang in LANGUAGES}
    data: dict[str, Any] = {"ids": books["en"].ids}
    if list_file.is_file():
        data = tomllib.loads(list_file.read_text(encoding="utf-8"))
    sections = [(section.heading, list(section.ids)) for section in books[lang].sections]
    found = Trace(name, data["ids"], data.get("scenarios", []), data.get("excused", {}), sections)
    compare_books(found, books)
    collect_marks(found, root / "tests", prefix)
    collect_code(found, package if name == CONVENTIONS else room, root, prefix)
    check_excuses(found)
    for rule in found.ids:
        if not found.is_proved(rule):
            found.gap("untested", id=rule)
    for scenario in found.scenarios:
        if not found.is_proved(scenario):
            found.gap("unplayed", id=scenario)
    return found


def read_book(path: Path) -> Rulebook:
    try:
        return Rulebook(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Fault("book-broken", file=str(path), what=str(error)) from error


def compare_books(found: Trace, books: dict[str, Rulebook]) -> None:
    known = set(found.ids)
    for lang, book in books.items():
        for rule in found.ids:
            if not book.has(rule):
                found.gap("book-lacks", id=rule, lang=lang)
            elif not book.paragraph(rule):
                found.gap("book-empty", id=rule, lang=lang)
        for rule in book.ids:
            if rule not in known:
                found.gap("book-extra", id=rule, lang=lang)
        if set(book.ids) == known and book.ids != found.ids:
            found.gap("book-order", lang=lang)


def collect_marks(found: Trace, tests: Path, prefix: str) -> None:
    known = {"rule": set(found.ids), "scenario": set(found.scenarios)}
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if prefix not in text:
            continue
        for mark in marks_in(ast.parse(text), path.relative_to(tests.parent).as_posix()):
            if not mark.id.startswith(f"{prefix}-"):
                continue
            if mark.id in known[mark.kind]:
                found.tests.setdefault(mark.id, []).append(mark.place)
            else:
                found.gap("mark-unknown", id=mark.id, place=mark.place)


def collect_code(found: Trace, folder: Path, root: Path, prefix: str) -> None:
    known = {*found.ids, *found.scenarios}
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(root).as_posix()
        for rule in sorted(set(ID.findall(path.read_text(encoding="utf-8")))):
            if rule in known:
                found.code.setdefault(rule, []).append(place)
            elif rule.startswith(f"{prefix}-"):
                found.gap("code-unknown", id=rule, place=place)


def check_excuses(found: Trace) -> None:
    known = {*found.ids, *found.scenarios}
    for rule, reason in found.excused.items():
        if rule not in known:
            found.gap("excuse-unknown", id=rule)
        elif not str(reason).strip():
            found.gap("excuse-empty", id=rule)
        elif rule in found.tests:
            found.gap("excuse-needless", id=rule, place=found.tests[rule][0])


# marks

def marks_in(tree: ast.Module, file: str) -> Iterator[Marked]:
    """The marks `rule` and `scenario` of every test: on functions, classes, the module, and single parameters."""
    names = {
        target.id: node.value
        for node in tree.body if isinstance(node, ast.Assign)
        for target in node.targets if isinstance(target, ast.Name)
    } | {
        node.target.id: node.value
        for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }
    if any(is_test(node) for node in ast.walk(tree)):
        yield from marks_of(names.get("pytestmark"), names, file, "")
    yield from marks_of_body(tree.body, names, file)


def marks_of_body(body: list[ast.stmt], names: dict[str, ast.expr], file: str) -> Iterator[Marked]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            if any(is_test(inner) for inner in node.body):
                for decorator in node.decorator_list:
                    yield from marks_of(decorator, names, file, node.name)
                for inner in node.body:
                    if isinstance(inner, ast.Assign) and any(is_name(target, "pytestmark") for target in inner.targets):
                        yield from marks_of(inner.value, names, file, node.name)
            yield from marks_of_body(node.body, names, file)
        elif is_test(node):
            assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for decorator in node.decorator_list:
                yield from marks_of(decorator, names, file, node.name)


def marks_of(node: ast.expr | None, names: dict[str, ast.expr], file: str, test: str) -> Iterator[Marked]:
    """Marks anywhere in an expression; names of the module stand for what was assigned to them."""
    if node is None:
        return
    queue: list[ast.AST] = [node]
    followed: set[str] = set()
    while queue:
        inner = queue.pop()
        if isinstance(inner, ast.Call) and (kind := mark_kind(inner.func, names)):
            for rule in strings(inner.args, names):
                yield Marked(kind, rule, f"{file}::{test}" if test else file)
        elif isinstance(inner, ast.Name) and inner.id in names and inner.id not in followed:
            followed.add(inner.id)
            queue.append(names[inner.id])
        else:
            queue.extend(ast.iter_child_nodes(inner))


def mark_kind(node: ast.expr, names: dict[str, ast.expr]) -> str:
    """`rule` or `scenario` where the expression is `pytest.mark.rule`, or a name of the module for it."""
    if isinstance(node, ast.Name) and node.id in names:
        node = names[node.id]
    is_mark = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "mark"
    return node.attr if is_mark and isinstance(node, ast.Attribute) and node.attr in ("rule", "scenario") else ""


def strings(args: list[ast.expr], names: dict[str, ast.expr]) -> Iterator[str]:
    for arg in args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            yield arg.value
        elif isinstance(arg, ast.Starred):
            yield from strings([arg.value], names)
        elif isinstance(arg, ast.Tuple | ast.List):
            yield from strings(arg.elts, names)
        elif isinstance(arg, ast.Name) and arg.id in names:
            yield from strings([names[arg.id]], {})


def is_test(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
