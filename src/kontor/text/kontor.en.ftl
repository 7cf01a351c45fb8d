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
refusal-nothing-to-undo = There is nothing you could take back.

## Games that cannot be set up

error-setup-title = There is no title “{ $title }”. Kontor has { $known }.
error-setup-seats = { $title } is for { $allowed } players, not for { $seats }.
error-setup-option-name = There is no option “{ $option }”. The options are { $known }.
error-setup-option-value = The option “{ $option }” cannot be “{ $value }”. It may be { $values }.

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
error-record-result = the recorded result { $said } is not the one its moves lead to, { $found }.

## Data packs and files

error-pack = { $file }, { $key }: expected { $expected }, found { $found }.
error-os = The system says: { $what }.
error-os-file = { $file }: { $what }.
error-os-EACCES = { $file } must not be opened: the permission is missing.
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
