"""What a seat sees (section 9), and positions it could not tell from the true one."""

from dataclasses import dataclass

from kontor.kernel.rng import Rng
from kontor.kernel.state import SEAT, B, State
from kontor.parts.trade import ABSENT, COUNTERED, OWING, forget_unseen, is_sealed

from .actions import S_ANSWERS, S_CARAVAN, S_CHAIN, S_COMPOSE, S_CONFIRM, S_DISCARD
from .flow.deals import KINDS, TERMS, wipe
from .flow.turn import laid_aside
from .material import N_CARDS, N_CITIES, N_EDGES, N_HEXES, N_RESOURCES
from .rules import cards_due
from .state import (
    ACTIVE, ANSWERS, BOARD, CARAVANS, CHIP_HEX, COLOUR_OF, DECK, DELIVERED, DESK_PART, DESK_TO, DICE, DRAFTS,
    FREE_GOODS, FRESH, GIVE, GOLD, GOODS_EACH, HAND, HELD, KONTOR, LAST_ROUTE, LEARNT, MOST_OFFERS, MOST_TURNS, NEUTRAL,
    NUMBER, OFFERS, PILE, PLAYED, PURCHASES, RESERVE, ROBBER, ROUTE, SAFE, SEEN, SET_ASIDE, STAGES, START, STORED,
    SUPPLY, TILE, TOLLS, TRADERS, TURN, WANT, hand_size, hidden_chips, n_held,
)
from .ways import paid_chain, payments


@dataclass(frozen=True)
class Bundle:
    """What somebody gives and wants: five resources, then gold."""

    give: tuple[int, ...]
    want: tuple[int, ...]


@dataclass(frozen=True)
class Desk:
    """An offer or counter-offer being put together, for its author alone."""

    part: int                           # 0 give, 1 want, 2 close
    to: int                             # an addressee + 1, 5 all, 0 not yet
    bundle: Bundle


@dataclass(frozen=True)
class Deal:
    """The offer on the table; a call has empty bundles.  Answers are open once the last one is in."""

    proposer: int
    offer: Bundle
    answers: tuple[int, ...] | None     # per seat as in parts.trade; None while sealed
    counters: tuple[Bundle | None, ...]
    own_answer: int                     # 0 none yet


@dataclass(frozen=True)
class PlayerView:
    """One player as everybody sees it; what may be None is for the owner, the last three for who remembers."""

    colour: int
    gold: int
    hand_size: int
    hand: tuple[int, ...] | None        # cards of each resource
    n_cards: int
    cards: tuple[int, ...] | None       # development cards of each kind
    fresh: int                          # bought this turn
    fresh_cards: tuple[int, ...] | None
    set_aside: tuple[int, ...] | None   # on a 7, before all have chosen
    reserve: int                        # routes
    stored: int                         # kontors in the warehouse
    free_goods: int
    delivered: int
    traders: tuple[int, ...]            # crossings, -1 in the reserve
    caravans: tuple[int, ...]           # edges, -1 in the reserve
    seen: tuple[int, ...] | None        # cards everybody could know to be in the hand
    learnt: tuple[int, ...] | None      # beyond that, what the viewer learnt by thefts
    betrayed: tuple[int, ...] | None    # beyond that, what this player learnt about the viewer by thefts


@dataclass(frozen=True)
class View:
    seat: int | None                    # whose view; None is a spectator
    over: bool
    step: str                           # the decision that is waited for
    awaited: tuple[int, ...]
    board: int                          # 0 short, 1 main
    turn: int
    most_turns: int
    active: int
    start: int
    dice: tuple[int, ...]               # 0, 0 before the first roll
    robber: int
    played: int                         # the development card played this turn, -1 none
    safe: bool
    purchases: int
    offers: int
    most_offers: int
    drafts: int | None                  # offers begun this turn, for the active player
    goods_each: int
    neutral: int                        # colour, -1 none
    tolls: tuple[int, ...]              # per caravan of the active player: bits of the seats paid this turn
    steps_left: int                     # of the caravan on its way
    chip_hex: int                       # the landscape that gets a chip, while one is brought
    chains: tuple[tuple[int, ...], ...] # the routes of each chain, while one is chosen
    supply: tuple[int, ...]
    deck: int
    pile: tuple[int, ...]
    hidden_chips: tuple[int, ...]       # per resource
    numbers: tuple[int, ...]            # per landscape, 0 none
    kontors: tuple[int, ...]            # per city: a seat, 4 neutral, -1 none
    tiles: tuple[int, ...]              # per city: whose goods tile, -1 none
    routes: tuple[int, ...]             # per edge: a seat, -1 none
    desk: Desk | None
    deal: Deal | None
    players: tuple[PlayerView, ...]


