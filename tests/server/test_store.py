"""The database: its shape by migrations, group commit, and the same on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from kontor.server import games
from kontor.server.admin import check
from kontor.server.migrations.upgrade import pending
from kontor.server.positions import Counts
from kontor.server.rows import ChatRow, Person, SeatRow, Step, TableRow
from kontor.server.schema import metadata
from kontor.server.store import Store
from kontor.server.tables import new_origin


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    is_file = request.param == "sqlite"
    opened = Store(f"sqlite:///{tmp_path / 'kontor.db'}" if is_file else request.getfixturevalue("postgres"))
    yield opened
    opened.close()


def new_table(name: str, watch: str = "everybody") -> TableRow:
    seats = [SeatRow(0, "person", "anna", "Anna", word="x"), SeatRow(1, "bot", bot="random")]
    return TableRow(name, f"C{name}", "rivalcities", {"layout": "first_game"}, "", "-", "none", "instant",
                    watch, "anna", new_origin(), 1.0, seats=seats)  # type: ignore[arg-type]


def test_migrations_lead_to_the_declared_shape(store: Store) -> None:
    with store.read() as connection:
        assert pending(connection) == []
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert differences == []


def test_moves_that_come_together_are_committed_together_and_resume(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [new_table(f"{store.engine.dialect.name[:2]}{n}") for n in range(5)]
    matches = []
    for row in tables:
        store.add_table(row)
        match = games.begin(row)
        counts = Counts.begin(match)
        store.set_table(row.id, origin=row.origin)
        store.begin_game(games.step_row(row.id, match, counts, 0, -1, ""))
        matches.append((row, match, counts))
    commits: list[int] = []
    commit = store.commit

    def counted(batch: list[Step]) -> None:
        commits.append(len(batch))
        commit(batch)

    monkeypatch.setattr(store, "commit", counted)

    async def one_move(n: int) -> None:
        row, match, counts = matches[n]
        for turn in range(4):
            seq, seat = match.seq, match.actors()[0]
            before = match.actors()
            assert match.submit(seat, match.legal(seat)[0]) is None
            counts.step(match, seat, before)
            await store.append(games.step_row(row.id, match, counts, seq, seat, f"r{turn}"))

    async def all_moves() -> None:
        await asyncio.gather(*(one_move(n) for n in range(5)))

    asyncio.run(all_moves())
    assert commits == [5] * 4
    for row, match, counts in matches:
        kept = store.table(row.id)
        assert kept is not None and kept.game is not None
        again, known = games.resume(kept, partial(store.past, row.id))
        assert again.state.same(match.state) and known == counts and again.entries == match.entries
        assert [request for _, request in store.requests(row.id)] == ["r0", "r1", "r2", "r3"]
    assert [fault for fault in check(store) if fault is not None] == []


def test_a_step_that_cannot_be_written_does_not_take_others_with_it(store: Store) -> None:
    row = new_table(f"{store.engine.dialect.name[:2]}x")
    store.add_table(row)
    match = games.begin(row)
    counts = Counts.begin(match)
    first = games.step_row(row.id, match, counts, 0, -1, "")
    store.begin_game(first)
    seat = match.actors()[0]
    seq = match.seq
    match.submit(seat, match.legal(seat)[0])
    good = games.step_row(row.id, match, counts, seq, seat, "good")

    async def both() -> tuple[object, object]:
        return await asyncio.gather(store.append(first), store.append(good), return_exceptions=True)

    twice, fine = asyncio.run(both())
    assert isinstance(twice, Exception) and fine is None
    assert store.requests(row.id) == [(seat, "good")]


def test_people_talk_and_leave(store: Store) -> None:
    name = f"{store.engine.dialect.name}-person"
    anna = Person(name, "Anna", "de", True, 1.0)
    store.add_person(anna)
    row = new_table(f"{store.engine.dialect.name[:2]}p")
    row.seats[0].person = row.opener = name
    store.add_table(row)
    new = Person(name, "Änne", "en", True, 1.0)
    store.change_person(anna, new)
    assert store.person(name) == new
    assert store.tables_of(name)[0].seats[0].name == "Änne"
    assert row.id in [listed.id for listed in store.public_tables()]
    line = store.say(row.id, ChatRow(0, name, "Änne", 0, "hello", 2.0))
    assert [said.text for said in store.chat_after(row.id, line - 1)] == ["hello"]
    store.mute(row.id, name, True)
    assert store.muted(row.id) == {name}
    store.forget_person(name)
    assert store.person(name) is None and store.chat_after(row.id, 0) == [] and store.tables_of(name) == []
