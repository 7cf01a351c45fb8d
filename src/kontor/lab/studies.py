"""What happened in games, counted as the title's studies ask: who used what, how often, and did it go with winning."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kontor.kernel.events import EventKind
from kontor.kernel.match import Match
from kontor.kernel.title import Study, Title

Counts = dict[str, tuple[int, ...]]         # "study item" -> amount per seat


@dataclass(frozen=True)
class StudyLine:
    item: str                   # a text key, or "" for a study of one line
    per_game: float
    games: float                # share of games in which it occurred
    winners: float              # share of it that belongs to winners


@dataclass(frozen=True)
class StudyTable:
    name: str
    lines: tuple[StudyLine, ...]
    even: float                 # the winners' share if it had nothing to do with winning


def count(match: Match) -> Counts:
    """Every item of every study, also those that did not occur; the match must have listened."""
    title = match.title
    nothing = [0] * match.state.game.seats
    found = {label(study, item): list(nothing) for study in title.studies for item in items(title, study)}
    for study in title.studies:
        for values in happened(match, study):
            item = str(values[study.by]) if study.by else ""
            amounts = found.setdefault(label(study, item), list(nothing))
            amounts[int(values[study.who])] += int(values[study.amount]) if study.amount else 1
    return {name: tuple(amounts) for name, amounts in found.items()}


def happened(match: Match, study: Study) -> Iterator[dict[str, Any]]:
    """The values of each thing that the study asks for, whoever may know them; a name is its text key."""
    if study.final:
        outcome = match.state.outcome()
        assert outcome is not None
        yield from (dict(step.params) for step in outcome.trail if step.key == study.of)
        return
    number, kind = kind_of(match.title, study)
    for entry in match.entries:
        for told in entry.told:
            if told[0] == number:
                yield {
                    name: names.key(told[1 + place]) if names is not None and name != study.who else told[1 + place]
                    for place, (name, names) in enumerate(kind.values)
                }


def kind_of(title: Title, study: Study) -> tuple[int, EventKind]:
    return next((number, kind) for number, kind in enumerate(title.events.kinds) if kind.name == study.of)


def items(title: Title, study: Study) -> list[str]:
    if not study.by:
        return [""]
    names = dict(kind_of(title, study)[1].values)[study.by]
    return [names.key(value) for value in range(len(names.keys))] if names is not None else []


def label(study: Study, item: str) -> str:
    return f"{study.name} {item}".rstrip()


def tables(title: Title, games: Sequence[tuple[Counts, tuple[int, ...]]]) -> tuple[StudyTable, ...]:
    """Of the counts and the winners of each game."""
    if not games:
        return ()
    result = []
    for study in title.studies:
        seen = [name for counts, _ in games for name in counts if name.split(" ")[0] == study.name]
        lines = tuple(line_of(name, games) for name in dict.fromkeys(seen))
        seats = [len(next(iter(counts.values()))) for counts, _ in games if counts]
        even = sum(len(winners) / n for (_, winners), n in zip(games, seats, strict=False)) / len(games)
        result.append(StudyTable(study.name, lines, even))
    return tuple(result)


def line_of(name: str, games: Iterable[tuple[Counts, tuple[int, ...]]]) -> StudyLine:
    rows = [(counts.get(name, ()), winners) for counts, winners in games]
    whole = sum(sum(amounts) for amounts, _ in rows)
    won = sum(amounts[seat] for amounts, winners in rows if amounts for seat in winners)
    met = sum(any(amounts) for amounts, _ in rows)
    item = name.partition(" ")[2]
    return StudyLine(item, whole / len(rows), met / len(rows), won / whole if whole else 0.0)
