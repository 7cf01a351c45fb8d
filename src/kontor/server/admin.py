"""Looking after the data of a server: copies, checks, and what an upgrade would change."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from errno import ENOENT, ENOSPC
from pathlib import Path

from sqlalchemy import text

from kontor.kernel.match import Match

from . import games
from .migrations.upgrade import pending
from .rows import TableRow
from .settings import Settings
from .store import Store, engine_for

KEY = "secret.key"
LOCK = "kontor.lock"
ADVISORY = 0x4B6F6E746F72       # PostgreSQL names locks by number; this one spells our name
SOUND = "ok"


class InUse(Exception):
    """Another server works with this folder."""


class NotABackup(Exception):
    """The file is no sound database of Kontor."""


class NotAFile(Exception):
    """Another program keeps the database, and copies it too."""


class OldShape(Exception):
    """The database has not had all migrations yet."""


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """One process at a time works with a folder and a database: memory is ahead of nobody else's."""
    with alone_in(settings.data):
        engine = engine_for(settings.url)
        if engine.dialect.name != "postgresql":
            yield
            return
        try:
            with engine.connect() as connection:
                is_free = connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY})
                connection.commit()             # the lock lasts as long as the connection
                if not is_free:
                    raise InUse(settings.place)
                yield
        finally:
            engine.dispose()


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as file:
        try:
            import fcntl
        except ImportError:                     # not on Windows, which does not lend open files anyway
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise InUse(str(folder)) from error
        yield


@dataclass(frozen=True)
class Finding:
    """A table that is not as it should be; `what` is a text key `admin-<what>`."""

    table: str
    title: str
    what: str
    detail: str = ""


def backup(settings: Settings, target: Path) -> int:
    """A consistent copy, also while the server is running; its size.  The key that signs cookies lies beside it."""
    source = demand_file(settings)
    if target.exists():
        raise FileExistsError(17, os.strerror(17), str(target))
    part = copied(source, target)
    if (settings.data / KEY).is_file():
        shutil.copy2(settings.data / KEY, target.with_name(target.name + ".key"))
    part.replace(target)
    return target.stat().st_size


def demand_file(settings: Settings) -> Path:
    """A database that is not there is not made by looking for it."""
    if settings.file is None:
        raise NotAFile(settings.place)
    if not settings.file.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(settings.file))
    return settings.file


def copied(source: Path, target: Path) -> Path:
    """A whole and safe copy beside the target, which it is to become; nothing is left of one that failed."""
    if not target.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(target.parent))
    part = target.with_name(target.name + ".part")
    part.write_bytes(b"")                       # says more clearly than SQLite why it cannot be written
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(part)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL:
            raise OSError(ENOSPC, os.strerror(ENOSPC), str(target)) from error
        raise
    return part


def restore(settings: Settings, source: Path) -> Path | None:
    """Puts a backup in place; what was there before is kept beside it, under the returned name."""
    there = settings.file
    if there is None:
        raise NotAFile(settings.place)
    demand_sound(source)
    with alone(settings):
        part = copied(source, there)
        kept: Path | None = None
        if there.exists():
            kept = there.with_name(f"{there.name}.{time.strftime('%Y%m%d-%H%M%S')}")
            copied(there, kept).replace(kept)
            for ending in ("", "-wal", "-shm"):
                there.with_name(there.name + ending).unlink(missing_ok=True)
        part.replace(there)
        key = source.with_name(source.name + ".key")
        if key.is_file():
            shutil.copy2(key, settings.data / KEY)
        Store(settings.url).close()
    return kept


def demand_sound(path: Path) -> None:
    if not path.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(path))
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise NotABackup(str(path)) from error
    finally:
        connection.close()
    if found != SOUND:
        raise NotABackup(str(path))


def check(store: Store) -> Iterator[Finding | None]:
    """Every table: it loads, its position is sound, and its log leads there.  None for each that is fine."""
    for name in store.every_table():
        row = store.table(name)
        assert row is not None
        yield fault_of(store, row)


def fault_of(store: Store, row: TableRow) -> Finding | None:
    if row.game is None:
        return None
    try:
        match, _ = games.resume(row, lambda count: store.past(row.id, count))
        match.state.check()
    except Exception as error:
        return Finding(row.id, row.title, "unloadable", f"{type(error).__name__}: {error}")
    if (match.seq, match.made, match.over) != (row.game.seq, row.game.made, row.game.over):
        return Finding(row.id, row.title, "counts")
    if len(match.log) != match.seq or len(match.entries) != match.made:
        return Finding(row.id, row.title, "log")
    return None if is_past_true(match) else Finding(row.id, row.title, "past")


def is_past_true(match: Match) -> bool:
    """Do the present rules lead from the beginning through the log to the position that was kept?"""
    s = match.start.clone()
    drawn = 0
    for entry in match.entries:
        if s.why_not(entry.seat, entry.action) is not None:
            return False
        drawn += entry.seat < 0
        s.apply(entry.seat, entry.action)
    return s.same(match.state) and drawn == match.drawn()


def check_all(settings: Settings) -> list[Finding | None]:
    """One for every table; nothing is changed, not even an old shape."""
    if lacks(settings):
        raise OldShape(settings.place)
    store = Store(settings.url)
    try:
        return list(check(store))
    finally:
        store.close()


def lacks(settings: Settings) -> list[str]:
    """Migrations that the database has not had."""
    if settings.file is not None:
        demand_file(settings)
    engine = engine_for(settings.url)
    try:
        with engine.connect() as connection:
            return pending(connection)
    finally:
        engine.dispose()


def would_differ(settings: Settings) -> tuple[list[str], list[Finding]]:
    """Migrations to come, and running games whose past would differ under the present rules; nothing is changed."""
    lacking = lacks(settings)
    if lacking:
        return lacking, []              # the tables cannot be read before they have their shape
    store = Store(settings.url)
    try:
        running = set(store.running())
        found = [fault for fault in check(store) if fault is not None and fault.table in running]
    finally:
        store.close()
    return lacking, found
