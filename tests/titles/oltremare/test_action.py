"""Sections 5 and 8: playing, sailing, markers."""

import pytest

from kontor.titles.oltremare.material import HARBOURS, MARKERS
from kontor.titles.oltremare.state import DECK, PIRATES_SIZE
from tests.titles.oltremare.positions import chance, do, hand, legal, let_chance, position, row, why


def marker(kind: str) -> int:
    return MARKERS.index(kind)


@pytest.mark.rule("OLT-5.1", "OLT-5.2", "OLT-11.9", "OLT-11.42")
def test_exactly_the_load_is_played_in_the_order_of_the_card_table() -> None:
    s = position(phase="action", cargos={0: ["GEM-04"]}, hands={0: ["PAR-01", "SAL-01", "GRA-02"]})
    assert legal(s, 0) == ["play:PAR-01", "play:SAL-01"]
    assert why(s, 0, "play:GRA-02") == "OLT-5.2"    # nothing would be left for the second card
    do(s, 0, "play:SAL-01")
    assert why(s, 0, "play:PAR-01") == "OLT-11.42"
    assert why(s, 0, "play:GEM-01") == "OLT-5.1"
    assert s.view(1).played == ()                   # shown together after the last one
    assert s.view(1).players[0].hand_size == 3
    do(s, 0, "play:GRA-02")
    assert [seen.card for seen in s.view(1).played] == [30, 79]
    assert hand(s, 0) == ["PAR-01"]


@pytest.mark.scenario("OLT-S14")
@pytest.mark.rule("OLT-5.4", "OLT-5.5", "OLT-5.6", "OLT-5.7", "OLT-5.8", "OLT-5.9", "OLT-5.11", "OLT-11.10")
def test_all_four_symbols() -> None:
    s = position(phase="action", ducats={0: 5}, cargos={0: ["GEM-07"]}, ships={0: "venezia"},
                 hands={0: ["SIL-11", "POT-08", "OLI-17", "GRA-07"]})
    deck = int(s.v[DECK])
    do(s, 0, "play:SIL-11", "play:POT-08", "play:OLI-17", "play:GRA-07")
    assert row(s, "ducats")[0] == 8
    assert row(s, "pirates")[0] == 3
    assert s.is_chance()                            # the market comes after the pirates
    chance(s, "draw:GEM-01", "draw:GEM-02", "draw:GEM-05")
    assert hand(s, 0) == ["GEM-01", "GEM-02", "GEM-05"]
    assert s.v[DECK] == deck - 6
    assert legal(s, 0) == ["sail:zara", "sail:ragusa", "sail:bari", "sail:durazzo"]


@pytest.mark.scenario("OLT-S15")
@pytest.mark.rule("OLT-5.6", "OLT-8.5", "OLT-12.2")
def test_the_coin_is_one_symbol_more() -> None:
    s = position(phase="action", ducats={0: 0}, active={0: "coin"}, hands={0: ["GEM-01", "OLI-02"]})
    do(s, 0, "play:GEM-01", "play:OLI-02")
    assert row(s, "ducats")[0] == 6
    s = position(phase="action", ducats={0: 0}, active={0: "coin"}, cargos={0: ["OLI-01"]}, hands={0: ["SAL-14"]})
    do(s, 0, "play:SAL-14")
    assert row(s, "ducats")[0] == 1
    s = position(phase="action", ducats={0: 0}, active={0: "coin"}, cargos={0: ["OLI-01"]}, hands={0: ["SAL-01"]})
    do(s, 0, "play:SAL-01")
    assert row(s, "ducats")[0] == 3


