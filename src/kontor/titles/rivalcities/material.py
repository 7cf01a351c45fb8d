"""The printed values of Rival Cities as flat tuples of small ints, read from material.toml and an owner's pack."""

from pathlib import Path
from typing import Any, Final, final

from kontor.kernel.state import Material as StaticMaterial
from kontor.parts.sheet import Phrase, Sheet, merged, read_toml

BEER: Final = 0
CLOTH: Final = 1
LEATHER: Final = 2
FURNITURE: Final = 3
ANY: Final = 4
LETTER: Final = 5

PRODUCTION: Final = 1
GIFT: Final = 2
DONATION: Final = 3
EXCHANGE: Final = 4
LETTERS: Final = 5
DRAW: Final = 6
MANUFACTORY: Final = 7
PRESTIGE: Final = 8
ALLIANCE: Final = 9
SHIP: Final = 10
LAWSUIT: Final = 11
RULING: Final = 12
REACTIVATE: Final = 13
PIRACY: Final = 14
PIRACY_FAVOUR: Final = 15
GOODS: Final = 16
STARS: Final = 17
SWAY: Final = 18

SHIP_PER_SHIP: Final = 20       # ship 21, RIV-7.5

DEEDS: Final = (
    "production", "gift", "donation", "exchange", "letters", "draw", "manufactory", "prestige", "alliance",
    "ship", "lawsuit", "ruling", "reactivate", "piracy", "piracy_favour", "goods", "stars", "sway",
)
GOOD_NAMES: Final = ("beer", "cloth", "leather", "furniture")
BASIC_CARDS: Final = tuple(f"B{n:02}" for n in range(16))
SPECIAL_CARDS: Final = tuple(f"S{n:02}" for n in range(1, 25))
CARDS: Final = BASIC_CARDS + SPECIAL_CARDS
SHIPS: Final = tuple(str(n) for n in range(1, 22))
ALLIANCES: Final = ("amsterdam", "bruxelles", "gdansk", "kjobenhavn", "le_havre", "london", "novgorod", "oslo")
SUITS: Final = tuple(f"L{n:02}" for n in range(1, 11))
DISTANCES: Final = tuple(str(n) for n in range(9))

GOODS_OR_ANY: Final = (*GOOD_NAMES, "any")
N_SPACES: Final = 20
N_DARK: Final = 4

# What may stand where.  A choice of goods is possible only where the rules let the gainer choose (RIV-12.9, RIV-12.23).
ACTIONS: Final = DEEDS[:PIRACY_FAVOUR]
IMMEDIATE: Final = ("prestige", "lawsuit", "draw", "letters")
SHIP_INCOME: Final = ("goods", "letters", "stars", "prestige")
TRACK_INCOME: Final = ("goods", "letters", "stars")
BONUS: Final = ("goods", "letters", "stars", "prestige", "reactivate", "sway")
WIN_BONUS: Final = ("goods", "letters", "stars", "prestige", "manufactory")

HERE: Final = Path(__file__).parent


