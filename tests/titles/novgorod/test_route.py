"""Chapter 4: laying the route, and paying for it."""

import pytest

from kontor.titles.novgorod.material import CITIES
from tests.titles.novgorod.table import Table, player, position

EVERYWHERE = " ".join(CITIES)
JEWELLERY_AT_VISBY = {
    "london": "provisions_1", "bergen": "clothing_1", "visby": "jewellery_1", "novgorod": "provisions_2",
    "riga": "provisions_3", "danzig": "clothing_2", "lubeck": "clothing_3", "antwerp": "jewellery_2",
}


def next_cities(table: Table) -> set[str]:
    return {key.removeprefix("sail:") for key in table.legal("sail")}


@pytest.mark.rule("NOV-4.2", "NOV-15.7")
def test_a_route_may_begin_anywhere_whatever_happened_before() -> None:
    table = position(player(owns=EVERYWHERE))
    assert next_cities(table) == set(CITIES)
    table.sail("london", "bergen").do("done", "done", "done", "done")
    while table.seat != 0 or table.step != "lay-route":
        table.do("done")
    assert next_cities(table) == set(CITIES)


@pytest.mark.rule("NOV-4.3", "NOV-1.3")
@pytest.mark.scenario("NOV-S05")
@pytest.mark.parametrize(("city", "neighbours"), [
    ("london", {"bergen", "antwerp"}),
    ("visby", {"bergen", "novgorod", "lubeck"}),
    ("lubeck", {"danzig", "antwerp", "visby"}),
    ("danzig", {"lubeck", "riga"}),
])
def test_the_next_city_is_a_neighbour(city: str, neighbours: set[str]) -> None:
    table = position(player(owns=EVERYWHERE)).do(f"sail:{city}")
    assert next_cities(table) == neighbours


@pytest.mark.rule("NOV-4.3")
def test_placeholders_do_not_matter_for_neighbours() -> None:
    table = position(player(owns=EVERYWHERE, speed=3)).do("sail:london", "placeholder")
    assert next_cities(table) == {"bergen", "antwerp"}
    assert table.refused("sail:danzig").rule == "NOV-4.3"


@pytest.mark.rule("NOV-4.5", "NOV-4.13", "NOV-7.3", "NOV-9.2")
@pytest.mark.scenario("NOV-S06")
def test_a_route_one_card_longer_than_the_ship_uses_the_speed_privilege() -> None:
    heike = player(owns="lubeck visby novgorod", speed=2, career="1F0")
    table = position(heike).do("sail:lubeck", "sail:visby")
    assert table.get("privilege") == 0
    table.do("sail:novgorod")
    assert table.get("privilege") == 1                                  # speed_plus_1
    assert table.legal("sail") == set()
    assert table.refused("sail:riga").key == "route-too-long"
    table.do("done", "done", "done")
    assert table.seals() == 0                                           # no seal from seal_plus_1


@pytest.mark.rule("NOV-4.5", "NOV-9.1")
@pytest.mark.scenario("NOV-S06")
def test_without_the_privilege_the_ship_is_the_limit() -> None:
    table = position(player(owns="lubeck visby novgorod", speed=2, career="1F4")).do("sail:lubeck", "sail:visby")
    assert table.legal() == {"done"}


@pytest.mark.rule("NOV-4.4", "NOV-4.8", "NOV-15.8", "NOV-15.10")
@pytest.mark.scenario("NOV-S55")
def test_no_base_kontor_where_one_owns_a_kontor_and_no_city_twice() -> None:
    table = position(player(owns="london bergen antwerp", speed=4)).do("sail:london")
    assert table.get("due") == 0
    table.do("sail:bergen")
    assert next_cities(table) == {"visby"}
    assert table.refused("sail:london").rule == "NOV-4.4"


@pytest.mark.rule("NOV-15.10", "NOV-4.12")
def test_a_kontor_lying_as_placeholder_does_not_make_its_base_kontor_available() -> None:
    table = position(player(owns="london bergen", speed=4, cash=20)).do("sail:london", "placeholder")
    assert table.refused("sail:bergen").key == "no-kontor-for-card"
    assert next_cities(table) == {"antwerp"}


