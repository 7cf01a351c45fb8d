"""The action table.  Ids are literals so that the compiler folds them; a test compares them with the table."""

from typing import Final

from kontor.kernel.actions import ActionTable, Kind, Names, one_of

from . import material

CITY: Final = Names("city", material.CITIES)
GOOD: Final = Names("good", material.GOODS)
LUXURY: Final = Names("luxury", material.LUXURIES)
MANUFACTORY: Final = Names("manufactory", material.MANUFACTORIES)
RECIPE: Final = Names("recipe", ("1", "2", "3"))
SITE: Final = Names("site", ("card", "placeholder"))
SOURCE: Final = Names("source", ("route", "store"))
ORDER: Final = Names("order", material.ORDERS)
ROW: Final = Names("row", ("top", "bottom"))
BONUS: Final = Names("bonus", material.BONUSES)
BONUS_STATE: Final = Names("bonus-state", ("out", "high", "low", "gone"))
CAREER: Final = Names("career", ("1", "2", "3", "4"))
SIDE: Final = Names("side", material.SIDES)
PRIVILEGE: Final = Names("privilege", (*material.PRIVILEGES, "wild"))
SPECIAL: Final = Names("special", ("1", "2", "3", "4"))
SPECIAL_PART: Final = Names("part", tuple(part.removeprefix("special_") for part in material.SPECIAL_PARTS))
PLACES: Final = Names("places", (
    "1", "2", "12", "3", "13", "23", "123", "4", "14", "24", "124", "34", "134", "234", "1234",
))
PAYMENT: Final = Names("payment", ("full", "privilege"))
END: Final = Names("end", ("none", "seals", "career", "limit"))

CHOOSE_SIDE: Final = 0
TAKE_KONTOR: Final = 2
TAKE_ORDER: Final = 10
TAKE_DECK: Final = 34
BUY_SHIP: Final = 35
CHEAP_ORDER: Final = 36
CHEAP_DECK: Final = 60
SAIL: Final = 61
PLACEHOLDER: Final = 69
MAKE: Final = 70                # + ((city * 3 + recipe) * 2 + site) * 2 + source
TOP: Final = 166
BOTTOM: Final = 190
FROM: Final = 214
USE: Final = 216                # + city * 2 + source
CLIMB: Final = 232
STORE_GOOD: Final = 233
INCOME: Final = 241
EXTRA_INCOME: Final = 249
ANNOUNCE: Final = 250           # + (mask of places - 1) * 2 + payment
KEEP: Final = 280
FILE: Final = 281
PIRATE: Final = 282
DONE: Final = 290
N_PLAYERS: Final = 291

LAY: Final = 291
DRAW: Final = 299
BONUS_CARD: Final = 323
CAREER_CARD: Final = 329
SPECIAL_CARD: Final = 333
LOT: Final = 337
N_ALL: Final = 345

ACTIONS: Final = ActionTable(
    [
        Kind("side", (one_of("side", SIDE),)),
        Kind("kontor", (one_of("city", CITY),)),
        Kind("order", (one_of("order", ORDER),)),
        Kind("deck"),
        Kind("ship"),
        Kind("cheap_order", (one_of("order", ORDER),)),
        Kind("cheap_deck"),
        Kind("sail", (one_of("city", CITY),)),
        Kind("placeholder"),
        Kind("make", (one_of("city", CITY), one_of("recipe", RECIPE), one_of("site", SITE), one_of("source", SOURCE))),
        Kind("top", (one_of("order", ORDER),)),
        Kind("bottom", (one_of("order", ORDER),)),
        Kind("from", (one_of("source", SOURCE),)),
        Kind("use", (one_of("city", CITY), one_of("source", SOURCE))),
        Kind("climb"),
        Kind("store", (one_of("city", CITY),)),
        Kind("income", (one_of("city", CITY),)),
        Kind("extra_income"),
        Kind("announce", (one_of("places", PLACES), one_of("payment", PAYMENT))),
        Kind("keep"),
        Kind("file"),
        Kind("pirate", (one_of("city", CITY),)),
        Kind("done"),
    ],
    [
        Kind("lay", (one_of("manufactory", MANUFACTORY),)),
        Kind("draw", (one_of("order", ORDER),)),
        Kind("bonus_card", (one_of("bonus", BONUS),)),
        Kind("career_card", (one_of("career", CAREER),)),
        Kind("special_card", (one_of("special", SPECIAL),)),
        Kind("lot", (one_of("city", CITY),)),
    ],
)

# the steps of the flow, in the order of their numbers
S_SETUP: Final = 0
S_DRAW_MANUFACTORY: Final = 1
S_DRAW_LOT: Final = 2
S_DRAW_ORDER: Final = 3
S_DRAW_SPECIAL: Final = 4
S_DRAW_BONUS: Final = 5
S_DRAW_CAREER: Final = 6
S_REFILL: Final = 7
S_CHOOSE_SIDES: Final = 8
S_DRAFT: Final = 9
S_DRAFT_PICK: Final = 10
S_ROUNDS: Final = 11
S_TURN: Final = 12
S_LAY_ROUTE: Final = 13
S_EVALUATE: Final = 14
S_FULFIL_ROW: Final = 15
S_MEET: Final = 16
S_CLIMB_LEVEL: Final = 17
S_SPECIALS: Final = 18
S_SETTLE: Final = 19
S_END_OF_PHASE: Final = 20
S_PURCHASE: Final = 21
S_SEALS: Final = 22
S_PIRATE_LEAVES: Final = 23
