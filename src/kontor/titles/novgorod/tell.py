"""Events and refusals: their numbers, as literals for the engine, and their tables for everybody who tells them."""

from typing import Final

from kontor.kernel.events import EventKind, Events
from kontor.kernel.refusals import Refusals

from .actions import (
    BONUS, BONUS_STATE, CAREER, CITY, END, LUXURY, MANUFACTORY, ORDER, PRIVILEGE, ROW, SIDE, SPECIAL_PART,
)

E_MANUFACTORY_LAID: Final = 0
E_ORDER_DEALT: Final = 1
E_ORDER_TURNED_UP: Final = 2
E_BONUS_DRAWN: Final = 3
E_CAREER_DEALT: Final = 4
E_SPECIAL_LAID: Final = 5
E_MERCHANT_PLACED: Final = 6
E_PIRATE_PLACED: Final = 7
E_START_PLAYER_FOUND: Final = 8
E_SIDE_CHOSEN: Final = 9
E_KONTOR_DRAFTED: Final = 10
E_ORDER_DRAFTED: Final = 11
E_ORDER_DRAWN: Final = 12
E_DRAFT_PAID: Final = 13
E_TURN_BEGUN: Final = 14
E_CITY_VISITED: Final = 15
E_BASE_BORROWED: Final = 16
E_STAND_IN_LAID: Final = 17
E_PLACEHOLDER_LAID: Final = 18
E_PRIVILEGE_USED: Final = 19
E_ROUTE_FINISHED: Final = 20
E_LUXURY_MADE: Final = 21
E_LUXURY_SOLD: Final = 22
E_ROW_FULFILLED: Final = 23
E_LEVEL_CLIMBED: Final = 24
E_GOOD_STORED: Final = 25
E_STORE_LOST: Final = 26
E_INCOME_TAKEN: Final = 27
E_EXTRA_INCOME_TAKEN: Final = 28
E_SPECIALS_ANNOUNCED: Final = 29
E_SPECIAL_FULFILLED: Final = 30
E_ORDER_FILED_UNSEEN: Final = 31
E_BLANK_FILED: Final = 32
E_SPECIAL_MOVED: Final = 33
E_ORDER_KEPT: Final = 34
E_ORDER_FILED: Final = 35
E_FEES_PAID: Final = 36
E_MERCHANT_MOVED: Final = 37
E_PIRATE_MOVED: Final = 38
E_KONTOR_BOUGHT: Final = 39
E_SHIP_BOUGHT: Final = 40
E_ORDER_BOUGHT: Final = 41
E_DECK_BOUGHT: Final = 42
E_CAREER_SEALS: Final = 43
E_PRIVILEGE_SEAL: Final = 44
E_BONUS_WON: Final = 45
E_BONUS_CHANGED: Final = 46
E_LAST_ROUND_ANNOUNCED: Final = 47
E_VARIETY_SCORED: Final = 48
E_GAME_ENDED: Final = 49

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

R_DRAFT_KONTORS_COMPLETE: Final = 10
R_DRAFT_ORDERS_COMPLETE: Final = 11
R_OWN_KONTOR_THERE: Final = 12
R_NOT_IN_DISPLAY: Final = 13
R_DECK_EMPTY: Final = 14
R_TOO_DEAR: Final = 15
R_PURCHASE_MADE: Final = 16
R_TOP_SPEED: Final = 17
R_TOO_MANY_ORDERS: Final = 18
R_NO_PRIVILEGE: Final = 19
R_PRIVILEGE_SPENT: Final = 20
R_CITY_IN_ROUTE: Final = 21
R_NOT_NEIGHBOURS: Final = 22
R_ROUTE_TOO_LONG: Final = 23
R_PIRATE_IN_CITY: Final = 24
R_NO_KONTOR_FOR_CARD: Final = 25
R_NO_CARD_FOR_PLACEHOLDER: Final = 26
R_NO_KONTOR_FOR_PLACEHOLDER: Final = 27
R_FEES_NOT_COVERED: Final = 28
R_FEES_NOT_THERE: Final = 29
R_NO_SITE: Final = 30
R_MANUFACTORY_USED: Final = 31
R_GOODS_MISSING: Final = 32
R_NOT_YOUR_ORDER: Final = 33
R_TOP_ROW_DONE: Final = 34
R_ROW_NOT_POSSIBLE: Final = 35
R_CAREER_COMPLETE: Final = 36
R_LEVEL_NOT_PAYABLE: Final = 37
R_NOT_A_FRESH_KONTOR: Final = 38
R_NO_SPECIALS: Final = 39
R_SPECIALS_ANNOUNCED_ALREADY: Final = 40
R_SPECIALS_NOT_POSSIBLE: Final = 41
R_NO_PIRATE: Final = 42
R_PIRATE_MOVED_ALREADY: Final = 43
R_PIRATE_IS_THERE: Final = 44
R_PIRATE_ONLY_AT_EDGES: Final = 45
R_OTHER_LUXURY: Final = 46
R_LUXURY_BEFORE_GOODS: Final = 47
R_IN_SEQUENCE: Final = 48
R_NOT_THAT_SOURCE: Final = 49
R_TWO_CRATES: Final = 50
R_LEAVES_REST_IMPOSSIBLE: Final = 51

