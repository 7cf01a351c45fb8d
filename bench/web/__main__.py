"""`python -m bench.web`: from a WebSocket message to the painted move, the longest task, what boards and lobby weigh.

Late positions of each title at full seats, in Chromium; in the same run a bare page that puts a message of the same
size on the screen, because the machine may be busy with something else.
"""

import argparse
import gzip
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from bench.web.bare import bare
from tests.e2e.driver import Driver
from tools.browser_pictures import arrive, ask, served
from tools.scenes import ME, Scene, stages

LATE = (
    Scene("rivalcities", 2, 7, 150), Scene("novgorod", 4, 7, 330), Scene("oltremare", 5, 7, 1000),
    Scene("merchants", 4, 7, 900),
)  # fmt: skip
FRAME = 1000 / 60       # ms
GOALS = {"frames": 2, "longest task ms": 50, "board kB": 80, "lobby kB": 150}

# From a message that changes the page to the frame that shows it painted; and every task above 50 ms.
WATCH = """(() => {
  window.told = { moves: [], tasks: [] };
  new PerformanceObserver((all) => all.getEntries().forEach(({ duration }) => told.tasks.push(duration)))
    .observe({ type: 'longtask', buffered: true });
  const shown = () => document.querySelector('[data-seq]')?.dataset.seq ?? '-1';
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        const [began, before] = [performance.now(), shown()];
        const look = () => {
          if (shown() === before) return performance.now() - began < 2000 && requestAnimationFrame(look);
          const painted = new MessageChannel();
          painted.port1.onmessage = () => told.moves.push({ ms: performance.now() - began, size: data.length });
          painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
    }
  };
})()"""


def moves(page: Page, settle: bool = True) -> dict[str, Any]:
    """What the page noted since it was asked last."""
    if settle:
        page.wait_for_timeout(300)
    told: dict[str, Any] = page.evaluate("() => { const all = told; told = { moves: [], tasks: [] }; return all; }")
    return told


def at_the_table(page: Page, url: str, scene: Scene, decisions: int) -> dict[str, Any]:
    text = next(stages(scene))
    noted: dict[str, Any] = {"moves": [], "tasks": []}
    left = decisions
    while left > 0:
        table = ask(page.context, url, "POST", "/records", {"text": text})
        page.goto(f"{url}/table/{table['id']}")
        player = Driver(page, "keyboard", seed=left)
        player.look()
        page.wait_for_timeout(500)
        moves(page)                                     # of loading the page
        player.play(left)
        left -= max(1, player.decisions)
        for name, found in moves(page).items():
            noted[name] += found
    return noted


def on_a_bare_page(page: Page, size: int, times: int) -> dict[str, Any]:
    with bare(size) as address:
        page.goto(address)
        page.wait_for_selector("[data-seq]")
        moves(page)
        for _ in range(times):
            before = page.get_attribute("[data-seq]", "data-seq")
            page.keyboard.press("Enter")
            page.wait_for_function("(old) => document.querySelector('[data-seq]').dataset.seq !== old", arg=before)
            page.wait_for_timeout(50)
        return moves(page)


class Loads:
    """The files a page loads."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.urls: set[str] = set()
        page.on("response", self.note)

    def note(self, answer: Response) -> None:
        if answer.status == 200 and "/api/" not in answer.url:
            self.urls.add(answer.url)

    def of(self, address: str) -> set[str]:
        self.urls = set()
        self.page.goto(address)
        self.page.wait_for_load_state("networkidle")
        return self.urls


def packed(context: BrowserContext, url: str) -> int:
    """Bytes of a file as it would travel: text is packed, fonts are already."""
    body = context.request.get(url).body()
    return len(body) if url.endswith((".woff2", ".png")) else len(gzip.compress(body, 9))


def weigh(context: BrowserContext, url: str) -> tuple[dict[str, float], dict[str, float]]:
    """kB of the lobby at the first visit, and of each title what its table loads beyond what every table loads."""
    loads = Loads(context.new_page())
    lobby = loads.of(f"{url}/")
    tables = {}
    for scene in LATE:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (scene.seats - 1)]
        table = ask(context, url, "POST", "/tables", {"title": scene.title, "seats": seats})
        tables[scene.title] = loads.of(f"{url}/table/{table['id']}")
    common = set.intersection(*tables.values()) | lobby
    weights = {name: packed(context, name) / 1000 for name in lobby.union(*tables.values())}
    fonts = sum(weights[name] for name in lobby if name.endswith(".woff2"))
    boards = {title: sum(weights[name] for name in loaded - common) for title, loaded in tables.items()}
    return {"lobby kB": sum(weights[name] for name in lobby) - fonts, "fonts kB": fonts}, boards


def summed(noted: dict[str, Any]) -> dict[str, float]:
    times = sorted(move["ms"] for move in noted["moves"])
    return {
        "moves": len(times), "ms p50": median(times), "ms p95": quantiles(times, n=20)[18],
        "frames p50": median(times) / FRAME, "frames p95": quantiles(times, n=20)[18] / FRAME,
        "longest task ms": max(noted["tasks"], default=0),
        "kB a message": median(move["size"] for move in noted["moves"]) / 1000,
    }  # fmt: skip


def measure(browser: Browser, url: str, titles: list[str], decisions: int) -> dict[str, Any]:
    mine = arrive(browser, url, ME).storage_state()

    def window() -> BrowserContext:
        size = {"width": 1280, "height": 800}
        return browser.new_context(viewport=size, locale="en", reduced_motion="reduce", storage_state=mine)  # type: ignore[arg-type]

    first = window()
    lobby, boards = weigh(first, url)
    first.close()
    rows = {}
    for scene in LATE:
        if titles and scene.title not in titles:
            continue
        context = window()
        context.add_init_script(WATCH)
        page = context.new_page()
        ours = summed(at_the_table(page, url, scene, decisions))
        floor = summed(on_a_bare_page(page, round(ours["kB a message"] * 1000), decisions))
        context.close()
        rows[f"{scene.title} {scene.seats}"] = {**ours, "bare": floor, "board kB": boards[scene.title]}
    return {**lobby, "titles": rows}


def report(figures: dict[str, Any]) -> None:
    print(f"lobby at the first visit: {figures['lobby kB']:.0f} kB packed (goal {GOALS['lobby kB']}), "
          f"and {figures['fonts kB']:.0f} kB of fonts")
    print("(in brackets: a bare page that is told as much)")
    print(f"{'':14}{'moves':>7}{'kB each':>9}{'painted after ms, p50 p95':>30}{'frames p50 p95, goal 2':>26}"
          f"{'longest task ms, goal 50':>27}{'board kB, goal 80':>20}")
    for name, row in figures["titles"].items():
        bare_page = row["bare"]
        cells = [
            " ".join(f"{row[column]:.1f}" for column in columns)
            + " (" + " ".join(f"{bare_page[column]:.1f}" for column in columns) + ")"
            for columns in (("ms p50", "ms p95"), ("frames p50", "frames p95"), ("longest task ms",))
        ]  # fmt: skip
        print(f"{name:14}{row['moves']:>7}{row['kB a message']:>9.1f}{cells[0]:>30}{cells[1]:>26}{cells[2]:>27}"
              f"{row['board kB']:>20.0f}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--decisions", type=int, default=40, help="own decisions at each table (default: 40)")
    parser.add_argument("--json", action="store_true", help="print the figures for a program")
    arguments = parser.parse_args()
    chromium = os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        raise SystemExit("no chromium: install Debian's, or name one in KONTOR_CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        figures = measure(browser, url, arguments.titles, arguments.decisions)
        browser.close()
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        report(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
