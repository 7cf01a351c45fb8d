"""The printed values: what the box holds, what a pack may change, and what a wrong pack is told."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from kontor.parts.sheet import PackError, Sheet, read_toml
from kontor.titles.rivalcities import material as m
from kontor.titles.rivalcities.material import Material, load

DATA = read_toml(m.HERE / "material.toml")


@pytest.fixture(scope="module")
def printed() -> Material:
    return load()


def deeds(material: Material, first: int, length: int) -> list[tuple[int, ...]]:
    """A slice of effects as rows of kind, good, n, cost, stars, times."""
    columns = (material.deed_kind, material.deed_good, material.deed_n,
               material.deed_cost, material.deed_stars, material.deed_times)
    return [tuple(column[row] for column in columns) for row in range(first, first + length)]


def card(material: Material, name: str) -> list[tuple[int, ...]]:
    number = m.CARDS.index(name)
    return deeds(material, material.card_first[number], material.card_len[number])


def kinds(material: Material, names: tuple[str, ...]) -> Counter[int]:
    return Counter(deed[0] for name in names for deed in card(material, name))


def values(material: Material) -> dict[str, Any]:
    return dict(vars(material))


@pytest.mark.rule("RIV-1.2", "RIV-1.4")
def test_ring(printed: Material) -> None:
    assert printed.dark_spaces == (4, 8, 12, 16)
    assert [space for space in range(20) if printed.ring_dark[space]] == [4, 8, 12, 16]
    light = [printed.first_layout[space] for space in range(20) if not printed.ring_dark[space]]
    assert light == list(range(16))
    assert [m.CARDS[printed.first_layout[space]] for space in (1, 5, 19)] == ["B01", "B04", "B15"]
    assert all(printed.first_layout[space] == -1 for space in printed.dark_spaces)


@pytest.mark.rule("RIV-2.4")
def test_move_cost(printed: Material) -> None:
    assert printed.move_cost[1:11] == (0, 0, 1, 2, 4, 6, 8, 10, 12, 14)
    assert printed.move_cost[4:] == tuple(2 + 2 * (n - 4) for n in range(4, 21))


@pytest.mark.rule("RIV-1.12")
def test_supply_and_start(printed: Material) -> None:
    supply = (printed.n_goods_each, printed.n_letters, printed.n_manufactories, printed.n_star_tokens)
    assert supply == (12, 12, 12, 12)
    assert printed.start_goods == (1, 0, 0, 0, 1, 2, 0, 0, 0, 1)
    assert printed.start_manufactories == 1
    assert (printed.n_ships_in_play, printed.n_suits_in_play) == (10, 7)


def test_basic_cards(printed: Material) -> None:
    numbered = m.CARDS[1:16]
    assert sum(printed.card_split) == sum(printed.card_split[:16]) == 8
    count = kinds(printed, numbered)
    assert [count[kind] for kind in (m.LAWSUIT, m.SHIP, m.ALLIANCE, m.PRESTIGE, m.RULING)] == [4, 2, 2, 2, 1]
    made = Counter(deed[1] for name in numbered for deed in card(printed, name) if deed[0] == m.PRODUCTION)
    assert made == {m.BEER: 2, m.CLOTH: 2, m.LEATHER: 2, m.FURNITURE: 1}
    assert card(printed, "B00") == [(m.GIFT, m.ANY, 1, 0, 0, 0)]
    assert card(printed, "B01") == [(m.PRODUCTION, m.BEER, 2, 0, 0, 0), (m.PRODUCTION, m.CLOTH, 1, 0, 0, 0)]
    assert card(printed, "B04") == [(m.MANUFACTORY, m.ANY, 0, 2, 0, 0)]
    assert card(printed, "B08") == [(m.EXCHANGE, -1, 0, 0, 0, 2), (m.DONATION, m.ANY, 0, 2, 1, 1)]


def test_special_cards(printed: Material) -> None:
    with_suit = [name for name in m.SPECIAL_CARDS if m.LAWSUIT in kinds(printed, (name,))]
    assert len(with_suit) == 19
    assert set(m.SPECIAL_CARDS) - set(with_suit) == {"S05", "S06", "S11", "S16", "S24"}
    count = kinds(printed, m.SPECIAL_CARDS)
    assert [count[kind] for kind in (m.SHIP, m.PRESTIGE, m.ALLIANCE, m.MANUFACTORY, m.DONATION)] == [3, 3, 2, 2, 4]
    assert [count[kind] for kind in (m.RULING, m.PIRACY, m.PIRACY_FAVOUR, m.PRODUCTION, m.DRAW)] == [1, 1, 1, 2, 2]
    assert card(printed, "S01") == card(printed, "S21")
    assert card(printed, "S14") == card(printed, "S15")
    assert card(printed, "S14") == [(m.LAWSUIT, -1, 0, 0, 0, 0), (m.MANUFACTORY, -1, 0, 0, 0, 0)]
    assert card(printed, "S10")[2] == (m.DONATION, m.FURNITURE, 0, 2, 3, 1)
    assert card(printed, "S23")[2] == (m.DONATION, m.LEATHER, 0, 1, 1, 2)
    assert card(printed, "S24")[1] == (m.DONATION, m.BEER, 0, 3, 1, 2)


@pytest.mark.rule("RIV-9.12")
def test_ship_prices_and_stars(printed: Material) -> None:
    ships = Counter(printed.ship_good)
    goods: Counter[int] = Counter()
    for good, cost in zip(printed.ship_good, printed.ship_cost, strict=True):
        goods[good] += cost
    assert ships == {m.FURNITURE: 5, m.LEATHER: 5, m.CLOTH: 7, m.BEER: 4}
    assert goods == {m.FURNITURE: 14, m.LEATHER: 18, m.CLOTH: 27, m.BEER: 20}
    assert sum(printed.ship_stars[:20]) == 31
    assert printed.ship_stars[19] == 5
    assert printed.ship_stars[m.SHIP_PER_SHIP] == 0
    for ship in range(14, 21):
        assert printed.ship_len[ship] == printed.ship_income_len[ship] == 0


def test_ship_effects(printed: Material) -> None:
    at_once = [deeds(printed, printed.ship_first[ship], printed.ship_len[ship]) for ship in range(21)]
    income = [deeds(printed, printed.ship_income_first[ship], printed.ship_income_len[ship]) for ship in range(21)]
    assert [[deed[0] for deed in row] for row in at_once[:3]] == [[m.PRESTIGE] * 2, [m.LAWSUIT] * 2, [m.DRAW] * 2]
    assert at_once[3:5] == [[(m.LETTERS, -1, 1, 0, 0, 0)], [(m.LETTERS, -1, 2, 0, 0, 0)]]
    assert income[5:10] == [
        [(m.STARS, -1, 0, 0, 1, 0)], [(m.GOODS, m.FURNITURE, 2, 0, 0, 0)], [(m.PRESTIGE, -1, 0, 0, 0, 0)],
        [(m.GOODS, m.CLOTH, 2, 0, 0, 0)], [(m.LETTERS, -1, 1, 0, 0, 0)],
    ]
    assert not any(at_once[5:])
    assert not any(income[:5] + income[10:])
    assert printed.ship_extra_good == (-1,) * 10 + (m.BEER, m.LEATHER, m.CLOTH, m.FURNITURE) + (-1,) * 7


def test_alliances(printed: Material) -> None:
    assert list(m.ALLIANCES) == sorted(m.ALLIANCES)         # RIV-5.3 settles them in this order
    assert sum(printed.alliance_stars) == 11
    assert printed.alliance_good == (m.ANY, m.FURNITURE, m.LETTER, m.BEER, m.ANY, m.ANY, m.ANY, m.ANY)
    assert printed.alliance_cost == (2, 1, 1, 2, 1, 1, 1, 1)
    assert printed.alliance_extra_good == (-1, -1, -1, -1, -1, m.CLOTH, m.LEATHER, m.FURNITURE)


def test_lawsuits(printed: Material) -> None:
    assert sum(printed.suit_stars) == 23
    assert printed.slot_repeats == (0, 1, 2)
    costs = [printed.suit_cost[5 * suit:5 * suit + 5] for suit in range(10)]
    assert costs[7] == (0, 1, 1, 0, 0)
    assert costs[3] == (0, 0, 0, 0, 1)
    assert costs[9] == (2, 0, 0, 0, 0)
    for suit in range(10):
        bonus = deeds(printed, printed.suit_first[suit], printed.suit_len[suit])
        assert [deed[0] == m.SWAY for deed in bonus] == [False] * (len(bonus) - 1) + [True]
    assert [deed[0] for deed in deeds(printed, printed.suit_first[7], 3)] == [m.LETTERS, m.GOODS, m.SWAY]
    assert deeds(printed, printed.suit_win_first[4], 2) == [(m.GOODS, m.BEER, 3, 0, 0, 0), (m.STARS, -1, 0, 0, 2, 0)]


def test_prestige_track(printed: Material) -> None:
    income = [deeds(printed, printed.track_income_first[d], printed.track_income_len[d]) for d in range(9)]
    assert income == [
        [], [], *([(m.GOODS, good, 1, 0, 0, 0)] for good in range(4)),
        [(m.LETTERS, -1, 1, 0, 0, 0)], [(m.STARS, -1, 0, 0, 1, 0)], [],
    ]
    assert printed.track_stars == (0, 0, 1, 1, 2, 2, 4, 4, 0)


def test_everything_is_a_small_whole_number(printed: Material) -> None:
    for name, value in values(printed).items():
        items = value if isinstance(value, tuple) else (value,)
        assert all(type(item) is int and -1 <= item < 256 for item in items), name


def test_pack_changes_one_cost_and_nothing_else(printed: Material) -> None:
    own = load({"ships": [{"id": "7", "cost": 4}]})
    assert own.ship_cost == (*printed.ship_cost[:6], 4, *printed.ship_cost[7:])
    changed = {name for name, value in values(printed).items() if values(own)[name] != value}
    assert changed == {"ship_cost"}


def test_pack_replaces_a_list_of_effects_whole(printed: Material) -> None:
    own = load({"cards": [{"id": "S05", "deeds": [{"do": "piracy", "n": 2}]}], "supply": {"letters": 14}})
    assert card(own, "S05") == [(m.PIRACY, -1, 2, 0, 0, 0)]
    assert own.n_letters == 14
    assert own.n_goods_each == printed.n_goods_each


@pytest.mark.parametrize(("pack", "key", "expected"), [
    ({"ships": [{"id": "7", "cost": 0}]}, "ships[7].cost", "a whole number from 1 to 12"),
    ({"ships": [{"id": "7", "good": "fish"}]}, "ships[7].good", "one of beer, cloth, leather, furniture"),
    ({"ships": [{"id": "7", "price": 4}]}, "ships[7].price", "no such key here"),
    ({"ships": [{"id": "7", "immediate": [{"do": "draw"}]}]}, "ships[7].immediate", "no such key here"),
    ({"ships": [{"id": "22", "cost": 4}]}, "ships[22]", "21 rows with the ids"),
    ({"lighthouses": 3}, "lighthouses", "no such key here"),
    ({"supply": {"coal": 3}}, "supply.coal", "no such key here"),
    ({"slots": {"repeats": [0, 1]}}, "slots.repeats", "3 of whole numbers"),
    ({"ring": {"step_cost": []}}, "ring.step_cost", "1 to 20 numbers"),
    ({"ring": {"first_game": ["B00"] * 20}}, "ring.first_game", "every basic card once and 4 dark spaces"),
    ({"ring": {"first_game": ["B01"] * 20}}, "ring.first_game", "B00 on the first space"),
    ({"ring": {"first_game": ["S01"] * 20}}, "ring.first_game", "20 of words from B00"),
    ({"cards": [{"id": "B01", "deeds": [{"do": "draw"}]}]}, "cards[B01].deeds", "2 effects"),
    ({"cards": [{"id": "B02", "deeds": [{"do": "draw"}] * 5}]}, "cards[B02].deeds", "at most 4 effects"),
    ({"cards": [{"id": "B02", "deeds": []}]}, "cards[B02].deeds", "a list of effects"),
    ({"cards": [{"id": "B02", "deeds": [{"do": "sway"}]}]}, "cards[B02].deeds[0].do", "one of production, gift"),
    ({"cards": [{"id": "B02", "deeds": [{"do": "draw", "n": 2}]}]}, "cards[B02].deeds[0].n", "no such key here"),
    ({"cards": [{"id": "B06", "deeds": [{"do": "gift", "n": 2}]}]}, "cards[B06].deeds[0].good", "one of beer"),
    ({"lawsuits": [{"id": "L01", "legal_cost": []}]}, "lawsuits[L01].legal_cost", "1 to 12 goods or letters"),
    ({"lawsuits": [{"id": "L01", "bonus": [{"do": "prestige"}]}]}, "lawsuits[L01].bonus", "effects of which the last"),
    ({"lawsuits": [{"id": "L01", "bonus": [{"do": "sway"}] * 2}]}, "lawsuits[L01].bonus", "effects of which the last"),
    ({"lawsuits": [{"id": "L02", "win": [{"do": "manufactory", "cost": 2}]}]}, "lawsuits[L02].win", "a manufactory"),
    ({"alliances": [{"id": "oslo", "extra": "any"}]}, "alliances[oslo].extra", "one of beer"),
    ({"alliances": [{"id": "gdansk", "upkeep": "ship"}]}, "alliances[gdansk].upkeep", "one of beer"),
    ({"track": [{"id": "5", "income": [{"do": "draw"}]}]}, "track[5].income[0].do", "one of goods, letters, stars"),
])
def test_a_wrong_pack_is_told_file_key_and_expectation(pack: dict[str, Any], key: str, expected: str) -> None:
    with pytest.raises(PackError) as error:
        load(pack)
    assert error.value.file == "rivalcities/material.toml"
    assert error.value.key == key
    assert error.value.expected.startswith(expected)
    assert str(error.value).startswith(f"rivalcities/material.toml: {key}: expected {expected}")


@pytest.mark.parametrize("name", DATA["source"])
def test_every_value_needs_a_tag(name: str) -> None:
    data = deepcopy(DATA)
    del data["source"][name]
    with pytest.raises(PackError, match="expected one of rulebook, public, reconstructed, convention, found nothing"):
        Material(Sheet(data, "material.toml"))


def test_tags_follow_the_component_list() -> None:
    root = Sheet(DATA, "material.toml")
    ships = root.rows("ships", m.SHIPS)
    assert [ships[19].tag(key) for key in ("cost", "stars")] == ["public", "rulebook"]
    suits = root.rows("lawsuits", m.SUITS)
    assert [suits[1].tag(key) for key in ("legal_cost", "bonus")] == ["rulebook", "rulebook"]
    assert [suits[1].tag(key) for key in ("win", "stars")] == ["public", "public"]
    assert root.rows("cards", m.CARDS)[8].tag("deeds") == "rulebook"
