"""The material: counts and check sums of the components, and packs that must be refused."""

from collections import Counter
from typing import Any

import pytest

from kontor.parts.sheet import PackError
from kontor.titles.oltremare.material import (
    CARDS, GOODS, HARBOURS, MARKERS, PAIRS, SETS, SYMBOLS, Material, load, symbols_of_set,
)


@pytest.fixture(scope="module")
def material() -> Material:
    return load()


def reachable(material: Material, harbour: str, sails: int) -> set[str]:
    mask = material.reach[5 * HARBOURS.index(harbour) + sails]
    return {name for place, name in enumerate(HARBOURS) if mask >> place & 1}


@pytest.mark.rule("OLT-1.2", "OLT-1.3", "OLT-12.38")
def test_the_box_holds_98_cards_30_harbours_and_32_markers(material: Material) -> None:
    assert len(CARDS) == len(material.good) == 98
    assert material.goods_cards == (8, 10, 12, 14, 16, 18, 20)
    assert tuple(Counter(material.good)[good] for good in range(7)) == material.goods_cards
    assert len(HARBOURS) == len(material.x) == 30
    assert dict(zip(MARKERS, material.markers, strict=True)) == {
        "ship": 6, "pirates": 6, "coin": 6, "lion": 5, "stack": 5, "compass": 4}


@pytest.mark.rule("OLT-5.4")
def test_every_card_shows_two_different_symbols(material: Material) -> None:
    assert all(mask.bit_count() == 2 for mask in material.symbols)
    assert [sum(mask >> symbol & 1 for mask in material.symbols) for symbol in range(4)] == [49, 49, 49, 49]
    assert [material.pair.count(pair) for pair in range(len(PAIRS))] == [17, 16, 16, 16, 16, 17]


def test_power_and_load_add_up_to_seven(material: Material) -> None:
    assert all(power + load == 7 for power, load in zip(material.power, material.load, strict=True))
    assert [material.load.count(load) for load in (1, 2, 3, 4)] == [20, 29, 29, 20]


@pytest.mark.rule("OLT-12.41")
def test_every_harbour_is_named_on_exactly_one_card(material: Material) -> None:
    assert sorted(place for place in material.harbour if place >= 0) == list(range(30))
    assert all(load in (2, 3) for load, place in zip(material.load, material.harbour, strict=True) if place >= 0)


def test_no_two_cards_are_the_same(material: Material) -> None:
    assert len(set(zip(material.good, material.pair, material.power, material.harbour, strict=True))) == 98


def test_value_rows_follow_the_tendencies_of_the_sources(material: Material) -> None:
    rows = [material.run_values[5 * good:5 * good + 5] for good in range(7)]
    assert rows[GOODS.index("olives")] == (1, 2, 4, 7, 11)
    assert rows[GOODS.index("pottery")][:3] == (1, 3, 6)
    assert [row[1] for row in rows] == [7, 6, 5, 4, 3, 2, 1]


def test_the_map_has_44_routes_and_every_harbour_two_to_four(material: Material) -> None:
    assert len(material.routes) == 2 * 44
    degrees = Counter(material.routes)
    assert Counter(degrees.values()) == {2: 11, 3: 10, 4: 9}


@pytest.mark.rule("OLT-5.11", "OLT-5.12", "OLT-11.31", "OLT-12.24")
def test_destinations_use_every_route_once(material: Material) -> None:
    assert reachable(material, "venezia", 2) == {"bari", "durazzo", "ragusa", "zara"}
    assert reachable(material, "venezia", 3) == {"ancona", "bari", "corfu", "durazzo", "messina", "ragusa", "venezia"}


def test_symbol_sets_stand_in_the_order_of_requests() -> None:
    assert [symbols_of_set(number) for number in range(len(SETS))] == [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12]


@pytest.mark.rule("OLT-5.15")
def test_where_no_trail_is_long_enough_a_longest_one_is_sailed() -> None:
    row = [HARBOURS[0]]
    for name in HARBOURS[1:]:
        row += [name, name]
    material = load({"routes": {"trunk": [], "short_cuts": row[:-1]}})
    assert reachable(material, HARBOURS[1], 1) == {HARBOURS[0], HARBOURS[2]}
    assert reachable(material, HARBOURS[0], 4) == {HARBOURS[4]}
    assert reachable(material, HARBOURS[1], 3) == {HARBOURS[4]}
    last = reachable(material, HARBOURS[28], 4)
    assert last == {HARBOURS[24]}
    pair = load({"routes": {"trunk": [], "short_cuts": star()}})
    assert reachable(pair, HARBOURS[0], 4) == set(HARBOURS[1:])
    assert reachable(pair, HARBOURS[1], 4) == set(HARBOURS[2:])


def star() -> list[str]:
    return [end for name in HARBOURS[1:] for end in (HARBOURS[0], name)]


def test_a_pack_replaces_single_values() -> None:
    material = load({"cards": [{"id": "GEM-01", "power": 3, "load": 4}], "constants": {"price": 2},
                     "goods": [{"id": "grain", "values": [1, 2, 3, 4, 5]}]})
    assert (material.power[0], material.load[0], material.pair[0]) == (3, 4, PAIRS.index("ducat+market"))
    assert material.price == 2
    assert material.run_values[-5:] == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(("pack", "key"), [
    ({"cards": [{"id": "GEM-01", "power": 4}]}, "cards[GEM-01].load"),
    ({"cards": [{"id": "GEM-01", "symbols": ["sail", "sail"]}]}, "cards[GEM-01].symbols"),
    ({"cards": [{"id": "GEM-01", "symbols": ["sail"]}]}, "cards[GEM-01].symbols"),
    ({"cards": [{"id": "GEM-01", "harbour": "venezia"}]}, "cards[PAR-03].harbour"),
    ({"cards": [{"id": "GEM-01", "harbour": "genova"}]}, "cards[GEM-01].harbour"),
    ({"cards": [{"id": "GEM-01", "good": "silk"}]}, "cards[GEM-01].good"),
    ({"cards": [{"id": "GEM-09", "good": "gems"}]}, "cards[GEM-09]"),
    ({"cards": [{"id": "GEM-01", "colour": 1}]}, "cards[GEM-01].colour"),
    ({"goods": [{"id": "gems", "cards": 9}]}, "goods[gems].cards"),
    ({"goods": [{"id": "gems", "values": [3, 2, 1, 1, 1]}]}, "goods[gems].values"),
    ({"markers": {"ship": 7}}, "markers"),
    ({"routes": {"short_cuts": ["venezia"]}}, "routes.short_cuts"),
    ({"routes": {"short_cuts": ["venezia", "zara"]}}, "routes.trunk"),
    ({"routes": {"trunk": ["venezia", "zara", "ragusa"]}}, "routes.trunk"),
    ({"constants": {"purchases": 5}}, "constants.purchases"),
    ({"constants": {"steps": [1, 1, 3, 6]}}, "constants.steps"),
    ({"winds": 1}, "winds"),
])
def test_a_bad_pack_names_the_key(pack: dict[str, Any], key: str) -> None:
    with pytest.raises(PackError) as error:
        load(pack)
    assert error.value.key == key


def test_symbols_are_named_in_the_order_of_actions() -> None:
    assert SYMBOLS == ("ducat", "pirate", "market", "sail")
