"""Whole games kept as records: every number of players, mode, end and tie-break."""

import pytest

from kontor.titles.novgorod.meta import TITLE
from tests.fixtures import Kept, names_of, plays_as_it_did
from tests.titles.novgorod.kept import KEPT


@pytest.mark.rule("NOV-10.5")
@pytest.mark.rule("NOV-10.6")
@pytest.mark.rule("NOV-10.7")
@pytest.mark.parametrize("kept", KEPT, ids=[kept.name for kept in KEPT])
def test_a_kept_game_plays_as_it_did(kept: Kept) -> None:
    plays_as_it_did(TITLE, kept)


def test_every_number_of_players_and_every_preset_is_kept() -> None:
    assert names_of(TITLE) == {kept.name for kept in KEPT}
    assert {kept.seats for kept in KEPT} == {*TITLE.seats}
    played = [TITLE.settle_options(kept.options) for kept in KEPT]
    assert all(TITLE.settle_options(preset) in played for preset in TITLE.presets.values())
