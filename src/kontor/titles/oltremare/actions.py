"""The action table of Oltre Mare, and the numbers of its steps."""

from typing import Final

from kontor.kernel.actions import ActionTable, Kind, Names, number, one_of

from .material import CARDS, GOODS, HARBOURS, MARKERS, PAIRS, SYMBOLS

MOST_SEATS: Final = 5
MOST_CARDS: Final = 10          # on one side of a deal (OLT-11.32)

PAIR_KEYS: Final = tuple(pair.replace("+", "-") for pair in PAIRS)
PLAYER: Final = Names("player", ("1", "2", "3", "4", "5"))
CARD: Final = Names("card", CARDS)
GOOD: Final = Names("good", GOODS)
GOOD_OR_ANY: Final = Names("good", (*GOODS, "any"))
SYMBOL: Final = Names("symbol", SYMBOLS)
PAIR: Final = Names("pair", PAIR_KEYS)
SYMBOL_SET: Final = Names("set", ("none", *SYMBOLS, *PAIR_KEYS))
MARKER: Final = Names("marker", MARKERS)
HARBOUR: Final = Names("harbour", HARBOURS)

ACTIONS: Final = ActionTable(
    players=[
        Kind("discard", (one_of("card", CARD),)),               # OLT-11.1
        Kind("offer", (one_of("player", PLAYER),)),             # OLT-11.33
        Kind("offer-all"),
        Kind("invite"),
        Kind("ask", (one_of("player", PLAYER),)),
        Kind("buy", (one_of("source", Names("source", ("deck", "pirates"))),)),
        Kind("end-trade"),
        Kind("give", (one_of("card", CARD),)),                  # OLT-11.35
        Kind("say", (one_of("pair", PAIR),)),
        Kind("silent"),
        Kind("want", (one_of("good", GOOD_OR_ANY),)),           # OLT-11.36
        Kind("with", (one_of("set", SYMBOL_SET),)),
        Kind("want-slot", (number("slot", 1, MOST_CARDS),)),
        Kind("next"),
        Kind("no-money"),                                       # OLT-11.37
        Kind("i-pay"),
        Kind("you-pay"),
        Kind("tens", (number("n", 0, 9),)),
        Kind("ones", (number("n", 0, 9),)),
        Kind("send"),                                           # OLT-11.38
        Kind("drop"),
        Kind("accept"),                                         # OLT-11.3
        Kind("decline"),
        Kind("counter"),
        Kind("query", (number("slot", 1, MOST_CARDS),)),
        Kind("supply", (one_of("card", CARD),)),                # OLT-11.39
        Kind("close", (one_of("player", PLAYER),)),             # OLT-11.5
        Kind("propose"),                                        # OLT-11.7
        Kind("about", (one_of("good", GOOD),)),                 # OLT-11.41
        Kind("showing", (one_of("symbol", SYMBOL),)),
        Kind("yes"),
        Kind("no"),
        Kind("refuse"),
        Kind("play", (one_of("card", CARD),)),                  # OLT-11.9
        Kind("sail", (one_of("harbour", HARBOUR),)),            # OLT-11.10
        Kind("keep"),                                           # OLT-11.11
        Kind("jump", (one_of("harbour", HARBOUR),)),
        Kind("stow", (one_of("card", CARD),)),                  # OLT-11.12
    ],
    chance=[
        Kind("start", (one_of("player", PLAYER),)),             # OLT-1.7
        Kind("marker", (one_of("marker", MARKER),)),            # OLT-1.5
        Kind("home", (one_of("card", CARD),)),                  # OLT-1.8
        Kind("draw", (one_of("card", CARD),)),                  # OLT-0.5
        Kind("venice", (one_of("venice", Names("venice", ("hidden", "shown"))),)),      # OLT-1.13
    ],
)

# Ids, written out because only literals are folded when compiled; a test compares them with the table.
DISCARD: Final = 0
OFFER: Final = 98
OFFER_ALL: Final = 103
INVITE: Final = 104
ASK: Final = 105
BUY: Final = 110
END_TRADE: Final = 112
GIVE: Final = 113
SAY: Final = 211
SILENT: Final = 217
WANT: Final = 218
WITH: Final = 226
WANT_SLOT: Final = 237
NEXT: Final = 247
NO_MONEY: Final = 248
I_PAY: Final = 249
YOU_PAY: Final = 250
TENS: Final = 251
ONES: Final = 261
SEND: Final = 271
DROP: Final = 272
ACCEPT: Final = 273
DECLINE: Final = 274
COUNTER: Final = 275
QUERY: Final = 276
SUPPLY: Final = 286
CLOSE: Final = 384
PROPOSE: Final = 389
ABOUT: Final = 390
SHOWING: Final = 397
YES: Final = 401
NO: Final = 402
REFUSE: Final = 403
PLAY: Final = 404
SAIL: Final = 502
KEEP: Final = 532
JUMP: Final = 533
STOW: Final = 563
DRAW_START: Final = 661
DRAW_MARKER: Final = 666
DRAW_HOME: Final = 672
DRAW_CARD: Final = 770
DRAW_VENICE: Final = 868
N_PLAYERS: Final = 661
N_ALL: Final = 870

# Steps, in the order of `flow.STEPS`
S_SETUP: Final = 0
S_START_PLAYER: Final = 1
S_MARKER: Final = 2
S_HOME: Final = 3
S_TURN: Final = 4
S_MARITIME: Final = 5
S_TRADE: Final = 6
S_DRAWING: Final = 7
S_CARD: Final = 8
S_VENICE_BACK: Final = 9
S_VENICE: Final = 10
S_OFFER: Final = 11
S_ANSWERS: Final = 12
S_QUERIES: Final = 13
S_CLOSE: Final = 14
S_INVITE: Final = 15
S_PROPOSE: Final = 16
S_PROPOSAL: Final = 17
S_ASK: Final = 18
S_ANSWER_ASK: Final = 19
S_PLAY: Final = 20
S_SAIL: Final = 21
S_COMPASS: Final = 22
S_STOW: Final = 23
S_FINAL: Final = 24
