"""The printed faces of Rival Cities for its drawn board, written from the title's material.

    python -m tools.board_data_rivalcities            writes web/src/boards/rivalcities/data.ts

A view names cards, ships, alliances and lawsuits by number only; what is printed on them never changes, so the board
keeps it.  A test writes the file anew and compares, so it cannot drift from material.toml.
"""

import json
from pathlib import Path
from typing import Any

from kontor.parts.sheet import read_toml
from kontor.titles.rivalcities import material
from kontor.titles.rivalcities.material import ALLIANCES, CARDS, GOOD_NAMES, SHIPS, SUITS

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "boards" / "rivalcities" / "data.ts"

HEAD = """\
/** What is printed on cards and board.  Written by tools/board_data_rivalcities.py: change material.toml, not this. */
export type Good = 'beer' | 'cloth' | 'leather' | 'furniture';
export type Item = Good | 'any' | 'letter';

export interface Deed { do: string; good?: Item; n?: number; cost?: number; stars?: number; times?: number }
export interface Card { id: string; split?: true; deeds: Deed[] }
export interface Ship {
  id: string; good: Good; cost: number; stars: number; immediate?: Deed[]; income?: Deed[]; extra?: Good;
}
export interface Alliance { id: string; upkeep: Item; amount: number; stars: number; extra?: Good }
export interface Suit { id: string; legal_cost: Item[]; bonus: Deed[]; win: Deed[]; stars: number }
export interface Distance { income?: Deed[]; stars: number }

"""


def without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_sources(item) for key, item in value.items() if key != "source"}
    return [without_sources(item) for item in value] if isinstance(value, list) else value


def rows(name: str, kind: str, things: list[Any]) -> str:
    lines = "".join(f"  {json.dumps(thing)},\n" for thing in things)
    return f"export const {name}: {kind}[] = [\n{lines}];\n"


def in_order(things: list[dict[str, Any]], ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """Views count in the engine's order, whatever the order of the file."""
    by_id = {thing["id"]: thing for thing in things}
    return [by_id[name] for name in ids]


def written() -> str:
    sheet = without_sources(read_toml(Path(material.__file__).with_name("material.toml")))
    dark = [space for space, card in enumerate(sheet["ring"]["first_game"]) if card == "dark"]
    track = [{key: value for key, value in space.items() if key != "id"} for space in sheet["track"]]
    return HEAD + "\n".join([
        rows("GOODS", "Good", list(GOOD_NAMES)),
        rows("DARK", "number", dark),
        rows("CARDS", "Card", in_order(sheet["cards"], CARDS)),
        rows("SHIPS", "Ship", in_order(sheet["ships"], SHIPS)),
        rows("ALLIANCES", "Alliance", in_order(sheet["alliances"], ALLIANCES)),
        rows("SUITS", "Suit", in_order(sheet["lawsuits"], SUITS)),
        rows("REPEATS", "number", sheet["slots"]["repeats"]),
        rows("TRACK", "Distance", track),
    ])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
