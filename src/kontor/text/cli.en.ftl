### The command line.

## Words of the argument parser; the %-places belong to it

argparse-usage = { "usage: " }
argparse-positionals = what to give
argparse-options = options
argparse-help = show this help and stop
argparse-argument = %(argument_name)s: %(message)s
argparse-unrecognized = this is not understood: %s
argparse-ambiguous = %(option)s could mean %(matches)s
argparse-choice = %(value)r is not possible; choose from %(choices)s
argparse-type = %(value)r is no %(type)s
argparse-one = a value is missing
argparse-at-most-one = at most one value is possible
argparse-at-least-one = at least one value is missing
argparse-some = %s values are needed
argparse-required = this is missing: %s
argparse-one-required = one of these is missing: %s
argparse-not-with = not possible together with %s
argparse-ignored = no value is possible here, found %r

cli-meta-title = TITLE
cli-meta-file = FILE
cli-meta-folder = FOLDER
cli-meta-id = ID
cli-meta-number = N
cli-meta-seats = WHO,WHO
cli-meta-option = NAME=VALUE
cli-meta-command = COMMAND

## Help

cli-about = Kontor plays, hosts and studies merchant board games.
cli-epilog = “kontor play” opens the lobby in your browser; “kontor COMMAND --help” explains a command.
cli-commands = commands
cli-version = show the version and stop
cli-lang = language: en or de; otherwise KONTOR_LANG or the system decides
cli-json = print JSON for programs
cli-whole-number = “{ $value }” is no whole number from { $low } to { $high }

cli-titles = list what can be played
cli-titles-about = Lists the titles with seats, options, presets, and where their values come from.
cli-play = play a game
cli-play-about = Opens the lobby in the browser, or plays at this terminal. At the terminal without a title, a menu asks what to play.
cli-play-title = id of a title, see “kontor titles”
cli-play-terminal = play at this terminal; so does everything below that only concerns the terminal
cli-play-seats = who sits where, separated by commas: “you”, or a bot ({ $bots }); several “you” share the screen
cli-play-seed = number that settles all chance; the same seed deals the same game
cli-play-option = set an option of the title; may be given several times
cli-play-pack = data pack with values of your own, see “kontor pack check”
cli-play-resume = go on with a saved game
cli-play-save = where to save the game
cli-meta-host = ADDRESS
cli-meta-url = URL
cli-play-no-open = do not open a browser, only print the address
cli-serve = host tables for others
cli-serve-about = Serves tables to browsers in your network, or to the world behind a web server of yours.
cli-serve-host = address to listen at; 0.0.0.0, the default, is all of them
cli-serve-public-url = where others reach this server, for links that work everywhere
cli-serve-port = port to listen at; otherwise { $port }, or the next free one
cli-serve-data = folder for games and people; otherwise the user’s data folder
cli-serve-database = another database for SQLAlchemy, such as postgresql+psycopg://…; otherwise a file in the data folder
cli-serve-address = Kontor is open at { $address }
cli-serve-network = In your network: { $address }
cli-serve-data-is = Games are kept in { $folder }
cli-serve-stop = Ctrl-C closes it; running games are kept.
cli-serve-no-browser = There is no screen to open a browser on; open the address yourself.
cli-serve-stopped = Closed. Everything is saved.
cli-admin = look after the data of a server
cli-admin-about = Copies, checks and upgrades the data of a server.
cli-admin-backup = make a copy
cli-admin-backup-about = Makes a consistent copy of all games and people, also while the server is running. FILE.key beside it holds the key that recognises devices.
cli-admin-backup-file = where to put the copy
cli-admin-restore = put a copy in place
cli-admin-restore-about = Puts a copy in place of the present data, which is kept beside it. The server must be closed.
cli-admin-restore-file = the copy
cli-admin-check = check every table
cli-admin-check-about = Loads every table, checks its position, and plays its log again to see that it leads there.
cli-admin-upgrade = bring the data to the present version
cli-admin-upgrade-about = Applies what the present version needs, and lists running games whose past would differ under its rules.
cli-admin-dry-run = only tell what would happen
cli-openapi = print the description of the server’s interface
cli-openapi-about = Prints the OpenAPI document of the server, with the live messages and the views of all titles.
cli-rules = read the rules, or check that all are tested
cli-rules-about = Prints a rulebook or single rules. “kontor rules check” tells which tests prove which rule and fails on gaps.
cli-rules-title = id of a title, “kontor” for what holds in every title, or “check”
cli-rules-ids = rules to print, such as RIV-2.4 or 2.4; after “check”: the titles to check
cli-rules-code = with “check”: rules that no source file names are gaps too
cli-rules-root = with “check”: the repository, if it is not the present folder or above it
cli-record = show, verify or replay a record
cli-record-about = Works with records of games.
cli-record-file = a record, as text or JSON
cli-record-pack = the data pack the game was played with
cli-record-show = the game in sentences
cli-record-show-about = Tells the players, the options and every move in sentences.
cli-record-show-seat = only what this seat could know
cli-record-verify = check that a record is true
cli-record-verify-about = Plays the record again and checks every move, every answer of chance, every checksum and the result.
cli-record-replay = show positions of the game
cli-record-replay-about = Shows the last position of the game, or one after the other.
cli-record-replay-seat = as this seat saw it; otherwise as a spectator did
cli-record-step = every position, not only the last
cli-pack = check a data pack
cli-pack-about = Works with data packs: TOML files that put values of your own over the built-in ones.
cli-pack-check = check that a pack fits its title
cli-pack-check-about = Checks a pack against its title and lists the values it changes. The key “title” in the pack names the title.
cli-pack-file = the pack, a TOML file

