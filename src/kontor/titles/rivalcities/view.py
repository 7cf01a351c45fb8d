"""What a city sees (RIV-11.1 to 11.6), and positions it could not tell from the true one."""

from dataclasses import dataclass

from kontor.kernel.rng import Rng
from kontor.kernel.state import State

from .rules import move_cost
from .stars import star_total
from .state import (
    ACTIVE, ALLIANCE_AT, BELL, BOARD, GONE, HAND, IN_DISCARD, IN_HAND, IN_STACK, INACTIVE, INKWELL, KNOWN,
    MANUFACTORIES, MARKER, PLAYED, PRESTIGE_AT, RING, ROW, SEASONS, SHIP_AT, SHIPS_LEFT, SLOT, SPECIAL_AT, STACK,
    STAR_TOKENS, STORE, SUIT_AT, SUITS_LEFT, SUPPLY, TURNS, WORKED_OUT, mat,
)


@dataclass(frozen=True)
class CityView:
    """One city as everybody sees it; `hand` is filled for its owner, `known` and `held` for those who remember."""

    goods: tuple[int, ...]          # beer, cloth, leather, furniture
    letters: int
    active: int
    inactive: int
    star_tokens: int
    stars: int                      # what star scoring would count now (RIV-7.4)
    ships: tuple[int, ...]          # by index, 0 is ship 1
    alliances: tuple[int, ...]
    lawsuits: tuple[int, ...]       # won
    move_cost: tuple[int, ...]      # in goods, of a move over 1 to 20 spaces (RIV-2.4, RIV-9.9)
    hand_size: int
    hand: tuple[int, ...] | None    # special cards, 0 is S01
    known: tuple[int, ...] | None   # hand cards that others know of
    held: int | None                # for a spectator: how many of View.held this hand has


@dataclass(frozen=True)
class SuitView:
    slot: int
    suit: int
    marker: int                     # positive for Hamburg


@dataclass(frozen=True)
class View:
    seat: int | None                # whose view; None is a spectator
    over: bool
    step: str                       # the decision that is waited for
    awaited: tuple[int, ...]
    turn: int
    season: int
    inkwell: int
    bell: int                       # who holds the bell token, -1 nobody
    prestige: int                   # positive for Hamburg
    ring: tuple[int, ...]           # the card on each ink space, -1 none
    ship_row: tuple[int, ...]       # per ship space, -1 none
    ships_left: int
    alliances: tuple[int, ...]      # on the board
    suits: tuple[SuitView, ...]
    suits_left: int
    suits_gone: tuple[int, ...]
    stack: int
    discard: tuple[int, ...]
    held: tuple[int, ...] | None    # for a spectator who remembers: cards that lie in a hand, nobody says in which
    played: int                     # the special card being used from a hand, -1 none
    supply_goods: tuple[int, ...]
    supply_letters: int
    supply_manufactories: int
    supply_stars: int
    cities: tuple[CityView, ...]


def view(s: State, seat: int | None, recall: bool) -> View:
    v = s.cells()
    supply = STORE + 5 * SUPPLY
    return View(
        seat=seat,
        over=s.over,
        step=s.step().name,
        awaited=tuple(s.actors()),
        turn=v[TURNS],
        season=v[SEASONS],
        inkwell=v[INKWELL],
        bell=v[BELL],
        prestige=v[PRESTIGE_AT],
        ring=tuple(v[RING : RING + 20]),
        ship_row=tuple(v[ROW : ROW + 4]),
        ships_left=v[SHIPS_LEFT],
        alliances=places(v, ALLIANCE_AT, 8, BOARD),
        suits=tuple(SuitView(i + 1, v[SLOT + i], v[MARKER + v[SLOT + i]]) for i in range(3) if v[SLOT + i] >= 0),
        suits_left=v[SUITS_LEFT],
        suits_gone=places(v, SUIT_AT, 10, GONE),
        stack=v[STACK],
        discard=places(v, SPECIAL_AT, 24, IN_DISCARD),
        held=tuple(card for card in range(24) if is_held(v, card, seat)) if recall else None,
        played=v[PLAYED],
        supply_goods=tuple(v[supply : supply + 4]),
        supply_letters=v[supply + 4],
        supply_manufactories=v[MANUFACTORIES],
        supply_stars=v[STAR_TOKENS + SUPPLY],
        cities=tuple(city_view(s, v, city, seat, recall) for city in range(2)),
    )


def city_view(s: State, v: list[int], city: int, seat: int | None, recall: bool) -> CityView:
    store = STORE + 5 * city
    hand = places(v, SPECIAL_AT, 24, IN_HAND + city)
    held = tuple(card for card in hand if is_held(v, card, seat))
    known = tuple(card for card in hand if v[KNOWN + card] and card not in held)
    return CityView(
        goods=tuple(v[store : store + 4]),
        letters=v[store + 4],
        active=v[ACTIVE + city],
        inactive=v[INACTIVE + city],
        star_tokens=v[STAR_TOKENS + city],
        stars=int(star_total(s, city)),
        ships=places(v, SHIP_AT, 21, city),
        alliances=places(v, ALLIANCE_AT, 8, city),
        lawsuits=places(v, SUIT_AT, 10, city),
        move_cost=tuple(int(move_cost(s, city, spaces)) for spaces in range(1, len(mat(s).move_cost))),
        hand_size=v[HAND + city],
        hand=hand if seat == city else None,
        known=known if recall else None,
        held=len(held) if recall else None,
    )


def is_held(v: list[int], card: int, seat: int | None) -> bool:
    """A reshuffle told the cities each other's hand, but a spectator only which cards are in the two hands."""
    return seat is None and v[KNOWN + card] == WORKED_OUT


def places(v: list[int], offset: int, n: int, value: int) -> tuple[int, ...]:
    return tuple(i for i in range(n) if v[offset + i] == value)


def resample(s: State, seat: int | None, rng: Rng) -> State:
    """Deals the hand cards this seat does not know anew, from all cards it has not seen.

    Ships and lawsuits are drawn from one unseen bag when they are shown, so nothing else is hidden.
    """
    other = s.clone()
    v = s.cells()
    unseen: list[int] = []
    held: list[int] = []
    for card in range(24):
        at = v[SPECIAL_AT + card]
        if is_held(v, card, seat):
            held.append(card)
        elif at == IN_STACK or (at >= IN_HAND and at - IN_HAND != seat and not v[KNOWN + card]):
            unseen.append(card)
    for cards in (unseen, held):
        # only how many each hand holds is known, not which
        holders = sorted(v[SPECIAL_AT + card] for card in cards if v[SPECIAL_AT + card] != IN_STACK)
        for card in cards:
            other.v[SPECIAL_AT + card] = IN_STACK
        for holder in holders:
            other.v[SPECIAL_AT + cards.pop(int(rng.below(len(cards))))] = holder
    other.choices = None
    return other
