"""The order of the house (docs/architecture.md): who may import whom, and what no file may contain."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "kontor"

# Room -> rooms it may import besides itself.  A title's room is `titles.<id>`; the others reach it through `titles`,
# which is the registry.
TITLES = "titles"
ENGINE = ("kernel", "parts")
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "": ("native",),                    # kontor/__init__.py
    "native": (),
    "kernel": (),
    "parts": ("kernel",),
    "text": ("kernel",),
    "titles": (*ENGINE, "titles.*"),
    "titles.*": ENGINE,
    "bots": ("kernel", TITLES),
    "lab": ("kernel", TITLES, "bots", "text"),
    "envs": ("kernel", TITLES),
    "server": ("native", *ENGINE, TITLES, "bots", "lab", "envs", "text"),
    "cli": ("native", *ENGINE, TITLES, "bots", "lab", "envs", "text", "server"),
    "__main__": ("cli",),
}
PURE_ROOMS = ("kernel", "parts", "titles", "titles.*")
ONLY_FOR_TYPES = {"librt", "mypy_extensions"}
NO_PLACE_IN_KERNEL = {"io", "logging", "os", "pathlib", "secrets", "socket", "subprocess", "sys", "threading", "time"}
FORBIDDEN = {"random", "pickle", "marshal", "shelve", "dill", "cloudpickle"}
CODE = {".py", ".sh", ".ts", ".svelte", ".css"}
MOST_LINES = 450

HOSTS_WE_MAY_NAME = {"www.apache.org", "keepachangelog.com", "semver.org", "www.w3.org", "localhost", "127.0.0.1"}
REGISTRIES = re.compile("|".join(re.escape(f"{name}.{end}") for name, end in (
    ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com"),
)))
ADDRESS = re.compile(r"https?://([\w.-]+)")
ABSOLUTE_PATH = re.compile(r"(?<![\w.$~}/*-])/(?:home|root|work|tmp|opt|srv|mnt|Users|usr/local|usr/lib)/\w")


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts)


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """`titles.rivalcities` for anything in that room, `titles` for the registry, else the name below `kontor`."""
    parts = module.split(".")[1:]
    if parts[:1] == [TITLES] and len(parts) > 1 and (PACKAGE / TITLES / parts[1]).is_dir():
        return f"{TITLES}.{parts[1]}"
    return parts[0] if parts else ""


def may_import(room: str, other: str) -> bool:
    kind = "titles.*" if room.startswith("titles.") else room
    return room == other or any(
        other == allowed or (allowed == "titles.*" and other.startswith("titles.")) for allowed in MAY_IMPORT[kind]
    )


def is_module(name: str) -> bool:
    path = SOURCES.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Every imported module with its line, also those inside functions; relative ones resolved."""
    module = name_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                full = f"{origin}.{alias.name}"
                yield node.lineno, full if full.startswith("kontor.") and is_module(full) else origin


