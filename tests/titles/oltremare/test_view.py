"""Section 10: what a seat may see, what it could remember, and what stays hidden."""

from dataclasses import asdict
from typing import Any

import pytest

from kontor.kernel.laws import nothing_hidden_shows
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.state import State
from kontor.titles.oltremare.actions import ACTIONS, MOST_CARDS
from kontor.titles.oltremare.material import load
from kontor.titles.oltremare.meta import TITLE
from kontor.titles.oltremare.state import GONE, KNOWN, SUPPLIED
from kontor.titles.oltremare.tell import E_TURN
from tests.titles.oltremare.positions import card, do, legal, position

HANDS = {0: ["GEM-01", "PAR-01"], 1: ["SAL-01", "SAL-02", "SAL-03"], 2: ["POT-01"]}
CARGOS = {0: ["OLI-02", "OLI-01"], 1: ["GRA-02", "GRA-01"], 2: ["SIL-01"]}
PIRATES = {0: ["?", "PAR-05", "?"], 1: ["SAL-09"]}


def table(**options: str) -> State:
    return position(3, hands=HANDS, cargos=CARGOS, pirates=PIRATES, options=options, active={1: "coin"},
                    held={1: {"ship": 2}}, discard=["GEM-07", "GEM-08"], venice=GONE, board={"zara": "lion"})


def numbers_in(value: Any) -> set[int]:
    """Every card number anywhere in a view (fields named after cards)."""
    if isinstance(value, dict):
        found = {n for item in value.values() for n in numbers_in(item)}
        return found | {value["card"]} if "card" in value else found
    if isinstance(value, list | tuple):
        return {n for item in value for n in numbers_in(item)}
    return set()


@pytest.mark.rule("OLT-10.1", "OLT-6.3")
def test_a_view_is_exactly_the_table_of_section_10() -> None:
    s = table()
    seen = s.view(0)
    own, other = seen.players[0], seen.players[1]
    assert [one.card for one in own.hand] == [card("GEM-01"), card("PAR-01")]
    assert other.hand is None
    assert other.hand_size == 3
    assert (other.cargo_top.card, other.cargo_size) == (card("GRA-01"), 2)
    assert (own.pirates, other.pirates) == (3, 1)
    assert (other.active, other.markers) == (2, 3)
    assert seen.board[2] == 3
    assert seen.discard_size == 2
    assert seen.discard_top.card == card("GEM-08")
    assert seen.memory is None
    assert seen.recall is None
    visible = {"GEM-01", "PAR-01", "OLI-01", "GRA-01", "SIL-01", "GEM-08"}
    assert numbers_in(asdict(seen)) == {card(name) for name in visible}
    spectator = s.view(None)
    assert all(one.hand is None for one in spectator.players)


@pytest.mark.rule("OLT-10.2")
def test_assist_shows_the_owner_the_own_cargo_goods_and_put_pirates() -> None:
    s = table(memory="assist")
    memory = s.view(0).memory
    assert memory.cargo_goods == (5, 5)
    assert memory.pirates == (card("PAR-05"),)
    assert s.view(1).memory.pirates == (card("SAL-09"),)
    assert s.view(None).memory is None


@pytest.mark.rule("OLT-10.3", "OLT-11.46")
def test_recall_holds_everything_ever_seen() -> None:
    s = table()
    recall = s.view(0, True).recall
    assert recall.cargos == tuple(tuple(card(name) for name in CARGOS[seat]) for seat in range(3))
    assert recall.discard == (card("GEM-07"), card("GEM-08"))
    assert recall.markers[1] == (2, 0, 1, 0, 0, 0)
    assert recall.pirates == (card("PAR-05"),)
    assert recall.pirate_layers[0] == (1, 0, 1, 0)
    assert s.view(1, True).recall.pirates == (card("SAL-09"),)
    assert s.view(1, True).recall.seen_with == ((), (), ())


@pytest.mark.rule("OLT-10.3")
def test_a_card_given_away_is_remembered_until_it_is_lost_sight_of() -> None:
    s = position(3, hands={0: ["GEM-01", "PAR-01", "SIL-01"], 1: [], 2: []}, cargos={0: ["OLI-01"]})
    do(s, 0, "offer:2", "give:GEM-01", "silent", "give:PAR-01", "silent", "next", "next", "no-money", "send")
    do(s, 1, "accept")
    assert s.view(0, True).recall.seen_with[1] == (card("GEM-01"), card("PAR-01"))
    for seed in range(5):
        sample = s.resample(0, Rng(seed))
        assert sample.view(0, True) == s.view(0, True)
        assert [one.card for one in sample.view(1).players[1].hand] == [card("GEM-01"), card("PAR-01")]


@pytest.mark.rule("OLT-4.15", "OLT-10.3")
def test_third_parties_lose_track_of_what_it_could_have_been() -> None:
    s = position(3, turn=1, hands={1: ["GEM-01", "GEM-02", "PAR-01"], 2: []}, cargos={1: ["OLI-01"]})
    s.v[KNOWN + card("GEM-01")] = s.v[KNOWN + card("PAR-01")] = 1        # seat 0 once gave them to seat 1
    assert s.view(0, True).recall.seen_with[1] == (card("GEM-01"), card("PAR-01"))
    do(s, 1, "offer:3", "give:GEM-02", "silent", "next", "next", "no-money", "send")
    do(s, 2, "accept")
    assert s.view(0, True).recall.seen_with == ((), (card("PAR-01"),), ())
    assert s.view(1, True).recall.seen_with[2] == (card("GEM-02"),)


