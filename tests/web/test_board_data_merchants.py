"""The data file of the drawn board says what the title's material says."""

from tools.board_data_merchants import TARGET, write


def test_the_board_of_merchants_draws_the_material_of_the_title() -> None:
    assert TARGET.read_text(encoding="utf-8") == write(), "run python -m tools.board_data_merchants"
