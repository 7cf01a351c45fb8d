"""Reads and checks `material.toml`; the result is flat tuples of small ints.

A city is its place in the ring, clockwise from London.  Every good has one home city, so a set of goods is kept as a
mask of home cities: what a route offers and what a recipe needs are then compared bit by bit.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, final

from kontor.kernel import state as kernel
from kontor.parts.sheet import Phrase, Sheet, merged, read_toml

CITIES: Final[tuple[str, ...]] = ("london", "bergen", "visby", "novgorod", "riga", "danzig", "lubeck", "antwerp")
GOODS: Final[tuple[str, ...]] = ("wool", "fish", "glass", "fur", "grain", "amber", "salt", "cloth")
LUXURIES: Final[tuple[str, ...]] = ("clothing", "provisions", "jewellery")
KINDS: Final[tuple[str, ...]] = (*GOODS, *LUXURIES)
MANUFACTORIES: Final[tuple[str, ...]] = (
    "clothing_1", "clothing_2", "clothing_3",
    "provisions_1", "provisions_2", "provisions_3",
    "jewellery_1", "jewellery_2",
)
LUXURY_ORDERS: Final[tuple[str, ...]] = tuple(f"lux_{n:02}" for n in range(1, 13))
GOODS_ORDERS: Final[tuple[str, ...]] = tuple(f"goods_{n:02}" for n in range(1, 13))
ORDERS: Final[tuple[str, ...]] = LUXURY_ORDERS + GOODS_ORDERS
BONUSES: Final[tuple[str, ...]] = (
    "eight_kontors", "five_city_route", "luxury_trader", "three_orders", "career_three", "variety",
)
SIDES: Final[tuple[str, ...]] = ("front", "back")
CAREERS: Final[tuple[str, ...]] = tuple(f"{number}_{side}" for side in SIDES for number in range(1, 5))
PRIVILEGES: Final[tuple[str, ...]] = ("speed_plus_1", "income_plus_2", "order_minus_3", "seal_plus_1")
PARTS: Final[tuple[str, ...]] = ("a", "b", "c", "d")
SPECIAL_PARTS: Final[tuple[str, ...]] = tuple(f"special_{card}_{part}" for card in range(1, 5) for part in PARTS)
ROWS: Final[tuple[str, ...]] = tuple(f"{side}_{level}" for side in SIDES for level in range(6))

N_LEVELS: Final = 5
SEAT_COUNTS: Final[tuple[str, ...]] = ("two", "three", "four")

FILE: Final = Path(__file__).with_name("material.toml")


@final
class Material(kernel.Material):
    """Everything printed.  Index of a kontor: city * 4 + rank; of a recipe: manufactory * 3 + line; of an order's row:
    order * 2 + (0 top, 1 bottom); of a career: side * 4 + number - 1; of a level: career * 5 + level below it;
    of a career row: side * 6 + level; of a special order's part: card * 4 + part."""

    def __init__(self) -> None:
        self.start_cash: int = 0
        self.start_speed: int = 0
        self.top_speed: int = 0
        self.ship_price: tuple[int, ...] = ()           # by present speed; 0 where no ship is for sale
        self.order_price: int = 0
        self.privilege_order_price: int = 0
        self.privilege_income: int = 0
        self.privilege_seals: int = 0
        self.orders_in_progress: int = 0
        self.display_beyond_players: int = 0
        self.display_in_play: int = 0
        self.draft_kontors: int = 0
        self.draft_orders: int = 0
        self.top_seals: int = 0
        self.bottom_seals: int = 0
        self.bottom_seals_same_turn: int = 0
        self.seals_to_end: int = 0
        self.round_limit: int = 0
        self.eight_kontors: int = 0
        self.five_city_route: int = 0
        self.luxury_trader: int = 0
        self.three_orders: int = 0
        self.career_three: int = 0
        self.pile: tuple[int, ...] = ()                 # (players - 2) * 4 + depth: rank, or -1 below the last
        self.good: tuple[int, ...] = ()                 # by city
        self.fee: tuple[int, ...] = ()
        self.neighbours: tuple[int, ...] = ()           # by city: mask of cities
        self.price: tuple[int, ...] = ()
        self.income: tuple[int, ...] = ()
        self.luxury: tuple[int, ...] = ()               # by manufactory
        self.recipe: tuple[int, ...] = ()               # mask of home cities
        self.recipe_seals: tuple[int, ...] = ()
        self.dearest: tuple[int, ...] = ()              # by manufactory: the most seals of its recipes
        self.recipe_size: tuple[int, ...] = ()
        self.can_make: tuple[int, ...] = ()             # manufactory * 256 + goods at hand: 1 if they suffice
        self.row_goods: tuple[int, ...] = ()            # mask of home cities
        self.row_luxury: tuple[int, ...] = ()           # luxury, or -1
        self.order_kinds: tuple[int, ...] = ()          # by order: mask of goods and luxuries, for `variety`
        self.bonus_high: tuple[int, ...] = ()
        self.bonus_low: tuple[int, ...] = ()
        self.variety: tuple[int, ...] = ()              # by number of kinds
        self.level_goods: tuple[int, ...] = ()
        self.level_luxuries: tuple[int, ...] = ()
        self.level_ducats: tuple[int, ...] = ()
        self.level_privilege: tuple[int, ...] = ()
        self.uncovered: tuple[int, ...] = ()            # card * (levels + 1) + levels climbed: mask of privileges
        self.career_seals: tuple[int, ...] = ()         # by career row
        self.career_x: tuple[int, ...] = ()
        self.off_x: tuple[int, ...] = ()                # levels to climb until the last X is left behind
        self.merchant_start: int = 0
        self.merchant_ducats: int = 0
        self.merchant_seals: int = 0
        self.pirate_start: int = 0
        self.pirate_slows_by: int = 0
        self.pirate_price_leading: int = 0
        self.pirate_price_second: int = 0
        self.special_start: tuple[int, ...] = ()        # parts shown by the column, from the top
        self.special_next: tuple[int, ...] = ()         # part -> the part that follows it
        self.skip_price: int = 0
        self.special_goods: tuple[int, ...] = ()        # mask of home cities
        self.special_luxury: tuple[int, ...] = ()       # luxury, or -1
        self.special_crates: tuple[int, ...] = ()       # goods the luxury must be made of, at least
        self.special_price: tuple[int, ...] = ()
        self.special_seals: tuple[int, ...] = ()


