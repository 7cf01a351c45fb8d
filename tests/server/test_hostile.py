"""What nobody should send: every answer is a clear 4xx, nothing is changed, nothing is believed."""

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kontor.server.app import openapi
from tests.proof import count

from .house import ME, Device, House, bot

SCHEMA = schemathesis.openapi.from_dict(openapi())
TAGS = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def stage(house: House) -> tuple[Device, str, Any]:
    """A running game, and its position before anybody was hostile."""
    victim = Device(house, "Victim")
    table = victim.open("rivalcities", [ME, ME])["id"]
    return victim, table, victim.position(table, 0)


def is_closed(socket: ClientConnection) -> bool:
    """The server ends the connection, whatever it still had to say."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed:
        return True


def unchanged(stage: tuple[Device, str, Any]) -> None:
    victim, table, before = stage
    assert victim.position(table, 0) == before


@SCHEMA.parametrize()
@settings(max_examples=count(4, 100), deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_of_any_shape_breaks_the_server(
    case: schemathesis.Case[Any], house: House, stage: tuple[Device, str, Any]
) -> None:
    """Half of them with the id of a real table, by a person who does not sit there."""
    stranger = getattr(house, "stranger", None) or Device(house, "Stranger")
    house.stranger = stranger  # type: ignore[attr-defined]
    if "table_id" in (case.path_parameters or {}) and case.method != "DELETE":
        case.path_parameters["table_id"] = stage[1]
    if case.operation.path == "/api/me" and case.method == "DELETE":
        return
    answer = case.call(
        base_url=house.url, headers={"X-Kontor": "1"}, cookies=dict(stranger.http.cookies.items()), timeout=30
    )
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        assert answer.status_code < 500, answer.text
        assert answer.json()["text"]["key"].startswith(("refusal-", "error-")), answer.text


def test_and_the_game_is_as_it_was(stage: tuple[Device, str, Any]) -> None:
    unchanged(stage)


def test_other_peoples_seats_cannot_be_used(stage: tuple[Device, str, Any], ben: Device) -> None:
    _, table, before = stage
    path = f"tables/{table}"
    key = (before["decision"] or {"choices": [{"key": "good:beer"}]})["choices"][0]["key"]
    for seat in (0, 1, -1, 2, 99):
        move = {"seat": seat, "seq": before["seq"], "request": "x", "actions": [key]}
        assert ben.refused("POST", f"{path}/moves", move).status == 403
        assert ben.refused("POST", f"{path}/undo", {"seat": seat, "seq": 0, "request": "x"}).status == 403
        assert ben.refused("POST", f"{path}/take-back", {"seat": seat}).status == 403
        assert ben.refused("POST", f"{path}/leave", {"seat": seat}).status == 403
        assert ben.refused("POST", f"{path}/preview", {"seat": seat, "seq": 0, "actions": [key]}).status == 403
        assert ben.refused("GET", f"{path}/why", seat=seat).status == 403
        assert ben.refused("GET", path, seat=seat).status in (403, 404)
        assert ben.refused("GET", f"{path}/replay", at=1, seat=seat).status in (403, 404)
    for what in ("start", "archive", "rematch"):
        assert ben.refused("POST", f"{path}/{what}").status in (403, 409)
    unchanged(stage)


@pytest.mark.parametrize("cookie", [
    "", ".", "x", "kontor", "a.b", "%00.%00", "../../etc.passwd", "A" * 5000, "ü.ü", '{"id": 1}',
])
def test_a_forged_cookie_is_nobody(house: House, stage: tuple[Device, str, Any], cookie: str) -> None:
    value = stage[0].http.cookies["kontor"].split(".")[0] + "." + cookie
    for forged in (cookie, value):
        answer = httpx.patch(
            f"{house.url}/api/me", json={"name": "Eve"},
            headers=[(b"X-Kontor", b"1"), (b"Cookie", f"kontor={forged}".encode())],
        )  # fmt: skip
        assert answer.status_code == 401, answer.text
    assert stage[0].get("me")["name"] == "Victim"


def test_a_form_of_another_site_cannot_act(stage: tuple[Device, str, Any]) -> None:
    victim = stage[0]
    bare = httpx.Client(base_url=victim.http.base_url, cookies=victim.http.cookies)
    with bare:
        assert bare.patch("/me", json={"name": "Eve"}).status_code == 403
        for origin in ("http://localhost", "null", "https://127.0.0.1"):
            headers = {"X-Kontor": "1", "Origin": origin}
            assert bare.patch("/me", json={"name": "Eve"}, headers=headers).status_code == 403
        own = {"X-Kontor": "1", "Origin": victim.house.url}
        assert bare.patch("/me", json={"name": "Victim"}, headers=own).status_code == 200
    assert victim.get("me")["name"] == "Victim"


def test_tags_stay_text_and_pages_forbid_scripts(house: House, ben: Device) -> None:
    assert ben.ask("PATCH", "me", {"name": TAGS})["name"] == TAGS
    table = ben.open("rivalcities", [{"kind": "me", "name": TAGS}, bot()])
    said = ben.post(f"tables/{table['id']}/chat", {"text": TAGS})
    assert said["text"] == TAGS and table["seats"][0]["name"] == TAGS
    answer = ben.http.get(f"/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    page = httpx.get(f"{house.url}/table/{TAGS}")
    assert TAGS not in page.text
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(("path", "size", "status"), [
    ("tables", 400_000, 413), ("records", 2_400_000, 413), ("tables/x/moves", 70_000, 413),
])
def test_too_much_is_refused_unread(ben: Device, path: str, size: int, status: int) -> None:
    answer = ben.http.post(f"/{path}", content=b'{"text": "' + b"x" * size + b'"}')
    assert answer.status_code == status and answer.json()["text"]["key"] == "refusal-too-big"


@pytest.mark.parametrize("body", [
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name": 3}', b'{"nom": "x"}', b'{"name": "\\ud800"}',
    b'{"name": ""}', b'{"name": "\\u0000\\n"}', b'{"name": "' + b"x" * 41 + b'"}', b"[" * 60_000,
])  # fmt: skip
def test_malformed_bodies_are_refused(ben: Device, body: bytes) -> None:
    answer = ben.http.patch("/me", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text"]["key"].startswith("refusal-")
    assert ben.get("me")["name"] == "Ben"


@pytest.mark.parametrize("actions", [[], ["x"] * 201])
def test_a_batch_has_a_size(stage: tuple[Device, str, Any], actions: list[str]) -> None:
    victim, table, before = stage
    move = {"seat": 0, "seq": before["seq"], "request": "x", "actions": actions}
    assert victim.refused("POST", f"tables/{table}/moves", move).key == "batch-size"
    assert victim.refused("POST", f"tables/{table}/moves", {**move, "request": ""}).key == "request-name"
    unchanged(stage)


@pytest.mark.parametrize("frame", [
    "", "{", "null", "[]", '{"type": "now"}', '{"type": "watch", "seat": "0"}', '{"type": "watch", "more": 1}',
    '{"type": "ping"}', "\x00", "x" * 5000, b"\xff\xfe\x00", b"x" * 5000, "[" * 3000,
])  # fmt: skip
def test_a_malformed_or_oversized_frame_ends_the_connection(stage: tuple[Device, str, Any], frame: str | bytes) -> None:
    victim, table, _ = stage
    address = f"{victim.house.url.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address) as socket:
        socket.send(frame)
        assert is_closed(socket)
    unchanged(stage)


def test_later_frames_are_checked_too(stage: tuple[Device, str, Any]) -> None:
    victim, table, _ = stage
    with victim.live(table, 0) as live:
        live.next("now")
        live.socket.send("{")
        assert is_closed(live.socket)


def test_the_eyes_of_another_seat_are_not_lent(stage: tuple[Device, str, Any], ben: Device) -> None:
    _, table, _ = stage
    for seat in (0, 1, 7, -1):
        with ben.live(table, seat) as live:
            assert json.loads(live.socket.recv(timeout=20))["type"] == "trouble"
            assert is_closed(live.socket)
    address = ben.house.url.replace("http", "ws")
    for headers, path in (({"Origin": "http://localhost"}, table), ({}, "nowhere")):
        with pytest.raises(InvalidStatus):
            connect(f"{address}/api/tables/{path}/live", additional_headers=headers)


def test_too_many_requests_are_slowed_down(house: House) -> None:
    eve = Device(house, "Eve")
    table = eve.open()["id"]
    answers = {eve.http.post(f"/tables/{table}/chat", json={"text": "spam"}).status_code for _ in range(40)}
    assert answers == {200, 429}


@pytest.mark.parametrize("path", ["../secret.key", "..%2f..%2fsecret.key", "assets/../../store.py", "%00", "api/x"])
def test_files_outside_the_client_are_not_served(house: House, path: str) -> None:
    answer = httpx.get(f"{house.url}/{path}")
    assert answer.status_code in (400, 404, 503, 200)
    assert b"import" not in answer.content[:200] and len(answer.content) != 32
