"""The drawn board as somebody sees it who never looks at the action bar: where a choice lies, a click on its middle.

What stands for a choice says it in `data-key` or `data-keys`, what uncovers it in `data-opens` (boards/contract.ts).
What lies outside the window of a map is dragged into it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as Unheard

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What is drawn now: the keys of all spots, the one that is wanted, and what may be opened to find it, likeliest first.
SPOTS = """(wanted) => {
  const stage = document.querySelector('main .stage');
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const solid = (one) => getComputedStyle(one).pointerEvents !== 'none';
  const middle = (one) => {           // of a group in a drawing: of the first thing in it that takes a click
    const things = one instanceof SVGGElement ? one.querySelectorAll('circle, ellipse, rect, polygon, path') : [];
    const box = ([...things].find(solid) ?? one).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const spots = [...stage.querySelectorAll('[data-key], [data-keys]')];
  const keysOf = (one) => (one.dataset.key ? [one.dataset.key] : one.dataset.keys.split(' '));
  const stands = spots.filter((one) => shown(one) && keysOf(one).includes(wanted));
  const best = stands.find((one) => one.dataset.key) ?? stands[0];
  const drawing = best?.closest('svg');
  const map = drawing?.parentElement.querySelector(':scope > .zoom') && drawing.getBoundingClientRect();
  if (!map) best?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const at = best && middle(best);
  const top = at && document.elementFromPoint(at[0], at[1]);
  const isOpen = (one) => [one.ariaSelected, one.ariaExpanded, one.ariaPressed].includes('true');
  const names = (one) => Number((one.dataset.opens ?? '').split(' ').includes(wanted));
  const rank = (one) => 2 * names(one) + Number(one.role !== 'tab');       // a look elsewhere is the last resort
  const openers = [...stage.querySelectorAll('[role="tab"], [data-opens]')].filter((one) => shown(one) && !isOpen(one));
  return {
    keys: spots.flatMap(keysOf), tabs: stage.querySelectorAll('[role="tab"]').length,
    spot: best && {
      at, open: best.contains(top), map: map && [map.left, map.top, map.right, map.bottom],
      under: top ? `<${top.tagName} ${top.getAttribute('class') ?? ''}>` : 'nothing',
    },
    openers: openers.sort((one, other) => rank(other) - rank(one)).map((one) => [one.textContent, middle(one)]),
  };
}"""
# The click was heard: the answer is on its way, or a sheet asks for more.
HEARD = """(old) => {
  const { ready, seq } = document.querySelector('[data-testid="action-bar"]').dataset;
  return ready !== 'true' || seq !== old || document.querySelector('dialog[open]') !== null;
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
STILL = 3               # looks in a row
PATIENCE = 5_000        # ms
A_DRAG = 12             # px
ZOOM_IN = "main .stage .zoom button"


class Drawn:
    """Finds and presses choices on the board; keeps count, per kind, of those it could not find or not reach."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = bool(page.evaluate("() => navigator.maxTouchPoints > 0"))
        self.pressed: Counter[str] = Counter()
        self.missing: Counter[str] = Counter()
        self.covered: Counter[str] = Counter()

    def press(self, choices: list[dict[str, Any]], picked: dict[str, Any]) -> bool:
        """Presses the choice where it is drawn; False, and counted, where there is no way to."""
        key, kind = picked["key"], picked["kind"]
        self.page.wait_for_selector("main .stage .loading", state="detached")
        seen = self.find(key)
        spot = seen.get("spot")
        if not seen["tabs"]:                        # everything is in sight at once: nothing at all may be missing
            drawn = set(seen["keys"])
            self.missing.update(one["kind"] for one in choices if one["key"] not in drawn)
        elif not spot:
            self.missing[kind] += 1
        if not spot:
            return False
        spot = self.uncovered(key, self.settled(key, spot))
        if not spot["open"]:
            self.covered[f"{kind} under {spot['under']}"] += 1
            return False
        before = self.page.get_attribute('[data-testid="action-bar"]', "data-seq")
        self.click(spot["at"])
        try:
            self.page.wait_for_function(HEARD, arg=before, timeout=PATIENCE, polling=15)
        except Unheard:
            self.covered[f"{kind}: a click on its middle is not heard"] += 1
            return False
        self.pressed[kind] += 1
        return True

    def find(self, key: str) -> dict[str, Any]:
        """What the board shows once everything is opened that hides the choice: a tab, a fold, cards to be marked."""
        seen: dict[str, Any] = self.page.evaluate(SPOTS, key)
        tried = set()
        while not seen.get("spot"):
            following = next(((name, at) for name, at in seen["openers"] if name not in tried), None)
            if following is None:
                break
            tried.add(following[0])
            self.click(following[1])
            seen = self.page.evaluate(SPOTS, key)
        return seen

    def settled(self, key: str, spot: dict[str, Any]) -> dict[str, Any]:
        """Where the spot lies once a page or a map that was just opened has found its place: people press what stands
        still."""
        still = 0
        while still < (STILL if spot["map"] else 1):
            before = spot
            self.page.evaluate(FRAMES)
            spot = self.page.evaluate(SPOTS, key)["spot"]
            still = still + 1 if spot["at"] == before["at"] else 0
        return spot

    def uncovered(self, key: str, spot: dict[str, Any]) -> dict[str, Any]:
        """Drags the map, nearer and nearer, until the spot lies free."""
        for _ in range(8):
            if spot["open"] or not spot["map"]:
                break
            left, top, right, bottom = spot["map"]
            x, y = (left + right) / 2, (top + bottom) / 2
            far = [clamp(x - spot["at"][0], (right - left) * 0.4), clamp(y - spot["at"][1], (bottom - top) * 0.4)]
            before = spot
            if max(map(abs, far)) > A_DRAG:             # anything less would be a click
                self.page.mouse.move(x, y)
                self.page.mouse.down()
                self.page.mouse.move(x + far[0], y + far[1], steps=4)
                self.page.mouse.up()
                spot = self.page.evaluate(SPOTS, key)["spot"]
            if spot["at"] == before["at"]:              # a map that is shown whole does not move
                self.page.click(ZOOM_IN)
                spot = self.page.evaluate(SPOTS, key)["spot"]
        return spot

    def click(self, at: list[float]) -> None:
        if self.touches:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)


def clamp(value: float, most: float) -> float:
    return max(-most, min(most, value))
