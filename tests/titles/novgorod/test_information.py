"""Chapters 13 and 14: what is hidden, and how decisions are put."""

from dataclasses import asdict
from json import dumps

import pytest

from kontor.kernel import laws
from kontor.kernel.chance import Chance
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE
from kontor.titles.novgorod.material import ORDERS
from kontor.titles.novgorod.meta import TITLE
from tests.proof import count
from tests.titles.novgorod.table import player, position


@pytest.mark.rule("NOV-13.2", "NOV-13.1")
def test_a_view_names_no_hidden_order_and_no_seed() -> None:
    owner = player(hand="lux_01 goods_05", beside="goods_09", filed="lux_02")
    table = position(owner, player(hand="lux_07", career="2F0"), display="lux_03 lux_04")
    seen = table.state.view(1, recall=True)
    assert seen.players[0].hand is None
    assert seen.players[0].known == ()
    assert (seen.players[0].hand_size, seen.players[0].beside, seen.players[0].filed) == (2, (20,), (1,))
    assert seen.players[1].hand == (ORDERS.index("lux_07"),)
    assert seen.deck == 24 - 7
    assert "seed" not in dumps(asdict(seen))


@pytest.mark.rule("NOV-13.2")
def test_hidden_orders_are_redealt_among_hands_and_deck_only() -> None:
    owner = player(hand="lux_01", beside="goods_09")
    table = position(owner, player(hand="lux_07", career="2F0"), display="lux_03 lux_04")
    hands = set()
    for seed in range(60):
        other = table.state.resample(1, Rng(seed))
        assert other.view(1) == table.state.view(1)
        hands |= set(other.view(0).players[0].hand)
    seen = {ORDERS.index(name) for name in ("lux_07", "lux_03", "lux_04", "goods_09")}
    unseen = set(range(24)) - seen
    assert hands <= unseen
    assert len(hands) > 12


@pytest.mark.rule("NOV-15.48")
def test_kontors_in_hand_are_known_to_all() -> None:
    table = position(player(owns="riga lubeck", store="visby"))
    for viewer in (0, 1, None):
        assert table.state.view(viewer).players[0].kontors == (0, 0, 1, 0, 1, 0, 1, 0)


@pytest.mark.rule("NOV-14.3")
def test_phase_two_is_finite() -> None:
    """Every action leaves less to do: cards, store, privilege, announcement, pirate's move, or levels."""
    for seed in range(count(gate=4, prove=60)):
        match = Match.new(TITLE, 3, TITLE.presets["expert"], seed=seed, listening=False)
        rng = Rng(seed)
        in_phase = 0
        while not match.over:
            (seat,) = match.actors()
            in_phase = in_phase + 1 if match.state.step().name in ("evaluate", "meet", "climb-level") else 0
            assert in_phase <= 30
            match.submit(seat, laws.choice(match.legal(seat), rng))


@pytest.mark.rule("NOV-13.2")
def test_the_only_answer_is_given_for_a_seat_where_a_hidden_order_cannot_matter() -> None:
    secret = player(owns="danzig lubeck", hand="goods_12", career="1F5")
    match = Match(position(secret).state, Chance())
    for key in ("sail:danzig", "done", "income:danzig"):
        assert match.submit(0, key) is None
    assert match.state.step().name == "purchase"                        # nothing was left to evaluate
    waiting = Match(position(player(store="riga", hand="goods_12", career="1F5")).state, Chance())
    assert waiting.submit(0, "done") is None
    assert waiting.state.step().name == "evaluate"                      # going on would tell that grain serves no order
    assert [waiting.key(a) for a in waiting.legal(0)] == ["done"]


@pytest.mark.rule("NOV-14.2")
def test_a_source_is_not_asked_for_where_there_is_only_one() -> None:
    table = position(player(owns="danzig", store="lubeck", hand="goods_09")).sail("danzig").do("bottom:goods_09")
    assert table.seals() == 2
    assert table.step == "evaluate"


