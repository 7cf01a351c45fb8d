"""Finding a rule by what somebody types."""

from kontor.kernel.title import Title
from kontor.text.rulebook import CONVENTIONS, Rulebook

from .faults import Fault

PREFIX = "KON"          # of the engine's conventions


def find_rule(title: Title | None, text: str, lang: str) -> str:
    """The full id for `RIV-2.4`, `riv-2.4` or `2.4`; the engine's conventions are at hand in every title."""
    wanted = text.strip().upper()
    prefix = title.prefix if title is not None else PREFIX
    if "-" not in wanted:
        wanted = f"{prefix}-{wanted}"
    book = CONVENTIONS if title is None or wanted.startswith(PREFIX) else title.id
    if not Rulebook.load(book, lang).has(wanted):
        ids = Rulebook.load(book, lang).ids
        raise Fault("no-rule", rule=text.strip(), first=ids[0], last=ids[-1])
    return wanted