## What went wrong

fault-data-in-use = Another Kontor is working with { $folder }. Close it first, or choose another folder with --data.
fault-public-url = “{ $url }” is no address that a browser opens. Write it whole, with http or https in front.
fault-not-a-backup = { $file } is no sound copy of Kontor’s data. Nothing was changed.
fault-not-a-file = { $database } is no file of Kontor’s. Copy it with the tools of the database (pg_dump, pg_restore), and with it { $secret }, which recognises devices.
fault-old-shape = { $database } comes from an older version. Run “kontor admin upgrade” first.
fault-database = The database { $database } cannot be used: { $said }
fault-usage = { $message }. “{ $command }” explains what is possible.
fault-no-terminal = There is no terminal to play at. Run this in a terminal, or pipe answers into it: printf '1\n1\n' | kontor play TITLE --terminal
fault-menu-ended = The input ended before a game was chosen.
fault-not-text = { $file } is not a text in UTF-8.
fault-not-ours = { $file } exists and is not a saved game. Choose another name; nothing was overwritten.
fault-option-form = “{ $option }” is not an option. Write --option NAME=VALUE.
fault-pack-title = { $file }: the key “title” is missing or not a text. It names the title the pack is for, such as title = "rivalcities".
fault-pack-other-title = { $file } is a pack for { $title }, not for { $wanted }.
fault-record-needs-pack = This game was played with the data pack { $pack }. Name its file with --pack FILE.
fault-resume-fixed = A saved game brings its seed and options along. Leave out --seed and --option.
fault-resume-title = { $file } is a game of { $found }, not of { $title }.
fault-resume-over = The game in { $file } is over. “kontor record replay FILE” shows it.
fault-resume-chance = { $file } does not say where its chance comes from, so the game cannot go on.
fault-bot = The bot { $bot } chose { $action }, which { $rule } forbids. This is a mistake in the bot.
fault-no-rule = There is no rule “{ $rule }” here; the rules run from { $first } to { $last }.
fault-no-seat = There is no seat { $seat }; this game has { $seats }.
fault-no-repository = { $folder } is not inside a repository of Kontor with sources and tests. Go there, or name it with --root FOLDER.
fault-book-broken = { $file }: { $what }

