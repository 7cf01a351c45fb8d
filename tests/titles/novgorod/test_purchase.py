"""Chapters 6 to 9: purchases, seals, bonus cards and privileges."""

from typing import Any
import pytest

from kontor.titles.novgorod.material import CITIES
from tests.titles.novgorod.table import Table, player, position

DISPLAY = "lux_03 lux_04 lux_05 lux_06"
ALL_BUT_LONDON = "bergen visby novgorod danzig lubeck antwerp"


def shopping(*players: dict[str, Any], **more: object) -> Table:
    """The first player's purchase, after an empty route."""
    return position(*players, **more).do("done", "done")     # type: ignore[arg-type]


@pytest.mark.rule("NOV-6.1", "NOV-6.2", "NOV-8.2", "NOV-8.5", "NOV-3.4", "NOV-15.5")
@pytest.mark.scenario("NOV-S58")
def test_the_eighth_kontor() -> None:
    owner = player(owns=ALL_BUT_LONDON, store="riga", cash=20, career="1F4", speed=3)
    table = shopping(owner, player(owns="london"), bonuses="eight_kontors:high", display=DISPLAY)
    assert table.legal("ship") == {"ship"}
    table.do("kontor:london")
    assert (table.cash(0), table.get("kontor", 0)[0]) == (15, 2)        # london_2 for 5
    assert table.seals() == 6 + 3 + 1                                   # bonus, row 4, privilege
    assert (table.step, table.seat) == ("lay-route", 1)                 # neither ship nor order is offered any more


@pytest.mark.rule("NOV-6.1", "NOV-6.2", "NOV-2.4")
def test_one_regular_purchase_and_never_a_second_kontor_of_a_city() -> None:
    table = shopping(player(owns="riga", cash=20, career="1F0"), display=DISPLAY)
    assert table.refused("kontor:riga").key == "own-kontor-there"
    assert table.legal("kontor") == {f"kontor:{city}" for city in CITIES if city != "riga"}
    table.do("kontor:danzig")
    assert table.cash() == 15
    assert table.refused("kontor:visby").key == "purchase-made"
    assert table.refused("ship").key == "purchase-made"
    assert table.refused("order:lux_03").key == "purchase-made"


@pytest.mark.rule("NOV-6.1")
def test_passing_is_allowed() -> None:
    table = shopping(player(cash=20), display=DISPLAY)
    assert "done" in table.legal()
    assert table.do("done").seat == 1


@pytest.mark.rule("NOV-1.6", "NOV-6.2")
def test_the_top_of_the_pile_is_for_sale_and_there_is_one_left_for_everybody() -> None:
    table = shopping(player(cash=20), player(owns="riga"), player(owns="riga_2"))
    assert table.do("kontor:riga").get("kontor", 0)[4] == 4             # three players: cheapest, middle, dearest
    assert table.cash() == 20 - 6


@pytest.mark.rule("NOV-6.3")
@pytest.mark.scenario("NOV-S13")
@pytest.mark.parametrize(("speed", "price"), [(2, 5), (3, 10), (4, 15)])
def test_ships_cost_five_ten_and_fifteen(speed: int, price: int) -> None:
    table = shopping(player(cash=price, speed=speed, career="1F4"), display=DISPLAY).do("ship")
    assert (table.get("speed", 0), table.cash()) == (speed + 1, 0)
    poor = shopping(player(cash=price - 1, speed=speed, owns="london bergen riga"), display=DISPLAY)
    assert poor.seat == 0
    assert poor.refused("ship").key == "too-dear"


@pytest.mark.rule("NOV-6.3")
@pytest.mark.scenario("NOV-S13")
def test_speed_five_is_the_maximum() -> None:
    assert shopping(player(cash=99, speed=5)).refused("ship").key == "top-speed"


@pytest.mark.rule("NOV-6.4", "NOV-6.5", "NOV-3.5", "NOV-15.6")
def test_an_order_costs_six_and_the_display_is_refilled_at_once() -> None:
    table = shopping(player(cash=6, career="1F4"), display=DISPLAY, deck=5)
    table.do("order:lux_04", "draw:lux_01")
    assert table.cash() == 0
    assert table.orders("hand") == {"lux_04"}
    assert table.display() == {"lux_03", "lux_01", "lux_05", "lux_06"}
    assert table.get("deck") == 4
    poor = shopping(player(cash=5, career="1F4", speed=5), display=DISPLAY, deck=5)
    assert poor.refused("order:lux_04").key == "too-dear"


