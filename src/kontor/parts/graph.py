"""Ways on a graph that never changes: nodes are small ints, neighbours one flat table.

`table` holds `width` neighbours for each node, in any order, filled up with `NONE`.
"""

from typing import Final

NONE: Final = -1
FAR: Final = 255                     # farther than any way on a board


def distances(table: tuple[int, ...], width: int, start: int) -> list[int]:
    """The number of steps from `start` to each node; `FAR` where no way leads."""
    found = [FAR] * (len(table) // width)
    found[start] = 0
    row = [start]
    steps = 0
    while row:
        steps += 1
        following: list[int] = []
        for node in row:
            for slot in range(node * width, node * width + width):
                other = table[slot]
                if other != NONE and found[other] == FAR:
                    found[other] = steps
                    following.append(other)
        row = following
    return found


def all_distances(table: tuple[int, ...], width: int) -> tuple[int, ...]:
    """The steps between every two nodes, row after row: from `a` to `b` at `a * nodes + b`."""
    flat: list[int] = []
    for node in range(len(table) // width):
        flat.extend(distances(table, width, node))
    return tuple(flat)
