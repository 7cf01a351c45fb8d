"""A client that costs little: bare HTTP/1.1 over a kept connection, and messages decoded only where needed."""

import asyncio

import msgspec


class Http:
    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie

    async def open(self) -> "Http":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[bytes, dict[str, str]]:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Kontor: 1\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        answer = await self.reader.readexactly(int(headers["content-length"]))
        if not lines[0].startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{path}: {lines[0]} {answer[:300]!r}")
        return answer, headers

    def close(self) -> None:
        self.writer.close()


class Choice(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    choices: list[Choice]


class Place(msgspec.Struct):
    seq: int
    over: bool
    actors: list[int]
    decision: Decision | None


class Push(msgspec.Struct):
    type: str
    position: Place | None = None


place = msgspec.json.Decoder(Place)
push = msgspec.json.Decoder(Push)