@pytest.mark.rule("NOV-4.6", "NOV-15.9")
def test_the_route_may_be_empty_or_short() -> None:
    assert "done" in position(player(owns=EVERYWHERE, speed=5)).legal()
    table = position(player(owns=EVERYWHERE, speed=5)).sail()
    assert table.step == "evaluate"
    assert position(player(owns=EVERYWHERE, speed=5)).sail("riga").step == "evaluate"


@pytest.mark.rule("NOV-4.7", "NOV-4.8")
def test_own_kontors_cost_nothing_and_base_kontors_their_fee() -> None:
    table = position(player(owns="visby", speed=3, cash=9)).do("sail:visby")
    assert table.get("due") == 0
    table.do("sail:lubeck")
    assert table.get("due") == 4
    table.do("sail:danzig")
    assert table.get("due") == 4 + 3
    assert table.do("done", "done").cash() == 2


@pytest.mark.rule("NOV-1.6")
def test_a_base_kontor_can_be_borrowed_whatever_lies_on_it() -> None:
    everybody = [player(owns="riga"), player(owns="riga_2")]
    assert position(player(cash=9), *everybody).do("sail:riga").get("due") == 2     # one kontor left on the pile
    assert position(*[player(owns="london", cash=9), player(owns="riga")]).do("sail:riga").get("due") == 2


@pytest.mark.rule("NOV-4.10", "NOV-4.11", "NOV-15.11", "NOV-15.50")
def test_a_placeholder_stands_right_of_its_city_card_once_and_counts() -> None:
    table = position(player(owns="novgorod london bergen", speed=3, cash=9, career="1F4"))
    assert table.refused("placeholder").key == "no-card-for-placeholder"
    table.do("sail:riga", "placeholder")                                # beside a base kontor too
    assert table.refused("placeholder").key == "no-card-for-placeholder"
    table.do("sail:novgorod")
    assert table.refused("placeholder").key == "route-too-long"
    assert table.refused("sail:visby").key == "route-too-long"
    route = table.do("done").state.view(0).turn.route
    laid = [(CITIES[card.city], card.placeholder) for card in route]
    assert laid == [("riga", False), ("riga", True), ("novgorod", False)]
    assert table.legal("income") == {"income:novgorod"}                 # a placeholder has no income
    assert table.refused("placeholder").key == "not-now"                # later laying is too late


@pytest.mark.rule("NOV-4.12")
@pytest.mark.scenario("NOV-S23")
def test_a_placeholder_needs_a_kontor_in_hand() -> None:
    table = position(player(owns="novgorod", store="danzig", speed=2)).do("sail:novgorod")
    assert table.refused("placeholder").key == "no-kontor-for-placeholder"      # the one in the store does not count
    assert position(player(owns="novgorod london", speed=2)).do("sail:novgorod").legal("placeholder") == {"placeholder"}


@pytest.mark.rule("NOV-4.9", "NOV-5.37", "NOV-15.51")
def test_visiting_the_city_of_the_stored_kontor_lays_a_stand_in() -> None:
    table = position(player(store="lubeck", owns="danzig", speed=2)).do("sail:lubeck")
    assert table.get("due") == 0
    turn = table.state.view(0).turn
    assert turn.stand_in
    assert turn.route[0].own
    assert CITIES[turn.stored] == "lubeck"                              # the good is there twice
    assert table.fresh() == {"lubeck"}


@pytest.mark.rule("NOV-4.14", "NOV-5.6", "NOV-5.36", "NOV-15.12")
@pytest.mark.scenario("NOV-S30")
def test_the_fees_of_a_route_must_stay_covered() -> None:
    poor = player(owns="visby", cash=0, career="4F2")
    table = position(poor, at=JEWELLERY_AT_VISBY)
    table.sail("bergen", "visby")
    assert table.legal() == {"income:visby"}
    assert table.refused("store:visby").key == "fees-not-covered"
    assert table.refused("make:visby:2:card:route").key == "fees-not-covered"
    assert table.refused("done").key == "fees-not-there"
    table.do("income:visby")
    assert table.legal() == {"done"}
    assert table.do("done").cash() == 0


