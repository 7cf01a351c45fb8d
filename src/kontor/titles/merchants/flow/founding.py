"""Section 5: traders reach their goal, found kontors, bring chips."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import SEAT, A, B, Draw, State, Step

from ..actions import CHIP_FROM, CHIP_TO, DRAW_CHIP, S_CHIP_DRAW, S_CHIP_HEX, S_CHIP_SOURCE, S_FOUNDED
from ..material import N_CROSSINGS, N_HEXES, NONE
from ..rules import chip_sources, empty_fields, move_chip, turn_up_chip
from ..state import CHIP_HEX, CHIPS, FREE_GOODS, GOLD, STORED, board, hidden_chips, mat, set_kontor, set_trader, trader
from ..tell import E_COINS, E_FOUNDED, E_TRADER_MOVED, R_NO_CHIP, R_NOT_CHOOSABLE

CITY: Final = A
PLACE: Final = B


def walk(s: State, seat: i64, piece: i64, goal: i64) -> None:
    """MER-5.1, 5.6: moves a trader; on a city it founds a kontor at once."""
    b = board(s)
    s.tell(E_TRADER_MOVED, seat, goal + 1, b.distance[N_CROSSINGS * trader(s, seat, piece) + goal])
    city = b.city_at[goal]
    if city == NONE:
        set_trader(s, seat, piece, goal)
        return
    set_trader(s, seat, piece, NONE)                                # MER-5.7, 5.8, 11.19
    set_kontor(s, seat, city)
    s.v[STORED + seat] -= 1
    s.v[FREE_GOODS + seat] += 1
    s.tell(E_FOUNDED, seat, city)
    if b.coins[city]:                                               # MER-5.9
        s.v[GOLD + seat] += b.coins[city]
        s.tell(E_COINS, seat, city, b.coins[city])
    s.push(S_FOUNDED, seat, city)


class Founded(Step):
    """MER-5.10 to 5.12, 11.21: the landscape first, then the chip."""

    name = "founded"
    number = S_FOUNDED

    def proceed(self, s: State) -> bool:
        seat = s.at(SEAT)
        if s.at(PLACE) == 0:
            fields = empty_fields(s, s.at(CITY))
            s.put(PLACE, 1)
            if not fields:
                s.pop()
            elif len(fields) == 1:
                s.v[CHIP_HEX] = fields[0]
            else:
                s.push(S_CHIP_HEX, seat, s.at(CITY))
            return True
        target = s.v[CHIP_HEX]
        s.pop()
        if hidden_chips(s, board(s).resource[target]) > 0:
            s.push(S_CHIP_DRAW, seat)
        else:
            sources = chip_sources(s, target)
            if len(sources) == 1:
                move_chip(s, seat, sources[0], target)
            else:
                s.push(S_CHIP_SOURCE, seat)
        return True


class ChooseField(Step):
    """MER-5.10"""

    name = "chip-hex"
    number = S_CHIP_HEX
    ids = [(CHIP_TO, CHIP_TO + N_HEXES)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a - CHIP_TO in empty_fields(s, s.at(CITY)) else R_NOT_CHOOSABLE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[CHIP_HEX] = a - CHIP_TO
        s.pop()


class ChooseSource(Step):
    """MER-5.12, 11.22"""

    name = "chip-source"
    number = S_CHIP_SOURCE
    ids = [(CHIP_FROM, CHIP_FROM + N_HEXES)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a - CHIP_FROM in chip_sources(s, s.v[CHIP_HEX]) else R_NO_CHIP

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        move_chip(s, seat, a - CHIP_FROM, s.v[CHIP_HEX])


class TurnUpChip(Draw):
    """MER-5.11, 11.20"""

    name = "chip-draw"
    number = S_CHIP_DRAW
    ids = [(DRAW_CHIP, DRAW_CHIP + 11)]

    def weight(self, s: State, a: i64) -> i64:
        m = mat(s)
        resource = board(s).resource[s.v[CHIP_HEX]]
        n: i64 = 0
        for i in range(2):
            if m.hidden_chips[2 * resource + i] == a - DRAW_CHIP + 2:
                n += s.v[CHIPS + 2 * resource + i]
        return n

    def choose(self, s: State, seat: i64, a: i64) -> None:
        founder = s.at(SEAT)
        s.pop()
        turn_up_chip(s, founder, s.v[CHIP_HEX], a - DRAW_CHIP + 2)
