"""Scenarios 1 to 12: the worked examples of the rulebook."""

import pytest

from .position import choosing, moving, new_table, season, using


@pytest.mark.scenario("RIV-S01")
@pytest.mark.rule("RIV-1.13", "RIV-1.15", "RIV-12.1")
def test_start_goods_the_other_city_gets_one_beer_more() -> None:
    t = new_table("start:hamburg")
    assert t.at == ("hamburg", "start-good")
    t.play("good:furniture")
    assert t.at == ("altona", "start-good")
    t.play("good:furniture")
    assert (t.store("hamburg"), t.store("altona")) == ("b1 f1", "b2 f1")
    assert t.store("supply") == "b9 c12 l12 f10 let12"
    assert t.cell("manufactories") == 10
    assert t.works("hamburg") == t.works("altona") == (1, 0)
    assert t.at == ("hamburg", "move")


@pytest.mark.scenario("RIV-S02")
@pytest.mark.rule("RIV-2.4", "RIV-2.5")
def test_six_spaces_cost_six_goods_of_choice() -> None:
    start = moving("hamburg", hamburg="b2 c2 l2 f1", inkwell=0)
    t = start.copy().play("move:6")
    assert t.at == ("hamburg", "pay")
    t.play("pay:beer", "pay:cloth")                     # one beer is kept, so everything else has to go
    assert t.store("hamburg") == "b1"
    assert t.inkwell == 6
    assert (t.bell, t.asks) == ("nobody", "option")
    assert not t.events("season-step")
    for n in (1, 2):
        free = start.copy().play(f"move:{n}")
        assert (free.store("hamburg"), free.asks) == ("b2 c2 l2 f1", "option")


@pytest.mark.scenario("RIV-S03")
@pytest.mark.rule("RIV-2.6", "RIV-2.5")
def test_letters_do_not_carry_the_inkwell_further() -> None:
    t = moving("altona", altona="b1 c1 f1 let4")
    assert t.choices() == ["move:1", "move:2", "move:3", "move:4"]
    assert t.refused("move:5") == "RIV-2.6"


@pytest.mark.scenario("RIV-S04")
@pytest.mark.rule("RIV-4.8", "RIV-4.9")
def test_donation_of_any_two_goods_once() -> None:
    t = using("B08", hamburg="b1 c1 l1").play("do:2")
    assert t.at == ("hamburg", "pay")
    t.play("pay:beer", "pay:cloth")
    assert (t.store("hamburg"), t.stars("hamburg")) == ("l1", 1)
    assert t.at == ("hamburg", "use-card")
    assert t.refused("do:2") == "RIV-3.1"


@pytest.mark.scenario("RIV-S05")
@pytest.mark.rule("RIV-4.8", "RIV-12.11")
def test_donation_up_to_twice() -> None:
    t = using("S23", "altona", altona="l3").play("do:3")
    assert (t.at, t.legal()) == (("altona", "donation"), ["yes", "no"])
    t.play("yes")
    assert (t.store("altona"), t.stars("altona")) == ("l1", 2)
    assert t.asks == "use-card"
    assert t.refused("do:3") == "RIV-3.1"


@pytest.mark.scenario("RIV-S06")
@pytest.mark.rule("RIV-4.8")
def test_two_furniture_for_three_stars() -> None:
    t = using("S10", hamburg="f2", altona="s4").play("do:3")
    assert (t.store("hamburg"), t.stars("hamburg"), t.stars("supply")) == ("-", 3, 5)


@pytest.mark.scenario("RIV-S07")
@pytest.mark.rule("RIV-4.26", "RIV-4.27", "RIV-4.28", "RIV-4.30", "RIV-4.32")
def test_a_lawsuit_in_slot_3_can_be_repeated_twice_without_its_bonus() -> None:
    slots = [("L01", 0), ("L03", 0), ("L02", 1)]
    t = using("B15", "altona", altona="l3", slots=slots).play("do:1", "advance:3")
    assert (t.store("altona"), t.marker("L02")) == ("l2 f1", 0)
    assert t.legal() == ["yes", "no"]
    once = t.copy().play("no")
    assert (once.store("altona"), once.marker("L02"), once.at) == ("l2 f1", 0, ("hamburg", "move"))
    t.play("yes", "yes")
    assert (t.store("altona"), t.marker("L02"), t.at) == ("f1", -2, ("hamburg", "move"))


