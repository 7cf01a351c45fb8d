"""Section 4: dealing and buying."""

import pytest

from kontor.kernel.state import State
from kontor.titles.oltremare.actions import ACTIONS
from kontor.titles.oltremare.state import GONE, ON_TOP
from tests.titles.oltremare.positions import chance, do, hand, legal, position, put_pirates, row, why

GIFT = ("next", "next", "no-money", "send")


def offer_cards(s: State, seat: int, to: int, *cards: str) -> None:
    """An offer of cards for nothing."""
    pieces = [piece for card in cards for piece in (f"give:{card}", "silent")]
    do(s, seat, f"offer:{to + 1}", *pieces, *GIFT)


@pytest.mark.rule("OLT-4.1", "OLT-4.17")
def test_deals_and_purchases_in_any_order() -> None:
    s = position(2, hands={0: ["GEM-01", "PAR-01", "SAL-01"], 1: ["POT-01"]})
    do(s, 0, "buy:deck")
    chance(s, "draw:OLI-01")
    offer_cards(s, 0, 1, "GEM-01")
    do(s, 1, "decline")
    do(s, 0, "buy:deck")
    chance(s, "draw:OLI-02")
    offer_cards(s, 0, 1, "PAR-01")
    do(s, 1, "accept")
    assert hand(s, 0) == ["GEM-01", "SAL-01", "OLI-01", "OLI-02"]
    assert hand(s, 1) == ["PAR-01", "POT-01"]


@pytest.mark.scenario("OLT-S10")
@pytest.mark.rule("OLT-4.2", "OLT-4.4", "OLT-4.7", "OLT-12.20", "OLT-12.21")
def test_illegal_deals() -> None:
    s = position(3, ducats={0: 2}, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"], 2: ["POT-01"]})
    assert legal(s, 1) == []                        # nobody deals but the active player
    assert why(s, 0, "offer:1") == "OLT-4.2"
    do(s, 0, "offer:2", "next")
    assert why(s, 0, "next") == "OLT-4.4"           # ducats alone are no deal
    do(s, 0, "want:salt", "with:none", "next", "i-pay", "tens:0")
    assert legal(s, 0) == ["ones:1", "ones:2"]
    assert why(s, 0, "ones:3") == "OLT-4.7"
    do(s, 0, "ones:2", "send")
    do(s, 1, "accept", "supply:SAL-01")
    assert row(s, "ducats") == [0, 13, 11]


@pytest.mark.rule("OLT-4.7", "OLT-12.21", "OLT-11.32")
def test_debt_in_trades_frees_the_active_player_only() -> None:
    s = position(2, ducats={0: -5, 1: 0}, debt=[0], hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"]},
                 options={"debt_in_trades": "on"})
    do(s, 0, "offer:2", "next", "want:salt", "with:none", "next")
    assert legal(s, 0) == ["no-money", "i-pay"]
    do(s, 0, "i-pay", "tens:9", "ones:9", "send")
    do(s, 1, "accept", "supply:SAL-01")
    assert row(s, "ducats") == [-104, 99]


@pytest.mark.rule("OLT-4.3", "OLT-4.8")
def test_cards_and_ducats_move_both_ways_but_only_one_side_pays() -> None:
    s = position(2, hands={0: ["GEM-01", "PAR-01", "SAL-02"], 1: ["SAL-01", "POT-01", "OLI-01"]})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "next", "want:salt", "with:none", "want:olives", "with:none", "next")
    assert legal(s, 0) == ["no-money", "i-pay", "you-pay"]
    do(s, 0, "you-pay", "tens:0", "ones:4", "send")
    do(s, 1, "accept", "supply:SAL-01", "supply:OLI-01")
    assert row(s, "ducats") == [15, 7]
    assert hand(s, 0) == ["PAR-01", "SAL-01", "SAL-02", "OLI-01"]
    assert hand(s, 1) == ["GEM-01", "POT-01"]


