"""Sections 3 to 7 in the action phase: everything the active player may do, in any order (MER-3.1)."""

from typing import Any, Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State, Step

from ..actions import (
    BUY, BUY_CARD, CALL, DELIVER, END_TURN, MOVE_TRADER, OFFER, PLACE_ROUTE, PLAY, RAISE_CARAVAN, RECRUIT,
    START_CARAVAN, SWAP, S_ACTION, S_CARAVAN, S_DRAW_CARD, S_REPLACE_CARAVAN, S_REPLACE_TRADER,
)
from ..caravans import (
    CITY_CELLS, add_deliveries, can_move_caravan, caravan_places, has_spare_caravan, judge_caravan_place, judge_deliver,
)
from ..material import N_CARDS, N_CITIES, N_CROSSINGS, N_EDGES, N_RESOURCES
from ..rules import (
    add_playable, can_pay, deliver, gain, judge_buy_card, judge_play, judge_purchase, judge_swap, pay, pay_cost,
    refill_deck,
)
from ..state import (
    CARAVANS, FREE_GOODS, GOLD, GOLD_KIND, HAND, OPEN_EDGES, OWN_CITIES, PURCHASES, RESERVE, SUPPLY, TRADERS,
    add_members, board, caravan, hand, is_own_kontor, mat, trader,
)
from ..tell import E_BOUGHT, E_SWAPPED, R_COST, R_NO_STEP, R_NOT_ON_BOARD, R_NOT_OWN_KONTOR
from ..ways import EDGE_CELLS, add_walks, judge_route, judge_walk
from ..words import price, price_of_steps
from .cards import play_card
from .deals import begin_offer, judge_offer
from .founding import walk
from .routes import open_route, put_caravan, put_trader

N_SWAPS: Final = 30


