"""What a route still offers, and what can be done with it.

A *hold* is everything phase 2 can draw on, packed into one number: the fresh city cards (bits 0-7), the free
placeholders (8-15), the manufactories already used, by city (16-23), and the good in the store that can still be used
(24-31).  Every good is named by its home city.  Looking ahead is then arithmetic on one number, and nothing has to be
taken back.
"""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .material import N_LEVELS
from .rules import has_privilege, is_uncovered, merchant_ducats
from .state import (
    COLUMN, DUE, FREE, FRESH, INCOME_PLUS_2, KONTOR, LEFT, MADE, MANUFACTORY, PART, PRIVILEGE, STORED, career, cash,
    count_bits, level, mat,
)

NO: Final = -1
CITY_MASK: Final = 255
N_WAYS: Final = 12              # of one manufactory: recipe * 4 + placeholder * 2 + store


def hold_of(s: State) -> i64:
    v = s.v
    return v[FRESH] | v[FREE] << 8 | v[MADE] << 16 | v[STORED] << 24


def keep_hold(s: State, hold: i64) -> None:
    v = s.v
    v[FRESH] = hold & CITY_MASK
    v[FREE] = hold >> 8 & CITY_MASK
    v[MADE] = hold >> 16 & CITY_MASK
    v[STORED] = hold >> 24 & CITY_MASK


def use_goods(hold: i64, goods: i64, from_store: i64) -> i64:
    """NOV-5.3, 5.4, 5.17: the hold after these goods are used, one of them from the store if so said, or NO."""
    if from_store:
        stored = hold >> 24 & goods
        if stored == 0:
            return NO
        hold ^= stored << 24
        goods ^= stored
    return NO if goods & ~hold else hold ^ goods


def recipe_of(s: State, city: i64, line: i64) -> i64:
    return (s.v[MANUFACTORY + city] - 1) * 3 + line


def luxury_of(s: State, city: i64) -> i64:
    return mat(s).luxury[s.v[MANUFACTORY + city] - 1]


def workshops(s: State, hold: i64) -> i64:
    """NOV-5.7-5.12: the cities whose manufactory can work: unused, with a card to lay it on, and goods; as a mask."""
    v = s.v
    sites: i64 = (hold | hold >> 8) & ~(hold >> 16) & CITY_MASK
    found: i64 = 0
    if sites:
        can_make = mat(s).can_make
        for city in range(8):
            if sites >> city & 1:
                goods: i64 = hold & (v[LEFT + city] | 1 << city) | hold >> 24
                if can_make[(v[MANUFACTORY + city] - 1) * 256 + goods]:
                    found |= 1 << city
    return found


def ways(s: State, hold: i64, city: i64) -> list[int]:
    """NOV-5.7-5.12: the ways in which the manufactory of one of the `workshops` can work, in order."""
    found: list[int] = []
    recipe = mat(s).recipe
    first = recipe_of(s, city, 0)
    at_hand: i64 = hold & (s.v[LEFT + city] | 1 << city)
    stored: i64 = hold >> 24
    missing: i64 = ~(at_hand | stored)
    for line in range(3):
        goods: i64 = recipe[first + line]
        if goods & missing == 0:
            for placeholder in range(2):
                if hold >> (city + 8 * placeholder) & 1:
                    if goods & ~at_hand == 0:
                        found.append(4 * line + 2 * placeholder)
                    if goods & stored:
                        found.append(4 * line + 2 * placeholder + 1)
    return found


def produce(s: State, hold: i64, city: i64, way: i64) -> i64:
    """NOV-5.7-5.12: the hold after the manufactory of the city has worked in this way, or NO."""
    bit: i64 = 1 << city
    site: i64 = bit << 8 if way & 2 else bit
    if hold & site == 0 or hold >> 16 & bit:
        return NO
    goods: i64 = mat(s).recipe[recipe_of(s, city, way >> 2)]
    if way & 1:
        stored = hold >> 24 & goods
        if stored == 0:
            return NO
        hold ^= stored << 24
        goods ^= stored
    # a placeholder lies right of its city card, so for both kinds of site the city card is within reach
    if goods & ~(hold & (s.v[LEFT + city] | bit)):
        return NO
    return hold & ~goods & ~site | bit << 16


# money for the fees

def income(s: State, seat: i64, city: i64) -> i64:
    """NOV-5.34, 11.3: what the seat's own kontor pays."""
    return mat(s).income[city * 4 + s.v[KONTOR + 8 * seat + city] - 1] + merchant_ducats(s, city)


def incomes(s: State, seat: i64, hold: i64) -> i64:
    v = s.v
    total: i64 = 0
    for city in range(8):
        if hold >> city & 1 and v[KONTOR + 8 * seat + city] > 0:
            total += income(s, seat, city)
    return total


def extra_income(s: State, seat: i64) -> i64:
    """NOV-5.35: what the privilege could still bring this turn."""
    return mat(s).privilege_income if has_privilege(s, seat, INCOME_PLUS_2) else 0


def ready_money(s: State, seat: i64) -> i64:
    """NOV-4.14: the cash, and what the privilege could still bring."""
    return cash(s, seat) + extra_income(s, seat)


def extra_income_above(s: State, seat: i64) -> i64:
    """NOV-5.26: the same, once one more level is covered."""
    if s.v[PRIVILEGE] == 0 and is_uncovered(s, seat, INCOME_PLUS_2, level(s, seat) + 1):
        return mat(s).privilege_income
    return 0


