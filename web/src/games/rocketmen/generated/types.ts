// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

import type { Seat } from "../../../net/generated/protocol";

/**
 * What an abort takes (RM-9.11, RM-9.12).
 */
export type AbortTerms = { 
/**
 * The cards it is paid with.
 */
from: CardSet, 
/**
 * The fewest that do.
 */
least: number, 
/**
 * The most that are taken: a permanent card may go where a lesser one is missing.
 */
most: number, };

/**
 * Lasting benefits of fulfilled missions.
 */
export type Achievements = { 
/**
 * Rocket points for every launch.
 */
rocket: number, 
/**
 * Cards more in the Hand.
 */
hand: number, 
/**
 * Money tokens.
 */
money: number, 
/**
 * Science tokens.
 */
science: number, 
/**
 * Money tokens spent this turn.
 */
money_spent: number, 
/**
 * Science tokens spent this turn.
 */
science_spent: number, };

/**
 * A mission of the AI.
 */
export type AiMission = { 
/**
 * The solo card that named the destination.
 */
destination_card: number, 
/**
 * The solo card that named the type.
 */
type_card: number, 
/**
 * Where it goes.
 */
location: LocationId, 
/**
 * Where its Rocket stands.
 */
position: number, };

/**
 * The AI.
 */
export type AiView = { 
/**
 * Points on the victory track.
 */
vp: number, 
/**
 * Locations with AI tokens, one bit each.
 */
locations: number, 
/**
 * Missions fulfilled.
 */
missions: number, 
/**
 * The mission it flies now.
 */
mission: AiMission | null, 
/**
 * Solo cards put aside, one bit each.
 */
discarded: number, 
/**
 * Whether it flies no more.
 */
grounded: boolean, };

/**
 * What a DISCARD ability is aimed at.
 */
export type Aim = "nothing" | { "card": CardId } | { "cards": CardSet };

/**
 * An Asset.
 */
export type AssetSource = { 
/**
 * Its name in keys.
 */
id: string, 
/**
 * Its half of the deck.
 */
colour: Colour, 
/**
 * One number per copy: the fewest players that copy is for.
 */
markers: Array<number>, 
/**
 * What it prints in its corner.
 */
prints: Printed, 
/**
 * What it costs.
 */
price: Price, 
/**
 * Whether nothing forces it off the pad.
 */
permanent: boolean, 
/**
 * What it does.
 */
effect: Effect, };

/**
 * A total price.
 */
export type Bill = { 
/**
 * Money.
 */
money: number, 
/**
 * Computers.
 */
computer: number, 
/**
 * Composite materials.
 */
composite: number, 
/**
 * Biotechnology.
 */
biotech: number, 
/**
 * Items of any kind.
 */
any: number, };

/**
 * What moves a Rocket before the first draw (RM-8.9, RM-8.10, RM-7.16).
 */
export type Boost = { 
/**
 * The spaces altogether.
 */
spaces: number, 
/**
 * The cards of the pad that move it.
 */
cards: Array<PadBoost>, 
/**
 * Spaces for Science tokens.
 */
science: number, };

/**
 * One physical card.
 */
export type CardId = number;

/**
 * A set of cards. At most 128 cards exist, so a set is one machine word pair and copies for nothing.
 */
export type CardSet = number[];

/**
 * What is printed on the cards and the board: public, and the same for the whole game.
 */
export type Catalogue = { 
/**
 * The kind of each card, by card number.
 */
cards: Array<KindId>, 
/**
 * Whose Mission each card is, by card number; nothing for what anybody may own.
 */
owners: Array<Seat | null>, 
/**
 * The card that counts as what it copies.
 */
copier: CardId | null, 
/**
 * What is printed on each kind of card.
 */
kinds: Array<CatalogueKind>, 
/**
 * What a money token is worth.
 */
money_token: number, 
/**
 * The colours of the seats, in order (RM-1.1).
 */
colours: [string, string, string, string], 
/**
 * Everything else that the data files say.
 */
board: Source, 
/**
 * The rules behind what the screens explain by themselves.
 */
rules: RuleNumbers, };

/**
 * A kind of card in the catalogue.
 */
export type CatalogueKind = { 
/**
 * Its name in message keys.
 */
id: string, 
/**
 * Mission, Asset, Engine or Threat.
 */
family: Family, 
/**
 * Money and items.
 */
prints: Printed, 
/**
 * What it costs to buy.
 */
price: Price, 
/**
 * What it does.
 */
effect: Effect, 
/**
 * Whether nothing forces it off the pad.
 */
permanent: boolean, 
/**
 * Its achievement, for Missions.
 */
gain: Gain | null, 
/**
 * Where it can fly, for Missions.
 */
flights: Array<Destination>, 
/**
 * The location of each of these flights.
 */
landings: Array<LocationId>, };

/**
 * How a pending WHEN USED TO PAY effect is used.
 */