def load(pack: dict[str, Any] | None = None) -> Material:
    """The material of the box, with the values of `pack` over it."""
    data = read_toml(FILE)
    sheet = Sheet(merged(data, pack) if pack else data, FILE.name if pack is None else "pack")
    material = Material()
    read_game(sheet.table("game"), material)
    safeguard = sheet.table("safeguard")
    material.round_limit = safeguard.number("round_limit", 2, 1000)
    safeguard.done()
    read_piles(sheet.table("piles"), material)
    cities = sheet.rows("cities", CITIES)
    read_cities(cities, material)
    check_draft(sheet, material)
    read_manufactories(sheet.rows("manufactories", MANUFACTORIES), material)
    read_orders(sheet.table("orders"), material)
    read_bonuses(sheet.table("bonuses"), material)
    read_careers(sheet.table("careers"), material)
    read_expert_a(sheet.table("merchant"), sheet.table("pirate"), material)
    read_specials(sheet.table("specials"), material)
    sheet.done()
    return material


def read_game(sheet: Sheet, m: Material) -> None:
    m.start_cash = sheet.number("start_cash", 0, 999)
    m.start_speed = sheet.number("start_speed", 1, 5)
    m.top_speed = sheet.number("top_speed", m.start_speed, 5)
    prices = sheet.numbers("ship_prices", 1, 99, m.top_speed - m.start_speed)
    m.ship_price = (0,) * m.start_speed + prices + (0,) * (6 - m.top_speed)
    m.order_price = sheet.number("order_price", 0, 99)
    m.privilege_order_price = sheet.number("privilege_order_price", 0, m.order_price)
    m.privilege_income = sheet.number("privilege_income", 0, 99)
    m.privilege_seals = sheet.number("privilege_seals", 0, 99)
    m.orders_in_progress = sheet.number("orders_in_progress", 2, 24)
    m.display_beyond_players = sheet.number("display_at_setup_beyond_players", 0, 8)
    m.display_in_play = sheet.number("display_in_play", 1, 12)
    m.draft_kontors = sheet.number("draft_kontors", 1, 2)
    m.draft_orders = sheet.number("draft_orders", 1, 1)
    m.top_seals = sheet.number("seals_for_top_row", 0, 99)
    m.bottom_seals = sheet.number("seals_for_bottom_row", 0, 99)
    m.bottom_seals_same_turn = sheet.number("seals_for_bottom_row_same_turn", 0, 99)
    m.seals_to_end = sheet.number("seals_to_end", 1, 999)
    m.eight_kontors = sheet.number("eight_kontors", 1, 8)
    m.five_city_route = sheet.number("five_city_route", 1, 6)
    m.luxury_trader = sheet.number("luxury_trader", 1, 8)
    m.three_orders = sheet.number("three_orders", 1, 24)
    m.career_three = sheet.number("career_three", 1, 99)
    sheet.done()


