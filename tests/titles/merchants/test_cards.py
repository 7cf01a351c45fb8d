"""Section 7: development cards."""

import pytest

from kontor.titles.merchants.material import CARDS, RESOURCES
from kontor.titles.merchants.state import PILE, SUPPLY, pile_size

from .table import Table, bare, edge, first_game


def line(player: str, n: int) -> Table:
    """`n` routes of a player in a line from I114 over Bern and the north of the Alps to the east."""
    edges = ("E163", "E164", "E165", "E152", "E136", "E124", "E109", "E097")
    return bare(player).routes(player, *edges[:n]).caravans(player, edges[0])


@pytest.mark.rule("MER-7.1", "MER-7.3", "MER-11.37")
@pytest.mark.scenario("MER-S25")
def test_card_timing() -> None:
    table = bare("red").kontors("red", "paris").cards("red", "monopoly").hand("red", wool=1, salt=1)
    table.do("red", "buy_card").chance("drawn:monopoly")
    assert table.legal("red", "play") == {"monopoly"}                   # the older one
    table.do("red", "play:monopoly", "name:wood")
    assert table.refusal("red", "play:monopoly") == "MER-7.1"
    fresh = bare("red").hand("red", wool=1, salt=1).do("red", "buy_card").chance("drawn:monopoly")
    assert fresh.refusal("red", "play:monopoly") == "MER-7.3"
    early = first_game().cards("red", "safe_conduct", "monopoly").do("red", "play:safe_conduct").roll(5)
    assert early.refusal("red", "play:monopoly") == "MER-7.1"
    early.do("red", "end_turn").roll(5).do("blue", "end_turn").roll(5).do("white", "end_turn").roll(5)
    early.do("orange", "end_turn")
    assert early.refusal("red", "play:monopoly") == ""


@pytest.mark.rule("MER-7.2", "MER-11.46")
def test_cards_before_the_roll_or_between_actions() -> None:
    table = first_game().cards("red", "monopoly")
    assert "play:monopoly" in table.legal("red")
    assert "play:monopoly" in table.clone().roll(5).legal("red")
    moving = bare("blue").routes("blue", "E164", "E163").caravans("blue", "E164").hand("blue", salt=1)
    moving.cards("blue", "monopoly")
    moving.do("blue", "start_caravan:1")
    assert moving.refusal("blue", "play:monopoly") == "KON-1.3"
    robbing = first_game().cards("red", "monopoly").roll(7)
    assert robbing.refusal("red", "play:monopoly") == "KON-1.3"
    assert table.refusal("blue", "play:monopoly") == "KON-1.2"


@pytest.mark.rule("MER-7.4")
def test_a_played_card_is_discarded() -> None:
    table = bare("red").cards("red", "safe_conduct").do("red", "play:safe_conduct")
    assert table.s.v[PILE + CARDS.index("safe_conduct")] == 1
    assert table.s.view(1).pile == tuple(int(name == "safe_conduct") for name in CARDS)
    assert table.s.view(1).played == CARDS.index("safe_conduct")


@pytest.mark.rule("MER-7.6")
def test_lancer_moves_the_robber_and_steals() -> None:
    table = first_game().cards("red", "lancer").hand("white", wood=12)
    table.do("red", "play:lancer", "robber:h35", "steal:2").chance("stolen:wood")
    assert table.of("white")["wood"] == 11                              # nobody gives back cards
    assert (table.waiting, table.actors()) == ("pre-roll", ["red"])
    assert table.legal("red") == {"roll"}


@pytest.mark.rule("MER-7.6", "MER-4.18", "MER-11.34")
@pytest.mark.scenario("MER-S57")
def test_charter_on_a_double_arrow() -> None:
    table = bare("blue").kontors("blue", "visby").cards("blue", "route_charter").do("blue", "play:route_charter")
    table.do("blue", f"route:{edge('E068')}", f"route:{edge('E084')}")
    declined = table.clone().do("blue", "decline")
    assert (declined.waiting, declined.of("blue")["routes"]) == ("action", 28)
    table.do("blue", f"route:{edge('E085')}")
    assert table.waiting == "action"
    own = table.of("blue")
    assert (own["routes"], own["gold"], own["ore"]) == (27, 3, 0)


@pytest.mark.rule("MER-11.34")
def test_the_free_route_comes_before_the_second_of_the_charter() -> None:
    table = bare("blue").kontors("blue", "visby").routes("blue", "E068").cards("blue", "route_charter")
    table.do("blue", "play:route_charter", f"route:{edge('E084')}")
    assert f"route:{edge('E052')}" not in table.legal("blue")           # must touch the double arrow
    table.do("blue", f"route:{edge('E099')}")
    assert f"route:{edge('E052')}" in table.legal("blue")               # the second of the card goes anywhere
    table.do("blue", "decline")
    assert table.waiting == "action"


@pytest.mark.rule("MER-7.6", "MER-10.12")
def test_bumper_harvest() -> None:
    table = bare("red").cards("red", "bumper_harvest").do("red", "play:bumper_harvest", "take:ore")
    assert table.refusal("red", "take:wood") == "MER-10.12"
    table.do("red", "take:ore")
    assert table.of("red")["ore"] == 2
    assert table.waiting == "action"
    scarce = bare("red").cards("red", "bumper_harvest").supply(wood=0, wool=1, grain=0, ore=0, salt=0)
    scarce.do("red", "play:bumper_harvest", "take:wool")
    assert scarce.waiting == "action"                                   # the supply had a single card
    last = bare("red").cards("red", "bumper_harvest").supply(wood=3, wool=0, grain=0, ore=0, salt=1)
    last.do("red", "play:bumper_harvest")
    assert last.refusal("red", "take:salt") == "MER-10.12"              # a second card must be left to take


