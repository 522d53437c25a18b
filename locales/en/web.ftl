### The browser's shell: everything around the board.

## Everywhere

skip = Skip to the content
title-page = { $page } · Cosmodrome
close = Close
cancel = Cancel
save = Save
retry = Try again
dismiss = Dismiss this note
toasts = Notes
percent = { $number } %
load-failed = This page did not arrive
load-failed-why = The server may be starting again. Your tables are kept.
back-to-lobby = Back to the lobby
rule-open = Rule { $id }, opens in a new window
rule-link = Link to rule { $id }
footer-promise = No account, no tracking, nothing from other sites.

nav = Pages
nav-home = Cosmodrome, lobby
nav-play = Play
nav-rules = Rules
nav-replays = Replays
nav-settings = Settings
nav-about = About

language-name = English
language-switch = Switch to French
language-en = English
language-fr = Français

server-unknown = Asking the server
server-ready = Server ready
server-away = Server unreachable

name-none = Your name
name-change = change your name
name-title = Your name at the table
name-why = What others at the table see. No account, and it stays in this browser.

colour-choose = Your colour
colour-taken = { $colour }, taken
colour-red = red triangle
colour-white = white circle
colour-blue = blue square
colour-yellow = yellow diamond
colour-green = green hexagon
colour-violet = violet pentagon
colour-orange = orange cross
colour-cyan = cyan star
colour-grey = grey crescent
seat-you = you
your-turn = Your turn

## Settings

settings-lead = Kept in this browser, for every game.
settings-you = You
settings-name = Name at the table
settings-language = Language
settings-language-why = Changes at once, also in the middle of a game.
settings-notify = Notify me when it is my turn
settings-notify-why = Your browser asks once whether it may. Only while you look at another tab or window.
settings-notify-refused = Your browser does not allow it. Change that in its settings for this page.
settings-confirm = Ask before what cannot be undone
settings-confirm-why = Aborting a launch, leaving an effect unused and giving up ask once more.
settings-look = Look
settings-theme = Theme
settings-theme-why = High contrast is black with bright lines.
theme-system = As the system
theme-dark = Dark
theme-light = Light
theme-contrast = High contrast
settings-palette = Seat colours
settings-palette-why = Every colour also has its own shape.
palette-standard = Standard
palette-distinct = For colour-blind eyes
settings-text = Text size
settings-text-why = Enlarges text and controls on every screen.
text-normal = Normal
text-large = Large
text-larger = Larger
settings-motion = Motion
settings-motion-why = Without motion, things jump to their place and leave a trail.
motion-system = As the system
motion-none = None
settings-ears = Sound
settings-sound = Effects
settings-sound-why = A chime when it is your turn, a tone for what happens.
settings-sound-try = Play the chime
settings-voice = Voice
settings-voice-why = Reads out whose turn it is. Captions are always on the screen.
settings-voice-try = Hear the voice
settings-silent = The volume is at zero.
volume-off = off

## About

about-lead = Four space board games at one table: in the browser, with friends or bots, in English or French.
about-privacy = What this site knows about you
about-privacy-account = There are no accounts. You choose a display name; nothing else is asked.
about-privacy-cookie = One cookie keeps your chair for you. Scripts cannot read it.
about-privacy-origin = Your browser talks to this server and to no other.
about-privacy-fair = Every table shows the fingerprint of its shuffle before the first move and the shuffle itself after the last, so anybody can check it.
about-rules = The games
about-rules-text = The rules are told in our own words and numbered, so that every refusal can say which rule it follows. The games belong to their authors and publishers; this is a free table for people who own and love them.
about-credits = Thanks to
credit-art = Drawings, icons and card art by { $author }.
credit-label-font = Headings and numbers; typeface by { $author }.
credit-text-font = Sentences; typeface by { $author }.
credit-svelte = The screens; by { $author } and contributors.
credit-fluent = Sentences in two languages; by { $author } and contributors.
credit-qr = The QR code of a table; by { $author }.

## Not found

missing-title = Nothing flies here
missing-why = There is no page at { $path }. The link may be cut short or old.

## Rules

rules-all = All rules
rules-books = All rulebooks
rules-lead = A game in six pictures, every rule with its number, and a search through all of them.
rules-start = Quick start
rules-more =
    { $count ->
        [one] One more in its own rulebook
       *[other] { $count } more in its own rulebook
    }
rules-none = There are no rules for this game here yet.
rules-chapters = Chapters
rules-search = Search the rules
rules-found =
    { $count ->
        [0] no rule found
        [one] one rule
       *[other] { $count } rules
    }
