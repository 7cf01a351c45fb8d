"""`kontor openapi`: the document that clients are generated from."""

from argparse import Namespace

from kontor.text.speech import Speech

from .faults import to_json
from .words import Parsers


def add(parsers: Parsers, speech: Speech) -> None:
    parsers.add_parser("openapi", help=speech.say("cli-openapi"), description=speech.say("cli-openapi-about"))


def run(_: Namespace, __: Speech) -> int:
    from kontor.server.app import openapi

    print(to_json(openapi()))
    return 0
