"""Pictures of the real app for README and docs: a server of its own, games of its own, Debian's Chromium.

    python -m tools.browser_pictures [PART OF A FILE NAME …]            # make pictures
    python -m tools.browser_pictures --questions [TITLE …]              # every kind of question, to be looked at

Every game comes from a seed, is played to its middle by bots and brought in as a record, so that the same code gives
the same boards; only the last moves before the result are made at the server, by bots that no seed binds.
What README shows goes to docs/pictures, every other size, light and language to build/pictures, the questions beside
them, each once on a laptop and once on a phone.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .scenes import ME, Scene, questions, stages
from .small_png import shrink

ROOT = Path(__file__).resolve().parent.parent
SHOWN = ROOT / "docs" / "pictures"
REST = ROOT / "build" / "pictures"
SERVE = "import sys; from kontor.cli import main; sys.exit(main())"
MOST_BYTES = 250_000
PATIENCE = 120.0        # seconds until a server on a busy machine has to answer
FRIEND = "Jonas"

Theme = Literal["light", "dark"]
SIZES = {"laptop": (1280, 800), "phone": (390, 844)}
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGS = ("en", "de")


TABLES = {
    "rivalcities": Scene("rivalcities", 2, 7, 130),
    "novgorod": Scene("novgorod", 3, 7, 151),
    "oltremare": Scene("oltremare", 3, 7, 529),
    "merchants": Scene("merchants", 3, 7, 422),
}
ENDED = Scene("oltremare", 3, 7, 1200)                  # its last decisions are made by choosing the last answer
LEARN = "/#learn"                                       # the lobby, and a click on the first title's guided game
RULEBOOK = "/rules/novgorod#NOV-4.1"

# page, size, theme, language of what is committed
COMMITTED = {
    *((title, "laptop", "light", "en") for title in TABLES),
    *((title, "phone", "dark", "de") for title in TABLES),
    ("lobby", "laptop", "light", "en"), ("lobby", "laptop", "dark", "en"),
    ("result", "laptop", "light", "en"), ("rulebook", "laptop", "light", "en"), ("learn", "laptop", "light", "en"),
}


@contextmanager
def served(data: Path) -> Iterator[str]:
    """`kontor serve` on a free port, for as long as the pictures take."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data / "games")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    log = data / "server.log"
    with log.open("wb") as lines:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *where], cwd=ROOT, env=environment, stdout=lines, stderr=lines
        )
    try:
        wait_for(f"{url}/api/catalogue", process, log)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"the server did not come up:\n{log.read_text(encoding='utf-8')[-2000:]}")


def ask(context: BrowserContext, url: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    data = json.dumps(body) if body is not None else None
    headers = {"X-Kontor": "1", **({"Content-Type": "application/json"} if data is not None else {})}
    answer = context.request.fetch(f"{url}/api{path}", method=method, headers=headers, data=data)
    if not answer.ok:
        raise SystemExit(f"{method} {path}: {answer.status} {answer.text()}")
    return answer.json()


def arrive(browser: Browser, url: str, name: str) -> BrowserContext:
    """Somebody with a device of their own."""
    context = browser.new_context()
    ask(context, url, "GET", "/me")
    ask(context, url, "PATCH", "/me", {"name": name})
    return context


def set_out(browser: Browser, url: str) -> tuple[Any, dict[str, str]]:
    """Opens every table; gives my device, to be carried from window to window, and the address of each page."""
    friend = arrive(browser, url, FRIEND)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    ask(friend, url, "POST", "/tables", {"title": "novgorod", "seats": seats, "watch": "everybody"})
    mine = arrive(browser, url, ME)
    pages = {"lobby": "/", "rulebook": RULEBOOK}
    for name, scene in {**TABLES, "result": ENDED}.items():
        table = ask(mine, url, "POST", "/records", {"text": next(stages(scene))})
        pages[name] = f"/table/{table['id']}"
        if scene is ENDED:
            play_on(mine, url, table["id"])
    pages["learn"] = LEARN                              # last: it opens tables, which the lobby would show
    return mine.storage_state(), pages


def play_on(mine: BrowserContext, url: str, table: str) -> None:
    """Plays seat 0 through the API until the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        position = ask(mine, url, "GET", f"/tables/{table}?seat=0")["position"]
        if position["over"]:
            return
        if position["decision"] is None:
            time.sleep(0.2)
            continue
        plain = [choice["key"] for choice in position["decision"]["choices"] if not choice["composes"]]
        move = {"seat": 0, "seq": position["seq"], "request": f"picture-{position['seq']}", "actions": plain[-1:]}
        ask(mine, url, "POST", f"/tables/{table}/moves", move)
    raise SystemExit(f"the game at {table} did not end")


def take(page: Page, address: str, path: Path) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    if address.endswith(LEARN):
        page.get_by_test_id("learn").first.click()
        page.get_by_test_id("guide").wait_for()
        page.locator('[data-testid="action-bar"].mine').wait_for()      # the others draft first
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_timeout(600)                          # pieces that fly to their places
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)


def pictures(browser: Browser, url: str, wanted: list[str]) -> list[Path]:
    """Every page in every size, light and language; gives those that are committed."""
    device, pages = set_out(browser, url)
    kept = []
    for (name, place), (size, theme, lang) in product(pages.items(), product(SIZES, THEMES, LANGS)):
        file = f"{name}-{size}-{theme}-{lang}.png"
        if wanted and not any(word in file for word in wanted):
            continue
        is_kept = (name, size, theme, lang) in COMMITTED
        path = (SHOWN if is_kept else REST) / file
        with window(browser, size, theme, lang, device) as page:
            take(page, url + place, path)
        if is_kept:
            shrink(path)
            kept.append(path)
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB", flush=True)
    return kept


def look_at_questions(browser: Browser, url: str, titles: list[str]) -> None:
    """Every kind of question of the titles; language and light take turns."""
    looks: list[tuple[str, Theme, str]] = [
        ("laptop", "light", "en"), ("laptop", "dark", "de"), ("phone", "dark", "en"), ("phone", "light", "de"),
    ]
    for title in titles or list(TABLES):
        for place, (question, record) in enumerate(questions(title).items()):
            mine = arrive(browser, url, ME)
            address = f"{url}/table/{ask(mine, url, 'POST', '/records', {'text': record})['id']}"
            device = mine.storage_state()
            mine.close()
            for size, theme, lang in looks[place % 2 :: 2]:
                path = REST / "questions" / title / f"{size}-{question.replace(' ', '-')}-{theme}-{lang}.png"
                with window(browser, size, theme, lang, device) as page:
                    take(page, address, path)
                print(path.relative_to(ROOT), flush=True)


@contextmanager
def window(browser: Browser, size: str, theme: Theme, lang: str, device: Any) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, color_scheme=theme, has_touch=size == "phone",
        reduced_motion="reduce", storage_state=device,
    )  # fmt: skip
    page = context.new_page()
    page.on("pageerror", lambda error: print("page error:", error, file=sys.stderr))
    yield page
    context.close()


def main(wanted: list[str]) -> int:
    """`wanted`: parts of file names; without any, every picture is taken."""
    chromium = os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        raise SystemExit("no chromium: install Debian's, or name one in KONTOR_CHROMIUM")
    with TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        if "--questions" in wanted:
            look_at_questions(browser, url, [word for word in wanted if word != "--questions"])
            return 0
        kept = pictures(browser, url, wanted)
        browser.close()
    heavy = [path.name for path in kept if path.stat().st_size > MOST_BYTES]
    if heavy:
        print(f"above {MOST_BYTES} bytes: {', '.join(heavy)}", file=sys.stderr)
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
