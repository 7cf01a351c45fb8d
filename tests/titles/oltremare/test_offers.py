"""Section 11: decisions, offers piece by piece, answers, questions."""

import pytest

from kontor.kernel.match import Match
from kontor.kernel.state import State
from kontor.titles.oltremare.actions import ACTIONS
from kontor.titles.oltremare.meta import TITLE
from tests.titles.oltremare.positions import card, do, hand, legal, position, row, why

GIFT = ("next", "next", "no-money", "send")


@pytest.mark.rule("OLT-11.2", "OLT-11.30", "OLT-11.33")
def test_the_trade_menu() -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"]}, pirates={0: ["SAL-02"]})
    assert legal(s, 0) == ["offer:2", "offer:3", "offer-all", "invite", "ask:2", "buy:deck", "buy:pirates", "end-trade"]
    assert why(s, 0, "offer:4") == "OLT-1.1"
    assert why(s, 0, "ask:3") == "OLT-11.33"        # seat 3 holds no card
    s = position(3, cargos={0: ["OLI-01"]})
    assert legal(s, 0) == ["buy:deck"]              # nobody holds a card, and the load must be reached
    assert why(s, 0, "offer:2") == why(s, 0, "invite") == "OLT-11.33"
    s = position(2, hands={0: ["GEM-01", "PAR-01"]})
    assert why(s, 0, "offer-all") == "OLT-11.33"
    assert "end-trade" in legal(s, 0)


@pytest.mark.rule("OLT-11.28", "OLT-11.33")
def test_offers_and_questions_run_out() -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"]}, options={"max_offers": "2", "max_questions": "1"})
    do(s, 0, "offer:2", "next", "want:any", "with:none", "next", "no-money", "drop")
    do(s, 0, "invite")
    do(s, 1, "decline")
    do(s, 2, "decline")
    assert why(s, 0, "offer:2") == why(s, 0, "offer-all") == why(s, 0, "invite") == "OLT-11.28"
    do(s, 0, "ask:2", "about:salt", "next")
    do(s, 1, "refuse")
    assert why(s, 0, "ask:2") == "OLT-11.28"
    assert legal(s, 0) == ["buy:deck", "end-trade"]


@pytest.mark.scenario("OLT-S31")
@pytest.mark.rule("OLT-11.33", "OLT-11.34", "OLT-11.35", "OLT-11.36", "OLT-11.37", "OLT-11.38", "OLT-4.14", "OLT-4.16")
def test_an_offer_piece_by_piece() -> None:
    s = position(3, cargos={0: ["OLI-01"]},
                 hands={0: ["SIL-04", "POT-09", "OLI-10"], 1: ["SAL-01", "SAL-02", "SAL-03"]},
                 ducats={0: 6, 1: 0})
    do(s, 0, "offer:2")
    assert legal(s, 0) == ["give:SIL-04", "give:POT-09", "give:OLI-10", "next"]
    assert why(s, 0, "want:grain") == "OLT-11.34"
    do(s, 0, "give:SIL-04", "silent", "give:OLI-10")
    assert legal(s, 0) == ["say:ducat-pirate", "silent"]
    do(s, 0, "silent")
    assert legal(s, 0) == ["next"]
    assert why(s, 0, "give:POT-09") == "OLT-11.35"
    assert why(s, 0, "give:OLI-10") == "OLT-11.35"
    do(s, 0, "next", "want:grain", "with:sail", "next")
    assert legal(s, 0) == ["no-money", "i-pay"]
    do(s, 0, "i-pay")
    assert legal(s, 0) == ["tens:0"]
    do(s, 0, "tens:0")
    assert legal(s, 0) == [f"ones:{n}" for n in range(1, 7)]
    assert why(s, 0, "ones:0") == "OLT-11.37"
    do(s, 0, "ones:2")
    assert legal(s, 0) == ["send", "drop"]
    assert s.view(1).trade.offer is None
    dropped = s.clone()
    do(dropped, 0, "drop")
    assert (dropped.step().name, dropped.view(1).offers) == ("trade", 1)
    do(s, 0, "send")
    offer = s.view(1).trade.offer
    assert [gift.good for gift in offer.gives] == [2, 5]
    assert [(request.good, request.symbols) for request in offer.wants] == [(6, 4)]
    assert offer.pays == 2


