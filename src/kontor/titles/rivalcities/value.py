"""How good a position looks for a city: stars in reach, goods, and how near each instant win is."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .rules import count_alliances, rival
from .stars import star_total
from .state import (
    ACTIVE, FLEET, HAND, INACTIVE, LETTERS_AT, MARKER, PRESTIGE_AT, SLOT, STORE, WINNER, WON, sign,
)

GOOD_VALUE: Final = (0.35, 0.8, 0.9, 1.2)       # components, section 10: what donations and ships make of a good
WON_GAME: Final = 1000.0


def value(s: State, seat: int) -> float:
    if s.over:
        return WON_GAME if s.v[WINNER] == seat else -WON_GAME
    return strength(s, seat) - strength(s, rival(seat))


def strength(s: State, seat: i64) -> float:
    v = s.v
    i: i64 = STORE + 5 * seat
    worth = 2.0 * int(star_total(s, seat))
    for good in range(4):
        n = int(v[i + good])
        worth += GOOD_VALUE[good] * (n if n <= 5 else 3 + 0.4 * n)
    worth += 1.1 * int(v[i + LETTERS_AT])
    worth += 2.2 * int(v[ACTIVE + seat]) + 1.7 * int(v[INACTIVE + seat])
    worth += 1.0 * int(v[HAND + seat])
    distance = int(v[PRESTIGE_AT] * sign(seat))
    if distance > 0:
        worth += 0.8 * distance + 0.12 * distance * distance
    fleet = int(v[FLEET + seat] - v[FLEET + rival(seat)])
    if fleet > 0:
        worth += 1.5 * fleet + (4.0 if fleet == 2 else 0.0)
    allies = int(count_alliances(s, seat))
    worth += 1.0 * allies + (2.0 if allies == 2 else 0.0) + (6.0 if allies == 3 else 0.0)
    won = int(v[WON + seat])
    worth += 3.0 * won + (3.0 if won == 2 else 0.0)
    for slot in range(3):
        suit = v[SLOT + slot]
        if suit >= 0:
            worth += sway_worth(int(v[MARKER + suit] * sign(seat))) * (1.2 - 0.2 * slot)
    return worth


def sway_worth(lead: int) -> float:
    """A lead of two wins the case, more only makes it safe."""
    if lead <= 0:
        return 0.0
    if lead == 1:
        return 1.5
    return 4.0 + 0.5 * (lead - 2)
