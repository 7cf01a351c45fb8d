"""The texts that a title's tables and sources call for."""

import ast
import re
from functools import cache

from kontor.kernel.actions import Names
from kontor.kernel.title import Title
from tests.text.catalogues import PACKAGE


@cache
def sources(title: Title) -> list[ast.Module]:
    paths = sorted((PACKAGE / "titles" / title.id).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def literals(title: Title) -> set[str]:
    """Every string that the title's sources hold."""
    return {
        node.value for tree in sources(title) for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns(title: Title) -> list[re.Pattern[str]]:
    """What the f-strings of the sources can be, where they look like keys."""
    found = []
    for tree in sources(title):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                fixed = "".join(part for part in parts if isinstance(part, str))
                if re.fullmatch(r"[\w-]*-[\w-]*", fixed):
                    found.append(re.compile("".join(".+" if part is None else str(part) for part in parts)))
    return found


def called(title: Title, name: str, place: int = 0) -> set[str]:
    """The literal arguments at `place` of all calls of `name`."""
    return {
        argument.value
        for tree in sources(title) for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        for argument in node.args[place : place + 1]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def lists(title: Title) -> list[Names]:
    found = [arg.names for kind in title.actions.kinds for arg in kind.args if arg.names is not None]
    return found + [names for kind in title.events.kinds for _, names in kind.values if names is not None]


@cache
def expected(title: Title) -> frozenset[str]:
    """The texts that the title's tables call for."""
    keys = {"title-name", "title-pitch", "title-rights"}
    keys |= {f"prompt-{step.name}" for step in title.steps if step.ids}
    keys |= {f"action-{kind.name}" for kind in title.actions.kinds}
    keys |= {f"event-{kind.name}" for kind in title.events.kinds}
    keys |= {f"event-{kind.name}-hidden" for kind in title.events.kinds if kind.private}
    keys |= {f"refusal-{key}" for _, key in title.refusals.table.values()}
    keys |= {f"option-{option.name}" for option in title.options}
    keys |= {f"option-{option.name}-{value}" for option in title.options for value in option.values}
    keys |= {names.key(value) for names in lists(title) for value in range(len(names.keys))}
    keys |= {f"study-{study.name}" for study in title.studies}
    keys |= {f"area-{key}" for key in called(title, "Area")}
    keys |= {f"reckoning-{key}" for key in called(title, "Reckoning", 1)}
    return frozenset(keys)
