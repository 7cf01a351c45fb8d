"""The test run itself: bigger counts with `--prove`, and no silent skip where everything is required."""

import os
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings

from kontor.native import is_compiled, stale_sources

R = TypeVar("R", pytest.TestReport, pytest.CollectReport)

REPOSITORY = Path(__file__).resolve().parent.parent

# These take the engine apart (subclasses, patches, a look into its objects), which only plain Python allows.
TAKES_APART = [
    "kernel/test_match.py", "kernel/test_resume.py", "kernel/test_toy.py", "lab/test_planted.py", "parts/test_trade.py",
    "titles/rivalcities/test_material.py",
]
collect_ignore = TAKES_APART if is_compiled() else []
REQUIRE_ALL = os.environ.get("KONTOR_REQUIRE_ALL") == "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--prove", action="store_true", help="use the big counts (the same as KONTOR_PROVE=1)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--prove"):
        os.environ["KONTOR_PROVE"] = "1"        # read by tests.proof when the test modules are imported
    settings.register_profile("gate", deadline=None, derandomize=True, max_examples=50)
    settings.register_profile("prove", deadline=None, max_examples=500, print_blob=True)
    settings.load_profile("prove" if os.environ.get("KONTOR_PROVE") == "1" else "gate")


@pytest.fixture(scope="session")
def repository() -> Path:
    return REPOSITORY


@pytest.fixture(scope="session")
def native() -> Path:
    """The tree with the compiled engine; put it on PYTHONPATH of a process to run that instead of the sources."""
    tree = REPOSITORY / "build" / "native"
    if not is_compiled(tree / "kontor"):
        pytest.skip("no compiled engine: run make native")
    if stale_sources(tree / "kontor"):
        pytest.skip("the compiled engine is out of date: run make native")
    return tree


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return required((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return required((yield))


def required(report: R) -> R:
    """A skip proves nothing, nor does an expected failure: with KONTOR_REQUIRE_ALL=1 both fail."""
    if REQUIRE_ALL and report.outcome == "skipped":
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{reason}\nKONTOR_REQUIRE_ALL=1: a skipped test counts as failed"
    return report