def view(s: State, seat: int | None, recall: bool) -> View:
    v = s.cells()
    step = s.step()
    return View(
        seat=seat,
        over=s.over,
        step=step.name,
        awaited=tuple(s.actors()),
        board=v[BOARD],
        turn=v[TURN],
        most_turns=v[MOST_TURNS],
        active=v[ACTIVE],
        start=v[START],
        dice=tuple(v[DICE : DICE + 2]),
        robber=v[ROBBER],
        played=v[PLAYED] - 1,
        safe=v[SAFE] == 1,
        purchases=v[PURCHASES],
        offers=v[OFFERS],
        most_offers=v[MOST_OFFERS],
        drafts=v[DRAFTS] if seat == v[ACTIVE] else None,
        goods_each=v[GOODS_EACH],
        neutral=v[NEUTRAL] - 1,
        tolls=tuple(v[TOLLS : TOLLS + 2]),
        steps_left=int(s.at(B)) if step.number == S_CARAVAN else 0,
        chip_hex=v[CHIP_HEX],
        chains=chains(s, v[LAST_ROUTE]) if step.number == S_CHAIN else (),
        supply=tuple(v[SUPPLY : SUPPLY + N_RESOURCES]),
        deck=sum(v[DECK : DECK + N_CARDS]),
        pile=tuple(v[PILE : PILE + N_CARDS]),
        hidden_chips=tuple(int(hidden_chips(s, resource)) for resource in range(N_RESOURCES)),
        numbers=tuple(v[NUMBER : NUMBER + N_HEXES]),
        kontors=owners(v, KONTOR, N_CITIES),
        tiles=owners(v, TILE, N_CITIES),
        routes=owners(v, ROUTE, N_EDGES),
        desk=desk(v, seat) if seat is not None and (step.number == S_COMPOSE or v[STAGES + seat]) else None,
        deal=deal(s, v, seat) if step.number in (S_ANSWERS, S_CONFIRM) else None,
        players=tuple(player_view(s, v, player, seat, recall) for player in range(s.game.seats)),
    )


def player_view(s: State, v: list[int], player: int, seat: int | None, recall: bool) -> PlayerView:
    own = player == seat
    about = LEARNT + N_RESOURCES * (4 * (seat or 0) + player)
    by = LEARNT + N_RESOURCES * (4 * player + (seat or 0))
    remembers = recall and seat is not None and not own
    active = player == v[ACTIVE]
    return PlayerView(
        colour=v[COLOUR_OF + player],
        gold=v[GOLD + player],
        hand_size=int(hand_size(s, player)),
        hand=row(v, HAND, player, N_RESOURCES) if own else None,
        n_cards=int(n_held(s, player)),
        cards=row(v, HELD, player, N_CARDS) if own else None,
        fresh=sum(v[FRESH : FRESH + N_CARDS]) if active else 0,
        fresh_cards=tuple(v[FRESH : FRESH + N_CARDS]) if own and active else None,
        set_aside=row(v, SET_ASIDE, player, N_RESOURCES) if own else None,
        reserve=v[RESERVE + player],
        stored=v[STORED + player],
        free_goods=v[FREE_GOODS + player],
        delivered=v[DELIVERED + player],
        traders=owners(v, TRADERS + 2 * player, 2),
        caravans=owners(v, CARAVANS + 2 * player, 2),
        seen=row(v, SEEN, player, N_RESOURCES) if recall else None,
        learnt=tuple(v[about : about + N_RESOURCES]) if remembers else None,
        betrayed=tuple(v[by : by + N_RESOURCES]) if remembers else None,
    )


def chains(s: State, edge: int) -> tuple[tuple[int, ...], ...]:
    """MER-4.15: what lies on the table for each payment that may be chosen."""
    return tuple(tuple(paid_chain(s, edge, payment)) for payment in payments(s, edge))


def owners(v: list[int], offset: int, n: int) -> tuple[int, ...]:
    """Cells that hold something + 1."""
    return tuple(cell - 1 for cell in v[offset : offset + n])


def row(v: list[int], offset: int, seat: int, width: int) -> tuple[int, ...]:
    return tuple(v[offset + width * seat : offset + width * seat + width])


def bundle(v: list[int], seat: int) -> Bundle:
    return Bundle(row(v, GIVE, seat, KINDS), row(v, WANT, seat, KINDS))


def desk(v: list[int], seat: int) -> Desk | None:
    return Desk(v[DESK_PART + seat], v[DESK_TO + seat], bundle(v, seat))


