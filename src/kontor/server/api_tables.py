"""Tables: opening, joining, starting, leaving, talking."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from . import chat, games, limits, messages as m
from .context import Asked, guest, server, someone

SMALL = limits.BODY
WITH_PACK = limits.PACK + limits.BODY


class Place(Struct, forbid_unknown_fields=True):
    seat: int


@post("/tables", request_max_body_size=WITH_PACK, status_code=200)
async def open_table(request: Asked, data: JSONBody[m.NewTable]) -> m.Table:
    person = someone(request, "table")
    return server(request).house.open(person, data).table(person.id)


@get("/tables/{table_id:str}")
async def look(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> m.Now:
    person, name = guest(request)
    sitting = server(request).house.find(table_id)
    async with sitting.alone():
        sitting.demand_look(person, seat)
        return sitting.now(name, seat, 0)


@get("/tables/{table_id:str}/printed")
async def printed(request: Asked, table_id: FromPath[str]) -> m.Printed:
    person, _ = guest(request)
    sitting = server(request).house.find(table_id)
    sitting.demand_look(person, None)
    return m.Printed(games.printed(sitting.row.title, sitting.row.pack))


@get("/codes/{code:str}")
async def look_up(request: Asked, code: FromPath[str]) -> m.Table:
    """What a link or a code leads to."""
    _, name = guest(request)
    return server(request).house.of_code(code).table(name)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Asked, table_id: FromPath[str], data: JSONBody[m.Join]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    house.join(sitting, person, data)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: FromPath[str]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_opener(person)
    house.begin(sitting)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: FromPath[str], data: JSONBody[Place]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_seat(person, data.seat)
    async with sitting.alone():
        house.leave(sitting, data.seat)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/remove", status_code=200)
async def remove(request: Asked, table_id: FromPath[str], data: JSONBody[m.Remove]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_opener(person)
    async with sitting.alone():
        house.remove(sitting, data)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/fill", status_code=200)
async def fill(request: Asked, table_id: FromPath[str], data: JSONBody[m.Fill]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_opener(person)
    house.fill(sitting, data)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/stand-in", status_code=200)
async def stand_in(request: Asked, table_id: FromPath[str], data: JSONBody[m.StandIn]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    async with sitting.alone():
        house.stand_in(sitting, person, data)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/return", status_code=200)
async def come_back(request: Asked, table_id: FromPath[str], data: JSONBody[Place]) -> m.Table:
    """The person takes the seat back from the bot that played for them."""
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_seat(person, data.seat)
    async with sitting.alone():
        house.come_back(sitting, data.seat)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/mute", status_code=200)
async def mute(request: Asked, table_id: FromPath[str], data: JSONBody[m.Mute]) -> m.Table:
    person = someone(request)
    sitting = server(request).house.find(table_id)
    sitting.demand_opener(person)
    chat.mute(sitting, data)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/archive", status_code=200)
async def archive(request: Asked, table_id: FromPath[str]) -> m.Table:
    person = someone(request)
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_opener(person)
    house.archive(sitting)
    return sitting.table(person.id)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asked, table_id: FromPath[str]) -> m.Table:
    person = someone(request, "table")
    house = server(request).house
    return house.rematch(house.find(table_id), person).table(person.id)


@post("/tables/{table_id:str}/chat", status_code=200)
async def say(request: Asked, table_id: FromPath[str], data: JSONBody[m.Say]) -> m.ChatLine:
    person = someone(request, "chat")
    return chat.say(server(request).house.find(table_id), person, data.text)


HANDLERS = [
    open_table, look, printed, look_up, join, start, leave, remove, fill, stand_in, come_back, mute, archive, rematch,
    say,
]  # fmt: skip
