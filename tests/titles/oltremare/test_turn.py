"""Sections 2, 3, 6 and 9: the turn, the hand limit, stowing, the end."""

import pytest

from kontor.titles.oltremare.state import ON_TOP
from tests.titles.oltremare.positions import cargo, chance, do, hand, legal, let_chance, position, put_pirates, row, why

SEVEN = ["GEM-01", "PAR-01", "SIL-01", "SAL-01", "POT-01", "OLI-01", "GRA-01"]


@pytest.mark.rule("OLT-2.1", "OLT-2.2")
def test_turns_go_clockwise_and_rounds_begin_with_the_start_player() -> None:
    s = position(3, turn=2, start=0, phase="end", hands={0: ["GEM-01", "PAR-01"], 1: [], 2: []})
    assert row(s, "turn") == 0
    assert row(s, "round") == 2
    assert s.step().name == "trade"


@pytest.mark.rule("OLT-2.2", "OLT-2.3", "OLT-5.5")
def test_the_phases_follow_each_other() -> None:
    s = position(2, hands={0: ["GEM-04", "GEM-08"]})
    seen = [s.step().name]
    do(s, 0, "end-trade")
    seen.append(s.step().name)
    do(s, 0, "play:GEM-04", "play:GEM-08")
    let_chance(s)
    seen.append(s.step().name)
    do(s, 0, legal(s, 0)[0])
    seen.append(s.step().name)
    do(s, 0, "stow:GEM-08")
    seen.append(s.step().name)
    assert seen == ["trade", "play", "sail", "stow", "trade"]
    assert row(s, "turn") == 1


@pytest.mark.rule("OLT-2.3", "OLT-4.1")
def test_the_trade_phase_may_be_left_at_once() -> None:
    s = position(hands={0: ["GEM-01", "PAR-01"]})
    assert "end-trade" in legal(s, 0)


@pytest.mark.rule("OLT-2.5")
def test_only_the_active_player_acts() -> None:
    s = position(3, hands={1: SEVEN})
    assert s.actors() == [0]
    assert legal(s, 1) == []


@pytest.mark.rule("OLT-2.6", "OLT-11.28")
def test_counters_begin_anew_in_each_turn() -> None:
    s = position(2, hands={0: ["GEM-04", "GEM-08"], 1: ["SAL-01"]})
    do(s, 0, "offer:2", "give:GEM-04", "silent", "next", "next", "no-money", "send")
    do(s, 1, "accept")
    do(s, 0, "ask:2", "about:gems", "next")
    do(s, 1, "yes")
    do(s, 0, "buy:deck")
    chance(s, "draw:POT-08")
    assert [row(s, name) for name in ("offers", "questions", "bought", "rewarded")] == [1, 1, 1, 2]
    do(s, 0, "end-trade", "play:GEM-08", "play:POT-08")
    let_chance(s)
    do(s, 0, legal(s, 0)[0])
    do(s, 0, "stow:GEM-08")
    assert row(s, "turn") == 1
    assert [row(s, name) for name in ("offers", "questions", "bought", "rewarded")] == [0, 0, 0, 0]


@pytest.mark.scenario("OLT-S03")
@pytest.mark.rule("OLT-3.1", "OLT-3.2", "OLT-3.3", "OLT-4.23", "OLT-8.6", "OLT-12.31")
def test_lion_income_comes_before_the_hand_limit() -> None:
    s = position(phase="start", ducats={0: -1}, debt=[0], active={0: "lion"}, cargos={0: ["OLI-04"]}, hands={0: SEVEN})
    assert row(s, "ducats")[0] == 2
    assert row(s, "debt")[0] == 0
    assert s.step().name == "hand-limit"
    do(s, 0, "discard:SAL-01")
    assert s.step().name == "trade"
    assert len(hand(s, 0)) == 6
    assert put_pirates(s, 0) == ["SAL-01"]


@pytest.mark.rule("OLT-3.3", "OLT-3.4", "OLT-11.1", "OLT-12.17")
def test_surplus_cards_are_put_away_one_at_a_time_in_the_owners_order() -> None:
    s = position(phase="start", cargos={0: ["GRA-20"]}, hands={0: SEVEN[:5]})
    assert legal(s, 0) == [f"discard:{name}" for name in SEVEN[:5]]
    assert why(s, 0, "discard:GRA-01") == "OLT-3.3"
    do(s, 0, "discard:POT-01", "discard:GEM-01")
    assert s.step().name == "trade"
    assert put_pirates(s, 0) == ["POT-01", "GEM-01"]
    do(s, 0, "buy:pirates")
    assert "GEM-01" in hand(s, 0)


