"""The trading procedure by itself, with the plainest terms there can be: one coin or none.

Seat 0 offers coins; the others may accept, decline or counter with a number of coins of their own.
"""

from typing import Any

import pytest

from kontor.kernel.actions import ActionTable, Kind, number
from kontor.kernel.cells import i64
from kontor.kernel.events import Events
from kontor.kernel.layout import Layout
from kontor.kernel.match import Match
from kontor.kernel.outcome import Outcome
from kontor.kernel.refusals import NOT_NOW, OK, Refusals
from kontor.kernel.rng import Rng
from kontor.kernel.state import STEP, Material, State, Step
from kontor.kernel.title import Title
from kontor.native import is_compiled
from kontor.parts import trade
from kontor.parts.trade import (
    ACCEPTED, COUNTERED, DECLINED, DROPPED, GOES_ON, IDLE, OWING, SENT, Answers, Close, Compose, Terms, address,
    forget_unseen, is_sealed,
)

pytestmark = pytest.mark.skipif(is_compiled(), reason="the toy subclasses compiled classes")

ACTIONS = ActionTable([
    Kind("coins", (number("n", 0, 3),)), Kind("send"), Kind("drop"), Kind("accept"), Kind("decline"), Kind("counter"),
    Kind("close", (number("seat", 0, 3),)),
], [])
COINS, SEND, DROP, ACCEPT, DECLINE, COUNTER, CLOSE = (ACTIONS.first[kind.name] for kind in ACTIONS.kinds)
LAYOUT = Layout([("answers", (4,)), ("stages", (4,)), ("desk", (4,)), ("purse", (4,)), ("begun", (4,))])
ANSWERS, STAGES, DESK, PURSE, BEGUN = LAYOUT.offsets.values()
NOTHING = -1


class Coins(Terms):
    def judge_piece(self, s: State, seat: i64, a: i64) -> i64:
        if a < SEND:
            return OK if s.v[DESK + seat] == NOTHING else NOT_NOW
        return OK if a == DROP or (a == SEND and s.v[DESK + seat] != NOTHING) else NOT_NOW

    def choose_piece(self, s: State, seat: i64, a: i64) -> i64:
        if a < SEND:
            s.v[DESK + seat] = a - COINS
            return GOES_ON
        if a == DROP:
            s.v[DESK + seat] = NOTHING
            return DROPPED
        if seat == 0:
            address(s, self, 0, -1)
        return SENT

    def judge_answer(self, s: State, proposer: i64, seat: i64, a: i64) -> i64:
        return NOT_NOW if a not in (ACCEPT, COUNTER) or (a == COUNTER and s.v[BEGUN + seat]) else OK

    def begin_counter(self, s: State, seat: i64) -> None:
        s.v[BEGUN + seat] = 1

    def take(self, s: State, proposer: i64, seat: i64) -> bool:
        return True

    def judge_close(self, s: State, proposer: i64, seat: i64) -> i64:
        return OK

    def begin_close(self, s: State, proposer: i64, seat: i64) -> bool:
        return True

    def carry_out(self, s: State, proposer: i64, seat: i64) -> None:
        n = s.v[DESK + (proposer if s.v[ANSWERS + seat] == ACCEPTED else seat)]
        s.v[PURSE + proposer] -= n
        s.v[PURSE + seat] += n

    def clear(self, s: State, seat: i64) -> None:
        s.v[DESK + seat] = NOTHING
        s.v[BEGUN + seat] = 0

    def forget_desk(self, s: State, seat: i64) -> None:
        s.v[DESK + seat] = NOTHING


TERMS = Coins(ANSWERS, STAGES, ACCEPT, DECLINE, COUNTER, CLOSE)
TERMS.answering, TERMS.closing = 1, 2
PIECES = [(COINS, DROP + 1)]


class Finish(Step):
    name = "finish"
    number = 3

    def proceed(self, s: State) -> bool:
        s.end()
        return True


class Toy(Title):
    id = "toy"
    rules_version = 1
    seats = (4,)
    options = ()
    actions = ACTIONS
    events = Events([])
    refusals = Refusals({})
    layout = LAYOUT
    steps = [
        Compose(TERMS, "compose", 0, PIECES), Answers(TERMS, "answers", 1, [*PIECES, (ACCEPT, COUNTER + 1)]),
        Close(TERMS, "close", 2, [(DECLINE, DECLINE + 1), (CLOSE, CLOSE + 4)]), Finish(),
    ]
    first_step = 3

    def material(self, pack: Any) -> Material:
        return Material()

    def setup(self, s: State) -> None:
        for seat in range(4):
            s.v[DESK + seat] = NOTHING
        s.push(0, 0)

    def outcome(self, s: State) -> Outcome:
        return Outcome((1, 1, 1, 1), tuple(int(s.v[PURSE + seat]) for seat in range(4)), "end", ())


