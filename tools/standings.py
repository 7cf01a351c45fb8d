"""How a game can stand: as few words as lead to a position for each thing that the notes of a guided game say of it."""

from collections.abc import Callable
from typing import Any

Sight = tuple[str, ...]


def cities(view: dict[str, Any], seat: int) -> set[Sight]:
    mine, rival = view["cities"][seat], view["cities"][1 - seat]
    towards = 1 if seat == 0 else -1
    front = [towards * suit["marker"] for suit in view["suits"] if suit["slot"] == 1] or [0]
    supply = [
        sum(ship >= 0 for ship in view["ship_row"]) + view["ships_left"], len(view["suits"]) + view["suits_left"],
        view["supply_manufactories"], view["supply_stars"],
    ]
    if view["step"] != "move":
        return set()
    return {
        ("lawsuits", str(len(mine["lawsuits"])), str(front[0] > 1)),
        ("rival's lawsuits", str(len(rival["lawsuits"])), str(front[0] < -1)),
        ("fleet", str(len(mine["ships"]) - len(rival["ships"]))),
        ("alliances", str(len(mine["alliances"])), str(len(view["alliances"]))),
        ("rival's alliances", str(len(rival["alliances"])), str(len(view["alliances"]))),
        ("crown", str(max(-4, min(5, towards * view["prestige"])))),
        ("season", str(view["season"])),
        ("goods", str(min(sum(mine["goods"]), 11) // 4)),
        ("hand", str(min(mine["hand_size"], 3))),
        *(("few", str(place)) for place, n in enumerate(supply) if n < 3),
    }


def careers(view: dict[str, Any], seat: int) -> set[Sight]:
    me, others = view["players"][seat], [one for place, one in enumerate(view["players"]) if place != seat]
    most = max(one["seals"] for one in view["players"])
    if view["step"] not in ("lay-route", "purchase") or view["turn"]["route"]:
        return set()
    return {
        ("last", str(view["last_round"] > 0), str(me["level"] > 1)),
        ("seals", str(most // 8), str(min(me["level"], 3))),
        ("speed", str(max(one["speed"] for one in others) > me["speed"])),
        ("cash", str(min(me["cash"], 29) // 10)),
        ("bonuses", str(sum(rank > 0 for rank in me["kontors"]) > 5), str(me["speed"] > 3)),
        ("filed", str(len(me["filed"]) > 0), str(me["hand_size"] > 0)),
    }


def purses(view: dict[str, Any], seat: int) -> set[Sight]:
    me, others = view["players"][seat], [one for place, one in enumerate(view["players"]) if place != seat]
    if view["step"] == "answer-offer" and view["trade"]["offer"]:
        wanted = {one["good"] for one in view["trade"]["offer"]["wants"]} & {one["good"] for one in me["hand"]}
        given = {one["good"] for one in view["trade"]["offer"]["gives"]}
        return {("deal", str(me["cargo_top"]["good"] in wanted), str(me["cargo_top"]["good"] in given))}
    if view["step"] not in ("trade", "play", "stow", "sail"):
        return set()
    ahead = [(me[what] > most) - (me[what] < most) for what in ("ducats", "markers")
             for most in [max(one[what] for one in others)]]
    goods = view["memory"]["cargo_goods"]
    run = next((n for n in (3, 2) if len(goods) >= n and len(set(goods[-n:])) == 1), 1)
    return {
        ("deck", str(view["deck"] // 14), str(view["venice"])), ("ending", str(view["ending"])),
        ("ahead", *map(str, ahead), str(view["venice"])), ("pirates", str(min(me["pirates"], 8) // 4)),
        ("hand", str(min(me["hand_size"], 8) // 3), str(me["cargo_top"]["load"] > 2)),
        ("run", str(run), str(goods[-1] if run == 3 else "")),
    }


def warehouses(view: dict[str, Any], seat: int) -> set[Sight]:
    me, others = view["players"][seat], [one for place, one in enumerate(view["players"]) if place != seat]
    if view["step"] not in ("pre-roll", "action"):
        return set()
    waiting = sum(owner not in (-1, seat) and view["tiles"][city] < 0 for city, owner in enumerate(view["kontors"]))
    return {
        ("delivered", str(me["delivered"]), str(min(me["free_goods"], 2))),
        ("others", str(max(one["delivered"] for one in others))), ("turn", str(min(view["turn"], 12) // 4)),
        ("hand", str(min(me["hand_size"], 11) // 4)), ("gold", str(min(me["gold"], 12) // 6)),
        ("kontors", str(min(waiting, 7) // 2)),
    }


STANDINGS: dict[str, Callable[[dict[str, Any], int], set[Sight]]] = {
    "rivalcities": cities, "novgorod": careers, "oltremare": purses, "merchants": warehouses,
}
