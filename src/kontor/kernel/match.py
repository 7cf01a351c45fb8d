"""A match: a state, its chance, the record, and what may be taken back.  Everybody plays games through this.

Barriers (KON-2.1 to 2.4).  A move may be taken back by its own seat until a barrier falls behind it: another seat
acts, chance answers, somebody learns something, or the game ends.  Answers that several seats give to one open
decision are no barrier to each other.  Taking back is itself an entry of the log; the log only grows.

A match can be put away (`to_data`) and taken up again (`resume`) at a cost that does not grow with the game: what
happened before the last barrier stays in storage and is fetched only when somebody asks for it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .chance import Chance, Pledge, seeded
from .events import Event
from .past import Entry as Entry
from .past import Item, from_data, to_data, what_counts
from .past import TakenBack as TakenBack
from .record import SPACING, Record, RecordError
from .refusals import BATCH_BARRIER, NO_SUCH_ACTION, NOTHING_TO_UNDO, OK, Refusal
from .state import CHANCE, Game, State
from .title import SetupError, Title


@dataclass(frozen=True, slots=True)
class _Mark:
    state: State
    entries: int
    log: int
    base: State
    since: int
    opened: bool
    drawn: int


Past = Callable[[int], Iterable[Sequence[Any]]]        # the first n items of the log, as `kernel.past` writes them


class Match:
    """Create with `Match.new`, from a record with `replay`, or from storage with `resume`."""

    def __init__(
        self, start: State, chance: Chance, names: Sequence[str] = (), origin: Mapping[str, Any] | None = None
    ) -> None:
        self.start = start.clone()
        self.state = start
        self.chance = chance
        self.names = list(names) or [f"seat {seat + 1}" for seat in range(start.game.seats)]
        self.origin = dict(origin or {})            # seed, or commitment, secret and nonces: for the record's header
        self.listening = True
        self._entries: list[Entry] = []             # what counts, from entry number `_first` on
        self._log: list[Item] = []                  # what happened, from item number `_log_first` on
        self._first = 0
        self._log_first = 0
        self._past: Past | None = None
        self._drawn = 0                             # answers of chance among what counts
        self._base = start.clone()                  # the position at the last barrier
        self._since = 0                             # entries made until then
        self._opened = False                        # entries since then answer one open decision of several seats
        self._news = False                          # the last submitted action brought something its seat did not know

    @classmethod
    def new(
        cls,
        title: Title,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        seed: int | None = None,
        pledge: Pledge | None = None,
        names: Sequence[str] = (),
        game: Game | None = None,
        listening: bool = True,
    ) -> "Match":
        """A new game at its first decision; chance comes from `seed`, or from a `pledge` that can be checked later."""
        if (seed is None) == (pledge is None):
            raise ValueError("a match needs a seed or a pledge")
        if names and len(names) != seats:
            raise SetupError("setup-seats", title=title.id, seats=len(names), allowed=str(seats))
        origin: dict[str, Any] = {"seed": seed}
        if pledge is not None:
            origin = {"commitment": pledge.commitment, "secret": pledge.secret, "nonces": list(pledge.nonces)}
        source = pledge.source() if pledge is not None else seeded(seed or 0)
        match = cls(title.begin(game or title.game(seats, options)), source, names, origin)
        match.listening = listening
        match.settle()
        return match

    @classmethod
    def resume(
        cls,
        data: Mapping[str, Any],
        game: Game,
        chance: Chance,
        past: Past,
        names: Sequence[str] = (),
        origin: Mapping[str, Any] | None = None,
    ) -> "Match":
        """The match that `to_data` put away.  `past` is asked for the log before it, if that is ever needed."""
        title = game.title
        match = cls(title.begin(game), chance, names, origin)
        match.state = title.from_data(data["state"], game)
        match._base = title.from_data(data["base"], game) if data["base"] is not None else match.state.clone()
        match._since = match._first = data["since"]
        match._log_first = data["seq"]
        match._opened = data["opened"]
        match._drawn = data["drawn"]
        match._entries = what_counts(from_data(data["entries"], title.actions))
        match._past = past
        return match

    def to_data(self) -> dict[str, Any]:
        """Everything needed to go on, as plain JSON: the position, the last barrier, and the entries since."""
        return {
            "state": self.state.to_data(),
            "base": None if self._since == self.made else self._base.to_data(),
            "since": self._since,
            "seq": self.seq,
            "opened": self._opened,
            "drawn": self._drawn,
            "entries": to_data(self.tail(self._since), self.title.actions),
        }

    # asking

    @property
    def entries(self) -> list[Entry]:
        """What counts, from the beginning of the game."""
        self._fetch()
        return self._entries

    @property
    def log(self) -> list[Item]:
        """What happened, from the beginning of the game."""
        self._fetch()
        return self._log

    @property
    def made(self) -> int:
        """How many entries count."""
        return self._first + len(self._entries)

    @property
    def barrier(self) -> int:
        """Entries made until the last barrier."""
        return self._since

    @property
    def is_open(self) -> bool:
        """Entries since the barrier answer one open decision of several seats, and are unseen by the others."""
        return self._opened

    def tail(self, place: int) -> list[Entry]:
        """Entries from number `place` on."""
        return self._entries[place - self._first :] if place >= self._first else self.entries[place:]

    def done(self, seq: int) -> list[list[Any]]:
        """What was logged from item number `seq` on, as storage keeps it."""
        items = self._log[seq - self._log_first :] if seq >= self._log_first else self.log[seq:]
        return to_data(items, self.title.actions)

    @property
    def title(self) -> Title:
        return self.state.game.title

    @property
    def seq(self) -> int:
        """How often something has been done; never goes back."""
        return self._log_first + len(self._log)

    @property
    def over(self) -> bool:
        return self.state.over

    def actors(self) -> list[int]:
        return self.state.actors()

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    def key(self, action: int) -> str:
        return self.title.actions.key(action)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from entry `since` on, as this seat may know it and as far back as it may look."""
        return self.news(seat, max(since, self.title.log_begins(self, seat)))

    def news(self, seat: int | None, since: int) -> list[Event]:
        """The same for somebody who is told for the first time: no title's limit on looking back applies."""
        seen = self.title.events.seen
        return [seen(told, seat) for entry in self.tail(since) for told in entry.told]

    # acting

    def submit(self, seat: int, action: int | str) -> Refusal | None:
        """Carries out an action of a seat with everything that follows, or says why not and changes nothing."""
        a = self._id(action)
        refusal = self.state.why_not(seat, a) if 0 <= seat < self.state.game.seats else self._refuse(NO_SUCH_ACTION)
        if refusal is None:
            self._news = False
            self._enter(seat, a, False)
            self.settle()
        return refusal

    def submit_batch(self, seat: int, actions: Sequence[int | str]) -> Refusal | None:
        """Several actions of one seat, all or none.  Only the last may tell the seat something new (KON-1.5).

        An answer that was the only one and has been given already may be named all the same; where it is possible
        again, it is meant anew.
        """
        mark = self._mark()
        given: list[int] = []
        for place, action in enumerate(actions):
            if given and given[0] == self._id(action) and self.state.why_not(seat, given[0]) is not None:
                del given[0]
                continue
            made = self.made
            refusal = self._refuse(BATCH_BARRIER) if place and self._news else self.submit(seat, action)
            if refusal is not None:
                self._restore(mark)
                return refusal
            given = [entry.action for entry in self.tail(made + 1) if entry.seat == seat and entry.forced]
        return None

    def settle(self) -> None:
        """Lets chance answer, and gives answers that everybody can see to be the only ones (KON-3.1)."""
        s = self.state
        while not s.over:
            seat = int(s.seat())
            if s.is_chance():
                self._enter(CHANCE, self.chance.answer(s, self.drawn()), False)
            elif self._is_forced(seat):
                self._enter(seat, s.legal(seat)[0], True)
            else:
                return

    def can_undo(self, seat: int) -> bool:
        return self._last(seat, self._since) >= 0

    def undo(self, seat: int) -> Refusal | None:
        """Takes back the seat's last own choice and what followed from it, unless a barrier lies between."""
        place = self._last(seat, self._since)
        if place < 0:
            return self._refuse(NOTHING_TO_UNDO)
        kept = self.tail(place + 1) if self._opened else []
        gone = self.made - place - len(kept)
        del self._entries[place - self._first :]
        self.state = self._base.clone()
        for entry in self.tail(self._since):
            self.state.apply(entry.seat, entry.action)
        for entry in kept:
            assert self.state.refusal(entry.seat, entry.action) == OK       # law 9: open answers commute
            self.state.apply(entry.seat, entry.action)
        self._entries += kept
        self._log.append(TakenBack(seat, gone, len(kept)))
        return None

    def may_take_back(self, seat: int) -> Refusal | None:
        """Whether there is anything that `take_back` would take back."""
        return self._refuse(NOTHING_TO_UNDO) if self._last(seat, 0) < 0 else None

    def take_back(self, seat: int) -> Refusal | None:
        """Like `undo`, but across barriers: for when all seats consent.  Chance will answer the same again."""
        place = self._last(seat, 0)
        if place < 0:
            return self._refuse(NOTHING_TO_UNDO)
        before = self.start.clone()
        for entry in self.entries[:place]:
            before.apply(entry.seat, entry.action)
        self._log.append(TakenBack(seat, self.made - place, 0))
        del self._entries[place:]
        self.state = before
        self._drawn = sum(1 for entry in self._entries if entry.seat == CHANCE)
        self._barrier()
        return None

    # the record

    def record(self) -> Record:
        """The game as it counts, taken-back moves left out.  Holds everything hidden: hand it out after the end."""
        game = self.state.game
        title = self.title
        record = Record(title.id, title.rules_version, game.seats, dict(game.options), game.pack, **self.origin)
        record.names = list(self.names)
        outcome = self.state.outcome()
        if outcome is not None:
            record.reason, record.ranks, record.scores = outcome.reason, list(outcome.ranks), list(outcome.scores)
        s = self.start.clone()
        for made, entry in enumerate(self.entries):
            if made and made % SPACING == 0:
                record.checks.append((made, s.checksum()))
            record.moves.append((entry.seat, self.key(entry.action)))
            s.apply(entry.seat, entry.action)
        record.checks.append((len(self.entries), s.checksum()))
        return record

    def follow(self, record: Record) -> None:
        """Plays the moves of a record after those made so far; RecordError names the first line that does not fit."""
        checks = dict(record.checks)
        source = record.source()
        for made, (seat, key) in enumerate(record.moves[len(self.entries) :], start=len(self.entries)):
            self._compare(record, checks, made)
            a = self._id(key)
            refusal = self.state.why_not(seat, a)
            if refusal is not None:
                raise RecordError(record.line_of(made), "record-move", move=key, rule=refusal.rule, reason=refusal.key)
            if seat == CHANCE and source is not None and source.answer(self.state, self.drawn()) != a:
                raise RecordError(record.line_of(made), "record-chance", move=key)
            self._enter(seat, a, seat != CHANCE and self._is_forced(seat))
        self._compare(record, checks, len(record.moves))

    def drawn(self) -> int:
        """How many answers chance has given in the entries that count."""
        return self._drawn

    # inside

    def _fetch(self) -> None:
        """Puts the past before what is in hand.  Nothing before the barrier of a resumed match has changed since."""
        if self._past is not None:
            log = from_data(self._past(self._log_first), self.title.actions)
            self._entries = what_counts(log)[: self._first] + self._entries
            self._log = log + self._log
            self._first = self._log_first = 0
            self._past = None

    def _compare(self, record: Record, checks: dict[int, int], made: int) -> None:
        if made in checks and checks[made] != self.state.checksum():
            raise RecordError(record.line_of(made) - 1, "record-checksum", moves=made)

    def _id(self, action: int | str) -> int:
        if isinstance(action, int):
            return action
        known = self.title.actions.id(action)
        return -1 if known is None else known

    def _refuse(self, number: int) -> Refusal:
        return self.title.refusals.refusal(number)

    def _is_forced(self, seat: int) -> bool:
        """The decision that waits for this seat has one answer, and everybody can see that."""
        step = self.state.step()
        return not step.together and step.is_public(self.state) and len(self.state.legal(seat)) == 1

    def _last(self, seat: int, since: int) -> int:
        """The place of the seat's last own choice, -1 where there is none since `since`."""
        if self.over:
            return -1
        recent = self.tail(since)
        for place in range(len(recent) - 1, -1, -1):
            if recent[place].seat == seat and not recent[place].forced:
                return since + place
        return -1

    def _enter(self, seat: int, a: int, forced: bool) -> None:
        s = self.state
        together = s.step().together
        place = s.sp
        if together != self._opened or (not together and not forced and self._others_acted(seat)):
            self._barrier()
        self._opened = together
        s.told = [] if self.listening else None
        s.apply(seat, a)
        entry = Entry(seat, a, forced, tuple(s.told or ()))
        s.told = None
        self._entries.append(entry)
        self._log.append(entry)
        self._drawn += seat == CHANCE
        still_open = together and not s.over and s.sp == place and s.step().together
        if seat == CHANCE or s.revealed or s.over or (together and not still_open):
            self._barrier()
            self._news = True
        elif s.disclosed:
            self._barrier()

    def _others_acted(self, seat: int) -> bool:
        return any(entry.seat != seat and not entry.forced for entry in self.tail(self._since))

    def _barrier(self) -> None:
        self._base = self.state.clone()
        self._since = self.made
        self._opened = False

    def _mark(self) -> _Mark:
        base, since, opened = self._base, self._since, self._opened
        return _Mark(self.state.clone(), self.made, self.seq, base, since, opened, self._drawn)

    def _restore(self, mark: _Mark) -> None:
        del self._entries[mark.entries - self._first :]
        del self._log[mark.log - self._log_first :]
        self.state, self._base, self._since, self._opened = mark.state, mark.base, mark.since, mark.opened
        self._drawn = mark.drawn


