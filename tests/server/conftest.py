"""One server for all tests of a file that do not kill it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import Device, House, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(Path(tmp_path_factory.mktemp("house")) / "data") as opened:
        yield opened


@pytest.fixture
def anna(house: House) -> Device:
    return Device(house, "Anna")


@pytest.fixture
def ben(house: House) -> Device:
    return Device(house, "Ben")


def programs() -> Path | None:
    """Where PostgreSQL's own programs are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found is not None and (Path(found).resolve().parent / "postgres").exists():
        return Path(found).resolve().parent
    folders = sorted(Path("/").glob("usr/lib/postgresql/*/bin"))
    return folders[-1] if folders else None


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A cluster of its own, reached through a socket; PostgreSQL refuses to run as root, so it runs as `postgres`."""
    where = programs()
    if where is None:
        pytest.skip("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="kontor-pg-"))
    as_user: dict[str, object] = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def run(*words: str) -> None:
        subprocess.run(words, check=True, capture_output=True, cwd=folder, **as_user)  # type: ignore[call-overload]

    run(str(where / "initdb"), "-D", str(folder / "db"), "-U", "kontor", "-A", "trust", "--no-sync")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    run(str(where / "pg_ctl"), "-D", str(folder / "db"), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql+psycopg://kontor@/postgres?host={folder}"
    finally:
        run(str(where / "pg_ctl"), "-D", str(folder / "db"), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
