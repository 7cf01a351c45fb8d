"""A real server in a process of its own, and people with devices who talk to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
RUN = """
import json
import sys
from pathlib import Path
from kontor.server.run import listening, serve
from kontor.server.settings import Settings
settings = Settings(Path(sys.argv[2]), **json.loads(sys.argv[3]))
serve(settings, listening("127.0.0.1", int(sys.argv[1]), False), lambda: None)
"""             # what `kontor serve` does, without the time its help texts take
PATIENCE = 60.0
SEATS = {"rivalcities": 2, "novgorod": 2, "oltremare": 3, "merchants": 3}
ME = {"kind": "me"}


def bot(spec: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": spec}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class House:
    """One data folder, served; it can be killed and opened again."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[httpx.Client] = []
        self.log = folder.with_name(folder.name + ".log")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> "House":
        command = [sys.executable, "-c", RUN, str(self.port), str(self.folder), json.dumps(self.settings)]
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(self.folder.with_name("compiled"))}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env={**os.environ, **compiled})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.url}/api/catalogue", timeout=5)
                return self
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
                time.sleep(0.03)
        raise AssertionError(self.log.read_text(encoding="utf-8"))

    def end(self, number: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def lines(self) -> list[dict[str, Any]]:
        """What was logged."""
        text = self.log.read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[House]:
    house = House(folder, **settings).open()
    try:
        yield house
    finally:
        for client in house.clients:
            client.close()
        if house.process is not None and house.process.poll() is None:
            house.end()


class Refusal(AssertionError):
    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code} {answer.text[:300]}")
        self.status = answer.status_code
        self.body = answer.json()

    @property
    def key(self) -> str:
        return str(self.body["text"]["key"]).removeprefix("refusal-")


class Device:
    """A browser with its cookie."""

    def __init__(self, house: House, name: str = "") -> None:
        self.house = house
        self.http = httpx.Client(base_url=f"{house.url}/api", headers={"X-Kontor": "1"}, timeout=PATIENCE)
        house.clients.append(self.http)
        self.me = self.get("me")
        if name:
            self.me = self.ask("PATCH", "me", {"name": name})

    def ask(self, method: str, path: str, data: Any = None, **params: Any) -> Any:
        answer = self.http.request(method, f"/{path}", json=data, params=params)
        if answer.status_code >= 400:
            raise Refusal(answer)
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def get(self, path: str, **params: Any) -> Any:
        return self.ask("GET", path, **params)

    def post(self, path: str, data: Any = None) -> Any:
        return self.ask("POST", path, data if data is not None else {})

    def refused(self, method: str, path: str, data: Any = None, **params: Any) -> Refusal:
        try:
            self.ask(method, path, data, **params)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{path} was not refused")

    def open(self, title: str = "rivalcities", seats: list[dict[str, str]] | None = None, **more: Any) -> Any:
        around = seats if seats is not None else [ME, bot()] + [bot()] * (SEATS[title] - 2)
        return self.post("tables", {"title": title, "seats": around, "bot_pace": "instant", **more})

    def position(self, table: str, seat: int | None = 0) -> Any:
        return self.get(f"tables/{table}", **({"seat": seat} if seat is not None else {}))["position"]

    def move(self, table: str, seat: int, seq: int, *keys: str, request: str = "") -> Any:
        move = {"seat": seat, "seq": seq, "request": request or uuid4().hex, "actions": list(keys)}
        return self.post(f"tables/{table}/moves", move)

    def undo(self, table: str, seat: int, seq: int) -> Any:
        return self.post(f"tables/{table}/undo", {"seat": seat, "seq": seq, "request": uuid4().hex})

    def until(self, table: str, seat: int, wanted: Any) -> Any:
        """The position once it is as wanted; bots may be at work."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            position = self.position(table, seat)
            if wanted(position):
                return position
            time.sleep(0.05)
        raise AssertionError("it never came to that")

    def play_on(self, table: str, seats: list[int], most: int = 10_000, place: int = 0) -> Any:
        """Plays for own seats until the end or for `most` moves; always the choice at `place`, cut to the list."""
        for n in range(most):
            position = self.until(table, seats[0], lambda p: p["over"] or any(s in p["actors"] for s in seats))
            if position["over"]:
                return position
            seat = next(s for s in seats if s in position["actors"])
            position = self.position(table, seat)
            if position["decision"] is None:
                continue
            choices = [c for c in position["decision"]["choices"] if not c["composes"]]
            chosen = choices[(place + 7 * n) % len(choices)]
            self.move(table, seat, position["seq"], chosen["key"])
        return self.position(table, seats[0])

    @contextmanager
    def live(self, table: str, seat: int | None = None, **more: Any) -> Iterator["Live"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.house.url.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, max_size=None) as socket:
            socket.send(json.dumps({"type": "watch", "seat": seat, **more}))
            yield Live(socket)


class Live:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, kind: str, patience: float = PATIENCE) -> Any:
        while True:
            message = json.loads(self.socket.recv(timeout=patience))
            if message["type"] == kind:
                return message

    def until(self, kind: str, wanted: Any) -> Any:
        while True:
            message = self.next(kind)
            if wanted(message):
                return message
