### What Kontor says in every title.

## Lists

list-none = nothing
list-next = { $rest }, { $item }
list-last = { $rest } and { $item }

## Players

player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5

## Languages

language-en = English
language-de = Deutsch

## Refusals of the engine

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-not-now = That is no answer to the present decision.
refusal-no-such-action = There is no such action in this game.
refusal-batch-barrier = Something new came to light in between. Look at it before you go on.
refusal-nothing-to-undo = There is nothing you could take back; a choice stands once others have acted or something new was shown.

## Games that cannot be set up

error-setup-title = There is no title “{ $title }”. Kontor has { $known }.
error-setup-seats = { $title } is for { $allowed } players, not for { $seats }.
error-setup-option-name = There is no option “{ $option }”. The options are { $known }.
error-setup-option-value = The option “{ $option }” cannot be “{ $value }”. It may be { $values }.
error-setup-bot = There is no bot “{ $bot }”. Kontor has { $known }.
error-setup-bot-setting = The bot { $bot } has no setting “{ $setting }”. It has: { $known }.
error-setup-bot-value = The setting { $setting } of the bot { $bot } cannot be “{ $value }”. It is a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.

## Records that cannot be used

error-record = Line { NUMBER($line, useGrouping: 0) } of the record: { $reason }
error-record-format = this is no record of Kontor. It should begin with “{ $expected }”, not with “{ $found }”.
error-record-header = “{ $found }” is no header that Kontor knows.
error-record-header-missing = the header lacks “{ $name }”.
error-record-header-twice = the header has “{ $name }” twice.
error-record-line = “{ $found }” is neither a move nor a checksum.
error-record-truncated = { $moves ->
    [one] the record breaks off after { $moves } move.
   *[other] the record breaks off after { $moves } moves.
}
error-record-after-end = something follows after the end of the record.
error-record-count = the checksum belongs after move { $said }, but stands after move { $found }.
error-record-move = the move “{ $move }” is not allowed here ({ $rule }).
error-record-chance = chance did not answer “{ $move }”; the record does not fit its seed.
error-record-checksum = { $moves ->
    [one] the position after { $moves } move is not the recorded one. Something before this line was changed.
   *[other] the position after { $moves } moves is not the recorded one. Something before this line was changed.
}
error-record-rules = it was played by version { $said } of the rules; this Kontor plays version { $known }.
error-record-pack = it was played with the data pack { $said }; the one in use is { $known }.
error-record-result = the recorded result ({ $said }) is not the one its moves lead to ({ $found }).
error-record-unfinished = after these moves the game is not over, so the recorded result ({ $said }) cannot be true.
error-record-no-result = after these moves the game is over ({ $found }), but the record gives no result.
error-record-json = this is no valid JSON (column { $column }).
error-record-json-shape = this JSON is no record: { $what }
error-record-commitment = the secret is not the one that was promised before the game.

## Data packs and files

error-pack = { $file }, { $key }: expected { $expected }, found { $found }.
error-os = The system says: { $what }.
error-os-file = { $file }: { $what }.
error-os-EACCES = { $file } must not be opened: the permission is missing.
error-os-EADDRINUSE = { $file } is taken by another program. Choose another port with --port; without --port, the next free one is used.
error-os-EADDRNOTAVAIL = { $file } is no address of this computer. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.
error-os-EEXIST = { $file } is there already.
error-os-EISDIR = { $file } is a folder, not a file.
error-os-ENOENT = { $file } does not exist.
error-os-ENOSPC = { $file } could not be written: the disk is full. Nothing was lost; save it somewhere else.
error-os-ENOTDIR = { $file } lies in something that is not a folder.
error-os-EROFS = { $file } could not be written: that disk can only be read.
error-unknown = Something went wrong inside Kontor: { $what }

## What a value of a pack has to be

