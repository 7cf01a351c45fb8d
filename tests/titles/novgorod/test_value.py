"""What a position looks worth: the order of things a player would agree with."""

from typing import Any
import pytest

from kontor.titles.novgorod.meta import TITLE
from tests.titles.novgorod.table import player, position


def worth(**person: object) -> float:
    return TITLE.value(position(player(**person)).state, 0)


@pytest.mark.parametrize(("better", "than"), [
    ({"seals": 5}, {"seals": 4}),
    ({"cash": 8}, {"cash": 5}),
    ({"speed": 3}, {"speed": 2}),
    ({"owns": "riga danzig"}, {"owns": "riga"}),
    ({"career": "1F2"}, {"career": "1F1"}),
    ({"career": "1F4"}, {"career": "1F3"}),
    ({"hand": "lux_01"}, {}),
])
def test_more_is_better(better: dict[str, Any], than: dict[str, Any]) -> None:
    assert worth(**better) > worth(**than)


def test_leaving_the_last_x_is_worth_more_than_a_sale() -> None:
    assert worth(career="1F2") > worth(career="1F1", seals=4)


def test_money_that_cannot_be_spent_is_worth_little() -> None:
    assert worth(cash=60) - worth(cash=50) < worth(cash=10) - worth(cash=5)


def test_a_route_is_worth_what_it_promises() -> None:
    owner = player(owns="danzig lubeck", hand="goods_09")
    good = position(owner).do("sail:danzig", "sail:lubeck").state
    poor = position(owner).do("sail:danzig").state
    assert TITLE.value(good, 0) > TITLE.value(poor, 0)


def test_the_winner_knows_it() -> None:
    table = position(player(career="1F2", seals=9), player(career="2F2", seals=3), turn=1, last=True)
    table.do("done", "done", "done")
    assert table.step == "over"
    assert TITLE.value(table.state, 0) > 500 > -100 > TITLE.value(table.state, 1)


def test_the_price_of_leaving_an_x_comes_before_a_kontor_when_time_runs_short() -> None:
    """Level 1 of the back of card 2 costs 20 ducats."""
    saver, buyer = player(career="2B0", cash=15), player(career="2B0", cash=10, owns="riga")
    early, late = ([TITLE.value(position(who, rounds=n).state, 0) for who in (saver, buyer)] for n in (1, 9))
    assert early[0] < early[1]
    assert late[0] > late[1]
