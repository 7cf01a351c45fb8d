"""Section 7: the Venice interruption, wherever it strikes."""

import pytest

from kontor.titles.oltremare.actions import S_DRAWING
from kontor.titles.oltremare.flow.drawing import TO_PIRATES
from kontor.titles.oltremare.state import GONE, ON_TOP, VENICE_HIGH, VENICE_LOW
from tests.titles.oltremare.positions import cargo, card, chance, do, hand, legal, position, row

STACKS = {0: ["SAL-04", "SAL-06", "GEM-01"], 1: ["SAL-01", "SAL-05", "OLI-07"], 2: ["PAR-01"],
          3: ["GRA-01", "GRA-02", "POT-01", "POT-02"]}


@pytest.mark.scenario("OLT-S22")
@pytest.mark.rule("OLT-0.4", "OLT-7.1", "OLT-7.4", "OLT-7.5", "OLT-7.6", "OLT-7.7", "OLT-7.8", "OLT-7.10", "OLT-7.11",
                  "OLT-7.13",
                  "OLT-12.5", "OLT-12.40")
def test_venice_in_the_middle_of_a_draw() -> None:
    s = position(4, turn=1, phase="action", prestige={0: 2, 1: 3, 2: 3}, ducats=dict.fromkeys(range(4), 0),
                 cargos=STACKS, hands={1: ["GEM-04", "PAR-02"]}, deck=["GEM-02", "GEM-06", "GEM-07"])
    s.v[VENICE_LOW] = s.v[VENICE_HIGH] = 1          # one card lies above Venice
    do(s, 1, "play:GEM-04", "play:PAR-02")          # two market symbols: three cards
    assert row(s, "prestige") == [2, 3, 3, 0]
    chance(s, "draw:GEM-02")                        # the second card is Venice
    assert row(s, "ducats") == [3 + 4, 6 + 4, 6, 1 + 1]
    assert row(s, "prestige") == [0, 0, 0, 0]
    assert cargo(s, 1) == ["OLI-07"]
    assert cargo(s, 3) == ["POT-01", "POT-02"]
    assert cargo(s, 2) == ["PAR-01"]
    assert row(s, "discard") == 2 + 2 + 2
    assert row(s, "venice") == GONE
    assert s.is_chance()                            # nobody decides anything in between
    assert legal(s, -1) == ["draw:GEM-06", "draw:GEM-07"]
    chance(s, "draw:GEM-07", "draw:GEM-06")         # the replacement and the third card
    assert hand(s, 1) == ["GEM-02", "GEM-06", "GEM-07"]
    assert row(s, "ending") == 1
    assert (s.step().name, s.seat()) == ("sail", 1)


@pytest.mark.scenario("OLT-S23")
@pytest.mark.rule("OLT-2.4", "OLT-7.2", "OLT-7.3", "OLT-7.12", "OLT-12.8")
def test_venice_on_top_at_the_turn_end() -> None:
    s = position(3, venice=ON_TOP, pirates={0: ["SAL-10"]}, ducats={0: 3, 1: 0, 2: 0}, ships={0: "venezia"},
                 hands={0: ["SAL-05"], 1: ["PAR-01", "PAR-02"]}, cargos={0: ["SAL-09", "SAL-04", "GRA-06"]}, deck=3)
    do(s, 0, "buy:pirates")                         # Venice is in sight and can be avoided
    do(s, 0, "end-trade", "play:SAL-05", "play:SAL-10", "sail:zara")
    assert row(s, "venice") == ON_TOP
    do(s, 0, "stow:SAL-10")
    assert row(s, "venice") == GONE
    assert cargo(s, 0) == ["SAL-10", "SAL-05"]      # the freshly stowed cards are part of the cargo
    assert row(s, "ducats") == [3 - 3 + 3 + 6 + 4, 6, 6]
    assert row(s, "deck") == 3                      # nobody draws a replacement
    assert (row(s, "turn"), s.step().name) == (1, "trade")


@pytest.mark.rule("OLT-7.1", "OLT-7.11", "OLT-12.6")
def test_venice_drawn_as_a_pirate_card() -> None:
    s = position(3, venice=ON_TOP, deck=5)
    s.push(S_DRAWING, 0, 3, TO_PIRATES)
    s.advance()
    assert row(s, "venice") == GONE
    assert row(s, "pirates")[0] == 3
    assert row(s, "deck") == 2


