"""`kontor play`: the lobby in the browser, or a game at this terminal."""

from argparse import Namespace
from pathlib import Path
from secrets import randbelow

from kontor.bots.registry import BOTS, Bot, make
from kontor.kernel.match import Match
from kontor.kernel.record import Record
from kontor.kernel.title import SetupError, Title
from kontor.text.speech import Speech
from kontor.titles.registry import find

from . import serve
from .faults import Fault
from .files import game_with, match_of, place_for, read_record
from .keyboard import Keyboard
from .menu import YOU, Menu, Wish
from .screen import Screen
from .table import Table
from .words import Parsers, whole_number

OPPONENT = "greedy"
MOST_SEED = 2**63 - 1


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("play", help=say("cli-play"), description=say("cli-play-about"))
    parser.add_argument("title", nargs="?", metavar=say("cli-meta-title"), help=say("cli-play-title"))
    parser.add_argument("--terminal", action="store_true", help=say("cli-play-terminal"))
    parser.add_argument("--seats", metavar=say("cli-meta-seats"), help=say("cli-play-seats", bots=", ".join(BOTS)))
    seed = whole_number(speech, 0, MOST_SEED)
    parser.add_argument("--seed", type=seed, metavar=say("cli-meta-number"), help=say("cli-play-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar=say("cli-meta-option"), help=say("cli-play-option")
    )
    parser.add_argument("--pack", type=Path, metavar=say("cli-meta-file"), help=say("cli-play-pack"))
    parser.add_argument("--resume", type=Path, metavar=say("cli-meta-file"), help=say("cli-play-resume"))
    parser.add_argument("--save", type=Path, metavar=say("cli-meta-file"), help=say("cli-play-save"))
    parser.add_argument("--no-open", action="store_true", help=say("cli-play-no-open"))
    serve.add_place(parser, speech)


def run(args: Namespace, speech: Speech) -> int:
    """What only a terminal knows (seats, a seed, a file) means the terminal."""
    if args.title is not None:
        find(args.title)
    if args.terminal or args.option or any(
        given is not None for given in (args.seats, args.seed, args.pack, args.resume, args.save)
    ):
        return play(args, speech)
    return serve.serve(args, speech, serve.HOME, serve.QUIET, is_open=not args.no_open)


def play(args: Namespace, speech: Speech) -> int:
    screen = Screen()
    options = read_options(args.option)
    specs = read_seats(args.seats) if args.seats is not None else None
    resume: Path | None = args.resume
    keyboard: Keyboard | None = None
    wish = Wish(args.title, specs, options)
    if args.title is None and resume is None:
        keyboard = Keyboard(screen)
        wish = Menu(screen, keyboard, speech).choose(wish)
        resume = wish.resume
    if resume is not None:
        if wish.options or args.seed is not None:
            raise Fault("resume-fixed")
        match, specs = resumed(resume, wish.title, wish.specs, args.pack)
    else:
        assert wish.title is not None
        title = find(wish.title)
        specs = wish.specs or [YOU] + [OPPONENT] * (min(title.seats) - 1)
        match = begun(title, specs, wish.options, args.seed, args.pack)
    bots = [bot_for(spec, seat, match) for seat, spec in enumerate(specs)]
    if None in bots and keyboard is None:
        keyboard = Keyboard(screen)
    place = args.save or resume or place_for(match.record())
    words = Speech(speech.lang, match.title, game=match.state.game)
    return Table(match, bots, words, screen, keyboard, place.absolute(), args.save is not None, args.pack).play()


def read_options(given: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Fault("option-form", option=text)
        options[name] = value
    return options


def read_seats(text: str) -> list[str]:
    specs = [spec.strip() for spec in text.split(",")]
    for spec in specs:
        if spec != YOU:
            make(spec, 0)
    return specs


def begun(title: Title, specs: list[str], options: dict[str, str], seed: int | None, pack: Path | None) -> Match:
    game = game_with(title, len(specs), options, pack)
    settled = randbelow(2**31) if seed is None else seed
    return Match.new(title, len(specs), seed=settled, names=specs, game=game)


def resumed(path: Path, name: str | None, specs: list[str] | None, pack: Path | None) -> tuple[Match, list[str]]:
    """The game of a record at its last position, with the players the record names unless others are given."""
    record = read_record(path)
    if name is not None and name != record.title:
        raise Fault("resume-title", file=str(path), found=record.title, title=name)
    match = match_of(record, pack)
    if match.over:
        raise Fault("resume-over", file=str(path))
    if record.source() is None:
        raise Fault("resume-chance", file=str(path))
    match.settle()
    if specs is not None:
        if len(specs) != record.seats:
            raise SetupError("setup-seats", title=record.title, seats=len(specs), allowed=str(record.seats))
        match.names = specs
    return match, specs or [spec_of(player) for player in names_of(record)]


def names_of(record: Record) -> list[str]:
    return record.names or [YOU] * record.seats


def spec_of(name: str) -> str:
    """The player behind a name in a record: a bot where it is a bot's spec, otherwise a person."""
    try:
        make(name, 0)
    except SetupError:
        return YOU
    return name


def bot_for(spec: str, seat: int, match: Match) -> Bot | None:
    """Each seat's bot has its own seed; with the same seed of the game it plays the same."""
    seed = int(match.origin.get("seed") or 0)
    return None if spec == YOU else make(spec, (seed * 64 + seat + 1) * 4096 + len(match.entries))