expected-number = a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
expected-numbers = a list of whole numbers from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
expected-numbers-counted = { NUMBER($count, useGrouping: 0) } whole numbers from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
expected-flag = true or false
expected-word = one of { $choices }
expected-words = a list of words from { $choices }
expected-words-counted = { NUMBER($count, useGrouping: 0) } words from { $choices }
expected-text = a text
expected-counts = a table of { $choices } with whole numbers from 0 to { NUMBER($high, useGrouping: 0) }
expected-table = a table
expected-rows = { NUMBER($count, useGrouping: 0) } rows with the ids { $choices }
expected-no-key = no such key here; known keys are { $choices }
expected-readable = a readable file
expected-utf-8 = UTF-8 text
expected-toml = valid TOML
expected-nothing = nothing

## What a value of a title’s own material has to be

expected-cards-of-good = { NUMBER($n, useGrouping: 0) } cards of this good
expected-rising-values = values that never fall for a longer run
expected-good-of-card = the good of { $card }
expected-two-symbols = two different symbols
expected-power-and-load = { NUMBER($n, useGrouping: 0) }, because power and load of a card add up to 7
expected-own-harbour = a harbour that no other card names (OLT-12.41)
expected-harbour-cards = at least 5 cards other than grain that name a harbour (OLT-1.8)
expected-harbour-pairs = two harbours for each route
expected-single-routes = routes between different harbours, none of them twice
expected-joined-map = a map that connects { $one } with { $other }
expected-markers-in-all = { NUMBER($n, useGrouping: 0) } markers in all
expected-no-symbol = 0 for no symbol
expected-rising-kontors = different kontors, cheapest first
expected-good-per-city = another good in every city
expected-ring = the two cities beside it in the ring, and not itself
expected-mutual-neighbours = only cities that also name { $city }
expected-four-prices = one cheapest, two of one middle price, one dearest, in this order
expected-draft-money = at least { NUMBER($n, useGrouping: 0) }, what the dearest draft costs
expected-manufactory-for = at least one manufactory that makes { $luxury }
expected-three-goods = at most three goods
expected-other-recipe = other goods than in the recipes above
expected-low-value = at most { NUMBER($n, useGrouping: 0) }, the high value
expected-level-cost = a cost for level { NUMBER($n, useGrouping: 0) }
expected-x-rows = no X above a row without one
expected-rising-seals = at least { NUMBER($n, useGrouping: 0) }, as in the row below
expected-one-luxury = at most one luxury
expected-two-goods-luxury = a luxury that can be made of two goods
expected-different-goods = different goods, at least one
expected-effects = a list of effects
expected-first-card = B00 on the first space
expected-basic-cards = every basic card once and { NUMBER($n, useGrouping: 0) } dark spaces
expected-step-costs = 1 to { NUMBER($n, useGrouping: 0) } numbers
expected-two-halves = 2 effects, the left and the right half
expected-four-effects = at most 4 effects
expected-legal-cost = 1 to 12 goods or letters
expected-sway-last = effects of which the last one, and only that, is sway
expected-free-manufactory = a manufactory with cost 0
expected-one-piece = a board in one piece
expected-zero-or-sum = 0 or a sum of two dice other than 7
expected-dotted-field = one empty chip field for each resource
expected-dotted-for = a dotted field for { $resource }
expected-robber-field = a landscape without number or dotted field
expected-sea-edges = edges that border no landscape
expected-board-edges = edges of this board
expected-free-crossing = a crossing of this board that holds no other city
expected-coastal-coins = coins at coastal cities only
expected-purple-cities = at least 12 purple cities
expected-dice-sums = sums of two dice other than 7
expected-all-cards = 25 cards
expected-stored-goods = { NUMBER($n, useGrouping: 0) }, one more than the stored kontors
expected-start-cities = purple cities of the short board, each once
expected-start-edge = an edge at one of the three kontors
expected-open-edge = an edge that joins no two cities (MER-1.22)
expected-single-card = one card of one resource
expected-tables = a list of tables
expected-grid-id = an id of the grid
