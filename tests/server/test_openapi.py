"""The document clients are generated from holds everything that crosses the wire."""

import json
import re
from typing import Any, get_args

from kontor.server import messages as m
from kontor.server.app import openapi


def references(node: Any) -> set[str]:
    return set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(node)))


def test_every_reference_leads_somewhere() -> None:
    document = openapi()
    assert references(document) <= set(document["components"]["schemas"])


def test_live_messages_and_views_are_in_it() -> None:
    schemas = openapi()["components"]["schemas"]
    for union, messages in (("ServerMessage", m.ServerMessage), ("ClientMessage", m.ClientMessage)):
        names = {kind.__name__ for kind in get_args(messages)}
        assert references(schemas[union]) == names
        for name in names:
            assert "type" in schemas[name]["properties"], name
    for view in m.VIEWS.values():
        assert {"seat", "over", "step", "awaited"} <= set(schemas[view]["properties"])
    assert "MerchantsPlayerView" in schemas and "OltreMarePlayerView" in schemas


def test_every_answer_and_every_refusal_is_typed() -> None:
    for path, operations in openapi()["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            assert "4XX" in answers, (path, method)
            assert any(code.startswith("2") for code in answers), (path, method)


def test_the_contract_has_these_endpoints() -> None:
    found = {(method.upper(), path) for path, operations in openapi()["paths"].items() for method in operations}
    table = "/api/tables/{table_id}"
    for method, path in [
        ("GET", "/api/catalogue"), ("GET", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/me"),
        ("GET", "/api/me/export"), ("GET", "/api/lobby"), ("POST", "/api/tables"), ("GET", "/api/codes/{code}"),
        ("POST", "/api/records"), ("GET", table), *(("POST", f"{table}/{name}") for name in (
            "join", "start", "leave", "remove", "fill", "stand-in", "return", "mute", "archive", "rematch",
            "moves", "undo", "take-back", "preview", "chat",
        )), *(("GET", f"{table}/{name}") for name in ("why", "replay", "record", "log", "printed")),
    ]:  # fmt: skip
        assert (method, path) in found
