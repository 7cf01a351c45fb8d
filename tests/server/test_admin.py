"""`kontor admin` and `kontor serve`, as somebody who runs a server meets them."""

import io
import json
import sqlite3
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from kontor.cli import main

from .house import Device, House, serving


KONTOR = "import sys; from kontor.cli import main; sys.exit(main())"


def kontor(*words: object, check: int = 0) -> str:
    """What a command says; in this process, because starting one takes longer than what it does."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main([*map(str, words), "--lang", "en"])
    assert code == check, said.getvalue()
    return said.getvalue()


@pytest.fixture
def played(tmp_path: Path) -> House:
    """A closed server with one running game."""
    with serving(tmp_path / "data") as house:
        anna = Device(house, "Anna")
        table = anna.open()["id"]
        anna.play_on(table, [0], most=6)
        kontor("admin", "backup", tmp_path / "live.db", "--data", house.folder)
        assert "Another Kontor" in kontor("admin", "restore", tmp_path / "live.db", "--data", house.folder, check=2)
        assert "Another Kontor" in kontor("serve", "--data", house.folder, "--host", "127.0.0.1", "--port", 0, check=2)
        taken = kontor("serve", "--data", tmp_path / "x", "--host", "127.0.0.1", "--port", house.port, check=2)
        assert f"127.0.0.1:{house.port} is taken" in taken and "--port" in taken
    return house


def test_a_copy_made_while_serving_can_be_restored(played: House, tmp_path: Path) -> None:
    assert "1 table, all sound" in kontor("admin", "check", "--data", played.folder)
    there = tmp_path / "elsewhere"
    assert "in place" in kontor("admin", "restore", tmp_path / "live.db", "--data", there)
    assert "1 table, all sound" in kontor("admin", "check", "--data", there)
    assert (there / "secret.key").read_bytes() == (played.folder / "secret.key").read_bytes()
    assert (there / "secret.key").stat().st_mode & 0o077 == 0
    again = kontor("admin", "restore", tmp_path / "live.db", "--data", there)
    kept = next(there.glob("kontor.db.*-*"))
    assert str(kept) in again.replace("\n", "")
    assert "is there already" in kontor("admin", "backup", tmp_path / "live.db", "--data", there, check=2)
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"not a database" * 100)
    assert "no sound copy" in kontor("admin", "restore", broken, "--data", there, check=2)
    assert "1 table, all sound" in kontor("admin", "check", "--data", there)


def test_a_copy_that_cannot_be_written_says_why_and_leaves_nothing(played: House, tmp_path: Path) -> None:
    nowhere = kontor("admin", "backup", tmp_path / "no" / "copy.db", "--data", played.folder, check=2)
    assert "does not exist" in nowhere.replace("\n", " ")
    bounded = ["bash", "-c", 'ulimit -f 16 && exec "$@"', "-", sys.executable, "-c", KONTOR]      # kB: as a full disk
    said = subprocess.run(
        [*bounded, "admin", "backup", str(tmp_path / "copy.db"), "--data", str(played.folder), "--lang", "en"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 2 and "Traceback" not in said.stderr, said.stderr
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == []


def test_check_and_upgrade_find_a_game_whose_past_leads_elsewhere(played: House) -> None:
    assert "No running game would differ" in kontor("admin", "upgrade", "--dry-run", "--data", played.folder)
    connection = sqlite3.connect(played.folder / "kontor.db")
    snapshot = json.loads(connection.execute("SELECT snapshot FROM games").fetchone()[0])
    cells = snapshot["match"]["state"]["cells"]
    name = next(name for name, value in cells.items() if name.lower().startswith("prestige"))
    cells[name] = 1 - cells[name]
    connection.execute("UPDATE games SET snapshot = ?", (json.dumps(snapshot).encode(),))
    connection.commit()
    connection.close()
    assert "under the present rules" in kontor("admin", "check", "--data", played.folder, check=1)
    assert "1 running game would differ" in kontor("admin", "upgrade", "--dry-run", "--data", played.folder, check=1)


@pytest.mark.parametrize(
    ("wish", "cause"),
    [
        (["--host", "nowhere.invalid"], "nowhere.invalid:0 is no address of this computer"),
        (["--public-url", "kontor.example.org"], "“kontor.example.org” is no address that a browser opens"),
        (["--public-url", "ftp://kontor.example.org"], "is no address that a browser opens"),
    ],
)
def test_a_server_that_cannot_be_opened_says_why(tmp_path: Path, wish: list[str], cause: str) -> None:
    assert cause in kontor("serve", "--data", tmp_path / "new", "--port", 0, *wish, check=2).replace("\n", " ")
    assert not (tmp_path / "new").exists()


def test_a_file_is_no_folder_for_data(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("mine")
    assert "not a folder" in kontor("serve", "--host", "127.0.0.1", "--port", 0, "--data", place, check=2)
    assert place.read_text() == "mine"


def test_an_empty_folder_is_told_and_not_filled(tmp_path: Path) -> None:
    assert "does not exist" in kontor("admin", "check", "--data", tmp_path, check=2)
    assert list(tmp_path.iterdir()) == []
    assert '"openapi": "3.1.0"' in kontor("openapi")
