"""`kontor record show|verify|replay`: what a record tells, and whether it is true."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kontor.kernel.events import Event
from kontor.kernel.match import Entry, Match
from kontor.kernel.record import Record
from kontor.kernel.state import CHANCE, State
from kontor.kernel.title import Title
from kontor.text.speech import Speech

from .faults import Fault, to_json
from .files import match_of, read_record
from .keyboard import Keyboard
from .screen import Screen
from .telling import show_outcome, show_position
from .words import Parsers, whole_number


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("record", help=say("cli-record"), description=say("cli-record-about"))
    deeds = parser.add_subparsers(
        dest="deed", required=True, metavar=say("cli-meta-command"), title=say("cli-commands")
    )
    for deed in ("show", "verify", "replay"):
        sub = deeds.add_parser(deed, help=say(f"cli-record-{deed}"), description=say(f"cli-record-{deed}-about"))
        sub.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say("cli-record-file"))
        sub.add_argument("--pack", type=Path, metavar=say("cli-meta-file"), help=say("cli-record-pack"))
        sub.add_argument("--json", action="store_true", help=say("cli-json"))
        if deed != "verify":
            seat = whole_number(speech, 1, 9)
            sub.add_argument("--seat", type=seat, metavar=say("cli-meta-number"), help=say(f"cli-record-{deed}-seat"))
        if deed == "replay":
            sub.add_argument("--step", action="store_true", help=say("cli-record-step"))


def run(args: Namespace, speech: Speech) -> int:
    record = read_record(args.file)
    match = match_of(record, args.pack)
    if args.deed != "verify" and args.seat is not None and args.seat > record.seats:
        raise Fault("no-seat", seat=args.seat, seats=record.seats)
    words = Speech(speech.lang, match.title, game=match.state.game)
    deed = {"show": show, "verify": verify, "replay": replay_positions}[args.deed]
    return deed(args, match, record, words)


# show

def show(args: Namespace, match: Match, record: Record, speech: Speech) -> int:
    moves = list(told(match, speech, None if args.seat is None else args.seat - 1))
    if args.json:
        print(to_json({"moves": moves} if args.seat is not None else {"record": record.to_data(), "moves": moves}))
        return 0
    screen = Screen()
    header(record, match, speech, screen)
    screen.line()
    width = len(str(len(moves)))
    for move in moves:
        who = speech.say("cli-chance") if move["seat"] == CHANCE else speech.player(move["seat"])
        lines = [move["text"]] if move["text"] else []
        screen.entry(f"{move['number']:>{width}}  ", f"{who}: {lines[0]}" if lines else who, "dim", tail=move["key"])
        for event in move["events"]:
            screen.entry(" " * (width + 4), event)
    result(match, speech, screen)
    return 0


def header(record: Record, match: Match, speech: Speech, screen: Screen) -> None:
    say = speech.say
    screen.rule(say("title-name"))
    for seat, name in enumerate(match.names):
        screen.line(say("cli-sits", player=speech.player(seat), who=name))
    for name, value in record.options.items():
        screen.line(say("cli-setting", option=say(f"option-{name}"), value=say(f"option-{name}-{value}")))
    if record.pack != "-":
        screen.line(say("cli-pack-is", name=record.pack))
    if record.seed is not None:
        screen.line(say("cli-seed-is", seed=str(record.seed)))
    elif record.commitment:
        screen.line(say("cli-commitment-is", commitment=record.commitment))


def told(match: Match, speech: Speech, viewer: int | None) -> Iterator[dict[str, Any]]:
    """Each move with its sentence and what happened; for a viewer, only what that seat may know."""
    title = match.title
    s = match.start.clone()
    for number, entry in enumerate(match.entries, 1):
        known = entry.seat != CHANCE and (viewer is None or viewer == entry.seat)
        yield {
            "number": number,
            "seat": entry.seat,
            "key": title.actions.key(entry.action) if known or viewer is None else "",
            "text": speech.action(s, entry.seat, entry.action) if known else "",
            "events": [speech.event(event) for event in seen(title, entry, viewer)],
        }
        s.apply(entry.seat, entry.action)


def seen(title: Title, entry: Entry, viewer: int | None) -> list[Event]:
    """The events of one answer as the viewer knew them; without a viewer, everything."""
    events = []
    for words in entry.told:
        kind = title.events.kinds[words[0]]
        values = {name: words[1 + i] for i, (name, _) in enumerate(kind.values)}
        events.append(title.events.seen(words, values[kind.to[0]] if viewer is None and kind.to else viewer))
    return events


def result(match: Match, speech: Speech, screen: Screen) -> None:
    outcome = match.state.outcome()
    screen.line()
    if outcome is None:
        screen.line(speech.say("cli-unfinished"))
        return
    show_outcome(outcome, speech, screen)


# verify

def verify(args: Namespace, match: Match, record: Record, speech: Speech) -> int:
    chance = "seed" if record.seed is not None else "secret" if record.secret else "open"
    found = {
        "moves": len(record.moves),
        "chance": match.drawn(),
        "chance_checked": chance if match.drawn() else "none",
        "checksums": len(record.checks),
        "result": record.reason or None,
    }
    if args.json:
        print(to_json({"file": str(args.file), "ok": True, **found}))
        return 0
    screen = Screen()
    say = speech.say
    screen.line(say("cli-verify-ok", file=str(args.file), title=say("title-name")), "green")
    screen.entry("  ", say("cli-verify-moves", n=len(record.moves)))
    screen.entry("  ", say(f"cli-verify-chance-{found['chance_checked']}", n=match.drawn()))
    screen.entry("  ", say("cli-verify-checksums", n=len(record.checks)))
    screen.entry("  ", say("cli-verify-result" if record.reason else "cli-verify-unfinished"))
    return 0


# replay

def replay_positions(args: Namespace, match: Match, record: Record, speech: Speech) -> int:
    seat = None if args.seat is None else args.seat - 1
    screen = Screen()
    if args.json:
        states = [s for _, _, s in positions(match)] if args.step else [match.state]
        rows = [s.to_data() if seat is None else asdict(s.view(seat)) for s in states]
        print(to_json({"positions": rows} if args.step else rows[0]))
        return 0
    header(record, match, speech, screen)
    if args.step:
        step_through(match, seat, speech, screen)
    else:
        show_position(match.state, seat, speech, screen)
    result(match, speech, screen)
    return 0


def positions(match: Match) -> Iterator[tuple[int, list[Entry], State]]:
    """Every position in which somebody has to decide, and the last: moves made, what led there, the position."""
    s = match.start.clone()
    since: list[Entry] = []
    for number in range(len(match.entries) + 1):
        if not s.is_chance() or number == len(match.entries):
            yield number, since, s.clone()
            since = []
        if number < len(match.entries):
            entry = match.entries[number]
            since.append(entry)
            s.apply(entry.seat, entry.action)


def step_through(match: Match, seat: int | None, speech: Speech, screen: Screen) -> None:
    """One position after the other; at a terminal, each waits for Enter."""
    keyboard = Keyboard(screen) if screen.is_terminal else None
    last = len(match.entries)
    for number, since, s in positions(match):
        screen.line()
        screen.rule(speech.say("cli-after-move", number=str(number), last=str(last)))
        for event in (event for entry in since for event in seen(match.title, entry, seat)):
            screen.entry("  ", speech.event(event))
        show_position(s, seat, speech, screen)
        if keyboard is not None and keyboard.is_terminal and number < last:
            try:
                answer = keyboard.ask(speech.say("cli-step-prompt"))
            except EOFError:
                return
            if answer.lower().startswith("q"):
                return
