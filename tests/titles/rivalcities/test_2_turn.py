"""Section 2: the move, its price, and the options."""

import pytest

from .position import choosing, moving


@pytest.mark.rule("RIV-2.1")
def test_a_turn_is_move_payment_season_end_option() -> None:
    t = moving("altona", inkwell=19, altona="b1 c1", dark={4: "S05"}, hands={"altona": ["S16"]})
    assert t.asks == "move"
    t.play("move:4")
    assert (t.inkwell, t.at, t.legal()) == (3, ("altona", "option"), ["use", "play:S16"])
    t.play("play:S16", "do:1", "turn:0")
    assert t.at == ("hamburg", "move")
    order = [kind for kind, _ in t.events("moved", "paid", "season-step", "played", "turn")]
    assert order == ["moved", "paid", "paid", *["season-step"] * 8, "played", "turn"]


@pytest.mark.rule("RIV-2.2")
def test_the_inkwell_must_move_forward() -> None:
    t = moving(inkwell=5, hamburg="b1 let1")
    assert t.choices() == ["move:1", "move:2", "move:3"]
    assert t.refused("pass") == t.refused("no") == "KON-1.3"
    assert t.exchanges()
    t.play("letter:beer:cloth")
    assert t.asks == "move"                             # exchanging is no way round the move
    assert t.play("move:1").inkwell == 6


@pytest.mark.rule("RIV-2.3")
def test_every_ink_space_counts() -> None:
    assert moving(inkwell=3, dark={}).play("move:2").inkwell == 5
    assert moving(inkwell=18, dark={}).play("move:2").inkwell == 0
    beyond = moving(inkwell=18, hamburg="b1", dark={}).play("move:3")
    assert (beyond.inkwell, beyond.store("hamburg")) == (1, "-")


@pytest.mark.rule("RIV-2.4")
@pytest.mark.parametrize(("n", "cost"), [
    (1, 0), (2, 0), (3, 1), (4, 2), (5, 4), (6, 6), (7, 8), (8, 10), (9, 12), (10, 14), (15, 24), (20, 34),
])
def test_the_price_of_a_move(n: int, cost: int) -> None:
    rich = "b12 c12 l12"
    t = moving(hamburg=rich).play(f"move:{n}")
    while t.asks == "pay":
        t.play(t.legal()[0])
    assert sum(-params["n"] for kind, params in t.events("paid") if isinstance(params["n"], int)) == -cost


@pytest.mark.rule("RIV-2.5")
def test_the_mover_chooses_the_goods() -> None:
    t = moving(hamburg="b1 c1 l1 f1 let2").play("move:3")
    assert t.legal() == ["pay:beer", "pay:cloth", "pay:leather", "pay:furniture"]
    assert t.copy().play("pay:leather").store("hamburg") == "b1 c1 f1 let2"
    assert t.copy().play("pay:furniture").store("hamburg") == "b1 c1 l1 let2"


@pytest.mark.rule("RIV-2.6", "RIV-2.9")
def test_income_of_the_season_end_cannot_pay_the_move() -> None:
    t = moving(inkwell=19, hamburg="b1", prestige=5)
    assert t.legal() == ["move:1", "move:2", "move:3"]
    assert t.refused("move:4") == "RIV-2.6"
    t.play("move:3")
    assert t.store("hamburg") == "b1 c1 l1 f1"          # the beer was paid first, then came the income


@pytest.mark.rule("RIV-2.7", "RIV-13.2")
def test_the_longest_move_is_twenty_spaces() -> None:
    t = moving(inkwell=7, hamburg="b12 c12 l10")
    assert t.legal()[-1] == "move:20"
    t.play("move:20")
    assert (t.inkwell, len(t.events("bell"))) == (7, 1)
    richer = moving(inkwell=7, hamburg="b12 c12 l12 f12")
    assert richer.legal()[-1] == "move:20"
    assert moving(inkwell=7, hamburg="b12 c12 l9").legal()[-1] == "move:19"


