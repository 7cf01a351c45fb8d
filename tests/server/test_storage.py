"""When the disk fails or waits: nothing is half done, nothing unsafe is shown, and no secret is logged.

The failures are real ones: a second connection to the file holds SQLite's lock, or leaves a trigger that refuses rows.
"""

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kontor.server.admin import check_all
from kontor.server.settings import Settings

from .house import ME, Device, House, Refusal, serving


@contextmanager
def connected(house: House) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(house.folder / "kontor.db", isolation_level=None, timeout=60)) as connection:
        yield connection


def refuse(connection: sqlite3.Connection, table: str) -> None:
    told = "SELECT RAISE(ABORT, 'database or disk is full')"
    connection.execute(f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table} BEGIN {told}; END")


def allow(connection: sqlite3.Connection, table: str) -> None:
    connection.execute(f"DROP TRIGGER full_{table}")


@contextmanager
def full(house: House, table: str) -> Iterator[None]:
    with connected(house) as connection:
        refuse(connection, table)
        yield
        allow(connection, table)


def choice(device: Device, table: str) -> tuple[int, Any, str]:
    """Whose turn it is, what they see, and what they could do."""
    seat = device.position(table)["actors"][0]
    position = device.position(table, seat)
    return seat, position, position["decision"]["choices"][0]["key"]


def soundness(house: House) -> list[object]:
    return [fault for fault in check_all(Settings(house.folder)) if fault is not None]


def test_a_move_that_cannot_be_written_did_not_happen(anna: Device, house: House) -> None:
    table = anna.open(seats=[ME, ME])["id"]
    seat, before, key = choice(anna, table)
    with anna.live(table, seat) as tab, full(house, "steps"):
        tab.next("now")
        with pytest.raises(Refusal) as refusal:
            anna.move(table, seat, before["seq"], key, request="first")
        assert (refusal.value.status, refusal.value.key) == (503, "storage")
        assert anna.position(table, seat) == before
    after = anna.move(table, seat, before["seq"], key, request="first")
    assert after["seq"] > before["seq"]
    assert soundness(house) == []


def test_whoever_waits_behind_a_failing_move_is_not_shown_it(anna: Device, house: House) -> None:
    table = anna.open(seats=[ME, ME])["id"]
    seat, before, key = choice(anna, table)

    def try_it(name: str) -> Refusal:
        with pytest.raises(Refusal) as refusal:
            anna.move(table, seat, before["seq"], key, request=name)
        return refusal.value

    with connected(house) as connection, ThreadPoolExecutor(2) as threads:
        connection.execute("BEGIN IMMEDIATE")           # the first waits for this lock, the second for the first
        first = threads.submit(try_it, "first")
        time.sleep(0.3)
        second = threads.submit(try_it, "second")
        time.sleep(0.3)
        refuse(connection, "steps")
        connection.execute("COMMIT")
        assert [(found.status, found.key) for found in (first.result(), second.result())] == [(503, "storage")] * 2
        allow(connection, "steps")
    assert anna.position(table, seat) == before
    assert anna.move(table, seat, before["seq"], key)["seq"] > before["seq"]
    assert soundness(house) == []


def test_while_another_program_writes_a_move_waits_and_everybody_else_is_served(anna: Device, house: House) -> None:
    table, other = (anna.open(seats=[ME, ME])["id"] for _ in range(2))
    seat, before, key = choice(anna, table)
    with connected(house) as connection, ThreadPoolExecutor(1) as threads:
        connection.execute("BEGIN IMMEDIATE")
        moved = threads.submit(anna.move, table, seat, before["seq"], key)
        time.sleep(0.3)
        began = time.monotonic()
        anna.position(other)
        assert time.monotonic() - began < 5 and not moved.done()
        connection.execute("COMMIT")
        assert moved.result()["seq"] > before["seq"]
    assert soundness(house) == []


def test_a_table_is_as_it_was_when_its_start_could_not_be_written(anna: Device, ben: Device, house: House) -> None:
    table = anna.open(seats=[ME, {"kind": "open"}])
    path = f"tables/{table['id']}"
    ben.post(f"{path}/join", {"code": table["code"]})
    with full(house, "games"):
        assert anna.refused("POST", f"{path}/start").key == "storage"
        assert anna.get(path)["table"]["phase"] == "gathering"
    assert anna.post(f"{path}/start")["phase"] == "running"
    assert soundness(house) == []


def test_a_failing_storage_logs_its_reason_and_no_secret(anna: Device, house: House) -> None:
    table = anna.open(seats=[ME, ME])["id"]
    with full(house, "chat"), full(house, "seats"):
        said = anna.refused("POST", f"tables/{table}/chat", {"text": "under four eyes"})
        opened = anna.refused("POST", "tables", {"title": "rivalcities", "seats": [ME, {**ME, "name": "Veiled"}]})
        assert [(found.status, found.key) for found in (said, opened)] == [(503, "storage")] * 2
    log = house.log.read_text(encoding="utf-8")
    assert "database or disk is full" in log
    assert "under four eyes" not in log and "Veiled" not in log and anna.me["id"] not in log


def test_a_move_in_flight_is_finished_before_the_server_ends(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as house:
        anna = Device(house, "Anna")
        table = anna.open(seats=[ME, ME])["id"]
        seat, before, key = choice(anna, table)
        with connected(house) as connection, ThreadPoolExecutor(2) as threads:
            connection.execute("BEGIN IMMEDIATE")
            answer = threads.submit(anna.move, table, seat, before["seq"], key)
            time.sleep(0.3)
            ended = threads.submit(house.end)
            time.sleep(0.5)
            connection.execute("COMMIT")
            after = answer.result()
            assert ended.result() == 0
        house.open()
        anna.http.close()
        again = Device(house, "Ben")
        assert again.http.get(f"/tables/{table}").json()["position"]["made"] == after["made"] > before["made"]
    assert soundness(house) == []
