"""The view in sentences."""

from typing import Any

from kontor.kernel.title import Area, Line

from .actions import BONUS, CITY, END, GOOD, LUXURY, ORDER, PRIVILEGE, SIDE, SPECIAL_PART
from .state import FRONT, GONE, LOW, VARIETY
from .view import PlayerView, RouteCard, View
from .view_box import GOODS, Box, Level, Recipe


def kind(k: int) -> str:
    """The text key of a good or a luxury."""
    return GOOD.key(k) if k < GOODS else LUXURY.key(k - GOODS)


def kinds(ks: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(kind(k) for k in ks)


# the view

def describe(seen: View) -> list[Area]:
    areas = [table_area(seen), Area("cities", [lanes_line(seen.box), *(city_line(seen, city) for city in range(8))])]
    display = [order_line(seen.box, order) for order in seen.display]
    areas.append(Area("orders", [*display, Line("deck", {"n": seen.deck})]))
    if seen.specials:
        specials = [special_line(seen.box, part) for part in seen.specials]
        areas.append(Area("specials", specials, {"price": seen.box.skip_price}))
    areas += [player_area(seen, seat) for seat in range(len(seen.players))]
    if seen.turn.seat >= 0:
        areas.append(turn_area(seen))
    return areas


def table_area(seen: View) -> Area:
    lines = [Line("round", {"round": seen.round}, "NOV-3.1") if seen.round else Line("before", rule="NOV-2.1")]
    if seen.last_round:
        lines.append(Line("last-round", {"end": END.key(seen.last_round)}, "NOV-10.1"))
    lines += [bonus_line(seen, bonus) for bonus, state in enumerate(seen.bonuses) if state]
    if seen.merchant is not None:
        city, side = seen.merchant
        more = seen.box.merchant[side - 1]
        lines.append(Line("merchant" if side == FRONT else "merchant-back", {"city": CITY.key(city), "more": more}))
    if seen.pirate is not None:
        city, side = seen.pirate
        params = {"city": CITY.key(city), "less": seen.box.slowed}
        lines.append(Line("pirate", params) if side == FRONT else Line("pirate-back", {"city": CITY.key(city)}))
    return Area("table", lines)


def bonus_line(seen: View, bonus: int) -> Line:
    state = seen.bonuses[bonus]
    params: dict[str, Any] = {"bonus": BONUS.key(bonus), "needs": f"needs-{BONUS.keys[bonus]}"}
    if bonus == VARIETY:
        steps = [n for n in range(1, len(seen.box.variety)) if seen.box.variety[n] > seen.box.variety[n - 1]]
        scale = tuple(Line("variety-step", {"kinds": n, "seals": seen.box.variety[n]}) for n in steps)
        return Line("variety", {**params, "scale": scale}, "NOV-8.12")
    if state == GONE:
        return Line("bonus-gone", params, "NOV-8.1")
    high, low = seen.box.bonuses[bonus]
    return Line("bonus-low" if state == LOW else "bonus-high", {**params, "high": high, "low": low}, "NOV-8.1")


def lanes_line(box: Box) -> Line:
    """The cities stand in the sequence of the ring; only further lanes need names."""
    pairs = [(a, b) for a in range(8) for b in range(a) if box.lanes[a] >> b & 1 and (a - b) % 8 not in (1, 7)]
    lanes = tuple(Line("lane", {"one": CITY.key(b), "other": CITY.key(a)}) for a, b in pairs)
    return Line("lanes", {"n": len(lanes), "lanes": lanes}, "NOV-1.3")


def city_line(seen: View, city: int) -> Line:
    box = seen.box
    rank, left = seen.piles[city]
    params: dict[str, Any] = {
        "city": CITY.key(city), "good": GOOD.key(box.goods[city]), "fee": box.fees[city], "left": left,
        "price": box.prices[city][rank] if rank >= 0 else 0, "income": box.incomes[city][rank] if rank >= 0 else 0,
    }
    manufactory = seen.manufactories[city]
    if manufactory >= 0:
        params["luxury"] = LUXURY.key(box.luxuries[manufactory])
        for name, recipe in zip(("first", "second", "third"), box.recipes[manufactory], strict=True):
            params[name] = recipe_line(recipe)
        return Line("city", params)
    return Line("bare-city", params)


def recipe_line(recipe: Recipe) -> Line:
    goods = dict(zip(("one", "two", "three"), kinds(recipe.goods), strict=False))
    return Line(f"recipe-of-{len(goods)}", {**goods, "seals": recipe.seals})


def order_line(box: Box, order: int) -> Line:
    top, bottom = box.orders[order]
    return Line("order", {"order": ORDER.key(order), "top": kinds(top), "bottom": kinds(bottom)})


def special_line(box: Box, part: int) -> Line:
    card = box.specials[part]
    params = {"part": SPECIAL_PART.key(part), "wants": kinds(card.wants), "price": card.price, "seals": card.seals}
    return Line("special-crates" if card.two_crates else "special", params)


def player_area(seen: View, seat: int) -> Area:
    player = seen.players[seat]
    box = seen.box
    lines = [Line("wealth", {"ducats": player.cash, "seals": player.seals, "speed": player.speed})]
    if player.career and is_side_open(seen, seat):
        lines.append(Line("career-open", {"career": player.career}, "NOV-1.11"))
    elif player.career:
        lines.append(career_line(box, player))
        if player.level < len(box.levels[0]):
            left = box.levels[player.side * 4 + player.career - 1][player.level :]
            steps = ladder(box, player.career, player.side, player.level, len(left) if seat == seen.seat else 1)
            lines.append(Line("levels" if seat == seen.seat else "next-level", {"ladder": steps}, "NOV-5.25"))
            privileges = tuple(PRIVILEGE.key(p) for p in sorted({one.privilege for one in left}))
            lines.append(Line("privileges", {"privileges": privileges}, "NOV-9.1"))
    owned = tuple(
        Line("kontor-line", {"city": CITY.key(city), "income": box.incomes[city][rank - 1]})
        for city, rank in enumerate(player.kontors) if rank
    )
    lines.append(Line("kontors", {"n": len(owned), "kontors": owned}))
    if player.bonuses:
        lines.append(Line("won", {"bonuses": tuple(BONUS.key(bonus) for bonus in player.bonuses)}, "NOV-8.2"))
    if player.store >= 0:
        lines.append(Line("store", {"good": GOOD.key(box.goods[player.store]), "city": CITY.key(player.store)}))
    lines += order_lines(box, player)
    return Area("player", lines, {"seat": seat})


def is_side_open(seen: View, seat: int) -> bool:
    """The sides are chosen one after the other from the start player on; this one's turn has not come yet."""
    if seen.step != "choose-side" or not seen.awaited or seen.awaited[0] < 0:
        return False
    seats = len(seen.players)
    return (seat - seen.start_player) % seats >= (seen.awaited[0] - seen.start_player) % seats


def ladder(box: Box, card: int, side: int, climbed: int, most: int) -> Line:
    """The next levels: price, privilege, and what the row then pays."""
    steps = [
        Line("rung", {
            "cost": cost_lines(level), "privilege": PRIVILEGE.key(level.privilege),
            "seals": box.career_seals[side][k + 1], "x": int(box.career_x[side][k + 1]),
        })
        for k, level in enumerate(box.levels[side * 4 + card - 1]) if climbed <= k < climbed + most
    ]
    text = steps[0]
    for step in steps[1:]:
        text = Line("rungs", {"rest": text, "rung": step})
    return text


def career_line(box: Box, player: PlayerView) -> Line:
    params = {
        "career": player.career, "side": SIDE.key(player.side), "level": player.level,
        "seals": box.career_seals[player.side][player.level],
    }
    return Line("career-x" if box.career_x[player.side][player.level] else "career", params, "NOV-7.1")


def cost_lines(cost: Level) -> tuple[Line, ...]:
    parts = (("cost-goods", cost.goods), ("cost-luxuries", cost.luxuries), ("cost-ducats", cost.ducats))
    return tuple(Line(key, {"n": n}) for key, n in parts if n)


def order_lines(box: Box, player: PlayerView) -> list[Line]:
    lines: list[Line] = []
    if player.hand is None:
        lines.append(Line("hand-size", {"n": player.hand_size}))
    else:
        lines += [Line("hand", order_line(box, order).params) for order in player.hand]
    if player.known:
        lines.append(Line("known", {"orders": tuple(ORDER.key(order) for order in player.known)}))
    lines += [Line("beside", order_line(box, order).params) for order in player.beside]
    filed = (*player.filed, *(player.filed_unseen or ()))
    if filed:
        shown = {kind for order in filed for row in box.orders[order] for kind in row}
        lines.append(Line("filed", {"orders": tuple(ORDER.key(order) for order in filed), "kinds": len(shown)}))
    if player.filed_unseen is None and player.n_filed_unseen:
        lines.append(Line("filed-unseen", {"n": player.n_filed_unseen}))
    if player.blanks:
        lines.append(Line("blanks", {"n": player.blanks}))
    return lines


def turn_area(seen: View) -> Area:
    turn = seen.turn
    lines = [Line("route", {"route": route_line(turn.route)}, "NOV-4.1") if turn.route else Line("no-route")]
    if turn.fees:
        lines.append(Line("fees", {"ducats": turn.fees}, "NOV-5.36"))
    if turn.stored >= 0:
        lines.append(Line("stand-in" if turn.stand_in else "stored", {"good": GOOD.key(seen.box.goods[turn.stored])}))
    if turn.privilege >= 0:
        lines.append(Line("privilege-used", {"privilege": PRIVILEGE.key(turn.privilege)}, "NOV-3.3"))
    return Area("turn", lines, {"seat": turn.seat})


def route_line(cards: tuple[RouteCard, ...]) -> Line:
    text = card_line(cards[0])
    for card in cards[1:]:
        text = Line("route-on", {"rest": text, "card": card_line(card)})
    return text


def card_line(card: RouteCard) -> Line:
    name = "placeholder" if card.placeholder else "own" if card.own else "base"
    return Line(f"route-{name}-{card.state}", {"city": CITY.key(card.city)})
