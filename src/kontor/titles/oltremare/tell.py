"""What Oltre Mare tells: kinds of events, and reasons for refusing."""

from typing import Final

from kontor.kernel.actions import Names
from kontor.kernel.events import EventKind, Events
from kontor.kernel.refusals import Refusals

from .actions import CARD, GOOD_OR_ANY, HARBOUR, MARKER, PAIR_KEYS, PLAYER, SYMBOL_SET
from .material import GOODS, SYMBOLS

# sources of income
BY_LION: Final = 0
BY_DUCATS: Final = 1
BY_SHIP: Final = 2
BY_PRESTIGE: Final = 3
BY_CARGO: Final = 4
BY_MARKERS: Final = 5
NOT_STATED: Final = 0           # first of STATED: nothing was said about a card
ANY_GOOD: Final = 7
NOT_ASKED_GOOD: Final = 7       # last of ABOUT
NOT_ASKED_SYMBOL: Final = 4     # last of SHOWING

INCOME: Final = Names("income", ("lion", "ducats", "ship", "prestige", "cargo", "markers"))
STATED: Final = Names("stated", ("nothing", *PAIR_KEYS))
ASKED_GOOD: Final = Names("about", (*GOODS, "nothing"))
ASKED_SYMBOL: Final = Names("showing", (*SYMBOLS, "nothing"))
REPLY: Final = Names("reply", ("yes", "no", "refuse"))
SOURCE: Final = Names("source", ("deck", "pirates"))
TRUTH: Final = Names("debt", ("returned", "taken"))

E_START: Final = 0
E_LAID: Final = 1
E_HOME: Final = 2
E_TURN: Final = 3
E_INCOME: Final = 4
E_DEBT: Final = 5
E_DISCARDED: Final = 6
E_BOUGHT: Final = 7
E_DREW: Final = 8
E_BURIED: Final = 9
E_VENICE_SHOWN: Final = 10
E_VENICE: Final = 11
E_KEPT: Final = 12
E_RESHUFFLED: Final = 13
E_END_NEAR: Final = 14
E_OFFER_BEGUN: Final = 15
E_OFFER_ALL_BEGUN: Final = 16
E_OFFERED: Final = 17
E_GIVES: Final = 18
E_WANTS: Final = 19
E_WANTS_SLOT: Final = 20
E_PAYS: Final = 21
E_CHARGES: Final = 22
E_DROPPED: Final = 23
E_DECLINED: Final = 24
E_ACCEPTED: Final = 25
E_COUNTERED: Final = 26
E_QUERIED: Final = 27
E_STATED: Final = 28
E_NOT_STATED: Final = 29
E_DEAL: Final = 30
E_HANDED: Final = 31
E_PAID: Final = 32
E_PRESTIGE: Final = 33
E_WITHDREW: Final = 34
E_INVITED: Final = 35
E_PROPOSED: Final = 36
E_PASSED: Final = 37
E_ASK_BEGUN: Final = 38
E_ASKED: Final = 39
E_REPLIED: Final = 40
E_TRADE_ENDED: Final = 41
E_PLAYED: Final = 42
E_SKIPPED: Final = 43
E_SAILED: Final = 44
E_TOOK: Final = 45
E_TURNED_DOWN: Final = 46
E_JUMPED: Final = 47
E_STOWED: Final = 48
E_LOST: Final = 49
E_OVER: Final = 50

_PLAYER = ("player", PLAYER)
_TO = ("to", PLAYER)
_N = ("n", None)
_CARD = ("card", CARD)
_SLOT = ("slot", None)
_HARBOUR = ("harbour", HARBOUR)
_MARKER = ("marker", MARKER)

