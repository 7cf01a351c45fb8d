"""Section 5: traders and new kontors."""

import pytest

from kontor.titles.merchants.material import CITIES, CROSSINGS, N_CROSSINGS
from kontor.titles.merchants.state import board

from .table import Table, bare, edge


def walk(table: Table, goal: str, piece: int = 1) -> str:
    return f"move_trader:{piece}:{table.place(goal) + 1}"


@pytest.mark.rule("MER-5.1", "MER-5.6", "MER-11.16")
@pytest.mark.scenario("MER-S05")
def test_trader_from_praha() -> None:
    table = bare("white").kontors("white", "praha").traders("white", "praha").hand("white", grain=1)
    table.do("white", walk(table, "I089"))
    assert table.of("white")["grain"] == 0
    assert table.trader_places("white") == ["I089", ""]
    assert table.waiting == "action"
    table.at("action", "white").hand("white", grain=1).do("white", walk(table, "kaliningrad"))
    assert table.owner("kaliningrad") == "white"


@pytest.mark.rule("MER-3.4", "MER-5.6", "MER-5.7", "MER-5.8", "MER-5.9", "MER-5.10", "MER-5.11", "MER-11.19")
@pytest.mark.scenario("MER-S06")
def test_buying_grain_founding_forced_chip() -> None:
    table = bare("blue").kontors("blue", "visby").traders("blue", "visby").gold(blue=2)
    table.chips("salt", 11, H30=10, H66=5)
    before = table.of("blue")
    table.do("blue", "buy:grain", walk(table, "kaliningrad"))
    assert table.waiting == "chip-draw"                                 # no decision of a player
    assert [table.s.game.title.actions.key(a) for a in table.s.legal(-1)] == ["chip:11"]
    table.chance("chip:11")
    assert table.change(before, "blue") == {"gold": -2, "free_goods": 1, "stored": -1}
    assert table.trader_places("blue") == ["", ""]
    assert table.owner("kaliningrad") == "blue"
    assert (table.number("H14"), table.number("H22")) == (11, 6)


@pytest.mark.rule("MER-11.20")
def test_face_down_chips_look_alike() -> None:
    table = bare("blue").traders("blue", "visby").hand("blue", grain=1).do("blue", f"move_trader:1:{edge('I058')}")
    key, s = table.s.game.title.actions.key, table.s
    assert {key(a): s.weight(a) for a in s.legal(-1)} == {"chip:5": 1, "chip:11": 1}


@pytest.mark.rule("MER-5.10", "MER-5.12", "MER-5.13", "MER-11.21", "MER-11.22")
@pytest.mark.scenario("MER-S07")
def test_beograd_two_empty_fields() -> None:
    table = bare("red").kontors("red", "budapest").traders("red", "budapest").hand("red", grain=1)
    table.chips("ore", H42=4, H16=9, H65=11).chips("grain", 3, H37=4, H32=9)
    table.do("red", walk(table, "beograd"))
    assert table.waiting == "chip-hex"
    assert table.legal("red", "chip_to") == {"h47", "h56"}
    assert table.refusal("red", "chip_to:h57") == "MER-5.10"            # a printed number
    table.do("red", "chip_to:h56")
    assert table.legal("red", "chip_from") == {"h16", "h42", "h65"}     # printed numbers never move
    table.do("red", "chip_from:h16")
    assert [table.number(h) for h in ("H56", "H16", "H47")] == [9, 0, 0]
    assert table.s.view(None).hidden_chips[2] == 1


@pytest.mark.rule("MER-11.22")
def test_a_chip_may_come_from_beside_the_new_kontor() -> None:
    table = bare("red").traders("red", "I139").hand("red", grain=1)
    table.chips("ore", H42=4, H56=9, H65=11).chips("grain", H37=4, H32=9, H40=3)
    table.do("red", walk(table, "beograd"))                             # H47 is the only empty field
    assert table.legal("red", "chip_from") == {"h32", "h37", "h40"}
    table = bare("red").traders("red", "I162").hand("red", grain=1).chips("ore", H42=4, H56=9, H65=11)
    table.do("red", walk(table, "sofia"))                               # everything there has a number
    assert table.waiting == "action"


@pytest.mark.rule("MER-5.1", "MER-5.4", "MER-6.1", "MER-6.3")
@pytest.mark.scenario("MER-S10")
def test_nine_steps() -> None:
    table = bare("white").hand("white", grain=3)
    b = board(table.s)
    start = table.place("praha")
    goal = next(c for c in b.cities if b.distance[N_CROSSINGS * start + b.crossing[c]] == 9)
    for crossing in range(N_CROSSINGS):                                 # kontors or traders everywhere on the way
        near = b.distance[N_CROSSINGS * start + crossing]
        if b.has_crossing(crossing) and near in (3, 6) and b.city_at[crossing] >= 0:
            table.kontors("neutral", CITIES[b.city_at[crossing]])
    table.traders("white", "praha").traders("red", "I089").traders("blue", "I116")
    key = f"move_trader:1:{b.crossing[goal] + 1}"
    assert table.refusal("white", key) == ""
    assert table.clone().hand("white", grain=2).refusal("white", key) == "MER-5.1"
    table.do("white", key)
    assert table.of("white")["grain"] == 0
    assert table.owner(CITIES[goal]) == "white"


