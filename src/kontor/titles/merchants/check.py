"""What must hold in every position."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.state import State

from .material import N_CARDS, N_CITIES, N_CROSSINGS, N_EDGES, N_HEXES, N_RESOURCES, NONE, TOUCH
from .state import (
    ACTIVE, BLOCKED, CHIPS, DECK, DELIVERED, FREE_GOODS, FRESH, GOLD, GOODS_EACH, KONTOR, LEARNT, NUMBER, OPEN_EDGES,
    OWN_CITIES, PILE, RESERVE, ROBBER, ROUTE, SEEN, SET_ASIDE, STORED, SUPPLY, TILE, board, caravan, hand, has_bit,
    held, is_chip, is_occupied, is_own_kontor, mat, trader,
)

OWNERS: Final = 6           # nobody, four seats, the neutral kontors


def check(s: State) -> None:
    """Raises AssertionError when something was lost, doubled or out of bounds."""
    check_cards(s)
    check_pieces(s)
    check_sets(s)


def check_cards(s: State) -> None:
    v = s.v
    m = mat(s)
    b = board(s)
    seats = s.game.seats
    for resource in range(N_RESOURCES):
        held_ = sum(int(hand(s, seat, resource)) for seat in range(4))
        assert v[SUPPLY + resource] >= 0, "supply"
        assert v[SUPPLY + resource] + held_ == m.resource_cards, "resource cards"
        for seat in range(seats):
            n = hand(s, seat, resource)
            assert 0 <= v[SET_ASIDE + N_RESOURCES * seat + resource] <= n, "set aside"
            for observer in range(seats):
                learnt = v[LEARNT + N_RESOURCES * (4 * observer + seat) + resource]
                assert learnt >= 0, "learnt"
                assert 0 <= v[SEEN + N_RESOURCES * seat + resource] + learnt <= n, "known cards"
        on_board = [v[NUMBER + h] for h in b.hexes if is_chip(s, h) and b.resource[h] == resource]
        hidden = [m.hidden_chips[2 * resource + i] for i in range(2) if v[CHIPS + 2 * resource + i]]
        all_three = [m.dotted_chips[resource], m.hidden_chips[2 * resource], m.hidden_chips[2 * resource + 1]]
        assert sorted([int(n) for n in on_board] + hidden) == sorted(all_three), "chips"
    for card in range(N_CARDS):
        held_ = sum(int(held(s, seat, card)) for seat in range(4))
        assert v[DECK + card] >= 0 and v[PILE + card] >= 0, "deck"
        assert v[DECK + card] + v[PILE + card] + held_ == m.card_counts[card], "development cards"
        assert 0 <= v[FRESH + card] <= held(s, v[ACTIVE], card), "fresh cards"
    for hex_ in range(N_HEXES):
        assert v[NUMBER + hex_] == b.number[hex_] or b.number[hex_] == 0, "printed number"


def check_pieces(s: State) -> None:
    v = s.v
    m = mat(s)
    b = board(s)
    routes, kontors, tiles = [0] * OWNERS, [0] * OWNERS, [0] * OWNERS
    for edge in b.edges:
        routes[v[ROUTE + edge]] += 1
    for city in b.cities:
        kontors[v[KONTOR + city]] += 1
        tiles[v[TILE + city]] += 1
    for seat in range(s.game.seats):
        assert routes[seat + 1] + v[RESERVE + seat] == m.routes and v[RESERVE + seat] >= 0, "routes"
        assert kontors[seat + 1] + v[STORED + seat] <= v[GOODS_EACH] + 2, "kontors"
        assert tiles[seat + 1] == v[DELIVERED + seat], "delivered"
        assert v[FREE_GOODS + seat] >= 0 and v[STORED + seat] >= 0 and v[GOLD + seat] >= 0
        assert v[FREE_GOODS + seat] + v[STORED + seat] + v[DELIVERED + seat] == v[GOODS_EACH], "goods"
        for piece in range(2):
            edge = caravan(s, seat, piece)
            assert edge == NONE or v[ROUTE + edge] > 0, "caravan without route"
            crossing = trader(s, seat, piece)
            assert crossing == NONE or b.has_crossing(int(crossing)), "trader off the board"
    for city in range(N_CITIES):
        assert v[TILE + city] == 0 or (v[KONTOR + city] > 0 and v[TILE + city] != v[KONTOR + city]), "tile"
        assert v[KONTOR + city] == 0 or b.crossing[city] != NONE, "kontor off the board"
    assert b.resource[v[ROBBER]] != NONE, "robber"


def check_sets(s: State) -> None:
    """The sets of bits say what the pieces on the board say."""
    v = s.v
    b = board(s)
    for crossing in range(N_CROSSINGS):
        assert has_bit(v, BLOCKED, crossing) == is_occupied(s, crossing), "blocked"
    for seat in range(s.game.seats):
        for city in range(N_CITIES):
            assert has_bit(v, OWN_CITIES + 2 * seat, city) == is_own_kontor(s, seat, city), "own cities"
    for edge in range(N_EDGES):
        reached = owners_beside(s, edge) if b.is_edge[edge] and v[ROUTE + edge] == 0 else 0
        for seat in range(s.game.seats):
            assert has_bit(v, OPEN_EDGES + 11 * seat, edge) == (reached >> (seat + 1) & 1 == 1), "open edges"


def owners_beside(s: State, edge: int) -> i64:
    """A bit for each owner of a route that touches the edge, or of a kontor at one of its ends; bit 0 is nobody's."""
    v = s.v
    b = board(s)
    owners: i64 = 0
    for i in range(TOUCH * edge, TOUCH * edge + TOUCH):
        if b.touching[i] != NONE:
            owners |= 1 << v[ROUTE + b.touching[i]]
    for side in range(2):
        city = b.city_at[b.ends[2 * edge + side]]
        if city != NONE:
            owners |= 1 << v[KONTOR + city]
    return owners
