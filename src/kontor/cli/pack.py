"""`kontor pack check`: whether a data pack fits its title, and what it changes."""

from argparse import Namespace
from pathlib import Path

from kontor.parts.sheet import merged, pack_hash
from kontor.text.speech import Speech

from .faults import to_json
from .files import blamed, read_pack
from .provenance import changes, count_tags, material_of
from .screen import Screen
from .words import Parsers


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("pack", help=say("cli-pack"), description=say("cli-pack-about"))
    deeds = parser.add_subparsers(
        dest="deed", required=True, metavar=say("cli-meta-command"), title=say("cli-commands")
    )
    check = deeds.add_parser("check", help=say("cli-pack-check"), description=say("cli-pack-check-about"))
    check.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say("cli-pack-file"))
    check.add_argument("--json", action="store_true", help=say("cli-json"))


def run(args: Namespace, speech: Speech) -> int:
    path: Path = args.file
    title, pack = read_pack(path)
    with blamed(path):
        title.material(pack)
    base = material_of(title)
    whole = merged(base, pack)
    changed = list(changes(base, whole))
    if args.json:
        rows = [{"key": key, "old": old, "new": new} for key, old, new in changed]
        print(to_json({"file": str(path), "title": title.id, "pack": pack_hash(pack), "changes": rows}))
        return 0
    screen = Screen()
    name = Speech(speech.lang, title).say("title-name")
    screen.line(speech.say("cli-pack-fits", file=str(path), title=name, name=pack_hash(pack)), "green")
    screen.line(speech.say("cli-pack-changes", n=len(changed)))
    for key, old, new in changed:
        screen.entry("  ", f"{key}: {shown(old, speech)} → {shown(new, speech)}")
    left = count_tags(whole).get("reconstructed", 0)
    if left:
        screen.line(speech.say("cli-pack-left", n=left), "dim")
    return 0


def shown(value: object, speech: Speech) -> str:
    return speech.say("list-none") if value is None else str(value)
