"""`kontor fuzz`: tries to break a title, and keeps what broke it."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from math import isfinite
from pathlib import Path

from kontor.lab.fuzz import fuzz
from kontor.lab.progress import Meter
from kontor.lab.report import Page, print_report, report_data
from kontor.text.speech import Speech
from kontor.titles.registry import find

from .faults import to_json
from .simulate import INTERRUPTED, MOST_GAMES, add_common
from .words import Parsers, whole_number

GAMES = 100
MOST_SECONDS = 30 * 24 * 3600


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    number = say("cli-meta-number")
    parser = parsers.add_parser("fuzz", help=say("cli-fuzz"), description=say("cli-fuzz-about"))
    parser.add_argument("title", metavar=say("cli-meta-title"), help=say("cli-fuzz-title"))
    length = parser.add_mutually_exclusive_group()
    games = whole_number(speech, 1, MOST_GAMES)
    length.add_argument("--games", type=games, metavar=number, help=say("cli-fuzz-games", games=GAMES))
    length.add_argument("--seconds", type=seconds(speech), metavar=number, help=say("cli-fuzz-seconds"))
    one = whole_number(speech, 0, MOST_GAMES)
    length.add_argument("--game", type=one, metavar=number, help=say("cli-fuzz-game"))
    add_common(parser, speech)
    folder = Path("kontor-faults")
    about = say("cli-fuzz-out", folder=str(folder))
    parser.add_argument("--out", type=Path, default=folder, metavar=say("lab-meta-folder"), help=about)


def seconds(speech: Speech) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not (isfinite(value) and 0 < value <= MOST_SECONDS):
            raise ArgumentTypeError(speech.say("cli-fuzz-bad-seconds", value=text))
        return value

    return read


def run(args: Namespace, speech: Speech) -> int:
    title = find(args.title)
    words = Speech(speech.lang, title)
    first = 0 if args.game is None else args.game
    games = 1 if args.game is not None else args.games
    if games is None and args.seconds is None:
        games = GAMES
    with Meter(words, games=games, seconds=args.seconds) as meter:
        report = fuzz(
            title, games=games, seconds=args.seconds, first=first, seed=args.seed, jobs=args.jobs, out=args.out,
            finished=lambda trial: meter.advance(),
        )
    if args.json:
        print(to_json(report_data(report)))
    else:
        print_report(report, Page(words))
    if report.total.faults:
        return 1
    return INTERRUPTED if report.stopped else 0
