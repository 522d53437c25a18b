// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

/** The protocol's version. */
export const PROTOCOL = 1;

/**
 * Every error of the lobby, with its HTTP status.
 */
export type ApiError = { 
/**
 * A word for programs.
 */
code: ApiErrorCode, 
/**
 * What to tell a person.
 */
phrase: Phrase, 
/**
 * Everything that is wrong with a content file, at most 20 of them; left out for other errors.
 */
faults?: Array<Phrase>, };

/**
 * What was wrong with a request.
 */
export type ApiErrorCode = "bad_request" | "bad_content" | "forbidden" | "banned" | "draining" | "not_found" | "conflict" | "outdated" | "too_large" | "too_fast" | "unavailable";

/**
 * One argument of a message.
 */
export type Arg = { "number": number } | { "seat": Seat } | { "key": string } | { "keys": Array<string> } | { "text": string };

/**
 * Somebody who is not there.
 */
export type Away = { 
/**
 * Since when, milliseconds since 1970.
 */
since: number, 
/**
 * When a bot plays for them if the game waits for them then, milliseconds since 1970; null when none will.
 */
bot_at: number | null, };

/**
 * One chair.
 */
export type Chair = { 
/**
 * Its number, from zero.
 */
seat: Seat, 
/**
 * Who it belongs to.
 */
holder: Holder, 
/**
 * What to call them; the kind of bot for a bot, empty for an empty chair.
 */
name: string, 
/**
 * The kind of bot that moves now: on its own chair, or for somebody who is away. Null when a person moves.
 */
bot: string | null, 
/**
 * Whether somebody is connected there.
 */
connected: boolean, 
/**
 * Since when nobody has been connected there, and when a bot steps in. Null while somebody is, and once a bot plays.
 */
away: Away | null, 
/**
 * Whether whoever looks on may take it, because its person is away.
 */
offered: boolean, 
/**
 * The colour that its person chose; null for the game's own choice for this place.
 */
colour: SeatColour | null, 
/**
 * Whether they are ready to start.
 */
ready: boolean, 
/**
 * Whether they have the host's rights.
 */
host: boolean, 
/**
 * The parts they play at this moment of the game, most important first; the message `<game>-role-<name>` explains each.
 */
roles: Array<string>, };

/**
 * Everything a client may send.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The version the client speaks.
 */
protocol: number, 
/**
 * The code of the table, or the long token of an invitation link.
 */
table: string, 
/**
 * A bot token; a browser is known by its cookie and leaves it out.
 */
token?: string, 
/**
 * Look on without a chair even if the cookie owns one: the big screen.
 */
spectate?: boolean | null, 
/**
 * The latest revision the client has seen, after a lost connection. The welcome then tells only the story
 * since, and leaves the catalogue out.
 */
resume?: number, } | { "type": "do", 
/**
 * Made by the client, up to 64 characters, new for every request and the same for its retries: a request is carried
 * out once, however often it arrives, also on another connection and after a restart of the server.
 */
id: string, 
/**
 * The request.
 */
action: Request, } | { "type": "preview", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * A command of the game.
 */
command: unknown, } | { "type": "story", 
/**
 * Only what came before.
 */
before: number, } | { "type": "play", 
/**
 * Which film: up to 64 letters, digits and `. _ : / -`.
 */
film: string, 
/**
 * Which step of it.
 */
step: number, 
/**
 * Whether it runs on from there.
 */
running: boolean, 
/**
 * How fast, in percent of its own pace: 10 to 1000.
 */
percent: number, } | { "type": "watch", 
/**
 * Which film; null once it is seen or left.
 */
film: string | null, 
/**
 * Whether bots wait until it is seen, for a while.
 */
hold?: boolean, } | { "type": "ping", 
/**
 * Any number, usually the client's clock; the answer carries it.
 */
sent: number, };

/**
 * Game time now and how it runs.
 */
export type Clock = { 
/**
 * Game time, milliseconds.
 */
at: number, 
/**
 * The server's clock at that moment, milliseconds since 1970.
 */
now: number, 
/**
 * Whether it runs.
 */
running: boolean, 
/**
 * How fast, in percent of real time.
 */
percent: number, };