export type Claim = "draw" | { "plan": CardId } | { "pad": { 
/**
 * The Hand card to be placed.
 */
card: CardId, 
/**
 * What Industrial Espionage copies, when it is the card.
 */
model?: CardId | null, } } | { "junk": CardSet };

/**
 * Which half of the deck an Asset belongs to.
 */
export type Colour = "teal" | "pink";

/**
 * Everything a player may ask for.
 */
export type Command = { "buy": { 
/**
 * Display cards.
 */
cards?: CardSet, 
/**
 * The pile of an Engine, 0 to 2.
 */
engine?: number | null, 
/**
 * Cards and tokens given for all of it.
 */
pay: Payment, 
/**
 * What Industrial Espionage copies, when it pays.
 */
model?: CardId | null, } } | { "place": { 
/**
 * A Mission for the plan.
 */
plan?: CardId | null, 
/**
 * Cards for the pad.
 */
pad?: CardSet, 
/**
 * The payment besides the money of the placed cards themselves.
 */
pay: Payment, 
/**
 * What Industrial Espionage copies, when it is placed or pays.
 */
model?: CardId | null, } } | { "discard": { 
/**
 * Cards of the Hand, the pad or the plan.
 */
cards: CardSet, } } | { "use": { 
/**
 * The card in the Hand.
 */
card: CardId, 
/**
 * What it is aimed at.
 */
aim: Aim, 
/**
 * What Industrial Espionage copies, when it is the card.
 */
model?: CardId | null, } } | { "claim": { 
/**
 * The card that paid.
 */
card: CardId, 
/**
 * How its effect is used.
 */
claim: Claim, } } | { "store": { 
/**
 * A Hand card.
 */
card: CardId, } } | { "unstore": { 
/**
 * Stored cards, for the Hand.
 */
cards: CardSet, } } | { "remove": { 
/**
 * The display card that leaves the game.
 */
card: CardId, } } | { "launch": { 
/**
 * Where the Mission is to fly.
 */
destination: Destination, } } | "draw" | "keep" | { "trigger": { 
/**
 * The pad card.
 */
card: CardId, } } | { "pick": { 
/**
 * The value on the revealed card.
 */
value: number, } } | { "abort": { 
/**
 * The pad cards that this costs.
 */
discard?: CardSet, } } | "accept" | { "settle": { 
/**
 * Cards that stay on the pad besides the permanent ones.
 */
keep?: CardSet, 
/**
 * Whether the Mission stays planned.
 */
mission: MissionFate, } } | { "trim": { 
/**
 * As many Hand cards as are over the limit.
 */
cards: CardSet, } } | "end_turn";

/**
 * Everything that is one number.
 */
export type Constants = { 
/**
 * Hand limit at the start.
 */
hand: number, 
/**
 * Cards on display.
 */
display: number, 
/**
 * Money per placed card.
 */
placement: number, 
/**
 * Mission tokens per player.
 */
tokens: number, 
/**
 * What the Moon and Mars tokens score.
 */
token_vp: number, 
/**
 * Goals dealt to each player.
 */
goals: number, 
/**
 * Variant cards in use.
 */
variants: number, 
/**
 * Missions per player in the Battle for Earth.
 */
battle_missions: number, 
/**
 * The round after which the game is scored as it stands.
 */
rounds: number, 
/**
 * Victory points that trigger the end with two, three and four players.
 */
thresholds: [number, number, number], 
/**
 * What Threats cost more.
 */
surcharge: Array<Surcharge>, 
/**
 * How many Success cards show 0, 1, 2, 3 and 4.
 */
success: [number, number, number, number, number], };

/**
 * One of the three destinations, nearest first.
 */
export type Destination = "earth" | "moon" | "mars";

/**
 * A destination.
 */
export type DestinationSource = { 
/**
 * Earth orbit, the Moon or Mars.
 */
id: Destination, 
/**
 * The space to reach.
 */
target: number, 
/**
 * How many Success cards may be drawn.
 */
draws: number, 
/**
 * The item that boosts.
 */
boost: Item, };

/**
 * How hard the AI is to beat.
 */
export type Difficulty = "easy" | "normal" | "hard";

/**
 * What an Asset does.
 */
export type Effect = { "kind": "none" } | { "kind": "pay-draw", 
/**
 * How many cards are drawn.
 */
cards: number, } | { "kind": "pay-place-free" } | { "kind": "pay-junk", 
/**
 * How many cards may go there.
 */
cards: number, } | { "kind": "take-threat", 
/**
 * The type of Threat it takes.
 */
threat: ThreatType, } | { "kind": "junk-then-draw", 
/**
 * How many to draw.
 */
cards: number, } | { "kind": "swap-hand", 
/**
 * How many more.
 */
extra: number, } | { "kind": "cycle-display-then-draw", 
/**
 * How many to draw.
 */
cards: number, } | { "kind": "draw", 
/**
 * How many cards are drawn.
 */
cards: number, } | { "kind": "fetch-from-warehouse", 
/**
 * How many cards are taken.
 */
cards: number, } | { "kind": "money-per-mission", 
/**
 * How much for each.
 */
money: number, } | { "kind": "boost", 
/**
 * By how much.
 */
spaces: number, } | { "kind": "plan-first-draw", 
/**
 * Of how many.
 */
cards: number, } | { "kind": "redraw" } | { "kind": "zero-counts-as", 
/**
 * Spaces moved instead.
 */
spaces: number, } | { "kind": "advance", 
/**
 * Spaces moved.
 */
spaces: number, } | { "kind": "keep-engine", 
/**
 * How many Engines may stay.
 */
cards: number, } | { "kind": "store", 
/**
 * How many at most.
 */
cards: number, } | { "kind": "copy" };

