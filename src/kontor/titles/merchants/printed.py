"""What the drawn board must know and no view tells: grid, landscapes, cities, prices."""

from typing import Any

from . import material
from .describe import card_numbers
from .material import (
    BOARDS, CARDS, CITIES, CROSSINGS, HEXES, MEET, NONE, RESOURCES, TERRAINS, Board, Material,
)  # fmt: skip


def printed(pack: dict[str, Any] | None) -> dict[str, Any]:
    m = material.load(pack)
    grid = material.read_grid()
    hexes = {row["id"]: row for row in grid["hexes"]}
    crossings = {row["id"]: row for row in grid["crossings"]}
    assert len(m.boards) == len(BOARDS)
    return {
        "resources": RESOURCES,
        "terrains": TERRAINS,
        "cards": CARDS,
        "cities": CITIES,
        "hexes": [point(hexes[name]) for name in HEXES],
        "seas": [point(row) for row in grid["hexes"] if row["id"] not in HEXES],
        "crossings": [point(crossings[name]) for name in CROSSINGS],
        "ends": list(zip(m.boards[0].ends[::2], m.boards[0].ends[1::2], strict=True)),
        "grounds": [ground(board) for board in m.boards],
        "terrainResource": [resource_of(m, terrain) for terrain in range(len(TERRAINS))],
        "costs": costs(m),
        "rates": rates(m),
        "cardNumbers": card_numbers(m),
    }


def point(row: dict[str, Any]) -> list[float]:
    return [round(row["x"], 3), -round(row["y"], 3)]


def ground(board: Board) -> dict[str, Any]:
    assert all(board.crossing_edges[MEET * board.crossing[city]] != NONE for city in board.cities)
    return {
        "terrain": board.terrain,
        "printed": board.number,
        "dotted": board.dotted,
        "edges": board.edges,
        "lanes": board.lanes,
        "doubles": [edge for edge, double in enumerate(board.is_double) if double],
        "crossing": board.crossing,
        "purple": board.is_purple,
        "coins": board.coins,
    }


def resource_of(m: Material, terrain: int) -> int:
    main = m.boards[1]
    return next((main.resource[hex_] for hex_ in main.hexes if main.terrain[hex_] == terrain), NONE)


def costs(m: Material) -> dict[str, list[str]]:
    """What is paid for each kind of action, as a list of single cards."""
    return {
        "route": named(m.route_cost),
        "recruit": named(m.trader_cost),
        "raise_caravan": named(m.caravan_cost),
        "buy_card": named(m.card_cost),
        "move_trader": [RESOURCES[m.trader_feed]],
        "start_caravan": [RESOURCES[m.caravan_feed]],
    }


def named(cost: tuple[int, ...]) -> list[str]:
    return [name for name, n in zip(RESOURCES, cost, strict=True) for _ in range(n)]


def rates(m: Material) -> dict[str, int]:
    return {
        "steps": m.steps_per_card,
        "purchase": m.purchase_gold,
        "purchases": m.purchases_per_turn,
        "supply": m.supply_rate,
        "safeHand": m.safe_hand,
        "toll": m.toll,
        "routes": m.routes,
    }
