"""The games kept in tests/fixtures/merchants and what each of them shows."""

from kontor.bots.registry import make
from kontor.kernel.match import Match
from kontor.titles.merchants.material import CARDS
from kontor.titles.merchants.meta import TITLE
from kontor.titles.merchants.state import board, deck_size, pile_size
from tests.fixtures import Kept, Players, Wilful, both, ends_by, happenings, positions, tells

QUICK = "greedy:budget=1"

PLAYERS: Players = {
    "hoarder": lambda seed: Wilful(make("random", seed), ("buy_card",), ("play", "offer", "call")),
    "carrier": lambda seed: Wilful(make("random", seed), ("step", "start_caravan", "raise_caravan"), ("offer", "call")),
    "builder": lambda seed: Wilful(make("random", seed), ("route",), ("offer", "call")),
}


def plays_every_card(match: Match) -> bool:
    return {told.values["card"] for told in happenings(match) if told.kind == "played"} == {*range(len(CARDS))}


def stack_runs_out(match: Match) -> bool:
    """MER-11.36: nothing is left to draw and nothing to shuffle, because all cards are in hands."""
    return any(deck_size(s) + pile_size(s) == 0 for s in positions(match))


def one_caravan_pays_two(match: Match) -> bool:
    """MER-6.5: between setting out and stopping one caravan pays tolls to two players."""
    paid: set[int] = set()
    kinds = [TITLE.actions.kind(entry.action) for entry in match.entries]
    for told in happenings(match):
        if kinds[told.place] != "step" or kinds[told.place - 1] not in ("step", "deliver"):
            paid.clear()
        if told.kind == "toll":
            paid.add(told.values["seat"])
        if len(paid) == 2:
            return True
    return False


def double_arrow_closes_two(match: Match) -> bool:
    """MER-4.18: a route on a double arrow brings gold for a connection, and so does the free route it grants."""
    is_double = board(match.state).is_double
    closing: set[int] = set()                   # entries that placed a route which closed a connection
    placed = -1
    for told in happenings(match):
        if told.kind == "route":
            placed = told.place
        elif told.kind == "connected":
            closing.add(placed)
    for place in closing:
        free = place + 1 + (match.key(match.entries[place + 1].action).startswith("chain"))
        if free in closing and is_double[TITLE.actions.args(match.entries[place].action)[0] - 1]:
            return True
    return False


KEPT = [
    *(
        Kept(f"{start}_{seats}", seats, {"start": start}, ends_by("delivered"), (QUICK,))
        for start in ("first_game", "short", "main") for seats in (3, 4)
    ),
    Kept("neutral_blue", 3, {"start": "first_game", "neutral": "blue"}, ends_by("delivered"), (QUICK,)),
    Kept("neutral_orange", 3, {"start": "first_game", "neutral": "orange"}, ends_by("delivered"), (QUICK,)),
    Kept("turn_limit", 3, {"start": "main", "turns": "100"}, both(ends_by("limit"), tells("limit"))),
    Kept("every_card", 4, {"start": "short", "turns": "200"}, plays_every_card),
    Kept("shortage", 4, {"start": "short", "turns": "100", "offers": "0"}, tells("shortage", "compensated")),
    Kept("reshuffled", 3, {"start": "main", "turns": "200"}, tells("reshuffled")),
    Kept("stack_empty", 3, {"start": "main", "turns": "200"}, stack_runs_out, ("hoarder",)),
    Kept("chips_exhausted", 4, {"start": "main", "turns": "200"}, tells("chip", "chip-moved")),
    Kept("two_tolls", 4, {"start": "first_game", "turns": "100"}, one_caravan_pays_two, ("carrier",)),
    Kept("two_connections", 4, {"start": "main", "turns": "100"}, double_arrow_closes_two, ("builder",)),
]