/**
 * Why the end of the game was triggered.
 */
export type EndReason = "threshold" | "all_tokens" | "everybody_done" | "too_long" | "empty_display" | "battle_won" | "twelve_tokens";

/**
 * An Engine pile.
 */
export type EngineSource = { 
/**
 * Its name in keys.
 */
id: string, 
/**
 * One number per copy.
 */
markers: Array<number>, 
/**
 * Its Rocket points.
 */
rocket: number, 
/**
 * What it costs.
 */
price: Price, };

/**
 * One thing that happened.
 */
export type Event = { "event": "turn_began", seat: Seat, round: number, } | { "event": "bought", seat: Seat, cards: CardSet, pay: Payment, model: CardId | null, } | { "event": "displayed", cards: Array<CardId>, } | { "event": "placed", seat: Seat, plan: CardId | null, pad: CardSet, pay: Payment, model: CardId | null, } | { "event": "discarded", seat: Seat, cards: CardSet, } | { "event": "used", seat: Seat, card: CardId, model: CardId | null, } | { "event": "took_threat", seat: Seat, card: CardId, } | { "event": "junked", seat: Seat, cards: CardSet, } | { "event": "cycled", seat: Seat, card: CardId, } | { "event": "drew", seat: Seat, count: number, } | { "event": "drew_cards", seat: Seat, cards: CardSet, } | { "event": "reshuffled", seat: Seat, } | { "event": "fetched", seat: Seat, cards: CardSet, } | { "event": "stored", seat: Seat, card: CardId, } | { "event": "unstored", seat: Seat, cards: CardSet, } | { "event": "removed", seat: Seat, card: CardId, } | { "event": "launch_declared", seat: Seat, location: LocationId, rocket: number, boost: number, } | { "event": "revealed", seat: Seat, values: Array<number>, } | { "event": "picked", seat: Seat, value: number, } | { "event": "success_drawn", seat: Seat, value: number, } | { "event": "triggered", seat: Seat, card: CardId, } | { "event": "rocket_moved", seat: Seat, spaces: number, position: number, } | { "event": "succeeded", seat: Seat, location: LocationId, vp: number, first: boolean, } | { "event": "gained", seat: Seat, gain: Gain, } | { "event": "token_taken", seat: Seat, destination: Destination, } | { "event": "failed", seat: Seat, location: LocationId, } | { "event": "aborted", seat: Seat, discard: CardSet, } | { "event": "settled", seat: Seat, keep: CardSet, mission: MissionFate, } | { "event": "trimmed", seat: Seat, cards: CardSet, } | { "event": "end_triggered", reason: EndReason, } | { "event": "ai_planned", location: LocationId, position: number, } | { "event": "ai_moved", position: number, } | { "event": "ai_arrived", location: LocationId, vp: number, first: boolean, } | { "event": "ai_grounded" } | { "event": "pushed_out", card: CardId, } | { "event": "threat_scored", seat: Seat, vp: number, } | { "event": "ai_scored_threat", vp: number, } | { "event": "game_over", winners: Array<Seat>, scores: Array<Score>, };

/**
 * The four families of cards.
 */
export type Family = { "mission": MissionType } | { "asset": Colour } | "engine" | { "threat": ThreatType };

/**
 * The final scores as a table.
 */
export type FinalTable = { 
/**
 * The seats, the most points first, winners before those they tied with.
 */
order: Array<Seat>, 
/**
 * Where points can come from in this game.
 */
rows: Array<ScoreRow>, 
/**
 * Solitaire: whether the AI has won.
 */
ai_won: boolean, 
/**
 * Solitaire: whether the goal is met (RM-13.3).
 */
goal_met: boolean, };

/**
 * How a launch ended.
 */
export type FlightEnd = { "kind": "success", 
/**
 * Points on the victory track.
 */
vp: number, 
/**
 * Whether nobody had been there.
 */
first: boolean, 
/**
 * The achievement.
 */
gain: Gain | null, 
/**
 * Whether the token of the destination came with it.
 */
token: boolean, } | { "kind": "failure" } | { "kind": "abort", 
/**
 * What that cost.
 */
discard: CardSet, };

/**
 * What happened in a launch.
 */
export type FlightStep = "lift_off" | { "drew": { 
/**
 * Its value.
 */
value: number, } } | "kept" | { "used": { 
/**
 * The card that left the pad for its effect.
 */
card: CardId, } };

