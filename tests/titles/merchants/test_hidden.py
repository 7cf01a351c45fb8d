"""Section 9: who knows what, and what a seat could have remembered."""

import pytest

from kontor.kernel.rng import Rng
from kontor.titles.merchants.material import N_RESOURCES
from kontor.titles.merchants.state import HAND

from .table import Table, bare, first_game


def robbed() -> Table:
    """Red takes one of blue's cards: blue held 2 wool and 1 salt, which everybody had seen."""
    table = first_game().hand("blue", wool=2, salt=1).hand("red").at("robber", "red").do("red", "robber:h35", "steal:1")
    return table.chance("stolen:salt")


@pytest.mark.rule("MER-2.12", "MER-2.13")
def test_only_thief_and_victim_know_the_stolen_card() -> None:
    table = robbed()
    s = table.s
    thief, victim, other = s.view(0, True), s.view(1, True), s.view(2, True)
    assert thief.players[1].seen == (0, 1, 0, 0, 0)
    assert thief.players[1].learnt == (0, 1, 0, 0, 0)                   # both wool are still there
    assert victim.players[0].learnt == (0, 0, 0, 0, 1)
    assert other.players[1].learnt == (0, 0, 0, 0, 0)
    assert other.players[0].hand_size == 1
    hands = set()
    for seed in range(40):
        sample = s.resample(2, Rng(seed))
        hands.add(tuple(int(sample.v[HAND + i]) for i in range(N_RESOURCES)))
        assert s.resample(0, Rng(seed)).cells()[HAND : HAND + 10] == s.cells()[HAND : HAND + 10]
    assert hands == {(0, 1, 0, 0, 0), (0, 0, 0, 0, 1)}                  # white cannot tell wool from salt


@pytest.mark.rule("MER-2.13")
def test_paying_a_stolen_card_brings_it_to_light() -> None:
    table = robbed()
    table.at("action", "red").routes("red", "E170").do("red", "start_caravan:1")
    assert table.s.disclosed
    assert not table.s.revealed                                         # red knew it
    assert table.s.view(1, True).players[0].learnt == (0, 0, 0, 0, 0)


@pytest.mark.rule("MER-10.2")
def test_an_accepted_offer_proves_the_cards() -> None:
    table = robbed().at("action", "white").hand("white", wood=1)
    table.do("white", "offer", "card:wood", "next", "card:salt", "next", "to_all", "send")
    table.do("red", "accept").do("blue", "decline").do("orange", "decline")
    for seed in range(10):
        assert table.s.resample(3, Rng(seed)).v[HAND + 4] == 1          # red has the salt
    assert table.s.view(3, True).players[0].seen == (0, 0, 0, 0, 1)
    assert table.s.view(1, True).players[0].learnt == (0, 0, 0, 0, 0)


@pytest.mark.rule("MER-4.3")
def test_unplayed_cards_are_dealt_anew_in_samples() -> None:
    s = bare("red").cards("blue", "monopoly", "lancer").s
    kinds = set()
    for seed in range(30):
        sample = s.resample(0, Rng(seed))
        sample.check()
        kinds.add(sample.view(1).players[1].cards)
    assert len(kinds) > 3
    assert s.resample(1, Rng(1)).view(1) == s.view(1)
