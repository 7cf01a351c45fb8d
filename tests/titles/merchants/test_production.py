"""Section 2: the turn, production, the seven, the robber."""

import pytest

from kontor.titles.merchants.material import HEXES, RESOURCES
from kontor.titles.merchants.state import FRESH, PLAYED, ROBBER, TURN, board

from .table import bare, first_game

NUMBERED = 38                   # landscapes of the short board: 33 printed, 5 dotted chips


@pytest.mark.rule("MER-2.1", "MER-1.23")
def test_a_turn_is_production_and_then_actions() -> None:
    table = first_game()
    assert (table.waiting, table.actors()) == ("pre-roll", ["red"])
    table.roll(5)
    assert (table.waiting, table.actors()) == ("action", ["red"])
    table.do("red", "end_turn")
    assert (table.waiting, table.actors()) == ("pre-roll", ["blue"])
    assert table.s.v[TURN] == 2


@pytest.mark.rule("MER-2.2", "MER-11.1")
def test_any_card_may_be_played_before_the_roll() -> None:
    table = bare("red").kontors("red", "paris").cards("red", "monopoly", "lancer", "bumper_harvest")
    table.at("pre-roll", "red")
    assert table.legal("red") == {"roll", "play:monopoly", "play:lancer", "play:bumper_harvest"}
    table.do("red", "play:monopoly", "name:wood")
    assert table.legal("red") == {"roll"}


@pytest.mark.rule("MER-2.3")
def test_two_dice_are_added() -> None:
    s = first_game().do("red", "roll").s
    weights = dict.fromkeys(range(2, 13), 0)
    for a in s.legal(-1):
        first, second = s.game.title.actions.args(a)
        weights[first + second + 2] += s.weight(a)
    assert weights == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


@pytest.mark.rule("MER-2.4", "MER-2.8")
@pytest.mark.scenario("MER-S01")
def test_a_roll_of_five() -> None:
    table = first_game()
    before = table.all()
    table.roll(5)
    assert table.changes(before) == {
        "blue": {"wool": 1}, "orange": {"grain": 1}, "red": {"grain": 1}, "white": {"gold": 1},
    }


@pytest.mark.rule("MER-2.5", "MER-2.7", "MER-2.8")
@pytest.mark.scenario("MER-S16")
@pytest.mark.parametrize(("ore", "changes"), [
    (3, {"white": {"grain": 2}, "red": {"gold": 1}, "blue": {"gold": 1}, "orange": {"gold": 1}}),
    (4, {"white": {"grain": 2}, "red": {"gold": 1}, "blue": {"ore": 3}, "orange": {"ore": 1}}),
])
def test_shortage_hits_one_kind(ore: int, changes: dict[str, dict[str, int]]) -> None:
    table = first_game().supply(ore=ore)
    before = table.all()
    table.roll(4)
    assert table.changes(before) == changes


@pytest.mark.rule("MER-2.6", "MER-2.8")
@pytest.mark.scenario("MER-S17")
def test_blockade_gives_gold() -> None:
    table = first_game().robber("H43")
    before = table.all()
    table.roll(9)
    assert table.changes(before) == {
        "red": {"wood": 1}, "white": {"wood": 1}, "blue": {"gold": 1}, "orange": {"gold": 1},
    }


@pytest.mark.rule("MER-2.9", "MER-2.11", "MER-11.2")
@pytest.mark.scenario("MER-S18")
def test_seven() -> None:
    table = first_game()
    before = table.all()
    table.roll(7)
    assert table.changes(before) == {}
    assert table.waiting == "robber"
    targets = table.legal("red", "robber")
    assert len(targets) == NUMBERED
    assert "h10" not in targets
    assert table.refusal("red", "robber:h10") == "MER-11.2"
    assert "h17" in targets                             # nobody has a kontor there
    assert "h36" in targets                             # only red has one
    table.do("red", "robber:h17")
    assert HEXES[int(table.s.v[ROBBER])] == "H17"
    assert table.waiting == "action"                    # nobody to rob
    table.at("robber", "red")
    assert table.refusal("red", "robber:h17") == "MER-2.11"


