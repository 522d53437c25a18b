# What the command line says, in English.
#
# Names, lists and figures with decimals arrive as ready text. The messages cli-word-… and cli-rocketmen-word-… list the
# words that may be typed, in lower case, separated by spaces.

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
cli-error-serve = The server failed for a reason of the system’s own.

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
cli-error-endless = Game { $index } does not end: it was stopped after { $most } commands.
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
cli-record-format-version = The record has format { $found }; this program knows format { $known }.
cli-record-rules-version = The record was made with version { $found } of the rules; this program knows version { $known }.
cli-record-dice-version = The record was made with the dice { $found }; this program knows { $known }.
cli-record-order = Command { $command } of the record is out of order.
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

## Rocketmen: what can be typed

cli-rocketmen-manual =
    What can be typed in Rocketmen, with the numbers of the screen:
      buy 3 5 e1 with 1 2 m   buy display cards 3 and 5 and an Engine, paying with Hand cards 1 and 2 and a money token
      buy 3                   the same with the cheapest payment, as with “pay auto”
      place plan 1 pad 2 4    plan Hand card 1 and put 2 and 4 on the Launch Pad; “with …” as above
      discard 1 2 pad 3 plan  discard from the Hand, the Launch Pad and the Mission Plan
      use 2 on 4              use the ability of Hand card 2 on a card, or on several
      store 2, unstore 1      put a Hand card on the Depot, take cards back
      remove 3                Solitaire: remove a display card
      launch moon             launch the planned Mission
      draw, abort 1 2         in a launch: draw a Success card; break off and lose Launch Pad cards
      settle 1 stay           after a launch: keep Launch Pad cards; “stay” or “go” for the Mission
      trim 1 2                discard down to the Hand limit
      end                     end the turn
      look 3 h2 plan          read a card: display 3, Hand 2, the planned Mission
    A letter before a number names another pile: d display, h Hand, p Launch Pad, s Depot, w Warehouse, a Playing Area.
    In a payment m is a money token and s a Science token. “as Big Data” says what Industrial Espionage copies.
cli-rocketmen-word-buy = buy
cli-rocketmen-word-place = place
cli-rocketmen-word-discard = discard
cli-rocketmen-word-use = use
cli-rocketmen-word-store = store
cli-rocketmen-word-unstore = unstore
cli-rocketmen-word-remove = remove
cli-rocketmen-word-launch = launch
cli-rocketmen-word-draw = draw
cli-rocketmen-word-abort = abort
cli-rocketmen-word-settle = settle
cli-rocketmen-word-trim = trim
cli-rocketmen-word-end = end
cli-rocketmen-word-look = look
cli-rocketmen-word-with = with pay
cli-rocketmen-word-auto = auto
cli-rocketmen-word-as = as
cli-rocketmen-word-on = on
cli-rocketmen-word-plan = plan
cli-rocketmen-word-pad = pad
cli-rocketmen-word-stay = stay stays
cli-rocketmen-word-go = go goes
cli-rocketmen-word-earth = earth
cli-rocketmen-word-moon = moon
cli-rocketmen-word-mars = mars

cli-rocketmen-no-card = There is no card “{ $word }” there: use the numbers of the screen.
cli-rocketmen-one-card = Name exactly one card by its number.
cli-rocketmen-one-engine = Only one Engine can be bought at a time.
cli-rocketmen-one-plan = Only one Mission can be planned.
cli-rocketmen-no-plan = No Mission is planned.
cli-rocketmen-no-model = There is no open Asset “{ $name }” to copy.
cli-rocketmen-where-to = Say where to: earth, moon or mars.
cli-rocketmen-which-fate = Say whether the Mission stays planned: add “stay” or “go”.

## Rocketmen: what can be done