@pytest.mark.scenario("RIV-S07")
@pytest.mark.rule("RIV-4.30")
def test_no_third_repeat_is_offered_even_if_it_could_be_paid() -> None:
    slots = [("L01", 0), ("L03", 0), ("L02", 1)]
    t = using("B15", "altona", altona="l4", slots=slots).play("do:1", "advance:3", "yes", "yes")
    assert (t.store("altona"), t.marker("L02"), t.at) == ("l1 f1", -2, ("hamburg", "move"))


@pytest.mark.scenario("RIV-S08")
@pytest.mark.rule("RIV-5.7")
@pytest.mark.parametrize(("prestige", "hamburg", "altona"), [
    (-4, "-", "b1 c1 l1"),
    (-1, "-", "-"),
    (0, "-", "-"),
    (1, "-", "-"),
    (2, "b1", "-"),
    (7, "b1 c1 l1 f1 let1", "-"),
])
def test_prestige_income_of_every_space_up_to_the_marker(prestige: int, hamburg: str, altona: str) -> None:
    t = season(4, prestige=prestige)
    assert (t.store("hamburg"), t.store("altona")) == (hamburg, altona)
    assert (t.stars("hamburg"), t.stars("altona")) == (int(prestige == 7), 0)


@pytest.mark.scenario("RIV-S09")
@pytest.mark.rule("RIV-9.1", "RIV-8.6", "RIV-9.8", "RIV-8.9")
def test_ship_1_with_bruxelles_and_ship_16_makes_six_steps() -> None:
    t = using(
        "B07", hamburg="b4 f5", prestige=-2, ships={"hamburg": [16]}, alliances={"hamburg": ["bruxelles"]},
        row=[1, 9, 10, 12],
    ).play("half:left", "do:1", "buy:1")
    assert (t.store("hamburg"), t.prestige, t.asks) == ("b4 f2", -1, "prestige")
    seen = [t.prestige]
    for key in ("repeat:bruxelles", "repeat:ship-16", "repeat:bruxelles", "repeat:ship-16"):
        t.play(key)
        seen.append(t.prestige)
    assert seen == [-1, 0, 2, 3, 4]         # the second step of the ship follows at once on the first one's last repeat
    assert (t.store("hamburg"), t.prestige) == ("-", 4)
    assert t.asks != "prestige"


@pytest.mark.scenario("RIV-S10")
@pytest.mark.rule("RIV-4.35", "RIV-4.37")
def test_only_neighbouring_lawsuits_can_be_swapped() -> None:
    slots = [("L01", 3), ("L02", -1), ("L03", 0)]
    t = using("B13", "altona", slots=slots).play("half:left", "do:1")
    assert t.legal() == ["ruling:swap-12", "ruling:swap-23", "no"]
    assert t.refused("ruling:resolve") == "RIV-4.35"
    t.play("ruling:swap-12")
    assert t.slots() == ["L02", "L01", "L03"]
    assert [t.marker(suit) for suit in t.slots()] == [-1, 3, 0]


@pytest.mark.scenario("RIV-S11")
@pytest.mark.rule("RIV-2.13", "RIV-2.14")
def test_option_c_needs_the_letter_beforehand() -> None:
    t = choosing(inkwell=6, hands={"hamburg": ["S01"]})
    assert t.card(6) == "B05"
    assert t.legal() == ["use", "play:S01"]
    assert t.refused("use-then-play") == t.refused("play-then-use") == "RIV-2.13"
    one = choosing(inkwell=6, hamburg="let1", hands={"hamburg": ["S01"]}).play("use-then-play")
    assert one.store("hamburg") == "-"


@pytest.mark.scenario("RIV-S12")
@pytest.mark.rule("RIV-2.8", "RIV-2.9", "RIV-5.1", "RIV-5.18")
def test_crossing_the_bell_brings_the_season_end_before_the_option() -> None:
    t = moving("altona", altona="b1 c1", inkwell=18).play("move:3")
    assert (t.at, t.inkwell) == (("altona", "pay"), 1)
    assert not t.events("season-step")                  # the move is paid first
    t.play("pay:beer")
    assert t.events("bell") == [("bell", {"city": "city-altona"})]
    assert [params["n"] for _, params in t.events("season-step")] == list(range(1, 9))
    assert (t.at, t.bell, t.store("altona")) == (("altona", "option"), "nobody", "c1")
    assert (t.inkwell, t.card(1), t.legal()) == (1, "B01", ["use"])
