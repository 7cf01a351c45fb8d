"""What Rival Cities tells: kinds of events, and reasons for refusing."""

from typing import Final

from kontor.kernel.actions import Names
from kontor.kernel.events import EventKind, Events
from kontor.kernel.refusals import Refusals

from .actions import ALLIANCE_NAME, CARD, CITY, GOOD, REASON, SHIP_NAME, SUIT_NAME
from .material import GOOD_NAMES

REPEATS: Final = Names("repeat", ("bruxelles", "ship-16", "le_havre", "kjobenhavn"))
ITEM: Final = Names("good", (*GOOD_NAMES, "letter"))

E_START: Final = 0
E_MOVED: Final = 1
E_PAID: Final = 2
E_GAINED: Final = 3
E_TOOK: Final = 4
E_FORGONE: Final = 5
E_EXCHANGED: Final = 6
E_BELL: Final = 7
E_SEASON_STEP: Final = 8
E_UPKEEP: Final = 9
E_RETURNED: Final = 10
E_PRESTIGE: Final = 11
E_ADVANCED: Final = 12
E_SWAYED: Final = 13
E_SUIT_WON: Final = 14
E_SUIT_STAR: Final = 15
E_SUIT_DROPPED: Final = 16
E_SUIT_OPENED: Final = 17
E_SWAPPED: Final = 18
E_SHIP: Final = 19
E_SHIP_OPENED: Final = 20
E_ALLIED: Final = 21
E_ALLIED_FROM: Final = 22
E_ALLIANCE_OPENED: Final = 23
E_USED: Final = 24
E_PLAYED: Final = 25
E_TOOK_CARD: Final = 26
E_DREW: Final = 27
E_DEALT: Final = 28
E_RESHUFFLED: Final = 29
E_MANUFACTORY: Final = 30
E_TURNED: Final = 31
E_REACTIVATED: Final = 32
E_STARS: Final = 33
E_STOLE: Final = 34
E_PASSED: Final = 35
E_WON: Final = 36
E_TURN: Final = 37
E_LETTER_EXCHANGE: Final = 38
E_REPEATED: Final = 39

_CITY = ("city", CITY)
_GOOD = ("good", GOOD)
_SUIT = ("suit", SUIT_NAME)
_N = ("n", None)

EVENTS: Final = Events([
    EventKind("start", ("RIV-1.14", "RIV-1.17"), (_CITY,)),
    EventKind("moved", ("RIV-2.2", "RIV-2.8"), (_CITY, _N, ("space", None))),
    EventKind("paid", ("RIV-0.1",), (_CITY, ("item", ITEM), _N)),
    EventKind("gained", ("RIV-0.2",), (_CITY, ("item", ITEM), _N)),
    EventKind("took", ("RIV-10.1",), (_CITY, ("item", ITEM))),
    EventKind("forgone", ("RIV-10.1",), (_CITY, ("item", ITEM), _N)),
    EventKind("exchanged", ("RIV-4.12",), (_CITY, ("give", GOOD), ("take", GOOD))),
    EventKind("bell", ("RIV-5.1",), (_CITY,)),
    EventKind("season-step", ("RIV-5.1",), (_N,)),
    EventKind("upkeep", ("RIV-5.2",), (_CITY, ("alliance", ALLIANCE_NAME))),
    EventKind("returned", ("RIV-5.2",), (_CITY, ("alliance", ALLIANCE_NAME))),
    EventKind("prestige", ("RIV-4.23",), (_CITY, ("at", None))),
    EventKind("advanced", ("RIV-4.26",), (_CITY, _SUIT, ("slot", None))),
    EventKind("swayed", ("RIV-4.28",), (_CITY, _SUIT, ("lead", None))),
    EventKind("suit-won", ("RIV-5.12",), (_CITY, _SUIT)),
    EventKind("suit-star", ("RIV-5.11",), (_CITY, _SUIT)),
    EventKind("suit-dropped", ("RIV-5.10",), (_SUIT,)),
    EventKind("suit-opened", ("RIV-5.15",), (_SUIT, ("slot", None))),
    EventKind("swapped", ("RIV-4.37",), (_CITY, ("slot", None), ("other", None))),
    EventKind("ship", ("RIV-4.25",), (_CITY, ("ship", SHIP_NAME))),
    EventKind("ship-opened", ("RIV-4.25",), (("ship", SHIP_NAME),)),
    EventKind("allied", ("RIV-4.24",), (_CITY, ("alliance", ALLIANCE_NAME))),
    EventKind("allied-from", ("RIV-4.24",), (_CITY, ("alliance", ALLIANCE_NAME))),
    EventKind("alliance-opened", ("RIV-1.8",), (("alliance", ALLIANCE_NAME),)),
    EventKind("used", ("RIV-2.11",), (_CITY, ("card", CARD))),
    EventKind("played", ("RIV-2.12",), (_CITY, ("card", CARD))),
    EventKind("took-card", ("RIV-2.16", "RIV-11.2"), (_CITY, ("card", CARD))),
    EventKind("drew", ("RIV-4.16", "RIV-11.1"), (_CITY, ("card", CARD)), private=("card",), to=("city",)),
    EventKind("dealt", ("RIV-5.16", "RIV-1.6"), (("card", CARD), ("space", None))),
    EventKind("reshuffled", ("RIV-4.17",), ()),
    EventKind("manufactory", ("RIV-4.20", "RIV-4.21"), (_CITY,)),
    EventKind("turned", ("RIV-4.2",), (_CITY, _N)),
    EventKind("reactivated", ("RIV-4.38",), (_CITY, _N)),
    EventKind("stars", ("RIV-4.11",), (_CITY, _N)),
    EventKind("stole", ("RIV-4.39",), (_CITY, _GOOD)),
    EventKind("passed", ("RIV-2.17",), (_CITY,)),
    EventKind("won", ("RIV-6.5", "RIV-7.7"), (_CITY, ("reason", REASON))),
    EventKind("turn", ("RIV-2.1",), (_CITY,)),
    EventKind("letter-exchange", ("RIV-4.14",), (_CITY, ("give", GOOD), ("take", GOOD))),
    EventKind("repeated", ("RIV-8.9",), (_CITY, ("by", REPEATS))),
])

