"""Compiles the engine with mypyc into a copy of the package, so that the sources stay pure.

    python tools/build_native.py [--out build/native]

afterwards `PYTHONPATH=build/native` runs the compiled engine.  `[tool.kontor]` in pyproject.toml says which modules
are compiled: those that a glob of `native` names and none of `interpreted`.  All of them form one group, because a
call inside a group costs a tenth of a call between groups.  Nothing is compiled twice: a fingerprint of everything
the result depends on is kept beside it.
"""

import argparse
import os
import platform
import shutil
import sys
import sysconfig
import tomllib
from hashlib import sha256
from importlib.metadata import version
from json import dumps
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = "kontor"
GROUP = "kontor"
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
COMPILED = {".so", ".pyd"}
MANIFEST = Path(PACKAGE, "native.json")
LEVEL = os.environ.get("KONTOR_NATIVE_LEVEL", "3")      # of the C compiler; the gate, which plays little, takes 0


class CannotCompileError(RuntimeError):
    """The machine or the checkout lacks what a build needs."""


def hot_modules(root: Path = ROOT) -> list[Path]:
    """The modules to compile, as paths below src/."""
    wanted = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["kontor"]
    sources = root / "src"
    chosen = {path for glob in wanted["native"] for path in sources.glob(glob)}
    chosen -= {path for glob in wanted["interpreted"] for path in sources.glob(glob)}
    return sorted(path.relative_to(sources) for path in chosen)


def fingerprint(modules: list[Path]) -> str:
    """Changes when the compiled result could; interpreted modules of the same rooms give types to the compiled ones."""
    digest = sha256()
    versions = (LEVEL, version("mypy"), version("librt"), sys.version, platform.machine())
    for part in (*versions, dumps([str(m) for m in modules])):
        digest.update(part.encode())
    rooms = sorted({SOURCES.joinpath(*path.parts[:2]) for path in modules})
    for path in (Path(__file__), *(file for room in rooms for file in sorted(room.rglob("*.py")))):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def copy_sources(out: Path) -> list[Path]:
    """Makes `out`/kontor hold the files of src/kontor, beside what was compiled there, and returns their names.

    Without the built browser client: that is made by itself, perhaps at the same time.
    """
    names = sorted(
        path.relative_to(SOURCES)
        for path in (SOURCES / PACKAGE).rglob("*")
        if path.is_file() and path.suffix not in COMPILED and not {"__pycache__", "static"} & set(path.parts)
    )
    for path in (out / PACKAGE).rglob("*"):
        if path.is_file() and path.suffix not in COMPILED and path.relative_to(out) not in names:
            path.unlink()
    for name in names:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCES / name, out / name)
    return names


def require_compiler() -> None:
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler.split()[0]) is None:
        raise CannotCompileError(f"no C compiler ({compiler}) found")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompileError("Python's headers are missing (Debian: python3-dev)")


def compile_group(modules: list[Path], out: Path, work: Path) -> None:
    """Runs mypyc and the C compiler inside the copy; module names come from the paths relative to it."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work.mkdir(parents=True, exist_ok=True)
    here = Path.cwd()
    os.chdir(out)
    try:
        options = ["--config-file=", f"--cache-dir={work / 'types'}", "--explicit-package-bases", "--strict"]
        extensions = mypycify(
            [*options, *map(str, modules)], group_name=GROUP, target_dir=str(work / "c"), opt_level=LEVEL
        )
        builder = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
        builder.build_lib = str(out)
        builder.build_temp = str(work / "objects")
        builder.ensure_finalized()
        builder.run()
    finally:
        os.chdir(here)


def write_manifest(out: Path, modules: list[Path], names: list[Path]) -> None:
    """What kontor.native checks at start-up: inside the checkout every copy, elsewhere only what was compiled."""
    inside = out.is_relative_to(ROOT)
    manifest = {
        "mypy": version("mypy"),
        "sources": Path(os.path.relpath(SOURCES / PACKAGE, out / PACKAGE)).as_posix() if inside else ".",
        "files": {
            name.relative_to(PACKAGE).as_posix(): sha256((SOURCES / name).read_bytes()).hexdigest()
            for name in (names if inside else modules)
        },
    }
    (out / MANIFEST).write_text(dumps(manifest, indent=1) + "\n", encoding="utf-8")


def build(out: Path, work: Path) -> list[Path]:
    """Brings the compiled copy up to date and returns the modules that are compiled."""
    modules = hot_modules()
    if not modules:
        raise CannotCompileError("no module is listed under [tool.kontor] native in pyproject.toml")
    mark = out / ".fingerprint"
    now = fingerprint(modules)
    if not mark.exists() or mark.read_text(encoding="utf-8") != now:
        require_compiler()
        shutil.rmtree(out, ignore_errors=True)
        copy_sources(out)
        compile_group(modules, out, work)
        missing = [path for path in modules if not (out / path).with_suffix(EXTENSION).exists()]
        if missing:
            raise RuntimeError(f"mypyc left out {', '.join(map(str, missing))}")
        mark.write_text(now, encoding="utf-8")
    write_manifest(out, modules, copy_sources(out))
    return modules


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into a copy of the package.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "native", help="the copy (default: build/native)")
    parser.add_argument("--list", action="store_true", help="only list the modules that would be compiled")
    arguments = parser.parse_args()
    if arguments.list:
        print(*hot_modules(), sep="\n")
        return 0
    out = arguments.out.resolve()
    begin = perf_counter()
    try:
        modules = build(out, out.with_name(out.name + "-work"))
    except CannotCompileError as error:
        print(f"kontor: cannot compile the engine: {error}", file=sys.stderr)
        return 3
    print(f"{len(modules)} compiled modules in {out} ({perf_counter() - begin:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
