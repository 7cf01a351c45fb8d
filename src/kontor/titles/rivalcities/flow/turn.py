"""Section 2: the turn, with movement, payment and the options A to D."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import SEAT, A, B, State, Step

from ..actions import (
    MOVE, NO, PASS, PAY, PLAY, PLAY_THEN_USE, S_MOVE, S_OPTION, S_PAY, S_PLAY_CARD, S_SEASON_END, S_TURN, S_USE_CARD,
    TAKE, USE, USE_THEN_PLAY,
)
from ..rules import FIRST_SPECIAL, bring_into_play, lift_to_hand, move_cost, pay, rival
from ..state import (
    BELL, HAND, IN_HAND, INKWELL, LETTERS_AT, RING, SHOWN, SPECIAL_AT, STORE, TURNS, goods, letters, n_goods, owns_ship,
)
from ..tell import (
    E_BELL, E_MOVED, E_PASSED, E_PLAYED, E_TOOK_CARD, E_TURN, R_EMPTY_HAND, R_MUST_CHOOSE, R_MUST_PLAY, R_NO_CARD,
    R_NO_CARD_FOR_C, R_NO_LETTER, R_NOT_IN_HAND, R_NOT_OWNED, R_NOT_SPECIAL, R_ORDER, R_REST, R_TOO_FAR,
)

PLACE: Final = A


class Turn(Step):
    """RIV-2.1"""

    name = "turn"
    number = S_TURN

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        seat = s.at(SEAT)
        s.put(PLACE, place + 1)
        if place == 0:                                          # (a), (b)
            s.push(S_MOVE, seat)
        elif place == 1:                                        # (c)
            if s.v[BELL] == seat:                               # RIV-5.1: after the move is paid
                s.tell(E_BELL, seat)
                s.push(S_SEASON_END, seat)
        elif place == 2:                                        # (d)
            s.push(S_OPTION, seat)
        else:                                                   # (e), RIV-1.17
            s.put(PLACE, 0)
            s.put(SEAT, rival(seat))
            s.v[TURNS] += 1
            s.tell(E_TURN, rival(seat))
        return True


class MoveInkwell(Step):
    """RIV-2.2, 2.3, 2.7, 12.2"""

    name = "move"
    number = S_MOVE
    any_time = True
    ids = [(MOVE, MOVE + 20)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if move_cost(s, seat, a - MOVE + 1) <= n_goods(s, seat) else R_TOO_FAR        # RIV-2.6

    def legal(self, s: State, seat: i64) -> list[int]:
        purse = n_goods(s, seat)
        choices: list[int] = []
        for a in range(MOVE, MOVE + 20):
            if move_cost(s, seat, a - MOVE + 1) > purse:        # the cost never falls with the distance
                break
            choices.append(a)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        n: i64 = a - MOVE + 1
        cost = move_cost(s, seat, n)
        v = s.v
        to: i64 = v[INKWELL] + n
        s.pop()
        if to >= 20:                                            # RIV-2.8
            to -= 20
            v[BELL] = seat
        v[INKWELL] = to
        s.tell(E_MOVED, seat, n, to)
        if cost > 0:
            s.push(S_PAY, seat, cost)                           # RIV-2.9

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"cost": int(move_cost(s, seat, a - MOVE + 1)), "owned": int(n_goods(s, seat))}


class PayAny(Step):
    """RIV-2.5, 12.3: goods of any type, unit by unit, never back to an earlier type: each payment has one path."""

    name = "pay"
    number = S_PAY
    ids = [(PAY, PAY + 4)]

    def proceed(self, s: State) -> bool:
        left = s.at(A)
        low = s.at(B)
        seat = s.at(SEAT)
        if left > 0:
            v = s.v
            i: i64 = STORE + 5 * seat
            total: i64 = 0
            kinds: i64 = 0
            last: i64 = 0
            for good in range(low, 4):
                if v[i + good] > 0:
                    total += v[i + good]
                    kinds += 1
                    last = good
            if kinds == 1:
                pay(s, seat, last, left)
            elif total == left:
                for good in range(low, 4):
                    if v[i + good] > 0:
                        pay(s, seat, good, v[i + good])
            else:
                return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        good: i64 = a - PAY
        if goods(s, seat, good) == 0:
            return R_NOT_OWNED
        if good < s.at(B):
            return R_ORDER
        rest: i64 = 0
        for later in range(good, 4):
            rest += goods(s, seat, later)
        return OK if rest >= s.at(A) else R_REST

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.put(A, s.at(A) - 1)
        s.put(B, a - PAY)
        pay(s, seat, a - PAY, 1)


class ChooseOption(Step):
    """RIV-2.10, 12.5; the hand has no limit (RIV-2.18)"""

    name = "option"
    number = S_OPTION
    any_time = True
    ids = [(USE, PLAY + 24)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        v = s.v
        card = v[RING + v[INKWELL]]
        if a == USE:                                            # RIV-2.11
            return OK if card >= 0 else R_NO_CARD
        if a >= PLAY:                                           # RIV-2.12
            return OK if v[SPECIAL_AT + a - PLAY] == IN_HAND + seat else R_NOT_IN_HAND
        if a == TAKE:                                           # RIV-2.16
            return OK if card >= FIRST_SPECIAL else R_NOT_SPECIAL
        if a == PASS:                                           # RIV-2.17
            return OK if card < 0 and v[HAND + seat] == 0 else R_MUST_CHOOSE
        if card < 0:
            return R_NO_CARD_FOR_C
        if letters(s, seat) == 0 and not owns_ship(s, seat, 18):
            return R_NO_LETTER                                  # RIV-2.13, 9.11
        return R_EMPTY_HAND if a == PLAY_THEN_USE and v[HAND + seat] == 0 else OK

    def legal(self, s: State, seat: i64) -> list[int]:
        v = s.v
        card = v[RING + v[INKWELL]]
        hand = v[HAND + seat]
        choices: list[int] = []
        if card >= 0:
            choices.append(USE)
            if letters(s, seat) > 0 or owns_ship(s, seat, 18):
                choices.append(USE_THEN_PLAY)
                if hand > 0:
                    choices.append(PLAY_THEN_USE)
            if card >= FIRST_SPECIAL:
                choices.append(TAKE)
        elif hand == 0:
            choices.append(PASS)
        if hand > 0:
            for special in range(24):
                if v[SPECIAL_AT + special] == IN_HAND + seat:
                    choices.append(PLAY + special)
        return choices

    def is_public(self, s: State) -> bool:
        return s.v[HAND + s.at(SEAT)] == 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        card = v[RING + v[INKWELL]]
        s.pop()
        if a == PASS:
            s.tell(E_PASSED, seat)
        elif a == TAKE:
            v[RING + v[INKWELL]] = -1
            lift_to_hand(s, seat, card - FIRST_SPECIAL, SHOWN)      # RIV-11.2
            s.tell(E_TOOK_CARD, seat, card)
        elif a >= PLAY:
            play(s, seat, a - PLAY)
        elif a == USE:
            s.push(S_USE_CARD, seat, card)
        else:
            if not owns_ship(s, seat, 18):                      # RIV-2.14, 9.11
                pay(s, seat, LETTERS_AT, 1)
            if a == USE_THEN_PLAY:
                s.push(S_PLAY_CARD, seat, 1)                    # afterwards
                s.push(S_USE_CARD, seat, card)
            else:
                s.push(S_USE_CARD, seat, card)                  # afterwards
                s.push(S_PLAY_CARD, seat, 0)


def play(s: State, seat: i64, special: i64) -> None:
    bring_into_play(s, seat, special)
    s.tell(E_PLAYED, seat, FIRST_SPECIAL + special)
    s.push(S_USE_CARD, seat, FIRST_SPECIAL + special)


class PlayCard(Step):
    """RIV-12.8: B inside C.  Local A: 1 if it may be declined (RIV-2.15)."""

    name = "play-card"
    number = S_PLAY_CARD
    any_time = True
    only = NO
    ids = [(PLAY, PLAY + 24), (NO, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == NO:
            return OK if s.at(A) else R_MUST_PLAY
        return OK if s.v[SPECIAL_AT + a - PLAY] == IN_HAND + seat else R_NOT_IN_HAND

    def is_public(self, s: State) -> bool:
        return False

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a != NO:
            play(s, seat, a - PLAY)
