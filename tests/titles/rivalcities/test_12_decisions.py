"""Section 12: every decision, who takes it, what it offers, and when it is not asked."""

from collections.abc import Callable
from typing import Any

import pytest

from kontor.kernel.chance import seeded
from kontor.kernel.match import Match
from kontor.titles.rivalcities.meta import TITLE
from tests.proof import count

from .position import Table, choosing, moving, new_table, season, using
from .test_1_setup import random_states

LETTER = "b2 c2 l2 f2 let2"                                 # a letter to exchange and goods to give
COURT = [("L02", 0), ("L01", 0), ("L07", 0)]

# Every decision, in a position where its city has a letter: rule, who is asked what, whether it may exchange, position
DECISIONS: list[tuple[str, tuple[str, str], bool, Callable[[], Table]]] = [
    ("RIV-12.2", ("hamburg", "move"), True, lambda: moving(hamburg=LETTER)),
    ("RIV-12.3", ("hamburg", "pay"), False, lambda: moving(hamburg=LETTER).play("move:4")),
    ("RIV-12.3", ("hamburg", "pay"), False, lambda: using("B08", hamburg=LETTER).play("do:2")),
    ("RIV-12.3", ("hamburg", "pay"), False, lambda: using("B04", hamburg=LETTER).play("do:1")),
    ("RIV-12.3", ("hamburg", "pay"), False, lambda: using(
        "B15", hamburg=LETTER, slots=COURT, alliances={"hamburg": ["le_havre"]}).play("do:1", "advance:1", "yes")),
    ("RIV-12.3", ("altona", "pay"), False, lambda: season(
        1, altona=LETTER, alliances={"altona": ["oslo"]}).play("yes")),
    ("RIV-12.4", ("altona", "upkeep"), True, lambda: season(1, altona=LETTER, alliances={"altona": ["oslo"]})),
    ("RIV-12.5", ("hamburg", "option"), True, lambda: choosing(inkwell=7, hamburg=LETTER)),
    ("RIV-12.6", ("hamburg", "half"), True, lambda: using("B01", hamburg=LETTER)),
    ("RIV-12.7", ("hamburg", "use-card"), True, lambda: using("S08", hamburg=LETTER)),
    ("RIV-12.8", ("hamburg", "play-card"), True, lambda: choosing(
        inkwell=7, hamburg=LETTER, hands={"hamburg": ["S16"]}).play("play-then-use")),
    ("RIV-12.9", ("hamburg", "good"), False, lambda: using("S24", hamburg=LETTER).play("do:1")),
    ("RIV-12.10", ("hamburg", "manufactories"), False, lambda: using("B06", hamburg=LETTER).play("do:1")),
    ("RIV-12.10", ("hamburg", "manufactory-good"), False, lambda: using(
        "S11", hamburg=LETTER).play("do:1", "good:beer")),
    ("RIV-12.11", ("hamburg", "donation"), True, lambda: using("S23", hamburg=LETTER).play("do:3")),
    ("RIV-12.12", ("hamburg", "exchange"), True, lambda: using("B08", hamburg=LETTER).play("do:1")),
    ("RIV-12.13", ("hamburg", "lawsuit"), True, lambda: using("B15", hamburg=LETTER, slots=COURT).play("do:1")),
    ("RIV-12.14", ("hamburg", "lawsuit-repeat"), True, lambda: using(
        "B15", hamburg=LETTER, slots=COURT).play("do:1", "advance:3")),
    ("RIV-12.15", ("altona", "prestige"), True, lambda: using(
        "S06", altona=LETTER, alliances={"altona": ["bruxelles"]}).play("do:1")),
    ("RIV-12.16", ("hamburg", "repeat-lawsuit"), True, lambda: using(
        "B15", hamburg=LETTER, slots=COURT, alliances={"hamburg": ["le_havre"]}).play("do:1", "advance:1")),
    ("RIV-12.17", ("hamburg", "draw"), True, lambda: using(
        "B02", hamburg=LETTER, alliances={"hamburg": ["kjobenhavn"]}).play("do:1")),
    ("RIV-12.18", ("hamburg", "ship"), True, lambda: using("S18", hamburg=LETTER, row=[4, 12]).play("do:2")),
    ("RIV-12.19", ("hamburg", "alliance"), True, lambda: using("B03", hamburg=LETTER).play("do:1")),
    ("RIV-12.20", ("hamburg", "ruling"), False, lambda: using("S22", hamburg=LETTER).play("do:1")),
    ("RIV-12.21", ("hamburg", "steal"), False, lambda: using("S05", hamburg=LETTER, altona="b1 c1").play("do:1")),
    ("RIV-12.22", ("altona", "take-manufactory"), False, lambda: season(
        5, altona=LETTER, slots=[("L02", -2), ("L01", 0), ("L03", 0)])),
]


