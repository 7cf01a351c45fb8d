"""`kontor admin`: looking after the data of a server."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
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
        job.add_argument("--database", default="", metavar=say("cli-meta-url"), help=say("cli-serve-database"))
        if name in ("backup", "restore"):
            job.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say(f"cli-admin-{name}-file"))
        if name == "upgrade":
            job.add_argument("--dry-run", action="store_true", help=say("cli-admin-dry-run"))


def run(args: Namespace, speech: Speech) -> int:
    from kontor.server.admin import NotABackup, NotAFile, OldShape
    from kontor.server.settings import Settings, data_folder

    folder = args.data.absolute() if args.data is not None else data_folder()
    settings = Settings(folder, args.database)
    try:
        with reached(settings):
            return JOBS[args.job](args, settings, speech, Screen())
    except NotAFile as error:
        raise Fault("not-a-file", database=str(error), secret=str(folder / "secret.key")) from error
    except OldShape as error:
        raise Fault("old-shape", database=str(error)) from error
    except NotABackup as error:
        raise Fault("not-a-backup", file=str(error)) from error


@contextmanager
def reached(settings: "Settings") -> Iterator[None]:
    """What may be wrong with any database."""
    from sqlite3 import Error

    from sqlalchemy.exc import SQLAlchemyError

    from kontor.server.admin import InUse

    try:
        yield
    except InUse as error:
        raise Fault("data-in-use", folder=str(error)) from error
    except (SQLAlchemyError, Error, ModuleNotFoundError) as error:
        said = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Fault("database", database=settings.place, said=said) from error


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

    found = admin.check_all(settings)
    faults = [fault for fault in found if fault is not None]
    tell(faults, speech, screen)
    screen.line(speech.say("cli-admin-checked", n=len(found), faults=len(faults)), "red" if faults else "green")
    return 1 if faults else 0


def upgrade(args: Namespace, settings: "Settings", speech: Speech, screen: Screen) -> int:
    from kontor.server import admin
    from kontor.server.store import Store

    lacking, faults = admin.would_differ(settings)
    for name in lacking:
        screen.line(speech.say("cli-admin-migration", name=name))
    if lacking and not args.dry_run:
        with admin.alone(settings):
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


JOBS = {"backup": backup, "restore": restore, "check": check, "upgrade": upgrade}
