"""Live tables over WebSocket: a tab says which seat's eyes it has, and is told everything from then on."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import messages as m
from .chat import chat_line
from .context import address, is_own_origin, server, visitor
from .errors import No
from .games import encode
from .positions import made
from .rows import Person
from .sitting import Sitting
from .tables import House

PATIENCE = 20.0         # seconds until a tab must have said what it wants
MAIL = 100              # messages a slow tab may be behind
REFUSED, MALFORMED, SLOW = 4403, 4400, 4408

log = logging.getLogger("kontor.live")
decoder = msgspec.json.Decoder(m.ClientMessage)


class Tab:
    """One connection.  Positions are not queued: a slow tab gets the latest one."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table: str, person: Person | None) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.visitor = person
        self.person = person.id if person is not None else ""
        self.seat: int | None = None
        self.held = 0
        self.is_first = True            # nothing has been told yet
        self.is_news = False
        self.mail: list[m.ServerMessage] = []
        self.awake = asyncio.Event()

    def wake(self) -> None:
        self.is_news = True
        self.awake.set()

    def post(self, message: m.ServerMessage) -> None:
        if len(self.mail) < MAIL:
            self.mail.append(message)
        self.awake.set()

    async def watch(self, sitting: Sitting, wish: m.Watching) -> None:
        try:
            sitting.demand_look(self.visitor, wish.seat)
        except No as error:
            await self.send(m.Trouble(error.body.text))
            raise
        self.seat = wish.seat
        self.held = sitting.since(max(0, wish.since), wish.seq, wish.seat)
        self.is_first = True
        if self not in sitting.tabs:
            sitting.tabs.add(self)
        sitting.show_table()
        lines = sitting.store.chat_after(self.table, wish.chat)
        self.mail = [m.Chat([chat_line(sitting, line) for line in lines])] if lines else []
        self.wake()

    async def listen(self) -> None:
        """What the tab says."""
        rates = server(self.socket).rates
        who = self.person or address(self.socket)
        while True:
            message = decoder.decode(await self.socket.receive_data(mode="text"))
            rates.spend("ask", who)
            if isinstance(message, m.Ping):
                self.post(m.Pong(message.at))
            else:
                await self.watch(self.house.find(self.table), message)

    async def tell(self) -> None:
        """What the tab is told."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            sitting = self.house.find(self.table)
            if self.is_news:
                self.is_news = False
                try:
                    sitting.demand_look(self.visitor, self.seat)
                except No as error:             # somebody else has the seat now
                    await self.send(m.Trouble(error.body.text))
                    sitting.demand_look(self.visitor, None)
                    self.seat, self.held, self.is_first = None, 0, True
                async with sitting.lock:
                    if sitting.is_broken:       # what it holds is not safe: look again at what is
                        self.wake()
                        continue
                    now = sitting.now(self.person, self.seat, self.held, self.is_first)
                    self.is_first = False
                    self.held = made(sitting.match, self.seat) if sitting.match is not None else 0
                await self.send(now)
            mail, self.mail = self.mail, []
            for message in mail:
                await self.send(message)

    async def send(self, message: m.ServerMessage) -> None:
        await self.socket.send_data(encode(message).decode(), mode="text")


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    house = server(socket).house
    if not is_own_origin(socket):
        await socket.close(REFUSED)
        return
    person = visitor(socket)
    try:
        server(socket).rates.spend("live", person.id if person is not None else address(socket))
        sitting = house.find(table_id)
    except No:
        await socket.close(REFUSED)
        return
    await socket.accept()
    tab = Tab(socket, house, table_id, person)
    code = 1000
    try:
        async with asyncio.timeout(PATIENCE):
            first = decoder.decode(await socket.receive_data(mode="text"))
        if not isinstance(first, m.Watching):
            raise msgspec.ValidationError("a tab says first what it watches")
        await tab.watch(sitting, first)
        async with asyncio.TaskGroup() as both:
            both.create_task(tab.listen())
            both.create_task(tab.tell())
    except* WebSocketDisconnect:
        code = 0
    except* TimeoutError:
        code = SLOW
    except* (msgspec.DecodeError, UnicodeDecodeError, KeyError):
        code = MALFORMED
    except* No:
        code = REFUSED
    finally:
        sitting = house.sittings.get(table_id, sitting)
        if tab in sitting.tabs:
            sitting.tabs.discard(tab)
            sitting.show_table()
    if code:
        with suppress(Exception):
            await socket.close(code)
