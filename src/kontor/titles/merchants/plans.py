"""Whole moves that are put together from small choices: caravan trips for clients and bots, simple offers for bots."""

from dataclasses import dataclass
from heapq import heappop, heappush

from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .actions import (
    ACCEPT, COUNTER, DECLINE, DELIVER, EXTEND, NEXT, OFFER, OFFER_CARD, OFFER_GOLD, S_ACTION, S_ANSWERS,
    S_SWIFT_CARAVAN, SEND, START_CARAVAN, STEP_TO, STOP, TO_ALL,
)
from .caravans import is_full_for
from .flow.action import judge_start
from .flow.deals import judge_offer
from .material import N_CITIES, N_RESOURCES, NONE, TOUCH
from .state import FREE_GOODS, GOLD, KONTOR, ROUTE, SAFE, TILE, TOLLS, board, caravan, hand, mat

LONGEST_TRIP = 9                # steps that a trip looks ahead


@dataclass(frozen=True)
class Trip:
    """Where a caravan can go: the cheapest way by tolls, then by steps, with the deliveries it passes."""

    piece: int
    edge: int
    steps: int
    salt: int
    toll: int
    deliveries: tuple[int, ...]         # cities
    actions: tuple[int, ...]            # a batch, `stop` included


def trips(s: State, seat: int, piece: int) -> list[Trip]:
    """All places a caravan can be moved to from the action phase, or by a swift caravan; cheapest toll first."""
    swift = s.step().number == S_SWIFT_CARAVAN
    m = mat(s)
    start = int(caravan(s, seat, piece))
    if start == NONE or (not swift and judge_start(s, seat, piece) != OK):
        return []
    reach = m.swift_caravan_steps if swift else int(hand(s, seat, m.caravan_feed)) * m.steps_per_card
    found: dict[int, tuple[int, int, tuple[int, ...]]] = {}
    for (toll, steps), way in walks(s, seat, piece, start, min(reach, LONGEST_TRIP)):
        edge = way[-1] if way else start
        if way and edge not in found and not is_full_for(s, seat, piece, edge):
            found[edge] = (toll, steps, way)
    return sorted(
        (trip(s, seat, piece, toll, way, swift) for toll, _, way in found.values()),
        key=lambda t: (t.toll, t.steps, t.edge),
    )


def walks(s: State, seat: int, piece: int, start: int, reach: int) -> list[tuple[tuple[int, int], tuple[int, ...]]]:
    """Ways over routes in the order of toll, then steps; one for each route and each set of owners paid."""
    b, v = board(s), s.v
    unit = mat(s).toll
    paid = 15 if v[SAFE] else int(v[TOLLS + piece]) | (1 << seat)
    queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), paid)]
    done: set[tuple[int, int]] = set()
    found: list[tuple[tuple[int, int], tuple[int, ...]]] = []
    while queue:
        toll, steps, way, owners = heappop(queue)
        edge = way[-1] if way else start
        if (edge, owners) in done:
            continue
        done.add((edge, owners))
        found.append(((toll, steps), way))
        if steps == reach:
            continue
        for i in range(TOUCH):
            near = b.touching[TOUCH * edge + i]
            if near == NONE or v[ROUTE + near] == 0:
                continue
            owner = int(v[ROUTE + near]) - 1
            due = 0 if owners >> owner & 1 else unit
            if toll + due <= v[GOLD + seat]:
                heappush(queue, (toll + due, steps + 1, (*way, near), owners | 1 << owner))
    return found


def trip(s: State, seat: int, piece: int, toll: int, way: tuple[int, ...], swift: bool) -> Trip:
    """The batch of actions for a way: further salt when it is needed, a delivery wherever one is possible."""
    m, b = mat(s), board(s)
    actions = [START_CARAVAN + piece]
    left = m.swift_caravan_steps if swift else m.steps_per_card
    salt = 0 if swift else 1
    goods = int(s.v[FREE_GOODS + seat])
    deliveries: list[int] = []
    for edge in (int(caravan(s, seat, piece)), *way):
        if len(actions) > 1 or edge != int(caravan(s, seat, piece)):
            if left == 0:
                actions.append(EXTEND)
                salt += 1
                left = m.steps_per_card
            actions.append(STEP_TO + edge)
            left -= 1
        for side in range(2):
            city = b.city_at[b.ends[2 * edge + side]]
            if city != NONE and goods and city not in deliveries and is_customer(s, seat, city):
                actions.append(DELIVER + N_CITIES * piece + city)
                deliveries.append(city)
                goods -= 1
    actions.append(STOP)
    return Trip(piece, way[-1], len(way), salt, toll, tuple(deliveries), tuple(actions))


def is_customer(s: State, seat: int, city: int) -> bool:
    """MER-6.11: a kontor of somebody else without a goods tile."""
    return s.v[KONTOR + city] not in (0, seat + 1) and s.v[TILE + city] == 0


# what a bot may weigh as one choice

def ready(s: State, seat: int) -> list[list[int]]:
    number = s.step().number
    if number == S_ACTION and s.seat() == seat:
        plans = [list(t.actions) for piece in range(2) for t in trips(s, seat, piece)]
        return plans + offers(s, seat)
    if number == S_SWIFT_CARAVAN:
        return [list(t.actions) for piece in range(2) for t in trips(s, seat, piece)]
    if number == S_ANSWERS and s.refusal(seat, COUNTER) == OK:
        answers = [[DECLINE]]
        if s.refusal(seat, ACCEPT) == OK:
            answers.append([ACCEPT])
        return answers
    return []


def offers(s: State, seat: int) -> list[list[int]]:
    """One card for one card, or two gold for a card, to all."""
    if judge_offer(s, seat, OFFER) != OK:
        return []
    others = [other for other in range(s.game.seats) if other != seat]
    if not any(hand(s, other, r) for other in others for r in range(N_RESOURCES)):
        return []
    found: list[list[int]] = []
    for give in range(N_RESOURCES):
        if hand(s, seat, give) >= 2:
            for want in range(N_RESOURCES):
                if want != give and hand(s, seat, want) == 0:
                    found.append([OFFER, OFFER_CARD + give, NEXT, OFFER_CARD + want, NEXT, TO_ALL, SEND])
    if s.v[GOLD + seat] >= 3:
        for want in range(N_RESOURCES):
            if hand(s, seat, want) == 0:
                found.append([OFFER, OFFER_GOLD + 1, NEXT, OFFER_CARD + want, NEXT, TO_ALL, SEND])
    return found


