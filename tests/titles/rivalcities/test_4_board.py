"""Section 4, second half: prestige, alliances, ships, lawsuits, rulings and piracy."""

import pytest

from .position import season, using


@pytest.mark.rule("RIV-4.23")
def test_prestige_moves_the_marker_one_space() -> None:
    for city, start, end in (("hamburg", 0, 1), ("hamburg", -1, 0), ("altona", 1, 0), ("altona", 0, -1)):
        assert using("B14", city, prestige=start).play("half:left", "do:1").prestige == end
    t = using("B14", prestige=4).play("half:left", "do:1")
    assert (t.prestige, t.store("hamburg")) == (5, "-")         # the track pays only in step 4
    assert using("B14", prestige=7).play("half:left", "do:1").winner == ("hamburg", "prestige")


@pytest.mark.rule("RIV-4.24", "RIV-12.19")
def test_an_alliance_is_free_from_the_board_and_costs_a_letter_from_the_rival() -> None:
    owned = {"hamburg": ["london"], "altona": ["oslo", "gdansk"]}
    t = using("B03", hamburg="let1", alliances=owned, board=["bruxelles"]).play("do:1")
    assert t.legal() == ["ally:bruxelles", "ally:gdansk", "ally:oslo", "no"]
    assert t.refused("ally:london") == "RIV-4.24"
    free = t.copy().play("ally:bruxelles")
    assert (free.alliances("hamburg"), free.store("hamburg")) == (["bruxelles", "london"], "let1")
    assert free.events("allied", "allied-from") == [
        ("allied", {"city": "city-hamburg", "alliance": "alliance-bruxelles"})]
    taken = t.copy().play("ally:oslo")
    assert (taken.alliances("hamburg"), taken.alliances("altona")) == (["london", "oslo"], ["gdansk"])
    assert taken.store("hamburg") == "-"
    assert taken.events("allied", "allied-from") == [
        ("allied-from", {"city": "city-hamburg", "alliance": "alliance-oslo"})]
    other = using("B03", "altona", altona="let1", alliances=owned, board=["bruxelles"]).play("do:1", "ally:london")
    assert (other.alliances("altona"), other.alliances("hamburg")) == (["gdansk", "london", "oslo"], [])
    poor = using("B03", alliances=owned, board=["bruxelles"]).play("do:1")
    assert poor.legal() == ["ally:bruxelles", "no"]
    assert poor.refused("ally:oslo") == "RIV-4.24"


@pytest.mark.rule("RIV-4.24", "RIV-13.7")
def test_an_alliance_works_for_its_taker_at_once_and_no_longer_for_the_rival() -> None:
    t = using("S20", hamburg="let1", alliances={"altona": ["oslo"]}).play("do:3", "ally:oslo", "do:2")
    assert t.store("hamburg") == "f2"
    t = using("S20", "altona", alliances={"hamburg": ["oslo"]}).play("do:2")
    assert t.store("altona") == "f1"


@pytest.mark.rule("RIV-4.25", "RIV-12.18", "RIV-13.26")
def test_a_ship_is_paid_placed_takes_effect_and_is_replaced() -> None:
    t = using("B07", hamburg="f2 b4", row=[4, 12, 9, 10], fate=["ship:21"]).play("half:left", "do:1")
    assert t.legal() == ["buy:4", "no"]
    assert t.refused("buy:12") == t.refused("buy:1") == "RIV-4.25"
    t.play("buy:4")
    assert (t.store("hamburg"), t.ships("hamburg"), t.row()) == ("b4 let1", [4], [21, 12, 9, 10])
    order = [kind for kind, _ in t.events("ship", "paid", "gained", "ship-opened")]
    assert order == ["ship", "paid", "gained", "ship-opened"]


@pytest.mark.rule("RIV-4.25")
def test_the_last_ship_of_the_stack_still_fills_the_row() -> None:
    t = using("B07", hamburg="f2", row=[12, 4], ships_left=1, fate=["ship:21"]).play("half:left", "do:1", "buy:4")
    assert (t.row(), t.cell("ships_left")) == ([12, 21, 0, 0], 0)
    empty = using("B07", hamburg="f2", row=[12, 4], ships_left=0).play("half:left", "do:1", "buy:4")
    assert empty.row() == [12, 0, 0, 0]


