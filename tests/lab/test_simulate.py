"""Runs: the same games whatever the number of workers, nothing lost, nothing mixed."""

import errno
import os
from dataclasses import replace
from json import loads
from pathlib import Path

import pytest

from kontor.kernel.match import replay
from kontor.kernel.record import from_text
from kontor.kernel.title import SetupError
from kontor.lab import ledger
from kontor.lab.simulate import simulate
from kontor.lab.table import Row, Setting, derived, game_of, play
from kontor.titles.registry import find

RANDOMS = Setting("rivalcities", ("random", "random"), seed=7)


def timeless(rows: list[Row]) -> list[Row]:
    return [replace(row, seconds=0.0) for row in rows]


def test_the_same_seed_gives_the_same_rows_whatever_the_jobs() -> None:
    alone = simulate(RANDOMS, 6)
    together = simulate(RANDOMS, 6, jobs=3)
    assert timeless(alone.rows) == timeless(together.rows)
    assert [row.index for row in alone.rows] == list(range(6))
    other = simulate(replace(RANDOMS, seed=8), 6)
    assert timeless(other.rows) != timeless(alone.rows)


def test_a_game_does_not_depend_on_the_games_around_it() -> None:
    assert replace(play(RANDOMS, 3)[0], seconds=0.0) == timeless(simulate(RANDOMS, 4).rows)[3]


def test_every_bot_comes_to_every_seat() -> None:
    setting = Setting("novgorod", ("a", "b", "c"))
    assert [setting.seats(i) for i in range(4)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")]


def test_seeds_differ_and_fit_into_every_reader() -> None:
    seeds = {derived(5, i) for i in range(2000)} | {derived(5, "bot", i) for i in range(2000)}
    assert len(seeds) == 4000
    assert max(seeds) < 2**48


def test_rows_say_what_happened() -> None:
    row, match = play(RANDOMS, 1)
    outcome = match.state.outcome()
    assert outcome is not None
    assert (row.winners, row.ranks, row.scores, row.reason) == (
        outcome.winners, outcome.ranks, outcome.scores, outcome.reason)
    assert row.forced == sum(entry.forced for entry in match.entries) > 0
    assert row.decisions == sum(entry.seat >= 0 for entry in match.entries)
    assert row.turns == match.state.view(None).turn
    assert row.rounds is None


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    simulate(RANDOMS, 2)
    assert list(tmp_path.iterdir()) == []


def test_a_run_is_kept_and_goes_on(tmp_path: Path) -> None:
    first = simulate(RANDOMS, 3, out=tmp_path)
    before = (tmp_path / "games.csv").read_bytes()
    told: list[int] = []
    found: list[int] = []
    second = simulate(RANDOMS, 6, jobs=2, out=tmp_path, started=found.append, finished=lambda r: told.append(r.index))
    assert found == [3] and sorted(told) == [3, 4, 5]
    assert (first.found, second.found) == (0, 3)
    assert (tmp_path / "games.csv").read_bytes().startswith(before)
    assert timeless(second.rows) == timeless(simulate(RANDOMS, 6).rows)
    again = simulate(RANDOMS, 6, out=tmp_path)
    assert again.rows == second.rows and again.found == 6
    fewer = simulate(RANDOMS, 2, out=tmp_path)
    assert len(fewer.rows) == 2


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    run = simulate(RANDOMS, 3, out=tmp_path)
    assert run.parquet is True
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["seed"] for row in table] == [row.seed for row in run.rows]
    assert table[0]["seats"] == ["random", "random"] and table[0]["rounds"] is None


def test_without_pyarrow_the_csv_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    run = simulate(RANDOMS, 2, out=tmp_path)
    assert run.parquet is False
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "simulate.json"]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    simulate(RANDOMS, 3, out=tmp_path)
    path = tmp_path / "games.csv"
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    run = simulate(RANDOMS, 3, out=tmp_path)
    assert run.found == 2
    lines = path.read_text().splitlines()
    assert len(lines) == 4 and lines[:3] == whole.decode().splitlines()[:3]


