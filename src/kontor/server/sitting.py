"""A table in memory: who sits there, the game, and the open tabs that look at it."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kontor.kernel.match import Match
from kontor.kernel.refusals import Refusal

from . import games, messages as m, positions
from .clocks import Clocks, Time
from .errors import Forbidden, No, Stale
from .positions import Counts, Rewind
from .rows import Person, TableRow
from .store import REMEMBERED, Store

if TYPE_CHECKING:
    from .people import People

CHANGES = 200           # steps back that a returning tab can be told exactly
ARRIVAL = 400           # entries of a long game that a new tab is told; older ones are asked for

log = logging.getLogger("kontor.tables")


class Tab(Protocol):
    """One open connection."""

    person: str
    seat: int | None
    held: int               # entries it has been told

    def wake(self) -> None: ...
    def post(self, message: m.ServerMessage) -> None: ...


class Sitting:
    def __init__(self, row: TableRow, store: Store, people: "People", time: Time = monotonic) -> None:
        self.row = row
        self.time = time
        self.store = store
        self.people = people
        self.lock = asyncio.Lock()
        self.tabs: set[Tab] = set()
        self.match: Match | None = None
        self.counts = Counts([0], [0])
        self.clocks: Clocks | None = None
        self.vote: m.TakeBack | None = None
        self.rewind: Rewind | None = None
        self.requests: dict[tuple[int, str], None] = {}
        self.changes: deque[tuple[int, int]] = deque(maxlen=CHANGES)       # seq after a step, first changed entry
        self.encoded: dict[int | None, bytes] = {}
        self.muted = store.muted(row.id)
        self.is_broken = False                  # storage and memory may differ: load it again
        self.used = monotonic()
        self.moved = monotonic()
        if row.game is not None:
            self.match, self.counts = games.resume(row, lambda count: store.past(row.id, count))
            self.clocks = Clocks.read(row.game.clocks)
            self.requests = dict.fromkeys(store.requests(row.id))

    # who may do what

    @property
    def phase(self) -> m.Phase:
        return "gathering" if self.match is None else "over" if self.match.over else "running"

    def running(self) -> Match:
        if self.match is None:
            raise No(409, "not-begun")
        return self.match

    def demand_seat(self, person: Person, seat: int) -> None:
        """Only the person who sits there acts for a seat."""
        if not 0 <= seat < len(self.row.seats) or seat not in self.row.seats_of(person.id):
            raise No(403, "not-your-seat")

    def demand_hand(self, person: Person, seat: int) -> None:
        """… and not while a bot plays for them."""
        self.demand_seat(person, seat)
        if self.row.seats[seat].bot:
            raise No(409, "bot-plays")

    def demand_opener(self, person: Person) -> None:
        if self.row.opener != person.id:
            raise No(403, "not-opener")

    def is_here(self, person: str) -> bool:
        return bool(person) and (self.row.opener == person or bool(self.row.seats_of(person)))

    def demand_look(self, person: Person | None, seat: int | None) -> None:
        """A seat's view is for its person alone, until the game is over; a spectator's as the table allows."""
        name = person.id if person is not None else ""
        if seat is not None and not 0 <= seat < len(self.row.seats):
            raise No(404, "no-such-seat")
        if not self.is_here(name) and self.row.watch == "nobody":
            raise No(403, "may-not-watch")
        if seat is not None and seat not in self.row.seats_of(name) and self.phase != "over":
            raise No(403, "not-your-seat")

    # doing something

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One after the other.  Whoever waited behind a step that could not be written saw it in memory: try again."""
        async with self.lock:
            if self.is_broken:
                raise No(503, "storage")
            yield

    @contextmanager
    def storing(self) -> Iterator[None]:
        """What is changed here is written as well, or the table is loaded again as it was."""
        try:
            yield
        except SQLAlchemyError:
            self.is_broken = True
            raise

    async def act(self, seat: int, request: str, do: Callable[[Match], Refusal | None]) -> None:
        """One step: done, written with where it leads, and only then answered and shown.  The caller has the lock."""
        match = self.running()
        seq, before, barrier, known = match.seq, match.actors(), match.barrier, list(self.counts.seq)
        refusal = do(match)
        if refusal is not None:
            raise Forbidden(refusal)
        self.counts.step(match, seat, before)
        is_hidden = self.counts.seq[-1] == known[-1]
        moved = self.row.game.moved if is_hidden and self.row.game is not None else None
        step = games.step_row(self.row.id, match, self.counts, seq, seat, request, self.turn_clocks(), moved)
        safe = self.store.append(step)
        await asyncio.sleep(0)                  # the disk is at work from here on …
        self.prepare(seat, is_hidden)
        try:
            await safe
        except asyncio.CancelledError:
            self.is_broken = True
            raise
        except Exception as error:
            self.is_broken = True
            log.exception("a step could not be written", extra={"table": self.row.id})
            raise No(503, "storage") from error
        step.game.snapshot = b""
        self.row.game = step.game
        self.note(seat, request, min(barrier, match.made), {seat} if is_hidden else None)

    def prepare(self, seat: int, is_hidden: bool) -> None:
        """… and meanwhile what will be shown is put into words.  Whoever looks before it is safe waits for the lock."""
        self.encoded.clear()
        if not is_hidden:
            self.vote = None
        for viewer in {seat, *(tab.seat for tab in self.tabs if not is_hidden)}:
            self.position_bytes(viewer)

    def note(self, seat: int, request: str, changed: int, noticed: set[int] | None = None) -> None:
        """A step is safe: remember it, and show it to everybody or to the seats that may notice it."""
        if request:
            self.requests[(seat, request)] = None
            if len(self.requests) > 2 * REMEMBERED:
                self.requests = dict.fromkeys(list(self.requests)[-REMEMBERED:])
        self.changes.append((self.counts.seq[-1], changed))
        if self.rewind is not None:
            self.rewind.forget(changed)
        for tab in self.tabs:
            tab.held = min(tab.held, changed)
        self.moved = self.used = monotonic()
        for tab in self.tabs:                   # even a push that brings nothing new tells that something was done
            if noticed is None or tab.seat in noticed:
                tab.wake()

    def show(self) -> None:
        """Something beside the game has changed."""
        self.encoded.clear()
        for tab in self.tabs:
            tab.wake()

    # time

    def turn_clocks(self) -> str:
        """Lets the clocks of those run who are awaited now; what is to be stored of them."""
        if self.clocks is None:
            return ""
        match, seats = self.running(), self.row.seats
        is_serious = not match.over and len(self.row.people()) > 1
        awaited = [seat for seat in match.actors() if seats[seat].kind == "person" and not seats[seat].bot]
        is_turned = self.clocks.turn(awaited if is_serious else [], match.barrier, self.time())
        return self.clocks.text() if is_turned or self.row.game is None else self.row.game.clocks

    def seat_changed(self, seat: int) -> None:
        """Somebody came, went or returned: kept, with what that does to the clocks, and shown."""
        with self.storing():
            self.store.put_seats(self.row.id, [self.row.seats[seat]])
            if self.row.game is not None and self.clocks is not None:
                self.row.game.clocks = self.turn_clocks()
                self.store.set_clocks(self.row.id, self.row.game.clocks)
        self.show()

    def demand_fresh(self, seat: int, seq: int) -> None:
        if not self.counts.decided[seat] <= seq <= self.counts.seq[seat]:
            raise Stale(self.position(seat))

    # what is sent

    def position(self, seat: int | None) -> m.Position:
        return positions.position(self.running(), seat, self.counts.of(seat), self.vote)

    def position_bytes(self, seat: int | None) -> bytes:
        """Encoded once for everybody who looks from this seat."""
        if seat not in self.encoded:
            self.encoded[seat] = games.encode(self.position(seat))
        return self.encoded[seat]

    def now(self, person: str, seat: int | None, since: int, is_first: bool = True) -> m.Now:
        """Whoever comes looks back as far as the title allows; whoever was here is told what is new in any case."""
        table = self.table(person)
        if self.match is None:
            return m.Now(table, None, 0, [])
        begins = positions.log_begins(self.match, seat)
        since = max(0, min(since, self.match.made), positions.made(self.match, seat) - ARRIVAL)
        tell = positions.happenings if is_first else positions.news
        told = tell(self.match, seat, since)
        position: m.Position = msgspec.Raw(self.position_bytes(seat))  # type: ignore[assignment]
        return m.Now(table, position, since, told, begins)

    def since(self, held: int, seq: int, seat: int | None) -> int:
        """From where on a returning tab has to be told again: what it holds may have been taken back meanwhile."""
        if self.match is None or seq < 0:
            return 0
        if seq == self.counts.of(seat):
            return held
        if not self.changes or self.changes[0][0] > seq:
            return 0
        return min([held, *(changed for after, changed in self.changes if after > seq)])

    def table(self, person: str) -> m.Table:
        row, match = self.row, self.match
        return table_info(row, person, self.people, self.phase, {
            "actors": match.actors() if match is not None else [],
            "watchers": sum(1 for tab in self.tabs if tab.seat is None),
            "moved": row.game.moved if row.game is not None else row.created,
            "clocks": clocks_told(row, self.clocks, self.time()),
        }, {(tab.person, tab.seat) for tab in self.tabs})

    def show_table(self) -> None:
        """Something around the game has changed."""
        for tab in self.tabs:
            tab.post(m.Seats(self.table(tab.person)))

    def replay(self, seat: int | None, at: int) -> m.Replay:
        match = self.running()
        if self.rewind is None or self.rewind.match is not match:
            self.rewind = Rewind(match)
        return positions.replay(match, self.rewind, seat, at)