@pytest.mark.scenario("OLT-S04")
@pytest.mark.rule("OLT-3.6", "OLT-4.5", "OLT-4.9")
def test_the_limit_is_checked_at_the_own_turn_only() -> None:
    own = ["SAL-01", "SAL-02", "SAL-03", "SAL-04", "SAL-05"]
    s = position(3, cargos={0: ["OLI-01"], 1: ["GRA-20"]}, hands={0: ["GEM-01", "PAR-01", "POT-01"], 1: own})
    offer_cards(s, 0, 1, "GEM-01", "PAR-01")
    do(s, 1, "accept")
    assert len(hand(s, 1)) == 7
    assert row(s, "prestige") == [0, 1, 0]
    assert put_pirates(s, 1) == []
    do(s, 0, "end-trade", "play:POT-01")
    assert not s.is_chance()                        # one pirate card went away unseen, nothing was drawn
    assert s.step().name == "hand-limit"
    do(s, 1, "discard:GEM-01", "discard:PAR-01", "discard:SAL-01", "discard:SAL-02")
    assert s.step().name == "trade"


@pytest.mark.rule("OLT-4.6", "OLT-12.23")
def test_a_gift_may_be_refused() -> None:
    s = position(2, hands={0: ["GEM-01", "PAR-01", "SAL-01"], 1: []})
    offer_cards(s, 0, 1, "GEM-01")
    do(s, 1, "decline")
    assert "GEM-01" in hand(s, 0)
    assert row(s, "prestige") == [0, 0]


@pytest.mark.scenario("OLT-S09")
@pytest.mark.rule("OLT-4.5", "OLT-4.9", "OLT-4.10", "OLT-4.11", "OLT-12.36")
def test_one_prestige_token_per_partner_and_turn() -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01", "SAL-01"], 1: ["POT-01"], 2: ["OLI-01"]}, prestige={1: 40})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "next", "want:pottery", "with:none", "next", "no-money", "send")
    do(s, 1, "accept", "supply:POT-01")
    offer_cards(s, 0, 1, "PAR-01")
    do(s, 1, "accept")
    do(s, 0, "offer:3", "next", "want:any", "with:none", "next", "no-money", "send")
    do(s, 2, "accept", "supply:OLI-01")
    assert row(s, "prestige") == [0, 41, 1]
    assert hand(s, 0) == ["SAL-01", "POT-01", "OLI-01"]


@pytest.mark.rule("OLT-4.12")
def test_power_load_and_harbours_can_be_neither_asked_nor_stated() -> None:
    kinds = {ACTIONS.kind(a) for a in range(ACTIONS.n_players)}
    assert {"say", "with", "about", "showing"} <= kinds
    assert not kinds & {"power", "load", "harbour"}
    s = position(2, hands={0: ["GEM-03", "PAR-01"], 1: ["SAL-01"]}, cargos={0: ["OLI-01"]})
    offer_cards(s, 0, 1, "PAR-01")
    gift = s.view(1).trade.offer.gives[0]
    assert (gift.good, gift.said, gift.card) == (1, -1, -1)


@pytest.mark.scenario("OLT-S11")
@pytest.mark.rule("OLT-4.13", "OLT-4.14", "OLT-11.20", "OLT-11.21")
@pytest.mark.parametrize("bluffing", ["off", "on"])
def test_truth_and_bluff(bluffing: str) -> None:
    s = position(2, hands={0: ["POT-09", "PAR-01", "SAL-01"], 1: []}, options={"bluffing": bluffing})
    do(s, 0, "offer:2", "give:POT-09")
    if bluffing == "off":
        assert why(s, 0, "say:ducat-sail") == "OLT-4.14"
        assert legal(s, 0) == ["say:ducat-pirate", "silent"]
        do(s, 0, "silent", *GIFT)
    else:
        assert len(legal(s, 0)) == 7
        do(s, 0, "say:ducat-sail", *GIFT)
    gift = s.view(1).trade.offer.gives[0]
    assert gift.good == 4                           # pottery, which cannot be misstated
    assert gift.said == (2 if bluffing == "on" else -1)


@pytest.mark.rule("OLT-4.15", "OLT-11.40")
def test_partners_see_the_cards_and_third_parties_the_announced_goods() -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01", "SAL-01"], 1: ["POT-01", "POT-02"], 2: []})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "next", "want:any", "with:none", "next", "no-money", "send")
    do(s, 1, "accept")
    s.told = []
    do(s, 1, "supply:POT-02")
    handed = [told for told in s.told if s.game.title.events.kinds[told[0]].name == "handed"]
    seen = s.game.title.events.seen
    assert [seen(told, 1).params.get("card") for told in handed] == ["card-GEM-01", "card-POT-02"]
    assert [seen(told, 0).params.get("card") for told in handed] == ["card-GEM-01", "card-POT-02"]
    assert [seen(told, 2).params.get("card") for told in handed] == [None, None]
    assert [seen(told, 2).params["good"] for told in handed] == ["good-gems", "good-any"]
    assert s.view(1, True).recall.seen_with[0] == (45,)             # POT-02, which seat 1 gave away
    assert s.view(2, True).recall.seen_with == ((), (), ())


