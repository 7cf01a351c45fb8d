"""Open answers, interruptions and barriers, proved on the toy."""

from kontor.kernel import laws
from kontor.kernel.match import Match, TakenBack
from kontor.kernel.rng import Rng

from .toy import SHOW, TOY


def at_laying(seed: int = 1) -> Match:
    match = Match.new(TOY, 3, seed=seed)
    assert match.actors() == [0, 1, 2]
    return match


def test_the_toy_keeps_every_law() -> None:
    for seed in range(30):
        rng = Rng(seed)
        s = TOY.new(3)
        while not s.over:
            laws.every_law(s, rng)
            s.check()
            laws.act_at_random(s, rng)


def test_a_storm_interrupts_a_draw_and_the_draw_goes_on() -> None:
    storms = 0
    for seed in range(20):
        match = at_laying(seed)
        hands = [sum(match.state.view(seat).hand) for seat in range(3)]
        assert hands == [3, 3, 3]
        storms += 5 - match.state.view(None).coins[0]
    assert storms > 0


def test_open_answers_may_be_taken_back_one_by_one_in_any_order() -> None:
    match = at_laying()
    start = match.state.checksum()
    first, second = match.legal(0)[0], match.legal(1)[-1]
    assert match.submit(0, first) is None
    assert match.submit(1, second) is None
    assert match.undo(0) is None
    assert [entry.seat for entry in match.entries if entry.seat >= 0] == [1], "seat 1 keeps its answer"
    assert match.log[-1] == TakenBack(0, 1, 1)
    assert match.undo(1) is None
    assert match.state.checksum() == start
    refusal = match.undo(1)
    assert refusal is not None
    assert refusal.rule == "KON-2.2"


def test_the_last_answer_shows_all_and_brings_down_a_barrier() -> None:
    match = at_laying()
    for seat in (2, 0, 1):
        for _ in range(2):
            assert match.submit(seat, match.legal(seat)[0]) is None
    assert not any(match.can_undo(seat) for seat in range(3))
    assert all(sum(row) == 2 for row in match.state.view(None).aside)


def test_an_answer_shows_nothing_but_who_is_awaited() -> None:
    match = at_laying()
    before = match.state.view(1, True)
    for _ in range(2):
        match.submit(0, match.legal(0)[0])
    after = match.state.view(1, True)
    assert laws.unseen(before) == laws.unseen(after)
    assert (before.awaited, after.awaited) == ((0, 1, 2), (1, 2))


def at_showing() -> Match:
    match = at_laying()
    for seat in range(3):
        for _ in range(2):
            match.submit(seat, match.legal(seat)[0])
    return match


def test_a_choice_that_shows_nothing_can_be_taken_back_until_another_seat_acts() -> None:
    match = at_showing()
    match.submit(0, SHOW)
    match.submit(0, SHOW)
    assert match.actors() == [1]
    assert match.can_undo(0)
    match.submit(1, SHOW)
    assert not match.can_undo(0), "seat 1 has acted"
    assert match.can_undo(1)


def test_showing_a_card_is_a_barrier() -> None:
    match = at_showing()
    match.submit(0, SHOW + 1)
    assert not match.can_undo(0)


def test_a_missing_barrier_is_found() -> None:
    """Law 5 notices an action that shows something without a barrier."""
    match = at_showing()
    broken = 0
    for seed in range(20):
        try:
            laws.no_barrier_means_nothing_learnt(match.state, 0, SHOW + 1, Rng(seed))
        except laws.LawBroken as error:
            broken += error.law == 5
    assert broken > 0


def test_a_batch_is_whole_or_not_at_all_and_does_not_cross_a_barrier() -> None:
    match = at_showing()
    before, seq = match.state.checksum(), match.seq
    refusal = match.submit_batch(0, ["show:1", "show:0"])
    assert refusal is not None
    assert refusal.rule == "KON-1.5"
    assert (match.state.checksum(), match.seq) == (before, seq)
    refusal = match.submit_batch(0, ["show:0", "show:0", "show:0"])
    assert refusal is not None
    assert refusal.rule == "KON-1.2", "the third is no longer seat 0's to choose"
    assert (match.state.checksum(), match.seq) == (before, seq)
    assert match.submit_batch(0, ["show:0", "show:1"]) is None, "the last may bring the barrier down"


def test_take_back_by_consent_crosses_barriers_and_chance_answers_the_same() -> None:
    match = at_showing()
    match.submit(0, SHOW + 1)
    entries, seq = len(match.entries), match.seq
    before = match.record()
    assert match.take_back(0) is None
    assert len(match.entries) == entries - 1
    assert match.seq == seq + 1, "the sequence number never goes back"
    match.submit(0, SHOW + 1)
    assert match.record() == before, "the exported record leaves the undone move out"
