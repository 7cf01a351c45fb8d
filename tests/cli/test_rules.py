"""Rulebooks on the command line, and the check that every rule is written and tested."""

import ast
import shutil
from pathlib import Path

import pytest

from kontor.cli.trace import marks_in, trace
from kontor.parts.sheet import read_toml

from .conftest import Run

ROOM = Path("src") / "kontor" / "titles" / "rivalcities"


def test_one_rule(kontor: Run) -> None:
    english = kontor("rules", "rivalcities", "RIV-2.4").out
    assert english.startswith("**RIV-2.4** The first two spaces")
    assert kontor("rules", "rivalcities", "2.4").out == kontor("rules", "rivalcities", "riv-2.4").out == english
    assert kontor("rules", "rivalcities", "2.4", "--lang", "de").out.startswith("**RIV-2.4** Die ersten beiden")
    assert kontor("rules", "kontor", "KON-2.1").out.startswith("**KON-2.1**")
    assert kontor("rules", "rivalcities", "KON-2.1").out == kontor("rules", "kontor", "2.1").out


def test_several_rules_and_whole_books(kontor: Run, repository: Path) -> None:
    assert [*kontor("rules", "rivalcities", "2.4", "2.5", "--json").data["rules"]] == ["RIV-2.4", "RIV-2.5"]
    book = kontor("rules", "rivalcities", "--json").data
    assert [*book["rules"]] == read_toml(repository / ROOM / "rules.toml")["ids"] and book["lang"] == "en"
    whole = kontor("rules", "rivalcities", "--lang", "de").out
    assert whole.startswith("# Rival Cities") and whole.count("**RIV-") == len(book["rules"])
    assert "## 13 " in whole
    assert kontor("rules", "kontor").out.count("**KON-") > 10


# the check

@pytest.fixture
def copy(repository: Path, tmp_path: Path) -> Path:
    """A repository in which one test file proves every rule and scenario of Rival Cities."""
    root = tmp_path / "copy"
    for place in (ROOM, Path("src") / "kontor" / "text"):
        shutil.copytree(repository / place, root / place, ignore=shutil.ignore_patterns("__pycache__"))
    rules = read_toml(root / ROOM / "rules.toml")
    tested = ", ".join(f'"{rule}"' for rule in rules["ids"] if rule not in rules["excused"])
    scenarios = ", ".join(f'"{name}"' for name in rules["scenarios"])
    (root / "tests").mkdir()
    (root / "tests" / "test_all.py").write_text(
        "import pytest\n\n"
        f"@pytest.mark.rule({tested})\ndef test_rules() -> None: ...\n\n"
        f"@pytest.mark.scenario({scenarios})\ndef test_scenarios() -> None: ...\n", encoding="utf-8",
    )
    return root


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_complete_repository(kontor: Run, copy: Path) -> None:
    answer = kontor("rules", "check", "rivalcities", "--root", copy)
    assert answer.code == 0, answer.out
    lines = answer.out.splitlines()
    assert any(line.startswith("4 The actions") and "43" in line and "100 %" in line for line in lines)
    assert any(line.startswith("Scenarios") and "38" in line and "100 %" in line for line in lines)
    assert any(line.startswith("All") and "252" in line and "100 %" in line for line in lines)
    assert "RIV-0.4 is excused: " in answer.out
    assert lines[-1] == "Every rule is written in both languages and tested."
    german = kontor("rules", "check", "rivalcities", "--root", copy, "--lang", "de").out
    assert "Szenarien" in german and "Lücke" not in german


