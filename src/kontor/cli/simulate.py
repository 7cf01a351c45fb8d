"""`kontor simulate`: many games between bots, and what came of them."""

from argparse import ArgumentParser, Namespace
from json import dumps
from os import cpu_count
from pathlib import Path

from kontor.bots.registry import BOTS, read
from kontor.lab.progress import Meter
from kontor.lab.report import Page, print_run, run_data
from kontor.lab.simulate import simulate
from kontor.lab.table import Setting
from kontor.parts.sheet import pack_hash
from kontor.text.speech import Speech
from kontor.titles.registry import find

from .faults import to_json
from .files import game_with, read_pack
from .play import MOST_SEED, read_options
from .words import Parsers, whole_number

MOST_GAMES = 10_000_000
MOST_JOBS = 256
INTERRUPTED = 130


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("simulate", help=say("cli-simulate"), description=say("cli-simulate-about"))
    parser.add_argument("title", metavar=say("cli-meta-title"), help=say("cli-simulate-title"))
    bots = say("cli-simulate-seats", bots=", ".join(BOTS))
    parser.add_argument("--seats", required=True, metavar=say("lab-meta-bots"), help=bots)
    games = whole_number(speech, 1, MOST_GAMES)
    parser.add_argument(
        "--games", type=games, default=100, metavar=say("cli-meta-number"), help=say("cli-simulate-games")
    )
    add_common(parser, speech)
    parser.add_argument("--out", type=Path, metavar=say("lab-meta-folder"), help=say("cli-simulate-out"))
    parser.add_argument("--records", type=Path, metavar=say("lab-meta-folder"), help=say("cli-simulate-records"))
    parser.add_argument(
        "--option", action="append", default=[], metavar=say("cli-meta-option"), help=say("cli-simulate-option")
    )
    parser.add_argument("--pack", type=Path, metavar=say("cli-meta-file"), help=say("cli-simulate-pack"))


def add_common(parser: ArgumentParser, speech: Speech) -> None:
    """What `simulate` and `fuzz` share."""
    say = speech.say
    number = say("cli-meta-number")
    jobs, seed = whole_number(speech, 1, MOST_JOBS), whole_number(speech, 0, MOST_SEED)
    parser.add_argument("--jobs", type=jobs, default=cpu_count() or 1, metavar=number, help=say("cli-simulate-jobs"))
    parser.add_argument("--seed", type=seed, default=0, metavar=number, help=say("cli-simulate-seed"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def run(args: Namespace, speech: Speech) -> int:
    setting = setting_of(args)
    words = Speech(speech.lang, find(setting.title))
    with Meter(words, games=args.games) as meter:
        done = simulate(
            setting, args.games, jobs=args.jobs, out=args.out, records=args.records,
            started=meter.find, finished=lambda row: meter.advance(),
        )
    if args.json:
        print(to_json(run_data(done)))
    else:
        print_run(done, Page(words))
    notes = Page(words, meter.console)
    if done.parquet is False:
        notes.say("lab-no-parquet", file=str(args.out / "games.csv"))
    if not done.stopped:
        return 0
    if args.out is not None:
        notes.say("lab-stopped", style="bold", done=len(done.rows), total=args.games, folder=str(args.out))
    else:
        notes.say("lab-stopped-unkept", style="bold", done=len(done.rows), total=args.games)
    return INTERRUPTED


def setting_of(args: Namespace) -> Setting:
    """Checked as far as it can be before a game is played."""
    title = find(args.title)
    bots = tuple(spec.strip() for spec in args.seats.split(","))
    for spec in bots:
        read(spec)
    options = read_options(args.option)
    game_with(title, len(bots), options, args.pack)
    settled = tuple(sorted(options.items()))
    if args.pack is None:
        return Setting(title.id, bots, settled, seed=args.seed)
    _, pack = read_pack(args.pack)
    return Setting(title.id, bots, settled, dumps(pack), pack_hash(pack), args.seed)