TITLE = Toy()


def offered() -> Match:
    match = Match.new(TITLE, 4, seed=1)
    assert match.submit_batch(0, ["coins:2", "send"]) is None
    return match


def submit(match: Match, seat: int, *keys: str) -> None:
    for key in keys:
        assert match.submit(seat, key) is None


def test_an_offer_goes_to_every_other_seat_and_is_answered_in_any_order() -> None:
    match = offered()
    assert match.actors() == [1, 2, 3]
    submit(match, 3, "decline")
    submit(match, 1, "accept")
    assert match.actors() == [2]
    assert is_sealed(match.state, TERMS)
    submit(match, 2, "counter", "coins:3", "send")
    assert match.actors() == [0]
    assert [int(match.state.v[ANSWERS + seat]) for seat in range(4)] == [0, ACCEPTED, COUNTERED, DECLINED]
    assert [match.key(a) for a in match.legal(0)] == ["decline", "close:1", "close:2"]


@pytest.mark.parametrize(("close", "purses"), [
    ("close:1", (-2, 2, 0, 0)), ("close:2", (-3, 0, 3, 0)), ("decline", (0, 0, 0, 0)),
])
def test_the_proposer_closes_with_one_seat_or_with_nobody(close: str, purses: tuple[int, ...]) -> None:
    match = offered()
    submit(match, 1, "accept")
    submit(match, 2, "counter", "coins:3", "send")
    submit(match, 3, "decline")
    submit(match, 0, close)
    assert match.over
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.scores == purses
    assert all(match.state.v[ANSWERS + seat] == 0 and match.state.v[DESK + seat] == NOTHING for seat in range(4))


def test_nobody_agrees() -> None:
    match = offered()
    for seat in (1, 2, 3):
        submit(match, seat, "decline")
    assert match.over


def test_a_dropped_counter_leads_back_to_the_answer() -> None:
    match = offered()
    submit(match, 1, "counter", "coins:1", "drop")
    assert [match.key(a) for a in match.legal(1)] == ["accept", "decline"]
    assert match.actors() == [1, 2, 3]


def test_a_dropped_offer_is_over() -> None:
    match = Match.new(TITLE, 4, seed=1)
    submit(match, 0, "drop")
    assert match.over


def test_a_seat_may_take_back_its_open_answer() -> None:
    match = offered()
    submit(match, 1, "accept")
    submit(match, 2, "decline")
    assert match.undo(1) is None
    assert match.actors() == [1, 3]
    submit(match, 1, "counter", "coins:0", "send")
    submit(match, 3, "decline")
    assert match.state.v[ANSWERS + 1] == COUNTERED


def test_open_answers_commute_whatever_the_order() -> None:
    ends = set()
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        match = offered()
        for seat in order:
            submit(match, seat, *{1: ("accept",), 2: ("counter", "coins:1", "send"), 3: ("decline",)}[seat])
        ends.add(match.state.checksum())
    assert len(ends) == 1


def test_what_is_sealed_is_forgotten_for_others_and_kept_for_oneself() -> None:
    match = offered()
    submit(match, 1, "accept")
    submit(match, 2, "counter", "coins:3")
    s = match.state.clone()
    forget_unseen(s, TERMS, 3)
    assert [int(s.v[ANSWERS + seat]) for seat in (1, 2, 3)] == [DECLINED, OWING, OWING]
    assert (s.v[STAGES + 2], s.v[DESK + 2]) == (IDLE, NOTHING)
    assert s.v[DESK] == 2                       # the offer is public
    own = match.state.clone()
    forget_unseen(own, TERMS, 2)
    assert own.v[DESK + 2] == 3
    assert own.v[STAGES + 2] == trade.COMPOSING


def test_random_play_always_comes_to_an_end() -> None:
    for seed in range(50):
        match = Match.new(TITLE, 4, seed=seed)
        rng = Rng(seed)
        while not match.over:
            seat = match.actors()[int(rng.below(len(match.actors())))]
            submit(match, seat, match.key(match.legal(seat)[int(rng.below(len(match.legal(seat))))]))
        assert sum(match.state.v[PURSE + seat] for seat in range(4)) == 0
        assert match.state.frames[STEP] == 3
