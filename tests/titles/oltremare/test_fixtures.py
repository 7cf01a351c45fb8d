"""Whole games kept as records: they replay move by move to the same end, and show what they were kept for."""

import pytest

from kontor.titles.oltremare.meta import TITLE
from tests.fixtures import Kept, names_of, plays_as_it_did
from tests.titles.oltremare.kept import KEPT


@pytest.mark.parametrize("kept", KEPT, ids=[kept.name for kept in KEPT])
def test_a_kept_game_plays_as_it_did(kept: Kept) -> None:
    plays_as_it_did(TITLE, kept)


def test_every_number_of_players_is_kept() -> None:
    assert names_of(TITLE) == {kept.name for kept in KEPT}
    assert {kept.seats for kept in KEPT} == {*TITLE.seats}
