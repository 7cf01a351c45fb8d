"""Playing: moves, taking back, questions, the past."""

from typing import cast

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kontor.kernel.refusals import Refusal

from . import limits, messages as m, positions
from .context import Asked, guest, server, someone
from .errors import Forbidden, No
from .sitting import Sitting


def shown(sitting: Sitting, seat: int) -> m.Position:
    """The present position, encoded once for the answer and for every tab of this seat."""
    return cast(m.Position, msgspec.Raw(sitting.position_bytes(seat)))


def checked(request: str, actions: list[str]) -> None:
    if not 0 < len(request) <= limits.REQUEST:
        raise No(422, "request-name", most=limits.REQUEST)
    if not 0 < len(actions) <= limits.BATCH:
        raise No(422, "batch-size", most=limits.BATCH)


@post("/tables/{table_id:str}/moves", status_code=200)
async def move(request: Asked, table_id: FromPath[str], data: JSONBody[m.Move]) -> m.Position:
    person = someone(request, "move")
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_hand(person, data.seat)
    checked(data.request, data.actions)
    async with sitting.alone():
        sitting.running()
        if (data.seat, data.request) not in sitting.requests:
            sitting.demand_fresh(data.seat, data.seq)
            await sitting.act(data.seat, data.request, lambda match: match.submit_batch(data.seat, data.actions))
    house.players.call(sitting)
    return shown(sitting, data.seat)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Asked, table_id: FromPath[str], data: JSONBody[m.Undo]) -> m.Position:
    person = someone(request, "move")
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_hand(person, data.seat)
    checked(data.request, ["undo"])
    async with sitting.alone():
        sitting.running()
        if (data.seat, data.request) not in sitting.requests:
            sitting.demand_fresh(data.seat, data.seq)
            await sitting.act(data.seat, data.request, lambda match: match.undo(data.seat))
    house.players.call(sitting)
    return shown(sitting, data.seat)


@post("/tables/{table_id:str}/take-back", status_code=200)
async def take_back(request: Asked, table_id: FromPath[str], data: JSONBody[m.TakeBackVote]) -> m.Position:
    """Asks, agrees or declines, depending on what is open.  Bots agree to everything."""
    person = someone(request, "move")
    house = server(request).house
    sitting = house.find(table_id)
    sitting.demand_hand(person, data.seat)
    async with sitting.alone():
        await vote(sitting, data.seat, data.agree)
    house.players.call(sitting)
    return shown(sitting, data.seat)


async def vote(sitting: Sitting, seat: int, agree: bool) -> None:
    match = sitting.running()
    row = sitting.row
    opened = sitting.vote
    asker = opened.seat if opened is not None else seat
    awaited = opened.awaited if opened is not None else [
        place.seat for place in row.seats
        if place.kind == "person" and not place.bot and place.person != row.seats[asker].person and place.seat != asker
    ]
    if opened is None and (refusal := match.may_take_back(seat)) is not None:
        raise Forbidden(refusal)
    if opened is not None and seat not in (asker, *awaited):
        raise No(409, "voted-already")
    if not agree:
        sitting.vote = None
        sitting.show()
        return
    awaited = [other for other in awaited if other != seat]
    if awaited:
        sitting.vote = m.TakeBack(asker, awaited)
        sitting.show()
        return
    await sitting.act(asker, "", lambda match: match.take_back(asker))


@post("/tables/{table_id:str}/preview", status_code=200)
async def preview(request: Asked, table_id: FromPath[str], data: JSONBody[m.Preview]) -> m.Previewed:
    person = someone(request, "move")
    sitting = server(request).house.find(table_id)
    sitting.demand_hand(person, data.seat)
    checked("-", data.actions)
    async with sitting.alone():
        match = sitting.running()
        sitting.demand_fresh(data.seat, data.seq)
        found = positions.preview(match, data.seat, sitting.counts.of(data.seat), data.actions)
    if isinstance(found, Refusal):
        raise Forbidden(found)
    return found


@get("/tables/{table_id:str}/why")
async def why(
    request: Asked, table_id: FromPath[str], seat: FromQuery[int], key: FromQuery[str] = ""
) -> list[m.WhyNot]:
    person = someone(request)
    sitting = server(request).house.find(table_id)
    sitting.demand_seat(person, seat)
    async with sitting.alone():
        return positions.why_not(sitting.running(), seat, key)


@get("/tables/{table_id:str}/replay")
async def replay(
    request: Asked, table_id: FromPath[str], at: FromQuery[int], seat: FromQuery[int | None] = None
) -> m.Replay:
    person, _ = guest(request)
    sitting = server(request).house.find(table_id)
    sitting.demand_look(person, seat)
    async with sitting.alone():
        return sitting.replay(seat, max(0, at))


@get("/tables/{table_id:str}/log")
async def log(
    request: Asked, table_id: FromPath[str], since: FromQuery[int], until: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> list[m.Happening]:  # fmt: skip
    """Happenings of a long game that a tab was not told on arrival: entries `since` to `until`, at most 400."""
    person, _ = guest(request)
    sitting = server(request).house.find(table_id)
    sitting.demand_look(person, seat)
    since = max(0, since)
    async with sitting.alone():
        return positions.happenings(sitting.running(), seat, since, min(until, since + 400))


HANDLERS = [move, undo, take_back, preview, why, replay, log]
