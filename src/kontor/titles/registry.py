"""Every title, in one plain list."""

from kontor.kernel.title import SetupError, Title

from .rivalcities.meta import TITLE as RIVAL_CITIES

TITLES: list[Title] = [RIVAL_CITIES]


def find(name: str) -> Title:
    for title in TITLES:
        if title.id == name:
            return title
    raise SetupError("setup-title", title=name, known=", ".join(title.id for title in TITLES))
