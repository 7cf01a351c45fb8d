"""`random`: every legal action is equally likely, but offers are begun rarely."""

from kontor.kernel.rng import Rng

from .seat import Seat


class Random:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        return seat.any_of(self.rng)
