"""Pictures of the real program for README and docs: plays in a terminal of its own and draws what stands there.

    python tools/pictures.py            # writes docs/pictures/terminal-en.svg, terminal-de.svg
"""

import os
import pty
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from select import select
from time import monotonic

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
COLUMNS, LINES = 128, 400
MOVES = {"en": ["4", "2", "1", "p"], "de": ["4", "2", "1", "p"]}
PROMPTS = {"en": "Hamburg > ", "de": "Hamburg > "}


def play(lang: str) -> str:
    """What a terminal shows after the scripted moves, from the last prompt's events on."""
    main, child = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "LINES": str(LINES), "TERM": "xterm-256color"}
    game = ["play", "rivalcities", "--terminal", "--lang", lang, "--seats", "you,greedy", "--seed", "3"]
    command = [str(Path(sys.executable).parent / "kontor"), *game]
    process = subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=environment, close_fds=True)
    os.close(child)
    shown = ""
    for move in [*MOVES[lang], ""]:
        shown = read_until(main, PROMPTS[lang])
        if move:
            os.write(main, f"{move}\n".encode())
    process.kill()
    process.wait()
    os.close(main)
    return shown


def read_until(terminal: int, prompt: str, seconds: float = 60.0) -> str:
    text = b""
    end = monotonic() + seconds
    while monotonic() < end and not plain(text.decode(errors="ignore")).endswith(prompt):
        if select([terminal], [], [], 0.2)[0]:
            text += os.read(terminal, 65536)
    return text.decode(errors="replace").replace("\r\n", "\n")


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    for lang in MOVES:
        console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True)
        console.print(Text.from_ansi(play(lang).strip("\n")))
        svg = console.export_svg(title="kontor play rivalcities")
        svg = re.sub(r"@font-face \{[^}]*\}\s*", "", svg)           # no fonts from elsewhere
        svg = re.sub(r"<!-- Generated .*? -->\s*", "", svg)
        (OUT / f"terminal-{lang}.svg").write_text(svg, encoding="utf-8")
        print(OUT / f"terminal-{lang}.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
