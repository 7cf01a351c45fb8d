"""Writes the positions that the guided first game is tested on: web/tests/positions/guide-<title>.json.

    python -m tools.guide_positions [TITLE…]

They come from seeded games with the options of a lesson (`lesson` in web/src/lib/titles.ts), as the server sends them,
each with what happened since the seat was asked before.  Kept are the fewest that show every kind of answer at every
step and every kind of happening, by oneself and by others, and how a lesson begins; and, from games that bots play to
their end, how a game can stand.  A test tells when it is due.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from kontor.bots.registry import make
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.kernel.title import Title
from kontor.server import messages as m
from kontor.server.positions import news, position
from kontor.titles.registry import find

from .board_positions import EAGER, MOST, NAMES, TARGET, play, sight, written
from .board_positions import Sight as Answer
from .standings import STANDINGS, Sight

# Seats, the preset of a lesson, and seeds of games that together show nearly everything, found by trying many.
LESSONS: dict[str, tuple[int, str, tuple[int, ...]]] = {
    "novgorod": (3, "first_game", (51, 71, 137)),
    "merchants": (3, "first_game", (0, 4, 7)),
    "oltremare": (4, "reminders", (1, 3, 4, 6)),
    "rivalcities": (2, "first_game", (28, 32, 66, 434, 446, 876)),
}
# Seeds of games that bots play to the end, which people playing at random do not reach: found by trying many.
PLAYED: dict[str, tuple[int, ...]] = {
    "novgorod": (1, 2, 3, 4, 5, 6),
    "merchants": (1, 2, 3),
    "oltremare": (1, 2),
    "rivalcities": tuple(range(1, 25)),
}
BOT = "greedy:budget=1"
# Few offers, so that a game comes to its end, and some deals; tolls; long routes.
CALM: dict[str, dict[str, float]] = {
    "novgorod": {
        "ship": 60, "sail": 20, "done": 0.2, "income": 6, "kontor": 3, "order": 0.3, "deck": 0.3, "make": 2,
        "store": 0.3, "placeholder": 0.2,
    },
    "oltremare": {
        "offer": 0.1, "offer-all": 0.05, "invite": 0.05, "ask": 0.05, "end-trade": 2, "propose": 0.3, "counter": 0.1,
        "accept": 9, "close": 5, "drop": 0.2, "next": 3,
    },
    "merchants": {"offer": 0.05, "call": 0.05, "step": 3, "start_caravan": 3, "stop": 0.3},
}
BEGINNING = 8           # answers from the start of a lesson that are all kept
FEW = 2                 # so few kinds of answers are worth showing by themselves


@dataclass(frozen=True)
class Moment:
    sights: frozenset[Sight]
    position: m.Position
    news: list[m.Happening]


def moments(title: Title) -> list[Moment]:
    """Of all moments that show the same, the first."""
    seats, preset, seeds = LESSONS[title.id]
    options = dict(title.presets[preset])
    eager = {**EAGER[title.id], **CALM.get(title.id, {})}
    found: dict[frozenset[Sight], Moment] = {}

    def keep(shown: frozenset[Sight], match: Match, seat: int, told: list[m.Happening]) -> None:
        if shown and shown not in found:
            found[shown] = Moment(shown, msgspec.structs.replace(position(match, seat, match.seq), areas=[]), told)

    for seed in seeds:
        since: dict[int, int] = {}
        for place, (match, seat, offered) in enumerate(play(title, seed, seats, options, eager)):
            told = news(match, seat, since.get(seat, match.made))       # on arrival there is no news
            since[seat] = match.made
            shown = sights(offered, told, seat)
            if seed == seeds[0] and place < BEGINNING:
                shown |= {("beginning", str(place))}
            if len(offered) <= MOST:
                keep(shown, match, seat, told)
    for seed in PLAYED[title.id]:
        for match, seat, offered in played(title, seed, seats, options):
            if len(offered) <= MOST:
                keep(standing(match, seat), match, seat, [])
    return list(found.values())


def played(title: Title, seed: int, seats: int, options: dict[str, str]) -> Iterator[tuple[Match, int, list[Answer]]]:
    """Each decision of a game between bots, and the end."""
    match = Match.new(title, seats, options, seed=seed, names=NAMES[:seats])
    bots = [make(BOT, seats * seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.actors()[0]
        yield match, seat, [sight(title, match.state.step().name, a) for a in match.legal(seat)]
        assert match.submit(seat, bots[seat].choose(Seat(match, seat))) is None
    for seat in range(seats):
        yield match, seat, []


def standing(match: Match, seat: int) -> frozenset[Sight]:
    outcome = match.state.outcome()
    if outcome:
        return frozenset({("over", outcome.reason, str(outcome.ranks[seat] == 1))})
    view = msgspec.to_builtins(match.title.view(match.state, seat, False))
    return frozenset((match.state.step().name, *one) for one in STANDINGS[match.title.id](view, seat))


def sights(offered: list[tuple[str, str]], told: list[m.Happening], seat: int) -> frozenset[Sight]:
    kinds = sorted(set(offered))
    shown: set[Sight] = {("answer", *one) for one in kinds}
    if len(kinds) <= FEW:
        shown.add(("answers", *(word for one in kinds for word in one)))
    for one in told:
        shown.add(("event", one.kind, str(one.seat == seat), str(is_about(one, seat)), str(one.params.get("at"))))
        if one.at == told[-1].at:
            shown.add(("just now", one.kind))
    return frozenset(shown)


def is_about(told: m.Happening, seat: int) -> bool:
    return not {seat, f"player-{seat + 1}"}.isdisjoint((told.params.get("player"), told.params.get("seat")))


def chosen(title: Title) -> list[Moment]:
    """The fewest that show everything, as far as choosing greedily finds them, in the order of play."""
    every = moments(title)
    missing = frozenset[Sight]().union(*(one.sights for one in every))
    kept: list[Moment] = []
    while missing:
        kept.append(max(every, key=lambda one: len(one.sights & missing)))
        missing -= kept[-1].sights
    return [one for one in every if one in kept]


def text(title: Title) -> str:
    return written([msgspec.to_builtins({"position": one.position, "news": one.news}) for one in chosen(title)])


if __name__ == "__main__":
    for name in sys.argv[1:] or LESSONS:
        (TARGET / f"guide-{name}.json").write_text(text(find(name)), encoding="utf-8")
