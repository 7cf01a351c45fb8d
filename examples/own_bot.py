"""A bot of your own in ten lines, and ten games of it against `random`.

    python examples/own_bot.py
"""

from kontor.bots.registry import make
from kontor.bots.seat import Seat
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.titles.registry import find


class Farsighted:
    """Plays what leads to the best-looking position at once, in a position it cannot tell from the true one."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        sample = seat.sample(self.rng)
        worth = {}
        for action in seat.legal():
            after = sample.clone()
            after.apply(seat.seat, action)
            worth[action] = seat.title.value(after, seat.seat)
        return max(worth, key=lambda action: worth[action])


def play(seed: int) -> bool:
    """Whether the bot of one's own, in turn on either seat, wins this game."""
    own = seed % 2
    bots = [make("random", seed), make("random", seed)]
    bots[own] = Farsighted(seed)
    match = Match.new(find("rivalcities"), seats=2, seed=seed, listening=False)
    while not match.over:
        actor = match.actors()[0]
        match.submit(actor, bots[actor].choose(Seat(match, actor)))
    outcome = match.state.outcome()
    return outcome is not None and outcome.winners == (own,)


if __name__ == "__main__":
    wins = sum(play(seed) for seed in range(10))
    print(f"{wins} of 10 games won")