/**
 * The latest launch, under way or over.
 */
export type FlightView = { 
/**
 * How many launches there had been before it: the same launch has the same number for everybody.
 */
number: number, 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Where it goes.
 */
location: LocationId, 
/**
 * What moved the Rocket at lift-off.
 */
boost: Boost, 
/**
 * The Launch Pad at lift-off.
 */
pad: CardSet, 
/**
 * Where the Rocket stands, or stood at the end.
 */
position: number, 
/**
 * The Success cards in the order in which they were turned over.
 */
cards: Array<SuccessCard>, 
/**
 * What a success brings, or has brought.
 */
prize: Prize, 
/**
 * How it ended.
 */
end: FlightEnd | null, 
/**
 * Whether the game has gone on since: somebody has done something else.
 */
past: boolean, };

/**
 * The lasting benefit of a success.
 */
export type Gain = { "rocket": number } | { "hand": number } | { "money": number } | { "science": number };

/**
 * One of the personal goals, in the order of the data.
 */
export type GoalId = number;

/**
 * What a goal would pay.
 */
export type GoalScore = { 
/**
 * Which goal.
 */
goal: GoalId, 
/**
 * What each of its two tasks pays; nothing for a task not met.
 */
tasks: [number, number], 
/**
 * Whether all its tasks are met, as Solitaire wants it (RM-13.3).
 */
met: boolean, 
/**
 * Whether it is the one that pays (RM-10.9).
 */
counts: boolean, };

/**
 * A personal goal.
 */
export type GoalSource = { 
/**
 * Its name in keys.
 */
id: string, 
/**
 * Its tasks.
 */
tasks: Array<Task>, 
/**
 * Whether it is used in Solitaire.
 */
solo: boolean, };

/**
 * One of the three items that boost a destination and pay for cards.
 */
export type Item = "computer" | "composite" | "biotech";

/**
 * Which kind of card a card is: an index into [`Content::kinds`].
 */
export type KindId = number;

/**
 * How the launch to be settled went.
 */
export type Landing = "success" | "failure";

/**
 * A launch in figures.
 */
export type LaunchPreview = { 
/**
 * Where the Mission flies.
 */
destination: Destination, 
/**
 * The location it would fill.
 */
location: LocationId, 
/**
 * What a success would score.
 */
vp: number, 
/**
 * The player's points with it.
 */
to: number, 
/**
 * Rocket points there are.
 */
rocket: number, 
/**
 * Rocket points it takes.
 */
needed: number, 
/**
 * Rocket points that are missing.
 */
lacking: number, 
/**
 * The space the Rocket would stand on.
 */
position: number, 
/**
 * The space to reach.
 */
target: number, 
/**
 * Spaces to go.
 */
spaces: number, 
/**
 * Draws that remain.
 */
draws: number, 
/**
 * The chance of success from there, everything used as well as possible.
 */
chance: number, 
/**
 * What a draw may show, from the lowest value up; nothing when no draw comes next.
 */
next: Array<NextCard>, 
/**
 * What aborting would cost right after this.
 */
abort_price: number, };

/**
 * Where a game flies, and what ends it.
 */
export type Limits = { 
/**
 * Where Missions may fly (RM-12.2).
 */
destinations: Array<Destination>, 
/**
 * How many missions one player may fulfil (RM-12.3).
 */
missions: number, 
/**
 * The points on the victory track with which the last round begins, where points do that (RM-10.1).
 */
last_round_at: number | null, };

/**
 * One of the locations, in the order of the board.
 */
export type LocationId = number;

/**
 * A location.
 */
export type LocationSource = { 
/**
 * The destination that it belongs to.
 */
destination: Destination, 
/**
 * What is built there.
 */
type: MissionType, 
/**
 * The Rocket points a launch needs.
 */
rocket: number, 
/**
 * What the first to arrive scores.
 */
first: number, 
/**
 * What everybody after that scores.
 */
later: number, 
/**
 * Its place in the tie-break, 1 being the best.
 */
rank: number, };

/**
 * A location on the board.
 */
export type LocationView = { 
/**
 * Who is there.
 */
seats: Array<Seat>, 
/**
 * Whether the AI is there.
 */
ai: boolean, 
/**
 * What whoever arrives next scores.
 */
vp: number, 
/**
 * Whether they would be the first.
 */
untouched: boolean, };

/**
 * Whether the Mission of a failed launch stays planned.
 */
export type MissionFate = "stays" | "goes";

/**
 * A starting Mission.
 */
export type MissionSource = { 
/**
 * Its name in keys.
 */
id: string, 
/**
 * What it builds.
 */
type: MissionType, 
/**
 * What it prints in its corner.
 */
prints: Printed, 
/**
 * Its achievement.
 */
gain: Gain, };

/**
 * What kind of thing is built at a location.
 */
export type MissionType = "satellite" | "spaceship" | "space-hotel" | "orbital-shipyard" | "space-station" | "asteroid-mining" | "base";

