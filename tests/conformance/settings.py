"""What the laws are asked about: every seat count with every preset, and with products of options.

An axis is a choice with named values, each some options.  Under `--prove` all combinations are asked; at the gate a
sample, turned on with each seat count, in which every value meets every seat count.
"""

from dataclasses import dataclass
from itertools import product
from math import prod

import pytest

from kontor.kernel.state import State
from kontor.kernel.title import Title
from kontor.titles.registry import TITLES
from tests.proof import PROVE

Axis = dict[str, dict[str, str]]


def switch(option: str, *values: str) -> Axis:
    return {f"{option}={value}": {option: value} for value in values}


def both_expert(merchant: str, pirate: str) -> dict[str, str]:
    return {"merchant": merchant, "pirate": pirate}


AXES: dict[str, tuple[Axis, ...]] = {
    "novgorod": (
        {
            "base": {},
            "front": both_expert("front", "front"),
            "back": both_expert("back", "back"),
            "mixed": {**both_expert("front", "back"), "places": "drawn"},
            "special": {"special_orders": "yes"},
            "expert": {**both_expert("back", "front"), "places": "drawn", "special_orders": "yes"},
        },
        switch("careers", "front", "back"),
    ),
    "oltremare": (
        switch("bluffing", "off", "on"), switch("memory", "strict", "assist"), switch("debt_in_trades", "off", "on"),
    ),
    "merchants": (switch("start", "first_game", "short", "main"),),
    "rivalcities": (switch("layout", "first_game", "shuffled"),),
}


@dataclass(frozen=True)
class Setting:
    title: Title
    seats: int
    name: str
    options: dict[str, str]
    is_preset: bool

    @property
    def id(self) -> str:
        return f"{self.title.id}-{self.seats}-{self.name}"

    def new(self) -> State:
        return self.title.new(self.seats, self.options)


def combinations(axes: tuple[Axis, ...]) -> list[tuple[str, ...]]:
    return list(product(*axes))


def sample(axes: tuple[Axis, ...], turn: int) -> list[tuple[str, ...]]:
    """As many combinations as the longest axis has values, so that every value occurs; other turns, other partners."""
    sizes = [len(axis) for axis in axes]
    longest = sizes.index(max(sizes))
    others = [size for i, size in enumerate(sizes) if i != longest]
    shifts = [turn // prod(others[:i]) for i in range(len(others))]
    shifts.insert(longest, 0)
    return [
        tuple([*axis][(j + shift) % len(axis)] for axis, shift in zip(axes, shifts, strict=True))
        for j in range(sizes[longest])
    ]


def settings_of(title: Title, everything: bool = PROVE) -> list[Setting]:
    """Without doubles: what a preset sets is not asked again."""
    found: list[Setting] = []
    axes = AXES.get(title.id, ())
    for turn, seats in enumerate(title.seats):
        found += [Setting(title, seats, name, options, True) for name, options in title.presets.items()]
        known = [title.settle_options(options) for options in title.presets.values()]
        for names in combinations(axes) if everything else sample(axes, turn):
            options = {key: value for axis, name in zip(axes, names, strict=True) for key, value in axis[name].items()}
            if title.settle_options(options) not in known:
                found.append(Setting(title, seats, "+".join(names), options, False))
    return found


SETTINGS = [setting for title in TITLES for setting in settings_of(title)]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=[setting.id for setting in SETTINGS])
