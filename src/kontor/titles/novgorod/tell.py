"""Events and refusals: their numbers, as literals for the engine, and their tables for everybody who tells them."""

from typing import Final

from kontor.kernel.events import EventKind, Events
from kontor.kernel.refusals import Refusals

from .actions import (
    BONUS,
    BONUS_STATE,
    CAREER,
    CITY,
    END,
    LUXURY,
    MANUFACTORY,
    ORDER,
    PRIVILEGE,
    ROW,
    SIDE,
    SPECIAL_PART,
)

MANUFACTORY_LAID: Final = 0
ORDER_DEALT: Final = 1
ORDER_TURNED_UP: Final = 2
BONUS_DRAWN: Final = 3
CAREER_DEALT: Final = 4
SPECIAL_LAID: Final = 5
MERCHANT_PLACED: Final = 6
PIRATE_PLACED: Final = 7
START_PLAYER_FOUND: Final = 8
SIDE_CHOSEN: Final = 9
KONTOR_DRAFTED: Final = 10
ORDER_DRAFTED: Final = 11
ORDER_DRAWN: Final = 12
DRAFT_PAID: Final = 13
TURN_BEGUN: Final = 14
CITY_VISITED: Final = 15
BASE_BORROWED: Final = 16
STAND_IN_LAID: Final = 17
PLACEHOLDER_LAID: Final = 18
PRIVILEGE_USED: Final = 19
ROUTE_FINISHED: Final = 20
LUXURY_MADE: Final = 21
LUXURY_SOLD: Final = 22
ROW_FULFILLED: Final = 23
LEVEL_CLIMBED: Final = 24
GOOD_STORED: Final = 25
STORE_LOST: Final = 26
INCOME_TAKEN: Final = 27
EXTRA_INCOME_TAKEN: Final = 28
SPECIALS_ANNOUNCED: Final = 29
SPECIAL_FULFILLED: Final = 30
ORDER_FILED_UNSEEN: Final = 31
BLANK_FILED: Final = 32
SPECIAL_MOVED: Final = 33
ORDER_KEPT: Final = 34
ORDER_FILED: Final = 35
FEES_PAID: Final = 36
MERCHANT_MOVED: Final = 37
PIRATE_MOVED: Final = 38
KONTOR_BOUGHT: Final = 39
SHIP_BOUGHT: Final = 40
ORDER_BOUGHT: Final = 41
DECK_BOUGHT: Final = 42
CAREER_SEALS: Final = 43
PRIVILEGE_SEAL: Final = 44
BONUS_WON: Final = 45
BONUS_CHANGED: Final = 46
LAST_ROUND_ANNOUNCED: Final = 47
VARIETY_SCORED: Final = 48
GAME_ENDED: Final = 49

SEAT: Final = ("seat", None)
DUCATS: Final = ("ducats", None)
WON: Final = ("seals", None)