def clocks_told(row: TableRow, clocks: Clocks | None, now: float) -> list[m.Clock | None]:
    """Of people alone; one person has nobody to keep waiting."""
    if clocks is None or len(row.people()) < 2:
        return []
    return [clocks.told(seat.seat, now) if seat.kind == "person" and not seat.bot else None for seat in row.seats]


def table_info(
    row: TableRow, person: str, people: "People", phase: m.Phase, place: dict[str, object],
    looking: set[tuple[str, int | None]],
) -> m.Table:  # fmt: skip
    """What a person may know about a table; whoever sits there may invite."""
    mine = bool(person) and (row.opener == person or bool(row.seats_of(person)))
    around = [
        m.SeatInfo(
            seat.kind, seat.name, seat.bot,
            you=bool(person) and seat.kind == "person" and seat.person == person,
            here=seat.kind == "person" and (seat.person, seat.seat) in looking,
            person=people.alias(row.id, seat.person),
        )
        for seat in row.seats
    ]  # fmt: skip
    rules = m.Rules(row.options, row.pack_hash, row.pace, row.bot_pace, row.watch)
    return m.Table(
        id=row.id, code=row.code if mine or row.watch == "everybody" else "", title=row.title, phase=phase,
        seats=around, rules=rules, opener=bool(person) and row.opener == person,
        commitment=row.origin.get("commitment") or "", created=row.created, rematch=row.rematch, archived=row.archived,
        **place,  # type: ignore[arg-type]
    )