REFUSALS: Final = Refusals({
    R_DRAFT_KONTORS_COMPLETE: ("NOV-2.3", "draft-kontors-complete"),
    R_DRAFT_ORDERS_COMPLETE: ("NOV-2.3", "draft-orders-complete"),
    R_OWN_KONTOR_THERE: ("NOV-2.4", "own-kontor-there"),
    R_NOT_IN_DISPLAY: ("NOV-6.4", "not-in-display"),
    R_DECK_EMPTY: ("NOV-6.6", "deck-empty"),
    R_TOO_DEAR: ("NOV-3.5", "too-dear"),
    R_PURCHASE_MADE: ("NOV-6.1", "purchase-made"),
    R_TOP_SPEED: ("NOV-6.3", "top-speed"),
    R_TOO_MANY_ORDERS: ("NOV-6.9", "too-many-orders"),
    R_NO_PRIVILEGE: ("NOV-9.1", "no-privilege"),
    R_PRIVILEGE_SPENT: ("NOV-3.3", "privilege-spent"),
    R_CITY_IN_ROUTE: ("NOV-4.4", "city-in-route"),
    R_NOT_NEIGHBOURS: ("NOV-4.3", "not-neighbours"),
    R_ROUTE_TOO_LONG: ("NOV-4.5", "route-too-long"),
    R_PIRATE_IN_CITY: ("NOV-11.13", "pirate-in-city"),
    R_NO_KONTOR_FOR_CARD: ("NOV-4.12", "no-kontor-for-card"),
    R_NO_CARD_FOR_PLACEHOLDER: ("NOV-4.10", "no-card-for-placeholder"),
    R_NO_KONTOR_FOR_PLACEHOLDER: ("NOV-4.12", "no-kontor-for-placeholder"),
    R_FEES_NOT_COVERED: ("NOV-4.14", "fees-not-covered"),
    R_FEES_NOT_THERE: ("NOV-5.36", "fees-not-there"),
    R_NO_SITE: ("NOV-5.7", "no-site"),
    R_MANUFACTORY_USED: ("NOV-5.8", "manufactory-used"),
    R_GOODS_MISSING: ("NOV-5.10", "goods-missing"),
    R_NOT_YOUR_ORDER: ("NOV-5.16", "not-your-order"),
    R_TOP_ROW_DONE: ("NOV-5.16", "top-row-done"),
    R_ROW_NOT_POSSIBLE: ("NOV-5.17", "row-not-possible"),
    R_CAREER_COMPLETE: ("NOV-5.29", "career-complete"),
    R_LEVEL_NOT_PAYABLE: ("NOV-5.25", "level-not-payable"),
    R_NOT_A_FRESH_KONTOR: ("NOV-5.2", "not-a-fresh-kontor"),
    R_NO_SPECIALS: ("NOV-12.2", "no-specials"),
    R_SPECIALS_ANNOUNCED_ALREADY: ("NOV-12.3", "specials-announced"),
    R_SPECIALS_NOT_POSSIBLE: ("NOV-12.5", "specials-not-possible"),
    R_NO_PIRATE: ("NOV-11.2", "no-pirate"),
    R_PIRATE_MOVED_ALREADY: ("NOV-11.11", "pirate-moved"),
    R_PIRATE_IS_THERE: ("NOV-11.11", "pirate-is-there"),
    R_PIRATE_ONLY_AT_EDGES: ("NOV-11.14", "pirate-only-at-edges"),
    R_OTHER_LUXURY: ("NOV-5.18", "other-luxury"),
    R_LUXURY_BEFORE_GOODS: ("NOV-14.4", "luxury-before-goods"),
    R_IN_SEQUENCE: ("NOV-14.4", "in-sequence"),
    R_NOT_THAT_SOURCE: ("NOV-14.2", "not-that-source"),
    R_TWO_CRATES: ("NOV-12.7", "two-crates"),
    R_LEAVES_REST_IMPOSSIBLE: ("NOV-14.5", "leaves-rest-impossible"),
})
