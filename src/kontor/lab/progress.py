"""How far a long run is: a bar at a terminal, a line now and then elsewhere.  It goes to the error stream."""

from datetime import timedelta
from time import monotonic
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from kontor.text.speech import Speech

EVERY = 10.0            # seconds between two lines where there is no terminal


class Meter:
    """Counts games towards a number of games, or towards an amount of time."""

    def __init__(self, speech: Speech, games: int | None = None, seconds: float | None = None) -> None:
        self.speech = speech
        self.games = games
        self.seconds = seconds
        self.found = 0                  # games of earlier sessions: part of the way, not of the speed
        self.done = 0
        self.told = 0                   # games done when a line was last printed
        self.console = Console(stderr=True)
        self.bar: Progress | None = None
        self.task: TaskID | None = None

    def __enter__(self) -> "Meter":
        self.began = self.spoke = monotonic()
        if self.console.is_terminal:
            self.bar = Progress(
                BarColumn(), TextColumn("{task.fields[words]}"), console=self.console, transient=True
            )
            self.task = self.bar.add_task("", total=1.0, words="")
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()
        elif self.done > self.told:
            self.tell()

    def find(self, games: int) -> None:
        self.found = games
        self.show()

    def advance(self) -> None:
        self.done += 1
        self.show()

    def show(self) -> None:
        if self.bar is not None and self.task is not None:
            self.bar.update(self.task, completed=self.way(), words=self.words())
        elif monotonic() - self.spoke >= EVERY:
            self.spoke = monotonic()
            self.tell()

    def tell(self) -> None:
        self.told = self.done
        self.console.print(self.words(), highlight=False, soft_wrap=True)

    def way(self) -> float:
        """The part that is done, 0 to 1."""
        if self.games is not None:
            return (self.found + self.done) / max(1, self.games)
        return min(1.0, (monotonic() - self.began) / max(0.001, self.seconds or 0))

    def words(self) -> str:
        passed = monotonic() - self.began
        speed = self.done / passed if passed > 0 else 0.0
        left = self.left(passed, speed)
        counted = self.found + self.done
        if self.games is None:
            return self.speech.say("lab-progress-open", done=counted, speed=speed, left=left)
        return self.speech.say("lab-progress", done=counted, total=self.games, speed=speed, left=left)

    def left(self, passed: float, speed: float) -> str:
        if self.games is None:
            seconds = max(0.0, (self.seconds or 0) - passed)
        elif speed > 0:
            seconds = (self.games - self.found - self.done) / speed
        else:
            return "…"                  # nothing finished yet: nobody knows
        return str(timedelta(seconds=round(seconds)))
