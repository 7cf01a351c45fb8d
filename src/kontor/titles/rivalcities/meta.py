"""Rival Cities as a title: names, options, and where everything is."""

from collections.abc import Mapping
from typing import Any

from kontor.kernel.outcome import Outcome
from kontor.kernel.rng import Rng
from kontor.kernel.state import Material, State
from kontor.kernel.title import Area, Line, Option, Study, Title

from . import describe, material, printed, scoring, state, value, view
from .actions import ACTIONS, S_SETUP
from .flow import LETTER_EXCHANGE, STEPS
from .tell import EVENTS, REFUSALS


class RivalCities(Title):
    id = "rivalcities"
    prefix = "RIV"
    rules_version = 1
    seats = (2,)
    minutes = (30, 45)
    weight = 2
    options = (Option("layout", ("first_game", "shuffled")),)
    presets = {"first_game": {"layout": "first_game"}, "shuffled": {"layout": "shuffled"}}
    max_decisions = 4000                # 140 turns (RIV-12.25); far more than any turn's choices together
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    layout = state.LAYOUT
    steps = STEPS
    measured = ("turn",)
    studies = (
        Study("alliances", "allied", "city", "alliance"),
        Study("ships", "ship", "city", "ship"),
        Study("specials", "played", "city", "card"),
        Study("suits", "suit-won", "city"),
    )
    any_time = LETTER_EXCHANGE
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
        return describe.describe(seen, material)

    def detail(self, s: State, seat: int, a: int) -> dict[str, Any]:
        return describe.detail(s, seat, a)

    def occasion(self, s: State, seat: int) -> list[Line]:
        return describe.occasion(s, seat)


TITLE = RivalCities()