/**
 * Which game is played on this board.
 */
export type Mode = "standard" | "battle_for_earth" | { "solitaire": Difficulty };

/**
 * Where exactly a launch stands.
 */
export type Moment = "ready" | { "answering": { 
/**
 * The value on the drawn card.
 */
value: number, } } | { "picking": { 
/**
 * How many cards of each value, from 0 up.
 */
revealed: [number, number, number, number, number], } } | "last_chance";

/**
 * Something that a goal asks for.
 */
export type Needs = { "location": [Destination, MissionType] } | { "type": [MissionType, number] } | { "destination": [Destination, number] } | { "missions": number } | { "threats": number } | { "threat-types": number } | { "tokens": number } | { "all": Array<Needs> };

/**
 * A value that the next Success card may show.
 */
export type NextCard = { 
/**
 * The spaces that the card moves.
 */
value: number, 
/**
 * How many such cards are left.
 */
count: number, 
/**
 * The chance of success after drawing one.
 */
chance: number, 
/**
 * Whether the Rocket arrives with it, without anything else.
 */
arrives: boolean, };

/**
 * What this turn has already seen.
 */
export type NotesView = { 
/**
 * The one Engine is bought.
 */
engine_bought: boolean, 
/**
 * Something was placed.
 */
placed: boolean, 
/**
 * Something was stored on the Depot.
 */
stored: boolean, 
/**
 * Solitaire: a display card was removed.
 */
removed: boolean, 
/**
 * Cards whose WHEN USED TO PAY effect may still be claimed.
 */
pending: CardSet, };

/**
 * What concerns one chair alone.
 */
export type OwnView = { 
/**
 * What each card of the display costs this player now, place by place (RM-4.12).
 */
prices: Array<Bill | null>, 
/**
 * Hand cards that may be planned now, the price apart (RM-5.2).
 */
plannable: CardSet, 
/**
 * One card of every kind that Industrial Espionage may copy now (RM-7.25).
 */
models: CardSet, };

/**
 * What one card of a pad adds to a boost.
 */
export type PadBoost = { 
/**
 * The card.
 */
card: CardId, 
/**
 * Its spaces.
 */
spaces: number, };

/**
 * The chance of a launch after one of its steps.
 */
export type PastChance = { 
/**
 * What had happened.
 */
step: FlightStep, 
/**
 * The chance of success from there.
 */
chance: number, };

/**
 * Cards and tokens given for something. Only what they show counts; there is no change.
 */
export type Payment = { 
/**
 * Cards from the Hand.
 */
cards?: CardSet, 
/**
 * How many money tokens to flip.
 */
money_tokens?: number, 
/**
 * How many Science tokens to flip.
 */
science_tokens?: number, };

/**
 * What the game waits for.
 */
export type PhaseView = "acting" | { "launching": { 
/**
 * Where it goes.
 */
location: LocationId, 
/**
 * Where exactly it stands.
 */
moment: Moment, 
/**
 * Draws that count, made so far.
 */
drawn: number, 
/**
 * Success cards left, by value.
 */
deck: [number, number, number, number, number], 
/**
 * Success cards left, altogether.
 */
left: number, 
/**
 * Cards of the pad that a failure would clear away.
 */
at_stake: number, 
/**
 * What an abort takes; nothing while there is none.
 */
abort: AbortTerms | null, 
/**
 * The launch in figures.
 */
figures: LaunchPreview, 
/**
 * How the chance got where it is: the latest steps, the present one last.
 */
history: Array<PastChance>, } } | { "settling": Landing } | { "trimming": { 
/**
 * How many cards must go.
 */
excess: number, } } | "over";

/**
 * A place to which a planned Mission could fly.
 */
export type PlannedFlight = { 
/**
 * Where it goes.
 */
destination: Destination, 
/**
 * The location it would fill.
 */
location: LocationId, 
/**
 * Rocket points it takes.
 */
needed: number, 
/**
 * Whether there are as many (RM-8.5).
 */
enough: boolean, 
/**
 * What would move the Rocket before the first draw.
 */
boost: Boost, };

/**
 * A player as this viewer sees them.
 */
export type PlayerView = { 
/**
 * Points on the victory track.
 */
vp: number, 
/**
 * Lasting benefits.
 */
achievements: Achievements, 
/**
 * Rocket points for a launch: those on the pad and of the achievements together.
 */
rocket: number, 
/**
 * Cards in the HQ.
 */
hq: number, 
/**
 * Cards in the Hand.
 */
hand_size: number, 
/**
 * The most cards this player may hold at the end of a turn.
 */
hand_limit: number, 
/**
 * The Hand, for its owner.
 */
hand: CardSet | null, 
/**
 * Hand cards that everybody saw entering it.
 */
seen: CardSet, 
/**
 * The planned Mission.
 */
plan: CardId | null, 
/**
 * The Launch Pad.
 */
pad: CardSet, 
/**
 * Cards on the Depot.
 */
depot: CardSet, 
/**
 * The Playing Area.
 */
played: CardSet, 
/**
 * The Warehouse.
 */
warehouse: CardSet, 
/**
 * The Junkyard.
 */
junkyard: CardSet, 
/**
 * Locations with this player's tokens, one bit each.
 */
locations: number, 
/**
 * Missions fulfilled.
 */
missions: number, 
/**
 * Where the points on the victory track came from.
 */
track: Array<TrackPart>, 
/**
 * Every place to which the planned Mission could fly, and how far the Rocket is with it.
 */
flights: Array<PlannedFlight>, 
/**
 * The personal goals, for their owner, and for everybody once the game is over.
 */
goals: Array<GoalId> | null, 
/**
 * How far the two tasks of each of these goals are.
 */
tasks: Array<[Progress, Progress]> | null, };