/**
 * Content that a person brought.
 */
export type ContentInfo = { 
/**
 * What it holds, as its game says.
 */
holds: Phrase, 
/**
 * How large it is.
 */
bytes: number, };

/**
 * A server that is about to stop. It waits for people to finish.
 */
export type Drain = { 
/**
 * Until then at most, milliseconds since 1970; null when it waits as long as it takes.
 */
until: number | null, };

/**
 * What was wrong with a message.
 */
export type ErrorCode = "bad_message" | "hello_first" | "wrong_protocol" | "no_table" | "outdated" | "bad_token" | "no_chair" | "banned" | "too_fast" | "unavailable";

/**
 * Which replay a table continues.
 */
export type Fork = { 
/**
 * Its code.
 */
code: string, 
/**
 * How many commands stayed.
 */
step: number, };

/**
 * A game that can be played here. Its name is the message `<id>-name`.
 */
export type GameInfo = { 
/**
 * Its name in addresses and message keys.
 */
id: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The fewest chairs.
 */
least_seats: number, 
/**
 * The most chairs.
 */
most_seats: number, 
/**
 * Its options.
 */
options: Array<OptionSpec>, 
/**
 * Its bots, weakest first. Their descriptions are the messages `<id>-bot-<name>`.
 */
bots: Array<string>, 
/**
 * What it can work out without a table: `POST /api/games/{id}/tools/{tool}`.
 */
tools: Array<string>, 
/**
 * Whether a table may bring content of its own.
 */
content: boolean, };

/**
 * Milliseconds of table time since the game began. Pauses and slower clocks happen outside the rules.
 */
export type GameTime = number;

/**
 * `GET /api/games`.
 */
export type Games = { 
/**
 * Every game of this server.
 */
games: Array<GameInfo>, };

/**
 * Why a connection closes.
 */
export type GoodbyeReason = "shutdown" | "too_slow" | "too_fast" | "refused";

/**
 * `POST /api/tables/{code}/handover`: the secret with which another device takes one's chair.
 */
export type HandoverMade = { 
/**
 * For the fragment of a link, `/t/<code>#take=<secret>`. Good once, and only the latest one is.
 */
secret: string, 
/**
 * Until when, milliseconds since 1970.
 */
until: number, };

/**
 * Who a chair belongs to.
 */
export type Holder = "empty" | "person" | "bot" | "program";

/**
 * `GET /api/me` and the answer to `POST /api/me`.
 */
export type Me = { 
/**
 * The name shown on chairs; empty when none was chosen yet.
 */
name: string, };

/**
 * Somebody whom the host does not let speak.
 */
export type Muted = { 
/**
 * For letting them speak again.
 */
number: number, 
/**
 * Their chair; null for an onlooker.
 */
seat: Seat | null, 
/**
 * Their name then; empty for an onlooker without one.
 */
name: string, };

/**
 * `GET /api/tables`: the tables where this cookie owns a chair, latest first.
 */
export type MyTables = { 
/**
 * At most 50.
 */
tables: Array<TableSummary>, };

/**
 * `POST /api/games/{game}/content` and `POST /api/tables/{code}/content`.
 */
export type NewContent = { 
/**
 * The text of the file, at most 256 kB; null for the built-in content.
 */
content: string | null, };

/**
 * `POST /api/replays/{code}/fork`: play on from a moment of a finished game.
 */
export type NewFork = { 
/**
 * How many commands stay.
 */
step: number, 
/**
 * The chair of whoever forks.
 */
seat: Seat, 
/**
 * The kind of bot for all other chairs; the strongest when left out.
 */
bot?: string, };

/**
 * `POST /api/me`.
 */
export type NewName = { 
/**
 * Up to 24 characters.
 */
name: string, };

/**
 * `POST /api/tables/{code}/programs`: a chair for an external bot. The host's right, in the waiting room.
 */
export type NewProgram = { 
/**
 * Which chair; it must be empty.
 */
seat: Seat, 
/**
 * What to call the program.
 */
name?: string, };

