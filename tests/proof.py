"""How much a test does: little at the gate, much when everything is to be proved."""

import os

PROVE = os.environ.get("KONTOR_PROVE") == "1"


def count(gate: int, prove: int) -> int:
    """The number of games, seeds or examples for this run."""
    return prove if PROVE else gate
