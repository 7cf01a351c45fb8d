"""A server on PostgreSQL: whole games, sudden death, and what the keeper of the data is told."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from kontor.server.store import Store

from .house import Device, House, serving
from .test_admin import kontor
from .test_game import two


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database of its own for each test, empty."""
    name = f"k{abs(hash(request.node.name)) % 10**9}"
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield postgres.replace("/postgres?", f"/{name}?")
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[House]:
    with serving(tmp_path / "data", database=database) as opened:
        yield opened


def test_a_whole_game_is_played_over_two_sudden_deaths(house: House, database: str) -> None:
    anna, ben = Device(house, "Anna"), Device(house, "Ben")
    table = two(anna, ben, pace="live")
    made = 0
    for moves in (10, 15, 2000):
        with anna.live(table, 0) as one, ben.live(table, 1) as other:
            places = [one.next("now")["position"], other.next("now")["position"]]
            for _ in range(moves):
                if places[0]["over"]:
                    break
                seat = places[0]["actors"][0]
                device, before = (anna, ben)[seat], places[seat]
                choices = [choice for choice in before["decision"]["choices"] if not choice["composes"]]
                key = choices[7 * made % len(choices)]["key"]
                after = device.move(table, seat, before["seq"], key, request=f"m{made}")
                for place, live in enumerate((one, other)):
                    while places[place]["seq"] < after["seq"]:
                        places[place] = live.next("now")["position"]
                made += 1
        if not after["over"]:
            house.end(signal.SIGKILL)
            house.open()
            again = device.move(table, seat, before["seq"], key, request=f"m{made - 1}")
            assert again == after == device.position(table, seat), "done once, answered again"
    end = anna.position(table, 0)
    assert end["over"] and made > 25
    assert anna.get(f"tables/{table}/record").startswith("kontor-record 1\n")
    anna.post(f"tables/{table}/chat", {"text": "well played"})
    assert anna.get("me/export")["chat"][0]["text"] == "well played"
    assert house.end() == 0
    assert "1 table, all sound" in kontor("admin", "check", "--data", house.folder, "--database", database)
    store = Store(database)
    assert store.uptime() > 0 and len(store.every_table()) == 1
    store.close()


def test_two_servers_do_not_share_a_database(house: House, database: str, tmp_path: Path) -> None:
    words = ("serve", "--data", tmp_path / "other", "--host", "127.0.0.1", "--port", 0, "--database", database)
    assert "Another Kontor" in kontor(*words, check=2)
    upgrade = ("admin", "upgrade", "--dry-run", "--data", house.folder, "--database", database)
    assert "No running game would differ" in kontor(*upgrade), "looking is allowed"


def test_upgrade_brings_an_old_database_to_shape_and_check_only_looks(database: str, tmp_path: Path) -> None:
    where = ("--data", tmp_path / "data", "--database", database)
    assert "older version" in kontor("admin", "check", *where, check=2)
    assert "0001" in (told := kontor("admin", "upgrade", "--dry-run", *where)) and "0002" in told
    assert "older version" in kontor("admin", "check", *where, check=2), "a dry run changes nothing"
    kontor("admin", "upgrade", *where)
    assert "all sound" in kontor("admin", "check", *where)


def test_copies_are_left_to_the_tools_of_the_database(house: House, database: str, tmp_path: Path) -> None:
    where = ("--data", house.folder, "--database", database)
    told = kontor("admin", "backup", tmp_path / "copy.db", *where, check=2)
    assert "pg_dump" in told and "secret.key" in told and not (tmp_path / "copy.db").exists()
    assert "pg_restore" in kontor("admin", "restore", tmp_path / "copy.db", *where, check=2)


@pytest.mark.parametrize("url", [
    "postgresql+psycopg://nobody:geheim@127.0.0.1:1/none", "postgresql+x://h/d", "nonsense",
])
def test_a_database_that_cannot_be_used_is_told_without_its_password(url: str, tmp_path: Path) -> None:
    for words in (("admin", "check"), ("serve", "--host", "127.0.0.1", "--port", 0)):
        told = kontor(*words, "--data", tmp_path, "--database", url, check=2)
        assert "cannot be used" in told and "geheim" not in told


def test_a_broken_connection_costs_one_request_at_most(house: House, database: str) -> None:
    anna = Device(house, "Anna")
    table = anna.open()["id"]
    anna.play_on(table, [0], most=3)
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname ="
            " current_database()"
        ))
    engine.dispose()
    made = anna.position(table, 0)["made"]
    assert anna.play_on(table, [0], most=3)["made"] > made
    assert house.process is not None and house.process.poll() is None