@pytest.mark.rule("MER-5.2", "MER-5.3")
@pytest.mark.scenario("MER-S11")
def test_one_grain_two_traders() -> None:
    table = bare("red").traders("red", "I089", "I116").hand("red", grain=1)
    table.do("red", f"move_trader:1:{table.place('I088') + 1}")         # 2 steps; the third is lost
    assert table.legal("red", "move_trader") == set()
    table = bare("red").traders("red", "I089", "I116").hand("red", grain=2)
    table.do("red", walk(table, "I088"), walk(table, "I115", 2))
    assert table.of("red")["grain"] == 0


@pytest.mark.rule("MER-5.4", "MER-5.5")
@pytest.mark.scenario("MER-S36")
def test_occupied_goal() -> None:
    table = bare("white").traders("white", "praha").traders("blue", "I089").kontors("neutral", "wroclaw")
    table.hand("white", grain=2).routes("red", "E126", "E139", "E140")
    assert table.refusal("white", walk(table, "I089")) == "MER-5.5"
    assert table.refusal("white", walk(table, "wroclaw")) == "MER-5.5"
    beyond = [c for c in CROSSINGS if table.refusal("white", walk(table, c)) == ""]
    assert "I080" in beyond                                             # Warszawa, behind I089
    assert table.refusal("white", walk(table, "praha")) == "MER-11.16"  # a move has at least one step


@pytest.mark.rule("MER-5.6")
def test_on_a_free_city_the_trader_must_found() -> None:
    table = bare("red").traders("red", "I117").hand("red", grain=1)
    table.do("red", walk(table, "budapest"))                            # purple
    assert table.owner("budapest") == "red"
    assert table.trader_places("red") == ["", ""]


@pytest.mark.rule("MER-5.9", "MER-5.10")
@pytest.mark.scenario("MER-S34")
def test_coins() -> None:
    table = bare("white").traders("white", "I007").hand("white", grain=1)
    before = table.of("white")
    table.do("white", walk(table, "stockholm"))
    assert table.change(before, "white") == {"grain": -1, "gold": 1, "free_goods": 1, "stored": -1}
    assert table.waiting == "action"                                    # H02 and H07 have numbers


@pytest.mark.rule("MER-11.18")
@pytest.mark.scenario("MER-S33")
def test_no_kontor_left() -> None:
    table = bare("red").kontors("red", "budapest").traders("red", "I117").hand("red", grain=2, wool=1, wood=1)
    table.goods("red", 5)
    assert table.refusal("red", walk(table, "wien")) == "MER-11.18"
    assert table.refusal("red", walk(table, "I138")) == ""              # beyond Wien
    assert table.refusal("red", "recruit:budapest") == ""


@pytest.mark.rule("MER-11.16")
def test_sea_lanes_count_as_steps_and_traders_move_again() -> None:
    table = bare("blue").traders("blue", "visby").hand("blue", grain=2)
    b = board(table.s)
    assert b.steps(table.place("visby"), table.place("kaliningrad")) == 3
    table.do("blue", walk(table, "I057"), walk(table, "I069"))
    assert table.trader_places("blue") == ["I069", ""]
    assert table.of("blue")["grain"] == 0


@pytest.mark.rule("MER-11.19")
def test_a_new_kontor_produces_from_the_next_roll() -> None:
    table = bare("red").traders("red", "I117").hand("red", grain=1)
    table.do("red", walk(table, "budapest")).chance("chip:3").do("red", "end_turn").roll(6)
    assert table.of("red")["ore"] == 1                                  # H38


@pytest.mark.rule("MER-11.38", "MER-11.40")
def test_purple_spaces_left_over_and_no_city_left() -> None:
    table = bare("red").kontors("blue", "bruxelles").traders("red", "I086").hand("red", grain=1)
    assert table.refusal("red", walk(table, "koeln")) == ""             # purple, beside a kontor
    b = board(table.s)
    for city in b.cities:
        if table.owner(CITIES[city]) == "":
            table.kontors("neutral", CITIES[city])
    goals = {CROSSINGS[int(key.split(":")[1]) - 1] for key in table.legal("red", "move_trader")}
    assert goals
    assert all(b.city_at[CROSSINGS.index(goal)] < 0 for goal in goals)
    assert "end_turn" in table.legal("red")                             # nobody is forced to move
