"""Whole games kept as records: both boards, every start, and what is rare in a game."""

import pytest

from kontor.titles.merchants.meta import TITLE
from tests.fixtures import Kept, names_of, plays_as_it_did
from tests.titles.merchants.kept import KEPT


@pytest.mark.parametrize("kept", KEPT, ids=[kept.name for kept in KEPT])
def test_a_kept_game_plays_as_it_did(kept: Kept) -> None:
    plays_as_it_did(TITLE, kept)


def test_every_start_is_kept_with_every_number_of_players() -> None:
    assert names_of(TITLE) == {kept.name for kept in KEPT}
    wanted = {(start, seats) for start in TITLE.options[0].values for seats in TITLE.seats}
    assert {(kept.options["start"], kept.seats) for kept in KEPT} == wanted