rules-nothing = No rule has all these words. Try fewer.

## Games

game-rocketmen = Rocketmen
game-space-alert = Space Alert
game-space-cadets = Space Cadets
game-away-missions = Away Missions
game-rocketmen-line = Build a deck, stack a rocket, decide when to stop drawing.
game-space-alert-line = Ten minutes of planning together, then watch what you did.
game-space-cadets-line = Nine stations, thirty seconds each, one starship.
game-away-missions-line = Explore alien ships hex by hex and bring everyone home.

## Lobby

lobby-title = Cosmodrome, the lobby
lobby-games = Games
fact-players = Players:
fact-time = Time:
fact-minutes = { $number } min
fact-competitive = competitive
fact-coop = co-op
fact-realtime = real time
game-later = In preparation: not playable yet
play-now = Play now
learn-by-playing = Learn by playing
practise-alone = Practise one station
resolver-link = Resolve a paper plan
box-link = With the box
editor-link = Scenario editor
new-table = New table
new-table-title = New table: { $game }
options-more =
    { $changed ->
        [0] More choices
        [one] More choices, one of them changed
       *[other] More choices, { $changed } of them changed
    }
new-table-later = All of this can be changed until the start.
new-table-create = Open the table
option-seats = Chairs
option-seats-why = People take them with your link; bots can take the others.
option-several = Card { $number }
web-option-variants-chosen = Two different Variant cards of your choice.

tables-title = Your tables
tables-table = Table
tables-game = Game
tables-seats = Seats
tables-now = Now
tables-open = Open
tables-resume = Resume
tables-hide = Remove from the list
tables-hide-code = Remove table { $code } from the list
tables-hide-sure = Remove
tables-none = No table yet. Play now against a bot, or open a table and send the link.
tables-asking = Asking the server
now-waiting =
    { $free ->
        [0] Waiting, all seats taken
        [one] Waiting, 1 seat free
       *[other] Waiting, { $free } seats free
    }
now-playing =
    { $step ->
        [0] Just begun
        [one] After 1 move
       *[other] After { $step } moves
    }
now-stopped = Stopped
now-over = Over
now-paused = Paused
now-paused-why = Nobody can move until it goes on.

join-title = Join with a code
join-code = Code of the table
join-character = Character { $number }
join-missing =
    { $count ->
        [one] One more character
        [2] Two more characters
        [3] Three more characters
        [4] Four more characters
        [5] Five more characters
        [6] Six more characters
       *[other] { $count } more characters
    }
join-go = Join
join-help-before = No account needed. Spectators use the same code. For a TV, open the table and choose
join-help-after = Big screen.

replays-recent = Recent replays
replays-none = Games that you finish appear here.
replays-lead = Finished games, move by move: watch them, play on from any moment, take the record home.
replays-all = All replays
replay-name =
    { $count ->
        [one] { $game }, alone
       *[other] { $game }, { $count } players
    }
replay-watch = Watch
replay-steps =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
outcome-none = Not finished
outcome-film = The film is running
outcome-ship-saved = Ship saved
outcome-ship-lost = Ship lost
outcome-mission-won = Mission accomplished
outcome-mission-lost = Mission lost
watch-film = The film is running
watch-of = { $name }: what happened
watch-own = Your move
watch-others =
    { $count ->
        [one] { $names } still watches.
       *[other] { $names } still watch.
    }
outcome-nobody = Nobody won
outcome-you = You won
outcome-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }

error-unknown = That did not work.
error-away = The server does not answer. Try again in a moment.
error-not-found = There is no such table. Check the code.
error-too-fast = That was a little fast. Wait a moment and try again.

## Waiting room

waiting-title = { $game }: waiting room
waiting-chairs = Chairs
waiting-options = Options
waiting-rules = Read the rules meanwhile
waiting-sit = Take a free chair to play, or just look on.
waiting-look = All chairs are taken. You look on when the game starts.
options-host = Only the host changes them.
onlookers =
    { $count ->
        [one] One onlooker
       *[other] { $count } onlookers
    }