@pytest.mark.rule("NOV-6.4", "NOV-6.7")
def test_the_top_of_the_deck_can_be_bought_unseen() -> None:
    table = shopping(player(cash=6, career="1F4"), display=DISPLAY, deck=5).do("deck", "draw:lux_07")
    assert table.orders("hand") == {"lux_07"}
    assert (len(table.display()), table.get("deck")) == (4, 4)
    assert table.state.view(1, recall=True).players[0].known == ()
    assert table.state.view(1).players[0].hand is None


@pytest.mark.rule("NOV-13.1")
def test_an_order_from_the_display_is_remembered_but_not_shown() -> None:
    table = shopping(player(cash=6, career="1F4"), display=DISPLAY, deck=5).do("order:lux_04")
    table.draw()
    assert table.state.view(1).players[0].hand is None
    assert table.state.view(1).players[0].known is None
    assert table.state.view(1, recall=True).players[0].known == (3,)


@pytest.mark.rule("NOV-6.5", "NOV-6.8", "NOV-6.9", "NOV-15.25")
@pytest.mark.scenario("NOV-S37")
def test_two_orders_in_one_purchase_phase() -> None:
    owner = player(cash=9, hand="goods_01", career="1F0")
    table = shopping(owner, display=DISPLAY, deck=5).do("order:lux_03", "draw:lux_01")
    assert "cheap_order:lux_01" in table.legal()                        # the card turned up after the first purchase
    table.do("cheap_order:lux_01")
    table.draw()
    assert table.cash() == 0
    assert table.orders("hand") == {"goods_01", "lux_03", "lux_01"}
    assert (len(table.display()), table.get("deck")) == (4, 3)
    assert table.get("privilege") in (0, 3)                             # used, or the next turn has begun


@pytest.mark.rule("NOV-6.8", "NOV-15.25", "NOV-3.3")
def test_the_cheap_order_may_come_first_or_alone() -> None:
    table = shopping(player(cash=14, career="1F0"), display=DISPLAY, deck=5).do("cheap_order:lux_03")
    assert table.cash() == 11
    assert table.refused("cheap_order:lux_04").key == "privilege-spent"
    assert {"kontor:riga", "order:lux_04", "ship", "deck"} <= table.legal()
    table.do("done")
    assert table.seals(0) == 0                                          # the privilege was used for the order
    assert table.seat == 1


@pytest.mark.rule("NOV-6.6", "NOV-6.4", "NOV-15.24")
@pytest.mark.scenario("NOV-S38")
def test_an_empty_deck_is_never_rebuilt() -> None:
    table = shopping(player(cash=20), display="lux_03 lux_04", deck=0)
    assert "deck" not in table.legal()
    assert table.refused("deck").key == "deck-empty"
    table.do("order:lux_03")
    assert table.display() == {"lux_04"}
    nothing = shopping(player(cash=20), display="", deck=0)
    assert nothing.legal("order") == nothing.legal("deck") == set()


@pytest.mark.rule("NOV-5.23", "NOV-6.9")
@pytest.mark.scenario("NOV-S36")
def test_three_orders_in_progress_are_the_limit() -> None:
    owner = player(owns="riga danzig lubeck antwerp", hand="goods_09 lux_01 lux_02", speed=4, cash=20)
    kept = position(owner, display=DISPLAY).sail("riga", "danzig", "lubeck", "antwerp")
    kept.do("top:goods_09", "done", "keep")
    assert kept.refused("order:lux_03").key == "too-many-orders"
    assert kept.refused("cheap_deck").key == "too-many-orders"
    filed = position(owner, display=DISPLAY).sail("riga", "danzig", "lubeck", "antwerp")
    filed.do("top:goods_09", "done", "file", "order:lux_03")
    assert len(filed.orders("hand")) == 3
    assert filed.seat == 1                                              # a second one was not offered


# seals

@pytest.mark.rule("NOV-7.1", "NOV-7.3", "NOV-15.26", "NOV-15.47")
@pytest.mark.scenario("NOV-S14")
def test_career_seals_come_in_every_own_turn() -> None:
    volker = player(owns="danzig lubeck visby", career="1F3", speed=2)
    table = position(volker).sail("danzig", "lubeck", "visby").do("done", "done")
    assert table.seals() == 2                                           # speed_plus_1 was the privilege
    plain = position(volker).sail("danzig", "lubeck").do("done", "done")
    assert plain.seals() == 2 + 1                                       # seal_plus_1 on level 5, by itself
    assert plain.seat == 1                                              # before the round is over


