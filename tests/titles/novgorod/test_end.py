"""Chapter 10: the end of the game."""

from typing import Any
import pytest

from kontor.kernel.outcome import Outcome
from kontor.titles.novgorod.material import load
from tests.titles.novgorod.table import Table, player, position


def pass_turn(table: Table, *first: str) -> None:
    """The player to move does `first`, then ends the turn without doing anything else."""
    seat = table.seat
    table.do(*first)
    while table.step != "over" and table.seat == seat:
        table.do("done")


def play_out(table: Table) -> Outcome:
    while table.step != "over":
        pass_turn(table)
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome


def last_position(*players: dict[str, Any], **more: Any) -> Table:
    """The last player of the last round has one empty turn left.  Levels are chosen so that it brings no seals."""
    return position(*players, turn=len(players) - 1, last=True, **more)


@pytest.mark.rule("NOV-10.1", "NOV-10.2", "NOV-15.32")
@pytest.mark.scenario("NOV-S43")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    three = [player(career="1F2", seals=20), player(career="2F2", seals=30), player(career="3F2")]
    table = position(*three, turn=1, rounds=10)
    assert table.get("last_round") == 0
    pass_turn(table)                                                    # B has more than 30 now
    assert table.get("last_round") == 0
    assert (table.seat, table.get("round")) == (2, 10)
    pass_turn(table)
    assert (table.seat, table.get("round"), table.get("last_round")) == (0, 11, 1)
    table.put("seals", 0, 40)                                       # A passes 30 only now: nothing further happens
    pass_turn(table)
    pass_turn(table)
    assert table.step != "over"
    pass_turn(table)
    assert table.step == "over"
    assert table.get("round") == 11


@pytest.mark.rule("NOV-10.1", "NOV-5.29")
@pytest.mark.scenario("NOV-S44")
def test_a_completed_career_announces_the_last_round() -> None:
    table = position(player(career="1F5"), player(career="2F2"), turn=1, rounds=9)
    pass_turn(table)
    assert (table.get("round"), table.get("last_round")) == (10, 2)
    outcome = play_out(table)
    assert outcome.reason == "career"
    assert table.get("round") == 10


@pytest.mark.rule("NOV-10.3")
def test_bonus_cards_change_before_the_end_is_checked() -> None:
    owner = player(career="1F4", seals=30, speed=5, cash=50)
    table = position(player(career="2F4"), owner, bonuses="five_city_route:high", turn=1)
    pass_turn(table, "sail:london", "sail:bergen", "sail:visby", "sail:novgorod", "sail:riga", "done")
    assert table.get("bonus_state", 1) == 2
    assert table.get("last_round") == 1


@pytest.mark.rule("NOV-8.11", "NOV-8.3")
def test_bonuses_can_be_won_in_the_last_round() -> None:
    rich = player(career="2F2", speed=5, cash=50)
    table = last_position(player(career="1F2"), rich, bonuses="five_city_route:high")
    pass_turn(table, "sail:london", "sail:bergen", "sail:visby", "sail:novgorod", "sail:riga", "done")
    assert table.step == "over"
    assert table.seals(1) == 4 + 1                                      # the bonus, and row 2


@pytest.mark.rule("NOV-10.5", "NOV-10.6", "NOV-15.33")
@pytest.mark.scenario("NOV-S45")
def test_a_red_x_eliminates_whatever_the_seals() -> None:
    outcome = play_out(last_position(player(career="1F1", seals=41), player(career="2F2", seals=27)))
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1)
    assert outcome.scores[0] == 41
    assert ("NOV-10.5", "eliminated") in [(line.rule, line.key) for line in outcome.trail]


@pytest.mark.rule("NOV-10.5", "NOV-15.33")
def test_a_player_on_an_x_still_brings_about_the_end() -> None:
    table = position(player(career="1F0", seals=30), player(career="2F2"), turn=1)
    pass_turn(table)
    assert table.get("last_round") == 1


