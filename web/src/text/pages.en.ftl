### The browser client outside the table.

## Frame

home = Kontor, to the lobby
top-nav = Settings and help
skip-to-content = Skip to the content
loading = Loading …
reload = Load again
page-broken = This page could not be loaded.
close = Close
cancel = Cancel
copy = Copy
copied = Copied
server-live = Live
server-away = No answer
server-gone = The server does not answer. Nothing is lost; this page keeps trying.
try-again = Try now
speak-other = Deutsch sprechen
candle-light = Candle-light
parchment-light = Parchment
to-dark = Switch to candle-light (dark)
to-light = Switch to parchment (light)
rules = Rules
to-lobby = To the lobby
error-unreachable = The server does not answer. Try again in a moment.
error-answer = The server gave an answer that this page does not understand ({ $status }).
lost-heading = Off the chart
lost-text = There is nothing at this address. Perhaps a link was cut short, or a table is gone.

## Titles

name-novgorod = Novgorod
name-merchants = Merchants of Europe
name-oltremare = Oltre Mare
name-rivalcities = Rival Cities
pitch-novgorod = Sail the Hanseatic ring, fill your hold and trade your way up to alderman.
pitch-merchants = Build trade routes across a continent and move your goods into foreign warehouses.
pitch-oltremare = Trade, load and outrun pirates: every card is cargo, money and danger at once.
pitch-rivalcities = Altona against Hamburg: one inkwell, twenty cards, four ways to win outright.
picture-novgorod = A cog sails towards a white town with onion domes
picture-merchants = A map of hexes with two trade routes between towns
picture-oltremare = A boat with lateen sails off Venice
picture-rivalcities = Two walled cities face each other across the water, an inkwell between them
title-seats = { $least } to { $most } players
title-seats-fixed = { $count } players
title-minutes = { $least }–{ $most } min
title-weight = Weight { $weight } of 5

## Bots

bot-random = Roller
bot-random-pitch = plays anything that is allowed; good for trying things out
bot-greedy = Shopkeeper
bot-greedy-pitch = takes what looks best now; a fair first rival
bots-counted = { $count } × { $name }
bot-other = Bot “{ $name }”

## Lobby

lobby-title = Kontor
lobby-heading = What shall we trade today?
lobby-lead = Pick a game and sit down against bots at once. No account, no waiting.
play-now = Play now
play-now-title = Play now: { $title }
learn = Learn
learn-title = Learn { $title } in a guided game
set-up = Set up
set-up-title = Set up: { $title }
titles-heading = The games
join-label = Table code or link
join-go = Join a table
join-unclear = That is neither a code nor a link to a table.
name-label = Your name
name-hint = How the others shall call you
name-save = That is me
name-ask = Who is playing?
name-why = Guests need only a name. It is kept on this device by a cookie.
name-hello = Playing as { $name }
name-empty = Please type a name.
my-tables = My tables
my-tables-none = No tables yet. Pick a game above and it will be kept here until it is finished.
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Set up a table with a free seat that everybody may watch, and others find it here.
your-move = Your move
thinks = { $name } thinks
decide = { $names } decide
waiting-seats = { $count ->
    [one] waiting for 1 player
   *[other] waiting for { $count } players
}
ready-to-start = ready to start
table-over = finished
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
continue = Continue
look-in = Look in
watch-replay = Replay
sit-down = Sit down
table-continue = Continue: { $title }
table-look-in = Look in: { $title }
table-replay = Replay: { $title }
table-sit-down = Sit down: { $title }
against = against { $names }
alone = at this screen
seat-open = free seat
seat-guest = Guest
seat-bot = { $name } (bot)
pace-live = live
pace-relaxed = over days
pace-none = no clock

## New table

