"""Section 0: amounts, runs, stacks, ranks, draws."""

import pytest

from kontor.titles.oltremare.flow.drawing import TO_HAND
from kontor.titles.oltremare.actions import S_DRAWING
from kontor.titles.oltremare.material import GOODS, load
from kontor.titles.oltremare.rules import amount_for, rank_bonus, run_value, value_of_chain
from kontor.titles.oltremare.state import CARGO_TOP, FRESH_DECK
from tests.titles.oltremare.positions import chance, do, hand, legal, position, row


@pytest.mark.rule("OLT-0.1", "OLT-12.1")
@pytest.mark.parametrize(("symbols", "amount"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 6)])
def test_symbols_pay_by_number(symbols: int, amount: int) -> None:
    assert amount_for(load(), symbols) == amount


@pytest.mark.scenario("OLT-S24", "OLT-S26")
@pytest.mark.rule("OLT-0.2", "OLT-12.34")
@pytest.mark.parametrize(("good", "cards", "worth"), [
    ("olives", 3, 4), ("pottery", 6, 15), ("pottery", 5, 15), ("gems", 4, 12), ("gems", 3, 12), ("grain", 1, 0),
])
def test_runs_have_the_value_of_their_row(good: str, cards: int, worth: int) -> None:
    assert run_value(load(), GOODS.index(good), cards) == worth


@pytest.mark.scenario("OLT-S25")
@pytest.mark.rule("OLT-0.3")
def test_runs_of_one_good_stay_apart_when_something_lies_between() -> None:
    s = position(cargos={0: ["OLI-05", "OLI-06", "SAL-08", "OLI-07"]})
    assert value_of_chain(s, s.v[CARGO_TOP]) == 2 + 1 + 1
    assert value_of_chain(s, -1) == 0
    s = position(cargos={0: ["GEM-01", "GEM-02", "PAR-01"]})
    assert value_of_chain(s, s.v[CARGO_TOP]) == 7 + 2


@pytest.mark.rule("OLT-0.4", "OLT-12.3", "OLT-12.4")
@pytest.mark.parametrize(("ranking", "bonuses"), [("distinct", [6, 6, 3, 1, 0]), ("standard", [6, 6, 1, 0, 0])])
def test_rank_bonus(ranking: str, bonuses: list[int]) -> None:
    s = position(5, options={"tie_ranking": ranking})
    assert [rank_bonus(s, [5, 5, 3, 2, 0], seat) for seat in range(5)] == bonuses
    assert rank_bonus(s, [0, 0, 0, 0, 0], 3) == 6


@pytest.mark.rule("OLT-0.5", "OLT-9.1", "OLT-9.3", "OLT-12.11", "OLT-12.12")
def test_a_draw_reshuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    s = position(deck=["GEM-01"], discard=["SAL-01", "SAL-02"])
    s.push(S_DRAWING, 0, 3, TO_HAND)
    s.advance()
    assert legal(s, -1) == ["draw:GEM-01"]
    chance(s, "draw:GEM-01")
    assert row(s, "ending") == 1
    assert s.v[FRESH_DECK] == 2
    assert row(s, "discard") == 0
    assert legal(s, -1) == ["draw:SAL-01", "draw:SAL-02"]
    chance(s, "draw:SAL-02", "draw:SAL-01")
    assert hand(s, 0) == ["GEM-01", "SAL-01", "SAL-02"]
    assert row(s, "ending") == 1


@pytest.mark.rule("OLT-0.5", "OLT-9.4", "OLT-12.11")
def test_a_draw_from_nothing_yields_nothing() -> None:
    s = position(deck=["GEM-01"])
    s.push(S_DRAWING, 0, 3, TO_HAND)
    s.advance()
    chance(s, "draw:GEM-01")
    assert s.step().name == "trade"
    assert hand(s, 0) == ["GEM-01"]


@pytest.mark.rule("OLT-0.7")
def test_balances_have_no_floor() -> None:
    s = position(ducats={0: -40}, debt=[0], deck=5)
    do(s, 0, "buy:deck")
    assert row(s, "ducats")[0] == -44
