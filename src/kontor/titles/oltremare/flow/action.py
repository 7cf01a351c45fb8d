"""Sections 5 and 8: playing cards, sailing, the compass."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import NOT_NOW, OK
from kontor.kernel.state import A, State, Step

from ..actions import JUMP, KEEP, PLAY, S_COMPASS, S_PLAY, S_SAIL, SAIL
from ..material import N_CARDS, N_HARBOURS
from ..rules import harbours_in_reach, has_compass, is_reachable, take_marker
from ..state import (
    HAND_SIZE, KNOWN, MARKER_AT, ON_TABLE, PLACE, PLAYED, RESHUFFLED, SHIP, bit, hand_cards, is_in_hand, load_of,
)
from ..tell import (
    E_JUMPED, E_PLAYED, E_SAILED, R_NOT_TO_PLAY, R_ON_COMPASS, R_OUT_OF_REACH, R_PLAY_ORDER, R_PLAY_REST,
    R_SAME_HARBOUR,
)

PICKED: Final = A               # local of Play: cards picked so far
SAILS: Final = A                # local of Sail


def cards_to_play(s: State, seat: i64) -> i64:
    """OLT-5.1 to 5.3"""
    load = load_of(s, seat)
    hand = s.v[HAND_SIZE + seat]
    return min(hand, load)


class Play(Step):
    """Cards are picked in the order of the card table and shown together (OLT-11.42)."""

    name = "play"
    number = S_PLAY
    ids = [(PLAY, PLAY + N_CARDS)]

    def is_public(self, s: State) -> bool:
        return s.v[HAND_SIZE + s.seat()] <= load_of(s, s.seat())

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        card: i64 = a - PLAY
        if not is_in_hand(s, seat, card):
            return R_NOT_TO_PLAY
        picked = s.at(PICKED)
        if picked > 0 and card <= s.v[PLAYED + picked - 1]:
            return R_PLAY_ORDER
        needed = cards_to_play(s, seat) - picked - 1
        for other in range(card + 1, N_CARDS):
            if needed == 0:
                break
            if is_in_hand(s, seat, other):
                needed -= 1
        return OK if needed == 0 else R_PLAY_REST

    def legal(self, s: State, seat: i64) -> list[int]:
        picked = s.at(PICKED)
        last: i64 = s.v[PLAYED + picked - 1] if picked > 0 else -1
        rest = [a for a in hand_cards(s, seat, PLAY) if a > PLAY + last]
        needed = int(cards_to_play(s, seat) - picked - 1)
        return rest[: len(rest) - needed] if needed < len(rest) else []

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"load": int(cards_to_play(s, seat))} if number == R_PLAY_REST else {}

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        picked = s.at(PICKED)
        v[PLAYED + picked] = a - PLAY
        s.put(PICKED, picked + 1)
        if picked + 1 == cards_to_play(s, seat):
            s.pop()
            s.reveal()
            for i in range(picked + 1):
                card = v[PLAYED + i]
                v[PLACE + card] = ON_TABLE
                v[KNOWN + card] &= RESHUFFLED
                v[HAND_SIZE + seat] -= 1
                s.tell(E_PLAYED, seat, card)


class Sail(Step):
    """OLT-5.11 to 5.15: only the destination is chosen (OLT-11.31)."""

    name = "sail"
    number = S_SAIL
    ids = [(SAIL, SAIL + N_HARBOURS)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if is_reachable(s, seat, a - SAIL, s.at(SAILS)) else R_OUT_OF_REACH

    def legal(self, s: State, seat: i64) -> list[int]:
        reach = harbours_in_reach(s, seat, s.at(SAILS))
        return [SAIL + harbour for harbour in range(N_HARBOURS) if reach & bit(harbour)]

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        return {"n": int(s.at(SAILS))}

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.v[SHIP + seat] = a - SAIL
        s.tell(E_SAILED, seat, a - SAIL)
        if has_compass(s, a - SAIL):                            # OLT-8.8
            s.push(S_COMPASS, seat)
        else:
            take_marker(s, seat)


class Compass(Step):
    """OLT-8.8 to 8.13"""

    name = "compass"
    number = S_COMPASS
    ids = [(KEEP, KEEP + 1), (JUMP, JUMP + N_HARBOURS)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a == KEEP:
            return OK
        harbour: i64 = a - JUMP
        if not 0 <= harbour < N_HARBOURS:
            return NOT_NOW
        if harbour == s.v[SHIP + seat]:
            return R_SAME_HARBOUR
        return R_ON_COMPASS if has_compass(s, harbour) else OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a != KEEP:
            s.v[MARKER_AT + s.v[SHIP + seat]] = -1              # OLT-8.9: the used compass leaves the game
            s.v[SHIP + seat] = a - JUMP
            s.tell(E_JUMPED, seat, a - JUMP)
        take_marker(s, seat)
