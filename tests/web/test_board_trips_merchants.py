"""The prices that the board of Merchants of Europe is compared with are those the engine takes today."""

from tools import board_trips_merchants


def test_the_trips_are_up_to_date() -> None:
    written = board_trips_merchants.FILE.read_text(encoding="utf-8")
    assert written == board_trips_merchants.text(), "run python -m tools.board_trips_merchants"
