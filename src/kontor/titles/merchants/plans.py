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
from .state import DELIVERED, FREE_GOODS, GOLD, GOODS_EACH, KONTOR, ROUTE, SAFE, TILE, TOLLS, board, caravan, hand, mat

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
    actions: tuple[int, ...]            # a batch, up to `stop` or the delivery that wins


def trips(s: State, seat: int, piece: int) -> list[Trip]:
    """All other places a caravan can reach from the action phase, or as a swift caravan, each by its cheapest way."""
    swift = s.step().number == S_SWIFT_CARAVAN
    m = mat(s)
    start = int(caravan(s, seat, piece))
    if start == NONE or (not swift and judge_start(s, seat, piece) != OK):
        return []
    reach = m.swift_caravan_steps if swift else int(hand(s, seat, m.caravan_feed)) * m.steps_per_card
    found: dict[int, Trip] = {}
    for (toll, _), way in walks(s, seat, piece, start, min(reach, LONGEST_TRIP)):
        edge = way[-1] if way else start
        if edge != start and edge not in found and not is_full_for(s, seat, piece, edge):
            t = trip(s, seat, piece, toll, way, swift)
            if t.steps and t.edge not in found:                     # it may win on the way
                found[t.edge] = t
    return list(found.values())


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
    """The batch of actions for a way: all salt first (MER-11.25 counts paid steps), deliveries wherever possible."""
    m, b, v = mat(s), board(s), s.v
    salt = 0 if swift else -(-len(way) // m.steps_per_card)
    actions = [START_CARAVAN + piece, *[EXTEND] * (salt - 1)]
    goods = int(v[FREE_GOODS + seat])
    owing = int(v[GOODS_EACH] - v[DELIVERED + seat])
    deliveries: list[int] = []
    for place, edge in enumerate((int(caravan(s, seat, piece)), *way)):
        if place > 0:
            actions.append(STEP_TO + edge)
        for side in range(2):
            city = b.city_at[b.ends[2 * edge + side]]
            if city != NONE and goods and city not in deliveries and is_customer(s, seat, city):
                actions.append(DELIVER + N_CITIES * piece + city)
                deliveries.append(city)
                goods -= 1
                if len(deliveries) == owing:                        # MER-8.1: won, and nothing more can be done
                    return Trip(piece, edge, place, salt, toll, tuple(deliveries), tuple(actions))
    actions.append(STOP)
    return Trip(piece, way[-1], len(way), salt, toll, tuple(deliveries), tuple(actions))


def is_customer(s: State, seat: int, city: int) -> bool:
    """MER-6.11: a kontor of somebody else without a goods tile."""
    return s.v[KONTOR + city] not in (0, seat + 1) and s.v[TILE + city] == 0


# what a client offers and a bot weighs as one choice

def ready(s: State, seat: int) -> list[list[int]]:
    number = s.step().number
    if number == S_ACTION and s.seat() == seat:
        return rides(s, seat) + offers(s, seat)
    if number == S_SWIFT_CARAVAN:
        return rides(s, seat)
    if number == S_ANSWERS and s.refusal(seat, COUNTER) == OK:
        answers = [[DECLINE]]
        if s.refusal(seat, ACCEPT) == OK:
            answers.append([ACCEPT])
        return answers
    return []


def rides(s: State, seat: int) -> list[list[int]]:
    """The trips of both caravans: cheapest toll first, then those that deliver, then the shortest."""
    found = [t for piece in range(2) for t in trips(s, seat, piece)]
    found.sort(key=lambda t: (t.toll, not t.deliveries, t.steps, t.piece, t.edge))
    return [list(t.actions) for t in found]


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


