"""README and the page about the library: their commands and their code run as they stand."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.kernel.match import Match
from kontor.kernel.state import State
from kontor.lab.ledger import COLUMNS
from tests.conftest import REPOSITORY

README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
COMMANDS = [
    line.split("#")[0].strip()
    for block in re.findall(r"<!-- executed by tests/test_readme.py -->\n```sh\n(.*?)```", README, re.DOTALL)
    for line in block.strip().split("\n")
]
PYTHON = re.findall(r"<!-- executed by tests/test_readme.py -->\n```python\n(.*?)```", README, re.DOTALL)
LIBRARY = (REPOSITORY / "docs" / "library.md").read_text(encoding="utf-8")


def environment(tmp_path: Path) -> dict[str, str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "XDG_DATA_HOME": str(tmp_path), "KONTOR_LANG": "en"}


def test_there_is_something_to_execute() -> None:
    assert len(COMMANDS) >= 6
    assert len(PYTHON) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run_as_they_stand(command: str, tmp_path: Path) -> None:
    answers = "\n".join(["1"] * 5000) if " play " in command else ""
    done = subprocess.run(
        shlex.split(command), cwd=REPOSITORY, env=environment(tmp_path), input=answers, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.mark.parametrize("code", PYTHON)
def test_code_runs_as_it_stands(code: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    shown = done.stdout.split("\n")
    assert shown[0].startswith("['good:beer', 'good:cloth'")
    assert shown[1] == "KON-1.3 not-now"
    assert shown[3] == "kontor-record 1"


def test_the_page_about_the_library_runs_and_names_what_there_is(tmp_path: Path) -> None:
    (code,) = re.findall(r"<!-- executed by tests/test_readme.py -->\n```python\n(.*?)```", LIBRARY, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "'start:1': 1" in done.stdout
    for kind, heading in ((State, "| `State` | promises |"), (Match, "| `Match` | does |")):
        table = LIBRARY.partition(heading)[2].partition("\n\n")[0]
        named = re.findall(r"`(?:Match\.)?([a-z_]+)\(", table)
        assert len(named) >= 8 and all(hasattr(kind, name) for name in named), named
    columns = LIBRARY.partition("| column | holds |")[2]
    assert all(f"`{column}`" in columns for column in COLUMNS)


def test_the_two_commands_stand_at_the_top() -> None:
    assert README.index("make play") < README.index("make test") < README.index("## What works today")


def test_pictures_exist() -> None:
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert (REPOSITORY / picture).is_file(), picture
