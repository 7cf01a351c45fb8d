"""What Merchants of Europe tells: kinds of events, and reasons for refusing.  A `player` is a seat."""

from typing import Final

from kontor.kernel.events import EventKind, Events
from kontor.kernel.refusals import Refusals

from .actions import CARD, CITY, LANDSCAPE, RESOURCE, RESOURCE_OR_GOLD

E_START: Final = 0
E_KONTOR: Final = 1
E_NEUTRAL: Final = 2
E_START_ROUTE: Final = 3
E_TURN: Final = 4
E_ROLLED: Final = 5
E_PRODUCED: Final = 6
E_SHORTAGE: Final = 7
E_COMPENSATED: Final = 8
E_GAVE_BACK: Final = 9
E_ROBBER: Final = 10
E_STOLE: Final = 11
E_SPARED: Final = 12
E_BOUGHT: Final = 13
E_SWAPPED: Final = 14
E_CARD_BOUGHT: Final = 15
E_RESHUFFLED: Final = 16
E_RECRUITED: Final = 17
E_RAISED: Final = 18
E_ROUTE: Final = 19
E_CONNECTED: Final = 20
E_TRADER_MOVED: Final = 21
E_FOUNDED: Final = 22
E_COINS: Final = 23
E_CHIP: Final = 24
E_CHIP_MOVED: Final = 25
E_CARAVAN_MOVED: Final = 26
E_TOLL: Final = 27
E_DELIVERED: Final = 28
E_PLAYED: Final = 29
E_HARVESTED: Final = 30
E_NAMED: Final = 31
E_HANDED_OVER: Final = 32
E_SAFE: Final = 33
E_OFFERED: Final = 34
E_CALLED: Final = 35
E_GIVES: Final = 36
E_WANTS: Final = 37
E_DECLINED: Final = 38
E_ACCEPTED: Final = 39
E_COUNTERED: Final = 40
E_TRADED: Final = 41
E_CANCELLED: Final = 42
E_WON: Final = 43
E_LIMIT: Final = 44

_PLAYER = ("player", None)
_OTHER = ("seat", None)
_RESOURCE = ("resource", RESOURCE)
_ITEM = ("item", RESOURCE_OR_GOLD)
_CITY = ("city", CITY)
_LANDSCAPE = ("landscape", LANDSCAPE)
_EDGE = ("edge", None)
_N = ("n", None)

EVENTS: Final = Events([
    EventKind("start", ("MER-1.17",), (_PLAYER,)),
    EventKind("kontor", ("MER-1.18",), (_PLAYER, _CITY)),
    EventKind("neutral", ("MER-1.20",), (_PLAYER, _CITY)),
    EventKind("start-route", ("MER-1.21",), (_PLAYER, _EDGE)),
    EventKind("turn", ("MER-2.1",), (_PLAYER, _N)),
    EventKind("rolled", ("MER-2.3",), (_PLAYER, ("first", None), ("second", None), ("sum", None))),
    EventKind("produced", ("MER-2.4", "MER-1.19"), (_PLAYER, _RESOURCE, _N)),
    EventKind("shortage", ("MER-2.7",), (_RESOURCE,)),
    EventKind("compensated", ("MER-2.8",), (_PLAYER, _N)),
    EventKind("gave-back", ("MER-2.10",), (_PLAYER, _RESOURCE, _N)),
    EventKind("robber", ("MER-2.11",), (_PLAYER, _LANDSCAPE)),
    EventKind("stole", ("MER-2.12",), (_PLAYER, _OTHER, _RESOURCE), private=("resource",), to=("player", "seat")),
    EventKind("spared", ("MER-11.4",), (_PLAYER,)),
    EventKind("bought", ("MER-3.4",), (_PLAYER, _RESOURCE)),
    EventKind("swapped", ("MER-3.6",), (_PLAYER, ("give", RESOURCE), ("get", RESOURCE_OR_GOLD))),
    EventKind("card-bought", ("MER-4.3",), (_PLAYER, ("card", CARD)), private=("card",), to=("player",)),
    EventKind("reshuffled", ("MER-7.5",)),
    EventKind("recruited", ("MER-4.4",), (_PLAYER, _CITY)),
    EventKind("raised", ("MER-4.6",), (_PLAYER, _EDGE)),
    EventKind("route", ("MER-4.9",), (_PLAYER, _EDGE)),
    EventKind("connected", ("MER-4.14",), (_PLAYER, _N)),
    EventKind("trader-moved", ("MER-5.1",), (_PLAYER, ("crossing", None), _N)),
    EventKind("founded", ("MER-5.6", "MER-5.7", "MER-5.8"), (_PLAYER, _CITY)),
    EventKind("coins", ("MER-5.9",), (_PLAYER, _CITY, _N)),
    EventKind("chip", ("MER-5.11",), (_PLAYER, _LANDSCAPE, _N)),
    EventKind("chip-moved", ("MER-5.12",), (_PLAYER, _LANDSCAPE, ("origin", LANDSCAPE), _N)),
    EventKind("caravan-moved", ("MER-6.1",), (_PLAYER, _EDGE)),
    EventKind("toll", ("MER-6.5",), (_PLAYER, _OTHER, _N)),
    EventKind("delivered", ("MER-6.10",), (_PLAYER, _CITY, ("left", None))),
    EventKind("played", ("MER-7.4",), (_PLAYER, ("card", CARD))),
    EventKind("harvested", ("MER-7.6",), (_PLAYER, _RESOURCE)),
    EventKind("named", ("MER-7.6",), (_PLAYER, _RESOURCE)),
    EventKind("handed-over", ("MER-11.45",), (_OTHER, _PLAYER, _RESOURCE, _N)),
    EventKind("safe", ("MER-7.6",), (_PLAYER, _N)),
    EventKind("offered", ("MER-10.4",), (_PLAYER,)),
    EventKind("called", ("MER-10.3",), (_PLAYER,)),
    EventKind("gives", ("MER-10.1",), (_PLAYER, _ITEM, _N)),
    EventKind("wants", ("MER-10.1",), (_PLAYER, _ITEM, _N)),
    EventKind("declined", ("MER-10.4",), (_PLAYER,)),
    EventKind("accepted", ("MER-10.4",), (_PLAYER,)),
    EventKind("countered", ("MER-10.4",), (_PLAYER,)),
    EventKind("traded", ("MER-3.2", "MER-10.6"), (_PLAYER, _OTHER)),
    EventKind("cancelled", ("MER-10.4",), (_PLAYER,)),
    EventKind("won", ("MER-8.1",), (_PLAYER,)),
    EventKind("limit", ("MER-11.41",), (_N,)),
])

