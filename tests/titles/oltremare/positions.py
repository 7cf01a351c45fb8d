"""Positions written down in a test, and moves by their keys."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.kernel.state import CHANCE, State, fresh
from kontor.titles.oltremare import position as first_cells
from kontor.titles.oltremare import state as cell
from kontor.titles.oltremare.actions import ACTIONS, S_TURN
from kontor.titles.oltremare.flow import turn
from kontor.titles.oltremare.material import CARDS, HARBOURS, MARKERS
from kontor.titles.oltremare.meta import TITLE
from kontor.titles.oltremare.rules import put_on_pirates
from kontor.titles.oltremare.state import CELLS, cargo_cards, hand_cards, own_pirates

PHASES = {"start": turn.BEGIN, "trade": turn.TRADING, "action": turn.PLAYING, "sail": turn.SAILING,
          "cargo": turn.STOWING, "end": turn.VENICE_CHECK}
DEFAULT_CARGO = ("GEM-03", "PAR-03", "SIL-06", "SAL-07", "POT-04")          # power 5, load 2 each
DEFAULT_SHIP = ("costantinopoli", "venezia", "beirut", "zara", "atene")


def card(name: str) -> int:
    return CARDS.index(name)


def names(cards: Sequence[int]) -> list[str]:
    return [CARDS[number] for number in cards]


def position(
    seats: int = 3,
    *,
    phase: str = "trade",
    turn: int = 0,
    start: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    cargos: Mapping[int, Sequence[str]] | None = None,          # bottom to top
    pirates: Mapping[int, Sequence[str]] | None = None,         # bottom to top; "?" is an unseen card
    deck: Sequence[str] | int | None = None,                    # the cards in it, or how many; None: all that are left
    discard: Sequence[str] = (),
    venice: int = cell.IN_DECK,
    ducats: Mapping[int, int] | None = None,
    debt: Sequence[int] = (),
    prestige: Mapping[int, int] | None = None,
    active: Mapping[int, str] | None = None,
    held: Mapping[int, Mapping[str, int]] | None = None,        # further markers, face down
    ships: Mapping[int, str] | None = None,
    board: Mapping[str, str] | None = None,                     # the marker in each harbour
    played: Sequence[str] = (),
    ending: bool = False,
    bought: int = 0,
    options: Mapping[str, str] | None = None,
) -> State:
    """A position at the given phase of `turn`'s turn, carried to its next decision."""
    game = TITLE.game(seats, options)
    s = fresh(game, [0] * CELLS, [S_TURN, turn, PHASES[phase], 0, 0, 0], False)
    first_cells.set_up(s)
    v = s.v
    v[cell.START], v[cell.TURN], v[cell.ROUND] = start, turn, 1
    v[cell.VENICE], v[cell.ENDING], v[cell.BOUGHT] = venice, int(ending), bought
    v[cell.VENICE_LOW], v[cell.VENICE_HIGH] = 1000, 1000                    # not by itself: tests put Venice on top
    for seat in range(seats):
        for name in (cargos or {}).get(seat, (DEFAULT_CARGO[seat],)):
            stow(s, seat, name)
        v[cell.SHIP + seat] = HARBOURS.index((ships or {}).get(seat, DEFAULT_SHIP[seat]))
        v[cell.DUCATS + seat] = (ducats or {}).get(seat, 11)
        v[cell.DEBT + seat] = int(seat in debt)
        v[cell.PRESTIGE + seat] = (prestige or {}).get(seat, 0)
        if seat in (active or {}):
            kind = MARKERS.index((active or {})[seat])
            v[cell.ACTIVE + seat] = kind
            v[cell.HELD + 6 * seat + kind] += 1
        for name, n in (held or {}).get(seat, {}).items():
            v[cell.HELD + 6 * seat + MARKERS.index(name)] += n
        for name in (hands or {}).get(seat, ()):
            take(s, name, cell.HAND + seat)
            v[cell.HAND_SIZE + seat] += 1
        for name in (pirates or {}).get(seat, ()):
            bury(s, seat, name)
    for name in discard:
        take(s, name, cell.DISCARDED)
        v[cell.DISCARD_SIZE] += 1
        v[cell.DISCARD_TOP] = card(name)
    for place, name in enumerate(played):
        take(s, name, cell.ON_TABLE)
        v[cell.PLAYED + place] = card(name)
    for harbour, kind_name in (board or {}).items():
        v[cell.MARKER_AT + HARBOURS.index(harbour)] = MARKERS.index(kind_name)
    leave_in_deck(s, deck)
    s.advance()
    return s


