"""Section 4, first half: goods, letters, special cards and manufactories."""

import pytest

from .position import choosing, season, using


@pytest.mark.rule("RIV-4.1")
@pytest.mark.parametrize(("card", "half", "do", "store"), [
    ("B01", "half:left", "do:1", "b2"), ("B01", "half:right", "do:2", "c1"), ("B05", "half:left", "do:1", "f1"),
    ("B11", "", "do:1", "l1"), ("B14", "half:right", "do:2", "b2"), ("S16", "", "do:1", "f1"),
])
def test_production_gives_its_goods(card: str, half: str, do: str, store: str) -> None:
    t = using(card, hamburg="m0")
    if half:
        t.play(half)
    assert t.play(do).store("hamburg") == store


@pytest.mark.rule("RIV-4.2", "RIV-12.10")
def test_each_turned_manufactory_yields_one_more_of_the_same() -> None:
    t = using("B11", hamburg="m3 i1").play("do:1")
    assert (t.store("hamburg"), t.legal()) == ("l1", ["turn:0", "turn:1", "turn:2", "turn:3"])
    assert t.refused("turn:4") == "RIV-4.2"
    for n in range(4):
        made = t.copy().play(f"turn:{n}")
        assert (made.store("hamburg"), made.works("hamburg")) == (f"l{1 + n}", (3 - n, 1 + n))


@pytest.mark.rule("RIV-4.2", "RIV-12.10")
def test_a_manufactory_turns_only_while_its_good_can_be_gained() -> None:
    t = using("B11", hamburg="m5 l5", altona="l4").play("do:1")
    assert t.legal() == ["turn:0", "turn:1", "turn:2"]          # two are left in the supply; the rival has fewer
    assert t.refused("turn:3") == "RIV-4.2"
    taking = using("B11", hamburg="m5", altona="l10").play("do:1")
    assert taking.legal() == [f"turn:{n}" for n in range(6)]    # one from the supply, then from the rival: 10 > 2 ...
    assert taking.play("turn:5").store("hamburg") == "l6"
    none = using("B11", hamburg="m5 l6", altona="l6").play("do:1")
    assert (none.at, none.works("hamburg")) == (("altona", "move"), (5, 0))     # nothing to decide


@pytest.mark.rule("RIV-4.3", "RIV-13.16", "RIV-12.10")
def test_production_of_any_good_chooses_each_good_anew() -> None:
    t = using("S11", hamburg="m3").play("do:1")
    assert (t.asks, len(t.legal())) == ("good", 4)
    t.play("good:furniture")
    assert t.asks == "manufactory-good"
    assert t.legal() == ["good:beer", "good:cloth", "good:leather", "good:furniture", "no"]
    t.play("good:beer", "good:cloth")
    assert (t.store("hamburg"), t.works("hamburg")) == ("b1 c1 f1", (1, 2))
    t.play("no")
    assert (t.at, t.works("hamburg")) == (("altona", "move"), (1, 2))


@pytest.mark.rule("RIV-4.4", "RIV-9.6")
def test_production_extras_come_in_their_order() -> None:
    t = using("B06", hamburg="m1", ships={"hamburg": [14, 11, 13, 12], "altona": [1, 2, 3]},
              alliances={"hamburg": ["london", "novgorod", "oslo"]}).play("do:1", "turn:1")
    gained = [params["item"] for _, params in t.events("gained")]
    goods = [str(item).removeprefix("good-") for item in gained]
    assert goods == ["cloth", "cloth", "beer", "leather", "cloth", "furniture", "cloth", "leather", "furniture"]


@pytest.mark.rule("RIV-4.5")
def test_inactive_manufactories_give_nothing() -> None:
    t = using("B11", hamburg="m0 i4").play("do:1")
    assert (t.store("hamburg"), t.works("hamburg"), t.at) == ("l1", (0, 4), ("altona", "move"))
    assert using("S11", hamburg="m0 i4").play("do:1", "good:beer").at == ("altona", "move")


@pytest.mark.rule("RIV-4.6", "RIV-12.9")
def test_gifts() -> None:
    assert using("S12").play("do:3").store("hamburg") == "b2"
    t = using("S24").play("do:1")
    assert (t.at, t.legal()) == (("hamburg", "good"), ["good:beer", "good:cloth", "good:leather", "good:furniture"])
    t.play("good:furniture", "good:beer")
    assert t.store("hamburg") == "b1 f1"


