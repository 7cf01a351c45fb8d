"""Cards, gold, production, development cards: predicates and effects."""

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .actions import PLAY
from .caravans import can_swift_caravan
from .material import CORNERS, MEET, N_CARDS, N_RESOURCES, NONE
from .state import (
    BUMPER_HARVEST, CHIPS, DECK, DELIVERED, DICE, FREE_GOODS, FRESH, GOLD, GOLD_KIND, GOODS_EACH, HAND, HELD, KONTOR,
    LEARNT, NUMBER, PILE, PLAYED, PURCHASES, ROBBER, ROUTE_CHARTER, SEEN, SUPPLY, SWIFT_CARAVAN, SWIFT_TRADER, TILE,
    board, deck_size, hand, hand_size, held, is_chip, mat, pile_size, playable,
)
from .tell import (
    E_CHIP, E_CHIP_MOVED, E_COMPENSATED, E_DELIVERED, E_HANDED_OVER, E_PRODUCED, E_RESHUFFLED, E_SHORTAGE, E_STOLE,
    E_WON, R_CARD_FRESH, R_CARD_PLAYED, R_CARD_USELESS, R_COST, R_NOT_THREE, R_NO_CARD, R_NO_DECK, R_NO_GOLD,
    R_PURCHASES, R_SAME_RESOURCE, R_SUPPLY,
)
from .ways import can_place_route, can_swift_trader

# cards change hands


def gain(s: State, seat: i64, resource: i64, n: i64) -> None:
    """From the supply, openly."""
    v = s.v
    v[SUPPLY + resource] -= n
    v[HAND + N_RESOURCES * seat + resource] += n
    v[SEEN + N_RESOURCES * seat + resource] += n


def pay(s: State, seat: i64, resource: i64, n: i64) -> None:
    """Back to the supply at once (MER-11.9), openly."""
    v = s.v
    v[HAND + N_RESOURCES * seat + resource] -= n
    v[SUPPLY + resource] += n
    if is_surprise(s, seat, resource, n):
        s.disclose()
    forget(s, seat, resource, n)


def hand_over(s: State, giver: i64, taker: i64, resource: i64, n: i64) -> None:
    """From hand to hand, openly."""
    v = s.v
    v[HAND + N_RESOURCES * giver + resource] -= n
    v[HAND + N_RESOURCES * taker + resource] += n
    if is_surprise(s, giver, resource, n):
        s.reveal()
    forget(s, giver, resource, n)
    v[SEEN + N_RESOURCES * taker + resource] += n


def can_pay(s: State, seat: i64, cost: tuple[int, ...]) -> bool:
    v = s.v
    i: i64 = HAND + N_RESOURCES * seat
    return (
        v[i] >= cost[0] and v[i + 1] >= cost[1] and v[i + 2] >= cost[2] and v[i + 3] >= cost[3] and v[i + 4] >= cost[4]
    )


def pay_cost(s: State, seat: i64, cost: tuple[int, ...]) -> None:
    for resource in range(N_RESOURCES):
        if cost[resource]:
            pay(s, seat, resource, cost[resource])


# what the others know about a hand: `seen` is known to all, `learnt` to one seat beyond that


def is_surprise(s: State, holder: i64, resource: i64, n: i64) -> bool:
    """Did somebody not know that so many cards were in the hand?"""
    return n > s.v[SEEN + N_RESOURCES * holder + resource]


def forget(s: State, holder: i64, resource: i64, n: i64) -> None:
    """`n` cards left a hand openly: those known to be there go first."""
    v = s.v
    i: i64 = SEEN + N_RESOURCES * holder + resource
    known = v[i]
    if n <= known:
        v[i] = known - n
        return
    v[i] = 0
    for observer in range(s.game.seats):
        j: i64 = LEARNT + N_RESOURCES * (4 * observer + holder) + resource
        v[j] = v[j] - (n - known) if v[j] > n - known else 0


def see(s: State, holder: i64, resource: i64, n: i64) -> None:
    """Everybody learns that a hand holds at least `n` cards of a resource."""
    v = s.v
    i: i64 = SEEN + N_RESOURCES * holder + resource
    more = n - v[i]
    if more <= 0:
        return
    v[i] = n
    for observer in range(s.game.seats):
        j: i64 = LEARNT + N_RESOURCES * (4 * observer + holder) + resource
        v[j] = v[j] - more if v[j] > more else 0