@pytest.mark.rule("NOV-4.14", "NOV-4.15")
@pytest.mark.scenario("NOV-S30")
def test_a_card_is_offered_only_if_the_route_can_be_finished() -> None:
    table = position(player(owns="visby", cash=0, career="4F2"), at=JEWELLERY_AT_VISBY)
    assert table.refused("sail:london").key == "fees-not-covered"       # no second card could bring the money
    table.do("sail:bergen")
    assert table.legal() == {"sail:visby"}                              # not London, and not the end
    assert table.refused("done").key == "fees-not-covered"


@pytest.mark.rule("NOV-4.14", "NOV-5.6", "NOV-5.36")
@pytest.mark.scenario("NOV-S56")
def test_a_sale_may_pay_the_fee() -> None:
    at = {"riga": "provisions_1", "lubeck": "clothing_1", "danzig": "clothing_2"}
    owner = {"owns": "riga", "store": "bergen", "speed": 3, "career": "4F2"}
    table = position(player(**owner, cash=3), at=at).sail("lubeck", "danzig", "riga")
    assert table.get("due") == 7
    assert table.legal() == {"make:riga:3:card:store"}
    table.do("make:riga:3:card:store")
    assert table.legal() == {"done"}
    assert table.seals() == 4
    assert table.do("done").cash() == 0
    poorer = position(player(**owner, cash=2), at=at)
    assert poorer.refused("sail:lubeck").key == "fees-not-covered"


@pytest.mark.rule("NOV-4.14", "NOV-11.3", "NOV-11.4")
def test_the_merchants_ducats_count_for_the_fees() -> None:
    poor = player(owns="visby", cash=0, career="4F2")
    assert "sail:lubeck" not in position(poor, at=JEWELLERY_AT_VISBY).do("sail:visby").legal()
    table = position(poor, at=JEWELLERY_AT_VISBY, merchant="front visby").do("sail:visby")
    assert "sail:lubeck" in table.legal()                               # 2 + 3 of the kontor, or 1 + 3 of a sale


@pytest.mark.rule("NOV-4.14", "NOV-4.13", "NOV-3.3")
def test_a_speed_privilege_leaves_none_for_the_extra_income() -> None:
    idle = {"riga": "clothing_3", "novgorod": "provisions_2", "visby": "clothing_2"}
    poor = player(owns="novgorod", cash=0, career="1F0", speed=3)
    assert "sail:visby" in position(poor, at=idle).do("sail:riga", "sail:novgorod").legal()     # fees 5 = 3 + 2
    slow = player(owns="novgorod", cash=0, career="1F0", speed=2)
    table = position(slow, at=idle).do("sail:riga", "sail:novgorod")
    assert table.refused("sail:visby").key == "fees-not-covered"        # the third card takes the privilege itself


@pytest.mark.rule("NOV-4.15", "NOV-4.16", "NOV-8.6", "NOV-15.27", "NOV-4.11")
@pytest.mark.scenario("NOV-S41")
def test_five_cities_count_for_the_bonus_and_placeholders_do_not() -> None:
    owner = player(owns="london bergen visby novgorod riga danzig", speed=5, cash=20)
    five = position(owner, bonuses="five_city_route:high")
    five.do("sail:lubeck", "sail:danzig", "sail:riga", "sail:novgorod", "sail:visby", "placeholder")
    assert five.seals() == 0
    assert five.do("done").seals() == 4
    assert "sail:bergen" not in five.legal()                            # the finished route does not change
    based = position(owner, bonuses="five_city_route:high")
    based.sail("visby", "lubeck", "antwerp", "london", "bergen", "ph")  # two of them base kontors
    assert based.seals() == 4
    four = position(owner, bonuses="five_city_route:high").sail("riga", "ph", "novgorod", "ph", "visby", "bergen")
    assert four.seals() == 0


@pytest.mark.rule("NOV-4.1")
def test_the_route_is_read_from_the_ship() -> None:
    table = position(player(owns="danzig lubeck visby", speed=3)).sail("danzig", "lubeck", "visby")
    route = [CITIES[card.city] for card in table.state.view(None).turn.route]
    assert route == ["danzig", "lubeck", "visby"]
    left = table.get("left")
    assert {CITIES[c] for c in range(8) if left[CITIES.index("visby")] >> c & 1} == {"danzig", "lubeck"}
    assert left[CITIES.index("danzig")] == 0