EVENTS: Final = Events([
    EventKind("manufactory_laid", ("NOV-1.4",), (("city", CITY), ("manufactory", MANUFACTORY))),
    EventKind("order_dealt", ("NOV-1.7",), (SEAT, ("order", ORDER)), ("order",), ("seat",)),
    EventKind("order_turned_up", ("NOV-1.7", "NOV-2.9", "NOV-6.5"), (("order", ORDER),)),
    EventKind("bonus_drawn", ("NOV-1.9",), (("bonus", BONUS),)),
    EventKind("career_dealt", ("NOV-1.10",), (SEAT, ("career", CAREER))),
    EventKind("special_laid", ("NOV-12.1",), (("part", SPECIAL_PART),)),
    EventKind("merchant_placed", ("NOV-11.1",), (("city", CITY),)),
    EventKind("pirate_placed", ("NOV-11.1",), (("city", CITY),)),
    EventKind("start_player_found", ("NOV-1.12",), (SEAT,)),
    EventKind("side_chosen", ("NOV-1.11",), (SEAT, ("side", SIDE))),
    EventKind("kontor_drafted", ("NOV-2.2",), (SEAT, ("city", CITY))),
    EventKind("order_drafted", ("NOV-2.2",), (SEAT, ("order", ORDER))),
    EventKind("order_drawn", ("NOV-2.5", "NOV-6.7"), (SEAT, ("order", ORDER)), ("order",), ("seat",)),
    EventKind("draft_paid", ("NOV-2.7",), (SEAT, DUCATS)),
    EventKind("turn_begun", ("NOV-3.1",), (SEAT, ("round", None))),
    EventKind("city_visited", ("NOV-4.7",), (SEAT, ("city", CITY))),
    EventKind("base_borrowed", ("NOV-4.8",), (SEAT, ("city", CITY), DUCATS)),
    EventKind("stand_in_laid", ("NOV-4.9",), (SEAT, ("city", CITY))),
    EventKind("placeholder_laid", ("NOV-4.10",), (SEAT, ("city", CITY))),
    EventKind("privilege_used", ("NOV-9.2",), (SEAT, ("privilege", PRIVILEGE))),
    EventKind("route_finished", ("NOV-4.15",), (SEAT, ("cards", None))),
    EventKind("luxury_made", ("NOV-5.7",), (SEAT, ("luxury", LUXURY), ("city", CITY))),
    EventKind("luxury_sold", ("NOV-5.15",), (SEAT, ("luxury", LUXURY), WON, DUCATS)),
    EventKind("row_fulfilled", ("NOV-5.16",), (SEAT, ("order", ORDER), ("row", ROW), WON)),
    EventKind("level_climbed", ("NOV-5.25",), (SEAT, ("level", None), ("privilege", PRIVILEGE))),
    EventKind("good_stored", ("NOV-5.30",), (SEAT, ("city", CITY))),
    EventKind("store_lost", ("NOV-5.31",), (SEAT, ("city", CITY))),
    EventKind("income_taken", ("NOV-5.34",), (SEAT, ("city", CITY), DUCATS)),
    EventKind("extra_income_taken", ("NOV-5.35",), (SEAT, DUCATS)),
    EventKind("specials_announced", ("NOV-12.3",), (SEAT, ("cards", None), DUCATS)),
    EventKind("special_fulfilled", ("NOV-12.8",), (SEAT, ("part", SPECIAL_PART), WON)),
    EventKind("order_filed_unseen", ("NOV-12.8",), (SEAT, ("order", ORDER)), ("order",), ("seat",)),
    EventKind("blank_filed", ("NOV-12.8",), (SEAT,)),
    EventKind("special_moved", ("NOV-12.9",), (("part", SPECIAL_PART),)),
    EventKind("order_kept", ("NOV-5.23",), (SEAT, ("order", ORDER))),
    EventKind("order_filed", ("NOV-5.23",), (SEAT, ("order", ORDER))),
    EventKind("fees_paid", ("NOV-5.36",), (SEAT, DUCATS)),
    EventKind("merchant_moved", ("NOV-11.6",), (("city", CITY),)),
    EventKind("pirate_moved", ("NOV-11.11", "NOV-11.14"), (SEAT, ("city", CITY), DUCATS)),
    EventKind("kontor_bought", ("NOV-6.2",), (SEAT, ("city", CITY), DUCATS)),
    EventKind("ship_bought", ("NOV-6.3",), (SEAT, ("speed", None), DUCATS)),
    EventKind("order_bought", ("NOV-6.4",), (SEAT, ("order", ORDER), DUCATS)),
    EventKind("deck_bought", ("NOV-6.4",), (SEAT, DUCATS)),
    EventKind("career_seals", ("NOV-7.1",), (SEAT, WON)),
    EventKind("privilege_seal", ("NOV-7.3",), (SEAT, WON)),
    EventKind("bonus_won", ("NOV-8.2",), (SEAT, ("bonus", BONUS), WON)),
    EventKind("bonus_changed", ("NOV-8.3",), (("bonus", BONUS), ("state", BONUS_STATE))),
    EventKind("last_round_announced", ("NOV-10.1",), (("end", END),)),
    EventKind("variety_scored", ("NOV-8.12",), (SEAT, ("kinds", None), WON)),
    EventKind("game_ended", ("NOV-10.4",), ()),
])

DRAFT_KONTORS_COMPLETE: Final = 10
DRAFT_ORDERS_COMPLETE: Final = 11
OWN_KONTOR_THERE: Final = 12
PILE_EMPTY: Final = 13
NOT_IN_DISPLAY: Final = 14
DECK_EMPTY: Final = 15
TOO_DEAR: Final = 16
PURCHASE_MADE: Final = 17
TOP_SPEED: Final = 18
TOO_MANY_ORDERS: Final = 19
NO_PRIVILEGE: Final = 20
PRIVILEGE_SPENT: Final = 21
CITY_IN_ROUTE: Final = 22
NOT_NEIGHBOURS: Final = 23
ROUTE_TOO_LONG: Final = 24
PIRATE_IN_CITY: Final = 25
NO_KONTOR_FOR_CARD: Final = 26
NO_CARD_FOR_PLACEHOLDER: Final = 27
NO_KONTOR_FOR_PLACEHOLDER: Final = 28
FEES_NOT_COVERED: Final = 29
FEES_NOT_THERE: Final = 30
NO_SITE: Final = 31
MANUFACTORY_USED: Final = 32
GOODS_MISSING: Final = 33
NOT_YOUR_ORDER: Final = 34
TOP_ROW_DONE: Final = 35
ROW_NOT_POSSIBLE: Final = 36
CAREER_COMPLETE: Final = 37
LEVEL_NOT_PAYABLE: Final = 38
NOT_A_FRESH_KONTOR: Final = 39
NO_SPECIALS: Final = 40
SPECIALS_ANNOUNCED_ALREADY: Final = 41
SPECIALS_NOT_POSSIBLE: Final = 42
NO_PIRATE: Final = 43
PIRATE_MOVED_ALREADY: Final = 44
PIRATE_IS_THERE: Final = 45
PIRATE_ONLY_AT_EDGES: Final = 46
OTHER_LUXURY: Final = 47
LUXURY_BEFORE_GOODS: Final = 48
IN_SEQUENCE: Final = 49
NOT_THAT_SOURCE: Final = 50
TWO_CRATES: Final = 51
LEAVES_REST_IMPOSSIBLE: Final = 52

