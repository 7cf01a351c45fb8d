"""Bots think in processes of their own: bytes in, action keys out.  A slow or dead worker is replaced."""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

BUDGET = 10.0           # seconds for one decision, the start of a worker included
LINE = 1 << 20

log = logging.getLogger("kontor.bots")


class WorkerFailed(Exception):
    """The bot crashed or took too long, twice."""


class Workers:
    def __init__(self, count: int | None = None, budget: float = BUDGET) -> None:
        self.count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.budget = budget
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.free = asyncio.Semaphore(self.count)
        self.command = [sys.executable, "-m", "kontor.server.worker"]

    async def ask(self, question: dict[str, Any]) -> list[str]:
        """What the bot does; raises WorkerFailed after a second failure."""
        line = json.dumps(question).encode() + b"\n"
        async with self.free:
            for trial in (1, 2):
                process = await self.take()
                try:
                    answer = await asyncio.wait_for(exchange(process, line), self.budget)
                except (TimeoutError, ValueError, OSError) as error:
                    await self.end(process)
                    log.warning("worker replaced", extra={"trial": trial, "why": type(error).__name__})
                except asyncio.CancelledError:
                    await self.end(process)
                    raise
                else:
                    self.idle.append(process)
                    return answer
        raise WorkerFailed

    async def take(self) -> Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self.all.discard(process)
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE, start_new_session=True
        )
        self.all.add(process)
        return process

    async def end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        for process in list(self.all):
            await self.end(process)


async def exchange(process: Process, line: bytes) -> list[str]:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    keys = json.loads(answer)["keys"] if answer else None
    if not isinstance(keys, list):
        raise ValueError("no answer")
    return keys
