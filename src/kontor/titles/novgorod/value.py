"""How good a position looks for a player, in seals: what is won, what is built up, what the route still promises."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import STEP, WIDTH, A, B, State

from .actions import S_CLIMB_LEVEL, S_EVALUATE, S_FULFIL_ROW, S_LAY_ROUTE, S_SPECIALS, S_TURN
from .flow.special import announcement_price, judge_specials
from .material import N_LEVELS
from .production import (
    NO, can_climb, extra_income_above, hold_of, incomes, luxury_of, part_at, produce, recipe_of, use_goods, ways,
    workshops,
)
from .rules import has_privilege, is_uncovered, merchant_ducats, merchant_seals
from .scoring import is_eliminated, merits
from .state import (
    ANNOUNCED, BESIDE, DUE, HAND, INCOME_PLUS_2, LAST_ROUND, N_ORDERS, ROUND, ORDER_MINUS_3, SEALS, SEAL_PLUS_1, SIDE,
    SPECIAL_ORDERS, SPEED, SPEED_PLUS_1, STORE, TOPS, ZONE, career, cash, count_bits, level, mat, owned, seals,
)

WON_GAME: Final = 1000.0
ON_AN_X: Final = 80.0           # what it is worth, near the end, not to be eliminated
HURRIED: Final = 30.0           # what it costs to bring about the end while still on an X
UNHURRIED: Final = 18.0         # seals from which on it is time to leave the X first
ROOM_TO_CLIMB: Final = 0.12     # the share that a long enough ship is worth, per card of its route
HALFWAY: Final = 0.15           # the share of a climb that some of what it asks is worth while the route still grows
PUT_BY: Final = 0.8             # the share of leaving an X that its price, put by, is worth already
BEST_USE: Final = 0.32          # seals that a ducat invested early brings
READY: Final = 8                # ducats without which nothing can be begun
READY_CASH: Final = 0.2         # more for each of these
ENOUGH: Final = 14              # ducats that a turn or two can spend
SAVED: Final = 0.08             # more for a ducat towards the next level
SAVED_EARLY: Final = 0.25       # towards leaving an X, while there is time to grow first
EARLY: Final = 7.0
FILING: Final = 0.4             # a finished order: for bonuses and variety
PLANNED: Final = 3              # actions of phase 2 that a plan looks for


def value(s: State, seat: int) -> float:
    if s.over:
        return final_value(s, seat)
    turns = turns_left(s, seat)
    return standing(s, seat, turns) + prospects(s, seat, turns)


def final_value(s: State, seat: int) -> float:
    margin = 0.1 * int(seals(s, seat))
    if is_eliminated(s, seat):
        return margin - WON_GAME
    for other in range(s.game.seats):
        if other != seat and not is_eliminated(s, other) and merits(s, other) > merits(s, seat):
            return margin - WON_GAME / 2
    return WON_GAME + margin


def turns_left(s: State, seat: i64) -> float:
    """A guess by the number of the round; where others are still far from the end, a few turns are left even late.

    Own seals do not count: winning some would seem to cost the future.
    """
    if s.v[LAST_ROUND] != 0:
        return 0.5
    return max(1.5 + 3.0 * (1.0 - lead_of_others(s, seat)), 12.5 - 0.9 * int(s.v[ROUND]))


def lead_of_others(s: State, seat: i64) -> float:
    """How near the best of the others is to ending the game by seals, 0 to 1."""
    v = s.v
    most: i64 = 0
    for other in range(s.game.seats):
        if other != seat and v[SEALS + other] > most:
            most = v[SEALS + other]
    return min(1.0, int(most) / mat(s).seals_to_end)


def ducat(s: State, seat: i64, turns: float) -> float:
    """What one more ducat is worth in seals: much while it can still be invested, little beyond what can be spent."""
    rate = invested(s, seat, turns)
    if cash(s, seat) < READY and s.v[LAST_ROUND] == 0:
        rate += READY_CASH
    return rate if cash(s, seat) < ENOUGH else 0.2 * rate


def invested(s: State, seat: i64, turns: float) -> float:
    """On an X the future is never over: whatever leads away from it has to be bought first."""
    return BEST_USE if rows_with_x(s, seat, level(s, seat)) else min(BEST_USE, 0.03 + 0.04 * turns)


def cash_worth(s: State, seat: i64, turns: float) -> float:
    rate = invested(s, seat, turns)
    money = int(cash(s, seat))
    ready = READY_CASH * min(money, READY) if s.v[LAST_ROUND] == 0 else 0.0
    return ready + rate * (money if money <= ENOUGH else ENOUGH + 0.2 * (money - ENOUGH))


def standing(s: State, seat: i64, turns: float) -> float:
    """Everything that stays after this turn."""
    v = s.v
    m = mat(s)
    climbed = level(s, seat)
    worth = seals_worth(s, seat, climbed) + cash_worth(s, seat, turns)
    worth += career_worth(s, seat, climbed, turns)
    worth += 0.6 * turns * int(v[SPEED + seat] - m.start_speed)
    worth += 0.28 * turns * int(owned(s, seat))
    if v[STORE + seat] > 0:
        worth += min(0.7, 0.3 * turns)
    untouched = min(1.3, 0.3 * turns)
    begun = min(1.1, 0.3 * turns)
    in_hand: i64 = 4 * seat + HAND
    beside: i64 = 4 * seat + BESIDE
    for order in range(N_ORDERS):
        place = v[ZONE + order]
        if place == in_hand:
            worth += untouched
        elif place == beside:
            worth += begun
    if climbed < N_LEVELS:
        saved = min(int(cash(s, seat)), m.level_ducats[career(s, seat) * N_LEVELS + climbed])
        worth += saved * saved_rate(s, seat, turns)
        if rows_with_x(s, seat, climbed) > 0 and m.level_ducats[career(s, seat) * N_LEVELS + climbed] == 0:
            worth += ROOM_TO_CLIMB * dread_of_x(s, seat, turns) * min(4, int(v[SPEED + seat]))
    return worth


def seals_worth(s: State, seat: i64, climbed: i64) -> float:
    """Seals that bring about the end are none while the career stands on an X (NOV-10.1, 10.5)."""
    won = float(int(seals(s, seat)))
    if s.v[LAST_ROUND] != 0 or rows_with_x(s, seat, climbed) == 0:
        return won
    if won >= mat(s).seals_to_end:
        return UNHURRIED - HURRIED
    return min(won, UNHURRIED + 0.4 * (won - UNHURRIED))


def rows_with_x(s: State, seat: i64, climbed: i64) -> int:
    """How many levels have to be climbed to leave the last X behind."""
    return mat(s).off_x[s.v[SIDE + seat] * 6 + climbed]


def dread_of_x(s: State, seat: i64, turns: float) -> float:
    """What a level with an X costs: more as the rounds pass, and as others come near the end."""
    urgency = max(0.0, 1.0 - turns / 10.0, lead_of_others(s, seat))
    return ON_AN_X * (0.15 + 0.35 * urgency)


def saved_rate(s: State, seat: i64, turns: float) -> float:
    """What a ducat put by for the next level is worth."""
    climbed = level(s, seat)
    price = mat(s).level_ducats[career(s, seat) * N_LEVELS + climbed]
    if price == 0 or rows_with_x(s, seat, climbed) == 0:
        return SAVED
    return SAVED_EARLY if turns > EARLY else PUT_BY * dread_of_x(s, seat, turns) / price


def career_worth(s: State, seat: i64, climbed: i64, turns: float) -> float:
    """The row's seals for the turns to come, the privileges left, and how far the last X is."""
    m = mat(s)
    row = int(s.v[SIDE + seat]) * 6 + int(climbed)
    worth = m.career_seals[row] * turns + 1.2 * int(climbed)
    if is_uncovered(s, seat, SEAL_PLUS_1, climbed):
        worth += 0.75 * turns
    elif is_uncovered(s, seat, SPEED_PLUS_1, climbed) or is_uncovered(s, seat, INCOME_PLUS_2, climbed):
        worth += 0.45 * turns
    elif is_uncovered(s, seat, ORDER_MINUS_3, climbed):
        worth += 0.3 * turns
    return worth - rows_with_x(s, seat, climbed) * dread_of_x(s, seat, turns)