/**
 * `POST /api/tables`.
 */
export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * How many chairs.
 */
seats: number, 
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * Content in place of the built-in one: the text of a file, at most 256 kB.
 */
content?: string, 
/**
 * Kinds of bots for the last chairs, in order.
 */
bots?: Array<string>, 
/**
 * The name on the host's chair; the known one when left out.
 */
name?: string, 
/**
 * Begin at once; every chair but the first must have a bot. *Play now* is this.
 */
start?: boolean, 
/**
 * Bots move at once.
 */
fast_bots?: boolean, 
/**
 * Do not take a chair: all chairs are for others, or for programs.
 */
stand?: boolean, 
/**
 * The deal that the game keeps for its guided first game, where it keeps one. That deal is known, so it is only for tables that
 * begin at once, against bots.
 */
lesson?: boolean, };

/**
 * Several different names, joined by plus signs, instead of one value. The message `<game>-option-<name>-chosen`
 * explains it.
 */
export type OptionSeveral = { 
/**
 * The names to choose from.
 */
of: Array<string>, 
/**
 * How many of them.
 */
count: number, };

/**
 * One option that a game understands. Its label and its values are explained in the locales under
 * `<game>-option-<name>` and `<game>-option-<name>-<value>`.
 */
export type OptionSpec = { 
/**
 * The name used in `--option name=value`.
 */
name: string, 
/**
 * The values that may be chosen.
 */
values: Array<string>, 
/**
 * What may be chosen instead of one of the values.
 */
several: OptionSeveral | null, 
/**
 * What it is when nobody chooses.
 */
default: string, 
/**
 * When it means anything. While it does not, the game goes by the default whatever is chosen.
 */
when: OptionWhen | null, };

/**
 * On what it depends whether an option means anything.
 */
export type OptionWhen = { "option": { 
/**
 * The other option.
 */
name: string, 
/**
 * Its values.
 */
values: Array<string>, } } | { "seats": { 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, } };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Who won: several when they share it, nobody when the game itself did, all of them when a crew succeeds.
 */
winners: Array<Seat>, 
/**
 * Each chair's final score.
 */
scores: Array<number>, };

/**
 * One step of a JSON Patch.
 */
export type PatchOperation = { "op": "add", 
/**
 * A JSON Pointer.
 */
path: string, 
/**
 * The value that comes in.
 */
value: unknown, } | { "op": "remove", 
/**
 * A JSON Pointer.
 */
path: string, } | { "op": "replace", 
/**
 * A JSON Pointer.
 */
path: string, 
/**
 * The value that takes its place.
 */
value: unknown, };

/**
 * A message key with its arguments.
 */
export type Phrase = { 
/**
 * The Fluent message.
 */
key: string, 
/**
 * Its arguments, in the order they were added.
 */
args?: Array<[string, Arg]>, };

/**
 * Where the screens of a table are in a film: whatever a game shows step by step. It is no part of the log; a table that
 * leaves memory forgets it.
 */
export type Playhead = { 
/**
 * Which film, as the game's client names it.
 */
film: string, 
/**
 * Which step of it was shown at the moment `at`.
 */
step: number, 
/**
 * Whether it runs on from there.
 */
running: boolean, 
/**
 * How fast, in percent of its own pace.
 */
percent: number, 
/**
 * Who moved it there.
 */
by: Seat, 
/**
 * When, by the server's clock, milliseconds since 1970.
 */
at: number, };

/**
 * The token with which a program says `hello`.
 */
export type ProgramMade = { 
/**
 * For `hello.token`; shown once.
 */
token: string, 
/**
 * Its chair.
 */
seat: Seat, };

/**
 * Why a request was refused.
 */
export type Refused = { 
/**
 * By the game's rules or by the table's.
 */
code: RefusedCode, 
/**
 * The rule that forbids it, for a game's command: `RM-4.4`.
 */
rule: string | null, 
/**
 * The game's own refusal with its figures; null when the table refuses.
 */
refusal: unknown, 
/**
 * What to tell the person.
 */
phrase: Phrase, };

