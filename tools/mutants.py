"""Proves that the tests notice broken rules: breaks one line at a time and demands that the named test fails.

tests/mutants.toml:

    [[mutant]]
    rule = "RIV-2.6"                    # the rule that is broken
    file = "src/kontor/titles/rivalcities/flow/turn.py"
    find = "<= n_goods(s, seat)"        # must occur exactly once in the file
    replace = "<= n_goods(s, seat) + 1"
    test = "tests/titles/rivalcities/test_turn.py::test_far_moves_cost_goods"      # or a list of tests

Every mutant runs in its own copy of src and tests, so two may run side by side.  The named tests must pass unbroken
first, and every section of every title's rules needs at least one mutant.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "mutants.toml"
COPIED = ("src", "tests", "tools", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("static", "*.so", "*.pyd")     # byte code comes along: it saves time
TIME_LIMIT = 300                        # a mutant may loop for ever; that counts as caught
PASSED, FAILED = 0, 1                   # exit codes of pytest; the others mean that no test ran properly


class MutantsError(ValueError):
    """The list itself is wrong: no proof either way."""


@dataclass(frozen=True)
class Mutant:
    rule: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.rule} {self.file}: {self.find.strip()!r} -> {self.replace.strip()!r}"


def read_mutants(path: Path = LIST) -> list[Mutant]:
    if not path.exists():
        return []
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise MutantsError(f"{path.name}: {error}") from error
    mutants = []
    for number, row in enumerate(data.get("mutant", []), 1):
        if set(row) != {"rule", "file", "find", "replace", "test"}:
            raise MutantsError(f"{path.name}: mutant {number}: needs exactly rule, file, find, replace, test")
        tests = (row["test"],) if isinstance(row["test"], str) else tuple(row["test"])
        mutants.append(Mutant(row["rule"], row["file"], row["find"], row["replace"], tests))
    return mutants


def mutated(text: str, mutant: Mutant) -> str:
    """The file's text with the breakage in it."""
    occurrences = text.count(mutant.find)
    if not mutant.find or occurrences != 1:
        raise MutantsError(f"{mutant.name}: `find` occurs {occurrences} times in {mutant.file}, not once")
    if mutant.find == mutant.replace:
        raise MutantsError(f"{mutant.name}: `replace` changes nothing")
    return text.replace(mutant.find, mutant.replace)


def list_errors(mutants: list[Mutant], root: Path = ROOT) -> list[str]:
    """What is wrong with the list, found without running a test."""
    errors = []
    known = {rule for ids in title_rules(root).values() for rule in ids}
    for mutant in mutants:
        file = root / mutant.file
        errors += [f"{mutant.name}: no such test: {test}" for test in mutant.tests if not has_test(test, root)]
        if mutant.rule not in known:
            errors.append(f"{mutant.name}: no title has the rule {mutant.rule}")
        if not file.is_file():
            errors.append(f"{mutant.name}: no such file")
            continue
        try:
            mutated(file.read_text(encoding="utf-8"), mutant)
        except MutantsError as error:
            errors.append(str(error))
    return errors


def has_test(test: str, root: Path) -> bool:
    file, *names = test.split("::")
    if not (root / file).is_file():
        return False
    text = (root / file).read_text(encoding="utf-8")
    return all(f" {name.split('[')[0]}" in text for name in names)


def title_rules(root: Path = ROOT) -> dict[str, list[str]]:
    """The rule ids of every title."""
    files = sorted((root / "src" / "kontor" / "titles").glob("*/rules.toml"))
    return {file.parent.name: tomllib.loads(file.read_text(encoding="utf-8"))["ids"] for file in files}


def section(rule: str) -> str:
    """`RIV-12` of `RIV-12.26`."""
    return rule.split(".", 1)[0]


def bare_sections(mutants: list[Mutant], root: Path = ROOT) -> list[str]:
    """Sections of a title's rules that no mutant breaks; sections of nothing but excused definitions do not count."""
    covered = {section(mutant.rule) for mutant in mutants}
    bare = []
    for title, ids in title_rules(root).items():
        file = root / "src" / "kontor" / "titles" / title / "rules.toml"
        excused = tomllib.loads(file.read_text(encoding="utf-8")).get("excused", {})
        sections = dict.fromkeys(section(rule) for rule in ids if rule not in excused)
        bare += [name for name in sections if name not in covered]
    return bare


