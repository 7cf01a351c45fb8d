"""A real server process with the built client, and Debian's Chromium through Playwright."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="no playwright: pip install kontor[dev]")

TREE = Path(os.environ.get("KONTOR_TREE") or Path(__file__).resolve().parents[2])       # whose server is run
SERVE = "import sys; from kontor.cli import main; sys.exit(main())"


class Served:
    """`kontor serve` on a free port; it can be killed and started again on the same port with the same games."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(TREE / "src")}
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve", *where], cwd=TREE, env=environment, stdout=log, stderr=log
            )
        until = time.monotonic() + 150
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/catalogue", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        pytest.fail(f"the server did not come up:\n{(self.data / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (TREE / "src" / "kontor" / "server" / "static" / "index.html").exists():
        pytest.skip("the browser client is not built: run make web")
    server = Served(tmp_path_factory.mktemp("games"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    found = os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium")
    if not found:
        pytest.skip("no chromium: install Debian's, or name one in KONTOR_CHROMIUM")
    with playwright_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, served: Served) -> Iterator[Callable[..., Any]]:
    """A person with a browser of their own (a context): `visit(lang="de", name="Mira")` gives a page at the lobby."""
    contexts: list[Any] = []

    def arrive(lang: str = "en", name: str = "Mira", phone: bool = False, **more: Any) -> Any:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        context = chromium.new_context(viewport=size, locale=lang, has_touch=phone, **more)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{served.url}/profile")
        ask(page, "GET", "/me")
        ask(page, "PATCH", "/me", {"name": name, "lang": lang})
        return page

    yield arrive
    for context in contexts:
        context.close()


def ask(page: Any, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """For opening tables, with the cookie of the page; never for playing."""
    said: dict[str, Any] = page.evaluate(
        """async ([method, path, body]) => {
          const answer = await fetch('/api' + path, { method, body: body ?? undefined,
            headers: { 'X-Kontor': '1', ...(body ? { 'Content-Type': 'application/json' } : {}) } });
          return { status: answer.status, body: await answer.json() };
        }""",
        [method, path, json.dumps(body) if body is not None else None],
    )
    assert said["status"] < 400, said
    answer: dict[str, Any] = said["body"]
    return answer


def open_table(page: Any, title: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    return ask(page, "POST", "/tables", {"title": title, "seats": seats, "bot_pace": "instant", **more})
