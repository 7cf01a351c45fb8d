"""The drawn board shows what the title's material says."""

from tools import board_data_oltremare


def test_the_data_of_the_board_is_up_to_date() -> None:
    assert board_data_oltremare.TARGET.read_text(encoding="utf-8") == board_data_oltremare.text()