## Titles

cli-rights = Kontor is an unofficial project. The games and their names belong to their designers and publishers; rules are told in our own words, and no text or picture of a published game is used.
cli-titles-seats = Players: { $seats }
cli-titles-option = Option { $name }: { $what }
cli-titles-default = default
cli-titles-presets = Presets: { $presets }
cli-titles-material = Values: { $parts }
cli-titles-values = { $n } { $tag }
cli-tag-rulebook = from the rulebook
cli-tag-public = from public pictures
cli-tag-reconstructed = reconstructed by us
cli-tag-convention = settled by us
cli-tag-pack = from a pack

## The menu

cli-menu = Kontor
cli-menu-title = What would you like to play?
cli-menu-continue = Go on with { $title } ({ $n ->
    [one] { $n } move
   *[other] { $n } moves
} so far)
cli-menu-seats = How many players?
cli-menu-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
cli-menu-opponents = Against whom?
cli-against-greedy = greedy, a bot that takes what looks best at once
cli-against-random = random, a bot that plays anything
cli-against-you = other people at this screen
cli-menu-prompt = Number (Enter = 1):

## The table

cli-you = you
cli-all = all
cli-yes = yes
cli-no = no
cli-sits = { $player }: { $who }
cli-setting = { $option }: { $value }
cli-seed-is = Seed { $seed }
cli-pack-is = Data pack { $name }
cli-commitment-is = Chance was promised as { $commitment }
cli-help-hint = Answer with a number. h shows what else you can type.
cli-thinking = { $player } is thinking …
cli-hand-over = { $player } is next. Hand over the screen, then press Enter:
cli-prompt = { $player } >
cli-any-time = At any time in your turn:
cli-news = What happened
cli-times = { $n ->
    [2] { $text } (twice)
   *[other] { $text } ({ $n } times)
}
cli-news-cut = … { $n ->
    [one] { $n } line before
   *[other] { $n } lines before
}; l all shows them
cli-log-empty = Nothing has happened yet.
cli-no-number = { $last ->
    [one] { $number } is not on the list; there is only the number 1.
   *[other] { $number } is not on the list; choose a number from 1 to { $last }.
}
cli-ambiguous = “{ $answer }” could be { $keys }.
cli-not-understood = “{ $answer }” is neither a number nor an action. h shows what you can type.
cli-undone = Taken back.
cli-saved = Saved in { $file }
cli-save-failed = The game was not saved, but it goes on; nothing is lost. “s FILE” saves it elsewhere.
cli-interrupted = Interrupted. Go on later with: { $command }
cli-input-ended = The input has ended. Go on later with: { $command }
cli-left = See you! Go on later with: { $command }
cli-left-unsaved = The game was not saved.
cli-nowhere = The game could be saved nowhere. This is its record; copy it into a file to go on later:
cli-leave = Save the game and leave? (yes / no = leave without saving / Enter = play on):
cli-stays = The game goes on.
cli-over = The game is over
cli-winners = { $n ->
    [0] Nobody wins.
    [one] { $players } wins!
   *[other] A tie: { $players } win together.
}
cli-save-record = Save the record? Enter saves it in { $file }; or type another file, or no.
cli-save-prompt = File (Enter = as above):

cli-key-number = 1, 2, …
cli-key-number-does = choose from the list; keys work too, as ? shows them in brackets, and so does their beginning
cli-key-why = ? [ACTION]
cli-key-why-does = what is not possible now, and why; with a number of the list or a key, only about that
cli-key-undo = u
cli-key-undo-does = take back your last choice, as long as nobody else has acted and nothing new was shown
cli-key-log = l [all]
cli-key-log-does = what has happened since your last turn, or in the whole game
cli-key-rule = r ID
cli-key-rule-does = read a rule, such as r 2.4
cli-key-position = p
cli-key-position-does = show the position again
cli-key-save = s [FILE]
cli-key-save-does = save the game
cli-key-quit = q
cli-key-quit-does = leave; a saved game can go on later
cli-key-help = h
cli-key-help-does = this list

