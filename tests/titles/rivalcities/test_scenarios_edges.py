"""Scenarios 13 to 38: where rules meet."""

import pytest

from .position import choosing, moving, season, using


@pytest.mark.scenario("RIV-S13")
@pytest.mark.rule("RIV-3.2", "RIV-8.5", "RIV-13.7")
def test_gdansk_gives_both_halves() -> None:
    t = using("B09", alliances={"hamburg": ["gdansk"]}, slots=[("L02", 0), ("L01", 0), ("L03", 0)])
    assert (t.asks, t.legal()) == ("use-card", ["do:1", "no"])          # the lawsuit cannot be paid yet
    t.play("do:1", "turn:1")
    assert t.store("hamburg") == "l2"
    t.play("do:2", "advance:1")
    assert (t.store("hamburg"), t.marker("L02")) == ("l1 f1", 1)


@pytest.mark.scenario("RIV-S13")
@pytest.mark.rule("RIV-3.2", "RIV-8.5", "RIV-13.7")
def test_gdansk_taken_with_one_half_does_not_open_the_other() -> None:
    t = using("B10", board=["gdansk", "london"])
    assert (t.asks, t.legal()) == ("half", ["half:left", "half:right"])
    t.play("half:right", "do:2", "ally:gdansk")
    assert t.alliances("hamburg") == ["gdansk"]
    assert (t.at, t.prestige) == (("altona", "move"), 0)
    letter = using("B10", hamburg="b1 let1", board=["gdansk", "london"]).play("half:right", "do:2", "ally:gdansk")
    assert (letter.asks, letter.choices()) == ("use-card", ["no"])      # still asked because of the letter
    assert letter.refused("do:1") == "RIV-3.1"


@pytest.mark.scenario("RIV-S14")
@pytest.mark.rule("RIV-8.1")
def test_london_gives_one_cloth_per_gift() -> None:
    t = using("S02", "altona", alliances={"altona": ["london"]}).play("do:2")
    assert t.copy().play("good:cloth", "good:cloth").store("altona") == "c3"
    assert t.copy().play("good:cloth", "good:leather").store("altona") == "c2 l1"
    assert t.copy().play("good:beer", "good:leather").store("altona") == "b1 l1"


@pytest.mark.scenario("RIV-S15")
@pytest.mark.rule("RIV-4.1", "RIV-4.2", "RIV-4.4", "RIV-8.1", "RIV-9.6")
def test_production_with_manufactories_an_alliance_and_a_ship() -> None:
    t = using("B11", hamburg="m3", ships={"hamburg": [11]}, alliances={"hamburg": ["novgorod"]}).play("do:1")
    assert t.legal() == ["turn:0", "turn:1", "turn:2", "turn:3"]
    t.play("turn:2")
    assert (t.store("hamburg"), t.works("hamburg")) == ("b1 l4", (1, 2))


@pytest.mark.scenario("RIV-S16")
@pytest.mark.rule("RIV-10.1", "RIV-10.2")
def test_an_empty_supply_takes_goods_from_a_richer_rival_only() -> None:
    t = using("B06", "altona", hamburg="c8", altona="c4 m0").play("do:1")
    assert (t.store("hamburg"), t.store("altona")) == ("c7", "c5")
    even = using("B06", "altona", hamburg="c6", altona="c6 m0").play("do:1")
    assert (even.store("hamburg"), even.store("altona")) == ("c6", "c6")


@pytest.mark.scenario("RIV-S17")
@pytest.mark.rule("RIV-10.3")
def test_an_empty_supply_takes_letters_from_a_richer_rival() -> None:
    t = using("S01", hamburg="let3", altona="let8").play("do:2")
    assert t.store("supply").count("let") == 0
    assert (t.store("hamburg"), t.store("altona")) == ("let5", "let7")


@pytest.mark.scenario("RIV-S18")
@pytest.mark.rule("RIV-8.4", "RIV-10.5", "RIV-13.22", "RIV-13.23", "RIV-7.2")
def test_amsterdam_comes_after_the_last_payment() -> None:
    few = using("S24", "altona", hamburg="s10", altona="b6", alliances={"altona": ["amsterdam"]}).play("do:2")
    assert (few.store("altona"), few.stars("altona")) == ("b3", 1)
    stopped = few.copy().play("no")
    assert (stopped.store("altona"), stopped.stars("altona"), stopped.stars("supply")) == ("b3", 2, 0)
    few.play("yes")
    assert (few.store("altona"), few.stars("altona"), few.stars("supply")) == ("-", 2, 0)
    few.play("no")
    assert few.at == ("hamburg", "move")                # the empty supply matters only in step 8
    many = using("S24", "altona", hamburg="s7", altona="b6", alliances={"altona": ["amsterdam"]}).play("do:2", "yes")
    assert many.stars("altona") == 3


