"""Python's search for cycles: seldom while a server serves, as usual before and after."""

import gc
import weakref

from kontor.server.app import YOUNG, seldom_swept


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_serving_sweeps_seldom_and_leaves_everything_as_it_was() -> None:
    usual = gc.get_threshold()
    with seldom_swept():
        assert gc.get_threshold() == (YOUNG, *usual[1:])
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == usual and gc.get_freeze_count() == 0


def test_a_cycle_is_still_found_while_serving() -> None:
    with seldom_swept():
        lost = weakref.ref(Knot())
        kept: list[list[int]] = [[] for _ in range(2 * YOUNG)]           # new objects are what makes Python look
        assert lost() is None and kept
