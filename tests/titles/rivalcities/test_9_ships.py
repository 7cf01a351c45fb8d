"""Section 9: what ships do for their owner."""

import pytest

from .position import choosing, moving, season, using


@pytest.mark.rule("RIV-9.1", "RIV-13.14")
def test_ship_1_gives_prestige_twice() -> None:
    t = using("B07", hamburg="f3", row=[1, 12]).play("half:left", "do:1", "buy:1")
    assert (t.prestige, t.at) == (2, ("altona", "move"))
    twice = using("B07", hamburg="f5", row=[1, 12], alliances={"hamburg": ["bruxelles"]})
    twice.play("half:left", "do:1", "buy:1", "repeat:bruxelles")
    assert (twice.prestige, twice.legal()) == (3, ["repeat:bruxelles", "no"])
    assert twice.play("repeat:bruxelles").prestige == 4


@pytest.mark.rule("RIV-9.2", "RIV-13.14")
def test_ship_2_advances_up_to_two_lawsuits() -> None:
    slots = [("L07", 0), ("L02", 0), ("L03", 0)]
    start = using("B07", hamburg="c5 l1", row=[2, 12], slots=slots).play("half:left", "do:1", "buy:2")
    assert (start.asks, start.legal()) == ("lawsuit", ["advance:1", "advance:2", "no"])
    t = start.copy().play("advance:1", "advance:2")
    assert (t.marker("L07"), t.marker("L02"), t.at) == (1, 1, ("altona", "move"))
    one = start.copy().play("no", "advance:1")
    assert (one.marker("L07"), one.at) == (1, ("altona", "move"))
    assert start.copy().play("no", "no").at == ("altona", "move")
    havre = using("B07", hamburg="c9", row=[2, 12], slots=slots, alliances={"hamburg": ["le_havre"]})
    havre.play("half:left", "do:1", "buy:2", "advance:1", "yes", "pay:cloth", "advance:1")
    assert havre.asks == "lawsuit"
    assert havre.play("advance:1").asks == "repeat-lawsuit"


@pytest.mark.rule("RIV-9.3", "RIV-13.14")
def test_ship_3_draws_two_cards() -> None:
    t = using("B07", hamburg="l3", row=[3, 12]).play("half:left", "do:1", "buy:3")
    assert len(t.hand("hamburg")) == 2
    more = using("B07", hamburg="l3 b2", row=[3, 12], alliances={"hamburg": ["kjobenhavn"]})
    more.play("half:left", "do:1", "buy:3", "yes", "yes")
    assert (len(more.hand("hamburg")), more.store("hamburg")) == (4, "-")


@pytest.mark.rule("RIV-9.4")
@pytest.mark.parametrize(("ship", "letters"), [(4, "let1"), (5, "let2")])
def test_ships_4_and_5_give_letters_once(ship: int, letters: str) -> None:
    t = using("B07", hamburg="f2", row=[ship, 12]).play("half:left", "do:1", f"buy:{ship}")
    assert t.store("hamburg") == letters
    assert season(3, ships={"hamburg": [ship], "altona": [1]}).store("hamburg") == "-"


@pytest.mark.rule("RIV-9.5")
@pytest.mark.parametrize(("ship", "store", "stars", "prestige"), [
    (6, "-", 1, 0), (7, "f2", 0, 0), (8, "-", 0, 1), (9, "c2", 0, 0), (10, "let1", 0, 0),
    (5, "-", 0, 0), (11, "-", 0, 0), (20, "-", 0, 0),
])
def test_income_of_ships_6_to_10(ship: int, store: str, stars: int, prestige: int) -> None:
    t = season(3, "altona", ships={"hamburg": [ship], "altona": [1]})
    assert (t.store("hamburg"), t.stars("hamburg"), t.prestige) == (store, stars, prestige)


@pytest.mark.rule("RIV-9.6", "RIV-13.17")
@pytest.mark.parametrize(("ship", "extra", "alliance", "both"), [
    (11, "b1 f1", "oslo", "b1 f2"), (12, "l1 f1", "novgorod", "l2 f1"), (13, "c1 f1", "london", "c2 f1"),
    (14, "f2", "oslo", "f3"),
])
def test_ships_11_to_14_add_to_every_production(ship: int, extra: str, alliance: str, both: str) -> None:
    own = {"hamburg": [ship], "altona": [1]}
    assert using("S16", hamburg="m0", ships=own).play("do:1").store("hamburg") == extra
    allied = using("S16", hamburg="m0", ships=own, alliances={"hamburg": [alliance]}).play("do:1")
    assert allied.store("hamburg") == both
    assert using("S17", hamburg="m0", ships=own).play("do:3").store("hamburg") == "f1"      # a gift
    assert using("S16", "altona", altona="m0", ships=own).play("do:1").store("altona") == "f1"


@pytest.mark.rule("RIV-9.6")
def test_ship_extras_come_once_per_action_whatever_the_manufactories_do() -> None:
    t = using("B11", hamburg="m3", ships={"hamburg": [11], "altona": [1]}).play("do:1", "turn:3")
    assert t.store("hamburg") == "b1 l4"


