"""The conformance suite: every registered title, seat count and preset keeps every law of kernel.laws."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.kernel import laws
from kontor.kernel.match import Match
from kontor.kernel.playout import any_of
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE
from kontor.kernel.title import Title
from kontor.titles.registry import TITLES, find
from tests.proof import PROVE, count

SETTINGS = [(title, seats, preset) for title in TITLES for seats in title.seats for preset in title.presets]
every_setting = pytest.mark.parametrize(
    ("title", "seats", "preset"), SETTINGS, ids=[f"{title.id}-{seats}-{preset}" for title, seats, preset in SETTINGS]
)
POSITIONS = count(gate=120, prove=400)         # positions of a long game that are asked about every law


def every(decisions: int) -> int:
    """A stride that spreads POSITIONS over a game of about this length, beginning with each decision of short games."""
    return max(1, decisions // POSITIONS)


def length(title: Title, seats: int, preset: str, seed: int) -> int:
    s = title.new(seats, title.presets[preset])
    rng = Rng(seed)
    answers = 0
    while not s.over:
        laws.act_at_random(s, rng)
        answers += 1
        assert answers <= 4 * title.max_decisions, "every game ends (law 6)"
    return answers


@every_setting
def test_positions_of_whole_games_keep_every_law(title: Title, seats: int, preset: str) -> None:
    """Laws 1, 2, 3, 4, 6, 7, 9"""
    for seed in range(count(gate=1, prove=2)):
        stride = every(length(title, seats, preset, seed))
        s = title.new(seats, title.presets[preset])
        rng, asked = Rng(seed), Rng(1000 + seed)
        answers = decisions = 0
        while not s.over:
            s.check()
            if answers % stride == 0:
                laws.every_law(s, asked)
            decisions += not s.is_chance()
            assert decisions <= title.max_decisions, "every game ends within the bound (law 6)"
            laws.act_at_random(s, rng)
            answers += 1
        s.check()
        assert s.actors() == []
        outcome = s.outcome()
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.scores) == seats
        assert min(outcome.ranks) == 1 or set(outcome.ranks) == {seats}, "somebody wins, or nobody does"


@every_setting
def test_legal_is_unrefused_over_a_whole_random_game(title: Title, seats: int, preset: str) -> None:
    """Law 1 at every decision of a game, not at samples"""
    s = title.new(seats, title.presets[preset])
    rng = Rng(77)
    answers = 0
    bound = 10**9 if PROVE else 1200
    while not s.over and answers < bound:
        laws.legal_is_unrefused(s)
        laws.act_at_random(s, rng)
        answers += 1


@every_setting
def test_matches_replay_and_undo_stops_at_barriers(title: Title, seats: int, preset: str) -> None:
    """Laws 3, 5, 8 through the public door"""
    for seed in range(count(gate=1, prove=5)):
        match = Match.new(title, seats, title.presets[preset], seed=seed)
        rng = Rng(seed)
        while not match.over:
            seat = laws.choice(match.actors(), rng)
            before = match.state.clone()
            entries, drawn = len(match.entries), match.drawn()
            action = int(any_of(before, match.legal(seat), rng))
            assert match.submit(seat, action) is None
            if match.can_undo(seat):
                made = match.entries[entries:]
                assert all(entry.seat != CHANCE for entry in made), "chance is a barrier"
                laws.no_barrier_means_nothing_learnt(before, seat, action, rng)
                if rng.below(4) == 0:
                    sequence = match.seq
                    assert match.undo(seat) is None
                    assert match.state.same(before), "an undo restores the position"
                    assert match.drawn() == drawn
                    assert match.seq == sequence + 1, "an undo is itself an entry"
                    assert match.submit(seat, action) is None
        laws.record_round_trips(match)
        again = Match.new(title, seats, title.presets[preset], seed=seed)
        again.follow(match.record())
        assert again.state.same(match.state), "same seed, same record"


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
@settings(max_examples=count(gate=5, prove=40))
@given(data=st.data())
def test_any_path_hypothesis_finds_keeps_the_laws(title: Title, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(title.seats))
    preset = data.draw(st.sampled_from(sorted(title.presets)))
    s = title.new(seats, title.presets[preset])
    rng = Rng(data.draw(st.integers(0, 2**32 - 1)))
    for _ in range(data.draw(st.integers(0, 400))):
        if s.over:
            break
        laws.act_at_random(s, rng)
    for _ in range(4):
        if s.over:
            break
        laws.every_law(s, rng)
        actor = data.draw(st.sampled_from(s.actors()))
        s.apply(actor, data.draw(st.sampled_from(s.legal(actor))))
        s.check()


TRACE = """
import sys
from kontor.kernel.rng import Rng
from kontor.kernel.laws import act_at_random
from kontor.kernel.match import Match
from kontor.native import is_compiled
from kontor.titles.registry import find
title, seats, preset, seeds = find(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
print(is_compiled())
for seed in range(seeds):
    s, rng, sums = title.new(seats, title.presets[preset]), Rng(seed), 0
    while not s.over:
        act_at_random(s, rng)
        sums = (sums * 31 + s.checksum()) % (1 << 61)
    match = Match.new(title, seats, title.presets[preset], seed=seed)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[-1])
    print(sums, match.record().to_text())
"""


def trace(tree: Path, setting: tuple[Title, int, str]) -> list[str]:
    title, seats, preset = setting
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "random"}
    arguments = [sys.executable, "-c", TRACE, title.id, str(seats), preset, str(count(gate=2, prove=20))]
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")


@every_setting
def test_compiled_and_plain_play_the_same_games(
    title: Title, seats: int, preset: str, native: Path, repository: Path
) -> None:
    """Law 8, in processes of their own: the checksum after every step of whole games, and the record"""
    setting = (title, seats, preset)
    plain, compiled = trace(repository / "src", setting), trace(native, setting)
    assert (plain[0], compiled[0]) == ("False", "True")
    assert plain[1:] == compiled[1:]


def test_a_title_is_found_by_its_id() -> None:
    for title in TITLES:
        assert find(title.id) is title
        assert json.dumps(title.new(title.seats[0]).to_data())