class Action(Step):
    """MER-3.1, table 10a"""

    name = "action"
    number = S_ACTION
    ids = [
        (PLACE_ROUTE, PLACE_ROUTE + N_EDGES), (PLAY, PLAY + N_CARDS), (BUY, BUY + N_RESOURCES),
        (SWAP, SWAP + N_SWAPS), (BUY_CARD, BUY_CARD + 1), (RECRUIT, RECRUIT + N_CITIES),
        (RAISE_CARAVAN, RAISE_CARAVAN + N_EDGES), (MOVE_TRADER, MOVE_TRADER + 2 * N_CROSSINGS),
        (START_CARAVAN, START_CARAVAN + 2), (DELIVER, DELIVER + 2 * N_CITIES),
        (END_TURN, END_TURN + 1), (OFFER, CALL + 1),
    ]  # fmt: skip

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        if a < PLAY:
            code = judge_route(s, seat, a - PLACE_ROUTE)
            return code if code != OK or can_pay(s, seat, mat(s).route_cost) else R_COST
        if a < PLAY + N_CARDS:
            return judge_play(s, seat, a - PLAY)
        if a < SWAP:
            return judge_purchase(s, seat, a - BUY)
        if a < BUY_CARD:
            return judge_swap(s, seat, (a - SWAP) // 6, (a - SWAP) % 6)
        if a == BUY_CARD:
            return judge_buy_card(s, seat)
        if a < RAISE_CARAVAN:
            if not is_own_kontor(s, seat, a - RECRUIT):
                return R_NOT_OWN_KONTOR                             # MER-4.4
            return OK if can_pay(s, seat, mat(s).trader_cost) else R_COST
        if a < RAISE_CARAVAN + N_EDGES:
            code = judge_caravan_place(s, seat, a - RAISE_CARAVAN)
            return code if code != OK or can_pay(s, seat, mat(s).caravan_cost) else R_COST
        if a < START_CARAVAN:
            piece = (a - MOVE_TRADER) // N_CROSSINGS
            return judge_walk(s, seat, piece, (a - MOVE_TRADER) % N_CROSSINGS, paid_reach(s, seat))
        if a < START_CARAVAN + 2:
            return judge_start(s, seat, a - START_CARAVAN)
        if a < DELIVER + 2 * N_CITIES:
            return judge_deliver(s, seat, (a - DELIVER) // N_CITIES, (a - DELIVER) % N_CITIES)
        return OK if a == END_TURN else judge_offer(s, seat, a)

    def legal(self, s: State, seat: i64) -> list[int]:
        v = s.v
        m = mat(s)
        choices: list[int] = []
        if v[RESERVE + seat] > 0 and can_pay(s, seat, m.route_cost):
            add_members(choices, PLACE_ROUTE, v, OPEN_EDGES + EDGE_CELLS * seat, EDGE_CELLS)
        add_playable(choices, s, seat)
        if v[GOLD + seat] >= m.purchase_gold and v[PURCHASES] < m.purchases_per_turn:
            for resource in range(N_RESOURCES):
                if v[SUPPLY + resource] > 0:
                    choices.append(BUY + resource)
        hand_: i64 = HAND + N_RESOURCES * seat
        for give in range(N_RESOURCES):
            if v[hand_ + give] >= m.supply_rate:
                for get in range(N_RESOURCES):
                    if get != give and v[SUPPLY + get] > 0:
                        choices.append(SWAP + 6 * give + get)
                choices.append(SWAP + 6 * give + GOLD_KIND)
        if judge_buy_card(s, seat) == OK:
            choices.append(BUY_CARD)
        if can_pay(s, seat, m.trader_cost):
            add_members(choices, RECRUIT, v, OWN_CITIES + CITY_CELLS * seat, CITY_CELLS)
        if can_pay(s, seat, m.caravan_cost):
            for edge in caravan_places(s, seat):
                choices.append(RAISE_CARAVAN + edge)
        if v[hand_ + m.trader_feed] > 0:
            reach = paid_reach(s, seat)
            add_walks(choices, MOVE_TRADER, s, seat, 0, reach)
            add_walks(choices, MOVE_TRADER + N_CROSSINGS, s, seat, 1, reach)
        if v[hand_ + m.caravan_feed] > 0:
            for piece in range(2):
                if can_move_caravan(s, seat, piece, m.steps_per_card):
                    choices.append(START_CARAVAN + piece)
        if v[FREE_GOODS + seat] > 0:
            for piece in range(2):
                add_deliveries(choices, s, seat, piece)
        choices.append(END_TURN)
        if judge_offer(s, seat, CALL) == OK:
            if judge_offer(s, seat, OFFER) == OK:
                choices.append(OFFER)
            choices.append(CALL)
        return choices

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a < PLAY:
            pay_cost(s, seat, mat(s).route_cost)
            open_route(s, seat, a - PLACE_ROUTE)
        elif a < PLAY + N_CARDS:
            play_card(s, seat, a - PLAY)
        elif a < SWAP:
            s.v[GOLD + seat] -= mat(s).purchase_gold
            s.v[PURCHASES] += 1
            gain(s, seat, a - BUY, 1)
            s.tell(E_BOUGHT, seat, a - BUY)
        elif a < BUY_CARD:
            swap(s, seat, (a - SWAP) // 6, (a - SWAP) % 6)
        elif a == BUY_CARD:
            pay_cost(s, seat, mat(s).card_cost)
            refill_deck(s)
            s.push(S_DRAW_CARD, seat)
        elif a < RAISE_CARAVAN:
            recruit(s, seat, a - RECRUIT)
        elif a < RAISE_CARAVAN + N_EDGES:
            raise_caravan(s, seat, a - RAISE_CARAVAN)
        elif a < START_CARAVAN:
            start_walk(s, seat, (a - MOVE_TRADER) // N_CROSSINGS, (a - MOVE_TRADER) % N_CROSSINGS)
        elif a < START_CARAVAN + 2:
            pay(s, seat, mat(s).caravan_feed, 1)
            s.push(S_CARAVAN, seat, a - START_CARAVAN, mat(s).steps_per_card)
        elif a < DELIVER + 2 * N_CITIES:
            deliver(s, seat, (a - DELIVER) % N_CITIES)              # MER-6.12, 11.28
        elif a == END_TURN:
            s.pop()
        else:
            begin_offer(s, seat, a)

    def explain(self, s: State, seat: int, a: int, number: int) -> dict[str, Any]:
        m = mat(s)
        if number != R_COST:
            return {}
        if a < PLAY:
            return price(m.route_cost)
        if a == BUY_CARD:
            return price(m.card_cost)
        if a < RAISE_CARAVAN:
            return price(m.trader_cost)
        return price(m.caravan_cost) if a < RAISE_CARAVAN + N_EDGES else price_of_steps(m.caravan_feed)


def paid_reach(s: State, seat: i64) -> i64:
    """MER-5.1: the steps that all grain of the hand would pay for one trader."""
    m = mat(s)
    return hand(s, seat, m.trader_feed) * m.steps_per_card


def judge_start(s: State, seat: i64, piece: i64) -> i64:
    """Table 10a: salt, and a first step that is legal with the steps of one salt."""
    m = mat(s)
    if caravan(s, seat, piece) < 0:
        return R_NOT_ON_BOARD
    if hand(s, seat, m.caravan_feed) == 0:
        return R_COST
    return OK if can_move_caravan(s, seat, piece, m.steps_per_card) else R_NO_STEP


def swap(s: State, seat: i64, give: i64, get: i64) -> None:
    """MER-3.6, 11.10"""
    pay(s, seat, give, mat(s).supply_rate)
    if get == GOLD_KIND:
        s.v[GOLD + seat] += 1
    else:
        gain(s, seat, get, 1)
    s.tell(E_SWAPPED, seat, give, get)


def recruit(s: State, seat: i64, city: i64) -> None:
    """MER-4.4, 4.5: a trader of the reserve, else the player says which one is taken off."""
    pay_cost(s, seat, mat(s).trader_cost)
    if s.v[TRADERS + 2 * seat] == 0:
        put_trader(s, seat, 0, city)
    elif s.v[TRADERS + 2 * seat + 1] == 0:
        put_trader(s, seat, 1, city)
    else:
        s.push(S_REPLACE_TRADER, seat, city)


def raise_caravan(s: State, seat: i64, edge: i64) -> None:
    """MER-4.6, 4.7"""
    pay_cost(s, seat, mat(s).caravan_cost)
    if not has_spare_caravan(s, seat):
        s.push(S_REPLACE_CARAVAN, seat, edge)
    elif s.v[CARAVANS + 2 * seat] == 0:
        put_caravan(s, seat, 0, edge)
    else:
        put_caravan(s, seat, 1, edge)


def start_walk(s: State, seat: i64, piece: i64, goal: i64) -> None:
    """MER-5.1, 11.16: one grain for every three steps begun."""
    m = mat(s)
    steps = board(s).distance[N_CROSSINGS * trader(s, seat, piece) + goal]
    pay(s, seat, m.trader_feed, (steps + m.steps_per_card - 1) // m.steps_per_card)
    walk(s, seat, piece, goal)
