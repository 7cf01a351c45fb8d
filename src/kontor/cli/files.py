"""Files of the command line: records and packs in, records out, nothing half written."""

import os
import tempfile
from collections.abc import Iterator
from itertools import chain, count
from json import dumps
from pathlib import Path
from typing import Any

from kontor.kernel.match import Match, replay
from kontor.kernel.record import FORMAT, Record, RecordError, parse
from kontor.kernel.state import Game
from kontor.kernel.title import SetupError, Title
from kontor.parts.sheet import PackError, pack_hash, read_toml
from kontor.titles.registry import find

from .faults import Fault

ENDING = ".kontor"


def data_folder() -> Path:
    """Where games are kept that nobody named a place for."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    base = Path(chosen) if Path(chosen).is_absolute() else Path.home() / ".local" / "share"
    return base / "kontor"


def place_for(record: Record) -> Path:
    """Where a new game is kept: a file of its own, named after title and seed."""
    folder = data_folder() / "games"
    ends = chain([""], (f"-{n}" for n in count(2)))
    paths = (folder / f"{record.title}-{record.seed}{end}{ENDING}" for end in ends)
    return next(path for path in paths if not path.exists())


def kept_games() -> Iterator[tuple[Path, Record]]:
    """Unfinished games in the data folder, the newest first."""
    folder = data_folder() / "games"
    paths = sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            record = read_record(path)
        except (Fault, RecordError, OSError):
            continue                                # whatever it is, it is no game to go on with
        if not record.reason:
            yield path, record


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Fault("not-text", file=str(path)) from error


def read_record(path: Path) -> Record:
    """A record in either of its forms, text or JSON."""
    return parse(read_text(path))


def read_pack(path: Path) -> tuple[Title, dict[str, Any]]:
    """A data pack: the title it is for, and the values it changes."""
    read_text(path)
    pack = read_toml(path)
    name = pack.pop("title", None)
    if not isinstance(name, str):
        raise Fault("pack-title", file=str(path))
    return find(name), pack


def game_with(title: Title, seats: int, options: dict[str, str], path: Path | None) -> Game:
    """A game of the built-in material, or of that with a pack put over it."""
    if path is None:
        return title.game(seats, options)
    owner, pack = read_pack(path)
    if owner is not title:
        raise Fault("pack-other-title", file=str(path), title=owner.id, wanted=title.id)
    with blamed(path):
        return title.game(seats, options, pack, pack_hash(pack))


def match_of(record: Record, pack: Path | None) -> Match:
    """The match a record tells; everything the record says has been checked on the way."""
    try:
        title = find(record.title)
    except SetupError as error:
        raise RecordError(record.line_with("title "), error.key, **error.params) from error
    if record.pack != "-" and pack is None:
        raise Fault("record-needs-pack", pack=record.pack)
    return replay(title, record, None if pack is None else game_with(title, record.seats, record.options, pack))


class blamed:
    """The built-in material is sound, so what does not fit comes from the pack."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, PackError):
            raise PackError(str(self.path), error.key, error.expected, error.found) from error


def write_record(record: Record, path: Path) -> None:
    """Puts the record into `path`, as JSON where its name says so.  The file is the old one or the new one, whole."""
    text = dumps(record.to_data(), ensure_ascii=False) + "\n" if path.suffix == ".json" else record.to_text()
    if path.is_dir():
        raise IsADirectoryError(21, os.strerror(21), str(path))
    if path.exists() and not path.is_file():
        write_through(text, path)
        return
    if path.exists() and not is_record(path):
        raise Fault("not-ours", file=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(handle)
        Path(name).replace(path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_through(text: str, path: Path) -> None:
    """Into a device or a pipe, which cannot be replaced."""
    try:
        with path.open("w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def is_record(path: Path) -> bool:
    """A file that a game may be saved over: empty, or a record already."""
    with path.open("rb") as file:
        start = file.read(400)
    return not start or start.startswith(FORMAT.split()[0].encode()) or b'"format": "kontor-record' in start
