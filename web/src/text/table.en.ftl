### The table in the browser: playing, watching, replaying.

## Page

page-table = { $title } · Kontor
page-my-turn = ● Your turn · { $title }
page-replay = Replay of { $title } · Kontor
link-joining = Connecting …
link-live = Live
link-lost = Connecting again …
disc = { $name }
disc-to-move = { $name }, to move
stage-loading = The board is being laid out …
words-mine = yours
bot-numbered = { $name } { $n }
words-nothing = Nothing lies here.
seat-lost = Your seat was given to somebody else. You are watching now.

## Action bar

bar-rules = Rules
bar-share = Share
bar-menu = Menu
bar-help = Help
bar-help-why = Let the old clerk explain what is asked
bar-watching = You are watching
bar-waiting = { $n ->
    [one] Waiting for { $players }
   *[other] Waiting for { $players }
}
bar-chance = One moment …
bar-over = The game is over.
bar-announce = { $n ->
    [one] { $question } There is one choice.
   *[other] { $question } There are { $n } choices.
}
bar-deal = The offer
bar-confirm = { $what }? This cannot be taken back freely.
bar-confirm-yes = Do it
bar-confirm-no = Not yet
bar-hurry = Skip ({ $n })
bar-ready = Whole moves ({ $n })
bar-fold = Fewer
bar-unfold = All { $n }
bar-undo = Undo
bar-undo-what = Take back: { $what }
bar-trail = Where we are in the turn
bar-why = Why not
choices-filter = Find a choice
choices-kinds = Kinds of choices
choices-all = All { $n }
choices-none = Nothing fits what you typed.

## Kinds of choices, where there are many

kind-advance = Lawsuits
kind-ally = Alliances
kind-announce = Special orders
kind-ask = Questions
kind-bottom = Bottom rows
kind-buy = Buy
kind-card = Cards
kind-cheap_order = Cheap orders
kind-deliver = Deliveries
kind-exchange = Exchange
kind-give = Give
kind-gold = Gold
kind-income = Income
kind-kontor = Kontors
kind-letter = By letter
kind-make = Manufactories
kind-move = Steps
kind-move_trader = Traders
kind-offer = Offers to one
kind-order = Orders
kind-pirate = Pirate
kind-play = Cards
kind-raise_caravan = New caravans
kind-recruit = New traders
kind-robber = Robber
kind-route = Routes
kind-sail = Sail
kind-start_caravan = Caravans
kind-step = Caravan steps
kind-store = Store
kind-swap = Swap
kind-top = Top rows
kind-use = Use
kind-want = Want
kind-want-slot = Cards of the offer

## Why not

why-heading = Why not?
why-loading = Looking it up …
why-nothing = Nothing is forbidden here: whatever could be asked for can be done.
why-filter = What would you like to do?
why-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}

## Offers

offer-give = You give
offer-want = You want
offer-terms = Terms
offer-ask-give = What do you give?
offer-ask-want = What do you want for it?
offer-ask-terms = And on what terms?
offer-nothing = nothing yet
offer-take-out = Take out: { $what }
offer-back = One step back
offer-drop = Put it away
offer-send = Send the offer
offer-quick = { $n ->
    [one] One quick offer
   *[other] { $n } quick offers
}
course-offer = Give { $give } for { $want }
course-trip = { $steps ->
    [one] Caravan { $piece }: one step to route { $edge }, { $salt } salt
   *[other] Caravan { $piece }: { $steps } steps to route { $edge }, { $salt } salt
}
course-delivery = { $steps ->
    [one] Caravan { $piece }: one step to route { $edge }, deliver in { $cities }, { $salt } salt
   *[other] Caravan { $piece }: { $steps } steps to route { $edge }, deliver in { $cities }, { $salt } salt
}
ready-heading = Whole moves

## Rules at the table

rule-open = Open the rulebook
rule-elsewhere = This paragraph stands in the rulebook.

## Beside the board

side-label = Players, log and chat
side-seats = Players
side-open = Open seat
side-free = waiting for somebody
side-bot = bot: { $bot }
side-stand-in = away; { $bot } (bot) plays meanwhile
side-you = you
side-here = at the table
side-away = not here at the moment
side-to-move = to move
side-watchers = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
side-tabs = What happened
side-since = Since your turn
side-log = Log
side-chat = Chat
tail-heading = Latest
log-older = { $n ->
    [one] Show one earlier line
   *[other] Show earlier lines ({ $n })
}
log-earlier = Fetch what happened before
log-empty = Nothing has happened yet.
chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Say
chat-mute = mute
chat-mute-name = Mute { $name }
chat-unmute = Listen to everybody again ({ $n })
strip-since = Since your turn ({ $n })
strip-hide = Hide the log
strip-log = Log and chat
strip-words = In words
strip-board = On the board
strip-result = Result
tabs-label = Parts of the table
part-board = Board
part-mine = My area
part-others = Others
part-log = Log

## Table menu

menu-heading = This table
menu-confirm = Ask before a choice that cannot be taken back
menu-sound = A short sound when it is my turn
menu-guide = The old clerk’s notes, for a first game
menu-notify = Tell me when it is my turn, even in another window
menu-take-back = Ask to take back my last move
menu-take-back-how = For moves that others have already seen: everybody has to agree.
menu-stand-in = Let a bot play for me while I am away
menu-leave = Leave the table
menu-leave-sure = Really leave: a bot plays on for me
menu-leave-free = Really leave: my seat becomes free
menu-remove = Remove { $name }
menu-remove-sure = Really remove { $name }: a bot takes the seat
menu-archive = Put the table into the archive
take-back-asks = { $player } would like to take back the last move.
take-back-waiting = You asked to take back. Waiting for { $players }.
take-back-agree = Agree
take-back-decline = Decline
take-back-never-mind = Never mind

## Waiting room

gather-heading = { $n ->
    [0] Everybody is here
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
gather-share = Invite somebody
gather-fill = { $n ->
    [one] Fill the seat with a bot
   *[other] Fill { $n } seats with bots
}
gather-start = Start the game
gather-wait = The game begins when whoever opened the table starts it.
gather-sit = Sit down
gather-name = Your name
gather-options = What is played

## Handing over the device

curtain-hand = Hand the device to { $name }
curtain-why = Everything is covered, so that nobody sees another player’s hand.
curtain-lift = I am { $name }: show my table

## The end

result-won = You have won!
result-shared = You have won together with others!
result-winner = { $n ->
    [0] Nobody has won
    [one] { $players } has won
   *[other] { $players } have won
}
result-table = Final standing
result-rank = Rank
result-player = Player
result-score = Score
result-trail = How it was reckoned
result-rematch = Play again
result-rematch-go = To the next game
result-replay = Replay
result-record = Download the record
result-back = Look at the board

## Replay

replay-desk = Steps of the replay
replay-heading = Replay
replay-of = Move { $at } of { $made }
replay-slider = Place in the game
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of = { $n }×
replay-seat = Seen by
replay-watcher = a spectator
replay-link = Copy a link to this position
replay-copied = Link copied
replay-table = To the table
replay-news = What led here

## Time

clock-label = Time left for { $player }: { $time }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-up = time is up
time-up-own = Your time is up. You can still move; the others may let a bot play for you.
time-up-other = { $player } has run out of time.
time-up-let = Let a bot play
stand-in-own = A bot is playing for you.
stand-in-seat = A bot is playing for { $player }.
stand-in-return = Take my seat back
