"""The view in sentences, and what an action's label tells beyond its arguments."""

from typing import Any

from kontor.kernel.state import State
from kontor.kernel.title import Area

from .view import View


def describe(seen: View) -> list[Area]:
    return []


def detail(s: State, seat: int, a: int) -> dict[str, Any]:
    return {}
