"""Section 4, the board: prestige, alliances, ships; and the letter exchange at any own decision."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, B, C, State, Step

from ..actions import ALLY, BUY, GOOD, LETTER, NO, REPEAT, S_ALLIANCE, S_DEAL_SHIP, S_IN_ORDER, S_PRESTIGE, S_SHIP
from ..material import BEER, FURNITURE
from ..rules import (
    BY_ALLIANCES, BY_SHIPS, can_buy, can_repeat_prestige, count_alliances, gain, has_repeat, pay, rival, ship_cost,
    step_prestige, win,
)
from ..state import ALLIANCE_AT, BOARD, FLEET, LETTERS_AT, ROW, SHIP_AT, SHIPS_LEFT, goods, letters, mat
from ..tell import (
    E_ALLIED, E_ALLIED_FROM, E_LETTER_EXCHANGE, E_REPEATED, E_SHIP, R_ALLIANCE_LETTER, R_ALLIANCE_OUT,
    R_LETTER_EXCHANGE, R_NONE_FOR_LETTER, R_NOT_OPEN, R_NOT_YOURS, R_OWN_ALREADY, R_REPEAT_COST, R_SHIP_COST, R_USED,
)
from .goods import judge_exchange

PLACE: Final = A
USED: Final = B             # repeats used on this prestige action, one bit each
SHIP: Final = B
SPACE: Final = C


class Prestige(Step):
    """RIV-4.23, 12.15: one step, then Bruxelles and ship 16 once each (RIV-8.6, 9.8)."""

    name = "prestige"
    number = S_PRESTIGE
    any_time = True
    only = NO
    ids = [(REPEAT, REPEAT + 2), (NO, NO + 1)]

    def proceed(self, s: State) -> bool:
        seat = s.at(SEAT)
        if s.at(PLACE) == 0:
            s.put(PLACE, 1)
            step_prestige(s, seat)
            return True
        used = s.at(USED)
        for by in range(2):                                                 # RIV-12.26
            if used >> by & 1 == 0 and has_repeat(s, seat, by):
                return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK
        by: i64 = a - REPEAT
        if not has_repeat(s, seat, by):
            return R_NOT_YOURS
        if s.at(USED) >> by & 1:
            return R_USED                                                   # RIV-8.9
        return OK if can_repeat_prestige(s, seat, by) else R_REPEAT_COST

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == NO:
            s.pop()
            return
        by: i64 = a - REPEAT
        s.put(USED, s.at(USED) | (1 << by))
        s.tell(E_REPEATED, seat, by)
        if by == 0:
            pay(s, seat, FURNITURE, 1)
        else:
            pay(s, seat, BEER, 2)
        step_prestige(s, seat)


class FormAlliance(Step):
    """RIV-4.24, 12.19"""

    name = "alliance"
    number = S_ALLIANCE
    any_time = True
    only = NO
    ids = [(ALLY, ALLY + 8), (NO, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK
        owner = s.v[ALLIANCE_AT + a - ALLY]
        if owner == BOARD:
            return OK
        if owner == seat:
            return R_OWN_ALREADY
        if owner < 0:
            return R_ALLIANCE_OUT
        return OK if letters(s, seat) > 0 else R_ALLIANCE_LETTER

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == NO:
            return
        alliance: i64 = a - ALLY
        if s.v[ALLIANCE_AT + alliance] == BOARD:
            s.tell(E_ALLIED, seat, alliance)
        else:
            s.tell(E_ALLIED_FROM, seat, alliance)
            pay(s, seat, LETTERS_AT, 1)
        s.v[ALLIANCE_AT + alliance] = seat
        if count_alliances(s, seat) == 4:                                   # RIV-6.3
            win(s, seat, BY_ALLIANCES)


class AcquireShip(Step):
    """RIV-4.25, 12.18: pay, place, win check, immediate effect, refill."""

    name = "ship"
    number = S_SHIP
    any_time = True
    only = NO
    ids = [(BUY, BUY + 21), (NO, NO + 1)]

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        if place == 0:
            return False
        ship = s.at(SHIP)
        m = mat(s)
        if place == 1:                                                      # RIV-9.1 to 9.4
            s.put(PLACE, 2)
            s.push(S_IN_ORDER, s.at(SEAT), m.ship_first[ship], m.ship_first[ship] + m.ship_len[ship])
        else:                                                               # RIV-13.26
            space = s.at(SPACE)
            s.pop()
            if s.v[SHIPS_LEFT] > 0:
                s.push(S_DEAL_SHIP, CHANCE, space)
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK
        if s.v[SHIP_AT + a - BUY] != BOARD:
            return R_NOT_OPEN
        return OK if can_buy(s, seat, a - BUY) else R_SHIP_COST

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == NO:
            s.pop()
            return
        v = s.v
        ship: i64 = a - BUY
        s.put(PLACE, 1)
        s.put(SHIP, ship)
        s.tell(E_SHIP, seat, ship)
        pay(s, seat, mat(s).ship_good[ship], ship_cost(s, seat, ship))
        v[SHIP_AT + ship] = seat
        for space in range(4):
            if v[ROW + space] == ship:
                v[ROW + space] = -1
                s.put(SPACE, space)
        v[FLEET + seat] += 1
        if v[FLEET + seat] - v[FLEET + rival(seat)] >= 3:                   # RIV-6.1, 13.28
            win(s, seat, BY_SHIPS)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        if number != R_SHIP_COST:
            return {}
        good = mat(s).ship_good[a - BUY]
        return {"cost": int(ship_cost(s, seat, a - BUY)), "owned": int(goods(s, seat, good)), "good": GOOD.key(good)}


class LetterExchange(Step):
    """RIV-4.14, 4.15: on offer at every own decision marked LX; it does not end that decision."""

    name = "letter-exchange"
    ids = [(LETTER, LETTER + 16)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if letters(s, seat) == 0:
            return R_LETTER_EXCHANGE
        return judge_exchange(s, seat, a - LETTER, R_NONE_FOR_LETTER)

    def legal(self, s: State, seat: i64) -> list[int]:
        if letters(s, seat) == 0:
            return []
        return [a for a in range(LETTER, LETTER + 16) if judge_exchange(s, seat, a - LETTER, R_NONE_FOR_LETTER) == OK]

    def choose(self, s: State, seat: i64, a: i64) -> None:
        give: i64 = (a - LETTER) // 4
        take: i64 = (a - LETTER) % 4
        s.tell(E_LETTER_EXCHANGE, seat, give, take)
        pay(s, seat, LETTERS_AT, 1)
        pay(s, seat, give, 1)
        gain(s, seat, take, 1)
