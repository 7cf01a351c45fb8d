"""What happens around a game, through the page: coming and going, talk, archive, rematch, notices, replay, profile."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.titles.registry import find
from tests.e2e.conftest import Served, ask, open_table
from tests.e2e.driver import LOOK, MOVED, PATIENCE, Driver

Visit = Callable[..., Any]
FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
BOT = {"kind": "bot", "bot": "random"}

# Counts what the page asks of the browser, and lets a test say whether anybody looks at the page.
WATCHED = """
window.asked = { notes: [], sounds: 0 };
window.looked = true;
Object.defineProperty(document, 'hidden', { get: () => !window.looked });
const Note = window.Notification;
window.Notification = class extends Note {
  constructor(title, more) { super(title, more); window.asked.notes.push(title); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.asked.sounds += 1; return start.apply(this, at); };
"""


def two_people(visit: Visit, served: Served, **more: Any) -> tuple[dict[str, Any], Any, Any]:
    """A running game of Rival Cities; Mira opened the table."""
    mira, grete = visit(name="Mira"), visit(name="Grete")
    table = open_table(mira, "rivalcities", [{"kind": "me"}, {"kind": "open"}], **more)
    ask(grete, "POST", f"/tables/{table['id']}/join", {"code": table["code"]})
    ask(mira, "POST", f"/tables/{table['id']}/start")
    for page in (mira, grete):
        page.goto(f"{served.url}/table/{table['id']}")
        page.wait_for_selector('[data-testid="action-bar"]')
    return table, mira, grete


def decide_once(players: list[Driver]) -> Driver:
    """Whoever is asked answers once."""
    while True:
        for player in players:
            now = player.page.evaluate(LOOK)
            if now["state"] == "decide":
                player.decide(now["choices"])
                player.page.wait_for_function(MOVED, arg=now["seq"])
                return player
        players[0].page.wait_for_timeout(50)


def pass_the_turn(players: list[Driver], to: Driver) -> None:
    """Plays on until the others have moved and `to` is asked."""
    other = next(player for player in players if player is not to)
    for _ in range(60):
        if decide_once(players) is other and is_asked(to):
            return
    pytest.fail("the turn never came")


def is_asked(player: Driver) -> bool:
    player.page.wait_for_timeout(600)                   # what others did is shown one by one
    return bool(player.page.evaluate(LOOK)["state"] == "decide")


def menu(page: Any, *names: str) -> None:
    page.click('[data-testid="menu"]')
    for name in names:
        page.get_by_role("button", name=name).click()


def no_faults(*players: Driver) -> None:
    assert [fault for player in players for fault in player.faults] == []


# coming and going

def test_free_seats_are_filled_with_bots_and_the_game_begins(visit: Visit, served: Served) -> None:
    page = visit()
    table = open_table(page, "novgorod", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    player = Driver(page)
    page.goto(f"{served.url}/table/{table['id']}")
    page.get_by_role("button", name="Fill 2 seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    player.play(2)
    no_faults(player)


def test_a_shared_link_brings_a_friend_to_the_table(visit: Visit, served: Served) -> None:
    mira, grete = visit(name="Mira"), visit(name="Grete", lang="de")
    table = open_table(mira, "rivalcities", [{"kind": "me"}, {"kind": "open"}])
    mira.goto(f"{served.url}/table/{table['id']}")
    mira.get_by_role("button", name="Share").click()
    link = mira.locator("dialog[open] input").first.input_value()
    assert mira.locator("dialog[open] input").nth(1).input_value() == table["code"]
    assert mira.locator("dialog[open] .warn").count() == 1, "it says that the link works here only"
    path = urlsplit(link).path              # to the host that her cookie is for
    assert path.endswith(table["code"])
    grete.goto(served.url + path)
    grete.get_by_role("button", name="Hinsetzen").click()
    grete.wait_for_url(f"**/table/{table['id']}")
    mira.keyboard.press("Escape")
    mira.get_by_role("button", name="Start the game").click()
    players = [Driver(mira), Driver(grete)]
    for _ in range(3):
        decide_once(players)
    no_faults(*players)


def test_a_bot_plays_on_for_whoever_leaves(visit: Visit, served: Served) -> None:
    _, mira, grete = two_people(visit, served)
    players = [Driver(mira), Driver(grete)]
    menu(grete, "Leave the table", "Really leave")
    grete.wait_for_url(f"{served.url}/")
    mira.get_by_test_id("words-switch").click()
    mira.wait_for_selector(".seats :text('bot')")
    players[0].play(3)
    no_faults(*players)


@pytest.mark.parametrize("watch", ["everybody", "nobody"])
def test_the_opener_sends_somebody_away(visit: Visit, served: Served, watch: str) -> None:
    _, mira, grete = two_people(visit, served, watch=watch)
    players = [Driver(mira), Driver(grete)]
    menu(mira, "Remove Grete", "Really remove Grete")
    mira.keyboard.press("Escape")
    if watch == "everybody":
        grete.wait_for_selector("text=You are watching now")
        assert grete.locator("[data-key]").count() == 0
        assert grete.locator('[data-testid="undo"]').count() == 0, "there is nothing to take back for a spectator"
    else:
        grete.wait_for_selector("main h1")
        grete.get_by_role("link", name="To the lobby", exact=True).click()
        grete.wait_for_url(f"{served.url}/")
    players[0].play(3)
    no_faults(*players)


def test_a_table_in_the_archive_is_found_in_the_profile(visit: Visit, served: Served) -> None:
    page = visit()
    table = open_table(page, "rivalcities", [{"kind": "me"}, BOT])
    page.goto(f"{served.url}/table/{table['id']}")
    menu(page, "Put the table into the archive")
    page.wait_for_url(f"{served.url}/")
    page.wait_for_selector(".tables")
    page.wait_for_timeout(300)
    assert page.locator(f'a[href="/table/{table["id"]}"]').count() == 0
    page.goto(f"{served.url}/profile")
    page.locator(f'a[href="/table/{table["id"]}"]').click()
    page.wait_for_selector('[data-testid="action-bar"]')


def test_playing_again_after_the_end(visit: Visit, served: Served) -> None:
    page = visit()
    table = ask(page, "POST", "/records", {"text": nearly_over()})
    player = Driver(page)
    page.goto(f"{served.url}/table/{table['id']}")
    assert player.play(200) == "over"
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=table["id"])
    player.decisions = 0
    player.play(2)
    no_faults(player)


def nearly_over() -> str:
    """A game that seat 0 can bring to its end in a few moves."""
    title = find("rivalcities")
    whole = Match.new(title, 2, {}, seed=3, names=["Mira", "bot"])
    play_at_random(whole, until=100_000)
    match = Match.new(title, 2, {}, seed=3, names=["Mira", "bot"])
    play_at_random(match, until=whole.made - 25)
    return match.record().to_text()


def play_at_random(match: Match, until: int) -> None:
    rng = Rng(1)
    while not match.over and match.made < until:
        seat = match.actors()[0]
        legal = match.state.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])


# talk

def test_the_opener_silences_somebody(visit: Visit, served: Served) -> None:
    mira, grete = visit(name="Mira"), visit(name="Grete")
    table = open_table(mira, "rivalcities", [{"kind": "me"}, {"kind": "open"}])
    ask(grete, "POST", f"/tables/{table['id']}/join", {"code": table["code"]})
    for page in (mira, grete):
        page.goto(f"{served.url}/table/{table['id']}")
        page.wait_for_selector("form input")
    say(grete, "Good evening")
    mira.wait_for_selector("text=Good evening")
    mira.get_by_role("button", name="Mute Grete").click()
    mira.wait_for_selector("text=Good evening", state="detached")
    say(grete, "Can you hear me?")
    grete.wait_for_selector(".refused")
    mira.get_by_role("button", name="Listen to everybody again").click()
    say(grete, "And now?")
    mira.wait_for_selector("text=And now?")
    assert mira.locator("text=Can you hear me?").count() == 0


def say(page: Any, text: str) -> None:
    page.fill("form input", text)
    page.keyboard.press("Enter")


# taking back

def test_a_declined_request_changes_nothing(visit: Visit, served: Served) -> None:
    _, mira, grete = two_people(visit, served)
    players = [Driver(mira), Driver(grete)]
    pass_the_turn(players, players[0])
    before = mira.evaluate(LOOK)["choices"]
    menu(grete, "Ask to take back my last move")
    mira.wait_for_selector('[data-testid="take-back"]')
    mira.get_by_role("button", name="Decline").click()
    grete.wait_for_selector('[data-testid="take-back"]', state="detached")
    assert mira.evaluate(LOOK)["choices"] == before
    no_faults(*players)


# noticing that it is my turn

def test_my_turn_is_heard_seen_and_told(visit: Visit, served: Served) -> None:
    table, mira, grete = two_people(visit, served)
    mira.context.grant_permissions(["notifications"], origin=served.url)
    mira.evaluate("() => localStorage.setItem('kontor.settings', JSON.stringify({ sound: true }))")
    mira.add_init_script(WATCHED)
    mira.goto(f"{served.url}/table/{table['id']}")
    mira.wait_for_selector('[data-testid="action-bar"]')
    players = [Driver(mira), Driver(grete)]
    mine, theirs = players
    while mine.page.evaluate(LOOK)["state"] == "decide" or theirs.page.evaluate(LOOK)["state"] != "decide":
        decide_once(players)
        is_asked(mine)
    assert "Your turn" not in mira.title()
    mira.evaluate("() => { window.looked = false; window.asked.notes.length = 0; window.asked.sounds = 0; }")
    while mine.page.evaluate(LOOK)["state"] != "decide":
        if theirs.page.evaluate(LOOK)["state"] == "decide":
            decide_once([theirs])
        mira.wait_for_timeout(50)
    mira.wait_for_function("() => document.title.includes('Your turn')")
    mira.wait_for_function("() => window.asked.notes.length === 1 && window.asked.sounds === 2")
    assert mira.evaluate("() => window.asked.notes") == ["Rival Cities"]
    assert "turn" in (mira.locator('link[rel="icon"]').get_attribute("href") or "")
    no_faults(*players)


def test_the_strip_tells_what_others_did_since_my_turn(visit: Visit, served: Served) -> None:
    _, mira, grete = two_people(visit, served)
    players = [Driver(mira), Driver(grete)]
    pass_the_turn(players, players[0])
    strip = mira.get_by_role("button", name="Since your turn")
    told = int(re.sub(r"\D", "", strip.inner_text()))
    assert told > 0
    strip.click()
    lines = mira.locator('section.aside [role="region"] li')
    assert lines.count() == told
    assert any("Altona" in text or "Hamburg" in text for text in lines.all_inner_texts())
    no_faults(*players)


def test_two_tabs_of_one_person_show_the_same(visit: Visit, served: Served) -> None:
    page = visit()
    table = open_table(page, "rivalcities", [{"kind": "me"}, BOT])
    page.goto(f"{served.url}/table/{table['id']}")
    second = page.context.new_page()
    second.goto(f"{served.url}/table/{table['id']}")
    players = [Driver(page, seed=1), Driver(second, seed=2)]
    for turn in range(6):
        now = players[turn % 2].look()
        other = players[1 - turn % 2]
        other.page.wait_for_function(f"seq => ({LOOK})().seq === seq && ({LOOK})().state === 'decide'", arg=now["seq"])
        assert other.page.evaluate(LOOK)["choices"] == now["choices"]
        players[turn % 2].decide(now["choices"])
        other.page.wait_for_function(MOVED, arg=now["seq"], timeout=PATIENCE)
    no_faults(*players)


# records

def finished() -> str:
    return (FIXTURES / "rivalcities" / "stars.kontor").read_text(encoding="utf-8")


def test_a_record_is_brought_in_and_watched_through_any_eyes(visit: Visit, served: Served) -> None:
    page = visit()
    player = Driver(page)
    page.goto(f"{served.url}/profile")
    page.fill("textarea", finished())
    page.get_by_role("button", name="Import", exact=True).click()
    page.wait_for_url("**/replay/**")
    page.wait_for_selector("output")
    slider = page.locator('input[type="range"]')
    slider.fill("40")
    page.wait_for_url("**at=40*")
    through = page.locator("select").first
    assert through.locator("option").count() == 3, "both seats and a spectator"
    through.select_option("1")
    page.wait_for_url("**at=40&seat=1")
    page.click('[data-testid="replay-play"]')
    page.wait_for_url("**at=42*")
    page.click('[data-testid="replay-play"]')
    slider.fill(slider.get_attribute("max") or "0")
    page.wait_for_selector('[data-testid="result"]')
    no_faults(player)


# me

def test_a_profile_is_renamed_taken_along_and_deleted(visit: Visit, served: Served) -> None:
    page = visit(name="Mira")
    table = open_table(page, "rivalcities", [{"kind": "me"}, BOT])
    page.goto(f"{served.url}/profile")
    page.fill("input[autocomplete=nickname]", "Mirabelle")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Saved.")
    with page.expect_download() as download:
        page.get_by_role("link", name="Take my data with me").click()
    mine = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert "Mirabelle" in json.dumps(mine)
    page.goto(f"{served.url}/table/{table['id']}")
    page.wait_for_selector("text=Mirabelle", state="attached")
    page.goto(f"{served.url}/profile")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Delete me for good").click()
    page.wait_for_url(f"{served.url}/")
    page.wait_for_selector("text=You are forgotten")
    page.wait_for_selector("input[autocomplete=nickname]")          # a stranger is asked for a name
    assert page.locator("text=Mirabelle").count() == 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_page_is_wider_than_a_phone(visit: Visit, served: Served, lang: str) -> None:
    page = visit(lang=lang, phone=True)
    waiting = open_table(page, "merchants", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    over = ask(page, "POST", "/records", {"text": finished()})
    paths = [
        "/", "/profile", "/new/merchants", "/rules/merchants", "/how/oltremare", f"/join/{waiting['code']}", "/nowhere",
        f"/table/{waiting['id']}", f"/table/{over['id']}", f"/replay/{over['id']}?at=30",
    ]
    for path in paths:
        page.goto(served.url + path)
        page.wait_for_selector("main h1, header h1")
        page.wait_for_load_state("networkidle")
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is too wide by {wide} px"
        cut = page.eval_on_selector_all("h1", "all => all.some((one) => one.scrollWidth > one.clientWidth + 1)")
        assert not cut, f"a heading of {path} is cut off"
