"""Reading catalogues for tests: their messages, and the variables and references of each."""

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "kontor"
ROOM = PACKAGE / "text"
LANGUAGES = ("en", "de")


@dataclass
class Message:
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class Collector(Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)


def messages(path: Path) -> dict[str, Message]:
    """Every message of a catalogue; fails on what is no Fluent, and on a message that stands twice."""
    found: dict[str, Message] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            collector = Collector()
            collector.visit(entry)
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found[entry.id.name] = collector.message
    return found


def shared(lang: str) -> dict[str, Message]:
    """All messages of the text room."""
    found: dict[str, Message] = {}
    for path in sorted(ROOM.glob(f"*.{lang}.ftl")):
        for name, message in messages(path).items():
            assert name not in found, f"{path.name}: {name} stands in another shared catalogue too"
            found[name] = message
    return found


def own(title_id: str, lang: str) -> dict[str, Message]:
    return messages(PACKAGE / "titles" / title_id / f"text.{lang}.ftl")
