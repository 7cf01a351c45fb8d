"""Ctrl-C, as a person presses it: in a real process, with real workers."""

import csv
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from kontor.lab.ledger import row_from
from kontor.lab.simulate import simulate
from kontor.lab.table import Setting
from tests.lab.test_simulate import timeless

PROGRAM = "import sys; from kontor.cli import main; sys.exit(main())"
ENOUGH = 3          # games that are waited for
PATIENCE = 60.0


def start(folder: Path, games: int, jobs: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM, "simulate", "rivalcities", "--seats", "random,random", "--seed", "5"]
    command += ["--games", str(games), "--jobs", str(jobs), "--out", str(folder / "run"), "--lang", "en"]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def wait_for_games(path: Path, process: subprocess.Popen[str]) -> None:
    end = monotonic() + PATIENCE
    while not (path.exists() and path.read_text().count("\n") > ENOUGH):
        assert monotonic() < end and process.poll() is None
        sleep(0.02)


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until_gone(group: int) -> None:
    end = monotonic() + PATIENCE
    while not group_is_gone(group):
        assert monotonic() < end, "processes are left over"
        sleep(0.05)


@pytest.mark.parametrize(("jobs", "everybody"), [(1, False), (2, False), (2, True)])
def test_ctrl_c_keeps_every_finished_game(tmp_path: Path, jobs: int, everybody: bool) -> None:
    process = start(tmp_path, 100_000, jobs)
    file = tmp_path / "run" / "games.csv"
    wait_for_games(file, process)
    if everybody:
        os.killpg(process.pid, signal.SIGINT)           # a terminal sends it to all processes
    else:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "Wins by bot" in out
    text = file.read_text()
    rows = [row_from(cells) for cells in csv.reader(text.splitlines()[1:])]
    assert text.endswith("\n") and len(rows) >= ENOUGH
    assert f"Stopped after {len(rows)} of 100,000 games" in err and str(tmp_path / "run") in err
    wait_until_gone(process.pid)

    games = max(row.index for row in rows) + 2
    resumed = start(tmp_path, games, jobs)
    out, err = resumed.communicate(timeout=PATIENCE)
    assert resumed.returncode == 0, err
    assert file.read_text().startswith(text)
    found = sorted(map(row_from, csv.reader(file.read_text().splitlines()[1:])), key=lambda row: row.index)
    setting = Setting("rivalcities", ("random", "random"), seed=5)
    assert timeless(found) == timeless(simulate(setting, games).rows)


def test_a_killed_run_leaves_no_workers_and_can_go_on(tmp_path: Path) -> None:
    process = start(tmp_path, 100_000, 2)
    file = tmp_path / "run" / "games.csv"
    wait_for_games(file, process)
    process.kill()
    process.communicate(timeout=PATIENCE)
    wait_until_gone(process.pid)
    run = simulate(Setting("rivalcities", ("random", "random"), seed=5), 2, out=tmp_path / "run")
    assert len(run.rows) == 2