def deal(s: State, v: list[int], seat: int | None) -> Deal:
    proposer = int(s.at(SEAT))
    answers = v[ANSWERS : ANSWERS + s.game.seats]
    sealed = is_sealed(s, TERMS)
    own = answers[seat] if seat is not None else ABSENT
    return Deal(
        proposer=proposer,
        offer=bundle(v, proposer),
        answers=None if sealed else tuple(answers),
        counters=tuple(
            bundle(v, other) if answers[other] == COUNTERED and (not sealed or other == seat) else None
            for other in range(s.game.seats)
        ),
        own_answer=ABSENT if own == OWING else own,
    )


# samples


def resample(s: State, seat: int | None, rng: Rng) -> State:
    """Deals anew what this seat cannot know: hands, development cards, sealed choices, offers being put together."""
    other = s.clone()
    deal_hands(other, seat, rng)
    deal_cards(other, seat, rng)
    redo_discards(other, seat, rng)
    forget_desks(other, seat)
    other.choices = None
    return other


def deal_hands(s: State, seat: int | None, rng: Rng) -> None:
    """Every unknown card may be in any place that holds unknown cards; what is known stays where it is."""
    v = s.v
    pool: list[int] = []
    places: list[int] = []
    for holder in range(s.game.seats):
        if holder == seat:
            continue
        known = [0] * N_RESOURCES
        for resource in range(N_RESOURCES):
            known[resource] = int(v[SEEN + N_RESOURCES * holder + resource])
            if seat is not None:
                known[resource] += int(v[LEARNT + N_RESOURCES * (4 * seat + holder) + resource])
            n = int(v[HAND + N_RESOURCES * holder + resource])
            pool += [resource] * (n - known[resource])
            places += [holder] * (n - known[resource])
            v[HAND + N_RESOURCES * holder + resource] = known[resource]
        for observer in range(s.game.seats):
            if observer != seat:
                for resource in range(N_RESOURCES):
                    v[LEARNT + N_RESOURCES * (4 * observer + holder) + resource] = 0
    pool.sort()                         # whose cards they truly are must not show in their order
    for holder in places:
        resource = pool.pop(int(rng.below(len(pool))))
        v[HAND + N_RESOURCES * holder + resource] += 1
    if seat is None:
        return
    for observer in range(s.game.seats):                            # own row: nobody needs to learn his own hand
        for resource in range(N_RESOURCES):
            if observer == seat:
                v[LEARNT + N_RESOURCES * (4 * observer + seat) + resource] = 0


def deal_cards(s: State, seat: int | None, rng: Rng) -> None:
    v = s.v
    pool: list[int] = []
    places: list[int] = []
    fresh = sum(int(v[FRESH + card]) for card in range(N_CARDS))
    for card in range(N_CARDS):
        pool += [card] * int(v[DECK + card])
        v[DECK + card] = 0
    for holder in range(s.game.seats):
        if holder == seat:
            continue
        for card in range(N_CARDS):
            n = int(v[HELD + N_CARDS * holder + card])
            pool += [card] * n
            places += [holder] * n
            v[HELD + N_CARDS * holder + card] = 0
    pool.sort()
    hidden_buyer = seat != v[ACTIVE]
    if hidden_buyer:
        for card in range(N_CARDS):
            v[FRESH + card] = 0
    for holder in places:
        card = pool.pop(int(rng.below(len(pool))))
        v[HELD + N_CARDS * holder + card] += 1
        if hidden_buyer and holder == v[ACTIVE] and fresh > 0:      # any of the cards may be the new ones
            v[FRESH + card] += 1
            fresh -= 1
    for card in pool:
        v[DECK + card] += 1


def redo_discards(s: State, seat: int | None, rng: Rng) -> None:
    """MER-10.13: whoever has chosen has chosen something; whoever has not has just begun."""
    if s.step().number != S_DISCARD:
        return
    v = s.v
    for other in range(s.game.seats):
        if other == seat:
            continue
        due = int(cards_due(s, other))
        done = due > 0 and laid_aside(s, other) == due
        for resource in range(N_RESOURCES):
            v[SET_ASIDE + N_RESOURCES * other + resource] = 0
        if done:
            cards: list[int] = []
            for resource in range(N_RESOURCES):
                cards += [resource] * int(v[HAND + N_RESOURCES * other + resource])
            for _ in range(due):
                v[SET_ASIDE + N_RESOURCES * other + cards.pop(int(rng.below(len(cards))))] += 1


def forget_desks(s: State, seat: int | None) -> None:
    v = s.v
    if seat != v[ACTIVE]:
        v[DRAFTS] = v[OFFERS]
    forget_unseen(s, TERMS, -1 if seat is None else seat)
    composing = s.step().number == S_COMPOSE
    for other in range(s.game.seats):
        if other != seat and (v[ANSWERS + other] == OWING or (composing and s.at(SEAT) == other)):
            wipe(s, other)
