"""Records: exact round trips, and errors that name the line and the reason."""

from collections.abc import Callable

import pytest

from kontor.kernel.chance import Pledge
from kontor.kernel.laws import choice
from kontor.kernel.match import Match, replay
from kontor.kernel.record import Record, RecordError, from_data, from_text
from kontor.kernel.rng import Rng
from kontor.titles.registry import find

TITLE = find("rivalcities")


def played(seed: int = 5, limit: int = 10_000, pledge: Pledge | None = None) -> Match:
    match = Match.new(TITLE, 2, seed=None if pledge else seed, pledge=pledge, names=("Anna Müller", "greedy"))
    rng = Rng(seed)
    while not match.over and len(match.entries) < limit:
        seat = match.actors()[0]
        match.submit(seat, choice(match.legal(seat), rng))
    return match


RECORD = played().record()
LINES = RECORD.to_text().split("\n")


@pytest.mark.rule("KON-5.1")
def test_text_and_json_round_trip_exactly() -> None:
    assert from_text(RECORD.to_text()) == RECORD
    assert from_data(RECORD.to_data()) == RECORD
    assert from_text(RECORD.to_text()).to_text() == RECORD.to_text()
    assert RECORD.names == ["Anna Müller", "greedy"]


def test_each_move_knows_its_line() -> None:
    for move, (seat, key) in enumerate(RECORD.moves):
        assert LINES[RECORD.line_of(move) - 1] == f"{'*' if seat < 0 else seat} {key}"


def test_an_unfinished_game_goes_on_from_its_record() -> None:
    whole, part = played(), played(limit=100)
    resumed = replay(TITLE, from_text(part.record().to_text()))
    resumed.settle()
    resumed.follow(whole.record())
    assert resumed.state.same(whole.state)


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(TITLE, from_text(text))
    return caught.value


def edited(line: int, to: str) -> str:
    return "\n".join([*LINES[: line - 1], to, *LINES[line:]])


def first(test: Callable[[str], bool], after: int = 0) -> int:
    """The number of the first line that passes the test."""
    return next(i for i, line in enumerate(LINES, 1) if i > after and test(line))


def test_a_truncated_record_says_where_it_breaks_off() -> None:
    error = error_of("\n".join(LINES[:60]))
    assert (error.key, error.line) == ("record-truncated", 60)
    for header in (LINES[:5], [*LINES[:5], ""]):
        error = error_of("\n".join(header))
        assert (error.key, error.line) == ("record-truncated", len(header))


def test_an_illegal_move_is_named_by_line_and_rule() -> None:
    line = first(lambda text: text.startswith("0 move:"))
    error = error_of(edited(line, "0 move:20"))
    assert (error.key, error.line, error.params["rule"]) == ("record-move", line, "RIV-2.6")


def test_a_move_of_the_wrong_seat_is_named() -> None:
    line = first(lambda text: text.startswith("0 move:"))
    error = error_of(edited(line, LINES[line - 1].replace("0", "1", 1)))
    assert (error.key, error.line, error.params["rule"]) == ("record-move", line, "KON-1.2")


def test_an_unknown_action_is_named() -> None:
    line = first(lambda text: text.startswith("0 "))
    error = error_of(edited(line, "0 fly:3"))
    assert (error.key, error.line, error.params["rule"]) == ("record-move", line, "KON-1.4")


def test_a_changed_draw_is_noticed_because_the_seed_gives_another() -> None:
    line = first(lambda text: text.startswith("* ship:"))
    other = next(f"* ship:{n}" for n in range(1, 22) if f"* ship:{n}" not in LINES)
    error = error_of(edited(line, other))
    assert (error.key, error.line) == ("record-chance", line)


def test_a_legal_but_different_move_is_noticed_at_the_next_checksum() -> None:
    line = first(lambda text: " good:" in text)
    seat, _, good = LINES[line - 1].partition(" good:")
    error = error_of(edited(line, f"{seat} good:{'beer' if good != 'beer' else 'cloth'}"))
    assert error.key in ("record-checksum", "record-move")
    assert line < error.line <= line + 25


@pytest.mark.parametrize(
    ("find_line", "to", "key"),
    [
        ("kontor-record", "kontor-record 9", "record-format"),
        ("title", "titel rivalcities", "record-header"),
        ("rules", "rules 99", "record-rules"),
        ("seats", "seats two", "record-header"),
        ("seats", "seats 3", "setup-seats"),
        ("option", "option layout upside_down", "setup-option-value"),
        ("pack", "pack 0123456789abcdef", "record-pack"),
        ("scores", "scores 99 0", "record-result"),
        ("end", "end 3 00000000", "record-count"),
        ("0 move", "0 move 3 4", "record-line"),
    ],
)
def test_edited_lines_are_named_with_a_reason(find_line: str, to: str, key: str) -> None:
    line = first(lambda text: text.startswith(find_line))
    error = error_of(edited(line, to))
    assert (error.key, error.line) == (key, line)


def test_a_wrong_final_checksum_is_noticed() -> None:
    line = first(lambda text: text.startswith("end"))
    error = error_of(edited(line, LINES[line - 1][:-8] + "00000000"))
    assert (error.key, error.line) == ("record-checksum", line)


def test_text_after_the_end_and_missing_headers_are_refused() -> None:
    assert error_of(RECORD.to_text() + "more\n").key == "record-after-end"
    assert error_of("\n".join(line for line in LINES if not line.startswith("pack"))).key == "record-header-missing"
    data = RECORD.to_data()
    del data["moves"]
    with pytest.raises(RecordError):
        from_data(data)


@pytest.mark.rule("KON-4.2")
def test_a_pledge_lets_everybody_check_every_draw() -> None:
    pledge = Pledge("a secret of the server", ("word of anna", "word of ben"))
    record = played(pledge=pledge).record()
    assert record.commitment == pledge.commitment
    assert replay(TITLE, from_text(record.to_text())).over
    forged = Record(**{**vars(record), "secret": "another secret"})
    with pytest.raises(RecordError) as caught:
        replay(TITLE, forged)
    assert caught.value.key == "record-commitment"
    bent = Record(**{**vars(record), "nonces": ["word of anna", "another word"]})
    with pytest.raises(RecordError) as caught:
        replay(TITLE, bent)
    assert caught.value.key == "record-chance"
