"""Novgorod as a title: names, options, and where everything is."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from kontor.kernel.events import Event
from kontor.kernel.outcome import Outcome
from kontor.kernel.rng import Rng
from kontor.kernel.state import Game, Material, State
from kontor.kernel.title import Area, Option, Study, Title

from . import describe, labels, material, printed, scoring, state, value, view
from .actions import ACTIONS, S_SETUP
from .flow import STEPS
from .tell import EVENTS, REFUSALS

PAIRS = tuple(f"{one}-{two}" for one, two in combinations(range(1, 7), 2))      # bonus cards by their printed numbers


class Novgorod(Title):
    id = "novgorod"
    prefix = "NOV"
    rules_version = 2                   # 2: a bonus waits for its whole action (NOV-14.5)
    seats = (2, 3, 4)
    minutes = (60, 75)
    weight = 3
    options = (
        Option("careers", ("choose", "front", "back")),
        Option("bonuses", ("drawn", *PAIRS)),
        Option("merchant", ("none", "front", "back")),
        Option("pirate", ("none", "front", "back")),
        Option("places", ("fixed", "drawn")),
        Option("special_orders", ("no", "yes")),
    )
    presets = {
        "first_game": {"careers": "front", "bonuses": "1-2"},
        "base": {},
        "merchant_pirate_front": {"merchant": "front", "pirate": "front"},
        "merchant_pirate_back": {"merchant": "back", "pirate": "back"},
        "merchant_pirate_mixed": {"merchant": "front", "pirate": "back", "places": "drawn"},
        "special_orders": {"special_orders": "yes"},
        "expert": {"merchant": "back", "pirate": "front", "places": "drawn", "special_orders": "yes"},
    }
    max_decisions = 20000               # 100 rounds (NOV-10.8) of four turns; far more than any turn's choices together
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    layout = state.LAYOUT
    steps = STEPS
    measured = ("round",)
    studies = (
        Study("bonuses", "bonus_won", "seat", "bonus"),
        Study("bonus_seals", "bonus_won", "seat", "bonus", "seals"),
        Study("privileges", "privilege_used", "seat", "privilege"),
        Study("luxuries", "luxury_sold", "seat", "luxury"),
        Study("climbed", "level_climbed", "seat"),
        Study("eliminated", "eliminated", "seat", final=True),
    )
    first_step = S_SETUP

    def material(self, pack: Mapping[str, Any] | None) -> Material:
        return material.load(dict(pack) if pack else None)

    def printed(self, pack: Mapping[str, Any] | None) -> dict[str, Any]:
        return printed.printed(dict(pack) if pack else None)

    def setup(self, s: State) -> None:
        state.setup(s)

    def check(self, s: State) -> None:
        state.check(s)

    def outcome(self, s: State) -> Outcome:
        return scoring.outcome(s)

    def view(self, s: State, seat: int | None, recall: bool) -> view.View:
        return view.view(s, seat, recall)

    def resample(self, s: State, seat: int | None, rng: Rng) -> State:
        return view.resample(s, seat, rng)

    def value(self, s: State, seat: int) -> float:
        return value.value(s, seat)

    def describe(self, seen: Any, material: Material) -> list[Area]:
        return describe.describe(seen)              # a view holds what is printed on the cards it shows

    def detail(self, s: State, seat: int, a: int) -> dict[str, Any]:
        return labels.detail(s, seat, a)

    def question(self, s: State, seat: int) -> dict[str, Any]:
        return labels.question(s, seat)

    def told(self, event: Event, game: Game | None) -> dict[str, Any]:
        return labels.told(event, game or self.game(2, {}))


TITLE = Novgorod()
