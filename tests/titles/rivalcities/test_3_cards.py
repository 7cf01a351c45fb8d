"""Section 3: using an action card."""

from typing import Any

import pytest

from .position import choosing, using


@pytest.mark.rule("RIV-3.1", "RIV-12.7")
def test_each_printed_action_once_in_any_order() -> None:
    start = using("S08", hamburg="c1", slots=[("L01", 0), ("L02", 0), ("L03", 0)])
    assert start.legal() == ["do:1", "do:2", "do:3", "no"]
    t = start.copy().play("do:3", "do:1", "advance:1", "do:2")
    assert (t.store("hamburg"), t.marker("L01"), t.prestige) == ("l1 let1", 1, 1)
    t = start.copy().play("do:2")
    assert t.refused("do:2") == "RIV-3.1"
    assert start.refused("do:4") == "RIV-3.1"


@pytest.mark.rule("RIV-3.1")
def test_two_equal_icons_are_two_actions() -> None:
    t = using("S04", fate=["special:S01", "special:S02"])
    assert t.legal() == ["do:2", "no"]                  # the first draw stands for both
    assert t.refused("do:3") == "RIV-3.1"
    t.play("do:2")
    assert t.legal() == ["do:3", "no"]
    t.play("do:3")
    assert t.hand("hamburg") == ["S01", "S02"]


@pytest.mark.rule("RIV-3.2", "RIV-12.6")
def test_a_split_card_gives_one_half() -> None:
    start = using("B14")
    assert (start.asks, start.legal()) == ("half", ["half:left", "half:right"])
    left = start.copy().play("half:left")
    assert left.legal() == ["do:1", "no"]
    assert left.refused("do:2") == "RIV-3.1"
    assert left.play("do:1").at == ("altona", "move")
    right = start.copy().play("half:right")
    assert right.legal() == ["do:2", "no"]
    assert right.play("do:2", "turn:0").store("hamburg") == "b2"


@pytest.mark.rule("RIV-3.3")
def test_a_card_may_be_left_at_any_time() -> None:
    start = using("S08")
    assert start.copy().play("no").at == ("altona", "move")
    t = start.copy().play("do:2", "no")
    assert (t.at, t.prestige, t.store("hamburg"), t.discard()) == (("altona", "move"), 1, "-", ["S08"])


@pytest.mark.rule("RIV-3.4")
def test_an_action_is_finished_with_all_it_triggers_before_the_next() -> None:
    t = using("S08", hamburg="f1", alliances={"hamburg": ["bruxelles"]}, slots=[("L06", 0), ("L02", 0), ("L01", 0)])
    t.play("do:2")
    assert (t.asks, t.legal()) == ("prestige", ["repeat:bruxelles", "no"])
    assert t.refused("do:1") == t.refused("do:3") == "KON-1.3"
    t.play("no")
    assert t.asks == "use-card"


HANDS = {"altona": [f"S{n:02}" for n in range(1, 21)]}
LAST = {4: "S21", 8: "S22", 12: "S23", 16: "S24"}
IMPOSSIBLE: dict[str, tuple[str, dict[str, Any], str]] = {
    "no affordable ship": ("S18", {"hamburg": "b4", "row": [12, 9]}, "do:2"),
    "no ship at all": ("S18", {"hamburg": "b9 c9 l9 f9", "row": []}, "do:2"),
    "no payable lawsuit": ("B15", {"hamburg": "b1"}, "do:1"),
    "no lawsuit at all": ("B15", {"hamburg": "b9 c9 l9 f9", "slots": []}, "do:1"),
    "donation not payable": ("S24", {"hamburg": "b2"}, "do:2"),
    "any donation not payable": ("B08", {"hamburg": "b1"}, "do:2"),
    "no star token left": ("S24", {"hamburg": "b6", "altona": "s12"}, "do:2"),
    "no manufactory left": ("B04", {"hamburg": "b6 m6", "altona": "m6"}, "do:1"),
    "no free manufactory left": ("S14", {"hamburg": "m6", "altona": "m6"}, "do:2"),
    "not two goods": ("B04", {"hamburg": "f1 let5"}, "do:1"),
    "nothing to reactivate": ("S19", {"hamburg": "m3"}, "do:2"),
    "no legal ruling": ("S22", {"slots": [("L01", 1)]}, "do:1"),
    "rival without goods": ("S05", {"altona": "let3"}, "do:1"),
    "rival without goods for strong piracy": ("S06", {"altona": "let3"}, "do:1"),
    "no good to exchange": ("B08", {"hamburg": "let1"}, "do:1"),
    "no other type obtainable": ("B08", {"hamburg": "b6 c6 l6 f6", "altona": "b6 c6 l6 f6"}, "do:1"),
    "no alliance obtainable": ("B03", {"board": [], "alliances": {"altona": ["oslo"]}}, "do:1"),
    "no letter obtainable": ("S01", {"hamburg": "let6", "altona": "let6"}, "do:2"),
    "no special card to draw": ("B02", {"hands": HANDS, "dark": LAST}, "do:1"),
}


@pytest.mark.rule("RIV-3.5")
@pytest.mark.parametrize("reason", IMPOSSIBLE)
def test_an_action_that_could_do_nothing_is_not_offered(reason: str) -> None:
    card, position, key = IMPOSSIBLE[reason]
    t = using(card, **position)
    if t.who == "hamburg":
        assert t.refused(key) == "RIV-3.5"
    else:
        assert t.at == ("altona", "move")               # nothing else to do either, so the card was done at once


@pytest.mark.rule("RIV-3.5")
def test_what_is_always_offered() -> None:
    assert using("B06", hamburg="c6 m0", altona="c6").legal() == ["do:1", "no"]         # production of nothing
    gift = using("S13", hamburg="b6", altona="b6")
    assert "do:2" in gift.legal()
    assert gift.play("do:2").store("hamburg") == "b6"
    assert "do:2" in using("S08").legal()


@pytest.mark.rule("RIV-3.5")
def test_an_action_is_offered_once_it_becomes_possible() -> None:
    t = using("S13", slots=[("L10", 0), ("L02", 0), ("L01", 0)], hamburg="b1")
    assert t.refused("do:1") == "RIV-3.5"
    assert "do:1" in t.play("do:2").legal()             # the gift pays the lawsuit
    t = using("S13", slots=[("L04", 0), ("L02", 0), ("L03", 0)], hamburg="b1 let2")
    t.play("do:1", "advance:1")
    assert t.refused("do:3") == "RIV-3.5"
    assert "do:3" in t.play("letter:beer:cloth").legal()


@pytest.mark.rule("RIV-3.6")
def test_parts_of_an_action_have_a_fixed_order() -> None:
    t = using("S06", altona="b3").play("do:1")
    assert (t.prestige, t.at) == (-1, ("hamburg", "steal"))
    t = using("B15", hamburg="f2", alliances={"hamburg": ["bruxelles"]}, slots=[("L06", 0), ("L02", 0), ("L01", 0)])
    t.play("do:1", "advance:1")
    assert (t.asks, t.legal(), t.marker("L06")) == ("prestige", ["repeat:bruxelles", "no"], 0)


def test_the_use_of_every_card_is_told() -> None:
    for space in (0, 7, 19):
        t = choosing(inkwell=space, hamburg="c1").play("use")
        assert t.events("used") == [("used", {"city": "city-hamburg", "card": f"card-{t.card(space)}"})]