@pytest.mark.rule(*dict.fromkeys(rule for rule, *_ in DECISIONS), "RIV-4.15", "RIV-13.20")
@pytest.mark.parametrize(("rule", "asked", "offered", "position"), DECISIONS)
def test_where_letters_may_be_exchanged(
    rule: str, asked: tuple[str, str], offered: bool, position: Callable[[], Table]
) -> None:
    t = position()
    assert t.at == asked
    assert bool(t.exchanges()) == offered
    if offered:
        before = t.choices()
        key = t.exchanges()[0]
        t.play(key)
        assert t.at == asked, "the exchange does not end the decision"
        assert before and t.choices()
    else:
        assert t.refused("letter:beer:cloth") == "KON-1.3"


def test_every_decision_is_in_the_table() -> None:
    asked = {at[1] for _, at, _, _ in DECISIONS} | {"start-good"}
    assert asked == {step.name for step in TITLE.steps if step.ids and not step.chance}


@pytest.mark.rule("RIV-12.1")
def test_start_good_offers_four_goods_and_no_letters() -> None:
    t = new_table("start:altona")
    assert t.at == ("altona", "start-good")
    assert t.legal() == [f"good:{good}" for good in ("beer", "cloth", "leather", "furniture")]
    assert t.refused("letter:beer:cloth") == "KON-1.3"
    assert t.play("good:beer").at == ("hamburg", "start-good")


@pytest.mark.rule("RIV-12.2")
def test_move_offers_every_distance_that_can_be_paid() -> None:
    assert moving(hamburg="b6").legal() == [f"move:{n}" for n in range(1, 7)]
    assert moving(hamburg="b6", ships={"hamburg": [17]}).legal() == [f"move:{n}" for n in range(1, 8)]


def payments(t: Table) -> list[tuple[str, ...]]:
    """Every way through the payment, as the stores left behind."""
    if t.asks != "pay":
        return [(t.store("hamburg"),)]
    return [way for key in t.legal() for way in payments(t.copy().play(key))]


@pytest.mark.rule("RIV-12.3")
def test_each_payment_has_exactly_one_path() -> None:
    ways = payments(moving(hamburg="b2 c1 l2 f1").play("move:5"))           # four of six goods
    assert len(ways) == len(set(ways)) == 8
    t = moving(hamburg="b2 c1 l2 f1").play("move:5")
    assert t.legal() == ["pay:beer", "pay:cloth"]
    assert t.refused("pay:leather") == "RIV-12.3"                           # leather and furniture are only three
    t.play("pay:cloth")
    assert t.asks == "option"                                               # the rest is leather and furniture
    t = moving(hamburg="b2 c2").play("move:4", "pay:beer")
    assert t.legal() == ["pay:beer", "pay:cloth"]
    back = moving(hamburg="b2 c2 l2").play("move:5", "pay:cloth")
    assert back.asks == "option" and back.store("hamburg") == "b2"
    order = moving(hamburg="b2 c3 l3").play("move:5", "pay:cloth")
    assert order.refused("pay:beer") == "RIV-12.3"
    assert moving(hamburg="b2 c2 l2").play("move:5").refused("pay:furniture") == "RIV-12.3"


@pytest.mark.rule("RIV-12.4")
def test_upkeep_offers_pay_only_if_payable() -> None:
    t = season(1, hamburg="c1 let1", alliances={"hamburg": ["bruxelles"]})
    assert (t.at, t.choices(), t.refused("yes")) == (("hamburg", "upkeep"), ["no"], "RIV-5.2")
    assert season(1, hamburg="f1", alliances={"hamburg": ["bruxelles"]}).legal() == ["yes", "no"]


@pytest.mark.rule("RIV-12.5")
def test_option_offers_what_the_place_and_the_hand_allow() -> None:
    full = choosing(inkwell=12, hamburg="let1", hands={"hamburg": ["S05", "S21"]}, dark={12: "S11"})
    assert full.legal() == ["use", "use-then-play", "play-then-use", "take", "play:S05", "play:S21"]
    assert choosing(inkwell=0).legal() == ["use"]
    assert choosing(inkwell=12, dark={}).legal() == ["pass"]


@pytest.mark.rule("RIV-12.6")
def test_half_offers_both_halves_even_if_one_can_do_nothing() -> None:
    assert using("B07").legal() == ["half:left", "half:right"]
    assert using("B07", alliances={"hamburg": ["gdansk"]}).asks != "half"


