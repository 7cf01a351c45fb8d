"""What `greedy` is said to be worth in games against others: a few at the gate, as many as we claim in `make prove`."""

from itertools import product

import pytest

from kontor.lab.simulate import simulate
from kontor.lab.table import Row, Setting
from tests.proof import PROVE, count

THREE_RANDOM = ("greedy", "random", "random", "random")


def games(title: str, bots: tuple[str, ...], gate: int, prove: int) -> list[Row]:
    """Every bot sits in every seat equally often."""
    return simulate(Setting(title, bots, seed=1), count(gate, prove)).rows


def share(held: list[bool]) -> float:
    return sum(held) / len(held)


def is_won_by(row: Row, bot: str) -> bool:
    return any(row.seats[seat] == bot for seat in row.winners)


@pytest.mark.parametrize(
    ("title", "bots", "gate", "prove", "least"),
    [
        ("rivalcities", ("greedy", "random"), 10, 400, 0.90),
        ("novgorod", ("greedy", "random"), 10, 400, 0.90),
        ("oltremare", THREE_RANDOM, 8, 400, 0.85),
        ("merchants", THREE_RANDOM, 4, 200, 0.95),
    ],
    ids=["rivalcities", "novgorod", "oltremare", "merchants"],
)
def test_greedy_beats_random(title: str, bots: tuple[str, ...], gate: int, prove: int, least: float) -> None:
    rows = games(title, bots, gate, prove)
    assert share([is_won_by(row, "greedy") for row in rows]) >= least
    assert all(row.reason != "limit" for row in rows), "games with greedy end by the rules"
    if title == "novgorod" and PROVE:
        fallen = [row.counts["eliminated"][row.seats.index("greedy")] > 0 for row in rows]
        assert share(fallen) <= 0.05, "greedy rarely ends on an X"


@pytest.mark.parametrize(("title", "seats"), [("novgorod", 3), ("merchants", 4)])
def test_games_among_greedy_end_by_the_rules(title: str, seats: int) -> None:
    rows = games(title, ("greedy",) * seats, gate=1, prove=40)
    assert all(row.reason != "limit" for row in rows)


def test_a_table_of_greedy_trades_in_oltremare() -> None:
    rows = games("oltremare", ("greedy",) * 4, gate=2, prove=200)
    assert share([any(row.counts["deals"]) for row in rows]) >= 0.5


def test_who_trades_finishes_ahead_in_oltremare() -> None:
    rows = games("oltremare", ("greedy", "greedy:trades=0") * 2, gate=6, prove=100)
    ahead = behind = 0
    for row in rows:
        traders = [rank for rank, bot in zip(row.ranks, row.seats, strict=True) if bot == "greedy"]
        loners = [rank for rank, bot in zip(row.ranks, row.seats, strict=True) if bot != "greedy"]
        ahead += sum(mine < theirs for mine, theirs in product(traders, loners))
        behind += sum(mine > theirs for mine, theirs in product(traders, loners))
    assert ahead > behind
