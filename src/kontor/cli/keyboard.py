"""Input: lines typed at a terminal, or read from a pipe or file."""

import io
import os
import stat
import sys
from contextlib import suppress
from importlib import import_module

from .faults import Fault
from .screen import Screen


class Keyboard:
    """Asks for lines.  EOFError where there are no more."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty()
        self.answered = False
        if self.is_terminal:
            with suppress(ImportError):
                import_module("readline")           # arrow keys and history, where the system has them
        elif not is_piped():
            raise Fault("no-terminal")

    def ask(self, prompt: str) -> str:
        """The next answer.  What came through a pipe is shown, so that the output reads like a session."""
        if self.is_terminal:
            line = input(f"{prompt} ")
        else:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            line = line.rstrip("\n")
            self.screen.line(f"{prompt} {line}".rstrip())
        self.answered = True
        return line.strip()


def is_piped() -> bool:
    """Somebody feeds the input: a pipe, a file or a socket, and not the empty device."""
    if sys.stdin is None:
        return False
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except io.UnsupportedOperation:
        return True
    except (OSError, ValueError):
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode) or stat.S_ISSOCK(mode)