EVENTS: Final = Events([
    EventKind("start", ("OLT-1.7",), (_PLAYER,)),
    EventKind("laid", ("OLT-1.5",), (_HARBOUR, _MARKER)),
    EventKind("home", ("OLT-1.8",), (_PLAYER, _CARD, _HARBOUR)),
    EventKind("turn", ("OLT-2.1",), (_PLAYER, ("round", None))),
    EventKind("income", ("OLT-0.7",), (_PLAYER, _N, ("source", INCOME))),
    EventKind("debt", ("OLT-4.23",), (_PLAYER, ("debt", TRUTH))),
    EventKind("discarded", ("OLT-3.3",), (_PLAYER, _CARD), private=("card",), to=("player",)),
    EventKind("bought", ("OLT-4.17", "OLT-4.19"), (_PLAYER, ("source", SOURCE), _N)),
    EventKind("drew", ("OLT-0.5",), (_PLAYER, _CARD), private=("card",), to=("player",)),
    EventKind("buried", ("OLT-5.7",), (_PLAYER,)),
    EventKind("venice-shown", ("OLT-1.13", "OLT-7.3")),
    EventKind("venice", ("OLT-7.1", "OLT-7.2")),
    EventKind("kept", ("OLT-7.6", "OLT-7.8"), (_PLAYER, _N, ("sold", None))),
    EventKind("reshuffled", ("OLT-9.3",), (_N,)),
    EventKind("end-near", ("OLT-9.1",)),
    EventKind("offer-begun", ("OLT-11.33",), (_PLAYER, _TO)),
    EventKind("offer-all-begun", ("OLT-11.33",), (_PLAYER,)),
    EventKind("offered", ("OLT-11.21",), (_PLAYER,)),
    EventKind("gives", ("OLT-11.21",), (_PLAYER, _SLOT, ("good", GOOD_OR_ANY), ("stated", STATED))),
    EventKind("wants", ("OLT-11.21",), (_PLAYER, ("good", GOOD_OR_ANY), ("set", SYMBOL_SET))),
    EventKind("wants-slot", ("OLT-11.23",), (_PLAYER, _SLOT)),
    EventKind("pays", ("OLT-11.21",), (_PLAYER, _N)),
    EventKind("charges", ("OLT-11.21",), (_PLAYER, _N)),
    EventKind("dropped", ("OLT-11.38",), (_PLAYER,)),
    EventKind("declined", ("OLT-11.3", "OLT-11.6"), (_PLAYER,)),
    EventKind("accepted", ("OLT-11.22",), (_PLAYER,)),
    EventKind("countered", ("OLT-11.23",), (_PLAYER,)),
    EventKind("queried", ("OLT-11.24",), (_PLAYER, _SLOT)),
    EventKind("stated", ("OLT-11.24",), (_PLAYER, _SLOT, ("stated", STATED))),
    EventKind("not-stated", ("OLT-11.24",), (_PLAYER, _SLOT)),
    EventKind("deal", ("OLT-4.15",), (_PLAYER, _TO)),
    EventKind("handed", ("OLT-4.15", "OLT-11.40"), (_PLAYER, _TO, ("good", GOOD_OR_ANY), _CARD),
              private=("card",), to=("player", "to")),
    EventKind("paid", ("OLT-4.3",), (_PLAYER, _TO, _N)),
    EventKind("prestige", ("OLT-4.9",), (_PLAYER,)),
    EventKind("withdrew", ("OLT-11.5",), (_PLAYER,)),
    EventKind("invited", ("OLT-11.26",), (_PLAYER,)),
    EventKind("proposed", ("OLT-11.26",), (_PLAYER,)),
    EventKind("passed", ("OLT-11.7",), (_PLAYER,)),
    EventKind("ask-begun", ("OLT-11.33",), (_PLAYER, _TO)),
    EventKind("asked", ("OLT-11.27",), (_PLAYER, _TO, ("about", ASKED_GOOD), ("showing", ASKED_SYMBOL))),
    EventKind("replied", ("OLT-11.27",), (_PLAYER, ("reply", REPLY))),
    EventKind("trade-ended", ("OLT-2.3",), (_PLAYER,)),
    EventKind("played", ("OLT-5.1",), (_PLAYER, _CARD)),
    EventKind("skipped", ("OLT-5.3",), (_PLAYER,)),
    EventKind("sailed", ("OLT-5.11",), (_PLAYER, _HARBOUR)),
    EventKind("took", ("OLT-5.17",), (_PLAYER, _MARKER)),
    EventKind("turned-down", ("OLT-8.2",), (_PLAYER, _MARKER)),
    EventKind("jumped", ("OLT-8.9",), (_PLAYER, _HARBOUR)),
    EventKind("stowed", ("OLT-6.1",), (_PLAYER, _CARD)),
    EventKind("lost", ("OLT-9.7",), (_PLAYER, _N)),
    EventKind("over", ("OLT-9.10",), (_PLAYER,)),
])