@pytest.mark.parametrize(("change", "name"), [
    ({"seed": 8}, "seed"),
    ({"bots": ("random", "greedy")}, "seats"),
    ({"options": (("layout", "shuffled"),)}, "options"),
    ({"pack_name": "0123"}, "pack"),
])
def test_runs_are_not_mixed(tmp_path: Path, change: dict[str, object], name: str) -> None:
    simulate(RANDOMS, 1, out=tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(SetupError) as caught:
        simulate(replace(RANDOMS, **change), 2, out=tmp_path)  # type: ignore[arg-type]
    assert caught.value.key == "setup-run-other" and caught.value.params["name"] == name
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_spelling_out_a_default_is_the_same_run(tmp_path: Path) -> None:
    simulate(RANDOMS, 1, out=tmp_path)
    assert simulate(replace(RANDOMS, options=(("layout", "first_game"),)), 2, out=tmp_path).found == 1
    assert loads((tmp_path / "simulate.json").read_text())["options"] == {"layout": "first_game"}


@pytest.mark.parametrize(("file", "text", "key"), [
    ("simulate.json", "{", "setup-run-broken"),
    ("simulate.json", "[]", "setup-run-broken"),
    ("games.csv", "a,b\n1,2\n", "setup-run-line"),
    ("games.csv", ",".join(ledger.COLUMNS) + "\n1,2\n", "setup-run-line"),
    ("games.csv", ",".join(ledger.COLUMNS) + "\n" + ",".join("x" * 13) + "\n", "setup-run-line"),
])
def test_what_is_no_run_is_left_alone(tmp_path: Path, file: str, text: str, key: str) -> None:
    simulate(RANDOMS, 1, out=tmp_path)
    (tmp_path / file).write_text(text)
    with pytest.raises(SetupError) as caught:
        simulate(RANDOMS, 2, out=tmp_path)
    assert caught.value.key == key
    assert (tmp_path / file).read_text() == text


def test_rows_of_an_unknown_run_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("mine\n")
    with pytest.raises(SetupError) as caught:
        simulate(RANDOMS, 1, out=tmp_path)
    assert caught.value.key == "setup-run-unknown"
    assert (tmp_path / "games.csv").read_text() == "mine\n"


@pytest.mark.parametrize("setting", [
    replace(RANDOMS, title="chess"),
    replace(RANDOMS, bots=("random",)),
    replace(RANDOMS, options=(("layout", "round"),)),
])
def test_what_cannot_be_played_leaves_no_trace(tmp_path: Path, setting: Setting) -> None:
    with pytest.raises(SetupError):
        simulate(setting, 1, out=tmp_path / "new")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_full_disk_costs_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    written = os.pwrite
    lines = 0

    def pwrite(handle: int, data: bytes, at: int) -> int:
        nonlocal lines
        lines += 1
        if lines == 5:
            return written(handle, data[:10], at)           # the header and three games fit, then ten bytes
        if lines > 5:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return written(handle, data, at)

    with monkeypatch.context() as patch:
        patch.setattr(os, "pwrite", pwrite)
        with pytest.raises(OSError, match="No space") as caught:
            simulate(RANDOMS, 9, jobs=jobs, out=tmp_path)
    assert caught.value.filename == str(tmp_path / "games.csv")
    text = (tmp_path / "games.csv").read_text()
    assert text.count("\n") == 4 and text.endswith("\n")
    run = simulate(RANDOMS, 5, out=tmp_path)
    assert run.found == 3
    assert timeless(run.rows) == timeless(simulate(RANDOMS, 5).rows)


def test_a_folder_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError) as caught:
        simulate(RANDOMS, 1, out=tmp_path / "file")
    assert caught.value.filename == str(tmp_path / "file")


def test_records_replay(tmp_path: Path) -> None:
    run = simulate(RANDOMS, 2, jobs=2, records=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["game-000000.kontor", "game-000001.kontor"]
    for path, row in zip(files, run.rows, strict=True):
        record = from_text(path.read_text())
        assert (record.seed, record.reason, record.names) == (row.seed, row.reason, list(row.seats))
        assert replay(find("rivalcities"), record).over


def test_a_pack_travels_to_the_games() -> None:
    setting = replace(RANDOMS, pack='{"setup": {"manufactories": 3}}', pack_name="rich start")
    assert game_of(setting).pack == "rich start"
    assert timeless(simulate(setting, 2, jobs=2).rows) != timeless(simulate(RANDOMS, 2).rows)
