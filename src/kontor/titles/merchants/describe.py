"""The view in sentences."""

from kontor.kernel import state as kernel
from kontor.kernel.title import Area, Line

from .actions import CARD, CITY, LANDSCAPE, RESOURCE
from .material import CARDS, COLOURS, NONE, Board, Material
from .places import chained, crossing_name, edge_name, near_crossing, yields
from .view import PlayerView, View
from .words import amounts, feed

NEUTRAL = 4                     # as an owner in a view
SUMS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


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
    areas += [player_area(b, material, seen, player) for player in order]
    return [*areas, board_area(b, seen), landscapes_area(b, seen), supply_area(seen), price_area(material)]


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


def effect(m: Material, card: int) -> Line:
    """What a development card does."""
    name = CARDS[card]
    numbers = card_numbers(m)
    return Line(f"does-{name}", {"n": numbers[name]} if name in numbers else {})


def card_numbers(m: Material) -> dict[str, int]:
    """The number printed on each development card that has one."""
    return {
        "route_charter": m.charter_routes, "bumper_harvest": m.harvest_cards, "swift_caravan": m.swift_caravan_steps,
        "swift_trader": m.swift_trader_steps, "safe_conduct": m.conduct_gold,
    }


def player_area(b: Board, material: Material, seen: View, player: int) -> Area:
    mine = seen.players[player]
    goods = {"delivered": mine.delivered, "all": seen.goods_each, "free": mine.free_goods, "stored": mine.stored}
    lines = [Line("goods", goods, "MER-1.6"), Line("gold", {"n": mine.gold})]
    if mine.hand is None:
        lines.append(Line("hand-size", {"n": mine.hand_size}, "MER-2.13"))
    else:
        lines.append(Line("hand", {"cards": amounts(mine.hand)}))
    lines.append(Line("cards-size", {"n": mine.n_cards}, "MER-4.3"))
    lines += [
        Line("card", {"card": CARD.key(card), "n": n, "effect": effect(material, card)}, "MER-7.6")
        for card, n in enumerate(mine.cards or ()) if n
    ]
    lines += pieces(b, seen, player, mine)
    return Area("player", lines, {"player": player, "colour": f"colour-{COLOURS[mine.colour]}"})


def pieces(b: Board, seen: View, player: int, mine: PlayerView) -> list[Line]:
    lines = [kontors_line(b, seen, player)]
    routes = [edge_name(b, edge) for edge, owner in enumerate(seen.routes) if owner == player]
    if routes:
        lines.append(Line("routes", {"n": len(routes), "left": mine.reserve, "places": chained(routes)}))
    else:
        lines.append(Line("reserve", {"left": mine.reserve}))
    traders = [
        Line("trader-at", {"place": crossing_name(b, at), "near": near_crossing(b, at)})
        for at in mine.traders if at != NONE
    ]
    caravans = [edge_name(b, at) for at in mine.caravans if at != NONE]
    for name, placed, all_ in (("traders", traders, mine.traders), ("caravans", caravans, mine.caravans)):
        if placed:
            lines.append(Line(name, {"left": len(all_) - len(placed), "places": chained(placed)}))
        else:
            lines.append(Line(f"no-{name}"))
    return lines


def kontors_line(b: Board, seen: View, player: int) -> Line:
    """One's own with what they yield, those of others by name."""
    cities = [city for city, owner in enumerate(seen.kontors) if owner == player]
    if player != seen.seat or not cities:
        return Line("kontors", {"n": len(cities), "cities": tuple(CITY.key(city) for city in cities)})
    told = [Line("kontor-yields", {"city": CITY.key(city), "yields": yields(b, seen.numbers, city)}) for city in cities]
    return Line("own-kontors", {"places": chained(told)}, "MER-2.4")


def board_area(b: Board, seen: View) -> Area:
    lines = [Line("robber", {"landscape": LANDSCAPE.key(seen.robber)}, "MER-2.6")]
    neutral = tuple(CITY.key(city) for city, owner in enumerate(seen.kontors) if owner == NEUTRAL)
    if neutral:
        lines.append(Line("neutral", {"cities": neutral}, "MER-1.16"))
    tiles = tuple(CITY.key(city) for city, owner in enumerate(seen.tiles) if owner != NONE)
    if tiles:
        lines.append(Line("tiles", {"cities": tiles}, "MER-6.11"))
    if seen.seat is not None:
        goals = tuple(
            CITY.key(city) for city, owner in enumerate(seen.kontors)
            if owner not in (NONE, seen.seat) and seen.tiles[city] == NONE
        )
        if goals:
            lines.append(Line("goals", {"cities": goals}, "MER-6.10"))
    free = tuple(
        Line("city-coins", {"city": CITY.key(city), "coins": b.coins[city]})
        for city in b.cities if seen.kontors[city] == NONE
    )
    if free:
        lines.append(Line("free-cities", {"cities": free}, "MER-5.9"))
    return Area("board", lines)


def landscapes_area(b: Board, seen: View) -> Area:
    """By the sum that makes them yield."""
    lines: list[Line] = []
    for number in (*SUMS, 0):
        found = [h for h in b.hexes if seen.numbers[h] == number]
        if found:
            places = chained([
                Line("landscape-yields", {"landscape": LANDSCAPE.key(h), "resource": RESOURCE.key(b.resource[h])})
                for h in found
            ])
            lines.append(Line("sum", {"number": number, "places": places}, "MER-2.4"))
    return Area("landscapes", lines)


def supply_area(seen: View) -> Area:
    chips = tuple(Line("chips-of", {"n": n, "resource": RESOURCE.key(i)}) for i, n in enumerate(seen.hidden_chips) if n)
    return Area("supply", [
        Line("supply", {"cards": amounts(seen.supply)}, "MER-1.3"),
        Line("deck", {"deck": seen.deck, "pile": sum(seen.pile)}, "MER-7.5"),
        Line("chips", {"chips": chips}, "MER-1.9"),
    ])


def price_area(m: Material) -> Area:
    return Area("prices", [
        Line("price-route", {"cost": amounts(m.route_cost)}, "MER-4.1"),
        Line("price-trader", {"cost": amounts(m.trader_cost)}, "MER-4.4"),
        Line("price-caravan", {"cost": amounts(m.caravan_cost)}, "MER-4.6"),
        Line("price-card", {"cost": amounts(m.card_cost)}, "MER-4.3"),
        Line("price-walk", {"cost": feed(m.trader_feed), "steps": m.steps_per_card}, "MER-5.1"),
        Line("price-ride", {"cost": feed(m.caravan_feed), "steps": m.steps_per_card, "toll": m.toll}, "MER-6.1"),
    ])