@pytest.mark.rule("RIV-4.26", "RIV-12.13", "RIV-13.29")
def test_a_lawsuit_costs_what_it_prints_and_its_bonus_cannot_pay_it() -> None:
    slots = [("L08", 0), ("L04", 0), ("L10", 0)]
    t = using("B15", hamburg="b1 c1 l1", slots=slots).play("do:1")
    assert t.legal() == ["advance:1", "no"]
    assert t.refused("advance:2") == t.refused("advance:3") == "RIV-4.26"
    t.play("advance:1")
    assert (t.store("hamburg"), t.marker("L08")) == ("b2 let1", 1)
    assert using("B15", hamburg="b1", slots=slots).at == ("altona", "move")
    assert using("B15", hamburg="c9", slots=[None, ("L01", 0)]).play("do:1").refused("advance:1") == "RIV-4.26"


@pytest.mark.rule("RIV-13.29")
def test_goods_of_the_bonus_may_pay_a_repeat() -> None:
    t = using("B15", hamburg="c1 let1", slots=[("L02", 0), ("L01", 0), ("L03", 0)]).play("do:1", "advance:2")
    assert (t.asks, t.store("hamburg"), t.choices()) == ("lawsuit-repeat", "l1 let1", ["no"])
    t.play("letter:leather:cloth", "yes")
    assert (t.store("hamburg"), t.marker("L01")) == ("-", 2)


@pytest.mark.rule("RIV-4.27", "RIV-13.15")
def test_the_bonus_comes_in_printed_order_and_sway_last() -> None:
    t = using("B15", hamburg="c1 l1", slots=[("L08", 0), ("L02", 0), ("L03", 0)]).play("do:1", "advance:1")
    told = [(kind, params.get("item")) for kind, params in t.events("gained", "swayed")]
    assert told == [("gained", "good-letter"), ("gained", "good-beer"), ("swayed", None)]
    wins = using("B15", hamburg="l1", prestige=7, slots=[("L09", 1), ("L02", 0), ("L03", 0)]).play("do:1", "advance:1")
    assert (wins.winner, wins.marker("L09")) == (("hamburg", "prestige"), 1)


@pytest.mark.rule("RIV-4.28")
@pytest.mark.parametrize(("marker", "city", "after"), [(0, "hamburg", 1), (0, "altona", -1), (-4, "hamburg", -3),
                                                       (3, "altona", 2), (4, "hamburg", 4), (-4, "altona", -4)])
def test_sway_moves_the_marker_one_toward_the_own_side(marker: int, city: str, after: int) -> None:
    slots = [("L01", marker), ("L02", 0), ("L03", 0)]
    assert using("B15", city, hamburg="c1", altona="c1", slots=slots).play("do:1", "advance:1").marker("L01") == after


@pytest.mark.rule("RIV-4.29", "RIV-13.9")
def test_a_lawsuit_at_lead_4_may_be_chosen_for_its_bonus() -> None:
    t = using("B15", hamburg="c2", slots=[("L02", 0), ("L07", 4), ("L03", 0)]).play("do:1")
    assert "advance:2" in t.legal()
    t.play("advance:2")
    assert (t.store("hamburg"), t.marker("L07"), t.at) == ("b1 c1", 4, ("altona", "move"))


@pytest.mark.rule("RIV-4.30", "RIV-12.14")
@pytest.mark.parametrize(("slot", "repeats"), [(1, 0), (2, 1), (3, 2)])
def test_repeats_by_slot_pay_again_for_sway_only(slot: int, repeats: int) -> None:
    names = ["L01", "L02", "L03"]
    names[slot - 1] = "L07"
    t = using("B15", hamburg="c6", slots=[(name, 0) for name in names]).play("do:1", f"advance:{slot}")
    for n in range(repeats):
        assert (t.at, t.marker("L07")) == (("hamburg", "lawsuit-repeat"), 1 + n)
        t.play("yes")
    assert t.at == ("altona", "move")
    assert (t.marker("L07"), t.store("hamburg")) == (1 + repeats, f"b1 c{5 - repeats}")


@pytest.mark.rule("RIV-4.31", "RIV-13.9")
def test_no_repeat_beyond_lead_4() -> None:
    t = using("B15", hamburg="c6", slots=[("L02", 0), ("L03", 0), ("L07", 2)]).play("do:1", "advance:3")
    assert (t.asks, t.marker("L07")) == ("lawsuit-repeat", 3)
    t.play("yes")
    assert (t.at, t.marker("L07"), t.store("hamburg")) == (("altona", "move"), 4, "b1 c4")