@pytest.mark.scenario("RIV-S19")
@pytest.mark.rule("RIV-4.28", "RIV-4.29", "RIV-4.31", "RIV-13.9")
def test_at_lead_4_the_bonus_counts_but_nothing_is_repeated() -> None:
    slots = [("L01", 0), ("L02", 0), ("L09", 3)]
    t = using("B15", hamburg="l3", slots=slots).play("do:1", "advance:3")
    assert (t.store("hamburg"), t.prestige, t.marker("L09")) == ("l2", 1, 4)
    assert t.at == ("altona", "move")
    later = using("B15", hamburg="l2", prestige=1, slots=[("L01", 0), ("L02", 0), ("L09", 4)]).play("do:1", "advance:3")
    assert (later.store("hamburg"), later.prestige, later.marker("L09")) == ("l1", 2, 4)
    assert later.at == ("altona", "move")


@pytest.mark.scenario("RIV-S20")
@pytest.mark.rule("RIV-5.6", "RIV-5.7", "RIV-13.3")
def test_ship_income_comes_before_prestige_income() -> None:
    t = season(1, prestige=3, ships={"hamburg": [8], "altona": [20]})
    assert (t.prestige, t.store("hamburg")) == (4, "b1 c1 l1")


@pytest.mark.scenario("RIV-S21")
@pytest.mark.rule("RIV-5.12", "RIV-6.2", "RIV-6.5", "RIV-6.6", "RIV-13.10")
def test_the_third_lawsuit_wins_in_the_rivals_turn() -> None:
    t = moving(
        inkwell=19, hamburg="m6", altona="m6", prestige=6, won={"altona": ["L01", "L02"]},
        slots=[("L05", -2), ("L03", 0), ("L04", 0)],
    ).play("move:1")
    assert t.winner == ("altona", "lawsuits")
    assert t.store("hamburg") == "b1 c1 l1 f1 let1"
    assert (t.store("altona"), t.stars("altona")) == ("-", 0)           # no win bonus
    assert [params["n"] for _, params in t.events("season-step")] == [1, 2, 3, 4, 5]
    outcome = t.s.outcome()
    assert outcome is not None and outcome.scores == (0, 0)


@pytest.mark.scenario("RIV-S22")
@pytest.mark.rule("RIV-5.2", "RIV-5.4", "RIV-4.15")
def test_upkeep_can_be_made_payable_by_a_letter() -> None:
    t = season(1, "altona", altona="b1 let1", alliances={"altona": ["bruxelles"]})
    assert (t.at, t.choices()) == (("altona", "upkeep"), ["no"])
    assert t.refused("yes") == "RIV-5.2"
    t.play("letter:beer:furniture")
    assert t.legal() == ["yes", "no"]
    t.play("yes")
    assert (t.alliances("altona"), t.store("altona")) == (["bruxelles"], "-")
    without = season(1, "altona", altona="b1", alliances={"altona": ["bruxelles"]})
    assert without.alliances("altona") == []
    assert "bruxelles" in without.alliances("board")


@pytest.mark.scenario("RIV-S23")
@pytest.mark.rule("RIV-4.42", "RIV-6.4")
def test_strong_piracy_can_lose_the_game() -> None:
    t = using("S06", prestige=-7, altona="b2 c1").play("do:1")
    assert t.winner == ("altona", "prestige")
    assert (t.prestige, t.store("hamburg"), t.store("altona")) == (-8, "-", "b2 c1")


@pytest.mark.scenario("RIV-S24")
@pytest.mark.rule("RIV-2.16", "RIV-2.17", "RIV-13.1")
def test_an_empty_dark_space_leaves_a_hand_card_or_a_pass() -> None:
    taken = choosing("hamburg", inkwell=8, dark={8: "S14"}).play("take")
    assert (taken.hand("hamburg"), taken.card(8)) == (["S14"], "-")
    t = choosing("altona", inkwell=8, dark={4: "S01", 12: "S02", 16: "S03"})
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.at == ("hamburg", "move")
    card = choosing("altona", inkwell=8, dark={4: "S01"}, hands={"altona": ["S05"]})
    assert card.legal() == ["play:S05"]


