"""What prompts, labels and events tell beyond names: the price, the yield, what is given up, what a card asks for."""

from typing import Any

from kontor.kernel.events import Event
from kontor.kernel.state import CHANCE, A, Game, State
from kontor.kernel.title import Line

from . import actions as a_
from .actions import ACTIONS, CITY, GOOD, LUXURY, ORDER, PRIVILEGE, ROW, SPECIAL_PART
from .describe import cost_lines, kind, kinds, ladder
from .flow.special import announcement_price
from .material import N_LEVELS, Material
from .production import income, part_at
from .routes import plain_capacity
from .rules import has_privilege, is_uncovered, merchant_ducats, merchant_seals, pirate_price
from .state import (
    BACK, BESIDE, BOUGHT, CAREER, DUE, FREE, FRESH, FRONT, HAND, LAID, MANUFACTORY as MANUFACTORY_AT, N_ORDERS,
    PIRATE_SIDE, PLACEHOLDERS, PRIVILEGE as USED, ROUTE, SEAL_PLUS_1, SIDE, SPEED, STORE, STORED, STORE_KIND,
    THIS_TURN, TOPS, career, cash, count_at, has_kontor, is_at, level, mat, owned, price, route_cities, top_kontor,
)
from .view_box import GOODS, box_of


# events

def told(event: Event, game: Game) -> dict[str, Any]:
    """Orders have only numbers for names, which no card shows: what they ask for says which one is meant."""
    assert isinstance(game.material, Material)
    box = box_of(game.material)
    order, part = event.params.get("order"), event.params.get("part")
    if isinstance(order, str):
        top, bottom = (kinds(row) for row in box.orders[ORDER.keys.index(order.removeprefix("order-"))])
        return {"top": top, "bottom": bottom, "wants": bottom if event.params.get("row") == ROW.key(1) else top}
    if isinstance(part, str):
        return {"wants": kinds(box.specials[SPECIAL_PART.keys.index(part.removeprefix("part-"))].wants)}
    return {}


# prompts

def question(s: State, seat: int) -> dict[str, Any]:
    """What the seat needs to know at this decision besides the choices."""
    step = s.step().name
    if seat == CHANCE:
        return {}
    m, v = mat(s), s.v
    money = {"cash": int(cash(s, seat)), "fees": int(v[DUE])}
    if step == "draft-pick":
        hand = int(count_at(s, 4 * seat + HAND))
        return {"kontors": m.draft_kontors - int(owned(s, seat)), "orders": m.draft_orders + 1 - hand}
    if step == "lay-route":
        return {**money, "cards": int(v[LAID]), "most": int(plain_capacity(s, seat, route_cities(s)))}
    if step == "meet":
        return {"wants": wanted(s)}
    if step == "climb-level":
        luxuries, goods = int(s.at(A)), int(s.at(A + 2))
        parts = (("cost-luxuries", luxuries), ("cost-goods", goods))
        left = tuple(Line(key, {"n": n}) for key, n in parts if n)
        return {"level": int(level(s, seat)) + 1, "left": left}
    if step == "settle":
        return {"order": ORDER.key(int(s.at(A))), **faces(s, int(s.at(A)))}
    return money


def wanted(s: State) -> tuple[str, ...]:
    """The luxury and the goods that a row or a special order still asks for."""
    luxury, goods = int(s.at(A)), int(s.at(A + 2))
    homes = mat(s).good
    named = tuple(kind(homes[city]) for city in range(8) if goods >> city & 1)
    return ((kind(GOODS + luxury),) if luxury >= 0 else ()) + named


# labels

