"""Faults planted into the engine are found, and the record that is kept leads to each of them.

Planting needs an engine that can be taken apart, so these tests run in plain Python only.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel.match import Match, replay
from kontor.kernel.record import from_text
from kontor.kernel.state import State
from kontor.kernel.title import Title
from kontor.lab.fuzz import MOST_FAULTS, Fault, fuzz
from kontor.titles.registry import find
from kontor.titles.rivalcities.flow.turn import ChooseOption, MoveInkwell
from kontor.titles.rivalcities.meta import RivalCities

RIVAL = find("rivalcities")

Plant = Callable[[pytest.MonkeyPatch], None]


def forget_a_good(patch: pytest.MonkeyPatch) -> None:
    def choose(self: MoveInkwell, s: State, seat: int, a: int) -> None:
        walk(self, s, seat, a)
        if a == 2:
            s.v[10 + 5 * seat] += 1         # beer from nowhere

    walk = MoveInkwell.choose
    patch.setattr(MoveInkwell, "choose", choose)


def stumble(patch: pytest.MonkeyPatch) -> None:
    def choose(self: ChooseOption, s: State, seat: int, a: int) -> None:
        s.v[5] += 100                       # half done, when it breaks
        raise ZeroDivisionError("stumbled")

    patch.setattr(ChooseOption, "choose", choose)


def offer_too_much(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MoveInkwell, "legal", lambda self, s, seat: list(range(20)))


def show_a_hand(patch: pytest.MonkeyPatch) -> None:
    def view(self: RivalCities, s: State, seat: int | None, recall: bool) -> Any:
        return seen(self, s, 0, recall)     # everybody sees what seat 0 sees

    seen = RivalCities.view
    patch.setattr(RivalCities, "view", view)


def let_anything_pass(patch: pytest.MonkeyPatch) -> None:
    submit = Match.submit

    def careless(self: Match, seat: int, action: int | str) -> Any:
        return submit(self, seat, action) if action != "nonsense:1" else None

    patch.setattr(Match, "submit", careless)


def lose_count(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RivalCities, "max_decisions", 30)


def never_score(patch: pytest.MonkeyPatch) -> None:
    def outcome(self: Title, s: State) -> Any:
        raise KeyError("nobody counted")

    patch.setattr(RivalCities, "outcome", outcome)


def undo_wrongly(patch: pytest.MonkeyPatch) -> None:
    undo = Match.undo

    def careless(self: Match, seat: int) -> Any:
        refusal = undo(self, seat)
        if refusal is None:
            self.state.v[5] += 1
        return refusal

    patch.setattr(Match, "undo", careless)


@pytest.mark.parametrize(("plant", "message"), [
    (forget_a_good, "AssertionError: goods are conserved"),
    (stumble, "ZeroDivisionError: stumbled"),
    (offer_too_much, "law 1|a legal action was refused"),
    (show_a_hand, "law 4|law 5"),
    (let_anything_pass, "was accepted"),
    (lose_count, "more than 30 decisions"),
    (never_score, "KeyError: 'nobody counted'"),
    (undo_wrongly, "taking back led to another position"),
])
def test_a_planted_fault_is_found_and_kept(
    plant: Plant, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        plant(patch)
        report = fuzz(RIVAL, games=40, seed=4, out=tmp_path)
    assert report.total.faults
    fault = report.total.faults[0]
    assert any(part in fault.message for part in message.split("|")), fault.message
    assert len(report.total.faults) <= MOST_FAULTS
    assert len(report.files) == 2 * len(report.total.faults)
    record = tmp_path / f"rivalcities-4-{fault.index}.kontor"
    assert record.read_text() == fault.record
    told = (tmp_path / f"rivalcities-4-{fault.index}.txt").read_text()
    assert told.startswith(fault.message) and f"game {fault.index}" in told and "Traceback" in told


def faults_of(plant: Plant, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[Fault]:
    with monkeypatch.context() as patch:
        plant(patch)
        return fuzz(RIVAL, games=4, seed=seed).total.faults


def test_the_record_leads_to_the_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = faults_of(forget_a_good, 4, monkeypatch)[0]
    record = from_text(fault.record)
    with monkeypatch.context() as patch:
        forget_a_good(patch)
        match = replay(RIVAL, record)
        with pytest.raises(AssertionError, match="goods are conserved"):
            match.state.check()
        assert len(record.moves) == fault.moves


def test_what_broke_half_way_leaves_a_record_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = [fault for seed in range(6) for fault in faults_of(stumble, seed, monkeypatch)]
    assert any(fault.action for fault in faults)
    for fault in faults:
        record = from_text(fault.record)
        match = replay(RIVAL, record)           # sound: with the fault mended the game goes on from here
        match.state.check()
        assert not match.over and len(record.moves) == fault.moves and match.state.step().name == fault.step
        if fault.action:                        # else it broke on a copy, or in an answer that the match gave
            seat, key = fault.action.split()
            with monkeypatch.context() as patch:
                stumble(patch)
                with pytest.raises(ZeroDivisionError):
                    match.submit(int(seat), key)


def test_the_same_game_fails_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        forget_a_good(patch)
        found = fuzz(RIVAL, games=40, seed=4).total.faults[0]
        again = fuzz(RIVAL, games=1, first=found.index, seed=4).total.faults[0]
    assert (again.record, again.message) == (found.record, found.message)


def test_a_setup_that_breaks_is_a_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def setup(self: Title, s: State) -> None:
        raise IndexError("no board")

    monkeypatch.setattr(RivalCities, "setup", setup)
    fault = fuzz(RIVAL, games=1).total.faults[0]
    assert (fault.message, fault.record, fault.moves) == ("IndexError: no board", "", 0)
