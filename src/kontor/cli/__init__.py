"""The command line `kontor`."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Protocol

from kontor.text.language import LANGUAGES, pick
from kontor.text.speech import Speech

from . import admin, fuzz, openapi, pack, play, record, rules, serve, simulate, titles
from .faults import KNOWN, as_data, sentence, to_json
from .words import Parser, Parsers, translate


class Command(Protocol):
    """A module of this room: it adds its parser, and runs."""

    def add(self, parsers: Parsers, speech: Speech) -> None: ...

    def run(self, args: Namespace, speech: Speech) -> int: ...


COMMANDS: dict[str, Command] = {
    "titles": titles,
    "play": play,
    "serve": serve,
    "simulate": simulate,
    "fuzz": fuzz,
    "rules": rules,
    "record": record,
    "pack": pack,
    "admin": admin,
    "openapi": openapi,
}


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    speech = Speech(pick(asked_language(words)))
    translate(speech)
    try:
        if not words:
            parser(speech).print_help()
            return 0
        args = parser(speech).parse_args(words)
        code = COMMANDS[args.command].run(args, speech)
        sys.stdout.flush()
        return code
    except KNOWN as error:
        unheard = isinstance(error, OSError) and error.filename is None
        if unheard:
            let_go()
        if isinstance(error, BrokenPipeError):
            return 141
        if "--json" in words:
            print(to_json(as_data(error, speech)), file=sys.stderr if unheard else sys.stdout)
        else:
            print(f"kontor: {sentence(error, speech)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser(speech: Speech) -> Parser:
    say = speech.say
    whole = Parser(prog="kontor", description=say("cli-about"), epilog=say("cli-epilog"), speech=speech)
    whole.add_argument("--version", action="version", version=f"kontor {installed()}", help=say("cli-version"))
    parsers = whole.add_subparsers(
        dest="command", required=True, metavar=say("cli-meta-command"), title=say("cli-commands")
    )
    for module in COMMANDS.values():
        module.add(parsers, speech)
    return whole


def installed() -> str:
    try:
        return version("kontor")
    except PackageNotFoundError:            # run from the sources
        return "-"


def asked_language(words: list[str]) -> str | None:
    """The language has to be known before the help is written, so it is looked for first."""
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            wanted = value if equals else words[place + 1] if place + 1 < len(words) else ""
            return wanted if wanted in LANGUAGES else None
    return None


def let_go() -> None:
    """Our output has nowhere to go: a full disk, or a reader that has had enough (`kontor rules novgorod | head`)."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
