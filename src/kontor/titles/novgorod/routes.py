"""Laying a route, card by card (NOV-4).

Nothing of a route is used before it is complete: until then its fresh cards are its cities.
"""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from .production import hold_of, is_covered, ready_money
from .rules import has_privilege, use_privilege
from .state import (
    BACK, DUE, EARLIER, FREE, FRESH, FRONT, KONTOR, LAID, LEFT, PIRATE, PIRATE_SIDE, PLACEHOLDERS, PLACEHOLDER_MARK,
    PRIVILEGE, ROUTE, SPEED, SPEED_PLUS_1, STAND_IN, STORE, STORE_KIND, cash, count_bits, has_kontor, is_city_card,
    mat, route_cities,
)
from .tell import (
    E_BASE_BORROWED, E_CITY_VISITED, E_PLACEHOLDER_LAID, E_STAND_IN_LAID, R_CITY_IN_ROUTE, R_FEES_NOT_COVERED,
    R_NOT_NEIGHBOURS, R_NO_CARD_FOR_PLACEHOLDER, R_NO_KONTOR_FOR_CARD, R_NO_KONTOR_FOR_PLACEHOLDER, R_PIRATE_IN_CITY,
    R_ROUTE_TOO_LONG,
)

N_CITIES: Final = 8
A_PLACEHOLDER: Final = 8        # beside the eight cities: what can be laid next


def neighbours(s: State, city: i64) -> i64:
    """NOV-1.3, 11.13: joined by a lane, or both by a lane to the city that the pirate (back) has closed; as a mask."""
    lanes = mat(s).neighbours
    if s.v[PIRATE_SIDE] == BACK and lanes[s.v[PIRATE]] >> city & 1:
        return lanes[city] | lanes[s.v[PIRATE]]
    return lanes[city]


def last_city(s: State) -> i64:
    """The last city of the route, -1 while there is none."""
    place = s.v[LAID] - 1
    while place >= 0:
        if is_city_card(s, place):
            return s.v[ROUTE + place] - 1
        place -= 1
    return -1


def spare_kontors(s: State, seat: i64) -> i64:
    """NOV-4.12: own kontors in hand that lie neither as city cards nor as placeholders."""
    v = s.v
    cities = route_cities(s)
    spare: i64 = -count_bits(v[PLACEHOLDERS])
    for city in range(N_CITIES):
        if v[KONTOR + 8 * seat + city] > 0 and not cities >> city & 1 and v[STORE + seat] != city + 1:
            spare += 1
    return spare


def plain_capacity(s: State, seat: i64, cities: i64) -> i64:
    """NOV-4.5, 11.9: cards allowed without the privilege in a route through these cities."""
    slow = mat(s).pirate_slows_by if s.v[PIRATE_SIDE] == FRONT and cities >> s.v[PIRATE] & 1 else 0
    return s.v[SPEED + seat] - slow


def fits(s: State, seat: i64, cards: i64, cities: i64) -> bool:
    """NOV-4.5, 4.13: a route of so many cards is not too long, the privilege counted."""
    beyond = cards - plain_capacity(s, seat, cities)
    if beyond <= 0:
        return True
    return beyond == 1 and (s.v[PRIVILEGE] == SPEED_PLUS_1 + 1 or has_privilege(s, seat, SPEED_PLUS_1))


def judge_shape(s: State, seat: i64, card: i64) -> i64:
    """NOV-4.3-4.13: whether a city, or a placeholder, can be the next card, fees apart."""
    v = s.v
    cities = v[FRESH]
    if card == A_PLACEHOLDER:
        if v[LAID] == 0 or not is_city_card(s, v[LAID] - 1):
            return R_NO_CARD_FOR_PLACEHOLDER
        if not fits(s, seat, v[LAID] + 1, cities):
            return R_ROUTE_TOO_LONG
        return OK if spare_kontors(s, seat) > 0 else R_NO_KONTOR_FOR_PLACEHOLDER
    if cities >> card & 1:
        return R_CITY_IN_ROUTE
    if v[PIRATE_SIDE] == BACK and v[PIRATE] == card:
        return R_PIRATE_IN_CITY
    if cities and neighbours(s, last_city(s)) >> card & 1 == 0:
        return R_NOT_NEIGHBOURS
    if not fits(s, seat, v[LAID] + 1, cities | 1 << card):
        return R_ROUTE_TOO_LONG
    if has_kontor(s, seat, card) and v[STORE + seat] != card + 1 and spare_kontors(s, seat) <= 0:
        return R_NO_KONTOR_FOR_CARD
    return OK


