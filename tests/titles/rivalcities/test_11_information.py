"""Section 11: who sees what, and what a sampled position may change."""

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from kontor.kernel.laws import nothing_hidden_shows
from kontor.kernel.rng import Rng
from kontor.titles.rivalcities.meta import TITLE
from tests.proof import count

from .position import Table, choosing, using
from .test_1_setup import random_states

HANDS = {"hamburg": ["S03", "S16"], "altona": ["S05"]}


def sampled_hands(t: Table, seat: int | None, city: str, n: int = 60) -> set[tuple[str, ...]]:
    """Hands of a city in positions this seat cannot tell from the true one."""
    rng = Rng(7)
    return {tuple(Table(t.s.resample(seat, rng)).hand(city)) for _ in range(n)}


def reshuffled() -> Table:
    """Hamburg drew S07 from a reshuffled stack; before, every other card lay open or in a hand."""
    pile = [f"S{n:02}" for n in range(6, 21)]
    hands = {"hamburg": ["S01", "S02"], "altona": ["S03", "S04", "S05"]}
    dark = {4: "S21", 8: "S22", 12: "S23", 16: "S24"}
    return using("B02", hands=hands, known=["S03"], dark=dark, discard=pile, fate=["special:S07"]).play("do:1")


@pytest.mark.rule("RIV-11.1")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = choosing(hands=HANDS)
    for seat, hands in ((0, [(2, 15), None]), (1, [None, (4,)]), (None, [None, None])):
        view = t.s.view(seat)
        assert [city.hand for city in view.cities] == hands
        assert [city.hand_size for city in view.cities] == [2, 1]
        assert all(city.known is None for city in view.cities)


