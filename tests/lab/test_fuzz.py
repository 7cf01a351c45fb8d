"""The fuzzer finds nothing in sound titles, and plays the same games whatever the number of workers."""

from pathlib import Path

import pytest

from kontor.kernel.rng import Rng
from kontor.kernel.title import Title
from kontor.lab.fuzz import Trial, fuzz
from kontor.lab.policies import POLICIES, draw
from kontor.lab.probes import PROBES
from kontor.titles.registry import TITLES, find
from tests.proof import PROVE, count

RIVAL = find("rivalcities")


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_nothing_is_found(title: Title, tmp_path: Path) -> None:
    report = fuzz(title, games=count(3, 100), seed=1, jobs=2, out=tmp_path)
    assert report.total.faults == []
    assert list(tmp_path.iterdir()) == []
    assert report.total.games == report.total.probes["record"] == sum(report.total.reasons.values())
    assert set(PROBES) <= set(report.total.probes)


def test_every_end_of_rival_cities_occurs() -> None:
    """All four instant wins and the star scoring; a few games meet most of them."""
    report = fuzz(RIVAL, games=count(40, 600), seed=3, jobs=2)
    assert report.total.faults == []
    assert len(report.total.reasons) >= (5 if PROVE else 3), report.total.reasons
    assert "stars" in report.total.reasons


def test_a_game_is_a_function_of_seed_and_number() -> None:
    alone = fuzz(RIVAL, games=4, seed=9).total
    together = fuzz(RIVAL, games=4, seed=9, jobs=2).total
    assert alone == together
    last = fuzz(RIVAL, games=1, first=3, seed=9).total
    first = fuzz(RIVAL, games=3, seed=9).total
    assert first.decisions + last.decisions == alone.decisions
    assert fuzz(RIVAL, games=4, seed=10).total != alone


def test_time_ends_it_too() -> None:
    assert fuzz(RIVAL, seconds=0.01).total.games >= 1


def test_every_policy_is_drawn() -> None:
    rng = Rng(1)
    drawn = [draw(rng) for _ in range(400)]
    assert {policy for _, policy in POLICIES} == set(drawn)


def test_trials_add_up() -> None:
    total = Trial()
    for trial in (Trial(1, 1, 10), Trial(2, 1, 5)):
        trial.reasons["stars"] += 1
        total.add(trial)
    assert (total.games, total.decisions, total.reasons["stars"]) == (2, 15, 2)