@pytest.mark.rule("RIV-9.7")
def test_ship_15_adds_two_stars_to_every_lawsuit_won() -> None:
    slots = [("L06", 2), ("L02", 0), ("L03", 0)]
    assert season(5, slots=slots, ships={"hamburg": [15]}).stars("hamburg") == 2
    assert season(5, slots=slots, ships={"altona": [15]}).stars("altona") == 0
    ruled = using("B13", slots=slots, ships={"hamburg": [15]}).play("half:left", "do:1", "ruling:resolve")
    assert ruled.stars("hamburg") == 2


@pytest.mark.rule("RIV-9.8")
def test_ship_16_repeats_prestige_for_two_beer() -> None:
    t = using("S08", hamburg="b3", ships={"hamburg": [16]}).play("do:2")
    assert (t.legal(), t.prestige) == (["repeat:ship-16", "no"], 1)
    t.play("repeat:ship-16")
    assert (t.asks, t.prestige, t.store("hamburg")) == ("use-card", 2, "b1")
    short = using("S08", hamburg="b1", ships={"hamburg": [16]}).play("do:2")
    assert short.asks == "use-card"


@pytest.mark.rule("RIV-9.9", "RIV-13.6")
@pytest.mark.parametrize(("n", "cost"), [(3, 0), (4, 1), (5, 2), (6, 4), (7, 6), (8, 8), (20, 32)])
def test_ship_17_pays_for_one_space_less(n: int, cost: int) -> None:
    t = moving(hamburg="b12 c12 l12", ships={"hamburg": [17]}).play(f"move:{n}")
    while t.asks == "pay":
        t.play(t.legal()[0])
    assert sum(int(params["n"]) for _, params in t.events("paid")) == cost
    assert t.s.view(1).cities[0].move_cost[n - 1] == cost, "everybody sees what a move would cost"
    others = moving("altona", altona="b12", ships={"hamburg": [17]})
    assert others.legal()[-1] == "move:9"


@pytest.mark.rule("RIV-9.10", "RIV-13.12")
def test_ship_19_saves_one_good_of_the_printed_type() -> None:
    t = using("B07", hamburg="f1 l2 c2", ships={"hamburg": [19]}, row=[4, 3, 15, 7]).play("half:left", "do:1")
    assert t.legal() == ["buy:3", "buy:4", "buy:15", "no"]
    assert t.copy().play("buy:3").store("hamburg") == "c2 f1"
    assert t.refused("buy:7") == "RIV-4.25"
    theirs = using("B07", hamburg="f1 l2 c2", ships={"altona": [19]}, row=[4, 3, 15, 7]).play("half:left")
    assert theirs.at == ("altona", "move")


@pytest.mark.rule("RIV-9.11")
def test_ship_18_makes_option_c_free() -> None:
    t = choosing(inkwell=7, ships={"hamburg": [18]}, hands={"hamburg": ["S16"]}, dark={})
    assert t.legal() == ["use", "use-then-play", "play-then-use", "play:S16"]
    assert t.play("play-then-use").asks == "play-card"
    rich = choosing(inkwell=7, hamburg="let2", ships={"hamburg": [18]}, hands={"hamburg": ["S16"]}, dark={})
    assert rich.play("use-then-play").store("hamburg") == "let2"
    theirs = choosing(inkwell=7, ships={"altona": [18]}, hands={"hamburg": ["S16"]}, dark={})
    assert theirs.legal() == ["use", "play:S16"]


@pytest.mark.rule("RIV-9.12")
def test_ship_20_is_five_stars_and_nothing_else() -> None:
    bought = using("B07", hamburg="l4", row=[20, 12], ships_left=0).play("half:left", "do:1", "buy:20")
    assert (bought.store("hamburg"), bought.prestige, bought.at) == ("-", 0, ("altona", "move"))
    assert bought.s.view(None).cities[0].stars == 5


@pytest.mark.rule("RIV-9.13", "RIV-7.5")
def test_ship_21_grows_with_the_fleet() -> None:
    t = using("B07", hamburg="c3", row=[21, 12], ships={"hamburg": [10], "altona": [9]})
    assert t.play("half:left", "do:1", "buy:21").s.view(None).cities[0].stars == 1 + 2


@pytest.mark.rule("RIV-9.14")
def test_a_ship_works_from_the_moment_it_lies_there() -> None:
    cards = choosing(inkwell=9, hamburg="c4 let1", row=[11, 12], hands={"hamburg": ["S16"]}, dark={})
    cards.play("use-then-play", "half:left", "do:1", "buy:11", "play:S16", "do:1", "turn:0")
    assert cards.store("hamburg") == "b1 f1"                # ship 11 already adds to this production
    prestige = choosing(inkwell=9, hamburg="f3 b2 let1", row=[16, 12], hands={"hamburg": ["S08"]}, dark={})
    prestige.play("use-then-play", "half:left", "do:1", "buy:16", "play:S08", "do:2")
    assert prestige.legal() == ["repeat:ship-16", "no"]
