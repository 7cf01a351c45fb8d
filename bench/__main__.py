"""`make bench`: every title, plain and compiled, beside Catanatron in interleaved rounds; medians and ratios."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench import peers
from kontor.native import is_compiled
from kontor.titles.registry import TITLES

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "native"}
COLUMNS = ("decisions", "driven", "games", "clones")


def ours(build: Path, title: str, seats: int, seconds: float, seed: int) -> dict[str, float]:
    command = [sys.executable, str(ROOT / "bench" / "ours.py"), title, str(seats), str(seconds), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds, the median counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print the figures for a program")
    arguments = parser.parse_args()
    builds = {name: tree for name, tree in BUILDS.items() if name == "plain" or is_compiled(tree / "kontor")}
    if len(builds) == 1:
        print("no compiled engine in build/native (`make native`): measuring plain Python only", file=sys.stderr)
    settings = [(title.id, max(title.seats), build) for title in TITLES for build in builds]
    peer: dict[str, list[float]] = {"decisions": [], "games": [], "clones": []}
    rows: dict[tuple[str, int, str], list[dict[str, float]]] = {setting: [] for setting in settings}
    for turn in range(arguments.rounds):
        print(f"round {turn + 1} of {arguments.rounds}", file=sys.stderr)
        decisions, games = peers.decisions_per_second(arguments.seconds, 1000 * turn)
        for name, value in (("decisions", decisions), ("games", games)):
            peer[name].append(value)
        peer["clones"].append(peers.copies_per_second(arguments.seconds / 2))
        for title, seats, build in settings:
            rows[title, seats, build].append(ours(builds[build], title, seats, arguments.seconds, 1000 * turn))
    base = {name: median(values) for name, values in peer.items()}
    base["driven"] = base["decisions"]
    table = []
    for (title, seats, build), results in rows.items():
        figures = {name: median(result[name] for result in results) for name in results[0] if name != "compiled"}
        ratios = {name: figures[name] / base[name] for name in COLUMNS}
        table.append({"title": title, "seats": seats, "build": build, "figures": figures, "ratios": ratios})
    if arguments.json:
        print(json.dumps({"catanatron": base, "titles": table}, indent=2))
    else:
        report(base, table)
    return 0


def report(base: dict[str, float], table: list[dict[str, object]]) -> None:
    print("Uniform random play, one process; decisions are those with at least two choices; (×) against Catanatron")
    print(f"{'':26}{'decisions/s':>18}{'driven from Python':>22}{'games/s':>16}{'clones/s':>20}{'forced':>9}")
    peer = [f"{base[name]:,.0f}" for name in COLUMNS]
    print(f"{'catanatron, 4 random':26}{peer[0]:>18}{peer[1]:>22}{peer[2]:>16}{peer[3]:>20}")
    for row in table:
        figures, ratios = row["figures"], row["ratios"]
        assert isinstance(figures, dict)
        assert isinstance(ratios, dict)
        cells = [f"{figures[name]:,.0f} ({ratios[name]:,.1f}×)" for name in COLUMNS]
        name = f"{row['title']} {row['seats']} {row['build']}"
        print(f"{name:26}{cells[0]:>18}{cells[1]:>22}{cells[2]:>16}{cells[3]:>20}{figures['forced']:>9.0%}")


if __name__ == "__main__":
    sys.exit(main())