def next_cards(s: State, seat: i64) -> list[int]:
    """The cards that `judge_shape` lets pass, in order."""
    v = s.v
    found: list[int] = []
    cities = v[FRESH]
    if not fits(s, seat, v[LAID] + 1, cities):
        return found
    open_: i64 = ~cities
    if cities:
        open_ &= neighbours(s, last_city(s))
    if v[PIRATE_SIDE] == BACK or (v[PIRATE_SIDE] == FRONT and not fits(s, seat, v[LAID] + 1, cities | 1 << v[PIRATE])):
        open_ &= ~(1 << v[PIRATE])
    is_spare = spare_kontors(s, seat) > 0
    for city in range(N_CITIES):
        if open_ >> city & 1 and (is_spare or not has_kontor(s, seat, city) or v[STORE + seat] == city + 1):
            found.append(city)
    if is_spare and cities and v[ROUTE + v[LAID] - 1] < PLACEHOLDER_MARK:
        found.append(A_PLACEHOLDER)
    return found


def fee_for(s: State, seat: i64, card: i64) -> i64:
    """NOV-4.8: where the seat has no kontor it borrows the base."""
    return 0 if card == A_PLACEHOLDER or has_kontor(s, seat, card) else mat(s).fee[card]


def put_card(s: State, seat: i64, card: i64) -> None:
    """Lays the card; `take_card` undoes it for those who only look ahead."""
    v = s.v
    place = v[LAID]
    v[LAID] = place + 1
    if card == A_PLACEHOLDER:
        city = v[ROUTE + place - 1] - 1
        v[ROUTE + place] = PLACEHOLDER_MARK + city
        v[PLACEHOLDERS] |= 1 << city
        v[FREE] |= 1 << city
        return
    v[ROUTE + place] = card + 1
    v[LEFT + card] = v[FRESH]
    v[FRESH] |= 1 << card
    v[DUE] += fee_for(s, seat, card)
    if v[STORE + seat] == card + 1:
        v[STORE_KIND] = STAND_IN                                        # NOV-4.9


def take_card(s: State, seat: i64) -> None:
    v = s.v
    place = v[LAID] - 1
    v[LAID] = place
    laid = v[ROUTE + place]
    v[ROUTE + place] = 0
    if laid >= PLACEHOLDER_MARK:
        v[PLACEHOLDERS] ^= 1 << (laid - PLACEHOLDER_MARK)
        v[FREE] ^= 1 << (laid - PLACEHOLDER_MARK)
        return
    v[LEFT + laid - 1] = 0
    v[FRESH] ^= 1 << (laid - 1)
    v[DUE] -= fee_for(s, seat, laid - 1)
    if v[STORE + seat] == laid:
        v[STORE_KIND] = EARLIER


def needs_speed(s: State, seat: i64, cards: i64, cities: i64) -> bool:
    """NOV-4.13: a route of so many cards, through these cities, is longer than the ship alone allows."""
    return s.v[PRIVILEGE] == 0 and cards > plain_capacity(s, seat, cities)


def can_complete(s: State, seat: i64, money: i64) -> bool:
    """NOV-4.15: the cards so far, or some continuation of them, are a legal route for who has so much money."""
    if is_covered(s, seat, hold_of(s), money):
        return True
    for card in next_cards(s, seat):
        if can_complete_with(s, seat, card, money):
            return True
    return False


def can_complete_with(s: State, seat: i64, card: i64, money: i64) -> bool:
    v = s.v
    before = v[PRIVILEGE]
    cities: i64 = v[FRESH] if card == A_PLACEHOLDER else v[FRESH] | 1 << card
    faster = needs_speed(s, seat, v[LAID] + 1, cities)
    if faster:
        money = cash(s, seat)                                           # NOV-3.3: no privilege is left for more
    if money >= v[DUE] + fee_for(s, seat, card):
        return True
    put_card(s, seat, card)
    if faster:
        v[PRIVILEGE] = SPEED_PLUS_1 + 1
    possible = can_complete(s, seat, money)
    v[PRIVILEGE] = before
    take_card(s, seat)
    return possible


def judge_card(s: State, seat: i64, card: i64) -> i64:
    code = judge_shape(s, seat, card)
    if code != OK:
        return code
    return OK if can_complete_with(s, seat, card, ready_money(s, seat)) else R_FEES_NOT_COVERED


def lay_card(s: State, seat: i64, card: i64) -> None:
    put_card(s, seat, card)
    if card == A_PLACEHOLDER:
        s.tell(E_PLACEHOLDER_LAID, seat, last_city(s))
    elif not has_kontor(s, seat, card):
        s.tell(E_BASE_BORROWED, seat, card, mat(s).fee[card])
    else:
        s.tell(E_CITY_VISITED, seat, card)
        if s.v[STORE + seat] == card + 1:
            s.tell(E_STAND_IN_LAID, seat, card)
    if needs_speed(s, seat, s.v[LAID], s.v[FRESH]):
        use_privilege(s, seat, SPEED_PLUS_1)