@pytest.mark.rule("MER-2.10")
@pytest.mark.scenario("MER-S09")
def test_half_of_nine() -> None:
    table = first_game().hand("red", wood=5, ore=4).hand("blue", salt=7).gold(red=5).cards("red", "lancer", "monopoly")
    before = table.all()
    table.roll(7)
    assert table.actors() == ["red"]
    table.do("red", "discard:wood", "discard:wood", "discard:ore", "discard:ore")
    assert table.changes(before) == {"red": {"wood": -2, "ore": -2}}
    assert table.s.view(0).players[0].n_cards == 2
    assert table.waiting == "robber"


@pytest.mark.rule("MER-10.12")
def test_discards_go_in_one_order_and_can_be_completed() -> None:
    table = first_game().hand("red", wood=1, grain=2, salt=6)
    table.roll(7)
    assert table.legal("red", "discard") == {"wood", "grain", "salt"}
    table.do("red", "discard:grain")
    assert table.refusal("red", "discard:wood") == "MER-10.12"
    table = first_game().hand("red", wood=6, grain=1, salt=1).roll(7)
    assert table.legal("red", "discard") == {"wood"}    # two later cards cannot make four
    table.do("red", "discard:wood", "discard:wood")
    assert table.legal("red", "discard") == {"wood", "grain"}
    table.do("red", "discard:grain")
    assert table.legal("red", "discard") == {"salt"}


@pytest.mark.rule("MER-2.10", "MER-2.11", "MER-11.5", "MER-10.13")
@pytest.mark.scenario("MER-S56")
def test_discards_are_sealed_until_the_last() -> None:
    table = first_game().hand("red", wood=8).hand("blue", ore=10).roll(7)
    assert table.actors() == ["red", "blue"]
    before = table.s.view(2, True)
    table.do("blue", *["discard:ore"] * 5)
    after = table.s.view(2, True)
    assert (after.supply, after.players) == (before.supply, before.players)
    assert table.actors() == ["red"]
    assert table.waiting == "discard"
    table.do("red", *["discard:wood"] * 4)
    now = table.s.view(2, True)
    assert now.supply[RESOURCES.index("ore")] == before.supply[RESOURCES.index("ore")] + 5
    assert [player.hand_size for player in now.players[:2]] == [4, 5]
    assert (table.waiting, table.actors()) == ("robber", ["red"])


@pytest.mark.rule("MER-2.12")
@pytest.mark.scenario("MER-S19")
def test_nobody_to_rob() -> None:
    table = bare("red", 3, neutral="orange").kontors("red", "torino").kontors("neutral", "paris").at("robber", "red")
    table.hand("blue", wood=3)
    table.do("red", "robber:h43")                       # touched by Paris and Torino only
    assert table.waiting == "action"


@pytest.mark.rule("MER-2.12", "MER-11.4")
def test_the_thief_picks_one_victim_or_none() -> None:
    table = first_game().hand("white").at("robber", "red").do("red", "robber:h35")
    # Bruxelles (white, no cards), Köln (orange), Bern (blue)
    assert table.legal("red") == {"steal:1", "steal:3", "decline"}
    assert table.refusal("red", "steal:2") == "MER-11.4"
    assert table.refusal("red", "steal:0") == "MER-2.12"
    before = table.all()
    table.do("red", "steal:1")
    assert {table.s.weight(a) for a in table.s.legal(-1)} == {1}        # salt, wool, ore
    table.chance("stolen:ore")
    assert table.changes(before) == {"red": {"ore": 1}, "blue": {"ore": -1}}
    table = first_game().at("robber", "red").do("red", "robber:h35", "decline")
    assert table.waiting == "action"


@pytest.mark.rule("MER-11.4")
def test_every_card_of_the_hand_is_equally_likely() -> None:
    table = first_game().hand("blue", wool=3, salt=1).at("robber", "red").do("red", "robber:h35", "steal:1")
    weights = {table.s.game.title.actions.key(a): table.s.weight(a) for a in table.s.legal(-1)}
    assert weights == {"stolen:wool": 3, "stolen:salt": 1}


