"""Bots by their specs."""

import pytest

from kontor.bots.greedy import Greedy
from kontor.bots.registry import BOTS, make, read
from kontor.bots.uniform import Random
from kontor.kernel.title import SetupError


def test_specs_name_a_bot_and_its_settings() -> None:
    assert isinstance(make("random", 1), Random)
    bot = make("greedy:samples=3:budget=10", 1)
    assert isinstance(bot, Greedy)
    assert (bot.samples, bot.budget) == (3, 10)
    assert read(" greedy ")[1] == {}


@pytest.mark.parametrize(("spec", "key"), [
    ("", "setup-bot"),
    ("gredy", "setup-bot"),
    ("Random", "setup-bot"),
    ("random:samples=2", "setup-bot-setting"),
    ("greedy:", "setup-bot-setting"),
    ("greedy:depth=2", "setup-bot-setting"),
    ("greedy:samples", "setup-bot-value"),
    ("greedy:samples=0", "setup-bot-value"),
    ("greedy:samples=-1", "setup-bot-value"),
    ("greedy:samples=1001", "setup-bot-value"),
    ("greedy:samples=two", "setup-bot-value"),
])
def test_what_is_no_spec_is_refused(spec: str, key: str) -> None:
    with pytest.raises(SetupError) as caught:
        make(spec, 0)
    assert caught.value.key == key


def test_every_bot_is_named() -> None:
    assert list(BOTS) == ["random", "greedy"]
