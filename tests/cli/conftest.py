"""The command line as its users meet it: arguments and typed lines in, text and an exit code out."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kontor.cli import main


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def kontor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command with what is typed, in English and with a data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("KONTOR_LANG", "en")

    def run(*words: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Answer(code, out, err)

    return run


@pytest.fixture
def finished(kontor: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "finished.kontor"
    assert kontor("play", "rivalcities", "--seats", "random,random", "--seed", "7", "--save", path).code == 0
    return path


@pytest.fixture
def begun(kontor: Run, tmp_path: Path) -> Path:
    """The record of a game that was left after a few choices."""
    path = tmp_path / "begun.kontor"
    words = ("play", "rivalcities", "--seats", "you,random", "--seed", "3", "--save", path)
    assert kontor(*words, typed="1\n" * 6 + "q\nyes\n").code == 0
    return path
