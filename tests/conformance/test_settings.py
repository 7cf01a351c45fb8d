"""The sample of the gate is small and leaves no value of an option out; the whole is the product."""

from math import prod

import pytest

from kontor.kernel.title import Title
from kontor.titles.registry import TITLES
from tests.conformance.settings import AXES, combinations, sample, settings_of

every_title = pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])


@every_title
def test_every_value_meets_every_number_of_seats_at_the_gate(title: Title) -> None:
    asked = settings_of(title, everything=False)
    for seats in title.seats:
        played = [title.settle_options(setting.options) for setting in asked if setting.seats == seats]
        for axis in AXES[title.id]:
            for options in axis.values():
                assert any(options.items() <= one.items() for one in played), (seats, options)


@every_title
def test_the_proof_asks_about_the_whole_product(title: Title) -> None:
    axes = AXES[title.id]
    asked = settings_of(title, everything=True)
    for seats in title.seats:
        played = [title.settle_options(setting.options) for setting in asked if setting.seats == seats]
        assert len({str(one) for one in played}) == len(played), "nothing is asked twice"
        for names in combinations(axes):
            options = {key: value for axis, name in zip(axes, names, strict=True) for key, value in axis[name].items()}
            assert title.settle_options(options) in played


def test_other_seat_counts_bring_other_combinations() -> None:
    axes = AXES["oltremare"]
    drawn = [set(sample(axes, turn)) for turn in range(4)]
    assert set.union(*drawn) == set(combinations(axes))
    assert sum(map(len, drawn)) == prod(map(len, axes))