@pytest.mark.rule("RIV-4.7")
def test_gifts_know_alliances_but_no_manufactories_and_ships() -> None:
    t = using("S17", hamburg="m3", ships={"hamburg": [11, 12]}, alliances={"hamburg": ["oslo"]}).play("do:3")
    assert (t.store("hamburg"), t.works("hamburg")) == ("f2", (3, 0))
    assert t.asks == "use-card"


@pytest.mark.rule("RIV-4.8", "RIV-4.9", "RIV-12.11")
def test_donation_takes_the_cost_each_time() -> None:
    t = using("S24", hamburg="b5 c9").play("do:2")
    assert (t.store("hamburg"), t.stars("hamburg"), t.stars("supply")) == ("b2 c9", 1, 11)
    assert t.asks == "use-card"                             # two beer are too few for a second time
    t = using("B08", hamburg="b2 c1 f1").play("do:2")
    assert t.legal() == ["pay:beer", "pay:cloth"]
    assert t.play("pay:cloth").store("hamburg") == "b2"     # cloth first leaves the furniture as the second


@pytest.mark.rule("RIV-4.10")
def test_amsterdam_adds_one_star_to_a_donation() -> None:
    owned = {"hamburg": ["amsterdam"]}
    assert using("S13", hamburg="c1", alliances=owned).play("do:3").stars("hamburg") == 2
    assert using("S23", hamburg="l2", alliances=owned).play("do:3", "yes").stars("hamburg") == 3
    assert using("S13", hamburg="c1", alliances={"altona": ["amsterdam"]}).play("do:3").stars("hamburg") == 1


@pytest.mark.rule("RIV-4.11", "RIV-7.2")
def test_star_tokens_do_nothing_before_the_scoring() -> None:
    t = using("S13", hamburg="c1 s11").play("do:3")
    assert (t.stars("supply"), t.asks) == (0, "use-card")
    assert not t.s.over


@pytest.mark.rule("RIV-4.12", "RIV-12.12", "RIV-13.30")
def test_exchange_up_to_twice_for_another_type() -> None:
    t = using("B08", hamburg="b2").play("do:1")
    assert t.legal() == ["exchange:beer:cloth", "exchange:beer:leather", "exchange:beer:furniture", "no"]
    assert t.refused("exchange:beer:beer") == "RIV-13.30"
    assert t.refused("exchange:cloth:beer") == "RIV-4.12"
    t.play("exchange:beer:furniture")
    assert t.store("hamburg") == "b1 f1"
    assert t.copy().play("no").asks == "use-card"
    t.play("exchange:furniture:leather")
    assert (t.store("hamburg"), t.store("supply"), t.asks) == ("b1 l1", "b11 c12 l11 f12 let12", "use-card")


@pytest.mark.rule("RIV-4.13")
def test_letters() -> None:
    assert using("S01").play("do:2").store("hamburg") == "let2"
    assert using("S08").play("do:3").store("hamburg") == "let1"


@pytest.mark.rule("RIV-4.14")
def test_letter_exchange_as_often_as_letters_last() -> None:
    t = choosing(inkwell=7, hamburg="b2 let3")
    assert t.exchanges() == [f"letter:beer:{good}" for good in ("cloth", "leather", "furniture")]
    assert t.refused("letter:beer:beer") == "RIV-13.30"
    assert t.refused("letter:cloth:beer") == "RIV-4.14"
    t.play("letter:beer:cloth", "letter:cloth:furniture", "letter:beer:leather")
    assert (t.store("hamburg"), t.store("supply"), t.at) == (
        "l1 f1", "b12 c12 l11 f11 let12", ("hamburg", "option"))
    assert t.refused("letter:leather:beer") == "RIV-4.14"


@pytest.mark.rule("RIV-4.15", "RIV-13.20")
def test_letter_exchange_only_at_own_decisions_and_never_inside_a_payment() -> None:
    t = using("B08", hamburg="b2 c2 let1", altona="b2 let2").play("do:2")
    assert (t.asks, t.exchanges()) == ("pay", [])
    assert t.refused("letter:beer:furniture") == "KON-1.3"
    assert t.refused("letter:beer:furniture", "altona") == "KON-1.2"
    rival = season(1, "hamburg", altona="b1 let1", alliances={"altona": ["oslo"]})
    assert rival.at == ("altona", "upkeep") and rival.exchanges()


