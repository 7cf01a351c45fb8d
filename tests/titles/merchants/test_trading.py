"""Sections 3 and 10: trading with the supply and with each other."""

import pytest

from kontor.titles.merchants.material import N_RESOURCES
from kontor.titles.merchants.state import OFFERS, SEEN

from .table import Table, bare, first_game

ALL = ("red", "blue", "white", "orange")


def offer(table: Table, give: list[str], want: list[str], to: str = "to_all") -> Table:
    """Red puts an offer together and sends it."""
    return table.do("red", "offer", *give, "next", *want, "next", to, "send")


def counter(table: Table, player: str, give: list[str], want: list[str]) -> Table:
    return table.do(player, "counter", *give, "next", *want, "next", "send")


@pytest.mark.rule("MER-3.1")
def test_actions_in_any_order_any_number_of_times() -> None:
    table = first_game().hand("red", wood=8, ore=6, wool=2, salt=2).gold(red=4).at("action", "red")
    table.do("red", "swap:wood:gold", "buy:grain", "swap:ore:wood", "buy:grain", "route:196", "swap:wood:ore")
    assert table.waiting == "action"
    table.do("red", "route:195", "buy_card")


@pytest.mark.rule("MER-3.2")
def test_active_player_and_one_opponent_exchange() -> None:
    table = bare("red").hand("red", wood=2).gold(red=3).hand("blue", salt=1)
    before = table.all()
    offer(table, ["card:wood", "card:wood", "gold:3"], ["card:salt"], "to:1")
    table.do("blue", "accept").do("red", "confirm:1")
    assert table.changes(before) == {
        "red": {"wood": -2, "gold": -3, "salt": 1}, "blue": {"wood": 2, "gold": 3, "salt": -1},
    }
    assert table.waiting == "action"


@pytest.mark.rule("MER-3.2", "MER-3.3", "MER-10.1", "MER-10.6")
@pytest.mark.scenario("MER-S23")
def test_offer_forms() -> None:
    table = bare("red").hand("red", wool=3).gold(red=1).hand("blue", ore=1, salt=1, wool=1)
    table.do("red", "offer", "card:wool", "card:wool", "next")
    assert table.refusal("red", "card:wool") == "MER-10.1"              # 2 wool for 1 wool
    assert table.refusal("red", "next") == "MER-10.1"                   # 2 wool for nothing
    table.do("red", "card:ore", "next", "to:1", "send")
    assert table.actors() == ["blue"]
    table.do("blue", "decline")
    table.do("red", "offer")
    assert table.refusal("red", "next") == "MER-10.1"                   # nothing for something
    table.do("red", "card:wool", "gold:1", "next", "card:salt", "next")
    assert table.refusal("red", "to:0") == "MER-10.6"                   # not with oneself
    for player in ("blue", "white"):                                    # nor others with each other
        assert table.refusal(player, "offer") == "KON-1.2"


@pytest.mark.rule("MER-3.4", "MER-3.5", "MER-11.10")
@pytest.mark.scenario("MER-S22")
def test_two_purchases() -> None:
    table = first_game().gold(red=8).hand("red", ore=3).at("action", "red")
    table.do("red", "buy:wood", "buy:salt")
    assert (table.of("red")["gold"], table.of("red")["wood"], table.of("red")["salt"]) == (4, 1, 1)
    assert table.refusal("red", "buy:wood") == "MER-3.5"
    assert "ore:gold" in table.legal("red", "swap")
    table.do("red", "swap:ore:gold")
    assert table.refusal("red", "buy:wood") == "MER-3.5"
    table.do("red", "end_turn")
    for player in ("blue", "white", "orange"):
        table.at("action", player).do(player, "end_turn")
    table.at("action", "red")
    assert table.waiting == "action"
    table = first_game().gold(red=8)
    table.roll(5).do("red", "buy:wood", "buy:wood", "end_turn")
    table.roll(5).do("blue", "end_turn").roll(5).do("white", "end_turn").roll(5).do("orange", "end_turn").roll(5)
    table.do("red", "buy:wood", "buy:wood")
    assert bare("red").gold(red=1).refusal("red", "buy:wood") == "MER-3.4"


@pytest.mark.rule("MER-3.6", "MER-3.7", "MER-11.10")
@pytest.mark.scenario("MER-S12")
def test_ore_for_ore() -> None:
    table = bare("red").hand("red", ore=3).gold(red=9)
    assert table.refusal("red", "swap:ore:ore") == "MER-3.7"
    assert table.legal("red", "swap") == {"ore:wood", "ore:wool", "ore:grain", "ore:salt", "ore:gold"}
    assert table.refusal("red", "swap:wood:ore") == "MER-3.6"
    table.do("red", "swap:ore:salt")
    assert (table.of("red")["ore"], table.of("red")["salt"]) == (0, 1)


