"""What the database holds, as plain objects."""

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["person", "bot", "open"]


@dataclass
class Person:
    id: str
    name: str
    lang: Literal["de", "en"]
    named: bool
    created: float


@dataclass
class SeatRow:
    """A person with a `bot` is away: it plays for them until they return."""

    seat: int
    kind: Kind
    person: str = ""
    name: str = ""
    bot: str = ""
    word: str = ""


@dataclass
class GameRow:
    """Where a game is; `snapshot` is what `Match.resume` takes, as JSON, with the wire's counts beside it."""

    seq: int
    made: int
    over: bool
    rules: int
    actors: list[int]
    moved: float                    # when something was last done that everybody may notice
    snapshot: bytes = b""
    clocks: str = ""                # as `Clocks.text` writes them; empty: no clocks


@dataclass
class TableRow:
    id: str
    code: str
    title: str
    options: dict[str, str]
    pack: str
    pack_hash: str
    pace: Literal["live", "relaxed", "none"]
    bot_pace: Literal["natural", "instant"]
    watch: Literal["nobody", "link", "everybody"]
    opener: str
    origin: dict[str, Any]
    created: float
    rematch: str = ""
    archived: bool = False
    seats: list[SeatRow] = field(default_factory=list)
    game: GameRow | None = None

    def seats_of(self, person: str) -> list[int]:
        return [row.seat for row in self.seats if row.kind == "person" and row.person == person]

    def people(self) -> set[str]:
        return {row.person for row in self.seats if row.kind == "person"}


@dataclass
class Step:
    """One thing done at a table: what the log keeps, and where it leads."""

    table: str
    seq: int
    seat: int
    request: str
    at: float
    items: bytes
    game: GameRow


@dataclass
class ChatRow:
    id: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float
