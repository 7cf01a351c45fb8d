"""Several people: apart with a spectator, at one screen behind a curtain, and through a crash of the server."""

from collections.abc import Callable
from typing import Any

from tests.e2e.conftest import Served, ask, open_table
from tests.e2e.driver import LOOK, MOVED, Driver
from tests.proof import count


def test_two_people_and_a_spectator_live(visit: Callable[..., Any], served: Served) -> None:
    mira, grete, watcher = visit(name="Mira"), visit(name="Grete", lang="de"), visit(name="Anna")
    table = open_table(mira, "rivalcities", [{"kind": "me"}, {"kind": "open"}], watch="everybody")
    for page in (mira, watcher):
        page.goto(f"{served.url}/table/{table['id']}")
        page.wait_for_selector("main h1")
    ask(grete, "POST", f"/tables/{table['id']}/join", {"code": table["code"]})
    grete.goto(f"{served.url}/table/{table['id']}")
    mira.get_by_role("button", name="Start the game").click()
    players = [Driver(mira, "mouse", 1), Driver(grete, "keyboard", 2)]
    watched = Driver(watcher)
    shown: set[int] = set()
    for _ in range(count(24, 400)):
        done = False
        while not done:
            for player in players:
                now = player.page.evaluate(LOOK)
                if now["state"] in ("decide", "confirm"):
                    player.decide(now["choices"])
                    player.page.wait_for_function(MOVED, arg=now["seq"])
                    done = True
                elif now["state"] == "over":
                    done = True
            shown.add(watcher.evaluate(LOOK)["seq"])
        if all(player.page.evaluate(LOOK)["state"] == "over" for player in players):
            break
    assert len(shown) > 5, "the spectator sees the game go on"
    assert watcher.locator("[data-key]").count() == 0
    assert [*players[0].faults, *players[1].faults, *watched.faults] == []


def test_talk_reaches_everybody_as_plain_text(visit: Callable[..., Any], served: Served) -> None:
    mira, grete = visit(name="Mira"), visit(name="<b>Grete</b>")
    table = open_table(mira, "rivalcities", [{"kind": "me"}, {"kind": "open"}])
    ask(grete, "POST", f"/tables/{table['id']}/join", {"code": table["code"]})
    for page in (mira, grete):
        page.goto(f"{served.url}/table/{table['id']}")
        page.wait_for_selector("form input")
    grete.fill("form input", "<img src=x onerror=alert(1)>")
    grete.keyboard.press("Enter")
    mira.wait_for_selector("text=<img src=x onerror=alert(1)>")
    assert mira.locator("main img").count() == 0


def test_a_curtain_between_people_at_one_screen(visit: Callable[..., Any], served: Served) -> None:
    page = visit()
    table = open_table(page, "rivalcities", [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Grete"}])
    watched: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda sent: watched.append(str(sent))))
    player = Driver(page, "keyboard")
    page.goto(f"{served.url}/table/{table['id']}")
    page.wait_for_selector('[data-testid="lift-curtain"]')
    assert watched == [], "nobody's hand is asked for before the first click"
    curtains = 0
    seen = -2
    for _ in range(count(30, 300)):
        now = player.look(seen)
        if now["state"] == "over":
            break
        if now["state"] == "curtain":
            curtains += 1
            assert page.locator('[data-testid="action-bar"], .areas').count() == 0
            sockets = len(watched)
            page.wait_for_timeout(120)
            assert len(watched) == sockets, "nothing is asked for behind the curtain"
            page.keyboard.press("Enter")        # the button has the focus
            seen = -2
        else:
            seen = now["seq"]
            player.decide(now["choices"])
    assert curtains >= 2
    assert player.faults == []


def test_the_game_goes_on_after_a_crash_without_reloading(visit: Callable[..., Any], served: Served) -> None:
    page = visit()
    table = open_table(page, "rivalcities", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    player = Driver(page)
    page.goto(f"{served.url}/table/{table['id']}")
    player.play(4)
    page.evaluate("() => { window.stayed = true; }")
    served.kill()
    now = player.look()
    player.decide(now["choices"])               # said to nobody; the page repeats it until somebody answers
    page.wait_for_timeout(500)
    served.start()
    player.look(now["seq"])
    player.play(player.decisions + 4)
    assert page.evaluate("() => window.stayed") is True
    assert [fault for fault in player.faults if "fetch" not in fault] == []


def test_taking_back_needs_the_other_person(visit: Callable[..., Any], served: Served) -> None:
    mira, grete = visit(name="Mira"), visit(name="Grete")
    table = open_table(mira, "rivalcities", [{"kind": "me"}, {"kind": "open"}])
    ask(grete, "POST", f"/tables/{table['id']}/join", {"code": table["code"]})
    ask(mira, "POST", f"/tables/{table['id']}/start")
    players = [Driver(page) for page in (mira, grete)]
    for player in players:
        player.page.goto(f"{served.url}/table/{table['id']}")
        player.page.wait_for_selector('[data-testid="action-bar"]')
    for _ in range(30):                 # until somebody has passed the turn on
        first = next((player for player in players if player.page.evaluate(LOOK)["state"] == "decide"), None)
        if first is None:
            mira.wait_for_timeout(50)
            continue
        now = first.page.evaluate(LOOK)
        first.decide(now["choices"])
        first.page.wait_for_function(MOVED, arg=now["seq"])
        if first.page.evaluate(LOOK)["state"] == "wait":
            break
    other = players[1 - players.index(first)] if first else players[0]
    assert first is not None
    first.page.click('[data-testid="menu"]')
    first.page.get_by_role("button", name="Ask to take back my last move").click()
    other.page.wait_for_selector('[data-testid="take-back"]')
    other.page.get_by_role("button", name="Agree").click()
    first.page.wait_for_selector('[data-testid="take-back"]', state="detached")
    first.look()
    assert [*players[0].faults, *players[1].faults] == []