def steal(s: State, thief: i64, victim: i64, resource: i64) -> None:
    """MER-2.12: only the two of them see which card it is, the others can no longer be sure of any."""
    v = s.v
    v[HAND + N_RESOURCES * victim + resource] -= 1
    v[HAND + N_RESOURCES * thief + resource] += 1
    for kind in range(N_RESOURCES):
        i: i64 = SEEN + N_RESOURCES * victim + kind
        certain = v[i] > 0
        if certain:
            v[i] -= 1
        for observer in range(s.game.seats):
            j: i64 = LEARNT + N_RESOURCES * (4 * observer + victim) + kind
            if observer == thief:
                if certain and kind != resource:
                    v[j] += 1
                elif not certain and kind == resource and v[j] > 0:
                    v[j] -= 1
            elif not certain and v[j] > 0:
                v[j] -= 1
    v[LEARNT + N_RESOURCES * (4 * victim + thief) + resource] += 1
    s.tell(E_STOLE, thief, victim, resource)


# production


def produce(s: State) -> None:
    """MER-2.4 to 2.8"""
    v = s.v
    m = mat(s)
    b = board(s)
    total = v[DICE] + v[DICE + 1]
    robber = v[ROBBER]
    due = [0] * (4 * N_RESOURCES)
    needed = [0] * N_RESOURCES
    for hex_ in b.hexes:
        if v[NUMBER + hex_] == total and hex_ != robber:
            resource = b.resource[hex_]
            for i in range(CORNERS * hex_, CORNERS * hex_ + CORNERS):
                city = b.hex_cities[i]
                if city == NONE:
                    break
                owner = v[KONTOR + city]
                if 0 < owner <= 4:                                  # MER-1.16
                    due[N_RESOURCES * (owner - 1) + resource] += 1
                    needed[resource] += 1
    got = [False] * 4
    for resource in range(N_RESOURCES):
        if needed[resource] == 0:
            continue
        if needed[resource] > v[SUPPLY + resource]:                 # MER-2.7, 11.6
            s.tell(E_SHORTAGE, resource)
            continue
        for seat in range(s.game.seats):
            n = due[N_RESOURCES * seat + resource]
            if n:
                gain(s, seat, resource, n)
                got[seat] = True
                s.tell(E_PRODUCED, seat, resource, n)
    for seat in range(s.game.seats):                                # MER-2.8, 11.7
        if not got[seat]:
            v[GOLD + seat] += m.compensation
            s.tell(E_COMPENSATED, seat, m.compensation)


def cards_due(s: State, seat: i64) -> i64:
    """MER-2.10: how many cards a seat gives back on a 7."""
    n = hand_size(s, seat)
    return n // 2 if n > mat(s).safe_hand else 0


def is_victim(s: State, thief: i64, seat: i64) -> bool:
    """MER-2.12, 11.4: an opponent with cards and a kontor at the robber's landscape."""
    if seat == thief or seat >= s.game.seats or hand_size(s, seat) == 0:
        return False
    b = board(s)
    for i in range(CORNERS):
        city = b.hex_cities[CORNERS * s.v[ROBBER] + i]
        if city == NONE:
            return False
        if s.v[KONTOR + city] == seat + 1:
            return True
    return False


def has_victim(s: State, thief: i64) -> bool:
    for seat in range(s.game.seats):
        if is_victim(s, thief, seat):
            return True
    return False


# trade with the supply


def judge_purchase(s: State, seat: i64, resource: i64) -> i64:
    v = s.v
    m = mat(s)
    if v[GOLD + seat] < m.purchase_gold:
        return R_NO_GOLD                                            # MER-3.4
    if v[PURCHASES] >= m.purchases_per_turn:
        return R_PURCHASES                                          # MER-3.5
    return OK if v[SUPPLY + resource] > 0 else R_SUPPLY             # MER-11.9


def judge_swap(s: State, seat: i64, give: i64, get: i64) -> i64:
    if give == get:
        return R_SAME_RESOURCE                                      # MER-3.7
    if hand(s, seat, give) < mat(s).supply_rate:
        return R_NOT_THREE                                          # MER-3.6
    return OK if get == GOLD_KIND or s.v[SUPPLY + get] > 0 else R_SUPPLY


# development cards


def judge_buy_card(s: State, seat: i64) -> i64:
    if not can_pay(s, seat, mat(s).card_cost):
        return R_COST
    return OK if deck_size(s) + pile_size(s) > 0 else R_NO_DECK     # MER-11.36