@pytest.mark.rule("OLT-11.35")
def test_inside_one_good_the_order_of_giving_is_free() -> None:
    s = position(2, cargos={0: ["OLI-01"]}, hands={0: ["SAL-01", "SAL-02", "SAL-03", "GEM-01"], 1: []})
    do(s, 0, "offer:2")
    assert why(s, 0, "next") == "OLT-11.33"         # nothing given, and the partner holds nothing
    do(s, 0, "give:SAL-03", "silent")
    assert legal(s, 0) == ["give:SAL-01", "give:SAL-02", "next"]
    do(s, 0, "give:SAL-01", "silent", "next")
    assert legal(s, 0) == ["next"]                  # nothing to want from an empty hand


@pytest.mark.rule("OLT-11.36", "OLT-11.32", "OLT-1.4")
def test_requests_never_go_back() -> None:
    s = position(2, cargos={0: ["OLI-01"]}, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01", "SAL-02", "SAL-03"]})
    do(s, 0, "offer:2", "next")
    assert legal(s, 0) == ["want:gems", "want:parchment", "want:silk", "want:salt", "want:pottery", "want:olives",
                           "want:any"]
    assert why(s, 0, "want:grain") == "OLT-1.4"
    do(s, 0, "want:salt", "with:market")
    assert why(s, 0, "want:silk") == "OLT-11.36"
    do(s, 0, "want:salt")
    assert why(s, 0, "with:none") == "OLT-11.36"
    assert legal(s, 0) == [f"with:{name}" for name in (
        "market", "sail", "ducat-pirate", "ducat-market", "ducat-sail", "pirate-market", "pirate-sail", "market-sail")]
    do(s, 0, "with:market", "want:any", "with:none")
    assert why(s, 0, "want:any") == "OLT-11.32"     # the partner holds three cards
    assert why(s, 0, "want-slot:1") == "OLT-11.36"
    assert legal(s, 0) == ["next"]


@pytest.mark.rule("OLT-11.32")
def test_a_side_holds_no_more_than_the_agreed_number_of_cards() -> None:
    s = position(3, cargos={0: ["OLI-01"]},
                 hands={0: ["GEM-01", "PAR-01", "SIL-01"], 1: ["SAL-01"], 2: ["SAL-02", "SAL-03"]},
                 options={"max_deal_cards": "2"})
    do(s, 0, "offer-all", "give:GEM-01", "silent", "give:PAR-01", "silent")
    assert why(s, 0, "give:SIL-01") == "OLT-11.32"
    do(s, 0, "next", "want:any", "with:none", "want:any", "with:none")     # the largest hand of the others
    assert why(s, 0, "want:any") == "OLT-11.32"


@pytest.mark.rule("OLT-11.37", "OLT-11.20")
def test_amounts_stay_within_the_payers_means() -> None:
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: ["GEM-01", "PAR-01"], 1: []}, ducats={1: 7, 2: 23})
    do(s, 0, "offer-all", "give:GEM-01", "silent", "next", "next", "you-pay")
    assert legal(s, 0) == ["tens:0", "tens:1", "tens:2"]        # the richest of the others sets the limit
    do(s, 0, "tens:2")
    assert legal(s, 0) == ["ones:0", "ones:1", "ones:2", "ones:3"]
    do(s, 0, "ones:0", "send")
    assert why(s, 1, "accept") == "OLT-4.7"
    do(s, 1, "decline")
    do(s, 2, "accept")
    do(s, 0, "close:3")
    assert row(s, "ducats") == [31, 7, 3]


