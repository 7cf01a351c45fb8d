"""Sections 0 and 1: what words mean, and how a game begins."""

import pytest

from kontor.kernel.rng import Rng
from kontor.kernel.state import State
from kontor.titles.rivalcities.actions import ACTIONS
from kontor.titles.rivalcities.meta import TITLE
from tests.proof import count

from .position import DARK, Table, choosing, game, moving, new_match, new_table, season, using

LIGHT = [space for space in range(1, 20) if space not in DARK]
BASICS = [f"B{n:02}" for n in range(1, 16)]


def random_states(seed: int, layout: str = "first_game") -> list[State]:
    """All positions of one random game."""
    rng = Rng(seed)
    s = TITLE.begin(game(layout))
    seen = []
    while not s.over:
        seen.append(s.clone())
        seat = s.actors()[0]
        choices = s.legal(seat)
        s.apply(seat, s.sample(rng) if s.is_chance() else choices[rng.below(len(choices))])
    return [*seen, s]


@pytest.mark.rule("RIV-0.1", "RIV-10.6")
def test_what_is_paid_goes_to_the_supply() -> None:
    t = using("B07", hamburg="l4", row=[6, 12])
    assert t.store("supply") == "b12 c12 l8 f12 let12"
    t.play("half:left", "do:1", "buy:6")
    assert (t.store("hamburg"), t.store("altona"), t.store("supply")) == ("-", "-", "b12 c12 l12 f12 let12")


@pytest.mark.rule("RIV-0.2")
def test_what_is_gained_comes_from_the_supply() -> None:
    t = using("S01", altona="let4").play("do:2")
    assert (t.store("hamburg"), t.store("altona"), t.store("supply")) == ("let2", "let4", "b12 c12 l12 f12 let6")


@pytest.mark.rule("RIV-0.3")
@pytest.mark.parametrize(("marker", "winner"), [(2, "hamburg"), (-2, "altona"), (1, ""), (-1, "")])
def test_positive_markers_lead_for_hamburg_and_negative_ones_for_altona(marker: int, winner: str) -> None:
    slots = [("L01", marker), ("L02", 0), ("L03", 0)]
    for city in ("hamburg", "altona"):
        t = using("B13", city, slots=slots).play("half:left", "do:1")
        assert ("ruling:resolve" in t.legal()) == (city == winner)
    assert using("B14", "hamburg").play("half:left", "do:1").prestige == 1
    assert using("B14", "altona").play("half:left", "do:1").prestige == -1


@pytest.mark.rule("RIV-1.1")
def test_which_city_a_seat_plays_is_not_decided_in_the_game() -> None:
    for start in ("hamburg", "altona"):
        t = new_table(f"start:{start}")
        assert t.at == (start, "start-good")            # the first thing any player is asked
        assert [t.s.view(seat).seat for seat in (0, 1)] == [0, 1]
    assert not [kind.name for kind in ACTIONS.kinds if kind.name in ("city", "side")]


@pytest.mark.rule("RIV-1.2")
def test_the_ring_and_its_bell() -> None:
    t = new_table()
    assert t.card(0) == "B00"
    assert [space for space in range(20) if t.card(space).startswith("S")] == list(DARK)
    assert moving(inkwell=18).play("move:1").inkwell == 19
    assert not moving(inkwell=18).play("move:1").events("bell")
    over = moving(inkwell=19).play("move:1")
    assert over.inkwell == 0 and over.events("bell")


@pytest.mark.rule("RIV-1.3", "RIV-1.10", "RIV-1.11", "RIV-1.16")
def test_everything_starts_empty_and_neutral() -> None:
    t = new_table("start:altona", "special:S01", "special:S02", "special:S03", "special:S04")
    assert (t.bell, t.inkwell, t.prestige) == ("nobody", 0, 0)
    assert [t.marker(suit) for suit in t.slots()] == [0, 0, 0]
    for city in ("hamburg", "altona"):
        assert (t.hand(city), t.ships(city), t.alliances(city), t.won(city)) == ([], [], [], [])
        assert t.stars(city) == 0 and "let" not in t.store(city)


@pytest.mark.rule("RIV-1.4")
def test_first_game_layout_is_ascending() -> None:
    t = new_table()
    assert [t.card(space) for space in LIGHT] == BASICS


@pytest.mark.rule("RIV-1.5")
def test_shuffled_layout_deals_every_basic_card_once() -> None:
    backwards = [f"basic:{card}" for card in reversed(BASICS)]
    t = new_table("start:hamburg", *backwards, layout="shuffled")
    assert [t.card(space) for space in LIGHT] == BASICS[::-1]
    assert t.card(0) == "B00"
    s = TITLE.begin(game("shuffled"))
    s.apply(-1, ACTIONS.ids["start:hamburg"])
    assert s.total() == 15 and {s.weight(ACTIONS.ids[f"basic:{card}"]) for card in BASICS} == {1}
    s.apply(-1, ACTIONS.ids["basic:B07"])
    assert s.weight(ACTIONS.ids["basic:B07"]) == 0


@pytest.mark.rule("RIV-1.5")
@pytest.mark.parametrize("layout", ["first_game", "shuffled"])
def test_basic_cards_never_move(layout: str) -> None:
    states = [s for s in random_states(3, layout) if s.step().name not in ("setup", "start-city", "deal-basic")]
    rings = {tuple(s.view(None).ring[space] for space in (0, *LIGHT)) for s in states}
    assert len(rings) == 1


@pytest.mark.rule("RIV-1.6")
def test_four_of_the_special_cards_lie_open() -> None:
    t = new_table("start:hamburg", "special:S09", "special:S05", "special:S24", "special:S01")
    assert [t.card(space) for space in DARK] == ["S09", "S05", "S24", "S01"]
    assert (len(t.stack()), t.cell("stack"), t.discard()) == (20, 20, [])


