"""What cards, ships, alliances and lawsuits print, as phrases.

Phrases are put together from the printed deeds, so that they are true with every data pack.
"""

from functools import lru_cache
from typing import Any

from kontor.kernel.title import Line

from .actions import ALLIANCE_NAME, CITY, GOOD, SHIP_NAME
from .material import (
    ANY, DEEDS, DONATION, EXCHANGE, GIFT, GOODS, LETTER, LETTERS, MANUFACTORY, N_SPACES, PIRACY, PIRACY_FAVOUR,
    PRODUCTION, REACTIVATE, SHIP_PER_SHIP, STARS, Material,
)
from .rules import FIRST_SPECIAL

Params = dict[str, Any]

COUNTS = ("count-beer", "count-cloth", "count-leather", "count-furniture", "count-goods", "count-letter")


def amount(item: int, n: int) -> Line:
    return Line(COUNTS[item], {"n": n})


def gainable(item: int, n: int) -> Line:
    """Goods to be gained: of any kind means of one's choice."""
    return Line("count-any", {"n": n}) if item == ANY else amount(item, n)


def tokens(n: int) -> Line:
    return Line("count-token", {"n": n})


def stars(n: int) -> Line:
    return Line("count-star", {"n": n})


def deed(m: Material, i: int) -> Line:
    """One printed action, or one part of a bonus or an income."""
    kind, good, n, cost, times = m.deed_kind[i], m.deed_good[i], m.deed_n[i], m.deed_cost[i], m.deed_times[i]
    name = f"deed-{DEEDS[kind - 1]}"
    if kind in (PRODUCTION, GIFT, GOODS):
        return Line(name, {"goods": gainable(good, n)})
    if kind == DONATION:
        return Line(name, {"cost": amount(good, cost), "stars": tokens(m.deed_stars[i]), "times": times})
    if kind == EXCHANGE:
        return Line(name, {"times": times})
    if kind == LETTERS:
        return Line(name, {"letters": amount(LETTER, n)})
    if kind == MANUFACTORY:
        return Line(name, {"goods": amount(ANY, cost)}) if cost else Line(f"{name}-free")
    if kind == REACTIVATE:
        return Line(name, {"manufactories": Line("count-manufactory", {"n": n})})
    if kind in (PIRACY, PIRACY_FAVOUR):
        return Line(name, {"goods": amount(ANY, n)})
    return Line(name, {"stars": tokens(m.deed_stars[i])}) if kind == STARS else Line(name)


@lru_cache(maxsize=4096)
def deeds(m: Material, first: int, length: int) -> tuple[Line, ...]:
    """Several of them; what is printed twice in a row is told once.  Kept, because print does not change."""
    found: list[tuple[Line, int]] = []
    for i in range(first, first + length):
        one = deed(m, i)
        if found and found[-1][0] == one:
            found[-1] = (one, found[-1][1] + 1)
        else:
            found.append((one, 1))
    return tuple(one if n == 1 else repeated(one, n) for one, n in found)


def repeated(one: Line, n: int) -> Line:
    """Lawsuits may be waived wherever they are printed (RIV-9.2), the other effects of ships may not."""
    return Line("deed-at-most" if one.key == "deed-lawsuit" else "deed-times", {"deed": one, "n": n})


def card_deeds(m: Material, card: int) -> Line | tuple[Line, ...]:
    first = m.card_first[card]
    if m.card_split[card]:
        return Line("deed-either", {"left": deed(m, first), "right": deed(m, first + 1)})
    return deeds(m, first, m.card_len[card])


def place(m: Material, card: int) -> Line:
    """What lies on an ink space."""
    if card < 0:
        return Line("place-empty")
    return Line("place-card" if card < FIRST_SPECIAL else "place-special", {"deeds": card_deeds(m, card)})


def destination(m: Material, ring: tuple[int, ...], inkwell: int, spaces: int) -> Params:
    """Where a move leads; after a season end a dark space holds a card that nobody knows yet (RIV-5.16)."""
    space = (inkwell + spaces) % N_SPACES
    bell = int(inkwell + spaces >= N_SPACES)
    there = Line("place-renewed") if bell and m.ring_dark[space] else place(m, ring[space])
    return {"space": space, "bell": bell, "place": there}


def ship_effect(m: Material, ship: int) -> Line | str:
    if m.ship_len[ship]:
        return Line("effect-at-once", {"deeds": deeds(m, m.ship_first[ship], m.ship_len[ship])})
    if m.ship_income_len[ship]:
        return Line("effect-income", {"deeds": deeds(m, m.ship_income_first[ship], m.ship_income_len[ship])})
    if m.ship_extra_good[ship] >= 0:
        return Line("effect-production", {"goods": amount(m.ship_extra_good[ship], 1)})
    return f"{SHIP_NAME.key(ship)}-effect"


def alliance_effect(m: Material, alliance: int) -> Line | str:
    extra = m.alliance_extra_good[alliance]
    if extra >= 0:
        return Line("effect-addition", {"good": GOOD.key(extra), "goods": amount(extra, 1)})
    return f"{ALLIANCE_NAME.key(alliance)}-effect"


def alliance_terms(m: Material, alliance: int) -> Params:
    return {
        "alliance": ALLIANCE_NAME.key(alliance),
        "effect": alliance_effect(m, alliance),
        "upkeep": upkeep(m, alliance),
        "stars": stars(m.alliance_stars[alliance]),
    }


def upkeep(m: Material, alliance: int) -> Line:
    return amount(m.alliance_good[alliance], m.alliance_cost[alliance])


def legal_cost(m: Material, suit: int) -> tuple[Line, ...]:
    items = (*range(ANY), LETTER)
    return tuple(amount(item, n) for i, item in enumerate(items) if (n := m.suit_cost[5 * suit + i]))


def standing(marker: int) -> Line:
    """RIV-0.3"""
    if marker == 0:
        return Line("standing-level")
    return Line("standing-leads", {"city": CITY.key(0 if marker > 0 else 1), "lead": abs(marker)})


def received(m: Material, i: int) -> Line:
    """A part of an income that is goods, letters or star tokens, without a verb."""
    if m.deed_kind[i] == STARS:
        return tokens(m.deed_stars[i])
    return amount(LETTER if m.deed_kind[i] == LETTERS else m.deed_good[i], m.deed_n[i])


def ship_worth(m: Material, ship: int, fleet: int) -> Line:
    """RIV-7.5: what ship 21 is worth depends on the fleet it would join."""
    return stars(fleet if ship == SHIP_PER_SHIP else m.ship_stars[ship])
