"""Chapters 11 and 12: merchant, pirate and special orders."""

import pytest

from kontor.kernel.state import CHANCE
from kontor.titles.novgorod.material import CITIES, ORDERS
from kontor.titles.novgorod.meta import TITLE
from tests.titles.novgorod.table import Table, begin, player, position

EVERYWHERE = " ".join(CITIES)
COLUMN = "1a 2a 3b 4c"


def merchant(table: Table) -> str:
    return str(CITIES[table.get("merchant")])


def pirate(table: Table) -> str:
    return str(CITIES[table.get("pirate")])


# setup

@pytest.mark.rule("NOV-11.1", "NOV-11.2")
def test_merchant_and_pirate_start_at_fixed_places_or_by_lot() -> None:
    fixed = begin(2, merchant="front", pirate="back", careers="front")
    assert (merchant(fixed), pirate(fixed)) == ("novgorod", "antwerp")
    assert (fixed.get("merchant_side"), fixed.get("pirate_side")) == (1, 2)
    places = {
        (merchant(table), pirate(table))
        for seed in range(40)
        for table in [begin(2, seed=seed, merchant="back", pirate="front", places="drawn", careers="front")]
    }
    assert len(places) > 20
    alone = begin(2, pirate="front", careers="front")
    assert alone.state.view(0).merchant is None
    assert alone.state.view(0).pirate == (CITIES.index("antwerp"), 1)


@pytest.mark.rule("NOV-11.1", "NOV-14.1")
def test_merchant_and_pirate_may_stand_in_the_same_city() -> None:
    s = TITLE.new(2, {"merchant": "front", "pirate": "front", "places": "drawn"})
    while TITLE.actions.kind(s.pick(0)) != "lot":
        s.apply(CHANCE, s.pick(0))
    s.apply(CHANCE, TITLE.actions.ids["lot:riga"])
    assert s.weight(TITLE.actions.ids["lot:riga"]) > 0


# merchant

@pytest.mark.rule("NOV-11.3", "NOV-11.5", "NOV-11.6", "NOV-11.7", "NOV-15.35", "NOV-15.36")
@pytest.mark.scenario("NOV-S48")
def test_the_merchant_pays_for_income_and_moves_by_the_ships_speed() -> None:
    owner = player(owns="danzig lubeck", speed=3, cash=0)
    table = position(owner, merchant="front lubeck").sail("danzig", "lubeck").do("income:lubeck")
    assert table.cash() == 3 + 3
    assert table.do("income:danzig").cash() == 9
    table.do("done")
    assert merchant(table) == "bergen"                                  # Antwerp, London, Bergen


@pytest.mark.rule("NOV-11.5", "NOV-15.34")
@pytest.mark.scenario("NOV-S48")
def test_the_merchant_does_not_pay_for_orders_storing_or_the_privilege() -> None:
    owner = player(owns="danzig lubeck", speed=3, cash=0, hand="goods_09", career="2F0")
    table = position(owner, merchant="front lubeck").sail("danzig", "lubeck").do("bottom:goods_09")
    assert table.cash() == 0
    assert table.do("extra_income").cash() == 2
    stored = position(owner, merchant="front lubeck").sail("danzig", "lubeck").do("store:lubeck")
    assert stored.cash() == 0


@pytest.mark.rule("NOV-11.5")
def test_the_merchant_does_not_pay_for_the_career() -> None:
    at = {"novgorod": "clothing_1", "visby": "jewellery_1"}
    owner = player(owns="novgorod visby", career="2F0", cash=0)
    table = position(owner, at=at, merchant="front visby").sail("novgorod", "visby")
    table.do("climb", "make:novgorod:1:card:route", "make:visby:2:card:route")
    assert (table.cash(), table.seals()) == (0, 0)


