"""What the drawn board must know and the view does not tell: keys behind numbers, the map, values, prices, steps."""

from typing import Any

from . import material
from .material import PAIRS, RUN_ENTRIES, SETS, SYMBOLS


def printed(pack: dict[str, Any] | None) -> dict[str, Any]:
    m = material.load(pack)
    return {
        "GOODS": material.GOODS,
        "SYMBOLS": SYMBOLS,
        "PAIRS": [symbols_of(pair) for pair in PAIRS],
        "SETS": [symbols_of(symbols) for symbols in SETS],
        "MARKERS": material.MARKERS,
        "HARBOURS": material.HARBOURS,
        "CARDS": material.CARDS,
        "VALUES": [m.run_values[RUN_ENTRIES * good:RUN_ENTRIES * (good + 1)] for good in range(len(material.GOODS))],
        "PLACES": list(zip(m.x, m.y, strict=True)),
        "ROUTES": list(zip(m.routes[::2], m.routes[1::2], strict=True)),
        "STEPS": m.steps,
        "PURCHASES": m.purchases,
        "PRICES": [m.price, m.price_in_debt],
        "RANKS": m.rank_bonus,
        "PIRATE_LOSS": m.pirate_loss,
    }


def symbols_of(name: str) -> list[int]:
    return [] if name == "none" else [SYMBOLS.index(symbol) for symbol in name.split("+")]
