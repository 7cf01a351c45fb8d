"""Section 1: the draws of the set-up."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import CHANCE, A, B, Draw, State, Step

from ..actions import DRAW_HOME, DRAW_MARKER, DRAW_START, S_DRAWING, S_HOME, S_MARKER, S_SETUP, S_START_PLAYER, S_TURN
from ..material import MARKERS_IN_BOX, N_CARDS, N_HARBOURS, N_MARKERS
from ..rules import stow
from ..state import DECK, DRAWN, MARKER_AT, PLACE, SHIP, START, TURN, UNSEEN, VENICE_HIGH, VENICE_LOW, mat
from ..tell import E_HOME, E_LAID, E_START
from .drawing import TO_HAND

STAGE: Final = A
INDEX: Final = B


class Setup(Step):
    """OLT-1.5 to 1.11; on arrival `venice_high` holds the jitter of the table."""

    name = "setup"
    number = S_SETUP

    def proceed(self, s: State) -> bool:
        stage = s.at(STAGE)
        i = s.at(INDEX)
        v = s.v
        s.put(INDEX, i + 1)
        if stage == 0:                                          # OLT-1.7
            self.next_stage(s, 1)
            if v[START] < 0:
                s.push(S_START_PLAYER, CHANCE)
            else:
                s.tell(E_START, v[START])
        elif stage == 1:                                        # OLT-1.5
            if i == N_HARBOURS:
                self.next_stage(s, 2)
            else:
                s.push(S_MARKER, CHANCE, i)
        elif stage == 2:                                        # OLT-1.8: from the start player clockwise
            if i == s.game.seats:
                self.next_stage(s, 3)
            else:
                s.push(S_HOME, (v[START] + i) % s.game.seats)
        elif stage == 3:                                        # OLT-1.10
            if i == s.game.seats:
                self.next_stage(s, 4)
            else:
                s.push(S_DRAWING, (v[START] + i) % s.game.seats, mat(s).start_hand, TO_HAND)
        else:
            middle = v[DECK] // 2                               # OLT-1.11
            jitter = v[VENICE_HIGH]
            v[DRAWN] = 0
            v[VENICE_LOW] = middle - jitter
            v[VENICE_HIGH] = middle + jitter
            v[TURN] = v[START]
            s.pop()
            s.push(S_TURN, v[START])
        return True

    def next_stage(self, s: State, stage: i64) -> None:
        s.put(STAGE, stage)
        s.put(INDEX, 0)


class StartPlayer(Draw):
    """OLT-1.7"""

    name = "start-player"
    number = S_START_PLAYER
    ids = [(DRAW_START, DRAW_START + 5)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if a - DRAW_START < s.game.seats else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.v[START] = a - DRAW_START
        s.tell(E_START, a - DRAW_START)


class LayMarker(Draw):
    """OLT-1.5: local A is the harbour.  The two markers left over are never drawn."""

    name = "lay-marker"
    number = S_MARKER
    ids = [(DRAW_MARKER, DRAW_MARKER + N_MARKERS)]

    def weight(self, s: State, a: i64) -> i64:
        kind: i64 = a - DRAW_MARKER
        left: i64 = mat(s).markers[kind]
        for harbour in range(N_HARBOURS):
            if s.v[MARKER_AT + harbour] == kind:
                left -= 1
        return left

    def total(self, s: State) -> i64:
        return MARKERS_IN_BOX - s.at(A)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        harbour = s.at(A)
        s.pop()
        s.v[MARKER_AT + harbour] = a - DRAW_MARKER
        s.tell(E_LAID, harbour, a - DRAW_MARKER)


class HomeHarbour(Draw):
    """OLT-1.8: the first card with a harbour name.  Cards turned up before it go back into the deck (OLT-1.9)."""

    name = "home-harbour"
    number = S_HOME
    ids = [(DRAW_HOME, DRAW_HOME + N_CARDS)]

    def weight(self, s: State, a: i64) -> i64:
        card: i64 = a - DRAW_HOME
        return 1 if s.v[PLACE + card] == UNSEEN and mat(s).harbour[card] >= 0 else 0

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        owner = s.seat()
        card: i64 = a - DRAW_HOME
        harbour = mat(s).harbour[card]
        s.pop()
        v[DECK] -= 1
        v[SHIP + owner] = harbour
        v[MARKER_AT + harbour] = -1
        s.tell(E_HOME, owner, card, harbour)
        stow(s, owner, card)
