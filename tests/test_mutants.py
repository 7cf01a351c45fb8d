"""The runner that proves the tests must itself be proved: a weak test has to be named, a strong one not."""

from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Mutant, MutantsError

ENGINE = "def price(n: int) -> int:\n    return 3 * n\n"
TESTS = """
from kontor.engine import price

def test_strong() -> None:
    assert price(2) == 6

def test_weak() -> None:
    assert price(0) == 0

def test_wrong() -> None:
    assert price(2) == 7
"""
RULES = 'ids = ["TOY-1.1", "TOY-2.1", "TOY-2.2", "TOY-3.1"]\n[excused]\n"TOY-3.1" = "a definition"\n'


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one function, three tests and one title's rules."""
    files = {
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        "src/kontor/__init__.py": "",
        "src/kontor/engine.py": ENGINE,
        "src/kontor/titles/toy/rules.toml": RULES,
        "tests/test_engine.py": TESTS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    return tmp_path


def mutant(find: str = "3 * n", replace: str = "4 * n", test: str = "test_strong", rule: str = "TOY-1.1") -> Mutant:
    return Mutant(rule, "src/kontor/engine.py", find, replace, (f"tests/test_engine.py::{test}",))


def test_a_strong_test_catches_and_a_weak_one_is_named(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.prove([mutant(), mutant(test="test_weak")], jobs=1) == 1
    shown = capsys.readouterr().err
    assert shown.count("NOT CAUGHT") == 1
    assert "test_weak: survived" in shown
    assert (toy / "src/kontor/engine.py").read_text(encoding="utf-8") == ENGINE


def test_a_test_that_fails_anyway_proves_nothing(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.prove([mutant(test="test_wrong")], jobs=1) == 1
    assert "do not pass unbroken" in capsys.readouterr().err


def test_a_file_that_no_longer_imports_is_no_proof(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.prove([mutant(replace="3 * (n")], jobs=1) == 1
    assert "could not run" in capsys.readouterr().err


@pytest.mark.parametrize("find", ["5 * n", "n", ""])
def test_find_must_occur_exactly_once(find: str) -> None:
    with pytest.raises(MutantsError, match="not once"):
        mutants.mutated(ENGINE, mutant(find=find))


def test_every_section_with_testable_rules_needs_a_mutant(toy: Path) -> None:
    assert mutants.bare_sections([mutant()], toy) == ["TOY-2"]
    assert mutants.bare_sections([mutant(), mutant(rule="TOY-2.2")], toy) == []


def test_a_list_with_an_unknown_rule_file_or_test_is_refused(toy: Path) -> None:
    lost = Mutant("TOY-1.1", "src/kontor/lost.py", "a", "b", ("tests/test_engine.py",))
    errors = mutants.list_errors([mutant(), mutant(rule="TOY-9.9"), lost, mutant(test="test_gone")], toy)
    assert len(errors) == 3
    assert "no title has the rule TOY-9.9" in errors[0]
    assert "no such file" in errors[1]
    assert "no such test: tests/test_engine.py::test_gone" in errors[2]


def test_the_list_fits_the_sources() -> None:
    assert mutants.list_errors(mutants.read_mutants()) == []


def test_a_row_must_name_everything(tmp_path: Path) -> None:
    path = tmp_path / "mutants.toml"
    path.write_text('[[mutant]]\nrule = "TOY-1.1"\n', encoding="utf-8")
    with pytest.raises(MutantsError, match="mutant 1: needs exactly"):
        mutants.read_mutants(path)