chair-free = Free: { $colour }
chair-take = Take this chair
chair-move = Move here
chair-leave = Leave
chair-dismiss = Ask to leave
chair-ready = ready
chair-not-ready = not ready yet
seat-free = free
player-number = Player { $number }
person-host = here, host
person-here = here
person-away = away
program-here = a program, connected
program-away = a program, not connected yet
bot = Bot
bot-add = Add a bot
bot-add-all = Bots on all free chairs
bot-remove = Remove
bot-skill = Skill of the bot
bot-name = Bot, { $kind }
bot-random = random
bot-steady = steady
bot-strong = strong
bot-cadet = cadet
bot-officer = officer
bot-veteran = veteran
bot-skill-1 = novice
bot-skill-2 = beginner
bot-skill-3 = average
bot-skill-4 = seasoned
bot-skill-5 = expert
bot-plays = a bot plays for them
start = Start the game
start-go = Everybody is here. You begin when you like.
start-host = Waiting for the host to start.
start-empty =
    { $count ->
        [one] One chair is free: wait for somebody, add a bot, or take the chair away in the options.
       *[other] { $count } chairs are free: wait for people, add bots, or take chairs away in the options.
    }
start-unready = Not ready yet: { $names }.
ready = I am ready
ready-not = Not ready after all
invite-title = Invite
invite-copy = Copy the link
invite-qr = QR code of the link to this table
invite-code = Or type the code { $code } in the lobby.
invite-watch = The link, or the code { $code } in the lobby, lets others look on.
big-screen = Big screen
copied = Copied
copy-by-hand = Copy this by hand: { $text }

## Table

notices = At the table
connection = Connection
table-name = { $game }, table { $code }
table-opening = Opening the table
table-opening-why = Table { $code }
fatal-no_table = There is no such table
fatal-no_table-why = The code or link is wrong, or the table is long gone.
fatal-outdated = This table was played by older rules
fatal-outdated-why = The rules of its game have been corrected since, and would read its moves differently. Everything is kept as it was, but nobody can play on or watch it here. Open a new table to play.
fatal-wrong_protocol = This page is out of date
fatal-wrong_protocol-why = The server has been renewed meanwhile. Load the page again; your table is kept.
fatal-bad_token = This link is not valid here
fatal-bad_token-why = Ask for a new one.
fatal-banned = You cannot come in
fatal-banned-why = Whoever runs this server does not let you in for the time being.
fatal-gone = The server ended the connection
fatal-gone-why = Load the page again to come back; your table is kept.
reload = Load again
conn-live = Live
conn-trying = Connecting
conn-ended = Ended
connection-lost = Connection lost.
connection-back = Connected again.
connection-long = Still no connection.
connection-restarting = The server is starting again.
connection-safe = Everything you did is safe. The table goes on when the line is back.
connection-kept =
    { $count ->
        [one] Your last move is kept and sent once when the line is back.
       *[other] Your last { $count } moves are kept and sent once when the line is back.
    }
connection-retry = Try now
connection-retry-in = Try now ({ $seconds } s)
connection-trying = Trying
not-connected = There is no connection to the table.
refused = The table refused that.
board = Board
board-loading = Fetching the board
board-missing = The board did not arrive
board-missing-why = The game goes on; its story is here. Load the page again to see the board.
clock-elapsed = Game time
clock-stands = The server cannot write anything down just now. The clock stands, and nothing can be done until it can.
clock-speed = Clock
clock-speed-why = Slower clocks give everybody more time.
your-turn-what = It is your move.
turn-of = { $name } to play
you-look-on = You look on.
undo = Take back
undo-ask = Ask to take back
undo-free = Nothing hidden came to light and nobody else acted: this needs nobody’s consent.
undo-asks = The others are asked first. People who are away are waited for; after that, those who are there decide.
menu-crew = Who is who
undo-waits = You asked to take back. Still to answer: { $names }.
undo-patience =
    { $count ->
        [one] { $names } is away and is waited for: { $time }.
       *[other] { $names } are away and are waited for: { $time }.
    }
undo-withdraw = Withdraw
undo-others =
    { $commands ->
        [one] { $name } asks to take back a move. Still to answer: { $names }.
       *[other] { $name } asks to take back { $commands } moves. Still to answer: { $names }.
    }
restart = Restart my turn
restart-ask = Ask to restart my turn
consent-title = Take back?
consent-what =
    { $commands ->
        [one] { $name } would like to take back a move.
       *[other] { $name } would like to take back { $commands } moves.
    }
consent-why = Something hidden came to light or somebody else acted, so everybody is asked. It will be in the story.
consent-yes = Agree
consent-no = Refuse
pause = Pause
unpause = Go on
paused-why = The table is paused. Nobody can move.
closed-why = Whoever runs this server has closed this table. Nobody can play or speak here any more.
drain-why = The server is about to be renewed. Finish what you are playing; tables are kept, and no new ones are made meanwhile.
drain-until = It stops in { $time } at the latest.
stopped-why = A rule failed, so this table has stopped. Its record is kept; please tell whoever runs this server.
kept-chair = A bot plays for you. The chair is still yours.
kept-take = Take it back
bot-for =
    { $count ->
        [one] { $names } is away; a bot plays on until they come back.
       *[other] { $names } are away; bots play on until they come back.
    }
