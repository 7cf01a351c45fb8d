"""A seat at a table: everything a bot may use.  The true position stays behind it."""

from typing import Any

from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.kernel.state import State
from kontor.kernel.title import Title


class Seat:
    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def title(self) -> Title:
        return self._match.title

    def legal(self) -> list[int]:
        return self._match.legal(self.seat)

    def view(self, recall: bool = False) -> Any:
        return self._match.state.view(self.seat, recall)

    def sample(self, rng: Rng) -> State:
        """A position that this seat cannot tell from the true one; the caller may change it."""
        return self._match.state.resample(self.seat, rng)

    def key(self, a: int) -> str:
        return self.title.actions.key(a)