@pytest.mark.rule("RIV-4.16", "RIV-11.1")
def test_draw_takes_a_card_of_the_stack() -> None:
    t = using("B02", fate=["special:S11"])
    before = len(t.stack())
    t.play("do:1")
    assert (t.hand("hamburg"), len(t.stack())) == (["S11"], before - 1)


@pytest.mark.rule("RIV-4.17", "RIV-13.4")
def test_the_discard_pile_is_shuffled_only_when_the_stack_is_empty() -> None:
    nearly = [f"S{n:02}" for n in range(1, 20)]
    one = using("B02", discard=nearly, hands={"altona": ["S20", "S21", "S22", "S23"]}, dark={}).play("do:1")
    assert one.hand("hamburg") == ["S24"]                   # the last card comes before any shuffle
    assert (one.discard(), one.stack()) == (nearly, [])
    again = using("B02", discard=nearly, hands={"altona": ["S20", "S21", "S22", "S23", "S24"]}, dark={})
    again.fate("special:S07").play("do:1")
    assert (again.hand("hamburg"), again.discard(), len(again.stack())) == (["S07"], [], 18)


@pytest.mark.rule("RIV-4.17")
def test_no_card_is_drawn_when_none_is_left() -> None:
    hands = {"altona": [f"S{n:02}" for n in range(1, 21)]}
    t = using("B07", hamburg="l3", row=[3, 12], hands=hands, dark={4: "S21", 8: "S22", 12: "S23", 16: "S24"})
    t.play("half:left", "do:1", "buy:3")
    assert (t.hand("hamburg"), t.at) == ([], ("altona", "move"))
    dealt = season(6, hands={"hamburg": [f"S{n:02}" for n in range(1, 23)]}, dark={16: "S23"}, discard=["S24"])
    assert sorted(dealt.card(space) for space in (4, 8, 12, 16)) == ["-", "-", "S23", "S24"]


@pytest.mark.rule("RIV-4.18")
def test_a_played_card_is_not_part_of_the_reshuffle_it_causes() -> None:
    others = [f"S{n:02}" for n in range(1, 25) if n != 4]
    t = using("S04", hands={"altona": others[2:]}, discard=others[:2], dark={}, fate=["special:S01", "special:S02"])
    assert t.stack() == []
    t.play("do:2", "do:3")
    assert (t.hand("hamburg"), t.discard()) == (["S01", "S02"], ["S04"])
    last = using("S04", hands={"altona": others[1:]}, discard=others[:1], dark={}).play("do:2")
    assert last.hand("hamburg") == ["S01"]
    assert last.at == ("altona", "move")                    # the second draw finds nothing, S04 itself does not count


@pytest.mark.rule("RIV-4.19", "RIV-8.8", "RIV-12.17")
def test_kjobenhavn_draws_once_more_for_a_beer() -> None:
    t = using("B02", hamburg="b3", alliances={"hamburg": ["kjobenhavn"]}, fate=["special:S01", "special:S02"])
    t.play("do:1")
    assert (t.asks, t.legal(), t.hand("hamburg")) == ("draw", ["yes", "no"], ["S01"])
    assert t.copy().play("no").at == ("altona", "move")
    t.play("yes")
    assert (t.hand("hamburg"), t.store("hamburg"), t.at) == (["S01", "S02"], "b2", ("altona", "move"))


@pytest.mark.rule("RIV-4.20")
def test_a_manufactory_for_two_goods() -> None:
    t = using("B04", hamburg="b1 c1 l1").play("do:1")
    assert t.legal() == ["pay:beer", "pay:cloth"]
    t.play("pay:beer", "pay:leather")
    assert (t.store("hamburg"), t.works("hamburg"), t.cell("manufactories")) == ("c1", (2, 0), 9)


@pytest.mark.rule("RIV-4.21")
def test_a_free_manufactory() -> None:
    t = using("S14", hamburg="b1 i2").play("do:2")
    assert (t.store("hamburg"), t.works("hamburg"), t.cell("manufactories")) == ("b1", (2, 2), 7)


@pytest.mark.rule("RIV-4.22", "RIV-10.5")
def test_no_manufactory_from_an_empty_supply() -> None:
    assert using("B04", hamburg="b4 m4", altona="m8").at == ("altona", "move")
    assert using("S15", hamburg="c1 m4", altona="m8").refused("do:2") == "RIV-3.5"
