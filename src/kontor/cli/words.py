"""The argument parser in both languages: argparse's own words go through one table."""

import argparse
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn, TypeAlias, cast

from kontor.text.language import LANGUAGES
from kontor.text.speech import Speech

from .faults import Fault

# What argparse says -> text key.  The texts keep argparse's %-places.
WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-type",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "expected %s argument": "argparse-some",
    "expected %s arguments": "argparse-some",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-ignored",
}

Parsers: TypeAlias = "argparse._SubParsersAction[Any]"       # argparse has no other name for it


def translate(speech: Speech) -> None:
    """argparse looks its words up in two functions of its module; from now on they speak this language."""
    def word(text: str) -> str:
        return speech.say(WORDS[text]) if text in WORDS else text

    def counted(one: str, many: str, n: int) -> str:
        return word(one if n == 1 else many)

    argparse._ = word  # type: ignore[attr-defined]
    argparse.ngettext = counted  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """Every parser knows --help and --lang, and reports what is wrong as a Fault."""

    def __init__(self, *, speech: Speech, **kwargs: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **kwargs)
        self.speech = speech
        self.add_argument("-h", "--help", action="help", help=speech.say("argparse-help"))
        self.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=speech.say("cli-lang"))

    def add_subparsers(self, **kwargs: Any) -> Any:
        made = cast("type[Parser]", partial(Parser, speech=self.speech))
        return super().add_subparsers(parser_class=made, **kwargs)

    def error(self, message: str) -> NoReturn:
        raise Fault("usage", message=message, command=f"{self.prog} --help")


def whole_number(speech: Speech, low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(speech.say("cli-whole-number", value=text, low=str(low), high=str(high)))
        return int(text)

    return read
