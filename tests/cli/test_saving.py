"""Saving: the file is the old one or the new one, whole; and where saving fails, the game goes on."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.cli.files import write_record
from kontor.kernel.record import from_text

from .conftest import Run

PLAY = ("play", "rivalcities", "--seats", "you,random", "--seed", "3")


def test_save_as_text_and_json(kontor: Run, tmp_path: Path) -> None:
    text, data = tmp_path / "new" / "a.kontor", tmp_path / "a.json"
    out = kontor(*PLAY, typed=f"1\ns {text}\ns {data}\n").out
    assert f"Saved in {text}" in out and f"Saved in {data}" in out
    assert kontor("record", "verify", text).code == kontor("record", "verify", data).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "new"]        # nothing temporary is left


def test_saving_again_replaces_the_record(kontor: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    kontor(*PLAY, "--save", path, typed="1\ns\n1\n1\ns\n")
    first = from_text(path.read_text(encoding="utf-8"))
    kontor("play", "--resume", path, typed="1\n1\n1\ns\n")
    assert len(from_text(path.read_text(encoding="utf-8")).moves) > len(first.moves)


def goes_on(out: str) -> bool:
    """After the failure the game was played on, and kept elsewhere at the end of the input."""
    return "goes on; nothing is lost" in out and out.count("Hamburg > ") >= 3 and "kontor play --resume" in out


def test_full_disk(kontor: Run) -> None:
    answer = kontor(*PLAY, typed="1\ns /dev/full\n1\n")
    assert "/dev/full could not be written: the disk is full." in answer.out
    assert answer.code == 0 and goes_on(answer.out)
    german = kontor(*PLAY, "--lang", "de", typed="1\ns /dev/full\n1\n")
    assert "nichts ist verloren" in german.out


def test_a_disk_that_fills_up_leaves_the_old_file(begun: Path) -> None:
    """A real limit of the system on the size of files, in a process of its own."""
    before = begun.read_bytes()
    size = len(before) // 2
    answer = subprocess.run(
        [sys.executable, "-c", "import sys; from kontor.cli import main; sys.exit(main())", "play", "--resume", begun],
        input="1\ns\n1\n", capture_output=True, text=True, check=False, timeout=120,
        env={**os.environ, "KONTOR_LANG": "en", "XDG_DATA_HOME": str(begun.parent), "TMPDIR": str(begun.parent)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)), cwd=begun.parent,
    )
    assert "Traceback" not in answer.stderr
    assert "The game was not saved, but it goes on" in answer.stdout
    assert "could be saved nowhere" in answer.stdout
    assert answer.stdout.count("kontor-record 1") == 1           # the record is on the screen instead
    assert begun.read_bytes() == before
    assert [path.name for path in begun.parent.iterdir()] == [begun.name]


@pytest.mark.parametrize(("place", "reason"), [
    ("folder", "is a folder, not a file"),
    ("letter.txt/game.kontor", "is there already"),
    ("letter.txt", "is not a saved game"),
    ("x" * 300, ""),
])
def test_places_that_do_not_work(kontor: Run, tmp_path: Path, place: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna,\n", encoding="utf-8")
    answer = kontor(*PLAY, typed=f"1\ns {tmp_path / place}\n1\n")
    assert reason in answer.out and goes_on(answer.out)
    assert letter.read_text(encoding="utf-8") == "Dear Anna,\n"


def test_a_crash_while_writing_leaves_the_old_file(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = begun.read_bytes()
    record = from_text(begun.read_text(encoding="utf-8"))
    record.names = ["other", "names"]

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space left") as error:
        write_record(record, begun)
    assert error.value.filename == str(begun)
    assert begun.read_bytes() == before
    assert [path.name for path in begun.parent.iterdir()] == [begun.name]


def test_nowhere_to_keep_the_data(kontor: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    monkeypatch.chdir(tmp_path)
    answer = kontor(*PLAY, typed="1\n")
    assert answer.code == 0
    assert (tmp_path / "rivalcities-3.kontor").is_file()         # the present folder took it