def refill_deck(s: State) -> None:
    """MER-7.5, 11.36"""
    v = s.v
    if deck_size(s) == 0:
        for card in range(N_CARDS):
            v[DECK + card] = v[PILE + card]
            v[PILE + card] = 0
        s.tell(E_RESHUFFLED)


def judge_play(s: State, seat: i64, card: i64) -> i64:
    if held(s, seat, card) == 0:
        return R_NO_CARD
    if s.v[PLAYED]:
        return R_CARD_PLAYED                                        # MER-7.1
    if playable(s, seat, card) == 0:
        return R_CARD_FRESH                                         # MER-7.3, 11.37
    return OK if is_useful(s, seat, card) else R_CARD_USELESS


def add_playable(found: list[int], s: State, seat: i64) -> None:
    """Adds the cards that `judge_play` lets pass, in order."""
    v = s.v
    if v[PLAYED]:
        return
    i: i64 = HELD + N_CARDS * seat
    for card in range(N_CARDS):
        if v[i + card] and judge_play(s, seat, card) == OK:
            found.append(PLAY + card)


def is_useful(s: State, seat: i64, card: i64) -> bool:
    """MER-7.7: can at least a part of the card be carried out?"""
    if card == ROUTE_CHARTER:
        return can_place_route(s, seat)
    if card == BUMPER_HARVEST:
        for resource in range(N_RESOURCES):
            if s.v[SUPPLY + resource] > 0:
                return True
        return False
    if card == SWIFT_CARAVAN:
        return can_swift_caravan(s, seat)
    if card == SWIFT_TRADER:
        return can_swift_trader(s, seat)
    return True


def lay_down(s: State, seat: i64, card: i64) -> None:
    """MER-7.4: nothing asks for the pile while the card is being carried out, so it goes there at once."""
    v = s.v
    v[HELD + N_CARDS * seat + card] -= 1
    v[PILE + card] += 1
    v[PLAYED] = card + 1


def take_monopoly(s: State, seat: i64, resource: i64) -> None:
    """MER-7.6, 11.45"""
    for other in range(s.game.seats):
        n = hand(s, other, resource)
        if other != seat and n > 0:
            hand_over(s, other, seat, resource, n)
            s.tell(E_HANDED_OVER, other, seat, resource, n)


# number chips


def empty_fields(s: State, city: i64) -> list[int]:
    """MER-5.10: landscapes at a city that have no number."""
    b = board(s)
    found: list[int] = []
    for i in range(MEET):
        hex_ = b.city_hexes[MEET * city + i]
        if hex_ != NONE and s.v[NUMBER + hex_] == 0:
            found.append(hex_)
    return found


def chip_sources(s: State, target: i64) -> list[int]:
    """MER-5.12, 11.22: landscapes whose chip has the colour that `target` needs."""
    b = board(s)
    return [h for h in b.hexes if h != target and b.resource[h] == b.resource[target] and is_chip(s, h)]


def turn_up_chip(s: State, seat: i64, hex_: i64, number: i64) -> None:
    """MER-5.11"""
    v = s.v
    m = mat(s)
    resource = board(s).resource[hex_]
    for i in range(2):
        if v[CHIPS + 2 * resource + i] and m.hidden_chips[2 * resource + i] == number:
            v[CHIPS + 2 * resource + i] = 0
            break
    v[NUMBER + hex_] = number
    s.tell(E_CHIP, seat, hex_, number)


def move_chip(s: State, seat: i64, source: i64, target: i64) -> None:
    v = s.v
    v[NUMBER + target] = v[NUMBER + source]
    v[NUMBER + source] = 0
    s.tell(E_CHIP_MOVED, seat, target, source, v[NUMBER + target])


# deliveries


def deliver(s: State, seat: i64, city: i64) -> None:
    """MER-6.10, 8.1, 11.39.  Callers return at once: the game may be over."""
    v = s.v
    v[TILE + city] = seat + 1
    v[FREE_GOODS + seat] -= 1
    v[DELIVERED + seat] += 1
    s.tell(E_DELIVERED, seat, city, v[GOODS_EACH] - v[DELIVERED + seat])
    if v[DELIVERED + seat] == v[GOODS_EACH]:
        s.tell(E_WON, seat)
        s.end()


def take_fresh(s: State, seat: i64, card: i64) -> None:
    """MER-4.3"""
    v = s.v
    v[DECK + card] -= 1
    v[HELD + N_CARDS * seat + card] += 1
    v[FRESH + card] += 1
