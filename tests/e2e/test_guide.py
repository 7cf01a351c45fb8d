"""A guided first game: from the lobby into a table where the old clerk explains what is there and what is asked."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from .driver import PATIENCE, Driver
from .test_axe import AXE

NAMES = {
    "novgorod": "Novgorod", "merchants": "Merchants of Europe", "oltremare": "Oltre Mare",
    "rivalcities": "Rival Cities",
}
GUIDE = '[data-testid="guide"]'
VIOLATIONS = "async () => (await axe.run()).violations.map((one) => [one.id, one.nodes.map((node) => node.target)])"
# how far down the rings reach
RINGS = """() => [...document.querySelectorAll('[data-testid="guide-ring"]')]
  .map((one) => one.getBoundingClientRect().bottom)"""
OWN_TURNS = 12          # own decisions that are followed


def learn(page: Any, title: str, lang: str) -> None:
    name = NAMES[title]
    said = f"Learn {name} in a guided game" if lang == "en" else f"{name} in einer geführten Partie lernen"
    page.goto("/".join(page.url.split("/")[:3]))
    page.get_by_role("button", name=said).click()
    page.wait_for_selector(f"{GUIDE}[data-note='goal']", timeout=PATIENCE)


def note(page: Any) -> str:
    return str(page.get_attribute(GUIDE, "data-note"))


def pressed(page: Any, button: str) -> str:
    """Presses a button of the clerk; gives the note that is pinned up afterwards."""
    before = note(page)
    page.click(f'[data-testid="guide-{button}"]')
    page.wait_for_function(f"old => document.querySelector('{GUIDE}').dataset.note !== old", arg=before)
    return note(page)


@pytest.mark.parametrize(
    ("title", "lang"), [("novgorod", "en"), ("merchants", "de"), ("oltremare", "en"), ("rivalcities", "de")]
)
def test_the_clerk_leads_through_the_first_turns(visit: Callable[..., Any], title: str, lang: str) -> None:
    page = visit(lang=lang)
    driver = Driver(page)
    learn(page, title, lang)
    heard = ["goal"]
    while page.locator('[data-testid="guide-next"]').count():
        rings = page.locator('[data-testid="guide-ring"]').all()
        assert rings and all(ring.is_visible() for ring in rings), heard[-1]
        heard.append(pressed(page, "next"))
    assert len(heard) > 5, "the tour"
    seen = -2
    for _ in range(OWN_TURNS):
        now = driver.look(seen)
        seen = now["seq"]
        if now["state"] != "decide":
            break
        heard.append(note(page))
        text = page.inner_text(f"{GUIDE} [role='status']")
        assert text.strip() and "clerk-" not in text, heard[-1]
        plain = [choice for choice in now["choices"] if not choice["composes"]]
        page.click(f'[data-testid="action-bar"] [data-key="{driver.rng.choice(plain)["key"]}"]')
    assert len(set(heard) - {""}) > 8, f"it spoke of what was asked: {heard}"
    assert not driver.faults


def test_the_clerk_is_skipped_switched_off_and_on_again(visit: Callable[..., Any]) -> None:
    page = visit(phone=True)
    driver = Driver(page)
    learn(page, "rivalcities", "en")
    driver.look()
    assert pressed(page, "skip") == "start-good", "without the tour"
    assert pressed(page, "skip") == ""
    assert pressed(page, "again") == "start-good"

    page.click('[data-testid="guide-fold"]')
    assert page.get_attribute('[data-testid="guide-fold"]', "aria-expanded") == "false"
    page.wait_for_selector('[data-testid="guide-ring"]', state="detached")
    page.click('[data-testid="guide-fold"]')

    page.click('[data-testid="guide-off"]')
    page.wait_for_selector(GUIDE, state="detached")
    page.get_by_text("“Help” at the top of the page calls him back").wait_for()
    page.click('[data-testid="guide-on"]')
    page.wait_for_selector(f"{GUIDE}[data-note='start-good']")
    assert page.locator('[data-testid="guide-on"]').count() == 0, "he is there"
    page.click('[data-testid="guide-off"]')
    page.wait_for_selector(GUIDE, state="detached")
    page.reload()
    driver.look()
    assert page.locator(GUIDE).count() == 0, "remembered on this device"

    page.click('[data-testid="menu"]')
    page.check('[data-testid="guide-switch"]')
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{GUIDE}[data-note='start-good']")
    assert not driver.faults


def test_on_a_phone_the_clerk_shows_what_he_speaks_of(visit: Callable[..., Any]) -> None:
    page = visit(phone=True)
    driver = Driver(page)
    learn(page, "novgorod", "en")
    driver.look()
    parts = {"goal": "players", "career": "career", "chart": "chart", "desk": "ship", "orders": "orders"}
    while page.locator('[data-testid="guide-next"]').count():
        told = note(page)
        if told != "bar":
            page.locator(f'[data-guide="{parts[told]}"]').wait_for()
            page.wait_for_timeout(300)
            assert max(page.evaluate(RINGS)) <= page.locator(GUIDE).bounding_box()["y"] + 1, told
        pressed(page, "next")
    assert page.get_attribute('[data-guide="tab-chart"]', "aria-selected") == "true", "at last what is asked"
    assert not driver.faults


def test_number_keys_stay_with_the_action_bar(visit: Callable[..., Any]) -> None:
    page = visit()
    driver = Driver(page, hand="keyboard")
    learn(page, "rivalcities", "en")
    seen = driver.look()["seq"]
    page.focus('[data-testid="guide-next"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{GUIDE}[data-note='mine']")
    page.keyboard.press("1")
    driver.look(seen)
    assert note(page) == "ring", "playing on turns the page"


@pytest.mark.parametrize("phone", [False, True])
def test_every_card_in_the_lobby_leads_to_how_to_win_and_on_to_a_guided_game(
    visit: Callable[..., Any], phone: bool
) -> None:
    page = visit(phone=phone)
    driver = Driver(page)
    home = "/".join(page.url.split("/")[:3])
    for title, name in NAMES.items():
        page.goto(home)
        page.get_by_role("link", name=re.compile(f"How to win ?: {name}")).click()
        page.wait_for_url(f"{home}/how/{title}")
        page.get_by_role("heading", name=f"How to win {name}").wait_for()
        page.get_by_role("button", name="Learn it in a guided game").wait_for()
        if not phone:
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "it fits one screen"
    page.get_by_role("button", name="Learn it in a guided game").click()
    page.wait_for_selector(f"{GUIDE}[data-note='goal']", timeout=PATIENCE)
    assert not driver.faults


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_axe_is_content_with_clerk_and_how_to_win(visit: Callable[..., Any], phone: bool, theme: str) -> None:
    if not AXE.exists():
        pytest.skip("no axe-core: run npm ci in web/")
    page = visit(color_scheme=theme, phone=phone)
    learn(page, "merchants", "en")
    Driver(page).look()
    page.wait_for_timeout(300)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(VIOLATIONS) == []
    page.goto("/".join(page.url.split("/")[:3]) + "/how/merchants")
    page.get_by_role("button", name="Learn it in a guided game").wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(VIOLATIONS) == []
