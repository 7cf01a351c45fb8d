"""Records: a game as a small text file, exactly convertible to JSON and back (KON-5.1).

    kontor-record 1
    title rivalcities
    rules 1
    seats 2
    option layout first_game
    pack -
    name Anna
    name greedy
    seed 42
    reason prestige
    ranks 1 2
    scores 0 0
    moves
    * start:hamburg
    0 good:furniture
    = 20 1f0c3a77
    end 312 9b1c0d2e

A move is a seat and an action key; `*` is chance.  `= n c` and `end n c` give the checksum of the position after n
moves, so that a change is noticed near the line where it was made.
"""

from dataclasses import dataclass, field
from json import JSONDecodeError, loads
from typing import Any

from .chance import Chance, Pledge, seeded
from .state import CHANCE

FORMAT = "kontor-record 1"
SPACING = 20                # moves between two checksums


class RecordError(ValueError):
    """A record that cannot be used: the line, a text key with values saying why."""

    def __init__(self, line: int, key: str, **params: Any) -> None:
        super().__init__(f"line {line}: {key} {params}")
        self.line = line
        self.key = key
        self.params = params


@dataclass
class Record:
    title: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    pack: str = "-"
    names: list[str] = field(default_factory=list)
    seed: int | None = None
    commitment: str = ""
    secret: str = ""
    nonces: list[str] = field(default_factory=list)
    reason: str = ""
    ranks: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    checks: list[tuple[int, int]] = field(default_factory=list)     # (moves made, checksum); the last ends the record

    def source(self) -> Chance | None:
        """The chance this game was played with, where the record tells it."""
        if self.seed is not None:
            return seeded(self.seed)
        return Pledge(self.secret, tuple(self.nonces)).source() if self.secret else None

    def line_of(self, move: int) -> int:
        """The line of the text on which the move number `move` (from 0) stands."""
        checks_before = sum(1 for made, _ in self.checks if made <= move)
        return len(self.header()) + 1 + move + checks_before

    def line_with(self, start: str) -> int:
        """The line of the header that begins so; line 1 where none does."""
        return next((number for number, line in enumerate(self.header(), 1) if line.startswith(start)), 1)

    def header(self) -> list[str]:
        lines = [FORMAT, f"title {self.title}", f"rules {self.rules}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"pack {self.pack}"]
        lines += [f"name {name}" for name in self.names]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.secret:
            lines.append(f"secret {self.secret}")
        lines += [f"nonce {nonce}" for nonce in self.nonces]
        if self.reason:
            lines.append(f"reason {self.reason}")
            lines.append("ranks " + " ".join(map(str, self.ranks)))
            lines.append("scores " + " ".join(map(str, self.scores)))
        return [*lines, "moves"]

    def to_text(self) -> str:
        lines = self.header()
        checks = dict(self.checks[:-1])
        for made, (seat, key) in enumerate(self.moves):
            if made in checks:
                lines.append(f"= {made} {checks[made]:08x}")
            lines.append(f"{'*' if seat == CHANCE else seat} {key}")
        made, checksum = self.checks[-1]
        return "\n".join([*lines, f"end {made} {checksum:08x}", ""])

    def to_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            **{name: getattr(self, name) for name in FIELDS},
            "moves": [list(move) for move in self.moves],
            "checks": [list(check) for check in self.checks],
        }


FIELDS = (
    "title", "rules", "seats", "options", "pack", "names", "seed", "commitment", "secret", "nonces", "reason", "ranks",
    "scores",
)  # fmt: skip


def parse(text: str) -> Record:
    """A record in either of its forms; also out of what `kontor record show --json` prints around it."""
    if not text.lstrip().startswith("{"):
        return from_text(text)
    try:
        data = loads(text)
        return from_data(data.get("record", data))
    except JSONDecodeError as error:
        raise RecordError(error.lineno, "record-json", column=error.colno) from error
    except RecordError:
        raise
    except (TypeError, ValueError, AttributeError, LookupError, RecursionError) as error:
        raise RecordError(1, "record-json-shape", what=str(error)[:200]) from error