/**
 * A preview of one command. What does not apply is left out.
 */
export type Preview = { 
/**
 * What it costs, for buying and placing.
 */
quote?: Quote, 
/**
 * How a launch stands or would stand.
 */
launch?: LaunchPreview, 
/**
 * Each launch that would be allowed after buying or placing this, as it would stand.
 */
launches?: Array<LaunchPreview>, 
/**
 * Every place to which the planned Mission could fly after placing this, and how far the Rocket would be.
 */
flights?: Array<PlannedFlight>, 
/**
 * Cards whose WHEN USED TO PAY effect could still be used and would be lost: worth a question first (RM-7.40).
 */
lost?: CardSet, };

/**
 * What a card costs.
 */
export type Price = { 
/**
 * Money.
 */
money?: number, 
/**
 * Computers.
 */
computer?: number, 
/**
 * Composite materials.
 */
composite?: number, 
/**
 * Biotechnology.
 */
biotech?: number, 
/**
 * Items of any of the three kinds.
 */
any?: number, };

/**
 * What a card prints in its top corner.
 */
export type Printed = { 
/**
 * Money.
 */
money?: number, 
/**
 * Rocket points.
 */
rocket?: number, 
/**
 * Computers.
 */
computer?: number, 
/**
 * Composite materials.
 */
composite?: number, 
/**
 * Biotechnology.
 */
biotech?: number, 
/**
 * Science.
 */
science?: number, };

/**
 * What a launch brings if it succeeds, or has brought.
 */
export type Prize = { 
/**
 * Points on the victory track.
 */
vp: number, 
/**
 * Whether nobody had been there.
 */
first: boolean, 
/**
 * The player's points before it.
 */
from: number, 
/**
 * And with it.
 */
to: number, 
/**
 * The achievement that comes with it.
 */
gain: Gain | null, };

/**
 * How far a player is with a task.
 */
export type Progress = { 
/**
 * What there is of it.
 */
have: number, 
/**
 * What it takes.
 */
need: number, 
/**
 * Whether that is reached.
 */
met: boolean, };

/**
 * Money and items put together. Rocket points never pay for anything.
 */
export type Purse = { 
/**
 * Money.
 */
money: number, 
/**
 * Computers.
 */
computer: number, 
/**
 * Composite materials.
 */
composite: number, 
/**
 * Biotechnology.
 */
biotech: number, 
/**
 * Science.
 */
science: number, };

/**
 * A price and how far the payment goes.
 */
export type Quote = { 
/**
 * What is asked.
 */
price: Bill, 
/**
 * What is offered.
 */
paid: Purse, 
/**
 * Money given for nothing.
 */
surplus: number, 
/**
 * What is still missing; nothing once it is paid.
 */
missing: Shortage | null, 
/**
 * The cheapest way to pay, if there is one.
 */
cheapest: Payment | null, 
/**
 * What would be missing even if everything there is paid; nothing when that is enough.
 */
beyond: Shortage | null, 
/**
 * Money tokens that may pay for this.
 */
money_tokens: number, 
/**
 * Science tokens that may pay for this: none for placing (RM-5.5).
 */
science_tokens: number, 
/**
 * What the rest of the Hand and of the tokens could still pay.
 */
left: Purse, };

/**
 * Why a command is refused.
 */
