"""Chapter 5: selling luxuries, fulfilling orders, climbing the career."""

import pytest

from tests.titles.novgorod.table import player, position

HEIKE = {"owns": "lubeck visby novgorod", "speed": 3}


# production and (a) selling

@pytest.mark.rule("NOV-5.7", "NOV-5.11", "NOV-5.15", "NOV-5.14")
@pytest.mark.scenario("NOV-S07")
def test_one_fur_makes_clothing() -> None:
    table = position(player(owns="novgorod", cash=5), at={"novgorod": "clothing_1"}).sail("novgorod")
    assert "income:novgorod" in table.legal()
    table.do("make:novgorod:1:card:route")
    assert (table.seals(), table.cash()) == (1, 6)
    assert table.fresh() == set()
    assert table.refused("income:novgorod").rule == "NOV-5.2"


@pytest.mark.rule("NOV-5.10", "NOV-5.11", "NOV-5.15", "NOV-5.3")
@pytest.mark.scenario("NOV-S08")
def test_grain_fish_and_salt_make_provisions() -> None:
    owner = player(owns="riga danzig lubeck visby bergen", speed=5, cash=0)
    table = position(owner, at={"bergen": "provisions_3"}).sail("riga", "danzig", "lubeck", "visby", "bergen")
    table.do("make:bergen:3:card:route")
    assert (table.seals(), table.cash()) == (4, 4)
    assert table.fresh() == {"danzig", "visby"}


@pytest.mark.rule("NOV-5.10", "NOV-5.13")
@pytest.mark.scenario("NOV-S09")
def test_the_site_loses_its_good_and_income_if_the_recipe_does_not_need_it() -> None:
    table = position(player(**HEIKE, cash=0), at={"novgorod": "provisions_1"}).sail("lubeck", "visby", "novgorod")
    table.do("make:novgorod:1:card:route")
    assert (table.seals(), table.cash()) == (1, 1)
    assert table.fresh() == {"visby"}
    assert table.legal("income") == {"income:visby"}


@pytest.mark.rule("NOV-5.2", "NOV-5.9", "NOV-15.14")
@pytest.mark.scenario("NOV-S24")
def test_a_used_kontor_carries_no_manufactory() -> None:
    table = position(player(owns="visby bergen"), at={"visby": "jewellery_1"}).sail("visby", "bergen")
    assert "make:visby:2:card:route" in table.legal()
    table.do("income:visby")
    assert table.refused("make:visby:2:card:route").key == "no-site"
    assert not any(key.startswith("make:visby") for key in table.legal())


@pytest.mark.rule("NOV-5.10", "NOV-5.12", "NOV-15.15")
@pytest.mark.scenario("NOV-S25")
def test_goods_right_of_the_site_are_out_of_reach() -> None:
    owner, at = player(owns="danzig lubeck"), {"lubeck": "jewellery_1"}
    assert position(owner, at=at).sail("lubeck", "danzig").refused("make:lubeck:1:card:route").key == "goods-missing"
    assert "make:lubeck:1:card:route" in position(owner, at=at).sail("danzig", "lubeck").legal()


@pytest.mark.rule("NOV-5.12", "NOV-15.15")
def test_the_order_of_actions_does_not_matter_only_the_position() -> None:
    owner, at = player(owns="danzig lubeck visby", speed=3), {"lubeck": "jewellery_1", "visby": "provisions_1"}
    table = position(owner, at=at).sail("danzig", "lubeck", "visby")
    table.do("income:visby", "make:lubeck:1:card:route")                # further right first, then back
    assert table.seals() == 1


@pytest.mark.rule("NOV-5.8", "NOV-5.7")
def test_each_manufactory_works_once_and_the_player_chooses_its_place() -> None:
    owner = player(owns="novgorod london", store="danzig", speed=2)
    table = position(owner, at={"novgorod": "jewellery_1"}).sail("novgorod", "ph")
    ways = {"make:novgorod:1:card:store", "make:novgorod:1:placeholder:store"}
    assert ways <= table.legal()
    table.do("make:novgorod:1:card:store")
    assert table.refused("make:novgorod:1:placeholder:store").key == "manufactory-used"


@pytest.mark.rule("NOV-4.10", "NOV-5.8", "NOV-5.9", "NOV-5.34", "NOV-5.36")
@pytest.mark.scenario("NOV-S23")
def test_kontor_and_manufactory_of_one_city_with_a_placeholder() -> None:
    owner = player(owns="novgorod london", store="danzig", speed=2, cash=0)
    table = position(owner, at={"novgorod": "jewellery_1"}).sail("novgorod", "ph")
    assert table.do("income:novgorod").cash() == 3
    table.do("make:novgorod:1:placeholder:store")
    assert (table.seals(), table.cash()) == (1, 4)
    table.do("done")
    assert table.store() == ""
    assert table.get("placeholders") == table.get("laid") == 0


