"""Where a title's values come from, and which of them a pack changes."""

from collections.abc import Iterator
from importlib.resources import as_file, files
from typing import Any

from kontor.kernel.title import Title
from kontor.parts.sheet import PACK_TAG, TAGS, Sheet, has_ids, is_counts, read_toml
from kontor.text.speech import room_of

FILE = "material.toml"


def material_of(title: Title) -> dict[str, Any]:
    """The built-in values as the title's TOML holds them."""
    with as_file(files(room_of(title)) / FILE) as path:
        return read_toml(path)


def count_tags(data: dict[str, Any]) -> dict[str, int]:
    """How many values carry each tag."""
    tags = list(tags_of(Sheet(data, FILE), True))
    return {tag: tags.count(tag) for tag in (*TAGS, PACK_TAG) if tag in tags}


def tags_of(sheet: Sheet, top: bool) -> Iterator[str]:
    for key, value in sheet.data.items():
        if key in ("source", "id"):
            continue
        if isinstance(value, dict) and (top or not is_counts(value)):
            yield from tags_of(sheet.table(key), False)
        elif has_ids(value):
            for row in value:
                yield from tags_of(Sheet(row, FILE, f"{key}[{row['id']}]", sheet.below(key)), False)
        else:
            yield sheet.tag(key)


def changes(old: Any, new: Any, path: str = "", depth: int = 0) -> Iterator[tuple[str, Any, Any]]:
    """Each value that differs, with its place; None where there is none on that side."""
    if isinstance(old, dict) and isinstance(new, dict) and (depth < 2 or not is_counts(old)):
        for key in dict.fromkeys([*old, *new]):
            if key != "source":
                yield from changes(old.get(key), new.get(key), f"{path}.{key}" if path else key, depth + 1)
    elif has_ids(old) and has_ids(new):
        before = {row["id"]: row for row in old}
        after = {row["id"]: row for row in new}
        for name in dict.fromkeys([*before, *after]):
            yield from changes(before.get(name), after.get(name), f"{path}[{name}]", 2)
    elif old != new:
        yield path, old, new
