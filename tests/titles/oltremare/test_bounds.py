"""OLT-11.44 and 9.12: every turn and every game is finite, and how long it can be."""

import pytest

from kontor.kernel.rng import Rng
from kontor.titles.oltremare.meta import TITLE
from tests.titles.oltremare.positions import do, legal, position, row


@pytest.mark.rule("OLT-11.44", "OLT-9.12")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_turn_stays_within_its_bound(seats: int) -> None:
    s = TITLE.new(seats, {"bluffing": "on"})
    rng = Rng(seats)
    choices = 0
    most = 0
    while not s.over:
        if s.is_chance():
            s.apply(-1, s.sample(rng))
            continue
        if s.step().name == "trade" and row(s, "offers") == row(s, "questions") == row(s, "bought") == 0:
            most = max(most, choices)
            choices = 0
        actors = s.actors()
        seat = actors[rng.below(len(actors))]
        ids = s.legal(seat)
        s.apply(seat, ids[rng.below(len(ids))])
        choices += 1
    assert 0 < most <= 2405 + 20


@pytest.mark.rule("OLT-11.44", "OLT-11.32")
def test_the_longest_offer_takes_47_choices_and_its_supply_10() -> None:
    mine, theirs = [f"GRA-{n:02}" for n in range(1, 12)], [f"OLI-{n:02}" for n in range(2, 13)]
    s = position(3, cargos={0: ["OLI-01"]}, hands={0: mine, 1: theirs}, ducats={0: 120})
    gives = [piece for name in mine[:10] for piece in (f"give:{name}", "silent")]
    wants = ["want:any", "with:none"] * 10
    do(s, 0, "offer:2", *gives)
    assert legal(s, 0) == ["next"]
    do(s, 0, "next", *wants)
    assert legal(s, 0) == ["next"]
    do(s, 0, "next", "i-pay", "tens:9", "ones:9", "send")
    assert len(["offer:2", *gives, "next", *wants, "next", "i-pay", "tens:9", "ones:9", "send"]) == 47
    do(s, 1, "accept", *(f"supply:{name}" for name in theirs[:10]))
    assert (row(s, "ducats")[:2], s.step().name) == ([21, 110], "trade")


@pytest.mark.rule("OLT-11.44", "OLT-9.12")
def test_no_game_can_take_more_choices_than_the_title_states() -> None:
    def trade_phase(offers: int, questions: int, cards: int) -> int:
        composition, supply = 4 * cards + 7, cards
        answer = 2 + composition + 1 + supply       # a query and its reply, a dropped counter, accepting, supplying
        offer = composition + 4 * answer + 1 + supply
        return offers * offer + 4 * questions + 4 + 1

    assert trade_phase(8, 4, 10) == 2405
    most = {option.name: [int(value) for value in option.values]
            for option in TITLE.options if option.name.startswith("max_")}
    trade = trade_phase(*(max(most[name]) for name in ("max_offers", "max_questions", "max_deal_cards")))
    rest = 98 + 4 + 1 + 1 + 3                       # hand limit, playing, sailing, compass, stowing
    turns = 98 + 4                                  # each stows a card until the deck is empty; then the round ends
    assert turns * (trade + rest) <= TITLE.max_decisions