@pytest.mark.scenario("OLT-S16")
@pytest.mark.rule("OLT-0.1", "OLT-5.7", "OLT-8.4", "OLT-12.1", "OLT-12.33")
@pytest.mark.parametrize(("active", "pirates"), [({}, 6), ({0: "pirates"}, 0)])
def test_four_equal_symbols_and_the_pirates_marker(active: dict[int, str], pirates: int) -> None:
    s = position(phase="action", ducats={0: 0}, cargos={0: ["GEM-07"]}, active=active,
                 hands={0: ["PAR-05", "SIL-05", "SAL-04", "GRA-01"]})
    do(s, 0, "play:PAR-05", "play:SIL-05", "play:SAL-04", "play:GRA-01")
    assert row(s, "ducats")[0] == 3
    chance(s, "draw:GEM-01")
    assert s.v[PIRATES_SIZE] == pirates
    assert hand(s, 0) == ["GEM-01"]
    assert len(legal(s, 0)) == 4                    # one route from Constantinople


@pytest.mark.rule("OLT-8.4")
def test_the_pirates_marker_covers_the_own_action_phase_only() -> None:
    s = position(phase="action", active={1: "pirates"}, cargos={0: ["OLI-01"]}, hands={0: ["SAL-14"]})
    do(s, 0, "play:SAL-14")
    assert row(s, "pirates")[0] == 1


@pytest.mark.scenario("OLT-S17")
@pytest.mark.rule("OLT-5.11", "OLT-5.12", "OLT-11.31", "OLT-12.24")
def test_exact_distance_and_every_route_once() -> None:
    s = position(phase="sail", ships={0: "venezia"}, played=["GEM-02", "PAR-02"])
    assert set(legal(s, 0)) == {f"sail:{name}" for name in ("bari", "durazzo", "ragusa", "zara")}
    assert why(s, 0, "sail:venezia") == "OLT-5.11"
    s = position(phase="sail", ships={0: "venezia"}, played=["GEM-02", "PAR-02", "SIL-02"])
    assert set(legal(s, 0)) == {f"sail:{name}" for name in
                                ("ancona", "bari", "corfu", "durazzo", "messina", "ragusa", "venezia")}


@pytest.mark.scenario("OLT-S18")
@pytest.mark.rule("OLT-5.10", "OLT-5.17", "OLT-8.1", "OLT-8.2", "OLT-8.3", "OLT-8.14", "OLT-12.26", "OLT-12.30")
def test_taking_a_marker_and_losing_one() -> None:
    s = position(phase="sail", ships={0: "palermo"}, active={0: "ship"}, ducats={0: 0}, played=["GEM-02", "PAR-02"],
                 board={"malta": "lion", "messina": "coin"})
    assert row(s, "ducats")[0] == 2                 # before moving
    do(s, 0, "sail:malta")
    assert row(s, "active")[0] == marker("lion")
    seen = s.view(1).players[0]
    assert seen.markers == 2
    assert row(s, "marker")[HARBOURS.index("malta")] == -1
    assert row(s, "marker")[HARBOURS.index("messina")] == marker("coin")       # passed on the way (OLT-5.13)
    assert row(s, "ducats")[0] == 2
    s = position(phase="sail", ships={0: "palermo"}, active={0: "ship"}, ducats={0: 0}, played=["GEM-02", "PAR-02"])
    do(s, 0, "sail:malta")
    assert row(s, "ducats")[0] == 2
    assert row(s, "active")[0] == -1
    assert s.view(1).players[0].markers == 1


@pytest.mark.rule("OLT-5.13", "OLT-5.14")
def test_only_the_destination_counts_and_ships_share_harbours() -> None:
    s = position(phase="sail", ships={0: "palermo", 1: "malta", 2: "malta"}, played=["GEM-02", "PAR-02"],
                 board={"messina": "coin", "tunisi": "stack"})
    do(s, 0, "sail:malta")
    assert row(s, "ship") == [HARBOURS.index("malta")] * 3
    assert row(s, "active")[0] == -1


@pytest.mark.scenario("OLT-S19")
@pytest.mark.rule("OLT-5.16")
def test_without_sails_the_marker_stays_active() -> None:
    s = position(phase="sail", active={0: "stack"}, played=["GEM-01", "PAR-01"])
    assert s.step().name == "stow"
    assert row(s, "active")[0] == marker("stack")


