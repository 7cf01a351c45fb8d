"""Oltre Mare: what the title declares."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.kernel.match import Match
from kontor.kernel.outcome import Outcome
from kontor.kernel.rng import Rng
from kontor.kernel.state import Material as StaticMaterial
from kontor.kernel.state import State
from kontor.kernel.title import Area, Line, Option, Study, Title

from . import position, printed
from .actions import ACTIONS
from .bargains import basic_offers, promising
from .describe import describe, detail, question
from .flow import STEPS
from .material import Material, load
from .occasion import occasion
from .state import LAYOUT
from .tell import EVENTS, REFUSALS
from .value import value
from .view import View, view
from .view_log import log_begins
from .view_sample import resample


class OltreMare(Title):
    id = "oltremare"
    prefix = "OLT"
    rules_version = 1
    seats = (2, 3, 4, 5)
    minutes = (45, 60)
    weight = 2
    options = (
        Option("bluffing", ("off", "on")),                      # OLT-1.14
        Option("tie_ranking", ("distinct", "standard")),
        Option("debt_in_trades", ("off", "on")),
        Option("venice_cargo_scoring", ("on", "off")),
        Option("venice_jitter", ("3", "0", "1", "2", "4", "5", "6")),
        Option("memory", ("strict", "assist")),
        Option("max_offers", ("8", "0", "1", "2", "4", "6", "12")),
        Option("max_questions", ("4", "0", "1", "2", "6")),
        Option("max_deal_cards", ("10", "1", "2", "3", "5")),
        Option("start_player", ("random", "1", "2", "3", "4", "5")),
    )
    presets = {
        "standard": {},
        "bluff": {"bluffing": "on", "debt_in_trades": "on"},
        "reminders": {"memory": "assist"},
        "first-edition": {"venice_cargo_scoring": "off", "tie_ranking": "standard", "venice_jitter": "0"},
    }
    max_decisions = 400_000     # 102 turns (OLT-9.12) of at most 3712 choices (OLT-11.44 with the largest options)
    composed = frozenset({"offer", "offer-all", "invite", "ask", "counter", "propose"})
    actions = ACTIONS
    events = EVENTS
    refusals = REFUSALS
    layout = LAYOUT
    steps = STEPS
    measured = ("round",)
    studies = (
        Study("deals", "deal", "player"),
        Study("income", "income", "player", "source", "n"),
        Study("markers", "took", "player", "marker"),
        Study("debts", "debt", "player", "debt"),
    )

    def material(self, pack: Mapping[str, Any] | None) -> Material:
        return load(dict(pack) if pack else None)

    def accept(self, seats: int, options: Mapping[str, str]) -> None:
        position.start_seat(seats, options)

    def printed(self, pack: Mapping[str, Any] | None) -> dict[str, Any]:
        return printed.printed(dict(pack) if pack else None)

    def setup(self, s: State) -> None:
        position.set_up(s)

    def check(self, s: State) -> None:
        position.check(s)

    def outcome(self, s: State) -> Outcome:
        return position.outcome(s)

    def view(self, s: State, seat: int | None, recall: bool) -> View:
        return view(s, seat, recall)

    def resample(self, s: State, seat: int | None, rng: Rng) -> State:
        return resample(s, seat, rng)

    def value(self, s: State, seat: int) -> float:
        return value(s, seat)

    def basic_offers(self, s: State, seat: int) -> list[list[int]]:
        """OLT-11.29: common deals as ready batches."""
        return basic_offers(s, seat)

    def ready(self, s: State, seat: int) -> list[list[int]]:
        return promising(s, seat)

    def describe(self, seen: Any, material: StaticMaterial) -> list[Area]:
        assert isinstance(material, Material)
        return describe(seen, material)

    def log_begins(self, match: Match, seat: int | None) -> int:
        """OLT-11.46: with strict memory nobody looks further back than to the end of the own last turn."""
        strict = match.state.game.options["memory"] == "strict" and not match.over
        return log_begins(match.entries, seat, strict)

    def detail(self, s: State, seat: int, a: int) -> dict[str, Any]:
        return detail(s, seat, a)

    def question(self, s: State, seat: int) -> dict[str, Any]:
        return question(s, seat)

    def occasion(self, s: State, seat: int) -> list[Line]:
        return occasion(s, seat)


TITLE: Final = OltreMare()
