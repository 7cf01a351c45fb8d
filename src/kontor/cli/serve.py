"""`kontor serve`: tables for others; and the same for oneself, behind `kontor play`."""

import os
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path
from socket import gethostbyname_ex, gethostname
from urllib.parse import urlsplit

from kontor.text.speech import Speech

from .admin import reached
from .faults import Fault
from .words import Parsers, whole_number

PORT = 8765
QUIET, TALKATIVE = 30, 20           # levels of `logging`
HOME = "127.0.0.1"


def add(parsers: Parsers, speech: Speech) -> None:
    say = speech.say
    parser = parsers.add_parser("serve", help=say("cli-serve"), description=say("cli-serve-about"))
    parser.add_argument("--host", default="0.0.0.0", metavar=say("cli-meta-host"), help=say("cli-serve-host"))
    parser.add_argument("--public-url", default="", metavar=say("cli-meta-url"), help=say("cli-serve-public-url"))
    parser.add_argument("--database", default="", metavar=say("cli-meta-url"), help=say("cli-serve-database"))
    add_place(parser, speech)


def add_place(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.say
    port = whole_number(speech, 0, 65535)
    parser.add_argument("--port", type=port, metavar=say("cli-meta-number"), help=say("cli-serve-port", port=str(PORT)))
    parser.add_argument("--data", type=Path, metavar=say("cli-meta-folder"), help=say("cli-serve-data"))


def run(args: Namespace, speech: Speech) -> int:
    if args.public_url and not is_address(args.public_url):
        raise Fault("public-url", url=args.public_url)
    return serve(args, speech, args.host, TALKATIVE, public_url=args.public_url, database=args.database)


def serve(
    args: Namespace, speech: Speech, host: str, level: int, is_open: bool = False, public_url: str = "",
    database: str = "",
) -> int:  # fmt: skip
    """Serves until it is stopped.  A port that was not asked for may be another one, where the usual is taken."""
    from kontor.server.run import listening, serve as run_server        # takes a second to import
    from kontor.server.settings import Settings, data_folder

    sock = listening(host, PORT if args.port is None else args.port, search=args.port is None)
    port = sock.getsockname()[1]
    address = f"http://{HOME if host in ('0.0.0.0', '::') else host}:{port}/"
    folder = args.data.absolute() if args.data is not None else data_folder()
    settings = Settings(folder, database, public_url)

    def announce() -> None:
        print(speech.say("cli-serve-address", address=public_url or address), flush=True)
        if host in ("0.0.0.0", "::") and not public_url:
            for own in own_addresses():
                print(speech.say("cli-serve-network", address=f"http://{own}:{port}/"), flush=True)
        print(speech.say("cli-serve-data-is", folder=str(settings.data)), flush=True)
        print(speech.say("cli-serve-stop"), flush=True)
        if is_open and not show(address):
            print(speech.say("cli-serve-no-browser"), flush=True)

    with sock, reached(settings):
        run_server(settings, sock, announce, level)
    print(speech.say("cli-serve-stopped"), flush=True)
    return 0


def is_address(url: str) -> bool:
    """A link that others can open."""
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def show(address: str) -> bool:
    """Opens the browser; not where there is no screen to open it on."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return webbrowser.open(address)


def own_addresses() -> list[str]:
    """Where this computer is found in its network."""
    try:
        return [own for own in gethostbyname_ex(gethostname())[2] if not own.startswith("127.")]
    except OSError:
        return []
