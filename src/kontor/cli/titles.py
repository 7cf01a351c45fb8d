"""`kontor titles`: what can be played."""

from argparse import Namespace
from typing import Any

from kontor.kernel.title import Title
from kontor.text.speech import Speech
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
        titles = [as_data(title, Speech(speech.lang, title)) for title in TITLES]
        print(to_json({"titles": titles, "rights": speech.say("cli-rights")}))
        return 0
    for title in TITLES:
        show(title, Speech(speech.lang, title), screen)
    screen.line()
    screen.line(speech.say("cli-rights"), "dim")
    return 0


def show(title: Title, speech: Speech, screen: Screen) -> None:
    say = speech.say
    screen.heading(f"{say('title-name')}  ({title.id})")
    screen.line(say("title-pitch"), indent=2)
    screen.line(say("cli-titles-seats", seats=", ".join(map(str, title.seats))), indent=2)
    for option in title.options:
        screen.entry("  ", say("cli-titles-option", name=option.name, what=say(f"option-{option.name}")))
        for value in option.values:
            default = say("cli-titles-default") if value == option.default else ""
            screen.entry("    ", f"{value}: {say(f'option-{option.name}-{value}')}", tail=default)
    screen.line(say("cli-titles-presets", presets=", ".join(title.presets)), indent=2)
    counts = count_tags(material_of(title))
    parts = [say("cli-titles-values", n=n, tag=say(f"cli-tag-{tag}")) for tag, n in counts.items()]
    screen.entry("  ", say("cli-titles-material", parts=parts))


def as_data(title: Title, speech: Speech) -> dict[str, Any]:
    return {
        "id": title.id,
        "name": speech.say("title-name"),
        "pitch": speech.say("title-pitch"),
        "prefix": title.prefix,
        "rules": title.rules_version,
        "seats": list(title.seats),
        "options": [
            {
                "name": option.name, "text": speech.say(f"option-{option.name}"), "default": option.default,
                "values": {value: speech.say(f"option-{option.name}-{value}") for value in option.values},
            }
            for option in title.options
        ],
        "presets": title.presets,
        "material": count_tags(material_of(title)),
    }
