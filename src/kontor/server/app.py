"""The application: everything put together."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

from kontor.kernel.record import RecordError
from kontor.kernel.title import SetupError
from kontor.parts.sheet import PackError

from . import api_game, api_people, api_records, api_tables, limits, live, pages
from .clocks import Uptime
from .context import Asked, Server, guard
from .errors import No, Unusable
from .messages import Phrase, Refused
from .openapi import document
from .people import People, read_key
from .settings import Settings
from .store import Store
from .tables import House
from .workers import Workers

BEAT = 20.0             # seconds
YOUNG = 20_000          # objects more than before until Python looks for cycles among them

log = logging.getLogger("kontor.server")

GENERAL = {400: "malformed", 401: "no-device", 404: "not-found", 405: "wrong-method", 413: "too-big"}


def refused(_: Asked, error: Exception) -> Response[Refused]:
    if isinstance(error, SetupError | RecordError | PackError):
        error = Unusable(error)
    if isinstance(error, SQLAlchemyError):
        log.error("the storage failed", exc_info=error)
        error = No(503, "storage")
    if isinstance(error, No):
        return Response(error.body, status_code=error.status)
    status = error.status_code if isinstance(error, HTTPException) else 400 if is_too_deep(error) else 500
    if status >= 500:
        log.error("a request failed", exc_info=error)
    key = GENERAL.get(status, "malformed" if status < 500 else "inside")
    return Response(Refused(Phrase(f"refusal-{key}")), status_code=status)


def is_too_deep(error: BaseException | None) -> bool:
    """Brackets in brackets without end, which no parser follows."""
    return isinstance(error, RecursionError)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi_json() -> dict[str, Any]:
    return openapi()


@cache
def openapi() -> dict[str, Any]:
    """The document that the client's types are generated from."""
    return document(api())


def api() -> Router:
    handlers: list[ControllerRouterHandler] = [
        *api_people.HANDLERS, *api_tables.HANDLERS, *api_game.HANDLERS, *api_records.HANDLERS, live.live, openapi_json,
    ]  # fmt: skip
    return Router("/api", route_handlers=handlers, before_request=guard, request_max_body_size=limits.BODY)


def create_app(settings: Settings) -> Litestar:
    return Litestar(
        route_handlers=[api(), *pages.HANDLERS],
        lifespan=[lambda app: serving(app, settings)],
        openapi_config=None,
        exception_handlers={Exception: refused},
        response_headers=pages.HEADERS,
        logging_config=None,
    )


@asynccontextmanager
async def serving(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    people = People(store, read_key(settings.data))
    workers = Workers()
    uptime = Uptime(store.uptime())
    house = House(store, people, workers, uptime, settings.clock_speed)
    app.state.server = Server(settings, store, people, house, workers, limits.Rates(settings.limited))
    tasks = [asyncio.create_task(wake(house)), asyncio.create_task(beat(store, uptime))]
    log.info("serving", extra={"data": str(settings.data)})
    try:
        with seldom_swept():
            yield
    finally:
        for task in tasks:
            task.cancel()
        await house.players.close()
        await workers.close()
        store.set_uptime(uptime())
        store.close()
        log.info("closed")


@contextmanager
def seldom_swept() -> Iterator[None]:
    """A position is a thousand objects for a moment, none in a cycle: looking for cycles after 700 is for nothing.

    What has been loaded by now stays and need not be looked at again; that took longer than a hundred moves.
    """
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(YOUNG, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


async def beat(store: Store, uptime: Uptime) -> None:
    """After a crash clocks have lost no more than the time since the last beat."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            store.set_uptime(uptime())
        except SQLAlchemyError:
            log.exception("the time could not be written")


async def wake(house: House) -> None:
    """Bots of games that were running when the server went down go on."""
    for name in house.store.running():
        try:
            house.find(name)
        except Exception:
            log.exception("a table cannot be loaded", extra={"table": name})
        await asyncio.sleep(0)
