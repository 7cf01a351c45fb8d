"""`vec` and `i64`: packed machine integers when compiled, `array` and `int` in plain Python.

An array answers a read a little slower than a list and is copied many times faster; search copies at every node.

Never compiled itself: mypyc reads the types, the interpreter reads the stand-ins, and both run the same source.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    from array import array
    from functools import partial

    i64 = int

    class vec:
        def __class_getitem__(cls, item: Any) -> partial[array]:
            return partial(array, "q")
