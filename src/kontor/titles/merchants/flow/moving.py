"""Section 6: a caravan on its way."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import NOT_NOW, OK
from kontor.kernel.state import A, B, C, D, State, Step

from ..actions import DELIVER, EXTEND, S_CARAVAN, STEP_TO, STOP
from ..caravans import add_deliveries, add_steps, enter, is_full_for, judge_deliver, judge_step
from ..material import N_CITIES, N_EDGES
from ..rules import deliver, pay
from ..state import caravan, hand, hand_size, mat
from ..tell import R_COST, R_FULL, R_NOT_MOVED, R_SWIFT
from ..words import price_of_steps

PIECE: Final = A
LEFT: Final = B                 # paid steps
MOVED: Final = C
SWIFT: Final = D


class CaravanMove(Step):
    """MER-10.8, 11.24"""

    name = "caravan"
    number = S_CARAVAN
    ids = [(STEP_TO, STEP_TO + N_EDGES), (DELIVER, DELIVER + 2 * N_CITIES), (EXTEND, EXTEND + 1), (STOP, STOP + 1)]

    def is_public(self, s: State) -> bool:
        return s.at(SWIFT) == 1 or hand_size(s, s.seat()) == 0       # else `extend` depends on what the hand holds

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        piece = s.at(PIECE)
        if a < DELIVER:
            return judge_step(s, seat, piece, a - STEP_TO, s.at(LEFT))
        if a < EXTEND:
            if (a - DELIVER) // N_CITIES != piece:
                return NOT_NOW
            return judge_deliver(s, seat, piece, (a - DELIVER) % N_CITIES)
        if a == EXTEND:
            if s.at(SWIFT):
                return R_SWIFT                                      # MER-7.8
            return OK if hand(s, seat, mat(s).caravan_feed) > 0 else R_COST
        if not s.at(MOVED):
            return R_NOT_MOVED
        return R_FULL if is_full_for(s, seat, piece, caravan(s, seat, piece)) else OK       # MER-6.3

    def legal(self, s: State, seat: i64) -> list[int]:
        piece = s.at(PIECE)
        choices: list[int] = []
        add_steps(choices, s, seat, piece, s.at(LEFT))
        add_deliveries(choices, s, seat, piece)
        if self.judge(s, seat, EXTEND) == OK:
            choices.append(EXTEND)
        if self.judge(s, seat, STOP) == OK:
            choices.append(STOP)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        piece = s.at(PIECE)
        if a < DELIVER:
            s.put(LEFT, s.at(LEFT) - 1)
            s.put(MOVED, 1)
            enter(s, seat, piece, a - STEP_TO)
        elif a < EXTEND:
            deliver(s, seat, (a - DELIVER) % N_CITIES)              # MER-6.13: the move goes on
        elif a == EXTEND:
            pay(s, seat, mat(s).caravan_feed, 1)
            s.put(LEFT, s.at(LEFT) + mat(s).steps_per_card)
        else:
            s.pop()

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return price_of_steps(mat(s).caravan_feed) if number == R_COST else {"left": int(s.at(LEFT))}