@pytest.mark.rule("MER-11.9")
@pytest.mark.scenario("MER-S21")
def test_empty_stack() -> None:
    table = bare("red").hand("red", wood=3).gold(red=2).supply(salt=0).cards("red", "bumper_harvest")
    assert table.refusal("red", "buy:salt") == "MER-11.9"
    assert table.refusal("red", "swap:wood:salt") == "MER-11.9"
    offer(table, ["card:wood"], ["card:salt"]).do("orange", "accept").do("blue", "decline").do("white", "decline")
    table.do("red", "confirm:3")
    assert table.of("red")["salt"] == 1
    table.do("red", "play:bumper_harvest")
    assert table.refusal("red", "take:salt") == "MER-11.9"
    table = bare("red").hand("red", salt=1).supply(salt=0)
    before = table.s.view(None).supply[4]
    table.kontors("red", "paris").routes("red", "E163", "E162").caravans("red", "E163").do("red", "start_caravan:1")
    assert table.s.view(None).supply[4] == before + 1                   # paid cards are back at once


@pytest.mark.rule("MER-10.2")
def test_everybody_holds_what_is_given() -> None:
    table = bare("red").hand("red", wood=1).hand("blue", salt=1, ore=1).hand("white", wool=2)
    table.do("red", "offer")
    assert table.legal("red", "card") == {"wood"}
    assert table.refusal("red", "card:ore") == "MER-10.2"
    table.do("red", "card:wood")
    assert table.refusal("red", "card:wood") == "MER-10.2"
    assert table.refusal("red", "gold:1") == "MER-10.2"
    table.do("red", "next", "card:salt", "next", "to_all", "send")
    assert table.refusal("blue", "accept") == ""
    assert table.refusal("white", "accept") == "MER-10.2"
    table.do("white", "counter")
    assert table.legal("white", "card") == {"wool"}


@pytest.mark.rule("MER-10.4", "MER-10.13")
@pytest.mark.scenario("MER-S24")
@pytest.mark.parametrize(("wood", "closes"), [(1, {"3"}), (2, {"2", "3"})])
def test_counter_and_confirm(wood: int, closes: set[str]) -> None:
    table = bare("red").hand("red", wood=wood).hand("white", salt=1).hand("orange", salt=1).hand("blue", ore=1)
    offer(table, ["card:wood"], ["card:salt"])
    assert table.actors() == ["blue", "white", "orange"]
    table.do("orange", "accept")
    assert table.s.view(0).deal.answers is None                         # sealed
    assert table.s.view(3).deal.own_answer != 0
    if wood == 2:
        counter(table, "white", ["card:salt"], ["card:wood", "card:wood"])
    else:
        table.do("white", "counter", "card:salt", "next", "card:wood")
        assert table.refusal("white", "card:wood") == "MER-10.10"       # red has one card at all
        table.do("white", "drop", "decline")
    table.do("blue", "decline")
    assert table.actors() == ["red"]
    assert table.legal("red", "confirm") == closes
    assert "decline" in table.legal("red")
    before = table.all()
    table.do("red", "confirm:3")
    assert table.changes(before) == {"red": {"wood": -1, "salt": 1}, "orange": {"wood": 1, "salt": -1}}
    assert table.waiting == "action"                                    # one exchange at most


@pytest.mark.rule("MER-10.4")
def test_a_counter_is_confirmed_or_the_offer_cancelled() -> None:
    table = bare("red").hand("red", wood=2, ore=1).hand("white", salt=1)
    offer(table, ["card:wood"], ["card:salt"], "to:2")
    counter(table, "white", ["card:salt"], ["card:wood", "card:wood"])
    before = table.all()
    assert table.clone().do("red", "decline").changes(before) == {}
    table.do("red", "confirm:2")
    assert table.changes(before) == {"red": {"wood": -2, "salt": 1}, "white": {"wood": 2, "salt": -1}}
    table = bare("red").hand("red", wood=2, ore=1).hand("white", salt=1)
    offer(table, ["card:wood"], ["card:salt"], "to:2")
    counter(table, "white", ["card:salt"], ["card:grain"])              # red has no grain
    assert table.refusal("red", "confirm:2") == "MER-10.2"


@pytest.mark.rule("MER-10.3", "MER-10.4", "MER-10.5")
@pytest.mark.scenario("MER-S50")
def test_call_for_offers() -> None:
    table = bare("red").gold(red=2).hand("blue", ore=1)
    table.do("red", "call")
    assert table.legal("red") == {"to:1", "to:2", "to:3", "to_all", "drop"}
    table.do("red", "to_all", "send")
    for player in ALL[1:]:
        assert table.refusal(player, "accept") == "MER-10.3"
        assert table.legal(player) == {"decline", "counter"}
    table.do("white", "decline").do("orange", "decline")
    poorer = table.clone().gold(red=1).do("blue", "counter", "card:ore", "next")
    assert poorer.refusal("blue", "gold:2") == "MER-10.10"              # everybody sees that red has but one
    counter(table, "blue", ["card:ore"], ["gold:2"])
    assert table.legal("red") == {"confirm:1", "decline"}
    assert table.s.v[OFFERS] == 1
    before = table.all()
    assert table.clone().do("red", "decline").changes(before) == {}
    table.do("red", "confirm:1")
    assert table.changes(before) == {"red": {"ore": 1, "gold": -2}, "blue": {"ore": -1, "gold": 2}}