@pytest.mark.rule("NOV-11.4", "NOV-15.34")
def test_the_merchant_pays_for_a_sale_and_an_income_of_the_same_turn() -> None:
    owner = player(owns="novgorod london", store="danzig", cash=0)
    table = position(owner, at={"novgorod": "jewellery_1"}, merchant="front novgorod").sail("novgorod", "ph")
    assert table.do("income:novgorod").cash() == 3 + 3
    assert table.do("make:novgorod:1:placeholder:store").cash() == 6 + 1 + 3
    assert table.seals() == 1


@pytest.mark.rule("NOV-11.6", "NOV-15.35")
def test_neither_privilege_nor_pirate_changes_the_merchants_speed() -> None:
    owner = player(owns="danzig lubeck riga", speed=2, career="1F0")
    table = position(owner, merchant="back london", pirate="front danzig").sail("riga", "danzig")
    assert table.get("privilege") == 1
    table.do("done")
    assert merchant(table) == "visby"                                   # two cities, always


@pytest.mark.rule("NOV-11.7", "NOV-15.36")
def test_the_merchant_goes_round_the_ring() -> None:
    table = position(player(speed=1 + 1), merchant="front antwerp", pirate="back london")
    table.do("done", "done")
    assert merchant(table) == "bergen"                                  # through the pirate's city
    assert CITIES[(CITIES.index("novgorod") + 4) % 8] == "antwerp"


@pytest.mark.rule("NOV-11.8", "NOV-15.37")
@pytest.mark.scenario("NOV-S49")
def test_the_merchants_back_adds_one_seal_to_a_sale() -> None:
    owner = player(owns="danzig lubeck visby", speed=3, cash=0)
    at = {"visby": "jewellery_1"}
    table = position(owner, at=at, merchant="back visby").sail("danzig", "lubeck", "visby")
    table.do("make:visby:3:card:route")
    assert (table.seals(), table.cash()) == (3, 2)
    income = position(owner, at=at, merchant="back visby").sail("visby").do("income:visby")
    assert (income.seals(), income.cash()) == (0, 2)


# pirate, front

@pytest.mark.rule("NOV-4.13", "NOV-11.9")
@pytest.mark.scenario("NOV-S50")
def test_the_pirate_takes_one_card_from_a_route_through_his_city() -> None:
    owner = player(owns=EVERYWHERE, speed=3, career="1F0")
    through = position(owner, pirate="front visby").sail("lubeck", "visby", "novgorod")
    assert through.get("privilege") == 1
    for route in (("lubeck", "visby"), ("lubeck", "danzig", "riga")):
        assert position(owner, pirate="front visby").sail(*route).get("privilege") == 0
    full = position(owner, pirate="front visby").do("sail:riga", "sail:novgorod", "sail:visby")
    assert full.refused("sail:bergen").key == "route-too-long"


@pytest.mark.rule("NOV-11.9")
def test_the_pirates_city_cannot_make_a_route_too_long() -> None:
    owner = player(owns=EVERYWHERE, speed=2, career="1F4")              # no speed_plus_1
    table = position(owner, pirate="front visby").do("sail:novgorod")
    assert table.refused("sail:visby").key == "route-too-long"


@pytest.mark.rule("NOV-11.12", "NOV-15.40")
@pytest.mark.scenario("NOV-S51")
@pytest.mark.parametrize(("seals", "prices"), [
    ((12, 12, 9, 4), (6, 6, 3, 0)), ((0, 0, 0), (6, 6, 6)), ((10, 10, 7, 5), (6, 6, 3, 0)), ((5, 9), (3, 6)),
])
def test_moving_the_pirate_costs_by_the_place_in_seals(seals: tuple[int, ...], prices: tuple[int, ...]) -> None:
    for seat, price in enumerate(prices):
        people = [player(seals=n, cash=6, career=f"{k + 1}F2") for k, n in enumerate(seals)]
        table = position(*people, turn=seat, pirate="front riga").do("pirate:visby")
        assert table.cash(seat) == 6 - price
        assert pirate(table) == "visby"