def prospects(s: State, seat: i64, turns: float) -> float:
    """What phase 2 of the running turn still promises, and what has been begun and is sure to be finished."""
    worth = 0.0
    mine = False
    for i in range(0, int(s.sp) + 1, WIDTH):
        if s.frames[i + 1] != seat:
            continue
        step = s.frames[i + STEP]
        if step == S_TURN:
            if has_privilege(s, seat, SEAL_PLUS_1):
                worth += 0.9            # it comes by itself at the end of the turn
        elif step == S_LAY_ROUTE or step == S_EVALUATE:
            mine = True
        elif step == S_CLIMB_LEVEL:
            worth += climb_gain(s, seat, turns)
        elif step == S_FULFIL_ROW:
            worth += row_gain(s, s.frames[i + A], s.frames[i + B], turns)
        elif step == S_SPECIALS:
            for place in range(4):
                if s.frames[i + B] >> place & 1:
                    worth += mat(s).special_seals[part_at(s, place)] + FILING
    if mine:
        worth += plan(s, seat, turns) - ducat(s, seat, turns) * int(s.v[DUE])
    return worth


def climb_gain(s: State, seat: i64, turns: float) -> float:
    climbed = level(s, seat)
    ducats = mat(s).level_ducats[career(s, seat) * N_LEVELS + climbed]
    gain = career_worth(s, seat, climbed + 1, turns) - career_worth(s, seat, climbed, turns)
    return gain - (ducat(s, seat, turns) + saved_rate(s, seat, turns)) * ducats


