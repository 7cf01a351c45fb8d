"""Every title, in one plain list."""

from kontor.kernel.title import SetupError, Title

from .merchants.meta import TITLE as MERCHANTS
from .novgorod.meta import TITLE as NOVGOROD
from .oltremare.meta import TITLE as OLTRE_MARE
from .rivalcities.meta import TITLE as RIVAL_CITIES

TITLES: list[Title] = [RIVAL_CITIES, NOVGOROD, OLTRE_MARE, MERCHANTS]


def find(name: str) -> Title:
    for title in TITLES:
        if title.id == name:
            return title
    raise SetupError("setup-title", title=name, known=", ".join(title.id for title in TITLES))