@pytest.mark.rule("OLT-11.3", "OLT-11.22")
def test_answers_to_an_offer() -> None:
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"]})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "next", "want:salt", "with:none", "next", "no-money", "send")
    assert s.actors() == [1]
    assert legal(s, 1) == ["accept", "decline", "counter", "query:1"]
    assert legal(s, 2) == []
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"]})
    do(s, 0, "offer:2", "give:GEM-01", "say:ducat-market", "next", "want:pottery", "with:none", "next", "no-money",
       "send")
    assert legal(s, 1) == ["decline", "counter"]
    assert why(s, 1, "accept") == "OLT-11.22"
    assert why(s, 1, "query:1") == "OLT-11.24"
    assert why(s, 1, "query:2") == "OLT-11.24"


@pytest.mark.scenario("OLT-S32")
@pytest.mark.rule("OLT-11.22", "OLT-11.39")
def test_supplying_several_requests() -> None:
    def asked(*cards: str) -> State:
        s = position(3, hands={0: ["GEM-01", "PAR-01"], 1: list(cards)})
        do(s, 0, "offer:2", "next", "want:olives", "with:none", "want:any", "with:sail", "next", "no-money", "send")
        return s

    s = asked("OLI-07", "OLI-10", "SAL-08")
    do(s, 1, "accept")
    assert legal(s, 1) == ["supply:OLI-10"]
    assert why(s, 1, "supply:OLI-07") == "OLT-11.39"
    assert why(s, 1, "supply:SAL-08") == "OLT-11.22"
    do(s, 1, "supply:OLI-10")
    assert legal(s, 1) == ["supply:OLI-07"]
    do(s, 1, "supply:OLI-07")
    assert hand(s, 0) == ["GEM-01", "PAR-01", "OLI-07", "OLI-10"]
    s = asked("OLI-11", "OLI-10", "SAL-08")
    assert "accept" not in legal(s, 1)


@pytest.mark.rule("OLT-11.39")
def test_equal_requests_are_filled_in_the_order_of_the_card_table() -> None:
    s = position(3, hands={0: ["GEM-01"], 1: ["SAL-01", "SAL-02", "SAL-03"]})
    do(s, 0, "offer:2", "next", "want:salt", "with:none", "want:salt", "with:none", "next", "no-money", "send")
    do(s, 1, "accept")
    assert legal(s, 1) == ["supply:SAL-01", "supply:SAL-02"]
    assert why(s, 1, "supply:SAL-03") == "OLT-11.39"
    do(s, 1, "supply:SAL-02")
    assert legal(s, 1) == ["supply:SAL-03"]
    assert why(s, 1, "supply:SAL-01") == why(s, 1, "supply:SAL-02") == "OLT-11.39"


@pytest.mark.rule("OLT-11.22", "OLT-4.14")
def test_with_bluffing_supplied_cards_need_only_the_good() -> None:
    s = position(3, hands={0: ["GEM-01"], 1: ["OLI-10"]}, options={"bluffing": "on"})
    do(s, 0, "offer:2", "next", "want:olives", "with:market-sail", "next", "no-money", "send")
    do(s, 1, "accept", "supply:OLI-10")             # shows ducat and pirate
    assert hand(s, 0) == ["GEM-01", "OLI-10"]


@pytest.mark.scenario("OLT-S30")
@pytest.mark.rule("OLT-11.5", "OLT-11.20", "OLT-11.21", "OLT-11.23", "OLT-11.25", "OLT-11.39", "OLT-11.40",
                  "OLT-4.15", "OLT-11.45")
def test_an_offer_to_all() -> None:
    s = position(4, cargos={0: ["OLI-01"]},
                 hands={0: ["SIL-04", "GEM-01"], 1: ["OLI-10"], 2: ["OLI-11"], 3: ["GRA-01"]})
    do(s, 0, "offer-all", "give:SIL-04", "silent", "next", "want:olives", "with:none", "next", "no-money", "send")
    assert s.actors() == [1, 2, 3]
    do(s, 3, "decline")                             # in any order
    do(s, 1, "accept", "supply:OLI-10")
    do(s, 2, "counter", "give:OLI-11", "silent", "next", "want-slot:1", "next", "you-pay", "tens:0", "ones:2", "send")
    assert s.actors() == [0]
    assert legal(s, 0) == ["decline", "close:2", "close:3"]
    assert s.view(3).trade.answers == (0, 3, 4, 2)
    do(s, 0, "close:3")
    assert hand(s, 0) == ["GEM-01", "OLI-11"]
    assert hand(s, 2) == ["SIL-04"]
    assert hand(s, 1) == ["OLI-10"]
    assert row(s, "ducats") == [9, 11, 13, 11]
    assert row(s, "prestige") == [0, 0, 1, 0]
    for seat in (1, 3):
        assert card("SIL-04") not in s.view(seat, True).recall.seen_with[2]
    assert s.view(3, True).recall.seen_with == ((), (), (), ())


