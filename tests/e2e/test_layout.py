"""How the table lies on a screen: a laptop shows it whole, a phone has room for a thumb, and everything can be read."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.e2e.conftest import Served, ask
from tests.e2e.sight import FAINT, LAID, SMALL, TABS, WAITING, WHOLE
from tests.proof import PROVE
from tools.scenes import Scene, stages

SCENES = {
    "rivalcities": (Scene("rivalcities", 2, 7, 120), 40), "novgorod": (Scene("novgorod", 4, 7, 330), 120),
    "oltremare": (Scene("oltremare", 5, 7, 700), 200), "merchants": (Scene("merchants", 4, 7, 952), 200),
}  # fmt: skip
MINE = {"rivalcities": ".desk", "novgorod": ".desk", "oltremare": ".hand", "merchants": ".hand"}
LAST_EVENT = '[data-testid="log-tail"] li:last-child'
EVERY_LOOK = [(lang, theme) for lang in ("en", "de") for theme in ("light", "dark")]
LOOKS = EVERY_LOOK if PROVE else [("de", "light"), ("en", "dark")]

Tables = Callable[[bool], Iterator[tuple[str, Any]]]


@pytest.fixture(scope="session", params=SCENES)
def games(request: pytest.FixtureRequest) -> tuple[str, list[str]]:
    """A title, and its game early, and late."""
    scene, early = SCENES[request.param]
    return scene.title, list(stages(scene, early))


@pytest.fixture(params=LOOKS, ids="-".join)
def tables(
    request: pytest.FixtureRequest, visit: Callable[..., Any], served: Served, games: tuple[str, list[str]]
) -> Tables:
    """`tables(phone)` opens the positions one after the other in one browser window."""
    lang, theme = request.param
    title, records = games

    def opened(phone: bool) -> Iterator[tuple[str, Any]]:
        page = visit(lang=lang, color_scheme=theme, phone=phone, reduced_motion="reduce")
        for record in records:
            table = ask(page, "POST", "/records", {"text": record})
            page.goto(f"{served.url}/table/{table['id']}")
            page.wait_for_selector("main .stage :is([data-key], [data-keys], [role='tab'])", state="attached")
            page.evaluate("() => document.fonts.ready.then(() => null)")
            page.evaluate(WAITING)
            yield title, page

    return opened


def test_a_laptop_shows_the_table_whole(tables: Tables) -> None:
    for title, page in tables(False):
        parts = ["main .stage", f"main .stage {MINE[title]}", '[data-testid="action-bar"]', "main .foot", LAST_EVENT]
        assert page.evaluate(WHOLE, parts) == []
        assert page.evaluate(LAID) == []


def test_a_phone_has_room_for_a_thumb(tables: Tables) -> None:
    for _, page in tables(True):
        for tab in range(page.evaluate(TABS)):
            page.locator('main .stage [role="tab"]').nth(tab).tap()
            page.evaluate(WAITING)
            assert page.evaluate(SMALL) == []
            assert page.evaluate(LAID) == []


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_what_is_written_in_a_drawing_can_be_read(tables: Tables, phone: bool) -> None:
    for _, page in tables(phone):
        wiped = page.add_style_tag(content="svg text { fill: transparent !important; }")
        bare = page.screenshot()
        wiped.evaluate("(style) => style.remove()")
        shots = [shot.hex() for shot in (page.screenshot(), bare)]
        assert page.evaluate(FAINT, shots) == []