def result(reason: str, ranks: list[int], scores: list[int]) -> str:
    """A result in the words of a record's header."""
    return f"reason {reason}, ranks {' '.join(map(str, ranks))}, scores {' '.join(map(str, scores))}"


def replay(title: Title, record: Record, game: Game | None = None) -> Match:
    """The match a record tells, at its last position.  A game that was cut short can go on from there."""
    if record.rules != title.rules_version:
        raise RecordError(3, "record-rules", said=record.rules, known=title.rules_version)
    try:
        settled = game or title.game(record.seats, record.options)
    except SetupError as error:
        start = f"option {error.params['option']} " if "option" in error.params else "seats "
        raise RecordError(record.line_with(start), error.key, **error.params) from error
    if record.pack != settled.pack:
        raise RecordError(record.line_with("pack "), "record-pack", said=record.pack, known=settled.pack)
    if record.secret and Pledge(record.secret, ()).commitment != record.commitment:
        raise RecordError(record.line_with("secret "), "record-commitment")
    origin = {name: getattr(record, name) for name in ("seed", "commitment", "secret", "nonces")}
    match = Match(title.begin(settled), record.source() or Chance(), record.names, origin)
    match.follow(record)
    outcome = match.state.outcome()
    said = (record.reason, record.ranks, record.scores)
    found = (outcome.reason, list(outcome.ranks), list(outcome.scores)) if outcome is not None else ("", [], [])
    if said != found:
        key = "record-unfinished" if outcome is None else "record-result" if record.reason else "record-no-result"
        raise RecordError(len(record.header()) - 1, key, said=result(*said), found=result(*found))
    return match
