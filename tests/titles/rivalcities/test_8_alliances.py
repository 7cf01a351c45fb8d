"""Section 8: what alliances do for their owner."""

import pytest

from .position import choosing, season, using


@pytest.mark.rule("RIV-8.1")
@pytest.mark.parametrize(("alliance", "card", "do", "store"), [
    ("oslo", "S16", "do:1", "f2"), ("london", "B06", "do:1", "c2"), ("novgorod", "B11", "do:1", "l2"),
    ("oslo", "S20", "do:2", "f2"), ("london", "S07", "do:2", "c2"), ("london", "S16", "do:1", "f1"),
    ("novgorod", "B06", "do:1", "c1"), ("oslo", "S12", "do:3", "b2"),
])
def test_one_more_good_of_their_type(alliance: str, card: str, do: str, store: str) -> None:
    assert using(card, hamburg="m0", alliances={"hamburg": [alliance]}).play(do).store("hamburg") == store


@pytest.mark.rule("RIV-8.1")
def test_the_rivals_alliance_gives_nothing() -> None:
    assert using("S16", hamburg="m0", alliances={"altona": ["oslo"]}).play("do:1").store("hamburg") == "f1"
    assert using("S07", hamburg="m0", alliances={"altona": ["london"]}).play("do:2").store("hamburg") == "c1"


@pytest.mark.rule("RIV-8.1")
def test_nothing_more_when_nothing_of_the_type_was_gained() -> None:
    t = using("B06", hamburg="c6 m0", altona="c6", alliances={"hamburg": ["london"]}).play("do:1")
    assert t.store("hamburg") == "c6"
    several = using("S11", hamburg="m2", alliances={"hamburg": ["london", "oslo", "novgorod"]})
    several.play("do:1", "good:cloth", "good:cloth", "good:furniture")
    assert several.store("hamburg") == "c3 f2"              # once per type and action, at its end
    last = [params["item"] for _, params in several.events("gained")][-2:]
    assert last == ["good-cloth", "good-furniture"]


@pytest.mark.rule("RIV-8.2")
def test_only_production_and_gift_count() -> None:
    owned = {"hamburg": ["london", "oslo", "novgorod"]}
    suit = using("B15", hamburg="l1", alliances=owned, slots=[("L02", 0), ("L01", 0), ("L03", 0)])
    assert suit.play("do:1", "advance:1").store("hamburg") == "f1"
    exchange = using("B08", hamburg="b2", alliances=owned).play("do:1", "exchange:beer:cloth")
    assert exchange.store("hamburg") == "b1 c1"
    letter = choosing(inkwell=7, hamburg="b1 let1", alliances=owned).play("letter:beer:cloth")
    assert letter.store("hamburg") == "c1"
    income = season(3, ships={"hamburg": [9], "altona": [1]}, alliances=owned)
    assert income.store("hamburg") == "c2"
    track = season(4, prestige=5, alliances=owned)
    assert track.store("hamburg") == "b1 c1 l1 f1"
    win = season(5, slots=[("L01", 2), ("L02", 0), ("L03", 0)], alliances=owned)
    assert win.store("hamburg") == "l3"


@pytest.mark.rule("RIV-8.2")
def test_a_gain_before_the_gift_does_not_count_for_it() -> None:
    t = using("S10", hamburg="c1", alliances={"hamburg": ["novgorod"]}, slots=[("L01", 0), ("L02", 0), ("L03", 0)])
    t.play("do:1", "advance:1", "do:2")                     # leather from the lawsuit, then a gift of beer
    assert t.store("hamburg") == "b1 l1"


@pytest.mark.rule("RIV-8.3", "RIV-13.5")
def test_the_printed_card_of_space_0_is_a_gift() -> None:
    t = choosing(inkwell=0, alliances={"hamburg": ["london"]}).play("use", "do:1")
    assert t.copy().play("good:cloth").store("hamburg") == "c2"
    assert t.play("good:beer").store("hamburg") == "b1"


@pytest.mark.rule("RIV-8.4", "RIV-13.22")
def test_amsterdam_adds_one_star_per_donation_action() -> None:
    owned = {"hamburg": ["amsterdam"]}
    t = using("S23", hamburg="l2", alliances=owned).play("do:3")
    assert t.stars("hamburg") == 1                          # not yet: it comes at the end of the action
    assert t.copy().play("no").stars("hamburg") == 2
    assert t.play("yes").stars("hamburg") == 3
    assert using("S10", hamburg="f2", alliances=owned).play("do:3").stars("hamburg") == 4
    short = using("S10", hamburg="f2", altona="s9", alliances=owned).play("do:3")
    assert short.stars("hamburg") == 3


