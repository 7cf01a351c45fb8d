"""The server is killed at random moments while people play; nothing that was acknowledged is lost or doubled."""

import json
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from kontor.kernel.rng import Rng
from kontor.server.admin import check
from kontor.server.store import Store
from tests.proof import count

from .house import ME, SEATS, Device, House, Refusal, bot, serving

KILLS = count(20, 200)
PEOPLE = 3


class Player(threading.Thread):
    """Plays on and on, over all titles; after a broken answer it sends the very same request again."""

    def __init__(self, house: House, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.device = Device(house, f"P{number}")
        self.rng = Rng(number + 1)
        self.stop = stop
        self.number = number
        self.acknowledged: list[tuple[str, str]] = []       # table, request
        self.repeated = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            titles = list(SEATS)
            for n in range(10_000):
                title = titles[(self.number + n) % 4]
                seats = [ME, ME] + [bot() if self.number == 0 else ME] * (SEATS[title] - 2)
                self.play(self.again(partial(self.device.open, title, seats))["id"])
                if self.stop.is_set():
                    return
        except BaseException as error:
            self.fault = error

    def again(self, ask: Callable[[], Any]) -> Any:
        """Until the server is there again."""
        while True:
            try:
                return ask()
            except (httpx.TransportError, json.JSONDecodeError):
                time.sleep(0.1)

    def play(self, table: str) -> None:
        for _ in range(40):
            if self.stop.is_set():
                return
            position = self.again(partial(self.device.position, table, 0))
            if position["over"]:
                return
            mine = [seat for seat in range(3) if seat in position["actors"] and not (seat == 2 and self.number == 0)]
            if not mine:
                time.sleep(0.02)
                continue
            seat = mine[0]
            position = self.again(partial(self.device.position, table, seat))
            if position["decision"] is None:
                continue
            self.move(table, seat, position)

    def move(self, table: str, seat: int, position: Any) -> None:
        choices = position["decision"]["choices"]
        key = choices[int(self.rng.below(len(choices)))]["key"]
        request = uuid4().hex
        while True:
            try:
                self.device.move(table, seat, position["seq"], key, request=request)
                self.acknowledged.append((table, request))
                return
            except (httpx.TransportError, json.JSONDecodeError):
                self.repeated += 1
                time.sleep(0.1)
            except Refusal as refusal:
                if refusal.status == 409:                   # a bot was quicker, or the seat was asked something else
                    return
                raise


def test_what_was_acknowledged_survives_any_death(tmp_path: Path) -> None:
    stop = threading.Event()
    with serving(tmp_path / "data") as house:
        players = [Player(house, number, stop) for number in range(PEOPLE)]
        for player in players:
            player.start()
        rng = Rng(20)
        for _ in range(KILLS):
            done = sum(len(player.acknowledged) for player in players)
            time.sleep(0.02 + int(rng.below(500)) / 1000)
            patience = time.monotonic() + 30
            while sum(len(player.acknowledged) for player in players) == done and time.monotonic() < patience:
                time.sleep(0.005)                           # at least one move between two deaths
            house.end(signal.SIGKILL)
            house.open()
        stop.set()
        for player in players:
            player.join(60)
            assert player.fault is None, player.fault
        assert house.end() == 0
        acknowledged = [move for player in players for move in player.acknowledged]
        look(house, acknowledged)
        repeated = sum(player.repeated for player in players)
        print(f"{KILLS} kills, {len(acknowledged)} acknowledged moves, {repeated} requests sent again")


def look(house: House, acknowledged: list[tuple[str, str]]) -> None:
    database = house.folder / "kontor.db"
    connection = sqlite3.connect(database)
    stored = connection.execute("SELECT table_id, request FROM steps WHERE request != ''").fetchall()
    connection.close()
    assert len(set(stored)) == len(stored), "a move was applied twice"
    assert set(acknowledged) <= set(stored), "an acknowledged move is gone"
    store = Store(f"sqlite:///{database}")
    found = list(check(store))
    store.close()
    assert [fault for fault in found if fault is not None] == []
    assert len(found) >= PEOPLE and len(acknowledged) >= KILLS
