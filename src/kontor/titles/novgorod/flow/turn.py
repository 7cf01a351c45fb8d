"""Chapters 3 and 10: rounds, turns, and how the game ends."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import A, B, State, Step

from ..actions import S_END_OF_PHASE, S_EVALUATE, S_LAY_ROUTE, S_PURCHASE, S_ROUNDS, S_SEALS, S_TURN
from ..material import N_LEVELS
from ..rules import gain_seals
from ..state import (
    BONUS_STATE, BONUS_WINNERS, BY_CAREER, BY_LIMIT, BY_SEALS, FILED, FILED_UNSEEN, GONE, HIGH, LAST_ROUND, LOW,
    N_ORDERS, OUT, ROUND, START_PLAYER, VARIETY, begin_turn, count_bits, is_at, level, mat, seals,
)
from ..tell import E_BONUS_CHANGED, E_GAME_ENDED, E_LAST_ROUND_ANNOUNCED, E_TURN_BEGUN, E_VARIETY_SCORED

TURNS: Final = A                # of Rounds: turns taken in this round
IS_LAST: Final = B              # of Rounds: this round is the last

PHASE: Final = A                # of Turn


class Rounds(Step):
    """NOV-3.1, 10.1-10.4, 10.8"""

    name = "rounds"
    number = S_ROUNDS

    def proceed(self, s: State) -> bool:
        turns = s.at(TURNS)
        if turns == 0:
            s.v[ROUND] += 1
        if turns < s.game.seats:
            s.put(TURNS, turns + 1)
            s.push(S_TURN, (s.v[START_PLAYER] + turns) % s.game.seats)
            return True
        change_bonuses(s)
        if s.at(IS_LAST):
            finish(s)
            return True
        announce_last_round(s)
        s.put(IS_LAST, int(s.v[LAST_ROUND] != 0))
        s.put(TURNS, 0)
        return True


def change_bonuses(s: State) -> None:
    """NOV-8.3: the one moment at which bonus cards change."""
    v = s.v
    for bonus in range(VARIETY):
        winners = v[BONUS_WINNERS + bonus]
        if winners > 0:
            v[BONUS_STATE + bonus] = LOW if v[BONUS_STATE + bonus] == HIGH and winners == 1 else GONE
            v[BONUS_WINNERS + bonus] = 0
            s.tell(E_BONUS_CHANGED, bonus, v[BONUS_STATE + bonus])


def announce_last_round(s: State) -> None:
    """NOV-10.1, 10.8: whether the next round is the last."""
    m = mat(s)
    reason: i64 = 0
    for seat in range(s.game.seats):
        if seals(s, seat) >= m.seals_to_end:
            reason = BY_SEALS
        elif level(s, seat) == N_LEVELS and reason == 0:
            reason = BY_CAREER
    if reason == 0 and s.v[ROUND] + 1 >= m.round_limit:
        reason = BY_LIMIT
    if reason != 0:
        s.v[LAST_ROUND] = reason
        s.tell(E_LAST_ROUND_ANNOUNCED, reason)


def kinds_filed(s: State, seat: i64) -> i64:
    """NOV-8.12, 12.10: different goods and luxuries on the seat's filed orders."""
    kinds: i64 = 0
    for order in range(N_ORDERS):
        if is_at(s, order, seat, FILED) or is_at(s, order, seat, FILED_UNSEEN):
            kinds |= mat(s).order_kinds[order]
    return count_bits(kinds)


def finish(s: State) -> None:
    """NOV-10.4"""
    if s.v[BONUS_STATE + VARIETY] != OUT:
        for seat in range(s.game.seats):
            kinds = kinds_filed(s, seat)
            won: i64 = mat(s).variety[kinds]
            gain_seals(s, seat, won)
            s.tell(E_VARIETY_SCORED, seat, kinds, won)
    s.tell(E_GAME_ENDED)
    s.end()


class Turn(Step):
    """NOV-3.2: lay the route, evaluate it, purchase, seals."""

    name = "turn"
    number = S_TURN

    def proceed(self, s: State) -> bool:
        phase = s.at(PHASE)
        seat = s.seat()
        s.put(PHASE, phase + 1)
        if phase == 0:
            begin_turn(s, seat)
            s.tell(E_TURN_BEGUN, seat, s.v[ROUND])
            s.push(S_LAY_ROUTE, seat)
        elif phase == 1:
            s.push(S_EVALUATE, seat)
        elif phase == 2:
            s.push(S_END_OF_PHASE, seat)
        elif phase == 3:
            s.push(S_PURCHASE, seat)
        elif phase == 4:
            s.push(S_SEALS, seat)
        else:
            s.pop()
        return True