@pytest.mark.rule("NOV-11.11", "NOV-15.39", "NOV-11.10", "NOV-15.38")
def test_the_pirate_can_be_moved_once_at_any_moment_but_while_laying() -> None:
    owner = player(owns="danzig lubeck", cash=30, career="1F4")
    before = position(owner, pirate="front riga")
    assert before.legal("pirate") == {f"pirate:{city}" for city in CITIES if city != "riga"}
    assert before.refused("pirate:riga").key == "pirate-is-there"
    laying = position(owner, pirate="front riga").do("sail:danzig")
    assert laying.refused("pirate:visby").key == "pirate-only-at-edges"
    sailing = laying.do("sail:lubeck", "done", "pirate:danzig")         # onto the route: no effect on it
    assert sailing.cash() == 24
    assert sailing.legal("income") == {"income:danzig", "income:lubeck"}
    assert sailing.refused("pirate:visby").key == "pirate-moved"
    buying = position(owner, pirate="front riga").do("done", "done", "pirate:visby")
    assert buying.step == "purchase"
    ending = position(owner, pirate="front riga").do("done", "done", "done")
    assert ending.step == "move-pirate"
    assert ending.do("pirate:bergen").seat == 1


@pytest.mark.rule("NOV-11.12", "NOV-5.6")
def test_the_pirates_price_must_leave_the_fees_payable() -> None:
    table = position(player(cash=7, career="4F2"), at={"riga": "clothing_3"}, pirate="front visby").sail("riga")
    assert table.refused("pirate:bergen").key == "fees-not-covered"
    richer = position(player(cash=8, career="4F2"), at={"riga": "clothing_3"}, pirate="front visby").sail("riga")
    assert "pirate:bergen" in richer.legal()


@pytest.mark.rule("NOV-11.11", "NOV-7.3")
def test_at_the_end_of_the_turn_the_price_is_asked_after_the_seals() -> None:
    people = [player(cash=3, seals=8, career="1F0"), player(seals=9, career="2F0")]
    table = position(*people, pirate="front riga").do("done", "done")
    assert table.step == "purchase"
    table.do("done")
    assert table.seals(0) == 9                                          # seal_plus_1 first: now he leads too
    assert table.seat == 1                                              # 6 ducats are not there, so he is not asked


# pirate, back

@pytest.mark.rule("NOV-11.13")
@pytest.mark.scenario("NOV-S15")
def test_the_pirates_back_closes_antwerp() -> None:
    table = position(player(owns=EVERYWHERE, speed=5), pirate="back antwerp")
    assert table.refused("sail:antwerp").key == "pirate-in-city"
    table.do("sail:london")
    assert table.legal("sail") == {"sail:bergen", "sail:lubeck"}
    table.sail("lubeck")
    assert table.step == "evaluate"


@pytest.mark.rule("NOV-11.13", "NOV-15.41")
@pytest.mark.scenario("NOV-S52")
@pytest.mark.parametrize(("closed", "around"), [
    ("visby", ("bergen", "lubeck", "novgorod")), ("lubeck", ("antwerp", "danzig", "visby")),
])
def test_all_neighbours_of_a_closed_city_are_neighbours(closed: str, around: tuple[str, ...]) -> None:
    for city in around:
        table = position(player(owns=EVERYWHERE, speed=5), pirate=f"back {closed}").do(f"sail:{city}")
        assert {f"sail:{other}" for other in around if other != city} <= table.legal()
        assert f"sail:{closed}" not in table.legal()


@pytest.mark.rule("NOV-11.13", "NOV-15.41")
def test_a_closed_city_can_still_be_bought_from_and_used_from_the_store() -> None:
    owner = player(owns="riga", store="visby", hand="goods_12", cash=20)
    table = position(owner, at={"riga": "jewellery_1"}, pirate="back visby").sail("riga")
    table.do("make:riga:2:card:store")
    assert table.seals() == 1
    assert "kontor:antwerp" in position(player(cash=20), pirate="back antwerp").do("done", "done").legal()


