"""What can be played, and who is here."""

import json
from importlib.metadata import PackageNotFoundError, version
from typing import Any, get_args

from litestar import Response, delete, get, patch
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from kontor.bots.registry import BOTS
from kontor.kernel.title import Title
from kontor.text.language import LANGUAGES
from kontor.titles.registry import TITLES

from . import messages as m
from .clocks import allowance
from .context import Asked, address, guest, server, someone, visitor
from .people import COOKIE, YEAR, me


def installed() -> str:
    try:
        return version("kontor")
    except PackageNotFoundError:
        return "-"


def title_info(title: Title, clock_speed: float = 1.0) -> m.TitleInfo:
    options = [m.OptionInfo(option.name, list(option.values)) for option in title.options]
    paces = {pace: allowance(title, pace, clock_speed) for pace in get_args(m.Pace)}
    return m.TitleInfo(
        title.id, title.prefix, list(title.seats), title.minutes, title.weight, options, dict(title.presets),
        {pace: allowed for pace, allowed in paces.items() if allowed is not None},
    )  # fmt: skip


@get("/catalogue")
async def catalogue(request: Asked) -> m.Catalogue:
    bots = [m.BotInfo(name, name) for name in BOTS]
    settings = server(request).settings
    titles = [title_info(title, settings.clock_speed) for title in TITLES]
    return m.Catalogue(titles, bots, settings.public_url, installed())


@get("/me")
async def who_am_i(request: Asked) -> Response[m.Me]:
    """Whoever has no name yet is given an identity, which the cookie keeps."""
    parts = server(request)
    person = visitor(request)
    if person is None:
        parts.rates.spend("arrive", address(request))
        person = parts.people.arrive(preferred(request.headers.get("accept-language", "")))
    cookie = Cookie(
        COOKIE, value=parts.people.cookie(person), max_age=YEAR, httponly=True, samesite="lax",
        secure=parts.settings.is_secure,
    )  # fmt: skip
    return Response(me(person), cookies=[cookie])


def preferred(accepted: str) -> m.Lang:
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted[:200].split(",")]
    return "de" if next((lang for lang in wanted if lang in LANGUAGES), "en") == "de" else "en"


@patch("/me")
async def change_me(request: Asked, data: JSONBody[m.MeChange]) -> m.Me:
    parts = server(request)
    old = someone(request)
    new = parts.people.change(old, data)
    parts.house.rename(old, new)
    return me(new)


@delete("/me", status_code=200)
async def forget_me(request: Asked) -> Response[m.Me]:
    """Nothing of me is left; in running games bots take my seats."""
    parts = server(request)
    person = someone(request)
    parts.house.withdraw(person)
    parts.people.forget(person)
    response = Response(m.Me("", "", person.lang, False))
    response.delete_cookie(COOKIE)
    return response


@get("/me/export")
async def export_me(request: Asked) -> Response[bytes]:
    """Everything this server keeps about me."""
    parts = server(request)
    person = someone(request)
    data: dict[str, Any] = {
        "person": vars(person),
        "tables": [
            {
                "id": row.id, "title": row.title, "options": row.options, "created": row.created,
                "seats": [
                    {"seat": seat.seat, "name": seat.name, "word": seat.word}
                    for seat in row.seats if seat.person == person.id
                ],
            }
            for row in parts.store.tables_of(person.id, most=100_000)
        ],
        "chat": [{"at": line.at, "text": line.text} for line in parts.store.said_by(person.id)],
    }  # fmt: skip
    return Response(json.dumps(data, ensure_ascii=False, indent=1).encode(), media_type="application/json")


@get("/lobby")
async def lobby(request: Asked) -> m.Lobby:
    _, name = guest(request)
    return server(request).house.lobby(name)


HANDLERS = [catalogue, who_am_i, change_me, forget_me, export_me, lobby]