@pytest.mark.rule("MER-7.6", "MER-11.45")
@pytest.mark.scenario("MER-S27")
def test_monopoly() -> None:
    table = bare("red").cards("red", "monopoly").hand("blue", salt=2, ore=1).hand("orange", salt=1).gold(blue=4)
    before = table.all()
    table.do("red", "play:monopoly", "name:salt")
    assert table.changes(before) == {"red": {"salt": 3}, "blue": {"salt": -2}, "orange": {"salt": -1}}


@pytest.mark.rule("MER-7.2", "MER-7.6", "MER-7.8", "MER-10.8", "MER-11.11", "MER-11.28")
@pytest.mark.scenario("MER-S53")
def test_swift_caravan() -> None:
    way = ("E164", "E165", "E152", "E136", "E124", "E109")
    table = line("blue", 7).kontors("white", "hamburg").cards("blue", "swift_caravan").hand("blue", salt=2)
    table.at("pre-roll", "blue")
    assert table.legal("blue", "deliver") == set()
    table.do("blue", "play:swift_caravan", "start_caravan:1")
    for name in way:
        assert table.refusal("blue", "extend") == "MER-7.8"
        table.do("blue", f"step:{edge(name)}")
    table.do("blue", "deliver:1:hamburg", "stop")
    own = table.of("blue")
    assert (own["salt"], own["delivered"]) == (2, 1)
    assert table.legal("blue") == {"roll"}
    table.roll(2)
    assert "1" in table.legal("blue", "start_caravan")                  # a paid move of the same caravan


@pytest.mark.rule("MER-7.8")
@pytest.mark.scenario("MER-S53")
def test_swift_moves_have_six_steps() -> None:
    far = line("blue", 8).cards("blue", "swift_caravan").hand("blue", salt=2)
    far.do("blue", "play:swift_caravan", "start_caravan:1")
    for name in ("E164", "E165", "E152", "E136", "E124", "E109"):
        far.do("blue", f"step:{edge(name)}")
    assert far.refusal("blue", f"step:{edge('E097')}") == "MER-10.8"


@pytest.mark.rule("MER-7.6", "MER-7.8")
def test_swift_trader() -> None:
    table = bare("white").traders("white", "praha").cards("white", "swift_trader").do("white", "play:swift_trader")
    assert table.refusal("white", f"move_trader:1:{edge('I058')}") == ""         # Kaliningrad, 6 steps
    assert table.refusal("white", f"move_trader:1:{edge('I017')}") == "MER-5.1"  # Novgorod is farther
    table.do("white", f"move_trader:1:{edge('I058')}").chance("chip:5")
    assert table.owner("kaliningrad") == "white"
    assert table.of("white")["grain"] == 0
    assert table.waiting == "action"


@pytest.mark.rule("MER-7.6", "MER-6.8", "MER-11.45")
@pytest.mark.scenario("MER-S54")
def test_safe_conduct() -> None:
    table = bare("blue").routes("white", "E124", "E135").routes("blue", "E136").caravans("blue", "E136")
    table.hand("blue", salt=2)
    table.cards("blue", "safe_conduct")
    assert table.legal("blue", "start_caravan") == set()
    table.do("blue", "play:safe_conduct")
    assert table.of("blue")["gold"] == 2
    table.do("blue", "start_caravan:1", f"step:{edge('E124')}", "stop")
    assert (table.of("blue")["gold"], table.of("white")["gold"]) == (2, 0)
    table.do("blue", "end_turn")
    for player in ("white", "orange", "red"):
        table.roll(2).do(player, "end_turn")
    table.roll(2)
    before = table.of("white")["gold"]
    table.do("blue", "start_caravan:1", f"step:{edge('E135')}")
    assert table.of("white")["gold"] == before + 1


@pytest.mark.rule("MER-11.45")
def test_safe_conduct_refunds_nothing() -> None:
    table = bare("blue").routes("white", "E124").routes("blue", "E136").caravans("blue", "E136").hand("blue", salt=1)
    table.gold(blue=1)
    table.cards("blue", "safe_conduct")
    table.do("blue", "start_caravan:1", f"step:{edge('E124')}", "stop", "play:safe_conduct")
    assert (table.of("blue")["gold"], table.of("white")["gold"]) == (2, 1)


@pytest.mark.rule("MER-7.7")
def test_a_card_must_have_some_effect() -> None:
    table = bare("red").cards("red", *CARDS)
    useless = {"route_charter", "swift_caravan", "swift_trader"}        # no piece on the board
    assert table.legal("red", "play") == set(CARDS) - useless
    for card in useless:
        assert table.refusal("red", f"play:{card}") == "MER-7.7"
    table.supply(**dict.fromkeys(RESOURCES, 0))
    assert all(table.s.v[SUPPLY + i] == 0 for i in range(5))
    assert table.refusal("red", "play:bumper_harvest") == "MER-7.7"
    table.kontors("red", "paris").traders("red", "paris").routes("red", "E163", "E164").caravans("red", "E163")
    assert table.legal("red", "play") == set(CARDS) - {"bumper_harvest"}


@pytest.mark.rule("MER-11.37", "MER-11.46")
def test_cards_are_safe_and_open_once_played() -> None:
    table = first_game().cards("blue", *CARDS).hand("blue", wood=8).roll(7)
    table.do("blue", *["discard:wood"] * 4).do("red", "robber:h35", "steal:1").chance("stolen:wood")
    assert table.s.view(None).players[1].n_cards == 7
    assert pile_size(table.s) == 0
