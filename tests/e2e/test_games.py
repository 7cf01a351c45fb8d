"""Whole games of every title against greedy, through the page: by mouse, keyboard and board, in both languages."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.conftest import Served, open_table
from tests.e2e.driver import LOOK, Driver, Hand
from tests.proof import PROVE

SEATS = {"rivalcities": 2, "novgorod": 2, "oltremare": 3, "merchants": 3}
WHOLE = 100_000
A_WHILE = 25            # own decisions of the titles that the gate only samples
ON_A_PHONE = 40
HANDS: tuple[Hand, ...] = ("mouse", "keyboard", "board")
LANGS = ("en", "de")

EVERYTHING = [(title, hand, lang, WHOLE) for title in SEATS for hand in HANDS for lang in LANGS]
SAMPLE = [
    ("rivalcities", "mouse", "en", WHOLE), ("rivalcities", "board", "de", WHOLE),
    ("novgorod", "keyboard", "de", A_WHILE), ("novgorod", "board", "en", A_WHILE),
    ("oltremare", "keyboard", "en", A_WHILE), ("oltremare", "board", "de", A_WHILE),
    ("merchants", "keyboard", "de", A_WHILE), ("merchants", "board", "en", A_WHILE),
]
PHONES = [(title, lang) for title in SEATS for lang in LANGS] if PROVE else [("rivalcities", "en"), ("merchants", "de")]


@pytest.mark.parametrize(("title", "hand", "lang", "most"), EVERYTHING if PROVE else SAMPLE)
def test_a_game_is_played_through_the_page(
    visit: Callable[..., Any], served: Served, title: str, hand: Hand, lang: str, most: int
) -> None:
    page = visit(lang=lang, reduced_motion="reduce")
    player = sit_down(page, served, title, hand)
    ended = player.play(most)
    assert player.faults == []
    assert page.locator("html").get_attribute("lang") == lang
    assert_all_on_the_board(player)
    if most == WHOLE:
        assert ended == "over"
        result = page.locator('[data-testid="result"]')
        assert result.locator("tbody tr").count() == SEATS[title]
        assert result.locator("ol.trail li").count() > 0
        with page.expect_download() as download:
            result.locator("a[download]").click()
        assert download.value.path().read_text(encoding="utf-8")
    else:
        assert player.decisions >= most or ended == "over"


@pytest.mark.parametrize(("title", "lang"), PHONES)
def test_a_phone_plays_by_touching_the_board(visit: Callable[..., Any], served: Served, title: str, lang: str) -> None:
    page = visit(lang=lang, phone=True, reduced_motion="reduce")
    player = sit_down(page, served, title, "board")
    decisions = 0
    while decisions < ON_A_PHONE:                       # a game of Rival Cities may be over before
        ended = player.play(ON_A_PHONE - decisions)
        decisions += player.decisions
        assert player.faults == []
        assert_all_on_the_board(player)
        if ended == "over":
            player = sit_down(page, served, title, "board")


def sit_down(page: Any, served: Served, title: str, hand: Hand) -> Driver:
    others = [{"kind": "bot", "bot": "greedy"}] * (SEATS[title] - 1)
    table = open_table(page, title, [{"kind": "me"}, *others])
    page.goto(f"{served.url}/table/{table['id']}")
    return Driver(page, hand)


def assert_all_on_the_board(player: Driver) -> None:
    """Everything lay where it could be clicked, and nothing was answered in the action bar."""
    assert player.drawn.missing == {}, "not on the board"
    assert player.drawn.covered == {}, "on the board, but something lies over it"
    assert player.hand != "board" or player.drawn.pressed.total() == player.decisions


def test_the_page_fits_a_laptop_without_scrolling(visit: Callable[..., Any], served: Served) -> None:
    for lang in ("en", "de"):
        page = visit(lang=lang)
        table = open_table(page, "merchants", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
        player = Driver(page)
        page.goto(f"{served.url}/table/{table['id']}")
        player.play(3)
        box = page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert box == [800, 1280]


def test_undo_and_why_not_by_keyboard(visit: Callable[..., Any], served: Served) -> None:
    page = visit()
    table = open_table(page, "novgorod", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    player = Driver(page, "keyboard", seed=3)
    page.goto(f"{served.url}/table/{table['id']}")
    for _ in range(40):
        now = player.look()
        if page.locator('[data-testid="undo"]').is_enabled():
            break
        player.decide(now["choices"])
        player.look(now["seq"])
    now = player.look()
    page.keyboard.press("u")
    after = player.look(now["seq"])
    assert after["seq"] > now["seq"]
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] h2")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.evaluate("() => document.activeElement !== document.body")
    assert player.faults == []


def test_a_choice_for_good_is_confirmed_where_somebody_wants_that(visit: Callable[..., Any], served: Served) -> None:
    page = visit()
    page.evaluate("() => localStorage.setItem('kontor.settings', JSON.stringify({ confirm: true }))")
    table = open_table(page, "rivalcities", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    player = Driver(page)
    page.goto(f"{served.url}/table/{table['id']}")
    for _ in range(12):
        now = player.look()
        player.decide(now["choices"])
        page.wait_for_function(f"(old) => ({LOOK})().state === 'confirm' || ({LOOK})().seq !== old", arg=now["seq"])
        if page.locator('[data-testid="confirm-yes"]').count():
            break
    assert page.locator('[data-testid="confirm-yes"]').count() == 1
    page.keyboard.press("Escape")
    assert player.look()["seq"] == now["seq"], "nothing was done"
    player.decide(now["choices"])
    player.play(player.decisions + 3)
    assert player.faults == []


def test_replay_by_keyboard_keeps_the_place_in_the_address(visit: Callable[..., Any], served: Served) -> None:
    page = visit(lang="de")
    table = open_table(page, "novgorod", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    player = Driver(page)
    page.goto(f"{served.url}/table/{table['id']}")
    player.play(5)
    page.goto(f"{served.url}/replay/{table['id']}?at=3")
    page.wait_for_selector("output")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=4*")
    assert page.locator("output").inner_text().startswith("Zug 4 von")
    assert player.faults == []
