"""Plays Kontor as a person does: looks at the page, picks among what it offers, by mouse, by keyboard, or on the board.

Nothing here talks to the API but for opening a table; a choice that the page does not show cannot be picked.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Literal

from tests.e2e.drawn import Drawn

if TYPE_CHECKING:
    from playwright.sync_api import Page

Hand = Literal["mouse", "keyboard", "board"]

PATIENCE = 60_000       # ms; a bot may think for a while on a busy machine

# What the page shows, in one question to it: a decision, a curtain, the end, or nothing to do yet.
LOOK = """() => {
  const bar = document.querySelector('[data-testid="action-bar"]');
  const state = document.querySelector('[data-testid="lift-curtain"]') ? 'curtain'
    : document.querySelector('[data-testid="result"]') ? 'over'
    : document.querySelector('[data-testid="confirm-yes"]') ? 'confirm'
    : document.querySelector('dialog[open] [data-testid="offer-send"]') ? 'offer'
    : bar && bar.dataset.ready === 'true' ? 'decide' : 'wait';
  const choices = [...document.querySelectorAll('[data-testid="action-bar"] [data-key]')]
    .map((one) => ({ key: one.dataset.key, kind: one.dataset.kind, composes: 'composes' in one.dataset }));
  return { state, seq: bar ? Number(bar.dataset.seq) : -1, choices };
}"""
SETTLED = f"""(old) => {{
  const now = ({LOOK})();
  return now.state !== 'wait' && (now.state !== 'decide' || now.seq !== old) && now;
}}"""
MOVED = f"(old) => {{ const now = ({LOOK})(); return now.seq !== old || now.state === 'over'; }}"
FOCUSED = """() => {
  const choices = [...document.querySelectorAll('[data-testid="action-bar"] [data-key]')];
  return choices.indexOf(document.activeElement);
}"""


class Driver:
    """One person at one page."""

    def __init__(self, page: Page, hand: Hand = "mouse", seed: int = 1) -> None:
        self.page = page
        self.hand: Hand = hand
        self.rng = Random(seed)
        self.decisions = 0
        self.offers = 0
        self.faults: list[str] = []
        self.drawn = Drawn(page)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("console", lambda said: self.faults.append(said.text) if is_fault(said.type, said.text) else None)

    def look(self, after: int = -2, patience: int = PATIENCE) -> dict[str, Any]:
        """What the page shows once it has something to do beyond the decision numbered `after`."""
        found = self.page.wait_for_function(SETTLED, arg=after, timeout=patience, polling=15)
        now: dict[str, Any] = found.json_value()
        return now

    def play(self, most: int = 10_000) -> str:
        """Plays until the end or for so many decisions; says what the page shows then."""
        seen = -2
        while True:
            now = self.look(seen)
            if now["state"] == "over" or self.decisions >= most:
                return str(now["state"])
            if now["state"] == "curtain":
                self.press('[data-testid="lift-curtain"]')
                seen = -2
            elif now["state"] == "confirm":
                self.press('[data-testid="confirm-yes"]')
            elif now["state"] == "offer":
                self.compose()
            else:
                seen = now["seq"] if self.decide(now["choices"]) else -2

    def decide(self, choices: list[dict[str, Any]]) -> bool:
        """Any legal choice, False where an offer was begun and put away again; offers
        to others only now and then: whole games of random offers never end."""
        plain = [choice for choice in choices if not choice["composes"]]
        composing = [choice for choice in choices if choice["composes"]]
        pool = composing if composing and (not plain or self.rng.random() < 0.04) else plain
        if self.rng.random() < 0.5:             # or a hundred places to walk to leave no room for anything else
            kind = self.rng.choice(sorted({choice["kind"] for choice in pool}))
            pool = [choice for choice in pool if choice["kind"] == kind]
        picked = self.rng.choice(pool)
        self.decisions += 1
        place = choices.index(picked)
        if self.hand == "board" and self.drawn.press(choices, picked):
            pass
        elif self.hand != "keyboard":
            self.page.click(f'[data-testid="action-bar"] [data-key="{picked["key"]}"]')
        elif place < 10:
            self.page.keyboard.press("1234567890"[place])
        else:
            self.walk_to(place, len(choices))
        if picked["composes"]:
            self.page.wait_for_selector('dialog[open] [data-testid="offer-send"]')
            return self.compose()
        return True

    def walk_to(self, place: int, among: int) -> None:
        """Arrow keys from wherever the focus is, then Enter.  Backwards where that is nearer."""
        here = self.page.evaluate(FOCUSED)
        for _ in range(place - here if here < 0 else (place - here) % among):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def compose(self) -> bool:
        """Puts an offer together in the dialog, up to a number of pieces, and sends it; or puts it away."""
        self.offers += 1
        sent = False
        for _ in range(40):
            send = self.page.locator('[data-testid="offer-send"]')
            if send.is_enabled() and self.rng.random() < 0.7:
                self.press('[data-testid="offer-send"]')
                sent = True
                break
            pieces = self.page.eval_on_selector_all("[data-piece]", "all => all.map(one => one.dataset.piece)")
            if not pieces:
                if not send.is_enabled():
                    self.page.wait_for_timeout(30)
                continue
            piece = "next" if "next" in pieces and self.rng.random() < 0.5 else self.rng.choice(pieces)
            place = pieces.index(piece)
            if self.hand == "keyboard" and place < 10:
                self.page.keyboard.press("1234567890"[place])
            else:
                self.press(f'[data-piece="{piece}"]')
            self.page.wait_for_function("() => !document.querySelector('[data-piece][aria-disabled=true]')")
        else:
            self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE)
        return sent

    def press(self, selector: str) -> None:
        if self.hand != "keyboard":
            self.page.click(selector)
        else:
            self.page.focus(selector)
            self.page.keyboard.press("Enter")


def is_fault(kind: str, text: str) -> bool:
    """A lost connection is said by the browser as an error, and expected where a server is killed."""
    return kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text
