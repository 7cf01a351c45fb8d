"""What prompts, labels and events tell beyond names: places in words, prices, yields, the terms of a deal."""

from typing import Any

from kontor.kernel.events import Event
from kontor.kernel.state import CHANCE, SEAT, A, Game, State
from kontor.kernel.title import Line
from kontor.parts.trade import ACCEPTED, COMPOSING

from .actions import (
    ACCEPT, BUY, CHIP_FROM, CHIP_TO, CHOOSE_CHAIN, CONFIRM, DELIVER, EXTEND, MOVE_ROBBER, MOVE_TRADER, NEXT,
    PLACE_KONTOR, PLACE_ROUTE, PLAY, RAISE_CARAVAN, RECRUIT, RESOURCE, SEND, START_CARAVAN, STEAL, STEP_TO, STOP, SWAP,
    S_ANSWERS, S_CHAIN, S_CONFIRM, S_REPLACE_CARAVAN, TAKE_OFF,
)
from .caravans import toll_to
from .describe import effect
from .flow.deals import ALL, CLOSING, KINDS, is_call
from .flow.turn import laid_aside
from .material import (
    CORNERS, MEET, N_CARDS, N_CITIES, N_CROSSINGS, N_EDGES, N_HEXES, N_RESOURCES, NONE, Board, Material,
)
from .places import crossing_name, edge_name, near_crossing, near_edge, yields
from .rules import add_playable, cards_due
from .state import (
    ACTIVE, ANSWERS, DESK_PART, DESK_TO, GIVE, GOLD, HAND, KONTOR, LAST_ROUTE, NUMBER, ROUTE, SET_ASIDE, STAGES,
    TRADERS, WANT, board, caravan, hand_size, hidden_chips, mat, trader,
)
from .ways import payments, share
from .words import amounts, feed

PARTS = ("giving", "wanting", "closing")


# events

def told(event: Event, game: Game) -> dict[str, Any]:
    """Edges and crossings are numbers in an event; here they get names, and trades with the supply a price."""
    material = game.material
    assert isinstance(material, Material)
    b = material.boards[int(game.options["start"] == "main")]
    if event.kind == "bought":
        return {"cost": material.purchase_gold}
    if event.kind == "swapped":
        return {"rate": material.supply_rate}
    edge, crossing = event.params.get("edge", 0), event.params.get("crossing", 0)
    if isinstance(edge, int) and edge > 0:
        return {"place": edge_name(b, edge - 1)}
    if isinstance(crossing, int) and crossing > 0:
        return {"place": crossing_name(b, crossing - 1), "near": near_crossing(b, crossing - 1)}
    return {"place": "piece-reserve", "near": ()}


# prompts

def question(s: State, seat: int) -> dict[str, Any]:
    """What the seat needs to know at this decision besides the choices."""
    if seat == CHANCE:
        return {}
    step = s.step().name
    if step in ("compose", "answers"):
        return desk(s, seat)
    if step == "discard":
        own = N_RESOURCES * seat
        kept = tuple(int(s.v[HAND + own + i] - s.v[SET_ASIDE + own + i]) for i in range(N_RESOURCES))
        return {"left": int(cards_due(s, seat) - laid_aside(s, seat)), "cards": amounts(kept)}
    if step in ("swift-trader", "swift-caravan"):
        return {"steps": mat(s).swift_trader_steps if step == "swift-trader" else mat(s).swift_caravan_steps}
    if step == "pre-roll":
        found: list[int] = []
        add_playable(found, s, seat)
        return {"playable": len(found)}
    if step == "harvest":
        return {"left": int(s.at(A)), "cards": hand_of(s, seat)}
    if step == "caravan":
        at = int(caravan(s, seat, int(s.at(A))))
        return {"steps": int(s.at(A + 1)), "gold": int(s.v[GOLD + seat]), "place": edge_name(board(s), at)}
    return {"cards": hand_of(s, seat), "gold": int(s.v[GOLD + seat])}


def hand_of(s: State, seat: int) -> tuple[Line, ...]:
    return amounts(tuple(int(s.v[HAND + N_RESOURCES * seat + i]) for i in range(N_RESOURCES)))


def bundle(s: State, cell: int, seat: int) -> tuple[Line, ...]:
    return amounts(tuple(int(s.v[cell + KINDS * seat + i]) for i in range(KINDS)))