R_OFF_BOARD: Final = 10
R_NOT_PURPLE: Final = 11
R_TAKEN_CITY: Final = 12
R_NOT_AT_KONTOR: Final = 13
R_ROUTE_THERE: Final = 14
R_WOULD_CONNECT: Final = 15
R_NO_CARD: Final = 16
R_CARD_PLAYED: Final = 17
R_CARD_FRESH: Final = 18
R_CARD_USELESS: Final = 19
R_ORDER: Final = 20
R_NOT_HELD: Final = 21
R_REST: Final = 22
R_SAME_HEX: Final = 23
R_NO_NUMBER: Final = 24
R_NO_VICTIM: Final = 25
R_EMPTY_HAND: Final = 26
R_NO_GOLD: Final = 27
R_PURCHASES: Final = 28
R_SUPPLY: Final = 29
R_NOT_THREE: Final = 30
R_SAME_RESOURCE: Final = 31
R_COST: Final = 32
R_NO_DECK: Final = 33
R_NOT_OWN_KONTOR: Final = 34
R_NOT_OWN_ROUTE: Final = 35
R_FULL: Final = 36
R_NO_ROUTES: Final = 37
R_NOT_CONNECTED: Final = 38
R_NOT_ON_BOARD: Final = 39
R_NO_MOVE: Final = 40
R_TOO_FAR: Final = 41
R_OCCUPIED: Final = 42
R_NO_KONTOR: Final = 43
R_NO_STEP: Final = 44
R_NO_ROUTE: Final = 45
R_NOT_TOUCHING: Final = 46
R_TOLL: Final = 47
R_DEAD_END: Final = 48
R_NOT_MOVED: Final = 49
R_NO_GOODS: Final = 50
R_NO_KONTOR_THERE: Final = 51
R_OWN_KONTOR: Final = 52
R_HAS_TILE: Final = 53
R_NOT_BESIDE: Final = 54
R_SWIFT: Final = 55
R_NO_CHAIN: Final = 56
R_NOT_CHOOSABLE: Final = 57
R_NO_CHIP: Final = 58
R_OFFERS: Final = 59
R_DRAFTS: Final = 60
R_BOTH_SIDES: Final = 61
R_TOO_MANY: Final = 62
R_EMPTY: Final = 63
R_PART: Final = 64
R_CANNOT_HAVE: Final = 65
R_NO_PLAYER: Final = 66
R_NO_ADDRESSEE: Final = 67
R_IS_CALL: Final = 68
R_COUNTER_DROPPED: Final = 69
R_NOT_OWNED: Final = 70
R_OFFER_ORDER: Final = 71

