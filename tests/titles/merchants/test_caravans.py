"""Section 6: caravans, tolls, deliveries."""

import pytest

from kontor.kernel.chance import Chance
from kontor.kernel.match import Match
from kontor.titles.merchants.state import TILE

from .table import Table, bare, edge


def steps(*edges: str) -> list[str]:
    return [f"step:{edge(name)}" for name in edges]


@pytest.mark.rule("MER-4.17", "MER-6.1", "MER-6.5", "MER-6.10", "MER-6.11", "MER-6.13")
@pytest.mark.scenario("MER-S08")
def test_three_deliveries_in_one_move() -> None:
    table = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E163").caravans("blue", "E164")
    table.kontors("orange", "paris", "koeln").kontors("white", "bruxelles").routes("white", "E135")
    table.hand("blue", ore=1, wood=1, salt=1).gold(blue=1).goods("blue", 3)
    table.do("blue", f"route:{edge('E151')}")
    assert table.of("blue")["gold"] == 1                                # both networks had two cities
    table.do("blue", "start_caravan:1", *steps("E163"), "deliver:1:paris", *steps("E151"), "deliver:1:bruxelles")
    assert table.of("white")["gold"] == 0
    table.do("blue", *steps("E135"), "deliver:1:koeln", "stop")
    own = table.of("blue")
    assert (own["free_goods"], own["delivered"], own["gold"], own["salt"]) == (0, 3, 0, 0)
    assert table.of("white")["gold"] == 1


@pytest.mark.rule("MER-6.1", "MER-10.8", "MER-11.24")
def test_a_move_is_paid_step_by_step() -> None:
    table = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E163", "E162", "E151", "E134")
    table.caravans("blue", "E164")
    table.hand("blue", salt=2)
    table.do("blue", "start_caravan:1")
    assert table.of("blue")["salt"] == 1
    assert table.refusal("blue", "stop") == "MER-11.24"                 # at least one step
    assert table.refusal("blue", f"step:{edge('E165')}") == "MER-6.1"   # an edge without route
    assert table.refusal("blue", f"step:{edge('E162')}") == "MER-6.1"   # not touching
    assert table.refusal("blue", "end_turn") == "KON-1.3"               # nothing else between the steps
    table.do("blue", *steps("E163", "E162", "E163"))
    assert table.refusal("blue", f"step:{edge('E151')}") == "MER-10.8"  # no paid step left
    table.do("blue", "extend")
    assert table.of("blue")["salt"] == 0
    assert table.refusal("blue", "extend") == "MER-4.1"
    table.do("blue", *steps("E151"), "stop")                            # the rest is lost
    assert table.caravan_places("blue") == ["E151", ""]
    assert table.legal("blue", "start_caravan") == set()


@pytest.mark.rule("MER-6.2")
def test_one_salt_is_for_one_caravan() -> None:
    table = bare("blue").routes("blue", "E164", "E163").caravans("blue", "E164", "E164").hand("blue", salt=1)
    table.do("blue", "start_caravan:1", *steps("E163"), "stop")
    assert table.legal("blue", "start_caravan") == set()


@pytest.mark.rule("MER-10.8")
@pytest.mark.parametrize(("hand", "way"), [({}, ("E164", "E163")), ({"wool": 1}, ("E163", "E164", "E163"))])
def test_what_is_forced_is_asked_only_where_others_cannot_know_it(hand: dict[str, int], way: tuple[str, ...]) -> None:
    """With cards in hand there may be salt for more steps; with none the first step and the stop go without saying."""
    table = bare("blue").routes("blue", "E164", "E163").caravans("blue", "E164").hand("blue", salt=1, **hand)
    blue = table.seat("blue")
    match = Match(table.s, Chance())
    for key in ["start_caravan:1", *steps(*way)]:
        assert match.submit(blue, key) is None
    if hand:
        assert [match.key(a) for a in match.legal(blue)] == ["stop"]
        assert not any(entry.forced for entry in match.entries)
    else:
        forced = [match.key(entry.action) for entry in match.entries if entry.forced]
        assert forced == [*steps("E163"), "stop"]
        assert match.state.step().name == "action"


@pytest.mark.rule("MER-6.4")
def test_a_caravan_may_turn_round() -> None:
    table = bare("blue").routes("blue", "E164", "E163").kontors("white", "paris").caravans("blue", "E164")
    table.hand("blue", salt=1)
    table.do("blue", "start_caravan:1", *steps("E163"), "deliver:1:paris", *steps("E164", "E163"))
    assert table.legal("blue") == {"stop"}                              # every use was a step


