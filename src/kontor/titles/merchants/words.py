"""Cards and gold in words: amounts and prices."""

from functools import lru_cache
from typing import Any

from kontor.kernel.title import Line

from .material import RESOURCES

KINDS = (*RESOURCES, "gold")


@lru_cache(1024)
def amounts(counts: tuple[int, ...]) -> tuple[Line, ...]:
    """Resources and gold that are there at all."""
    return tuple(Line(f"count-{KINDS[i]}", {"n": n}) for i, n in enumerate(counts) if n)


def feed(resource: int) -> Line:
    """One card that pays for steps."""
    return Line(f"count-{RESOURCES[resource]}", {"n": 1})


# what a refusal names

def price(cost: tuple[int, ...]) -> dict[str, Any]:
    return {"cost": amounts(cost)}


def price_of_steps(resource: int) -> dict[str, Any]:
    return {"cost": feed(resource)}