@pytest.mark.rule("RIV-1.7")
def test_ten_ships_are_in_the_game_and_four_lie_open() -> None:
    t = new_table()
    assert len(set(t.row()) - {0}) == 4
    assert t.cell("ships_left") == 6
    assert t.cell("ship").count(-1) == 17               # unseen: in the stack or out of the game


@pytest.mark.rule("RIV-1.7", "RIV-4.25")
def test_no_more_than_ten_ships_ever_come() -> None:
    t = using("B07", hamburg="b12", ships={"hamburg": [1, 2, 3], "altona": [4, 5, 6]}, row=[19, 20, 21, 18])
    assert t.cell("ships_left") == 0
    assert t.play("half:left", "do:1", "buy:19").row() == [0, 20, 21, 18]


@pytest.mark.rule("RIV-1.8")
def test_four_of_the_eight_alliances_are_in_the_game() -> None:
    t = new_table()
    assert len(t.alliances("board")) == 4
    t = using("B03", board=["oslo"]).play("do:1")
    assert t.legal() == ["ally:oslo", "no"]
    assert t.refused("ally:london") == "RIV-1.8"


@pytest.mark.rule("RIV-1.9")
def test_three_of_seven_lawsuits_lie_open() -> None:
    t = new_table()
    assert len(set(t.slots()) - {"-"}) == 3
    assert t.cell("suits_left") == 4


@pytest.mark.rule("RIV-1.10")
def test_markers_belong_to_the_lawsuit_and_new_ones_start_at_0() -> None:
    t = season(5, slots=[("L01", 0), ("L02", 3), ("L03", -2)], fate=["suit:L07"])
    assert t.slots() == ["L02", "L03", "L07"]
    assert [t.marker(suit) for suit in t.slots()] == [3, -2, 0]


@pytest.mark.rule("RIV-1.12", "RIV-1.13")
def test_supply_at_the_start() -> None:
    t = TITLE.begin(game("first_game"))
    data = TITLE.layout.to_data(t.cells())
    assert data["store"] == [[0] * 5, [0] * 5, [12] * 5]
    assert (data["stars"], data["manufactories"]) == ([0, 0, 12], 10)
    assert (data["active"], data["inactive"]) == ([1, 1], [0, 0])


@pytest.mark.rule("RIV-1.14")
def test_either_city_may_start_with_equal_chance() -> None:
    s = TITLE.begin(game("first_game"))
    assert s.step().name == "start-city"
    assert [s.weight(ACTIONS.ids[f"start:{city}"]) for city in ("hamburg", "altona")] == [1, 1]
    starters = {new_match(seed).actors()[0] for seed in range(12)}
    assert starters == {0, 1}


@pytest.mark.rule("RIV-1.15", "RIV-1.17")
def test_the_start_city_chooses_first_and_moves_first() -> None:
    t = new_table("start:altona")
    assert (t.at, t.store("altona"), t.store("hamburg")) == (("altona", "start-good"), "b1", "-")
    assert t.legal() == ["good:beer", "good:cloth", "good:leather", "good:furniture"]
    t.play("good:leather")
    assert (t.at, t.store("altona"), t.store("hamburg")) == (("hamburg", "start-good"), "b1 l1", "b2")
    t.play("good:beer")
    assert (t.at, t.store("hamburg")) == (("altona", "move"), "b3")
    assert t.events("turn") == [("turn", {"city": "city-altona"})]


@pytest.mark.rule("RIV-1.15", "RIV-10.4")
def test_start_goods_that_nobody_has_left_are_forgone() -> None:
    pack = {"supply": {"goods_each": 1}, "setup": {"start_city": ["any"] * 5, "other_city": ["beer"]}}
    t = Table(TITLE.begin(TITLE.game(2, {}, pack)), ["start:altona"])
    t.play("good:beer", "good:cloth", "good:leather", "good:furniture")
    assert (t.store("altona"), t.store("hamburg")) == ("c1 l1 f1", "b1")        # the fifth is not to be had
    assert t.at == ("altona", "move")


@pytest.mark.rule("RIV-1.17")
def test_turns_alternate_strictly() -> None:
    for seed in range(count(2, 20)):
        movers = {s.view(None).turn: s.actors()[0] for s in random_states(seed) if s.step().name == "move"}
        assert list(movers) == list(range(len(movers)))
        assert list(movers.values()) == [(movers[0] + turn) % 2 for turn in movers]
    t = choosing("hamburg", inkwell=8, dark={})
    assert t.play("pass").at == ("altona", "move")
    assert t.play("move:1", "use", "half:left").at == ("hamburg", "move")


@pytest.mark.rule("RIV-1.18")
@pytest.mark.parametrize("layout", ["first_game", "shuffled"])
def test_draws_of_the_setup_come_in_their_order(layout: str) -> None:
    match = new_match(5, layout)
    drawn = [match.key(entry.action).split(":")[0] for entry in match.entries]
    basics = ["basic"] * 15 if layout == "shuffled" else []
    assert drawn == ["start", *basics, *["special"] * 4, *["ship"] * 4, *["alliance"] * 4, *["suit"] * 3]
    words = [match.key(entry.action).split(":")[1] for entry in match.entries]
    view = match.state.view(None)
    n = 1 + len(basics)
    assert [f"S{view.ring[space] - 15:02}" for space in DARK] == words[n : n + 4]
    assert [str(ship + 1) for ship in view.ship_row] == words[n + 4 : n + 8]
    assert [f"L{suit.suit + 1:02}" for suit in view.suits] == words[n + 12 :]
    assert [entry.action for entry in new_match(5, layout).entries] == [entry.action for entry in match.entries]
