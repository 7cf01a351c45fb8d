"""Reads a title's material from TOML, checks it, and names file, key and expectation when something is wrong.

Every value carries a provenance tag.  A key `source` in a table holds one tag for everything below it, or a table
of `column = tag`; a deeper `source` overrides a shallower one.

    [[ships]]
    id = "1"
    cost = { furniture = 3 }
    stars = 1
    source = { cost = "public", stars = "rulebook" }

A data pack is a TOML file of the same shape that holds only what differs.  Rows with an `id` replace the values of
the row with the same id; other lists and values are replaced whole.
"""

import tomllib
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any, TypeGuard

TAGS = ("rulebook", "public", "reconstructed", "convention")
PACK_TAG = "pack"


# What a value has to be, in plain words; the catalogues say the same in each language under `expected-<key>`.
# A title brings words of its own for what only it expects.
PHRASES = {
    "number": "a whole number from {low} to {high}",
    "numbers": "a list of whole numbers from {low} to {high}",
    "numbers-counted": "{count} of whole numbers from {low} to {high}",
    "flag": "true or false",
    "word": "one of {choices}",
    "words": "a list of words from {choices}",
    "words-counted": "{count} of words from {choices}",
    "text": "a text",
    "counts": "a table of {choices} with whole numbers from 0 to {high}",
    "table": "a table",
    "rows": "{count} rows with the ids {choices}",
    "no-key": "no such key here; known keys are {choices}",
    "readable": "a readable file",
    "utf-8": "UTF-8 text",
    "toml": "valid TOML",
    "nothing": "nothing",
}


class Phrase(str):
    """Words that can also be said in another language."""

    __slots__ = ("key", "params")
    key: str
    params: dict[str, Any]

    def __new__(cls, key: str, plain: str = "", /, **params: Any) -> "Phrase":
        phrase = super().__new__(cls, (plain or PHRASES[key]).format(**params))
        phrase.key = key
        phrase.params = params
        return phrase


class PackError(ValueError):
    """Material that cannot be used: which file, which key, what was expected, what was found."""

    def __init__(self, file: str, key: str, expected: str, found: str) -> None:
        super().__init__(f"{file}: {key}: expected {expected}, found {found}")
        self.file = file
        self.key = key
        self.expected = expected
        self.found = found