@pytest.mark.scenario("RIV-S25")
@pytest.mark.rule("RIV-4.17", "RIV-5.16", "RIV-13.4")
def test_the_discard_pile_becomes_the_stack_when_a_card_is_missing() -> None:
    hands = {"hamburg": [f"S{n:02}" for n in range(1, 7)], "altona": [f"S{n:02}" for n in range(7, 13)]}
    pile = [f"S{n:02}" for n in range(13, 22)]
    t = season(6, hands=hands, discard=pile, dark={4: "S22", 12: "S23"}, fate=["special:S24"])
    assert t.card(4) == "S24"                           # the last card of the old stack
    dealt = [t.card(space) for space in (8, 12, 16)]
    assert len(set(dealt)) == 3 and set(dealt) <= {*pile, "S22", "S23"}
    assert (len(t.stack()), len(t.discard())) == (8, 0)
    kinds = [kind for kind, _ in t.events("dealt", "reshuffled")]
    assert kinds == ["dealt", "reshuffled", "dealt", "dealt", "dealt"]


@pytest.mark.scenario("RIV-S26")
@pytest.mark.rule("RIV-4.36", "RIV-5.9", "RIV-7.1", "RIV-7.2")
def test_the_last_lawsuit_resolved_by_a_ruling_ends_the_game_at_the_next_bell() -> None:
    t = using("B13", inkwell=17, slots=[("L09", 2)], suits_left=0, won={"hamburg": ["L01"]})
    t.play("half:left", "do:1", "ruling:resolve")
    assert (t.won("hamburg"), t.store("hamburg")) == (["L01", "L09"], "let1")
    assert t.slots() == ["-", "-", "-"]
    assert t.at == ("altona", "move")
    t.play("move:2", "use", "move:1")                   # B15 on 19 offers no lawsuit; then over the bell
    assert t.winner == ("hamburg", "stars")
    assert not t.events("suit-dropped", "suit-star") and t.gone() == []


@pytest.mark.scenario("RIV-S27")
@pytest.mark.rule("RIV-7.4", "RIV-7.5", "RIV-7.6", "RIV-7.7")
def test_star_scoring_and_the_bell_token_in_a_tie() -> None:
    def scored(turn: str) -> tuple[tuple[int, ...], tuple[str, str]]:
        t = season(
            8, turn, hamburg="b5 let3 m6 s1", altona="c4 m6", prestige=-3,
            ships={"hamburg": [2, 20], "altona": [4, 21, 9]}, won={"hamburg": ["L03"]},
            alliances={"altona": ["le_havre"]}, hands={"hamburg": ["S01", "S02"]},
        )
        outcome = t.s.outcome()
        assert outcome is not None
        return outcome.scores, t.winner

    assert scored("altona") == ((11, 11), ("altona", "stars"))
    assert scored("hamburg") == ((11, 11), ("hamburg", "stars"))


@pytest.mark.scenario("RIV-S28")
@pytest.mark.rule("RIV-9.9", "RIV-13.6")
def test_ship_17_shifts_the_cost_of_movement() -> None:
    t = moving(hamburg="b1 c1 l1 f1", ships={"hamburg": [17]})
    assert t.legal() == [f"move:{n}" for n in range(1, 7)]
    assert t.refused("move:7") == "RIV-2.6"
    paid = {}
    for n in range(1, 7):
        moved = t.copy().play(f"move:{n}")
        while moved.asks == "pay":
            moved.play(moved.legal()[0])
        left = moved.cell("store")[0][:4]
        paid[n] = 4 - sum(left)
    assert paid == {1: 0, 2: 0, 3: 0, 4: 1, 5: 2, 6: 4}


