"""axe finds nothing wrong with the table, in both lights, on a laptop and on a phone."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Served, open_table
from tests.e2e.driver import Driver

WEB = Path(__file__).resolve().parents[2] / "web"
AXE = Path(os.environ.get("KONTOR_AXE") or WEB / "node_modules" / "axe-core" / "axe.min.js")
BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_is_content_with_the_table(visit: Callable[..., Any], served: Served, theme: str, phone: bool) -> None:
    if not AXE.exists():
        pytest.skip("no axe-core: run npm ci in web/")
    page = visit(color_scheme=theme, phone=phone)
    table = open_table(page, "merchants", [{"kind": "me"}, *BOTS])
    player = Driver(page)
    page.goto(f"{served.url}/table/{table['id']}")
    player.play(12)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] h2")
    page.wait_for_timeout(300)
    assert violations(page) == []


def violations(page: Any) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
