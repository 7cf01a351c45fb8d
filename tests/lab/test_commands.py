"""`kontor simulate` and `kontor fuzz` as they are typed."""

import errno
import os
from io import StringIO
from json import loads
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kontor.cli import main
from kontor.kernel.state import State
from kontor.lab.fuzz import Fault, Report, Trial
from kontor.lab.progress import Meter
from kontor.lab.report import Page, print_report
from kontor.text.language import LANGUAGES
from kontor.text.speech import Speech
from kontor.titles.registry import find
from kontor.titles.rivalcities.meta import RivalCities

SIMULATE = ["simulate", "rivalcities", "--seats", "random,random", "--games", "3", "--jobs", "1"]
PROBES = (
    "illegal", "out-of-turn", "unknown", "broken-batch", "batch", "position", "chance", "barrier", "undo", "take-back",
    "resume", "record", "refused-setting",
)


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ["Rival Cities: 3 games", "Wins by bot", "Wins by seat", "How games ended", "decisions were forced"]),
    ("de", ["Rival Cities: 3 Partien", "Siege nach Bot", "Siege nach Platz", "Wie Partien endeten", "waren erzwungen"]),
])
def test_simulate_tells_what_happened(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert [word for word in words if word not in out] == []
    assert "3" in err.splitlines()[-1]


def test_simulate_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([*SIMULATE, "--json", "--seed", "4", "--out", str(tmp_path / "run")]) == 0
    data = loads(capsys.readouterr().out)
    assert data["run"]["seats"] == ["random", "random"] and data["run"]["seed"] == 4
    assert data["summary"]["games"] == 3
    assert sum(share["part"] for share in data["summary"]["seats"]) == 3
    assert {path.name for path in (tmp_path / "run").iterdir()} == {"games.csv", "games.parquet", "simulate.json"}


def test_simulate_with_a_pack(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text('title = "rivalcities"\n[setup]\nmanufactories = 3\n')
    assert main([*SIMULATE, "--json", "--pack", str(pack)]) == 0
    assert loads(capsys.readouterr().out)["run"]["pack"] != "-"
    pack.write_text('title = "rivalcities"\n[setup]\nmanufactories = "many"\n')
    assert main([*SIMULATE, "--pack", str(pack)]) == 2
    assert str(pack) in capsys.readouterr().err


@pytest.mark.parametrize("words", [
    ["simulate", "chess", "--seats", "random,random"],
    ["simulate", "rivalcities"],
    ["simulate", "rivalcities", "--seats", "random"],
    ["simulate", "rivalcities", "--seats", "random,random,random"],
    ["simulate", "rivalcities", "--seats", "random,gredy"],
    ["simulate", "rivalcities", "--seats", "random,greedy:samples=0"],
    [*SIMULATE, "--games", "0"],
    [*SIMULATE, "--jobs", "none"],
    [*SIMULATE, "--seed", "-1"],
    [*SIMULATE, "--option", "layout"],
    [*SIMULATE, "--option", "layout=round"],
    [*SIMULATE, "--option", "colour=red"],
    [*SIMULATE, "--pack", "no-such-file.toml"],
    ["fuzz", "chess"],
    ["fuzz", "rivalcities", "--seconds", "0"],
    ["fuzz", "rivalcities", "--seconds", "nan"],
    ["fuzz", "rivalcities", "--seconds", "soon"],
    ["fuzz", "rivalcities", "--games", "1", "--seconds", "1"],
])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_explained(words: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("kontor: ") and len(err.strip()) > 20 and "Traceback" not in err


def test_a_folder_that_cannot_be_written_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    for option in ("--out", "--records"):
        assert main([*SIMULATE, option, str(tmp_path / "file")]) == 2
        assert str(tmp_path / "file") in capsys.readouterr().err
    assert (tmp_path / "file").read_text() == "mine"


def test_a_full_disk_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pwrite(handle: int, data: bytes, at: int) -> int:
        if at > 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return written(handle, data, at)

    written = os.pwrite
    monkeypatch.setattr(os, "pwrite", pwrite)
    assert main([*SIMULATE, "--out", str(tmp_path / "run")]) == 2
    assert "games.csv" in capsys.readouterr().err


def test_fuzz_finds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["fuzz", "rivalcities", "--games", "1", "--jobs", "1", "--lang", "de"]) == 0
    assert "Nichts ging zu Bruch" in capsys.readouterr().out
    assert main(["fuzz", "rivalcities", "--game", "5", "--jobs", "1", "--json"]) == 0
    data = loads(capsys.readouterr().out)
    assert data["games"] == 1 and data["faults"] == [] and data["decisions"] > 10
    assert main(["fuzz", "rivalcities", "--seconds", "0.1", "--jobs", "1"]) == 0
    assert list(tmp_path.iterdir()) == []


def test_fuzz_saves_what_it_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check(self: RivalCities, s: State) -> None:
        assert s.v[5] < 3, "too late"

    with monkeypatch.context() as patch:
        patch.setattr(RivalCities, "check", check)
        assert main(["fuzz", "rivalcities", "--games", "2", "--jobs", "1", "--out", str(tmp_path), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "too late" in out and str(tmp_path / "rivalcities-0-0.kontor") in out
    assert main(["record", "replay", str(tmp_path / "rivalcities-0-0.kontor"), "--json"]) == 0
    assert loads(capsys.readouterr().out)["cells"]["turns"] == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_finds_words_for_everything(lang: str) -> None:
    title = find("rivalcities")
    total = Trial(games=2, decisions=1)
    total.probes.update(PROBES)
    total.reasons.update(["stars", "ships"])
    total.faults += [Fault(0, "law 1", 1, "move", "0 move:1", "", ""), Fault(1, "law 4", 2, "move", "", "", "")]
    out = StringIO()
    print_report(Report(title, 1, total, files=[Path("a.kontor")]), Page(Speech(lang, title), Console(file=out)))
    assert "law 4" in out.getvalue() and "0 move:1" in out.getvalue() and "a.kontor" in out.getvalue()


def meter(**kwargs: Any) -> Meter:
    made = Meter(Speech("en"), **kwargs)
    made.console = Console(file=StringIO(), force_terminal=kwargs.get("games") == 1, width=100)
    return made


def shown(made: Meter) -> str:
    assert isinstance(made.console.file, StringIO)
    return made.console.file.getvalue()


def test_progress_at_a_terminal_and_elsewhere() -> None:
    with meter(games=1) as bar:
        bar.advance()
        assert bar.way() == 1.0
    assert "1 of 1 game" in shown(bar)
    with meter(games=20) as lines:
        lines.find(10)
        assert lines.words().endswith("10 of 20 games, 0.0 games/s, … left")
        for _ in range(5):
            lines.advance()
        assert lines.way() == 0.75
    assert shown(lines).count("\n") == 1
    with meter(seconds=100.0) as clock:
        clock.advance()
        assert 0 < clock.way() < 0.5
        assert "1 game, " in clock.words() and "0:01:40 left" in clock.words()