@pytest.mark.rule("NOV-5.10", "NOV-5.7")
def test_a_placeholder_can_be_fed_by_the_city_card_beside_it() -> None:
    owner = player(owns="novgorod london", speed=2)
    table = position(owner, at={"novgorod": "clothing_1"}).sail("novgorod", "ph")
    table.do("make:novgorod:1:placeholder:route")
    assert table.fresh() == set()
    assert table.seals() == 1


@pytest.mark.rule("NOV-5.5", "NOV-5.2")
def test_a_good_serves_for_one_purpose_only() -> None:
    owner = player(owns="danzig lubeck", hand="goods_09", career="1F0")
    table = position(owner, at={"lubeck": "jewellery_1"}).sail("danzig", "lubeck")
    assert {"bottom:goods_09", "make:lubeck:1:card:route"} <= table.legal()
    table.do("make:lubeck:1:card:route")
    assert table.refused("bottom:goods_09").key == "row-not-possible"


@pytest.mark.rule("NOV-5.1")
def test_the_player_may_do_nothing_at_all() -> None:
    table = position(player(owns="danzig lubeck")).sail("danzig", "lubeck").do("done")
    assert table.step == "purchase"
    assert table.cash() == 10


# (b) orders

@pytest.mark.rule("NOV-5.17", "NOV-5.22", "NOV-15.49")
@pytest.mark.scenario("NOV-S10")
def test_the_bottom_row_alone_files_the_order() -> None:
    table = position(player(owns="danzig lubeck", hand="goods_09")).sail("danzig", "lubeck")
    assert table.refused("top:goods_09").key == "row-not-possible"
    table.do("bottom:goods_09")
    assert table.seals() == 2
    assert table.orders("filed") == {"goods_09"}
    assert table.refused("top:goods_09").key == "not-your-order"


@pytest.mark.rule("NOV-5.18", "NOV-5.19", "NOV-5.21", "NOV-5.23", "NOV-15.16", "NOV-15.18")
@pytest.mark.scenario("NOV-S11")
def test_the_top_row_now_and_the_bottom_row_in_a_later_turn() -> None:
    at = {"lubeck": "jewellery_1", "novgorod": "clothing_1"}
    volker = player(owns="danzig lubeck novgorod", hand="lux_01", cash=5)
    table = position(volker, at=at).sail("danzig", "lubeck")
    table.do("top:lux_01", "make:lubeck:1:card:route")
    assert (table.seals(), table.cash()) == (2, 5)                      # nothing from the manufactory
    assert table.orders("beside") == {"lux_01"}
    table.do("done")
    assert table.step == "settle"
    assert table.legal() == {"keep", "file"}
    table.do("keep", "done")
    while table.seat != 0:
        table.do("done")
    before = table.seals()
    table.sail("novgorod").do("bottom:lux_01", "make:novgorod:1:card:route")
    assert table.seals() - before == 2
    assert table.orders("filed") == {"lux_01"}


@pytest.mark.rule("NOV-5.4", "NOV-5.12", "NOV-5.20", "NOV-5.30", "NOV-15.17")
@pytest.mark.scenario("NOV-S12")
def test_both_rows_in_one_turn_with_a_stored_good() -> None:
    owner = player(owns="visby bergen london antwerp", store="novgorod", hand="lux_01", speed=4)
    table = position(owner, at={"bergen": "jewellery_2", "london": "clothing_1"})
    table.sail("visby", "bergen", "london", "antwerp")
    assert "make:london:2:card:route" not in table.legal()              # the cloth of Antwerp lies further right
    table.do("top:lux_01", "make:bergen:2:card:route")
    assert table.seals() == 2
    assert table.legal("income") == {"income:london", "income:antwerp"}
    table.do("bottom:lux_01", "make:london:1:card:store")
    assert table.seals() == 5
    assert table.orders("filed") == {"lux_01"}
    assert table.fresh() == {"antwerp"}
    assert {"income:antwerp", "store:antwerp"} <= table.legal()
    table.do("done")
    assert table.step == "purchase"                                     # the order is done, so nothing to settle
    assert table.store() == ""