cli-why-unknown = No action begins with “{ $answer }”.
cli-why-possible = Possible now: { $action }
cli-why-nothing = Everything that belongs to this decision is possible.
cli-why-more = … and { $n } more: ? { $ask }

## Records

cli-chance = Chance
cli-unfinished = The game is not over.
cli-after-move = Position { $number } of { $last }
cli-step-prompt = Enter = next position, q = stop:
cli-verify-ok = { $file } is a true record of { $title }.
cli-verify-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}, each allowed by the rules where it was made
cli-verify-chance-seed = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} of chance, each the one that the seed gives
cli-verify-chance-secret = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} of chance, each the one that secret and nonces give; the secret is the one promised before the game
cli-verify-chance-open = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} of chance, possible but not checked: the record holds no seed and no secret
cli-verify-chance-none = no answer of chance
cli-verify-checksums = { $n ->
    [one] { $n } checksum
   *[other] { $n } checksums
} of the position
cli-verify-result = the result
cli-verify-unfinished = no result: the game is not over

## Packs

cli-pack-fits = { $file } fits { $title } (pack { $name }).
cli-pack-changes = { $n ->
    [0] It changes no value.
    [one] It changes { $n } value:
   *[other] It changes { $n } values:
}
cli-pack-left = { $n ->
    [one] { $n } value is still reconstructed by us.
   *[other] { $n } values are still reconstructed by us.
}

## The check of the rules

cli-check-title = Rules of { $title }
cli-check-section = section
cli-check-rules = rules
cli-check-proved = tested
cli-check-share = share
cli-check-excused = excused
cli-check-code = in code
cli-check-tests = tests
cli-check-scenarios = Scenarios
cli-check-all = All
cli-check-excuse = { $id } is excused: { $reason }
cli-check-complete = Every rule is written in both languages and tested.
cli-check-gaps = { $n ->
    [one] { $n } gap.
   *[other] { $n } gaps.
}
gap-untested = { $id }: no test carries this rule
gap-unplayed = { $id }: no test plays this scenario
gap-unnamed = { $id }: no source file names this rule
gap-book-lacks = { $id } is missing in the rulebook ({ $lang })
gap-book-empty = { $id } has no text in the rulebook ({ $lang })
gap-book-extra = { $id } stands in the rulebook ({ $lang }), but not in the list of rules
gap-book-order = the rulebook ({ $lang }) has another order than the list of rules
gap-mark-unknown = { $id }, marked in { $place }, is no rule or scenario
gap-code-unknown = { $id }, named in { $place }, is no rule
gap-excuse-unknown = { $id } is excused but is no rule
gap-excuse-empty = { $id } is excused without a reason
gap-excuse-needless = { $id } is excused but tested in { $place }

## Looking after a server

cli-admin-saved = { $file }: { $kilobytes } kB saved.
cli-admin-restored = { $file } is in place.
cli-admin-kept = What was there before is in { $file }
cli-admin-checked = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, { $faults ->
    [0] all sound.
    [one] { $faults } of them not.
   *[other] { $faults } of them not.
}
cli-admin-migration = Still to be applied: { $name }
cli-admin-upgraded = { $migrations ->
    [0] The data has its present shape.
   *[other] The data does not have its present shape yet.
} { $games ->
    [0] No running game would differ.
    [one] { $games } running game would differ; it goes on from where it is.
   *[other] { $games } running games would differ; they go on from where they are.
}
cli-admin-fault-unloadable = { $title }: cannot be loaded or is not sound
cli-admin-fault-counts = { $title }: the numbers of table and position differ
cli-admin-fault-log = { $title }: the log has gaps
cli-admin-fault-past = { $title }: the log does not lead to this position under the present rules