@pytest.mark.rule("RIV-4.32")
def test_repeats_follow_the_slot_and_not_the_card() -> None:
    asked = {}
    for slot in range(3):
        names = ["L01", "L02", "L03"]
        names[slot] = "L07"
        t = using("B15", hamburg="c6", slots=[(name, 0) for name in names]).play("do:1", f"advance:{slot + 1}")
        asked[slot + 1] = t.asks
    assert asked == {1: "move", 2: "lawsuit-repeat", 3: "lawsuit-repeat"}


@pytest.mark.rule("RIV-4.33", "RIV-8.7")
def test_le_havre_comes_after_the_repeats() -> None:
    t = using("B15", hamburg="c6", alliances={"hamburg": ["le_havre"]}, slots=[("L01", 0), ("L07", 0), ("L03", 0)])
    t.play("do:1", "advance:2")
    assert t.asks == "lawsuit-repeat"
    t.play("yes")
    assert t.asks == "repeat-lawsuit"


@pytest.mark.rule("RIV-4.34")
def test_the_win_bonus_waits_until_the_lawsuit_is_won() -> None:
    t = using("B15", hamburg="l1", slots=[("L05", 3), ("L02", 0), ("L03", 0)]).play("do:1", "advance:1")
    assert (t.store("hamburg"), t.stars("hamburg"), t.marker("L05")) == ("-", 0, 4)
    assert t.s.view(0).cities[0].stars == 0
    won = season(5, slots=[("L05", 4), ("L02", 0), ("L03", 0)])
    assert (won.store("hamburg"), won.stars("hamburg")) == ("b3", 2)
    assert won.s.view(0).cities[0].stars == 4


@pytest.mark.rule("RIV-4.35", "RIV-12.20")
@pytest.mark.parametrize(("marker", "city", "can"), [(2, "hamburg", True), (1, "hamburg", False), (2, "altona", False),
                                                     (-2, "altona", True), (-1, "altona", False), (4, "hamburg", True)])
def test_a_ruling_resolves_only_with_a_lead_of_two(marker: int, city: str, can: bool) -> None:
    t = using("B13", city, hamburg="b1 let1", slots=[("L01", marker), ("L02", 4), ("L03", -4)])
    t.play("half:left", "do:1")
    assert t.legal() == (["ruling:resolve"] if can else []) + ["ruling:swap-12", "ruling:swap-23", "no"]
    if not can:
        assert t.refused("ruling:resolve") == "RIV-4.35"


@pytest.mark.rule("RIV-4.36", "RIV-13.25")
def test_a_ruling_resolves_completely() -> None:
    t = using("B13", slots=[("L05", 3), ("L02", -1), ("L03", 1)], ships={"hamburg": [15]}, fate=["suit:L10"])
    t.play("half:left", "do:1", "ruling:resolve")
    assert (t.won("hamburg"), t.store("hamburg"), t.stars("hamburg")) == (["L05"], "b3", 4)
    assert (t.slots(), t.marker("L02"), t.marker("L10")) == (["L02", "L03", "L10"], -1, 0)
    assert t.cell("suits_left") == 3
    third = using("B13", slots=[("L05", 2), ("L02", 0), ("L03", 0)], won={"hamburg": ["L06", "L07"]})
    assert third.play("half:left", "do:1", "ruling:resolve").winner == ("hamburg", "lawsuits")


@pytest.mark.rule("RIV-4.37")
def test_a_swap_takes_tiles_and_markers_along() -> None:
    slots = [("L01", 3), ("L02", -1), ("L03", 2)]
    t = using("B13", slots=slots).play("half:left", "do:1", "ruling:swap-23")
    assert (t.slots(), [t.marker(suit) for suit in t.slots()]) == (["L01", "L03", "L02"], [3, 2, -1])
    two = using("S22", slots=[("L01", 0), ("L02", 0)], suits_left=0).play("do:1")
    assert two.legal() == ["ruling:swap-12", "no"]
    assert two.refused("ruling:swap-23") == "RIV-4.37"


@pytest.mark.rule("RIV-4.38")
@pytest.mark.parametrize(("before", "after"), [
    ("m1 i5", (4, 2)), ("m0 i1", (1, 0)), ("m0 i2", (2, 0)), ("m2 i3", (5, 0)),
])
def test_reactivate_as_many_as_possible(before: str, after: tuple[int, int]) -> None:
    t = using("S19", hamburg=before).play("do:2")
    assert t.works("hamburg") == after
    bonus = using("B15", hamburg=f"l1 {before}", slots=[("L05", 0), ("L02", 0), ("L03", 0)]).play("do:1", "advance:1")
    inactive = int(before[-1])
    assert bonus.works("hamburg")[1] == max(0, inactive - 2)