@pytest.mark.rule("RIV-12.7")
def test_next_action_offers_what_is_left_and_possible() -> None:
    t = using("S10", hamburg="f2")
    assert t.legal() == ["do:1", "do:2", "do:3", "no"]
    t.play("do:3")
    assert t.legal() == ["do:2", "no"]                      # no furniture left for the lawsuit


@pytest.mark.rule("RIV-12.8")
def test_the_hand_card_of_option_c_can_be_declined_only_after_a() -> None:
    position: dict[str, Any] = {"inkwell": 7, "hamburg": "let1", "hands": {"hamburg": ["S16", "S05"]}, "dark": {}}
    assert choosing(**position).play("play-then-use").legal() == ["play:S05", "play:S16"]
    t = choosing(**position).play("use-then-play", "no")
    assert (t.asks, t.legal()) == ("play-card", ["play:S05", "play:S16", "no"])
    assert t.refused("play:S01") == "RIV-2.12"


@pytest.mark.rule("RIV-12.11")
def test_donate_again_only_while_tokens_remain() -> None:
    t = using("S23", hamburg="l2", altona="s11").play("do:3")
    assert (t.asks, t.stars("hamburg"), t.store("hamburg")) == ("use-card", 1, "l1")
    short = using("S24", hamburg="b4 c1 let1").play("do:2")
    assert (short.choices(), short.refused("yes")) == (["no"], "RIV-4.8")


@pytest.mark.rule("RIV-12.14")
def test_a_repeat_is_offered_only_if_payable() -> None:
    t = using("B15", hamburg="c1 b1 let1", slots=COURT).play("do:1", "advance:3")
    assert (t.asks, t.choices(), t.refused("yes")) == ("lawsuit-repeat", ["no"], "RIV-4.26")


@pytest.mark.rule("RIV-12.15")
def test_repeat_prestige_offers_what_is_owned_unused_and_payable() -> None:
    t = using("B14", hamburg="b2 let1", ships={"hamburg": [16]}, alliances={"hamburg": ["bruxelles"]})
    t.play("half:left", "do:1")
    assert (t.choices(), t.refused("repeat:bruxelles")) == (["repeat:ship-16", "no"], "RIV-12.15")
    only_ship = using("B14", hamburg="b2 f1", ships={"hamburg": [16]}).play("half:left", "do:1")
    assert (only_ship.legal(), only_ship.refused("repeat:bruxelles")) == (["repeat:ship-16", "no"], "RIV-12.15")


@pytest.mark.rule("RIV-12.16")
def test_le_havre_needs_a_good_that_leaves_a_legal_cost() -> None:
    owned = {"hamburg": ["le_havre"]}
    only = using("B15", hamburg="l2", slots=[("L05", 0), ("L10", 0), ("L09", 0)], alliances=owned)
    assert only.play("do:1", "advance:1").at == ("altona", "move")          # the last leather could not do both
    t = using("B15", hamburg="l2 let1", slots=[("L05", 0), ("L10", 0), ("L09", 0)], alliances=owned)
    t.play("do:1", "advance:1")
    assert (t.choices(), t.refused("yes")) == (["no"], "RIV-12.16")
    both = using("B15", hamburg="l2 b1", slots=[("L05", 0), ("L10", 0), ("L09", 0)], alliances=owned)
    both.play("do:1", "advance:1")
    assert both.legal() == ["yes", "no"]
    both.play("yes")
    assert both.legal() == ["pay:beer", "pay:leather"]                      # free choice, also the foolish one
    assert both.play("pay:leather").at == ("altona", "move")


@pytest.mark.rule("RIV-12.17")
def test_kjobenhavn_needs_a_card_to_draw() -> None:
    hands = {"altona": [f"S{n:02}" for n in range(2, 21)]}
    dark = {4: "S21", 8: "S22", 12: "S23", 16: "S24"}
    t = using("B02", hamburg="b1 let1", alliances={"hamburg": ["kjobenhavn"]}, hands=hands, dark=dark).play("do:1")
    assert (t.asks, t.choices(), t.refused("yes")) == ("draw", ["no"], "RIV-12.17")


@pytest.mark.rule("RIV-12.23")
def test_the_rival_decides_only_a_few_things() -> None:
    allowed = {"upkeep", "pay", "prestige", "take-manufactory", "good"}
    seen = set()
    for seed in range(count(6, 60)):
        for s in random_states(200 + seed):
            on_turn = s.flow()[1]
            if s.over or s.is_chance() or s.step().name == "start-good" or s.actors() == [on_turn]:
                continue
            assert s.step().name in allowed
            assert any(TITLE.steps[step].name in ("season-end", "piracy-favour") for step in s.flow()[::6])
            seen.add(s.step().name)
    assert {"upkeep", "prestige"} <= seen