@pytest.mark.rule("OLT-4.16", "OLT-12.15")
def test_cards_needed_for_the_load_cannot_be_given_away() -> None:
    s = position(2, deck=1, cargos={0: ["SIL-12"]}, hands={0: ["GEM-01", "PAR-01", "SAL-01"], 1: ["POT-01"]})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "next", "next", "no-money")
    assert why(s, 0, "send") == "OLT-4.16"          # 2 cards, 1 to buy, load 4
    do(s, 0, "drop", "offer:2", "give:GEM-01", "silent", "next", "want:any", "with:none", "next", "no-money", "send")
    do(s, 1, "accept", "supply:POT-01")             # an exchange does not lower the hand
    assert len(hand(s, 0)) == 3


@pytest.mark.rule("OLT-4.16")
def test_purchases_left_count_for_the_load() -> None:
    s = position(2, bought=3, cargos={0: ["GEM-04"]}, hands={0: ["GEM-01", "PAR-01"], 1: []})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "give:PAR-01", "silent", "next", "next", "no-money")
    assert why(s, 0, "send") == "OLT-4.16"          # none left, one purchase, load 2
    do(s, 0, "drop", "offer:2", "give:GEM-01", "silent", *GIFT)
    do(s, 1, "accept")
    assert hand(s, 0) == ["PAR-01"]


@pytest.mark.scenario("OLT-S05")
@pytest.mark.rule("OLT-4.18", "OLT-4.19", "OLT-4.21", "OLT-4.23", "OLT-12.39")
def test_the_price_while_crossing_zero() -> None:
    s = position(ducats={0: 4})
    balances = []
    markers = []
    for card in ("GEM-01", "GEM-02", "GEM-04", "GEM-06"):
        do(s, 0, "buy:deck")
        chance(s, f"draw:{card}")
        balances.append(row(s, "ducats")[0])
        markers.append(row(s, "debt")[0])
    assert balances == [1, -2, -6, -10]
    assert markers == [0, 1, 1, 1]
    assert why(s, 0, "buy:deck") == "OLT-4.18"


@pytest.mark.scenario("OLT-S06")
@pytest.mark.rule("OLT-4.19", "OLT-4.23", "OLT-12.19")
def test_at_exactly_zero_the_next_card_costs_four() -> None:
    s = position(ducats={0: 3})
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-01")
    assert (row(s, "ducats")[0], row(s, "debt")[0]) == (0, 0)
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-02")
    assert (row(s, "ducats")[0], row(s, "debt")[0]) == (-4, 1)


@pytest.mark.scenario("OLT-S07")
@pytest.mark.rule("OLT-4.17", "OLT-4.18", "OLT-4.20", "OLT-4.22", "OLT-8.7", "OLT-12.18", "OLT-12.16")
def test_stack_prices_in_debt_from_both_sources() -> None:
    s = position(ducats={0: -2}, debt=[0], active={0: "stack"}, pirates={0: ["SAL-01"]})
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-01")
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-02")
    do(s, 0, "buy:pirates")
    assert row(s, "ducats")[0] == -8
    assert hand(s, 0) == ["GEM-01", "GEM-02", "SAL-01"]
    assert why(s, 0, "buy:pirates") == "OLT-11.30"
    do(s, 0, "buy:deck")
    assert row(s, "ducats")[0] == -12
    chance(s, "draw:GEM-04")
    assert why(s, 0, "buy:deck") == "OLT-4.18"
    assert s.game.title.detail(s, 0, ACTIONS.ids["buy:deck"]) == {"n": 4}      # what is refused has a label, too


@pytest.mark.rule("OLT-4.22", "OLT-12.16")
def test_an_unseen_pirate_card_is_drawn_when_it_is_bought() -> None:
    s = position(pirates={0: ["SAL-01", "?"]})
    do(s, 0, "buy:pirates")
    assert "draw:SAL-01" not in legal(s, -1)
    chance(s, "draw:GEM-01")
    assert put_pirates(s, 0) == ["SAL-01"]
    do(s, 0, "buy:pirates")
    assert hand(s, 0) == ["GEM-01", "SAL-01"]


