"""Section 8 and the turn limit."""

import pytest

from kontor.titles.merchants.state import MOST_TURNS, TURN

from .table import Table, bare, edge


@pytest.mark.rule("MER-8.1", "MER-11.39")
@pytest.mark.scenario("MER-S44")
def test_winning_in_the_middle() -> None:
    table = bare("blue").routes("blue", "E164", "E163", "E151").kontors("white", "paris").caravans("blue", "E164")
    table.hand("blue", salt=1).goods("blue", 1, 4)
    table.do("blue", "start_caravan:1", f"step:{edge('E163')}")
    assert not table.s.over
    table.do("blue", "deliver:1:paris")
    outcome = table.s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "delivered", (0, 5, 0, 0))
    assert table.s.actors() == []


@pytest.mark.rule("MER-11.39")
def test_winning_before_the_roll() -> None:
    table = bare("blue").routes("blue", "E164", "E163").kontors("white", "paris").caravans("blue", "E164")
    table.goods("blue", 1, 4).cards("blue", "swift_caravan").at("pre-roll", "blue")
    table.do("blue", "play:swift_caravan", "start_caravan:1", f"step:{edge('E163')}", "deliver:1:paris")
    assert table.s.over


@pytest.mark.rule("MER-8.2")
def test_only_the_active_player_delivers() -> None:
    table = bare("red").routes("blue", "E163").kontors("white", "paris").caravans("blue", "E163").goods("blue", 1, 4)
    assert table.refusal("blue", "deliver:1:paris") == "KON-1.2"


def at_the_limit(table: Table) -> Table:
    table.s.v[TURN] = table.s.v[MOST_TURNS]
    return table.do("red", "end_turn")


@pytest.mark.rule("MER-11.41")
@pytest.mark.scenario("MER-S52")
def test_turn_limit() -> None:
    early = bare("red", turns="100")
    early.s.v[TURN] = 99
    assert not early.do("red", "end_turn").s.over
    tiles = at_the_limit(bare("red", turns="100").goods("white", 1, 2).goods("blue", 1, 1).kontors("blue", "paris"))
    outcome = tiles.s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("limit", (3, 2, 1, 3))
    kontors = at_the_limit(bare("red", turns="100").kontors("blue", "paris").gold(red=9)).s.outcome()
    assert kontors is not None
    assert kontors.ranks == (2, 1, 3, 3)
    gold = at_the_limit(bare("red", turns="100").gold(red=9, white=3)).s.outcome()
    assert gold is not None
    assert gold.ranks == (1, 3, 2, 3)
    shared = at_the_limit(bare("red", turns="100").gold(red=9, white=9)).s.outcome()
    assert shared is not None
    assert shared.winners == (0, 2)
