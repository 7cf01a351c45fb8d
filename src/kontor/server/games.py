"""From what is stored to a match, and back."""

import json
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from secrets import token_hex
from time import time
from typing import Any

import msgspec

from kontor.kernel.chance import Chance, Pledge, seeded
from kontor.kernel.match import Match
from kontor.kernel.state import Game
from kontor.parts.sheet import PackError, pack_hash
from kontor.parts.sheet import Phrase as Words
from kontor.titles.registry import find

from .errors import No
from .positions import Counts
from .rows import GameRow, SeatRow, Step, TableRow

encode = msgspec.json.encode


def read_pack(title: str, text: str) -> tuple[dict[str, Any], str]:
    """The values of a data pack and their hash."""
    try:
        pack = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError("-", "-", Words("toml"), str(error)) from error
    if pack.pop("title", title) != title:
        raise No(422, "pack-other-title")
    return pack, pack_hash(pack) if pack else "-"


@lru_cache(maxsize=256)
def settled(title: str, seats: int, options: str, pack: str) -> Game:
    """Games of one kind share their material."""
    values, name = read_pack(title, pack)
    return find(title).game(seats, json.loads(options), values or None, name)


@lru_cache(maxsize=64)
def printed(title: str, pack: str) -> dict[str, Any] | None:
    """What a pack prints; None for the built-in material."""
    values, _ = read_pack(title, pack)
    return find(title).printed(values) if values else None


def game_of(row: TableRow) -> Game:
    return settled(row.title, len(row.seats), json.dumps(row.options), row.pack)


def source_of(origin: dict[str, Any]) -> Chance:
    if origin.get("secret"):
        return Pledge(origin["secret"], tuple(origin["nonces"])).source()
    return seeded(origin["seed"]) if origin.get("seed") is not None else Chance()


def names_of(seats: Iterable[SeatRow]) -> list[str]:
    """As a record tells them: a bot by its spec."""
    return [" ".join((row.bot if row.kind == "bot" else row.name).split()) or "-" for row in seats]


def begin(row: TableRow) -> Match:
    """The first position; from now on the words of the seats are settled."""
    nonces = tuple(" ".join(seat.word.split()) or token_hex(8) for seat in row.seats)
    pledge = Pledge(row.origin["secret"], nonces)
    row.origin["nonces"] = list(nonces)
    game = game_of(row)
    return Match.new(game.title, game.seats, pledge=pledge, names=names_of(row.seats), game=game)


def resume(row: TableRow, past: Callable[[int], Iterable[Sequence[Any]]]) -> tuple[Match, Counts]:
    assert row.game is not None
    data = msgspec.json.decode(row.game.snapshot)
    match = Match.resume(data["match"], game_of(row), source_of(row.origin), past, names_of(row.seats), row.origin)
    return match, Counts(data["seq"], data["decided"])


def game_row(match: Match, counts: Counts, moved: float, clocks: str = "") -> GameRow:
    snapshot = encode({"match": match.to_data(), "seq": counts.seq, "decided": counts.decided})
    rules = match.title.rules_version
    return GameRow(match.seq, match.made, match.over, rules, match.actors(), moved, snapshot, clocks)


def step_row(
    table: str, match: Match, counts: Counts, since: int, seat: int, request: str, clocks: str = "",
    moved: float | None = None,
) -> Step:  # fmt: skip
    """What was done from log item `since` on; `moved` where everybody may not know when."""
    at = time()
    game = game_row(match, counts, at if moved is None else moved, clocks)
    return Step(table, match.seq, seat, request, at, encode(match.done(since)), game)
