"""Drawing cards (OLT-0.5) and the Venice interruption (section 7)."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import CHANCE, A, B, Draw, State, Step

from ..actions import DRAW_CARD, DRAW_VENICE, S_CARD, S_DRAWING, S_VENICE, S_VENICE_BACK
from ..material import N_CARDS
from ..rules import (
    bag_of_deck, bury, clockwise, gain, lift_unseen, pay_rank_bonus, reshuffle, sell_below_top_run, take_from_deck,
)
from ..state import (
    CARGO_SCORING, DISCARD_SIZE, DRAWN, FRESH, GONE, HAND, HAND_SIZE, IN_DECK, KNOWN, ON_TOP, PLACE, PRESTIGE,
    RESHUFFLED, UNSEEN, VENICE, VENICE_HIGH, VENICE_LOW, deck_size,
)
from ..tell import BY_CARGO, BY_PRESTIGE, E_DREW, E_VENICE, E_VENICE_SHOWN

# locals of Drawing
LEFT: Final = A
TARGET: Final = B
TO_HAND: Final = 0
TO_PIRATES: Final = 1
# locals of DrawCard
BAG: Final = A
SOURCE: Final = B
FROM_DECK: Final = 0
FROM_PIRATES: Final = 1


class Drawing(Step):
    """Draws LEFT cards, one by one, to the hand or the pirate stack of the frame's seat."""

    name = "drawing"
    number = S_DRAWING

    def proceed(self, s: State) -> bool:
        left = s.at(LEFT)
        seat = s.seat()
        if left == 0:
            s.pop()
        elif s.v[VENICE] == ON_TOP:                             # OLT-7.1; the replacement is the same draw (OLT-7.11)
            s.push(S_VENICE, seat)
        elif deck_size(s) == 0 and s.v[DISCARD_SIZE] > 0:
            reshuffle(s)                                        # OLT-9.3, 12.11
        elif deck_size(s) == 0:
            s.pop()                                             # OLT-9.4
        else:
            s.put(LEFT, left - 1)
            if s.at(TARGET) == TO_HAND:
                s.push(S_CARD, seat, bag_of_deck(s), FROM_DECK)
            else:
                bury(s, seat)
                look_for_venice(s)
        return True


def look_for_venice(s: State) -> None:
    """OLT-1.11, 1.13: the next back shows; whether it is Venice is known from now on."""
    v = s.v
    if v[VENICE] != IN_DECK or v[DRAWN] < v[VENICE_LOW] or v[VENICE_LOW] == 0:
        return
    if v[DRAWN] == v[VENICE_HIGH]:
        show_venice(s)
    else:
        s.push(S_VENICE_BACK, CHANCE)


def show_venice(s: State) -> None:
    s.v[VENICE] = ON_TOP
    s.tell(E_VENICE_SHOWN)


class DrawCard(Draw):
    """A card from one of the two bags, seen by the frame's seat only."""

    name = "draw-card"
    number = S_CARD
    ids = [(DRAW_CARD, DRAW_CARD + N_CARDS)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if s.v[PLACE + a - DRAW_CARD] == UNSEEN + s.at(BAG) else 0

    def total(self, s: State) -> i64:
        v = s.v
        bag: i64 = UNSEEN + s.at(BAG)
        n: i64 = 0
        for cell in range(PLACE, PLACE + N_CARDS):
            if v[cell] == bag:
                n += 1
        return n

    def pick(self, s: State, at: i64) -> i64:
        v = s.v
        bag: i64 = UNSEEN + s.at(BAG)
        card: i64 = -1
        while at >= 0:
            card += 1
            if v[PLACE + card] == bag:
                at -= 1
        return DRAW_CARD + card

    def choose(self, s: State, seat: i64, a: i64) -> None:
        v = s.v
        card: i64 = a - DRAW_CARD
        owner = s.seat()
        from_deck = s.at(SOURCE) == FROM_DECK
        s.pop()
        if from_deck:
            take_from_deck(s)
        else:
            lift_unseen(s, owner)
        v[PLACE + card] = HAND + owner
        v[KNOWN + card] &= RESHUFFLED
        v[HAND_SIZE + owner] += 1
        s.tell(E_DREW, owner, card)
        if from_deck:
            look_for_venice(s)


assert FRESH == UNSEEN + 1      # the bags in the order in which they are numbered


class VeniceBack(Draw):
    """Does the Venice card lie on top now?  It is equally likely at every place that is left (OLT-1.11)."""

    name = "venice-back"
    number = S_VENICE_BACK
    ids = [(DRAW_VENICE, DRAW_VENICE + 2)]

    def weight(self, s: State, a: i64) -> i64:
        return 1 if a == DRAW_VENICE + 1 else s.v[VENICE_HIGH] - s.v[DRAWN]

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        if a == DRAW_VENICE + 1:
            show_venice(s)


class Venice(Step):
    """Section 7.  Nobody decides anything (OLT-7.13)."""

    name = "venice"
    number = S_VENICE

    def proceed(self, s: State) -> bool:
        v = s.v
        s.pop()
        v[VENICE] = GONE                                        # OLT-7.10
        s.tell(E_VENICE)
        pay_rank_bonus(s, [int(v[PRESTIGE + seat]) for seat in range(s.game.seats)], BY_PRESTIGE)      # OLT-7.4
        for seat in range(s.game.seats):
            v[PRESTIGE + seat] = 0                              # OLT-7.5; who was rewarded this turn stays marked
        if v[CARGO_SCORING]:                                    # OLT-7.14
            for seat in clockwise(s):
                gain(s, seat, sell_below_top_run(s, seat), BY_CARGO)
        return True
