"""Ways on a graph."""

from kontor.parts.graph import FAR, NONE, all_distances, distances

LINE = (1, NONE, 0, 2, 1, NONE, NONE, NONE)             # 0 - 1 - 2, and 3 alone


def test_distances_from_one_node() -> None:
    assert distances(LINE, 2, 0) == [0, 1, 2, FAR]
    assert distances(LINE, 2, 3) == [FAR, FAR, FAR, 0]


def test_a_ring_is_walked_both_ways() -> None:
    ring = tuple(n for node in range(6) for n in ((node - 1) % 6, (node + 1) % 6))
    assert distances(ring, 2, 0) == [0, 1, 2, 3, 2, 1]


def test_all_distances_are_rows_one_after_another() -> None:
    table = all_distances(LINE, 2)
    assert table[:4] == (0, 1, 2, FAR)
    assert [table[4 * a + b] for a in range(3) for b in range(3)] == [0, 1, 2, 1, 0, 1, 2, 1, 0]
