"""Tries to break a title through the public door: random games over random settings, with much that is forbidden.

Every game is a function of the seed and its number.  What goes wrong is kept as a record that leads to the position.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import count, islice
from pathlib import Path
from time import monotonic
from traceback import format_exception

from kontor.kernel import laws
from kontor.kernel.chance import Pledge
from kontor.kernel.match import Match, replay
from kontor.kernel.record import Record, from_text
from kontor.kernel.rng import Rng
from kontor.kernel.state import Game
from kontor.kernel.title import SetupError, Title
from kontor.titles.registry import find

from .crew import Attentive, Crew, Stopped, stop_if_asked
from .ledger import write_whole
from .policies import Policy, draw
from .probes import PROBES, Broken, trace
from .table import derived

MOST_FAULTS = 10            # then it is time to look at them
UNDO = 60                   # in 1000 decisions
TAKE_BACK = 60
BATCH = 40
RESUME = 6
LAW_5 = 60


@dataclass(frozen=True)
class Fault:
    """`record` leads to the position; `action`, a seat and keys, is what failed there where a player did it."""

    index: int
    message: str
    moves: int
    step: str
    action: str
    record: str
    details: str


@dataclass
class Trial:
    """What one game, or all of them, came to."""

    index: int = 0
    games: int = 0
    decisions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    probes: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)        # decisions that were met
    kinds: Counter[str] = field(default_factory=Counter)        # kinds of actions that were taken
    settings: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: "Trial") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.faults += other.faults
        for name in ("reasons", "probes", "steps", "kinds", "settings"):
            getattr(self, name).update(getattr(other, name))


@dataclass
class Report:
    title: Title
    seed: int
    total: Trial
    stopped: bool = False
    files: list[Path] = field(default_factory=list)

    def never_met(self) -> list[str]:
        """Decisions of players that no game came to."""
        return [step.name for step in self.title.steps
                if step.ids and not step.chance and step.name not in self.total.steps]

    def never_taken(self) -> list[str]:
        n = self.title.actions.n_players
        kinds = dict.fromkeys(kind.name for kind in self.title.actions.kind_of[:n])
        return [kind for kind in kinds if kind not in self.total.kinds]


def fuzz(
    title: Title,
    *,
    games: int | None = None,
    seconds: float | None = None,
    first: int = 0,
    seed: int = 0,
    jobs: int = 1,
    out: Path | None = None,
    finished: Callable[[Trial], None] = lambda trial: None,
) -> Report:
    """Plays `games` games from number `first` on, or as many as begin within `seconds`."""
    report = Report(title, seed, Trial())
    crew: Crew[int, Trial] = Crew(jobs)
    work = partial(try_game, title.id, seed)
    with Attentive() as bell, closing(crew.results(work, numbers(first, games, seconds))) as trials:
        for trial in trials:
            report.total.add(trial)
            if out is not None:
                report.files += [path for fault in trial.faults for path in save_fault(report, fault, out)]
            finished(trial)
            if len(report.total.faults) >= MOST_FAULTS:
                break
        report.stopped = bell.rung
    return report


def numbers(first: int, games: int | None, seconds: float | None) -> Iterator[int]:
    if games is not None:
        yield from islice(count(first), games)
        return
    end = monotonic() + (seconds or 0)
    for index in count(first):
        if monotonic() >= end:
            return
        yield index


def try_game(name: str, seed: int, index: int) -> Trial:
    return Player(find(name), seed, index).trial


@lru_cache(maxsize=64)
def settled(title: Title, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
    return title.game(seats, dict(options))


class Player:
    """Plays one game to its end, or until something breaks."""

    def __init__(self, title: Title, seed: int, index: int) -> None:
        self.trial = Trial(index, games=1)
        self.rng = Rng(derived(seed, "fuzz", index))
        self.match: Match | None = None
        self.action = ""                # what is being tried
        self.made = 0                   # entries before it
        try:
            game = self.draw_game(title)
            self.match = match = self.draw_match(game, derived(seed, index))
            policies = [draw(self.rng) for _ in range(game.seats)]
            self.play(match, policies)
        except Stopped:
            raise
        except Exception as error:
            self.trial.faults.append(self.fault(error))

    def happens(self, per_thousand: int) -> bool:
        return self.rng.below(1000) < per_thousand

    def seldom_happens(self, per_thousand: int, match: Match) -> bool:
        """Rarer in long games: for what plays a game again from its start."""
        return self.rng.below(5 * max(200, len(match.entries))) < per_thousand

    def draw_game(self, title: Title) -> Game:
        """A preset, or every option at random; not every combination is a game."""
        seats = title.seats[int(self.rng.below(len(title.seats)))]
        presets = list(title.presets.values())
        options = presets[int(self.rng.below(len(presets)))]
        wild = {o.name: o.values[int(self.rng.below(len(o.values)))] for o in title.options}
        if self.happens(500):
            try:
                return self.noted(settled(title, seats, tuple(wild.items())))
            except SetupError:
                self.trial.probes["refused-setting"] += 1
        return self.noted(settled(title, seats, tuple(options.items())))

    def noted(self, game: Game) -> Game:
        options = " ".join(f"{name}={value}" for name, value in game.options.items())
        self.trial.settings[f"{game.seats} {options}".strip()] += 1
        return game

    def draw_match(self, game: Game, seed: int) -> Match:
        listening = self.happens(300)
        if self.happens(100):
            pledge = Pledge(f"secret {seed}", tuple(f"word {seat}" for seat in range(game.seats)))
            return Match.new(game.title, game.seats, pledge=pledge, game=game, listening=listening)
        return Match.new(game.title, game.seats, seed=seed, game=game, listening=listening)

    def play(self, match: Match, policies: list[Policy]) -> None:
        title = match.title
        match.state.check()
        while not match.over:
            stop_if_asked()
            self.probe(match)
            if self.seldom_happens(RESUME, match):
                self.trial.probes["resume"] += 1
                self.match = match = resumed(match)
            actors = match.actors()
            seat = actors[int(self.rng.below(len(actors)))]
            self.act(match, seat, policies[seat](match, seat, self.rng))
            self.trial.decisions += 1
            if self.trial.decisions > title.max_decisions:
                raise Broken(f"more than {title.max_decisions} decisions")
        self.finish(match)

    def probe(self, match: Match) -> None:
        for name, (often, attempt) in PROBES.items():
            if self.happens(often):
                self.trial.probes[name] += 1
                attempt(match, self.rng)

    def act(self, match: Match, seat: int, a: int) -> None:
        before = match.state.clone()
        self.attempt(match, seat, a)
        self.trial.steps[before.step().name] += 1
        self.trial.kinds[match.title.actions.kind(a)] += 1
        refusal = match.submit(seat, a)
        if refusal is not None:
            raise Broken(f"a legal action was refused: {refusal}")
        match.state.check()
        if match.can_undo(seat):
            if self.happens(LAW_5):
                self.trial.probes["barrier"] += 1
                laws.no_barrier_means_nothing_learnt(before, seat, a, self.rng)
            if self.happens(UNDO):
                self.trial.probes["undo"] += 1
                self.back_and_forth(match, seat, a, before.checksum(), match.undo)
        elif not match.over and not before.step().together and self.seldom_happens(TAKE_BACK, match):
            self.trial.probes["take-back"] += 1
            self.back_and_forth(match, seat, a, before.checksum(), match.take_back)
        if not match.over and seat in match.actors() and self.happens(BATCH):
            self.trial.probes["batch"] += 1
            self.batch(match, seat)
        self.action = ""

    def attempt(self, match: Match, seat: int, *actions: int) -> None:
        self.action = " ".join([str(seat), *map(match.key, actions)])
        self.made = len(match.entries)

    def back_and_forth(self, match: Match, seat: int, a: int, before: int, back: Callable[[int], object]) -> None:
        after, done = match.state.checksum(), match.seq
        refusal = back(seat)
        if refusal is not None:
            raise Broken(f"taking back was refused: {refusal}")
        if match.state.checksum() != before:
            raise Broken("taking back led to another position")
        if match.seq != done + 1:
            raise Broken("taking back is no entry of the log")
        refusal = match.submit(seat, a)
        if refusal is not None:
            raise Broken(f"the same action was refused after taking it back: {refusal}")
        if match.state.checksum() != after:
            raise Broken("the same action led elsewhere after taking it back")

    def batch(self, match: Match, seat: int) -> None:
        """Two actions in a row: both or, where a barrier lies between, none."""
        first = laws.choice(match.legal(seat), self.rng)
        s = match.state.clone()
        s.apply(seat, first)
        then = s.legal(seat)
        second = laws.choice(then, self.rng) if then else 0
        self.attempt(match, seat, first, second)
        before, made = trace(match), len(match.entries)
        refusal = match.submit_batch(seat, [first, second])
        if refusal is not None:
            if trace(match) != before:
                raise Broken("a refused batch changed something")
            return
        mine = [entry for entry in match.entries[made:] if entry.seat == seat]
        chosen = [entry.action for entry in mine if not entry.forced]
        unsaid = [entry.action for entry in mine if entry.forced]
        if chosen != [first, second] and not (chosen == [first] and second in unsaid):      # KON-1.5
            raise Broken("a batch did something else")
        match.state.check()
        self.trial.decisions += 2

    def finish(self, match: Match) -> None:
        outcome = match.state.outcome()
        if outcome is None:
            raise Broken("the game is over without an outcome")
        seats = match.state.game.seats
        if not len(outcome.ranks) == len(outcome.scores) == seats:
            raise Broken("some seats have no rank or no score")
        for name in ("illegal", "out-of-turn", "unknown"):
            self.trial.probes[name] += 1
            PROBES[name][1](match, self.rng)
        if any(match.undo(seat) is None for seat in range(seats)):
            raise Broken("a finished game was taken back")
        laws.snapshot_round_trips(match.state)
        laws.nothing_hidden_shows(match.state, self.rng)
        laws.record_round_trips(match)
        self.trial.probes["record"] += 1
        self.trial.reasons[outcome.reason] += 1

    def fault(self, error: Exception) -> Fault:
        message = str(error) if isinstance(error, Broken | laws.LawBroken) else f"{type(error).__name__}: {error}"
        details = "".join(format_exception(error))
        if self.match is None:
            return Fault(self.trial.index, message, 0, "", "", "", details)
        record, step = last_good(self.match)
        action = self.action if len(record.moves) == self.made else ""
        return Fault(self.trial.index, message, len(record.moves), step, action, record.to_text(), details)


def resumed(match: Match) -> Match:
    """The match as somebody finds it who saved the record, went away and came back."""
    again = replay(match.title, from_text(match.record().to_text()), match.state.game)
    if not again.state.same(match.state):
        raise Broken("the record so far leads elsewhere")
    if again.actors() != match.actors():
        raise Broken("the record so far leads to other actors")
    return again


def last_good(match: Match) -> tuple[Record, str]:
    """The longest record that can still be written, and the step it leads to."""
    for cut in range(len(match.entries), -1, -1):
        part = Match(match.start.clone(), match.chance, match.names, match.origin)
        try:
            for entry in match.entries[:cut]:
                part.state.apply(entry.seat, entry.action)
                part.entries.append(entry)
            return part.record(), part.state.step().name
        except Exception:       # what broke the game may break its record: one move less, then
            continue
    raise AssertionError("no position of this game can be recorded")


def save_fault(report: Report, fault: Fault, out: Path) -> list[Path]:
    """The record, and beside it what went wrong there."""
    out.mkdir(parents=True, exist_ok=True)
    stem = f"{report.title.id}-{report.seed}-{fault.index}"
    text = f"{fault.message}\n\nseed {report.seed}\ngame {fault.index}\nmoves {fault.moves}\nstep {fault.step}\n"
    if fault.action:
        text += f"action {fault.action}\n"
    files = {out / f"{stem}.txt": f"{text}\n{fault.details}"}
    if fault.record:
        files[out / f"{stem}.kontor"] = fault.record
    for path, content in files.items():
        write_whole(path, content)
    return list(files)
