"""The view in sentences, and what an action's label tells beyond its arguments."""

from functools import cache
from typing import Any

from kontor.kernel import state as kernel
from kontor.kernel.state import A, State
from kontor.kernel.title import Area, Line

from .actions import (
    BUY, CARD, CHIP_FROM, CHOOSE_CHAIN, CITY, DELIVER, EXTEND, LANDSCAPE, MOVE_ROBBER, MOVE_TRADER, PLACE_ROUTE,
    RAISE_CARAVAN, RECRUIT, RESOURCE, S_CHAIN, S_REPLACE_CARAVAN, START_CARAVAN, STEP_TO, STOP, SWAP, TAKE_OFF,
)
from .caravans import toll_to
from .material import (
    COLOURS, CORNERS, MEET, N_CROSSINGS, N_EDGES, N_HEXES, NONE, RESOURCES, TERRAINS, Board, Material,
)
from .state import LAST_ROUTE, NUMBER, ROUTE, board, caravan, mat, trader
from .view import PlayerView, View
from .ways import payments, share

NEUTRAL = 4                     # as an owner in a view


# places in words

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
    around = landscapes_at(b, crossing)
    return Line("crossing-at", {"landscapes": tuple(LANDSCAPE.key(h) for h in around)}) if around else "crossing-sea"


def amounts(counts: tuple[int, ...]) -> tuple[Line, ...]:
    """Resources and gold that are there at all."""
    kinds = (*RESOURCES, "gold")
    return tuple(Line(f"count-{kinds[i]}", {"n": n}) for i, n in enumerate(counts) if n)


# the position

def describe(seen: View, material: kernel.Material) -> list[Area]:
    """The position for a reader, the own affairs first."""
    assert isinstance(material, Material)
    b = material.boards[seen.board]
    own = seen.seat or 0
    order = [(own + i) % len(seen.players) for i in range(len(seen.players))]
    areas = [now(seen)]
    if seen.deal is not None:
        areas.append(deal_area(seen))
    areas += [player_area(b, seen, player) for player in order]
    return [*areas, board_area(seen), landscapes_area(b, seen), supply_area(seen)]


def now(seen: View) -> Area:
    lines = [Line("awaited", {"player": player}) for player in seen.awaited if player >= 0]
    if seen.over:
        lines.append(Line("over"))
    if seen.dice[0]:
        lines.append(Line("rolled", {"first": seen.dice[0], "second": seen.dice[1]}, "MER-2.3"))
    if seen.steps_left:
        lines.append(Line("steps", {"n": seen.steps_left}, "MER-6.1"))
    return Area("now", lines, {"turn": seen.turn})


def deal_area(seen: View) -> Area:
    deal = seen.deal
    assert deal is not None
    if not any(deal.offer.give):
        lines = [Line("call", {"player": deal.proposer}, "MER-10.3")]
    else:
        give, want = amounts(deal.offer.give), amounts(deal.offer.want)
        lines = [Line("offer", {"player": deal.proposer, "give": give, "want": want}, "MER-10.1")]
    for player, counter in enumerate(deal.counters):
        if counter is not None:
            params = {"player": player, "give": amounts(counter.give), "want": amounts(counter.want)}
            lines.append(Line("offer", params, "MER-10.2"))
    return Area("deal", lines)


def player_area(b: Board, seen: View, player: int) -> Area:
    mine = seen.players[player]
    goods = {"delivered": mine.delivered, "all": seen.goods_each, "free": mine.free_goods, "stored": mine.stored}
    lines = [Line("goods", goods, "MER-1.6"), Line("gold", {"n": mine.gold})]
    if mine.hand is None:
        lines.append(Line("hand-size", {"n": mine.hand_size}, "MER-2.13"))
    else:
        lines.append(Line("hand", {"cards": amounts(mine.hand)}))
    lines.append(Line("cards-size", {"n": mine.n_cards}, "MER-4.3"))
    for card, n in enumerate(mine.cards or ()):
        if n:
            lines.append(Line("card", {"card": CARD.key(card), "n": n}, "MER-7.6"))
    lines += pieces(b, seen, player, mine)
    return Area("player", lines, {"player": player, "colour": f"colour-{COLOURS[mine.colour]}"})


def pieces(b: Board, seen: View, player: int, mine: PlayerView) -> list[Line]:
    kontors = tuple(CITY.key(city) for city, owner in enumerate(seen.kontors) if owner == player)
    routes = tuple(edge_name(b, edge) for edge, owner in enumerate(seen.routes) if owner == player)
    traders = tuple(crossing_name(b, at) if at != NONE else "piece-reserve" for at in mine.traders)
    caravans = tuple(edge_name(b, at) if at != NONE else "piece-reserve" for at in mine.caravans)
    return [
        Line("kontors", {"cities": kontors}), Line("routes", {"edges": routes}),
        Line("reserve", {"routes": mine.reserve}), Line("traders", {"places": traders}),
        Line("caravans", {"places": caravans}),
    ]


