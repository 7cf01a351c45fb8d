"""The notes of the guided first game are tested on positions as the server sends them today."""

import pytest

from kontor.titles.registry import find
from tools import board_positions, guide_positions


@pytest.mark.parametrize("name", guide_positions.LESSONS)
def test_the_positions_of_the_guided_game_are_up_to_date(name: str) -> None:
    written = (board_positions.TARGET / f"guide-{name}.json").read_text(encoding="utf-8")
    assert written == guide_positions.text(find(name)), "run python -m tools.guide_positions"
