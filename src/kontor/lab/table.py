"""One simulated game: who sits where, the seed it comes from, and what is noted down about it."""

from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from json import loads
from time import perf_counter

from kontor.bots.registry import make
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.kernel.state import CHANCE, Game, State
from kontor.titles.registry import find

from .crew import stop_if_asked
from .studies import Counts, count


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common, in plain values that travel to workers."""

    title: str
    bots: tuple[str, ...]                       # specs; game i seats them from the i-th on
    options: tuple[tuple[str, str], ...] = ()
    pack: str = ""                              # JSON
    pack_name: str = "-"
    seed: int = 0

    def seats(self, index: int) -> tuple[str, ...]:
        """Who sits where in game `index`: every bot comes to every seat equally often."""
        n = len(self.bots)
        return tuple(self.bots[(seat + index) % n] for seat in range(n))


@dataclass(frozen=True)
class Row:
    """One finished game."""

    index: int
    seed: int
    seats: tuple[str, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int                              # answers of players
    forced: int                                 # of these, given by the match because there was only one
    turns: int | None                           # where the title counts them
    rounds: int | None
    seconds: float
    counts: Counts = field(default_factory=dict)


@lru_cache(maxsize=1)
def game_of(setting: Setting) -> Game:
    title = find(setting.title)
    pack = loads(setting.pack) if setting.pack else None
    return title.game(len(setting.bots), dict(setting.options), pack, setting.pack_name)


def derived(seed: int, *place: int | str) -> int:
    """A seed for one game or one bot; below 2**48, so that every reader of JSON and CSV keeps it exact."""
    words = " ".join(map(str, (seed, *place)))
    return int.from_bytes(blake2b(words.encode(), digest_size=6, person=b"kontor lab").digest(), "big")


def play(setting: Setting, index: int) -> tuple[Row, Match]:
    """Game `index` of a run: always the same game, whoever plays it when."""
    started = perf_counter()
    game = game_of(setting)
    seed = derived(setting.seed, index)
    seats = setting.seats(index)
    match = Match.new(game.title, game.seats, seed=seed, names=seats, game=game, listening=bool(game.title.studies))
    places = [Seat(match, seat) for seat in range(game.seats)]
    bots = [make(spec, derived(seed, "bot", seat)) for seat, spec in enumerate(seats)]
    while not match.over:
        stop_if_asked()
        seat = match.actors()[0]
        refusal = match.submit(seat, bots[seat].choose(places[seat]))
        assert refusal is None, f"{seats[seat]} chose what {refusal} forbids"
    return row_of(match, index, seed, seats, perf_counter() - started), match


def row_of(match: Match, index: int, seed: int, seats: tuple[str, ...], seconds: float) -> Row:
    outcome = match.state.outcome()
    assert outcome is not None
    answers = [entry for entry in match.entries if entry.seat != CHANCE]
    return Row(
        index, seed, seats, outcome.winners, outcome.ranks, outcome.scores, outcome.reason, len(answers),
        sum(entry.forced for entry in answers), counted(match.state, "turn"), counted(match.state, "round"),
        round(seconds, 4), count(match),
    )


def counted(s: State, name: str) -> int | None:
    """A number that the title shows to everybody, where it does."""
    number = getattr(s.view(None), name) if name in s.game.title.measured else None
    return int(number) if number is not None else None
