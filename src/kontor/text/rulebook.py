"""Rulebooks in Markdown, taken apart into paragraphs that carry a rule id.

    ## 2 Your turn

    **RIV-2.4** The first three spaces cost nothing ...

A paragraph ends where the next one or the next section begins; it may hold lists and tables.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

CONVENTIONS: Final = "kontor"           # the engine's own conventions, KON-…, valid in every title
SECTION: Final = re.compile(r"^## (.+)$", re.MULTILINE)
PARAGRAPH: Final = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    heading: str
    ids: tuple[str, ...]


class Rulebook:
    """One rulebook in one language."""

    def __init__(self, text: str) -> None:
        title, *parts = SECTION.split(text)
        self.title = title.strip().removeprefix("# ")
        self.sections: list[Section] = []
        self.paragraphs: dict[str, str] = {}
        for heading, body in zip(parts[::2], parts[1::2], strict=True):
            _, *pieces = PARAGRAPH.split(body)
            ids = tuple(pieces[::2])
            self.sections.append(Section(heading, ids))
            for rule, paragraph in zip(ids, pieces[1::2], strict=True):
                if rule in self.paragraphs:
                    raise ValueError(f"{rule} stands twice in the rulebook {self.title}")
                self.paragraphs[rule] = paragraph.strip()

    @staticmethod
    @cache
    def load(name: str, lang: str) -> "Rulebook":
        """The rulebook of the title with this id, or the engine's conventions for `kontor`."""
        if name == CONVENTIONS:
            place = files("kontor.text") / f"conventions.{lang}.md"
        else:
            place = files(f"kontor.titles.{name}") / f"rulebook.{lang}.md"
        return Rulebook(place.read_text(encoding="utf-8"))

    @property
    def ids(self) -> list[str]:
        return list(self.paragraphs)

    def has(self, rule: str) -> bool:
        return rule in self.paragraphs

    def paragraph(self, rule: str) -> str:
        """The Markdown of one rule, without its id."""
        return self.paragraphs[rule]
