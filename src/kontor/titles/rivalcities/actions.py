"""The action table of Rival Cities, and the numbers of its steps."""

from typing import Final

from kontor.kernel.actions import ActionTable, Kind, Names, number, one_of

from .material import ALLIANCES, BASIC_CARDS, CARDS, GOOD_NAMES, SHIPS, SPECIAL_CARDS, SUITS

CITY: Final = Names("city", ("hamburg", "altona"))
GOOD: Final = Names("good", GOOD_NAMES)
CARD: Final = Names("card", CARDS)
SPECIAL: Final = Names("card", SPECIAL_CARDS)
SHIP_NAME: Final = Names("ship", SHIPS)
ALLIANCE_NAME: Final = Names("alliance", ALLIANCES)
SUIT_NAME: Final = Names("suit", SUITS)
REASON: Final = Names("reason", ("ships", "lawsuits", "alliances", "prestige", "stars"))

ACTIONS: Final = ActionTable(
    players=[
        Kind("move", (number("spaces", 1, 20),)),
        Kind("good", (one_of("good", GOOD),)),
        Kind("pay", (one_of("good", GOOD),)),
        Kind("steal", (one_of("good", GOOD),)),
        Kind("use"),                                        # option A
        Kind("use-then-play"),                              # option C, A before B
        Kind("play-then-use"),                              # option C, B before A
        Kind("take"),                                       # option D
        Kind("pass"),
        Kind("play", (one_of("card", SPECIAL),)),           # option B
        Kind("half", (one_of("half", Names("half", ("left", "right"))),)),
        Kind("do", (number("place", 1, 4),)),
        Kind("turn", (number("n", 0, 12),)),
        Kind("exchange", (one_of("give", GOOD), one_of("take", GOOD))),
        Kind("advance", (number("slot", 1, 3),)),
        Kind("repeat", (one_of("by", Names("repeat", ("bruxelles", "ship-16"))),)),
        Kind("buy", (one_of("ship", SHIP_NAME),)),
        Kind("ally", (one_of("alliance", ALLIANCE_NAME),)),
        Kind("ruling", (one_of("ruling", Names("ruling", ("resolve", "swap-12", "swap-23"))),)),
        Kind("yes"),
        Kind("no"),
        Kind("letter", (one_of("give", GOOD), one_of("take", GOOD))),
    ],
    chance=[
        Kind("start", (one_of("city", CITY),)),
        Kind("basic", (one_of("card", Names("card", BASIC_CARDS[1:])),)),
        Kind("special", (one_of("card", SPECIAL),)),
        Kind("ship", (one_of("ship", SHIP_NAME),)),
        Kind("alliance", (one_of("alliance", ALLIANCE_NAME),)),
        Kind("suit", (one_of("suit", SUIT_NAME),)),
    ],
)

# Ids, written out because only literals are folded when compiled; a test compares them with the table.
MOVE: Final = 0
TAKE_GOOD: Final = 20
PAY: Final = 24
STEAL: Final = 28
USE: Final = 32
USE_THEN_PLAY: Final = 33
PLAY_THEN_USE: Final = 34
TAKE: Final = 35
PASS: Final = 36
PLAY: Final = 37
HALF: Final = 61
DO: Final = 63
TURN: Final = 67
EXCHANGE: Final = 80
ADVANCE: Final = 96
REPEAT: Final = 99
BUY: Final = 101
ALLY: Final = 122
RULE: Final = 130
YES: Final = 133
NO: Final = 134
LETTER: Final = 135
N_PLAYERS: Final = 151
DRAW_START: Final = 151
DRAW_BASIC: Final = 153
DRAW_SPECIAL: Final = 168
DRAW_SHIP: Final = 192
DRAW_ALLIANCE: Final = 213
DRAW_SUIT: Final = 221
N_ALL: Final = 231

# Steps, in the order of `flow.STEPS`
S_SETUP: Final = 0
S_START_CITY: Final = 1
S_DEAL_BASIC: Final = 2
S_DEAL_SPECIAL: Final = 3
S_DEAL_SHIP: Final = 4
S_DEAL_ALLIANCE: Final = 5
S_DEAL_SUIT: Final = 6
S_START_GOOD: Final = 7
S_TURN: Final = 8
S_MOVE: Final = 9
S_PAY: Final = 10
S_OPTION: Final = 11
S_PLAY_CARD: Final = 12
S_USE_CARD: Final = 13
S_HALF: Final = 14
S_IN_ORDER: Final = 15
S_PRODUCTION: Final = 16
S_MANUFACTORIES: Final = 17
S_MANUFACTORY_GOOD: Final = 18
S_GIFT: Final = 19
S_GOOD: Final = 20
S_DONATION: Final = 21
S_EXCHANGE: Final = 22
S_DRAW: Final = 23
S_MANUFACTORY: Final = 24
S_TAKE_MANUFACTORY: Final = 25
S_PIRACY_FAVOUR: Final = 26
S_STEAL: Final = 27
S_PRESTIGE: Final = 28
S_ALLIANCE: Final = 29
S_SHIP: Final = 30
S_LAWSUIT: Final = 31
S_LAWSUIT_REPEAT: Final = 32
S_RULING: Final = 33
S_RESOLVE: Final = 34
S_SEASON_END: Final = 35
S_UPKEEP: Final = 36
S_REPEAT_LAWSUIT: Final = 37