@pytest.mark.scenario("RIV-S29")
@pytest.mark.rule("RIV-6.1", "RIV-13.28", "RIV-13.26")
def test_a_lead_of_three_ships_wins_before_the_ship_takes_effect() -> None:
    slots = [("L07", 0), ("L02", 0), ("L03", 0)]
    t = using("B07", hamburg="c5", ships={"hamburg": [20, 9, 10], "altona": [6]}, row=[2, 12], slots=slots)
    t.play("half:left", "do:1", "buy:2")
    assert t.winner == ("hamburg", "ships")
    assert t.store("hamburg") == "c2"
    assert not t.events("advanced")
    close = using("B07", hamburg="c5", ships={"hamburg": [20, 9, 10], "altona": [6, 7]}, row=[2, 12], slots=slots,
                  ships_left=3, fate=["ship:21"])
    close.play("half:left", "do:1", "buy:2")
    assert (close.at, close.row()) == (("hamburg", "lawsuit"), [0, 12, 0, 0])        # effect first, then the refill
    close.play("advance:1", "advance:1")
    assert (close.marker("L07"), close.row()) == (2, [21, 12, 0, 0])


@pytest.mark.scenario("RIV-S30")
@pytest.mark.rule("RIV-9.10", "RIV-13.12")
def test_ship_19_makes_later_ships_cheaper() -> None:
    t = using("B07", "altona", altona="c4", ships={"altona": [19]}, row=[7, 12]).play("half:left", "do:1")
    assert t.legal() == ["buy:7", "no"]
    t.play("buy:7")
    assert (t.store("altona"), t.ships("altona")) == ("-", [7, 19])
    itself = using("B07", "altona", altona="b5", row=[19, 7]).play("half:left", "do:1", "buy:19")
    assert itself.store("altona") == "b1"
    poor = using("B07", "altona", altona="b3", row=[19, 7]).play("half:left")
    assert poor.at == ("hamburg", "move")               # ship 19 for three beer is not on offer


@pytest.mark.scenario("RIV-S31")
@pytest.mark.rule("RIV-5.16", "RIV-5.19")
def test_the_newly_dealt_card_lies_at_the_inkwell_after_the_bell() -> None:
    t = moving(inkwell=19, hamburg="b4", hands={"hamburg": ["S16"]}, dark={4: "S05"}, fate=["suit:L10", "special:S03"])
    t.play("move:5")
    assert (t.at, t.inkwell) == (("hamburg", "option"), 4)
    assert (t.card(4), t.discard()) == ("S03", ["S05"])
    assert t.legal() == ["use", "take", "play:S16"]
    assert t.refused("use-then-play") == "RIV-2.13"


@pytest.mark.scenario("RIV-S32")
@pytest.mark.rule("RIV-8.7", "RIV-8.9", "RIV-4.33")
def test_le_havre_repeats_the_whole_lawsuit_action_once() -> None:
    t = using("B15", "altona", altona="b3 l1", alliances={"altona": ["le_havre"]},
              slots=[("L02", 0), ("L03", 0), ("L10", 0)])
    t.play("do:1", "advance:1")
    assert (t.at, t.legal()) == (("altona", "repeat-lawsuit"), ["yes", "no"])
    t.play("yes", "pay:furniture", "advance:3")
    assert (t.marker("L02"), t.marker("L10"), t.store("altona")) == (-1, -1, "b1 c1")
    assert t.at == ("hamburg", "move")                  # one beer is too little for a repeat; Le Havre is used up


@pytest.mark.scenario("RIV-S33")
@pytest.mark.rule("RIV-5.14", "RIV-5.15", "RIV-13.13", "RIV-4.32", "RIV-5.10")
def test_lawsuits_move_up_when_the_stack_is_empty() -> None:
    t = season(5, suits_left=0, slots=[("L01", 0), ("L02", -2), ("L05", 1)])
    assert (t.slots(), t.gone()) == (["L02", "L05", "-"], ["L01"])
    assert (t.marker("L02"), t.marker("L05")) == (-2, 1)
    now: list[tuple[str, int] | None] = [("L02", -2), ("L05", 1)]
    ruling = using("B13", "altona", suits_left=0, slots=now).play("half:left", "do:1")
    assert ruling.legal() == ["ruling:resolve", "ruling:swap-12", "no"]
    assert ruling.refused("ruling:swap-23") == "RIV-4.37"
    foremost = using("B15", altona="l5", turn="altona", suits_left=0, slots=now).play("do:1", "advance:1")
    assert foremost.at == ("hamburg", "move")           # no repeat in slot 1
    second = using("B15", altona="l5", turn="altona", suits_left=0, slots=now).play("do:1", "advance:2")
    assert second.at == ("altona", "lawsuit-repeat")
    assert second.play("yes").at == ("hamburg", "move")