def board_area(seen: View) -> Area:
    lines = [Line("robber", {"landscape": LANDSCAPE.key(seen.robber)}, "MER-2.6")]
    neutral = tuple(CITY.key(city) for city, owner in enumerate(seen.kontors) if owner == NEUTRAL)
    if neutral:
        lines.append(Line("neutral", {"cities": neutral}, "MER-1.16"))
    tiles = tuple(CITY.key(city) for city, owner in enumerate(seen.tiles) if owner != NONE)
    if tiles:
        lines.append(Line("tiles", {"cities": tiles}, "MER-6.11"))
    return Area("board", lines)


def landscapes_area(b: Board, seen: View) -> Area:
    return Area("landscapes", [
        Line("landscape", {
            "landscape": LANDSCAPE.key(h), "terrain": f"terrain-{TERRAINS[b.terrain[h]]}", "number": seen.numbers[h],
        }, "MER-2.4") for h in b.hexes
    ])


def supply_area(seen: View) -> Area:
    chips = tuple(Line("chips-of", {"n": n, "resource": RESOURCE.key(i)}) for i, n in enumerate(seen.hidden_chips) if n)
    return Area("supply", [
        Line("supply", {"cards": amounts(seen.supply)}, "MER-1.3"),
        Line("deck", {"deck": seen.deck, "pile": sum(seen.pile)}, "MER-7.5"),
        Line("chips", {"chips": chips}, "MER-1.9"),
    ])


# labels of actions

def detail(s: State, seat: int, a: int) -> dict[str, Any]:
    """Places in words, prices and tolls; everything here is known to the seat."""
    b = board(s)
    m = mat(s)
    if PLACE_ROUTE <= a < PLACE_ROUTE + N_EDGES:
        return {"place": edge_name(b, a - PLACE_ROUTE)}
    if MOVE_ROBBER <= a < MOVE_ROBBER + N_HEXES:
        return {"number": int(s.v[NUMBER + a - MOVE_ROBBER])}
    if BUY <= a < SWAP:
        return {"cost": m.purchase_gold}
    if SWAP <= a < RECRUIT:
        return {"rate": m.supply_rate}
    if RAISE_CARAVAN <= a < TAKE_OFF:
        return {"place": edge_name(b, a - RAISE_CARAVAN)}
    if TAKE_OFF <= a < MOVE_TRADER:
        return {"place": standing(s, seat, a - TAKE_OFF, s.step().number == S_REPLACE_CARAVAN)}
    if MOVE_TRADER <= a < START_CARAVAN:
        return tell_walk(s, seat, (a - MOVE_TRADER) // N_CROSSINGS, (a - MOVE_TRADER) % N_CROSSINGS)
    if START_CARAVAN <= a < STEP_TO:
        return {"place": standing(s, seat, a - START_CARAVAN, True)}
    if STEP_TO <= a < DELIVER:
        due = s.v[ROUTE + a - STEP_TO] > 0 and toll_to(s, seat, int(s.at(A)) % 2, a - STEP_TO) != NONE
        return {"place": edge_name(b, a - STEP_TO), "toll": m.toll if due else 0}
    if EXTEND <= a < STOP:
        return {"steps": m.steps_per_card}
    if CHOOSE_CHAIN <= a < CHOOSE_CHAIN + 24:
        return {"shares": tell_chain(s, a - CHOOSE_CHAIN)}
    if CHIP_FROM <= a < CHIP_FROM + N_HEXES:
        return {"number": int(s.v[NUMBER + a - CHIP_FROM])}
    return {}


def standing(s: State, seat: int, piece: int, is_caravan: bool) -> Line | str:
    at = int(caravan(s, seat, piece) if is_caravan else trader(s, seat, piece))
    if at == NONE:
        return "piece-reserve"
    return edge_name(board(s), at) if is_caravan else crossing_name(board(s), at)


def tell_walk(s: State, seat: int, piece: int, goal: int) -> dict[str, Any]:
    b = board(s)
    at = int(trader(s, seat, piece))
    steps = b.steps(at, goal) if at != NONE and b.crossing_edges[MEET * goal] != NONE else 0
    cost = -(-steps // mat(s).steps_per_card)
    return {"place": crossing_name(b, goal), "cost": cost, "founds": int(b.city_at[goal] != NONE)}


def tell_chain(s: State, chain: int) -> tuple[Line, ...]:
    options = payments(s, int(s.v[LAST_ROUTE])) if s.step().number == S_CHAIN else []
    if chain >= len(options):
        return ()
    shares = [(seat, int(share(options[chain], seat))) for seat in range(s.game.seats)]
    return tuple(
        Line("share", {"player": f"player-{seat + 1}", "gold": Line("count-gold", {"n": n})}) for seat, n in shares if n
    )
