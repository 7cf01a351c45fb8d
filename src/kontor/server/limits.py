"""How much anybody may send, and how often."""

from time import monotonic
from unicodedata import category

from .errors import No

NAME = 40
CHAT = 500
WORD = 80
REQUEST = 64
PACK = 256_000
RECORD = 2_000_000
BATCH = 200
FRAME = 4096
BODY = 64_000               # of an ordinary request

# kind -> how many at once, and how many a second after that
RATES = {
    "arrive": (60, 2.0),
    "ask": (400, 100.0),
    "move": (400, 100.0),
    "table": (40, 1.0),
    "record": (6, 0.2),
    "chat": (12, 1.0),
    "live": (200, 10.0),
}


def clean(text: str, most: int = NAME) -> str:
    """A name as it is kept: one line, no control characters, not empty, not too long."""
    plain = " ".join("".join(" " if category(c)[0] in "CZ" else c for c in text).split())
    if not plain:
        raise No(422, "name-empty")
    if len(plain) > most:
        raise No(422, "too-long", most=most)
    return plain


def bounded(text: str, most: int) -> str:
    if len(text) > most:
        raise No(422, "too-long", most=most)
    return text


class Rates:
    """Buckets that fill again: one for each person (or address) and kind of request."""

    def __init__(self, enforced: bool = True) -> None:
        self.enforced = enforced
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        if not self.enforced:
            return
        burst, rate = RATES[kind]
        now = monotonic()
        left, then = self.buckets.get((kind, who), (float(burst), now))
        left = min(float(burst), left + (now - then) * rate)
        if left < 1:
            raise No(429, "too-fast")
        if len(self.buckets) > 50_000:
            self.buckets.clear()
        self.buckets[(kind, who)] = (left - 1, now)
