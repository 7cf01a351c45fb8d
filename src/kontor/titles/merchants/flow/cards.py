"""Section 7: what each development card does."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import SEAT, A, Draw, State, Step

from ..actions import (
    DRAW_CARD, MOVE_TRADER, NAME, START_CARAVAN, S_CARAVAN, S_CHARTER, S_DRAW_CARD, S_FREE_ROUTE, S_HARVEST,
    S_MONOPOLY, S_ROBBER, S_SWIFT_CARAVAN, S_SWIFT_TRADER, TAKE,
)
from ..caravans import can_move_caravan
from ..material import N_CARDS, N_CROSSINGS, N_RESOURCES
from ..rules import gain, lay_down, take_fresh, take_monopoly
from ..state import (
    BUMPER_HARVEST, DECK, GOLD, LANCER, MONOPOLY, ROUTE_CHARTER, SAFE, SUPPLY, SWIFT_CARAVAN, SWIFT_TRADER, deck_size,
    mat,
)
from ..tell import E_CARD_BOUGHT, E_HARVESTED, E_NAMED, E_PLAYED, E_SAFE, R_NO_STEP, R_ORDER, R_REST, R_SUPPLY
from ..ways import add_walks, can_place_route, judge_walk
from .founding import walk


def play_card(s: State, seat: i64, card: i64) -> None:
    """MER-7.4, 7.6: pushes what the card asks for above the decision in which it was played."""
    m = mat(s)
    lay_down(s, seat, card)
    s.reveal()
    s.tell(E_PLAYED, seat, card)
    if card == LANCER:
        s.push(S_ROBBER, seat)
    elif card == ROUTE_CHARTER:
        s.push(S_CHARTER, seat, m.charter_routes)
    elif card == BUMPER_HARVEST:
        s.push(S_HARVEST, seat, m.harvest_cards)
    elif card == MONOPOLY:
        s.push(S_MONOPOLY, seat)
    elif card == SWIFT_CARAVAN:
        s.push(S_SWIFT_CARAVAN, seat)
    elif card == SWIFT_TRADER:
        s.push(S_SWIFT_TRADER, seat)
    else:
        s.v[GOLD + seat] += m.conduct_gold
        s.v[SAFE] = 1
        s.tell(E_SAFE, seat, m.conduct_gold)


class DrawCard(Draw):
    """MER-4.3: the top card of a shuffled deck may be any of those in it."""

    name = "draw-card"
    number = S_DRAW_CARD
    ids = [(DRAW_CARD, DRAW_CARD + N_CARDS)]

    def weight(self, s: State, a: i64) -> i64:
        return s.v[DECK + a - DRAW_CARD]

    def total(self, s: State) -> i64:
        return deck_size(s)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        buyer = s.at(SEAT)
        s.pop()
        take_fresh(s, buyer, a - DRAW_CARD)
        s.tell(E_CARD_BOUGHT, buyer, a - DRAW_CARD)


class Charter(Step):
    """MER-7.6, 11.34: one route after the other, each settled before the next."""

    name = "charter"
    number = S_CHARTER
    LEFT: Final = A

    def proceed(self, s: State) -> bool:
        seat = s.at(SEAT)
        left = s.at(A)
        if left == 0 or not can_place_route(s, seat):
            s.pop()
        else:
            s.put(A, left - 1)
            s.push(S_FREE_ROUTE, seat)
        return True


class Harvest(Step):
    """MER-7.6, 10.12: single cards in the order of the resources."""

    name = "harvest"
    number = S_HARVEST
    ids = [(TAKE, TAKE + N_RESOURCES)]
    LEFT: Final = A
    LOWEST: Final = A + 1

    def proceed(self, s: State) -> bool:
        if s.at(A) > 0 and cards_from(s, s.at(A + 1)) > 0:
            return False
        s.pop()
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        resource = a - TAKE
        if resource < s.at(A + 1):
            return R_ORDER
        if s.v[SUPPLY + resource] == 0:
            return R_SUPPLY
        rest = cards_from(s, s.at(A + 1))
        wanted = min(rest, s.at(A))
        return OK if cards_from(s, resource) >= wanted else R_REST

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.put(A, s.at(A) - 1)
        s.put(A + 1, a - TAKE)
        gain(s, seat, a - TAKE, 1)
        s.tell(E_HARVESTED, seat, a - TAKE)


def cards_from(s: State, lowest: i64) -> i64:
    """Cards in the supply of this resource and the later ones."""
    n: i64 = 0
    for resource in range(lowest, N_RESOURCES):
        n += s.v[SUPPLY + resource]
    return n


class Monopoly(Step):
    """MER-7.6, 11.45"""

    name = "monopoly"
    number = S_MONOPOLY
    ids = [(NAME, NAME + N_RESOURCES)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.reveal()
        s.tell(E_NAMED, seat, a - NAME)
        take_monopoly(s, seat, a - NAME)


class SwiftTrader(Step):
    """MER-7.6, 7.8"""

    name = "swift-trader"
    number = S_SWIFT_TRADER
    ids = [(MOVE_TRADER, MOVE_TRADER + 2 * N_CROSSINGS)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        piece = (a - MOVE_TRADER) // N_CROSSINGS
        return judge_walk(s, seat, piece, (a - MOVE_TRADER) % N_CROSSINGS, mat(s).swift_trader_steps)

    def legal(self, s: State, seat: i64) -> list[int]:
        steps = mat(s).swift_trader_steps
        choices: list[int] = []
        add_walks(choices, MOVE_TRADER, s, seat, 0, steps)
        add_walks(choices, MOVE_TRADER + N_CROSSINGS, s, seat, 1, steps)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        walk(s, seat, (a - MOVE_TRADER) // N_CROSSINGS, (a - MOVE_TRADER) % N_CROSSINGS)


class SwiftCaravan(Step):
    """MER-7.6, 7.8"""

    name = "swift-caravan"
    number = S_SWIFT_CARAVAN
    ids = [(START_CARAVAN, START_CARAVAN + 2)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if can_move_caravan(s, seat, a - START_CARAVAN, mat(s).swift_caravan_steps):
            return OK
        return R_NO_STEP

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.pop()
        s.push(S_CARAVAN, seat, a - START_CARAVAN, mat(s).swift_caravan_steps, 0, 1)
