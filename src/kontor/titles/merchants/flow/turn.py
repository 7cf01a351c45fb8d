"""Section 2: the turn, production, the seven, the robber."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, Draw, State, Step

from ..actions import (
    DECLINE, DISCARD, DRAW_DICE, DRAW_STOLEN, MOVE_ROBBER, PLAY, ROLL, STEAL, S_ACTION, S_DICE, S_DISCARD, S_PRE_ROLL,
    S_ROBBER, S_STEAL, S_STOLEN, S_TURN,
)
from ..material import N_CARDS, N_HEXES, N_RESOURCES
from ..rules import add_playable, cards_due, has_victim, is_victim, judge_play, pay, produce, steal
from ..state import (
    ACTIVE, DICE, DRAFTS, FRESH, HAND, MOST_TURNS, NUMBER, OFFERS, PLAYED, PURCHASES, ROBBER, SAFE, SET_ASIDE, TOLLS,
    TURN, board, hand, hand_size,
)
from ..tell import (
    E_GAVE_BACK, E_LIMIT, E_ROBBER, E_ROLLED, E_SPARED, E_TURN, R_EMPTY_HAND, R_NOT_HELD, R_NO_NUMBER, R_NO_VICTIM,
    R_ORDER, R_REST, R_SAME_HEX,
)
from .cards import play_card

PLACE: Final = A
BEGIN: Final = 0
ROLLING: Final = 1
ROLLED: Final = 2
ROB: Final = 3
ACT: Final = 4
END: Final = 5


class Turn(Step):
    """MER-2.1"""

    name = "turn"
    number = S_TURN

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        seat = s.at(SEAT)
        s.put(PLACE, place + 1)
        if place == BEGIN:
            begin_turn(s, seat)
            s.push(S_PRE_ROLL, seat)
        elif place == ROLLING:
            s.push(S_DICE, CHANCE)
        elif place == ROLLED:
            if s.v[DICE] + s.v[DICE + 1] == 7:
                s.push(S_DISCARD, seat)                             # MER-2.9, 2.10
            else:
                produce(s)
                s.put(PLACE, ACT)
        elif place == ROB:
            s.push(S_ROBBER, seat)                                  # MER-2.11
        elif place == ACT:
            s.push(S_ACTION, seat)
        elif s.v[TURN] >= s.v[MOST_TURNS]:                          # MER-11.41
            s.tell(E_LIMIT, s.v[TURN])
            s.end()
        else:
            s.put(PLACE, BEGIN)
            s.put(SEAT, (seat + 1) % s.game.seats)                  # MER-1.23
        return not s.over


def begin_turn(s: State, seat: i64) -> None:
    v = s.v
    v[ACTIVE] = seat
    v[TURN] += 1
    v[PLAYED] = 0
    v[PURCHASES] = 0
    v[OFFERS] = 0
    v[DRAFTS] = 0
    v[SAFE] = 0
    v[TOLLS] = 0
    v[TOLLS + 1] = 0
    for card in range(N_CARDS):
        v[FRESH + card] = 0
    s.tell(E_TURN, seat, v[TURN])


class BeforeRoll(Step):
    """MER-2.2, 2.3: nothing of sections 3 to 6 is possible yet (MER-11.11)."""

    name = "pre-roll"
    number = S_PRE_ROLL
    ids = [(ROLL, ROLL + 1), (PLAY, PLAY + N_CARDS)]

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == ROLL else judge_play(s, seat, a - PLAY)

    def legal(self, s: State, seat: i64) -> list[int]:
        choices = [ROLL]
        add_playable(choices, s, seat)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == ROLL:
            s.pop()
        else:
            play_card(s, seat, a - PLAY)


class Dice(Draw):
    """MER-2.3"""

    name = "dice"
    number = S_DICE
    ids = [(DRAW_DICE, DRAW_DICE + 36)]

    def weight(self, s: State, a: i64) -> i64:
        return 1

    def total(self, s: State) -> i64:
        return 36

    def pick(self, s: State, at: i64) -> i64:
        return DRAW_DICE + at

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        v[DICE] = (a - DRAW_DICE) // 6 + 1
        v[DICE + 1] = (a - DRAW_DICE) % 6 + 1
        s.tell(E_ROLLED, v[ACTIVE], v[DICE], v[DICE + 1], v[DICE] + v[DICE + 1])
        s.pop()


class Discard(Step):
    """MER-2.10, 10.12, 11.5: each player concerned lays cards aside one by one; they go back when the last is done."""

    name = "discard"
    number = S_DISCARD
    together = True
    ids = [(DISCARD, DISCARD + N_RESOURCES)]

    def is_actor(self, s: State, seat: i64) -> bool:
        return 0 <= seat < s.game.seats and laid_aside(s, seat) < cards_due(s, seat)

    def actors(self, s: State) -> list[int]:
        return [seat for seat in range(s.game.seats) if laid_aside(s, seat) < cards_due(s, seat)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        resource = a - DISCARD
        v = s.v
        i: i64 = SET_ASIDE + N_RESOURCES * seat
        for later in range(resource + 1, N_RESOURCES):
            if v[i + later]:
                return R_ORDER
        if v[i + resource] >= hand(s, seat, resource):
            return R_NOT_HELD
        room: i64 = -v[i + resource]
        for kind in range(resource, N_RESOURCES):
            room += hand(s, seat, kind)
        return OK if room >= cards_due(s, seat) - laid_aside(s, seat) else R_REST

    def legal(self, s: State, seat: i64) -> list[int]:
        v = s.v
        owing = cards_due(s, seat) - laid_aside(s, seat)
        choices: list[int] = []
        room: i64 = 0                                               # cards of this resource and the later ones
        for resource in range(N_RESOURCES - 1, -1, -1):
            aside = v[SET_ASIDE + N_RESOURCES * seat + resource]
            held = v[HAND + N_RESOURCES * seat + resource]
            room += held - aside
            if aside < held and room >= owing:
                choices.append(DISCARD + resource)
            if aside:
                break
        choices.reverse()
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[SET_ASIDE + N_RESOURCES * seat + a - DISCARD] += 1

    def proceed(self, s: State) -> bool:
        for seat in range(s.game.seats):
            if laid_aside(s, seat) < cards_due(s, seat):
                return False
        s.pop()
        for seat in range(s.game.seats):
            for resource in range(N_RESOURCES):
                i: i64 = SET_ASIDE + N_RESOURCES * seat + resource
                n = s.v[i]
                if n:
                    s.v[i] = 0
                    pay(s, seat, resource, n)
                    s.reveal()
                    s.tell(E_GAVE_BACK, seat, resource, n)
        return True

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"left": int(cards_due(s, seat) - laid_aside(s, seat))}


def laid_aside(s: State, seat: i64) -> i64:
    n: i64 = 0
    for resource in range(N_RESOURCES):
        n += s.v[SET_ASIDE + N_RESOURCES * seat + resource]
    return n


class MoveRobber(Step):
    """MER-2.11, 11.2"""

    name = "robber"
    number = S_ROBBER
    ids = [(MOVE_ROBBER, MOVE_ROBBER + N_HEXES)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        hex_ = a - MOVE_ROBBER
        if s.v[NUMBER + hex_] == 0:
            return R_NO_NUMBER
        return R_SAME_HEX if s.v[ROBBER] == hex_ else OK

    def legal(self, s: State, seat: i64) -> list[int]:
        v = s.v
        robber = v[ROBBER]
        return [MOVE_ROBBER + hex_ for hex_ in board(s).hexes if v[NUMBER + hex_] and hex_ != robber]

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.v[ROBBER] = a - MOVE_ROBBER
        s.tell(E_ROBBER, seat, a - MOVE_ROBBER)
        if has_victim(s, seat):
            s.push(S_STEAL, seat)


class Steal(Step):
    """MER-2.12, 11.4"""

    name = "steal"
    number = S_STEAL
    ids = [(STEAL, STEAL + 4), (DECLINE, DECLINE + 1)]

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == DECLINE or is_victim(s, seat, a - STEAL):
            return OK
        if a - STEAL < s.game.seats and hand_size(s, a - STEAL) == 0:
            return R_EMPTY_HAND
        return R_NO_VICTIM

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == DECLINE:
            s.tell(E_SPARED, seat)
        else:
            s.push(S_STOLEN, seat, a - STEAL)


class Stolen(Draw):
    """MER-11.4: every card of the hand is equally likely."""

    name = "stolen"
    number = S_STOLEN
    ids = [(DRAW_STOLEN, DRAW_STOLEN + N_RESOURCES)]
    VICTIM: Final = A

    def weight(self, s: State, a: i64) -> i64:
        return s.v[HAND + N_RESOURCES * s.at(A) + a - DRAW_STOLEN]

    def choose(self, s: State, seat: i64, a: i64) -> None:
        thief = s.at(SEAT)
        victim = s.at(A)
        s.pop()
        steal(s, thief, victim, a - DRAW_STOLEN)