@pytest.mark.rule("NOV-11.14", "NOV-11.15", "NOV-9.2", "NOV-15.42")
@pytest.mark.scenario("NOV-S53")
def test_moving_the_pirates_back_spends_the_privilege() -> None:
    owner = player(career="1F0", cash=0)
    table = position(owner, pirate="back riga").do("done", "done")
    assert table.step == "move-pirate"
    table.do("pirate:visby")
    assert (table.seals(0), pirate(table), table.cash(0)) == (0, "visby", 0)
    stay = position(owner, pirate="back riga").do("done", "done", "done")
    assert stay.seals(0) == 1                                           # 7.3 as usual
    start = position(owner, pirate="back riga").do("pirate:visby")
    assert start.refused("pirate:bergen").key == "pirate-moved"
    start.do("done")
    assert start.refused("extra_income").key == "privilege-spent"
    assert start.do("done").seals(0) == 0


@pytest.mark.rule("NOV-11.14")
@pytest.mark.scenario("NOV-S53")
def test_without_any_privilege_the_pirates_back_cannot_be_moved() -> None:
    table = position(player(career="1F5", cash=50, speed=5), pirate="back riga")
    assert table.refused("pirate:visby").key == "no-privilege"
    table.do("done", "done", "done")
    assert table.seat == 1                                              # not asked at the end either


@pytest.mark.rule("NOV-11.14")
def test_the_pirates_back_moves_only_at_the_edges_of_a_turn() -> None:
    table = position(player(career="1F0", cash=20), pirate="back riga").do("done")
    assert table.refused("pirate:visby").key == "pirate-only-at-edges"
    table.do("done")
    assert table.refused("pirate:visby").key == "pirate-only-at-edges"
    used = position(player(career="1F0", cash=0), pirate="back riga").do("done", "extra_income", "done")
    assert used.seat == 1                                               # the privilege was spent on ducats


# special orders

@pytest.mark.rule("NOV-12.1", "NOV-15.54")
@pytest.mark.parametrize(("seats", "deck"), [(2, 17), (3, 15), (4, 13)])
def test_the_column_shows_two_a_one_b_one_c_and_hides_an_order(seats: int, deck: int) -> None:
    columns = set()
    for seed in range(12):
        table = begin(seats, seed=seed, special_orders="yes", careers="front")
        assert [card[1] for card in table.column().split()] == ["a", "a", "b", "c"]
        assert sorted(card[0] for card in table.column().split()) == ["1", "2", "3", "4"]
        assert table.get("deck") == deck
        assert [table.get("zone", o) for o in range(24)].count(0) == deck + 1
        columns.add(table.column())
    assert len(columns) > 3


@pytest.mark.rule("NOV-12.3", "NOV-12.4", "NOV-12.7", "NOV-12.8", "NOV-12.9")
@pytest.mark.scenario("NOV-S16")
def test_a_special_order_out_of_sequence() -> None:
    owner = player(owns="danzig lubeck visby", speed=3, cash=10)
    table = position(owner, at={"visby": "jewellery_1"}, column=COLUMN).sail("danzig", "lubeck", "visby")
    table.do("announce:3:full")
    assert table.cash() == 10 - (4 + 1 + 1)
    assert table.legal() == {"make:visby:3:card:route"}
    assert table.refused("make:visby:2:card:route").key == "two-crates"
    table.do("make:visby:3:card:route", "draw:lux_07")
    assert table.seals() == 5
    assert table.orders("filed_unseen") == {"lux_07"}
    assert table.column() == "1a 2a 4c 3c"
    assert table.state.view(1).players[0].filed_unseen is None
    assert table.state.view(1).players[0].n_filed_unseen == 1
    assert table.state.view(0).players[0].filed_unseen == (6,)
    assert table.refused("announce:1:full").key == "specials-announced"


