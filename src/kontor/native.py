"""Tells whether the engine is compiled, and refuses a compiled engine that no longer fits its sources.

A compiled build carries `native.json` beside this file (written by tools/build_native.py): where the sources are and
their check sums.  In plain Python the file is missing and asking costs one look into the directory.
"""

from hashlib import sha256
from json import loads
from pathlib import Path

HERE = Path(__file__).parent
MANIFEST = "native.json"


class StaleBuildError(ImportError):
    """A source was edited after it was compiled: the old code would run silently."""


def is_compiled(package: Path = HERE) -> bool:
    return (package / MANIFEST).exists()


def stale_sources(package: Path = HERE) -> list[str]:
    """The sources of a compiled `kontor` directory that differ from what was compiled."""
    manifest = loads((package / MANIFEST).read_text(encoding="utf-8"))
    sources = package / manifest["sources"]
    if not sources.is_dir():        # the build was carried away from its checkout
        sources = package
    known: dict[str, str] = manifest["files"]
    return [
        name
        for name, digest in known.items()
        if not (file := sources / name).is_file() or sha256(file.read_bytes()).hexdigest() != digest
    ]


def refuse_stale(package: Path = HERE) -> None:
    if is_compiled(package) and (stale := stale_sources(package)):
        raise StaleBuildError(
            f"the compiled engine in {package} is out of date: {', '.join(stale)} changed since; run `make native`"
        )
