"""The printed faces of Rival Cities for its drawn board, written from the title's material.

    python -m tools.board_data_rivalcities            writes web/src/boards/rivalcities/data.ts

A view names cards, ships, alliances and lawsuits by number only; what is printed on them never changes, so the board
keeps it.  A test writes the file anew and compares, so it cannot drift from material.toml.
"""

import json
from pathlib import Path
from typing import Any

from kontor.titles.rivalcities.printed import printed

ROOT = Path(__file__).resolve().parent.parent
KINDS = {
    "GOODS": "Good", "DARK": "number", "CARDS": "Card", "SHIPS": "Ship", "ALLIANCES": "Alliance", "SUITS": "Suit",
    "REPEATS": "number", "TRACK": "Distance",
}
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


def rows(name: str, kind: str, things: list[Any]) -> str:
    lines = "".join(f"  {json.dumps(thing)},\n" for thing in things)
    return f"export const {name}: {kind}[] = [\n{lines}];\n"


def written() -> str:
    values = printed(None)
    return HEAD + "\n".join(rows(name, kind, values[name]) for name, kind in KINDS.items())


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