@pytest.mark.scenario("RIV-S34")
@pytest.mark.rule("RIV-5.11", "RIV-10.5")
def test_a_lead_of_one_wins_a_star_token_at_most() -> None:
    t = season(5, hamburg="s12", slots=[("L05", -1), ("L02", 0), ("L03", 0)], ships={"altona": [15]})
    assert t.winner[1] == "stars"                       # step 8 follows with no star token left
    assert (t.stars("altona"), t.won("altona"), t.gone()) == (0, [], ["L05"])
    some = season(5, hamburg="s4", slots=[("L05", -1), ("L02", 0), ("L03", 0)], ships={"altona": [15]})
    assert (some.stars("altona"), some.won("altona"), some.gone()) == (1, [], ["L05"])


@pytest.mark.scenario("RIV-S35")
@pytest.mark.rule("RIV-4.24", "RIV-6.3", "RIV-3.5")
def test_the_fourth_alliance_wins_even_if_taken_from_the_rival() -> None:
    owned = {"hamburg": ["amsterdam", "bruxelles", "gdansk"], "altona": ["oslo"]}
    t = using("B03", hamburg="let1", alliances=owned).play("do:1", "ally:oslo")
    assert t.winner == ("hamburg", "alliances")
    assert t.store("hamburg") == "-"
    poor = choosing(inkwell=3, alliances=owned)
    assert poor.card(3) == "B03"
    poor.play("use")
    assert poor.at == ("altona", "move")                # nothing on offer, so the card is done
    assert using("B03", hamburg="let1 b1", alliances=owned).play("letter:beer:cloth").at == ("altona", "move")


@pytest.mark.scenario("RIV-S36")
@pytest.mark.rule("RIV-3.1", "RIV-13.7")
def test_the_actions_of_a_card_come_in_free_order() -> None:
    t = using("S07", board=["london", "oslo"], slots=[("L01", 0), ("L07", -1), ("L03", 0)])
    assert t.legal() == ["do:2", "do:3", "no"]
    t.play("do:3", "ally:london", "do:2")
    assert t.store("hamburg") == "c2"
    t.play("do:1", "advance:2", "yes")
    assert (t.store("hamburg"), t.marker("L07")) == ("b1", 1)


@pytest.mark.scenario("RIV-S37")
@pytest.mark.rule("RIV-4.27", "RIV-4.43", "RIV-8.2", "RIV-8.6")
def test_prestige_in_a_lawsuit_bonus_is_original_but_its_goods_are_no_gift() -> None:
    t = using("B15", hamburg="f3", alliances={"hamburg": ["bruxelles"]}, slots=[("L06", 0), ("L01", 0), ("L02", 0)])
    t.play("do:1", "advance:1")
    assert (t.asks, t.prestige, t.marker("L06"), t.store("hamburg")) == ("prestige", 1, 0, "f2")
    t.play("repeat:bruxelles")
    assert (t.prestige, t.marker("L06"), t.store("hamburg")) == (2, 1, "f1")
    assert t.at == ("altona", "move")
    london = using("B15", hamburg="f1", alliances={"hamburg": ["london"]}, slots=[("L03", 0), ("L01", 0), ("L02", 0)])
    assert london.play("do:1", "advance:1").store("hamburg") == "c1"


@pytest.mark.scenario("RIV-S38")
@pytest.mark.rule("RIV-5.2", "RIV-5.3", "RIV-12.3", "RIV-12.4", "RIV-12.23")
def test_the_rival_settles_its_upkeep_in_alphabetical_order() -> None:
    t = moving("altona", inkwell=19, hamburg="b2 c1", alliances={"hamburg": ["london", "kjobenhavn"]}).play("move:1")
    assert (t.at, t.legal()) == (("hamburg", "upkeep"), ["yes", "no"])
    paid = t.copy().play("yes")
    assert (paid.at, paid.store("hamburg"), paid.alliances("hamburg")) == (
        ("hamburg", "upkeep"), "c1", ["kjobenhavn", "london"])
    paid.play("yes")
    assert (paid.store("hamburg"), paid.at) == ("-", ("altona", "option"))
    t.play("no")
    assert (t.alliances("hamburg"), t.asks) == (["london"], "upkeep")
    t.play("yes")
    assert (t.at, t.legal()) == (("hamburg", "pay"), ["pay:beer", "pay:cloth"])
    t.play("pay:cloth")
    assert (t.store("hamburg"), t.alliances("hamburg"), t.at) == ("b2", ["london"], ("altona", "option"))