def run_tests(tests: tuple[str, ...], tree: Path, workers: int = 0, limit: int = TIME_LIMIT) -> tuple[int, str]:
    """Runs tests inside a tree, with that tree's package; returns pytest's exit code and the end of its output."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
    command += ["-p", "xdist", "-n", str(workers)] if workers else []
    environment = {key: value for key, value in os.environ.items() if not key.startswith("KONTOR_")}
    environment |= {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        done = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, text=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return FAILED, "time limit"
    return done.returncode, "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])


def copy_tree(target: Path) -> None:
    target.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=LEFT_OUT)
        elif source.exists():
            shutil.copyfile(source, target / name)


def verdict(mutant: Mutant, tree: Path) -> str:
    """Empty if the mutant is caught, otherwise what went wrong."""
    copy_tree(tree)
    try:
        file = tree / mutant.file
        file.write_text(mutated(file.read_text(encoding="utf-8"), mutant), encoding="utf-8")
        code, output = run_tests(mutant.tests, tree)
    finally:
        shutil.rmtree(tree)
    if code == FAILED:
        return ""
    return "survived" if code == PASSED else f"pytest could not run (exit code {code})\n{output}"


def judge_all(mutants: list[Mutant], jobs: int, work: Path) -> Iterator[tuple[Mutant, str]]:
    with ThreadPoolExecutor(jobs) as pool:
        begun: dict[Future[str], Mutant] = {
            pool.submit(verdict, mutant, work / str(number)): mutant for number, mutant in enumerate(mutants)
        }
        try:
            for future in as_completed(begun):
                yield begun[future], future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def check_unbroken(mutants: list[Mutant], jobs: int, work: Path) -> str:
    """Empty if all named tests pass as things are: a test that always fails would catch everything."""
    tests = tuple(dict.fromkeys(test for mutant in mutants for test in mutant.tests))
    tree = work / "unbroken"
    copy_tree(tree)
    code, output = run_tests(tests, tree, workers=jobs if jobs > 1 else 0, limit=10 * TIME_LIMIT)
    return "" if code == PASSED else output


def show_progress(done: int, total: int, missed: int, begin: float) -> None:
    line = f"{done}/{total} mutants, {done - missed} caught, {missed} not, {perf_counter() - begin:.0f} s"
    print(f"\r{line}" if sys.stdout.isatty() else line, end="" if sys.stdout.isatty() else "\n", flush=True)


def prove(mutants: list[Mutant], jobs: int) -> int:
    """Runs all mutants and returns how many were not caught."""
    begin = perf_counter()
    missed: list[tuple[Mutant, str]] = []
    with TemporaryDirectory(prefix="kontor-mutants-") as work:
        if broken := check_unbroken(mutants, jobs, Path(work)):
            print(f"the named tests do not pass unbroken:\n{broken}", file=sys.stderr)
            return len(mutants)
        for done, (mutant, wrong) in enumerate(judge_all(mutants, jobs, Path(work)), 1):
            if wrong:
                missed.append((mutant, wrong))
            if sys.stdout.isatty() or done % 10 == 0 or done == len(mutants):
                show_progress(done, len(mutants), len(missed), begin)
    if sys.stdout.isatty():
        print()
    for mutant, wrong in missed:
        print(f"NOT CAUGHT  {mutant.name}\n    by {', '.join(mutant.tests)}: {wrong}", file=sys.stderr)
    return len(missed)


def main() -> int:
    parser = argparse.ArgumentParser(description="Break rules on purpose and demand that the named tests fail.")
    parser.add_argument("--jobs", type=int, default=2, help="mutants to run side by side (default: 2)")
    parser.add_argument("--only", metavar="PREFIX", default="", help="only rules whose id begins so, such as RIV-2")
    parser.add_argument("--check", action="store_true", help="only check the list, run nothing")
    arguments = parser.parse_args()
    try:
        mutants = read_mutants()
    except MutantsError as error:
        print(error, file=sys.stderr)
        return 2
    chosen = [mutant for mutant in mutants if mutant.rule.startswith(arguments.only)]
    bare = [name for name in bare_sections(mutants) if name.startswith(arguments.only)]
    errors = list_errors(chosen) + [f"no mutant breaks a rule of section {name}" for name in bare]
    print(*errors, sep="\n", end="\n" if errors else "", file=sys.stderr)
    if errors or arguments.check or not chosen:
        print(f"{len(chosen)} mutants listed, {len(errors)} errors in the list")
        return 2 if errors else 0
    missed = prove(chosen, max(1, arguments.jobs))
    print(f"{len(chosen)} mutants: {len(chosen) - missed} caught, {missed} not")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
