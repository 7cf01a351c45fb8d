"""Section 1: the draws of the set-up, in the order of RIV-1.18, and the start goods."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import CHANCE, A, B, Draw, State, Step

from ..actions import (
    DRAW_ALLIANCE, DRAW_BASIC, DRAW_SHIP, DRAW_SPECIAL, DRAW_START, DRAW_SUIT, S_DEAL_ALLIANCE, S_DEAL_BASIC,
    S_DEAL_SHIP, S_DEAL_SPECIAL, S_DEAL_SUIT, S_SETUP, S_START_CITY, S_START_GOOD, S_TURN,
)
from ..material import ANY
from ..rules import FIRST_SPECIAL, gain, lift_to_hand, reshuffle, rival
from ..state import (
    ALLIANCE_AT, BOARD, DISCARD, IN_STACK, MARKER, ON_RING, RING, ROW, SHIP_AT, SHIPS_LEFT, SHUFFLED, SLOT,
    SPECIAL_AT, STACK, START, SUIT_AT, SUITS_LEFT, UNSEEN, mat,
)
from ..tell import E_ALLIANCE_OPENED, E_DEALT, E_DREW, E_SHIP_OPENED, E_START, E_SUIT_OPENED, E_TURN
from .goods import ChooseGood

PLACE: Final = A
INDEX: Final = B


class Setup(Step):
    """RIV-1.18"""

    name = "setup"
    number = S_SETUP

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        i = s.at(INDEX)
        v = s.v
        m = mat(s)
        s.put(INDEX, i + 1)
        if place == 0:                                          # RIV-1.14
            s.put(PLACE, 1)
            s.put(INDEX, 0)
            s.push(S_START_CITY, CHANCE)
        elif place == 1:                                        # RIV-1.4, 1.5
            if i == 20:
                self.next_place(s, 2)
            elif v[SHUFFLED] and m.first_layout[i] > 0:
                s.push(S_DEAL_BASIC, CHANCE, i)
            else:
                v[RING + i] = m.first_layout[i]
        elif place == 2:                                        # RIV-1.6
            if i == len(m.dark_spaces):
                self.next_place(s, 3)
            else:
                s.push(S_DEAL_SPECIAL, CHANCE, m.dark_spaces[i])
        elif place == 3:                                        # RIV-1.7
            if i == 4:
                self.next_place(s, 4)
            else:
                s.push(S_DEAL_SHIP, CHANCE, i)
        elif place == 4:                                        # RIV-1.8
            if i == 4:
                self.next_place(s, 5)
            else:
                s.push(S_DEAL_ALLIANCE, CHANCE)
        elif place == 5:                                        # RIV-1.9
            if i == 3:
                self.next_place(s, 6)
            else:
                s.push(S_DEAL_SUIT, CHANCE, i)
        elif place == 6:                                        # RIV-1.15: the start city first
            if i == 2:
                self.next_place(s, 7)
            else:
                give_start_goods(s, v[START] if i == 0 else rival(v[START]), i)
        else:                                                   # RIV-1.17
            start = v[START]
            s.pop()
            s.push(S_TURN, start)
            s.tell(E_TURN, start)
        return True

    def next_place(self, s: State, place: i64) -> None:
        s.put(PLACE, place)
        s.put(INDEX, 0)


def give_start_goods(s: State, seat: i64, turn: i64) -> None:
    """RIV-1.15"""
    m = mat(s)
    for good in range(4):
        n = m.start_goods[5 * turn + good]
        if n > 0:
            gain(s, seat, good, n)
    s.push(S_START_GOOD, seat, m.start_goods[5 * turn + ANY])


class StartGood(ChooseGood):
    """RIV-12.1"""

    name = "start-good"
    number = S_START_GOOD


class StartCity(Draw):
    """RIV-1.14"""

    name = "start-city"
    number = S_START_CITY
    ids = [(DRAW_START, DRAW_START + 2)]

    def weight(self, s: State, a: i64) -> i64:
        return 1

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.v[START] = a - DRAW_START
        s.tell(E_START, a - DRAW_START)


class DealBasic(Draw):
    """RIV-1.5: local A is the space."""

    name = "deal-basic"
    number = S_DEAL_BASIC
    ids = [(DRAW_BASIC, DRAW_BASIC + 15)]

    def weight(self, s: State, a: i64) -> i64:
        card: i64 = a - DRAW_BASIC + 1
        for space in range(20):
            if s.v[RING + space] == card:
                return 0
        return 1

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[RING + s.at(A)] = a - DRAW_BASIC + 1
        s.pop()


class DealSpecial(Draw):
    """A special card from the stack: to the dark space in A, or, when A is -1, to the hand of the seat in B."""

    name = "deal-special"
    number = S_DEAL_SPECIAL
    ids = [(DRAW_SPECIAL, DRAW_SPECIAL + 24)]

    def proceed(self, s: State) -> bool:
        if s.v[STACK] == 0 and s.v[DISCARD] > 0:
            reshuffle(s)                                        # RIV-4.17
        if s.v[STACK] == 0:
            s.pop()
            return True
        return False

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[SPECIAL_AT + a - DRAW_SPECIAL] == IN_STACK else 0

    def total(self, s: State) -> i64:
        return s.v[STACK]

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        card: i64 = a - DRAW_SPECIAL
        space = s.at(A)
        hand = s.at(B)
        s.pop()
        v[STACK] -= 1
        if space >= 0:
            v[SPECIAL_AT + card] = ON_RING
            v[RING + space] = FIRST_SPECIAL + card
            s.tell(E_DEALT, FIRST_SPECIAL + card, space)
        else:
            lift_to_hand(s, hand, card, 0)                      # RIV-4.16, 11.1
            s.tell(E_DREW, hand, FIRST_SPECIAL + card)


class DealShip(Draw):
    """RIV-1.7, 4.25: local A is the ship space.  The stack and the ships set aside are one unseen bag (RIV-11.5)."""

    name = "deal-ship"
    number = S_DEAL_SHIP
    ids = [(DRAW_SHIP, DRAW_SHIP + 21)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[SHIP_AT + a - DRAW_SHIP] == UNSEEN else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[SHIP_AT + a - DRAW_SHIP] = BOARD
        s.v[ROW + s.at(A)] = a - DRAW_SHIP
        s.v[SHIPS_LEFT] -= 1
        s.pop()
        s.tell(E_SHIP_OPENED, a - DRAW_SHIP)


class DealAlliance(Draw):
    """RIV-1.8"""

    name = "deal-alliance"
    number = S_DEAL_ALLIANCE
    ids = [(DRAW_ALLIANCE, DRAW_ALLIANCE + 8)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[ALLIANCE_AT + a - DRAW_ALLIANCE] == UNSEEN else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[ALLIANCE_AT + a - DRAW_ALLIANCE] = BOARD
        s.pop()
        s.tell(E_ALLIANCE_OPENED, a - DRAW_ALLIANCE)


class DealSuit(Draw):
    """RIV-1.9, 5.15: local A is the slot."""

    name = "deal-suit"
    number = S_DEAL_SUIT
    ids = [(DRAW_SUIT, DRAW_SUIT + 10)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[SUIT_AT + a - DRAW_SUIT] == UNSEEN else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        suit: i64 = a - DRAW_SUIT
        slot = s.at(A)
        v[SUIT_AT + suit] = BOARD
        v[MARKER + suit] = 0                                    # RIV-1.10
        v[SLOT + slot] = suit
        v[SUITS_LEFT] -= 1
        s.pop()
        s.tell(E_SUIT_OPENED, suit, slot + 1)