@pytest.mark.rule("MER-10.5")
def test_offers_of_a_turn_are_limited() -> None:
    table = bare("red").hand("red", wood=1).hand("blue", ore=1)
    for _ in range(6):
        offer(table, ["card:wood"], ["card:ore"], "to:1").do("blue", "decline")
    assert table.refusal("red", "offer") == "MER-10.5"
    assert table.refusal("red", "call") == "MER-10.5"
    quiet = bare("red", offers="0").hand("red", wood=1)
    assert quiet.refusal("red", "offer") == "MER-10.5"


@pytest.mark.rule("MER-10.7")
def test_only_cards_and_gold_and_only_between_actions() -> None:
    table = bare("red").hand("red", wood=1, salt=1).hand("blue", ore=1).kontors("red", "paris")
    table.routes("red", "E163", "E162").caravans("red", "E163").do("red", "start_caravan:1")
    assert table.refusal("red", "offer") == "KON-1.3"
    table.do("red", "step:162", "stop", "offer")
    kinds = {key.partition(":")[0] for key in table.legal("red")}
    assert kinds <= {"card", "gold", "next", "drop"}


@pytest.mark.rule("MER-10.9")
def test_offers_are_put_together_in_one_order() -> None:
    table = bare("red").hand("red", wood=1, ore=2).gold(red=4).hand("blue", wool=2, salt=2).gold(blue=3)
    table.do("red", "offer", "card:ore")
    assert table.refusal("red", "card:wood") == "MER-10.9"
    table.do("red", "card:ore", "gold:2")
    assert table.refusal("red", "gold:1") == "MER-10.9"
    assert table.refusal("red", "to_all") == "MER-10.9"
    assert table.legal("red") == {"next", "drop"}
    table.do("red", "next", "card:salt")
    assert table.refusal("red", "card:wool") == "MER-10.9"
    table.do("red", "next")
    assert table.refusal("red", "card:salt") == "MER-10.9"
    assert table.refusal("red", "next") == "MER-10.9"


@pytest.mark.rule("MER-10.10")
def test_bundles_have_limits() -> None:
    table = bare("red").hand("red", wood=9).gold(red=15).hand("blue", ore=2).gold(blue=1)
    table.do("red", "offer", *["card:wood"] * 6)
    assert table.refusal("red", "card:wood") == "MER-10.10"
    assert table.legal("red", "gold") == {str(n) for n in range(1, 11)}
    table.do("red", "next", "card:wool", "card:wool")                   # blue may have two wool, for all red knows
    assert table.refusal("red", "card:wool") == "MER-10.10"
    assert table.legal("red", "gold") == {"1"}
    table.do("red", "next")
    assert table.legal("red", "to") == {"1"}
    assert table.refusal("red", "to:2") == "MER-10.10"


@pytest.mark.rule("MER-10.11")
def test_an_offer_is_unseen_until_sent_and_may_be_dropped() -> None:
    table = bare("red").hand("red", wood=1).hand("blue", ore=1)
    table.do("red", "offer")
    begun = table.s.view(1, True)
    table.do("red", "card:wood", "next", "card:ore", "next")
    assert table.s.view(1, True) == begun
    assert table.refusal("red", "send") == "MER-10.11"
    table.do("red", "to:1", "drop")
    assert (table.waiting, int(table.s.v[OFFERS])) == ("action", 0)
    offer(table, ["card:wood"], ["card:ore"], "to:1")
    assert table.s.view(1, True).deal.offer.give == (1, 0, 0, 0, 0, 0)
    assert table.s.v[SEEN + N_RESOURCES * 0] == 1
    table.do("blue", "counter", "drop")
    assert table.refusal("blue", "counter") == "MER-10.11"
    table = bare("red").hand("red", wood=1)
    for _ in range(12):
        table.do("red", "offer", "drop")
    assert table.refusal("red", "offer") == "MER-10.11"                 # so that every turn ends


@pytest.mark.rule("MER-10.13")
def test_answers_come_in_any_order_and_stay_sealed() -> None:
    table = bare("red").hand("red", wood=1).hand("blue", ore=1).hand("white", ore=1)
    offer(table, ["card:wood"], ["card:ore"])
    other = table.clone()
    table.do("blue", "accept").do("white", "decline").do("orange", "decline")
    other.do("orange", "decline").do("white", "decline").do("blue", "accept")
    assert table.s.same(other.s)
    assert table.s.view(3).deal.answers == (0, 3, 2, 2)
