# What the command line says, in English.
#
# Names, lists and figures with decimals arrive as ready text. The messages cli-word-… list the words that may
# be typed, in lower case, separated by spaces.

## Lists and figures

list-more = { $list }, { $item }
list-last = { $list } and { $item }
decimal = { $whole }.{ $part }

## Help pages

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = What it needs
cli-heading-options = Options

cli-help-cosmodrome = Four space board games at one table, with friends or bots, in English or French.
cli-usage-cosmodrome = cosmodrome <COMMAND> [OPTIONS]
cli-help-cosmodrome-more =
    To begin: cosmodrome serve, or cosmodrome play rocketmen
    About one command: cosmodrome simulate --help

cli-help-serve = Open tables in the browser; this is what happens without a command too
cli-usage-serve = cosmodrome serve [OPTIONS]
cli-help-serve-more =
    Open the address it names in a browser. Everything is kept in one file in the current directory, unless a PostgreSQL
    database is named. The log goes to standard error as JSON lines; the variable RUST_LOG sets how much of it.
    /healthz, /readyz and /metrics tell how the server is.
cli-help-listen = The address and port to listen on; by default 127.0.0.1:7878, which only this machine reaches. 0.0.0.0:7878 opens it to the network
cli-help-database = Where tables are kept: sqlite:FILE or postgres://…; by default sqlite:cosmodrome.db
cli-help-origin = Another origin whose pages may connect, such as https://games.example; may be given several times
cli-help-behind-proxy = Believe the address that a proxy of your own reports
cli-help-secure-cookie = Send the cookie over HTTPS only
cli-value-address = ADDRESS
cli-value-database = DATABASE
cli-value-origin = ORIGIN
cli-serving = Cosmodrome is open at http://{ $address } — Ctrl+C closes it.
cli-error-address = “{ $value }” is no address to listen on; it looks like 127.0.0.1:7878.
cli-error-listen = Nobody can listen on { $address } now: another program may be using it. Choose another port with --listen.
cli-error-database = The { $kind } database cannot be opened: see that it is there and that you may write to it.
cli-error-database-newer = The { $kind } database was used by a newer version of this program: it has version { $version }, which this one does not know.
cli-error-database-altered = Version { $version } of the { $kind } database is not the one that this program knows by that number.
cli-error-database-lacks = The { $kind } database lacks the table “{ $table }”, or a part of it.
cli-error-database-in-use = Another process serves this { $kind } database already.
cli-error-serve = The server failed for a reason of the system’s own.
cli-help-settings = A settings file; flags count for more than what it says
cli-error-settings-file = The settings file { $file } cannot be read ({ $why }).
cli-error-settings = There is a mistake in the settings file { $file }: { $why }
cli-help-operator = A door for whoever runs the server: a file that “cosmodrome operate” goes through. There is none unless it is named
cli-error-operator = The operator’s door cannot be opened ({ $why }): see that the directory is there, that you may write to it and that nothing else has this name.
cli-error-operator-address = “{ $value }” is no place for the operator’s door: it is a file, such as /run/cosmodrome/operator, so that its owner alone may use it.
cli-error-operator-system = There is no operator’s door on this system.
cli-help-operate = Look at a running server and step in
cli-usage-operate = cosmodrome operate <ORDER> [WHO] [OPTIONS]
cli-help-operate-more =
    list          tables in memory with whoever is connected, and who may not speak or come
    close WHO     nobody moves or speaks at this table any more; it can still be read
    mute WHO      they may not speak at any table for a while
    ban WHO       they may not come to any table for a while
    lift WHO      they may speak and come again
    drain         no new tables; everybody is told, and the server stops when they have left or the time is over
    resume        the server goes on after all
    WHO is a table (its code, or its name in the list) or a person (an address, or their name in the list).
cli-help-operate-order = What to do; see below
cli-help-operate-who = About whom, or about which table
cli-help-operate-minutes = For how long: a day unless you say otherwise; drain waits as long as it takes
cli-help-operate-operator = Where the server’s door is, as it was told with serve --operator
cli-value-order = ORDER
cli-value-who = WHO
cli-operate-all =
    { $tables ->
        [0] No table is in memory.
        [one] One table is in memory, with { $people ->
            [one] one connection.
           *[other] { $people } connections.
        }
       *[other] { $tables } tables are in memory, with { $people ->
            [one] one connection.
           *[other] { $people } connections.
        }
    }{ $draining ->
        [0] { "" }
       *[other] { " " }The server is about to stop.
    }