class Sheet:
    """One table of the material.  Each reader checks a value and marks its key as read."""

    def __init__(self, data: dict[str, Any], file: str, path: str = "", above: tuple[Any, ...] = ()) -> None:
        self.data = data
        self.file = file
        self.path = path
        self.tags = (data["source"], *above) if "source" in data else above     # nearest first
        self.read: set[str] = {"source"}

    def fail(self, key: str, expected: str, found: object) -> PackError:
        shown = Phrase("nothing") if found is None else repr(found)
        return PackError(self.file, self.name(key), expected, shown)

    def name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def tag(self, key: str) -> str:
        """The provenance of one value."""
        tag = next((t for layer in self.tags if (t := layer.get(key) if isinstance(layer, dict) else layer)), None)
        if not isinstance(tag, str) or tag not in (*TAGS, PACK_TAG):
            raise self.fail(f"source.{key}", Phrase("word", choices=", ".join(TAGS)), tag)
        return tag

    def take(self, key: str, expected: str) -> Any:
        if key not in self.data:
            raise self.fail(key, expected, None)
        self.read.add(key)
        return self.data[key]

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, low: int, high: int) -> int:
        expected = Phrase("number", low=low, high=high)
        value = self.take(key, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(key, expected, value)
        self.tag(key)
        return value

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> tuple[int, ...]:
        expected = Phrase("numbers" if count is None else "numbers-counted", count=count or 0, low=low, high=high)
        value = self.take(key, expected)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise self.fail(key, expected, value)
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.fail(key, expected, item)
        self.tag(key)
        return tuple(value)

    def flag(self, key: str) -> bool:
        expected = Phrase("flag")
        value = self.take(key, expected)
        if not isinstance(value, bool):
            raise self.fail(key, expected, value)
        self.tag(key)
        return value

    def word(self, key: str, choices: tuple[str, ...]) -> int:
        """The place of a word in `choices`."""
        expected = Phrase("word", choices=", ".join(choices))
        value = self.take(key, expected)
        if value not in choices:
            raise self.fail(key, expected, value)
        self.tag(key)
        return choices.index(value)

    def words(self, key: str, choices: tuple[str, ...], count: int | None = None) -> tuple[int, ...]:
        expected = Phrase("words" if count is None else "words-counted", count=count or 0, choices=", ".join(choices))
        value = self.take(key, expected)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise self.fail(key, expected, value)
        for item in value:
            if item not in choices:
                raise self.fail(key, expected, item)
        self.tag(key)
        return tuple(choices.index(item) for item in value)

    def text(self, key: str) -> str:
        expected = Phrase("text")
        value = self.take(key, expected)
        if not isinstance(value, str) or not value:
            raise self.fail(key, expected, value)
        self.tag(key)
        return value

    def counts(self, key: str, names: tuple[str, ...], high: int) -> tuple[int, ...]:
        """`{ beer = 2 }` as one number for each of `names`."""
        expected = Phrase("counts", choices=", ".join(names), high=high)
        value = self.take(key, expected)
        if not isinstance(value, dict):
            raise self.fail(key, expected, value)
        for name, number in value.items():
            if name not in names:
                raise self.fail(f"{key}.{name}", Phrase("word", choices=", ".join(names)), name)
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= high:
                raise self.fail(f"{key}.{name}", Phrase("number", low=0, high=high), number)
        self.tag(key)
        return tuple(value.get(name, 0) for name in names)

    def table(self, key: str) -> "Sheet":
        expected = Phrase("table")
        value = self.take(key, expected)
        if not isinstance(value, dict):
            raise self.fail(key, expected, value)
        return Sheet(value, self.file, self.name(key), self.below(key))

    def rows(self, key: str, ids: tuple[str, ...]) -> "list[Sheet]":
        """The rows of a table in the order of `ids`, which must be exactly the ids that are there."""
        expected = Phrase("rows", count=len(ids), choices=", ".join(ids))
        value = self.take(key, expected)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.fail(key, expected, value)
        by_id: dict[str, dict[str, Any]] = {}
        for row in value:
            if row.get("id") not in ids or row["id"] in by_id:
                raise self.fail(f"{key}[{row.get('id')}]", expected, row.get("id"))
            by_id[row["id"]] = row
        for name in ids:
            if name not in by_id:
                raise self.fail(f"{key}[{name}]", expected, None)
        sheets = [Sheet(by_id[name], self.file, f"{self.name(key)}[{name}]", self.below(key)) for name in ids]
        for sheet in sheets:
            sheet.read.add("id")
        return sheets

    def below(self, key: str) -> tuple[Any, ...]:
        """The tags that a table under `key` inherits."""
        return tuple(layer.get(key, layer) if isinstance(layer, dict) else layer for layer in self.tags)

    def done(self) -> None:
        """Refuses keys that nobody read: a misspelt key must not be ignored."""
        for key in self.data:
            if key not in self.read:
                raise self.fail(key, Phrase("no-key", choices=", ".join(sorted(self.read))), self.data[key])


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PackError(str(path), "(file)", Phrase("readable"), error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise PackError(str(path), "(file)", Phrase("utf-8"), str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise PackError(str(path), "(file)", Phrase("toml"), str(error)) from error


def merged(base: dict[str, Any], pack: dict[str, Any], top: bool = True) -> dict[str, Any]:
    """`base` with the values of `pack` put over it; every value from the pack is tagged as such."""
    result = dict(base)
    changed: dict[str, str] = {}
    for key, value in pack.items():
        old = base.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and key != "source" and (top or not is_counts(old)):
            result[key] = merged(old, value, top=False)
        elif has_ids(value) and has_ids(old):
            result[key] = merged_rows(old, value)
        else:
            result[key] = value
            changed[key] = PACK_TAG
    if changed and "source" not in pack:
        source = base.get("source", {})
        result["source"] = {**(source if isinstance(source, dict) else dict.fromkeys(base, source)), **changed}
    return result


def is_counts(value: dict[str, Any]) -> bool:
    """Below the top level `{ beer = 2 }` is one value, replaced whole."""
    return "source" not in value and all(type(item) is int for item in value.values())


def has_ids(value: object) -> TypeGuard[list[dict[str, Any]]]:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "id" in row for row in value)


def merged_rows(base: list[dict[str, Any]], pack: list[dict[str, Any]]) -> list[dict[str, Any]]:
    new = {row["id"]: row for row in pack}
    known = {row["id"] for row in base}
    rows = [merged(row, without_id(new[row["id"]]), top=False) if row["id"] in new else row for row in base]
    return rows + [row for row in pack if row["id"] not in known]


def without_id(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "id"}


def pack_hash(pack: dict[str, Any] | None) -> str:
    """A short name for a pack's content, the same on every machine; `-` for the built-in material."""
    if not pack:
        return "-"
    return sha256(dumps(pack, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]
