"""Ready-made deals and the sense bots have of a deal's worth."""

import pytest

from kontor.bots.greedy import Greedy
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.titles.oltremare.actions import ACTIONS
from kontor.titles.oltremare.meta import TITLE
from kontor.titles.oltremare.value import standing, strength, value
from tests.proof import count
from tests.titles.oltremare.positions import do, position


def test_worth_grows_with_ducats_cargo_and_fitting_cards() -> None:
    plain = position(3)
    assert strength(position(3, ducats={0: 12}), 0) == strength(plain, 0) + 1
    assert strength(position(3, cargos={0: ["GEM-04", "GEM-03"]}), 0) > strength(plain, 0)
    gems = position(3, hands={0: ["GEM-01", "GEM-04"]})
    mixed = position(3, hands={0: ["SIL-01", "GRA-04"]})
    assert strength(gems, 0) > strength(mixed, 0)
    assert strength(position(3, pirates={0: ["?", "?"]}), 0) < strength(plain, 0)


@pytest.mark.rule("OLT-0.4")
def test_worth_counts_ranks_as_the_table_pays_them() -> None:
    prestige = {0: 1, 1: 2, 2: 2}
    distinct = position(3, prestige=prestige)
    standard = position(3, prestige=prestige, options={"tie_ranking": "standard"})
    assert strength(distinct, 0) == strength(standard, 0) + 0.75 * (3 - 1)


def test_what_helps_the_leader_costs() -> None:
    modest = position(3, ducats={0: 11, 1: 11, 2: 11})
    leading = position(3, ducats={0: 11, 1: 30, 2: 11})
    assert standing(leading, 0) < standing(modest, 0)


def test_a_card_above_the_hand_limit_is_a_burden() -> None:
    hands = ["SAL-01", "SAL-02", "PAR-01"]
    within = position(2, hands={1: hands}, cargos={1: ["OLI-17"]})
    above = position(2, hands={1: [*hands, "SIL-03"]}, cargos={1: ["OLI-17"]})
    assert strength(above, 1) < strength(within, 1)


def test_a_pending_acceptance_is_worth_half_the_deal() -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01"], 1: ["GRA-04"], 2: []}, cargos={0: ["OLI-01"], 1: ["GEM-05"]})
    do(s, 0, "offer-all", "give:GEM-01", "silent", "next", "next", "no-money", "send")
    before = value(s, 1)
    do(s, 1, "accept")
    assert value(s, 1) > before


@pytest.mark.rule("OLT-11.29", "OLT-11.43")
def test_promising_deals_are_legal_sequences_in_any_sample() -> None:
    rng = Rng(3)
    found = 0
    for seed in range(count(gate=4, prove=40)):
        match = Match.new(TITLE, 4, seed=seed)
        for _ in range(60):
            if match.over:
                break
            seat = match.actors()[0]
            for course in TITLE.ready(match.state.resample(seat, rng), seat):
                s = match.state.resample(seat, rng)
                for a in course:
                    assert s.why_not(seat, a) is None, [ACTIONS.key(a) for a in course]
                    s.apply(seat, a)
                assert ACTIONS.key(course[-1]) == "send"
                found += 1
            choices = match.legal(seat)
            match.submit(seat, choices[rng.below(len(choices))])
    assert found > 10


def test_greedy_players_deal_and_come_to_an_end() -> None:
    match = Match.new(TITLE, 3, seed=2)
    bots = [Greedy(seat, budget=20) for seat in range(3)]
    decisions = 0
    while not match.over:
        seat = match.actors()[0]
        assert match.submit(seat, bots[seat].choose(Seat(match, seat))) is None
        decisions += 1
        assert decisions < 4000
    told = {TITLE.events.kinds[event[0]].name for entry in match.entries for event in entry.told}
    assert "deal" in told
