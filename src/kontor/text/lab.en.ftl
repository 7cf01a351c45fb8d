### The lab: simulate and fuzz.

## Command line

lab-meta-folder = FOLDER
lab-meta-bots = BOTS

cli-simulate = play many games between bots and sum them up
cli-simulate-about = Plays many games between bots. Every bot comes to every seat equally often. The same seed gives the same games, whatever the number of processes. Ctrl-C stops at any time and keeps every finished game; the same command with --out goes on where it stopped.
cli-simulate-title = the title to play
cli-simulate-seats = a bot for every seat, with commas between them: { $bots }. Settings follow a colon, as in greedy:samples=4
cli-simulate-games = how many games (100)
cli-simulate-jobs = how many processes (one for each core)
cli-simulate-seed = where chance and bots begin (0)
cli-simulate-out = keep one row for each game here, as CSV and at the end as Parquet
cli-simulate-records = keep the record of every game here
cli-simulate-option = an option of the title, such as layout=shuffled; may be given several times
cli-simulate-pack = a data pack that changes the material

cli-fuzz = try to break a title with random games and forbidden actions
cli-fuzz-about = Plays random games over random options and numbers of players. In between it sends illegal actions, takes back, saves, resumes and checks the laws that every title keeps. What goes wrong is saved as a record that leads to the position.
cli-fuzz-title = the title to try
cli-fuzz-games = how many games ({ $games })
cli-fuzz-seconds = go on for so many seconds instead
cli-fuzz-game = play only the game with this number again
cli-fuzz-out = where failures are saved ({ $folder })
cli-fuzz-bad-seconds = “{ $value }” is no number of seconds above 0

## Errors

error-setup-run-other = { $folder } holds another run: its { $name ->
    [title] title
    [rules] version of the rules
    [seats] line of bots
    [options] options
    [pack] data pack
   *[seed] seed
    } is “{ $said }”, not “{ $wanted }”. Choose another folder, or the same settings to go on.
error-setup-run-unknown = { $file } is there, but { $missing } beside it is missing, so nobody can tell which run it belongs to. Choose another folder.
error-setup-run-broken = { $file } cannot be read. Choose another folder, or delete this one.
error-setup-run-line = { $file }, line { NUMBER($line, useGrouping: 0) }: this is no row of a run. Choose another folder, or remove the line to play its game again.
error-workers-lost = A process of the run ended unexpectedly, perhaps for lack of memory. Finished games are kept; the same command goes on with the rest.

## Progress and notes

lab-progress = { $total ->
    [one] { $done } of { $total } game
   *[other] { $done } of { $total } games
}, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 2) } games/s, { $left } left
lab-progress-open = { $done ->
    [one] { $done } game
   *[other] { $done } games
}, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 2) } games/s, { $left } left
lab-no-parquet = pyarrow is not installed, so there is no Parquet file. { $file } holds the same rows.
lab-stopped = Stopped after { $done } of { $total } games. All of them are kept in { $folder }; give the same command again to go on.
lab-stopped-unkept = Stopped after { $done } of { $total } games. With --out they would have been kept.

## Tables

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, maximumFractionDigits: 2) }
lab-heading = { $games ->
    [one] { $title }: { $games } game, seed { $seed }
   *[other] { $title }: { $games } games, seed { $seed }
}
lab-by-bot = Wins by bot
lab-by-seat = Wins by seat
lab-by-rotation = Wins by seating
lab-length = Length of a game
lab-ends = How games ended
lab-bot = Bot
lab-seat = Seat
lab-seats = Seats
lab-seating = Seating
lab-games = Games
lab-wins = Wins
lab-share = Share
lab-confidence = 95 % interval
lab-rank = Mean rank
lab-measure = Measure
lab-mean = Mean
lab-median = Median
lab-p5 = 5 %
lab-p95 = 95 %
lab-least = Least
lab-most = Most
lab-rounds = Rounds
lab-turns = Turns
lab-decisions = Decisions
lab-what = What
lab-per-game = Per game
lab-in-games = In games
lab-of-winners = Of winners
lab-all = all together
lab-even = Of what has nothing to do with winning, winners would have { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-reason = Reason
lab-forced = { $all ->
    [one] { $forced } of { $all } decision was forced
   *[other] { $forced } of { $all } decisions were forced
} ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-shared = { $games ->
    [one] { $games } game had several winners; each of them counts in part.
   *[other] { $games } games had several winners; each of them counts in part.
}
lab-unwon = { $games ->
    [one] Nobody won { $games } game.
   *[other] Nobody won { $games } games.
}

## Fuzzing

lab-fuzz-heading = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} over { $settings ->
    [one] { $settings } setting
   *[other] { $settings } settings
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, seed { $seed }
lab-fuzz-probes = What was tried
lab-fuzz-probe = Attempt
lab-fuzz-times = Times
lab-probe-illegal = illegal actions
lab-probe-out-of-turn = actions out of turn
lab-probe-unknown = unknown actions and seats
lab-probe-broken-batch = batches with a broken end
lab-probe-batch = batches
lab-probe-position = all laws at a position
lab-probe-chance = all laws at a question of chance
lab-probe-barrier = nothing learnt without a barrier
lab-probe-undo = taken back and done again
lab-probe-take-back = taken back across barriers and done again
lab-probe-resume = saved and resumed
lab-probe-record = records of whole games
lab-probe-refused-setting = settings that are no game
lab-fuzz-never-met = Decisions that no game came to: { $names }.
lab-fuzz-never-taken = Kinds of actions that nobody took: { $names }.
lab-fuzz-fault = { $moves ->
    [one] Game { NUMBER($index, useGrouping: 0) }, after { $moves } move: { $message }
   *[other] Game { NUMBER($index, useGrouping: 0) }, after { $moves } moves: { $message }
}
lab-fuzz-action = The action was: { $action }
lab-fuzz-file = Saved: { $file }
lab-fuzz-nothing = Nothing broke.