@pytest.mark.rule("RIV-11.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_in_a_view_depends_on_a_hidden_card(seat: int | None) -> None:
    one = choosing(hands={"hamburg": ["S03", "S16"], "altona": ["S05"]}, dark={})
    hidden = {0: {"hamburg": ["S03", "S16"], "altona": ["S08"]}, 1: {"hamburg": ["S01", "S02"], "altona": ["S05"]},
              None: {"hamburg": ["S05", "S11"], "altona": ["S12"]}}[seat]
    other = choosing(hands=hidden, dark={})
    assert one.s.view(seat, True) == other.s.view(seat, True)
    assert sampled_hands(one, 1, "hamburg") != {("S03", "S16")}
    assert sampled_hands(one, 0, "hamburg") == {("S03", "S16")}


@pytest.mark.rule("RIV-11.1")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    t = using("B02", fate=["special:S11"]).play("do:1")
    told = [event for event in t.told if TITLE.events.kinds[event[0]].name == "drew"]
    seen = [TITLE.events.seen(told[0], seat) for seat in (0, 1, None)]
    assert seen[0].params == {"city": "city-hamburg", "card": "card-S11"} and not seen[0].hidden
    assert seen[1].params == seen[2].params == {"city": "city-hamburg"}
    assert seen[1].hidden and seen[2].hidden
    assert t.s.view(1, True).cities[0].known == ()


@pytest.mark.rule("RIV-11.1")
def test_refusals_tell_the_rival_nothing() -> None:
    t = choosing("hamburg", hands=HANDS)
    assert t.refused("play:S03", "altona") == t.refused("play:S01", "altona") == "KON-1.2"
    assert t.legal("altona") == []


@pytest.mark.rule("RIV-11.2")
def test_a_card_taken_openly_is_known_to_who_remembers() -> None:
    t = choosing(inkwell=8, dark={8: "S14"}).play("take")
    assert t.events("took-card") == [("took-card", {"city": "city-hamburg", "card": "card-S14"})]
    for seat in (1, None):
        assert t.s.view(seat).cities[0].hand is None
        assert t.s.view(seat, True).cities[0].known == (13,)
        assert sampled_hands(t, seat, "hamburg") == {("S14",)}


@pytest.mark.rule("RIV-11.2")
def test_a_known_card_is_no_longer_known_once_it_was_shuffled() -> None:
    t = choosing(inkwell=8, dark={}, hands={"hamburg": ["S05"]}, known=["S05"], altona="b1").play("play:S05", "do:1")
    t.play("steal:beer")
    assert (t.discard(), t.cell("known")) == (["S05"], [0] * 24)


@pytest.mark.rule("RIV-11.3")
def test_the_discard_pile_is_open() -> None:
    t = choosing(discard=["S09", "S02"])
    assert {t.s.view(seat).discard for seat in (0, 1, None)} == {(1, 8)}


@pytest.mark.rule("RIV-11.4")
def test_stacks_show_their_size_only() -> None:
    t = choosing(hands=HANDS, discard=["S09", "S02"], ships_left=6, suits_left=4)
    for seat in (0, 1, None):
        view = t.s.view(seat, True)
        assert (view.stack, view.ships_left, view.suits_left) == (24 - 4 - 3 - 2, 6, 4)
    stacks = {tuple(Table(t.s.resample(0, Rng(n))).stack()) for n in range(20)}
    assert len(stacks) > 1                                  # what lies in the stack could be in the other hand


@pytest.mark.rule("RIV-11.5")
def test_nobody_knows_which_ships_and_lawsuits_are_out() -> None:
    t = choosing(row=[1, 2, 3, 4], slots=[("L01", 0), ("L02", 0), ("L03", 0)])
    assert [at for at in t.cell("ship") if at < 0] == [-1] * 17         # the state itself does not say
    assert [at for at in t.cell("suit") if at < 0] == [-1] * 7
    bought = using("B07", hamburg="f2", row=[4, 1, 2, 3]).play("half:left", "do:1")
    bought.s.apply(0, TITLE.actions.ids["buy:4"])
    assert bought.s.is_chance()
    ships = [key for key in TITLE.actions.keys if key.startswith("ship:")]
    weights = {key: bought.s.weight(TITLE.actions.ids[key]) for key in ships}
    assert {key for key, weight in weights.items() if weight} == {f"ship:{n}" for n in range(5, 22)}
    assert set(weights.values()) == {0, 1}


@pytest.mark.rule("RIV-11.6")
def test_the_alliances_of_the_game_are_open() -> None:
    t = choosing(alliances={"hamburg": ["london"]}, board=["oslo", "gdansk", "bruxelles"])
    for seat in (0, 1, None):
        view = t.s.view(seat)
        assert (view.alliances, view.cities[0].alliances, view.cities[1].alliances) == ((1, 2, 7), (5,), ())


@pytest.mark.rule("RIV-11.1", "RIV-11.4")
def test_who_sees_the_stack_run_out_can_work_out_the_other_hand() -> None:
    t = reshuffled()
    assert t.hand("hamburg") == ["S01", "S02", "S07"]
    assert t.s.view(1, True).cities[0].known == (0, 1)
    assert t.s.view(0, True).cities[1].known == (2, 3, 4)
    assert {hand[:2] for hand in sampled_hands(t, 1, "hamburg")} == {("S01", "S02")}
    assert sampled_hands(t, 0, "altona") == {("S03", "S04", "S05")}


@pytest.mark.rule("RIV-11.1")
def test_an_onlooker_who_saw_the_same_cannot_tell_the_two_hands_apart() -> None:
    t = reshuffled()
    view = t.s.view(None, True)
    assert [city.known for city in view.cities] == [(), (2,)]
    assert (view.held, [city.held for city in view.cities]) == ((0, 1, 3, 4), [2, 2])
    drawn = {card for hand in sampled_hands(t, None, "hamburg") for card in hand}
    assert {"S01", "S02", "S04", "S05"} <= drawn
    assert all("S03" in hand for hand in sampled_hands(t, None, "altona"))
    nothing_hidden_shows(t.s, Rng(1), everything=True)


@pytest.mark.rule("RIV-11.1", "RIV-11.2")
def test_samples_cannot_be_told_apart_in_random_games() -> None:
    for seed in range(count(1, 20)):
        for place, s in enumerate(random_states(40 + seed)):
            if place % 5 == 0:
                nothing_hidden_shows(s, Rng(place))


@pytest.mark.rule("RIV-11.1")
def test_a_view_holds_numbers_and_words_only() -> None:
    def plain(value: Any) -> bool:
        if is_dataclass(value):
            return all(plain(getattr(value, field.name)) for field in fields(value))
        if isinstance(value, tuple):
            return all(plain(item) for item in value)
        return value is None or isinstance(value, (int, str))

    t = choosing(hands=HANDS)
    assert all(plain(t.s.view(seat, recall)) for seat in (0, 1, None) for recall in (False, True))
