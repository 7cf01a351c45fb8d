"""The games kept in tests/fixtures/oltremare and what each of them shows."""

from kontor.kernel.match import Match
from kontor.titles.oltremare.material import load
from kontor.titles.oltremare.meta import TITLE
from tests.fixtures import Kept, Players, Shows, happenings, tells

PLAYERS: Players = {}


def venice_struck(match: Match) -> str:
    """Where the Venice card turned up: bought, as a market or pirate card, or on top at the end of a turn."""
    told = [happening.kind for happening in happenings(match)]
    if "venice" not in told:
        return "never"
    place = told.index("venice")
    if told[place - 1] in ("stowed", "skipped"):
        return "turn-end"
    replacement = next(kind for kind in told[place:] if kind in ("drew", "buried"))     # OLT-7.11
    if replacement == "buried":
        return "pirates"
    drawn_for = next(kind for kind in reversed(told[:place]) if kind in ("bought", "played"))
    return "bought" if drawn_for == "bought" else "market"


def venice(place: str) -> Shows:
    return lambda match: venice_struck(match) == place


def runs_out_in_a_draw(match: Match) -> bool:
    """OLT-12.11: the last card comes in the middle of a series, which goes on with the reshuffled pile."""
    told = [happening.kind for happening in happenings(match)]
    if "reshuffled" not in told:
        return False
    place = told.index("reshuffled")
    return told[place - 2] == "end-near" and told[place - 1] == told[place + 1]


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


KEPT = [
    Kept("venice_market", 4, {}, venice("market")),
    Kept("venice_pirates", 3, {}, venice("pirates")),
    Kept("venice_bought", 4, {}, venice("bought")),
    Kept("venice_turn_end", 5, {}, venice("turn-end")),
    Kept("deck_exhausted", 2, {}, runs_out_in_a_draw),
    Kept("debt", 3, {"debt_in_trades": "on"}, tells("debt", "deal", "paid")),
    Kept("compass_used", 5, {"tie_ranking": "standard"}, tells("jumped")),
    Kept("compass_kept", 2, {"venice_cargo_scoring": "off"}, keeps_a_compass),
    Kept("bluff_on", 4, {"bluffing": "on", "memory": "assist"}, bluffs),
    Kept("bluff_off", 3, {"max_deal_cards": "3"}, tells("stated", "countered", "proposed", "replied")),
    Kept("no_trade", 5, {"max_offers": "0", "max_questions": "0", "venice_jitter": "0"}, tells("venice")),
]
