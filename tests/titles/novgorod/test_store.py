"""Chapter 5: storing a good, taking income, ending the phase."""

import pytest

from tests.titles.novgorod.table import player, position


# (d) the store

@pytest.mark.rule("NOV-5.30", "NOV-5.32", "NOV-15.21")
def test_a_stored_kontor_waits_for_a_later_turn() -> None:
    owner = player(owns="danzig lubeck", hand="goods_09")
    table = position(owner, at={"lubeck": "jewellery_1"}).sail("danzig", "lubeck").do("store:danzig")
    assert table.store() == "danzig"
    assert table.legal("income") == {"income:lubeck"}
    assert not table.legal("make")                                      # its amber is for the next turn
    assert "bottom:goods_09" not in table.legal()
    table.do("done", "done")
    assert table.store() == "danzig"
    while table.seat != 0:
        table.do("done")
    table.sail("lubeck")
    assert {"make:lubeck:1:card:store", "bottom:goods_09"} <= table.legal()


@pytest.mark.rule("NOV-5.30")
def test_only_fresh_own_kontors_can_be_stored() -> None:
    owner = player(owns="danzig lubeck riga", speed=4)
    table = position(owner, at={"lubeck": "jewellery_1"}).sail("danzig", "ph", "lubeck", "antwerp")
    assert table.legal("store") == {"store:danzig", "store:lubeck"}     # neither base kontor nor placeholder
    table.do("income:danzig")
    assert table.legal("store") == {"store:lubeck"}
    assert table.refused("store:antwerp").key == "not-a-fresh-kontor"


@pytest.mark.rule("NOV-5.31", "NOV-5.32")
@pytest.mark.scenario("NOV-S28")
def test_storing_replaces_an_unused_good_for_nothing() -> None:
    owner = player(owns="danzig lubeck", store="novgorod", hand="goods_03", cash=0)
    table = position(owner).sail("danzig", "lubeck")
    assert "bottom:goods_03" in table.legal()                           # fur + amber
    table.do("store:danzig")
    assert (table.store(), table.cash()) == ("danzig", 0)
    assert "bottom:goods_03" not in table.legal()
    assert table.legal("income") == {"income:lubeck"}
    table.do("store:lubeck")                                            # also one stored earlier this turn
    assert table.store() == "lubeck"
    assert table.legal("income") == set()
    table.do("done")
    assert table.get("kontor", 0) == [0, 0, 0, 1, 0, 1, 1, 0]


@pytest.mark.rule("NOV-5.31")
def test_after_the_old_good_was_used_storing_loses_nothing() -> None:
    owner = player(owns="danzig", store="novgorod", hand="goods_03")
    table = position(owner, at={"danzig": "clothing_1"}).sail("danzig")
    table.do("make:danzig:1:card:store")
    table = position(owner, at={"riga": "clothing_1"}).sail("riga", "danzig")
    table.do("make:riga:1:card:store", "store:danzig", "done")
    assert table.store() == "danzig"


@pytest.mark.rule("NOV-4.9", "NOV-5.36", "NOV-5.37", "NOV-14.2")
@pytest.mark.scenario("NOV-S26")
def test_the_stored_good_and_its_own_city() -> None:
    owner = player(owns="danzig london", store="lubeck", hand="goods_09", speed=3, cash=0)
    table = position(owner, at={"danzig": "provisions_1"}).sail("lubeck", "danzig", "ph")
    assert table.get("due") == 0
    table.do("bottom:goods_09")
    assert table.legal() == {"from:route", "from:store"}                # a real choice, so it is asked
    table.do("from:route")
    assert table.seals() == 2
    table.do("make:danzig:1:placeholder:store")
    assert (table.seals(), table.cash()) == (3, 1)
    table.do("done")
    assert (table.store(), table.cash()) == ("", 1)


@pytest.mark.rule("NOV-5.31", "NOV-5.33", "NOV-15.22")
@pytest.mark.scenario("NOV-S27")
def test_an_unused_stand_in_is_lost_but_its_kontor_may_be_stored_afresh() -> None:
    owner = player(owns="danzig london", store="lubeck", hand="goods_09", speed=3)
    table = position(owner).sail("lubeck", "danzig", "ph").do("bottom:goods_09", "from:route", "done")
    assert table.store() == ""
    assert table.get("kontor", 0)[6] == 1
    again = position(owner).sail("lubeck", "danzig").do("store:lubeck", "done")
    assert again.store() == "lubeck"


@pytest.mark.rule("NOV-5.33", "NOV-15.22", "NOV-8.5")
def test_a_stored_good_stays_over_turns_and_belongs_to_its_owner() -> None:
    table = position(player(owns="danzig", store="novgorod"))
    for _ in range(3):
        table.do("done", "done", "done")
        while table.seat != 0:
            table.do("done")
        assert table.store() == "novgorod"
        assert table.state.view(1).players[0].kontors[3] == 1


@pytest.mark.rule("NOV-5.4", "NOV-5.34")
def test_a_stored_kontor_pays_no_income() -> None:
    table = position(player(owns="danzig", store="novgorod")).sail("danzig")
    assert table.legal("income") == {"income:danzig"}


# (e) income, and the end of the phase

@pytest.mark.rule("NOV-4.8", "NOV-5.3", "NOV-5.30", "NOV-5.34", "NOV-5.37")
@pytest.mark.scenario("NOV-S29")
def test_a_base_kontor_has_neither_income_nor_storing_and_costs_its_fee() -> None:
    owner = player(owns="lubeck", hand="goods_09", cash=5)
    table = position(owner).sail("danzig", "lubeck")
    assert table.legal("income") == {"income:lubeck"}
    assert table.legal("store") == {"store:lubeck"}
    assert "bottom:goods_09" in table.legal()                           # its amber could be used
    assert table.do("done").cash() == 2


@pytest.mark.rule("NOV-4.14", "NOV-5.35", "NOV-15.23", "NOV-3.3")
@pytest.mark.scenario("NOV-S31")
def test_extra_income_without_any_income() -> None:
    table = position(player(cash=1, career="2F0"), at={"riga": "clothing_3"}).sail("riga")
    assert table.legal() == {"extra_income"}                            # the only way left to pay the fee
    table.do("extra_income")
    assert table.refused("extra_income").key == "privilege-spent"
    table.do("done")
    assert (table.cash(), table.seals()) == (1, 0)


@pytest.mark.rule("NOV-5.34", "NOV-5.2")
def test_income_is_taken_once_from_a_fresh_kontor() -> None:
    table = position(player(owns="danzig", cash=0)).sail("danzig").do("income:danzig")
    assert table.cash() == 3
    assert table.refused("income:danzig").key == "not-a-fresh-kontor"


@pytest.mark.rule("NOV-5.36")
def test_the_phase_ends_only_when_the_fees_are_there() -> None:
    table = position(player(owns="visby", cash=1)).sail("bergen", "visby")
    assert table.refused("done").rule == "NOV-5.36"
    table.do("income:visby")
    assert table.do("done").cash() == 1