def desk(s: State, seat: int) -> dict[str, Any]:
    """The offer that is being put together, and the one to be answered."""
    part = int(s.v[DESK_PART + seat])
    composing = s.step().number != S_ANSWERS or s.v[STAGES + seat] == COMPOSING
    params = {"give": bundle(s, GIVE, seat), "want": bundle(s, WANT, seat), "stage": PARTS[min(part, CLOSING)]}
    if not composing:
        proposer = int(s.at(SEAT))
        call = is_call(s, proposer)
        params = {
            "give": bundle(s, GIVE, proposer), "want": bundle(s, WANT, proposer), "stage": "call" if call else "answer",
        }
    elif part == CLOSING and seat == s.v[ACTIVE] and s.v[DESK_TO + seat]:
        params["stage"] = "sending"
    elif part == CLOSING and is_call(s, seat):
        params["stage"] = "calling"
    other = int(s.at(SEAT)) if s.step().number == S_ANSWERS else seat
    return {**params, "other": f"player-{other + 1}", "cards": hand_of(s, seat), "gold": int(s.v[GOLD + seat])}


# labels of actions

def detail(s: State, seat: int, a: int) -> dict[str, Any]:
    """Places in words, prices and tolls; everything here is known to the seat."""
    b = board(s)
    m = mat(s)
    if PLACE_KONTOR <= a < PLACE_ROUTE:
        return {"yields": yields_at(s, a - PLACE_KONTOR)}
    if PLACE_ROUTE <= a < PLACE_ROUTE + N_EDGES:
        edge = a - PLACE_ROUTE
        return {**edge_detail(b, edge), "cost": amounts(m.route_cost), **connection_detail(s, seat, edge)}
    if PLAY <= a < PLAY + N_CARDS:
        return {"effect": effect(m, a - PLAY)}
    if MOVE_ROBBER <= a < MOVE_ROBBER + N_HEXES:
        return landscape_detail(s, a - MOVE_ROBBER)
    if STEAL <= a < STEAL + 4:
        return {"n": int(hand_size(s, a - STEAL)) if a - STEAL < s.game.seats else 0}
    if BUY <= a < SWAP:
        return {"cost": m.purchase_gold}
    if SWAP <= a < RECRUIT - 1:
        return {"rate": m.supply_rate}
    if RECRUIT - 1 <= a < RAISE_CARAVAN:
        return {"cost": amounts(m.card_cost if a < RECRUIT else m.trader_cost)}
    if RAISE_CARAVAN <= a < TAKE_OFF:
        return {**edge_detail(b, a - RAISE_CARAVAN), "cost": amounts(m.caravan_cost)}
    if TAKE_OFF <= a < MOVE_TRADER:
        return {"place": standing(s, seat, a - TAKE_OFF, s.step().number == S_REPLACE_CARAVAN)}
    if MOVE_TRADER <= a < START_CARAVAN:
        return walk_detail(s, seat, (a - MOVE_TRADER) // N_CROSSINGS, (a - MOVE_TRADER) % N_CROSSINGS)
    if START_CARAVAN <= a < STEP_TO:
        steps = m.steps_per_card
        return {"place": standing(s, seat, a - START_CARAVAN, True), "cost": feed(m.caravan_feed), "steps": steps}
    if STEP_TO <= a < DELIVER:
        due = s.v[ROUTE + a - STEP_TO] > 0 and toll_to(s, seat, int(s.at(A)) % 2, a - STEP_TO) != NONE
        return {**edge_detail(b, a - STEP_TO), "toll": m.toll if due else 0}
    if DELIVER <= a < EXTEND:
        owner = int(s.v[KONTOR + (a - DELIVER) % N_CITIES])
        nobody = "colour-neutral" if owner else "kontor-none"
        return {"owner": f"player-{owner}" if 1 <= owner <= s.game.seats else nobody}
    if EXTEND <= a < STOP:
        return {"steps": m.steps_per_card}
    if CHOOSE_CHAIN <= a < CHIP_TO:
        return {"shares": tell_chain(s, a - CHOOSE_CHAIN)}
    if CHIP_TO <= a < CHIP_FROM + N_HEXES:
        return landscape_detail(s, (a - CHIP_TO) % N_HEXES)
    return deal_detail(s, seat, a)


def edge_detail(b: Board, edge: int) -> dict[str, Any]:
    near = near_edge(b, edge)
    return {"place": edge_name(b, edge), "near": near, "n": len(near), "double": b.is_double[edge]}


def numbers(s: State) -> tuple[int, ...]:
    return tuple(int(s.v[NUMBER + h]) for h in range(N_HEXES))


def yields_at(s: State, city: int) -> tuple[Line, ...]:
    return yields(board(s), numbers(s), city) if city in board(s).cities else ()


def landscape_detail(s: State, hex_: int) -> dict[str, Any]:
    """What a landscape gives, to whom, and how many chips of its colour are still face down."""
    b = board(s)
    resource = b.resource[hex_]
    cities = [city for city in b.hex_cities[CORNERS * hex_ : CORNERS * hex_ + CORNERS] if city != NONE]
    owners = sorted({int(s.v[KONTOR + city]) for city in cities} & set(range(1, s.game.seats + 1)))
    number = int(s.v[NUMBER + hex_])
    known = resource != NONE
    return {
        "number": number, "n": len(owners), "players": tuple(f"player-{owner}" for owner in owners),
        "yield": Line("yield-of", {"resource": RESOURCE.key(resource), "number": number}) if known else "landscape-off",
        "resource": RESOURCE.key(resource) if known else "landscape-off",
        "chips": int(hidden_chips(s, resource)) if known else 0,
    }


def standing(s: State, seat: int, piece: int, is_caravan: bool) -> Line | str:
    at = int(caravan(s, seat, piece) if is_caravan else trader(s, seat, piece))
    if at == NONE:
        return "piece-reserve"
    return edge_name(board(s), at) if is_caravan else crossing_name(board(s), at)


def walk_detail(s: State, seat: int, piece: int, goal: int) -> dict[str, Any]:
    b = board(s)
    at = int(s.v[TRADERS + 2 * seat + piece]) - 1
    steps = b.steps(at, goal) if at != NONE and b.crossing_edges[MEET * goal] != NONE else 0
    city = b.city_at[goal]
    return {
        "place": crossing_name(b, goal), "near": near_crossing(b, goal), "cost": -(-steps // mat(s).steps_per_card),
        "founds": int(city != NONE), "coins": b.coins[city] if city != NONE else 0,
        "yields": yields_at(s, city) if city != NONE else (),
    }


def tell_chain(s: State, chain: int) -> tuple[Line, ...]:
    options = payments(s, int(s.v[LAST_ROUTE])) if s.step().number == S_CHAIN else []
    if chain >= len(options):
        return ()
    return shares_of(s, options[chain])


def shares_of(s: State, payment: int) -> tuple[Line, ...]:
    shares = [(seat, int(share(payment, seat))) for seat in range(s.game.seats)]
    return tuple(
        Line("share", {"player": f"player-{seat + 1}", "gold": Line("count-gold", {"n": n})}) for seat, n in shares if n
    )


def connection_detail(s: State, seat: int, edge: int) -> dict[str, Any]:
    """MER-4.13 to 4.17: what a route here would pay, by the chain that is best for the seat."""
    if s.v[ROUTE + edge] or not board(s).is_edge[edge]:
        return {"gold": 0, "shares": ()}
    laid = s.clone()
    laid.v[ROUTE + edge] = seat + 1
    best = payments(laid, edge)[:1]
    return {"gold": int(share(best[0], seat)) if best else 0, "shares": shares_of(s, best[0]) if best else ()}


def deal_detail(s: State, seat: int, a: int) -> dict[str, Any]:
    """The terms as the seat would carry them out."""
    if a == NEXT:
        return {"stage": PARTS[int(s.v[DESK_PART + seat]) % 2]}
    if a == SEND:
        to = int(s.v[DESK_TO + seat])
        if seat != s.v[ACTIVE]:
            to = int(s.v[ACTIVE]) + 1
        call = int(is_call(s, seat))
        terms = {"give": bundle(s, GIVE, seat), "want": bundle(s, WANT, seat), "call": call}
        return {**terms, "all": int(to in (0, ALL)), "other": f"player-{min(max(to, 1), 4)}"}
    if a == ACCEPT or CONFIRM <= a < CONFIRM + 4:
        return close_detail(s, seat, a)
    return {}


def close_detail(s: State, seat: int, a: int) -> dict[str, Any]:
    step = s.step().number
    if a == ACCEPT:
        proposer = int(s.at(SEAT)) if step == S_ANSWERS else seat
        return {"give": bundle(s, WANT, proposer), "get": bundle(s, GIVE, proposer)}
    other = a - CONFIRM
    if step == S_CONFIRM and other < s.game.seats and s.v[ANSWERS + other] == ACCEPTED:
        return {"give": bundle(s, GIVE, seat), "get": bundle(s, WANT, seat)}
    if step == S_CONFIRM and other < s.game.seats:
        return {"give": bundle(s, WANT, other), "get": bundle(s, GIVE, other)}
    return {"give": (), "get": ()}
