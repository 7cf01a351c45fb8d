"""The drawn board prints what the engine plays."""

from tools.board_data_rivalcities import FILE, written


def test_the_faces_on_the_board_are_those_of_the_material() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tools.board_data_rivalcities"
