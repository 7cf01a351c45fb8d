"""Bots at the tables: whenever one is asked, it thinks elsewhere and then acts like anybody else."""

import asyncio
import logging
from secrets import randbits
from time import monotonic

from kontor.bots.seat import Seat
from kontor.bots.uniform import Random
from kontor.kernel.match import Match

from . import positions
from .errors import Forbidden, No
from .sitting import Sitting
from .workers import WorkerFailed, Workers

PACE = 0.7              # seconds between moves that people can follow
GLANCE = 0.15           # … after a move that told nothing

log = logging.getLogger("kontor.bots")


class Players:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closing = False

    def call(self, sitting: Sitting) -> None:
        """Lets the bots of a table play, if one is asked and nobody sees to it yet."""
        name = sitting.row.id
        if name not in self.tasks and not self.closing and asked(sitting) is not None:
            task = self.tasks[name] = asyncio.get_running_loop().create_task(self.play(sitting))
            task.add_done_callback(lambda _: self.tasks.pop(name, None))

    async def play(self, sitting: Sitting) -> None:
        while (seat := asked(sitting)) is not None and not sitting.is_broken:
            try:
                await self.turn(sitting, seat)
            except No as error:
                log.warning("a bot was refused", extra={"table": sitting.row.id, "why": str(error)})
                await asyncio.sleep(1)

    async def turn(self, sitting: Sitting, seat: int) -> None:
        match = sitting.running()
        spec, decided, seed = sitting.row.seats[seat].bot, sitting.counts.decided[seat], randbits(48)
        state = positions.question(match, seat, seed)
        try:
            keys = await self.workers.ask({
                "state": state, "pack": sitting.row.pack, "seat": seat, "spec": spec, "seed": seed,
            })  # fmt: skip
        except WorkerFailed:
            log.error("a bot failed twice and plays at random", extra={"table": sitting.row.id, "bot": spec})
            keys = []
        if sitting.row.bot_pace == "natural":
            await self.wait(sitting)
        async with sitting.alone():
            is_same = sitting.row.seats[seat].bot == spec and sitting.counts.decided[seat] == decided
            if is_same and seat in match.actors():
                await act(sitting, seat, keys)

    async def wait(self, sitting: Sitting) -> None:
        match = sitting.running()
        last = match.tail(max(0, match.made - 1))
        pause = PACE if last and last[0].told else GLANCE
        await asyncio.sleep(max(0.0, sitting.moved + pause - monotonic()))

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def asked(sitting: Sitting) -> int | None:
    """The first seat that is to act and for which a bot plays."""
    match = sitting.match
    if match is None:
        return None
    return next((seat for seat in match.actors() if sitting.row.seats[seat].bot), None)


async def act(sitting: Sitting, seat: int, keys: list[str]) -> None:
    """All that the bot wants, else its first piece, else anything: the game goes on."""
    def at_random(match: Match) -> list[str]:
        return [match.key(Random(randbits(48)).choose(Seat(match, seat)))]

    for trial in (keys, keys[:1], at_random(sitting.running())):
        if trial:
            try:
                await sitting.act(seat, "", lambda match, batch=trial: match.submit_batch(seat, batch))  # type: ignore[misc]
                return
            except Forbidden as error:
                log.warning("a bot's move was refused", extra={"table": sitting.row.id, "why": str(error)})