/**
 * Who refuses, and why.
 */
export type RefusedCode = "rule" | "no_command" | "no_chair" | "not_host" | "wrong_moment" | "paused" | "silence" | "muted" | "chair_taken" | "colour_taken" | "bad_value" | "not_ready" | "nothing_to_undo" | "no_undo" | "stopped" | "closed" | "draining" | "too_fast" | "unavailable";

/**
 * `GET /api/replays/{code}?viewer=spectator|0|1…`: a game from its first move.
 */
export type Replay = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Whose view it is. Before the end only the spectator's is shown.
 */
viewer: Viewer, 
/**
 * What is printed on cards and boards.
 */
catalogue: unknown, 
/**
 * The view before the first move.
 */
view: unknown, 
/**
 * Every command that stood, in order.
 */
steps: Array<ReplayStep>, };

/**
 * One event of a replay.
 */
export type ReplayLine = { 
/**
 * The event, as the game defines it.
 */
event: unknown, 
/**
 * What to say about it.
 */
phrase: Phrase, };

/**
 * One command of a replay.
 */
export type ReplayStep = { 
/**
 * Its number, from one: `/r/<code>?step=<step>`.
 */
step: number, 
/**
 * When, in game time.
 */
at: number, 
/**
 * Whose chair gave it.
 */
seat: Seat, 
/**
 * The round before it.
 */
round: number, 
/**
 * What was asked for; null before the end, since a command may name what others cannot see.
 */
command: unknown, 
/**
 * What happened, as this viewer heard it.
 */
story: Array<ReplayLine>, 
/**
 * How the view changed.
 */
patch: Array<PatchOperation>, };

/**
 * `GET /api/replays`: games that ended where this cookie sat, latest first.
 */
export type Replays = { 
/**
 * At most 50.
 */
replays: Array<TableSummary>, };

/**
 * A change to the table that somebody asks for.
 */
export type Request = { "kind": "command", 
/**
 * The command, as the game defines it.
 */
command: unknown, } | { "kind": "chat", 
/**
 * Up to 500 characters.
 */
text: string, } | { "kind": "mute", 
/**
 * The revision of a line of chat.
 */
said: number, } | { "kind": "unmute", 
/**
 * Their number in the table's `muted`.
 */
number: number, } | { "kind": "sit", 
/**
 * Which chair.
 */
seat: Seat, } | { "kind": "stand" } | { "kind": "rename", 
/**
 * Up to 24 characters.
 */
name: string, } | { "kind": "add_bot", 
/**
 * Which chair.
 */
seat: Seat, 
/**
 * Which kind, as the game's list names it.
 */
bot: string, } | { "kind": "remove_bot", 
/**
 * Which chair.
 */
seat: Seat, } | { "kind": "dismiss", 
/**
 * Which chair.
 */
seat: Seat, } | { "kind": "ready", 
/**
 * Or not.
 */
ready: boolean, } | { "kind": "colour", 
/**
 * One that nobody else has chosen.
 */
colour: SeatColour, } | { "kind": "options", 
/**
 * All of them; what is missing takes its default.
 */
options: { [key in string]: string }, 
/**
 * How many chairs.
 */
seats: number, } | { "kind": "start" } | { "kind": "undo" } | { "kind": "restart_turn" } | { "kind": "answer_undo", 
/**
 * Whether one agrees.
 */
agree: boolean, } | { "kind": "withdraw_undo" } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "clock", 
/**
 * 25 to 2000.
 */
percent: number, } | { "kind": "fast_bots", 
/**
 * Or not.
 */
fast: boolean, } | { "kind": "wait_for", 
/**
 * Whose chair.
 */
seat: Seat, } | { "kind": "offer", 
/**
 * Whose chair.
 */
seat: Seat, } | { "kind": "rematch" };

/**
 * One chair at the table, counted from zero in the order of play.
 */
export type Seat = number;

/**
 * The colours of chairs. Each has a shape of its own.
 */
export type SeatColour = "red" | "white" | "blue" | "yellow" | "green" | "violet" | "orange" | "cyan" | "grey";