@pytest.mark.rule("NOV-7.1")
@pytest.mark.parametrize(("career", "seals"), [
    ("2F0", 0), ("2F1", 0), ("2F2", 1), ("2F3", 2), ("2F4", 3), ("2F5", 4),
    ("2B0", 0), ("2B1", 1), ("2B2", 1), ("2B3", 2), ("2B4", 3), ("2B5", 4),
])
def test_the_row_decides(career: str, seals: int) -> None:
    table = shopping(player(career=career, owns="riga")).do("done")
    privilege = {"2F0", "2F1", "2B0", "2B1", "2B2"}                     # where seal_plus_1 is still uncovered
    assert table.seals() == seals + (career in privilege)


@pytest.mark.rule("NOV-7.4", "NOV-3.1", "NOV-3.2")
def test_a_turn_has_four_phases_and_goes_on_clockwise() -> None:
    table = position(player(owns="riga", cash=9), seats=3, display=DISPLAY)
    steps = []
    for _ in range(3):
        steps.append((table.seat, table.step))
        table.do("done")
    assert steps == [(0, "lay-route"), (0, "evaluate"), (0, "purchase")]
    assert (table.seat, table.step) == (1, "lay-route")


# bonus cards

def lay_five(table: Table) -> Table:
    """The player to move lays a five-city route and ends the turn."""
    seat = table.seat
    table.sail("london", "bergen", "visby", "novgorod", "riga")
    while table.seat == seat and table.step != "over":
        table.do("done")
    return table


def pass_turn(table: Table) -> Table:
    seat = table.seat
    while table.seat == seat:
        table.do("done")
    return table


def bonus_state(table: Table) -> int:
    return int(table.get("bonus_state", 1))


RICH = {"speed": 5, "cash": 90, "career": "1F4"}


@pytest.mark.rule("NOV-8.3", "NOV-8.4", "NOV-15.30", "NOV-8.1")
@pytest.mark.scenario("NOV-S39")
def test_everybody_of_the_same_round_gets_the_same_and_then_the_card_is_gone() -> None:
    three = [player(**RICH), player(**{**RICH, "career": "2F4"}), player(**{**RICH, "career": "3F4"})]
    table = position(*three, bonuses="five_city_route:high", rounds=6)
    lay_five(table)
    assert (table.seals(0), bonus_state(table)) == (4 + 3 + 1, 1)       # bonus, row 4, seal_plus_1: it was not needed
    pass_turn(table)
    lay_five(table)
    assert table.seals(2) == 4 + 3                                      # level 5 of card 3 has another privilege
    assert (table.get("round"), bonus_state(table)) == (7, 3)
    before = table.seals(1)
    pass_turn(table)
    lay_five(table)
    assert table.seals(1) - before == 3                                 # only the row


@pytest.mark.rule("NOV-8.2", "NOV-8.3")
@pytest.mark.scenario("NOV-S40")
def test_high_then_low_then_gone_and_once_for_each_player() -> None:
    four = [player(**{**RICH, "career": f"{k}F0"}) for k in (1, 2, 3, 4)]
    table = position(*four, bonuses="five_city_route:high", rounds=5)
    won: list[list[int]] = []
    for laying in ((0,), (0,), (0,), (0, 1, 3), (0, 2)):
        before = [table.get("won", seat) for seat in range(4)]
        for seat in range(4):
            if seat in laying:
                lay_five(table)
            else:
                pass_turn(table)
        won.append([seat for seat in range(4) if table.get("won", seat) != before[seat]])
        if len(won) == 1:
            assert bonus_state(table) == 2
    assert won == [[0], [], [], [1, 3], []]
    assert bonus_state(table) == 3
    assert [table.seals(seat) for seat in range(4)] == [5 + 4, 5 + 2, 5, 5 + 2]     # seal_plus_1 in each of five rounds


@pytest.mark.rule("NOV-8.2")
def test_a_low_card_pays_its_low_value() -> None:
    low = lay_five(position(player(**{**RICH, "career": "4F1"}), bonuses="five_city_route:low"))
    assert low.seals(0) == 2 + 1                                        # low value, and seal_plus_1
    assert lay_five(position(player(**{**RICH, "career": "4F1"}), bonuses="five_city_route:gone")).seals(0) == 1
    again = position(player(**{**RICH, "career": "4F1"}, won="five_city_route"), bonuses="five_city_route:low")
    assert lay_five(again).seals(0) == 1


@pytest.mark.rule("NOV-8.1")
def test_a_bonus_out_of_play_pays_nothing() -> None:
    table = lay_five(position(player(**{**RICH, "career": "4F1"}), bonuses="career_three:high three_orders:high"))
    assert table.seals(0) == 1


