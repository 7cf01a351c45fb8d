"""The engine's own conventions (`kontor rules kontor`), proved on the toy and on Rival Cities."""

import pytest

from kontor.kernel.chance import Pledge, seeded
from kontor.kernel.laws import choice
from kontor.kernel.match import Match
from kontor.kernel.refusals import Refusal
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE
from kontor.titles.registry import find

from .toy import SHOW, TOY

RIVAL_CITIES = find("rivalcities")


def refused(refusal: Refusal | None) -> str:
    assert refusal is not None
    return refusal.rule


def to_the_end(match: Match, seed: int = 1) -> Match:
    rng = Rng(seed)
    while not match.over:
        seat = match.actors()[0]
        assert match.submit(seat, choice(match.legal(seat), rng)) is None
    return match


@pytest.mark.rule("KON-1.1")
def test_after_the_end_nobody_acts_and_nothing_is_taken_back() -> None:
    match = to_the_end(Match.new(TOY, 3, seed=1))
    before = match.state.checksum()
    assert match.actors() == []
    for seat in range(3):
        assert match.legal(seat) == []
        assert refused(match.submit(seat, SHOW)) == "KON-1.1"
        assert refused(match.undo(seat)) == "KON-2.2"
    assert match.state.checksum() == before


@pytest.mark.rule("KON-1.2")
def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = Match.new(RIVAL_CITIES, 2, seed=3)
    waiting = 1 - match.actors()[0]
    before, seq = match.state.checksum(), match.seq
    assert refused(match.submit(waiting, "good:beer")) == "KON-1.2"
    assert (match.state.checksum(), match.seq) == (before, seq)


@pytest.mark.rule("KON-1.3")
def test_an_action_of_another_decision_is_refused() -> None:
    match = Match.new(RIVAL_CITIES, 2, seed=3)
    assert refused(match.submit(match.actors()[0], "move:1")) == "KON-1.3"


@pytest.mark.rule("KON-1.4")
@pytest.mark.parametrize("action", ["fly:3", "move:21", "", -1, 10**6])
def test_what_is_no_action_at_all_is_refused(action: int | str) -> None:
    match = Match.new(RIVAL_CITIES, 2, seed=3)
    assert refused(match.submit(match.actors()[0], action)) == "KON-1.4"


@pytest.mark.rule("KON-1.4")
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_no_seat_outside_the_table_acts_not_even_as_chance(seat: int) -> None:
    match = Match.new(RIVAL_CITIES, 2, seed=3)
    assert match.submit(seat, "good:beer") is not None
    assert match.submit(seat, "start:hamburg") is not None


@pytest.mark.rule("KON-3.1")
def test_an_only_choice_that_everybody_can_see_is_answered_and_recorded() -> None:
    match = to_the_end(Match.new(RIVAL_CITIES, 2, seed=4))
    forced = [entry for entry in match.entries if entry.forced]
    assert forced
    state = match.start.clone()
    for entry in match.entries:
        if entry.forced:
            assert state.legal(entry.seat) == [entry.action]
            assert state.step().is_public(state)
        state.apply(entry.seat, entry.action)
    assert len(match.record().moves) == len(match.entries)


@pytest.mark.rule("KON-3.1")
def test_an_only_choice_goes_back_with_the_choice_before_it() -> None:
    for seed in range(40):
        match = Match.new(RIVAL_CITIES, 2, seed=seed)
        rng = Rng(seed)
        while not match.over:
            seat = match.actors()[0]
            before, entries = match.state.clone(), len(match.entries)
            match.submit(seat, choice(match.legal(seat), rng))
            if any(entry.forced for entry in match.entries[entries:]) and match.can_undo(seat):
                match.undo(seat)
                assert match.state.same(before)
                return
    raise AssertionError("no game had such a moment")


@pytest.mark.rule("KON-3.2")
def test_a_decision_that_does_not_arise_leaves_no_trace_in_the_record() -> None:
    match = to_the_end(Match.new(RIVAL_CITIES, 2, seed=4))
    state = match.start.clone()
    for entry in match.entries:
        if entry.seat != CHANCE and state.step().only == entry.action:
            assert len(state.legal(entry.seat)) > 1, "a lone waiver is never asked"
        state.apply(entry.seat, entry.action)


@pytest.mark.rule("KON-4.1")
def test_chance_answers_when_asked_and_the_same_seed_gives_the_same_game() -> None:
    one, two = (to_the_end(Match.new(RIVAL_CITIES, 2, seed=11)).record() for _ in range(2))
    other = to_the_end(Match.new(RIVAL_CITIES, 2, seed=12)).record()
    assert one == two
    assert one.moves != other.moves
    assert one.moves[0][0] == CHANCE


@pytest.mark.rule("KON-4.1")
def test_answers_of_chance_depend_on_their_number_alone() -> None:
    source = seeded(5)
    once = [source.below(24, index) for index in range(50)]
    assert once == [source.below(24, index) for index in range(50)]
    assert len(set(once)) > 10
    counts = [0] * 6
    for index in range(6000):
        counts[source.below(6, index)] += 1
    assert all(850 < n < 1150 for n in counts)


@pytest.mark.rule("KON-4.2")
def test_a_pledge_binds_the_server_before_it_knows_the_words_of_the_seats() -> None:
    pledge = Pledge("secret", ("a", "b"))
    assert pledge.commitment == Pledge("secret", ("x", "y")).commitment
    assert pledge.commitment != Pledge("other", ("a", "b")).commitment
    assert pledge.source().key != Pledge("secret", ("a", "c")).source().key
    assert pledge.source().key != Pledge("secret", ("ab", "")).source().key