R_NOT_IN_HAND: Final = 10
R_NO_SUCH_PLAYER: Final = 11
R_YOURSELF: Final = 12
R_NO_OFFERS: Final = 13
R_NO_QUESTIONS: Final = 14
R_NO_CARDS: Final = 15
R_TWO_PLAYERS: Final = 16
R_NO_PURCHASES: Final = 17
R_DECK_EMPTY: Final = 18
R_PIRATES_EMPTY: Final = 19
R_TOO_FEW_CARDS: Final = 20
R_STAGE: Final = 21
R_GIVEN: Final = 22
R_ORDER: Final = 23
R_FULL: Final = 24
R_UNTRUE: Final = 25
R_NOTHING_MOVES: Final = 26
R_NO_SUCH_GOOD: Final = 27
R_NO_SUCH_SLOT: Final = 28
R_CANNOT_PAY: Final = 29
R_AMOUNT: Final = 30
R_LOAD: Final = 31
R_CANNOT_SUPPLY: Final = 32
R_COUNTERED: Final = 33
R_QUERIED: Final = 34
R_STATED: Final = 35
R_DOES_NOT_FIT: Final = 36
R_REST: Final = 37
R_NOT_ANSWERED: Final = 38
R_EMPTY_QUESTION: Final = 39
R_FALSE_ANSWER: Final = 40
R_PLAY_ORDER: Final = 41
R_PLAY_REST: Final = 42
R_OUT_OF_REACH: Final = 43
R_SAME_HARBOUR: Final = 44
R_ON_COMPASS: Final = 45
R_NOT_PLAYED: Final = 46
R_NOT_TO_DISCARD: Final = 47
R_NOT_TO_PLAY: Final = 48
R_REQUEST_ORDER: Final = 49
R_SUPPLY_ORDER: Final = 50
R_SUPPLIED: Final = 51
R_NO_SUCH_QUERY: Final = 52
R_ASK_STAGE: Final = 53

REFUSALS: Final = Refusals({
    R_NOT_IN_HAND: ("OLT-4.3", "not-in-hand"),
    R_NO_SUCH_PLAYER: ("OLT-1.1", "no-such-player"),
    R_YOURSELF: ("OLT-4.2", "yourself"),
    R_NO_OFFERS: ("OLT-11.28", "no-offers"),
    R_NO_QUESTIONS: ("OLT-11.28", "no-questions"),
    R_NO_CARDS: ("OLT-11.33", "no-cards"),
    R_TWO_PLAYERS: ("OLT-11.33", "two-players"),
    R_NO_PURCHASES: ("OLT-4.18", "no-purchases"),
    R_DECK_EMPTY: ("OLT-9.4", "deck-empty"),
    R_PIRATES_EMPTY: ("OLT-11.30", "pirates-empty"),
    R_TOO_FEW_CARDS: ("OLT-4.24", "too-few-cards"),
    R_STAGE: ("OLT-11.34", "stage"),
    R_GIVEN: ("OLT-11.35", "given"),
    R_ORDER: ("OLT-11.35", "order"),
    R_FULL: ("OLT-11.32", "full"),
    R_UNTRUE: ("OLT-4.14", "untrue"),
    R_NOTHING_MOVES: ("OLT-4.4", "nothing-moves"),
    R_NO_SUCH_GOOD: ("OLT-1.4", "no-such-good"),
    R_NO_SUCH_SLOT: ("OLT-11.36", "no-such-slot"),
    R_CANNOT_PAY: ("OLT-4.7", "cannot-pay"),
    R_AMOUNT: ("OLT-11.37", "amount"),
    R_LOAD: ("OLT-4.16", "load"),
    R_CANNOT_SUPPLY: ("OLT-11.22", "cannot-supply"),
    R_COUNTERED: ("OLT-11.23", "countered"),
    R_QUERIED: ("OLT-11.24", "queried"),
    R_STATED: ("OLT-11.24", "stated"),
    R_DOES_NOT_FIT: ("OLT-11.22", "does-not-fit"),
    R_REST: ("OLT-11.39", "rest"),
    R_NOT_ANSWERED: ("OLT-11.25", "not-answered"),
    R_EMPTY_QUESTION: ("OLT-11.41", "empty-question"),
    R_FALSE_ANSWER: ("OLT-11.41", "false-answer"),
    R_PLAY_ORDER: ("OLT-11.42", "play-order"),
    R_PLAY_REST: ("OLT-5.2", "play-rest"),
    R_OUT_OF_REACH: ("OLT-5.11", "out-of-reach"),
    R_SAME_HARBOUR: ("OLT-12.29", "same-harbour"),
    R_ON_COMPASS: ("OLT-8.9", "on-compass"),
    R_NOT_PLAYED: ("OLT-6.1", "not-played"),
    R_NOT_TO_DISCARD: ("OLT-3.3", "not-to-discard"),
    R_NOT_TO_PLAY: ("OLT-5.1", "not-to-play"),
    R_REQUEST_ORDER: ("OLT-11.36", "request-order"),
    R_SUPPLY_ORDER: ("OLT-11.39", "supply-order"),
    R_SUPPLIED: ("OLT-11.39", "supplied"),
    R_NO_SUCH_QUERY: ("OLT-11.24", "no-such-query"),
    R_ASK_STAGE: ("OLT-11.41", "ask-stage"),
})
