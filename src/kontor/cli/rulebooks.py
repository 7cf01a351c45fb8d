"""Finding a rule by what somebody types."""

from kontor.kernel.title import Title
from kontor.text.rulebook import CONVENTIONS, Rulebook

from .faults import Fault

PREFIX = "KON"          # of the engine's conventions


def paragraph(title: Title | None, rule: str, lang: str) -> str:
    return Rulebook.load(book_of(title, rule), lang).paragraph(rule)


def book_of(title: Title | None, rule: str) -> str:
    return CONVENTIONS if title is None or rule.startswith(PREFIX) else title.id


def find_rule(title: Title | None, text: str, lang: str) -> str:
    """The full id for `RIV-2.4`, `riv-2.4` or `2.4`; the engine's conventions are at hand in every title."""
    wanted = text.strip().upper()
    prefix = title.prefix if title is not None else PREFIX
    if "-" not in wanted:
        wanted = f"{prefix}-{wanted}"
    book = Rulebook.load(book_of(title, wanted), lang)
    if not book.has(wanted):
        raise Fault("no-rule", rule=text.strip(), first=book.ids[0], last=book.ids[-1])
    return wanted
