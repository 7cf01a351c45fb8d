"""Why an action is refused: a number inside, a rule and a text key outside."""

from dataclasses import dataclass, field
from typing import Any, Final

OK: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3
NO_SUCH_ACTION: Final = 4
BATCH_BARRIER: Final = 5
NOTHING_TO_UNDO: Final = 6
FIRST: Final = 10               # a title's own refusals begin here


@dataclass(frozen=True)
class Refusal:
    """An answer, not an exception: the rule that forbids the action, and what to tell the player."""

    rule: str
    key: str
    params: dict[str, Any] = field(default_factory=dict)


ENGINE: Final = {
    GAME_OVER: ("KON-1.1", "game-over"),
    NOT_YOUR_TURN: ("KON-1.2", "not-your-turn"),
    NOT_NOW: ("KON-1.3", "not-now"),
    NO_SUCH_ACTION: ("KON-1.4", "no-such-action"),
    BATCH_BARRIER: ("KON-1.5", "batch-barrier"),
    NOTHING_TO_UNDO: ("KON-2.2", "nothing-to-undo"),
}


class Refusals:
    """A title's table: number -> (rule id, text key)."""

    def __init__(self, table: dict[int, tuple[str, str]]) -> None:
        assert all(number >= FIRST for number in table)
        self.table = {**ENGINE, **table}

    def refusal(self, number: int, params: dict[str, Any] | None = None) -> Refusal:
        rule, key = self.table[number]
        return Refusal(rule, key, params or {})
