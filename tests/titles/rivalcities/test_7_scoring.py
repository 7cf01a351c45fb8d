"""Section 7: the end of the game and star scoring."""

import pytest

from tests.proof import count

from .position import Table, season, using
from .test_1_setup import random_states


def scores(t: Table) -> tuple[int, ...]:
    outcome = t.s.outcome()
    assert outcome is not None and outcome.reason == "stars"
    return outcome.scores


@pytest.mark.rule("RIV-7.1")
def test_each_end_condition_ends_the_game_in_step_8() -> None:
    assert season(8, row=[], ships_left=0).asks == "over"
    assert season(8, slots=[], suits_left=0).asks == "over"
    assert season(8, hamburg="m5 i2", altona="m5").asks == "over"
    assert season(8, hamburg="s5", altona="s7").asks == "over"


@pytest.mark.rule("RIV-7.1")
def test_one_of_each_is_enough_to_go_on() -> None:
    t = season(8, row=[12], ships_left=0, slots=[None, None, ("L01", 0)], suits_left=0, hamburg="m5 i2 s5",
               altona="m4 s6")
    assert t.asks == "option"
    for place in range(3):
        assert season(8, slots=[*[None] * place, ("L01", 0)], suits_left=0).asks == "option"
    for place in range(4):
        assert season(8, row=[*[0] * place, 1], ships_left=0).asks == "option"


@pytest.mark.rule("RIV-7.2")
def test_end_conditions_wait_for_step_8() -> None:
    t = using("S14", hamburg="m5", altona="m6").play("do:2")
    assert (t.cell("manufactories"), t.at) == (0, ("altona", "move"))
    ship = using("B07", hamburg="c3", row=[21], ships_left=0, ships={"altona": [1]}).play("half:left", "do:1", "buy:21")
    assert (ship.row(), ship.at) == ([0, 0, 0, 0], ("altona", "move"))
    late = season(5, "altona", hamburg="m6", altona="m6", slots=[("L05", 2), ("L02", 0), ("L03", 0)])
    assert scores(late) == (4, 0)                           # step 5 still counted


@pytest.mark.rule("RIV-7.3", "RIV-12.25")
def test_no_game_outlasts_its_seventh_season_and_its_140th_turn() -> None:
    for seed in range(count(3, 100)):
        last = random_states(seed)[-1].view(None)
        assert last.season <= 7 and last.turn < 140
    t = season(1, slots=[("L01", 0)], suits_left=0)
    assert t.winner[1] == "stars"


@pytest.mark.rule("RIV-7.4")
@pytest.mark.parametrize(("prestige", "hamburg", "altona"), [
    (0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 0), (5, 2, 0), (6, 4, 0), (7, 4, 0),
    (-1, 0, 0), (-2, 0, 1), (-4, 0, 2), (-6, 0, 4), (-7, 0, 4),
])
def test_stars_of_the_prestige_track(prestige: int, hamburg: int, altona: int) -> None:
    assert scores(season(8, hamburg="m6", altona="m6", prestige=prestige)) == (hamburg, altona)


@pytest.mark.rule("RIV-7.4")
def test_stars_of_ships_lawsuits_alliances_and_tokens() -> None:
    t = season(8, hamburg="m6 s3", altona="m6 s1", ships={"hamburg": [1, 2], "altona": [6]},
               won={"hamburg": ["L04"], "altona": ["L08", "L01"]}, alliances={"hamburg": ["bruxelles", "oslo"]})
    assert scores(t) == (3 + 3 + 4 + 3, 1 + 2 + 4)
    outcome = t.s.outcome()
    assert outcome is not None
    assert outcome.trail[0].params == {"city": "city-hamburg", "ships": 3, "lawsuits": 4, "alliances": 3, "prestige": 0,
                                       "tokens": 3, "total": 13}


@pytest.mark.rule("RIV-7.5", "RIV-9.13")
def test_ship_21_counts_every_ship_of_its_owner() -> None:
    ships = {"hamburg": [21, 12, 14], "altona": [10, 11]}
    assert scores(season(8, hamburg="m6", altona="m6", ships=ships)) == (3 + 1 + 1, 2)
    assert scores(season(8, hamburg="m6", altona="m6", ships={"hamburg": [21]})) == (1, 0)


@pytest.mark.rule("RIV-7.6")
def test_goods_letters_manufactories_and_cards_count_nothing() -> None:
    t = season(8, hamburg="b9 c9 l9 f9 let9 m11", altona="m1", hands={"hamburg": ["S01", "S02", "S03"]})
    assert scores(t) == (0, 0)


@pytest.mark.rule("RIV-7.7")
def test_more_stars_win_and_the_bell_breaks_a_tie() -> None:
    for mover in ("hamburg", "altona"):
        assert season(8, mover, hamburg="m6 s2", altona="m6 s1").winner == ("hamburg", "stars")
        assert season(8, mover, hamburg="m6 s1", altona="m6 s2").winner == ("altona", "stars")
        tied = season(8, mover, hamburg="m6 s2", altona="m6 s2")
        assert tied.winner == (mover, "stars")
        outcome = tied.s.outcome()
        assert outcome is not None
        assert [line.key for line in outcome.trail] == ["stars", "stars", "bell", "won-stars"]