cli-operate-table =
    { $table }  { $game }, { $phase ->
        [waiting] waiting
        [playing] playing
        [over] over
       *[other] stopped
    }, { $revision ->
        [one] one entry
       *[other] { $revision } entries
    }
cli-operate-person =
    { "    " }{ $who }  { $name }, { $from }{ $chair ->
        [0] { "" }
       *[other] , chair { $chair }
    }
cli-operate-muted = { $who } may not speak for { $minutes ->
        [one] one more minute.
       *[other] { $minutes } more minutes.
    }
cli-operate-banned = { $who } may not come for { $minutes ->
        [one] one more minute.
       *[other] { $minutes } more minutes.
    }
cli-operate-done-close = The table is closed.
cli-operate-done-mute = They may not speak any more.
cli-operate-done-ban = They may not come any more.
cli-operate-done-lift = They may speak and come again.
cli-operate-done-drain = No new tables are made; everybody at a table is told.
cli-operate-done-resume = The server goes on.
cli-error-operate-order = “{ $order }” is no order. There are: { $known }.
cli-error-operate-who = Say about whom, or about which table: cosmodrome operate { $order } WHO.
cli-error-operate-no-door = Say where the server’s door is, with --operator or --settings.
cli-error-operate-door = Nobody opens at { $file } ({ $why }): start the server with “cosmodrome serve --operator { $file }”, and come as the user it runs as.
cli-error-operate-stranger = The server does not know this order: it may be of another version.
cli-error-operate-no-table = There is no table “{ $who }”.
cli-error-operate-nobody = “{ $who }” is neither an address nor a name in the list.
cli-error-operate-time = That is too long, or no time at all.
cli-error-operate-unavailable = The server could not store that. Nothing happened; try again.

cli-help-backup = Copy a SQLite database, also while a server uses it
cli-usage-backup = cosmodrome backup <FILE> [OPTIONS]
cli-help-backup-more = The copy is the database as it was at one moment. For PostgreSQL use pg_dump, or export.
cli-help-backup-file = Where the copy goes; the file must not exist yet
cli-help-export = Write every table with its log to a file that any database can take in
cli-usage-export = cosmodrome export <FILE> [OPTIONS]
cli-help-export-more = A server may be running. The file holds the secrets of games that are not over: keep it as you keep the database.
cli-help-export-file = Where it goes; the file must not exist yet
cli-help-import = Take in what was exported, from SQLite to PostgreSQL or the other way
cli-usage-import = cosmodrome import <FILE> [OPTIONS]
cli-help-import-more = Tables that are there already stay as they are. A SQLite database must not be in use meanwhile.
cli-help-import-file = The file that export wrote
cli-backed-up = The database was copied to { $file }.
cli-exported = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} went to { $file }.
cli-imported = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} came from { $file }; { $known ->
    [0] none was there before.
    [one] one was there before and stayed as it was.
   *[other] { $known } were there before and stayed as they were.
}
cli-error-copy-not-a-file = Only a SQLite database can be copied to { $file }; for PostgreSQL use pg_dump, or export.
cli-error-copy-exists = { $file } exists already, and nothing is written over.
cli-error-copy-file = { $file } cannot be read or written ({ $why }).
cli-error-copy-line = Line { $line } of { $file } is not what belongs there: the file is damaged, cut off, or something else. Nothing was taken in.

cli-help-play = Play a game in the terminal
cli-usage-play = cosmodrome play <GAME> [OPTIONS]
cli-help-play-more = Type “help” during the game to see what can be typed.
cli-help-simulate = Let bots play many games and sum up the results
cli-usage-simulate = cosmodrome simulate <GAME> --seats <BOT,BOT,…> [OPTIONS]
cli-help-simulate-more =
    The bots change chairs from game to game, so that none profits from its place; results are given for each bot of the list. A victory shared by several counts as an equal part of a win for each of them, so wins may be fractions. The same seed gives the same games, whatever the number of threads.
