"""Catanatron's four random players: the peer everything is compared with."""

from time import perf_counter

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def decisions_per_second(seconds: float, seed: int) -> tuple[float, float]:
    """Decisions with at least two choices, and games, per second of uniform random play."""
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in COLORS], seed=seed + games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        games += 1
    elapsed = perf_counter() - start
    return decisions / elapsed, games / elapsed


def copies_per_second(seconds: float) -> float:
    """Of positions spread evenly over a whole game."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=1)
    positions = []
    while game.winning_color() is None and game.state.num_turns < 1000:
        positions.append(game.copy())
        game.play_tick()
    sample = positions[:: max(1, len(positions) // 20)]
    copies = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for position in sample:
            position.copy()
        copies += len(sample)
    return copies / (perf_counter() - start)
