"""A match that was put away and taken up again is the same match, and does not read its past until asked."""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from kontor.kernel.laws import choice
from kontor.kernel.match import Match
from kontor.kernel.past import to_data
from kontor.kernel.rng import Rng
from kontor.titles.registry import TITLES

from .toy import TOY

EVERY = [TOY, *TITLES]


class Storage:
    """The log as a server keeps it: plain JSON, and it counts how often it is read."""

    def __init__(self, match: Match) -> None:
        self.items: list[Any] = json.loads(json.dumps(match.done(0)))
        self.reads = 0

    def past(self, count: int) -> Iterable[Any]:
        self.reads += 1
        return self.items[:count]


def again(match: Match) -> tuple[Match, Storage]:
    storage = Storage(match)
    data = json.loads(json.dumps(match.to_data()))
    return Match.resume(data, match.state.game, match.chance, storage.past, match.names, match.origin), storage


def begun(title: Any, moves: int, seed: int = 3) -> tuple[Match, Rng]:
    match = Match.new(title, max(title.seats), seed=seed)
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        step(match, rng)
    return match, rng


def step(match: Match, rng: Rng) -> None:
    """Mostly a move, sometimes something taken back."""
    actors = match.actors()
    seat = actors[int(rng.below(len(actors)))]
    if rng.below(6) == 0 and match.can_undo(seat):
        assert match.undo(seat) is None
    else:
        assert match.submit(seat, choice(match.legal(seat), rng)) is None


def alike(one: Match, other: Match) -> None:
    assert one.state.same(other.state)
    assert (one.seq, one.made, one.drawn(), one.barrier, one.is_open) == (
        other.seq, other.made, other.drawn(), other.barrier, other.is_open,
    )  # fmt: skip
    seats = range(one.state.game.seats)
    assert [one.can_undo(seat) for seat in seats] == [other.can_undo(seat) for seat in seats]


@pytest.mark.rule("KON-2.1", "KON-2.3")
@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.id)
def test_a_resumed_match_goes_on_as_if_nothing_had_been(title: Any) -> None:
    match, rng = begun(title, 0)
    for _ in range(60):
        if match.over:
            break
        resumed, _ = again(match)
        alike(match, resumed)
        ahead = Rng(int(rng.bits()))
        twin = Rng(0)
        twin.a, twin.b, twin.c, twin.d = ahead.a, ahead.b, ahead.c, ahead.d
        step(match, ahead)
        step(resumed, twin)
        alike(match, resumed)
        assert match.entries == resumed.entries and match.log == resumed.log
        match = resumed


@pytest.mark.rule("KON-2.2")
@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.id)
def test_what_could_be_taken_back_can_be_after_a_resume(title: Any) -> None:
    match, rng = begun(title, 0, seed=5)
    undone = 0
    for _ in range(120):
        if match.over:
            break
        for seat in range(match.state.game.seats):
            if match.can_undo(seat):
                resumed, storage = again(match)
                assert resumed.undo(seat) is None
                assert storage.reads == 0, "undo needs nothing from before the barrier"
                expected, _ = again(match)
                assert expected.undo(seat) is None
                alike(expected, resumed)
                undone += 1
        step(match, rng)
    assert undone


@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.id)
def test_the_past_is_read_only_when_somebody_asks_for_it(title: Any) -> None:
    match, rng = begun(title, 40)
    resumed, storage = again(match)
    for _ in range(5):
        if not resumed.over:
            step(resumed, rng)
        resumed.tail(resumed.barrier)
        resumed.to_data()
        resumed.done(resumed.seq)
    assert storage.reads == 0
    assert resumed.entries[: match.barrier] == match.entries[: match.barrier]
    assert storage.reads == 1
    assert len(resumed.entries) == resumed.made and len(resumed.log) == resumed.seq


@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.id)
def test_events_and_record_are_the_same_after_a_resume(title: Any) -> None:
    match, _ = begun(title, 50)
    resumed, _ = again(match)
    for seat in (None, *range(match.state.game.seats)):
        for since in (0, match.barrier, match.made - 1):
            assert again(match)[0].events(seat, since) == match.events(seat, since)
    assert resumed.record() == match.record()


@pytest.mark.rule("KON-2.4")
@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.id)
def test_take_back_by_consent_works_after_a_resume_and_chance_answers_the_same(title: Any) -> None:
    tried = (begun(title, moves)[0] for moves in (30, 12, 6, 3, 2, 1))
    match, seat = next(
        (match, seat) for match in tried for seat in range(match.state.game.seats) if match.may_take_back(seat) is None
    )
    resumed, _ = again(match)
    assert match.take_back(seat) is None and resumed.take_back(seat) is None
    alike(match, resumed)
    assert match.drawn() == sum(entry.seat < 0 for entry in match.entries)
    third, _ = again(resumed)
    for one in (match, third):
        replayed = Rng(9)
        for _ in range(10):
            if not one.over:
                step(one, replayed)
    alike(match, third)
    assert to_data(match.log, title.actions) == to_data(third.log, title.actions)
