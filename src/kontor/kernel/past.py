"""What has been done in a match: the log, which only grows, and what of it counts.  Both as plain JSON and back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .actions import ActionTable


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer.  `forced`: it was the only one, everybody could see that, and the match gave it."""

    seat: int
    action: int
    forced: bool
    told: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`seat` took back `count` entries; `kept` of them came after and were given again."""

    seat: int
    count: int
    kept: int


Item = Entry | TakenBack


def what_counts(log: Iterable[Item]) -> list[Entry]:
    """The entries that are left when everything taken back is taken out."""
    entries: list[Entry] = []
    for item in log:
        if isinstance(item, Entry):
            entries.append(item)
        else:
            end = len(entries) - item.kept
            del entries[end - item.count : end]
    return entries


def to_data(log: Iterable[Item], actions: ActionTable) -> list[list[Any]]:
    """`[seat, key, forced, told]` for an answer, `[seat, count, kept]` for something taken back."""
    return [
        [item.seat, actions.keys[item.action], int(item.forced), item.told]
        if isinstance(item, Entry) else [item.seat, item.count, item.kept]
        for item in log
    ]


def from_data(data: Iterable[Sequence[Any]], actions: ActionTable) -> list[Item]:
    """The log that `to_data` described; KeyError where the title no longer has such an action."""
    return [
        Entry(x[0], actions.ids[x[1]], bool(x[2]), tuple(map(tuple, x[3])))
        if len(x) == 4 else TakenBack(*x)
        for x in data
    ]
