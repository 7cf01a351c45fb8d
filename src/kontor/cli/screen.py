"""Output: coloured and wrapped on a terminal, plain lines in a pipe."""

import sys
from textwrap import wrap
from typing import TextIO

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

TWO_COLUMNS = 112       # from this width on, a position stands in two columns


class Screen:
    def __init__(self, file: TextIO | None = None) -> None:
        self.console = Console(file=file or sys.stdout, highlight=False, markup=False, emoji=False)
        self.is_terminal = self.console.is_terminal

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        self.entry(" " * indent, text, style=style)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, "bold")

    def entry(self, lead: str, text: str, lead_style: str = "", style: str = "", tail: str = "") -> None:
        """One line with something in front of it; what does not fit hangs below the text."""
        whole = f"{text}  {tail}" if tail else text
        rows = [whole]
        if self.is_terminal:
            rows = wrap(whole, max(20, self.console.width - len(lead)), break_on_hyphens=False) or [""]
        body = Text(("\n" + " " * len(lead)).join(rows), style)
        if tail and rows[-1].endswith(tail):
            body.stylize("dim", len(body) - len(tail))
        self.console.print(Text(lead, lead_style) + body, soft_wrap=True)

    def beside(self, entries: list[tuple[str, str]], lead_style: str = "") -> None:
        """Short lines, two next to each other where both fit."""
        width = max((len(lead) + len(text) for lead, text in entries), default=0) + 2
        if not self.is_terminal or 2 * width > self.console.width:
            for lead, text in entries:
                self.entry(lead, text, lead_style)
            return
        for place in range(0, len(entries), 2):
            row = Text()
            for lead, text in entries[place : place + 2]:
                row.append(lead, lead_style)
                row.append(text.ljust(width - len(lead)))
            row.rstrip()
            self.console.print(row, soft_wrap=True)

    def markdown(self, text: str) -> None:
        if self.is_terminal:
            self.console.print(Markdown(text))
        else:
            self.line(text)

    def rule(self, text: str) -> None:
        """A line across the terminal."""
        if self.is_terminal:
            self.console.rule(Text(text, "bold"), style="dim")
        else:
            self.line(f"--- {text} ---")

    def position(self, areas: list[tuple[str, list[str]]]) -> None:
        if not self.is_terminal:
            for heading, lines in areas:
                self.line(heading)
                for line in lines:
                    self.line(line, indent=2)
            return
        width = self.console.width
        if width < TWO_COLUMNS:
            self.console.print(Group(*(block(heading, lines, width) for heading, lines in areas)))
            return
        blocks = [block(heading, lines, width // 2 - 2) for heading, lines in areas]
        heights = [len(text.plain.splitlines()) for text in blocks]
        left = min(range(1, len(heights) + 1), key=lambda n: (max(sum(heights[:n]), sum(heights[n:])), -n))
        grid = Grid.grid(expand=True, padding=(0, 2))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(Group(*blocks[:left]), Group(*blocks[left:]))
        self.console.print(grid)

    def clear(self) -> None:
        """Empties the terminal, also what could be scrolled back to."""
        if self.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def columns(self, rows: list[tuple[str, ...]], right: tuple[int, ...] = ()) -> None:
        """Rows of a table under each other; the columns of `right` hold numbers.  The first row names them."""
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        for number, row in enumerate(rows):
            cells = [
                cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(row)
            ]
            self.console.print(Text("  ".join(cells).rstrip(), "bold" if number == 0 else ""), soft_wrap=True)


def block(heading: str, lines: list[str], width: int) -> Text:
    rows = [wrap(line, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False) for line in lines]
    return Text.assemble((heading, "bold"), *(f"\n{part}" for row in rows for part in row))
