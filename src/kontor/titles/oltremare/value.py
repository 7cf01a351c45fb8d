"""How good a position looks for a seat: ducats, cargo, what the hand may still become, ranks, and pending deals."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State
from kontor.parts.trade import ACCEPTED, COMPOSING, SUPPLYING

from .actions import S_ANSWERS, S_CLOSE, S_QUERIES, SUPPLY
from .deals import DEALS
from .material import COMPASS, N_CARDS, N_GOODS, Material
from .rules import rank_bonus, run_value, value_of_chain
from .state import (
    ACTIVE, ANSWERS, BELOW, CARGO_TOP, DECK, DUCATS, ENDING, FRESH_DECK, HAND, HAND_SIZE, ON_TABLE, PIRATES_SIZE,
    PLACE, PRESTIGE, START, STAGES, TURN, WINNER, hand_limit, load_of, mat, n_markers,
)

WON_GAME: Final = 1000.0
LEADER: Final = 0.35            # how much of the best opponent's worth counts against the seat
# of what each good in the hand could still bring, best first
RUN_SHARES: Final = (0.85, 0.6, 0.4, 0.25, 0.15, 0.1, 0.1)
SYMBOL_WORTH: Final = (1.1, -0.9, 1.2, 0.6)
SYMBOL_SHARE: Final = 0.45      # of the symbols on hand cards, which come into play later or never
SURPLUS: Final = 1.7            # a card above the hand limit is lost and costs a ducat
SHORTAGE: Final = 3.2           # a card that will have to be bought
PENDING: Final = 0.5            # of a deal that others have yet to close


def value(s: State, seat: int) -> float:
    if s.over:
        return (WON_GAME if s.v[WINNER] == seat else 0.0) + int(s.v[DUCATS + seat])
    number = s.step().number
    if number == S_ANSWERS or number == S_CLOSE or number == S_QUERIES:
        if s.v[STAGES + seat] == SUPPLYING:
            return standing(supplied(s, seat), seat)
        if s.v[STAGES + seat] == COMPOSING:
            return standing(s, seat) - 0.05
        if s.v[ANSWERS + seat] == ACCEPTED:
            t = s.clone()
            DEALS.carry_out(t, s.v[TURN], seat)
            return PENDING * standing(t, seat) + (1 - PENDING) * standing(s, seat)
    return standing(s, seat)


def supplied(s: State, seat: i64) -> State:
    """The position after the seat has picked what it supplies, the first fitting card each time."""
    t = s.clone()
    while not t.over and t.is_actor(seat) and t.v[STAGES + seat] == SUPPLYING:
        for a in range(SUPPLY, SUPPLY + N_CARDS):
            if t.refusal(seat, a) == OK:
                t.apply(seat, a)
                break
    if t.v[ANSWERS + seat] == ACCEPTED and t.step().together:
        DEALS.carry_out(t, t.v[TURN], seat)
    return t


def standing(s: State, seat: int) -> float:
    """The seat's worth against the strongest opponent's: what helps the leader is dear."""
    best = -1000.0
    for other in range(s.game.seats):
        if other != seat:
            worth = strength(s, other)
            if worth > best:
                best = worth
    return strength(s, seat) - LEADER * best


def strength(s: State, seat: i64) -> float:
    v = s.v
    m = mat(s)
    if v[CARGO_TOP + seat] < 0:
        return 0.0
    worth = float(int(v[DUCATS + seat] + value_of_chain(s,
                                                        v[CARGO_TOP + seat]) - m.pirate_loss * v[PIRATES_SIZE + seat]))
    prestige: list[int] = []
    markers: list[int] = []
    for other in range(s.game.seats):
        prestige.append(int(v[PRESTIGE + other]))
        markers.append(int(n_markers(s, other)))
    worth += 0.75 * rank_bonus(s, prestige, seat) + 0.5 * prestige[seat]
    worth += 0.75 * rank_bonus(s, markers, seat) + 0.4 * markers[seat]
    if v[ACTIVE + seat] >= 0 and v[ACTIVE + seat] != COMPASS:
        worth += 1.3 * future(s, seat)
    return worth + future(s, seat) * hand_worth(s, m, seat) - strain(s, seat)


def future(s: State, seat: i64) -> float:
    """How much of the hand can still come to something: 1 early, less near the end, 0 after the last turn."""
    v = s.v
    if v[ENDING]:
        n = s.game.seats
        left = (v[START] + n - 1 - v[TURN]) % n
        return 0.7 if (seat + n - v[TURN]) % n <= left else 0.0
    share = 0.45 + int(v[DECK] + v[FRESH_DECK]) / 60
    return min(share, 1.0)


def hand_worth(s: State, m: Material, seat: i64) -> float:
    v = s.v
    top = v[CARGO_TOP + seat]
    run: i64 = 0
    card = top
    while card >= 0 and m.good[card] == m.good[top]:
        run += 1
        card = v[BELOW + card]
    counts = [0] * N_GOODS
    symbols = 0.0
    on_table = seat == v[TURN]
    for card in range(N_CARDS):
        place = v[PLACE + card]
        if place == HAND + seat:
            mask = m.symbols[card]
            for symbol in range(4):
                if mask >> symbol & 1:
                    symbols += SYMBOL_WORTH[symbol]
            counts[m.good[card]] += 1
        elif on_table and place == ON_TABLE:
            counts[m.good[card]] += 1
    gains: list[int] = []
    for good in range(N_GOODS):
        if counts[good] > 0:
            length = run if good == m.good[top] else 0
            before = int(run_value(m, good, length)) if length > 0 else 0
            gains.append(int(run_value(m, good, length + counts[good])) - before)
    gains.sort(reverse=True)
    worth = SYMBOL_SHARE * symbols
    for place in range(len(gains)):
        worth += RUN_SHARES[place] * gains[place]
    return worth


def strain(s: State, seat: i64) -> float:
    """What the next hand check or a load out of reach will cost."""
    hand = int(s.v[HAND_SIZE + seat])
    load = int(load_of(s, seat))
    if seat == s.v[TURN]:
        over = hand - load - 5
        kept = hand
    else:
        over = hand - int(hand_limit(s, seat))
        kept = hand - over if over > 0 else hand
    missing = load - kept
    return (SURPLUS * over if over > 0 else 0.0) + (SHORTAGE * missing if missing > 0 else 0.0)
