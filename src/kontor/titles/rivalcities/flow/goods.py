"""Section 4, goods and cards: production, gift, donation, exchange, draw, manufactories, piracy."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, B, C, D, State, Step

from ..actions import (
    EXCHANGE, NO, S_DEAL_SPECIAL, S_DONATION, S_DRAW, S_EXCHANGE, S_GIFT, S_GOOD, S_MANUFACTORIES, S_MANUFACTORY,
    S_MANUFACTORY_GOOD, S_PAY, S_PIRACY_FAVOUR, S_PRESTIGE, S_PRODUCTION, S_STEAL, S_TAKE_MANUFACTORY, STEAL,
    TAKE_GOOD, TURN, YES,
)
from ..material import ANY, BEER
from ..rules import (
    AMSTERDAM, KJOBENHAVN, can_donate, can_draw, can_gain, can_gain_any, gain, gain_extras, gain_stars, gainable, pay,
    rival, take_manufactory,
)
from ..state import ACTIVE, INACTIVE, STAR_TOKENS, STORE, SUPPLY, goods, mat, n_goods, owns_alliance, owns_ship
from ..tell import (
    E_EXCHANGED, E_REPEATED, E_STOLE, E_TURNED, R_CANNOT_PAY, R_MUST_STEAL, R_NO_BEER, R_NO_CARD_LEFT,
    R_NONE_TO_EXCHANGE, R_NOT_OBTAINABLE, R_NOTHING_TO_STEAL, R_SAME_GOOD, R_TOO_MANY,
)

DEED: Final = A
PLACE: Final = B
LEFT: Final = A


class Production(Step):
    """RIV-4.1 to 4.4: base goods, manufactories, ships, alliances."""

    name = "production"
    number = S_PRODUCTION

    def proceed(self, s: State) -> bool:
        m = mat(s)
        deed = s.at(DEED)
        place = s.at(PLACE)
        seat = s.at(SEAT)
        good = m.deed_good[deed]
        s.put(PLACE, place + 1)
        if place == 0:
            if good == ANY:
                s.push(S_GOOD, seat, m.deed_n[deed])                        # RIV-4.3
            else:
                gain(s, seat, good, m.deed_n[deed])
        elif place == 1:
            if s.v[ACTIVE + seat] > 0:
                if good == ANY:
                    s.push(S_MANUFACTORY_GOOD, seat)
                else:
                    s.push(S_MANUFACTORIES, seat, good)
        else:
            for ship in range(10, 14):                                      # RIV-9.6
                if owns_ship(s, seat, ship + 1):
                    gain(s, seat, m.ship_extra_good[ship], 1)
            gain_extras(s, seat)                                            # RIV-8.1
            s.pop()
        return True


class TurnManufactories(Step):
    """RIV-12.10: how many; local A is the good."""

    name = "manufactories"
    number = S_MANUFACTORIES
    only = TURN
    ids = [(TURN, TURN + 13)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        n: i64 = a - TURN
        return OK if n <= s.v[ACTIVE + seat] and gainable(s, seat, s.at(A), n) == n else R_TOO_MANY

    def choose(self, s: State, seat: i64, a: i64) -> None:
        good = s.at(A)
        s.pop()
        if a > TURN:
            turn(s, seat, a - TURN)
            gain(s, seat, good, a - TURN)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"n": int(gainable(s, seat, s.at(A), s.v[ACTIVE + seat]))}


class ManufactoryGood(Step):
    """RIV-4.3, 12.10: with production of any good each manufactory yields a good of choice."""

    name = "manufactory-good"
    number = S_MANUFACTORY_GOOD
    only = NO
    ids = [(TAKE_GOOD, TAKE_GOOD + 4), (NO, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == NO or can_gain(s, seat, a - TAKE_GOOD) else R_NOT_OBTAINABLE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == NO:
            s.pop()
            return
        turn(s, seat, 1)
        gain(s, seat, a - TAKE_GOOD, 1)
        if s.v[ACTIVE + seat] == 0:
            s.pop()


def turn(s: State, seat: i64, n: i64) -> None:
    """RIV-4.2, 4.5"""
    s.v[ACTIVE + seat] -= n
    s.v[INACTIVE + seat] += n
    s.tell(E_TURNED, seat, n)


class Gift(Step):
    """RIV-4.6, 4.7"""

    name = "gift"
    number = S_GIFT

    def proceed(self, s: State) -> bool:
        m = mat(s)
        deed = s.at(DEED)
        seat = s.at(SEAT)
        if s.at(PLACE) == 0:
            s.put(PLACE, 1)
            if m.deed_good[deed] == ANY:
                s.push(S_GOOD, seat, m.deed_n[deed])
            else:
                gain(s, seat, m.deed_good[deed], m.deed_n[deed])
        else:
            gain_extras(s, seat)
            s.pop()
        return True


class ChooseGood(Step):
    """RIV-12.9: goods of choice, one after another; what nobody has left is forgone (RIV-10.4)."""

    name = "good"
    number = S_GOOD
    ids = [(TAKE_GOOD, TAKE_GOOD + 4)]

    def proceed(self, s: State) -> bool:
        if s.at(LEFT) > 0 and can_gain_any(s, s.at(SEAT)):
            return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if can_gain(s, seat, a - TAKE_GOOD) else R_NOT_OBTAINABLE

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.put(LEFT, s.at(LEFT) - 1)
        gain(s, seat, a - TAKE_GOOD, 1)


class Donation(Step):
    """RIV-4.8 to 4.10, 12.11.  Locals: deed, place, times left, stars gained so far."""

    name = "donation"
    number = S_DONATION
    any_time = True
    only = NO
    ids = [(YES, NO + 1)]

    def proceed(self, s: State) -> bool:
        m = mat(s)
        deed = s.at(DEED)
        place = s.at(PLACE)
        seat = s.at(SEAT)
        if place == 0:
            s.put(PLACE, 1)
            if m.deed_good[deed] == ANY:
                s.push(S_PAY, seat, m.deed_cost[deed])
            else:
                pay(s, seat, m.deed_good[deed], m.deed_cost[deed])
        elif place == 1:
            s.put(D, s.at(D) + gain_stars(s, seat, m.deed_stars[deed]))
            s.put(C, s.at(C) - 1)
            s.put(PLACE, 2 if s.at(C) > 0 and s.v[STAR_TOKENS + SUPPLY] > 0 else 3)
        elif place == 2:
            return False
        else:
            if s.at(D) > 0 and owns_alliance(s, seat, AMSTERDAM):           # RIV-8.4, 13.22
                gain_stars(s, seat, 1)
            s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == NO or can_donate(s, seat, s.at(DEED)) else R_CANNOT_PAY

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.put(PLACE, 0 if a == YES else 3)


class ExchangeGoods(Step):
    """RIV-4.12, 12.12"""

    name = "exchange"
    number = S_EXCHANGE
    any_time = True
    only = NO
    ids = [(EXCHANGE, EXCHANGE + 16), (NO, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == NO else judge_exchange(s, seat, a - EXCHANGE, R_NONE_TO_EXCHANGE)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        left = s.at(LEFT) - 1
        s.put(LEFT, left)
        if a == NO or left == 0:
            s.pop()
        if a != NO:
            give: i64 = (a - EXCHANGE) // 4
            take: i64 = (a - EXCHANGE) % 4
            s.tell(E_EXCHANGED, seat, give, take)
            pay(s, seat, give, 1)
            gain(s, seat, take, 1)


def judge_exchange(s: State, seat: i64, pair: i64, missing: i64) -> i64:
    """RIV-13.19, 13.30; `missing` is the refusal when the good to give is not there."""
    give: i64 = pair // 4
    take: i64 = pair % 4
    if give == take:
        return R_SAME_GOOD
    if goods(s, seat, give) == 0:
        return missing
    return OK if can_gain(s, seat, take) else R_NOT_OBTAINABLE


class DrawCard(Step):
    """RIV-4.16 to 4.19; Kjøbenhavn once (RIV-8.8, 12.17)."""

    name = "draw"
    number = S_DRAW
    any_time = True
    only = NO
    ids = [(YES, NO + 1)]

    def proceed(self, s: State) -> bool:
        seat = s.at(SEAT)
        if s.at(A) == 0:
            s.put(A, 1)
            s.push(S_DEAL_SPECIAL, CHANCE, -1, seat)
        elif owns_alliance(s, seat, KJOBENHAVN):
            return False
        else:
            s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK
        if goods(s, seat, BEER) == 0:
            return R_NO_BEER
        return OK if can_draw(s) else R_NO_CARD_LEFT

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == YES:
            s.tell(E_REPEATED, seat, 3)
            pay(s, seat, BEER, 1)
            s.push(S_DEAL_SPECIAL, CHANCE, -1, seat)


class BuildManufactory(Step):
    """RIV-4.20 to 4.22; local A is the cost in goods."""

    name = "manufactory"
    number = S_MANUFACTORY

    def proceed(self, s: State) -> bool:
        seat = s.at(SEAT)
        cost = s.at(A)
        if s.at(PLACE) == 0 and cost > 0:
            s.put(PLACE, 1)
            s.push(S_PAY, seat, cost)
        else:
            s.pop()
            take_manufactory(s, seat)
        return True


class TakeManufactory(Step):
    """RIV-5.13, 12.22: the manufactory of a win bonus may be declined."""

    name = "take-manufactory"
    number = S_TAKE_MANUFACTORY
    ids = [(YES, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == YES:
            take_manufactory(s, seat)


class PiracyFavour(Step):
    """RIV-4.42: the rival's prestige first, then up to n goods; local A is n."""

    name = "piracy-favour"
    number = S_PIRACY_FAVOUR

    def proceed(self, s: State) -> bool:
        seat = s.at(SEAT)
        n = s.at(A)
        if s.at(PLACE) == 0:
            s.put(PLACE, 1)
            s.push(S_PRESTIGE, rival(seat))
        else:
            s.pop()
            s.push(S_STEAL, seat, n, 0, 1)
        return True


class Steal(Step):
    """RIV-4.39 to 4.41, 12.21.  Locals: goods left, one was taken, may stop after the first."""

    name = "steal"
    number = S_STEAL
    ids = [(STEAL, STEAL + 4), (NO, NO + 1)]

    def proceed(self, s: State) -> bool:
        if s.at(LEFT) > 0 and n_goods(s, rival(s.at(SEAT))) > 0:
            return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK if s.at(B) and s.at(C) else R_MUST_STEAL
        return OK if goods(s, rival(seat), a - STEAL) > 0 else R_NOTHING_TO_STEAL

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == NO:
            s.pop()
            return
        s.put(LEFT, s.at(LEFT) - 1)
        s.put(B, 1)
        s.v[STORE + 5 * rival(seat) + a - STEAL] -= 1
        s.v[STORE + 5 * seat + a - STEAL] += 1
        s.tell(E_STOLE, seat, a - STEAL)