@pytest.mark.rule("OLT-11.40")
def test_only_the_composer_sees_the_pieces() -> None:
    s = position(3, hands=HANDS, cargos=CARGOS)
    do(s, 0, "offer:2")
    before = s.view(1, True), s.view(2, True), s.view(None, True)
    do(s, 0, "give:GEM-01", "say:ducat-market", "next", "want:salt", "with:none")
    assert (s.view(1, True), s.view(2, True), s.view(None, True)) == before
    assert [gift.card for gift in s.view(0).trade.desk.terms.gives] == [card("GEM-01")]
    do(s, 0, "next", "no-money", "drop")
    assert s.view(1).trade is None
    assert s.view(1).offers == 1                    # the others see that one was begun


@pytest.mark.rule("OLT-11.40", "OLT-11.45")
def test_sealed_answers_show_nothing() -> None:
    s = position(4, hands={0: ["SIL-01", "GEM-01"], 1: ["OLI-10"], 2: ["OLI-11"], 3: ["OLI-12"]},
                 cargos={0: ["OLI-01"]})
    do(s, 0, "offer-all", "give:SIL-01", "silent", "next", "want:olives", "with:none", "next", "no-money", "send")
    before = s.view(2, True)
    do(s, 1, "accept")
    assert s.view(2, True) == before
    do(s, 1, "supply:OLI-10")
    after = s.view(2, True)
    assert after.awaited == (2, 3)
    assert after.trade == before.trade
    assert s.view(1).trade.desk.supply == (card("OLI-10"),)


@pytest.mark.rule("OLT-11.45", "OLT-11.40")
def test_labels_of_refused_choices_tell_nothing_of_sealed_answers() -> None:
    s = position(4, hands={0: ["SIL-01", "GEM-01"], 1: ["OLI-10"], 2: ["OLI-11"], 3: ["OLI-12"]},
                 cargos={0: ["OLI-01"]})
    do(s, 0, "offer-all", "give:SIL-01", "silent", "next", "want:olives", "with:none", "next", "no-money", "send")
    before = [TITLE.detail(s, 3, a) for a in range(ACTIONS.n_players)]
    do(s, 1, "accept", "supply:OLI-10")
    do(s, 2, "counter", "give:OLI-11", "silent", "next", "want-slot:1", "next", "no-money", "send")
    assert [TITLE.detail(s, 3, a) for a in range(ACTIONS.n_players)] == before
    do(s, 3, "decline")
    answers = [TITLE.detail(s, 0, ACTIONS.ids[f"close:{seat}"])["answer"] for seat in (2, 3)]
    assert answers == ["answer-accepted", "answer-countered"]


@pytest.mark.rule("OLT-10.1", "OLT-11.22")
def test_samples_keep_to_what_an_offer_and_its_answers_prove() -> None:
    s = position(4, hands={0: ["SIL-04", "GEM-01"], 1: ["OLI-10", "SAL-01"], 2: ["OLI-11", "POT-01"], 3: ["GRA-01"]},
                 cargos={0: ["OLI-01"]})
    do(s, 0, "offer-all", "give:SIL-04", "say:ducat-sail", "next", "want:olives", "with:ducat", "next", "no-money",
       "send")
    do(s, 1, "accept", "supply:OLI-10")
    do(s, 2, "counter", "give:OLI-11", "silent", "next", "want-slot:1", "next", "no-money", "send")
    do(s, 3, "decline")
    m = load()
    ducat_olives = [number for number in range(98) if m.good[number] == 5 and m.symbols[number] & 1]
    rng = Rng(7)
    for _ in range(20):
        nothing_hidden_shows(s, rng, everything=True)
        sample = s.resample(3, rng)
        assert sample.v[SUPPLIED + MOST_CARDS] in ducat_olives
        assert legal(sample, 0) == ["decline", "close:2", "close:3"]


@pytest.mark.rule("OLT-11.46")
@pytest.mark.parametrize("memory", ["strict", "assist"])
def test_the_log_reaches_back_to_the_end_of_the_own_last_turn(memory: str) -> None:
    options = {"start_player": "1", "memory": memory, "max_offers": "0", "max_questions": "0"}
    match = Match.new(TITLE, 3, options, seed=4)
    ends: dict[int, int] = {}
    active = 0
    while not match.over:
        for seat in range(3):
            begins = TITLE.log_begins(match, seat)
            assert begins == (ends.get(seat, 0) if memory == "strict" else 0)
        before = len(match.entries)
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[-1])
        for number in range(before, len(match.entries)):
            for told in match.entries[number].told:
                if told[0] == E_TURN:
                    ends[active] = number
                    active = told[1]
        assert [event.kind for event in match.news(seat, before)] == [
            TITLE.events.kinds[told[0]].name for entry in match.entries[before:] for told in entry.told
        ]                                               # what is new is told whole
    assert TITLE.log_begins(match, 0) == 0              # after the end the whole game may be replayed