@pytest.mark.rule("RIV-2.8")
@pytest.mark.parametrize(("start", "n", "end", "crossed"), [
    (0, 3, 3, False), (17, 2, 19, False), (18, 2, 0, True), (19, 1, 0, True), (18, 4, 2, True),
])
def test_the_bell_is_crossed_between_19_and_0(start: int, n: int, end: int, crossed: bool) -> None:
    t = moving(inkwell=start, hamburg="b2").play(f"move:{n}")
    while t.asks == "pay":
        t.play(t.legal()[0])
    assert (t.inkwell, bool(t.events("season-step"))) == (end, crossed)


@pytest.mark.rule("RIV-2.10", "RIV-12.5")
def test_exactly_one_option_is_chosen() -> None:
    t = choosing(inkwell=4, dark={4: "S16"}, hamburg="let1", hands={"hamburg": ["S05", "S11"]})
    options = ["use", "use-then-play", "play-then-use", "take", "play:S05", "play:S11"]
    assert t.legal() == options
    assert t.refused("no") == t.refused("move:1") == "KON-1.3"
    for key, after in (("take", "move"), ("play:S05", "move")):
        assert t.copy().play(key).at == ("altona", after)


@pytest.mark.rule("RIV-2.11")
def test_option_a_uses_the_card_at_the_inkwell_and_leaves_it_there() -> None:
    special = choosing(inkwell=4, dark={4: "S16"}).play("use", "do:1", "turn:0")
    assert (special.store("hamburg"), special.card(4), special.discard()) == ("f1", "S16", [])
    basic = choosing(inkwell=7).play("use", "do:1", "turn:0")
    assert (basic.store("hamburg"), basic.card(7)) == ("c1", "B06")
    assert choosing(inkwell=4, dark={}, hands={"hamburg": ["S16"]}).refused("use") == "RIV-2.11"


@pytest.mark.rule("RIV-2.12", "RIV-4.18")
def test_option_b_plays_a_hand_card_wherever_the_inkwell_stands() -> None:
    for space in (0, 7, 8):
        t = choosing(inkwell=space, dark={4: "S01"}, hands={"hamburg": ["S16", "S05"]}).play("play:S16")
        assert (t.asks, t.discard(), t.hand("hamburg")) == ("use-card", [], ["S05"])
        t.play("do:1", "turn:0")
        assert (t.store("hamburg"), t.discard(), t.at) == ("f1", ["S16"], ("altona", "move"))
    t = choosing(inkwell=7, hands={"hamburg": ["S16"], "altona": ["S05"]})
    assert t.refused("play:S05") == t.refused("play:S20") == "RIV-2.12"


@pytest.mark.rule("RIV-2.13")
def test_option_c_finishes_one_card_before_the_other() -> None:
    start = choosing(inkwell=7, hamburg="let1", hands={"hamburg": ["S16"]}, dark={})
    t = start.copy().play("use-then-play")
    assert (t.asks, t.store("hamburg"), t.legal()) == ("use-card", "-", ["do:1", "no"])
    t.play("do:1", "turn:0")
    assert (t.asks, t.store("hamburg"), t.legal()) == ("play-card", "c1", ["play:S16", "no"])
    t.play("play:S16", "do:1", "turn:1")
    assert (t.store("hamburg"), t.at, t.discard()) == ("c1 f2", ("altona", "move"), ["S16"])
    t = start.copy().play("play-then-use")
    assert (t.asks, t.legal()) == ("play-card", ["play:S16"])
    t.play("play:S16", "do:1", "turn:0")
    assert (t.asks, t.store("hamburg"), t.discard()) == ("use-card", "f1", ["S16"])
    t.play("do:1", "turn:0")
    assert (t.store("hamburg"), t.at) == ("c1 f1", ("altona", "move"))