@pytest.mark.rule("OLT-11.5", "OLT-11.25")
def test_the_active_player_may_close_with_nobody() -> None:
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: ["SIL-04", "GEM-01"], 1: ["OLI-10"], 2: []})
    do(s, 0, "offer-all", "give:SIL-04", "silent", *GIFT)
    do(s, 1, "accept")
    do(s, 2, "decline")
    assert legal(s, 0) == ["decline", "close:2"]
    assert why(s, 0, "close:3") == "OLT-11.25"
    do(s, 0, "decline")
    assert s.step().name == "trade"
    assert hand(s, 0) == ["GEM-01", "SIL-04"]
    assert row(s, "prestige") == [0, 0, 0]


@pytest.mark.rule("OLT-11.6", "OLT-11.23", "OLT-11.39", "OLT-4.16")
def test_the_reply_to_a_counter() -> None:
    s = position(2, cargos={0: ["OLI-01"]}, hands={0: ["SIL-01", "GEM-01", "GEM-02"], 1: ["OLI-10", "SAL-01"]},
                 ducats={0: 1})
    do(s, 0, "offer:2", "give:SIL-01", "silent", *GIFT)
    do(s, 1, "counter", "give:SAL-01", "silent", "next", "want-slot:1", "want:gems", "with:none", "next", "no-money",
       "send")
    assert s.actors() == [0]
    do(s, 0, "close:2")
    assert legal(s, 0) == ["supply:GEM-01", "supply:GEM-02"]    # slot 1 fills itself
    do(s, 0, "supply:GEM-02")
    assert hand(s, 0) == ["GEM-01", "SAL-01"]
    assert hand(s, 1) == ["GEM-02", "SIL-01", "OLI-10"]


@pytest.mark.rule("OLT-11.6", "OLT-11.38", "OLT-11.39")
def test_a_counter_that_cannot_be_met_can_only_be_declined() -> None:
    s = position(2, cargos={0: ["OLI-04"]}, hands={0: ["SIL-01", "GEM-01"], 1: ["OLI-10"]}, ducats={0: 2}, bought=4)
    do(s, 0, "offer:2", "give:SIL-01", "silent", *GIFT)
    dear = s.clone()
    do(dear, 1, "counter", "give:OLI-10", "silent", "next", "next", "you-pay", "tens:0", "ones:2", "send")
    assert legal(dear, 0) == ["decline", "close:2"]
    greedy = s.clone()
    do(greedy, 1, "counter", "next", "want:any", "with:none", "want:any", "with:none", "next", "no-money", "send")
    assert why(greedy, 0, "close:2") == "OLT-4.16"
    missing = s.clone()
    do(missing, 1, "counter", "next", "want:salt", "with:none", "next", "no-money", "send")
    assert why(missing, 0, "close:2") == "OLT-11.22"
    do(missing, 0, "decline")
    assert missing.step().name == "trade"


@pytest.mark.rule("OLT-11.23", "OLT-11.33", "OLT-11.38")
def test_one_counter_even_if_it_is_dropped() -> None:
    s = position(2, cargos={0: ["OLI-01"]}, hands={0: ["SIL-01", "GEM-01"], 1: ["OLI-10"]})
    do(s, 0, "offer:2", "give:SIL-01", "silent", *GIFT)
    do(s, 1, "counter", "give:OLI-10", "silent", "next", "next", "no-money", "drop")
    assert legal(s, 1) == ["accept", "decline", "query:1"]
    assert why(s, 1, "counter") == "OLT-11.23"


