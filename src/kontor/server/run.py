"""Running the server: one process, JSON lines as logs, a clean end."""

import json
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from errno import EADDRNOTAVAIL
from signal import SIGTERM, default_int_handler, signal
from typing import Any

import uvicorn

from .admin import alone
from .app import create_app
from .limits import FRAME
from .settings import Settings

PORTS = 20              # how many ports are tried when the wanted one is taken
KNOWN = set(vars(logging.makeLogRecord({})))
GRACE = 5               # seconds for open requests when the server ends


class JsonLines(logging.Formatter):
    """One JSON object a line.  What is logged is named at the call; bodies, headers and cookies never are."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3), "level": record.levelname.lower(), "who": record.name,
            "what": record.getMessage(),
        }  # fmt: skip
        line |= {name: value for name, value in vars(record).items() if name not in KNOWN and name != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: int) -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING)
    logging.getLogger("kontor").setLevel(level)


def listening(host: str, port: int, search: bool) -> socket.socket:
    """A socket at the wanted port, or at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (PORTS if search else 1)):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
        except socket.gaierror as error:
            found.close()
            raise OSError(EADDRNOTAVAIL, error.strerror, f"{host}:{port}") from error
        except OSError as error:
            found.close()
            if candidate == port + PORTS - 1 or not search:
                raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
        else:
            return found
    raise AssertionError


def serve(settings: Settings, sock: socket.socket, ready: Callable[[], None], level: int = logging.INFO) -> None:
    """Serves until SIGINT or SIGTERM; `ready` is called once requests are answered.  InUse where another one does."""
    with alone(settings), suppress(KeyboardInterrupt):
        set_up_logs(level)
        config = uvicorn.Config(
            create_app(settings), log_config=None, access_log=False, ws_max_size=FRAME, ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE, server_header=False, lifespan="on",
            proxy_headers=bool(settings.public_url),
        )  # fmt: skip
        signal(SIGTERM, default_int_handler)            # uvicorn hands signals on when it is done: the end is ours
        Announced(config, ready).run(sockets=[sock])


class Announced(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
