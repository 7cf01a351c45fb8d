"""Sections 2, 3, 6 and 9: the turn, the hand limit, stowing, the end of the game."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import A, State, Step

from ..actions import DISCARD, S_DRAWING, S_FINAL, S_MARITIME, S_PLAY, S_SAIL, S_STOW, S_TRADE, S_TURN, S_VENICE, STOW
from ..material import COIN, N_CARDS, PIRATES, SHIP
from ..rules import (
    amount_for, clockwise, gain, lion_income, lose, pay_rank_bonus, put_on_pirates, ranking, stow, value_of_chain,
)
from ..state import (
    ACTIVE, BOUGHT, CARGO_TOP, ENDING, GAINED, HAND_SIZE, OFFERS, ON_TOP, PIRATES_SIZE, PLAYED,
    PRESTIGE, QUESTIONS, REWARDED, ROUND, START, TURN, VENICE, WINNER, hand_cards, hand_limit, is_in_hand, mat,
    n_markers,
)
from ..tell import (
    BY_CARGO, BY_DUCATS, BY_MARKERS, BY_PRESTIGE, BY_SHIP, E_OVER, E_SKIPPED, E_TURN, R_NOT_PLAYED, R_NOT_TO_DISCARD,
)
from .drawing import TO_HAND, TO_PIRATES

PLACE: Final = A

# places of a turn (OLT-2.2)
BEGIN: Final = 0
HAND_CHECK: Final = 1
TRADING: Final = 2
PLAYING: Final = 3
DUCAT: Final = 4
PIRATE: Final = 5
MARKET: Final = 6
SAILING: Final = 7
STOWING: Final = 8
VENICE_CHECK: Final = 9
TURN_END: Final = 10

# symbols
DUCAT_SYMBOL: Final = 0
PIRATE_SYMBOL: Final = 1
MARKET_SYMBOL: Final = 2
SAIL_SYMBOL: Final = 3


def symbols_played(s: State, symbol: i64) -> i64:
    """OLT-5.4"""
    m = mat(s)
    n: i64 = 0
    for i in range(4):
        card = s.v[PLAYED + i]
        if card >= 0:
            n += m.symbols[card] >> symbol & 1
    return n


class Turn(Step):
    """OLT-2.2; the four symbols in their fixed order (OLT-5.5)."""

    name = "turn"
    number = S_TURN

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        seat = s.seat()
        s.put(PLACE, place + 1)
        if place == BEGIN:
            begin_turn(s, seat)
        elif place == HAND_CHECK:
            s.push(S_MARITIME, seat)
        elif place == TRADING:
            s.push(S_TRADE, seat)
        elif place == PLAYING:
            if s.v[HAND_SIZE + seat] > 0:
                s.push(S_PLAY, seat)
            else:                                               # OLT-5.3
                s.tell(E_SKIPPED, seat)
                s.put(PLACE, VENICE_CHECK)
        elif place == DUCAT:                                    # OLT-5.6
            coin: i64 = 1 if s.v[ACTIVE + seat] == COIN else 0
            gain(s, seat, amount_for(mat(s), symbols_played(s, DUCAT_SYMBOL) + coin), BY_DUCATS)
        elif place == PIRATE:                                   # OLT-5.7
            if s.v[ACTIVE + seat] != PIRATES:
                s.push(S_DRAWING, seat, amount_for(mat(s), symbols_played(s, PIRATE_SYMBOL)), TO_PIRATES)
        elif place == MARKET:                                   # OLT-5.8
            s.push(S_DRAWING, seat, amount_for(mat(s), symbols_played(s, MARKET_SYMBOL)), TO_HAND)
        elif place == SAILING:
            sails = symbols_played(s, SAIL_SYMBOL)
            if s.v[ACTIVE + seat] == SHIP:                      # OLT-5.10, 12.30
                gain(s, seat, sails, BY_SHIP)
            if sails > 0:                                       # OLT-5.16
                s.push(S_SAIL, seat, sails)
        elif place == STOWING:
            s.push(S_STOW, seat)
        elif place == VENICE_CHECK:                             # OLT-7.2
            if s.v[VENICE] == ON_TOP:
                s.push(S_VENICE, seat)
        else:
            end_turn(s, seat)
        return True


def begin_turn(s: State, seat: i64) -> None:
    v = s.v
    v[TURN] = seat
    if seat == v[START]:
        v[ROUND] += 1
    v[BOUGHT] = 0                                               # OLT-2.6
    v[OFFERS] = 0
    v[QUESTIONS] = 0
    v[REWARDED] = 0
    s.tell(E_TURN, seat, v[ROUND])
    lion_income(s, seat)


def end_turn(s: State, seat: i64) -> None:
    """OLT-2.4, 9.2"""
    s.pop()
    following = (seat + 1) % s.game.seats
    if s.v[ENDING] and following == s.v[START]:
        s.push(S_FINAL, seat)
    else:
        s.push(S_TURN, following)


class Maritime(Step):
    """Section 3: cards above the hand limit go to the own pirate stack, one at a time."""

    name = "hand-limit"
    number = S_MARITIME
    ids = [(DISCARD, DISCARD + N_CARDS)]

    def proceed(self, s: State) -> bool:
        seat = s.seat()
        if s.v[HAND_SIZE + seat] > hand_limit(s, seat):
            return False
        s.pop()
        return True

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if is_in_hand(s, seat, a - DISCARD) else R_NOT_TO_DISCARD

    def legal(self, s: State, seat: i64) -> list[int]:
        return hand_cards(s, seat, DISCARD)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.reveal()
        put_on_pirates(s, seat, a - DISCARD)


class Stow(Step):
    """Section 6: from bottom to top; the last card needs no choice (OLT-11.42)."""

    name = "stow"
    number = S_STOW
    ids = [(STOW, STOW + N_CARDS)]

    def proceed(self, s: State) -> bool:
        v = s.v
        left: i64 = 0
        last: i64 = 0
        for i in range(4):
            if v[PLAYED + i] >= 0:
                left += 1
                last = i
        if left > 1:
            return False
        if left == 1:
            stow(s, s.seat(), v[PLAYED + last])
            v[PLAYED + last] = -1
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        for i in range(4):
            if s.v[PLAYED + i] == a - STOW:
                return OK
        return R_NOT_PLAYED

    def legal(self, s: State, seat: i64) -> list[int]:
        choices = [int(STOW + s.v[PLAYED + i]) for i in range(4) if s.v[PLAYED + i] >= 0]
        choices.sort()
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        for i in range(4):
            if s.v[PLAYED + i] == a - STOW:
                s.v[PLAYED + i] = -1
        stow(s, seat, a - STOW)


class FinalScoring(Step):
    """OLT-9.5 to 9.11"""

    name = "final-scoring"
    number = S_FINAL

    def proceed(self, s: State) -> bool:
        v = s.v
        m = mat(s)
        n = s.game.seats
        paid = pay_rank_bonus(s, [int(v[PRESTIGE + seat]) for seat in range(n)], BY_PRESTIGE)
        for seat in clockwise(s):
            cargo = value_of_chain(s, v[CARGO_TOP + seat])
            gain(s, seat, cargo, BY_CARGO)
            pirates = m.pirate_loss * v[PIRATES_SIZE + seat]
            v[GAINED + 4 * seat] = paid[seat]
            v[GAINED + 4 * seat + 1] = cargo
            v[GAINED + 4 * seat + 2] = -pirates
        for seat in clockwise(s):
            lose(s, seat, -v[GAINED + 4 * seat + 2])
        paid = pay_rank_bonus(s, [int(n_markers(s, seat)) for seat in range(n)], BY_MARKERS)
        for seat in range(n):
            v[GAINED + 4 * seat + 3] = paid[seat]
        v[WINNER] = ranking(s)[0]
        s.tell(E_OVER, v[WINNER])
        s.end()
        return True
