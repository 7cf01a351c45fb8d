"""`vec` and `i64`: packed machine integers when compiled, ordinary lists and ints in plain Python.

Never compiled itself: mypyc reads the types, the interpreter reads the stand-ins, and both run the same source.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int

    class vec:
        def __class_getitem__(cls, item: Any) -> type:
            return list
