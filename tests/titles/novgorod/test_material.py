"""The box: counts, what the rulebook says about the cards, and packs that must be refused."""

from typing import Any

import pytest

from kontor.parts.sheet import PackError
from kontor.titles.novgorod import material
from kontor.titles.novgorod.material import CITIES, GOODS, LUXURIES, load

M = load()
DANZIG = CITIES.index("danzig")


@pytest.mark.rule("NOV-1.1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert len(material.BONUSES) == 6
    assert len(CITIES) == len(GOODS) == len(material.MANUFACTORIES) == 8
    assert len(M.price) == len(M.income) == 32
    assert len(material.LUXURY_ORDERS) == len(material.GOODS_ORDERS) == 12
    assert len(material.CAREERS) == 2 * 4
    assert len(material.SPECIAL_PARTS) == 4 * 4


@pytest.mark.rule("NOV-1.3")
def test_the_lanes_are_the_ring_and_visby_lubeck() -> None:
    lanes = {(a, b) for a in range(8) for b in range(8) if M.neighbours[a] >> b & 1}
    ring = {(a, (a + 1) % 8) for a in range(8)}
    across = {(CITIES.index("visby"), CITIES.index("lubeck"))}
    assert lanes == {pair for a, b in ring | across for pair in ((a, b), (b, a))}


@pytest.mark.rule("NOV-1.5")
def test_every_city_has_one_cheapest_two_middle_and_one_dearest_kontor() -> None:
    for city in range(8):
        cheapest, middle, other_middle, dearest = M.price[city * 4: city * 4 + 4]
        assert cheapest < middle == other_middle < dearest
    assert M.price[DANZIG * 4: DANZIG * 4 + 4] == (5, 6, 6, 7)


@pytest.mark.rule("NOV-15.3")
def test_no_draft_costs_more_than_the_start_money() -> None:
    dearest = sorted(M.price[city * 4 + 3] for city in range(8))
    assert dearest[-1] + dearest[-2] + 2 * M.order_price <= M.start_cash


def test_goods_orders_show_four_different_goods_and_every_good_six_times() -> None:
    goods_orders = range(12, 24)
    assert all(M.order_kinds[order].bit_count() == 4 for order in goods_orders)
    assert [sum(M.order_kinds[order] >> good & 1 for order in goods_orders) for good in range(8)] == [6] * 8


def test_luxury_orders_show_every_ordered_pair_twice() -> None:
    pairs = [(M.row_luxury[order * 2], M.row_luxury[order * 2 + 1]) for order in range(12)]
    assert all(pairs.count((top, bottom)) == 2 for top in range(3) for bottom in range(3) if top != bottom)


def test_each_privilege_stands_once_on_each_of_the_four_lower_levels_of_each_side() -> None:
    for side in range(2):
        for level in range(4):
            assert {M.level_privilege[(side * 4 + card) * 5 + level] for card in range(4)} == {0, 1, 2, 3}


def test_a_home_mask_follows_the_cities_when_goods_change_places() -> None:
    swapped = load({"cities": [{"id": "london", "good": "fish"}, {"id": "bergen", "good": "wool"}]})
    assert M.recipe[2] == 1 << 3 | 1 << 7 | 1 << 0            # fur + cloth + wool, wool from London
    assert swapped.recipe[2] == 1 << 3 | 1 << 7 | 1 << 1      # wool from Bergen
    assert swapped.order_kinds == M.order_kinds


def test_a_pack_changes_only_what_it_names() -> None:
    packed = load({"cities": [{"id": "riga", "fee": 1}], "merchant": {"front_ducats": 2}})
    assert packed.fee == (2, 2, 3, 3, 1, 3, 4, 3)
    assert packed.merchant_ducats == 2
    assert packed.price == M.price


@pytest.mark.parametrize(("pack", "key"), [
    ({"game": {"start_cash": 26}}, "game.start_cash"),
    ({"cities": [{"id": "lubeck", "prices": [6, 7, 7, 9]}]}, "game.start_cash"),
    ({"cities": [{"id": "riga", "prices": [5, 5, 5, 6]}]}, "cities[riga].prices"),
    ({"cities": [{"id": "riga", "prices": [4, 5, 6]}]}, "cities[riga].prices"),
    ({"cities": [{"id": "riga", "good": "rye"}]}, "cities[riga].good"),
    ({"cities": [{"id": "riga", "good": "fur"}]}, "cities[riga].good"),
    ({"cities": [{"id": "riga", "neighbours": ["novgorod"]}]}, "cities[riga].neighbours"),
    ({"cities": [{"id": "riga", "neighbours": ["novgorod", "danzig", "visby"]}]}, "cities[riga].neighbours"),
    ({"cities": [{"id": "reval"}]}, "cities[reval]"),
    ({"cities": [{"id": "riga", "feee": 2}]}, "cities[riga].feee"),
    ({"piles": {"two": [1, 2, 3]}}, "piles.two"),
    ({"piles": {"three": [1, 4, 2]}}, "piles.three"),
    ({"manufactories": [{"id": "clothing_1", "recipe_1": ["silk"]}]}, "manufactories[clothing_1].recipe_1"),
    ({"manufactories": [{"id": "clothing_1", "recipe_1": []}]}, "manufactories[clothing_1].recipe_1"),
    ({"manufactories": [{"id": "clothing_1", "recipe_3": ["fur", "cloth", "wool", "fish"]}]},
     "manufactories[clothing_1].recipe_3"),
    ({"manufactories": [{"id": "clothing_1", "recipe_2": ["fur"]}]}, "manufactories[clothing_1].recipe_2"),
    ({"manufactories": [{"id": "jewellery_1", "luxury": "clothing"}, {"id": "jewellery_2", "luxury": "clothing"}]},
     "manufactories[clothing_1].luxury"),
    ({"orders": {"goods": [{"id": "goods_01", "top": ["cloth", "cloth"]}]}}, "orders.goods[goods_01].top"),
    ({"orders": {"luxury": [{"id": "lux_01", "top": ["fur"]}]}}, "orders.luxury[lux_01].top"),
    ({"orders": {"luxury": [{"id": "lux_13", "top": ["clothing"]}]}}, "orders.luxury[lux_13]"),
    ({"bonuses": {"variety": [0, 1]}}, "bonuses.variety"),
    ({"bonuses": {"cards": [{"id": "three_orders", "low": 5}]}}, "bonuses.cards[three_orders].low"),
    ({"careers": {"cards": [{"id": "1_front", "goods": [0, 0, 0, 0, 2]}]}}, "careers.cards[1_front].goods"),
    ({"careers": {"rows": [{"id": "front_3", "x": True}]}}, "careers.rows[front_3].x"),
    ({"careers": {"rows": [{"id": "front_3", "seals": 0}]}}, "careers.rows[front_3].seals"),
    ({"specials": {"start": ["a", "b"]}}, "specials.start"),
    ({"specials": {"parts": [{"id": "special_1_a", "wants": ["clothing", "jewellery"]}]}},
     "specials.parts[special_1_a].wants"),
    ({"specials": {"parts": [{"id": "special_1_a", "two_crates": True}]}}, "specials.parts[special_1_a].two_crates"),
    ({"game": {"ship_prices": [5, 10]}}, "game.ship_prices"),
    ({"harbours": {}}, "harbours"),
])
def test_a_pack_that_does_not_fit_is_refused_with_the_key(pack: dict[str, Any], key: str) -> None:
    with pytest.raises(PackError) as refusal:
        load(pack)
    assert refusal.value.key == key


def test_every_luxury_can_be_made_of_two_goods() -> None:
    for luxury in range(len(LUXURIES)):
        assert any(M.luxury[recipe // 3] == luxury and M.recipe_size[recipe] >= 2 for recipe in range(24))
