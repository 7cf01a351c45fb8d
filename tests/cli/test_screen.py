"""What stands where on the screen: the position in two columns, short choices side by side, news without repeats."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from kontor.cli.screen import Screen, block
from kontor.kernel.match import Match
from kontor.text.speech import Speech
from kontor.titles.registry import find

from .conftest import Run

PLAY = ("play", "rivalcities", "--terminal")


class Sheet(Screen):
    """A screen of a given width, to be looked at."""

    def __init__(self, width: int) -> None:
        super().__init__(io.StringIO())
        self.console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None, highlight=False)
        self.is_terminal = True

    def rows(self) -> list[str]:
        assert isinstance(self.console.file, io.StringIO)
        return re.sub(r"\x1b\[[0-9;]*m", "", self.console.file.getvalue()).splitlines()


@pytest.mark.parametrize(("heights", "left"), [
    ([2, 2, 2, 2], 2), ([9, 2, 2, 2], 1), ([2, 2, 2, 9], 3), ([3, 9, 3], 2), ([5], 1), ([1, 8, 2, 2], 2),
])
def test_columns_are_as_equal_as_whole_areas_allow(heights: list[int], left: int) -> None:
    sheet = Sheet(120)
    areas = [(f"area {n}", ["line"] * (height - 1)) for n, height in enumerate(heights)]
    sheet.position(areas)
    rows = sheet.rows()
    assert len(rows) == max(sum(heights[:left]), sum(heights[left:]))
    assert [row[:60].strip() for row in rows if row.startswith("area")] == [f"area {n}" for n in range(left)]


def test_a_position_is_no_higher_than_any_other_cut_would_make_it() -> None:
    title = find("rivalcities")
    s = Match.new(title, 2, seed=5).state
    areas = Speech("de", title).areas(title.describe(s.view(0), s.material))
    heights = [len(block(heading, lines, 58).plain.splitlines()) for heading, lines in areas]
    sheet = Sheet(120)
    sheet.position(areas)
    assert len(sheet.rows()) == min(max(sum(heights[:n]), sum(heights[n:])) for n in range(1, len(heights)))


@pytest.mark.parametrize(("width", "rows"), [(80, 2), (30, 3)])
def test_short_lines_stand_side_by_side_where_they_fit(width: int, rows: int) -> None:
    sheet = Sheet(width)
    sheet.beside([("   1  ", "the first one"), ("   2  ", "the second"), ("   3  ", "the third")])
    assert len(sheet.rows()) == rows
    assert [int(n) for n in re.findall(r" (\d)  ", "\n".join(sheet.rows()))] == [1, 2, 3]


def test_choices_of_every_decision_stand_last(kontor: Run) -> None:
    """The exchange by letter is no answer to the question, and keeps its number."""
    out = kontor(*PLAY, "--seats", "you,random", "--seed", "8", typed="1\n" * 3000).out
    lists = [part for part in out.split("\n\n") if "At any time in your turn:" in part]
    assert lists
    for part in lists:
        own, _, extra = part.partition("  At any time in your turn:\n")
        assert "For 1 letter," not in own and "For 1 letter," in extra
        numbers = [int(n) for n in re.findall(r"^ +(\d+)  ", own + extra, re.MULTILINE)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_decision_says_what_there_is_to_decide_with(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="2\n").out
    assert re.search(r"Hamburg, which good do you start with\?\n  Store: [^\n]+\n   1  ", out)
    assert re.search(r"Hamburg, how far does the inkwell go\?\n  Store: [^\n]*cloth[^\n]*\n   1  ", out)


def test_the_position_comes_with_the_choices(kontor: Run) -> None:
    out = kontor(*PLAY, "--seed", "5", typed="p\n").out
    assert out.count("Hamburg, which good do you start with?") == out.count("   4  Take 1 furniture") == 2


def told(kontor: Run, path: Path, what: str) -> int:
    return kontor("record", "show", path).out.count(what)


def test_nobody_misses_what_closed_memory_keeps_out_of_the_log(
    kontor: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OLT-11.46 is about looking back; the end of one's own turn is told when it happens."""
    monkeypatch.setattr("kontor.cli.table.NEWS", 1000)
    path = tmp_path / "game.kontor"
    out = kontor("play", "oltremare", "--seats", "you,random", "--seed", "2", "--save", path,
                 typed="end-trade\n1\n" * 1500).out
    assert "wins!" in out
    assert out.count("  Player 1 stows") == told(kontor, path, "   Player 1 stows") > 10


@pytest.mark.parametrize(("lang", "twice", "often"), [("en", "(twice)", "(3 times)"), ("de", "(zweimal)", "(3-mal)")])
def test_what_happens_again_and_again_is_told_once(lang: str, twice: str, often: str) -> None:
    say = Speech(lang).say
    assert say("cli-times", text="So.", n=2) == f"So. {twice}"
    assert say("cli-times", text="So.", n=3) == f"So. {often}"


def test_repeated_news_of_a_game(kontor: Run) -> None:
    out = kontor("play", "oltremare", "--seats", "you,random", "--seed", "2", typed="").out
    assert "  Player 2 takes a card. (4 times)\n" in out
    assert "Player 2 takes a card.\n" not in out