R_TOO_FAR: Final = 10
R_NOT_OWNED: Final = 11
R_ORDER: Final = 12
R_REST: Final = 13
R_NO_CARD: Final = 14
R_NOT_IN_HAND: Final = 15
R_NO_LETTER: Final = 16
R_EMPTY_HAND: Final = 17
R_NOT_SPECIAL: Final = 18
R_MUST_CHOOSE: Final = 19
R_NO_MORE_ACTIONS: Final = 20
R_DONE_ALREADY: Final = 21
R_EARLIER_FIRST: Final = 22
R_IMPOSSIBLE: Final = 23
R_NOT_OBTAINABLE: Final = 24
R_TOO_MANY: Final = 25
R_SAME_GOOD: Final = 26
R_CANNOT_PAY: Final = 27
R_NO_SUIT: Final = 28
R_LEGAL_COST: Final = 29
R_NOT_YOURS: Final = 30
R_USED: Final = 31
R_NOT_OPEN: Final = 32
R_SHIP_COST: Final = 33
R_OWN_ALREADY: Final = 34
R_ALLIANCE_OUT: Final = 35
R_ALLIANCE_LETTER: Final = 36
R_NO_LEAD: Final = 37
R_EMPTY_SLOT: Final = 38
R_NOTHING_TO_STEAL: Final = 39
R_MUST_STEAL: Final = 40
R_MUST_PLAY: Final = 41
R_NO_BEER: Final = 42
R_NO_SUIT_AFTER: Final = 43
R_NO_CARD_LEFT: Final = 44
R_UPKEEP: Final = 45
R_NO_CARD_FOR_C: Final = 46
R_NONE_TO_EXCHANGE: Final = 47
R_NONE_FOR_LETTER: Final = 48
R_LETTER_EXCHANGE: Final = 49
R_REPEAT_COST: Final = 50

REFUSALS: Final = Refusals({
    R_TOO_FAR: ("RIV-2.6", "too-far"),
    R_NOT_OWNED: ("RIV-12.3", "not-owned"),
    R_ORDER: ("RIV-12.3", "order"),
    R_REST: ("RIV-12.3", "rest"),
    R_NO_CARD: ("RIV-2.11", "no-card"),
    R_NOT_IN_HAND: ("RIV-2.12", "not-in-hand"),
    R_NO_LETTER: ("RIV-2.13", "no-letter"),
    R_EMPTY_HAND: ("RIV-2.15", "empty-hand"),
    R_NOT_SPECIAL: ("RIV-2.16", "not-special"),
    R_MUST_CHOOSE: ("RIV-2.17", "must-choose"),
    R_NO_MORE_ACTIONS: ("RIV-3.1", "no-more-actions"),
    R_DONE_ALREADY: ("RIV-3.1", "done-already"),
    R_EARLIER_FIRST: ("RIV-3.1", "earlier-first"),
    R_IMPOSSIBLE: ("RIV-3.5", "impossible"),
    R_NOT_OBTAINABLE: ("RIV-10.4", "not-obtainable"),
    R_TOO_MANY: ("RIV-4.2", "too-many"),
    R_SAME_GOOD: ("RIV-13.30", "same-good"),
    R_CANNOT_PAY: ("RIV-4.8", "cannot-pay"),
    R_NO_SUIT: ("RIV-4.26", "no-suit"),
    R_LEGAL_COST: ("RIV-4.26", "legal-cost"),
    R_NOT_YOURS: ("RIV-12.15", "not-yours"),
    R_USED: ("RIV-8.9", "used"),
    R_NOT_OPEN: ("RIV-4.25", "not-open"),
    R_SHIP_COST: ("RIV-4.25", "ship-cost"),
    R_OWN_ALREADY: ("RIV-4.24", "own-already"),
    R_ALLIANCE_OUT: ("RIV-1.8", "alliance-out"),
    R_ALLIANCE_LETTER: ("RIV-4.24", "alliance-letter"),
    R_NO_LEAD: ("RIV-4.35", "no-lead"),
    R_EMPTY_SLOT: ("RIV-4.37", "empty-slot"),
    R_NOTHING_TO_STEAL: ("RIV-4.39", "nothing-to-steal"),
    R_MUST_STEAL: ("RIV-12.21", "must-steal"),
    R_MUST_PLAY: ("RIV-2.15", "must-play"),
    R_NO_BEER: ("RIV-8.8", "no-beer"),
    R_NO_SUIT_AFTER: ("RIV-12.16", "no-suit-after"),
    R_NO_CARD_LEFT: ("RIV-12.17", "no-card-left"),
    R_UPKEEP: ("RIV-5.2", "upkeep"),
    R_NO_CARD_FOR_C: ("RIV-2.15", "no-card"),
    R_NONE_TO_EXCHANGE: ("RIV-4.12", "not-owned"),
    R_NONE_FOR_LETTER: ("RIV-4.14", "not-owned"),
    R_LETTER_EXCHANGE: ("RIV-4.14", "no-letter"),
    R_REPEAT_COST: ("RIV-12.15", "cannot-pay"),
})
