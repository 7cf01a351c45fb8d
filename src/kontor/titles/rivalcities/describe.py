"""The view in sentences, and what an action's label tells beyond its arguments."""

from kontor.kernel.state import A, State
from kontor.kernel.state import Material as StaticMaterial
from kontor.kernel.title import Area, Line

from .actions import (
    ADVANCE, ALLY, BUY, CARD, CITY, DO, GOOD, HALF, MOVE, NO, PLAY, REPEAT, RULE, S_ALLIANCE, S_DONATION,
    S_EXCHANGE, S_GOOD, S_HALF, S_LAWSUIT, S_LAWSUIT_REPEAT, S_MANUFACTORIES, S_MANUFACTORY_GOOD, S_MOVE, S_OPTION,
    S_PAY, S_PLAY_CARD, S_PRESTIGE, S_RULING, S_SHIP, S_STEAL, S_TAKE_MANUFACTORY, S_UPKEEP, S_USE_CARD, SHIP_NAME,
    STEAL, SUIT_NAME, TAKE_GOOD,
)
from .material import ANY, BEER, FURNITURE, LETTER, N_SPACES, Material
from .describe_deeds import (
    Params, alliance_terms, amount, card_deeds, deed, deeds, destination, legal_cost, place, received,
    ship_effect, ship_worth, standing, stars, tokens,
)
from .rules import FIRST_SPECIAL, can_do, move_cost, rival, ship_cost
from .state import (
    ALLIANCE_AT, FLEET, HAND, INKWELL, MANUFACTORIES, MARKER, RING, SLOT, STORE, SUPPLY, goods, mat, owns_ship,
)
from .view import CityView, View

AHEAD = 6                   # spaces of the ring that a position tells
DISCOUNTER = 18             # ship 19, RIV-9.10
NAME_SPACE = 8              # of a city on the prestige track


# the position

def describe(seen: View, material: StaticMaterial) -> list[Area]:
    """The position for a reader."""
    m = material
    assert isinstance(m, Material)
    order = (1, 0) if seen.seat == 1 else (0, 1)            # the reader's own city first
    return [
        now(seen),
        ring(m, seen),
        *(city_area(m, seen, city) for city in order),
        prestige(m, seen),
        court(m, seen),
        ships(m, seen),
        alliances(m, seen),
        Area("nearness", [nearness(seen, city) for city in order]),
        supply(seen),
    ]


def now(seen: View) -> Area:
    lines = [Line("awaited", {"city": CITY.key(city)}) for city in seen.awaited if city >= 0]
    if seen.over:
        lines.append(Line("over"))
    if seen.bell >= 0:
        lines.append(Line("bell", {"city": CITY.key(seen.bell)}))
    if seen.played >= 0:
        lines.append(Line("played", {"card": CARD.key(FIRST_SPECIAL + seen.played)}))
    if seen.held:
        hamburg, altona = (city.held for city in seen.cities)
        cards = tuple(CARD.key(FIRST_SPECIAL + i) for i in seen.held)
        lines.append(Line("held", {"hamburg": hamburg, "altona": altona, "cards": cards}, "RIV-11.2"))
    return Area("now", lines, {"season": seen.season + 1, "turn": seen.turn + 1})


def reader(seen: View) -> int:
    """The city whose costs are told: one's own; for a spectator the one that has to decide."""
    if seen.seat is not None:
        return seen.seat
    return max(seen.awaited[0], 0) if seen.awaited else 0


def ring(m: Material, seen: View) -> Area:
    costs = seen.cities[reader(seen)].move_cost
    lines = [Line("here", {"place": place(m, seen.ring[seen.inkwell])}, "RIV-2.11")]
    for steps in range(1, AHEAD + 1):
        there = destination(m, seen.ring, seen.inkwell, steps)
        lines.append(Line("ahead", {"steps": steps, "cost": costs[steps - 1], **there}, "RIV-2.4"))
    return Area("ring", lines, {"space": seen.inkwell})


def prestige(m: Material, seen: View) -> Area:
    lead = abs(seen.prestige)
    if lead == 0:
        return Area("prestige", [Line("prestige-middle", {}, "RIV-4.23")])
    city = CITY.key(0 if seen.prestige > 0 else 1)
    if lead == NAME_SPACE:
        return Area("prestige", [Line("prestige-won", {"city": city}, "RIV-6.4")])
    income = tuple(
        received(m, i)
        for space in range(lead + 1)
        for i in range(m.track_income_first[space], m.track_income_first[space] + m.track_income_len[space])
    )
    worth = stars(m.track_stars[lead])
    return Area("prestige", [Line("prestige-lead", {
        "city": city, "lead": lead, "income": income, "stars": worth,
    }, "RIV-5.7")])


