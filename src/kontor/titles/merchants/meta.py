"""Merchants of Europe as the kernel sees it: what may be chosen before a game, and where everything is."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from kontor.kernel.outcome import Outcome
from kontor.kernel.rng import Rng
from kontor.kernel.state import State
from kontor.kernel.title import Option, Title

from .actions import ACTIONS, S_START
from .check import check
from .flow import STEPS
from .material import Material, load
from . import view as views
from .scoring import outcome
from .setup import set_up
from .state import LAYOUT
from .tell import EVENTS, REFUSALS

@cache
def built_in() -> Material:
    return load()


class Merchants(Title):
    id = "merchants"
    prefix = "MER"
    rules_version = 1
    seats = (3, 4)
    options = (
        Option("start", ("first_game", "short", "main")),           # MER-1.2, 1.13, 1.17
        Option("neutral", ("white", "blue", "orange")),             # MER-11.14: first game with three players
        Option("offers", ("6", "0", "3", "12")),                    # MER-10.5
        Option("turns", ("400", "100", "200")),                     # MER-11.41
    )
    presets: dict[str, dict[str, str]] = {
        "first_game": {"start": "first_game"},
        "short": {"start": "short"},
        "main": {"start": "main"},
    }
    max_decisions = 200_000
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    layout = LAYOUT
    steps = STEPS
    first_step = S_START

    def material(self, pack: Mapping[str, Any] | None) -> Material:
        return load(dict(pack)) if pack else built_in()

    def setup(self, s: State) -> None:
        set_up(s)

    def check(self, s: State) -> None:
        check(s)

    def outcome(self, s: State) -> Outcome:
        return outcome(s)

    def view(self, s: State, seat: int | None, recall: bool) -> views.View:
        return views.view(s, seat, recall)

    def resample(self, s: State, seat: int | None, rng: Rng) -> State:
        return views.resample(s, seat, rng)


TITLE: Final = Merchants()
