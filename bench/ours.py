"""Random play of one title in one build, as a process of its own: prints one line of JSON.

    PYTHONPATH=build/native python bench/ours.py rivalcities 2 0.5 1
"""

import json
import sys
from time import perf_counter

from kontor.kernel.playout import playout
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, State
from kontor.native import is_compiled
from kontor.titles.registry import find


def drive(s: State, rng: Rng) -> int:
    """The same game with the loop outside the engine, as bots and learning code drive it."""
    chosen = 0
    while not s.over:
        if s.is_chance():
            s.apply(CHANCE, s.sample(rng))
            continue
        actors = s.actors()
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        choices = s.legal(seat)
        chosen += len(choices) > 1
        s.apply(seat, choices[rng.below(len(choices))])
    return chosen


def positions(s: State, rng: Rng) -> list[State]:
    """Some twenty positions spread evenly over a whole game."""
    passed = []
    while not s.over:
        passed.append(s.clone())
        playout(s, rng, 1)
    return passed[:: max(1, len(passed) // 20)]


def measure(name: str, seats: int, seconds: float, seed: int) -> dict[str, float | bool]:
    title = find(name)
    game = title.game(seats)
    chosen = forced = drawn = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        counts = playout(title.begin(game), Rng(seed + games))
        chosen, forced, drawn = chosen + counts[0], forced + counts[1], drawn + counts[2]
        games += 1
    inside = perf_counter() - start
    driven = driven_games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        driven += drive(title.begin(game), Rng(seed + driven_games))
        driven_games += 1
    outside = perf_counter() - start
    sample = positions(title.begin(game), Rng(seed))
    clones = 0
    start = perf_counter()
    while perf_counter() - start < seconds / 2:
        for position in sample:
            position.clone()
        clones += len(sample)
    return {
        "compiled": is_compiled(),
        "decisions": chosen / inside,
        "driven": driven / outside,
        "games": games / inside,
        "forced": forced / (chosen + forced),
        "per_game": chosen / games,
        "clones": clones / (perf_counter() - start),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))))
