"""Section 13: rulings that no other chapter's tests name, or that need a position of their own."""

import pytest

from .position import choosing, moving, season, using


@pytest.mark.rule("RIV-13.5")
def test_space_0_is_an_ordinary_card_that_cannot_be_taken() -> None:
    t = moving(inkwell=19, hamburg="b1 let1", hands={"hamburg": ["S16"]}).play("move:1")
    assert t.events("season-step")                          # reached only over the bell
    assert t.choices() == ["use", "use-then-play", "play-then-use", "play:S16"]
    assert t.refused("take") == "RIV-2.16"
    t.play("use-then-play", "do:1", "good:leather", "no")
    assert (t.store("hamburg"), t.card(0)) == ("b1 l1", "B00")


@pytest.mark.rule("RIV-13.13")
def test_without_a_stack_slots_3_and_then_2_stay_empty() -> None:
    first = season(5, slots=[("L01", 0), ("L02", 0), ("L03", 2)], suits_left=0)
    assert first.slots() == ["L02", "L03", "-"]
    second = season(5, slots=[("L02", 0), ("L03", 2)], suits_left=0)
    assert second.slots() == ["L03", "-", "-"]
    ruling = using("S22", slots=[("L03", 2)], suits_left=0).play("do:1")
    assert ruling.legal() == ["ruling:resolve", "no"]


@pytest.mark.rule("RIV-13.14")
def test_incomes_and_bonuses_are_taken_without_asking() -> None:
    t = season(2, "altona", hamburg="b1", ships={"hamburg": [6, 8], "altona": [20]}, prestige=1,
               slots=[("L05", 2), ("L01", 0), ("L03", 0)])
    assert t.at == ("altona", "option")                     # nobody was asked anything on the way
    assert (t.prestige, t.stars("hamburg"), t.store("hamburg")) == (3, 1 + 2, "b5 c1")
    last = season(5, "altona", altona="s10", slots=[("L05", 2), ("L01", 0), ("L03", 0)])
    assert (last.stars("hamburg"), last.winner) == (2, ("altona", "stars"))     # even when that ends the game


@pytest.mark.rule("RIV-13.18")
def test_a_good_taken_from_the_rival_counts_for_the_alliance() -> None:
    t = using("B06", "altona", hamburg="c10", altona="c2 m0", alliances={"altona": ["london"]}).play("do:1")
    assert (t.store("hamburg"), t.store("altona")) == ("c8", "c4")
    last = using("B06", "altona", hamburg="c7", altona="c5 m0", alliances={"altona": ["london"]}).play("do:1")
    assert (last.store("hamburg"), last.store("altona")) == ("c6", "c6")       # the extra one is forgone at 6 : 6


@pytest.mark.rule("RIV-13.25")
def test_after_a_ruling_the_season_end_resolves_the_next_lawsuit_too() -> None:
    t = using("B13", inkwell=17, slots=[("L09", 2), ("L05", 2), ("L03", 0)])
    t.play("half:left", "do:1", "ruling:resolve")
    assert t.slots()[0] == "L05"
    t.play("move:2", "use", "move:1")
    assert (t.won("hamburg"), t.cell("suits_left")) == (["L05", "L09"], 2)


@pytest.mark.rule("RIV-13.31")
def test_a_manufactory_from_the_first_card_of_option_c_works_for_the_second() -> None:
    t = choosing(inkwell=7, hamburg="m0 let1", hands={"hamburg": ["S14"]}, dark={})
    t.play("play-then-use", "play:S14", "do:2", "do:1", "turn:1")
    assert (t.store("hamburg"), t.works("hamburg")) == ("c2", (0, 1))


@pytest.mark.rule("RIV-13.20")
def test_no_letter_exchange_in_answer_to_the_rivals_choice() -> None:
    t = using("S05", altona="b1 f1 let3").play("do:1")
    assert t.who == "hamburg"
    assert t.refused("letter:beer:cloth", "altona") == "KON-1.2"
    t = moving("hamburg", hamburg="b1", altona="b1 let3")
    assert t.refused("letter:beer:cloth", "altona") == "KON-1.2"
