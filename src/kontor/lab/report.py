"""What a run came to, as tables for people and as plain data for programs."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kontor.text.speech import Speech, sentence

from .fuzz import Report
from .ledger import description
from .simulate import Run
from .statistics import Share, Spread, Summary
from .studies import StudyTable


SHORT = 12          # lines of a study that shows also what never happened


class Page:
    """Tables and lines, one after the other."""

    def __init__(self, speech: Speech, console: Console | None = None) -> None:
        self.speech = speech
        self.console = console or Console(highlight=False)

    def say(self, key: str, style: str = "", **params: Any) -> None:
        self.console.print(self.speech.say(key, **params), style=style, markup=False, soft_wrap=True)

    def table(self, heading: str, columns: Iterable[str], rows: Iterable[Iterable[str]], words: int = 1) -> None:
        """The first `words` columns hold words, the others numbers."""
        table = Table(box=SIMPLE_HEAD, title=self.speech.say(heading), title_justify="left", title_style="bold")
        for place, column in enumerate(columns):
            table.add_column(self.speech.say(column), justify="left" if place < words else "right")
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def percent(self, share: float) -> str:
        return self.speech.say("lab-percent", share=share)

    def number(self, number: float) -> str:
        return self.speech.say("lab-number", number=number)

    def interval(self, share: Share) -> str:
        return self.speech.say("lab-interval", low=share.low, high=share.high)

    def share(self, share: Share) -> list[str]:
        return [self.number(share.part), self.percent(share.share), self.interval(share)]

    def reason(self, reason: str) -> str:
        return sentence(self.speech.say(f"reason-{reason}"))


def print_run(run: Run, page: Page) -> None:
    summary = run.summary()
    say = page.speech.say
    page.say("lab-heading", style="bold", title="title-name", games=summary.games, seed=str(run.setting.seed))
    if summary.games == 0:
        return
    print_wins(summary, page)
    if len(summary.bots) > 1:
        columns = ["lab-seating", "lab-seat", "lab-games", "lab-wins", "lab-share", "lab-confidence"]
        page.table("lab-by-rotation", columns, [
            [" – ".join(seating.seats), page.speech.player(seat), page.number(share.whole), *page.share(share)]
            for seating in summary.rotations for seat, share in enumerate(seating.wins)
        ], words=2)
    lengths: list[tuple[str, Spread | None]] = [
        ("lab-rounds", summary.rounds), ("lab-turns", summary.turns), ("lab-decisions", summary.decisions)
    ]
    page.table("lab-length", ["lab-measure", "lab-mean", "lab-median", "lab-p5", "lab-p95", "lab-least", "lab-most"], [
        [say(name), *map(page.number, (s.mean, s.median, s.p5, s.p95, s.lowest, s.highest))]
        for name, s in lengths if s is not None
    ])
    page.table("lab-ends", ["lab-reason", "lab-games", "lab-share", "lab-confidence"], [
        [page.reason(reason), *page.share(share)] for reason, share in summary.reasons.items()
    ])
    for study in summary.studies:
        print_study(study, page)
    if summary.studies:
        page.say("lab-even", share=summary.studies[0].even)
    page.say("lab-forced", share=summary.forced.share, forced=int(summary.forced.part), all=summary.forced.whole)
    if summary.shared:
        page.say("lab-shared", games=summary.shared)
    if summary.unwon:
        page.say("lab-unwon", games=summary.unwon)


def print_wins(summary: Summary, page: Page) -> None:
    page.table("lab-by-bot", ["lab-bot", "lab-seats", "lab-wins", "lab-share", "lab-confidence", "lab-rank"], [
        [line.bot, page.number(line.seats), *page.share(line.wins), page.number(round(line.mean_rank, 2))]
        for line in summary.bots
    ])
    page.table("lab-by-seat", ["lab-seat", "lab-wins", "lab-share", "lab-confidence"], [
        [page.speech.player(seat), *page.share(share)] for seat, share in enumerate(summary.seats)
    ])


def print_study(study: StudyTable, page: Page) -> None:
    """How often per game, in how many games, and whether it went with winning."""
    say = page.speech.say
    page.table(f"study-{study.name}", ["lab-what", "lab-per-game", "lab-in-games", "lab-of-winners"], [
        [
            sentence(say(line.item)) if line.item else say("lab-all"), page.number(line.per_game),
            page.percent(line.games), page.percent(line.winners) if line.per_game else "–",
        ]
        for line in study.lines if line.per_game or len(study.lines) <= SHORT
    ])


def run_data(run: Run) -> dict[str, Any]:
    state = {"wanted": run.wanted, "resumed": run.found, "stopped": run.stopped}
    return {"run": {**description(run.setting), **state}, "summary": asdict(run.summary())}


def print_report(report: Report, page: Page) -> None:
    total = report.total
    say = page.speech.say
    page.say("lab-fuzz-heading", style="bold", title="title-name", games=total.games, decisions=total.decisions,
             settings=len(total.settings), seed=str(report.seed))
    page.table("lab-ends", ["lab-reason", "lab-games"], [
        [page.reason(reason), page.number(games)] for reason, games in total.reasons.most_common()
    ])
    page.table("lab-fuzz-probes", ["lab-fuzz-probe", "lab-fuzz-times"], [
        [say(f"lab-probe-{probe}"), page.number(times)] for probe, times in total.probes.most_common()
    ])
    for key, names in (("lab-fuzz-never-met", report.never_met()), ("lab-fuzz-never-taken", report.never_taken())):
        if names:
            page.say(key, names=names)
    for fault in total.faults:
        page.say("lab-fuzz-fault", style="red", index=fault.index, message=fault.message, moves=fault.moves)
        if fault.action:
            page.say("lab-fuzz-action", action=fault.action)
    for path in report.files:
        page.say("lab-fuzz-file", file=str(path))
    if not total.faults:
        page.say("lab-fuzz-nothing", style="green")


def report_data(report: Report) -> dict[str, Any]:
    total = report.total
    return {
        "title": report.title.id,
        "seed": report.seed,
        "games": total.games,
        "decisions": total.decisions,
        "stopped": report.stopped,
        "settings": dict(total.settings),
        "reasons": dict(total.reasons),
        "probes": dict(total.probes),
        "steps": dict(total.steps),
        "kinds": dict(total.kinds),
        "never_met": report.never_met(),
        "never_taken": report.never_taken(),
        "faults": [asdict(fault) for fault in total.faults],
        "files": [str(path) for path in report.files],
    }