export type Refusal = { "refusal": "not_your_turn" } | { "refusal": "game_over" } | { "refusal": "launch_under_way" } | { "refusal": "no_launch" } | { "refusal": "answer_the_draw" } | { "refusal": "no_draw_to_answer" } | { "refusal": "pick_first" } | { "refusal": "nothing_to_pick" } | { "refusal": "no_draws_left" } | { "refusal": "settle_first" } | { "refusal": "nothing_to_settle" } | { "refusal": "trim_first" } | { "refusal": "nothing_to_trim" } | { "refusal": "nothing_chosen" } | { "refusal": "not_on_display", card: CardId, } | { "refusal": "no_such_pile" } | { "refusal": "sold_out" } | { "refusal": "second_engine" } | { "refusal": "pay_from_hand", card: CardId, } | { "refusal": "paid_twice", card: CardId, } | { "refusal": "tokens_spent" } | { "refusal": "price_not_met", money: number, items: number, } | { "refusal": "place_from_hand", card: CardId, } | { "refusal": "placement_not_paid", money: number, } | { "refusal": "science_for_placing" } | { "refusal": "plan_needs_mission", card: CardId, } | { "refusal": "plan_taken" } | { "refusal": "no_mission_planned" } | { "refusal": "no_item", card: CardId, } | { "refusal": "same_name", card: CardId, } | { "refusal": "not_yours", card: CardId, } | { "refusal": "use_from_hand", card: CardId, } | { "refusal": "no_ability", card: CardId, } | { "refusal": "wrong_aim" } | { "refusal": "no_such_threat" } | { "refusal": "needs_model" } | { "refusal": "no_model_needed" } | { "refusal": "bad_model" } | { "refusal": "nothing_pending", card: CardId, } | { "refusal": "wrong_claim" } | { "refusal": "no_depot" } | { "refusal": "store_from_hand", card: CardId, } | { "refusal": "depot_full" } | { "refusal": "already_stored" } | { "refusal": "not_stored", card: CardId, } | { "refusal": "not_solitaire" } | { "refusal": "already_removed" } | { "refusal": "ai_not_flying" } | { "refusal": "no_mission" } | { "refusal": "no_such_location" } | { "refusal": "already_there" } | { "refusal": "no_tokens_left" } | { "refusal": "battle_limit" } | { "refusal": "earth_only" } | { "refusal": "too_few_rocket_points", have: number, need: number, } | { "refusal": "not_on_pad", card: CardId, } | { "refusal": "no_launch_effect", card: CardId, } | { "refusal": "too_late_for_this" } | { "refusal": "nothing_to_answer" } | { "refusal": "abort_too_early" } | { "refusal": "abort_too_late" } | { "refusal": "abort_price", owed: number, } | { "refusal": "nothing_to_accept" } | { "refusal": "cannot_keep_after_success" } | { "refusal": "cannot_keep_after_failure" } | { "refusal": "mission_flown" } | { "refusal": "trim_from_hand", card: CardId, } | { "refusal": "trim_exactly", excess: number, };

/**
 * The numbers of the rules behind what a screen explains without having been refused anything.
 */
export type RuleNumbers = { 
/**
 * One Engine a turn.
 */
one_engine: string, 
/**
 * What Industrial Espionage copies.
 */
copying: string, 
/**
 * The Success cards that are left are public.
 */
counting: string, 
/**
 * What an abort costs.
 */
abort: string, 
/**
 * A tie decided by the best location.
 */
best_location: string, 
/**
 * A tie decided by the number of missions, or not at all.
 */
most_missions: string, 
/**
 * How the AI gets its mission.
 */
ai_mission: string, 
/**
 * Removing a card from the display in Solitaire.
 */
removing: string, 
/**
 * How Solitaire is won.
 */
solitaire: string, };

/**
 * Where a player's points come from.
 */
export type Score = { 
/**
 * Points on the victory track.
 */
track: number, 
/**
 * Points for Threats (RM-10.7).
 */
threats: number, 
/**
 * Points for the Moon and Mars tokens (RM-10.8).
 */
tokens: number, 
/**
 * The goals, with what each task pays; the better one counts.
 */
goals: Array<GoalScore>, 
/**
 * Points for the better goal (RM-10.9).
 */
goal: number, 
/**
 * Points for each Variant card that scores.
 */
variants: Array<[VariantId, number]>, 
/**
 * All together.
 */
total: number, };

/**
 * Everybody's points from one source.
 */
export type ScoreRow = { 
/**
 * Where they come from.
 */
from: ScoreSource, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * The points, by seat.
 */
points: Array<number>, 
/**
 * The AI's points, in Solitaire.
 */
ai: number | null, };

/**
 * Where points come from.
 */
export type ScoreSource = "track" | "threats" | "tokens" | "goal" | { "variant": VariantId };

/**
 * What a payment lacks.
 */
export type Shortage = { 
/**
 * Money.
 */
money: number, 
/**
 * Items.
 */
items: number, 
/**
 * The item, when there is one missing and it can only be this one or Science.
 */
item: Item | null, };

/**
 * A solo card.
 */
export type SoloSource = { 
/**
 * As a type card: the mission.
 */
type: MissionType, 
/**
 * As a type card: the spaces it adds.
 */
advance: number, 
/**
 * As a destination card on Easy: where, and from which space.
 */
easy: [Destination, number], 
/**
 * The same on Normal.
 */
normal: [Destination, number], 
/**
 * The same on Hard.
 */
hard: [Destination, number], };

/**
 * Everything that the data files say. In a replacement file every part may be left out.
 */
