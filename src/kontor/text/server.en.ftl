### What the server refuses, and its own pages.

## Requests

refusal-malformed = The server does not understand this request.
refusal-not-found = There is nothing at this address.
refusal-wrong-method = That cannot be done at this address.
refusal-too-big = That is too much at once.
refusal-too-fast = Not so fast, please. Try again in a moment.
refusal-too-long = That is too long; at most { $most } characters.
refusal-inside = Something went wrong inside the server. Nothing was changed.
refusal-storage = The server could not save this. Nothing was changed; try again.
refusal-header-missing = This request does not come from a page of Kontor.
refusal-other-origin = This request comes from another site.
refusal-no-device = The server does not know you yet. Load the page again.
refusal-request-name = Every move needs a name of its own, of 1 to { $most } characters.
refusal-batch-size = A move consists of 1 to { $most } actions.

## People

refusal-name-empty = Please enter a name.
refusal-not-your-seat = That is not your seat.
refusal-not-opener = Only whoever opened the table may do that.
refusal-no-such-person = Nobody of that name is at this table.
refusal-muted = You cannot talk at this table at the moment.
refusal-chat-empty = There is nothing to say.

## Tables

refusal-no-such-table = There is no such table.
refusal-no-such-seat = This table has no such seat.
refusal-no-such-code = No table has this code.
refusal-may-not-watch = Only the players may see this table.
refusal-code-wrong = The code does not belong to this table.
refusal-begun = The game has begun already.
refusal-not-begun = The game has not begun yet.
refusal-bot-plays = A bot is playing for you. Take your seat back first.
refusal-time-left = There is time left. A bot may step in only when it is up.
refusal-seats-open = Some seats are still open.
refusal-seat-taken = This seat is taken.
refusal-seat-open = Nobody sits there.
refusal-sits-already = You are sitting at this table already.
refusal-game-is-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-pack-other-title = This data pack is for another title.
refusal-stale = The table has moved on. Look at it again.
refusal-voted-already = You have answered already.

## Records

refusal-record-running = The record can be had after the end of the game.
refusal-record-chance = The record does not say where its chance comes from, so the game cannot go on.
refusal-record-pack = This game was played with a data pack ({ $pack }). Give the pack along with it; a record does not contain it.
refusal-record-other-pack = This game was played with another data pack: it needs { $pack }, and { $found } was given.

## Pages

page-not-built = The browser client is not built yet. Run “make web” and load this page again.