/**
 * Everything the server may send.
 */
export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "update" } & Update | { "type": "you", 
/**
 * From now on.
 */
you: You, } | { "type": "done", 
/**
 * The client's id.
 */
id: string, 
/**
 * The revision that holds it.
 */
revision: number, } | { "type": "refused", 
/**
 * The client's id.
 */
id: string, 
/**
 * The refusal with its rule, for the client to show.
 */
refusal: Refused, } | { "type": "preview", 
/**
 * The client's id.
 */
id: string, 
/**
 * Whether the command would be accepted now.
 */
legal: boolean, 
/**
 * Why not, when it would not.
 */
refusal: Refused | null, 
/**
 * What it would cost and change, as the game defines it; null when there is nothing to tell.
 */
preview: unknown, 
/**
 * The revision it was computed for.
 */
revision: number, } | { "type": "story", 
/**
 * The items.
 */
items: Array<StoryItem>, 
/**
 * Whether there is still more before them.
 */
more: boolean, } | { "type": "playhead", 
/**
 * From now on.
 */
playhead: Playhead, } | { "type": "pong", 
/**
 * The number of the ping.
 */
sent: number, 
/**
 * The server's clock, milliseconds since 1970.
 */
now: number, } | { "type": "error", 
/**
 * What it was.
 */
code: ErrorCode, 
/**
 * The same for a person.
 */
phrase: Phrase, } | { "type": "goodbye", 
/**
 * The reason, for the client to say and to act on.
 */
reason: GoodbyeReason, 
/**
 * When to try again, in milliseconds; null when there is no point.
 */
retry: number | null, };

/**
 * One line of the story.
 */
export type StoryItem = { 
/**
 * The log entry it belongs to. Several items may share one.
 */
revision: number, 
/**
 * When, milliseconds since 1970.
 */
when: number, 
/**
 * Commands in the log after it: where the replay shows it.
 */
step: number, 
/**
 * What happened, for programs.
 */
told: Told, 
/**
 * What to say about it.
 */
phrase: Phrase, };

/**
 * A chair in a summary.
 */
export type SummaryChair = { 
/**
 * Who it belongs to.
 */
holder: Holder, 
/**
 * What to call them; the kind of bot for a bot.
 */
name: string, 
/**
 * The colour that its person chose; null for the game's own choice for this place.
 */
colour: SeatColour | null, };

/**
 * Something that happened at the table rather than in the game. Its phrase has the key `table-event-<event>`.
 */
export type TableEvent = { "event": "sat", seat: Seat, name: string, } | { "event": "stood", seat: Seat, name: string, } | { "event": "renamed", seat: Seat, name: string, } | { "event": "bot_sat", seat: Seat, bot: string, } | { "event": "bot_left", seat: Seat, bot: string, } | { "event": "program_sat", seat: Seat, name: string, } | { "event": "ready", seat: Seat, } | { "event": "not_ready", seat: Seat, } | { "event": "options_changed" } | { "event": "content_brought" } | { "event": "content_removed" } | { "event": "started" } | { "event": "forked", code: string, step: number, } | { "event": "undone", seat: Seat, commands: number, free: boolean, agreed: Array<Seat>, } | { "event": "undo_asked", seat: Seat, commands: number, } | { "event": "undo_agreed", seat: Seat, } | { "event": "undo_refused", seat: Seat, } | { "event": "undo_withdrawn", seat: Seat, } | { "event": "paused", seat: Seat, } | { "event": "resumed", seat: Seat, } | { "event": "clock_set", seat: Seat, percent: number, } | { "event": "bots_fast" } | { "event": "bots_slow" } | { "event": "bot_took_over", seat: Seat, bot: string, } | { "event": "came_back", seat: Seat, } | { "event": "muted", seat: Seat | null, name: string, } | { "event": "unmuted", seat: Seat | null, name: string, } | { "event": "waited_for", seat: Seat, by: Seat, } | { "event": "offered", seat: Seat, } | { "event": "moved", seat: Seat, } | { "event": "over", outcome: Outcome, } | { "event": "rematch", code: string, } | { "event": "closed" } | { "event": "stopped" };