@pytest.mark.rule("NOV-12.4")
@pytest.mark.scenario("NOV-S16")
def test_what_the_first_and_the_last_card_alone_would_cost() -> None:
    owner = player(owns="bergen", store="novgorod", cash=1)
    first = position(owner, column=COLUMN).sail("bergen").do("announce:1:full")
    assert (first.cash(), first.seals()) == (0, 2)
    ship = {"owns": "antwerp lubeck visby", "speed": 3}
    at = {"lubeck": "jewellery_1"}
    last = position(player(**ship, cash=6), at=at, column=COLUMN).sail("visby", "lubeck", "antwerp")
    last.do("announce:4:full")
    assert last.cash() == 0                                             # 3, and 3 for the cards above
    last.do("make:lubeck:2:card:route")
    last.draw()
    assert last.seals() == 4
    poor = position(player(**ship, cash=5), at=at, column=COLUMN).sail("visby", "lubeck", "antwerp")
    assert poor.refused("announce:4:full").key == "too-dear"


@pytest.mark.rule("NOV-12.4", "NOV-12.6", "NOV-12.9", "NOV-15.43")
@pytest.mark.scenario("NOV-S54")
def test_two_special_orders_at_once_with_the_privilege() -> None:
    owner = player(owns="danzig riga novgorod visby bergen", store="london", speed=5, cash=8, career="1F0")
    table = position(owner, column=COLUMN, display="lux_01 lux_02 lux_03 lux_04")
    table.sail("danzig", "riga", "novgorod", "visby", "bergen")
    table.do("announce:12:privilege", "draw:lux_07", "draw:lux_08")
    assert (table.cash(), table.seals()) == (8, 4)                      # 1 + 1 - 3, but not below 0
    assert table.fresh() == {"riga", "visby"}
    assert table.orders("filed_unseen") == {"lux_07", "lux_08"}
    assert table.column() == "3b 4c 1b 2b"
    table.do("done")
    assert table.refused("cheap_order:lux_01").key == "privilege-spent"


@pytest.mark.rule("NOV-12.4", "NOV-15.43")
def test_chosen_cards_are_not_skipped_by_each_other() -> None:
    owner = player(owns="danzig riga novgorod visby bergen", speed=5, cash=10)
    table = position(owner, at={"visby": "jewellery_1"}, column=COLUMN)
    table.sail("danzig", "riga", "novgorod", "visby", "bergen").do("announce:13:full")
    assert table.cash() == 10 - (1 + 4 + 1)                             # only the second card is skipped
    table.do("draw:lux_07", "make:visby:3:card:route", "draw:lux_08")
    assert table.seals() == 2 + 5
    assert table.column() == "2a 4c 1b 3c"


@pytest.mark.rule("NOV-12.4", "NOV-12.5", "NOV-12.6")
@pytest.mark.scenario("NOV-S59")
def test_a_special_order_must_leave_the_fees_payable() -> None:
    owner = player(store="novgorod", cash=2, career="4F2")
    table = position(owner, at={"bergen": "clothing_3"}, column=COLUMN).sail("bergen")
    assert table.refused("announce:1:full").key == "specials-not-possible"
    table.do("announce:1:privilege", "draw:lux_07", "done")
    assert table.cash() == 0
    assert table.seals() == 2 + 1                                       # row 2, and none from seal_plus_1
    assert table.seat == 1


@pytest.mark.rule("NOV-12.2", "NOV-6.9")
def test_only_the_visible_part_counts_and_special_orders_are_not_in_progress() -> None:
    owner = player(owns="riga lubeck danzig", hand="lux_01 lux_02", speed=3, cash=20)
    table = position(owner, column="3b 1a 2a 4c", display="lux_03").sail("riga", "danzig", "lubeck")
    assert "announce:1:full" not in table.legal()                       # part A (salt + grain) is not showing
    shown = position(owner, column="3a 1a 2a 4c", display="lux_03").sail("riga", "danzig", "lubeck")
    shown.do("announce:1:full", "draw:lux_07", "done")
    assert "order:lux_03" in shown.legal()                              # two in hand; the special order does not count
    base = position(owner).sail("riga")
    assert base.refused("announce:1:full").key == "no-specials"