@pytest.mark.rule("MER-6.3", "MER-11.25")
@pytest.mark.scenario("MER-S37")
def test_crowded_route() -> None:
    def table(*routes: str) -> Table:
        place = bare("blue").routes("white", *routes).routes("blue", "E151").caravans("blue", "E151")
        return place.caravans("red", "E135").caravans("orange", "E135").hand("blue", salt=1).gold(blue=5)

    crowd = table("E135", "E136").do("blue", "start_caravan:1", *steps("E135"))
    assert crowd.refusal("blue", "stop") == "MER-4.8"
    crowd.do("blue", *steps("E136"), "stop")
    back = table("E135").do("blue", "start_caravan:1", *steps("E135"))
    assert back.legal("blue") == {f"step:{edge('E151')}"}               # its own place is free again
    back.do("blue", *steps("E151"))
    assert back.refusal("blue", f"step:{edge('E135')}") == "MER-11.25"  # one step is left: there would be no way back
    back.do("blue", "stop")


@pytest.mark.rule("MER-11.25", "MER-11.26")
def test_the_way_out_must_be_affordable() -> None:
    table = bare("blue").routes("white", "E135").routes("red", "E136").routes("blue", "E151", "E163")
    table.caravans("blue", "E163")
    table.caravans("red", "E135", "E151").caravans("orange", "E135", "E151").hand("blue", salt=1)
    table.gold(blue=1)                                                  # toll to white, none left for red beyond
    assert table.legal("blue", "start_caravan") == {"1"}                # to E151 and back
    table.do("blue", "start_caravan:1", *steps("E151"))
    assert table.refusal("blue", f"step:{edge('E135')}") == "MER-11.25"
    table.gold(blue=2)
    assert table.refusal("blue", f"step:{edge('E135')}") == ""


@pytest.mark.rule("MER-6.5", "MER-6.7")
@pytest.mark.scenario("MER-S38")
def test_flat_toll() -> None:
    table = bare("blue").routes("orange", "E124", "E108", "E109").routes("blue", "E136")
    table.caravans("blue", "E136", "E136")
    table.hand("blue", salt=4).gold(blue=5)
    table.do("blue", "start_caravan:1", *steps("E124", "E109"), "stop")
    assert (table.of("blue")["gold"], table.of("orange")["gold"]) == (4, 1)
    table.do("blue", "start_caravan:1", *steps("E108"), "stop")
    assert table.of("orange")["gold"] == 1
    table.do("blue", "start_caravan:2", *steps("E124"), "stop")
    assert table.of("orange")["gold"] == 2


@pytest.mark.rule("MER-6.6")
def test_every_opponent_is_paid() -> None:
    table = bare("blue").routes("orange", "E124").routes("white", "E135").routes("blue", "E136")
    table.caravans("blue", "E136")
    table.hand("blue", salt=1).gold(blue=2)
    table.do("blue", "start_caravan:1", *steps("E124", "E135"), "stop")
    assert [table.of(p)["gold"] for p in ("blue", "orange", "white")] == [0, 1, 1]


@pytest.mark.rule("MER-6.8")
def test_the_toll_is_due_in_every_turn() -> None:
    table = bare("blue").routes("orange", "E124", "E108").routes("blue", "E136").caravans("blue", "E136")
    table.hand("blue", salt=2).gold(blue=2).do("blue", "start_caravan:1", *steps("E124"), "stop", "end_turn")
    for player in ("white", "orange", "red"):
        table.roll(2).do(player, "end_turn")
    table.roll(2)
    before = table.of("orange")["gold"]
    table.do("blue", "start_caravan:1", *steps("E108"), "stop")
    assert table.of("orange")["gold"] == before + 1


@pytest.mark.rule("MER-6.9", "MER-11.27")
@pytest.mark.scenario("MER-S39")
def test_starting_on_a_foreign_route() -> None:
    def table() -> Table:
        place = bare("blue").routes("white", "E135", "E124").routes("blue", "E136").caravans("blue", "E135")
        return place.hand("blue", salt=1).gold(blue=3).do("blue", "start_caravan:1")

    leaving = table().do("blue", *steps("E136"))
    assert leaving.of("white")["gold"] == 0
    leaving.do("blue", *steps("E135"))
    assert leaving.of("white")["gold"] == 1
    assert table().do("blue", *steps("E124")).of("white")["gold"] == 1


@pytest.mark.rule("MER-11.27")
def test_a_caravan_placed_anew_has_paid_nothing() -> None:
    table = bare("blue").kontors("blue", "koeln").routes("white", "E124").routes("blue", "E136", "E135")
    table.caravans("blue", "E136", "E135").hand("blue", salt=3, ore=1, wood=1).gold(blue=2)
    table.do("blue", "start_caravan:1", *steps("E124"), "stop")
    table.do("blue", f"raise_caravan:{edge('E136')}", "take_off:1", "start_caravan:1", *steps("E124"), "stop")
    assert table.of("white")["gold"] == 2