/**
 * A table as everybody may know it.
 */
export type TableInfo = { 
/**
 * The short code for typing.
 */
code: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Waiting, playing, over or stopped.
 */
phase: TablePhase, 
/**
 * The chosen options.
 */
options: { [key in string]: string }, 
/**
 * Content that the table plays with in place of the built-in one; its text is at `/api/tables/{code}/content`.
 */
content: ContentInfo | null, 
/**
 * The chairs, in the order of play.
 */
chairs: Array<Chair>, 
/**
 * Onlookers without a chair.
 */
onlookers: number, 
/**
 * Whom the host does not let speak.
 */
muted: Array<Muted>, 
/**
 * Whether the clock is stopped.
 */
paused: boolean, 
/**
 * Whether bots move at once.
 */
fast_bots: boolean, 
/**
 * Somebody's request to take back, while it waits for consent.
 */
undo: UndoRequest | null, 
/**
 * SHA-256 of the seed, shown before the first move.
 */
commitment: string, 
/**
 * The seed itself, once the game is over.
 */
seed: string | null, 
/**
 * The chairs whose people still watch a film.
 */
watching: Array<Seat>, 
/**
 * How it ended; null while anybody still watches.
 */
outcome: Outcome | null, 
/**
 * The code of the next table with the same chairs.
 */
rematch: string | null, 
/**
 * The replay this table was forked from: code and number of commands. Its dice are known to whoever looks.
 */
fork: Fork | null, 
/**
 * Why the options cannot start a game, in the waiting room.
 */
problem: Phrase | null, 
/**
 * Whether whoever runs the server closed it: nobody moves or speaks here any more.
 */
closed: boolean, 
/**
 * The server is about to stop, and makes no new tables; null while it goes on.
 */
drain: Drain | null, 
/**
 * When it was made, milliseconds since 1970.
 */
created: number, 
/**
 * When each round of the game began, milliseconds since 1970; the first ones, if there are many.
 */
rounds: Array<number>, };

/**
 * A new table.
 */
export type TableMade = { 
/**
 * The short code: `/t/<code>`.
 */
code: string, 
/**
 * The long token for the invitation link: `/t/<link>`.
 */
link: string, };

/**
 * Where a table is in its life.
 */
export type TablePhase = "waiting" | "playing" | "over" | "stopped";

/**
 * `GET /api/tables/{code}` (a code or a link's token): what a person sees before joining.
 */
export type TableSummary = { 
/**
 * The short code.
 */
code: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Waiting, playing, over or stopped.
 */
phase: TablePhase, 
/**
 * The chosen options.
 */
options: { [key in string]: string }, 
/**
 * Content that the table brings in place of the built-in one.
 */
content: ContentInfo | null, 
/**
 * The names on the chairs: people's names, or kinds of bots; empty for empty chairs.
 */
chairs: Array<SummaryChair>, 
/**
 * One's own chair.
 */
seat: Seat | null, 
/**
 * Whether the game waits for this cookie's chair.
 */
your_move: boolean, 
/**
 * Commands so far.
 */
steps: number, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * When it was made, milliseconds since 1970.
 */
created: number, 
/**
 * When it last changed, milliseconds since 1970.
 */
updated: number, };

/**
 * `POST /api/tables/{code}/chair`: take one's chair over from another device.
 */
export type TakeChair = { 
/**
 * The secret that the other device was given.
 */
secret: string, };

/**
 * What a line of the story is about.
 */
export type Told = { "kind": "game", 
/**
 * The event, as the game defines it.
 */
event: unknown, } | { "kind": "table", 
/**
 * The event.
 */
event: TableEvent, } | { "kind": "chat", 
/**
 * From this chair; null for an onlooker.
 */
seat: Seat | null, 
/**
 * Their name then.
 */
name: string, 
/**
 * Their words.
 */
text: string, };

/**
 * Whose move it is, and what this viewer can take back.
 */
