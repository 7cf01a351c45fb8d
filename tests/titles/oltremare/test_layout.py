"""Numbers written out for the compiler are those of the declared tables."""

import re
from pathlib import Path

from kontor.kernel.state import Draw
from kontor.titles.oltremare import actions, state, tell
from kontor.titles.oltremare.actions import ACTIONS
from kontor.titles.oltremare.flow import STEPS
from kontor.titles.oltremare.state import LAYOUT

ROOM = Path(actions.__file__).parent
ID_NAMES = {"start": "DRAW_START", "marker": "DRAW_MARKER", "home": "DRAW_HOME", "draw": "DRAW_CARD",
            "venice": "DRAW_VENICE"}
CELL_NAMES = {
    "discard": "DISCARD_SIZE", "cargo": "CARGO_SIZE", "pirates": "PIRATES_SIZE", "marker": "MARKER_AT",
    "about": "ABOUT_GOOD",
    "showing": "SHOWING_SYMBOL", "hand": "HAND_SIZE", "give": "GIVEN", "want": "WANTED", "say": "SAID", "pay": "PAID",
    "supply": "SUPPLIED", "fresh": "FRESH_DECK", "countered": "HAS_COUNTERED",
}


def test_ids_of_actions() -> None:
    for kind in ACTIONS.kinds:
        name = ID_NAMES.get(kind.name, kind.name.upper().replace("-", "_"))
        assert getattr(actions, name) == ACTIONS.first[kind.name], name
    assert (actions.N_PLAYERS, actions.N_ALL) == (ACTIONS.n_players, ACTIONS.n_all)


def test_offsets_of_cells() -> None:
    for name, _ in LAYOUT.fields:
        assert getattr(state, CELL_NAMES.get(name, name.upper())) == LAYOUT.offsets[name], name
    assert state.CELLS == LAYOUT.size


def test_numbers_of_steps() -> None:
    named = re.findall(r"^(S_\w+): Final = (\d+)$", (ROOM / "actions.py").read_text("utf-8"), re.MULTILINE)
    assert [int(number) for _, number in named] == list(range(len(STEPS)))
    assert [step.number for step in STEPS] == list(range(len(STEPS)))
    assert len({step.name for step in STEPS}) == len(STEPS)


def test_draws_have_chance_ids_and_decisions_have_not() -> None:
    for step in STEPS:
        for low, high in step.ids:
            assert (low >= ACTIONS.n_players) == (high > ACTIONS.n_players) == isinstance(step, Draw)


def test_numbers_of_events_and_refusals() -> None:
    text = (ROOM / "tell.py").read_text("utf-8")
    events = re.findall(r"^E_(\w+): Final = (\d+)$", text, re.MULTILINE)
    assert [name.lower().replace("_", "-") for name, _ in events] == [kind.name for kind in tell.EVENTS.kinds]
    assert [int(number) for _, number in events] == list(range(len(events)))
    refusals = re.findall(r"^R_(\w+): Final = (\d+)$", text, re.MULTILINE)
    for name, number in refusals:
        assert tell.REFUSALS.table[int(number)][1] == name.lower().replace("_", "-")
