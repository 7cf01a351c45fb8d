"""`python -m bench.server`: moves per second with 100 and 1,000 open tables, p50 and p99 from POST to the other tab."""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.server.wire import Http, Place, place, push

ROOT = Path(__file__).resolve().parents[2]
WORKERS = 24            # requests under way at once


@contextmanager
def running(which: str, folder: Path) -> Iterator[tuple[int, int]]:
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.server.apps", which, str(port), str(folder)], env=environment, cwd=ROOT
    )
    try:
        for _ in range(600):
            with socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def cpu(process: int) -> float:
    """Seconds of processor time a process has used; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """Two tabs look at it; a move of one seat is timed until the tab of the other one shows it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: list[Place | None] = [None, None]
        self.tabs: list[ClientConnection] = []
        self.news = asyncio.Event()
        self.arrived = [0.0, 0.0]

    async def listen(self, seat: int) -> None:
        async for message in self.tabs[seat]:
            told = push.decode(message)
            if told.position is not None:
                self.arrived[seat] = time.perf_counter()
                self.seen[seat] = told.position
                self.news.set()


async def bare_rate(port: int, seconds: float) -> float:
    done = 0
    body = json.dumps({"seat": 0, "seq": 12, "request": "0123456789abcdef", "actions": ["good:beer"]}).encode()
    end = time.perf_counter() + seconds

    async def work() -> None:
        nonlocal done
        http = await Http(port).open()
        while time.perf_counter() < end:
            await http.ask("POST", "/bare", body)
            done += 1
        http.close()

    began = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(WORKERS)))
    return done / (time.perf_counter() - began)


class Load:
    def __init__(self, port: int) -> None:
        self.port = port
        self.waiting: asyncio.Queue[Table] = asyncio.Queue()
        self.delays: list[float] = []
        self.done = 0
        self.serial = 0
        self.listeners: list[asyncio.Task[None]] = []
        self.cookie = ""

    async def set_up(self, tables: int, title: str) -> None:
        http = await Http(self.port).open()
        _, headers = await http.ask("GET", "/api/me")
        self.cookie = http.cookie = headers["set-cookie"].split(";")[0]
        seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
        wish = json.dumps({"title": title, "seats": seats}).encode()
        for _ in range(tables):
            answer, _ = await http.ask("POST", "/api/tables", wish)
            table = Table(json.loads(answer)["id"])
            for seat in (0, 1):
                address = f"ws://127.0.0.1:{self.port}/api/tables/{table.name}/live"
                headers = {"Cookie": self.cookie}
                tab = await connect(address, additional_headers=headers, compression=None, max_size=None)
                table.tabs.append(tab)
                self.listeners.append(asyncio.create_task(table.listen(seat)))
                await tab.send(json.dumps({"type": "watch", "seat": seat}))
            while None in table.seen:
                table.news.clear()
                await asyncio.wait_for(table.news.wait(), 30)
            self.waiting.put_nowait(table)
        http.close()

    async def work(self, end: float) -> None:
        http = await Http(self.port, self.cookie).open()
        while time.perf_counter() < end and not self.waiting.empty():
            table = self.waiting.get_nowait()
            if await self.move(http, table):
                self.waiting.put_nowait(table)
        http.close()

    async def move(self, http: Http, table: Table) -> bool:
        """One move, until both tabs show it; False where the game is over."""
        seat = next(seat for seat in (0, 1) if (seen := table.seen[seat]) is not None and seat in seen.actors)
        seen = table.seen[seat]
        assert seen is not None and seen.decision is not None
        self.serial += 1
        choices = seen.decision.choices
        key = choices[(7 * self.serial) % len(choices)].key
        move = {"seat": seat, "seq": seen.seq, "request": f"r{self.serial}", "actions": [key]}
        began = time.perf_counter()
        answer, _ = await http.ask("POST", f"/api/tables/{table.name}/moves", json.dumps(move).encode())
        after = place.decode(answer)
        while any(told is None or told.seq < after.seq for told in table.seen):
            table.news.clear()
            await asyncio.wait_for(table.news.wait(), 60)
        self.delays.append(table.arrived[1 - seat] - began)
        self.done += 1
        return not after.over

    async def close(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        while not self.waiting.empty():
            for tab in self.waiting.get_nowait().tabs:
                tab.transport.abort()


async def ours_rate(load: Load, seconds: float, workers: int = WORKERS) -> float:
    load.done = 0
    began = time.perf_counter()
    await asyncio.gather(*(load.work(began + seconds) for _ in range(workers)))
    return load.done / (time.perf_counter() - began)


async def measure(tables: int, rounds: int, seconds: float, title: str) -> dict[str, Any]:
    """Rounds of both servers take turns, because this machine may be busy with something else."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other, \
            running("bare", Path(one)) as (bare, bare_process), running("ours", Path(other)) as (ours, our_process):
        load = Load(ours)
        await load.set_up(tables, title)
        gc.freeze()                             # a pause of this process would be taken for one of the server
        pairs: list[tuple[float, float]] = []
        costs: list[tuple[float, float]] = []
        for _ in range(rounds):
            began = cpu(bare_process)
            floor = await bare_rate(bare, seconds)
            between, ours_began = cpu(bare_process), cpu(our_process)
            rate = await ours_rate(load, seconds)
            pairs.append((rate, floor))
            costs.append(((cpu(our_process) - ours_began) / load.done, (between - began) / (floor * seconds)))
        crowded, load.delays = load.delays, []
        await ours_rate(load, seconds, workers=1)
        await load.close()
    cuts, alone = quantiles(crowded, n=100), quantiles(load.delays, n=100)
    return {
        "title": title, "tables": tables, "moves/s": median(rate for rate, _ in pairs),
        "bare/s": median(floor for _, floor in pairs), "ratio": median(rate / floor for rate, floor in pairs),
        "cpu us/move": 1e6 * median(ours for ours, _ in costs), "cpu us/bare": 1e6 * median(bare for _, bare in costs),
        "cpu ratio": median(bare / ours if ours else 0.0 for ours, bare in costs),
        f"p50 ms, {WORKERS} at once": 1000 * cuts[49], f"p99 ms, {WORKERS} at once": 1000 * cuts[98],
        "p50 ms, one": 1000 * alone[49], "p99 ms, one": 1000 * alone[98], "moves": len(crowded),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 1000])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--title", default="rivalcities", help="one for two players")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    for tables in arguments.tables:
        figures = asyncio.run(measure(tables, arguments.rounds, arguments.seconds, arguments.title))
        if arguments.json:
            print(json.dumps(figures), flush=True)
        else:
            print("  ".join(f"{name} {value:.2f}" if isinstance(value, float) else f"{name} {value}"
                            for name, value in figures.items()), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
