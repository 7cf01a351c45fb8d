"""Places of the board in words: edges, crossings, what a city yields, and which cities are near."""

from functools import cache

from kontor.kernel.title import Line

from .actions import CITY, LANDSCAPE, RESOURCE
from .material import CORNERS, NONE, Board

NEAR = 2                        # cities named as the next ones


def landscapes_at(b: Board, crossing: int) -> list[int]:
    return [h for h in b.hexes if crossing in b.corners[h * CORNERS : h * CORNERS + CORNERS]]


@cache
def edge_name(b: Board, edge: int) -> Line:
    """An edge by its cities, or by the landscapes on its sides."""
    ends = b.ends[2 * edge : 2 * edge + 2]
    cities = [CITY.key(b.city_at[end]) for end in ends if b.city_at[end] != NONE]
    if len(cities) == 2:
        return Line("edge-cities", {"first": cities[0], "second": cities[1]})
    sides = [LANDSCAPE.key(h) for h in landscapes_at(b, ends[0]) if h in landscapes_at(b, ends[1])]
    if len(sides) == 2:
        where = Line("edge-between", {"first": sides[0], "second": sides[1]})
    else:
        where = Line("edge-coast", {"first": sides[0]}) if sides else Line("edge-lane")
    return Line("edge-city", {"city": cities[0], "edge": where}) if cities else where


@cache
def crossing_name(b: Board, crossing: int) -> Line | str:
    city = b.city_at[crossing]
    if city != NONE:
        return CITY.key(city)
    around = [LANDSCAPE.key(h) for h in landscapes_at(b, crossing)]
    if not around:
        return "crossing-sea"
    names = dict(zip(("first", "second", "third"), around, strict=False))
    return Line(f"crossing-of-{len(names)}", names)


@cache
def near_crossing(b: Board, crossing: int) -> tuple[Line, ...]:
    """The next cities, with the steps it takes to get there."""
    return near(b, (crossing,), ())


@cache
def near_edge(b: Board, edge: int) -> tuple[Line, ...]:
    """The next cities behind the open ends of an edge."""
    ends = b.ends[2 * edge : 2 * edge + 2]
    return near(b, tuple(end for end in ends if b.city_at[end] == NONE), tuple(b.city_at[end] for end in ends))


def near(b: Board, starts: tuple[int, ...], without: tuple[int, ...]) -> tuple[Line, ...]:
    known = [start for start in starts if b.has_crossing(start)]
    others = [city for city in b.cities if city not in without and b.crossing[city] not in known]
    found = sorted((min(b.steps(start, b.crossing[city]) for start in known), city) for city in others) if known else []
    return tuple(Line("near-city", {"city": CITY.key(city), "n": n}) for n, city in found[:NEAR])


def yields(b: Board, numbers: tuple[int, ...], city: int) -> tuple[Line, ...]:
    """What a kontor in a city would bring, and on which sums."""
    return tuple(
        Line("yield-of", {"resource": RESOURCE.key(b.resource[h]), "number": numbers[h]})
        for h in landscapes_at(b, b.crossing[city])
    )


def chained(lines: list[Line]) -> Line:
    """Several places in a row; their names hold commas and words like "and"."""
    text = lines[0]
    for line in lines[1:]:
        text = Line("places-more", {"rest": text, "place": line})
    return text
