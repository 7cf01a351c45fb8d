"""What is printed on the cards, for whoever draws or describes a table: all of it is open to everybody."""

from dataclasses import dataclass
from functools import cache

from .material import N_LEVELS, Material

GOODS = 8                                   # kinds: eight goods, then three luxuries


@dataclass(frozen=True)
class Recipe:
    goods: tuple[int, ...]                  # as kinds
    seals: int


@dataclass(frozen=True)
class Level:
    goods: int
    luxuries: int
    ducats: int
    privilege: int


@dataclass(frozen=True)
class SpecialPart:
    wants: tuple[int, ...]                  # as kinds
    two_crates: bool
    price: int
    seals: int


@dataclass(frozen=True)
class Box:
    goods: tuple[int, ...]                              # by city
    fees: tuple[int, ...]                               # by city
    lanes: tuple[int, ...]                              # by city: mask of its neighbours
    prices: tuple[tuple[int, ...], ...]                 # by city: four kontors, cheapest first
    incomes: tuple[tuple[int, ...], ...]
    luxuries: tuple[int, ...]                           # by manufactory
    recipes: tuple[tuple[Recipe, ...], ...]             # by manufactory
    orders: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]     # by order: top and bottom row, as kinds
    levels: tuple[tuple[Level, ...], ...]               # by side * 4 + career - 1
    career_seals: tuple[tuple[int, ...], ...]           # by side: rows 0 to 5
    career_x: tuple[tuple[int, ...], ...]
    specials: tuple[SpecialPart, ...]                   # by card * 4 + part
    bonuses: tuple[tuple[int, int], ...]                # high and low value
    variety: tuple[int, ...]                            # seals by the number of kinds
    merchant: tuple[int, int]                           # ducats more by his front, seals more by his back
    slowed: int                                         # cards less where the pirate (front) stands
    skip_price: int                                     # for every special order left out above a chosen one


@cache
def box_of(m: Material) -> Box:
    return Box(
        goods=m.good,
        fees=m.fee,
        lanes=m.neighbours,
        prices=tuple(m.price[4 * city : 4 * city + 4] for city in range(8)),
        incomes=tuple(m.income[4 * city : 4 * city + 4] for city in range(8)),
        luxuries=m.luxury,
        recipes=tuple(
            tuple(Recipe(goods_of(m, m.recipe[3 * k + line]), m.recipe_seals[3 * k + line]) for line in range(3))
            for k in range(8)
        ),
        orders=tuple((row_kinds(m, 2 * order), row_kinds(m, 2 * order + 1)) for order in range(24)),
        levels=tuple(
            tuple(
                Level(m.level_goods[k], m.level_luxuries[k], m.level_ducats[k], m.level_privilege[k])
                for k in range(career * N_LEVELS, career * N_LEVELS + N_LEVELS)
            )
            for career in range(8)
        ),
        career_seals=(m.career_seals[:6], m.career_seals[6:]),
        career_x=(m.career_x[:6], m.career_x[6:]),
        specials=tuple(
            SpecialPart(
                (*luxury_kind(m.special_luxury[k]), *goods_of(m, m.special_goods[k])),
                m.special_crates[k] > 1, m.special_price[k], m.special_seals[k],
            )
            for k in range(16)
        ),
        bonuses=tuple(zip(m.bonus_high, m.bonus_low, strict=True)),
        variety=m.variety,
        merchant=(m.merchant_ducats, m.merchant_seals),
        slowed=m.pirate_slows_by,
        skip_price=m.skip_price,
    )


def goods_of(m: Material, homes: int) -> tuple[int, ...]:
    """A mask of home cities as kinds of goods."""
    return tuple(m.good[city] for city in range(8) if homes >> city & 1)


def luxury_kind(luxury: int) -> tuple[int, ...]:
    return (GOODS + luxury,) if luxury >= 0 else ()


def row_kinds(m: Material, row: int) -> tuple[int, ...]:
    return (*luxury_kind(m.row_luxury[row]), *goods_of(m, m.row_goods[row]))