cli-help-replay = Tell a recorded game again, show it at any moment, or prove it
cli-usage-replay = cosmodrome replay <FILE> [OPTIONS]
cli-help-replay-more = Without options the whole story is told as a spectator heard it.
cli-help-check = Say what is wrong with a content file before anybody plays with it
cli-usage-check = cosmodrome check <FILE>
cli-help-check-more = Every fault is named. The program ends with status 0 when there is none and with status 2 otherwise.
cli-help-bots = List the bots of a game
cli-usage-bots = cosmodrome bots <GAME>
cli-help-bots-more = They are listed from the weakest to the strongest.

cli-help-swarm = Measure a server on this machine: many tables of two simple clients, a move a second at each
cli-usage-swarm = cosmodrome swarm --url <URL> --tables <NUMBER> --seconds <NUMBER> [OPTIONS]
cli-help-swarm-more = Only servers on this machine are measured, and the measurement ends by itself. A time is from a command until everybody at its table has the new view.
cli-help-swarm-url = Where the server is, such as http://127.0.0.1:7878
cli-help-swarm-tables = How many tables; up to 10000
cli-help-swarm-seconds = How long to measure; up to 600
cli-help-swarm-idle = Also open so many connections that only watch, and say how much memory they take; up to 20000
cli-help-swarm-game = Which game to play; by default rocketmen
cli-help-swarm-seats = How many chairs of crews, with somebody on each; up to 16
cli-help-swarm-deeds = Measure whole crews: everybody repeats these commands at once, by their names, separated by commas. Until one of them is offered, each kind of command is tried once
cli-help-swarm-beat = How often everybody of a crew does something, in milliseconds; by default 1000
cli-value-deeds = NAMES
cli-swarm-answers = From command to answer: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $worst } ms.
cli-error-swarm-deeds = { $argument } is for crews: say with --deeds what they do.
cli-value-url = URL
cli-swarm-moves = { $tables ->
    [one] One table: { $moves } moves in { $seconds } s, { $rate } a second.
   *[other] { $tables } tables: { $moves } moves in { $seconds } s, { $rate } a second.
}
cli-swarm-times = From command to view: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $worst } ms.
cli-swarm-trouble = Commands refused: { $refused }. Tables that broke off: { $failed }.
cli-swarm-memory = { $sockets } idle connections take { $each } KiB each; the server holds { $whole } MiB.
cli-error-swarm-url = “{ $value }” is not the address of a server on this machine; it looks like http://127.0.0.1:7878.
cli-error-swarm-bounds = { $argument } takes a number from 1 to { $most }.
cli-error-swarm-unreachable = Nobody answers at { $url }: start the server first with “cosmodrome serve”.
cli-error-swarm-limited = The server at { $url } says that this is too much at once; wait a little and try again.
cli-error-swarm-lost = The server at { $url } broke off before the measurement began.
cli-error-swarm-stranger = Whoever answers at { $url } is no Cosmodrome with this game.
cli-error-swarm-no-work = A crew was never offered any of the commands in --deeds.

cli-help-game = The name of the game
cli-help-play-seats = Who sits where: human, human:Name, or the name of a bot, separated by commas; by default human,steady. A single human plays alone where the game allows it
cli-help-simulate-seats = The names of the bots, separated by commas
cli-help-games = How many games to play; by default 100
cli-help-option = An option of the game; may be repeated
cli-help-content = A file with content in place of the built-in one
cli-help-play-seed = A number or 64 hexadecimal digits from which all chance follows; by default a secret one
cli-help-simulate-seed = A number or 64 hexadecimal digits from which all games follow; by default 1
cli-help-threads = How many threads play; by default one per processor core
cli-help-simulate-json = Print the results as JSON, for programs
cli-help-csv = Also write one line per game to this file
cli-help-records = Also write the record of every game into this directory
cli-help-record = Write the record of the game to this file when it ends
cli-help-replay-file = The record
cli-help-verify = Prove that every command was legal and that the end follows from the promised seed
cli-help-at = Show the table after so many commands
cli-help-as = See and hear as this seat (a number from 1, or a name) or as a spectator
cli-help-replay-json = Print the story and the view as JSON, for programs
cli-help-check-file = The content file
cli-help-lang = The language, en or fr; by default that of your system
cli-help-help = Show this page
cli-help-version = Show the version