def take(s: State, name: str, place: int) -> None:
    assert s.v[cell.PLACE + card(name)] == cell.UNSEEN, f"{name} is used twice"
    s.v[cell.PLACE + card(name)] = place


def stow(s: State, seat: int, name: str) -> None:
    take(s, name, cell.CARGO + seat)
    s.v[cell.BELOW + card(name)] = s.v[cell.CARGO_TOP + seat]
    s.v[cell.CARGO_TOP + seat] = card(name)
    s.v[cell.CARGO_SIZE + seat] += 1


def bury(s: State, seat: int, name: str) -> None:
    if name == "?":
        s.v[cell.GAP_TOP + 2 * seat] += 1
        s.v[cell.PIRATES_SIZE + seat] += 1
    else:
        take(s, name, cell.HAND + seat)
        s.v[cell.HAND_SIZE + seat] += 1
        put_on_pirates(s, seat, card(name))


def leave_in_deck(s: State, deck: Sequence[str] | int | None) -> None:
    v = s.v
    unseen = [number for number in range(98) if v[cell.PLACE + number] == cell.UNSEEN]
    buried = sum(int(v[cell.GAP_TOP + 2 * seat]) for seat in range(5))
    if isinstance(deck, int):
        keep = unseen[:deck + buried]
    elif deck is not None:
        keep = [card(name) for name in deck] + [number for number in unseen if CARDS[number] not in deck][:buried]
    else:
        keep = unseen
    for number in unseen:
        if number not in keep:
            v[cell.PLACE + number] = cell.BOX
    v[cell.DECK] = len(keep) - buried


def legal(s: State, seat: int) -> list[str]:
    return [ACTIONS.key(a) for a in s.legal(seat)]


def do(s: State, seat: int, *keys: str) -> None:
    """Carries out actions by their keys, each of which must be legal."""
    for key in keys:
        a = ACTIONS.id(key)
        assert a is not None, key
        refusal = s.why_not(seat, a)
        assert refusal is None, f"{key}: {refusal}; legal are {legal(s, seat)}"
        s.apply(seat, a)


def chance(s: State, *keys: str) -> None:
    do(s, CHANCE, *keys)


def let_chance(s: State, low: str = "") -> None:
    """Chance answers as long as it is asked: the first card in the order of the card table, Venice hidden."""
    while s.is_chance():
        keys = [key for key in legal(s, CHANCE) if key.startswith(low)] or legal(s, CHANCE)
        do(s, CHANCE, keys[0])


def why(s: State, seat: int, key: str) -> str:
    """The rule that forbids an action."""
    a = ACTIONS.id(key)
    assert a is not None, key
    refusal = s.why_not(seat, a)
    assert refusal is not None, f"{key} is legal"
    return refusal.rule


def hand(s: State, seat: int) -> list[str]:
    return names(hand_cards(s, seat))


def cargo(s: State, seat: int) -> list[str]:
    return names(cargo_cards(s, seat))


def put_pirates(s: State, seat: int) -> list[str]:
    return names(own_pirates(s, seat))


def row(s: State, field: str) -> Any:
    """The cells of a field, by seat where it has one row per seat."""
    value = TITLE.layout.to_data(s.cells())[field]
    return value[:s.game.seats] if isinstance(value, list) and len(value) == 5 else value