bots-fast = Fast bots
forked-from = This table plays on from move { $step } of { $code }. Its shuffle is public.
over-what = The game is over. Thank you for playing.
away-name = { $name } is away
away-since = { $name }: away { $time }
away-until = { $name }: away { $time }, a bot steps in at { $until }
away-due = { $name }: away { $time }, a bot steps in when it is their turn
away-offered = { $name } is away. Whoever looks on may take the chair.
away-wait = Wait for them
bot-offered = { $name } gives up its chair. Whoever looks on may take it.
menu-late = Somebody came late?
bot-offer = Offer the chair of { $name }
bot-offer-why = The bot plays on until somebody who looks on takes the chair.
away-offer = Offer the chair
move-title = Go on on another device
move-why = A link or QR code gives your chair to your phone or another computer. This device then looks on.
move-make = Show the link
move-qr = QR code that takes your chair to another device
move-secret = Only for you: whoever opens it has your chair. Good once, for { $time } more.
take-done = Your chair is on this device now.
take-failed = This link was used already or is too old. Ask the other device for a new one.
rematch = Rematch
rematch-join = To the rematch
menu = Table menu
menu-turn = My turn
menu-time = Pace
menu-more = More
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
rules-window = Rules, in a new window
fair-title = Fair shuffle
fair-before = The fingerprint (SHA-256) of the shuffle, fixed before the first move:
fair-after = The seed of every shuffle in this game. Its SHA-256 is the fingerprint shown at the start:
leave-title = Leave the chair
leave-why = A bot plays on. You can come back at any time.
leave = Let a bot play
leave-sure = Yes, let a bot play
talk = Story and chat
story = Story
story-none = Nothing has happened yet.
story-earlier = Earlier
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = unread
chat-mute = Mute { $name }
chat-unmute = Let { $name } speak again
chat-muted = Muted by the host
chat-muted-you = The host does not let you speak at this table. You can play on as before.
onlooker = Onlooker
tv-waiting = Take your chairs
tv-scan = Scan to sit down
tv-type = or open { $host } and type

## Replay

replay = Replay
replay-of = Replay { $code }
replay-loading = Fetching the replay
replay-problem = No replay here
replay-eyes = Whose view
replay-eyes-all = Spectator
replay-link = Link to this moment
replay-fork = Play on from here
replay-download = Download
replay-controls = Film
replay-step = Move
replay-at = { $step } of { $of }
replay-round = round { $round }
replay-start = Before the first move.
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-forward = One move on
replay-key-before = Previous key moment
replay-key-after = Next key moment
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $number } ×
fork-title = Play on from move { $step }
fork-why = A new table begins with exactly this position. The shuffle is known from here on, so it is for trying things out.
fork-seat = Your chair
fork-bots = The other chairs
fork-go = Play on

## What the server says

table-chat = { $name }: { $text }
table-event-sat = { $name } sits down.
table-event-stood = { $name } stands up.
table-event-renamed = { $seat } goes by the name { $name } now.
table-event-bot-sat =
    { $bot ->
        [random] A random bot sits down.
        [steady] A steady bot sits down.
        [strong] A strong bot sits down.
       *[other] A bot ({ $bot }) sits down.
    }
table-event-bot-left =
    { $bot ->
        [random] The random bot leaves.
        [steady] The steady bot leaves.
        [strong] The strong bot leaves.
       *[other] The bot ({ $bot }) leaves.
    }
table-event-program-sat = The program { $name } sits down.
table-event-ready = { $seat } is ready.
table-event-not-ready = { $seat } is not ready after all.
table-event-options-changed = The host changed the options.
table-event-content-brought = This table plays with content of its own.
table-event-content-removed = This table plays with the built-in content again.
table-event-started = The game begins.
table-event-forked = This table plays on from move { $step } of { $code }.
table-event-undone =
    { $free ->
        [0] { $commands ->
            [one] { $seat } takes back a move, with the consent of the others.
           *[other] { $seat } takes back { $commands } moves, with the consent of the others.
        }
       *[other] { $commands ->
            [one] { $seat } takes back a move.
           *[other] { $seat } takes back { $commands } moves.
        }
    }
