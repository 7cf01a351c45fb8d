"""Section 1: components and set-up."""

import pytest

from kontor.kernel.title import SetupError
from kontor.titles.merchants.material import CARDS, CITIES, COLOURS, HEXES, RESOURCES, load
from kontor.titles.merchants.meta import TITLE
from kontor.titles.merchants.state import (
    CHIPS, DECK, NEUTRAL, PILE, ROBBER, START, SUPPLY, board, deck_size, hidden_chips, mat, n_held, pile_size,
)

from .table import Table, bare, edge, first_game, variable

ALL = ("red", "blue", "white", "orange")


@pytest.mark.rule("MER-1.1")
def test_three_or_four_play_in_four_colours() -> None:
    assert TITLE.seats == (3, 4)
    assert COLOURS == ALL
    for seats in (2, 5):
        with pytest.raises(SetupError):
            TITLE.new(seats)


@pytest.mark.rule("MER-1.2")
def test_a_game_uses_the_short_or_the_main_board() -> None:
    london = CITIES.index("london")
    assert london not in board(TITLE.new(4, {"start": "short"})).cities
    assert london in board(TITLE.new(4, {"start": "main"})).cities
    assert len(board(TITLE.new(4, {"start": "first_game"})).hexes) == 58
    assert len(board(TITLE.new(4, {"start": "main"})).hexes) == 73


@pytest.mark.rule("MER-1.3", "MER-1.11")
def test_the_common_supply() -> None:
    s = variable().s
    assert [int(s.v[SUPPLY + r]) for r in range(5)] == [19] * 5
    assert deck_size(s) == 25
    assert pile_size(s) == 0
    assert sum(int(s.v[CHIPS + i]) for i in range(10)) + 5 == 15


@pytest.mark.rule("MER-1.4", "MER-1.13", "MER-1.14")
def test_fixed_start_gives_pieces_places_and_cards() -> None:
    table = first_game()
    for player, cities, route, cards in (
        ("red", ("budapest", "torino", "nuernberg"), "E184", ("wood", "grain", "salt")),
        ("blue", ("lyon", "venezia", "bern"), "E164", ("salt", "wool", "ore")),
        ("white", ("bruxelles", "praha", "wien"), "E126", ("wood", "grain", "wool")),
        ("orange", ("koeln", "krakow", "paris"), "E141", ("ore", "salt", "grain")),
    ):
        assert {table.owner(city) for city in cities} == {player}
        assert table.caravan_places(player) == [route, ""]
        assert table.trader_places(player) == ["", ""]
        own = table.of(player)
        assert {name for name in RESOURCES if own[name]} == set(cards)
        assert own["gold"] == 3
        assert own["routes"] == 29
    assert table.waiting == "pre-roll"
    assert table.actors() == ["red"]


@pytest.mark.rule("MER-1.5", "MER-1.6", "MER-1.7")
@pytest.mark.scenario("MER-S15")
@pytest.mark.parametrize(("start", "seats", "goods"), [
    ("short", 3, 6), ("short", 4, 5), ("main", 3, 10), ("main", 4, 8),
])
def test_warehouse(start: str, seats: int, goods: int) -> None:
    own = variable(seats, start).of("red")
    assert own["stored"] == goods - 1
    assert own["free_goods"] == 1
    assert own["delivered"] == 0


@pytest.mark.rule("MER-1.8")
@pytest.mark.parametrize("start", ["first_game", "main"])
def test_dotted_chips_lie_on_the_dotted_fields(start: str) -> None:
    table = Table(TITLE.new(4, {"start": start}))
    assert {h: table.number(h) for h in ("H42", "H26", "H20", "H37", "H30")} == {
        "H42": 4, "H26": 10, "H20": 10, "H37": 4, "H30": 10,
    }
    assert table.number("H27") == 5                     # printed
    assert table.number("H47") == 0                     # an empty field


@pytest.mark.rule("MER-1.9", "MER-1.10")
def test_two_chips_of_each_colour_lie_face_down() -> None:
    s = first_game().s
    assert [int(hidden_chips(s, r)) for r in range(5)] == [2] * 5
    faces = sorted([*mat(s).dotted_chips, *mat(s).hidden_chips])
    assert faces == [3, 3, 4, 4, 5, 5, 9, 9, 9, 10, 10, 10, 11, 11, 11]
    seen = s.view(0, True)
    assert seen.hidden_chips == (2, 2, 2, 2, 2)         # their colours, not their numbers


@pytest.mark.rule("MER-1.11")
def test_the_deck_holds_every_card() -> None:
    s = first_game().s
    assert {name: int(s.v[DECK + i]) for i, name in enumerate(CARDS)} == {
        "lancer": 8, "route_charter": 3, "bumper_harvest": 3, "monopoly": 2, "swift_caravan": 3, "swift_trader": 3,
        "safe_conduct": 3,
    }
    assert all(s.v[PILE + i] == 0 for i in range(7))


