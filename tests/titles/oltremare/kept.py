"""The games kept in tests/fixtures/oltremare and what each of them shows.

`python -m tests.titles.oltremare.kept` plays random games until each wanted one has been found, and writes them down.
Needed only when the rules change what past games were.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.titles.oltremare.material import load
from kontor.titles.oltremare.meta import TITLE

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "oltremare"
RARELY = 8


def kinds(match: Match) -> list[list[str]]:
    """The kinds of events of each entry."""
    return [[TITLE.events.kinds[told[0]].name for told in entry.told] for entry in match.entries]


def venice_struck(match: Match) -> str:
    """Where the Venice card turned up: bought, as a market or pirate card, or on top at the end of a turn."""
    for told in kinds(match):
        if "venice" in told:
            before = told[: told.index("venice")]
            if "bought" in before:
                return "bought"
            if "stowed" in before:
                return "turn-end"
            return "market" if "drew" in before else "pirates"
    return "never"


def venice(place: str) -> Callable[[Match], bool]:
    return lambda match: venice_struck(match) == place


def shows(*wanted: str) -> Callable[[Match], bool]:
    """Every one of these events happened."""
    return lambda match: set(wanted) <= {kind for told in kinds(match) for kind in told}


def keeps_a_compass(match: Match) -> bool:
    return "keep" in {match.key(entry.action) for entry in match.entries}


def bluffs(match: Match) -> bool:
    """Somebody who gives a card says something untrue about its symbols."""
    pairs = load().pair
    given = -1
    for entry in match.entries:
        kind, args = TITLE.actions.kind(entry.action), TITLE.actions.args(entry.action)
        if kind == "say" and given >= 0 and pairs[given] != args[0]:
            return True
        given = args[0] if kind == "give" else -1
    return False


@dataclass(frozen=True)
class Kept:
    name: str
    seats: int
    options: dict[str, str]
    shows: Callable[[Match], bool]


KEPT = [
    Kept("venice_market", 4, {}, venice("market")),
    Kept("venice_pirates", 3, {}, venice("pirates")),
    Kept("venice_bought", 4, {}, venice("bought")),
    Kept("venice_turn_end", 5, {}, venice("turn-end")),
    Kept("deck_exhausted", 2, {}, shows("end-near", "reshuffled")),
    Kept("debt", 3, {"debt_in_trades": "on"}, shows("debt", "deal", "paid")),
    Kept("compass_used", 5, {"tie_ranking": "standard"}, shows("jumped")),
    Kept("compass_kept", 2, {"venice_cargo_scoring": "off"}, keeps_a_compass),
    Kept("bluff_on", 4, {"bluffing": "on", "memory": "assist"}, bluffs),
    Kept("bluff_off", 3, {"max_deal_cards": "3"}, shows("stated", "countered", "proposed", "replied")),
    Kept("no_trade", 5, {"max_offers": "0", "max_questions": "0", "venice_jitter": "0"}, shows("venice")),
]


def play(seats: int, options: dict[str, str], seed: int) -> Match:
    """A game of random players who seldom begin a deal."""
    match = Match.new(TITLE, seats, options, seed=seed)
    rng = Rng(seed)
    while not match.over:
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        choices = match.legal(seat)
        plain = [a for a in choices if TITLE.actions.kind(a) not in TITLE.composed]
        if plain and rng.below(RARELY):
            choices = plain
        refusal = match.submit(seat, choices[rng.below(len(choices))])
        assert refusal is None, refusal
    return match


def main() -> None:
    for kept in KEPT:
        seed = 0
        while not kept.shows(match := play(kept.seats, kept.options, seed)):
            seed += 1
        (FOLDER / f"{kept.name}.krec").write_text(match.record().to_text(), encoding="utf-8")
        print(f"{kept.name}: {len(match.entries)} moves, seed {seed}")


if __name__ == "__main__":
    main()