def test_the_repository_is_found_from_below(kontor: Run, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(copy / "src" / "kontor")
    assert kontor("rules", "check", "rivalcities").code == 0
    monkeypatch.chdir(copy.parent)
    assert kontor("rules", "check", "rivalcities").code == 2


@pytest.mark.parametrize(("file", "old", "new", "gap"), [
    ("tests/test_all.py", '"RIV-2.4", ', "", "RIV-2.4: no test carries this rule"),
    ("tests/test_all.py", '"RIV-S07", ', "", "RIV-S07: no test plays this scenario"),
    ("tests/test_all.py", '"RIV-2.4"', '"RIV-2.4", "RIV-77.1"', "RIV-77.1, marked in tests/test_all.py::test_rules"),
    ("tests/test_all.py", "def test_rules", "def rules", "RIV-13.1, RIV-13.2, RIV-13.3"),
    (ROOM / "rulebook.de.md", "**RIV-2.4** ", "", "RIV-2.4 is missing in the rulebook (de)"),
    (ROOM / "rulebook.en.md", "**RIV-2.4** ", "**RIV-2.444** ", "RIV-2.444 stands in the rulebook (en)"),
    (ROOM / "rules.toml", '"RIV-2.4", ', "", "RIV-2.4 stands in the rulebook (de)"),
    (ROOM / "rules.toml", '"RIV-2.4", "RIV-2.5"', '"RIV-2.5", "RIV-2.4"', "has another order"),
    (ROOM / "rules.toml", "[excused]\n", '[excused]\n"RIV-0.1" = "lazy"\n', "RIV-0.1 is excused but tested in"),
    (ROOM / "rules.toml", "[excused]\n", '[excused]\n"RIV-99.1" = "why"\n', "RIV-99.1 is excused but is no rule"),
    (ROOM / "rules.py", '"""', '"""RIV-88.8 ', "RIV-88.8, named in src/kontor/titles/rivalcities/rules.py"),
])
def test_gaps(kontor: Run, copy: Path, file: str | Path, old: str, new: str, gap: str) -> None:
    change(copy / file, old, new)
    answer = kontor("rules", "check", "rivalcities", "--root", copy)
    assert answer.code == 1
    assert gap in answer.out
    data = kontor("rules", "check", "rivalcities", "--root", copy, "--json")
    assert data.code == 1 and data.data["gaps"] >= 1


def test_an_excuse_needs_a_reason(kontor: Run, copy: Path) -> None:
    change(copy / ROOM / "rules.toml", '"RIV-0.4" = "', '"RIV-0.4" = ""\n#"')
    assert "RIV-0.4 is excused without a reason" in kontor("rules", "check", "rivalcities", "--root", copy).out


def test_rules_that_no_code_names_are_gaps_when_asked_for(kontor: Run, copy: Path) -> None:
    answer = kontor("rules", "check", "rivalcities", "--root", copy, "--code")
    assert answer.code == 1 and ": no source file names this rule" in answer.out


def test_a_rule_that_stands_twice(kontor: Run, copy: Path) -> None:
    change(copy / ROOM / "rulebook.en.md", "**RIV-2.4** ", "**RIV-2.5** ")
    answer = kontor("rules", "check", "rivalcities", "--root", copy)
    assert answer.code == 2 and "RIV-2.5 stands twice" in answer.err


MARKS = '''
import pytest
from pytest import param
rule = pytest.mark.rule
TWO = ("RIV-1.1", "RIV-1.2")
CASES: list = [pytest.param(1, marks=pytest.mark.rule("RIV-1.3")), pytest.param(2, marks=[rule("RIV-1.4")])]
UNUSED = [pytest.param(1, marks=pytest.mark.rule("RIV-9.9"))]
pytestmark = [pytest.mark.rule("RIV-1.5")]

@rule(*TWO)
@pytest.mark.skipif(False, reason="RIV-9.8")
def test_one(): ...

@pytest.mark.parametrize("n", CASES)
async def test_two(n): ...

@pytest.mark.rule("RIV-1.6")
class TestThings:
    pytestmark = pytest.mark.rule("RIV-1.7")
    @pytest.mark.scenario("RIV-S01")
    def test_three(self): ...

@pytest.mark.rule("RIV-9.7")
def helper(): ...

@pytest.mark.rule("RIV-9.6")
class TestNothing: ...
'''


def test_marks_count_only_where_they_sit_on_a_test() -> None:
    found = {(mark.kind, mark.id) for mark in marks_in(ast.parse(MARKS), "x.py")}
    assert found == {("rule", f"RIV-1.{n}") for n in range(1, 8)} | {("scenario", "RIV-S01")}


def test_this_repository_has_sound_books(repository: Path) -> None:
    """Whatever the tests cover: ids, books, excuses and the ids in code agree."""
    for name, prefix in (("rivalcities", "RIV"), ("kontor", "KON")):
        found = trace(repository, name, prefix, "en")
        assert [gap for gap in found.faults if gap[0] not in ("untested", "unplayed")] == []