@pytest.mark.rule("NOV-14.2", "NOV-4.1")
def test_the_store_is_left_of_everything_and_the_card_only_of_what_follows() -> None:
    owner = player(owns="danzig visby", store="lubeck", speed=3)
    at = {"danzig": "provisions_1", "visby": "provisions_2", "lubeck": "jewellery_1"}
    table = position(owner, at=at).sail("danzig", "lubeck", "visby")
    assert "make:danzig:1:card:store" in table.legal()
    assert "make:danzig:1:card:route" not in table.legal()              # the card of Lübeck lies right of Danzig
    swapped = {**at, "visby": "provisions_1", "danzig": "provisions_2"}
    behind = position(owner, at=swapped).sail("danzig", "lubeck", "visby")
    assert {"make:visby:1:card:route", "make:visby:1:card:store"} <= behind.legal()


@pytest.mark.rule("NOV-14.5")
def test_nothing_is_credited_before_an_action_is_complete() -> None:
    owner = player(owns="visby bergen london", career="1F0", speed=3, cash=9)
    table = position(owner).sail("visby", "bergen", "london")
    table.do("climb", "use:london:route", "use:bergen:route")
    assert (table.get("level", 0), table.cash(), table.seals()) == (0, 9, 0)
    table.do("use:visby:route")
    assert table.get("level", 0) == 1


@pytest.mark.rule("NOV-14.5", "NOV-8.7")
def test_a_bonus_for_a_part_of_a_level_waits_for_the_other_parts() -> None:
    at = {"novgorod": "clothing_3", "visby": "jewellery_1"}
    owner = player(owns="novgorod visby", store="antwerp", career="2F0")
    table = position(owner, at=at, bonuses="luxury_trader:high").sail("novgorod", "visby")
    table.do("climb", "make:novgorod:2:card:store")                     # of fur and cloth, but one luxury is missing
    assert (table.get("level", 0), table.seals()) == (0, 0)
    table.do("make:visby:2:card:route")
    assert (table.get("level", 0), table.seals()) == (1, 3)


@pytest.mark.rule("NOV-14.5", "NOV-8.7")
def test_a_bonus_for_a_part_of_a_special_order_waits_for_the_other_parts() -> None:
    owner = player(owns="london bergen visby lubeck danzig", store="antwerp", speed=5)
    table = position(owner, at={"danzig": "jewellery_1"}, column="4c 1a 2a 3b", bonuses="luxury_trader:high")
    table.sail("antwerp", "london", "bergen", "visby", "lubeck", "danzig")
    table.do("announce:1:full", "make:danzig:3:card:route")
    assert table.legal() == {"from:route", "from:store"}                # the cloth is still to come
    assert table.seals() == 0
    table.do("from:store", "draw:lux_07")
    assert table.seals() == 3 + 4


@pytest.mark.rule("NOV-14.4")
def test_the_parts_of_a_level_have_one_sequence() -> None:
    owner = player(owns="visby bergen london antwerp", career="1F0", speed=4)
    table = position(owner).sail("visby", "bergen", "london", "antwerp").do("climb", "use:bergen:route")
    assert table.refused("use:london:route").key == "in-sequence"
    assert table.legal() == {"use:visby:route"}                         # then Antwerp: three in the order of the ring


@pytest.mark.rule("NOV-13.1")
def test_taking_back_stops_where_an_order_was_shown() -> None:
    match = Match(position(player(owns="danzig lubeck", hand="goods_09")).state, Chance())
    for key in ("sail:danzig", "sail:lubeck", "done"):
        assert match.submit(0, key) is None
    assert match.can_undo(0)
    assert match.submit(0, "income:danzig") is None
    assert match.undo(0) is None
    assert match.submit(0, "bottom:goods_09") is None
    assert not match.can_undo(0)                                        # the others have seen the order


@pytest.mark.rule("NOV-14.1", "NOV-13.2")
def test_chance_answers_lie_outside_the_players_actions() -> None:
    table = position(player(cash=6, career="1F4"), display="lux_03", deck=5).do("done", "done", "deck")
    assert table.state.actors() == [CHANCE]
    assert all(a >= TITLE.actions.n_players for a in table.state.legal(CHANCE))
    assert table.state.legal(0) == []
