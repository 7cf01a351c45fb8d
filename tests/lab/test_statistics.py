"""Shares, intervals and lengths."""

import pytest

from kontor.lab.statistics import percentile, spread, summarise, wilson
from kontor.lab.table import Row, Setting


@pytest.mark.parametrize(("part", "whole", "low", "high"), [
    (0, 10, 0.0, 0.2775),
    (5, 10, 0.2366, 0.7634),
    (10, 10, 0.7225, 1.0),
    (1, 2, 0.0945, 0.9055),
    (90, 100, 0.8256, 0.9448),
    (360, 400, 0.8667, 0.9257),
    (0, 0, 0.0, 1.0),
])
def test_wilson_interval(part: int, whole: int, low: float, high: float) -> None:
    found = wilson(part, whole)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_ends_are_exact() -> None:
    assert wilson(0, 7).low == 0.0
    assert wilson(7, 7).high == 1.0


def test_percentiles_are_numbers_that_occurred() -> None:
    assert [percentile(range(1, 101), p) for p in (0, 5, 50, 95, 100)] == [1, 5, 50, 95, 100]
    assert [percentile([3, 9], p) for p in (5, 50, 51, 95)] == [3, 3, 9, 9]
    assert percentile([4], 95) == 4


def test_spread() -> None:
    found = spread([4, None, 1, 2, 3])
    assert found is not None
    assert (found.mean, found.median, found.lowest, found.highest) == (2.5, 2.5, 1, 4)
    assert spread([None, None]) is None


def row(index: int, seats: tuple[str, ...], ranks: tuple[int, ...], reason: str = "stars") -> Row:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Row(index, index, seats, winners, ranks, (0,) * len(ranks), reason, 10, 4, 20 + index, None, 0.5)


def test_a_summary_counts_by_bot_by_seat_and_by_seating() -> None:
    setting = Setting("rivalcities", ("a", "b"))
    found = summarise(setting, [
        row(0, ("a", "b"), (1, 2)),
        row(1, ("b", "a"), (1, 2), "ships"),
        row(2, ("a", "b"), (1, 1)),
        row(3, ("b", "a"), (2, 1)),
    ])
    assert [(line.bot, line.seats, line.wins.part, line.mean_rank) for line in found.bots] == [
        ("a", 1, 2.5, 1.25), ("b", 1, 1.5, 1.5),
    ]
    assert [share.part for share in found.seats] == [2.5, 1.5]
    assert [(r.seats, [s.part for s in r.wins], r.wins[0].whole) for r in found.rotations] == [
        (("a", "b"), [1.5, 0.5], 2), (("b", "a"), [1.0, 1.0], 2),
    ]
    assert {reason: share.part for reason, share in found.reasons.items()} == {"stars": 3, "ships": 1}
    assert found.shared == 1
    assert found.forced.share == 0.4
    assert found.rounds is None and found.turns is not None and found.turns.median == 21.5


def test_a_bot_in_several_seats_counts_for_all_of_them() -> None:
    setting = Setting("novgorod", ("a", "a", "b"))
    found = summarise(setting, [row(0, ("a", "a", "b"), (1, 2, 3)), row(1, ("a", "b", "a"), (2, 3, 1))])
    assert [(line.bot, line.seats, line.wins.part) for line in found.bots] == [("a", 2, 2), ("b", 1, 0)]
    assert len(found.rotations) == 3


def test_nothing_played_is_no_error() -> None:
    found = summarise(Setting("rivalcities", ("a", "b")), [])
    assert found.games == 0 and found.decisions is None