@pytest.mark.rule("NOV-8.7", "NOV-15.28", "NOV-5.18")
@pytest.mark.scenario("NOV-S42")
def test_a_luxury_for_an_order_counts_for_the_luxury_trader() -> None:
    owner = player(owns="antwerp", store="novgorod", hand="lux_05", cash=5)
    table = position(owner, at={"antwerp": "clothing_3"}, bonuses="luxury_trader:high").sail("antwerp")
    table.do("top:lux_05", "make:antwerp:2:card:store")
    assert (table.seals(), table.cash()) == (2 + 3, 5)


@pytest.mark.rule("NOV-8.7", "NOV-15.28")
def test_a_luxury_of_one_good_does_not_count_and_one_for_the_career_does() -> None:
    at = {"visby": "jewellery_1", "novgorod": "clothing_1"}
    owner = player(owns="danzig lubeck visby novgorod", speed=4, career="2F0")
    table = position(owner, at=at, bonuses="luxury_trader:high").sail("danzig", "lubeck", "visby", "novgorod")
    table.do("climb", "make:novgorod:1:card:route")
    assert table.seals() == 0
    table.do("make:visby:3:card:route")
    assert table.seals() == 3


@pytest.mark.rule("NOV-8.8", "NOV-8.10")
def test_three_filed_orders_meet_the_bonus() -> None:
    owner = player(owns="danzig lubeck", hand="goods_09", filed="lux_01 lux_02", beside="lux_03")
    table = position(owner, bonuses="three_orders:high").sail("danzig", "lubeck").do("bottom:goods_09")
    assert table.seals() == 2 + 4
    owner = player(owns="riga danzig lubeck antwerp", hand="goods_09", filed="lux_01 lux_02", speed=4)
    half = position(owner, bonuses="three_orders:high").sail("riga", "danzig", "lubeck", "antwerp")
    half.do("top:goods_09")
    assert half.seals() == 2                                            # beside the ship does not count yet
    half.do("done", "file")
    assert half.seals() == 2 + 4


@pytest.mark.rule("NOV-8.9", "NOV-8.10")
def test_the_career_bonus_wants_a_row_of_three_seals() -> None:
    table = position(player(career="1F2", cash=20, owns="danzig"), bonuses="career_three:low").sail("danzig")
    assert table.seals() == 0
    climbed = position(player(career="1F3", cash=20), bonuses="career_three:low").sail().do("climb")
    assert climbed.seals() == 2


@pytest.mark.rule("NOV-8.12", "NOV-10.4")
@pytest.mark.scenario("NOV-S47")
def test_variety_counts_kinds_on_filed_orders_at_the_end() -> None:
    owner = player(filed="goods_09 goods_10 lux_01", beside="goods_11", career="1F2", seals=30)
    table = position(owner, bonuses="variety:high", rounds=8)
    for _ in range(4):                                                  # this round and the last
        if table.step != "over":
            pass_or_end(table)
    assert table.step == "over"
    outcome = table.state.outcome()
    assert outcome is not None
    scored = [(line.params["kinds"], line.params["seals"]) for line in outcome.trail if line.key == "variety"]
    assert scored == [(7, 2), (0, 0)]
    assert table.seals(0) == 30 + 2 * (1 + 1) + 2                       # two turns on row 2, then variety


def pass_or_end(table: Table) -> None:
    seat = table.seat
    while table.step != "over" and table.seat == seat:
        table.do("done")


# privileges

@pytest.mark.rule("NOV-9.1", "NOV-15.31")
def test_a_privilege_on_two_levels_lasts_until_both_are_covered() -> None:
    assert "extra_income" in position(player(career="2F1")).sail().legal()      # covered on level 1, open on level 5
    assert "extra_income" in position(player(career="2F4")).sail().legal()
    assert "extra_income" not in position(player(career="2F5")).sail().legal()


@pytest.mark.rule("NOV-9.4", "NOV-9.2", "NOV-3.3")
def test_a_privilege_can_be_used_again_every_turn() -> None:
    table = position(player(career="2F0", cash=0))
    for turn in range(1, 4):
        table.do("done", "extra_income", "done")
        while table.seat == 0:
            table.do("done")
        assert table.cash() == 2 * turn
        pass_turn(table)


@pytest.mark.rule("NOV-9.3")
def test_an_effect_stays_when_its_level_is_covered_afterwards() -> None:
    owner = player(owns="danzig lubeck visby", career="3F1", speed=2)
    at = {"danzig": "jewellery_1", "lubeck": "provisions_1"}
    table = position(owner, at=at).sail("danzig", "lubeck", "visby")            # level 2 holds speed_plus_1
    table.do("climb", "make:lubeck:1:card:route", "make:danzig:1:card:route")
    assert table.get("level", 0) == 2
    assert table.fresh() == {"visby"}
    assert table.get("privilege") == 1
