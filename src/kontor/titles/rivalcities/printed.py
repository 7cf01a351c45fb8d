"""What is printed on cards, ships, alliances, lawsuits and track.  A view names them by number only."""

from pathlib import Path
from typing import Any

from kontor.parts.sheet import merged, read_toml

from .material import ALLIANCES, CARDS, GOOD_NAMES, SHIPS, SUITS


def printed(pack: dict[str, Any] | None) -> dict[str, Any]:
    data = read_toml(Path(__file__).with_name("material.toml"))
    sheet = without_sources(merged(data, pack) if pack else data)
    return {
        "GOODS": list(GOOD_NAMES),
        "DARK": [space for space, card in enumerate(sheet["ring"]["first_game"]) if card == "dark"],
        "CARDS": in_order(sheet["cards"], CARDS),
        "SHIPS": in_order(sheet["ships"], SHIPS),
        "ALLIANCES": in_order(sheet["alliances"], ALLIANCES),
        "SUITS": in_order(sheet["lawsuits"], SUITS),
        "REPEATS": sheet["slots"]["repeats"],
        "TRACK": [{key: value for key, value in space.items() if key != "id"} for space in sheet["track"]],
    }


def without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_sources(item) for key, item in value.items() if key != "source"}
    return [without_sources(item) for item in value] if isinstance(value, list) else value


def in_order(things: list[dict[str, Any]], ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """Views count in the engine's order, whatever the order of the file."""
    by_id = {thing["id"]: thing for thing in things}
    return [by_id[name] for name in ids]
