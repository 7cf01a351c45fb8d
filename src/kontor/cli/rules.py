"""`kontor rules`: the rulebooks, and the check that every rule is written, named and proved."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from kontor.kernel.title import Title
from kontor.text.rulebook import CONVENTIONS, Rulebook
from kontor.text.speech import Speech
from kontor.titles.registry import TITLES, find

from .faults import to_json
from .rulebooks import PREFIX, find_rule, paragraph
from .screen import Screen
from .trace import Trace, find_root, trace
from .words import Parsers

CHECK = "check"


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("rules", help=say("cli-rules"), description=say("cli-rules-about"))
    parser.add_argument("title", metavar=say("cli-meta-title"), help=say("cli-rules-title"))
    parser.add_argument("ids", nargs="*", default=[], metavar=say("cli-meta-id"), help=say("cli-rules-ids"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.add_argument("--code", action="store_true", help=say("cli-rules-code"))
    parser.add_argument("--root", type=Path, metavar=say("cli-meta-folder"), help=say("cli-rules-root"))


def run(args: Namespace, speech: Speech) -> int:
    return check(args, speech) if args.title == CHECK else show(args, speech)


# reading

def show(args: Namespace, speech: Speech) -> int:
    title = None if args.title == CONVENTIONS else find(args.title)
    rules = [find_rule(title, text, speech.lang) for text in args.ids]
    book = Rulebook.load(args.title, speech.lang)
    texts = {rule: paragraph(title, rule, speech.lang) for rule in rules or book.ids}
    if args.json:
        print(to_json({"title": args.title, "lang": speech.lang, "rules": texts}))
        return 0
    screen = Screen()
    if rules:
        for rule, text in texts.items():
            screen.markdown(f"**{rule}** {text}")
        return 0
    screen.markdown(f"# {book.title}")
    for section in book.sections:
        screen.line()
        screen.markdown(f"## {section.heading}")
        for rule in section.ids:
            screen.line()
            screen.markdown(f"**{rule}** {texts[rule]}")
    return 0


# checking

def check(args: Namespace, speech: Speech) -> int:
    root = find_root(args.root)
    wanted = [(CONVENTIONS, PREFIX) if name == CONVENTIONS else named(find(name)) for name in args.ids]
    everything = [*map(named, TITLES), (CONVENTIONS, PREFIX)]
    traces = [trace(root, name, prefix, speech.lang) for name, prefix in wanted or everything]
    if args.code:
        for found in traces:
            for rule in found.ids:
                if rule not in found.code and rule not in found.excused:
                    found.gap("unnamed", id=rule)
    gaps = sum(len(found.faults) for found in traces)
    if args.json:
        print(to_json({"root": str(root), "gaps": gaps, "titles": [as_data(found) for found in traces]}))
    else:
        screen = Screen()
        for found in traces:
            matrix(found, speech, screen)
        say = speech.say
        screen.line()
        screen.line(say("cli-check-gaps", n=gaps) if gaps else say("cli-check-complete"), "red" if gaps else "green")
    return 1 if gaps else 0


def named(title: Title) -> tuple[str, str]:
    return title.id, title.prefix


def matrix(found: Trace, speech: Speech, screen: Screen) -> None:
    """A line for each section: how many rules, proved, excused, named in the code, and tests."""
    say = speech.say
    screen.heading(say("cli-check-title", title=found.name))
    columns = ("section", "rules", "proved", "share", "excused", "code", "tests")
    rows = [tuple(say(f"cli-check-{column}") for column in columns)]
    rows += [row(found, heading, ids) for heading, ids in found.sections if ids]
    if found.scenarios:
        rows.append(row(found, say("cli-check-scenarios"), found.scenarios))
    rows.append(row(found, say("cli-check-all"), [*found.ids, *found.scenarios]))
    screen.columns(rows, right=(1, 2, 3, 4, 5, 6))
    for rule, reason in found.excused.items():
        screen.entry("  ", say("cli-check-excuse", id=rule, reason=reason), style="dim")
    for (key, *_), gaps in grouped(found).items():
        ids = ", ".join(params["id"] for params in gaps if "id" in params)
        screen.entry("  ", say(f"gap-{key}", **{**gaps[0], "id": ids}), style="red")


def grouped(found: Trace) -> dict[tuple[str, ...], list[dict[str, str]]]:
    """Gaps of the same kind, place and section together."""
    groups: dict[tuple[str, ...], list[dict[str, str]]] = {}
    for key, params in found.faults:
        place = [value.partition(".")[0] if name == "id" else value for name, value in params.items()]
        groups.setdefault((key, *place), []).append(params)
    return groups


def row(found: Trace, heading: str, ids: list[str]) -> tuple[str, ...]:
    proved = sum(1 for rule in ids if rule in found.tests)
    excused = sum(1 for rule in ids if rule in found.excused)
    code = sum(1 for rule in ids if rule in found.code)
    tests = len({place for rule in ids for place in found.tests.get(rule, ())})
    share = 100 * (proved + excused) // max(1, len(ids))        # rounded down: 100 means all
    return heading, str(len(ids)), str(proved), f"{share} %", str(excused), str(code), str(tests)


def as_data(found: Trace) -> dict[str, Any]:
    return {
        "title": found.name,
        "rules": {rule: cell(found, rule) for rule in found.ids},
        "scenarios": {name: cell(found, name) for name in found.scenarios},
        "gaps": [{"key": key, **params} for key, params in found.faults],
    }


def cell(found: Trace, rule: str) -> dict[str, Any]:
    known: dict[str, Any] = {"tests": found.tests.get(rule, []), "code": found.code.get(rule, [])}
    return known | ({"excused": found.excused[rule]} if rule in found.excused else {})
