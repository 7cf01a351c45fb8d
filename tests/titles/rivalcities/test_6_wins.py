"""Section 6: winning at once."""

import pytest

from tests.proof import count

from .position import season, using
from .test_1_setup import random_states


@pytest.mark.rule("RIV-6.1")
@pytest.mark.parametrize(("own", "other", "wins"), [(2, 0, True), (1, 0, False), (3, 1, True), (3, 2, False)])
def test_three_ships_more_win(own: int, other: int, wins: bool) -> None:
    ships = {"hamburg": [9, 10, 12][:other], "altona": [6, 7, 8][:own]}
    t = using("B07", "altona", altona="c3", ships=ships, row=[21, 14]).play("half:left", "do:1", "buy:21")
    assert t.s.over == wins
    if wins:
        assert t.winner == ("altona", "ships")


@pytest.mark.rule("RIV-6.2", "RIV-13.10")
def test_the_third_lawsuit_wins_without_its_bonus() -> None:
    t = season(5, "altona", won={"hamburg": ["L08", "L09"]}, slots=[("L05", 2), ("L02", 0), ("L03", 0)])
    assert (t.winner, t.store("hamburg"), t.stars("hamburg")) == (("hamburg", "lawsuits"), "-", 0)
    assert t.won("hamburg") == ["L05", "L08", "L09"]
    assert t.slots() == ["-", "L02", "L03"]                 # nothing shifts any more
    two = season(5, "altona", won={"hamburg": ["L08"], "altona": ["L09"]}, slots=[("L05", 2), ("L02", 0), ("L03", 0)])
    assert not two.s.over


@pytest.mark.rule("RIV-6.3")
def test_all_four_alliances_win() -> None:
    t = using("B03", "altona", alliances={"altona": ["oslo", "london", "gdansk"]}, board=["novgorod"])
    assert t.play("do:1", "ally:novgorod").winner == ("altona", "alliances")
    three = using("B03", "altona", alliances={"altona": ["oslo", "london"]}, board=["novgorod", "gdansk"])
    assert not three.play("do:1", "ally:novgorod").s.over


@pytest.mark.rule("RIV-6.4")
@pytest.mark.parametrize(("city", "prestige"), [("hamburg", 7), ("altona", -7)])
def test_the_own_name_space_wins(city: str, prestige: int) -> None:
    t = using("B14", city, prestige=prestige).play("half:left", "do:1")
    assert (t.winner, abs(t.prestige)) == ((city, "prestige"), 8)
    near = using("B14", city, prestige=prestige - (1 if prestige > 0 else -1)).play("half:left", "do:1")
    assert not near.s.over


@pytest.mark.rule("RIV-6.5", "RIV-13.10")
def test_the_game_stops_in_the_middle_of_whatever_goes_on() -> None:
    t = using("B07", hamburg="f6 b2", prestige=6, alliances={"hamburg": ["bruxelles"]}, row=[1, 12], ships_left=4)
    t.play("half:left", "do:1", "buy:1", "repeat:bruxelles")
    assert (t.winner, t.prestige, t.store("hamburg"), t.row()[0]) == (("hamburg", "prestige"), 8, "b2 f2", 0)
    assert t.legal("hamburg") == t.legal("altona") == []
    assert t.refused("no", "hamburg") == "KON-1.1"
    fleet = season(2, "altona", prestige=7, ships={"hamburg": [10, 9], "altona": [6]}, hamburg="m6", altona="m6")
    assert (fleet.winner, fleet.store("hamburg"), fleet.bell) == (("hamburg", "prestige"), "-", "altona")
    assert [params["n"] for _, params in fleet.events("season-step")] == [2]
    outcome = fleet.s.outcome()
    assert outcome is not None and outcome.scores == (0, 0)
    assert [line.rule for line in outcome.trail] == ["RIV-6.4"]


@pytest.mark.rule("RIV-6.6")
def test_a_city_can_win_in_the_rivals_turn() -> None:
    assert season(3, "altona", prestige=7, ships={"hamburg": [8], "altona": [9]}).winner == ("hamburg", "prestige")
    assert using("S06", "altona", prestige=7, hamburg="b1").play("do:1").winner == ("hamburg", "prestige")


@pytest.mark.rule("RIV-6.5", "RIV-6.6")
def test_no_win_is_overlooked_and_there_is_one_winner() -> None:
    for seed in range(count(3, 60)):
        for s in random_states(seed):
            s.check()                                       # nobody fulfils a condition while play goes on
        outcome = s.outcome()
        assert outcome is not None and sorted(outcome.ranks) == [1, 2]