@pytest.mark.rule("MER-1.12")
@pytest.mark.parametrize("start", ["first_game", "short", "main"])
def test_the_robber_starts_without_number(start: str) -> None:
    table = Table(TITLE.new(4, {"start": start}))
    assert HEXES[int(table.s.v[ROBBER])] == "H10"
    assert table.number("H10") == 0


@pytest.mark.rule("MER-1.15", "MER-11.14")
@pytest.mark.parametrize(("neutral", "players", "cities"), [
    ("white", ["red", "blue", "orange"], ("bruxelles", "praha", "wien")),
    ("blue", ["red", "white", "orange"], ("lyon", "venezia", "bern")),
    ("orange", ["red", "blue", "white"], ("koeln", "krakow", "paris")),
])
def test_the_colour_nobody_plays_is_neutral(neutral: str, players: list[str], cities: tuple[str, ...]) -> None:
    table = first_game(3, neutral=neutral)
    assert [table.player(seat) for seat in range(3)] == players
    assert COLOURS[int(table.s.v[NEUTRAL]) - 1] == neutral
    assert {table.owner(city) for city in cities} == {"neutral"}
    routes = [e for e in board(table.s).edges if table.s.v[449 + e]]
    assert len(routes) == 3                             # none of the neutral colour
    assert TITLE.settle_options({})["neutral"] == "white"


@pytest.mark.rule("MER-1.16")
@pytest.mark.scenario("MER-S14")
def test_neutral_kontors_produce_nothing_but_take_goods() -> None:
    table = first_game(3, neutral="orange")
    before = table.all()
    table.roll(5)
    assert table.changes(before) == {"red": {"grain": 1}, "blue": {"wool": 1}, "white": {"gold": 1}}
    table = bare("red", 3, neutral="orange").kontors("neutral", "koeln").kontors("red", "bruxelles")
    table.routes("red", "E135").caravans("red", "E135")
    assert table.legal("red", "deliver") == {"1:koeln"}


@pytest.mark.rule("MER-1.17")
def test_chance_names_the_start_player() -> None:
    s = TITLE.new(3, {"start": "short"})
    assert [s.weight(TITLE.actions.ids[f"start:{n}"]) for n in range(4)] == [1, 1, 1, 0]
    table = variable(4, first=2)
    assert table.s.v[START] == 2
    assert table.actors() == ["white"]


def play_setup(table: Table, cities: list[str]) -> list[tuple[str, str]]:
    """Places the cities in turn and returns who was asked for what."""
    asked: list[tuple[str, str]] = []
    while table.waiting in ("setup-kontor", "setup-neutral"):
        asked.append((table.waiting, table.actors()[0]))
        table.do(table.actors()[0], f"kontor:{cities.pop(0)}")
    while table.waiting == "setup-route":
        player = table.actors()[0]
        asked.append((table.waiting, player))
        table.do(player, "route:" + min(table.legal(player, "route")))
    return asked


PURPLE = [
    "paris", "lyon", "bruxelles", "amsterdam", "koeln", "hamburg", "berlin", "nuernberg", "bern", "torino", "venezia",
    "wien", "praha", "wroclaw", "krakow", "budapest",
]


@pytest.mark.rule("MER-1.18", "MER-1.20", "MER-1.21", "MER-1.23")
@pytest.mark.scenario("MER-S45")
@pytest.mark.parametrize("first", [0, 2])
def test_order_of_the_variable_start(first: int) -> None:
    turn = [*ALL[first:], *ALL[:first]]
    table = variable(4, first=first)
    asked = play_setup(table, PURPLE[:])
    kontors, routes = asked[:12], asked[12:]
    assert [player for _, player in kontors] == [*turn, *reversed(turn), *turn]
    assert routes == [("setup-route", player) for player in reversed(turn)]
    assert (table.waiting, table.actors()) == ("pre-roll", [turn[0]])
    turn = [*ALL[:3][first:], *ALL[:3][:first]]
    table = variable(3, first=first)
    asked = play_setup(table, PURPLE[:])
    assert [player for _, player in asked[:9]] == [*turn, *reversed(turn), *turn]
    assert asked[9:12] == [("setup-neutral", player) for player in reversed(turn)]
    assert asked[12:] == [("setup-route", player) for player in reversed(turn)]
    assert (table.waiting, table.actors()) == ("pre-roll", [turn[0]])


@pytest.mark.rule("MER-1.18")
def test_start_kontors_stand_on_free_purple_cities() -> None:
    table = variable()
    assert table.legal("red", "kontor") == set(PURPLE)
    assert table.refusal("red", "kontor:warszawa") == "MER-1.18"
    table.do("red", "kontor:paris")
    assert table.legal("blue", "kontor") == set(PURPLE) - {"paris"}