@pytest.mark.rule("OLT-12.25", "OLT-12.24")
def test_back_in_the_harbour_of_departure_the_marker_is_turned_down() -> None:
    s = position(phase="sail", ships={0: "venezia"}, active={0: "coin"}, played=["GEM-02", "PAR-02", "SIL-02"])
    do(s, 0, "sail:venezia")
    assert row(s, "active")[0] == -1


@pytest.mark.rule("OLT-5.18", "OLT-12.30")
def test_a_marker_taken_now_changes_nothing_already_resolved() -> None:
    s = position(phase="sail", ducats={0: 0}, ships={0: "venezia"}, played=["GEM-02"],
                 board={"zara": "ship", "ancona": "coin"})
    do(s, 0, "sail:zara")
    assert row(s, "ducats")[0] == 0
    s = position(phase="sail", ducats={0: 0}, ships={0: "venezia"}, played=["GEM-01"], board={"zara": "ship"})
    assert row(s, "ducats")[0] == 0


COMPASS_BOARD = {"corfu": "compass", "tana": "compass", "rodi": "coin"}


@pytest.mark.scenario("OLT-S20")
@pytest.mark.rule("OLT-8.8", "OLT-8.9", "OLT-8.12", "OLT-8.13", "OLT-11.11", "OLT-12.27", "OLT-12.29")
def test_the_compass() -> None:
    s = position(phase="sail", ships={0: "durazzo"}, ducats={0: 0}, active={0: "ship"}, played=["GEM-02"],
                 board=COMPASS_BOARD)
    do(s, 0, "sail:corfu")
    assert set(legal(s, 0)) == {"keep", *(f"jump:{name}" for name in HARBOURS if name not in ("corfu", "tana"))}
    assert why(s, 0, "jump:corfu") == "OLT-12.29"
    assert why(s, 0, "jump:tana") == "OLT-8.9"
    do(s, 0, "jump:rodi")
    assert row(s, "ship")[0] == HARBOURS.index("rodi")
    assert row(s, "active")[0] == marker("coin")
    assert s.view(0).players[0].markers == 2        # Ship and Coin; the used Compass is gone
    assert row(s, "held")[0][marker("compass")] == 0
    assert row(s, "marker")[HARBOURS.index("corfu")] == -1
    assert row(s, "ducats")[0] == 1                 # one route sailed, nothing for the jump


@pytest.mark.rule("OLT-8.10")
def test_a_jump_to_an_empty_harbour_turns_the_active_marker_down() -> None:
    s = position(phase="sail", ships={0: "durazzo"}, active={0: "stack"}, played=["GEM-02"], board=COMPASS_BOARD)
    do(s, 0, "sail:corfu", "jump:zara")
    assert row(s, "active")[0] == -1
    assert s.view(0).players[0].markers == 1


@pytest.mark.rule("OLT-8.11", "OLT-12.28", "OLT-8.2")
def test_a_compass_may_be_kept_as_a_marker_without_effect() -> None:
    s = position(phase="sail", ships={0: "durazzo"}, active={0: "stack"}, played=["GEM-02"], board=COMPASS_BOARD)
    do(s, 0, "sail:corfu", "keep")
    assert row(s, "active")[0] == marker("compass")
    assert row(s, "held")[0][marker("compass")] == 1
    assert s.view(0).players[0].markers == 2


@pytest.mark.rule("OLT-5.9")
def test_drawn_cards_are_not_played_in_the_same_turn() -> None:
    s = position(phase="action", cargos={0: ["OLI-01"]}, hands={0: ["SAL-02"]})
    do(s, 0, "play:SAL-02")
    let_chance(s)
    assert len(hand(s, 0)) == 1
    assert row(s, "turn") == 1