@pytest.mark.rule("MER-2.13")
def test_hand_sizes_are_open_and_kinds_are_not() -> None:
    table = first_game()
    for seat in (0, 2, None):
        blue = table.s.view(seat).players[1]
        assert blue.hand_size == 3
        assert blue.hand is None
    assert table.s.view(1).players[1].hand == (0, 1, 0, 1, 1)


@pytest.mark.rule("MER-2.7", "MER-11.6", "MER-11.7")
@pytest.mark.scenario("MER-S47")
def test_shortage_for_one_player() -> None:
    table = bare("orange").kontors("red", "bern", "venezia").supply(ore=1).at("pre-roll", "orange")
    before = table.of("red")
    table.roll(4)                                       # 2 ore due at H44
    assert table.change(before, "red") == {"gold": 1}


@pytest.mark.rule("MER-1.16", "MER-2.7", "MER-11.6")
@pytest.mark.scenario("MER-S55")
def test_due_cards_leave_neutral_kontors_out() -> None:
    table = first_game(3, neutral="white").hand("red").supply(grain=1)
    before = table.all()
    table.roll(8)
    assert table.changes(before) == {"orange": {"grain": 1}, "blue": {"wool": 1}, "red": {"gold": 1}}


@pytest.mark.rule("MER-11.6")
def test_the_robbers_landscape_adds_nothing_to_what_is_due() -> None:
    table = first_game().supply(ore=1).robber("H44")    # H44 would give blue 2 ore, H42 gives blue 1 and orange 1
    before = table.all()
    table.roll(4)
    assert "ore" not in table.changes(before).get("blue", {})           # 2 due at H42 alone
    table = first_game().supply(ore=2).robber("H44")
    before = table.all()
    table.roll(4)
    assert table.changes(before)["blue"] == {"ore": 1}


@pytest.mark.rule("MER-11.7")
def test_one_card_excludes_compensation() -> None:
    table = first_game().supply(ore=0)
    before = table.all()
    table.roll(4)                                       # white gets grain, the ore is short
    assert table.changes(before)["white"] == {"grain": 2}


@pytest.mark.rule("MER-11.3")
@pytest.mark.scenario("MER-S20")
def test_chip_under_the_robber() -> None:
    table = bare("blue").kontors("blue", "visby").traders("blue", "I048").hand("blue", grain=1).robber("H14")
    table.chips("salt", H30=10, H41=11, H66=5)
    before = table.of("blue")
    table.do("blue", f"move_trader:1:{board(table.s).crossing[47] + 1}")        # Riga
    assert table.owner("riga") == "blue"
    assert table.waiting == "chip-source"
    assert table.legal("blue", "chip_from") == {"h30", "h41", "h66"}
    table.do("blue", "chip_from:h66")
    assert table.change(before, "blue") == {"grain": -1, "gold": 1, "free_goods": 1, "stored": -1}
    assert (table.number("H14"), table.number("H66")) == (5, 0)
    assert HEXES[int(table.s.v[ROBBER])] == "H14"
    table.at("pre-roll", "blue").roll(5)
    assert table.of("blue")["salt"] == 0


@pytest.mark.rule("MER-11.11")
@pytest.mark.parametrize("key", [
    "buy:wood", "swap:wood:gold", "buy_card", "route:163", "deliver:1:paris", "offer", "end_turn",
])
def test_nothing_but_a_card_before_the_roll(key: str) -> None:
    table = first_game().hand("red", wood=3, wool=2, ore=2, salt=2).gold(red=9)
    assert table.refusal("red", key) == "KON-1.3"


@pytest.mark.rule("MER-11.12", "MER-8.2")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = first_game().hand("blue", wood=3, ore=3, salt=3, wool=3).gold(blue=9).roll(5)
    assert table.actors() == ["red"]
    for key in ("route:165", "buy:wood", "buy_card", "deliver:1:paris", "end_turn"):
        assert table.refusal("blue", key) == "KON-1.2"


def test_a_new_turn_forgets_the_old_one() -> None:
    table = first_game().cards("red", "safe_conduct").do("red", "play:safe_conduct").roll(5).do("red", "end_turn")
    assert table.s.v[PLAYED] == 0
    assert all(table.s.v[FRESH + card] == 0 for card in range(7))
