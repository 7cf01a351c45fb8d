"""All tables of this server: opening, joining, starting, leaving.  Tables nobody uses are put away."""

from collections.abc import Iterator
from secrets import choice, token_hex, token_urlsafe
from time import monotonic, time

from kontor.bots.registry import make
from kontor.kernel.chance import Pledge
from kontor.kernel.title import SetupError
from kontor.titles.registry import find

from . import games, limits, messages as m
from .clocks import Clocks, Time, allowance
from .errors import No
from .people import People
from .players import Players
from .positions import Counts
from .rows import Person, SeatRow, TableRow
from .sitting import Sitting, clocks_told, table_info
from .store import Store
from .workers import Workers

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"        # none that looks like another
CODE = 6
KEPT = 2000             # tables in memory
IDLE = 900.0            # seconds until an unused table may be put away


class House:
    def __init__(self, store: Store, people: People, workers: Workers, time: Time, clock_speed: float = 1.0) -> None:
        self.store = store
        self.time = time
        self.clock_speed = clock_speed
        self.people = people
        self.sittings: dict[str, Sitting] = {}
        self.players = Players(workers)

    # finding

    def find(self, name: str) -> Sitting:
        sitting = self.sittings.get(name)
        if sitting is None or sitting.is_broken:
            row = self.store.table(name) if name.isascii() and len(name) <= 24 else None
            if row is None:
                raise No(404, "no-such-table")
            tabs = sitting.tabs if sitting is not None else set()
            sitting = Sitting(row, self.store, self.people, self.time)
            sitting.tabs = tabs
            self.sittings[name] = sitting
            if len(self.sittings) > KEPT:
                self.put_away()
        self.players.call(sitting)
        sitting.used = monotonic()
        return sitting

    def put_away(self) -> None:
        now = monotonic()
        for sitting in list(self.sittings.values()):
            if not sitting.tabs and not sitting.lock.locked() and now - sitting.used > IDLE:
                del self.sittings[sitting.row.id]

    def of_code(self, code: str) -> Sitting:
        name = self.store.table_of_code(code.strip().upper()[: 2 * CODE])
        if name is None:
            raise No(404, "no-such-code")
        return self.find(name)

    def lobby(self, person: str) -> m.Lobby:
        mine = self.store.tables_of(person) if person else []
        known = {row.id for row in mine}
        others = [row for row in self.store.public_tables() if row.id not in known]
        return m.Lobby(list(self.infos(mine, person)), list(self.infos(others, person)))

    def infos(self, rows: list[TableRow], person: str) -> Iterator[m.Table]:
        for row in rows:
            sitting = self.sittings.get(row.id)
            if sitting is not None and not sitting.is_broken:
                yield sitting.table(person)
                continue
            game = row.game
            phase: m.Phase = "gathering" if game is None else "over" if game.over else "running"
            yield table_info(row, person, self.people, phase, {
                "actors": game.actors if game is not None else [],
                "watchers": 0,
                "moved": game.moved if game is not None else row.created,
                "clocks": clocks_told(row, Clocks.read(game.clocks) if game is not None else None, self.time()),
            }, set())

    # opening

    def open(self, person: Person, wish: m.NewTable) -> Sitting:
        title = find(wish.title)
        limits.bounded(wish.pack, limits.PACK)
        _, pack_hash = games.read_pack(title.id, wish.pack)
        if not wish.seats or len(wish.seats) > max(title.seats):
            allowed = ", ".join(map(str, title.seats))
            raise SetupError("setup-seats", title=title.id, seats=len(wish.seats), allowed=allowed)
        seats = [seat_row(place, seat, person) for place, seat in enumerate(wish.seats)]
        row = TableRow(
            id=token_urlsafe(9), code=self.new_code(), title=title.id, options=title.settle_options(wish.options),
            pack=wish.pack if pack_hash != "-" else "", pack_hash=pack_hash, pace=wish.pace, bot_pace=wish.bot_pace,
            watch=wish.watch, opener=person.id, origin=new_origin(), created=time(), seats=seats,
        )  # fmt: skip
        games.game_of(row)                          # what cannot be set up is refused before it is there
        self.store.add_table(row)
        sitting = self.sittings[row.id] = Sitting(row, self.store, self.people, self.time)
        if wish.start and not any(seat.kind == "open" for seat in seats):
            self.begin(sitting)
        return sitting

    def new_code(self) -> str:
        while True:
            code = "".join(choice(LETTERS) for _ in range(CODE))
            if self.store.table_of_code(code) is None:
                return code

    def begin(self, sitting: Sitting) -> None:
        row = sitting.row
        if sitting.match is not None:
            raise No(409, "begun")
        if any(seat.kind == "open" for seat in row.seats):
            raise No(409, "seats-open")
        match = games.begin(row)
        sitting.match, sitting.counts = match, Counts.begin(match)
        allowed = allowance(match.title, row.pace, self.clock_speed)
        if allowed is not None:
            sitting.clocks = Clocks.begin(allowed, len(row.seats), self.time())
        step = games.step_row(row.id, match, sitting.counts, 0, -1, "", sitting.turn_clocks())
        with sitting.storing():
            self.store.set_table(row.id, origin=row.origin)
            self.store.begin_game(step)
        row.game = step.game
        sitting.note(-1, "", 0)
        self.players.call(sitting)

    # people around a table

    def join(self, sitting: Sitting, person: Person, wish: m.Join) -> None:
        row = sitting.row
        if sitting.match is not None:
            raise No(409, "begun")
        if row.watch != "everybody" and row.opener != person.id and wish.code.strip().upper() != row.code:
            raise No(403, "code-wrong")
        free = [seat.seat for seat in row.seats if seat.kind == "open"]
        if not free or (wish.seat is not None and wish.seat not in free):
            raise No(409, "seat-taken")
        if row.seats_of(person.id) and row.opener != person.id:
            raise No(409, "sits-already")
        seat = row.seats[free[0] if wish.seat is None else wish.seat]
        seat.kind, seat.person, seat.name = "person", person.id, person.name
        seat.word = limits.bounded(wish.word, limits.WORD)
        sitting.seat_changed(seat.seat)

    def leave(self, sitting: Sitting, seat: int, bot: str = "greedy") -> None:
        """The seat is free again; in a running game a bot takes it."""
        row = sitting.row
        place = row.seats[seat]
        if sitting.phase == "over":
            raise No(409, "game-is-over")
        place.person = ""
        if sitting.match is None:
            place.kind, place.name, place.bot, place.word = "open", "", "", ""
        else:
            place.kind, place.name, place.bot = "bot", place.name, read_bot(bot)
            sitting.match.names = games.names_of(row.seats)
        sitting.vote = None
        sitting.seat_changed(seat)
        self.players.call(sitting)

    def stand_in(self, sitting: Sitting, person: Person, wish: m.StandIn) -> None:
        """A bot plays for somebody: whoever goes away asks for it, or the others when that person's time is up."""
        row = sitting.row
        sitting.running()
        if not row.seats_of(person.id):
            raise No(403, "not-your-seat")
        if not 0 <= wish.seat < len(row.seats) or row.seats[wish.seat].kind != "person":
            raise No(404, "no-such-seat")
        if sitting.phase == "over":
            raise No(409, "game-is-over")
        is_up = sitting.clocks is not None and sitting.clocks.remaining(wish.seat, self.time()) <= 0
        if row.seats[wish.seat].person != person.id and not is_up:
            raise No(409, "time-left")
        row.seats[wish.seat].bot = read_bot(wish.bot)
        sitting.seat_changed(wish.seat)
        self.players.call(sitting)

    def come_back(self, sitting: Sitting, seat: int) -> None:
        """The person plays again, with a little time where there was none left."""
        if sitting.row.seats[seat].bot:
            sitting.row.seats[seat].bot = ""
            if sitting.clocks is not None:
                sitting.clocks.give(seat)
            sitting.seat_changed(seat)

    def fill(self, sitting: Sitting, wish: m.Fill) -> None:
        """A bot takes an open seat."""
        if not 0 <= wish.seat < len(sitting.row.seats):
            raise No(404, "no-such-seat")
        place = sitting.row.seats[wish.seat]
        if place.kind != "open":
            raise No(409, "seat-taken")
        place.kind, place.bot = "bot", read_bot(wish.bot)
        sitting.seat_changed(wish.seat)

    def withdraw(self, person: Person) -> None:
        """Somebody goes for good."""
        for row in self.store.tables_of(person.id, most=100_000):
            sitting = self.find(row.id)
            for seat in sitting.row.seats_of(person.id):
                sitting.row.seats[seat].name = ""
                if sitting.phase != "over":
                    self.leave(sitting, seat)
                else:
                    sitting.row.seats[seat].person = ""
            if sitting.row.opener == person.id:
                sitting.row.opener = ""
            sitting.show_table()

    def rename(self, old: Person, new: Person) -> None:
        for sitting in self.sittings.values():
            for seat in sitting.row.seats_of(new.id):
                if sitting.row.seats[seat].name == old.name:
                    sitting.row.seats[seat].name = new.name
                    sitting.show_table()

    def remove(self, sitting: Sitting, wish: m.Remove) -> None:
        if not 0 <= wish.seat < len(sitting.row.seats):
            raise No(404, "no-such-seat")
        if sitting.row.seats[wish.seat].kind == "open":
            raise No(409, "seat-open")
        self.leave(sitting, wish.seat, wish.bot)

    def archive(self, sitting: Sitting) -> None:
        self.store.set_table(sitting.row.id, archived=True)
        sitting.row.archived = True
        sitting.show_table()

    def rematch(self, sitting: Sitting, person: Person) -> Sitting:
        """The same again: whoever asks first opens the table, the others take their places by asking too."""
        row = sitting.row
        if sitting.phase != "over":
            raise No(409, "not-over")
        if not row.seats_of(person.id):
            raise No(403, "not-your-seat")
        if row.rematch:
            follower = self.find(row.rematch)
            for seat in row.seats_of(person.id):
                place = follower.row.seats[seat]
                if place.kind == "open":
                    place.kind, place.person, place.name = "person", person.id, row.seats[seat].name
                    with follower.storing():
                        self.store.put_seats(follower.row.id, [place])
            if follower.match is None and not any(seat.kind == "open" for seat in follower.row.seats):
                self.begin(follower)
            follower.show_table()
            return follower
        wishes = [
            m.SeatWish("bot", seat.bot) if seat.kind == "bot" else
            m.SeatWish("me", name=seat.name) if seat.person == person.id else m.SeatWish("open")
            for seat in row.seats
        ]
        follower = self.open(person, m.NewTable(
            row.title, wishes, row.options, row.pack, row.pace, row.bot_pace, row.watch,
        ))  # fmt: skip
        self.store.set_table(row.id, rematch=follower.row.id)
        row.rematch = follower.row.id
        sitting.show_table()
        return follower


def new_origin() -> dict[str, object]:
    secret = token_hex(32)
    return {"secret": secret, "commitment": Pledge(secret, ()).commitment, "nonces": []}


def read_bot(spec: str) -> str:
    """A spec of the registry, checked."""
    make(limits.bounded(spec, limits.WORD), 0)
    return spec.strip()


def is_bot(name: str) -> bool:
    try:
        read_bot(name)
    except (SetupError, No):
        return False
    return True


def seat_row(place: int, wish: m.SeatWish, person: Person) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(place, "bot", bot=read_bot(wish.bot or "greedy"))
    if wish.kind == "open":
        return SeatRow(place, "open")
    return SeatRow(place, "person", person.id, limits.clean(wish.name) if wish.name else person.name)
