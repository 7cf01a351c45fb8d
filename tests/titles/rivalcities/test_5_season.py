"""Section 5: the season end."""

import pytest

from .position import moving, season


@pytest.mark.rule("RIV-5.1")
def test_the_mover_holds_the_bell_token_while_the_eight_steps_run() -> None:
    t = moving("altona", inkwell=19, hamburg="b1", alliances={"hamburg": ["oslo"]}).play("move:1")
    assert (t.bell, t.asks) == ("altona", "upkeep")
    t.play("no")
    assert [params["n"] for _, params in t.events("season-step")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (t.bell, t.at) == ("nobody", ("altona", "option"))


@pytest.mark.rule("RIV-5.2", "RIV-12.4")
@pytest.mark.parametrize(("alliance", "enough", "short"), [
    ("amsterdam", "b1 f1", "b1"), ("bruxelles", "f1", "b3"), ("gdansk", "let1", "b3"), ("kjobenhavn", "b2", "b1 c1"),
    ("le_havre", "c1", "-"), ("london", "l1", "-"), ("novgorod", "f1", "-"), ("oslo", "b1", "-"),
])
def test_upkeep_of_every_alliance(alliance: str, enough: str, short: str) -> None:
    t = season(1, hamburg=enough, alliances={"hamburg": [alliance]}, board=[])
    assert (t.at, t.legal()) == (("hamburg", "upkeep"), ["yes", "no"])
    paid = t.copy().play("yes")
    assert (paid.alliances("hamburg"), paid.store("hamburg")) == ([alliance], "-")
    back = t.copy().play("no")
    assert (back.alliances("hamburg"), back.alliances("board"), back.store("hamburg")) == ([], [alliance], enough)
    poor = season(1, hamburg=short.strip("-"), alliances={"hamburg": [alliance]}, board=[])
    assert poor.alliances("board") == [alliance]            # cannot pay, so it is not even asked


@pytest.mark.rule("RIV-5.3", "RIV-13.11")
@pytest.mark.parametrize("mover", ["hamburg", "altona"])
def test_upkeep_is_settled_by_the_bell_holder_first_and_by_name(mover: str) -> None:
    rival = "altona" if mover == "hamburg" else "hamburg"
    t = season(1, mover, hamburg="b4 let1", altona="b4 let1", board=[],
               alliances={mover: ["oslo", "le_havre"], rival: ["london", "amsterdam"]})
    asked = []
    while t.asks == "upkeep":
        asked.append(t.who)
        t.play("no")
    assert asked == [mover, mover, rival, rival]
    returned = [str(params["alliance"]).removeprefix("alliance-") for _, params in t.events("returned")]
    assert returned == ["le_havre", "oslo", "amsterdam", "london"]


@pytest.mark.rule("RIV-5.4")
def test_upkeep_knows_no_discount_but_letters_may_be_exchanged_before() -> None:
    t = season(1, hamburg="b2 let1", ships={"hamburg": [19, 18]}, alliances={"hamburg": ["kjobenhavn", "oslo"]})
    t.play("yes")
    assert t.store("hamburg") == "let1"
    assert t.alliances("hamburg") == ["kjobenhavn"]         # nothing to exchange: Oslo went back unasked
    t = season(1, hamburg="b2 c1 let1", alliances={"hamburg": ["amsterdam"]}).play("letter:beer:furniture", "yes")
    assert (t.asks, t.legal(), t.store("hamburg")) == ("pay", ["pay:beer", "pay:cloth"], "b1 c1 f1")


@pytest.mark.rule("RIV-5.5")
@pytest.mark.parametrize(("hamburg", "altona", "prestige"), [
    ([1, 2], [3], 1), ([1], [2, 3, 4], -1), ([1], [2], 0), ([], [], 0), ([], [5], -1),
])
def test_more_ships_give_prestige(hamburg: list[int], altona: list[int], prestige: int) -> None:
    assert season(2, "altona", ships={"hamburg": hamburg, "altona": altona}).prestige == prestige


@pytest.mark.rule("RIV-5.5", "RIV-12.15")
def test_the_prestige_of_the_fleet_can_be_repeated() -> None:
    t = season(2, "hamburg", altona="b2 f1", ships={"altona": [16]}, alliances={"altona": ["bruxelles"]})
    assert (t.at, t.prestige) == (("altona", "prestige"), -1)
    assert t.play("repeat:ship-16", "repeat:bruxelles").prestige == -3


@pytest.mark.rule("RIV-5.6", "RIV-9.5", "RIV-13.27")
@pytest.mark.parametrize("mover", ["hamburg", "altona"])
def test_ship_income_goes_to_the_bell_holder_first(mover: str) -> None:
    t = season(3, mover, hamburg="s11", ships={"hamburg": [6], "altona": [10]})
    assert (t.stars("hamburg"), t.store("altona")) == (12, "let1")
    rival = "altona" if mover == "hamburg" else "hamburg"
    t = season(3, mover, ships={mover: [9, 7], rival: [10, 6]}, prestige=0)
    told = [(params["city"], params.get("item")) for _, params in t.events("gained", "stars")]
    own, other = f"city-{mover}", f"city-{rival}"
    assert told == [(own, "good-furniture"), (own, "good-cloth"), (other, None), (other, "good-letter")]


@pytest.mark.rule("RIV-5.7")
def test_prestige_income_comes_in_the_order_of_the_spaces() -> None:
    t = season(4, prestige=-7)
    told = [(kind, params.get("item")) for kind, params in t.events("gained", "stars")]
    assert told == [("gained", f"good-{item}") for item in ("beer", "cloth", "leather", "furniture", "letter")] + [
        ("stars", None)]
    assert all(params["city"] == "city-altona" for _, params in t.events("gained", "stars"))


@pytest.mark.rule("RIV-5.8", "RIV-8.2")
def test_incomes_are_no_production_gift_or_donation() -> None:
    owned = {"hamburg": ["london", "oslo", "amsterdam"]}
    t = season(3, hamburg="", ships={"hamburg": [6, 7, 9, 11], "altona": [1, 2]}, prestige=7, alliances=owned)
    assert (t.store("hamburg"), t.stars("hamburg")) == ("b1 c3 l1 f3 let1", 2)
    assert "stars" not in str(t.events("won"))


@pytest.mark.rule("RIV-5.8", "RIV-9.5")
def test_the_prestige_of_ship_8_can_be_repeated() -> None:
    t = season(3, "altona", hamburg="b2 f1", ships={"hamburg": [8, 16], "altona": [1, 2]},
               alliances={"hamburg": ["bruxelles"]})
    assert (t.at, t.prestige) == (("hamburg", "prestige"), 1)
    assert t.play("repeat:bruxelles", "repeat:ship-16").prestige == 3


@pytest.mark.rule("RIV-5.9")
def test_an_empty_slot_1_is_skipped() -> None:
    t = season(5, slots=[], suits_left=0)
    assert t.winner[1] == "stars"
    assert not t.events("suit-won", "suit-star", "suit-dropped", "suit-opened")


@pytest.mark.rule("RIV-5.10")
def test_an_undecided_lawsuit_leaves_the_game() -> None:
    t = season(5, slots=[("L05", 0), ("L02", 0), ("L03", 0)])
    assert (t.gone(), t.won("hamburg"), t.won("altona")) == (["L05"], [], [])
    assert (t.stars("hamburg"), t.stars("altona")) == (0, 0)


@pytest.mark.rule("RIV-5.11")
@pytest.mark.parametrize(("marker", "stars"), [(1, (1, 0)), (-1, (0, 1))])
def test_a_lawsuit_on_1_gives_a_star_token(marker: int, stars: tuple[int, int]) -> None:
    t = season(5, slots=[("L05", marker), ("L02", 0), ("L03", 0)], ships={"hamburg": [15]})
    assert (t.stars("hamburg"), t.stars("altona")) == stars
    assert (t.gone(), t.won("hamburg"), t.won("altona"), t.store("hamburg")) == (["L05"], [], [], "-")


@pytest.mark.rule("RIV-5.12", "RIV-9.7")
@pytest.mark.parametrize("marker", [2, 3, 4, -2, -3, -4])
def test_a_lawsuit_on_2_or_more_is_won_with_its_bonus_and_ship_15(marker: int) -> None:
    city, rival = ("hamburg", "altona") if marker > 0 else ("altona", "hamburg")
    t = season(5, slots=[("L05", marker), ("L02", 0), ("L03", 0)], ships={city: [15]})
    assert (t.won(city), t.won(rival), t.gone()) == (["L05"], [], [])
    assert (t.store(city), t.stars(city), t.stars(rival)) == ("b3", 4, 0)
    assert [params["n"] for _, params in t.events("stars")] == [2, 2]


@pytest.mark.rule("RIV-5.12")
def test_the_win_bonus_comes_in_printed_order() -> None:
    t = season(5, slots=[("L01", 3), ("L02", 0), ("L03", 0)])
    assert [kind for kind, _ in t.events("gained", "prestige")] == ["gained", "prestige"]
    assert (t.store("hamburg"), t.prestige) == ("l3", 1)
    short = season(5, "altona", hamburg="s10", slots=[("L05", -3), ("L02", 0), ("L03", 0)], ships={"altona": [15]})
    assert short.stars("altona") == 2                       # the bonus first, nothing is left for the ship
    assert short.winner[1] == "stars"


@pytest.mark.rule("RIV-5.13", "RIV-12.22", "RIV-13.14")
def test_only_the_manufactory_of_a_win_bonus_may_be_declined() -> None:
    t = season(5, "hamburg", slots=[("L02", -2), ("L01", 0), ("L03", 0)])
    assert (t.at, t.legal()) == (("altona", "take-manufactory"), ["yes", "no"])
    assert t.copy().play("no").works("altona") == (1, 0)
    assert t.play("yes").works("altona") == (2, 0)
    last = season(5, "hamburg", hamburg="m6 s1", altona="m5", slots=[("L02", -2), ("L01", 0), ("L03", 0)])
    assert last.at == ("altona", "take-manufactory")        # the last one is a choice, because it ends the game
    assert last.copy().play("no").at == ("hamburg", "option")
    assert last.play("yes").winner == ("altona", "stars")
    none = season(5, "hamburg", hamburg="m6", altona="m6", slots=[("L02", -2), ("L01", 0), ("L03", 0)])
    assert none.winner[1] == "stars"                        # nothing left to take, so nobody is asked
    goods = season(5, slots=[("L03", 2), ("L01", 0), ("L02", 0)])
    assert goods.legal() == [f"good:{good}" for good in ("beer", "cloth", "leather", "furniture")]


@pytest.mark.rule("RIV-5.14", "RIV-5.15")
def test_lawsuits_shift_and_a_new_one_comes_to_slot_3() -> None:
    t = season(5, slots=[("L01", 0), ("L02", 4), ("L03", -3)], fate=["suit:L09"])
    assert t.slots() == ["L02", "L03", "L09"]
    assert [t.marker(suit) for suit in t.slots()] == [4, -3, 0]
    assert t.cell("suits_left") == 3
    bare = season(5, slots=[("L01", 0), ("L02", 4)], suits_left=0)
    assert bare.slots() == ["L02", "-", "-"]


@pytest.mark.rule("RIV-5.16")
def test_special_cards_on_dark_spaces_are_replaced() -> None:
    t = season(6, dark={4: "S01", 8: "S02", 16: "S04"}, discard=["S09"],
               fate=["special:S21", "special:S22", "special:S23", "special:S24"])
    assert [t.card(space) for space in (4, 8, 12, 16)] == ["S21", "S22", "S23", "S24"]
    assert t.discard() == ["S01", "S02", "S04", "S09"]


@pytest.mark.rule("RIV-5.17")
def test_all_manufactories_become_active() -> None:
    t = season(7, hamburg="m1 i3", altona="m0 i2")
    assert (t.works("hamburg"), t.works("altona")) == ((4, 0), (2, 0))


@pytest.mark.rule("RIV-5.18", "RIV-7.1")
def test_after_the_end_check_the_mover_goes_on_with_its_turn() -> None:
    t = season(8, "altona", inkwell=7)
    assert (t.bell, t.at, t.legal()) == ("nobody", ("altona", "option"), ["use"])
    ended = season(8, "altona", hamburg="m6", altona="m6", inkwell=7)
    assert (ended.bell, ended.asks) == ("altona", "over")


@pytest.mark.rule("RIV-5.19")
def test_the_destination_stays_and_shows_the_new_card() -> None:
    t = moving(inkwell=19, hamburg="b4 let1", dark={4: "S05"}, alliances={"hamburg": ["oslo"]},
               fate=["suit:L10", "special:S22"]).play("move:5")
    assert t.inkwell == 4
    assert (t.at, t.card(4)) == (("hamburg", "option"), "S22")
    assert "move:1" not in t.legal() and "take" in t.legal()
