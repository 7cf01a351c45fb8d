"""Section 7: what counts in the star scoring."""

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .material import SHIP_PER_SHIP
from .state import ALLIANCE_AT, FLEET, PRESTIGE_AT, SHIP_AT, STAR_TOKENS, SUIT_AT, mat, sign


def ship_stars(s: State, seat: i64) -> i64:
    """RIV-7.4, 7.5, 9.12, 9.13"""
    v = s.v
    m = mat(s)
    stars: i64 = 0
    for ship in range(21):
        if v[SHIP_AT + ship] == seat:
            stars += v[FLEET + seat] if ship == SHIP_PER_SHIP else m.ship_stars[ship]
    return stars


def suit_stars(s: State, seat: i64) -> i64:
    stars: i64 = 0
    for suit in range(10):
        if s.v[SUIT_AT + suit] == seat:
            stars += mat(s).suit_stars[suit]
    return stars


def alliance_stars(s: State, seat: i64) -> i64:
    stars: i64 = 0
    for alliance in range(8):
        if s.v[ALLIANCE_AT + alliance] == seat:
            stars += mat(s).alliance_stars[alliance]
    return stars


def prestige_stars(s: State, seat: i64) -> i64:
    distance = s.v[PRESTIGE_AT] * sign(seat)
    return mat(s).track_stars[distance] if distance > 0 else 0


def star_total(s: State, seat: i64) -> i64:
    """RIV-7.4 to 7.6"""
    printed = ship_stars(s, seat) + suit_stars(s, seat) + alliance_stars(s, seat) + prestige_stars(s, seat)
    return printed + s.v[STAR_TOKENS + seat]
