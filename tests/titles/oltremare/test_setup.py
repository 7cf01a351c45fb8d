"""Section 1: set-up."""

from collections import Counter

import pytest

from kontor.kernel.match import Match
from kontor.kernel.state import CHANCE
from kontor.kernel.title import SetupError
from kontor.titles.oltremare.actions import ACTIONS
from kontor.titles.oltremare.material import GOODS, HARBOURS, load
from kontor.titles.oltremare.meta import TITLE
from kontor.titles.oltremare.state import BOX, CARGO, DRAWN, HAND, IN_DECK, PLACE, UNSEEN
from tests.titles.oltremare.positions import chance, legal, row

M = load()


def set_up(seats: int, seed: int = 1, **options: str) -> Match:
    return Match.new(TITLE, seats, options, seed=seed)


@pytest.mark.rule("OLT-1.1")
def test_for_two_to_five_players() -> None:
    assert TITLE.seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(SetupError):
            TITLE.game(seats)


@pytest.mark.scenario("OLT-S01")
@pytest.mark.rule("OLT-1.3", "OLT-1.5", "OLT-1.6", "OLT-1.8", "OLT-1.9", "OLT-1.10", "OLT-1.11", "OLT-1.12",
                  "OLT-12.44", "OLT-0.6")
def test_four_players() -> None:
    s = set_up(4).state
    assert row(s, "ducats") == [11] * 4
    assert row(s, "hand") == [4] * 4
    assert row(s, "cargo") == [1] * 4
    assert row(s, "pirates") == row(s, "prestige") == row(s, "debt") == [0] * 4
    for seat in range(4):
        first = row(s, "cargo_top")[seat]
        assert M.harbour[first] == row(s, "ship")[seat]
        assert row(s, "marker")[M.harbour[first]] == -1
        assert row(s, "held")[seat] == [0] * 6
    assert sum(1 for kind in row(s, "marker") if kind >= 0) == 26
    assert row(s, "deck") == 78
    assert (row(s, "venice_low"), row(s, "venice_high")) == (36, 42)
    assert row(s, "venice") == IN_DECK
    places = Counter(int(s.v[PLACE + card]) for card in range(98))
    assert places[UNSEEN] == 78
    assert sum(places[HAND + seat] for seat in range(4)) == 16
    lying = Counter(row(s, "marker"))
    assert all(lying[kind] <= M.markers[kind] for kind in range(6))


@pytest.mark.scenario("OLT-S02")
@pytest.mark.rule("OLT-1.4", "OLT-1.11", "OLT-1.12")
@pytest.mark.parametrize("seed", range(5))
def test_two_players(seed: int) -> None:
    s = set_up(2, seed).state
    grain = [card for card in range(98) if GOODS[M.good[card]] == "grain"]
    assert all(s.v[PLACE + card] == BOX for card in grain)
    assert row(s, "deck") == 68
    assert (row(s, "venice_low"), row(s, "venice_high")) == (31, 37)
    assert sum(1 for kind in row(s, "marker") if kind >= 0) == 28
    for name in ("caffa", "varna", "salonicco", "bengasi", "ancona", "sinope"):
        assert HARBOURS.index(name) not in row(s, "ship")


@pytest.mark.rule("OLT-1.12")
@pytest.mark.parametrize(("seats", "cards"), [(2, 68), (3, 83), (4, 78), (5, 73)])
def test_deck_sizes(seats: int, cards: int) -> None:
    s = set_up(seats).state
    assert row(s, "deck") == cards
    assert s.view(0).deck == cards + 1


@pytest.mark.rule("OLT-1.11")
def test_without_jitter_venice_lies_exactly_in_the_middle() -> None:
    s = set_up(4, venice_jitter="0").state
    assert row(s, "venice_low") == row(s, "venice_high") == 39


@pytest.mark.rule("OLT-1.7")
def test_the_start_player_is_configured_or_drawn() -> None:
    s = set_up(3, start_player="2").state
    assert row(s, "start") == row(s, "turn") == 1
    fresh = TITLE.new(3)
    assert legal(fresh, CHANCE) == ["start:1", "start:2", "start:3"]
    chance(fresh, "start:3")
    assert row(fresh, "start") == 2
    with pytest.raises(SetupError):
        TITLE.new(3, {"start_player": "4"})


@pytest.mark.rule("OLT-1.8", "OLT-1.9", "OLT-12.41")
def test_home_harbours_are_named_by_cards_clockwise_from_the_start_player() -> None:
    s = TITLE.new(3, {"start_player": "2"})
    while s.step().name == "lay-marker":
        s.apply(CHANCE, s.legal(CHANCE)[0])
    offered = [ACTIONS.args(a)[0] for a in s.legal(CHANCE)]
    assert offered == [card for card in range(98) if M.harbour[card] >= 0]
    chance(s, "home:PAR-03")
    assert row(s, "ship")[1] == HARBOURS.index("venezia")
    assert s.v[PLACE + 10] == CARGO + 1             # PAR-03
    assert s.seat() == 2
    assert "home:PAR-03" not in legal(s, CHANCE)
    chance(s, "home:GEM-03", "home:GEM-05")
    assert [s.v[PLACE + card] for card in range(98)].count(UNSEEN) == 95


@pytest.mark.rule("OLT-1.5")
def test_markers_are_drawn_from_the_32_of_the_box() -> None:
    s = TITLE.new(2, {"start_player": "1"})
    assert s.total() == 32
    assert [s.weight(a) for a in s.legal(CHANCE)] == [6, 6, 6, 5, 5, 4]
    chance(s, "marker:compass")
    assert s.total() == 31
    assert s.weight(s.legal(CHANCE)[-1]) == 3


@pytest.mark.rule("OLT-1.14")
def test_options_and_defaults() -> None:
    assert TITLE.settle_options({}) == {
        "bluffing": "off", "tie_ranking": "distinct", "debt_in_trades": "off", "venice_cargo_scoring": "on",
        "venice_jitter": "3", "memory": "strict", "max_offers": "8", "max_questions": "4", "max_deal_cards": "10",
        "start_player": "random"}


@pytest.mark.rule("OLT-1.13", "OLT-1.11")
def test_whether_venice_lies_on_top_is_settled_when_its_back_could_be_seen() -> None:
    match = set_up(2, venice_jitter="1", start_player="1")
    s = match.state
    s.v[DRAWN] = 32                                     # drawn so far: one less than the fewest cards above Venice
    assert (row(s, "drawn"), row(s, "venice_low"), row(s, "venice_high")) == (32, 33, 35)
    s.apply(0, ACTIONS.ids["buy:deck"])
    s.apply(CHANCE, s.legal(CHANCE)[0])
    assert legal(s, CHANCE) == ["venice:hidden", "venice:shown"]
    assert [s.weight(a) for a in s.legal(CHANCE)] == [2, 1]
    chance(s, "venice:hidden")
    assert s.view(1).venice == 0
    s.apply(0, ACTIONS.ids["buy:deck"])
    s.apply(CHANCE, s.legal(CHANCE)[0])
    assert [s.weight(a) for a in s.legal(CHANCE)] == [1, 1]
    chance(s, "venice:hidden")
    s.apply(0, ACTIONS.ids["buy:deck"])
    s.apply(CHANCE, s.legal(CHANCE)[0])
    assert s.step().name == "trade"                 # the last place that is left: no draw is needed
    assert s.view(1).venice == 1
