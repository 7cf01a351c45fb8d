"""The database: people, tables, games.  Everything here blocks for a moment and is called on the event loop alone.

SQLAlchemy Core serves what is rare.  The append of a move has a path of its own (`append`): a connection with group
commit, and a thread that waits for the disk.
"""

import concurrent.futures
import json
import sqlite3
from asyncio import Future, get_running_loop
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Row, create_engine, delete, event, func, insert, select, update

from .migrations.upgrade import upgrade
from .rows import ChatRow, GameRow, Person, SeatRow, Step, TableRow
from .schema import chat, games, house, mutes, people, seats, steps, tables

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENT, AT_ONCE = "PRAGMA busy_timeout=10000", "PRAGMA busy_timeout=0"       # where another program has the lock
LISTED = 60             # tables of a kind in the lobby
REMEMBERED = 64         # requests of a table whose repetition is recognised after a restart

ADD_STEP = "INSERT INTO steps (table_id, seq, seat, request, at, entries) VALUES (?, ?, ?, ?, ?, ?)"
SET_GAME = (
    "UPDATE games SET seq = ?, made = ?, over = ?, actors = ?, moved = ?, snapshot = ?, clocks = ? WHERE table_id = ?"
)


def engine_for(url: str) -> Engine:
    """SQLite begins transactions when we say so, and a writing one takes its lock at once.  No error tells a value."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None
            connection.execute(PATIENT)
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            writes = connection.get_execution_options().get("write")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class Store:
    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.path = Path(self.engine.url.database or "") if self.engine.dialect.name == "sqlite" else None
        with self.write() as connection:
            upgrade(connection)
        self.waiting: list[tuple[Future[None], Step]] = []
        self.is_writing = False
        self.writer = ThreadPoolExecutor(1, "writer")
        self.hot: sqlite3.Connection | None = None
        if self.path is not None:
            self.hot = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self.hot.execute(f"PRAGMA {pragma}")
            self.hot.execute(AT_ONCE)

    def close(self) -> None:
        self.writer.shutdown()
        left, self.waiting = self.waiting, []
        self.written(left, self.write_batch([step for _, step in left]))
        if self.hot is not None:
            self.hot.close()
        self.engine.dispose()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        with self.engine.execution_options(write=True).begin() as connection:
            yield connection

    # moves

    def append(self, step: Step) -> "Future[None]":
        """Done once the step is safe on disk.  Steps that come while others are being written share a transaction."""
        loop = get_running_loop()
        if not self.waiting:
            loop.call_soon(self.flush)
        safe: Future[None] = loop.create_future()
        self.waiting.append((safe, step))
        return safe

    def flush(self) -> None:
        """Statements take no time and run here: a thread would wait for Python's own lock after each of them."""
        if self.is_writing or not self.waiting:
            return
        batch, self.waiting = self.waiting, []
        self.is_writing = True
        loop = get_running_loop()
        steps = [step for _, step in batch]
        with suppress(Exception):               # the thread tries again, and waits where another program writes
            self.put(steps)

        def done(errors: "concurrent.futures.Future[list[Exception | None]]") -> None:
            loop.call_soon_threadsafe(self.written, batch, errors.result())

        self.writer.submit(self.write_batch, steps).add_done_callback(done)

    def write_batch(self, batch: list[Step]) -> list[Exception | None]:
        """What became of each step; one that cannot be written does not take others with it."""
        try:
            self.commit(batch)
        except Exception as error:
            return [error] if len(batch) == 1 else [self.write_batch([step])[0] for step in batch]
        return [None] * len(batch)

    def written(self, batch: list[tuple["Future[None]", Step]], errors: list[Exception | None]) -> None:
        self.is_writing = False
        for (safe, _), error in zip(batch, errors, strict=True):
            resolve(safe, error)
        if self.waiting:
            self.flush()

    def commit(self, batch: list[Step]) -> None:
        if not batch:
            return
        if self.hot is None:
            with self.write() as connection:
                for step in batch:
                    add_step(connection, step)
                    set_game(connection, step.table, step.game)
            return
        if not self.hot.in_transaction:
            self.hot.execute(PATIENT)
            try:
                self.put(batch)
            finally:
                self.hot.execute(AT_ONCE)
        with undone_on_error(self.hot):
            self.hot.execute("COMMIT")

    def put(self, batch: list[Step]) -> None:
        """A transaction up to its commit, which is what the disk is needed for."""
        if self.hot is None:
            return
        with undone_on_error(self.hot):
            self.hot.execute("BEGIN IMMEDIATE")
            for step in batch:
                game, actors = step.game, json.dumps(step.game.actors)
                place = (game.seq, game.made, game.over, actors, game.moved, game.snapshot, game.clocks, step.table)
                self.hot.execute(ADD_STEP, (step.table, step.seq, step.seat, step.request, step.at, step.items))
                self.hot.execute(SET_GAME, place)

    def begin_game(self, step: Step) -> None:
        """The first step of a game."""
        values = {**game_values(step.game), "table_id": step.table, "rules": step.game.rules}
        with self.write() as connection:
            connection.execute(insert(games).values(values))
            add_step(connection, step)

    def past(self, table: str, count: int) -> list[list[Any]]:
        """The first `count` items of a table's log."""
        query = select(steps.c.entries).where(steps.c.table_id == table, steps.c.seq <= count).order_by(steps.c.seq)
        with self.read() as connection:
            return [item for (items,) in connection.execute(query) for item in json.loads(items)]

    def requests(self, table: str) -> list[tuple[int, str]]:
        """Who asked for the latest steps, and under which name."""
        query = select(steps.c.seat, steps.c.request).where(steps.c.table_id == table, steps.c.request != "")
        with self.read() as connection:
            rows = connection.execute(query.order_by(steps.c.seq.desc()).limit(REMEMBERED)).all()
        return [(seat, request) for seat, request in reversed(rows)]

    # people

    def person(self, name: str) -> Person | None:
        with self.read() as connection:
            row = connection.execute(select(people).where(people.c.id == name)).one_or_none()
        return Person(**row._mapping) if row is not None else None

    def add_person(self, person: Person) -> None:
        with self.write() as connection:
            connection.execute(insert(people).values(vars(person)))

    def change_person(self, old: Person, new: Person) -> None:
        """Seats that bear the old name bear the new one; names given at a shared screen stay."""
        with self.write() as connection:
            connection.execute(update(people).where(people.c.id == old.id).values(vars(new)))
            mine = (seats.c.person == old.id) & (seats.c.name == old.name)
            connection.execute(update(seats).where(mine).values(name=new.name))

    def forget_person(self, name: str) -> None:
        """Nothing of a person is left: finished games keep a seat without a name."""
        with self.write() as connection:
            connection.execute(delete(people).where(people.c.id == name))
            connection.execute(delete(chat).where(chat.c.person == name))
            connection.execute(delete(mutes).where(mutes.c.person == name))
            connection.execute(update(seats).where(seats.c.person == name).values(person="", name="", word=""))
            connection.execute(update(tables).where(tables.c.opener == name).values(opener=""))

    # tables

    def add_table(self, row: TableRow) -> None:
        values = {name: value for name, value in vars(row).items() if name not in ("seats", "game")}
        values |= {"options": json.dumps(row.options), "origin": json.dumps(row.origin)}
        with self.write() as connection:
            connection.execute(insert(tables).values(values))
            connection.execute(insert(seats), [{"table_id": row.id, **vars(seat)} for seat in row.seats])

    def set_table(self, name: str, **values: Any) -> None:
        if "origin" in values:
            values["origin"] = json.dumps(values["origin"])
        with self.write() as connection:
            connection.execute(update(tables).where(tables.c.id == name).values(values))

    def set_clocks(self, name: str, clocks: str) -> None:
        with self.write() as connection:
            connection.execute(update(games).where(games.c.table_id == name).values(clocks=clocks))

    def uptime(self) -> float:
        with self.read() as connection:
            return float(connection.execute(select(house.c.uptime)).scalar_one())

    def set_uptime(self, seconds: float) -> None:
        with self.write() as connection:
            connection.execute(update(house).values(uptime=seconds))

    def put_seats(self, name: str, rows: list[SeatRow]) -> None:
        with self.write() as connection:
            for row in rows:
                place = (seats.c.table_id == name) & (seats.c.seat == row.seat)
                connection.execute(update(seats).where(place).values(vars(row)))

    def table(self, name: str) -> TableRow | None:
        with self.read() as connection:
            found = self.rows(connection, tables.c.id == name, snapshot=True)
        return found[0] if found else None

    def table_of_code(self, code: str) -> str | None:
        with self.read() as connection:
            return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar_one_or_none()

    def tables_of(self, person: str, most: int = LISTED) -> list[TableRow]:
        """Where the person sits or that it opened, the latest first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        with self.read() as connection:
            return self.rows(connection, tables.c.id.in_(sits) | (tables.c.opener == person), most=most)

    def public_tables(self) -> list[TableRow]:
        listed = (tables.c.watch == "everybody") & ~tables.c.archived & (games.c.over.is_(None) | ~games.c.over)
        with self.read() as connection:
            return self.rows(connection, listed)

    def every_table(self) -> list[str]:
        with self.read() as connection:
            return list(connection.scalars(select(tables.c.id).order_by(tables.c.created)))

    def running(self) -> list[str]:
        """Tables with a game that is not over."""
        with self.read() as connection:
            return list(connection.scalars(select(games.c.table_id).where(~games.c.over)))

    def rows(self, connection: Connection, where: Any, snapshot: bool = False, most: int = LISTED) -> list[TableRow]:
        columns = [column for column in games.c if snapshot or column.name != "snapshot"]
        query = select(tables, *[column.label(f"game_{column.name}") for column in columns])
        query = query.select_from(tables.outerjoin(games)).where(where)
        query = query.order_by(func.coalesce(games.c.moved, tables.c.created).desc()).limit(most)
        found = {row.id: table_row(row) for row in connection.execute(query)}
        around = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
        for seat in connection.execute(around).mappings():
            values = dict(seat)
            found[values.pop("table_id")].seats.append(SeatRow(**values))
        return list(found.values())

    # chat

    def say(self, table: str, line: ChatRow) -> int:
        values = {name: value for name, value in vars(line).items() if name != "id"}
        with self.write() as connection:
            key = connection.execute(insert(chat).values(table_id=table, **values)).inserted_primary_key
        assert key is not None
        return int(key[0])

    def chat_after(self, table: str, last: int, most: int = 200) -> list[ChatRow]:
        query = select(chat).where(chat.c.table_id == table, chat.c.id > last).order_by(chat.c.id.desc()).limit(most)
        with self.read() as connection:
            return [chat_row(row) for row in reversed(connection.execute(query).all())]

    def said_by(self, person: str) -> list[ChatRow]:
        with self.read() as connection:
            return [chat_row(row) for row in connection.execute(select(chat).where(chat.c.person == person))]

    def muted(self, table: str) -> set[str]:
        with self.read() as connection:
            return set(connection.scalars(select(mutes.c.person).where(mutes.c.table_id == table)))

    def mute(self, table: str, person: str, muted: bool) -> None:
        with self.write() as connection:
            connection.execute(delete(mutes).where(mutes.c.table_id == table, mutes.c.person == person))
            if muted:
                connection.execute(insert(mutes).values(table_id=table, person=person))


@contextmanager
def undone_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def resolve(safe: "Future[None]", error: Exception | None) -> None:
    if not safe.done():
        if error is None:
            safe.set_result(None)
        else:
            safe.set_exception(error)


def game_values(game: GameRow) -> dict[str, Any]:
    return {
        "seq": game.seq, "made": game.made, "over": game.over, "actors": json.dumps(game.actors),
        "moved": game.moved, "snapshot": game.snapshot, "clocks": game.clocks,
    }  # fmt: skip


def add_step(connection: Connection, step: Step) -> None:
    values = {"table_id": step.table, "seq": step.seq, "seat": step.seat, "request": step.request}
    connection.execute(insert(steps).values(**values, at=step.at, entries=step.items))


def set_game(connection: Connection, table: str, game: GameRow) -> None:
    connection.execute(update(games).where(games.c.table_id == table).values(game_values(game)))


def table_row(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    game = {name.removeprefix("game_"): values.pop(name) for name in list(values) if name.startswith("game_")}
    values |= {"options": json.loads(values["options"]), "origin": json.loads(values["origin"])}
    if game.pop("table_id") is None:
        return TableRow(**values)
    return TableRow(**values, game=GameRow(**{**game, "actors": json.loads(game["actors"])}))


def chat_row(row: Row[Any]) -> ChatRow:
    values = dict(row._mapping)
    del values["table_id"]
    return ChatRow(**values)
