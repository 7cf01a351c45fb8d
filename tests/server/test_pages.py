"""The built client: its files, and its first page for every other address."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from kontor.server.app import create_app
from kontor.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:  # type: ignore[type-arg]
    with TestClient(create_app(Settings(data=tmp_path / "data", static=tmp_path / "static"))) as opened:
        yield opened


def test_a_client_that_is_not_built_says_how_to_build_it(client: TestClient) -> None:  # type: ignore[type-arg]
    for lang, words in (("de-DE,de;q=0.9", "noch nicht gebaut"), ("fr,en;q=0.5", "not built yet")):
        answer = client.get("/", headers={"Accept-Language": lang})
        assert answer.status_code == 503 and words in answer.text and "make web" in answer.text


def test_the_first_page_answers_for_every_address(client: TestClient, tmp_path: Path) -> None:  # type: ignore[type-arg]
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (assets / "a-1.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    for path in ("/", "/table/abc", "/rules/novgorod"):
        answer = client.get(path)
        assert answer.text == "<!doctype html>" and answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert client.head(path).status_code == 200
    script = client.get("/assets/a-1.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/assets/b-2.js").status_code == 404
    assert "secret" not in client.get("/..%2fsecret.txt").text
    assert client.get("/api/nothing").json()["text"]["key"] == "refusal-not-found"
