"""How far back the table's log may go (OLT-11.46)."""

from collections.abc import Sequence

from kontor.kernel.match import Entry

from .tell import E_TURN


def log_begins(entries: Sequence[Entry], seat: int | None, strict: bool) -> int:
    """The first entry that a seat may look up: since the end of its own last turn, or from the beginning.

    A spectator, who has no turn to remember from, looks back to the beginning of the present one."""
    if not strict:
        return 0
    later = 0                           # the turn that began after the one looked at
    for number in range(len(entries) - 1, -1, -1):
        for told in reversed(entries[number].told):
            if told[0] == E_TURN:
                if seat is None:
                    return number
                if told[1] == seat and later:
                    return later
                later = number
    return 0