@pytest.mark.rule("NOV-5.20", "NOV-15.17")
def test_other_actions_may_lie_between_the_rows_of_an_order() -> None:
    at = {"bergen": "jewellery_2", "london": "clothing_1"}
    owner = player(owns="visby bergen london antwerp", store="novgorod", hand="lux_01", speed=4)
    table = position(owner, at=at).sail("visby", "bergen", "london", "antwerp")
    table.do("top:lux_01", "make:bergen:2:card:route", "income:antwerp", "bottom:lux_01", "make:london:1:card:store")
    assert table.seals() == 5


@pytest.mark.rule("NOV-5.16", "NOV-5.22")
@pytest.mark.scenario("NOV-S35")
def test_the_bottom_row_first_loses_the_top_row() -> None:
    owner = player(owns="riga danzig lubeck antwerp", hand="goods_09", speed=4)
    table = position(owner).sail("riga", "danzig", "lubeck", "antwerp")
    assert {"top:goods_09", "bottom:goods_09"} <= table.legal()
    table.do("bottom:goods_09")
    assert table.seals() == 2
    assert table.orders("filed") == {"goods_09"}
    assert "top:goods_09" not in table.legal()


@pytest.mark.rule("NOV-5.16", "NOV-5.21")
def test_an_order_beside_the_ship_has_only_its_bottom_row_left() -> None:
    owner = player(owns="riga danzig lubeck antwerp", beside="goods_09", speed=4)
    table = position(owner).sail("riga", "danzig", "lubeck", "antwerp")
    assert table.refused("top:goods_09").key == "top-row-done"
    assert table.do("bottom:goods_09").seals() == 2


@pytest.mark.rule("NOV-5.16", "NOV-5.24")
def test_any_number_of_orders_in_one_turn() -> None:
    owner = player(owns="riga danzig lubeck antwerp london bergen", hand="goods_09 goods_06", speed=5, career="1F0")
    table = position(owner).sail("riga", "danzig", "lubeck", "antwerp", "london", "bergen")
    table.do("top:goods_09", "top:goods_06")                            # grain + cloth, salt + wool
    assert table.seals() == 4
    assert table.orders("beside") == {"goods_09", "goods_06"}


@pytest.mark.rule("NOV-5.23", "NOV-15.18")
def test_an_order_left_beside_earlier_is_not_asked_about_again() -> None:
    owner = player(owns="riga antwerp london lubeck danzig", beside="goods_01", hand="goods_09", speed=5)
    table = position(owner).sail("riga", "danzig", "lubeck", "antwerp", "london")
    table.do("top:goods_09", "done")
    assert table.step == "settle"
    assert table.state.view(0).turn.order == 12 + 8                     # goods_09, not goods_01
    table.do("file")
    assert table.orders("filed") == {"goods_09"}
    assert table.orders("beside") == {"goods_01"}
    assert table.step == "purchase"


@pytest.mark.rule("NOV-15.46", "NOV-13.1")
def test_fulfilling_a_row_shows_the_order_to_everybody() -> None:
    table = position(player(owns="danzig lubeck", hand="goods_09")).sail("danzig", "lubeck")
    assert table.state.view(1).players[0].hand is None
    assert table.state.view(1, recall=True).players[0].known == ()
    table.do("bottom:goods_09")
    assert table.state.revealed
    assert table.state.view(1).players[0].filed == (20,)


# (c) the career

@pytest.mark.rule("NOV-5.26", "NOV-9.1", "NOV-9.3", "NOV-5.25")
@pytest.mark.scenario("NOV-S32")
def test_a_covered_privilege_is_gone_at_once() -> None:
    table = position(player(career="1F1", cash=18), display="lux_01 lux_02 lux_03 lux_04").sail()
    table.do("climb")
    assert (table.cash(), table.get("level", 0)) == (3, 2)
    table.do("done")
    assert (table.step, table.seat) == ("lay-route", 1)                 # no order for 3 ducats: the next player's turn
    assert table.seals() == 1 + 1                                       # row 2, and seal_plus_1 from level 5


@pytest.mark.rule("NOV-5.28", "NOV-7.2", "NOV-8.9", "NOV-15.29")
@pytest.mark.scenario("NOV-S33")
def test_two_levels_in_one_turn() -> None:
    table = position(player(career="3F2", cash=35), bonuses="career_three:high").sail().do("climb")
    assert table.seals() == 0
    table.do("climb")
    assert (table.cash(), table.get("level", 0), table.seals()) == (0, 4, 4)
    table.do("done")
    assert table.seals() == 4 + 3                                       # no seal_plus_1: level 3 is covered


