"""How the table lies on a screen: a laptop shows it whole, a phone has room for a thumb, and everything can be read."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from tests.e2e.conftest import Served, ask
from tests.e2e.sight import FAINT, LAID, SMALL, TABS, WAITING, WHOLE
from tests.proof import PROVE
from tools.scenes import Scene, questions, stages

SCENES = {
    "rivalcities": (Scene("rivalcities", 2, 7, 120), 40), "novgorod": (Scene("novgorod", 4, 7, 330), 120),
    "oltremare": (Scene("oltremare", 5, 7, 700), 200), "merchants": (Scene("merchants", 4, 7, 952), 200),
}  # fmt: skip
MINE = {"rivalcities": ".desk", "novgorod": ".desk", "oltremare": ".hand", "merchants": ".hand"}
LAST_EVENT = '[data-testid="log-tail"] li:last-child'
EVERY_LOOK = [(lang, theme) for lang in ("en", "de") for theme in ("light", "dark")]
FEW = 5
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

    def look(phone: bool) -> Iterator[tuple[str, Any]]:
        def arrive() -> Any:
            return visit(lang=lang, color_scheme=theme, phone=phone, reduced_motion="reduce")

        for page in opened(served, arrive, records):
            yield title, page

    return look


def opened(served: Served, arrive: Callable[[], Any], records: Iterable[str]) -> Iterator[Any]:
    """A page at one position after the other, laid out."""
    for place, record in enumerate(records):
        if place % FEW == 0:                # the server takes no more records in a row from one person
            page = arrive()
        table = ask(page, "POST", "/records", {"text": record})
        page.goto(f"{served.url}/table/{table['id']}")
        page.wait_for_selector("main .stage :is([data-key], [data-keys], [role='tab'])", state="attached")
        page.evaluate("() => document.fonts.ready.then(() => null)")
        page.evaluate(WAITING)
        yield page


def seen_on_a_laptop(page: Any, title: str) -> list[str]:
    """What is cut off, or out of sight."""
    parts = ["main .stage", f"main .stage {MINE[title]}", '[data-testid="action-bar"]', "main .foot", LAST_EVENT]
    return [*page.evaluate(WHOLE, parts), *page.evaluate(LAID)]


def seen_on_a_phone(page: Any) -> list[str]:
    """What is cut off, or too small for a thumb."""
    faults = []
    for tab in range(page.evaluate(TABS)):
        page.locator('main .stage [role="tab"]').nth(tab).tap()
        page.evaluate(WAITING)
        faults += [*page.evaluate(SMALL), *page.evaluate(LAID)]
    return faults


def test_a_laptop_shows_the_table_whole(tables: Tables) -> None:
    for title, page in tables(False):
        assert seen_on_a_laptop(page, title) == []


def test_a_phone_has_room_for_a_thumb(tables: Tables) -> None:
    for _, page in tables(True):
        assert seen_on_a_phone(page) == []


@pytest.mark.parametrize(("lang", "theme"), EVERY_LOOK if PROVE else LOOKS[:1])
@pytest.mark.parametrize("title", SCENES)
def test_a_laptop_shows_the_table_whole_at_every_question(
    visit: Callable[..., Any], served: Served, title: str, lang: str, theme: str
) -> None:
    asked = questions(title)
    pages = opened(served, lambda: visit(lang=lang, color_scheme=theme, reduced_motion="reduce"), asked.values())
    faults = {name: seen_on_a_laptop(page, title) for name, page in zip(asked, pages, strict=True)}
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(("lang", "theme"), EVERY_LOOK if PROVE else LOOKS[1:])
@pytest.mark.parametrize("title", SCENES)
def test_a_phone_has_room_for_a_thumb_at_every_question(
    visit: Callable[..., Any], served: Served, title: str, lang: str, theme: str
) -> None:
    asked = questions(title)
    pages = opened(
        served, lambda: visit(lang=lang, color_scheme=theme, phone=True, reduced_motion="reduce"), asked.values()
    )
    faults = {name: seen_on_a_phone(page) for name, page in zip(asked, pages, strict=True)}
    assert {name: found for name, found in faults.items() if found} == {}


LETTERS_LATE = 500          # ms
PLACES = """() => [...document.querySelectorAll('main .stage [data-key]')].map((one) => {
  const { left, top } = one.getBoundingClientRect();
  return [one.dataset.key, Math.round(left), Math.round(top)];
})"""


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_board_stands_still_once_it_is_there(
    visit: Callable[..., Any], served: Served, games: tuple[str, list[str]], phone: bool
) -> None:
    page = visit(phone=phone, reduced_motion="reduce")
    page.route("**/*.woff2", lambda route: (page.wait_for_timeout(LETTERS_LATE), route.continue_()))
    table = ask(page, "POST", "/records", {"text": games[1][0]})
    page.goto(f"{served.url}/table/{table['id']}")
    page.wait_for_selector("main .stage [data-key]")
    page.evaluate(WAITING)
    first = page.evaluate(PLACES)
    page.wait_for_timeout(3 * LETTERS_LATE)
    assert first
    assert page.evaluate(PLACES) == first


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_what_is_written_in_a_drawing_can_be_read(tables: Tables, phone: bool) -> None:
    for _, page in tables(phone):
        wiped = page.add_style_tag(content="svg text { fill: transparent !important; }")
        bare = page.screenshot()
        wiped.evaluate("(style) => style.remove()")
        shots = [shot.hex() for shot in (page.screenshot(), bare)]
        assert page.evaluate(FAINT, shots) == []
