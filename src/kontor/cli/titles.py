"""`kontor titles`: what can be played."""

from argparse import Namespace
from collections import Counter
from importlib.resources import files
from typing import Any

from kontor.kernel.title import Title
from kontor.parts.sheet import TAGS
from kontor.text.speech import Speech, room_of
from kontor.titles.registry import TITLES

from .faults import to_json
from .provenance import count_tags, material_of
from .screen import Screen
from .words import Parsers


def add(parsers: Parsers, speech: Speech) -> None:
    parser = parsers.add_parser("titles", help=speech.say("cli-titles"), description=speech.say("cli-titles-about"))
    parser.add_argument("--json", action="store_true", help=speech.say("cli-json"))


def run(args: Namespace, speech: Speech) -> int:
    screen = Screen()
    if args.json:
        print(to_json({"titles": [as_data(title, Speech(speech.lang, title)) for title in TITLES]}))
    else:
        for title in TITLES:
            show(title, Speech(speech.lang, title), screen)
        screen.line(speech.say("cli-rights"), "dim")
    return 0
