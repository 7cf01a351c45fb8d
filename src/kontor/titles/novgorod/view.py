"""What a player sees (chapter 13), and positions that look the same to that player."""

from dataclasses import dataclass

from kontor.kernel.rng import Rng
from kontor.kernel.state import A, B, C, D, State

from .actions import S_CLIMB_LEVEL, S_FULFIL_ROW, S_MEET, S_SETTLE, S_SPECIALS
from .view_box import Box, box_of
from .production import CITY_MASK, part_at
from .routes import spare_kontors
from .state import (
    ANNOUNCED, BESIDE, BLANKS, BONUS_STATE, BOUGHT, CAREER, CASH, COLUMN, DECK, DISPLAY, DUE, FILED, FILED_UNSEEN, FREE,
    FRESH, HAND, KONTOR, LAST_ROUND, LEVEL, MADE, MANUFACTORY, MERCHANT, MERCHANT_SIDE, N_ORDERS, PIRATE, PIRATE_MOVED,
    PIRATE_SIDE, PLACEHOLDERS, PLACEHOLDER_MARK, PRIVILEGE, ROUND, ROUTE, SEALS, SEEN, SIDE, SPECIAL_ORDERS, SPEED,
    START_PLAYER, STORE, STORED, STORE_KIND, TOPS, UNSEEN, WON, ZONE, mat, top_kontor,
)


@dataclass(frozen=True)
class PlayerView:
    """One player as everybody sees it; `hand` and `filed_unseen` are filled for the owner, `known` on recall."""

    cash: int
    seals: int
    speed: int
    career: int                             # number of the card, 1 to 4
    side: int                               # 0 front, 1 back
    level: int
    kontors: tuple[int, ...]                # by city: rank + 1, 0 none
    store: int                              # city of the stored good, -1 none
    bonuses: tuple[int, ...]                # bonuses got
    hand_size: int
    hand: tuple[int, ...] | None
    known: tuple[int, ...] | None           # orders in hand that everybody saw
    beside: tuple[int, ...]
    filed: tuple[int, ...]
    filed_unseen: tuple[int, ...] | None    # orders filed for special orders
    n_filed_unseen: int
    blanks: int


@dataclass(frozen=True)
class RouteCard:
    city: int
    placeholder: bool
    own: bool                               # the player's own kontor, not a base kontor
    state: str                              # fresh, used, covered, stored, free


@dataclass(frozen=True)
class TurnView:
    seat: int                               # whose turn, -1 before the first
    route: tuple[RouteCard, ...]
    made: tuple[int, ...]                   # cities whose manufactory was used
    stored: int                             # city of the stored good that can still be used, -1 none
    stand_in: bool                          # the store holds a base kontor in place of the kontor
    spare_kontors: int
    fees: int
    privilege: int                          # privilege used this turn, -1 none
    bought: bool
    announced: bool
    pirate_moved: bool
    tops: tuple[int, ...]                   # orders whose top row was done this turn
    task: str                               # what is being put together: row, special, level, settle, or nothing
    order: int                              # the order of the task, -1 none
    row: int
    luxury: int                             # the luxury that the task still needs, -1 none
    goods: tuple[int, ...]                  # home cities of the goods that the task still needs
    more: tuple[int, ...]                   # for a level: luxuries and goods still to come; goods used so far


@dataclass(frozen=True)
class View:
    seat: int | None                        # whose view; None is a spectator
    over: bool
    step: str                               # the decision that is waited for
    awaited: tuple[int, ...]
    round: int
    last_round: int                         # 0, or why this is or will be the last round
    start_player: int
    manufactories: tuple[int, ...]          # by city, -1 none yet
    piles: tuple[tuple[int, int], ...]      # by city: rank of the top kontor (-1 none), kontors left
    bonuses: tuple[int, ...]                # by bonus: 0 out of play, 1 high, 2 low, 3 gone
    display: tuple[int, ...]
    deck: int
    merchant: tuple[int, int] | None        # city, side (1 front, 2 back)
    pirate: tuple[int, int] | None
    specials: tuple[int, ...]               # visible parts from the top of the column
    players: tuple[PlayerView, ...]
    turn: TurnView
    box: Box


def view(s: State, seat: int | None, recall: bool) -> View:
    v = s.cells()
    seats = s.game.seats
    return View(
        seat=seat,
        over=s.over,
        step=s.step().name,
        awaited=tuple(s.actors()),
        round=v[ROUND],
        last_round=v[LAST_ROUND],
        start_player=v[START_PLAYER],
        manufactories=tuple(m - 1 for m in v[MANUFACTORY : MANUFACTORY + 8]),
        piles=tuple((int(top_kontor(s, city)), seats - taken(v, city)) for city in range(8)),
        bonuses=tuple(v[BONUS_STATE : BONUS_STATE + 6]),
        display=orders_at(v, DISPLAY),
        deck=v[DECK],
        merchant=(v[MERCHANT], v[MERCHANT_SIDE]) if v[MERCHANT_SIDE] else None,
        pirate=(v[PIRATE], v[PIRATE_SIDE]) if v[PIRATE_SIDE] else None,
        specials=tuple(int(part_at(s, k)) for k in range(4) if v[COLUMN + k]) if v[SPECIAL_ORDERS] else (),
        players=tuple(player_view(s, v, player, seat, recall) for player in range(seats)),
        turn=turn_view(s, v),
        box=box_of(mat(s)),
    )