@pytest.mark.rule("MER-11.26")
@pytest.mark.scenario("MER-S40")
def test_no_gold_no_way() -> None:
    table = bare("blue").routes("white", "E135", "E124").routes("blue", "E136").caravans("blue", "E136")
    table.hand("blue", salt=1)
    assert table.refusal("blue", "start_caravan:1") == "MER-10.8"
    table.gold(blue=1)
    assert table.refusal("blue", "start_caravan:1") == ""
    table.do("blue", "start_caravan:1").gold(blue=0)
    assert table.refusal("blue", f"step:{edge('E135')}") == "MER-11.26"


@pytest.mark.rule("MER-6.12", "MER-11.28")
@pytest.mark.scenario("MER-S41")
def test_delivery_without_moving() -> None:
    table = bare("red").traders("red", "I140").hand("red", grain=1).routes("white", "E203").caravans("blue", "E203")
    table.chips("grain", H37=4, H47=3, H40=9).chips("ore", H42=4, H56=9, H65=11)
    table.do("red", f"move_trader:1:{edge('I151')}", "end_turn")
    assert table.legal("blue", "deliver") == set()                      # not before the roll
    table.roll(2)
    before = table.all()
    table.do("blue", "deliver:1:beograd")
    assert table.changes(before) == {"blue": {"free_goods": -1, "delivered": 1}}
    assert table.s.view(None).tiles[34] == 1


@pytest.mark.rule("MER-6.10", "MER-6.11", "MER-11.28")
@pytest.mark.scenario("MER-S42")
def test_delivery_when_placed() -> None:
    table = bare("blue").kontors("blue", "bruxelles").kontors("orange", "koeln").routes("blue", "E135")
    table.hand("blue", ore=1, wood=1, salt=1).do("blue", f"raise_caravan:{edge('E135')}")
    assert table.legal("blue", "deliver") == {"1:koeln"}
    assert table.refusal("blue", "deliver:1:bruxelles") == "MER-6.11"
    assert table.refusal("blue", "deliver:1:paris") == "MER-6.10"


@pytest.mark.rule("MER-6.11", "MER-11.30")
@pytest.mark.scenario("MER-S43")
def test_one_tile_per_kontor() -> None:
    table = bare("blue").kontors("orange", "koeln").routes("blue", "E135").caravans("blue", "E135")
    before = table.of("orange")
    there = table.clone()
    there.do("blue", "deliver:1:koeln")                                 # the owner is not asked and gains nothing
    assert there.change(before, "orange") == {}
    assert there.s.v[TILE + 16] == 2
    assert there.goods("blue", 2, 1).refusal("blue", "deliver:1:koeln") == "MER-6.11"
    table.tile("white", "koeln")
    assert table.refusal("blue", "deliver:1:koeln") == "MER-6.11"
    empty = bare("blue").routes("blue", "E135").caravans("blue", "E135")
    assert empty.refusal("blue", "deliver:1:koeln") == "MER-6.11"       # no kontor there


@pytest.mark.rule("MER-6.14", "MER-6.11")
def test_stored_goods_cannot_be_delivered() -> None:
    table = bare("blue").kontors("orange", "koeln").routes("blue", "E135").caravans("blue", "E135").goods("blue", 0)
    assert table.of("blue")["stored"] == 5
    assert table.refusal("blue", "deliver:1:koeln") == "MER-6.11"


@pytest.mark.rule("MER-6.10", "MER-11.28", "MER-11.29")
@pytest.mark.scenario("MER-S49")
def test_two_deliveries_on_one_edge() -> None:
    table = bare("red").kontors("white", "bruxelles").kontors("orange", "koeln").routes("white", "E135")
    table.caravans("red", "E135")
    one = table.clone().do("red", "deliver:1:koeln")
    assert one.legal("red", "deliver") == set()                         # only one free goods tile
    table.goods("red", 2).do("red", "deliver:1:bruxelles", "deliver:1:koeln")
    assert table.of("red")["delivered"] == 2


@pytest.mark.rule("MER-6.13")
def test_a_delivery_does_not_end_the_move() -> None:
    table = bare("blue").routes("blue", "E164", "E163", "E151").kontors("white", "paris").caravans("blue", "E164")
    table.hand("blue", salt=1).do("blue", "start_caravan:1", *steps("E163"), "deliver:1:paris")
    assert f"step:{edge('E151')}" in table.legal("blue")
    assert table.of("blue")["salt"] == 0