def ships(m: Material, seen: View) -> Area:
    discount = int(DISCOUNTER in seen.cities[reader(seen)].ships)
    lines = [Line("ship", {
        "ship": SHIP_NAME.key(ship),
        "cost": amount(m.ship_good[ship], max(m.ship_cost[ship] - discount, 0)),
        "effect": ship_effect(m, ship),
        "stars": ship_worth(m, ship, len(seen.cities[reader(seen)].ships) + 1),
    }, "RIV-4.25") for ship in seen.ship_row if ship >= 0]
    return Area("ships", lines or [Line("no-ship", {}, "RIV-7.1")], {"left": seen.ships_left})


def alliances(m: Material, seen: View) -> Area:
    owners = {alliance: city for city in (0, 1) for alliance in seen.cities[city].alliances}
    lines: list[Line] = []
    for alliance in sorted([*seen.alliances, *owners]):
        terms = alliance_terms(m, alliance)
        if alliance in owners:
            lines.append(Line("ally-held", {**terms, "city": CITY.key(owners[alliance])}, "RIV-4.24"))
        else:
            lines.append(Line("ally-free", terms, "RIV-4.24"))
    return Area("alliances", lines)


def court(m: Material, seen: View) -> Area:
    lines = [Line("suit", {
        "slot": tile.slot,
        "suit": SUIT_NAME.key(tile.suit),
        "standing": standing(tile.marker),
        "cost": legal_cost(m, tile.suit),
        "bonus": deeds(m, m.suit_first[tile.suit], m.suit_len[tile.suit]),
        "repeats": m.slot_repeats[tile.slot - 1],
        "win": deeds(m, m.suit_win_first[tile.suit], m.suit_win_len[tile.suit]),
        "stars": stars(m.suit_stars[tile.suit]),
    }, "RIV-4.26") for tile in seen.suits]
    if lines:
        lines.insert(0, Line("court-rule", {}, "RIV-5.12"))
    return Area("court", lines or [Line("no-suit", {}, "RIV-7.1")], {"left": seen.suits_left})


def city_area(m: Material, seen: View, city: int) -> Area:
    mine = seen.cities[city]
    lines = [
        Line("store", {"goods": store(mine)}),
        Line("manufactories", {"active": mine.active, "inactive": mine.inactive}),
    ]
    if mine.ships:
        lines.append(Line("fleet", {"ships": tuple(fleet_ship(m, i, len(mine.ships)) for i in mine.ships)}))
    if mine.lawsuits:
        lines.append(Line("won", {"lawsuits": tuple(SUIT_NAME.key(suit) for suit in mine.lawsuits)}))
    lines.append(Line("stars", {"stars": mine.stars, "tokens": mine.star_tokens}, "RIV-7.4"))
    lines.append(Line("hand-size", {"n": mine.hand_size}, "RIV-11.1"))
    for special in mine.hand or ():
        card = FIRST_SPECIAL + special
        lines.append(Line("hand-card", {"card": CARD.key(card), "deeds": card_deeds(m, card)}))
    if seen.seat != city:
        lines += [Line("hand-known", {"card": CARD.key(FIRST_SPECIAL + i)}, "RIV-11.2") for i in mine.known or ()]
    return Area("city", lines, {"city": CITY.key(city)})


def fleet_ship(m: Material, ship: int, fleet: int) -> Line:
    """A ship that somebody owns; what it did at once is over."""
    named = {"ship": SHIP_NAME.key(ship), "stars": ship_worth(m, ship, fleet)}
    return Line("fleet-ship-spent", named) if m.ship_len[ship] else Line("fleet-ship", {
        **named, "effect": ship_effect(m, ship),
    })


def store(mine: CityView) -> tuple[Line, ...]:
    held = [amount(good, n) for good, n in enumerate(mine.goods) if n]
    return (*held, amount(LETTER, mine.letters)) if mine.letters else tuple(held)


def nearness(seen: View, city: int) -> Line:
    """RIV-6.1 to 6.4"""
    mine, theirs = seen.cities[city], seen.cities[1 - city]
    return Line("nearness", {
        "city": CITY.key(city),
        "ships": max(len(mine.ships) - len(theirs.ships), 0),
        "lawsuits": len(mine.lawsuits),
        "alliances": len(mine.alliances),
        "prestige": max(seen.prestige if city == 0 else -seen.prestige, 0),
    }, "RIV-6.5")


def supply(seen: View) -> Area:
    return Area("supply", [
        Line("supply", {
            "goods": tuple(amount(good, n) for good, n in enumerate(seen.supply_goods)),
            "letters": amount(LETTER, seen.supply_letters),
            "manufactories": Line("count-manufactory", {"n": seen.supply_manufactories}),
            "tokens": tokens(seen.supply_stars),
        }, "RIV-7.1"),
        Line("stack", {"stack": seen.stack, "discard": len(seen.discard)}, "RIV-4.17"),
    ])


# labels of actions

