"""Whole games kept as records: they replay move by move to the same end, and show what they were kept for."""

import pytest

from kontor.kernel.match import replay
from kontor.kernel.record import from_text
from kontor.titles.oltremare.meta import TITLE
from tests.titles.oltremare.kept import FOLDER, KEPT, Kept


@pytest.mark.parametrize("kept", KEPT, ids=[kept.name for kept in KEPT])
def test_a_kept_game_replays_and_shows_what_it_was_kept_for(kept: Kept) -> None:
    text = (FOLDER / f"{kept.name}.krec").read_text(encoding="utf-8")
    record = from_text(text)
    match = replay(TITLE, record)
    assert match.over
    match.state.check()
    assert match.record().to_text() == text
    assert record.seats == kept.seats
    assert kept.shows(match)


def test_nothing_else_is_kept() -> None:
    assert {path.stem for path in FOLDER.glob("*.krec")} == {kept.name for kept in KEPT}
    assert {kept.seats for kept in KEPT} == {2, 3, 4, 5}
