"""Writes the positions that the drawn boards are tested on, as the server sends them: web/tests/positions/<title>.json.

    python tools/board_positions.py [TITLE…]    (without a title: of every board there is)

They come from seeded games in which every seat answers at random, somewhat eager for what is rare.  Kept are the fewest
positions that show every kind of answer at every step, and an end.  Run it after changing what a position says (labels,
prompts, views); a test tells when that is due.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kontor.kernel.match import Match
from kontor.kernel.title import Title
from kontor.server import messages as m
from kontor.server.positions import position
from kontor.titles.registry import find

WEB = Path(__file__).parents[1] / "web"
TARGET = WEB / "tests/positions"
NAMES = ("Mira", "Grete", "Jorun", "Tilda", "Anna")
LONGEST = 1500                  # answers after which a game at random is given up
MOST = 120                      # choices of a position worth keeping: more prove nothing new and are slow to draw

# How likely each answer of a kind is; 1 where nothing is said.  What leads to rare questions is given often, what comes
# in large numbers seldom.
EAGER: dict[str, dict[str, float]] = {
    "rivalcities": {"no": 0.3, "buy": 3, "ally": 2, "letter": 0.3},
    "novgorod": {
        "sail": 4, "done": 0.3, "kontor": 2, "ship": 6, "store": 1.5, "climb": 6, "announce": 6, "top": 3, "bottom": 3,
        "pirate": 0.05, "income": 0.8, "make": 0.6,
    },
    "merchants": {
        "move_trader": 0.05, "route": 0.5, "offer": 0.3, "call": 0.3, "swap": 0.2, "buy": 0.5, "deliver": 6, "play": 4,
    },
    "oltremare": {},
}
# Seed, seats and options of games that together show everything, found by trying many seeds.
GAMES: dict[str, list[tuple[int, int, dict[str, str]]]] = {
    "rivalcities": [
        *((seed, 2, {"layout": "first_game"}) for seed in (66, 434, 446, 876)),
        *((seed, 2, {"layout": "shuffled"}) for seed in (111, 157, 659)),
    ],
    "novgorod": [
        (0, 3, {}),
        (0, 3, {"careers": "back", "merchant": "back", "special_orders": "yes"}),
        (59, 4, {"merchant": "back", "pirate": "front", "places": "drawn", "special_orders": "yes"}),
        (19, 2, {"merchant": "front", "pirate": "back", "special_orders": "yes"}),
    ],
    "merchants": [
        (9, 3, {"start": "short"}),
        (0, 4, {"start": "main", "offers": "0", "turns": "100"}),
        (19, 4, {"start": "first_game", "offers": "0", "turns": "100"}),
    ],
    "oltremare": [(2, 3, {})],
}
# Boards that read the sentences about a position too; the others are given none, which keeps the files small.
READ_SENTENCES = {"rivalcities"}


def table(match: Match) -> m.Table:
    seats = [m.SeatInfo("person", name, you=not seat, here=True) for seat, name in enumerate(match.names)]
    rules = m.Rules(dict(match.state.game.options), "-", "none", "natural", "link")
    phase: m.Phase = "over" if match.over else "running"
    return m.Table("t", "ABCD", match.title.id, phase, seats, rules, True, match.actors(), 0, "", 0, 0, [])


# games, and what to keep of them

Sight = tuple[str, str]         # a step and a kind of answer; where from, where that is what an answer says


@dataclass(frozen=True)
class Frame:
    sights: frozenset[Sight]
    size: int
    table: m.Table
    position: m.Position

    @property
    def step(self) -> str:
        return self.position.decision.step if self.position.decision else "over"


def sight(title: Title, step: str, a: int) -> Sight:
    kind, args = title.actions.kind(a), title.actions.params(a)
    return step, f"{kind} {args['source']}" if "source" in args else kind


def together(match: Match, seat: int) -> list[Sight]:
    """Cards that are played together (OLT-5.1): how many of how many are chosen already, where there is a choice."""
    if match.title.id != "oltremare" or match.state.step().name != "play":
        return []
    view = match.title.view(match.state, seat, False)
    player = view.players[seat]
    load = min(player.cargo_top.load, player.hand_size)
    picked = len(view.trade.picked) if view.trade else 0
    return [("play", f"{picked} of {load}")] if 1 < load < player.hand_size else []


def play(
    title: Title, seed: int, seats: int, options: dict[str, str], eager: dict[str, float] | None = None
) -> Iterator[tuple[Match, int, list[Sight]]]:
    """Each decision of a seeded game: the match, the seat that is asked, what its answers show.  The end, too."""
    match = Match.new(title, seats, options, seed=seed, names=NAMES[:seats])
    chance, eager = Random(seed), eager or EAGER[title.id]
    for _ in range(LONGEST):
        if match.over:
            yield match, 0, [("over", "over")]
            return
        seat = match.actors()[0]
        legal = match.legal(seat)
        yield match, seat, [sight(title, match.state.step().name, a) for a in legal] + together(match, seat)
        answer = chance.choices(legal, [eager.get(title.actions.kind(a), 1) for a in legal])[0]
        assert match.submit(seat, answer) is None


def frame(match: Match, seat: int, sights: list[Sight]) -> Frame:
    made = position(match, seat, match.seq)
    if match.title.id not in READ_SENTENCES:
        made = msgspec.structs.replace(made, areas=[])
    return Frame(frozenset(sights), len(sights), table(match), made)


def candidates(title: Title) -> list[list[Frame]]:
    """Game by game, of all positions that show the same the first with the fewest choices; the end, where it comes."""
    games: list[list[Frame]] = []
    for game in GAMES[title.id]:
        found: dict[frozenset[Sight], Frame] = {}
        for match, seat, sights in play(title, *game):
            shown = frozenset(sights)
            worth = match.over or 1 < len(sights) <= MOST
            if worth and (shown not in found or len(sights) < found[shown].size):
                found[shown] = frame(match, seat, sights)
        games.append(list(found.values()))
    return games


def chosen(title: Title) -> list[Frame]:
    """The fewest that show everything, as far as choosing greedily finds them, but something of every setup."""
    games = candidates(title)
    setups = {str(setup): game for (_, *setup), game in zip(GAMES[title.id], games, strict=True)}
    kept = [max(game, key=lambda one: (len(one.sights), -one.size)) for game in setups.values()]
    rest = [one for game in games for one in game]
    missing = frozenset[Sight]().union(*(one.sights for one in rest)).difference(*(one.sights for one in kept))
    while missing:
        kept.append(max(rest, key=lambda one: (len(one.sights & missing), -one.size)))
        missing -= kept[-1].sights
    order = {step.name: place for place, step in enumerate(title.steps)}
    return sorted(kept, key=lambda one: (order.get(one.step, len(order)), one.size))


def text(title: Title) -> str:
    return written([msgspec.to_builtins({"table": one.table, "position": one.position}) for one in chosen(title)])


def written(frames: list[dict[str, Any]]) -> str:
    """What the views have in common is written once, the rest one position a line."""
    views = [one["position"]["view"] for one in frames]
    common = {name: value for name, value in views[0].items() if all(view[name] == value for view in views)}
    for view in views:
        for name in common:
            del view[name]
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in frames)
    return f'{{"view": {msgspec.json.encode(common).decode()},\n"frames": [\n{lines}\n]}}\n'


def drawn() -> list[str]:
    return [name for name in GAMES if (WEB / f"src/boards/{name}/Board.svelte").exists()]


if __name__ == "__main__":
    for name in sys.argv[1:] or drawn():
        (TARGET / f"{name}.json").write_text(text(find(name)), encoding="utf-8")
