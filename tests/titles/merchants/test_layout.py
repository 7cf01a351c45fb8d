"""Literals in the hot files are those of the declared tables."""

import pytest

from kontor.titles.merchants import actions, state, tell
from kontor.titles.merchants.actions import ACTIONS
from kontor.titles.merchants.flow import STEPS
from kontor.titles.merchants.meta import TITLE

IDS = {
    "kontor": "PLACE_KONTOR", "route": "PLACE_ROUTE", "robber": "MOVE_ROBBER", "step": "STEP_TO",
    "chain": "CHOOSE_CHAIN", "card": "OFFER_CARD", "gold": "OFFER_GOLD",
    "start": "DRAW_START", "dice": "DRAW_DICE", "stolen": "DRAW_STOLEN", "drawn": "DRAW_CARD", "chip": "DRAW_CHIP",
}


def test_ids() -> None:
    for kind, first in ACTIONS.first.items():
        assert getattr(actions, IDS.get(kind, kind.upper())) == first, kind
    assert (actions.N_PLAYERS, actions.N_ALL) == (ACTIONS.n_players, ACTIONS.n_all)


def test_cells() -> None:
    for name, offset in state.LAYOUT.offsets.items():
        assert getattr(state, name.upper()) == offset, name


def test_steps() -> None:
    assert [step.number for step in STEPS] == list(range(len(STEPS)))
    assert sorted(value for name, value in vars(actions).items() if name.startswith("S_")) == list(range(len(STEPS)))
    assert len({step.name for step in STEPS}) == len(STEPS)


@pytest.mark.parametrize(("prefix", "first"), [("E_", 0), ("R_", 10)])
def test_events_and_refusals_are_numbered_without_gaps(prefix: str, first: int) -> None:
    numbers = sorted(value for name, value in vars(tell).items() if name.startswith(prefix))
    assert numbers == list(range(first, first + len(numbers)))
    if prefix == "E_":
        words = {value: name[2:].lower().replace("_", "-") for name, value in vars(tell).items() if name[:2] == "E_"}
        assert [kind.name for kind in tell.EVENTS.kinds] == [words[i] for i in range(len(words))]
    else:
        assert set(tell.REFUSALS.table) >= set(numbers)


def test_single_bits_are_found() -> None:
    assert [state.PLACE_OF[(1 << i) % 37] for i in range(30)] == list(range(30))
    s = TITLE.new(4)
    for n in (0, 7, 29, 30, 55):
        state.set_bit(s.v, state.STAGES, n)             # two cells that a new game leaves empty
    state.clear_bit(s.v, state.STAGES, 7)
    assert state.members(s.v, state.STAGES, 2) == [0, 29, 30, 55]
