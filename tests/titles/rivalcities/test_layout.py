"""Numbers written out for the compiler are those of the declared tables."""

import tomllib
from typing import Any

from kontor.titles.rivalcities import actions, state, tell
from kontor.titles.rivalcities.actions import ACTIONS
from kontor.titles.rivalcities.flow import LETTER_EXCHANGE, STEPS
from kontor.titles.rivalcities.material import HERE
from kontor.titles.rivalcities.meta import TITLE
from kontor.titles.rivalcities.state import LAYOUT

from .position import Table, moving, using

KINDS = {
    "MOVE": "move", "TAKE_GOOD": "good", "PAY": "pay", "STEAL": "steal", "USE": "use",
    "USE_THEN_PLAY": "use-then-play", "PLAY_THEN_USE": "play-then-use", "TAKE": "take", "PASS": "pass", "PLAY": "play",
    "HALF": "half", "DO": "do", "TURN": "turn", "EXCHANGE": "exchange", "ADVANCE": "advance", "REPEAT": "repeat",
    "BUY": "buy", "ALLY": "ally", "RULE": "ruling", "YES": "yes", "NO": "no", "LETTER": "letter",
    "DRAW_START": "start", "DRAW_BASIC": "basic", "DRAW_SPECIAL": "special", "DRAW_SHIP": "ship",
    "DRAW_ALLIANCE": "alliance", "DRAW_SUIT": "suit",
}
OFFSETS = {
    "INKWELL": "inkwell", "BELL": "bell", "START": "start", "PRESTIGE_AT": "prestige", "SEASONS": "seasons",
    "TURNS": "turns", "WINNER": "winner", "REASON_AT": "reason", "GAINED": "gained", "PLAYED": "played",
    "STORE": "store", "ACTIVE": "active", "INACTIVE": "inactive", "MANUFACTORIES": "manufactories",
    "STAR_TOKENS": "stars", "RING": "ring", "SPECIAL_AT": "special", "KNOWN": "known", "STACK": "stack",
    "DISCARD": "discard", "HAND": "hand", "SHIP_AT": "ship", "ROW": "row", "SHIPS_LEFT": "ships_left",
    "FLEET": "fleet", "ALLIANCE_AT": "alliance", "SLOT": "slot", "SUIT_AT": "suit", "MARKER": "marker",
    "SUITS_LEFT": "suits_left", "WON": "won", "SHUFFLED": "shuffled",
}


def literals(module: object, prefix: str) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.startswith(prefix) and type(value) is int}


def test_action_ids() -> None:
    declared = {name: ACTIONS.first[kind] for name, kind in KINDS.items()}
    assert {name: getattr(actions, name) for name in KINDS} == declared
    assert set(KINDS.values()) == set(ACTIONS.first)
    assert (actions.N_PLAYERS, actions.N_ALL) == (ACTIONS.n_players, ACTIONS.n_all)


def test_cells() -> None:
    assert {name: getattr(state, name) for name in OFFSETS} == {
        name: LAYOUT.offsets[field] for name, field in OFFSETS.items()}
    assert set(OFFSETS.values()) == set(LAYOUT.offsets)


def test_steps() -> None:
    numbers = literals(actions, "S_")
    assert [step.number for step in STEPS] == list(range(len(STEPS))) == sorted(numbers.values())
    assert {name: STEPS[number].name for name, number in numbers.items()} == {
        name: name.removeprefix("S_").lower().replace("_", "-") for name in numbers}
    assert len({step.name for step in STEPS}) == len(STEPS)
    assert TITLE.first_step == actions.S_SETUP


def test_events() -> None:
    numbers = literals(tell, "E_")
    assert sorted(numbers.values()) == list(range(len(tell.EVENTS.kinds)))
    assert {name: tell.EVENTS.kinds[number].name for name, number in numbers.items()} == {
        name: name.removeprefix("E_").lower().replace("_", "-") for name in numbers}


def test_refusals() -> None:
    numbers = literals(tell, "R_")
    own = {number for number in tell.REFUSALS.table if number >= 10}
    assert sorted(numbers.values()) == sorted(own) == list(range(10, 10 + len(own)))
    reused = {"R_NO_CARD_FOR_C", "R_NONE_TO_EXCHANGE", "R_NONE_FOR_LETTER", "R_LETTER_EXCHANGE", "R_REPEAT_COST"}
    for name, number in numbers.items():
        if name not in reused:                          # these say an older one's sentence and cite a rule of their own
            assert tell.REFUSALS.table[number][1] == name.removeprefix("R_").lower().replace("_", "-")


def test_every_decision_offers_only_its_own_ids() -> None:
    for step in (*STEPS, LETTER_EXCHANGE):
        for low, high in step.ids:
            assert 0 <= low < high <= (ACTIONS.n_all if step.chance else ACTIONS.n_players), step.name
            assert not step.chance or low >= ACTIONS.n_players
    assert LETTER_EXCHANGE.ids == [ACTIONS.span("letter")]


def test_events_and_refusals_cite_rules_that_exist() -> None:
    known = set(tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))["ids"])
    told = {rule for kind in tell.EVENTS.kinds for rule in kind.rules}
    refused = {rule for number, (rule, _) in tell.REFUSALS.table.items() if number >= 10}
    assert told <= known
    assert refused <= known


def test_refusals_tell_their_numbers() -> None:
    def told(t: Table, key: str) -> dict[str, Any]:
        refusal = t.s.why_not(int(t.s.seat()), ACTIONS.ids[key])
        assert refusal is not None
        return refusal.params

    assert told(moving(hamburg="b1 c2"), "move:5") == {"cost": 4, "owned": 3}
    assert told(using("S08", hamburg="b1"), "do:1") == {"place": 1}
    assert told(using("S18", hamburg="b4 c3", row=[12, 21]).play("do:2"), "buy:12") == {
        "cost": 6, "owned": 4, "good": "good-beer"}
    assert told(using("B15", hamburg="c1", slots=[("L01", 0), ("L02", 0)]).play("do:1"), "advance:2")["slot"] == 2
    assert told(using("B11", hamburg="m2").play("do:1"), "turn:3") == {"n": 2}