export type Source = { 
/**
 * Names the game the file is for; needed in replacement files.
 */
game: string | null, 
/**
 * Starting Missions.
 */
mission: Array<MissionSource>, 
/**
 * Assets.
 */
asset: Array<AssetSource>, 
/**
 * Engine piles.
 */
engine: Array<EngineSource>, 
/**
 * Threats.
 */
threat: Array<ThreatSource>, 
/**
 * The three destinations.
 */
destination: Array<DestinationSource>, 
/**
 * The locations.
 */
location: Array<LocationSource>, 
/**
 * Personal goals.
 */
goal: Array<GoalSource>, 
/**
 * Variant cards.
 */
variant: Array<VariantSource>, 
/**
 * Solo cards.
 */
solo: Array<SoloSource>, 
/**
 * Everything that is one number.
 */
constants: Constants | null, };

/**
 * A Success card as everybody saw it.
 */
export type SuccessCard = { 
/**
 * What it shows.
 */
value: number, 
/**
 * Whether it was picked from revealed ones.
 */
picked: boolean, 
/**
 * The spaces the Rocket moved for it; nothing while it waits for an answer, and for good if it was replaced.
 */
moved: number | null, 
/**
 * Whether another card took its place.
 */
replaced: boolean, 
/**
 * The draw that it belongs to, counted from one: a card that is replaced is no draw of its own.
 */
draw: number, };

/**
 * A step of the surcharge on Threats.
 */
export type Surcharge = { 
/**
 * From how many victory points on.
 */
from: number, 
/**
 * How much more a Threat costs.
 */
money: number, };

/**
 * One task of a goal.
 */
export type Task = { 
/**
 * What it pays.
 */
vp: number, 
/**
 * What it asks for.
 */
needs: Needs, };

/**
 * A type of Threat.
 */
export type ThreatSource = { 
/**
 * The type of Threat.
 */
id: ThreatType, 
/**
 * One number per copy.
 */
markers: Array<number>, 
/**
 * What it costs before the surcharge.
 */
price: Price, 
/**
 * What it scores.
 */
vp: number, };

/**
 * The three kinds of Threat.
 */
export type ThreatType = "pandemic" | "climate-change" | "asteroid-impact";

/**
 * What decided among players with the same points (RM-10.24, RM-10.25).
 */
export type TieBreak = { "location": LocationId } | { "missions": number } | "shared";

/**
 * Points on the victory track with their reason.
 */
export type TrackPart = { 
/**
 * The place that was reached; nothing for Threats that score at once (RM-13.15).
 */
location: LocationId | null, 
/**
 * The points.
 */
vp: number, 
/**
 * Whether nobody had been there before.
 */
first: boolean, };

/**
 * One of the Variant cards, in the order of the data.
 */
export type VariantId = number;

/**
 * What a Variant card changes.
 */
export type VariantRule = { "kind": "most-items", 
/**
 * The item that is counted.
 */
item: Item, } | { "kind": "most-rocket-points" } | { "kind": "most-threats" } | { "kind": "free-abort" } | { "kind": "keep-on-failure", 
/**
 * How many cards may stay.
 */
cards: number, } | { "kind": "larger-hand", 
/**
 * By how much.
 */
cards: number, } | { "kind": "free-placement" } | { "kind": "end-on-empty-display" };

/**
 * A Variant card.
 */
export type VariantSource = { 
/**
 * Its name in keys.
 */
id: string, 
/**
 * What it changes.
 */
rule: VariantRule, 
/**
 * What it scores.
 */
vp: number, };

/**
 * The game as one viewer sees it.
 */
export type View = { 
/**
 * The whole game, the Battle for Earth or Solitaire.
 */
mode: Mode, 
/**
 * The Variant cards in use.
 */
variants: Array<VariantId>, 
/**
 * The first player.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * The round being played, counted from one.
 */
round: number, 
/**
 * What the game waits for.
 */
phase: PhaseView, 
/**
 * What this turn has already seen.
 */
notes: NotesView, 
/**
 * What Industrial Espionage is a copy of.
 */
copying: KindId | null, 
/**
 * The display, place by place.
 */
display: Array<CardId | null>, 
/**
 * Cards left in the teal half of the deck.
 */
teal: number, 
/**
 * Cards left in the pink half, with those put under it.
 */
pink: number, 
/**
 * Engines left in each pile.
 */
engines: [number, number, number], 
/**
 * Who has tokens at each location.
 */
locations: Array<LocationView>, 
/**
 * Who took the Moon token.
 */
moon_token: Seat | null, 
/**
 * Who took the Mars token.
 */
mars_token: Seat | null, 
/**
 * Where this game flies, and what ends it.
 */
limits: Limits, 
/**
 * Why this is the last round.
 */
ending: EndReason | null, 
/**
 * The latest launch, under way or over.
 */
flight: FlightView | null, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, 
/**
 * What concerns the viewer's own chair alone.
 */
own: OwnView | null, 
/**
 * The AI, in Solitaire.
 */
ai: AiView | null, 
/**
 * The final scores, once the game is over.
 */
scores: Array<Score> | null, 
/**
 * Who won, once the game is over.
 */
winners: Array<Seat> | null, 
/**
 * What decided among players with the most points, when there were several.
 */
tie_break: TieBreak | null, 
/**
 * The final scores as a table, once the game is over.
 */
final_table: FinalTable | null, };