REFUSALS: Final = Refusals({
    R_OFF_BOARD: ("MER-4.12", "off-board"),
    R_NOT_PURPLE: ("MER-1.18", "not-purple"),
    R_TAKEN_CITY: ("MER-1.18", "taken-city"),
    R_NOT_AT_KONTOR: ("MER-1.21", "not-at-kontor"),
    R_ROUTE_THERE: ("MER-4.9", "route-there"),
    R_WOULD_CONNECT: ("MER-1.22", "would-connect"),
    R_NO_CARD: ("MER-7.4", "no-card"),
    R_CARD_PLAYED: ("MER-7.1", "card-played"),
    R_CARD_FRESH: ("MER-7.3", "card-fresh"),
    R_CARD_USELESS: ("MER-7.7", "card-useless"),
    R_ORDER: ("MER-10.12", "order"),
    R_NOT_HELD: ("MER-2.10", "not-held"),
    R_REST: ("MER-10.12", "rest"),
    R_SAME_HEX: ("MER-2.11", "same-hex"),
    R_NO_NUMBER: ("MER-11.2", "no-number"),
    R_NO_VICTIM: ("MER-2.12", "no-victim"),
    R_EMPTY_HAND: ("MER-11.4", "empty-hand"),
    R_NO_GOLD: ("MER-3.4", "no-gold"),
    R_PURCHASES: ("MER-3.5", "purchases"),
    R_SUPPLY: ("MER-11.9", "supply"),
    R_NOT_THREE: ("MER-3.6", "not-three"),
    R_SAME_RESOURCE: ("MER-3.7", "same-resource"),
    R_COST: ("MER-4.1", "cost"),
    R_NO_DECK: ("MER-11.36", "no-deck"),
    R_NOT_OWN_KONTOR: ("MER-4.4", "not-own-kontor"),
    R_NOT_OWN_ROUTE: ("MER-4.6", "not-own-route"),
    R_FULL: ("MER-4.8", "full"),
    R_NO_ROUTES: ("MER-4.11", "no-routes"),
    R_NOT_CONNECTED: ("MER-4.9", "not-connected"),
    R_NOT_ON_BOARD: ("MER-1.4", "not-on-board"),
    R_NO_MOVE: ("MER-11.16", "no-move"),
    R_TOO_FAR: ("MER-5.1", "too-far"),
    R_OCCUPIED: ("MER-5.5", "occupied"),
    R_NO_KONTOR: ("MER-11.18", "no-kontor"),
    R_NO_STEP: ("MER-10.8", "no-step"),
    R_NO_ROUTE: ("MER-6.1", "no-route"),
    R_NOT_TOUCHING: ("MER-6.1", "not-touching"),
    R_TOLL: ("MER-11.26", "toll"),
    R_DEAD_END: ("MER-11.25", "dead-end"),
    R_NOT_MOVED: ("MER-11.24", "not-moved"),
    R_NO_GOODS: ("MER-6.11", "no-goods"),
    R_NO_KONTOR_THERE: ("MER-6.11", "no-kontor-there"),
    R_OWN_KONTOR: ("MER-6.11", "own-kontor"),
    R_HAS_TILE: ("MER-6.11", "has-tile"),
    R_NOT_BESIDE: ("MER-6.10", "not-beside"),
    R_SWIFT: ("MER-7.8", "swift"),
    R_NO_CHAIN: ("MER-11.32", "no-chain"),
    R_NOT_CHOOSABLE: ("MER-5.10", "not-choosable"),
    R_NO_CHIP: ("MER-5.12", "no-chip"),
    R_OFFERS: ("MER-10.5", "offers"),
    R_DRAFTS: ("MER-10.11", "drafts"),
    R_BOTH_SIDES: ("MER-10.1", "both-sides"),
    R_TOO_MANY: ("MER-10.10", "too-many"),
    R_EMPTY: ("MER-10.1", "empty"),
    R_PART: ("MER-10.9", "part"),
    R_CANNOT_HAVE: ("MER-10.10", "cannot-have"),
    R_NO_PLAYER: ("MER-10.6", "no-player"),
    R_NO_ADDRESSEE: ("MER-10.11", "no-addressee"),
    R_IS_CALL: ("MER-10.3", "is-call"),
    R_COUNTER_DROPPED: ("MER-10.11", "counter-dropped"),
    R_NOT_OWNED: ("MER-10.2", "not-owned"),
    R_OFFER_ORDER: ("MER-10.9", "offer-order"),
})
