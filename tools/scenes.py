"""Positions from real games for pictures, tests and the bench of the browser: bots play, the record is brought in."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kontor.bots.registry import make
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.titles.registry import find

from .board_positions import GAMES, Sight, play

ME = "Mira"
BOT = "greedy"


@dataclass(frozen=True)
class Scene:
    """A game at the first decision of seat 0 after so many entries."""

    title: str
    seats: int
    seed: int
    entries: int
    options: dict[str, str] = field(default_factory=dict)


def stages(scene: Scene, *earlier: int) -> Iterator[str]:
    """Records of the scene's game after so many entries, and at last as the scene says; seat 0 decides next."""
    match = Match.new(
        find(scene.title), scene.seats, scene.options, seed=scene.seed, names=[ME, *[BOT] * (scene.seats - 1)]
    )
    bots = [make("greedy:budget=40", seat) for seat in range(scene.seats)]
    for entries in (*earlier, scene.entries):
        while not match.over and (match.made < entries or match.actors() != [0]):
            seat = match.actors()[0]
            match.submit(seat, bots[seat].choose(Seat(match, seat)))
        yield match.record().to_text()


def questions(title: str) -> dict[str, str]:
    """Records of questions in the games of the board tests, by step and kind of answer: for each the fullest, the one
    with the most answers; once where it is the fullest of several.  I sit where it is asked."""
    fullest: dict[Sight, tuple[int, str]] = {}
    for seed, seats, options in GAMES[title]:
        for match, seat, answers in play(find(title), seed, seats, options):
            beaten = [one for one in set(answers) if len(answers) > fullest.get(one, (1, ""))[0]]
            if not match.over and beaten:
                match.names = [ME if one == seat else BOT for one in range(seats)]
                fullest |= dict.fromkeys(beaten, (len(answers), match.record().to_text()))
    named = {record: " ".join(sight) for sight, (_, record) in sorted(fullest.items(), reverse=True)}
    return {name: record for record, name in named.items()}