cli-help-game-commands = Commands of { $game }: { $commands }
cli-usage-game-commands = cosmodrome { $game } <COMMAND> [OPTIONS]
cli-help-game-options = Options of { $game }:
cli-help-game-option = --option { $name }=…  { $label }
cli-help-game-choice = { $choice }: { $label }

cli-value-game = GAME
cli-value-seats = SEATS
cli-value-option = NAME=VALUE
cli-value-file = FILE
cli-value-directory = DIRECTORY
cli-value-seed = SEED
cli-value-number = NUMBER
cli-value-viewer = VIEWER
cli-value-lang = LANGUAGE

## What can be wrong

cli-error-unknown-command = There is no command “{ $name }”; these exist: { $known }.
cli-error-unknown-argument = “{ $argument }” means nothing here; --help shows what can be said.
cli-error-missing = This is missing: { $argument }; --help shows how to give it.
cli-error-no-value = { $argument } needs a value.
cli-error-value = “{ $value }” is not a value for { $argument }.
cli-error-twice = { $argument } can be given only once.
cli-error-too-many-values = { $argument } was given too many values.
cli-error-arguments = The command line cannot be read; --help shows what can be said.
cli-error-language = “{ $value }” is not a language of this program; choose one of { $known }.
cli-error-unknown-game = There is no game “{ $name }”; these exist: { $known }.
cli-error-unknown-bot = { $game } has no bot “{ $name }”; these exist: { $known }.
cli-error-seed = “{ $value }” is not a seed: give a whole number, or 64 hexadecimal digits.
cli-error-option = “{ $value }” is not an option: write name=value.
cli-error-no-games = At least one game must be played.
cli-error-no-threads = At least one thread must play.
cli-error-content =
    { $file } cannot be played with: { $fault }{ $more ->
        [0] {""}
        [one] {" "}There is one more fault; cosmodrome check names it.
       *[other] {" "}There are { $more } more faults; cosmodrome check names them all.
    }
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-output = The output cannot be written.
cli-error-random = The operating system gives no random numbers; choose a seed yourself with --seed.
cli-error-panic = A game broke off because of a mistake in this program.
cli-error-endless = Game { $index } does not end: it was stopped after { $most } commands and moves of its clock.
cli-error-bot-refused = The bot { $bot } gave a command in game { $index } that rule { $rule } forbids.
cli-error-bot-silent = The bot { $bot } gave no command in game { $index } although the game waits for it.
cli-error-bot-refused-here = The bot { $bot } gave a command that rule { $rule } forbids.
cli-error-nobody-moves = The game waits for a bot that gives no command.

cli-reason-not-found = there is no such file
cli-reason-denied = it is not allowed
cli-reason-directory = it is a directory
cli-reason-no-directory = a file is where a directory should be
cli-reason-not-text = it is not text
cli-reason-full = the disk is full
cli-reason-other = the system refuses

setup-no-content = This game is played with its own content only.
setup-unknown-option = There is no option “{ $name }”; these exist: { $known }.
setup-unknown-choice = The option “{ $name }” cannot be “{ $value }”; choose one of { $choices }.
setup-wrong-seats = This game is for { $least } to { $most } players, not for { $seats }.

cli-record-line = Line { $line } of the record cannot be read: { $reason }.
cli-record-no-header = The record has no header: the file is empty.
cli-record-no-closing = The record has no closing line: it was cut off.
cli-record-other-game = This is a record of { $found }, not of { $expected }.
cli-record-format-version = The record has format { $found }; this program knows formats 1 to { $known }.
cli-record-rules-version = The record was made with version { $found } of the rules; this program knows version { $known }, which might read it otherwise. The file stays readable as text: each line is one command.
cli-record-dice-version = The record was made with the dice { $found }; this program knows { $known }.
cli-record-order = Command { $command } of the record is out of order.
cli-record-no-count = The closing line of the record does not count its commands: it was changed.
cli-record-count = The record has { $found ->
    [one] one command
   *[other] { $found } commands
 }, and its closing line counts { $counted }: lines were taken out or added.
cli-record-commitment = The seed does not match its commitment: the record was changed, or the dice were not fair.
cli-record-refused = Command { $command } of the record is forbidden by rule { $rule }.
cli-record-other-state = The commands lead to another state than the record says: the record was changed, or is not of these rules.
cli-record-other-outcome = The commands lead to another outcome than the record says: the record was changed, or is not of these rules.