@pytest.mark.rule("NOV-10.5")
@pytest.mark.parametrize(
    ("career", "out"), [("1F0", True), ("1F1", True), ("1F2", False), ("1B0", True), ("1B1", False)]
)
def test_which_rows_carry_the_x(career: str, out: bool) -> None:
    outcome = play_out(last_position(player(career=career, seals=40), player(career="2F2")))
    assert (outcome.winners == (1,)) == out


@pytest.mark.rule("NOV-10.6")
@pytest.mark.scenario("NOV-S46")
@pytest.mark.parametrize(("first", "second", "key"), [
    ({"seals": 34}, {"seals": 33}, ""),
    ({"cash": 5}, {"cash": 4}, "tie-ducats"),
    ({"cash": 5, "career": "1F3"}, {"cash": 4, "career": "2F4", "owns": "riga danzig"}, "tie-ducats"),
    ({"career": "1F4"}, {"career": "2F3", "owns": "riga danzig"}, "tie-level"),
    ({"owns": "bergen visby novgorod riga danzig lubeck"}, {"owns": "bergen_2 visby_2 riga_2"}, "tie-kontors"),
    ({"seals": 33}, {"seals": 33}, "tie-last_turn"),
])
def test_ties_are_broken_by_ducats_level_kontors_and_the_later_last_turn(
    first: dict[str, str], second: dict[str, str], key: str
) -> None:
    """Both on level 3, 33 seals and 4 ducats unless said otherwise; the last turn is taken into account by hand."""
    table = last_position(player(**{"career": "1F3", "seals": 33, "cash": 4, **first}),
                          player(**{"career": "2F3", "seals": 33, "cash": 4, **second}))
    pass_turn(table)
    table.put("seals", 1, int(second.get("seals", 33)))              # without the seals of that last turn
    outcome = table.state.outcome()
    assert outcome is not None
    winner = 1 if key == "tie-last_turn" else 0
    assert outcome.winners == (winner,)
    assert [line.key for line in outcome.trail if line.key.startswith("tie")] == ([key] if key else [])


@pytest.mark.rule("NOV-10.7", "NOV-15.33")
def test_if_everybody_stands_on_an_x_nobody_wins() -> None:
    outcome = play_out(last_position(player(career="1F1", seals=41), player(career="2F0"), player(career="3F0")))
    assert outcome.winners == ()
    assert outcome.ranks == (3, 3, 3)
    assert outcome.trail[-1].rule == "NOV-10.7"


@pytest.mark.rule("NOV-10.7")
def test_players_on_an_x_share_the_last_place() -> None:
    outcome = play_out(last_position(
        player(career="1F1", seals=41), player(career="2F2", seals=9),
        player(career="3F0"), player(career="4F2", seals=5),
    ))
    assert outcome.ranks == (4, 1, 4, 2)


@pytest.mark.rule("NOV-7.3", "NOV-10.1", "NOV-10.5", "NOV-10.7", "NOV-10.8", "NOV-15.53")
@pytest.mark.scenario("NOV-S57")
def test_a_game_in_which_nobody_earns_anything_ends_with_round_one_hundred() -> None:
    table = position(player(cash=0), player(cash=0, career="2F0"), rounds=1)
    while table.step != "over":
        table.do("done", "extra_income", "done")
        while table.step == "purchase":
            table.do("done")
    outcome = table.state.outcome()
    assert outcome is not None
    assert table.get("round") == load().round_limit == 100
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 0), (), "limit")


@pytest.mark.rule("NOV-7.3", "NOV-10.1", "NOV-15.53")
@pytest.mark.scenario("NOV-S57")
def test_whoever_never_uses_a_privilege_has_thirty_seals_after_thirty_rounds() -> None:
    table = position(player(cash=0), player(cash=0, career="2F0"), rounds=1)
    outcome = play_out(table)
    assert table.get("round") == 31
    assert outcome.scores == (31, 31)
    assert outcome.reason == "seals"
