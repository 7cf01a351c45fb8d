"""The action table of Merchants of Europe, and the numbers of its steps."""

from typing import Final

from kontor.kernel.actions import ActionTable, Kind, Names, number, one_of

from .material import CARDS, CITIES, HEXES, N_CROSSINGS, N_EDGES, RESOURCES

RESOURCE: Final = Names("resource", RESOURCES)
RESOURCE_OR_GOLD: Final = Names("resource", (*RESOURCES, "gold"))
CARD: Final = Names("card", CARDS)
CITY: Final = Names("city", CITIES)
LANDSCAPE: Final = Names("landscape", tuple(name.lower() for name in HEXES))

N_CHAINS: Final = 24
N_OFFER_GOLD: Final = 10

ACTIONS: Final = ActionTable(
    players=[
        Kind("kontor", (one_of("city", CITY),)),                    # set-up
        Kind("route", (number("edge", 1, N_EDGES),)),               # set-up, paid, or free
        Kind("roll"),
        Kind("play", (one_of("card", CARD),)),
        Kind("discard", (one_of("resource", RESOURCE),)),
        Kind("robber", (one_of("landscape", LANDSCAPE),)),
        Kind("steal", (number("player", 0, 3),)),
        Kind("decline"),
        Kind("buy", (one_of("resource", RESOURCE),)),
        Kind("swap", (one_of("give", RESOURCE), one_of("get", RESOURCE_OR_GOLD))),
        Kind("buy_card"),
        Kind("recruit", (one_of("city", CITY),)),
        Kind("raise_caravan", (number("edge", 1, N_EDGES),)),
        Kind("take_off", (number("piece", 1, 2),)),
        Kind("move_trader", (number("piece", 1, 2), number("crossing", 1, N_CROSSINGS))),
        Kind("start_caravan", (number("piece", 1, 2),)),
        Kind("step", (number("edge", 1, N_EDGES),)),
        Kind("deliver", (number("piece", 1, 2), one_of("city", CITY))),
        Kind("extend"),
        Kind("stop"),
        Kind("chain", (number("chain", 1, N_CHAINS),)),
        Kind("chip_to", (one_of("landscape", LANDSCAPE),)),
        Kind("chip_from", (one_of("landscape", LANDSCAPE),)),
        Kind("take", (one_of("resource", RESOURCE),)),
        Kind("name", (one_of("resource", RESOURCE),)),
        Kind("end_turn"),
        Kind("offer"),
        Kind("call"),
        Kind("card", (one_of("resource", RESOURCE),)),              # a piece of an offer
        Kind("gold", (number("n", 1, N_OFFER_GOLD),)),
        Kind("next"),
        Kind("to", (number("player", 0, 3),)),
        Kind("to_all"),
        Kind("send"),
        Kind("drop"),
        Kind("accept"),
        Kind("counter"),
        Kind("confirm", (number("player", 0, 3),)),
    ],
    chance=[
        Kind("start", (number("player", 0, 3),)),
        Kind("dice", (number("first", 1, 6), number("second", 1, 6))),
        Kind("stolen", (one_of("resource", RESOURCE),)),
        Kind("drawn", (one_of("card", CARD),)),
        Kind("chip", (number("n", 2, 12),)),
    ],
)

# Ids, written out because only literals are folded when compiled; a test compares them with the table.
PLACE_KONTOR: Final = 0
PLACE_ROUTE: Final = 56
ROLL: Final = 360
PLAY: Final = 361
DISCARD: Final = 368
MOVE_ROBBER: Final = 373
STEAL: Final = 446
DECLINE: Final = 450
BUY: Final = 451
SWAP: Final = 456
BUY_CARD: Final = 486
RECRUIT: Final = 487
RAISE_CARAVAN: Final = 543
TAKE_OFF: Final = 847
MOVE_TRADER: Final = 849
START_CARAVAN: Final = 1291
STEP_TO: Final = 1293
DELIVER: Final = 1597
EXTEND: Final = 1709
STOP: Final = 1710
CHOOSE_CHAIN: Final = 1711
CHIP_TO: Final = 1735
CHIP_FROM: Final = 1808
TAKE: Final = 1881
NAME: Final = 1886
END_TURN: Final = 1891
OFFER: Final = 1892
CALL: Final = 1893
OFFER_CARD: Final = 1894
OFFER_GOLD: Final = 1899
NEXT: Final = 1909
TO: Final = 1910
TO_ALL: Final = 1914
SEND: Final = 1915
DROP: Final = 1916
ACCEPT: Final = 1917
COUNTER: Final = 1918
CONFIRM: Final = 1919
N_PLAYERS: Final = 1923
DRAW_START: Final = 1923
DRAW_DICE: Final = 1927
DRAW_STOLEN: Final = 1963
DRAW_CARD: Final = 1968
DRAW_CHIP: Final = 1975
N_ALL: Final = 1986

# Steps, in the order of `flow.STEPS`
S_START: Final = 0
S_SETUP: Final = 1
S_SETUP_KONTOR: Final = 2
S_SETUP_NEUTRAL: Final = 3
S_SETUP_ROUTE: Final = 4
S_TURN: Final = 5
S_PRE_ROLL: Final = 6
S_DICE: Final = 7
S_DISCARD: Final = 8
S_ROBBER: Final = 9
S_STEAL: Final = 10
S_STOLEN: Final = 11
S_ACTION: Final = 12
S_DRAW_CARD: Final = 13
S_REPLACE_TRADER: Final = 14
S_REPLACE_CARAVAN: Final = 15
S_ROUTE_PLACED: Final = 16
S_CHAIN: Final = 17
S_FREE_ROUTE: Final = 18
S_FOUNDED: Final = 19
S_CHIP_HEX: Final = 20
S_CHIP_SOURCE: Final = 21
S_CHIP_DRAW: Final = 22
S_CARAVAN: Final = 23
S_CHARTER: Final = 24
S_HARVEST: Final = 25
S_MONOPOLY: Final = 26
S_SWIFT_TRADER: Final = 27
S_SWIFT_CARAVAN: Final = 28
S_COMPOSE: Final = 29
S_ANSWERS: Final = 30
S_CONFIRM: Final = 31