def from_data(data: dict[str, Any]) -> Record:
    """The record that `to_data` described.  What is malformed is named by the line it would have in the text."""
    if data.get("format") != FORMAT:
        raise RecordError(1, "record-format", found=str(data.get("format")), expected=FORMAT)
    for name in (*FIELDS, "moves", "checks"):
        if name not in data:
            raise RecordError(1, "record-header-missing", name=name)
    values = {name: data[name] for name in FIELDS}
    moves = [(int(seat), str(key)) for seat, key in data["moves"]]
    checks = [(int(made), int(checksum)) for made, checksum in data["checks"]]
    return from_text(Record(**values, moves=moves, checks=checks).to_text())        # one reader checks both forms


def from_text(text: str) -> Record:
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise RecordError(1, "record-format", found=lines[0][:40], expected=FORMAT)
    record = Record("", 0, 0)
    place = read_header(record, lines)
    for number in range(place + 1, len(lines) + 1):
        words = lines[number - 1].split()
        if words and words[0] == "end":
            read_check(record, words, number)
            if any(line.strip() for line in lines[number:]):
                raise RecordError(number + 1, "record-after-end")
            return record
        read_move(record, words, number)
    raise RecordError(len(lines), "record-truncated", moves=len(record.moves))


def read_header(record: Record, lines: list[str]) -> int:
    """Reads up to the line `moves` and returns its number."""
    seen: set[str] = set()
    for number, line in enumerate(lines[1:], start=2):
        word, _, value = line.partition(" ")
        if not "".join(lines[number - 1 :]).strip():
            raise RecordError(number, "record-truncated", moves=0)
        if word == "moves":
            for name in ("title", "rules", "seats", "pack"):
                if name not in seen:
                    raise RecordError(number, "record-header-missing", name=name)
            return number
        if word in seen and word not in ("option", "name", "nonce"):
            raise RecordError(number, "record-header-twice", name=word)
        seen.add(word)
        try:
            read_field(record, word, value)
        except ValueError as error:
            raise RecordError(number, "record-header", found=line[:60]) from error
    raise RecordError(len(lines), "record-truncated", moves=0)


def read_field(record: Record, word: str, value: str) -> None:
    """Raises ValueError where the word is unknown or its value malformed."""
    if word in ("title", "pack", "commitment", "secret", "reason") and value:
        setattr(record, word, value)
    elif word in ("rules", "seats", "seed"):
        setattr(record, word, int(value))
    elif word in ("ranks", "scores"):
        setattr(record, word, [int(x) for x in value.split()])
    elif word == "option":
        name, setting = value.split(" ")
        record.options[name] = setting
    elif word == "name":
        record.names.append(value)
    elif word == "nonce":
        record.nonces.append(value)
    else:
        raise ValueError(word)


def read_move(record: Record, words: list[str], number: int) -> None:
    if len(words) == 3 and words[0] == "=":
        read_check(record, words, number)
    elif len(words) == 2 and words[0] == "*":
        record.moves.append((CHANCE, words[1]))
    elif len(words) == 2 and words[0].isdecimal() and int(words[0]) < record.seats:
        record.moves.append((int(words[0]), words[1]))
    elif not words:
        raise RecordError(number, "record-truncated", moves=len(record.moves))
    else:
        raise RecordError(number, "record-line", found=" ".join(words)[:60])


def read_check(record: Record, words: list[str], number: int) -> None:
    try:
        made, checksum = int(words[1]), int(words[2], 16)
    except (IndexError, ValueError) as error:
        raise RecordError(number, "record-line", found=" ".join(words)[:60]) from error
    if made != len(record.moves):
        raise RecordError(number, "record-count", said=made, found=len(record.moves))
    record.checks.append((made, checksum))
