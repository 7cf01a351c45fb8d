"""The boards, chips and cards as data, and packs that put other values over them."""

from typing import Any

import pytest

from kontor.parts.sheet import PackError
from kontor.titles.merchants.material import (
    CITIES, CORNERS, CROSSINGS, EDGES, HEXES, MEET, N_CITIES, N_CROSSINGS, NONE, RESOURCES, TOUCH, Board, load,
    read_grid,
)

M = load()
SHORT, MAIN = M.boards


def city(board: Board, name: str) -> int:
    return board.crossing[CITIES.index(name)]


def hexes(board: Board, name: str) -> list[str]:
    i = CITIES.index(name)
    return [HEXES[h] for h in board.city_hexes[MEET * i : MEET * i + MEET] if h != NONE]


def ends(board: Board, edge: str) -> set[int]:
    i = EDGES.index(edge)
    return {board.ends[2 * i], board.ends[2 * i + 1]}


@pytest.mark.parametrize(("board", "landscapes", "printed", "crossings", "edges", "double", "cities", "purple"), [
    (MAIN, 73, 38, 221, 304, 14, 56, 16), (SHORT, 58, 33, 164, 227, 9, 45, 16),
])
@pytest.mark.rule("MER-1.2", "MER-4.12")
def test_sizes(
    board: Board, landscapes: int, printed: int, crossings: int, edges: int, double: int, cities: int, purple: int
) -> None:
    assert len(board.hexes) == landscapes
    assert sum(1 for h in board.hexes if board.number[h]) == printed
    assert sum(board.has_crossing(c) for c in range(N_CROSSINGS)) == crossings
    assert len(board.edges) == edges
    assert sum(board.is_double) == double
    assert len(board.cities) == cities
    assert sum(board.is_purple) == purple


@pytest.mark.parametrize("board", [SHORT, MAIN])
def test_incidence_agrees_in_both_directions(board: Board) -> None:
    for edge in board.edges:
        for side in range(2):
            crossing = board.ends[2 * edge + side]
            assert edge in board.crossing_edges[MEET * crossing : MEET * crossing + MEET]
        for other in board.touching[TOUCH * edge : TOUCH * edge + TOUCH]:
            if other != NONE:
                assert edge in board.touching[TOUCH * other : TOUCH * other + TOUCH]
    for place in board.cities:
        assert board.city_at[board.crossing[place]] == place
        for hex_ in board.city_hexes[MEET * place : MEET * place + MEET]:
            if hex_ != NONE:
                assert place in board.hex_cities[CORNERS * hex_ : CORNERS * hex_ + CORNERS]
                assert board.crossing[place] in board.corners[CORNERS * hex_ : CORNERS * hex_ + CORNERS]


@pytest.mark.parametrize("board", [SHORT, MAIN])
def test_cities_keep_their_distance(board: Board) -> None:
    near = {
        (CITIES[a], CITIES[b]) for a in board.cities for b in board.cities
        if a < b and board.steps(board.crossing[a], board.crossing[b]) < 2
    }
    assert near == {("bruxelles", "koeln")}


@pytest.mark.rule("MER-1.14")
def test_facts_of_the_worked_examples() -> None:
    for board in (SHORT, MAIN):
        assert "H27" in hexes(board, "koeln")
        assert "H27" in hexes(board, "nuernberg")
        assert "H52" in hexes(board, "lyon")
        assert (board.number[HEXES.index("H27")], board.number[HEXES.index("H52")]) == (5, 5)
        assert board.steps(city(board, "torino"), city(board, "venezia")) == 3
        assert board.steps(city(board, "bern"), city(board, "torino")) == 2
        assert board.steps(city(board, "praha"), CROSSINGS.index("I089")) == 3
        assert board.steps(CROSSINGS.index("I089"), city(board, "kaliningrad")) == 3
        assert board.steps(city(board, "budapest"), city(board, "beograd")) == 2
        assert sorted(hexes(board, "beograd")) == ["H47", "H56", "H57"]
        assert board.is_double[EDGES.index("E084")]
        assert ends(board, "E135") == {city(board, "bruxelles"), city(board, "koeln")}
        assert board.coins[CITIES.index("kaliningrad")] == 0