def read_piles(sheet: Sheet, m: Material) -> None:
    pile: list[int] = []
    for players, name in enumerate(SEAT_COUNTS, 2):
        ranks = sheet.numbers(name, 1, 4, players)
        if list(ranks) != sorted(set(ranks)):
            raise sheet.fail(name, Phrase("rising-kontors", "different kontors, cheapest first"), list(ranks))
        pile += [rank - 1 for rank in ranks] + [-1] * (4 - players)
    m.pile = tuple(pile)
    sheet.done()


def read_cities(rows: list[Sheet], m: Material) -> None:
    m.good = tuple(row.word("good", GOODS) for row in rows)
    for city, row in enumerate(rows):
        if m.good.index(m.good[city]) != city:
            raise row.fail("good", Phrase("good-per-city", "another good in every city"), GOODS[m.good[city]])
    m.fee = tuple(row.number("fee", 0, 99) for row in rows)
    m.neighbours = tuple(mask(row.words("neighbours", CITIES)) for row in rows)
    for city, row in enumerate(rows):
        around = 1 << (city + 1) % 8 | 1 << (city - 1) % 8
        if m.neighbours[city] >> city & 1 or m.neighbours[city] & around != around:
            expected = Phrase("ring", "the two cities beside it in the ring, and not itself")
            raise row.fail("neighbours", expected, row.data["neighbours"])
        for other in range(8):
            if m.neighbours[city] >> other & 1 and not m.neighbours[other] >> city & 1:
                expected = Phrase("mutual-neighbours", "only cities that also name {city}", city=CITIES[city])
                raise row.fail("neighbours", expected, CITIES[other])
    prices: list[int] = []
    incomes: list[int] = []
    for row in rows:
        price = row.numbers("prices", 0, 99, 4)
        if not price[0] < price[1] == price[2] < price[3]:
            expected = Phrase("four-prices", "one cheapest, two of one middle price, one dearest, in this order")
            raise row.fail("prices", expected, list(price))
        prices += price
        incomes += row.numbers("incomes", 0, 99, 4)
        row.done()
    m.price = tuple(prices)
    m.income = tuple(incomes)


def check_draft(sheet: Sheet, m: Material) -> None:
    """NOV-2.7, 15.3: whatever is drafted must be payable at the end of the draft."""
    dearest = sorted((m.price[city * 4 + 3] for city in range(8)), reverse=True)
    worst = sum(dearest[: m.draft_kontors]) + (1 + m.draft_orders) * m.order_price
    if worst > m.start_cash:
        expected = Phrase("draft-money", "at least {n}, what the dearest draft costs", n=worst)
        raise sheet.fail("game.start_cash", expected, m.start_cash)


