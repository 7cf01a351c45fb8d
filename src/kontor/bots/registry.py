"""Bots by name.  A spec is a name with settings: `random`, `greedy`, `greedy:samples=4:budget=200`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from kontor.kernel.title import SetupError

from .greedy import Greedy
from .seat import Seat
from .uniform import Random


class Bot(Protocol):
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""


@dataclass(frozen=True)
class Kind:
    build: Callable[..., Bot]           # takes the seed and the settings
    settings: dict[str, tuple[int, int]] = field(default_factory=dict)      # lowest and highest value of each


BOTS: dict[str, Kind] = {
    "random": Kind(Random),
    "greedy": Kind(Greedy, {"budget": (1, 100_000), "samples": (1, 1000), "trades": (0, 1)}),
}


def make(spec: str, seed: int) -> Bot:
    """The bot that `spec` describes; the same seed makes it play the same."""
    kind, settings = read(spec)
    return kind.build(seed, **settings)


def read(spec: str) -> tuple[Kind, dict[str, int]]:
    name, *words = spec.strip().split(":")
    kind = BOTS.get(name)
    if kind is None:
        raise SetupError("setup-bot", bot=spec, known=", ".join(BOTS))
    settings: dict[str, int] = {}
    for word in words:
        setting, _, text = word.partition("=")
        if setting not in kind.settings:
            raise SetupError("setup-bot-setting", bot=name, setting=setting, known=", ".join(kind.settings) or "-")
        low, high = kind.settings[setting]
        if not (text.isascii() and text.isdecimal() and low <= int(text) <= high):
            raise SetupError("setup-bot-value", bot=name, setting=setting, value=text, low=low, high=high)
        settings[setting] = int(text)
    return kind, settings