def player_view(s: State, v: list[int], player: int, seat: int | None, recall: bool) -> PlayerView:
    hand = orders_at(v, 4 * player + HAND)
    unseen = orders_at(v, 4 * player + FILED_UNSEEN)
    return PlayerView(
        cash=v[CASH + player],
        seals=v[SEALS + player],
        speed=v[SPEED + player],
        career=v[CAREER + player],
        side=v[SIDE + player],
        level=v[LEVEL + player],
        kontors=tuple(v[KONTOR + 8 * player : KONTOR + 8 * player + 8]),
        store=v[STORE + player] - 1,
        bonuses=bits(v[WON + player]),
        hand_size=len(hand),
        hand=hand if seat == player else None,
        known=tuple(order for order in hand if v[SEEN + order]) if recall else None,
        beside=orders_at(v, 4 * player + BESIDE),
        filed=orders_at(v, 4 * player + FILED),
        filed_unseen=unseen if seat == player or s.over else None,
        n_filed_unseen=len(unseen),
        blanks=v[BLANKS + player],
    )


def turn_view(s: State, v: list[int]) -> TurnView:
    """The turn as everybody sees it; what is being put together is told by the frames of its steps."""
    steps = {frame["step"]: (frame["seat"], frame["locals"]) for frame in s.game.title.to_data(s)["flow"]}
    number = {step.name: step.number for step in s.game.steps}
    frames = {number[name]: locals_ for name, (_, locals_) in steps.items()}
    seat = steps["turn"][0] if "turn" in steps else -1
    meet = frames.get(S_MEET)
    level = frames.get(S_CLIMB_LEVEL)
    row = frames.get(S_FULFIL_ROW)
    settle = frames.get(S_SETTLE)
    task = ""
    if row:
        task = "row"
    elif S_SPECIALS in frames:
        task = "special"
    elif level:
        task = "level"
    elif settle:
        task = "settle"
    order = row[A - A] if row else settle[A - A] if settle and s.step().number == S_SETTLE else -1
    return TurnView(
        seat=seat,
        route=tuple(route_card(v, seat, card) for card in v[ROUTE : ROUTE + 6] if card),
        made=bits(v[MADE]),
        stored=v[STORED].bit_length() - 1,
        stand_in=v[STORE_KIND] == 1,
        spare_kontors=int(spare_kontors(s, seat)) if seat >= 0 else 0,
        fees=v[DUE],
        privilege=v[PRIVILEGE] - 1,
        bought=v[BOUGHT] == 1,
        announced=v[ANNOUNCED] == 1,
        pirate_moved=v[PIRATE_MOVED] == 1,
        tops=bits(v[TOPS]),
        task=task,
        order=order,
        row=row[B - A] if row else -1,
        luxury=max(meet[A - A], -1) if meet else -1,
        goods=bits(meet[C - A]) if meet else (),
        more=(level[A - A], level[C - A], level[D - A] & CITY_MASK) if level else (),
    )


def route_card(v: list[int], seat: int, card: int) -> RouteCard:
    if card >= PLACEHOLDER_MARK:
        city = card - PLACEHOLDER_MARK
        return RouteCard(city, True, True, "free" if v[FREE] >> city & 1 else "covered")
    city = card - 1
    state = "fresh"
    if not v[FRESH] >> city & 1:
        on_placeholder = v[PLACEHOLDERS] >> city & 1 and not v[FREE] >> city & 1
        state = "covered" if v[MADE] >> city & 1 and not on_placeholder else "used"
        if v[STORE + seat] == card and v[STORE_KIND] == 2:
            state = "stored"
    return RouteCard(city, False, v[KONTOR + 8 * seat + city] > 0, state)


def taken(v: list[int], city: int) -> int:
    return sum(1 for seat in range(4) if v[KONTOR + 8 * seat + city])


def orders_at(v: list[int], place: int) -> tuple[int, ...]:
    return tuple(order for order in range(N_ORDERS) if v[ZONE + order] == place)


def bits(mask: int) -> tuple[int, ...]:
    return tuple(k for k in range(mask.bit_length()) if mask >> k & 1)


def resample(s: State, seat: int | None, rng: Rng) -> State:
    """Deals the orders this seat has not seen anew: hands, what was filed unseen, the deck."""
    other = s.clone()
    v = other.v
    unseen: list[int] = []
    holders: list[int] = []
    for order in range(N_ORDERS):
        place = int(v[ZONE + order])
        if v[SEEN + order] or is_seen_by(place, seat, s.over):
            continue
        unseen.append(order)
        if place != UNSEEN:
            holders.append(place)
    holders.sort()                          # only how many orders lie where is known
    for order in unseen:
        v[ZONE + order] = UNSEEN
    for place in holders:
        v[ZONE + unseen.pop(int(rng.below(len(unseen))))] = place
    other.choices = None
    return other


def is_seen_by(place: int, seat: int | None, over: bool) -> bool:
    """An order that not everybody knows: its owner does, and at the end of the game what is filed is shown."""
    if place == UNSEEN:
        return False
    owner, kind = (place - 2) // 4, (place - 2) % 4 + 2
    return owner == seat or (over and kind == FILED_UNSEEN)
