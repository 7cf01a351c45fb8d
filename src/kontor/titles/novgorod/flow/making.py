"""Chapter 5, production: a manufactory works, whatever the luxury is for."""

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import State

from ..production import NO, hold_of, keep_hold, luxury_of, produce, recipe_of
from ..state import mat
from ..tell import E_LUXURY_MADE, R_GOODS_MISSING, R_MANUFACTORY_USED, R_NO_SITE


def judge_way(s: State, hold: i64, city: i64, way: i64) -> i64:
    """NOV-5.7-5.12, with the reason where the manufactory cannot work in this way."""
    if hold >> 16 + city & 1:
        return R_MANUFACTORY_USED
    if hold >> (8 + city if way & 2 else city) & 1 == 0:
        return R_NO_SITE
    return OK if produce(s, hold, city, way) != NO else R_GOODS_MISSING


def make(s: State, seat: i64, city: i64, way: i64) -> bool:
    """NOV-5.7: the manufactory works; what the luxury is for comes next.  Whether this meets `luxury_trader` (8.7)."""
    m = mat(s)
    keep_hold(s, produce(s, hold_of(s), city, way))
    s.tell(E_LUXURY_MADE, seat, luxury_of(s, city), city)
    return m.recipe_size[recipe_of(s, city, way >> 2)] >= m.luxury_trader
