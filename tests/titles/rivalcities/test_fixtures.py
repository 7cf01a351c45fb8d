"""Whole games kept as records, one for each way a game can end: they must play on every build as they did."""

import pytest

from kontor.titles.rivalcities.actions import REASON
from kontor.titles.rivalcities.meta import TITLE
from tests.fixtures import Kept, names_of, plays_as_it_did
from tests.titles.rivalcities.kept import KEPT


@pytest.mark.rule("RIV-7.7")
@pytest.mark.parametrize("kept", KEPT, ids=[kept.name for kept in KEPT])
def test_a_kept_game_plays_as_it_did(kept: Kept) -> None:
    plays_as_it_did(TITLE, kept)


def test_every_way_to_win_and_every_layout_is_kept() -> None:
    assert names_of(TITLE) == {kept.name for kept in KEPT}
    assert {*REASON.keys} <= names_of(TITLE)
    assert {kept.options.get("layout", TITLE.options[0].default) for kept in KEPT} == {*TITLE.options[0].values}
