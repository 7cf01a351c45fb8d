"""Names for the cells of a title: one declaration gives offsets, snapshots and readable differences."""

from typing import Any


class Layout:
    """Fields in order, each a name and its shape: () one cell, (4,) a row, (2, 4) a row per seat."""

    def __init__(self, fields: list[tuple[str, tuple[int, ...]]]) -> None:
        self.fields = fields
        self.offsets: dict[str, int] = {}
        size = 0
        for name, shape in fields:
            assert name not in self.offsets, name
            self.offsets[name] = size
            size += cells_of(shape)
        self.size = size

    def to_data(self, cells: list[int]) -> dict[str, Any]:
        return {name: shaped(cells, self.offsets[name], shape) for name, shape in self.fields}

    def from_data(self, data: dict[str, Any]) -> list[int]:
        unknown = set(data) - set(self.offsets)
        if unknown:
            raise ValueError(f"unknown cells: {', '.join(sorted(unknown))}")
        cells: list[int] = []
        for name, shape in self.fields:
            if name not in data:
                raise ValueError(f"missing cells: {name}")
            flat = flattened(data[name])
            if len(flat) != cells_of(shape):
                raise ValueError(f"cells {name}: expected {cells_of(shape)} numbers, found {len(flat)}")
            cells += flat
        return cells


def cells_of(shape: tuple[int, ...]) -> int:
    n = 1
    for length in shape:
        n *= length
    return n


def shaped(cells: list[int], offset: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return cells[offset]
    if len(shape) == 1:
        return cells[offset : offset + shape[0]]
    width = cells_of(shape[1:])
    rows = range(offset, offset + shape[0] * width, width)
    if len(shape) == 2:
        return [cells[at : at + width] for at in rows]
    return [shaped(cells, at, shape[1:]) for at in rows]


def flattened(value: Any) -> list[int]:
    if isinstance(value, list):
        if all(type(cell) is int for cell in value):
            return value
        return [cell for item in value for cell in flattened(item)]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"a cell must be a whole number, found {value!r}")
    return [value]
