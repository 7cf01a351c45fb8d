"""The build around the engine: what is compiled, stale builds refused, base tools checked, no silent skips."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from kontor.native import StaleBuildError, is_compiled, refuse_stale, stale_sources
from tools.build_native import hot_modules


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A compiled package of one module whose sources lie elsewhere."""
    sources, package = tmp_path / "src", tmp_path / "native"
    for place in (sources, package):
        place.mkdir()
        (place / "state.py").write_text("SIZE = 1\n", encoding="utf-8")
    files = {"state.py": sha256(b"SIZE = 1\n").hexdigest()}
    (package / "native.json").write_text(json.dumps({"sources": "../src", "files": files}), encoding="utf-8")
    return package


def test_a_build_that_fits_is_accepted(package: Path) -> None:
    assert is_compiled(package)
    assert stale_sources(package) == []
    refuse_stale(package)


def test_a_build_older_than_its_source_is_refused(package: Path) -> None:
    (package.parent / "src" / "state.py").write_text("SIZE = 2\n", encoding="utf-8")
    with pytest.raises(StaleBuildError, match=r"state\.py changed since; run `make native`"):
        refuse_stale(package)


def test_a_build_whose_source_is_gone_is_refused(package: Path) -> None:
    (package.parent / "src" / "state.py").unlink()
    assert stale_sources(package) == ["state.py"]


def test_a_build_away_from_its_checkout_is_held_against_its_own_copy(package: Path) -> None:
    (package.parent / "src").rename(package.parent / "gone")
    refuse_stale(package)
    (package / "state.py").write_text("SIZE = 2\n", encoding="utf-8")
    with pytest.raises(StaleBuildError):
        refuse_stale(package)


def test_the_sources_themselves_are_plain(tmp_path: Path, repository: Path) -> None:
    assert not is_compiled(tmp_path)
    refuse_stale(tmp_path)
    assert not is_compiled(repository / "src" / "kontor")


def test_cells_and_package_files_are_never_compiled() -> None:
    names = [path.name for path in hot_modules()]
    assert "cells.py" not in names
    assert "__init__.py" not in names


@pytest.mark.parametrize(("answer", "message"), [
    ("exit 1", "too old; Kontor needs Python 3.11 or newer"),
    ('case "$2" in *version_info*) exit 0;; *) exit 1;; esac', "venv module is missing"),
])
def test_a_missing_base_tool_is_named(repository: Path, tmp_path: Path, answer: str, message: str) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "Python 3.9.2"\n{answer}\n', encoding="utf-8")
    python.chmod(0o755)
    tools = tmp_path / "bin"            # a machine without apt
    tools.mkdir()
    for name in ("sh", "id"):
        (tools / name).symlink_to(subprocess.check_output(["which", name], text=True).strip())
    done = subprocess.run(
        [str(tools / "sh"), str(repository / "tools" / "base.sh"), str(python)],
        env={"PATH": str(tools)}, capture_output=True, text=True, check=False,
    )
    assert done.returncode == 1
    assert message in done.stderr


@pytest.mark.parametrize(("require_all", "code"), [("0", 0), ("1", 1)])
def test_where_everything_is_required_a_skip_fails(
    repository: Path, tmp_path: Path, require_all: str, code: int
) -> None:
    (tmp_path / "test_skips.py").write_text(
        "import pytest\n"
        "def test_skipped():\n    pytest.skip('no browser')\n"
        "@pytest.mark.skip(reason='later')\ndef test_marked():\n    pass\n"
        "@pytest.mark.xfail(reason='known')\ndef test_expected():\n    assert False\n",
        encoding="utf-8",
    )
    (tmp_path / "test_module.py").write_text(
        "import pytest\npytest.skip('no compiler', allow_module_level=True)\n", encoding="utf-8"
    )
    (tmp_path / "test_fine.py").write_text("def test_fine():\n    pass\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*command, "--rootdir", str(tmp_path), "-c", os.devnull, "--continue-on-collection-errors", str(tmp_path)],
        cwd=repository, env={**os.environ, "KONTOR_REQUIRE_ALL": require_all},
        capture_output=True, text=True, check=False,
    )
    assert done.returncode == code, done.stdout
    assert "1 passed" in done.stdout
    if code:
        assert "2 failed, 1 passed, 2 errors" in done.stdout
        assert done.stdout.count("a skipped test counts as failed") >= 4
