"""Predicates and effects that several phases share: money, seals, privileges, bonuses, merchant and pirate."""

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .material import N_LEVELS
from .state import (
    BACK, BONUS_STATE, BONUS_WINNERS, CASH, FRONT, HIGH, LEVEL, LOW, MERCHANT, MERCHANT_SIDE, PIRATE, PIRATE_MOVED,
    PIRATE_SIDE, PRIVILEGE, SEALS, SPEED, WILD, WON, career, level, mat,
)
from .tell import (
    E_BONUS_WON, E_MERCHANT_MOVED, E_PIRATE_MOVED, E_PRIVILEGE_USED, R_NO_PIRATE, R_NO_PRIVILEGE, R_PIRATE_IS_THERE,
    R_PIRATE_MOVED_ALREADY, R_PRIVILEGE_SPENT, R_TOO_DEAR,
)


def pay(s: State, seat: i64, ducats: i64) -> None:
    s.v[CASH + seat] -= ducats
    assert s.v[CASH + seat] >= 0, "NOV-3.5"


def gain(s: State, seat: i64, ducats: i64) -> None:
    s.v[CASH + seat] += ducats


def gain_seals(s: State, seat: i64, n: i64) -> None:
    s.v[SEALS + seat] += n


# privileges

def is_uncovered(s: State, seat: i64, privilege: i64, climbed: i64) -> bool:
    """NOV-9.1: the privilege stands on a level above the first `climbed` ones."""
    return mat(s).uncovered[career(s, seat) * (N_LEVELS + 1) + climbed] >> privilege & 1 == 1


def judge_privilege(s: State, seat: i64, privilege: i64) -> i64:
    """NOV-3.3, 9.1-9.4: one privilege a turn, and only while it is uncovered."""
    if s.v[PRIVILEGE] != 0:
        return R_PRIVILEGE_SPENT
    return OK if is_uncovered(s, seat, privilege, level(s, seat)) else R_NO_PRIVILEGE


def has_privilege(s: State, seat: i64, privilege: i64) -> bool:
    return s.v[PRIVILEGE] == 0 and is_uncovered(s, seat, privilege, s.v[LEVEL + seat])


def use_privilege(s: State, seat: i64, privilege: i64) -> None:
    s.v[PRIVILEGE] = privilege + 1
    s.tell(E_PRIVILEGE_USED, seat, privilege)


# bonuses

def award(s: State, seat: i64, bonus: i64) -> None:
    """NOV-3.4, 8.2: the seat meets the condition; the first time, and while the card is there, it pays."""
    v = s.v
    state = v[BONUS_STATE + bonus]
    if (state != HIGH and state != LOW) or v[WON + seat] >> bonus & 1:
        return
    m = mat(s)
    worth = m.bonus_high[bonus] if state == HIGH else m.bonus_low[bonus]
    v[WON + seat] |= 1 << bonus
    v[BONUS_WINNERS + bonus] += 1
    gain_seals(s, seat, worth)
    s.tell(E_BONUS_WON, seat, bonus, worth)


# merchant

def merchant_ducats(s: State, city: i64) -> i64:
    """NOV-11.3, 11.4: what an income or a sale in this city brings beyond the printed number."""
    return mat(s).merchant_ducats if s.v[MERCHANT_SIDE] == FRONT and s.v[MERCHANT] == city else 0


def merchant_seals(s: State, city: i64) -> i64:
    """NOV-11.8"""
    return mat(s).merchant_seals if s.v[MERCHANT_SIDE] == BACK and s.v[MERCHANT] == city else 0


def move_merchant(s: State, seat: i64) -> None:
    """NOV-11.6, 11.7: clockwise by the printed speed of the acting player's ship."""
    if s.v[MERCHANT_SIDE] != 0:
        s.v[MERCHANT] = (s.v[MERCHANT] + s.v[SPEED + seat]) % 8
        s.tell(E_MERCHANT_MOVED, s.v[MERCHANT])


# pirate

def pirate_price(s: State, seat: i64) -> i64:
    """NOV-11.12: by the number of different seal totals above the seat's own."""
    v = s.v
    higher: i64 = 0
    for other in range(s.game.seats):
        counted = v[SEALS + other] > v[SEALS + seat]
        for earlier in range(other):
            if v[SEALS + earlier] == v[SEALS + other]:
                counted = False
        if counted:
            higher += 1
    m = mat(s)
    if higher == 0:
        return m.pirate_price_leading
    return m.pirate_price_second if higher == 1 else 0


def judge_pirate(s: State, seat: i64, city: i64) -> i64:
    """NOV-11.11, 11.12, 11.14, apart from the moment of the turn and from the fees."""
    v = s.v
    if v[PIRATE_SIDE] == 0:
        return R_NO_PIRATE
    if v[PIRATE_MOVED] != 0:
        return R_PIRATE_MOVED_ALREADY
    if v[PIRATE] == city:
        return R_PIRATE_IS_THERE
    if v[PIRATE_SIDE] == FRONT:
        return OK if pirate_price(s, seat) <= v[CASH + seat] else R_TOO_DEAR
    if v[PRIVILEGE] != 0:
        return R_PRIVILEGE_SPENT
    return OK if level(s, seat) < N_LEVELS else R_NO_PRIVILEGE


def move_pirate(s: State, seat: i64, city: i64) -> None:
    ducats: i64 = 0
    if s.v[PIRATE_SIDE] == FRONT:
        ducats = pirate_price(s, seat)
        pay(s, seat, ducats)
    else:
        use_privilege(s, seat, WILD)
    s.v[PIRATE] = city
    s.v[PIRATE_MOVED] = 1
    s.tell(E_PIRATE_MOVED, seat, city, ducats)