REFUSALS: Final = Refusals({
    DRAFT_KONTORS_COMPLETE: ("NOV-2.3", "draft-kontors-complete"),
    DRAFT_ORDERS_COMPLETE: ("NOV-2.3", "draft-orders-complete"),
    OWN_KONTOR_THERE: ("NOV-2.4", "own-kontor-there"),
    PILE_EMPTY: ("NOV-1.6", "pile-empty"),
    NOT_IN_DISPLAY: ("NOV-6.4", "not-in-display"),
    DECK_EMPTY: ("NOV-6.6", "deck-empty"),
    TOO_DEAR: ("NOV-3.5", "too-dear"),
    PURCHASE_MADE: ("NOV-6.1", "purchase-made"),
    TOP_SPEED: ("NOV-6.3", "top-speed"),
    TOO_MANY_ORDERS: ("NOV-6.9", "too-many-orders"),
    NO_PRIVILEGE: ("NOV-9.1", "no-privilege"),
    PRIVILEGE_SPENT: ("NOV-3.3", "privilege-spent"),
    CITY_IN_ROUTE: ("NOV-4.4", "city-in-route"),
    NOT_NEIGHBOURS: ("NOV-4.3", "not-neighbours"),
    ROUTE_TOO_LONG: ("NOV-4.5", "route-too-long"),
    PIRATE_IN_CITY: ("NOV-11.13", "pirate-in-city"),
    NO_KONTOR_FOR_CARD: ("NOV-4.12", "no-kontor-for-card"),
    NO_CARD_FOR_PLACEHOLDER: ("NOV-4.10", "no-card-for-placeholder"),
    NO_KONTOR_FOR_PLACEHOLDER: ("NOV-4.12", "no-kontor-for-placeholder"),
    FEES_NOT_COVERED: ("NOV-4.14", "fees-not-covered"),
    FEES_NOT_THERE: ("NOV-5.36", "fees-not-there"),
    NO_SITE: ("NOV-5.7", "no-site"),
    MANUFACTORY_USED: ("NOV-5.8", "manufactory-used"),
    GOODS_MISSING: ("NOV-5.10", "goods-missing"),
    NOT_YOUR_ORDER: ("NOV-5.16", "not-your-order"),
    TOP_ROW_DONE: ("NOV-5.16", "top-row-done"),
    ROW_NOT_POSSIBLE: ("NOV-5.17", "row-not-possible"),
    CAREER_COMPLETE: ("NOV-5.29", "career-complete"),
    LEVEL_NOT_PAYABLE: ("NOV-5.25", "level-not-payable"),
    NOT_A_FRESH_KONTOR: ("NOV-5.2", "not-a-fresh-kontor"),
    NO_SPECIALS: ("NOV-12.2", "no-specials"),
    SPECIALS_ANNOUNCED_ALREADY: ("NOV-12.3", "specials-announced"),
    SPECIALS_NOT_POSSIBLE: ("NOV-12.5", "specials-not-possible"),
    NO_PIRATE: ("NOV-11.2", "no-pirate"),
    PIRATE_MOVED_ALREADY: ("NOV-11.11", "pirate-moved"),
    PIRATE_IS_THERE: ("NOV-11.11", "pirate-is-there"),
    PIRATE_ONLY_AT_EDGES: ("NOV-11.14", "pirate-only-at-edges"),
    OTHER_LUXURY: ("NOV-5.18", "other-luxury"),
    LUXURY_BEFORE_GOODS: ("NOV-14.4", "luxury-before-goods"),
    IN_SEQUENCE: ("NOV-14.4", "in-sequence"),
    NOT_THAT_SOURCE: ("NOV-14.2", "not-that-source"),
    TWO_CRATES: ("NOV-12.7", "two-crates"),
    LEAVES_REST_IMPOSSIBLE: ("NOV-14.5", "leaves-rest-impossible"),
})