@pytest.mark.rule("OLT-3.5")
def test_a_hand_within_the_limit_stays_as_it_is() -> None:
    s = position(phase="start", cargos={0: ["GRA-20"]}, hands={0: SEVEN[:3]})
    assert s.step().name == "trade"
    assert len(hand(s, 0)) == 3


@pytest.mark.rule("OLT-3.7", "OLT-12.32")
def test_the_pirates_marker_does_not_protect_surplus_cards() -> None:
    s = position(phase="start", cargos={0: ["GRA-20"]}, hands={0: SEVEN[:4]}, active={0: "pirates"})
    do(s, 0, "discard:GEM-01")
    assert put_pirates(s, 0) == ["GEM-01"]


@pytest.mark.scenario("OLT-S21")
@pytest.mark.rule("OLT-6.1", "OLT-6.2", "OLT-11.12", "OLT-12.45", "OLT-12.46")
def test_stowing_decides_the_next_turn() -> None:
    played = ["OLI-15", "OLI-03", "GRA-10"]
    s = position(3, phase="cargo", cargos={0: ["OLI-12", "OLI-11"]}, played=played)
    assert legal(s, 0) == ["stow:OLI-03", "stow:OLI-15", "stow:GRA-10"]
    do(s, 0, "stow:OLI-15", "stow:OLI-03")
    assert cargo(s, 0) == ["OLI-12", "OLI-11", "OLI-15", "OLI-03", "GRA-10"]
    top = s.view(1).players[0].cargo_top
    assert (top.power, top.load) == (5, 2)
    s = position(3, phase="cargo", cargos={0: ["OLI-12", "OLI-11"]}, played=played)
    do(s, 0, "stow:GRA-10", "stow:OLI-15")
    assert cargo(s, 0) == ["OLI-12", "OLI-11", "GRA-10", "OLI-15", "OLI-03"]
    top = s.view(1).players[0].cargo_top
    assert (top.power, top.load) == (6, 1)


@pytest.mark.rule("OLT-6.1", "OLT-6.4", "OLT-11.42")
def test_all_played_cards_are_stowed_and_the_last_needs_no_choice() -> None:
    s = position(phase="cargo", played=["GEM-01", "PAR-01"], hands={1: ["SAL-01", "SAL-02"]})
    assert why(s, 0, "stow:SAL-01") == "OLT-6.1"
    do(s, 0, "stow:PAR-01")
    assert cargo(s, 0) == ["GEM-03", "PAR-01", "GEM-01"]
    assert hand(s, 0) == []
    assert row(s, "turn") == 1


@pytest.mark.scenario("OLT-S27")
@pytest.mark.rule("OLT-2.4", "OLT-9.1", "OLT-9.2", "OLT-12.13")
def test_the_round_is_completed_after_the_last_card() -> None:
    s = position(4, start=2, turn=3, deck=["GEM-01"], hands={3: ["SAL-01", "SAL-02"], 0: ["POT-02", "POT-05"]})
    do(s, 3, "buy:deck")
    chance(s, "draw:GEM-01")
    assert s.view(0).ending
    s = position(4, start=2, turn=3, phase="end", ending=True, deck=0, hands={0: ["POT-02", "POT-05"]})
    assert (s.over, row(s, "turn")) == (False, 0)
    s = position(4, start=2, turn=0, phase="end", ending=True, deck=0, hands={1: ["POT-02", "POT-05"]})
    assert (s.over, row(s, "turn")) == (False, 1)
    s = position(4, start=2, turn=1, phase="end", ending=True, deck=0)
    assert s.over


@pytest.mark.rule("OLT-12.13", "OLT-2.1")
def test_without_the_end_triggered_the_round_goes_on() -> None:
    s = position(4, start=2, turn=1, phase="end", hands={2: ["POT-02", "POT-05"]})
    assert (s.over, row(s, "turn")) == (False, 2)


