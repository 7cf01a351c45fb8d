"""Bots in processes of their own: what crashes or dawdles is replaced, and the game goes on."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from kontor.kernel.match import Match
from kontor.server import positions
from kontor.server.worker import choose
from kontor.server.workers import WorkerFailed, Workers
from kontor.titles.registry import TITLES, find

from .house import ME, Device, House, bot

BAD = {"silent": "import time; time.sleep(60)", "dead": "raise SystemExit(1)", "babble": "print('x', flush=True)"}


def question(match: Match, seat: int, spec: str = "greedy") -> dict[str, object]:
    return {"state": positions.question(match, seat, 3), "pack": "", "seat": seat, "spec": spec, "seed": 3}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_worker_answers_with_legal_actions(title: object) -> None:
    match = Match.new(title, max(title.seats), seed=2)  # type: ignore[arg-type, attr-defined]
    for _ in range(25):
        seat = match.actors()[0]
        keys = choose(question(match, seat, "greedy:budget=20"))
        assert match.submit_batch(seat, keys) is None, keys


@pytest.mark.parametrize("how", BAD)
def test_a_worker_that_fails_twice_is_given_up_and_the_next_one_works(how: str) -> None:
    async def asked() -> list[str]:
        match = Match.new(find("rivalcities"), 2, seed=2)
        workers = Workers(count=1, budget=1.0)
        good, workers.command = workers.command, [sys.executable, "-c", BAD[how]]
        try:
            with pytest.raises(WorkerFailed):
                await workers.ask(question(match, match.actors()[0]))
            assert not workers.all
            workers.command, workers.budget = good, 60.0
            return await workers.ask(question(match, match.actors()[0]))
        finally:
            await workers.close()

    assert asyncio.run(asked())


def children(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == process:
            found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked up in /proc")
def test_killing_every_worker_does_not_stop_a_game(house: House) -> None:
    anna = Device(house, "Anna")
    table = anna.open("rivalcities", [ME, bot("greedy")])["id"]
    assert house.process is not None
    for _ in range(4):
        made = anna.play_on(table, [0], most=2)["made"]
        for child in children(house.process.pid):
            os.kill(child, signal.SIGKILL)
        time.sleep(0.05)
        assert anna.play_on(table, [0], most=2)["made"] > made
