"""`random`: every legal action is equally likely."""

from kontor.kernel.rng import Rng

from .seat import Seat


class Random:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        choices = seat.legal()
        return choices[self.rng.below(len(choices))]
