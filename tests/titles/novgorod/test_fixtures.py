"""Whole recorded games: a change of the rules that lets any of them go differently is noticed here."""

from pathlib import Path

import pytest

from kontor.kernel.match import Match, replay
from kontor.kernel.record import from_text
from kontor.titles.novgorod.meta import TITLE
from kontor.titles.novgorod.scoring import is_eliminated

GAMES = Path(__file__).parents[2] / "fixtures" / "novgorod"
NAMES = sorted(path.stem for path in GAMES.glob("*.kontor"))


def recorded(name: str) -> Match:
    return replay(TITLE, from_text((GAMES / f"{name}.kontor").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    match = recorded(name)
    assert match.over
    assert match.record().to_text() == (GAMES / f"{name}.kontor").read_text(encoding="utf-8")


def test_there_is_a_game_for_every_number_of_players_and_every_preset() -> None:
    games = [recorded(name).state for name in NAMES]
    assert {game.game.seats for game in games} == {2, 3, 4}
    played = [game.game.options for game in games]
    assert all(TITLE.settle_options(preset) in played for preset in TITLE.presets.values())


def test_there_is_a_game_for_every_way_to_end() -> None:
    reasons = {outcome.reason for name in NAMES if (outcome := recorded(name).state.outcome())}
    assert reasons == {"seals", "career", "limit"}


@pytest.mark.rule("NOV-10.5")
def test_a_leader_on_an_x_has_lost() -> None:
    state = recorded("eliminated-leader").state
    outcome = state.outcome()
    assert outcome is not None
    leader = outcome.scores.index(max(outcome.scores))
    assert is_eliminated(state, leader)
    assert outcome.winners == (1 - leader,)


@pytest.mark.rule("NOV-10.6")
@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("tie-")])
def test_a_game_decided_by_each_tie_break(name: str) -> None:
    outcome = recorded(name).state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert name in [line.key for line in outcome.trail]