def files() -> list[Path]:
    """What is or would be committed; everything in sight where git knows nothing, such as an unpacked archive."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        skipped = {"build", "dist", "__pycache__", "node_modules"}
        found = [
            path for path in ROOT.rglob("*")
            if not any(part in skipped or part.startswith(".") for part in path.relative_to(ROOT).parts)
        ]
    return sorted(path for path in found if path.is_file())


def texts() -> Iterator[tuple[str, str]]:
    for path in files():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def complain(faults: list[str]) -> None:
    assert not faults, "\n".join(["", *faults])


def test_every_room_is_in_the_table() -> None:
    rooms = {room_of(name_of(path)) for path in modules()}
    known = {room for room in rooms if room in MAY_IMPORT or room.startswith("titles.")}
    complain([f"{room}: not in MAY_IMPORT" for room in rooms - known])


def test_imports_point_downwards() -> None:
    complain([
        f"{path.relative_to(ROOT)}:{line}: {room_of(name_of(path)) or 'kontor'} may not import {name}"
        for path in modules()
        for line, name in imports_of(path)
        if name.split(".")[0] == "kontor" and not may_import(room_of(name_of(path)), room_of(name))
    ])


@pytest.mark.parametrize(("room", "other", "allowed"), [
    ("kernel", "parts", False),
    ("parts", "kernel", True),
    ("titles.novgorod", "titles.novgorod", True),
    ("titles.novgorod", "titles.merchants", False),
    ("titles.novgorod", "titles", False),
    ("titles", "titles.novgorod", True),
    ("bots", "titles", True),
    ("bots", "titles.novgorod", False),
    ("text", "titles", False),
    ("lab", "cli", False),
    ("cli", "lab", True),
])
def test_the_table_means_what_it_says(room: str, other: str, allowed: bool) -> None:
    assert may_import(room, other) == allowed


def test_the_engine_needs_nothing_but_python() -> None:
    def is_fine(path: Path, top: str) -> bool:
        for_types = top in ONLY_FOR_TYPES and path.name == "cells.py"
        return top == "kontor" or top in sys.stdlib_module_names or for_types

    complain([
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in modules()
        if re.sub(r"^titles\..*", "titles.*", room_of(name_of(path))) in PURE_ROOMS
        for line, name in imports_of(path)
        if not is_fine(path, name.split(".")[0])
    ])


def test_the_kernel_does_no_input_or_output() -> None:
    complain([
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in modules()
        if room_of(name_of(path)) == "kernel"
        for line, name in imports_of(path)
        if name.split(".")[0] in NO_PLACE_IN_KERNEL
    ])


def test_no_hidden_randomness_and_no_pickle() -> None:
    complain([
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in modules()
        for line, name in imports_of(path)
        if name.split(".")[0] in FORBIDDEN or name.startswith("numpy.random")
    ])


GENERATED = (".d.ts", "/data.ts")       # written by a program from the sources of truth


def test_files_stay_short() -> None:
    complain([
        f"{name}: {lines} lines, at most {MOST_LINES}"
        for name, text in texts()
        if (Path(name).suffix in CODE or name == "Makefile") and not name.endswith(GENERATED)
        and (lines := text.count("\n")) > MOST_LINES
    ])


def test_names_say_what_things_are() -> None:
    vague = re.compile(r"^class \w*(?:Manager|Handler|Helper|Base|Utils?)\b", re.MULTILINE)
    complain([
        f"{name}: {match.group()}"
        for name, text in texts()
        if name.endswith(".py")
        for match in vague.finditer(text)
    ] + [name for name, _ in texts() if Path(name).stem in {"utils", "util", "helpers", "helper", "misc", "common"}])


def test_no_file_names_a_host_or_a_place_on_somebodys_disk() -> None:
    faults = []
    for name, text in texts():
        for number, line in enumerate(text.splitlines(), 1):
            hosts = [host for host in ADDRESS.findall(line) if host not in HOSTS_WE_MAY_NAME]
            if hosts or REGISTRIES.search(line) or ABSOLUTE_PATH.search(line):
                faults.append(f"{name}:{number}: {line.strip()[:100]}")
    complain(faults)


def test_the_lock_says_what_but_not_from_where() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    complain([line for line in lock.splitlines() if "://" in line or "index" in line or "find-links" in line])
    pinned = re.findall(r"^[a-z0-9-]+==\S+", lock, re.MULTILINE)
    assert lock.count("--hash=sha256:") >= len(pinned) > 20


def test_the_lock_holds_every_dependency() -> None:
    def plain(requirement: str) -> str:
        return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement)[0]).lower()

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *chain.from_iterable(project["optional-dependencies"].values())]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE))
    complain([f"{name}: run make lock" for name in map(plain, wanted) if name not in pinned and name != "kontor"])
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^UV +:= {re.escape(pinned['uv'])}$", makefile, re.MULTILINE)


def test_no_compiled_module_lies_beside_a_source() -> None:
    compiled = [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]
    complain([f"{path.relative_to(ROOT)}: run make clean" for path in compiled])