## Simulating

cli-progress =
    { $games ->
        [one] { $done } of { $games } game, { $speed } a second
       *[other] { $done } of { $games } games, { $speed } a second
    }
cli-report-bot = bot
cli-report-wins = wins
cli-report-crew = crew
cli-report-won = won
cli-report-losses = lost
cli-report-win-rate = win rate
cli-report-score = mean score
cli-report-rate = { $rate } % ± { $margin }
cli-report-length =
    { $games ->
        [one] One game of { $rounds } rounds and { $commands } commands.
       *[other] { $games } games, on average { $rounds } rounds and { $commands } commands long.
    }
cli-report-shared =
    { $count ->
        [one] In one game several bots shared the victory.
       *[other] In { $count } games several bots shared the victory.
    }
cli-report-lost =
    { $count ->
        [one] One game was won by nobody.
       *[other] { $count } games were won by nobody.
    }
cli-report-speed =
    { $threads ->
        [one] { $seconds } s on one thread: { $games } games and { $commands } commands a second.
       *[other] { $seconds } s on { $threads } threads: { $games } games and { $commands } commands a second.
    }

## Checking content

cli-check-good = { $file } is sound.
cli-check-bad =
    { $count ->
        [one] { $file } has one fault.
       *[other] { $file } has { $count } faults.
    }
cli-check-not-toml = { $file } is not valid TOML, line { $line }: { $reason }.
cli-check-no-game = { $file } does not say which game it is for: it needs a line such as game = "rocketmen".
cli-check-not-json = { $file } is not valid JSON, line { $line }: { $reason }.
cli-check-no-format = { $file } does not say which game it is for: it needs a format such as "away-missions-scenario/1".

## Replaying

cli-replay-verified =
    { $commands ->
        [one] The record is genuine: its one command is legal, the seed is the promised one (commitment { $commitment }) and leads to the final state { $state }.
       *[other] The record is genuine: all { $commands } commands are legal, the seed is the promised one (commitment { $commitment }) and leads to the final state { $state }.
    }
cli-replay-at = After { $at } of { $length } commands
cli-replay-too-far =
    { $length ->
        [one] The record holds one command; there is no moment after { $at }.
       *[other] The record holds { $length } commands; there is no moment after { $at }.
    }
cli-replay-no-seat =
    { $seats ->
        [one] “{ $value }” is not a seat of this record: give 1, the name, or spectator.
       *[other] “{ $value }” is not a seat of this record: give a number from 1 to { $seats }, a name, or spectator.
    }
cli-replay-broken-off = The game was broken off.
cli-score =
    { $score ->
        [one] { $seat }: one point
       *[other] { $seat }: { $score } points
    }
cli-score-winner =
    { $score ->
        [one] { $seat }: one point, winner
       *[other] { $seat }: { $score } points, winner
    }

## Playing

cli-play-person = Pilot
cli-play-welcome = { $game }. The seed of this game is promised by its commitment { $commitment }.
cli-play-help-hint = Type the number of an option, or “help”.
cli-play-options = What you can do:
cli-play-prompt = { $seat } >
cli-play-refused = { $reason } ({ $rule })
cli-play-unknown = I do not understand “{ $line }”. Type the number of an option, or “help”.
cli-play-no-option =
    { $most ->
        [one] There is no option { $number }: there is just one.
       *[other] There is no option { $number }: choose from 1 to { $most }.
    }
cli-play-no-rule = There is no rule “{ $rule }”. Type “rules” to see the chapters.
cli-play-undone = Taken back.
cli-play-no-undo = Nothing can be taken back: a card was uncovered, chance has spoken, or it was not your move.
cli-play-save-where = Say where: save FILE
cli-play-saved = The record is in { $file }.
cli-play-left = The game is broken off.
cli-play-seed = The seed was { $seed }.
cli-play-help =
    What can always be typed:
      5           take option 5
      show        show the table again
      rules       list the chapters of the rules; rules RM-4 shows one, rules RM-4.2 one rule
      undo        take your last move back, as long as nothing was uncovered
      save FILE   write the record so far; it contains the seed
      quit        leave

cli-word-help = help ?
cli-word-rules = rules rule
cli-word-show = show table
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit exit
