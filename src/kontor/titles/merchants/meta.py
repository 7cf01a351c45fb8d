"""Merchants of Europe as a title: names, options, and where everything is."""

from collections.abc import Mapping
from typing import Any

from kontor.kernel.events import Event
from kontor.kernel.outcome import Outcome
from kontor.kernel.rng import Rng
from kontor.kernel.state import Game, Material, State
from kontor.kernel.title import Area, Option, Study, Title

from . import check, describe, labels, material, plans, printed, scoring, setup, state, value, view
from .actions import ACTIONS, S_START
from .flow import STEPS
from .tell import EVENTS, REFUSALS


class Merchants(Title):
    id = "merchants"
    prefix = "MER"
    rules_version = 1
    seats = (3, 4)
    minutes = (75, 120)
    weight = 3
    options = (
        Option("start", ("first_game", "short", "main")),           # MER-1.2, 1.13, 1.17
        Option("neutral", ("white", "blue", "orange")),             # MER-11.14: first game with three players
        Option("offers", ("6", "0", "3", "12")),                    # MER-10.5
        Option("turns", ("400", "100", "200")),                     # MER-11.41
    )
    presets = {"first_game": {"start": "first_game"}, "short": {"start": "short"}, "main": {"start": "main"}}
    max_decisions = 400 * 500           # 400 turns; 12 offers with all answers are some 400 choices, cards do the rest
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    layout = state.LAYOUT
    steps = STEPS
    measured = ("turn",)
    studies = (
        Study("production", "produced", "player", "resource", "n"),
        Study("purchases", "bought", "player", "resource"),
        Study("swapped", "swapped", "player", "give"),
        Study("taken", "swapped", "player", "get"),
        Study("cards", "played", "player", "card"),
        Study("trades", "traded", "player"),
        Study("tolls", "toll", "player", amount="n"),
    )
    first_step = S_START
    composed = frozenset({"offer", "call", "counter"})

    def material(self, pack: Mapping[str, Any] | None) -> Material:
        return material.load(dict(pack) if pack else None)

    def printed(self, pack: Mapping[str, Any] | None) -> dict[str, Any]:
        return printed.printed(dict(pack) if pack else None)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def check(self, s: State) -> None:
        check.check(s)

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
        return labels.detail(s, seat, a)

    def question(self, s: State, seat: int) -> dict[str, Any]:
        return labels.question(s, seat)

    def told(self, event: Event, game: Game | None) -> dict[str, Any]:
        return labels.told(event, game or self.game(3, {"start": "main"}))

    def ready(self, s: State, seat: int) -> list[list[int]]:
        return plans.ready(s, seat)


TITLE = Merchants()
