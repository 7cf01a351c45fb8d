"""Chapter 1 (and 11.1, 12.1): laying out the table.  Everything random is a decision of chance."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, B, Draw, State, Step

from ..actions import (
    BONUS_CARD, CAREER_CARD, CHOOSE_SIDE, DRAW, LAY, LOT, SPECIAL_CARD, S_CHOOSE_SIDES, S_DRAFT, S_DRAW_BONUS,
    S_DRAW_CAREER, S_DRAW_LOT, S_DRAW_MANUFACTORY, S_DRAW_ORDER, S_DRAW_SPECIAL, S_REFILL, S_SETUP,
)
from ..state import (
    BONUS_STATE, CAREER, COLUMN, DECK, DISPLAY, HAND, HIGH, MANUFACTORY, MERCHANT, MERCHANT_SIDE, N_ORDERS, OUT, PART,
    PIRATE, PIRATE_SIDE, SEEN, SIDE, SPECIAL_ORDERS, START_PLAYER, ZONE, count_at, mat, next_seat,
)
from ..tell import (
    E_BONUS_DRAWN, E_CAREER_DEALT, E_MANUFACTORY_LAID, E_MERCHANT_PLACED, E_ORDER_DEALT, E_ORDER_DRAWN,
    E_ORDER_FILED_UNSEEN, E_ORDER_TURNED_UP, E_PIRATE_PLACED, E_SIDE_CHOSEN, E_SPECIAL_LAID, E_START_PLAYER_FOUND,
)

PLACE: Final = A                # of Setup: which part of the layout comes next
DONE_SO_FAR: Final = B

MANUFACTORIES_STEP: Final = 0
LOTS_STEP: Final = 1
HANDS_STEP: Final = 2
DISPLAY_STEP: Final = 3
SPECIALS_STEP: Final = 4
BONUSES_STEP: Final = 5
CAREERS_STEP: Final = 6
SIDES_STEP: Final = 7

DEALT: Final = 0                # how an order came to its new place, for the event
DRAWN: Final = 1
FILED_WITH_SPECIAL: Final = 2


class Setup(Step):
    name = "setup"
    number = S_SETUP

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        done = s.at(DONE_SO_FAR)
        s.put(DONE_SO_FAR, done + 1)
        if place == MANUFACTORIES_STEP and done < 8:
            s.push(S_DRAW_MANUFACTORY, CHANCE, done)
        elif place == LOTS_STEP and done < 2 and s.game.options["places"] == "drawn":
            if s.v[PIRATE_SIDE if done else MERCHANT_SIDE] != 0:
                s.push(S_DRAW_LOT, CHANCE, done)
        elif place == HANDS_STEP and done < s.game.seats:
            s.push(S_DRAW_ORDER, done, 4 * done + HAND, DEALT)
        elif place == DISPLAY_STEP and done < 1:
            s.push(S_REFILL, CHANCE, s.game.seats + mat(s).display_beyond_players)
        elif place == SPECIALS_STEP and done < 4 and s.v[SPECIAL_ORDERS] != 0:
            s.push(S_DRAW_SPECIAL, CHANCE, done)
        elif place == BONUSES_STEP and done < 2 and s.game.options["bonuses"] == "drawn":
            s.push(S_DRAW_BONUS, CHANCE)
        elif place == CAREERS_STEP and done < s.game.seats:
            s.push(S_DRAW_CAREER, done)
        elif place == SIDES_STEP:
            self.begin_play(s)
        else:
            if place == SPECIALS_STEP and s.v[SPECIAL_ORDERS] != 0:
                s.v[DECK] -= 1                          # NOV-12.1: the order over the column, which nobody sees
            s.put(PLACE, place + 1)
            s.put(DONE_SO_FAR, 0)
        return True

    def begin_play(self, s: State) -> None:
        """NOV-1.12, 1.11"""
        first: i64 = 0
        for seat in range(1, s.game.seats):
            if s.v[CAREER + seat] < s.v[CAREER + first]:
                first = seat
        s.v[START_PLAYER] = first
        s.tell(E_START_PLAYER_FOUND, first)
        s.pop()
        s.push(S_DRAFT, CHANCE)
        if s.game.options["careers"] == "choose":
            s.push(S_CHOOSE_SIDES, first)


class DrawManufactory(Draw):
    """NOV-1.4; local A is the city."""

    name = "draw-manufactory"
    number = S_DRAW_MANUFACTORY
    ids = [(LAY, LAY + 8)]

    def weight(self, s: State, a: i64) -> i64:
        for city in range(s.at(A)):
            if s.v[MANUFACTORY + city] == a - LAY + 1:
                return 0
        return 1

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[MANUFACTORY + s.at(A)] = a - LAY + 1
        s.tell(E_MANUFACTORY_LAID, s.at(A), a - LAY)
        s.pop()


class DrawLot(Draw):
    """NOV-11.1; local A is 0 for the merchant, 1 for the pirate."""

    name = "draw-lot"
    number = S_DRAW_LOT
    ids = [(LOT, LOT + 8)]

    def weight(self, s: State, a: i64) -> i64:
        return 1

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if s.at(A):
            s.v[PIRATE] = a - LOT
            s.tell(E_PIRATE_PLACED, a - LOT)
        else:
            s.v[MERCHANT] = a - LOT
            s.tell(E_MERCHANT_PLACED, a - LOT)
        s.pop()


class DrawOrder(Draw):
    """NOV-1.7, 2.2, 6.4, 12.8: the top order of the deck goes to the zone in local A; local B says on what occasion."""

    name = "draw-order"
    number = S_DRAW_ORDER
    ids = [(DRAW, DRAW + N_ORDERS)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[ZONE + a - DRAW] == 0 else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        order = a - DRAW
        owner = s.at(SEAT)
        s.v[ZONE + order] = s.at(A)
        s.v[DECK] -= 1
        if s.at(A) == DISPLAY:
            s.v[SEEN + order] = 1
            s.tell(E_ORDER_TURNED_UP, order)
        elif s.at(B) == DEALT:
            s.tell(E_ORDER_DEALT, owner, order)
        elif s.at(B) == DRAWN:
            s.tell(E_ORDER_DRAWN, owner, order)
        else:
            s.tell(E_ORDER_FILED_UNSEEN, owner, order)
        s.pop()


class Refill(Step):
    """NOV-1.7, 2.9, 6.5, 6.6: the display grows to the number in local A, as far as the deck goes."""

    name = "refill"
    number = S_REFILL

    def proceed(self, s: State) -> bool:
        if count_at(s, DISPLAY) < s.at(A) and s.v[DECK] > 0:
            s.push(S_DRAW_ORDER, CHANCE, DISPLAY)
        else:
            s.pop()
        return True


class DrawSpecial(Draw):
    """NOV-12.1; local A is the place in the column."""

    name = "draw-special"
    number = S_DRAW_SPECIAL
    ids = [(SPECIAL_CARD, SPECIAL_CARD + 4)]

    def weight(self, s: State, a: i64) -> i64:
        for place in range(s.at(A)):
            if s.v[COLUMN + place] == a - SPECIAL_CARD + 1:
                return 0
        return 1

    def choose(self, s: State, seat: i64, a: i64) -> None:
        card = a - SPECIAL_CARD
        place = s.at(A)
        s.v[COLUMN + place] = card + 1
        s.v[PART + card] = mat(s).special_start[place]
        s.tell(E_SPECIAL_LAID, card * 4 + s.v[PART + card])
        s.pop()


class DrawBonus(Draw):
    """NOV-1.9"""

    name = "draw-bonus"
    number = S_DRAW_BONUS
    ids = [(BONUS_CARD, BONUS_CARD + 6)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[BONUS_STATE + a - BONUS_CARD] == OUT else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[BONUS_STATE + a - BONUS_CARD] = HIGH
        s.tell(E_BONUS_DRAWN, a - BONUS_CARD)
        s.pop()


class DrawCareer(Draw):
    """NOV-1.10; the frame's seat gets the card."""

    name = "draw-career"
    number = S_DRAW_CAREER
    ids = [(CAREER_CARD, CAREER_CARD + 4)]

    def weight(self, s: State, a: i64) -> i64:
        for seat in range(s.at(SEAT)):
            if s.v[CAREER + seat] == a - CAREER_CARD + 1:
                return 0
        return 1

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[CAREER + s.at(SEAT)] = a - CAREER_CARD + 1
        s.tell(E_CAREER_DEALT, s.at(SEAT), a - CAREER_CARD)
        s.pop()


class ChooseSides(Step):
    """NOV-1.11, 15.2: clockwise from the start player; local A counts the players who have chosen."""

    name = "choose-side"
    number = S_CHOOSE_SIDES
    ids = [(CHOOSE_SIDE, CHOOSE_SIDE + 2)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[SIDE + seat] = a - CHOOSE_SIDE
        s.tell(E_SIDE_CHOSEN, seat, a - CHOOSE_SIDE)
        s.put(A, s.at(A) + 1)
        s.put(SEAT, next_seat(s, seat))
        if s.at(A) == s.game.seats:
            s.pop()
