"""Section 1: the first position, as far as nobody has anything to choose."""

from kontor.kernel.state import State

from .material import COLOURS, N_CARDS, N_RESOURCES
from .state import (
    BOARD, CARAVANS, CHIPS, COLOUR_OF, DECK, FREE_GOODS, GOLD, GOODS_EACH, HAND, MOST_OFFERS, MOST_TURNS, NEUTRAL,
    NEUTRAL_KONTOR, NUMBER, RESERVE, ROBBER, SEEN, STORED, SUPPLY, board, mat, set_kontor, set_route,
)


def set_up(s: State) -> None:
    """MER-1.2 to 1.16; kontors of the variable start come from the flow."""
    v = s.v
    m = mat(s)
    options = s.game.options
    fixed = options["start"] == "first_game"
    v[BOARD] = 1 if options["start"] == "main" else 0
    v[MOST_TURNS] = int(options["turns"])
    v[MOST_OFFERS] = int(options["offers"])
    seats = s.game.seats
    colours = [0, 1, 2, 3]
    if seats == 3:
        spare = COLOURS.index(options["neutral"]) if fixed else 3
        colours.remove(spare)
        v[NEUTRAL] = spare + 1
    b = board(s)
    v[GOODS_EACH] = m.goods[2 * int(v[BOARD]) + seats - 3]
    v[ROBBER] = b.robber_start
    for seat in range(seats):
        v[COLOUR_OF + seat] = colours[seat]
        v[GOLD + seat] = m.gold
        v[RESERVE + seat] = m.routes
        v[FREE_GOODS + seat] = 1
        v[STORED + seat] = v[GOODS_EACH] - 1
    for resource in range(N_RESOURCES):
        v[SUPPLY + resource] = m.resource_cards
        v[CHIPS + 2 * resource] = 1
        v[CHIPS + 2 * resource + 1] = 1
    for card in range(N_CARDS):
        v[DECK + card] = m.card_counts[card]
    for hex_ in b.hexes:
        v[NUMBER + hex_] = b.number[hex_]
    for resource in range(N_RESOURCES):
        v[NUMBER + b.dotted[resource]] = m.dotted_chips[resource]
    if fixed:
        set_up_fixed(s)


def set_up_fixed(s: State) -> None:
    """MER-1.13 to 1.15"""
    v = s.v
    m = mat(s)
    for seat in range(s.game.seats):
        colour = int(v[COLOUR_OF + seat])
        for i in range(3):
            set_kontor(s, seat, m.fixed_kontors[3 * colour + i])
        set_route(s, seat, m.fixed_routes[colour])
        v[CARAVANS + 2 * seat] = m.fixed_routes[colour] + 1
        for resource in range(N_RESOURCES):
            n = m.fixed_cards[N_RESOURCES * colour + resource]
            v[HAND + N_RESOURCES * seat + resource] = n
            v[SEEN + N_RESOURCES * seat + resource] = n
            v[SUPPLY + resource] -= n
    if v[NEUTRAL]:
        for i in range(3):
            set_kontor(s, NEUTRAL_KONTOR - 1, m.fixed_kontors[3 * (int(v[NEUTRAL]) - 1) + i])