@pytest.mark.rule("MER-1.19", "MER-11.13")
@pytest.mark.scenario("MER-S46")
@pytest.mark.parametrize(("city", "cards"), [
    ("budapest", {"ore": 1, "wood": 1, "grain": 1}), ("amsterdam", {"salt": 1, "wool": 1}),
])
def test_start_cards_for_the_third_kontor(city: str, cards: dict[str, int]) -> None:
    table = variable(3)
    order = [name for name in PURPLE if name not in ("budapest", "amsterdam")]
    for _ in range(6):
        table.do(table.actors()[0], f"kontor:{order.pop(0)}")
    before = table.of("red")
    table.do("red", f"kontor:{city}")
    assert table.change(before, "red") == cards         # no chip, no coins, no gold
    assert table.number("H47") == 0


@pytest.mark.rule("MER-1.21")
def test_a_start_route_touches_an_own_kontor_and_gets_the_caravan() -> None:
    table = variable(4)
    play_setup_kontors(table)
    player = table.actors()[0]
    assert player == "orange"
    own = [city for city in PURPLE if table.owner(city) == player]
    for key in table.legal(player, "route"):
        ends = [board(table.s).city_at[board(table.s).ends[2 * (int(key) - 1) + side]] for side in range(2)]
        assert any(CITIES[end] in own for end in ends if end >= 0)
    choice = min(table.legal(player, "route"))
    table.do(player, f"route:{choice}")
    assert [edge(name) for name in table.caravan_places(player) if name] == [choice]
    assert table.of(player)["routes"] == 29


def play_setup_kontors(table: Table, cities: list[str] | None = None) -> None:
    left = cities or PURPLE[:]
    while table.waiting in ("setup-kontor", "setup-neutral"):
        table.do(table.actors()[0], f"kontor:{left.pop(0)}")


@pytest.mark.rule("MER-1.22", "MER-11.42", "MER-11.43")
@pytest.mark.scenario("MER-S30")
def test_a_start_route_connects_no_cities() -> None:
    table = variable(4)                                 # red, blue, white, orange; routes from orange back to red
    play_setup_kontors(table, [
        "bruxelles", "koeln", "berlin", "praha", "paris", "lyon", "wroclaw", "hamburg", "nuernberg", "bern", "torino",
        "wien",
    ])
    assert table.owner("praha") == "orange"
    assert table.owner("berlin") == "white"
    table.do("orange", f"route:{edge('E126')}")         # Praha - I088
    assert table.refusal("white", f"route:{edge('E112')}") == "MER-1.22"
    table.do("white", f"route:{min(table.legal('white', 'route'))}")
    assert table.refusal("blue", f"route:{edge('E135')}") == "MER-1.22"        # Bruxelles - Köln
    assert table.owner("wroclaw") == "blue"
    assert table.refusal("blue", f"route:{edge('E113')}") == "MER-1.22"
    table.do("blue", f"route:{min(table.legal('blue', 'route'))}")
    assert table.refusal("red", f"route:{edge('E135')}") == "MER-1.22"


@pytest.mark.rule("MER-11.44")
def test_without_legal_start_route_the_pieces_stay_in_the_reserve() -> None:
    table = bare("red").kontors("red", "bruxelles").kontors("blue", "koeln", "paris", "lyon")
    # every edge at Bruxelles leads to a network with a city
    table.routes("blue", "E151").routes("orange", "E134").at("setup-route", "red")
    assert table.legal("red", "route") == set()
    table.s.advance()
    assert table.waiting != "setup-route"
    assert table.caravan_places("red") == ["", ""]


@pytest.mark.rule("MER-11.13")
def test_the_set_up_brings_no_gold_and_no_goods() -> None:
    table = variable(4)
    play_setup(table, PURPLE[:])
    assert all(table.of(player)["gold"] == 3 for player in ALL)
    assert all(table.of(player)["free_goods"] == 1 for player in ALL)


@pytest.mark.rule("MER-11.47")
def test_colours_follow_the_seats() -> None:
    table = variable(3)
    assert [table.player(seat) for seat in range(3)] == ["red", "blue", "white"]
    play_setup(table, PURPLE[:])
    assert [city for city in PURPLE if table.owner(city) == "neutral"] == ["torino", "venezia", "wien"]
    assert len(table.s.view(None).players) == 3


def test_material_is_shared() -> None:
    assert mat(first_game().s) is mat(variable().s)
    assert load() is not load()


def test_cards_in_hands_at_the_start() -> None:
    assert all(n_held(first_game().s, seat) == 0 for seat in range(4))
