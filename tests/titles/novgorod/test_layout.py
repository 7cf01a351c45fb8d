"""The literals that the compiler folds say what the declared tables say."""

from kontor.titles.novgorod import actions, state, tell
from kontor.titles.novgorod.flow import STEPS
from kontor.titles.novgorod.material import load

NAMES = {
    "side": "CHOOSE_SIDE", "kontor": "TAKE_KONTOR", "order": "TAKE_ORDER", "deck": "TAKE_DECK", "ship": "BUY_SHIP",
    "store": "STORE_GOOD", "bonus_card": "BONUS_CARD",
}


def test_action_ids_are_those_of_the_table() -> None:
    for kind, first in actions.ACTIONS.first.items():
        assert getattr(actions, NAMES.get(kind, kind.upper())) == first, kind
    assert actions.ACTIONS.n_players == actions.N_PLAYERS
    assert actions.ACTIONS.n_all == actions.N_ALL


def test_the_arguments_of_composed_ids_lie_as_the_engine_counts_them() -> None:
    key = actions.ACTIONS.key
    assert key(actions.MAKE + 2 * 12 + 1 * 4 + 1 * 2 + 1) == "make:visby:2:placeholder:store"
    assert key(actions.USE + 3 * 2 + 1) == "use:novgorod:store"
    for places in range(1, 16):
        chosen = "".join(str(place + 1) for place in range(4) if places >> place & 1)
        assert key(actions.ANNOUNCE + (places - 1) * 2) == f"announce:{chosen}:full"
        assert key(actions.ANNOUNCE + (places - 1) * 2 + 1) == f"announce:{chosen}:privilege"
    assert actions.PLACEHOLDER == actions.SAIL + 8
    assert actions.TAKE_DECK == actions.TAKE_ORDER + 24
    assert actions.CHEAP_DECK == actions.CHEAP_ORDER + 24


def test_offsets_are_those_of_the_layout() -> None:
    for name, offset in state.LAYOUT.offsets.items():
        assert getattr(state, name.upper()) == offset, name
    assert state.LAYOUT.size == state.N_CELLS


def test_steps_stand_at_their_numbers() -> None:
    assert [step.number for step in STEPS] == list(range(len(STEPS)))
    assert len({step.name for step in STEPS}) == len(STEPS)
    for name, number in vars(actions).items():
        if name.startswith("S_"):
            assert STEPS[number].number == number


def test_events_and_refusals_stand_at_their_numbers() -> None:
    for name, number in vars(tell).items():
        if name.startswith("E_"):
            assert tell.EVENTS.kinds[number].name == name.removeprefix("E_").lower()
        if name.startswith("R_"):
            assert number in tell.REFUSALS.table
    events = [name for name in vars(tell) if name.startswith("E_")]
    assert len(events) == len(tell.EVENTS.kinds)


def test_bonuses_and_privileges_have_the_places_of_the_material() -> None:
    from kontor.titles.novgorod.material import BONUSES, PRIVILEGES

    assert [BONUSES[getattr(state, name.upper())] for name in BONUSES] == list(BONUSES)
    assert [PRIVILEGES[getattr(state, name.upper())] for name in PRIVILEGES] == list(PRIVILEGES)
    assert load().pile[:2] == (0, 1)