FINAL = {
    "cargos": {0: ["GRA-01", "GRA-02", "GRA-03", "SIL-01", "SIL-02"],
               1: ["POT-01", "POT-02", "POT-03", "POT-05", "GEM-01"],
               2: ["OLI-01", "OLI-02", "SAL-01", "SAL-02", "SAL-03", "OLI-03"]},
    "pirates": {0: ["?"] * 5, 1: ["?"] * 2},
    "ducats": {0: 10, 1: -2, 2: 15},
    "prestige": {0: 4, 1: 4, 2: 1},
    "held": {0: {"ship": 3}, 1: {"coin": 5}, 2: {"lion": 3}},
}


@pytest.mark.scenario("OLT-S28")
@pytest.mark.rule("OLT-9.5", "OLT-9.6", "OLT-9.7", "OLT-9.8", "OLT-9.10", "OLT-8.14", "OLT-12.4")
def test_complete_final_scoring() -> None:
    s = position(3, turn=2, phase="end", ending=True, deck=0, debt=[1], **FINAL)  # type: ignore[arg-type]
    assert s.over
    assert row(s, "gained") == [[6, 8, -5, 3], [6, 13, -2, 6], [3, 11, 0, 3]]
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == (22, 21, 32)
    assert outcome.ranks == (2, 3, 1)
    assert outcome.winners == (2,)


@pytest.mark.rule("OLT-9.9")
def test_hand_cards_count_nothing() -> None:
    plain = position(3, turn=2, phase="end", ending=True, deck=0)
    rich = position(3, turn=2, phase="end", ending=True, deck=0, hands={0: SEVEN})
    assert row(plain, "ducats") == row(rich, "ducats")


@pytest.mark.scenario("OLT-S29")
@pytest.mark.rule("OLT-9.11", "OLT-12.35")
@pytest.mark.parametrize(("cards", "ranks", "reason"), [
    (8, (4, 1, 3, 2), "tie-cargo"),
    (7, (4, 2, 3, 1), "tie-seat"),                  # P3 sits one seat from the start player P2, P1 three
    (6, (4, 2, 3, 1), "tie-cargo"),
])
def test_ties_are_broken_by_cargo_then_by_seat(cards: int, ranks: tuple[int, ...], reason: str) -> None:
    grain = [f"GRA-{number:02}" for number in range(1, cards + 1)]             # 10 for five and more
    olives = [f"OLI-{number:02}" for number in range(1, 8)]                    # 11
    s = position(4, start=2, turn=1, phase="end", ending=True, deck=0, ducats={0: 0, 1: 18, 2: 0, 3: 17},
                 cargos={0: ["SAL-01"], 1: grain, 2: ["SAL-02"], 3: olives})
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == (13, 40, 13, 40)
    assert outcome.ranks == ranks                   # the two behind are tied as well; the start player goes first
    assert outcome.winners == (ranks.index(1),)
    assert row(s, "winner") == ranks.index(1)
    assert outcome.trail[-1].key == reason


@pytest.mark.rule("OLT-9.2", "OLT-9.10")
def test_the_reckoning_adds_up() -> None:
    s = position(3, turn=2, phase="end", ending=True, deck=0, ducats={0: 9, 1: 18, 2: 0}, prestige={1: 2},
                 cargos={0: ["SAL-01"], 1: ["GRA-01", "GRA-02"], 2: ["SAL-02"]}, pirates={0: ["OLI-01", "OLI-02"]})
    outcome = s.outcome()
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        told = {line.key: line.params["n"] for line in outcome.trail if line.params["player"] == f"player-{seat + 1}"}
        assert told["purse"] == (9, 18, 0)[seat]
        assert told["purse"] + told["prestige"] + told["cargo"] - told["pirates"] + told["markers"] == score
        assert told["ducats"] == score
    assert "pirates" in {line.key for line in outcome.trail if line.params["n"] == 2}


@pytest.mark.rule("OLT-2.4", "OLT-7.2")
def test_venice_at_the_turn_end_comes_before_the_final_scoring() -> None:
    s = position(2, turn=1, phase="end", ending=True, deck=0, venice=ON_TOP, prestige={0: 1},
                 cargos={0: ["SAL-01"], 1: ["SAL-02"]})
    assert s.over
    assert row(s, "ducats") == [11 + 6 + 6 + 1 + 6, 11 + 3 + 6 + 1 + 6]
