"""The games kept in tests/fixtures/rivalcities and what each of them shows."""

from kontor.kernel.match import Match
from kontor.titles.rivalcities.actions import REASON
from kontor.titles.rivalcities.meta import TITLE
from tests.fixtures import Kept, Players, Shows, tells

GOOD = "greedy:budget=40"
WINS = {"ships": "RIV-6.1", "lawsuits": "RIV-6.2", "alliances": "RIV-6.3", "prestige": "RIV-6.4", "stars": "RIV-7.7"}
PLAYERS: Players = {}


def is_tied(match: Match) -> bool:
    outcome = match.state.outcome()
    return outcome is not None and len(set(outcome.scores)) == 1 and any(outcome.scores)


def won_by(reason: str) -> Shows:
    """Without a tie, and the last line of the reckoning names the rule."""

    def shows(match: Match) -> bool:
        outcome = match.state.outcome()
        assert outcome is not None
        return (outcome.reason, outcome.trail[-1].rule) == (reason, WINS[reason]) and not is_tied(match)

    return shows


def bell_decides(match: Match) -> bool:
    """RIV-7.7"""
    outcome = match.state.outcome()
    return is_tied(match) and outcome is not None and outcome.winners == (match.state.view(None).bell,)


def takes(*kinds: str) -> Shows:
    """Somebody chose every one of these kinds of action."""
    return lambda match: {*kinds} <= {TITLE.actions.kind(entry.action) for entry in match.entries}


KEPT = [
    *(Kept(reason, 2, {}, won_by(reason), (GOOD,)) for reason in REASON.keys),
    Kept("bell", 2, {}, bell_decides),
    Kept("first_game", 2, {"layout": "first_game"}, takes("use", "play", "use-then-play", "play-then-use", "take")),
    Kept("shuffled", 2, {"layout": "shuffled"}, takes("use", "play", "take"), (GOOD, "random")),
    Kept("reshuffled", 2, {"layout": "shuffled"}, tells("reshuffled", "upkeep", "returned")),
]