table-event-undo-asked =
    { $commands ->
        [one] { $seat } asks to take back a move.
       *[other] { $seat } asks to take back { $commands } moves.
    }
table-event-undo-agreed = { $seat } agrees.
table-event-undo-refused = { $seat } refuses.
table-event-undo-withdrawn = { $seat } no longer asks to take back.
table-event-paused = { $seat } pauses the table.
table-event-resumed = { $seat } lets the table go on.
table-event-clock-set = { $seat } sets the clock to { $percent } %.
table-event-bots-fast = Bots move at once now.
table-event-bots-slow = Bots take their time now.
table-event-bot-took-over = { $seat } is away; a bot plays on.
table-event-came-back = { $seat } is back.
table-event-muted = The host does not let { $name } speak any more.
table-event-unmuted = The host lets { $name } speak again.
table-event-over = The game is over.
table-event-waited-for = { $by } waits for { $seat }.
table-event-offered = The chair of { $seat } is free for somebody who looks on.
table-event-moved = { $seat } goes on on another device.
table-event-rematch = The rematch is at table { $code }.
table-event-closed = Whoever runs this server has closed the table.
table-event-stopped = A rule failed; the table has stopped.
table-refused-no-command = The game does not know this command.
table-refused-no-chair = That takes a chair at this table.
table-refused-not-host = Only the host may do that.
table-refused-wrong-moment = That is not possible at this moment.
table-refused-paused = The table is paused.
table-refused-chair-taken = This chair is not free.
table-refused-colour-taken = Somebody else has this colour.
table-refused-bad-value = The table cannot use that.
table-refused-unprintable = There are characters in it that cannot be shown. Leave them out.
table-refused-no-name = This name would show as nothing. Choose one that can be seen.
table-refused-not-ready = Not every chair is taken, or somebody is not ready yet.
table-refused-nothing-to-undo = There is nothing to take back.
table-refused-no-undo = This cannot be taken back: time was running, or others have already acted on it.
table-refused-silence = Nobody may speak now: the rules of the game forbid it for the moment.
table-refused-muted = The host of this table does not let you speak here. You can play on as before.
table-refused-muted-everywhere = Whoever runs this server does not let you speak for the time being. You can play on as before.
table-refused-closed = Whoever runs this server has closed this table.
table-refused-draining = The server is about to be renewed and makes no new tables. Try again a little later.
table-refused-stopped = The table has stopped.
table-refused-too-fast = That was a little fast. Try again in a moment.
table-refused-unavailable = The server could not store that. Nothing happened; try again.
table-error-bad-message = The server did not understand this page.
table-error-hello-first = The server did not understand this page.
table-error-wrong-protocol = This page is out of date. Load it again.
table-error-no-table = There is no such table.
table-error-outdated = This table was played by rules that have changed since.
table-error-bad-token = This link is not valid here.
table-error-no-chair = That takes a chair at this table.
table-error-banned = Whoever runs this server does not let you in for the time being.
table-error-too-fast = That was a little fast. Wait a moment.
table-error-unavailable = The server cannot do this now. Try again in a moment.
api-error-bad-request = The server cannot use that.
api-error-bad-content = { $faults ->
    [one] There is one fault in this content.
   *[other] There are { $faults } faults in this content.
}
api-error-forbidden = That is not open to you, or not yet.
api-error-banned = Whoever runs this server does not let you in for the time being.
api-error-draining = The server is about to be renewed and makes no new tables. Try again a little later.
api-error-not-found = There is no such table. Check the code.
api-error-conflict = That is not possible at this moment.
api-error-outdated = That was played by rules that have changed since, so it can be neither shown nor played on. Its log can still be read as text.
api-error-too-large = That is too large: at most { $most } kB can be sent here.
api-error-too-fast = That was a little fast. Wait a moment and try again.
api-error-unavailable = The server cannot do this now. Try again in a moment.

## A guided first game
lesson = Guided first game
lesson-step = Guided game, { $number } of { $all }
lesson-next = Next
lesson-skip = Skip this step
lesson-finish = Done
lesson-leave = Leave the lesson
lesson-hide = Hide
lesson-show = Show

## Content by file

content = Content of your own
content-why = A file with cards, a track or a scenario in place of the built-in ones. Everybody can read it before the game begins.
content-choose = Choose a file
content-replace = Choose another file
content-remove = Take the built-in content
content-read = Read it
content-here = This table plays with content of its own. Read it before you sit down.
content-built-in = This table plays with the built-in content.
content-size = { $size } kB
content-checking = { $name } is being checked …