def row_gain(s: State, order: i64, row: i64, turns: float) -> float:
    """The seals of a row, less what the order was worth while it lay open."""
    m = mat(s)
    if row == 0:
        return m.top_seals + min(1.1, 0.3 * turns) - min(1.3, 0.3 * turns)
    if s.v[TOPS] >> order & 1:
        return m.bottom_seals_same_turn + FILING - min(1.1, 0.3 * turns)
    return m.bottom_seals + FILING - min(1.3, 0.3 * turns)


def plan(s: State, seat: i64, turns: float) -> float:
    """A few good actions one after the other, each the best for what the hold then offers; then the incomes."""
    m = mat(s)
    rate = ducat(s, seat, turns)
    hold = hold_of(s)
    worth = 0.0
    if level(s, seat) < N_LEVELS and hold != 0:
        worth += climb_prospect(s, seat, hold, turns)
    if s.v[SPECIAL_ORDERS] != 0 and s.v[ANNOUNCED] == 0 and hold != 0:
        worth += special_prospect(s, seat, rate)
    rows = open_rows(s, seat)
    for _ in range(PLANNED):
        earned = rate * int(incomes(s, seat, hold))
        best = 0.05
        best_hold: i64 = NO
        best_row: i64 = NO
        working = workshops(s, hold)
        for city in range(8):
            if working >> city & 1:
                for way in ways(s, hold, city):
                    after = produce(s, hold, city, way)
                    lost = earned - rate * int(incomes(s, seat, after))
                    printed = m.recipe_seals[recipe_of(s, city, way >> 2)]
                    gain = printed * (1.0 + rate) + int(merchant_seals(s, city)) + rate * int(merchant_ducats(s, city))
                    if gain - lost > best:
                        best, best_hold, best_row = gain - lost, after, NO
                    luxury = luxury_of(s, city)
                    for row in rows:
                        if m.row_luxury[row] == luxury and row_gain(s, row >> 1, row & 1, turns) - lost > best:
                            best, best_hold, best_row = row_gain(s, row >> 1, row & 1, turns) - lost, after, row
        for row in rows:
            goods = m.row_goods[row]
            if goods:
                after = use_goods(hold, goods, 1)
                if after == NO:
                    after = use_goods(hold, goods, 0)
                if after != NO:
                    gain = row_gain(s, row >> 1, row & 1, turns) - earned + rate * int(incomes(s, seat, after))
                    if gain > best:
                        best, best_hold, best_row = gain, after, row
        if best_hold == NO:
            break
        worth += best
        hold = best_hold
        rows = [row for row in rows if row >> 1 != best_row >> 1]       # one row of an order is enough for a plan
    return worth + rate * int(incomes(s, seat, hold))


def open_rows(s: State, seat: i64) -> list[int]:
    """Rows that the seat may still fulfil: order * 2 + row."""
    rows: list[int] = []
    for order in range(N_ORDERS):
        place = s.v[ZONE + order] - 4 * seat
        if place == HAND:
            rows.append(2 * order)
        if place == HAND or place == BESIDE:
            rows.append(2 * order + 1)
    return rows


def climb_prospect(s: State, seat: i64, hold: i64, turns: float) -> float:
    m = mat(s)
    k = career(s, seat) * N_LEVELS + level(s, seat)
    left = cash(s, seat) - m.level_ducats[k]
    if m.level_ducats[k] > 0 or left < 0:
        return 0.0                      # ducats are there after the turn as well
    gain = climb_gain(s, seat, turns)
    if gain <= 0.0:
        return 0.0
    money = left + extra_income_above(s, seat)
    if can_climb(s, seat, hold, m.level_luxuries[k], 0, m.level_goods[k], 0, money):
        return 0.75 * gain
    ready = min(m.level_goods[k], int(count_bits((hold | hold >> 24) & 255)))
    ready += min(m.level_luxuries[k], makeable(s, hold))
    needed = m.level_goods[k] + m.level_luxuries[k]
    return HALFWAY * gain * ready / needed if s.step().number == S_LAY_ROUTE else 0.0


def makeable(s: State, hold: i64) -> int:
    """How many kinds of luxury could be made, each for itself."""
    kinds: i64 = 0
    working = workshops(s, hold)
    for city in range(8):
        if working >> city & 1:
            kinds |= 1 << luxury_of(s, city)
    return int(count_bits(kinds))


def special_prospect(s: State, seat: i64, rate: float) -> float:
    best = 0.0
    for place in range(4):
        if judge_specials(s, seat, 1 << place, 0) == OK:
            won = mat(s).special_seals[part_at(s, place)] + FILING
            best = max(best, 0.7 * (won - rate * int(announcement_price(s, 1 << place, 0))))
    return best