@pytest.mark.rule("RIV-4.39", "RIV-12.21")
def test_piracy_takes_one_good_of_choice() -> None:
    t = using("S05", altona="b1 f2").play("do:1")
    assert (t.at, t.legal()) == (("hamburg", "steal"), ["steal:beer", "steal:furniture"])
    assert t.refused("steal:cloth") == "RIV-4.39"
    assert t.refused("no") == "RIV-12.21"
    t.play("steal:furniture")
    assert (t.store("hamburg"), t.store("altona"), t.at) == ("f1", "b1 f1", ("altona", "move"))


@pytest.mark.rule("RIV-4.40")
def test_letters_cannot_be_stolen() -> None:
    t = using("S06", altona="b1 let5").play("do:1")
    assert t.legal() == ["steal:beer"]
    assert t.play("steal:beer").store("altona") == "let5"


@pytest.mark.rule("RIV-4.41")
def test_piracy_is_no_gain_that_anything_adds_to() -> None:
    t = using("S05", altona="c2", ships={"hamburg": [11]}, alliances={"hamburg": ["london"]})
    t.play("do:1", "steal:cloth")
    assert (t.store("hamburg"), t.store("altona")) == ("c1", "c1")
    poorer = using("S05", hamburg="c7", altona="c1").play("do:1", "steal:cloth")
    assert (poorer.store("hamburg"), poorer.store("altona")) == ("c8", "-")


@pytest.mark.rule("RIV-4.42", "RIV-12.21", "RIV-12.15", "RIV-13.24")
def test_strong_piracy_first_gives_the_rival_prestige_with_its_repeats() -> None:
    t = using("S06", altona="b3 f2", alliances={"altona": ["bruxelles"]}, ships={"altona": [16]}).play("do:1")
    assert (t.at, t.prestige, t.legal()) == (("altona", "prestige"), -1, ["repeat:bruxelles", "repeat:ship-16", "no"])
    t.play("repeat:ship-16", "no")
    assert (t.at, t.prestige, t.legal()) == (("hamburg", "steal"), -2, ["steal:beer", "steal:furniture"])
    assert t.refused("no") == "RIV-12.21"
    t.play("steal:beer")
    assert t.legal() == ["steal:furniture", "no"]
    stopped = t.copy().play("no")
    assert (stopped.store("hamburg"), stopped.store("altona")) == ("b1", "f2")
    t.play("steal:furniture", "steal:furniture")
    assert (t.store("hamburg"), t.store("altona"), t.at) == ("b1 f2", "-", ("altona", "move"))


@pytest.mark.rule("RIV-4.42", "RIV-13.24")
def test_strong_piracy_takes_at_most_three_and_nothing_if_all_is_spent() -> None:
    t = using("S06", altona="b5").play("do:1", "steal:beer", "steal:beer", "steal:beer")
    assert (t.store("hamburg"), t.store("altona"), t.at) == ("b3", "b2", ("altona", "move"))
    spent = using("S06", altona="f1", alliances={"altona": ["bruxelles"]}).play("do:1", "repeat:bruxelles")
    assert (spent.prestige, spent.at, spent.store("hamburg")) == (-2, ("altona", "move"), "-")


@pytest.mark.rule("RIV-4.43")
def test_prestige_in_a_win_bonus_is_original_and_can_win() -> None:
    t = season(5, "altona", hamburg="f1", alliances={"hamburg": ["bruxelles"]},
               slots=[("L07", 2), ("L02", 0), ("L03", 0)])
    assert t.at == ("hamburg", "good")
    t.play("good:beer")
    assert (t.at, t.prestige, t.legal()) == (("hamburg", "prestige"), 1, ["repeat:bruxelles", "no"])
    assert t.play("repeat:bruxelles").prestige == 2
    wins = season(5, "altona", prestige=7, slots=[("L01", 2), ("L02", 0), ("L03", 0)])
    assert wins.winner == ("hamburg", "prestige")
    stars = season(5, alliances={"hamburg": ["amsterdam", "london"]}, slots=[("L05", 2), ("L02", 0), ("L03", 0)])
    assert stars.stars("hamburg") == 2                              # no donation
    goods = season(5, alliances={"hamburg": ["london"]}, slots=[("L03", 2), ("L02", 0), ("L01", 0)])
    assert goods.play("good:cloth", "good:cloth").store("hamburg") == "c2"      # no gift