def detail(s: State, seat: int, a: int) -> Params:
    """For ids that the waiting decision can offer; others have labels that tell their arguments alone."""
    step = s.step()
    if not any(low <= a < high for low, high in step.ids):
        return {}
    m = mat(s)
    number = step.number
    local = int(s.at(A))
    if number == S_UPKEEP:
        terms = alliance_terms(m, local)
        return {"cost": terms["upkeep"], **terms}
    if a == NO:
        return {}
    if number == S_MOVE:
        return tell_move(s, seat, a - MOVE + 1)
    if number in (S_GOOD, S_MANUFACTORY_GOOD):
        return {"rival": int(s.v[STORE + 5 * SUPPLY + a - TAKE_GOOD] == 0)}
    if number in (S_OPTION, S_PLAY_CARD):
        return {"deeds": card_deeds(m, FIRST_SPECIAL + a - PLAY)} if a >= PLAY else tell_option(s, seat)
    if number == S_STEAL:
        return {"n": int(goods(s, rival(seat), a - STEAL))}
    if number == S_USE_CARD:
        i = a - DO
        known = i < m.card_len[local]
        return {"deed": deed(m, m.card_first[local] + i) if known else Line("deed-none", {"place": i + 1})}
    if number == S_HALF:
        half = m.card_first[local] + a - HALF
        return {"deed": deed(m, half), "possible": int(can_do(s, seat, half))}
    if number == S_MANUFACTORIES:
        return {"good": GOOD.key(local)}
    if number == S_TAKE_MANUFACTORY:
        return {"left": int(s.v[MANUFACTORIES])}
    if number == S_DONATION:
        return {"cost": amount(m.deed_good[local], m.deed_cost[local]), "stars": tokens(m.deed_stars[local])}
    if number == S_PRESTIGE:                                # RIV-8.6, 9.8
        return {"cost": amount(FURNITURE, 1) if a == REPEAT else amount(BEER, 2)}
    if number == S_ALLIANCE:
        return {"rival": int(s.v[ALLIANCE_AT + a - ALLY] == rival(seat)), **alliance_terms(m, a - ALLY)}
    if number == S_SHIP:
        return tell_ship(s, seat, a - BUY)
    if number == S_LAWSUIT:
        return tell_suit(s, int(s.v[SLOT + a - ADVANCE]))
    if number == S_LAWSUIT_REPEAT:
        return tell_suit(s, local)
    return tell_ruling(s, a - RULE) if number == S_RULING else {}


def occasion(s: State, seat: int) -> list[Line]:
    """What the city has, and how much of the decision is still to come."""
    number, left = s.step().number, int(s.at(A))
    first = STORE + 5 * seat
    held = tuple(amount(i if i < ANY else LETTER, n) for i in range(ANY + 1) if (n := int(s.v[first + i])))
    lines = [Line("store", {"goods": held})]
    if number == S_PAY:
        lines.append(Line("to-pay", {"goods": amount(ANY, left)}, "RIV-2.5"))
    elif number == S_STEAL:
        lines.append(Line("to-steal", {"goods": amount(ANY, left)}, "RIV-4.39"))
    elif number == S_EXCHANGE:
        lines.append(Line("to-exchange", {"n": left}, "RIV-4.12"))
    return lines


def tell_move(s: State, seat: int, spaces: int) -> Params:
    lying = tuple(int(s.v[RING + i]) for i in range(N_SPACES))
    there = destination(mat(s), lying, int(s.v[INKWELL]), spaces)
    return {"cost": int(move_cost(s, seat, spaces)), **there}


def tell_option(s: State, seat: int) -> Params:
    m = mat(s)
    card = int(s.v[RING + s.v[INKWELL]])
    printed = range(m.card_first[card], m.card_first[card] + m.card_len[card]) if card >= 0 else range(0)
    return {
        "card": CARD.key(card) if card >= 0 else "place-empty",
        "deeds": card_deeds(m, card) if card >= 0 else "place-empty",
        "possible": int(any(can_do(s, seat, i) for i in printed)),
        "letter": int(not owns_ship(s, seat, 18)),
        "hand": int(s.v[HAND + seat]),
    }


def tell_ship(s: State, seat: int, ship: int) -> Params:
    m = mat(s)
    return {
        "cost": amount(m.ship_good[ship], int(ship_cost(s, seat, ship))),
        "effect": ship_effect(m, ship),
        "stars": ship_worth(m, ship, int(s.v[FLEET + seat]) + 1),
    }


def tell_suit(s: State, suit: int) -> Params:
    if suit < 0:
        return {"suit": "suit-none", "cost": (), "bonus": (), "standing": standing(0)}
    m = mat(s)
    return {
        "suit": SUIT_NAME.key(suit),
        "cost": legal_cost(m, suit),
        "bonus": deeds(m, m.suit_first[suit], m.suit_len[suit]),
        "standing": standing(int(s.v[MARKER + suit])),
    }


def tell_ruling(s: State, front: int) -> Params:
    """`front`: 0 settles slot I, 1 swaps I and II, 2 swaps II and III."""
    first = tell_suit(s, int(s.v[SLOT + max(front - 1, 0)]))
    other = tell_suit(s, int(s.v[SLOT + front]))
    return {
        "front": front,
        "suit": first["suit"],
        "standing": first["standing"],
        "other": other["suit"],
        "behind": other["standing"],
    }