@final
class Deeds:
    """Printed effects, gathered one after another; a card or a bonus is a slice of them."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.good: list[int] = []
        self.n: list[int] = []
        self.cost: list[int] = []
        self.stars: list[int] = []
        self.times: list[int] = []

    def read_all(
        self, sheet: Sheet, key: str, words: tuple[str, ...], goods: tuple[str, ...] = GOOD_NAMES
    ) -> tuple[int, int]:
        """Reads the list of effects under `key` and returns its slice: the first effect and how many."""
        first = len(self.kind)
        rows = sheet.take(key, Phrase("effects", "a list of effects"))
        if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
            raise sheet.fail(key, Phrase("effects", "a list of effects"), rows)
        for place, row in enumerate(rows):
            self.read(Sheet(row, sheet.file, f"{sheet.name(key)}[{place}]", sheet.below(key)), words, goods)
        return first, len(rows)

    def read(self, sheet: Sheet, words: tuple[str, ...], goods: tuple[str, ...]) -> None:
        kind = DEEDS.index(words[sheet.word("do", words)]) + 1
        good, n, cost, stars, times = -1, 0, 0, 0, 0
        if kind in (PRODUCTION, GIFT, GOODS):
            good = sheet.word("good", goods)
            n = sheet.number("n", 1, 12)
        elif kind in (LETTERS, REACTIVATE, PIRACY, PIRACY_FAVOUR):
            n = sheet.number("n", 1, 12)
        elif kind == DONATION:
            good = sheet.word("good", goods)
            cost = sheet.number("cost", 1, 12)
            stars = sheet.number("stars", 1, 12)
            times = sheet.number("times", 1, 12)
        elif kind == EXCHANGE:
            times = sheet.number("times", 1, 12)
        elif kind == MANUFACTORY:
            cost = sheet.number("cost", 0, 12)
            good = ANY if cost else -1
        elif kind == STARS:
            stars = sheet.number("stars", 1, 12)
        sheet.done()
        self.kind.append(kind)
        self.good.append(good)
        self.n.append(n)
        self.cost.append(cost)
        self.stars.append(stars)
        self.times.append(times)


@final
class Material(StaticMaterial):
    """One set of printed values.

    Effects ("deeds") are rows over the `deed_` tuples.  `deed_good` is a good, ANY or -1; `deed_n` counts goods,
    letters, manufactories to reactivate or goods to steal; `deed_stars` counts star tokens, also those of STARS;
    what a kind does not use is 0.
    """

    def __init__(self, sheet: Sheet) -> None:
        deeds = Deeds()
        self.read_counts(sheet)
        self.read_ring(sheet.table("ring"))
        self.read_cards(sheet.rows("cards", CARDS), deeds)
        self.read_ships(sheet.rows("ships", SHIPS), deeds)
        self.read_alliances(sheet.rows("alliances", ALLIANCES))
        self.read_lawsuits(sheet.rows("lawsuits", SUITS), deeds)
        self.read_track(sheet.rows("track", DISTANCES), deeds)
        sheet.done()
        self.deed_kind: tuple[int, ...] = tuple(deeds.kind)
        self.deed_good: tuple[int, ...] = tuple(deeds.good)
        self.deed_n: tuple[int, ...] = tuple(deeds.n)
        self.deed_cost: tuple[int, ...] = tuple(deeds.cost)
        self.deed_stars: tuple[int, ...] = tuple(deeds.stars)
        self.deed_times: tuple[int, ...] = tuple(deeds.times)

    def read_counts(self, sheet: Sheet) -> None:
        supply = sheet.table("supply")
        self.n_goods_each: int = supply.number("goods_each", 1, 60)
        self.n_letters: int = supply.number("letters", 1, 60)
        self.n_manufactories: int = supply.number("manufactories", 2, 12)
        self.n_star_tokens: int = supply.number("star_tokens", 1, 60)
        supply.done()
        setup = sheet.table("setup")
        start_city = setup.words("start_city", GOODS_OR_ANY)
        other_city = setup.words("other_city", GOODS_OR_ANY)
        self.start_goods: tuple[int, ...] = tuple(      # five for the start city, five for the other; the fifth is any
            goods.count(good) for goods in (start_city, other_city) for good in range(ANY + 1)
        )
        self.start_manufactories: int = setup.number("manufactories", 0, self.n_manufactories // 2)
        self.n_ships_in_play: int = setup.number("ships", 4, len(SHIPS))
        self.n_suits_in_play: int = setup.number("lawsuits", 3, len(SUITS))
        setup.done()
        slots = sheet.table("slots")
        self.slot_repeats: tuple[int, ...] = slots.numbers("repeats", 0, 8, 3)
        slots.done()

    def read_ring(self, sheet: Sheet) -> None:
        dark = len(BASIC_CARDS)
        spaces = sheet.words("first_game", (*BASIC_CARDS, "dark"), N_SPACES)
        if spaces[0] != 0:
            raise sheet.fail("first_game", Phrase("first-card", "B00 on the first space"), sheet.data["first_game"][0])
        if spaces.count(dark) != N_DARK or len(set(spaces)) != N_SPACES - N_DARK + 1:
            expected = Phrase("basic-cards", "every basic card once and {n} dark spaces", n=N_DARK)
            raise sheet.fail("first_game", expected, sheet.data["first_game"])
        self.ring_dark: tuple[int, ...] = tuple(int(card == dark) for card in spaces)
        self.dark_spaces: tuple[int, ...] = tuple(space for space in range(N_SPACES) if spaces[space] == dark)
        self.first_layout: tuple[int, ...] = tuple(-1 if card == dark else card for card in spaces)
        steps = sheet.numbers("step_cost", 0, 12)
        if not 1 <= len(steps) <= N_SPACES:
            raise sheet.fail("step_cost", Phrase("step-costs", "1 to {n} numbers", n=N_SPACES), sheet.data["step_cost"])
        costs = [0]
        for step in range(N_SPACES):
            costs.append(costs[step] + steps[min(step, len(steps) - 1)])
        self.move_cost: tuple[int, ...] = tuple(costs)
        sheet.done()

    def read_cards(self, rows: list[Sheet], deeds: Deeds) -> None:
        split: list[int] = []
        slices: list[tuple[int, int]] = []
        for row in rows:
            split.append(int(row.has("split") and row.flag("split")))
            slices.append(deeds.read_all(row, "deeds", ACTIONS, GOODS_OR_ANY))
            if split[-1] and slices[-1][1] != 2:
                expected = Phrase("two-halves", "2 effects, the left and the right half")
                raise row.fail("deeds", expected, row.data["deeds"])
            if slices[-1][1] > 4:
                raise row.fail("deeds", Phrase("four-effects", "at most 4 effects"), row.data["deeds"])
            row.done()
        self.card_split: tuple[int, ...] = tuple(split)
        self.card_first: tuple[int, ...] = tuple(first for first, _ in slices)
        self.card_len: tuple[int, ...] = tuple(length for _, length in slices)

    def read_ships(self, rows: list[Sheet], deeds: Deeds) -> None:
        goods, costs, stars, extras = [], [], [], []
        immediate: list[tuple[int, int]] = []
        income: list[tuple[int, int]] = []
        for ship, row in enumerate(rows, 1):
            goods.append(row.word("good", GOOD_NAMES))
            costs.append(row.number("cost", 1, 12))
            stars.append(row.number("stars", 0, 12))
            immediate.append(deeds.read_all(row, "immediate", IMMEDIATE) if ship <= 5 else (0, 0))
            income.append(deeds.read_all(row, "income", SHIP_INCOME) if 6 <= ship <= 10 else (0, 0))
            extras.append(row.word("extra", GOOD_NAMES) if 11 <= ship <= 14 else -1)
            row.done()
        self.ship_good: tuple[int, ...] = tuple(goods)
        self.ship_cost: tuple[int, ...] = tuple(costs)
        self.ship_stars: tuple[int, ...] = tuple(stars)
        self.ship_first: tuple[int, ...] = tuple(first for first, _ in immediate)
        self.ship_len: tuple[int, ...] = tuple(length for _, length in immediate)
        self.ship_income_first: tuple[int, ...] = tuple(first for first, _ in income)
        self.ship_income_len: tuple[int, ...] = tuple(length for _, length in income)
        self.ship_extra_good: tuple[int, ...] = tuple(extras)

    def read_alliances(self, rows: list[Sheet]) -> None:
        goods, costs, stars, extras = [], [], [], []
        for row, name in zip(rows, ALLIANCES, strict=True):
            goods.append(row.word("upkeep", (*GOODS_OR_ANY, "letter")))
            costs.append(row.number("amount", 1, 12))
            stars.append(row.number("stars", 0, 12))
            extras.append(row.word("extra", GOOD_NAMES) if name in ("london", "novgorod", "oslo") else -1)
            row.done()
        self.alliance_good: tuple[int, ...] = tuple(goods)
        self.alliance_cost: tuple[int, ...] = tuple(costs)
        self.alliance_stars: tuple[int, ...] = tuple(stars)
        self.alliance_extra_good: tuple[int, ...] = tuple(extras)

    def read_lawsuits(self, rows: list[Sheet], deeds: Deeds) -> None:
        costs: list[int] = []       # five a lawsuit: beer, cloth, leather, furniture, letter
        stars: list[int] = []
        bonus: list[tuple[int, int]] = []
        win: list[tuple[int, int]] = []
        for row in rows:
            words = row.words("legal_cost", (*GOOD_NAMES, "letter"))
            if not 1 <= len(words) <= 12:
                raise row.fail("legal_cost", Phrase("legal-cost", "1 to 12 goods or letters"), row.data["legal_cost"])
            costs.extend(words.count(item) for item in range(5))
            bonus.append(deeds.read_all(row, "bonus", BONUS))
            first, length = bonus[-1]
            if SWAY in deeds.kind[first:first + length - 1] or deeds.kind[-1] != SWAY:
                expected = Phrase("sway-last", "effects of which the last one, and only that, is sway")
                raise row.fail("bonus", expected, row.data["bonus"])
            win.append(deeds.read_all(row, "win", WIN_BONUS, GOODS_OR_ANY))
            first, length = win[-1]
            if any(deeds.cost[first:first + length]):
                raise row.fail("win", Phrase("free-manufactory", "a manufactory with cost 0"), row.data["win"])
            stars.append(row.number("stars", 0, 12))
            row.done()
        self.suit_cost: tuple[int, ...] = tuple(costs)
        self.suit_first: tuple[int, ...] = tuple(first for first, _ in bonus)
        self.suit_len: tuple[int, ...] = tuple(length for _, length in bonus)
        self.suit_win_first: tuple[int, ...] = tuple(first for first, _ in win)
        self.suit_win_len: tuple[int, ...] = tuple(length for _, length in win)
        self.suit_stars: tuple[int, ...] = tuple(stars)

    def read_track(self, rows: list[Sheet], deeds: Deeds) -> None:
        stars: list[int] = []
        income: list[tuple[int, int]] = []
        for row in rows:
            income.append(deeds.read_all(row, "income", TRACK_INCOME) if row.has("income") else (0, 0))
            stars.append(row.number("stars", 0, 12))
            row.done()
        self.track_income_first: tuple[int, ...] = tuple(first for first, _ in income)
        self.track_income_len: tuple[int, ...] = tuple(length for _, length in income)
        self.track_stars: tuple[int, ...] = tuple(stars)


def load(pack: dict[str, Any] | None = None) -> Material:
    """The built-in material, or that material with the values of `pack` put over it."""
    data = read_toml(HERE / "material.toml")
    return Material(Sheet(merged(data, pack) if pack else data, "rivalcities/material.toml"))
