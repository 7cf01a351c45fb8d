"""A game at a real terminal: a pseudo-terminal of a given width."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

PROGRAM = "import sys; from kontor.cli import main; sys.exit(main())"


class Terminal:
    """A process at a pseudo-terminal; `until` reads what it shows."""

    def __init__(self, folder: Path, *words: str, columns: int = 80, **env: str) -> None:
        self.shown = ""
        self.code: int | None = None
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)        # a run in the background passes on that it is ignored
            settings = {"XDG_DATA_HOME": str(folder), "KONTOR_LANG": "en", "TERM": "xterm-256color", **env}
            given = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
            clean = {name: value for name, value in os.environ.items() if name not in given}
            os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *words], {**clean, **settings})
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))

    def until(self, text: str) -> str:
        """What was shown since the last call, up to and with `text`."""
        end = time.monotonic() + 60
        while text not in self.shown:
            ready, _, _ = select.select([self.file], [], [], max(0, end - time.monotonic()))
            assert ready, f"waited for {text!r}, got {self.shown[-2000:]!r}"
            try:
                data = os.read(self.file, 65536)
            except OSError:
                data = b""
            assert data or text in self.shown, f"ended before {text!r}: {self.shown[-2000:]!r}"
            self.shown += data.decode(errors="replace")
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def ends(self, seconds: float) -> bool:
        """Whether the process is over within this time.  What it still shows is read, so that nothing holds it up."""
        end = time.monotonic() + seconds
        while self.code is None and time.monotonic() < end:
            if select.select([self.file], [], [], 0.05)[0]:
                with suppress(OSError):
                    self.shown += os.read(self.file, 65536).decode(errors="replace")
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
        return self.code is not None

    def wait(self) -> int:
        assert self.ends(60) and self.code is not None, self.shown[-2000:]
        return self.code

    def interrupt(self) -> int:
        """Ctrl-C, and again where it came just before the program listened; the exit code."""
        for _ in range(10):
            time.sleep(0.3)
            self.type("\x03")
            if self.ends(5):
                break
        return self.wait()

    def close(self) -> None:
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.file)


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_interrupt_keeps_the_game_and_says_how_to_go_on(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(first := Terminal(tmp_path, "play", "rivalcities", "--seed", "5"))
    first.until("Hamburg > ")
    first.type("2\n")
    first.until("inkwell go?")
    first.until("Hamburg > ")
    assert first.interrupt() == 130
    kept = tmp_path / "kontor" / "games" / "rivalcities-5.kontor"
    first.until("kontor play --resume")
    assert "0 good:cloth" in kept.read_text(encoding="utf-8")
    terminals.append(second := Terminal(tmp_path, "play", "--resume", str(kept)))
    assert "inkwell go?" in second.until("Hamburg > ")
    second.type("q\n")
    second.until("play on):")
    second.type("n\n")
    assert second.wait() == 0


def test_interrupt_in_the_menu(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal(tmp_path, "play", "--terminal"))
    terminal.until("Number (Enter = 1):")
    assert terminal.interrupt() == 130


def test_colours_unless_they_are_not_wanted(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(coloured := Terminal(tmp_path, "play", "rivalcities", "--terminal"))
    assert "\x1b[36m" in coloured.until("Hamburg > ")
    terminals.append(plain := Terminal(tmp_path, "play", "rivalcities", "--terminal", NO_COLOR="1"))
    assert "\x1b[36m" not in plain.until("Hamburg > ")


@pytest.mark.parametrize("columns", [60, 80, 160])
def test_lines_fit_the_terminal(tmp_path: Path, terminals: list[Terminal], columns: int) -> None:
    terminals.append(terminal := Terminal(tmp_path, "play", "rivalcities", "--seed", "5", columns=columns))
    shown = re.sub(r"\x1b\[[0-9;?]*\w", "", terminal.until("Hamburg > ")).splitlines()
    assert max(len(line) for line in shown) <= columns
    beside = [line for line in shown if re.match(r"Season 1, turn 1 +\w", line)]
    assert len(beside) == (columns == 160)


def test_hot_seat_clears_the_screen(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal(tmp_path, "play", "rivalcities", "--seats", "you,you", "--seed", "5"))
    terminal.until("press Enter:")
    terminal.type("\n")
    terminal.until("Hamburg > ")
    terminal.type("1\n")
    assert "\x1b[3J" in terminal.until("press Enter:")