@pytest.mark.rule("RIV-8.5")
@pytest.mark.parametrize("order", [("do:1", "do:2"), ("do:2", "do:1")])
def test_gdansk_uses_both_halves_in_either_order(order: tuple[str, str]) -> None:
    t = using("B14", hamburg="m0", alliances={"hamburg": ["gdansk"]})
    assert (t.asks, t.legal()) == ("use-card", ["do:1", "do:2", "no"])
    t.play(*order)
    assert (t.prestige, t.store("hamburg"), t.at) == (1, "b2", ("altona", "move"))
    assert using("B14", alliances={"altona": ["gdansk"]}).asks == "half"


@pytest.mark.rule("RIV-8.5", "RIV-13.7")
def test_gdansk_taken_by_the_first_card_of_option_c_counts_for_the_second() -> None:
    t = choosing(inkwell=18, hamburg="let1", hands={"hamburg": ["S07"]}, board=["gdansk", "oslo"], dark={})
    t.play("play-then-use", "play:S07", "do:3", "ally:gdansk", "no")
    assert (t.asks, t.legal()) == ("use-card", ["do:1", "do:2", "no"])


@pytest.mark.rule("RIV-8.6")
def test_bruxelles_repeats_prestige_for_a_furniture() -> None:
    t = using("S08", hamburg="f3", alliances={"hamburg": ["bruxelles"]}).play("do:2")
    assert (t.legal(), t.prestige) == (["repeat:bruxelles", "no"], 1)
    t.play("repeat:bruxelles")
    assert (t.asks, t.prestige, t.store("hamburg")) == ("use-card", 2, "f2")
    assert using("B14", hamburg="b5", alliances={"hamburg": ["bruxelles"]}).play("half:left", "do:1").at == (
        "altona", "move")


@pytest.mark.rule("RIV-8.7", "RIV-12.16", "RIV-12.24")
def test_le_havre_is_a_complete_lawsuit_action() -> None:
    t = using("B15", hamburg="b1 c4", alliances={"hamburg": ["le_havre"]}, slots=[("L02", 0), ("L07", 0), ("L01", 0)])
    t.play("do:1", "advance:2", "no")
    assert (t.asks, t.store("hamburg")) == ("repeat-lawsuit", "b2 c3")
    t.play("yes", "pay:beer")
    assert t.legal() == ["advance:2", "advance:3", "no"]
    waived = t.copy().play("no")
    assert (waived.store("hamburg"), waived.at) == ("b1 c3", ("altona", "move"))    # what was paid stays paid
    t.play("advance:3", "yes", "yes")
    assert (t.store("hamburg"), t.marker("L01"), t.at) == ("b1 l1", 3, ("altona", "move"))


@pytest.mark.rule("RIV-8.7")
def test_le_havre_needs_a_lawsuit_that_was_advanced() -> None:
    t = using("B15", hamburg="b3 c1", alliances={"hamburg": ["le_havre"]}).play("do:1", "no")
    assert t.at == ("altona", "move")


@pytest.mark.rule("RIV-8.8", "RIV-12.17")
def test_kjobenhavn_once_per_original_draw() -> None:
    t = using("S04", hamburg="b3", alliances={"hamburg": ["kjobenhavn"]})
    t.play("do:2", "yes", "do:3", "yes")
    assert (len(t.hand("hamburg")), t.store("hamburg")) == (4, "b1")
    poor = using("B02", hamburg="c1", alliances={"hamburg": ["kjobenhavn"]}).play("do:1")
    assert poor.at == ("altona", "move")
    letter = using("B02", hamburg="c1 let1", alliances={"hamburg": ["kjobenhavn"]}).play("do:1")
    assert letter.refused("yes") == "RIV-8.8"


@pytest.mark.rule("RIV-8.9", "RIV-13.8")
def test_repeats_are_not_repeated() -> None:
    owned = {"hamburg": ["bruxelles", "le_havre", "kjobenhavn"]}
    t = using("B14", hamburg="b9 f9", ships={"hamburg": [16]}, alliances=owned).play("half:left", "do:1")
    assert t.legal() == ["repeat:bruxelles", "repeat:ship-16", "no"]
    first = t.copy().play("repeat:ship-16")
    assert (first.legal(), first.refused("repeat:ship-16")) == (["repeat:bruxelles", "no"], "RIV-8.9")
    t.play("repeat:bruxelles")
    assert (t.legal(), t.refused("repeat:bruxelles")) == (["repeat:ship-16", "no"], "RIV-8.9")
    t.play("repeat:ship-16")
    assert (t.prestige, t.at, t.store("hamburg")) == (3, ("altona", "move"), "b7 f8")
    suit = using("B15", hamburg="c9", alliances=owned, slots=[("L07", 0), ("L02", 0), ("L03", 0)])
    suit.play("do:1", "advance:1", "yes", "pay:cloth", "advance:1")
    assert (suit.marker("L07"), suit.at) == (2, ("altona", "move"))
    assert using("B02", hamburg="b9", alliances=owned).play("do:1", "yes").at == ("altona", "move")
