"""The conformance suite: every registered title, seat count and setting keeps every law of kernel.laws."""

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
from tests.conformance.settings import SETTINGS, Setting, every_setting, settings_of
from tests.proof import PROVE, count



def positions(setting: Setting) -> int:
    """How many positions of a long game are asked about every law."""
    return count(gate=120, prove=400) if setting.is_preset else count(gate=30, prove=150)


def length(setting: Setting, seed: int) -> int:
    s = setting.new()
    rng = Rng(seed)
    answers = 0
    while not s.over:
        laws.act_at_random(s, rng)
        answers += 1
        assert answers <= 4 * setting.title.max_decisions, "every game ends (law 6)"
    return answers


@every_setting
def test_positions_of_whole_games_keep_every_law(setting: Setting) -> None:
    """Laws 1, 2, 3, 4, 6, 7, 9"""
    for seed in range(count(gate=1, prove=2)):
        stride = max(1, length(setting, seed) // positions(setting))
        s = setting.new()
        rng, asked = Rng(seed), Rng(1000 + seed)
        answers = decisions = 0
        while not s.over:
            s.check()
            if answers % stride == 0:
                laws.every_law(s, asked)
            decisions += not s.is_chance()
            assert decisions <= setting.title.max_decisions, "every game ends within the bound (law 6)"
            laws.act_at_random(s, rng)
            answers += 1
        s.check()
        assert s.actors() == []
        outcome = s.outcome()
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.scores) == setting.seats
        assert min(outcome.ranks) == 1 or set(outcome.ranks) == {setting.seats}, "somebody wins, or nobody does"


@every_setting
def test_legal_is_unrefused_over_a_whole_random_game(setting: Setting) -> None:
    """Law 1 at every decision of a game, not at samples"""
    s = setting.new()
    rng = Rng(77)
    answers = 0
    bound = (10**9 if PROVE else 1200) if setting.is_preset else count(gate=200, prove=1200)
    while not s.over and answers < bound:
        laws.legal_is_unrefused(s)
        laws.act_at_random(s, rng)
        answers += 1


@every_setting
def test_matches_replay_and_undo_stops_at_barriers(setting: Setting) -> None:
    """Laws 3, 5, 8 through the public door"""
    for seed in range(count(gate=1, prove=5 if setting.is_preset else 1)):
        match = Match.new(setting.title, setting.seats, setting.options, seed=seed)
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
        again = Match.new(setting.title, setting.seats, setting.options, seed=seed)
        again.follow(match.record())
        assert again.state.same(match.state), "same seed, same record"


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
@settings(max_examples=count(gate=5, prove=40))
@given(data=st.data())
def test_any_path_hypothesis_finds_keeps_the_laws(title: Title, data: st.DataObject) -> None:
    s = data.draw(st.sampled_from(settings_of(title, everything=True))).new()
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
import json, sys
from kontor.kernel.rng import Rng
from kontor.kernel.laws import act_at_random
from kontor.kernel.match import Match
from kontor.native import is_compiled
from kontor.titles.registry import find
title, seats, options, seeds = find(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]), int(sys.argv[4])
print(is_compiled())
for seed in range(seeds):
    s, rng, sums = title.new(seats, options), Rng(seed), 0
    while not s.over:
        act_at_random(s, rng)
        sums = (sums * 31 + s.checksum()) % (1 << 61)
    match = Match.new(title, seats, options, seed=seed)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[-1])
    print(sums, match.record().to_text())
"""


def trace(tree: Path, setting: Setting) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "random"}
    seeds = count(gate=2, prove=20 if setting.is_preset else 5)
    arguments = [setting.title.id, str(setting.seats), json.dumps(setting.options), str(seeds)]
    done = subprocess.run(
        [sys.executable, "-c", TRACE, *arguments], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split("\n")


TRACED = [setting for setting in SETTINGS if PROVE or setting.is_preset]


@pytest.mark.parametrize("setting", TRACED, ids=[setting.id for setting in TRACED])
def test_compiled_and_plain_play_the_same_games(setting: Setting, native: Path, repository: Path) -> None:
    """Law 8, in processes of their own: the checksum after every step of whole games, and the record"""
    plain, compiled = trace(repository / "src", setting), trace(native, setting)
    assert (plain[0], compiled[0]) == ("False", "True")
    assert plain[1:] == compiled[1:]


def test_a_title_is_found_by_its_id() -> None:
    for title in TITLES:
        assert find(title.id) is title
        assert json.dumps(title.new(title.seats[0]).to_data())
