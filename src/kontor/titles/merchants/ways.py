"""Routes and traders on the board: predicates and effects."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .material import BITS, CROSSING_WORDS, LONGEST, MEET, N_CROSSINGS, NONE, TOUCH
from .state import (
    BLOCKED, GOLD, OPEN_EDGES, RESERVE, ROUTE, STORED, TRADERS, add_bits, board, has_bit, is_own_kontor, mat,
    route_owner, set_route, trader,
)
from .tell import (
    E_CONNECTED, E_ROUTE, R_NOT_AT_KONTOR, R_NOT_CONNECTED, R_NOT_ON_BOARD, R_NO_KONTOR, R_NO_MOVE, R_NO_ROUTES,
    R_OCCUPIED, R_OFF_BOARD, R_ROUTE_THERE, R_TOO_FAR, R_WOULD_CONNECT,
)

EDGE_CELLS: Final = 11

# routes


def judge_route(s: State, seat: i64, edge: i64) -> i64:
    """MER-4.9 to 4.12, whatever the route costs."""
    if not board(s).is_edge[edge]:
        return R_OFF_BOARD
    if s.v[ROUTE + edge]:
        return R_ROUTE_THERE
    if s.v[RESERVE + seat] == 0:
        return R_NO_ROUTES
    return OK if has_bit(s.v, OPEN_EDGES + EDGE_CELLS * seat, edge) else R_NOT_CONNECTED


def can_place_route(s: State, seat: i64) -> bool:
    v = s.v
    if v[RESERVE + seat] == 0:
        return False
    for cell in range(EDGE_CELLS):
        if v[OPEN_EDGES + EDGE_CELLS * seat + cell]:
            return True
    return False


def is_touching(s: State, edge: i64, other: i64) -> bool:
    b = board(s)
    for i in range(TOUCH):
        if b.touching[TOUCH * edge + i] == other:
            return True
    return False


def can_continue(s: State, seat: i64, edge: i64) -> bool:
    """MER-4.18, 11.34: is there a piece and a free edge for the free route of a double arrow?"""
    if s.v[RESERVE + seat] == 0:
        return False
    b = board(s)
    for i in range(TOUCH):
        near = b.touching[TOUCH * edge + i]
        if near != NONE and s.v[ROUTE + near] == 0:
            return True
    return False


def place_route(s: State, seat: i64, edge: i64) -> None:
    set_route(s, seat, edge)
    s.tell(E_ROUTE, seat, edge + 1)


def network(s: State, start: i64, without: i64) -> list[int]:
    """The crossings that routes of whatever owners link with `start`, the route on the edge `without` left out."""
    b = board(s)
    seen = [False] * N_CROSSINGS
    seen[start] = True
    found = [int(start)]
    for crossing in found:                                          # grows while it is read
        for i in range(MEET):
            edge = b.crossing_edges[MEET * crossing + i]
            if edge != NONE and edge != without and s.v[ROUTE + edge]:
                other = b.neighbours[MEET * crossing + i]
                if not seen[other]:
                    seen[other] = True
                    found.append(other)
    return found


def count_cities(s: State, crossings: list[int]) -> int:
    city_at = board(s).city_at
    n = 0
    for crossing in crossings:
        if city_at[crossing] != NONE:
            n += 1
    return n


def judge_start_route(s: State, seat: i64, edge: i64) -> i64:
    """MER-1.21, 1.22, 11.42, 11.43"""
    b = board(s)
    if not b.is_edge[edge]:
        return R_OFF_BOARD
    if s.v[ROUTE + edge]:
        return R_ROUTE_THERE
    one = b.city_at[b.ends[2 * edge]]
    two = b.city_at[b.ends[2 * edge + 1]]
    if not (one != NONE and is_own_kontor(s, seat, one)) and not (two != NONE and is_own_kontor(s, seat, two)):
        return R_NOT_AT_KONTOR
    linked = network(s, b.ends[2 * edge], edge)
    if b.ends[2 * edge + 1] not in linked:
        linked = linked + network(s, b.ends[2 * edge + 1], edge)
    return R_WOULD_CONNECT if count_cities(s, linked) > 1 else OK


# gold for connecting a city: a payment is one number, the gold of each seat in five bits


def payments(s: State, edge: i64) -> list[int]:
    """MER-4.13 to 4.17, 11.31, 11.32: what the shortest chains over a route pay, best for its owner first."""
    b = board(s)
    one: i64 = b.ends[2 * edge]
    two: i64 = b.ends[2 * edge + 1]
    here = network(s, one, edge)
    cities_here = count_cities(s, here)
    if cities_here == 0 or two in here:
        return []
    cities_there = count_cities(s, network(s, two, edge))
    if cities_there == 0 or (cities_here > 1 and cities_there > 1):
        return []
    owner = route_owner(s, edge)
    found: list[int] = []
    for near in payments_to_city(s, one, edge):
        for far in payments_to_city(s, two, edge):
            payment = near + far + (1 << 5 * int(owner))
            if payment not in found:
                found.append(payment)
    ranked = [((31 - share(payment, owner)) << 20) + payment for payment in found]
    ranked.sort()
    return [entry & 0xFFFFF for entry in ranked]


def payments_to_city(s: State, start: i64, without: i64) -> list[int]:
    """What the shortest ways over routes from `start` to a city pay; the edge `without` may not be used."""
    b = board(s)
    v = s.v
    passed = [False] * N_CROSSINGS
    row = [int(start)]                                              # crossings equally far from the start,
    sums = [[0]]                                                    # and what the shortest ways to each of them pay
    while row:
        found: list[int] = []
        for place, crossing in enumerate(row):
            passed[crossing] = True
            if b.city_at[crossing] != NONE:
                found += sums[place]
        if found:
            return found
        following: list[int] = []
        beyond: list[list[int]] = []
        for place, crossing in enumerate(row):
            for i in range(MEET * crossing, MEET * crossing + MEET):
                edge = b.crossing_edges[i]
                if edge == NONE or edge == without or v[ROUTE + edge] == 0 or passed[b.neighbours[i]]:
                    continue
                other = b.neighbours[i]
                if other not in following:
                    following.append(other)
                    beyond.append([])
                known = beyond[following.index(other)]
                for payment in sums[place]:
                    more = payment + (1 << 5 * int(v[ROUTE + edge] - 1))
                    if more not in known:
                        known.append(more)
        row = following
        sums = beyond
    return []


def paid_chain(s: State, edge: i64, payment: i64) -> list[int]:
    """The routes of one shortest chain over a route that pays so, from city to city."""
    b = board(s)
    for near in ways_to_city(s, b.ends[2 * edge], edge):
        for far in ways_to_city(s, b.ends[2 * edge + 1], edge):
            chain = [*reversed(near), int(edge), *far]
            if sum([1 << 5 * int(route_owner(s, route)) for route in chain]) == payment:
                return chain
    raise ValueError(f"no chain over edge {edge} pays {payment}")


def ways_to_city(s: State, start: i64, without: i64) -> list[list[int]]:
    """The shortest ways of `payments_to_city` themselves, each as its routes in order."""
    b = board(s)
    passed = [False] * N_CROSSINGS
    row: list[tuple[int, list[int]]] = [(int(start), [])]
    while row:
        found = [way for crossing, way in row if b.city_at[crossing] != NONE]
        if found:
            return found
        for crossing, _ in row:
            passed[crossing] = True
        following: list[tuple[int, list[int]]] = []
        for crossing, way in row:
            for i in range(MEET * crossing, MEET * crossing + MEET):
                edge = b.crossing_edges[i]
                if edge != NONE and edge != without and s.v[ROUTE + edge] and not passed[b.neighbours[i]]:
                    following.append((b.neighbours[i], [*way, edge]))
        row = following
    return []


def share(payment: i64, seat: i64) -> i64:
    return (payment >> (5 * seat)) & 31


def pay_out(s: State, payment: i64) -> None:
    """MER-4.14, 11.33: to every owner, in turn or not; gold never runs out (MER-11.8)."""
    for seat in range(s.game.seats):
        n = share(payment, seat)
        if n > 0:
            s.v[GOLD + seat] += n
            s.tell(E_CONNECTED, seat, n)


# traders


def judge_walk(s: State, seat: i64, piece: i64, goal: i64, steps: i64) -> i64:
    """MER-5.1 to 5.6, 11.16, 11.18, with as many steps as can be paid for."""
    at = trader(s, seat, piece)
    if at == NONE:
        return R_NOT_ON_BOARD
    b = board(s)
    if b.crossing_edges[MEET * goal] == NONE:
        return R_OFF_BOARD
    if at == goal:
        return R_NO_MOVE
    if b.distance[N_CROSSINGS * at + goal] > steps:
        return R_TOO_FAR
    if has_bit(s.v, BLOCKED, goal):
        return R_OCCUPIED
    if b.city_at[goal] != NONE and s.v[STORED + seat] == 0:
        return R_NO_KONTOR
    return OK


def add_walks(found: list[int], base: i64, s: State, seat: i64, piece: i64, steps: i64) -> None:
    """Adds all crossings that `judge_walk` lets pass, each counted from `base`."""
    v = s.v
    at = v[TRADERS + 2 * seat + piece] - 1
    if at < 0 or steps == 0:
        return
    b = board(s)
    shut = v[STORED + seat] == 0
    i: i64 = (at * (LONGEST + 1) + (min(LONGEST, steps))) * CROSSING_WORDS
    for word in range(CROSSING_WORDS):
        bits: i64 = b.within[i + word] & ~v[BLOCKED + word]
        if shut:
            bits &= ~b.city_crossings[word]
        if bits:
            add_bits(found, base + word * BITS, bits)


def can_swift_trader(s: State, seat: i64) -> bool:
    goals: list[int] = []
    add_walks(goals, 0, s, seat, 0, mat(s).swift_trader_steps)
    add_walks(goals, 0, s, seat, 1, mat(s).swift_trader_steps)
    return len(goals) > 0