@pytest.mark.rule("RIV-12.24")
def test_a_chosen_action_can_be_waived_even_after_its_letter_is_gone() -> None:
    t = using("B03", hamburg="b1 let1", alliances={"altona": ["oslo"]}, board=[]).play("do:1")
    assert t.choices() == ["ally:oslo", "no"]
    t.play("letter:beer:cloth")
    assert t.at == ("altona", "move")                       # nothing but waiving is left
    ship = using("S18", hamburg="f2 b1 let1", row=[4]).play("do:2", "letter:furniture:cloth")
    assert (ship.asks, ship.ships("hamburg")) == ("use-card", [])
    suit = using("B15", hamburg="let1 b1", slots=[("L04", 0)]).play("do:1", "letter:beer:cloth")
    assert (suit.at, suit.marker("L04")) == (("altona", "move"), 0)
    assert using("S18", hamburg="f2", row=[4]).play("do:2", "no").store("hamburg") == "f2"


@pytest.mark.rule("RIV-12.25")
def test_a_season_has_at_most_twenty_turns() -> None:
    t = moving(inkwell=0, dark={})
    turns = 0
    while not t.events("season-step"):
        t.play("move:1")
        while t.asks != "move":
            t.play(t.legal()[-1])
        turns += 1
    assert turns == 20


@pytest.mark.rule("RIV-12.26")
@pytest.mark.parametrize("letter", ["", " let1"])
def test_a_mere_no_is_asked_only_where_a_letter_could_change_it(letter: str) -> None:
    owned = {"hamburg": ["bruxelles", "le_havre", "kjobenhavn"]}
    after = {
        "prestige": using("S08", hamburg=f"c1{letter}", alliances=owned, slots=[("L02", 0)]).play("do:2"),
        "draw": using("S04", hamburg=f"c1{letter}", alliances=owned, slots=[("L02", 0)]).play("do:2"),
        "lawsuit-repeat": using("S08", hamburg=f"b1 c1{letter}", slots=COURT).play("do:1", "advance:3"),
        "repeat-lawsuit": using("S08", hamburg=f"c1{letter}", alliances=owned, slots=[("L07", 0)]).play(
            "do:1", "advance:1"),
        "donation": using("S23", hamburg=f"l1 b1{letter}", slots=[("L01", 0)]).play("do:3"),
        "upkeep": season(1, hamburg=f"b1{letter}", alliances={"hamburg": ["bruxelles"]}),
        "lawsuit": using("B07", hamburg=f"c3 b1{letter}", row=[2, 12], slots=[("L05", 0)]).play(
            "half:left", "do:1", "buy:2"),
        "use-card": using("B15", hamburg=f"b1{letter}", slots=[("L05", 0)]),
    }
    for decision, t in after.items():
        if letter:
            assert (t.asks, t.choices()) == (decision, ["no"])
        else:
            assert t.asks != decision


@pytest.mark.rule("RIV-12.26")
def test_repeats_are_not_asked_without_their_owner() -> None:
    rich = "b5 c5 l5 f5 let2"
    theirs = {"altona": ["bruxelles", "le_havre", "kjobenhavn"]}
    assert using("S08", hamburg=rich, alliances=theirs).play("do:2").asks == "use-card"
    assert using("S08", hamburg=rich, alliances=theirs, slots=COURT).play("do:1", "advance:1").asks == "use-card"
    assert using("S04", hamburg=rich, alliances=theirs).play("do:2").asks == "use-card"


@pytest.mark.rule("RIV-12.26")
def test_payments_of_fixed_goods_are_not_asked() -> None:
    rich = "b9 c9 l9 f9"
    assert using("S18", hamburg=rich, row=[4, 12]).play("do:2", "buy:4").asks == "use-card"
    assert using("S08", hamburg=rich, slots=[("L08", 0)]).play("do:1", "advance:1").asks == "use-card"
    assert using("S13", hamburg=rich).play("do:3").asks == "use-card"
    assert season(1, hamburg=rich, alliances={"hamburg": ["kjobenhavn"]}).play("yes").asks == "option"


@pytest.mark.rule("RIV-12.26")
def test_a_match_answers_a_single_choice_that_all_can_see() -> None:
    t = choosing("hamburg", inkwell=8, dark={})
    match = Match(t.s.clone(), seeded(1))
    match.settle()
    assert [(match.key(entry.action), entry.forced) for entry in match.entries] == [("pass", True)]
    assert match.actors() == [1]
    held = Match(choosing("hamburg", inkwell=8, dark={}, hands={"hamburg": ["S05"]}).s.clone(), seeded(1))
    held.settle()
    assert held.entries == []                               # answering for it would show the card