@pytest.mark.rule("RIV-2.14")
def test_the_letter_is_paid_before_either_card() -> None:
    t = choosing(inkwell=6, hamburg="let1", hands={"hamburg": ["S01"]}).play("use-then-play")
    assert (t.asks, t.store("hamburg")) == ("half", "-")
    t = choosing(inkwell=6, hands={"hamburg": ["S01"]})
    assert t.refused("play-then-use") == "RIV-2.13"


@pytest.mark.rule("RIV-2.15", "RIV-13.21", "RIV-12.8")
def test_option_c_with_an_empty_hand() -> None:
    start = choosing(inkwell=2, hamburg="let1", dark={})
    assert start.card(2) == "B02"
    assert start.choices() == ["use", "use-then-play"]
    assert start.refused("play-then-use") == "RIV-2.15"
    lapses = start.copy().play("use-then-play", "no")
    assert lapses.at == ("altona", "move")              # nothing to play: B drops out
    t = start.copy().fate("special:S16").play("use-then-play", "do:1")
    assert (t.asks, t.legal()) == ("play-card", ["play:S16", "no"])
    assert t.copy().play("no").at == ("altona", "move")
    assert t.play("play:S16", "do:1", "turn:0").store("hamburg") == "f1"


@pytest.mark.rule("RIV-2.15")
def test_option_c_needs_a_card_at_the_inkwell() -> None:
    t = choosing(inkwell=8, hamburg="let1", dark={}, hands={"hamburg": ["S16"]})
    assert t.choices() == ["play:S16"]
    assert t.refused("use-then-play") == t.refused("play-then-use") == "RIV-2.15"


@pytest.mark.rule("RIV-2.15")
def test_after_b_the_actions_of_a_may_be_waived_but_b_itself_not() -> None:
    t = choosing(inkwell=7, hamburg="let1", hands={"hamburg": ["S16"]}, dark={}).play("play-then-use")
    assert t.refused("no") == "RIV-2.15"
    t.play("play:S16", "do:1", "turn:0", "no")
    assert (t.store("hamburg"), t.at) == ("f1", ("altona", "move"))


@pytest.mark.rule("RIV-2.16")
def test_option_d_takes_a_special_card_unused() -> None:
    t = choosing(inkwell=12, dark={12: "S16"}).play("take")
    assert (t.hand("hamburg"), t.card(12), t.store("hamburg"), t.at) == (["S16"], "-", "-", ("altona", "move"))
    for card in ("S01", "S24"):
        assert "take" in choosing(inkwell=12, dark={12: card}).legal()
    for space in (0, 7, 19):
        assert choosing(inkwell=space).refused("take") == "RIV-2.16"
    away = moving(inkwell=12, dark={}, hands={"altona": ["S16"]}).play("move:2", "use", "no")
    assert away.card(12) == "-"
    back = moving(inkwell=19, dark={}, fate=["suit:L10", "special:S01", "special:S02", "special:S03"]).play("move:1")
    assert back.card(12) == "S03"                       # step 6 fills it again


@pytest.mark.rule("RIV-2.17", "RIV-13.1")
def test_pass_is_never_offered_where_something_can_be_done() -> None:
    for position in ({"inkwell": 7}, {"inkwell": 4}, {"inkwell": 8, "dark": {}, "hands": {"hamburg": ["S05"]}}):
        assert choosing(**position).refused("pass") == "RIV-2.17"
    assert choosing(inkwell=8, dark={}).legal() == ["pass"]
    assert "move:1" in moving(inkwell=7, dark={}).legal()


@pytest.mark.rule("RIV-2.18")
def test_neither_hand_nor_store_has_a_limit() -> None:
    hand = [f"S{n:02}" for n in range(1, 20)]
    t = choosing(inkwell=4, hamburg="b11 c12 l12 f12 let12", hands={"hamburg": hand}, dark={4: "S24"}).play("take")
    assert len(t.hand("hamburg")) == 20
    full = choosing(inkwell=0, hamburg="b11 c12 l12 f12", dark={}).play("use", "do:1", "good:beer")
    assert full.store("hamburg") == "b12 c12 l12 f12"
