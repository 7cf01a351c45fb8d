"""Playing over the wire: moves, repetition, staleness, undo, take-back, questions, live tabs, a restart."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.server.admin import check
from kontor.server.store import Store
from kontor.titles.registry import TITLES

from .house import ME, SEATS, Device, House, bot, serving

OPEN = {"kind": "open"}


def two(anna: Device, ben: Device, **more: Any) -> str:
    """A running game of two people, Anna at seat 0."""
    table = anna.open(seats=[ME, OPEN], **more)
    ben.post(f"tables/{table['id']}/join", {"code": table["code"]})
    anna.post(f"tables/{table['id']}/start")
    return str(table["id"])


def asked(anna: Device, ben: Device, table: str) -> tuple[Device, int, Any]:
    for device, seat in ((anna, 0), (ben, 1)):
        position = device.position(table, seat)
        if position["decision"]:
            return device, seat, position
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("title", [title.id for title in TITLES])
def test_every_title_can_be_played_against_bots(anna: Device, title: str) -> None:
    table = anna.open(title, [ME] + [bot("greedy")] * (SEATS[title] - 1))
    position = anna.play_on(table["id"], [0], most=8)
    assert position["seat"] == 0 and position["view"]["seat"] == 0 and position["areas"]
    assert position["over"] or position["made"] >= 8


def test_the_same_request_is_answered_again_and_not_applied_twice(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    device, seat, position = asked(anna, ben, table)
    key = position["decision"]["choices"][0]["key"]
    first = device.move(table, seat, position["seq"], key, request="once")
    again = device.move(table, seat, position["seq"], key, request="once")
    assert first == again and first["seq"] > position["seq"]


def test_a_stale_move_is_refused_with_the_present_position(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    device, seat, position = asked(anna, ben, table)
    now = device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
    for seq in (position["seq"], now["seq"] + 1, -1, 10**9):
        refusal = device.refused("POST", f"tables/{table}/moves", {
            "seat": seat, "seq": seq, "request": "late", "actions": ["good:beer"],
        })
        assert (refusal.status, refusal.key) == (409, "stale")
        assert refusal.body["position"] == now


def test_a_forbidden_move_names_its_rule_and_changes_nothing(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    device, seat, position = asked(anna, ben, table)
    for key, rule in (("move:1", "KON-1.3"), ("fly:1", "KON-1.4"), ("", "KON-1.4")):
        refusal = device.refused("POST", f"tables/{table}/moves", {
            "seat": seat, "seq": position["seq"], "request": "x", "actions": [key],
        })
        assert (refusal.status, refusal.body["rule"]) == (422, rule)
    assert device.position(table, seat) == position


def test_a_batch_is_applied_whole_or_not_at_all(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    device, seat, position = asked(anna, ben, table)
    good = position["decision"]["choices"][0]["key"]
    refusal = device.refused("POST", f"tables/{table}/moves", {
        "seat": seat, "seq": position["seq"], "request": "b", "actions": [good, "fly:1"],
    })
    assert refusal.status == 422 and device.position(table, seat) == position


def test_undo_goes_back_to_the_barrier_and_the_count_goes_on(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    for _ in range(40):
        device, seat, position = asked(anna, ben, table)
        after = device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
        if after["can_undo"]:
            undone = device.undo(table, seat, after["seq"])
            assert undone["seq"] > after["seq"] and undone["made"] == position["made"]
            assert undone["view"] == position["view"] and undone["decision"] == position["decision"]
            assert undone["areas"] == position["areas"]
            late = {"seat": seat, "seq": after["seq"], "request": "u"}
            assert device.refused("POST", f"tables/{table}/undo", late).status == 409
            return
    raise AssertionError("nothing could be undone")


def test_a_take_back_needs_the_consent_of_the_others(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    path = f"tables/{table}/take-back"
    assert anna.refused("POST", path, {"seat": 0}).body["rule"] == "KON-2.2"
    moved: list[int] = []
    while len(set(moved)) < 2:
        device, seat, position = asked(anna, ben, table)
        device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
        moved.append(seat)
    before = anna.position(table, 0)
    with ben.live(table, 1) as live:
        live.next("now")
        assert anna.post(path, {"seat": 0})["take_back"] == {"seat": 0, "awaited": [1]}
        assert live.next("now")["position"]["take_back"] == {"seat": 0, "awaited": [1]}
        assert ben.post(path, {"seat": 1, "agree": False})["take_back"] is None
        assert anna.position(table, 0) == before
        anna.post(path, {"seat": 0})
        after = ben.post(path, {"seat": 1})
        assert after["made"] < before["made"] and after["seq"] > before["seq"] and after["take_back"] is None
        told = live.until("now", lambda now: now["position"]["seq"] == after["seq"])
        assert told["since"] <= after["made"]
    assert anna.position(table, 0)["decision"] is not None


def test_why_not_tells_rules_and_actions(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    for _ in range(6):
        device, seat, position = asked(anna, ben, table)
        device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
    device, seat, position = asked(anna, ben, table)
    reasons = device.get(f"tables/{table}/why", seat=seat)
    assert reasons and all(reason["rule"] and reason["keys"] and reason["labels"] for reason in reasons)
    legal = {choice["key"] for choice in position["decision"]["choices"]}
    assert not legal & {key for reason in reasons for key in reason["keys"]}
    one = device.get(f"tables/{table}/why", seat=seat, key=reasons[0]["keys"][0])
    assert [reason["keys"] for reason in one] == [[reasons[0]["keys"][0]]]
    other = anna if device is ben else ben
    waits = other.get(f"tables/{table}/why", seat=1 - seat)
    assert [reason["rule"] for reason in waits] == ["KON-1.2"]


def test_a_preview_changes_nothing_and_hides_what_is_final(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    kinds = set()
    for _ in range(30):
        device, seat, position = asked(anna, ben, table)
        key = position["decision"]["choices"][0]["key"]
        shown = device.post(f"tables/{table}/preview", {"seat": seat, "seq": position["seq"], "actions": [key]})
        assert device.position(table, seat) == position
        after = device.move(table, seat, position["seq"], key)
        kinds.add(shown["final"])
        if not shown["final"]:
            assert shown["position"]["view"] == after["view"] and after["can_undo"]
        else:
            assert shown["position"] is None
    assert kinds == {True, False}


def test_tabs_are_told_what_others_do_and_several_tabs_are_one_person(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    with anna.live(table, 0) as one, anna.live(table, 0) as more, ben.live(table, 1) as other, ben.live(table) as far:
        tabs = (one, more, other, far)
        for live in tabs:
            live.next("now")
        device, seat, position = asked(anna, ben, table)
        after = device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
        told = [live.until("now", lambda now: now["position"]["seq"] == after["seq"]) for live in tabs]
        assert [now["position"]["seat"] for now in told] == [0, 0, 1, None]
        assert all(now["happenings"] for now in told)
        assert told[3]["table"]["watchers"] == 1 and told[3]["table"]["seats"][0]["here"]
        assert told[3]["position"]["decision"] is None
    assert not told[3]["table"]["seats"][0]["you"] and told[0]["table"]["seats"][0]["you"]


def test_a_tab_that_returns_is_told_what_it_missed(anna: Device, ben: Device) -> None:
    table = two(anna, ben)
    with anna.live(table, 0) as live:
        first = live.next("now")
    held, seq = first["position"]["made"], first["position"]["seq"]
    for _ in range(4):
        device, seat, position = asked(anna, ben, table)
        device.move(table, seat, position["seq"], position["decision"]["choices"][0]["key"])
    with anna.live(table, 0, since=held, seq=seq) as live:
        now = live.next("now")
    whole = anna.get(f"tables/{table}", seat=0)
    assert 0 < now["since"] <= held
    assert now["happenings"] == [told for told in whole["happenings"] if told["at"] >= now["since"]]
    with anna.live(table, 0, since=10**9, seq=5) as live:
        assert live.next("now")["happenings"] == whole["happenings"]
    older = anna.get(f"tables/{table}/log", since=0, until=4, seat=0)
    assert older == [told for told in whole["happenings"] if told["at"] < 4]


def test_a_running_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as house:
        anna = Device(house, "Anna")
        tables = {title: anna.open(title)["id"] for title in SEATS}
        before = {}
        for title, table in tables.items():
            anna.play_on(table, [0], most=6)
            before[title] = anna.until(table, 0, lambda p: p["over"] or p["decision"] is not None)
        assert house.end() == 0
        assert [line["what"] for line in house.lines()][-1] == "closed"
        house.open()
        for title, table in tables.items():
            assert anna.position(table, 0) == before[title]
            told = anna.get(f"tables/{table}", seat=0)["happenings"]
            assert told
            assert anna.play_on(table, [0], most=4)["made"] > before[title]["made"]
        assert house.end() == 0
        store = Store(f"sqlite:///{house.folder / 'kontor.db'}")
        assert [fault for fault in check(store) if fault is not None] == []
        store.close()
        assert "secret" not in json.dumps(house.lines()) and "Anna" not in json.dumps(house.lines())


def test_sealed_answers_are_not_even_counted(house: House) -> None:
    """Merchants, on a 7: everybody chooses what to lose, unseen; or the answers to an offer."""
    people = [Device(house, name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].open("merchants", [ME, OPEN, OPEN])
    for person in people[1:]:
        person.post(f"tables/{table['id']}/join", {"code": table["code"]})
    name = table["id"]
    people[0].post(f"tables/{name}/start")
    for n in range(400):
        places = [person.position(name, seat) for seat, person in enumerate(people)]
        actors = places[0]["actors"]
        if len(actors) > 1:
            break
        seat = actors[0]
        courses = [c for c in places[seat]["decision"]["courses"] if len(c) > 4]
        choices = [c["key"] for c in places[seat]["decision"]["choices"] if not c["composes"]]
        people[seat].move(name, seat, places[seat]["seq"], *(courses[0] if courses else [choices[n % len(choices)]]))
    else:
        raise AssertionError("no decision of several seats came up")
    one, other = actors[:2]
    mine = places[one]["decision"]["choices"]
    after = people[one].move(name, one, places[one]["seq"], mine[0]["key"])
    seen = people[other].position(name, other)
    gone = one not in seen["actors"]
    assert seen["seq"] == places[other]["seq"] + gone and seen["made"] == places[other]["made"]
    assert {**seen["view"], "awaited": 0} == {**places[other]["view"], "awaited": 0}
    if after["can_undo"]:
        people[one].undo(name, one, after["seq"])
    answer = places[other]["decision"]["choices"][0]["key"]
    assert people[other].move(name, other, places[other]["seq"], answer)["seq"] > places[other]["seq"]