@pytest.mark.rule("OLT-11.4", "OLT-11.24")
@pytest.mark.parametrize("bluffing", ["off", "on"])
def test_a_query_is_answered_in_public(bluffing: str) -> None:
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: ["SIL-01", "GEM-01"], 1: ["OLI-10"], 2: []},
                 options={"bluffing": bluffing})
    do(s, 0, "offer-all", "give:SIL-01", "silent", *GIFT)
    do(s, 1, "query:1")
    assert s.view(2).trade.queries == (-1, -1, -1)  # sealed until all first answers are in
    do(s, 2, "decline")
    assert s.actors() == [0]
    assert s.view(2).trade.queries == (-1, 0, -1)
    stated = ["say:ducat-market"] if bluffing == "off" else [key for key in legal(s, 0) if key != "refuse"]
    assert legal(s, 0) == [*stated, "refuse"]
    assert len(stated) == (1 if bluffing == "off" else 6)
    do(s, 0, "say:ducat-market")
    assert s.view(2).trade.offer.gives[0].said == 1
    assert s.actors() == [1]
    assert legal(s, 1) == ["accept", "decline", "counter"]
    do(s, 1, "accept")
    assert legal(s, 0) == ["decline", "close:2"]


@pytest.mark.rule("OLT-11.24")
def test_an_answer_about_symbols_may_be_refused_and_the_seat_decides_again() -> None:
    s = position(2, cargos={0: ["OLI-01"]}, hands={0: ["SIL-01", "GEM-01"], 1: ["OLI-10"]})
    do(s, 0, "offer:2", "give:SIL-01", "silent", *GIFT)
    do(s, 1, "query:1")
    do(s, 0, "refuse")
    assert why(s, 1, "query:1") == "OLT-11.24"
    do(s, 1, "accept")
    assert "SIL-01" in hand(s, 1)


@pytest.mark.rule("OLT-11.7", "OLT-11.26", "OLT-11.6", "OLT-11.38")
def test_an_invitation() -> None:
    s = position(4, turn=2, cargos={2: ["OLI-01"]},
                 hands={2: ["SIL-01", "GEM-01"], 3: ["OLI-10"], 0: ["SAL-01"], 1: []})
    do(s, 2, "invite")
    assert s.actors() == [3]
    assert legal(s, 3) == ["decline", "propose"]
    do(s, 3, "propose", "give:OLI-10", "silent", "next", "want:gems", "with:none", "next", "no-money", "send")
    assert s.actors() == [2]                        # answered before the next player is asked
    assert TITLE.question(s, 2) == {"deal": "proposal"}
    assert TITLE.detail(s, 2, ACTIONS.ids["close:4"]) == {"answer": "answer-proposed"}
    assert [line.key for line in TITLE.occasion(s, 2)] == ["proposal", "means", "hand-card", "hand-card"]
    do(s, 2, "close:4", "supply:GEM-01")
    assert hand(s, 3) == ["GEM-01"]
    assert row(s, "prestige") == [0, 0, 0, 1]
    do(s, 0, "propose", "give:SAL-01", "silent", "next", "next", "no-money", "drop")    # counts as a pass
    assert s.actors() == [1]
    do(s, 1, "propose", "next", "want:silk", "with:none", "next", "no-money", "send")
    do(s, 2, "decline")
    assert s.step().name == "trade"
    assert row(s, "offers") == 1


