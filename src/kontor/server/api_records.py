"""Records: a finished game goes out whole, a game from elsewhere comes in."""

import asyncio
from secrets import token_urlsafe
from time import time

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from kontor.kernel.match import Match, replay
from kontor.kernel.record import Record, parse
from kontor.kernel.state import Game
from kontor.kernel.title import Title
from kontor.titles.registry import find

from . import games, limits, messages as m
from .context import Asked, guest, server, someone
from .errors import No
from .positions import Counts
from .rows import Person, SeatRow, TableRow
from .sitting import Sitting
from .tables import House, is_bot

PLAIN = "text/plain"


@get("/tables/{table_id:str}/record", media_type=PLAIN)
async def record(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """The whole game with everything hidden, the secret of its chance included; after the end only."""
    person, _ = guest(request)
    sitting = server(request).house.find(table_id)
    sitting.demand_look(person, None)
    if sitting.phase != "over":
        raise No(409, "record-running")
    name = f"{sitting.row.title}-{sitting.row.id}.kontor"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(sitting.running().record().to_text(), media_type=PLAIN, headers=headers)


@post("/records", request_max_body_size=limits.RECORD + limits.PACK + limits.BODY, status_code=200)
async def bring(request: Asked, data: JSONBody[m.RecordText]) -> m.Table:
    """A finished game becomes a table to replay; one that was cut short goes on at a shared screen."""
    person = someone(request, "record")
    limits.bounded(data.text, limits.RECORD)
    limits.bounded(data.pack, limits.PACK)
    match = await asyncio.to_thread(read, data.text, data.pack)
    return install(server(request).house, person, match, data.pack).table(person.id)


def read(text: str, pack: str) -> Match:
    """The match a record tells.  Every move and every answer of chance has been checked on the way."""
    told = parse(text)
    title = find(told.title)
    match = replay(title, told, with_pack(title, told, pack) if told.pack != "-" else None)
    if not match.over:
        if told.source() is None:
            raise No(422, "record-chance")
        match.settle()
    return match


def with_pack(title: Title, told: Record, pack: str) -> Game:
    """A record names its data pack by the hash; the pack itself comes along."""
    if not pack.strip():
        raise No(422, "record-pack", pack=told.pack)
    values, name = games.read_pack(title.id, pack)
    if name != told.pack:
        raise No(422, "record-other-pack", pack=told.pack, found=name)
    return title.game(told.seats, told.options, values, name)


def install(house: House, person: Person, match: Match, pack: str) -> Sitting:
    seats = [seat_of(match, seat, name, person) for seat, name in enumerate(match.names)]
    game = match.state.game
    row = TableRow(
        id=token_urlsafe(9), code=house.new_code(), title=match.title.id, options=dict(game.options),
        pack=pack if game.pack != "-" else "", pack_hash=game.pack, pace="none", bot_pace="natural", watch="link",
        opener=person.id, origin=match.origin, created=time(), seats=seats,
    )  # fmt: skip
    counts = Counts.begin(match)
    house.store.add_table(row)
    house.store.begin_game(games.step_row(row.id, match, counts, 0, -1, ""))
    return house.find(row.id)


def seat_of(match: Match, seat: int, name: str, person: Person) -> SeatRow:
    if is_bot(name):
        return SeatRow(seat, "bot", bot=name)
    shown = limits.clean(name or "-")[: limits.NAME] if len(name) <= limits.NAME else name[: limits.NAME]
    return SeatRow(seat, "person", "" if match.over else person.id, shown)


HANDLERS = [record, bring]