new-title = New table
new-heading = Set up a table
new-lead = Choose a game, who sits where, and how you want to play.
new-game = Game
new-seats = Seats
new-seats-count = Number of players
new-seat = Seat { $number }
seat-kind-me = Me
seat-kind-here = Another person at this screen
seat-kind-open = Open for somebody with the link
seat-kind-bot = Bot
seat-here-name = Name of the person in seat { $number }
seat-bot-level = Level of the bot in seat { $number }
seat-who = Who sits in seat { $number }
new-hot-seat = Several people at this screen: hands are hidden behind a curtain between turns.
new-rules = How to play
preset = Ready-made set of options
preset-own = My own choice
preset-first_game = First game
preset-base = Base game
preset-shuffled = Shuffled layout
preset-short = Short board
preset-main = Main board
preset-standard = Standard
preset-bluff = With bluffing
preset-reminders = With reminders
preset-first-edition = First edition
new-table-rules = At the table
new-pace = Pace
new-pace-live = Live: everybody is here now
new-pace-relaxed = Relaxed: a move now and then, over days
new-pace-none = No clock
new-time-live = Everybody has { $minutes } minutes, and { $seconds } seconds more with every turn.
new-time-relaxed = Every turn may take up to { $days } days.
new-time-up = When time is up nothing is lost: the others may let a bot play until that person is back. Against bots alone no clock runs.
new-bot-pace = Bots play
new-bot-pace-natural = at a pace that can be followed
new-bot-pace-instant = at once
new-watch = Who may watch
new-watch-nobody = Nobody
new-watch-link = Whoever has the link
new-watch-everybody = Everybody on this server; free seats are shown in the lobby
new-pack = Data pack
new-pack-how = Other numbers and cards for the same rules, as a TOML file. Leave it empty for the game as printed.
new-pack-choose = Choose a file …
new-pack-text = Text of the data pack
new-pack-clear = Without a pack
new-open = Open the table
new-start = Start the game
new-unknown = There is no game of this name here.

## Join

join-title = Join a table
join-heading = You are invited to { $title }
join-heading-own = Your table of { $title }
join-not-found = No table here
join-not-found-text = This code or link leads to no table. Ask for it again, or look into the lobby.
join-seat = Your seat
join-any-seat = Any free seat
join-sit = Sit down
join-watch = Only watch
join-full = All seats are taken.
join-running = The game has begun.
join-over = The game is over.
join-go-table = To the table
join-local = This link works on this computer only. To invite others in your network, start the server with “kontor serve --public-url”.
join-at-table = At the table
join-options = Options
join-default-options = the usual ones

## Share

share-heading = Bring others to the table
share-how = Send the link, or tell them the code. They need only a name.
share-link = Link
share-code = Code
share-local = This link works on this computer only. To play with others in your network, start the server with “kontor serve --public-url”.

## Rulebook

rules-title = Rules of { $title }
rules-kontor = Kontor itself
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 paragraph found
   *[other] { $count } paragraphs found
}
rules-print = Print
rules-link = Link to { $rule }
rules-books = Rulebooks
rules-unknown = There are no rules of this name here.
rules-note = These are the rules as Kontor plays them, in our own words.
rules-how = How to win

## How to win

how-title = How to win { $title }

## Profile

profile-title = Profile
profile-of = Profile of { $name }
profile-heading = Profile
profile-me = You
profile-saved = Saved.
profile-settings = Settings on this device
profile-language = Language
profile-theme = Light
profile-sound = A short sound when it is my turn
profile-confirm = Ask before a choice that I cannot take back alone
profile-finished = Finished and archived tables
profile-finished-none = No finished tables yet.
profile-record = Record
profile-record-of = Record: { $title }, { $date }
profile-import = Import a record
profile-import-how = A finished game becomes a replay; an unfinished one can be played on.
profile-import-file = Choose a file …
profile-import-text = Text of the record
profile-import-pack = The game was played with a data pack. Choose its file or paste its text, then import again.
profile-import-go = Import
profile-data = Your data
profile-data-how = Everything this server keeps about you, as a JSON file.
profile-export = Take my data with me
profile-delete = Delete me
profile-delete-how = Your name and this device’s cookie are forgotten. In running games a bot takes your seat.
profile-delete-sure = Delete yourself?
profile-delete-text = This cannot be undone. Your name is removed from all tables on this server, bots take your seats in running games, and this device is forgotten.
profile-delete-yes = Delete me for good
profile-deleted = You are forgotten. Welcome, stranger.
