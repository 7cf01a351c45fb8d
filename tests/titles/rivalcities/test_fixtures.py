"""Whole games kept as records, one for each way a game can end: they must play on every build as they did."""

from pathlib import Path

import pytest

from kontor.kernel.match import replay
from kontor.kernel.record import from_text
from kontor.titles.rivalcities.actions import REASON
from kontor.titles.rivalcities.meta import TITLE

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "rivalcities"
RECORDS = sorted(FOLDER.glob("*.krec"))
WINS = {"ships": "RIV-6.1", "lawsuits": "RIV-6.2", "alliances": "RIV-6.3", "prestige": "RIV-6.4", "stars": "RIV-7.7"}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_kept_game_plays_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = from_text(text)
    match = replay(TITLE, record)
    outcome = match.state.outcome()
    assert outcome is not None
    assert (outcome.reason, list(outcome.ranks), list(outcome.scores)) == (record.reason, record.ranks, record.scores)
    assert match.record().to_text() == text
    match.state.check()


@pytest.mark.parametrize("reason", REASON.keys)
def test_every_way_to_win_is_kept(reason: str) -> None:
    outcome = replay(TITLE, from_text((FOLDER / f"{reason}.krec").read_text(encoding="utf-8"))).state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.trail[-1].rule) == (reason, WINS[reason])


@pytest.mark.rule("RIV-7.7")
def test_a_tie_decided_by_the_bell_is_kept() -> None:
    match = replay(TITLE, from_text((FOLDER / "bell.krec").read_text(encoding="utf-8")))
    outcome = match.state.outcome()
    assert outcome is not None
    assert len(set(outcome.scores)) == 1
    assert outcome.winners == (match.state.view(None).bell,)


@pytest.mark.parametrize("layout", TITLE.options[0].values)
def test_every_layout_is_kept(layout: str) -> None:
    assert from_text((FOLDER / f"{layout}.krec").read_text(encoding="utf-8")).options == {"layout": layout}
