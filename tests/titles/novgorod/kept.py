"""The games kept in tests/fixtures/novgorod and what each of them shows."""

from kontor.bots.registry import Bot, make
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.titles.novgorod.actions import DONE
from kontor.titles.novgorod.meta import TITLE
from kontor.titles.novgorod.scoring import is_eliminated
from tests.fixtures import Kept, Players, Shows, Wilful, both, ends_by, tells

QUICK = "greedy:budget=1"


class Sated:
    """Plays like another bot up to a level of the career, and from then on lets everything pass."""

    def __init__(self, like: Bot, level: int) -> None:
        self.like, self.level = like, level

    def choose(self, seat: Seat) -> int:
        if seat.view().players[seat.seat].level >= self.level and DONE in seat.legal():
            return DONE
        return self.like.choose(seat)


PLAYERS: Players = {
    "idle": lambda seed: Wilful(Sated(make("random", seed), 0), ("extra_income",)),     # a used privilege is no seal
    "sated": lambda seed: Sated(make(QUICK, seed), 1),
    "sated-late": lambda seed: Sated(make(QUICK, seed), 2),
    "climber": lambda seed: Wilful(make(QUICK, seed), ("climb", "extra_income"), ("top", "bottom")),
    "stubborn": lambda seed: Wilful(make(QUICK, seed), (), ("climb",)),
}


def leader_is_out(match: Match) -> bool:
    """NOV-10.5: whoever has the most seals stands on an X, and somebody else has won."""
    outcome = match.state.outcome()
    assert outcome is not None
    leader = outcome.scores.index(max(outcome.scores))
    return is_eliminated(match.state, leader) and bool(outcome.winners) and leader not in outcome.winners


def nobody_wins(match: Match) -> bool:
    """NOV-10.7"""
    outcome = match.state.outcome()
    return outcome is not None and not outcome.winners


def decided_by(tie_break: str) -> Shows:
    """NOV-10.6: the two best have as many seals, and this comparison puts them in order."""

    def shows(match: Match) -> bool:
        outcome = match.state.outcome()
        assert outcome is not None
        first, second = (outcome.ranks.index(rank) if rank in outcome.ranks else -1 for rank in (1, 2))
        ties = [line.params["seat"] for line in outcome.trail if line.key == tie_break]
        return min(first, second) >= 0 and outcome.scores[first] == outcome.scores[second] and first in ties

    return shows


def ends_well(match: Match) -> bool:
    """By seals, and somebody wins."""
    return ends_by("seals")(match) and not nobody_wins(match)


meets_both = both(ends_well, tells("merchant_moved", "pirate_moved"))
TIES = {"ducats": ("sated",), "level": ("sated", "sated-late"), "kontors": ("sated",), "last_turn": ("sated",)}
MIXED = {"merchant": "front", "pirate": "back", "places": "drawn"}
BACK = {"careers": "back"}
KEPT = [
    *(Kept(f"base-{seats}", seats, {}, ends_well, (QUICK,)) for seats in TITLE.seats),
    Kept("first-game", 2, TITLE.presets["first_game"], ends_well, (QUICK,)),
    Kept("merchant-pirate-front", 3, {"merchant": "front", "pirate": "front"}, meets_both, (QUICK,)),
    Kept("merchant-pirate-back", 4, {"merchant": "back", "pirate": "back"}, meets_both, (QUICK,)),
    Kept("merchant-pirate-mixed", 2, MIXED, meets_both, (QUICK,)),
    Kept("special-orders", 3, {"special_orders": "yes"}, both(ends_well, tells("special_fulfilled")), (QUICK,)),
    Kept("expert", 4, TITLE.presets["expert"], both(ends_well, tells("special_fulfilled", "pirate_moved")), (QUICK,)),
    Kept("career", 2, {"careers": "front"}, ends_by("career"), ("climber",)),
    Kept("limit", 2, TITLE.presets["first_game"], ends_by("limit"), ("idle",)),
    Kept("nobody", 3, {"careers": "front"}, nobody_wins, ("stubborn",)),
    Kept("eliminated-leader", 2, {"careers": "front"}, leader_is_out, ("stubborn", QUICK)),
    *(Kept(f"tie-{tie}", 2, BACK, decided_by(f"tie-{tie}"), players) for tie, players in TIES.items()),
]
