"""The lobby is there soon: what a browser loads for it, measured over the built files as a server sends them."""

import gzip
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.e2e.conftest import TREE, Served

STATIC = TREE / "src" / "kontor" / "server" / "static"
BUDGET = 150_000            # bytes, compressed
PACKED = {".woff2", ".png"}     # compressed already


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_load_of_the_lobby_is_small(visit: Callable[..., Any], served: Served, lang: str) -> None:
    page = visit(lang=lang)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page.goto(f"{served.url}/")
    page.wait_for_selector(".tables")
    page.wait_for_load_state("networkidle")
    files = [STATIC / (path.lstrip("/") or "index.html") for path in asked if not path.startswith("/api")]
    sizes = {
        file.name: file.stat().st_size if file.suffix in PACKED else len(gzip.compress(file.read_bytes()))
        for file in files
    }
    assert sum(sizes.values()) > 40_000, "the page was measured, not a cache"
    assert sum(sizes.values()) <= BUDGET, sorted(sizes.items(), key=lambda size: -size[1])
