"""Clocks: how long the people at a table may think.  Bots have none, and nobody loses anything when time is up.

Time runs for every person who is awaited, and whether somebody is awaited is in everybody's view.  It is charged and
given only where that changes, so a clock tells nothing of the small steps in between.  Whoever begins to be awaited
anew is given time once a barrier has fallen since the last gift: undo and take-back bring none.

All times are seconds of the house's own time, which stands still while the server is down (`Uptime`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from msgspec.json import decode, encode

from kontor.kernel.title import Title

from . import messages as m

MINUTE, DAY = 60, 24 * 3600
DAYS = 3                # per turn of a relaxed game
ROUND = 5               # a bank is a multiple of so many minutes

Time = Callable[[], float]


class Uptime:
    """How long this house has been open, over all its lives; the store remembers it now and then."""

    def __init__(self, before: float) -> None:
        self.before = before
        self.began = monotonic()

    def __call__(self) -> float:
        return self.before + monotonic() - self.began


def allowance(title: Title, pace: m.Pace, speed: float = 1.0) -> m.Allowance | None:
    """Live: a full table's share of the longest usual game, and as many seconds for each turn as those are minutes."""
    if pace == "none":
        return None
    if pace == "relaxed":
        return m.Allowance(round(1000 * DAYS * DAY / speed), round(1000 * DAYS * DAY / speed))
    minutes = -(-title.minutes[1] // (max(title.seats) * ROUND)) * ROUND
    return m.Allowance(round(1000 * MINUTE * minutes / speed), round(1000 * minutes / speed))


@dataclass
class Clocks:
    bank: float
    gift: float
    left: list[float]           # per seat, true at the time `at`
    given: list[int]            # per seat: the barrier at which it last was given time
    running: list[int]
    at: float

    @classmethod
    def begin(cls, allowed: m.Allowance, seats: int, now: float) -> "Clocks":
        bank = allowed.bank / 1000
        return cls(bank, allowed.gift / 1000, [bank] * seats, [0] * seats, [], now)

    @classmethod
    def read(cls, text: str) -> "Clocks | None":
        return decode(text, type=cls) if text else None

    def text(self) -> str:
        return encode(self).decode()

    def remaining(self, seat: int, now: float) -> float:
        spent = max(0.0, now - self.at) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def turn(self, awaited: list[int], barrier: int, now: float) -> bool:
        """Who is awaited may have changed.  True where it has."""
        if awaited == self.running:
            return False
        self.left = [self.remaining(seat, now) for seat in range(len(self.left))]
        for seat in set(awaited) - set(self.running):
            if barrier > self.given[seat]:
                self.given[seat] = barrier
                self.give(seat)
        self.running, self.at = awaited, max(now, self.at)
        return True

    def give(self, seat: int) -> None:
        self.left[seat] = min(self.bank, self.left[seat] + self.gift)

    def told(self, seat: int, now: float) -> m.Clock:
        return m.Clock(round(1000 * self.remaining(seat, now)), seat in self.running)
