"""What handlers need: the server's parts, who is asking, and whether the request may come from where it does."""

from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from . import limits
from .errors import No
from .people import COOKIE, People
from .rows import Person
from .settings import Settings
from .store import Store
from .tables import House
from .workers import Workers

Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass
class Server:
    settings: Settings
    store: Store
    people: People
    house: House
    workers: Workers
    rates: limits.Rates


def server(connection: Connection) -> Server:
    return cast(Server, connection.app.state.server)


def visitor(connection: Connection) -> Person | None:
    """Who this device belongs to, if it has been here before."""
    return server(connection).people.of_cookie(connection.cookies.get(COOKIE))


def someone(connection: Connection, kind: str = "ask") -> Person:
    """The person behind the device; what is changed is changed by somebody."""
    person = visitor(connection)
    if person is None:
        raise No(401, "no-device")
    server(connection).rates.spend(kind, person.id)
    return person


def guest(connection: Connection) -> tuple[Person | None, str]:
    """Who looks, and the name by which tables know them; nobody in particular may look too."""
    person = visitor(connection)
    server(connection).rates.spend("ask", person.id if person is not None else address(connection))
    return person, person.id if person is not None else ""


def address(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "-"


def is_own_origin(connection: Connection) -> bool:
    """A page of another site may not speak for the person in front of it."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc
    return bool(host) and host in (connection.headers.get("host"), server(connection).settings.public_host)


async def guard(request: Asked) -> None:
    """Before every request: what changes something needs a header that no form of another site can send."""
    if request.method not in SAFE:
        if request.headers.get("x-kontor") != "1":
            raise No(403, "header-missing")
        if not is_own_origin(request):
            raise No(403, "other-origin")