def detail(s: State, seat: int, a: int) -> dict[str, Any]:
    """Only where the decision's own label asks for it; the plain label of a kind does with its arguments."""
    name = ACTIONS.kind(a)
    if name == "side":
        card = max(int(s.v[CAREER + seat]), 1)
        return {"ladder": ladder(box_of(mat(s)), card, a - a_.CHOOSE_SIDE, 0, N_LEVELS)}
    if name == "kontor":
        return kontor_detail(s, a - a_.TAKE_KONTOR)
    if name in ("order", "cheap_order"):
        order = a - (a_.TAKE_ORDER if name == "order" else a_.CHEAP_ORDER)
        return {**faces(s, order), "price": order_cost(s, name), "seal": seal_at_stake(s, seat)}
    if name in ("deck", "cheap_deck"):
        return {"price": order_cost(s, name), "seal": seal_at_stake(s, seat)}
    if name == "ship":
        speed = int(s.v[SPEED + seat])
        return {"speed": speed + 1, "price": mat(s).ship_price[speed]}
    if name == "make":
        return make_detail(s, seat, (a - a_.MAKE) // 12, (a - a_.MAKE) % 12)
    if name in ("top", "bottom"):
        return row_detail(s, seat, a - (a_.TOP if name == "top" else a_.BOTTOM), name)
    if name in ("sail", "placeholder"):
        return route_detail(s, seat, a)
    if name == "pirate":
        ducats = int(pirate_price(s, seat))
        side = s.v[PIRATE_SIDE]
        how = "spend" if side == BACK else "none" if side != FRONT else "pay" if ducats else "nothing"
        return {"ducats": ducats, "how": how}
    if name == "announce":
        return announce_detail(s, (a - a_.ANNOUNCE) // 2 + 1, (a - a_.ANNOUNCE) % 2)
    if name in ("keep", "file"):
        order = int(s.at(A)) if s.step().name == "settle" else 0
        return {"order": ORDER.key(order), "bottom": faces(s, order)["bottom"]}
    if name == "done":
        told = {"fees": int(s.v[DUE]), "cards": int(s.v[LAID]), "bought": int(s.v[BOUGHT])}
        return {**told, "cash": int(cash(s, seat)), "seal": seal_at_stake(s, seat)}
    return own_detail(s, seat, a, name)


def seal_at_stake(s: State, seat: int) -> int:
    """NOV-7.3: whoever uses another privilege now does not get this turn's seal."""
    return int(has_privilege(s, seat, SEAL_PLUS_1))


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


def luxury_at(s: State, city: int) -> str:
    """What the manufactory of a city makes."""
    return LUXURY.key(box_of(mat(s)).luxuries[int(s.v[MANUFACTORY_AT + city]) - 1])


def make_detail(s: State, seat: int, city: int, way: int) -> dict[str, Any]:
    """Where the manufactory lies and where a good comes from is told only where it could be otherwise."""
    box = box_of(mat(s))
    v = s.v
    recipe = box.recipes[int(v[MANUFACTORY_AT + city]) - 1][way >> 2]
    on_placeholder, from_store = way >> 1 & 1, way & 1
    notes: list[Line] = []
    if v[PLACEHOLDERS] >> city & 1 and v[FREE] >> city & 1 and v[FRESH] >> city & 1:
        notes.append(Line("note-on-placeholder" if on_placeholder else "note-on-card"))
    stored = int(v[STORED]).bit_length() - 1
    if stored >= 0 and box.goods[stored] in recipe.goods:
        where = "note-out-of-store" if from_store else "note-off-route"
        notes.append(Line(where, {"good": GOOD.key(box.goods[stored])}))
    own = box.goods[city]
    if not on_placeholder and (own not in recipe.goods or (from_store and stored == city)):
        mine = int(has_kontor(s, seat, city))
        notes.append(Line("note-given-up", {"good": GOOD.key(own), "city": CITY.key(city), "mine": mine}))
    return {
        "luxury": luxury_at(s, city), "goods": kinds(recipe.goods), "notes": len(notes), "note": tuple(notes),
        "seals": recipe.seals + int(merchant_seals(s, city)), "ducats": recipe.seals + int(merchant_ducats(s, city)),
    }


def row_detail(s: State, seat: int, order: int, name: str) -> dict[str, Any]:
    m = mat(s)
    seals = m.top_seals
    if name == "bottom":
        seals = m.bottom_seals_same_turn if s.v[TOPS] >> order & 1 else m.bottom_seals
    skipped = name == "bottom" and is_at(s, order, seat, HAND)              # NOV-5.22
    wants = faces(s, order)
    mine = [other for other in range(N_ORDERS) if is_at(s, other, seat, HAND) or is_at(s, other, seat, BESIDE)]
    twins = [other for other in mine if other != order and faces(s, other)[name] == wants[name]]
    other_row = wants["top" if name == "bottom" else "bottom"]
    return {
        "wants": wants[name], "seals": seals, "skipped": int(skipped), "twins": len(twins), "other": other_row,
    }  # fmt: skip


def route_detail(s: State, seat: int, a: int) -> dict[str, Any]:
    box = box_of(mat(s))
    cities = int(route_cities(s))
    if a == a_.PLACEHOLDER:
        last = int(s.v[ROUTE + s.v[LAID] - 1]) - 1 if s.v[LAID] else 0
        city = last % 8
    else:
        city = a - a_.SAIL
        cities |= 1 << city
    longer = s.v[USED] == 0 and s.v[LAID] + 1 > plain_capacity(s, seat, cities)      # NOV-4.13
    told = {"city": CITY.key(city), "luxury": luxury_at(s, city), "longer": int(longer), "cards": int(s.v[LAID])}
    how = "base"
    if has_kontor(s, seat, city):
        how = "stored" if s.v[STORE + seat] == city + 1 else "own"
    paid = int(income(s, seat, city)) if how != "base" else 0
    told["seal"] = seal_at_stake(s, seat)
    return {**told, "how": how, "fee": box.fees[city], "good": GOOD.key(box.goods[city]), "income": paid}


def announce_detail(s: State, places: int, privileged: int) -> dict[str, Any]:
    chosen = [int(part_at(s, k)) for k in range(4) if places >> k & 1]
    return {
        "parts": tuple(SPECIAL_PART.key(part) for part in chosen),
        "seals": sum(box_of(mat(s)).specials[part].seals for part in chosen),
        "ducats": int(announcement_price(s, places, privileged)),
    }


def own_detail(s: State, seat: int, a: int, name: str) -> dict[str, Any]:
    """What the seat does with its own things: climbing, storing, taking, using."""
    box = box_of(mat(s))
    if name == "climb":
        return climb_detail(s, seat)
    if name == "income":
        city = a - a_.INCOME
        return {"ducats": int(income(s, seat, city)) if has_kontor(s, seat, city) else 0}
    if name == "store":
        lost = s.v[STORED] != 0 or s.v[STORE_KIND] == THIS_TURN                 # NOV-5.31
        old = max(int(s.v[STORE + seat]) - 1, 0)
        return {"good": GOOD.key(box.goods[a - a_.STORE_GOOD]), "lost": int(lost), "old": GOOD.key(box.goods[old])}
    if name == "extra_income":
        return {"ducats": mat(s).privilege_income, "seal": seal_at_stake(s, seat)}
    if name == "use":
        return {"good": GOOD.key(box.goods[(a - a_.USE) // 2])}
    if name == "from":
        city = max(int(s.v[STORED]).bit_length() - 1, 0)
        return {"good": GOOD.key(box.goods[city])}
    return {}


def climb_detail(s: State, seat: int) -> dict[str, Any]:
    box = box_of(mat(s))
    k = int(level(s, seat))
    side = int(s.v[SIDE + seat])
    if k >= len(box.levels[0]):
        return {"level": k, "cost": (), "privilege": PRIVILEGE.key(0), "seals": 0, "x": 0, "kept": 0}
    rung = box.levels[int(career(s, seat))][k]
    return {
        "level": k + 1, "cost": cost_lines(rung), "privilege": PRIVILEGE.key(rung.privilege),
        "seals": box.career_seals[side][k + 1], "x": int(box.career_x[side][k + 1]),
        "kept": int(is_uncovered(s, seat, rung.privilege, k + 1)),
    }
