"""`kontor admin`: looking after the data of a server."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from kontor.text.speech import Speech

from .faults import Fault
from .screen import Screen
from .words import Parsers

if TYPE_CHECKING:
    from kontor.server.admin import Finding
    from kontor.server.settings import Settings


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("admin", help=say("cli-admin"), description=say("cli-admin-about"))
    jobs = parser.add_subparsers(dest="job", required=True, metavar=say("cli-meta-command"), title=say("cli-commands"))
    for name in JOBS:
        job = jobs.add_parser(name, help=say(f"cli-admin-{name}"), description=say(f"cli-admin-{name}-about"))
        job.add_argument("--data", type=Path, metavar=say("cli-meta-folder"), help=say("cli-serve-data"))
        if name in ("backup", "restore"):
            job.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say(f"cli-admin-{name}-file"))
        if name == "upgrade":
            job.add_argument("--dry-run", action="store_true", help=say("cli-admin-dry-run"))


def run(args: Namespace, speech: Speech) -> int:
    from kontor.server.admin import InUse, NotABackup
    from kontor.server.settings import Settings

    settings = Settings(data=args.data.absolute()) if args.data is not None else Settings()
    try:
        return JOBS[args.job](args, settings, speech, Screen())
    except InUse as error:
        raise Fault("data-in-use", folder=str(error)) from error
    except NotABackup as error:
        raise Fault("not-a-backup", file=str(error)) from error


def backup(args: Namespace, settings: "Settings", speech: Speech, screen: Screen) -> int:
    from kontor.server import admin

    size = admin.backup(settings, args.file.absolute())
    screen.line(speech.say("cli-admin-saved", file=str(args.file), kilobytes=max(1, size // 1000)), "green")
    return 0


def restore(args: Namespace, settings: "Settings", speech: Speech, screen: Screen) -> int:
    from kontor.server import admin

    kept = admin.restore(settings, args.file.absolute())
    screen.line(speech.say("cli-admin-restored", file=str(args.file)), "green")
    if kept is not None:
        screen.line(speech.say("cli-admin-kept", file=str(kept)))
    return 0


def check(_: Namespace, settings: "Settings", speech: Speech, screen: Screen) -> int:
    from kontor.server import admin
    from kontor.server.store import Store

    store = Store(demand_data(settings).url)
    try:
        found = list(admin.check(store))
    finally:
        store.close()
    faults = [fault for fault in found if fault is not None]
    tell(faults, speech, screen)
    screen.line(speech.say("cli-admin-checked", n=len(found), faults=len(faults)), "red" if faults else "green")
    return 1 if faults else 0


def upgrade(args: Namespace, settings: "Settings", speech: Speech, screen: Screen) -> int:
    from kontor.server import admin
    from kontor.server.store import Store

    lacking, faults = admin.would_differ(demand_data(settings))
    for name in lacking:
        screen.line(speech.say("cli-admin-migration", name=name))
    if lacking and not args.dry_run:
        with admin.alone(settings.data):
            Store(settings.url).close()
        lacking, faults = admin.would_differ(settings)
    tell(faults, speech, screen)
    screen.line(speech.say("cli-admin-upgraded", migrations=len(lacking), games=len(faults)))
    return 1 if faults else 0


def tell(faults: list["Finding"], speech: Speech, screen: Screen) -> None:
    for fault in faults:
        screen.entry(f"{fault.table}  ", speech.say(f"cli-admin-fault-{fault.what}", title=fault.title), "cyan", "red")
        if fault.detail:
            screen.line(fault.detail, "dim", 4)


def demand_data(settings: "Settings") -> "Settings":
    """A database that is not there is not made by looking for it."""
    from kontor.server.settings import DATABASE

    path = settings.data / DATABASE
    if not path.is_file():
        raise FileNotFoundError(2, "", str(path))
    return settings


JOBS = {"backup": backup, "restore": restore, "check": check, "upgrade": upgrade}