@pytest.mark.rule("OLT-7.6", "OLT-12.9")
def test_only_the_unbroken_run_on_top_is_kept() -> None:
    s = position(3, phase="end", venice=ON_TOP, cargos={0: ["OLI-01", "OLI-02", "SAL-01", "OLI-03", "OLI-04"]},
                 ducats={0: 0})
    assert cargo(s, 0) == ["OLI-03", "OLI-04"]
    assert row(s, "ducats")[0] == 6 + 2 + 1
    assert s.view(1).discard_size == 3


@pytest.mark.rule("OLT-12.10")
def test_a_kept_run_grows_and_is_scored_once() -> None:
    s = position(3, phase="end", venice=ON_TOP, cargos={0: ["SAL-01", "OLI-03", "OLI-04"]}, ducats={0: 0})
    assert row(s, "ducats")[0] == 6 + 1
    s = position(2, turn=1, phase="end", ending=True, deck=0, venice=GONE, ducats={0: 0, 1: 0}, prestige={1: 1},
                 cargos={0: ["OLI-03", "OLI-04", "OLI-05"], 1: ["GEM-01"]})
    assert row(s, "gained")[0] == [3, 4, 0, 6]


@pytest.mark.rule("OLT-7.8", "OLT-10.1")
def test_scored_cards_lie_on_the_discard_pile_the_last_ones_on_top() -> None:
    s = position(3, start=1, turn=0, phase="end", venice=ON_TOP, cargos={
        0: ["SAL-01", "GEM-01"], 1: ["POT-01", "GEM-02"], 2: ["OLI-01", "OLI-02", "GEM-04"]})
    assert s.view(None).discard_size == 4
    assert s.view(None).discard_top.card == card("SAL-01")      # clockwise from the start player, seat 0 is last


@pytest.mark.rule("OLT-7.9", "OLT-12.42")
def test_cards_on_the_table_pirates_and_hands_are_not_scored() -> None:
    s = position(3, phase="action", venice=ON_TOP, ducats=dict.fromkeys(range(3), 0), cargos={0: ["SAL-01", "OLI-01"]},
                 hands={0: ["SAL-02"], 1: ["GEM-01"]}, pirates={1: ["?", "?"]}, held={2: {"ship": 3}},
                 deck=["GEM-02", "GEM-04"])
    do(s, 0, "play:SAL-02")                         # pirate and market: Venice strikes with the pirate card
    assert row(s, "ducats") == [6 + 1, 6, 6]
    assert row(s, "played")[0] == card("SAL-02")
    assert row(s, "pirates") == [1, 2, 0]
    chance(s, "draw:GEM-02")
    assert cargo(s, 0) == ["OLI-01", "SAL-02"]      # stowed afterwards on the kept run


@pytest.mark.rule("OLT-7.14")
def test_without_cargo_scoring_only_prestige_counts() -> None:
    s = position(3, phase="end", venice=ON_TOP, ducats=dict.fromkeys(range(3), 0), cargos={0: ["SAL-01", "OLI-01"]},
                 options={"venice_cargo_scoring": "off"})
    assert row(s, "ducats") == [6, 6, 6]
    assert cargo(s, 0) == ["SAL-01", "OLI-01"]
    assert row(s, "discard") == 0


@pytest.mark.rule("OLT-7.3", "OLT-12.8")
def test_venice_in_sight_changes_nothing_by_itself() -> None:
    s = position(3, venice=ON_TOP, hands={0: ["GEM-01", "PAR-01"]})
    assert s.view(2).venice == ON_TOP
    assert row(s, "ducats") == [11, 11, 11]
    do(s, 0, "end-trade", "play:GEM-01")
    assert row(s, "venice") == ON_TOP


@pytest.mark.rule("OLT-7.12")
def test_the_interrupted_turn_goes_on_where_it_was() -> None:
    s = position(3, venice=ON_TOP, deck=["GEM-02", "GEM-04"], hands={0: ["PAR-01"]})
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-02")
    assert s.step().name == "trade"
    assert s.seat() == 0
    assert row(s, "bought") == 1
