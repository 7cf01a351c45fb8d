"""The view in sentences, and what an action's label tells beyond its arguments."""

from typing import Any

from kontor.kernel.state import A, State
from kontor.kernel.title import Area, Line

from . import actions as a_
from .actions import (
    ACTIONS, BONUS, BONUS_STATE, CITY, END, GOOD, LUXURY, MANUFACTORY, ORDER, PRIVILEGE, SIDE, SPECIAL_PART,
)
from .view_box import GOODS, Box, Level, Recipe, box_of
from .flow.special import announcement_price
from .production import income, part_at
from .rules import merchant_ducats, merchant_seals, pirate_price
from .state import (
    DUE, FRONT, MANUFACTORY as MANUFACTORY_AT, PIRATE_SIDE, ROUTE, LAID, SPEED, STORE, STORED, TOPS, career, has_kontor,
    level, mat, price, top_kontor,
)
from .view import PlayerView, RouteCard, View


def kind(k: int) -> str:
    """The text key of a good or a luxury."""
    return GOOD.key(k) if k < GOODS else LUXURY.key(k - GOODS)


def kinds(ks: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(kind(k) for k in ks)


# the view

def describe(seen: View) -> list[Area]:
    areas = [table_area(seen), Area("cities", [city_line(seen, city) for city in range(8)])]
    display = [order_line(seen.box, order) for order in seen.display]
    areas.append(Area("orders", [*display, Line("deck", {"n": seen.deck})]))
    if seen.specials:
        areas.append(Area("specials", [special_line(seen.box, part) for part in seen.specials]))
    areas += [player_area(seen, seat) for seat in range(len(seen.players))]
    if seen.turn.seat >= 0:
        areas.append(turn_area(seen))
    return areas


def table_area(seen: View) -> Area:
    lines = [Line("round", {"round": seen.round}, "NOV-3.1")]
    if seen.last_round:
        lines.append(Line("last-round", {"end": END.key(seen.last_round)}, "NOV-10.1"))
    for bonus, state in enumerate(seen.bonuses):
        if state:
            high, low = seen.box.bonuses[bonus]
            params = {"bonus": BONUS.key(bonus), "state": BONUS_STATE.key(state), "high": high, "low": low}
            lines.append(Line("variety" if bonus == len(seen.bonuses) - 1 else "bonus", params, "NOV-8.1"))
    for name, at in (("merchant", seen.merchant), ("pirate", seen.pirate)):
        if at is not None:
            lines.append(Line(name, {"city": CITY.key(at[0]), "side": SIDE.key(at[1] - 1)}))
    return Area("table", lines)


def city_line(seen: View, city: int) -> Line:
    box = seen.box
    rank, left = seen.piles[city]
    params: dict[str, Any] = {
        "city": CITY.key(city), "good": GOOD.key(box.goods[city]), "fee": box.fees[city], "left": left,
        "price": box.prices[city][rank] if rank >= 0 else 0, "income": box.incomes[city][rank] if rank >= 0 else 0,
    }
    manufactory = seen.manufactories[city]
    if manufactory >= 0:
        params["manufactory"] = MANUFACTORY.key(manufactory)
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
    if player.career:
        lines.append(career_line(box, player))
        if player.level < len(box.levels[0]):
            left = box.levels[player.side * 4 + player.career - 1][player.level :]
            lines.append(Line("next-level", {"level": player.level + 1, "cost": cost_lines(left[0])}))
            privileges = tuple(PRIVILEGE.key(p) for p in sorted({one.privilege for one in left}))
            lines.append(Line("privileges", {"privileges": privileges}, "NOV-9.1"))
    owned = tuple(
        Line("kontor-line", {"city": CITY.key(city), "income": box.incomes[city][rank - 1]})
        for city, rank in enumerate(player.kontors) if rank
    )
    lines.append(Line("kontors", {"kontors": owned}))
    if player.store >= 0:
        lines.append(Line("store", {"good": GOOD.key(box.goods[player.store]), "city": CITY.key(player.store)}))
    lines += order_lines(box, player)
    return Area("player", lines, {"seat": seat})


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
        lines.append(Line("filed", {"orders": tuple(ORDER.key(order) for order in filed)}))
    if player.filed_unseen is None and player.n_filed_unseen:
        lines.append(Line("filed-unseen", {"n": player.n_filed_unseen}))
    if player.blanks:
        lines.append(Line("blanks", {"n": player.blanks}))
    return lines


def turn_area(seen: View) -> Area:
    turn = seen.turn
    lines = [Line("route", {"cards": tuple(card_line(card) for card in turn.route)}, "NOV-4.1")]
    if turn.fees:
        lines.append(Line("fees", {"ducats": turn.fees}, "NOV-5.36"))
    if turn.stored >= 0:
        lines.append(Line("stand-in" if turn.stand_in else "stored", {"good": GOOD.key(seen.box.goods[turn.stored])}))
    if turn.privilege >= 0:
        lines.append(Line("privilege-used", {"privilege": PRIVILEGE.key(turn.privilege)}, "NOV-3.3"))
    return Area("turn", lines, {"seat": turn.seat})


def card_line(card: RouteCard) -> Line:
    name = "placeholder" if card.placeholder else "own" if card.own else "base"
    return Line(f"route-{name}-{card.state}", {"city": CITY.key(card.city)})


# labels

def detail(s: State, seat: int, a: int) -> dict[str, Any]:
    """Only where the decision's own label asks for it; the plain label of a kind does with its arguments."""
    step = s.step().name
    name = ACTIONS.kind(a)
    if name == "kontor":
        return kontor_detail(s, a - a_.TAKE_KONTOR)
    if name in ("order", "cheap_order"):
        order = a - (a_.TAKE_ORDER if name == "order" else a_.CHEAP_ORDER)
        return {**faces(s, order), "price": order_cost(s, name)}
    if name in ("deck", "cheap_deck"):
        return {"price": order_cost(s, name)}
    if name == "ship":
        m = mat(s)
        speed = int(s.v[SPEED + seat])
        return {"speed": speed + 1, "price": m.ship_price[speed]}
    if name == "make":
        return make_detail(s, (a - a_.MAKE) // 12, (a - a_.MAKE) % 12)
    if name in ("top", "bottom"):
        return row_detail(s, a - (a_.TOP if name == "top" else a_.BOTTOM), name)
    if name in ("sail", "placeholder"):
        return route_detail(s, seat, a)
    if name == "pirate":
        return {"ducats": int(pirate_price(s, seat)) if s.v[PIRATE_SIDE] == FRONT else 0}
    if name == "announce":
        places = (a - a_.ANNOUNCE) // 2 + 1
        parts = tuple(SPECIAL_PART.key(int(part_at(s, k))) for k in range(4) if places >> k & 1)
        return {"parts": parts, "ducats": int(announcement_price(s, places, (a - a_.ANNOUNCE) % 2))}
    if name in ("keep", "file"):
        return {"order": ORDER.key(int(s.at(A)))} if step == "settle" else {}
    return career_detail(s, seat, a, name)


def kontor_detail(s: State, city: int) -> dict[str, Any]:
    box = box_of(mat(s))
    rank = int(top_kontor(s, city))
    if rank < 0:
        return {"price": 0, "income": 0, "good": GOOD.key(box.goods[city])}
    return {"price": int(price(s, city)), "income": box.incomes[city][rank], "good": GOOD.key(box.goods[city])}


def faces(s: State, order: int) -> dict[str, Any]:
    top, bottom = box_of(mat(s)).orders[order]
    return {"top": kinds(top), "bottom": kinds(bottom)}


def order_cost(s: State, name: str) -> int:
    return mat(s).privilege_order_price if name.startswith("cheap") else mat(s).order_price


def make_detail(s: State, city: int, way: int) -> dict[str, Any]:
    box = box_of(mat(s))
    manufactory = int(s.v[MANUFACTORY_AT + city]) - 1
    recipe = box.recipes[manufactory][way >> 2]
    return {
        "luxury": LUXURY.key(box.luxuries[manufactory]), "goods": kinds(recipe.goods),
        "seals": recipe.seals + int(merchant_seals(s, city)), "ducats": recipe.seals + int(merchant_ducats(s, city)),
    }


def row_detail(s: State, order: int, name: str) -> dict[str, Any]:
    m = mat(s)
    seals = m.top_seals
    if name == "bottom":
        seals = m.bottom_seals_same_turn if s.v[TOPS] >> order & 1 else m.bottom_seals
    return {"wants": faces(s, order)[name], "seals": seals}


def route_detail(s: State, seat: int, a: int) -> dict[str, Any]:
    box = box_of(mat(s))
    if a == a_.PLACEHOLDER:
        last = int(s.v[ROUTE + s.v[LAID] - 1]) - 1 if s.v[LAID] else 0
        city = last % 8
        return {"city": CITY.key(city), "luxury": LUXURY.key(box.luxuries[int(s.v[MANUFACTORY_AT + city]) - 1])}
    city = a - a_.SAIL
    how = "base"
    if has_kontor(s, seat, city):
        how = "stored" if s.v[STORE + seat] == city + 1 else "own"
    return {"how": how, "fee": box.fees[city], "good": GOOD.key(box.goods[city])}


def career_detail(s: State, seat: int, a: int, name: str) -> dict[str, Any]:
    box = box_of(mat(s))
    if name == "climb":
        k = int(level(s, seat))
        if k >= len(box.levels[0]):
            return {"level": k, "cost": (), "privilege": PRIVILEGE.key(0)}
        cost = box.levels[int(career(s, seat))][k]
        return {"level": k + 1, "cost": cost_lines(cost), "privilege": PRIVILEGE.key(cost.privilege)}
    if name == "income":
        city = a - a_.INCOME
        return {"ducats": int(income(s, seat, city)) if has_kontor(s, seat, city) else 0}
    if name == "store":
        return {"good": GOOD.key(box.goods[a - a_.STORE_GOOD])}
    if name == "extra_income":
        return {"ducats": mat(s).privilege_income}
    if name == "use":
        return {"good": GOOD.key(box.goods[(a - a_.USE) // 2])}
    if name == "from":
        city = max(int(s.v[STORED]).bit_length() - 1, 0)
        return {"good": GOOD.key(box.goods[city])}
    if name == "done":
        return {"fees": int(s.v[DUE]), "cards": int(s.v[LAID])}
    return {}
