"""Writes trips of caravans with what the engine takes for them: web/tests/positions/merchants-trips.json.

    python -m tools.board_trips_merchants

The board of Merchants of Europe shows the price of a whole trip before it is made; a test compares every price with
these.  The positions come from the seeded games that its other positions come from.
"""

import msgspec

from kontor.kernel.match import Match
from kontor.server.positions import courses, position
from kontor.titles.merchants.material import N_RESOURCES, RESOURCES
from kontor.titles.merchants.state import GOLD, HAND
from kontor.titles.registry import find

from .board_positions import GAMES, TARGET, play

FILE = TARGET / "merchants-trips.json"
SEEN = ("step", "safe", "tolls")        # what the board reads of a view to price a trip, besides the routes
SALT = RESOURCES.index("salt")


def price(match: Match, seat: int, keys: list[str]) -> tuple[int, int]:
    """Salt and gold that the engine takes for a trip."""
    s = match.state.clone()
    held = HAND + N_RESOURCES * seat + SALT
    before = int(s.v[held]), int(s.v[GOLD + seat])
    for key in keys:
        a = match.title.actions.id(key)
        assert a is not None
        s.apply(seat, a)
    return before[0] - int(s.v[held]), before[1] - int(s.v[GOLD + seat])


def text() -> str:
    title = find("merchants")
    lines: dict[str, str] = {}          # of positions that differ in nothing but what is bought elsewhere, the first
    for game in GAMES["merchants"]:
        for match, seat, _ in play(title, *game):
            ready = [] if match.over else courses(match.state, seat)
            trips = [(keys, price(match, seat, keys)) for keys in ready if keys[0].startswith("start_caravan")]
            if not trips:
                continue
            view = msgspec.to_builtins(position(match, seat, match.seq).view)
            routes = {edge: owner for edge, owner in enumerate(view["routes"]) if owner >= 0}
            seen = {**{name: view[name] for name in SEEN}, "seats": match.state.game.seats}
            priced = [{"keys": keys, "price": cost} for keys, cost in trips]
            costs = sorted({cost for _, cost in trips})
            line = msgspec.json.encode({"seat": seat, "view": seen, "routes": routes, "trips": priced}).decode()
            lines.setdefault(str((seen, costs)), line)
    return "[\n" + ",\n".join(lines.values()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
