"""The drawn boards are tested on positions as the server sends them today."""

import pytest

from kontor.titles.registry import find
from tools import board_positions


@pytest.mark.parametrize("name", board_positions.drawn())
def test_the_positions_of_the_boards_are_up_to_date(name: str) -> None:
    written = (board_positions.TARGET / f"{name}.json").read_text(encoding="utf-8")
    assert written == board_positions.text(find(name)), "run tools/board_positions.py"