cli-rocketmen-do-buy =
    Buy { $cards }{ $payments ->
        [0] {" "}for nothing
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-plan =
    Plan { $plan }{ $payments ->
        [0] {""}
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-place =
    { $count ->
        [one] Place { $cards } on the Launch Pad
       *[other] Place { $count } cards on the Launch Pad: { $cards }
    }{ $payments ->
        [0] {""}
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-plan-and-place =
    { $count ->
        [one] Plan { $plan } and place { $cards } on the Launch Pad
       *[other] Plan { $plan } and place { $count } cards on the Launch Pad: { $cards }
    }{ $payments ->
        [0] {""}
       *[other] , paying with { $payment }
    }{ $copies ->
        [0] .
       *[other] {" "}(Industrial Espionage as { $model }).
    }
cli-rocketmen-do-discard =
    { $count ->
        [one] Discard { $cards }.
       *[other] Discard { $count } cards: { $cards }.
    }
cli-rocketmen-do-use =
    { $copies ->
        [0] Use { $card }
       *[other] Use { $card } as { $model }
    }{ $count ->
        [0] .
       *[other] {" "}on { $cards }.
    }
cli-rocketmen-do-claim-draw = Draw, thanks to { $card }.
cli-rocketmen-do-claim-plan = Plan { $plan } for nothing, thanks to { $card }.
cli-rocketmen-do-claim-pad =
    { $copies ->
        [0] Place { $pad } on the Launch Pad for nothing, thanks to { $card }.
       *[other] Place { $pad } as { $model } on the Launch Pad for nothing, thanks to { $card }.
    }
cli-rocketmen-do-claim-junk =
    { $count ->
        [one] Send { $cards } to the Junkyard, thanks to { $card }.
       *[other] Send { $count } cards to the Junkyard, thanks to { $card }: { $cards }.
    }
cli-rocketmen-do-store = Store { $card } on the Depot.
cli-rocketmen-do-unstore =
    { $count ->
        [one] Take { $cards } back from the Depot.
       *[other] Take { $count } cards back from the Depot: { $cards }.
    }
cli-rocketmen-do-remove = Remove { $card } from the display.
cli-rocketmen-do-launch = Launch, destination { $destination }: { $chance } % chance of success.
cli-rocketmen-do-draw = Draw a Success card ({ $chance } % chance).
cli-rocketmen-do-keep = Let the drawn card count ({ $chance } % chance).
cli-rocketmen-do-trigger = Use { $card } from the Launch Pad ({ $chance } % chance).
cli-rocketmen-do-pick = Take the { $value } as the first draw ({ $chance } % chance).
cli-rocketmen-do-abort =
    { $count ->
        [0] Abort the launch without losing a card.
        [one] Abort the launch and discard { $cards }.
       *[other] Abort the launch and discard { $count } cards: { $cards }.
    }
cli-rocketmen-do-accept = Accept the failure.
cli-rocketmen-do-settle =
    { $count ->
        [0] Clear the Launch Pad
        [one] Keep { $cards } on the Launch Pad
       *[other] Keep { $count } cards on the Launch Pad ({ $cards })
    }{ $stays ->
        [0] {" "}and let the Mission go.
       *[other] {" "}and keep the Mission planned.
    }
cli-rocketmen-do-trim =
    { $count ->
        [one] Discard { $cards } to meet the Hand limit.
       *[other] Discard { $count } cards to meet the Hand limit: { $cards }.
    }
cli-rocketmen-do-end-turn = End the turn.

## Rocketmen: the table

cli-rocketmen-title = Round { $round }: { $seat } to play
cli-rocketmen-title-over =
    { $round ->
        [one] The game ended after one round; { $seat } moved last.
       *[other] The game ended after { $round } rounds; { $seat } moved last.
    }
cli-rocketmen-last-round = This is the last round.
cli-rocketmen-settling = The launch is over: decide what stays.
cli-rocketmen-trimming =
    { $count ->
        [one] The Hand is one card over its limit.
       *[other] The Hand is { $count } cards over its limit.
    }
cli-rocketmen-flight =
    { $draws ->
        [one] Under way, destination { $destination }: Rocket on space { $position } of { $target }, one draw left, { $chance } % chance of success (Rocket points { $rocket }, needed { $needed })
       *[other] Under way, destination { $destination }: Rocket on space { $position } of { $target }, { $draws } draws left, { $chance } % chance of success (Rocket points { $rocket }, needed { $needed })
    }
cli-rocketmen-launch =
    { $draws ->
        [one] Launch, destination { $destination }: Rocket points { $rocket } of { $needed }, from space { $position } to { $target } in one draw, { $chance } % chance of success
       *[other] Launch, destination { $destination }: Rocket points { $rocket } of { $needed }, from space { $position } to { $target } in { $draws } draws, { $chance } % chance of success
    }
cli-rocketmen-launch-short =
    { $draws ->
        [one] Not yet, destination { $destination }: Rocket points { $rocket } of { $needed }; then from space { $position } to { $target } in one draw, { $chance } % chance of success
       *[other] Not yet, destination { $destination }: Rocket points { $rocket } of { $needed }; then from space { $position } to { $target } in { $draws } draws, { $chance } % chance of success
    }
cli-rocketmen-column-card = Display
cli-rocketmen-column-price = price
cli-rocketmen-column-gives = gives
cli-rocketmen-nothing = –
cli-rocketmen-free = free
cli-rocketmen-engine = { $name } ({ $left } left)
cli-rocketmen-deck = Deck: teal { $teal }, then pink { $pink }
cli-rocketmen-entry = { $name }: { $text }
cli-rocketmen-player = { $seat }: { $vp } VP, Hand { $hand } (limit { $limit }), HQ { $hq }
cli-rocketmen-seen = Seen in the Hand
cli-rocketmen-missions = Missions
cli-rocketmen-token = Token
cli-rocketmen-achievements = Achievements: Rocket points { $rocket }, Hand size +{ $hand }, money tokens { $money } of { $moneyall }, Science tokens { $science } of { $scienceall }
cli-rocketmen-goal = Goal { $name }: { $one } ({ $onevp } VP); { $two } ({ $twovp } VP)
cli-rocketmen-ai = The AI: { $vp } VP
cli-rocketmen-ai-flight = Under way: { $location }, Rocket on space { $position } of { $target }
cli-rocketmen-score =
    { $won ->
        [0] { $seat }: { $total } VP
       *[other] { $seat }: { $total } VP, winner
    } (track { $track }, Threats { $threats }, tokens { $tokens }, goal { $goal }, Variants { $variants })
cli-rocketmen-money-tokens =
    { $count ->
        [one] a money token
       *[other] { $count } money tokens
    }
cli-rocketmen-science-tokens =
    { $count ->
        [one] a Science token
       *[other] { $count } Science tokens
    }
cli-rocketmen-amount-money = { $count } money
cli-rocketmen-amount-rocket =
    { $count ->
        [one] 1 Rocket point
       *[other] { $count } Rocket points
    }
cli-rocketmen-amount-computer =
    { $count ->
        [one] 1 Computer
       *[other] { $count } Computers
    }
cli-rocketmen-amount-composite =
    { $count ->
        [one] 1 Composite
       *[other] { $count } Composites
    }
cli-rocketmen-amount-biotech = { $count } Biotech
cli-rocketmen-amount-science = { $count } Science
cli-rocketmen-amount-any =
    { $count ->
        [one] any one item
       *[other] any { $count } items
    }
cli-rocketmen-amount-per-mission = { $count } money per fulfilled mission
cli-rocketmen-look-gives = Gives { $gives }.
cli-rocketmen-look-price = Price: { $price }
cli-rocketmen-look-flight =
    { $rocket ->
        [one] { $location }: one Rocket point, { $first } VP for the first and { $later } VP later
       *[other] { $location }: { $rocket } Rocket points, { $first } VP for the first and { $later } VP later
    }
cli-rocketmen-look-gain-rocket =
    { $amount ->
        [one] Achievement: one Rocket point for every launch
       *[other] Achievement: { $amount } Rocket points for every launch
    }
cli-rocketmen-look-gain-hand = Achievement: +{ $amount } Hand size
cli-rocketmen-look-gain-money = Achievement: { $amount } money in every turn
cli-rocketmen-look-gain-science = Achievement: { $amount } Science in every turn
cli-rocketmen-look-vp = Scores { $vp } VP at the end.

## Missions, plans and their resolution (Space Alert)

cli-help-mission = Make a new mission for Space Alert, or show one that comes with the game
cli-usage-mission = cosmodrome mission [OPTIONS]
cli-help-mission-more = The same seed and options give the same mission. A generated mission keeps everything that the official ones have in common; docs/writing-missions.md lists it.
cli-help-mission-seed = A number or 64 hexadecimal digits from which the mission follows; by default another one each time
cli-help-mission-crew = How many crew members, 1 to 5; unconfirmed reports count only for five, which is the default
cli-help-mission-flight = The rules in play: simulation, advanced-simulation or mission, the default
cli-help-mission-difficulty = How hard: calm, usual or rough; by default usual
cli-help-mission-length = How long: short (up to 590 seconds), long (from 610 seconds) or any, the default
cli-help-mission-track = Show this track of the game instead of making a new one, for example mission-3
cli-help-mission-threats = The cards for --plan: white, mixed, yellow, or red with --new-frontier; by default white
cli-help-mission-new-frontier = Deal the threats of the optional module New Frontier too
cli-help-mission-json = Print the track as JSON, for programs
cli-help-mission-plan = Deal threats and trajectory boards too, and print a plan file with empty boards; a crew has at least four members then
cli-help-resolve = Tell what becomes of a plan for Space Alert
cli-usage-resolve = cosmodrome resolve <FILE> [OPTIONS]
cli-help-resolve-more = docs/writing-missions.md describes the plan file and the result.
cli-help-resolve-file = The plan file; - reads standard input
cli-help-resolve-json = Print the result as JSON, for programs
cli-help-resolve-trace = Tell everything that happens on the way; with --json, give every state on the way
cli-help-plan = Search the best plan for a mission of Space Alert
cli-usage-plan = cosmodrome plan <FILE> [OPTIONS]
cli-help-plan-more =
    The search uses every core until the time is over and goes by all rules, heroic cards included. Without hands the whole deck of 90 cards lies open, and each crew member may use one of the six heroic cards. If the file leaves the order of the damage tiles open, the plan is made for several orders.
cli-help-plan-seconds = How many seconds to search; by default 10
cli-help-plan-seed = A number or 64 hexadecimal digits that the search begins with; by default 1
cli-help-plan-hands = A file with everybody’s cards in place of the open deck: for each crew member a list of phases, each a list of cards, each a list of its two halves
cli-help-plan-keep = Keep the cards that are already planned, and plan the rest
cli-help-plan-smallest-change = Look for the smallest change of this plan that wins, instead of the best plan
cli-help-plan-double-actions = Plan with the deck for double actions; plans that use them already do so by themselves
cli-help-plan-json = Print the plan and its score as JSON, for programs
cli-value-flight = FLIGHT
cli-value-difficulty = DIFFICULTY
cli-value-length = LENGTH
cli-value-track = TRACK
cli-value-threats = LEVEL

cli-error-track = There is no track “{ $value }”; these exist: { $known }.
cli-error-decks = There are not enough threat cards for this mission.
cli-error-seconds = “{ $value }” is not a time to search; give seconds, for example 10.
cli-error-hands = { $file } does not hold a hand for each crew member: a list of at most three phases with cards of two halves, 128 cards in all at most.
cli-error-plan-empty = There is no mission to search for.

cli-mission-heading =
    { $points ->
        [one] { $track }: { $length } minutes, { $points } point of threats for a crew of { $crew }
       *[other] { $track }: { $length } minutes, { $points } points of threats for a crew of { $crew }
    }
cli-mission-ignored = ({ $sentence } Not for this crew.)
cli-mission-silence =
    { $seconds ->
        [one] { $sentence } For { $seconds } second.
       *[other] { $sentence } For { $seconds } seconds.
    }

cli-crew-member = Crew member { $number }
cli-resolve-lost = Mission lost. { $why }
cli-resolve-waiting = not yet there
cli-resolve-on-track = still on its way
cli-resolve-destroyed = destroyed
cli-resolve-survived = survived
cli-resolve-damage = Damage: red { $red }, white { $white }, blue { $blue }
cli-resolve-score = Score: { $total } ({ $destroyed } for threats destroyed, { $survived } for threats survived, { $visual } for visual confirmation, { $penalties } taken away)

cli-plan-orders = The ship comes home with { $won } of { $orders } orders of the damage tiles.
cli-plan-tried =
    { $tried ->
        [one] { $tried } plan was tried.
       *[other] { $tried } plans were tried.
    }
cli-plan-was-won = This plan wins as it is.
cli-plan-no-change = No change that wins was found in this time.
cli-plan-smallest =
    { $count ->
        [one] One change would have won:
       *[other] { $count } changes would have won, and fewer would not:
    }
cli-plan-small =
    { $count ->
        [one] One change would have won:
       *[other] { $count } changes would have won; perhaps fewer are enough:
    }
cli-plan-replace = { $who }, turn { $turn }: { $now } instead of { $was }
cli-plan-move = { $who }: the cards of turns { $from } and { $to } change places

## Space Alert at the terminal

cli-space-alert-title-briefing = Mission { $number }: the crew gets ready.
cli-space-alert-title-action =
    { $silent ->
        [0] Mission { $number }, phase { $phase }.
       *[other] Mission { $number }, phase { $phase }. Communications are down.
    }
cli-space-alert-title-resolution = Mission { $number }, turn { $turn } of the resolution.
cli-space-alert-title-between = After mission { $number }.
cli-space-alert-title-over = After the last mission, number { $number }.
cli-space-alert-inside = inside
cli-space-alert-unseen = not seen yet
cli-space-alert-space = space
cli-space-alert-threat =
    { $square ->
        [0] T+{ $turn }, { $place }: { $name }, hit points { $hp }, shield { $shield }, speed { $speed }
       *[other] T+{ $turn }, { $place }: { $name } on square { $square }, damage { $damage } of { $hp }, shield { $shield }, speed { $speed }
    }
cli-space-alert-zone = { $zone }: shield { $shield } of { $shields }, reactor { $reactor } of { $reactors }, damage { $tiles }
cli-space-alert-stores = fuel capsules { $fuel }, rockets { $rockets }
cli-space-alert-member =
    { $out ->
        [0] { $who } in { $place }: { $board }
       *[other] { $who } knocked out in { $place }: { $board }
    }
cli-space-alert-hand = Your cards:
cli-space-alert-outlook = Turn { $turn }: { $action }, then in { $station }
cli-space-alert-log =
    { $won ->
        [0] Mission { $number } ({ $track }): lost. Destroyed { $destroyed }, survived { $survived }, window { $visual }, penalties { $penalties }, total { $total }.
       *[other] Mission { $number } ({ $track }): destroyed { $destroyed }, survived { $survived }, window { $visual }, penalties { $penalties }, total { $total }.
    }
cli-space-alert-do-ready = Ready
cli-space-alert-do-role = Become { $role }
cli-space-alert-do-order = Change the order of play
cli-space-alert-do-plan = { $who }, turn { $turn }: { $up } (below: { $down })
cli-space-alert-do-move =
    { $movement ->
        [0] { $who }: card of turn { $from } to turn { $to }, action half up
       *[other] { $who }: card of turn { $from } to turn { $to }, movement half up
    }
cli-space-alert-do-take-back = { $who }: take back the card of turn { $turn }
cli-space-alert-do-end-phase = End the phase and pick up the next cards
cli-space-alert-do-draw = Draw a card
cli-space-alert-do-give = Hand { $card } to { $to }
cli-space-alert-do-confirm = Show everybody the threat of T+{ $turn }
cli-space-alert-do-signal = Send a signal
cli-space-alert-do-share = Share the plan
cli-space-alert-do-agree = Agree to end the round
cli-space-alert-do-disagree = Go on planning
cli-space-alert-do-trip =
    { $arrow ->
        [0] { $who } tripped: the card is upside down (the next action is delayed)
       *[other] { $who } tripped: red and blue mixed up (the next action is delayed)
    }
cli-space-alert-do-next = Go on
cli-space-alert-do-follow = Leave the pace to the others
cli-space-alert-do-pace = Pace: { $pace }
cli-space-alert-do-home = Fly home
cli-space-alert-do-fly-on = Fly on: common threats { $common }, serious threats { $serious }
cli-space-alert-do-repair-tile = { $who } repairs the { $zone } zone: { $tile }
cli-space-alert-do-repair-squad = { $who } repairs a battlebot squad
cli-space-alert-do-repair-nothing = { $who } repairs nothing
cli-space-alert-do-store = Store the squad in { $station }
cli-space-alert-word-plan = plan p
cli-space-alert-word-movement = m move movement
cli-space-alert-word-back = back b
cli-space-alert-word-next = next n
cli-space-alert-word-ready = ready r
cli-space-alert-plan-how = Type “plan 4 2 a” for card 2 on turn 4 with its action half up, “plan 4 2 m” for its movement half.
cli-space-alert-back-how = Type “back 4” to take back the card of turn 4.
cli-space-alert-manual =
    What can be typed in Space Alert, with the numbers of the screen:
      ready        begin the mission
      plan 4 2 a   card 2 on turn 4, action half up; “m” for the movement half
      back 4       take back the card of turn 4
      next         go on in the resolution