@pytest.mark.rule("NOV-12.5", "NOV-12.7", "NOV-14.5")
def test_announced_cards_must_be_possible_together() -> None:
    """Cards 1a (fur + fish) and 4d (cloth + wool + fish) need the one fish twice."""
    owner = player(owns="novgorod visby bergen london antwerp", speed=5, cash=30)
    table = position(owner, column="1a 4d 2a 3b").sail("novgorod", "visby", "bergen", "london", "antwerp")
    assert {"announce:1:full", "announce:2:full"} <= table.legal()
    assert table.refused("announce:12:full").key == "specials-not-possible"


@pytest.mark.rule("NOV-12.7", "NOV-14.5")
def test_a_way_that_would_leave_the_rest_impossible_is_not_offered() -> None:
    """Card 3c wants provisions and fur, card 2c clothing and salt; the salt is needed for the second."""
    at = {"danzig": "provisions_1", "antwerp": "clothing_1"}
    owner = player(owns="riga danzig lubeck antwerp", store="novgorod", speed=5, cash=30)
    table = position(owner, at=at, column="2c 1a 3b 4a").sail("lubeck", "antwerp")
    table.do("announce:1:full")
    assert table.legal() == {"make:antwerp:1:card:store"}               # fur only; cloth + wool are not there
    table.do("make:antwerp:1:card:store")
    table.draw()
    assert table.seals() == 4


@pytest.mark.rule("NOV-12.7", "NOV-15.16")
def test_without_two_crates_any_recipe_will_do_and_nothing_is_paid() -> None:
    at = {"lubeck": "jewellery_1"}
    owner = player(owns="antwerp lubeck visby", speed=3, cash=6)
    table = position(owner, at=at, column="4c 1a 2a 3b").sail("visby", "lubeck", "antwerp")
    table.do("announce:1:full", "make:lubeck:2:card:route", "draw:lux_07")
    assert (table.cash(), table.seals()) == (3, 4)


@pytest.mark.rule("NOV-12.8", "NOV-15.44", "NOV-8.8")
def test_with_an_empty_deck_a_blank_marker_is_filed() -> None:
    owner = player(owns="bergen", store="novgorod", cash=1, filed="lux_01 lux_02")
    table = position(owner, column=COLUMN, deck=0, bonuses="three_orders:high").sail("bergen")
    table.do("announce:1:full")
    assert table.get("blanks", 0) == 1
    assert table.seals() == 2 + 4                                       # it counts as the third order


@pytest.mark.rule("NOV-8.8", "NOV-12.8")
def test_an_order_filed_for_a_special_order_counts_for_three_orders() -> None:
    owner = player(owns="bergen", store="novgorod", cash=1, filed="lux_01 lux_02")
    table = position(owner, column=COLUMN, bonuses="three_orders:high").sail("bergen")
    table.do("announce:1:full", "draw:lux_07")
    assert table.seals() == 2 + 4


@pytest.mark.rule("NOV-12.9", "NOV-15.45")
def test_after_part_d_comes_part_a() -> None:
    owner = player(owns="antwerp lubeck danzig", speed=3, cash=9)
    table = position(owner, column="1d 2a 3b 4c").sail("danzig", "lubeck", "antwerp")
    table.do("announce:1:full", "draw:lux_07")
    assert table.seals() == 3
    assert table.column() == "2a 3b 4c 1a"


@pytest.mark.rule("NOV-12.10", "NOV-8.12", "NOV-12.8")
def test_variety_counts_what_was_filed_unseen_and_shows_it_at_the_end() -> None:
    owner = player(owns="bergen", store="novgorod", cash=1, career="1F2", filed="goods_09")
    table = position(player(career="2F2"), owner, turn=1, column=COLUMN, bonuses="variety:high", last=True)
    table.sail("bergen").do("announce:1:full", "draw:goods_07")         # fish, fur, cloth, glass
    table.do("done")
    while table.step != "over":
        table.do("done")
    outcome = table.state.outcome()
    assert outcome is not None
    assert [line.params["kinds"] for line in outcome.trail if line.key == "variety"] == [0, 7]
    assert table.state.view(0).players[1].filed_unseen == (ORDERS.index("goods_07"),)
