"""Section 10: when the supply runs out."""

import pytest

from tests.proof import count

from .position import choosing, season, using
from .test_1_setup import random_states


@pytest.mark.rule("RIV-10.1")
@pytest.mark.parametrize(("hamburg", "altona", "after"), [
    ("l7", "l5", ("l6", "l6")), ("l6", "l6", ("l6", "l6")), ("l5", "l7", ("l5", "l7")), ("l12", "-", ("l11", "l1")),
    ("l6", "l5", ("l6", "l6")),
])
def test_a_missing_good_comes_from_a_rival_who_has_more(hamburg: str, altona: str, after: tuple[str, str]) -> None:
    t = using("B11", "altona", hamburg=hamburg, altona=f"{altona.strip('-')} m0").play("do:1")
    assert (t.store("hamburg"), t.store("altona")) == after


@pytest.mark.rule("RIV-10.2")
def test_the_supply_is_looked_at_unit_by_unit() -> None:
    t = using("S12", hamburg="b3", altona="b8").play("do:3")                # one from the supply, then 8 > 4
    assert (t.store("hamburg"), t.store("altona")) == ("b5", "b7")
    t = using("S12", hamburg="b5", altona="b7").play("do:3")                # 7 > 5, then 6 against 6
    assert (t.store("hamburg"), t.store("altona")) == ("b6", "b6")
    win = season(5, hamburg="l4", altona="l7", slots=[("L01", 2), ("L02", 0), ("L03", 0)])
    assert (win.store("hamburg"), win.store("altona")) == ("l6", "l6")      # three leather: supply, rival, forgone
    leather = {"city": "city-hamburg", "item": "good-leather"}
    assert win.events("gained", "took", "forgone") == [
        ("gained", leather | {"n": 1}), ("took", leather), ("forgone", leather | {"n": 1})]
    none = season(5, hamburg="l5", altona="l7", slots=[("L01", 2), ("L02", 0), ("L03", 0)])
    assert none.events("took", "forgone") == [("took", leather), ("forgone", leather | {"n": 2})]


@pytest.mark.rule("RIV-10.3")
def test_letters_run_out_likewise() -> None:
    t = using("S01", hamburg="let5", altona="let7").play("do:2")
    assert (t.store("hamburg"), t.store("altona")) == ("let6", "let6")
    t = using("S01", hamburg="let6 b1", altona="let6")
    assert t.refused("do:2") == "RIV-3.5"


@pytest.mark.rule("RIV-10.4", "RIV-13.19", "RIV-12.9")
def test_any_good_may_name_what_the_supply_or_a_richer_rival_has() -> None:
    t = choosing(inkwell=0, hamburg="c6 l5", altona="c6 l7 f11").play("use", "do:1")
    assert t.legal() == ["good:beer", "good:leather", "good:furniture"]
    assert t.refused("good:cloth") == "RIV-10.4"
    t.play("good:leather")
    assert (t.store("hamburg"), t.store("altona")) == ("c6 l6", "c6 l6 f11")
    nothing = using("S24", hamburg="b6 c6 l6 f6", altona="b6 c6 l6 f6").play("do:1")
    assert (nothing.asks, nothing.store("hamburg")) == ("use-card", "b6 c6 l6 f6")


@pytest.mark.rule("RIV-13.19")
def test_exchanges_may_take_from_a_richer_rival_too() -> None:
    t = using("B08", hamburg="b1 c5", altona="c7 l6 f6").play("do:1")
    assert t.refused("exchange:cloth:cloth") == "RIV-13.30"
    assert "exchange:beer:cloth" in t.legal()
    t.play("exchange:beer:cloth")
    assert (t.store("hamburg"), t.store("altona")) == ("c6", "c6 l6 f6")
    assert t.refused("exchange:beer:leather") == "RIV-4.12"
    even = choosing(inkwell=7, hamburg="b1 c6 let1", altona="c6")
    assert even.refused("letter:beer:cloth") == "RIV-10.4"


@pytest.mark.rule("RIV-10.5", "RIV-13.23")
def test_star_tokens_and_manufactories_are_never_taken_from_the_rival() -> None:
    t = using("S10", hamburg="f2", altona="s10").play("do:3")
    assert (t.stars("hamburg"), t.stars("altona"), t.store("hamburg")) == (2, 10, "-")
    income = season(3, altona="s12", ships={"hamburg": [6], "altona": [1]})
    assert (income.stars("hamburg"), income.stars("altona")) == (0, 12)
    works = season(5, hamburg="m1", altona="m11", slots=[("L02", 2), ("L01", 0), ("L03", 0)])
    assert (works.works("hamburg"), works.works("altona")) == ((1, 0), (11, 0))


@pytest.mark.rule("RIV-10.6")
def test_what_is_paid_can_be_gained_again_at_once() -> None:
    t = using("B08", hamburg="b6", altona="b6").play("do:1", "exchange:beer:cloth")
    assert t.store("supply").startswith("b1 ")
    assert "exchange:cloth:beer" in t.legal()
    assert t.play("exchange:cloth:beer").store("hamburg") == "b6"
    suit = using("B15", hamburg="c6", altona="c6", slots=[("L01", 0), ("L02", 0), ("L03", 0)]).play("do:1", "advance:1")
    assert suit.store("supply").startswith("b12 c1 ")


@pytest.mark.rule("RIV-10.7")
@pytest.mark.parametrize("layout", ["first_game", "shuffled"])
def test_nothing_is_lost_or_made_in_random_games(layout: str) -> None:
    for seed in range(count(2, 40)):
        for s in random_states(100 + seed, layout):
            view = s.view(None)
            for good in range(4):
                assert view.supply_goods[good] + sum(city.goods[good] for city in view.cities) == 12
            assert view.supply_letters + sum(city.letters for city in view.cities) == 12
            assert view.supply_manufactories + sum(city.active + city.inactive for city in view.cities) == 12
            assert view.supply_stars + sum(city.star_tokens for city in view.cities) == 12
            on_ring = sum(card >= 16 for card in view.ring)
            hands = sum(city.hand_size for city in view.cities)
            assert view.stack + len(view.discard) + on_ring + hands + (view.played >= 0) == 24
