"""axe finds nothing wrong with any page, any board and any sheet, in both lights and languages, on laptop and phone."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Served, ask, open_table
from tests.e2e.driver import Driver
from tests.e2e.test_table_life import FIXTURES
from tests.proof import PROVE

WEB = Path(__file__).resolve().parents[2] / "web"
AXE = Path(os.environ.get("KONTOR_AXE") or WEB / "node_modules" / "axe-core" / "axe.min.js")
SEATS = {"rivalcities": 2, "novgorod": 3, "oltremare": 3, "merchants": 3}
PAGES = (
    "/", "/new", "/new/merchants", "/profile", "/rules/oltremare", "/rules/kontor", "/how/novgorod", "/design",
    "/join/NONE", "/nowhere",
)  # fmt: skip
EVERY_LOOK = [("light", "en", False), ("dark", "de", False), ("light", "de", True), ("dark", "en", True)]
LOOKS = EVERY_LOOK if PROVE else EVERY_LOOK[1:3]

looks = pytest.mark.parametrize(("theme", "lang", "phone"), LOOKS)
Window = Callable[[str, str, bool], "Checked"]


class Checked:
    """A window whose pages are looked through by axe; what was found is kept with where it was."""

    def __init__(self, page: Any, url: str) -> None:
        if not AXE.exists():
            pytest.skip("no axe-core: run npm ci in web/")
        self.page = page
        self.url = url
        self.found: list[str] = []

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        self.page.wait_for_load_state("networkidle")

    def look(self, where: str) -> None:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        wrong: list[dict[str, Any]] = self.page.evaluate("async () => (await axe.run()).violations")
        for one in wrong:
            self.found += [f"{where}: {one['id']} {node['target']} {node['failureSummary']}" for node in one["nodes"]]

    def sheet(self, where: str) -> None:
        """A sheet that was just asked for; it is closed again."""
        self.page.wait_for_selector("dialog[open] h2")
        self.look(where)
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")


@pytest.fixture
def window(visit: Callable[..., Any], served: Served) -> Window:
    return lambda theme, lang, phone: Checked(
        visit(color_scheme=theme, lang=lang, phone=phone, reduced_motion="reduce"), served.url
    )


@looks
def test_axe_is_content_with_every_page(window: Window, theme: str, lang: str, phone: bool) -> None:
    seen = window(theme, lang, phone)
    page = seen.page
    table = open_table(page, "novgorod", [{"kind": "me"}, {"kind": "open"}])
    record = (FIXTURES / "rivalcities" / "stars.kontor").read_text(encoding="utf-8")
    over = ask(page, "POST", "/records", {"text": record})["id"]
    here = [f"/table/{table['id']}", f"/join/{table['code']}", f"/table/{over}", f"/replay/{over}?at=30"]
    for path in (*PAGES, *here):
        seen.go(path)
        seen.look(path)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is too wide by {wide} px"
    assert seen.found == []


@looks
@pytest.mark.parametrize("title", SEATS)
def test_axe_is_content_with_the_board(window: Window, title: str, theme: str, lang: str, phone: bool) -> None:
    seen = window(theme, lang, phone)
    table = open_table(seen.page, title, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (SEATS[title] - 1)])
    player = Driver(seen.page)
    seen.go(f"/table/{table['id']}")
    player.play(12)
    tabs = seen.page.locator('main .stage [role="tab"]:visible')
    for tab in range(tabs.count()):
        tabs.nth(tab).tap()
        seen.look(f"{title}, tab {tab + 1}")
    seen.look(title)
    seen.page.keyboard.press("?")
    seen.sheet("why not")
    seen.page.click('[data-testid="menu"]')
    seen.sheet("menu")
    assert seen.found == []


@looks
def test_axe_is_content_with_an_offer(window: Window, theme: str, lang: str, phone: bool) -> None:
    seen = window(theme, lang, phone)
    table = open_table(seen.page, "merchants", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
    player = Driver(seen.page)
    seen.go(f"/table/{table['id']}")
    while not (offers := [choice["key"] for choice in player.look()["choices"] if choice["composes"]]):
        player.play(player.decisions + 1)
    seen.page.click(f'[data-testid="action-bar"] [data-key="{offers[0]}"]')
    seen.sheet("an offer")
    assert seen.found == []