def read_manufactories(rows: list[Sheet], m: Material) -> None:
    m.luxury = tuple(row.word("luxury", LUXURIES) for row in rows)
    for luxury, name in enumerate(LUXURIES):
        if luxury not in m.luxury:
            expected = Phrase("manufactory-for", "at least one manufactory that makes {luxury}", luxury=name)
            raise rows[0].fail("luxury", expected, None)
    recipes: list[int] = []
    seals: list[int] = []
    for row in rows:
        for line in ("1", "2", "3"):
            goods = home_cities(row, f"recipe_{line}", row.words(f"recipe_{line}", GOODS), m)
            if goods.bit_count() > 3:
                expected = Phrase("three-goods", "at most three goods")
                raise row.fail(f"recipe_{line}", expected, row.data[f"recipe_{line}"])
            if goods in recipes[len(recipes) // 3 * 3:]:
                expected = Phrase("other-recipe", "other goods than in the recipes above")
                raise row.fail(f"recipe_{line}", expected, row.data[f"recipe_{line}"])
            recipes.append(goods)
            seals.append(row.number(f"seals_{line}", 0, 99))
        row.done()
    m.recipe = tuple(recipes)
    m.recipe_seals = tuple(seals)
    m.dearest = tuple(max(seals[first : first + 3]) for first in range(0, len(seals), 3))
    m.recipe_size = tuple(goods.bit_count() for goods in recipes)
    m.can_make = tuple(
        int(any(recipe & ~goods == 0 for recipe in recipes[first : first + 3]))
        for first in range(0, len(recipes), 3)
        for goods in range(256)
    )


def read_orders(sheet: Sheet, m: Material) -> None:
    goods: list[int] = []
    luxuries: list[int] = []
    kinds: list[int] = []
    for row in sheet.rows("luxury", LUXURY_ORDERS):
        rows = [row.words(line, LUXURIES, 1) for line in ("top", "bottom")]
        goods += [0, 0]
        luxuries += [wanted[0] for wanted in rows]
        kinds.append(mask(8 + wanted[0] for wanted in rows))
        row.done()
    for row in sheet.rows("goods", GOODS_ORDERS):
        wants = [row.words(line, GOODS) for line in ("top", "bottom")]
        goods += [home_cities(row, line, wanted, m) for line, wanted in zip(("top", "bottom"), wants, strict=True)]
        luxuries += [-1, -1]
        kinds.append(mask(wants[0] + wants[1]))
        row.done()
    m.row_goods = tuple(goods)
    m.row_luxury = tuple(luxuries)
    m.order_kinds = tuple(kinds)
    sheet.done()


def read_bonuses(sheet: Sheet, m: Material) -> None:
    cards = sheet.rows("cards", BONUSES[:-1])
    m.bonus_high = (*(row.number("high", 0, 99) for row in cards), 0)
    m.bonus_low = (*(row.number("low", 0, 99) for row in cards), 0)
    for row, high, low in zip(cards, m.bonus_high, m.bonus_low, strict=False):
        if low > high:
            raise row.fail("low", Phrase("low-value", "at most {n}, the high value", n=high), low)
        row.done()
    m.variety = sheet.numbers("variety", 0, 99, len(KINDS) + 1)
    sheet.done()


def read_careers(sheet: Sheet, m: Material) -> None:
    cards = sheet.rows("cards", CAREERS)
    m.level_goods = flat(row.numbers("goods", 0, 7, N_LEVELS) for row in cards)
    m.level_luxuries = flat(row.numbers("luxuries", 0, 3, N_LEVELS) for row in cards)
    m.level_ducats = flat(row.numbers("ducats", 0, 99, N_LEVELS) for row in cards)
    m.level_privilege = flat(row.words("privileges", PRIVILEGES, N_LEVELS) for row in cards)
    for career, row in enumerate(cards):
        for level in range(career * N_LEVELS, career * N_LEVELS + N_LEVELS):
            if not m.level_goods[level] and not m.level_luxuries[level] and not m.level_ducats[level]:
                raise row.fail("goods", Phrase("level-cost", "a cost for level {n}", n=level % N_LEVELS + 1), 0)
        row.done()
    m.uncovered = tuple(
        mask(m.level_privilege[card * N_LEVELS + climbed : card * N_LEVELS + N_LEVELS])
        for card in range(len(cards))
        for climbed in range(N_LEVELS + 1)
    )
    rows = sheet.rows("rows", ROWS)
    m.career_seals = tuple(row.number("seals", 0, 99) for row in rows)
    m.career_x = tuple(int(row.flag("x")) for row in rows)
    m.off_x = tuple((*m.career_x[place:], 0).index(0) for place in range(len(rows)))
    for place, row in enumerate(rows):
        if place % 6 and m.career_x[place] > m.career_x[place - 1]:
            raise row.fail("x", Phrase("x-rows", "no X above a row without one"), True)
        if place % 6 and m.career_seals[place] < m.career_seals[place - 1]:
            expected = Phrase("rising-seals", "at least {n}, as in the row below", n=m.career_seals[place - 1])
            raise row.fail("seals", expected, m.career_seals[place])
        row.done()
    sheet.done()


def read_expert_a(merchant: Sheet, pirate: Sheet, m: Material) -> None:
    m.merchant_start = merchant.word("start", CITIES)
    m.merchant_ducats = merchant.number("front_ducats", 0, 99)
    m.merchant_seals = merchant.number("back_seals", 0, 99)
    merchant.done()
    m.pirate_start = pirate.word("start", CITIES)
    m.pirate_slows_by = pirate.number("front_slows_by", 0, 2)
    m.pirate_price_leading = pirate.number("front_price_leading", 0, 99)
    m.pirate_price_second = pirate.number("front_price_second", 0, m.pirate_price_leading)
    pirate.done()


def read_specials(sheet: Sheet, m: Material) -> None:
    m.special_start = sheet.words("start", PARTS, 4)
    m.special_next = (1, 2, 3, sheet.word("after_d", PARTS))
    m.skip_price = sheet.number("skip_price", 0, 99)
    goods: list[int] = []
    luxuries: list[int] = []
    crates: list[int] = []
    rows = sheet.rows("parts", SPECIAL_PARTS)
    for row in rows:
        wants = row.words("wants", KINDS)
        made = [kind - len(GOODS) for kind in wants if kind >= len(GOODS)]
        if len(made) > 1:
            raise row.fail("wants", Phrase("one-luxury", "at most one luxury"), row.data["wants"])
        goods.append(home_cities(row, "wants", tuple(kind for kind in wants if kind < len(GOODS)), m, bool(made)))
        luxuries.append(made[0] if made else -1)
        two = row.has("two_crates") and row.flag("two_crates")
        if two and not any(m.recipe_size[recipe] >= 2 and m.luxury[recipe // 3] in made for recipe in range(24)):
            expected = Phrase("two-goods-luxury", "a luxury that can be made of two goods")
            raise row.fail("two_crates", expected, row.data["wants"])
        crates.append(2 if two else 1)
    m.special_goods = tuple(goods)
    m.special_luxury = tuple(luxuries)
    m.special_crates = tuple(crates)
    m.special_price = tuple(row.number("price", 0, 99) for row in rows)
    m.special_seals = tuple(row.number("seals", 0, 99) for row in rows)
    for row in rows:
        row.done()
    sheet.done()


def home_cities(row: Sheet, key: str, goods: tuple[int, ...], m: Material, may_be_empty: bool = False) -> int:
    """The home cities of a set of goods, as a mask."""
    if len(set(goods)) != len(goods) or not (goods or may_be_empty):
        raise row.fail(key, Phrase("different-goods", "different goods, at least one"), row.data[key])
    return mask(m.good.index(good) for good in goods)


def mask(places: Iterable[int]) -> int:
    result = 0
    for place in places:
        result |= 1 << place
    return result


def flat(rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(value for row in rows for value in row)
