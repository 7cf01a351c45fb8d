"""The laws under every mix of the options that change what is hidden or what may be said."""

from itertools import product

import pytest

from kontor.kernel import laws
from kontor.kernel.rng import Rng
from kontor.titles.oltremare.meta import TITLE
from tests.proof import count

MIXES = list(product((2, 3, 4, 5), ("off", "on"), ("strict", "assist"), ("off", "on")))
ASKED = count(gate=6, prove=150)            # positions of each game that are asked about every law


@pytest.mark.rule("OLT-10.1", "OLT-11.40", "OLT-11.44", "OLT-9.12")
@pytest.mark.parametrize(("seats", "bluffing", "memory", "debt"), MIXES)
def test_every_mix_keeps_the_laws(seats: int, bluffing: str, memory: str, debt: str) -> None:
    options = {"bluffing": bluffing, "memory": memory, "debt_in_trades": debt, "max_deal_cards": "3", "max_offers": "4"}
    number = MIXES.index((seats, bluffing, memory, debt))
    s = TITLE.new(seats, options)
    rng, asked = Rng(number), Rng(1000 + number)
    answers = 0
    while not s.over:
        if answers % (900 // ASKED) == 450 // ASKED:
            laws.every_law(s, asked)
        laws.act_at_random(s, rng)
        answers += 1
    s.check()
    laws.every_law(s, asked)
    assert answers < TITLE.max_decisions


@pytest.mark.rule("OLT-11.45", "OLT-11.24", "OLT-11.40")
def test_while_others_compose_answer_and_ask_nothing_shows() -> None:
    """Laws 4 and 9 at every open decision of a few games."""
    rng = Rng(5)
    for seed in range(count(gate=2, prove=20)):
        s = TITLE.new(4, {"bluffing": "off", "max_deal_cards": "2"})
        answers = 0
        while not s.over and answers < 1500:
            if s.step().together or s.step().name in ("answer-query", "close"):
                laws.nothing_hidden_shows(s, rng)
                laws.open_answers_commute(s, rng)
            laws.act_at_random(s, rng)
            answers += 1
        assert answers, seed
