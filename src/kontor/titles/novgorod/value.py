"""How good a position looks for a player; for bots."""

from kontor.kernel.state import State

from .state import seals


def value(s: State, seat: int) -> float:
    return float(int(seals(s, seat)))