@pytest.mark.scenario("OLT-S33")
@pytest.mark.rule("OLT-4.13", "OLT-4.14", "OLT-11.8", "OLT-11.27", "OLT-11.41", "OLT-12.47")
@pytest.mark.parametrize(("bluffing", "question", "answers"), [
    ("off", ("about:silk", "showing:pirate"), ["no", "refuse"]),
    ("on", ("about:silk", "showing:pirate"), ["yes", "no", "refuse"]),
    ("off", ("about:olives", "showing:ducat"), ["no", "refuse"]),
    ("on", ("about:olives", "showing:ducat"), ["no", "refuse"]),
    ("off", ("about:silk", "next"), ["yes", "refuse"]),
    ("on", ("about:silk", "next"), ["yes", "refuse"]),
    ("on", ("about:olives", "next"), ["no", "refuse"]),
    ("off", ("next", "showing:sail"), ["yes", "refuse"]),
    ("on", ("next", "showing:market"), ["yes", "no", "refuse"]),
])
def test_questions(bluffing: str, question: tuple[str, ...], answers: list[str]) -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01"], 1: ["SIL-04"]}, options={"bluffing": bluffing})
    do(s, 0, "ask:2", *question)
    assert s.actors() == [1]
    assert legal(s, 1) == answers
    do(s, 1, answers[0])
    assert s.step().name == "trade"


@pytest.mark.rule("OLT-11.41", "OLT-1.4")
def test_an_empty_question_is_none() -> None:
    s = position(2, hands={0: ["GEM-01", "PAR-01"], 1: ["SIL-04"]})
    do(s, 0, "ask:2")
    assert why(s, 0, "about:grain") == "OLT-1.4"
    assert why(s, 0, "showing:sail") == "OLT-11.41"
    do(s, 0, "next")
    assert why(s, 0, "next") == "OLT-11.41"
    assert legal(s, 0) == [f"showing:{name}" for name in ("ducat", "pirate", "market", "sail")]


@pytest.mark.rule("OLT-11.29", "OLT-11.43", "OLT-12.48")
def test_basic_offers_are_ready_made_sequences() -> None:
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: ["GEM-01", "PAR-01"], 1: ["SAL-01"], 2: []}, ducats={0: 3, 1: 4})
    offers = TITLE.basic_offers(s, 0)
    keys = [[ACTIONS.key(a) for a in sequence] for sequence in offers]
    assert ["offer:2", "give:GEM-01", "silent", "next", "next", "no-money", "send"] in keys
    assert ["offer:2", "give:GEM-01", "silent", "next", "want:salt", "with:none", "next", "no-money", "send"] in keys
    assert ["offer:2", "give:PAR-01", "silent", "next", "next", "you-pay", "tens:0", "ones:4", "send"] in keys
    assert ["offer:2", "next", "want:olives", "with:none", "next", "i-pay", "tens:0", "ones:3", "send"] in keys
    assert not [key for key in keys if key[0] == "offer:2" and "ones:5" in key]
    assert not [key for key in keys if key[0] == "offer:3" and any(piece.startswith("want") for piece in key)]
    for sequence in offers:
        other = s.clone()
        for a in sequence:
            assert other.why_not(0, a) is None
            other.apply(0, a)
        assert other.step().name == "answer-offer"


@pytest.mark.rule("OLT-11.43", "OLT-11.40")
def test_a_batch_is_carried_out_whole_or_not_at_all() -> None:
    match = Match.new(TITLE, 3, {"start_player": "1"}, seed=5)
    while match.state.step().name != "trade":
        match.submit(match.actors()[0], match.legal(match.actors()[0])[0])
    seat = match.actors()[0]
    offers = TITLE.basic_offers(match.state, seat)
    keys = [match.key(a) for a in offers[0]]
    before = match.state.checksum()
    assert match.submit_batch(seat, [*keys[:-1], "want:any"]) is not None
    assert match.state.checksum() == before
    assert match.submit_batch(seat, keys) is None
    assert match.state.step().name == "answer-offer"


@pytest.mark.rule("OLT-11.46")
def test_what_seats_may_recall_is_more_than_assist_shows() -> None:
    s = position(2, cargos={0: ["SAL-01", "OLI-01"], 1: ["SAL-02", "OLI-02"]}, options={"memory": "assist"})
    seen = s.view(0, True)
    assert seen.memory.cargo_goods == (3, 5)
    assert seen.recall.cargos == ((card("SAL-01"), card("OLI-01")), (card("SAL-02"), card("OLI-02")))
    assert s.view(0).recall is None
