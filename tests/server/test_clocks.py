"""Clocks: people's time runs while they are awaited, bots step in when it is up, and nothing hidden shows in it."""

import asyncio
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontor.kernel.laws import choice
from kontor.kernel.match import Match
from kontor.kernel.refusals import Refusal
from kontor.kernel.rng import Rng
from kontor.server import positions
from kontor.server.clocks import Clocks, Uptime, allowance
from kontor.server.messages import Allowance
from kontor.server.people import People
from kontor.server.rows import SeatRow, TableRow
from kontor.server.sitting import Sitting
from kontor.server.store import Store
from kontor.server.tables import House as Tables
from kontor.server.tables import new_origin
from kontor.server.workers import Workers
from kontor.titles.registry import TITLES, find

from .house import ME, Device, House, bot, serving
from .test_game import asked, two

SPEED = 2000.0          # a bank of 25 minutes is 0.75 s
SLOW = 20.0


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(Path(tmp_path_factory.mktemp("clocks")) / "data", clock_speed=SPEED) as opened:
        yield opened


def clocks(device: Device, table: str) -> Any:
    return device.get(f"tables/{table}")["table"]["clocks"]


def until_up(device: Device, table: str, seat: int) -> None:
    while clocks(device, table)[seat]["left"] > 0:
        time.sleep(0.05)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_bank_is_a_share_of_a_long_game(title: Any) -> None:
    live, relaxed = allowance(title, "live"), allowance(title, "relaxed")
    assert live is not None and relaxed is not None and allowance(title, "none") is None
    assert live.bank >= 60_000 * title.minutes[1] / max(title.seats) and live.bank % 300_000 == 0
    assert live.gift * 60 == live.bank and relaxed.bank == relaxed.gift == 3 * 24 * 3_600_000


def test_time_runs_for_those_who_are_awaited_and_grows_with_each_turn() -> None:
    kept = Clocks.begin(Allowance(60_000, 5_000), 3, 0.0)
    assert kept.turn([0], 0, 0.0) and not kept.turn([0], 3, 10.0)
    assert (kept.remaining(0, 20.0), kept.remaining(1, 20.0)) == (40.0, 60.0)
    assert kept.turn([1, 2], 4, 20.0)
    assert [kept.remaining(seat, 27.0) for seat in range(3)] == [40.0, 53.0, 53.0], "a bank is the most there is"
    kept.turn([2], 4, 30.0)
    kept.turn([0], 7, 35.0)
    assert [kept.remaining(seat, 35.0) for seat in range(3)] == [45.0, 50.0, 45.0]
    assert kept.remaining(0, 1000.0) == 0.0
    assert Clocks.read(kept.text()) == kept


def test_taking_back_brings_no_time() -> None:
    kept = Clocks.begin(Allowance(60_000, 5_000), 2, 0.0)
    kept.turn([0], 0, 0.0)
    kept.turn([1], 1, 30.0)
    for _ in range(10):                     # 0 takes back and plays the same again
        kept.turn([0], 0, 30.0)
        kept.turn([1], 1, 30.0)
    assert kept.left == [30.0, 60.0]
    kept.turn([0], 2, 40.0)
    assert kept.left == [35.0, 50.0]


def test_the_house_is_open_for_as_long_as_it_was_and_no_longer() -> None:
    assert 100.0 <= Uptime(100.0)() < 160.0


def test_people_have_clocks_and_bots_have_none(hasty: House) -> None:
    anna, ben = Device(hasty, "Anna"), Device(hasty, "Ben")
    allowed = next(t for t in anna.get("catalogue")["titles"] if t["id"] == "novgorod")["clocks"]
    assert set(allowed) == {"live", "relaxed"}
    table = anna.open("novgorod", [ME, {"kind": "open"}, bot()], pace="live")
    assert table["clocks"] == []
    ben.post(f"tables/{table['id']}/join", {"code": table["code"]})
    anna.post(f"tables/{table['id']}/start")
    position = anna.until(table["id"], 0, lambda p: 0 in p["actors"] or 1 in p["actors"])
    told = clocks(anna, table["id"])
    assert told[2] is None and [told[seat]["running"] for seat in (0, 1)] == [s in position["actors"] for s in (0, 1)]
    assert all(0 <= told[seat]["left"] <= allowed["live"]["bank"] for seat in (0, 1))


@pytest.mark.parametrize("seats", [[ME, bot()], [ME, ME]])
def test_one_person_alone_is_not_hurried(hasty: House, seats: list[dict[str, str]]) -> None:
    anna = Device(hasty, "Anna")
    table = anna.open(seats=seats, pace="live")
    assert table["rules"]["pace"] == "live" and table["clocks"] == []


def test_without_a_pace_there_is_no_clock(hasty: House) -> None:
    anna, ben = Device(hasty, "Anna"), Device(hasty, "Ben")
    table = two(anna, ben)
    assert clocks(anna, table) == []
    assert ben.refused("POST", f"tables/{table}/stand-in", {"seat": 0}).key == "time-left"


