"""The folder of a run: what was asked, one line per finished game, and at the end the same as Parquet.

`simulate.json` guards against mixing runs.  `games.csv` only grows, a whole line at a time, in the order in which games
were finished; a line that was cut off is dropped when the run goes on.
"""

import csv
import os
from dataclasses import fields
from io import StringIO
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any, Final

from kontor.kernel.title import SetupError

from .table import Row, Setting, game_of

COLUMNS: Final = tuple(field.name for field in fields(Row))
LISTS: Final = " "              # between the items of a cell that holds several


class Ledger:
    """Opened for a run, new or to be continued.  `rows` holds every game noted down so far."""

    def __init__(self, folder: Path, setting: Setting) -> None:
        self.folder = folder
        self.file = folder / "games.csv"
        self.rows: dict[int, Row] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self.claim(setting)
        self.handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o644)
        self.end = self.read()

    def claim(self, setting: Setting) -> None:
        """Writes down what this run is, or compares it with what was begun here."""
        path = self.folder / "simulate.json"
        wanted = description(setting)
        if not path.exists():
            if self.file.exists():
                raise SetupError("setup-run-unknown", file=str(self.file), missing=path.name)
            write_whole(path, dumps(wanted, indent=2, ensure_ascii=False) + "\n")
            return
        try:
            found = loads(path.read_text(encoding="utf-8"))
            differing = [name for name in wanted if found.get(name) != wanted[name]]
        except (JSONDecodeError, UnicodeDecodeError, AttributeError) as error:
            raise SetupError("setup-run-broken", file=str(path)) from error
        if differing:
            name = differing[0]
            raise SetupError(
                "setup-run-other", folder=str(self.folder), name=name, said=plain(found.get(name)),
                wanted=plain(wanted[name]),
            )

    def read(self) -> int:
        """Takes in what is there and returns where the next line goes."""
        with self.file.open("rb") as file:
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        if not lines:
            return self.write(0, ",".join(COLUMNS) + "\n")
        if lines[0] != ",".join(COLUMNS):
            raise SetupError("setup-run-line", file=str(self.file), line=1)
        for number, cells in enumerate(csv.reader(lines[1:]), start=2):
            try:
                row = row_from(cells)
            except (ValueError, IndexError) as error:
                raise SetupError("setup-run-line", file=str(self.file), line=number) from error
            self.rows[row.index] = row
        return len(whole)

    def add(self, row: Row) -> None:
        text = StringIO()
        csv.writer(text, lineterminator="\n").writerow(cells_of(row))
        self.end = self.write(self.end, text.getvalue())
        self.rows[row.index] = row

    def write(self, at: int, text: str) -> int:
        """The whole line or nothing of it."""
        data = text.encode()
        try:
            os.ftruncate(self.handle, at)
            written = 0
            while written < len(data):
                written += os.pwrite(self.handle, data[written:], at + written)
        except OSError as error:
            os.ftruncate(self.handle, at)
            raise OSError(error.errno, error.strerror, str(self.file)) from error
        return at + len(data)

    def close(self) -> None:
        os.close(self.handle)


def description(setting: Setting) -> dict[str, Any]:
    game = game_of(setting)
    return {
        "title": setting.title,
        "rules": game.title.rules_version,
        "seats": list(setting.bots),
        "options": dict(game.options),
        "pack": setting.pack_name,
        "seed": setting.seed,
    }


def plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={item}" for name, item in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def cells_of(row: Row) -> list[str]:
    return [text_of(getattr(row, name)) for name in COLUMNS]


def text_of(value: Any) -> str:
    if isinstance(value, tuple):
        return LISTS.join(map(str, value))
    if isinstance(value, dict):
        return dumps(value, separators=(",", ":"))
    return "" if value is None else str(value)


def row_from(cells: list[str]) -> Row:
    """Raises ValueError where a line is not one of ours."""
    index, seed, seats, winners, ranks, scores, reason, decisions, forced, turns, rounds, seconds, counts = cells
    return Row(
        int(index), int(seed), tuple(seats.split(LISTS)), numbers(winners), numbers(ranks), numbers(scores), reason,
        int(decisions), int(forced), int(turns) if turns else None, int(rounds) if rounds else None, float(seconds),
        {name: tuple(amounts) for name, amounts in loads(counts).items()},
    )


def numbers(cell: str) -> tuple[int, ...]:
    return tuple(int(item) for item in cell.split())


def write_whole(path: Path, text: str) -> None:
    """The file is there with all of `text`, or as it was before."""
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_parquet(path: Path, rows: list[Row]) -> bool:
    """False where pyarrow is not installed; then the CSV holds the same."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        return False
    ints = pa.list_(pa.int32())
    types = {
        "index": pa.int64(), "seed": pa.int64(), "seats": pa.list_(pa.string()), "winners": ints,
        "ranks": ints, "scores": ints, "reason": pa.string(), "decisions": pa.int32(), "forced": pa.int32(),
        "turns": pa.int32(), "rounds": pa.int32(), "seconds": pa.float64(),
    }
    columns = {name: pa.array([getattr(row, name) for row in rows], kind) for name, kind in types.items()}
    for name in dict.fromkeys(name for row in rows for name in row.counts):
        columns[name] = pa.array([row.counts.get(name) for row in rows], ints)
    part = path.with_name(f".{path.name}.part")
    try:
        parquet.write_table(pa.table(columns), part)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error
    return True