@pytest.mark.scenario("OLT-S08")
@pytest.mark.rule("OLT-4.19", "OLT-4.23", "OLT-12.22")
def test_the_debt_marker_is_kept_at_zero() -> None:
    s = position(ducats={0: -3}, debt=[0], hands={0: ["GEM-01", "SIL-01"]}, phase="action")
    do(s, 0, "play:GEM-01", "play:SIL-01")
    assert (row(s, "ducats")[0], row(s, "debt")[0]) == (0, 1)
    assert s.game.title.detail(s, 0, ACTIONS.ids["buy:deck"]) == {"n": 4}
    s = position(ducats={0: 0}, debt=[0], hands={0: ["GEM-01", "SAL-02"]}, phase="action")
    do(s, 0, "play:GEM-01", "play:SAL-02")
    assert (row(s, "ducats")[0], row(s, "debt")[0]) == (1, 0)
    assert s.game.title.detail(s, 0, ACTIONS.ids["buy:deck"]) == {"n": 3}


@pytest.mark.scenario("OLT-S12")
@pytest.mark.rule("OLT-4.19", "OLT-4.24", "OLT-5.1", "OLT-11.30", "OLT-12.14", "OLT-2.3")
def test_a_forced_purchase() -> None:
    s = position(cargos={0: ["SIL-12"]}, hands={0: ["GEM-01", "PAR-01", "SAL-01"]}, ducats={0: 0})
    assert "end-trade" not in legal(s, 0)
    assert why(s, 0, "end-trade") == "OLT-4.24"
    do(s, 0, "buy:deck")
    chance(s, "draw:POT-01")
    assert (row(s, "ducats")[0], row(s, "debt")[0]) == (-4, 1)
    do(s, 0, "end-trade", "play:GEM-01", "play:PAR-01", "play:SAL-01", "play:POT-01")
    assert hand(s, 0) == []


@pytest.mark.scenario("OLT-S13")
@pytest.mark.rule("OLT-4.25", "OLT-5.3", "OLT-9.4", "OLT-12.14")
def test_nothing_left_to_buy() -> None:
    s = position(deck=0, cargos={0: ["GEM-06"]}, hands={0: ["SAL-01"], 1: ["PAR-01", "POT-01"]}, venice=GONE)
    assert why(s, 0, "buy:deck") == "OLT-9.4"
    do(s, 0, "end-trade")
    assert legal(s, 0) == ["play:SAL-01"]
    s = position(deck=0, cargos={0: ["GEM-06"]}, hands={1: ["PAR-01", "POT-01"]}, venice=GONE)
    do(s, 0, "end-trade")
    assert row(s, "turn") == 1
    assert row(s, "cargo_top")[0] == 5              # GEM-06


@pytest.mark.rule("OLT-12.7", "OLT-7.11")
def test_venice_bought_is_paid_once_and_counts_once() -> None:
    s = position(venice=ON_TOP, ducats={0: 3}, deck=["GEM-01", "GEM-02"])
    do(s, 0, "buy:deck")
    assert row(s, "venice") == GONE
    chance(s, "draw:GEM-02")
    assert hand(s, 0) == ["GEM-02"]
    assert row(s, "bought") == 1
    # the price follows the balance before; then the rank bonus for 0 prestige
    assert row(s, "ducats")[0] == 3 - 3 + 6


@pytest.mark.rule("OLT-12.43")
def test_the_load_stays_when_venice_appears_in_the_trade_phase() -> None:
    s = position(venice=ON_TOP, cargos={0: ["GRA-01", "SIL-12"]}, deck=["GEM-01", "GEM-02"])
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-02")
    assert s.view(0).players[0].cargo_top.load == 4


@pytest.mark.rule("OLT-12.37", "OLT-7.5")
def test_a_partner_rewarded_before_venice_is_not_rewarded_again() -> None:
    s = position(2, venice=ON_TOP, deck=["GEM-01", "GEM-02"], cargos={0: ["OLI-01"]},
                 hands={0: ["PAR-01", "POT-01", "SAL-01"]})
    offer_cards(s, 0, 1, "PAR-01")
    do(s, 1, "accept")
    do(s, 0, "buy:deck")
    chance(s, "draw:GEM-02")
    assert row(s, "prestige") == [0, 0]
    offer_cards(s, 0, 1, "POT-01")
    do(s, 1, "accept")
    assert row(s, "prestige") == [0, 0]