@pytest.mark.parametrize("board", [SHORT, MAIN])
def test_no_two_double_arrows_touch(board: Board) -> None:
    for edge in board.edges:
        if board.is_double[edge]:
            near = [e for e in board.touching[TOUCH * edge : TOUCH * edge + TOUCH] if e != NONE]
            assert not any(board.is_double[e] for e in near)


def test_coins_lie_at_the_coast() -> None:
    assert sum(1 for c in range(N_CITIES) if MAIN.coins[c]) == 23
    assert sum(1 for c in range(N_CITIES) if SHORT.coins[c]) == 14
    assert (MAIN.coins[CITIES.index("marseille")], SHORT.coins[CITIES.index("marseille")]) == (1, 2)


@pytest.mark.rule("MER-1.8", "MER-1.10")
def test_chips() -> None:
    assert M.dotted_chips == (10, 10, 4, 4, 10)
    assert M.hidden_chips == (3, 9, 11, 5, 3, 9, 11, 9, 11, 5)
    for board in (SHORT, MAIN):
        assert [RESOURCES[board.resource[h]] for h in board.dotted] == list(RESOURCES)


@pytest.mark.rule("MER-1.5")
def test_storage() -> None:
    assert M.goods == (6, 5, 10, 8)


def test_a_pack_puts_real_values_over_ours() -> None:
    pack: dict[str, Any] = {
        "boards": {"main": {
            "landscapes": [{"id": "H27", "number": 6}], "cities": [{"id": "paris", "crossing": "I135"}],
        }},
        "chips": {"wood": {"dotted": 9, "hidden": [9, 9]}},
    }
    m = load(pack)
    assert m.boards[1].number[HEXES.index("H27")] == 6
    assert m.boards[0].number[HEXES.index("H27")] == 5
    assert m.boards[1].crossing[CITIES.index("paris")] == CROSSINGS.index("I135")
    assert m.hidden_chips[:2] == (9, 9)


def board_with(key: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {"boards": {"short": {key: rows}}}


@pytest.mark.parametrize(("pack", "key"), [
    (board_with("landscapes", [{"id": "H27", "number": 7}]), "boards.short.landscapes[H27].number"),
    (board_with("landscapes", [{"id": "H20", "dotted": False}]), "boards.short.landscapes"),
    (board_with("landscapes", [{"id": "H01", "dotted": True}]), "boards.short.landscapes[H42].dotted"),
    (board_with("landscapes", [{"id": "H01", "terrain": "swamp"}]), "boards.short.landscapes[H01].terrain"),
    (board_with("landscapes", [{"id": "X99"}]), "boards.short.landscapes[X99]"),
    (board_with("cities", [{"id": "paris", "crossing": "I146"}]), "boards.short.cities[lyon].crossing"),
    (board_with("cities", [{"id": "paris", "crossing": "I001x"}]), "boards.short.cities[paris].crossing"),
    (board_with("cities", [{"id": "paris", "coins": 2}]), "boards.short.cities[paris].coins"),
    ({"boards": {"short": {"robber_start": "H27"}}}, "boards.short.robber_start"),
    ({"boards": {"short": {"sea_lanes": ["E164"]}}}, "boards.short.sea_lanes"),
    ({"boards": {"short": {"double_arrows": ["E017"]}}}, "boards.short.double_arrows"),
    ({"chips": {"wood": {"dotted": 7}}}, "chips.wood.hidden"),
    ({"cards": {"lancer": {"count": 9}}}, "cards"),
    ({"storage": [{"id": "main-4", "goods": 9}]}, "storage[main-4].goods"),
    ({"fixed_start": [{"id": "red", "route": "E135"}]}, "fixed_start[red].route"),
    ({"fixed_start": [{"id": "red", "kontors": ["budapest", "torino", "warszawa"]}]}, "fixed_start[red].kontors"),
    ({"costs": {"trader_move": {"grain": 1, "salt": 1}}}, "costs.trader_move"),
    ({"prices": {}}, "prices"),
])
def test_packs_that_cannot_be_used_name_the_key(pack: dict[str, Any], key: str) -> None:
    with pytest.raises(PackError) as caught:
        load(pack)
    assert caught.value.key == key


def test_the_grid_has_every_place_once() -> None:
    grid = read_grid()
    def names(key: str) -> list[str]:
        return [row["id"] for row in grid[key]]
    assert names("edges") == list(EDGES)
    assert names("crossings") == list(CROSSINGS)
    assert set(HEXES) <= set(names("hexes"))
