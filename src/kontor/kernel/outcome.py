"""How a game ended."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Reckoning:
    """One line of the trail from the final position to the ranking: a rule, a text key, its values."""

    rule: str
    key: str
    params: dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    ranks: tuple[int, ...]              # per seat, 1 = winner; equal where the rules leave a tie
    scores: tuple[int, ...]             # per seat
    reason: str                         # text key of the end reason
    trail: tuple[Reckoning, ...]        # how each point and each tie-break came about

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
