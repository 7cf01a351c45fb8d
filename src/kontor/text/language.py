"""Which language to speak."""

from collections.abc import Mapping
from os import environ
from typing import Final

LANGUAGES: Final = ("en", "de")
VARIABLES: Final = ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def pick(option: str | None = None, variables: Mapping[str, str] = environ) -> str:
    """The language of an option, else of the first variable that is set; English where Kontor does not speak it."""
    wanted = option or next((value for name in VARIABLES if (value := variables.get(name))), "")
    spoken = wanted[:2].lower()
    return spoken if spoken in LANGUAGES and not wanted[2:3].isalpha() else LANGUAGES[0]
