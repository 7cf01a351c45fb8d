"""Bots play whole games of every title, see nothing hidden, and greedy is clearly better than chance."""

import pytest

from kontor.bots.greedy import Greedy, look_ahead, some
from kontor.bots.registry import BOTS, make
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.title import Title
from kontor.lab.simulate import simulate
from kontor.lab.table import Row, Setting
from kontor.titles.registry import TITLES, find
from tests.proof import PROVE, count

IDS = [title.id for title in TITLES]


def played(title: Title, seed: int, moves: int) -> Match:
    """A match after some random answers."""
    match = Match.new(title, title.seats[0], seed=seed, listening=False)
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.actors()[0]
        choices = match.legal(seat)
        assert match.submit(seat, choices[int(rng.below(len(choices)))]) is None
    return match


@pytest.mark.parametrize("title", TITLES, ids=IDS)
@pytest.mark.parametrize("spec", list(BOTS))
def test_a_bot_depends_only_on_what_its_seat_knows(title: Title, spec: str) -> None:
    for seed in range(count(6, 40)):
        match = played(title, seed, 5 + 9 * seed)
        if match.over:
            continue
        seat = match.actors()[0]
        chosen = make(spec, seed).choose(Seat(match, seat))
        assert chosen in match.legal(seat)
        match.state = match.state.resample(seat, Rng(seed + 1000))
        assert make(spec, seed).choose(Seat(match, seat)) == chosen


@pytest.mark.parametrize("title", TITLES, ids=IDS)
def test_looking_ahead_leaves_the_match_alone(title: Title) -> None:
    match = played(title, 3, 20)
    seat = match.actors()[0]
    before = match.state.checksum()
    Greedy(1).choose(Seat(match, seat))
    assert match.state.checksum() == before


def test_a_seat_hides_the_true_position() -> None:
    match = played(find("rivalcities"), 1, 10)
    seat = match.actors()[0]
    place = Seat(match, seat)
    assert place.sample(Rng(1)) is not match.state
    assert place.view() == match.state.view(seat)
    assert place.legal() == match.legal(seat)
    assert place.key(0) == match.key(0)
    assert place.title is match.title


def test_a_single_choice_needs_no_thought() -> None:
    class Lonely(Seat):
        def legal(self) -> list[int]:
            return [7]

        def sample(self, rng: Rng) -> None:  # type: ignore[override]
            raise AssertionError

    assert Greedy(1).choose(Lonely(played(find("rivalcities"), 1, 0), 0)) == 7


def test_long_lists_are_sampled_without_doubles() -> None:
    rng = Rng(1)
    few = some(list(range(500)), rng)
    assert len(few) == len(set(few)) == 24
    assert some([1, 2, 3], rng) == [1, 2, 3]
    assert {a for _ in range(200) for a in some(list(range(40)), rng)} == set(range(40))


def test_a_won_game_is_worth_most() -> None:
    title = find("rivalcities")
    for seed in range(3):
        match = played(title, seed, 10_000)
        outcome = match.state.outcome()
        assert outcome is not None
        winner = outcome.winners[0]
        assert look_ahead(match.state.clone(), winner, Rng(1), 10) > 100
        assert look_ahead(match.state.clone(), 1 - winner, Rng(1), 10) < -100


@pytest.fixture(scope="module")
def duel() -> list[Row]:
    """Greedy against random, half of the games on each layout."""
    games = count(10, 200)
    runs = [
        simulate(Setting("rivalcities", ("greedy", "random"), (("layout", layout),), seed=2), games, jobs=2)
        for layout in ("first_game", "shuffled")
    ]
    return [row for run in runs for row in run.rows]


def test_greedy_beats_random_in_rival_cities(duel: list[Row]) -> None:
    """90 % of 400 games are asked for.  Twenty games can only tell that it is far from even."""
    wins = sum(row.seats[row.winners[0]] == "greedy" for row in duel)
    assert wins >= (0.9 if PROVE else 0.8) * len(duel), (wins, len(duel))


def test_greedy_wins_at_once_where_it_can(duel: list[Row]) -> None:
    reasons = [row.reason for row in duel]
    assert reasons.count("stars") < len(duel) / 2
    assert len({*reasons} - {"stars"}) >= (4 if PROVE else 2)