@pytest.mark.rule("NOV-5.25", "NOV-15.13", "NOV-15.19", "NOV-5.4")
@pytest.mark.scenario("NOV-S34")
def test_a_level_wants_different_goods() -> None:
    table = position(player(owns="visby", store="novgorod", career="1F0", cash=0)).sail("novgorod", "visby")
    assert table.refused("climb").key == "level-not-payable"            # fur, fur and glass
    table = position(player(owns="visby bergen", store="novgorod", career="1F0", cash=0)).sail("visby", "bergen")
    table.do("climb", "use:bergen:route", "use:visby:route", "use:novgorod:store")
    assert table.get("level", 0) == 1
    assert table.fresh() == set()
    assert table.do("done").store() == ""


@pytest.mark.rule("NOV-5.25", "NOV-15.19", "NOV-14.5")
def test_a_level_is_paid_in_one_action() -> None:
    table = position(player(owns="visby bergen london", career="1F0", speed=3)).sail("visby", "bergen", "london")
    table.do("climb")
    assert table.legal() == {"use:london:route"}                        # all three are needed, in the order of the ring
    assert table.refused("use:visby:route").rule == "NOV-14.5"
    assert table.get("level", 0) == 0
    assert table.refused("done").key == "not-now"


@pytest.mark.rule("NOV-5.25", "NOV-5.27", "NOV-14.4")
def test_luxuries_for_the_career_bring_nothing_else() -> None:
    at = {"novgorod": "clothing_1", "visby": "jewellery_1", "riga": "provisions_3"}
    owner = player(owns="novgorod visby riga", career="2F0", speed=3, cash=0)
    table = position(owner, at=at).sail("riga", "novgorod", "visby").do("climb")
    ways = {key for key in table.legal() if key.startswith("make")}
    assert ways == {"make:novgorod:1:card:route", "make:riga:1:card:route"}     # clothing or provisions comes first
    table.do("make:riga:1:card:route")
    assert table.refused("make:novgorod:1:card:route").key == "in-sequence"
    table.do("make:visby:2:card:route")
    assert (table.get("level", 0), table.seals(), table.cash()) == (1, 0, 0)
    assert table.fresh() == {"novgorod"}


@pytest.mark.rule("NOV-5.25", "NOV-14.4")
def test_one_luxury_kind_does_not_count_twice() -> None:
    at = {"visby": "jewellery_1", "danzig": "jewellery_2"}
    owner = player(owns="visby danzig", career="2F0", speed=3, cash=20)
    table = position(owner, at=at).sail("danzig", "lubeck", "visby")
    assert table.refused("climb").key == "level-not-payable"


@pytest.mark.rule("NOV-5.25", "NOV-5.2")
def test_goods_and_luxuries_of_one_level_come_from_different_cards() -> None:
    """Level 5 of card 1: two goods and two luxuries."""
    at = {"novgorod": "clothing_1", "visby": "jewellery_1"}
    owner = {"career": "1F4", "cash": 0, "speed": 3}
    short = position(player(owns="novgorod visby bergen", **owner), at=at).sail("novgorod", "visby", "bergen")
    assert short.refused("climb").key == "level-not-payable"            # three cards cannot pay four parts
    owner["speed"] = 4
    four = player(owns="novgorod visby bergen riga", **owner)
    table = position(four, at=at).sail("riga", "novgorod", "visby", "bergen")
    table.do("climb", "make:novgorod:1:card:route", "make:visby:2:card:route", "use:bergen:route", "use:riga:route")
    assert table.get("level", 0) == 5


@pytest.mark.rule("NOV-5.29", "NOV-15.20", "NOV-9.1")
def test_at_the_top_there_is_nothing_to_climb_and_no_privilege() -> None:
    table = position(player(career="1F5", cash=99)).sail()
    assert table.refused("climb").key == "career-complete"
    assert table.refused("extra_income").key == "no-privilege"
    table.do("done", "done")
    assert table.seals() == 4                                           # the last row, and no more


@pytest.mark.rule("NOV-5.25", "NOV-5.6", "NOV-5.26")
def test_a_climb_must_leave_the_fees_payable() -> None:
    """Covering `income_plus_2` takes those two ducats away from the fees as well."""
    idle = {"riga": "clothing_3"}
    ready = position(player(career="1F1", cash=17), at=idle).sail("riga")           # fee 2, level 2 costs 15
    assert "climb" in ready.legal()
    short = position(player(career="1F1", cash=16), at=idle).sail("riga")
    assert "climb" in short.legal()                                     # 1 + 2 by the privilege
    assert "climb" not in position(player(career="1F1", cash=14), at=idle).sail("riga").legal()
    last = position(player(career="3F3", cash=21), at=idle).sail("riga")            # level 4 covers income_plus_2
    assert last.refused("climb").key == "level-not-payable"
    assert "climb" in position(player(career="3F3", cash=22), at=idle).sail("riga").legal()