export type Turn = { 
/**
 * The chairs that the game waits for.
 */
awaited: Array<Seat>, 
/**
 * The round.
 */
round: number, 
/**
 * Commands in the log: the step of the replay.
 */
step: number, 
/**
 * Taking back one's latest command; null when there is none or the game forbids it.
 */
undo: UndoOffer | null, 
/**
 * Taking back everything done this turn; null when there is nothing or the game forbids it.
 */
restart: UndoOffer | null, };

/**
 * What taking back would mean.
 */
export type UndoOffer = { 
/**
 * Whether it needs nobody's consent: the game allows it, nothing came to light, no die was rolled, nobody else acted.
 * Otherwise the others are asked.
 */
free: boolean, 
/**
 * How many commands would be taken back.
 */
commands: number, };

/**
 * A request to take back that waits for consent.
 */
export type UndoRequest = { 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * How many commands of the log would be left.
 */
to: number, 
/**
 * How many would be taken back.
 */
commands: number, 
/**
 * Who has agreed so far.
 */
agreed: Array<Seat>, 
/**
 * Who has yet to answer, people who are away included when their moves would be taken back.
 */
waiting: Array<Seat>, 
/**
 * Until when those who are not there are waited for, milliseconds since 1970. After that, the others suffice.
 */
deadline: number, };

/**
 * What changed since the last message with a view.
 */
export type Update = { 
/**
 * The moment it leads to.
 */
revision: number, 
/**
 * The table, when anything about it changed.
 */
table?: TableInfo, 
/**
 * What is printed on cards and boards, when the game has just begun.
 */
catalogue?: unknown, 
/**
 * The whole view, when there was none before or the change is too large.
 */
view?: unknown, 
/**
 * Otherwise the change of the view as a JSON Patch (RFC 6902: add, remove, replace).
 */
patch?: Array<PatchOperation>, 
/**
 * Commands worth offering, when they changed.
 */
options?: Array<unknown>, 
/**
 * Whose move it is, when it changed.
 */
turn?: Turn, 
/**
 * The clock, when it changed.
 */
clock?: Clock, 
/**
 * What happened, as this viewer heard it.
 */
story?: Array<StoryItem>, };

/**
 * Who is looking at the game: the holder of a chair, or somebody without one.
 */
export type Viewer = { "seat": Seat } | "spectator";

/**
 * Everything a client needs to show a table.
 */
export type Welcome = { 
/**
 * The version the server speaks.
 */
protocol: number, 
/**
 * The server's own version.
 */
server: string, 
/**
 * The server's clock, milliseconds since 1970.
 */
now: number, 
/**
 * Whether only the story since the asked revision follows, and no catalogue.
 */
resumed: boolean, 
/**
 * The moment all of this describes.
 */
revision: number, 
/**
 * What this connection is at the table.
 */
you: You, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * What is printed on cards and boards; null in the waiting room and when resuming.
 */
catalogue: unknown, 
/**
 * The game as this viewer sees it; null in the waiting room.
 */
view: unknown, 
/**
 * Commands worth offering now; empty without a chair.
 */
options: Array<unknown>, 
/**
 * Whose move it is, and what can be taken back; null in the waiting room.
 */
turn: Turn | null, 
/**
 * The clock.
 */
clock: Clock, 
/**
 * Where the screens of this table are in a film; null when nobody has moved them yet.
 */
playhead: Playhead | null, 
/**
 * The story as this viewer heard it, oldest first: the latest 200 items, or all since the asked revision.
 */
story: Array<StoryItem>, 
/**
 * Whether there is more before them; ask with `story`.
 */
more: boolean, };

/**
 * What a connection is at its table.
 */
export type You = { 
/**
 * The chair it plays from; null for an onlooker.
 */
seat: Seat | null, 
/**
 * The name it is known by.
 */
name: string, 
/**
 * Whether it has the host's rights.
 */
host: boolean, 
/**
 * The token of the invitation link `/t/<token>`; null for an onlooker.
 */
link: string | null, 
/**
 * The chair that a bot keeps for this person; sit down to take it back.
 */
kept: Seat | null, 
/**
 * Whether the host does not let them speak.
 */
muted: boolean, };
