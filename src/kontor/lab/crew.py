"""Work shared among processes, which can be stopped at any time and loses nothing that was finished.

Workers get plain values (names, numbers, seeds) and build everything else themselves.
"""

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from os import _exit
from threading import Thread, current_thread, main_thread
from types import FrameType, TracebackType
from typing import Any, Generic, TypeVar

from kontor.kernel.title import SetupError

Task = TypeVar("Task")
Result = TypeVar("Result")

PRELOADED = ["kontor.titles.registry", "kontor.bots.registry", "kontor.lab.table", "kontor.lab.fuzz"]
ASK_AGAIN = 0.2                 # seconds between two looks at whether somebody wants to stop
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stopped(Exception):
    """Raised inside work that is to end early."""


class Bell:
    """Rung to stop all work.  A signal may strike at any time, so it sets a plain flag; workers share an event."""

    def __init__(self) -> None:
        self.rung = False
        self.shared: Event | None = None            # in workers

    def is_rung(self) -> bool:
        return self.rung or (self.shared is not None and self.shared.is_set())


BELL = Bell()                   # of this process


def stop_if_asked() -> None:
    if BELL.is_rung():
        raise Stopped


class Attentive:
    """While this lasts, Ctrl-C rings the bell instead of tearing at whatever runs; a second one does tear."""

    def __enter__(self) -> Bell:
        BELL.rung = False
        self.before: dict[int, Any] = {}
        if current_thread() is main_thread():
            self.before = {number: signal.signal(number, self.hear) for number in SIGNALS}
        return BELL

    def hear(self, number: int, frame: FrameType | None) -> None:
        BELL.rung = True
        self.restore()

    def restore(self) -> None:
        for number, action in self.before.items():
            signal.signal(number, action)
        self.before = {}

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.restore()


def begin_work(shared: Event) -> None:
    """A worker leaves Ctrl-C to the main process, hears its bell, and ends when it ends."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    BELL.shared = shared
    Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)


class Crew(Generic[Task, Result]):
    """`jobs` workers; one job is done in this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """Results in the order they are finished, until all are done or the bell rings."""
        if self.jobs == 1:
            return self.alone(work, tasks)
        return self.together(work, tasks)

    def alone(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        for task in tasks:
            try:
                stop_if_asked()
                result = work(task)
            except Stopped:
                return
            yield result

    def together(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        context = get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        shared = context.Event()
        pool = ProcessPoolExecutor(self.jobs, context, begin_work, (shared,))
        waiting: set[Future[Result]] = set()
        source = iter(tasks)
        try:
            while not BELL.is_rung():
                while len(waiting) < 2 * self.jobs and (task := next(source, None)) is not None:
                    waiting.add(pool.submit(work, task))
                if not waiting:
                    return
                done, waiting = wait(waiting, ASK_AGAIN, FIRST_COMPLETED)
                yield from (future.result() for future in done)
            shared.set()
            pool.shutdown(wait=True, cancel_futures=True)
            yield from (f.result() for f in waiting if not f.cancelled() and f.exception() is None)
        except BrokenProcessPool as error:
            raise SetupError("workers-lost") from error
        finally:
            shared.set()
            pool.shutdown(wait=True, cancel_futures=True)