def test_when_time_is_up_a_bot_may_play_until_the_person_returns(hasty: House) -> None:
    anna, ben, eve = (Device(hasty, name) for name in ("Anna", "Ben", "Eve"))
    table = two(anna, ben, pace="live")
    path = f"tables/{table}"
    slow, seat, position = asked(anna, ben, table)
    other = ben if slow is anna else anna
    assert slow.refused("POST", f"{path}/stand-in", {"seat": 1 - seat}).key == "time-left"
    until_up(anna, table, seat)
    assert slow.position(table, seat) == position, "nothing is lost"
    assert eve.refused("POST", f"{path}/stand-in", {"seat": seat}).key == "not-your-seat"
    with slow.live(table, seat) as live:
        live.next("now")
        taken = other.post(f"{path}/stand-in", {"seat": seat, "bot": "random"})
        assert (taken["seats"][seat]["kind"], taken["seats"][seat]["bot"]) == ("person", "random")
        assert taken["clocks"][seat] is None
        now = live.until("now", lambda now: now["position"]["made"] > position["made"])
        assert now["position"]["seat"] == seat and now["table"]["seats"][seat]["you"]
    move = {"seat": seat, "seq": 0, "request": "x", "actions": ["move:1"]}
    assert slow.refused("POST", f"{path}/moves", move).key == "bot-plays"
    assert other.refused("POST", f"{path}/return", {"seat": seat}).key == "not-your-seat"
    back = slow.post(f"{path}/return", {"seat": seat})
    assert back["seats"][seat]["bot"] == "" and back["clocks"][seat]["left"] >= 0
    while True:
        device, seat, position = asked(anna, ben, table)
        device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
        if device is slow:
            return


def test_whoever_goes_away_may_ask_a_bot_to_play_meanwhile(hasty: House) -> None:
    anna, ben = Device(hasty, "Anna"), Device(hasty, "Ben")
    table = two(anna, ben)
    path = f"tables/{table}"
    assert anna.post(f"{path}/stand-in", {"seat": 0})["seats"][0]["bot"] == "greedy"
    assert anna.refused("POST", f"{path}/stand-in", {"seat": 7}).key == "no-such-seat"
    ben.play_on(table, [1], most=2)
    assert anna.post(f"{path}/return", {"seat": 0})["seats"][0]["bot"] == ""


def test_time_survives_any_death_of_the_server_which_costs_nobody_any(tmp_path: Path) -> None:
    with serving(tmp_path / "data", clock_speed=SLOW) as house:
        anna, ben = Device(house, "Anna"), Device(house, "Ben")
        table = two(anna, ben, pace="live")
        bank = clocks(anna, table)[0]["left"]
        for number in (signal.SIGTERM, signal.SIGKILL):
            device, seat, position = asked(anna, ben, table)
            time.sleep(0.5)
            device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
            before = clocks(anna, table)
            assert any(clock["left"] < bank for clock in before)
            house.end(number)
            time.sleep(1.5)
            house.open()
            after = clocks(anna, table)
            assert [clock["running"] for clock in after] == [clock["running"] for clock in before]
            for old, new in zip(before, after, strict=True):
                assert new["left"] == old["left"] if not old["running"] else old["left"] - 1500 < new["left"]
        row = Store(f"sqlite:///{house.folder / 'kontor.db'}")
        assert row.uptime() > 0
        row.close()


def submit(seat: int, action: int, match: Match) -> Refusal | None:
    return match.submit(seat, action)


def sealed(tmp_path: Path, now: list[float]) -> tuple[Sitting, int]:
    """Merchants after a 7 with two who discard, one of them more than one card: a decision in several small steps."""
    store = Store(f"sqlite:///{tmp_path / 'sealed.db'}")
    people = People(store, b"key")
    house = Tables(store, people, Workers(1), lambda: now[0])
    title = find("merchants")
    options = title.settle_options({})
    for seed in range(1, 40):
        around = [SeatRow(seat, "person", f"p{seat}", f"P{seat}", word=f"w{seed}") for seat in range(4)]
        row = TableRow(f"t{seed}", f"C{seed}", title.id, options, "", "-", "live", "instant", "link", "p0",
                       {**new_origin(), "secret": f"{seed:064x}"}, 0.0, seats=around)
        store.add_table(row)
        sitting = house.sittings[row.id] = Sitting(row, store, people, lambda: now[0])
        house.begin(sitting)
        match, rng = sitting.running(), Rng(seed)
        for _ in range(600):
            actors = match.actors()
            if match.over:
                break
            if len(actors) > 1:
                for seat in actors:
                    trial = positions.preview(match, seat, 0, [match.key(match.legal(seat)[0])])
                    if getattr(trial, "position", None) is not None and seat in trial.position.actors:  # type: ignore[union-attr]
                        return sitting, seat
            seat = actors[0]
            now[0] += 1.0
            asyncio.run(sitting.act(seat, "", partial(submit, seat, choice(match.legal(seat), rng))))
    raise AssertionError("nobody had to answer in several steps")


class Noticing:
    """A tab that only counts how often it is woken."""

    def __init__(self, seat: int | None) -> None:
        self.person, self.seat, self.held, self.woken = f"p{seat}", seat, 0, 0

    def wake(self) -> None:
        self.woken += 1

    def post(self, message: object) -> None:
        self.woken += 1


def test_small_sealed_steps_show_in_no_clock_no_moment_and_no_push(tmp_path: Path) -> None:
    now = [0.0]
    sitting, seat = sealed(tmp_path, now)
    others = [viewer for viewer in (None, 0, 1, 2, 3) if viewer != seat]
    tabs = [Noticing(viewer) for viewer in (*others, seat)]
    sitting.tabs = set(tabs)

    def seen() -> list[bytes]:
        return [msgspec.json.encode(sitting.now(f"p{viewer}", viewer, 0)) for viewer in others]

    now[0] += 3.0
    before = seen()
    first = sitting.running().legal(seat)[0]
    asyncio.run(sitting.act(seat, "", partial(submit, seat, first)))
    assert seat in sitting.running().actors()
    assert seen() == before
    assert [tab.woken for tab in tabs] == [0] * len(others) + [1]
    kept = sitting.store.table(sitting.row.id)
    assert kept is not None and kept.game is not None and Clocks.read(kept.game.clocks) == sitting.clocks
    now[0] += 3.0
    assert seen() != before, "time is seen to run"
