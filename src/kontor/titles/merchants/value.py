"""How good a position looks for a seat: goods delivered and freed, what kontors yield, what stands ready to move."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .material import MEET, N_CROSSINGS, N_RESOURCES, NONE
from .state import (
    CARAVANS, DELIVERED, FREE_GOODS, GOLD, GOODS_EACH, HAND, KONTOR, NUMBER, OWN_CITIES, ROBBER, ROUTE, STORED, TILE,
    TRADERS, board, hand_size, members, n_held,
)

WON_GAME: Final = 10_000.0
PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)           # how many of 36 rolls give a number

# Ways are measured in thirds of a card: a step costs a third of a salt, a missing route an ore and a wood.
STEP_COST: Final = 1
TOLL_COST: Final = 2
GAP_COST: Final = 6
NO_CARAVAN: Final = 9
TOO_FAR: Final = 40


def value(s: State, seat: int) -> float:
    if s.over:
        return WON_GAME if s.v[DELIVERED + seat] == s.v[GOODS_EACH] else -WON_GAME
    worth = strength(s, seat) + prospects(s, seat)
    rivals = 0.0
    for other in range(s.game.seats):
        if other != seat:
            rivals += strength(s, other)
    return worth - 0.3 * rivals


def strength(s: State, seat: i64) -> float:
    """What a seat has: goods, production, cards, pieces."""
    v = s.v
    goods = int(v[GOODS_EACH])
    founded = goods - 1 - int(v[STORED + seat])
    delivered = int(v[DELIVERED + seat])
    worth = 42.0 * delivered + 22.0 * founded
    if delivered + 1 == goods:
        worth += 30.0
    worth += production(s, seat)
    cards = int(hand_size(s, seat))
    worth += 1.0 * (min(cards, 7)) + (0.3 * (cards - 7) if cards > 7 else 0.0)
    for resource in range(N_RESOURCES):                             # a mixed hand builds more
        if v[HAND + N_RESOURCES * seat + resource] > 0:
            worth += 0.35
    gold = int(v[GOLD + seat])
    worth += 0.7 * (min(gold, 5)) + (0.25 * (gold - 5) if gold > 5 else 0.0)
    worth += 2.2 * int(n_held(s, seat))
    if v[CARAVANS + 2 * seat] or v[CARAVANS + 2 * seat + 1]:
        worth += 6.0
    if v[CARAVANS + 2 * seat] and v[CARAVANS + 2 * seat + 1]:
        worth += 3.2
    return worth


def production(s: State, seat: i64) -> float:
    """Expected cards, with a premium for every resource that comes at all."""
    v = s.v
    b = board(s)
    pips = [0] * N_RESOURCES
    for city in members(v, OWN_CITIES + 2 * seat, 2):
        for i in range(MEET):
            hex_ = b.city_hexes[MEET * city + i]
            if hex_ != NONE:
                n = PIPS[v[NUMBER + hex_]]
                pips[b.resource[hex_]] += n if v[ROBBER] == hex_ else 2 * n
    worth = 0.0
    for resource in range(N_RESOURCES):
        n = pips[resource]
        if n > 0:
            worth += 2.0 + 0.45 * (min(n, 12)) + (0.15 * (n - 12) if n > 12 else 0.0)
    return worth


def prospects(s: State, seat: i64) -> float:
    """What is about to happen: traders near free cities, caravans near kontors that still take goods."""
    v = s.v
    worth = 0.0
    if v[STORED + seat] > 0:
        for piece in range(2):
            if v[TRADERS + 2 * seat + piece] > 0:
                steps = steps_to_city(s, v[TRADERS + 2 * seat + piece] - 1)
                worth += 5.2 + (0.4 * (12 - steps) if steps < 12 else 0.0)
    costs = delivery_costs(s, seat)
    free = int(v[FREE_GOODS + seat])
    weight = 0.55 if free > 0 else 0.25
    wanted = max(1, free)
    for i in range(len(costs)):
        if i >= wanted or i >= 3:
            break
        worth += weight * (TOO_FAR - costs[i])
        weight *= 0.5
    return worth


def steps_to_city(s: State, crossing: i64) -> int:
    """From a trader to the nearest city without a kontor."""
    b = board(s)
    best = 99
    for city in b.cities:
        if s.v[KONTOR + city] == 0:
            steps = b.distance[N_CROSSINGS * crossing + b.crossing[city]]
            if steps < best:
                best = steps
    return best


def delivery_costs(s: State, seat: i64) -> list[int]:
    """The costs of the nearest kontors that would take goods, cheapest first: routes are steps, gaps must be built."""
    v = s.v
    b = board(s)
    rows: list[list[int]] = [[] for _ in range(TOO_FAR)]
    done = [False] * N_CROSSINGS
    begun = False
    for piece in range(2):
        edge = v[CARAVANS + 2 * seat + piece] - 1
        if edge >= 0:
            begun = True
            rows[0].append(b.ends[2 * edge])
            rows[0].append(b.ends[2 * edge + 1])
    if not begun:
        for city in members(v, OWN_CITIES + 2 * seat, 2):
            rows[NO_CARAVAN].append(b.crossing[city])
    found: list[int] = []
    for cost in range(TOO_FAR):
        for crossing in rows[cost]:
            if done[crossing]:
                continue
            done[crossing] = True
            city = b.city_at[crossing]
            if city != NONE and v[KONTOR + city] > 0 and v[KONTOR + city] != seat + 1 and v[TILE + city] == 0:
                found.append(cost)
                if len(found) == 3:
                    return found
            for i in range(MEET):
                edge = b.crossing_edges[MEET * crossing + i]
                if edge == NONE:
                    continue
                other = b.neighbours[MEET * crossing + i]
                if done[other]:
                    continue
                owner = v[ROUTE + edge]
                further = cost + (GAP_COST if owner == 0 else STEP_COST if owner == seat + 1 else STEP_COST + TOLL_COST)
                if further < TOO_FAR:
                    rows[further].append(other)
    return found
