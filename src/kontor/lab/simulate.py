"""Plays many games between bots, notes them down as they finish, and goes on where it was stopped."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from .crew import Attentive, Crew
from .ledger import Ledger, write_parquet, write_whole
from .statistics import Summary, summarise
from .table import Row, Setting, game_of, play

RECORD_ENDING = ".kontor"


@dataclass
class Run:
    """What came of it.  `rows` holds the games of earlier sessions, too."""

    setting: Setting
    wanted: int
    rows: list[Row] = field(default_factory=list)
    found: int = 0                          # games that were there before
    stopped: bool = False
    parquet: bool | None = None             # None: nothing to write

    def summary(self) -> Summary:
        return summarise(self.setting, self.rows)


def simulate(
    setting: Setting,
    games: int,
    *,
    jobs: int = 1,
    out: Path | None = None,
    records: Path | None = None,
    started: Callable[[int], None] = lambda found: None,
    finished: Callable[[Row], None] = lambda row: None,
) -> Run:
    """Plays games 0 to `games` - 1, without those that `out` holds already.

    `started` is told how many those are, `finished` each new game.  Ctrl-C ends the run early: see `Run.stopped`.
    """
    game_of(setting)                                # what cannot be set up is said before anything is written
    run = Run(setting, games)
    ledger = Ledger(out, setting) if out is not None else None
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    try:
        known = ledger.rows if ledger is not None else {}
        run.rows = [row for index, row in known.items() if index < games]
        run.found = len(run.rows)
        started(run.found)
        missing = [index for index in range(games) if index not in known]
        with Attentive() as bell, closing(rows_of(setting, missing, jobs, records is not None)) as results:
            for row, record in results:
                if records is not None:
                    write_whole(records / f"game-{row.index:06}{RECORD_ENDING}", record)
                if ledger is not None:
                    ledger.add(row)
                run.rows.append(row)
                finished(row)
            run.stopped = bell.rung and len(run.rows) < games
    finally:
        run.rows.sort(key=lambda row: row.index)
        if ledger is not None:
            ledger.close()
    if ledger is not None and not run.stopped:
        run.parquet = write_parquet(ledger.folder / "games.parquet", run.rows)
    return run


def rows_of(setting: Setting, indices: list[int], jobs: int, recorded: bool) -> Generator[tuple[Row, str], None, None]:
    crew: Crew[int, tuple[Row, str]] = Crew(min(jobs, max(1, len(indices))))
    return crew.results(partial(row_and_record, setting, recorded), indices)


def row_and_record(setting: Setting, recorded: bool, index: int) -> tuple[Row, str]:
    """What a worker sends back."""
    row, match = play(setting, index)
    return row, match.record().to_text() if recorded else ""