def best_sales(s: State, cities: i64) -> i64:
    """What these manufactories would bring if each could work by its dearest recipe."""
    v = s.v
    dearest = mat(s).dearest
    total: i64 = 0
    for city in range(8):
        if cities >> city & 1:
            total += dearest[v[MANUFACTORY + city] - 1] + merchant_ducats(s, city)
    return total


def can_reach(s: State, seat: i64, hold: i64, ducats: i64, first: i64) -> bool:
    """NOV-4.14: incomes, and sales in the cities from `first` on, bring at least so many ducats."""
    missing = ducats - incomes(s, seat, hold)
    if missing <= 0:
        return True
    working: i64 = workshops(s, hold) >> first << first
    if working == 0 or best_sales(s, working) < missing:
        return False
    prices = mat(s).recipe_seals
    for city in range(first, 8):
        if working >> city & 1:
            for way in ways(s, hold, city):
                paid = prices[recipe_of(s, city, way >> 2)] + merchant_ducats(s, city)
                if can_reach(s, seat, produce(s, hold, city, way), ducats - paid, city + 1):
                    return True
    return False


def is_covered(s: State, seat: i64, hold: i64, money: i64) -> bool:
    """NOV-4.14, 5.6: with this money and what the hold can still earn, the fees can be paid."""
    return money >= s.v[DUE] or can_reach(s, seat, hold, s.v[DUE] - money, 0)


def keeps_cover(s: State, seat: i64, hold: i64, gained: i64) -> bool:
    return cash(s, seat) + gained >= s.v[DUE] or is_covered(s, seat, hold, ready_money(s, seat) + gained)


# demands: orders and special orders

def part_at(s: State, place: i64) -> i64:
    """The visible part of the special order at a place of the column."""
    card = s.v[COLUMN + place] - 1
    return card * 4 + s.v[PART + card]


def can_meet(s: State, seat: i64, hold: i64, luxury: i64, crates: i64, goods: i64, rest: i64, money: i64) -> bool:
    """NOV-12.5, 14.5: the luxury and the goods, then all special orders of `rest`, then the fees."""
    if luxury >= 0:
        working = workshops(s, hold)
        for city in range(8):
            if working >> city & 1 and luxury_of(s, city) == luxury:
                for way in ways(s, hold, city):
                    if can_make_first(s, seat, hold, city, way, crates, goods, rest, money):
                        return True
        return False
    if goods:
        for source in range(2):
            after = use_goods(hold, goods, source)
            if after != NO and can_meet(s, seat, after, -1, 0, 0, rest, money):
                return True
        return False
    if rest:
        m = mat(s)
        for place in range(4):
            if rest >> place & 1:
                part = part_at(s, place)
                return can_meet(
                    s, seat, hold, m.special_luxury[part], m.special_crates[part], m.special_goods[part],
                    rest ^ 1 << place, money,
                )
    return is_covered(s, seat, hold, money)


def can_make_first(
    s: State, seat: i64, hold: i64, city: i64, way: i64, crates: i64, goods: i64, rest: i64, money: i64
) -> bool:
    """The luxury is made in this way, and everything else remains possible."""
    if mat(s).recipe_size[recipe_of(s, city, way >> 2)] < crates:
        return False
    return can_meet(s, seat, produce(s, hold, city, way), -1, 0, goods, rest, money)


# demands: career levels

def above(taken: i64) -> i64:
    """NOV-14.4: goods are named in the order of the ring; those behind the last one named."""
    taken |= taken >> 1
    taken |= taken >> 2
    taken |= taken >> 4
    return CITY_MASK & ~taken


def can_climb(s: State, seat: i64, hold: i64, luxuries: i64, lowest: i64, goods: i64, taken: i64, money: i64) -> bool:
    """NOV-5.25: so many different luxuries from `lowest` on, so many different goods beyond `taken`, then the fees."""
    if luxuries > 0:
        working = workshops(s, hold)
        for city in range(8):
            luxury = luxury_of(s, city)
            if working >> city & 1 and luxury >= lowest:
                for way in ways(s, hold, city):
                    after = produce(s, hold, city, way)
                    if can_climb(s, seat, after, luxuries - 1, luxury + 1, goods, taken, money):
                        return True
        return False
    if goods == 0:
        return is_covered(s, seat, hold, money)
    offered = (hold | hold >> 24) & above(taken)
    if count_bits(offered) < goods:
        return False
    if money >= s.v[DUE]:
        return True
    for city in range(8):
        if offered >> city & 1:
            for source in range(2):
                after = use_goods(hold, 1 << city, source)
                if after != NO and can_climb(s, seat, after, 0, 0, goods - 1, taken | 1 << city, money):
                    return True
    return False


def can_pay_level(s: State, seat: i64) -> bool:
    """NOV-5.25, 5.6: the whole cost of the lowest uncovered level, and the fees afterwards."""
    m = mat(s)
    k = career(s, seat) * N_LEVELS + level(s, seat)
    left = cash(s, seat) - m.level_ducats[k]
    return left >= 0 and can_climb(
        s, seat, hold_of(s), m.level_luxuries[k], 0, m.level_goods[k], 0, left + extra_income_above(s, seat)
    )
