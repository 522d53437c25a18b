// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

import type { GameTime, Phrase, Seat } from "../../../net/generated/protocol";

/**
 * What a call is about (SC-21.15).
 */
export type About = { "station": Station } | { "side": Side } | { "square": Square };

/**
 * An advanced system, each on or off (SC-19).
 */
export type Advanced = "batteries" | "evade" | "cloak" | "ice" | "seekers" | "tribeam" | "blink";

/**
 * A question to a chair.
 */
export type AskView = { 
/**
 * The chair.
 */
seat: Seat, 
/**
 * When the default is taken.
 */
until: GameTime | null, 
/**
 * The question.
 */
question: Question, };

/**
 * A tractor attempt.
 */
export type AttemptView = { 
/**
 * The target; none for practice.
 */
target: Object | null, 
/**
 * Points so far.
 */
points: number, 
/**
 * Points it needs.
 */
needed: number, };

/**
 * Points of Mission 6 for reaching a number.
 */
export type Award = { 
/**
 * The number.
 */
at_least: number, 
/**
 * The points.
 */
points: number, };

/**
 * A ship of a mission, by level.
 */
export type Berth = { 
/**
 * Its level on Normal.
 */
level: Level, 
/**
 * Whether difficulty changes it.
 */
star: boolean, };

/**
 * What a chair can call to the others with one tap (SC-21.15).
 */
export type Call = "look" | "help" | "hurry" | "hold" | "energy" | "guard" | "go" | "danger" | "done" | "thanks";

/**
 * What a chair called to everybody.
 */
export type CallView = { 
/**
 * The chair that called.
 */
seat: Seat, 
/**
 * What is called.
 */
call: Call, 
/**
 * About what.
 */
about: About | null, 
/**
 * The moment of the game at which it was said.
 */
at: GameTime, };

/**
 * The Captain (SC-4).
 */
export type CaptainData = { 
/**
 * Cards chosen for the mission.
 */
equipment_chosen: number, 
/**
 * Cards played in a turn.
 */
equipment_per_turn: number, 
/**
 * The spaces.
 */
nemesis_track: Array<number>, 
/**
 * Milliseconds of the Tachyon Capsule.
 */
tachyon: number, 
/**
 * Enemies beyond this lose lock to the Decoy Buoy.
 */
decoy_range: number, 
/**
 * What X-95 Torpedoes add.
 */
x95_damage: number, 
/**
 * The cards.
 */
equipment: Array<EquipmentCard>, };

/**
 * The Captain.
 */
export type CaptainView = { 
/**
 * Equipment chosen and not played.
 */
equipment: Array<Equipment>, 
/**
 * What was played this turn.
 */
played: Equipment | null, 
/**
 * The side to guard.
 */
guard: Side | null, 
/**
 * The target.
 */
target: Object | null, 
/**
 * The goal.
 */
goal: Square | null, };

/**
 * A damage card.
 */
export type CardName = number;

/**
 * What is printed: public, and the same for the whole mission.
 */
export type Catalogue = { 
/**
 * How long things last.
 */
clock: ClockData, 
/**
 * Engineering.
 */
engineering: EngineeringData, 
/**
 * Helm.
 */
helm: HelmData, 
/**
 * Sensors.
 */
sensors: SensorsData, 
/**
 * Tractor beam.
 */
tractor: TractorData, 
/**
 * Weapons, without solutions.
 */
weapons: WeaponsData, 
/**
 * Shields.
 */
shields: ShieldsData, 
/**
 * Jump drive.
 */
jump: JumpData, 
/**
 * Damage cards.
 */
damage: DamageData, 
/**
 * Repair cards.
 */
repair: Array<RepairCard>, 
/**
 * Core breach.
 */
core: CoreData, 
/**
 * Equipment.
 */
captain: CaptainData, 
/**
 * Enemy ships.
 */
ships: Array<Ship>, 
/**
 * Nemesis.
 */
nemesis: Ship, 
/**
 * The Omega satellite.
 */
omega: Ship, 
/**
 * The Nemesis track.
 */
track: NemesisTrack, 
/**
 * Map faces.
 */
map: MapData, 
/**
 * The mission.
 */
mission: Mission, 
/**
 * What its crystals are.
 */
crystal: CrystalKind, 
/**
 * Its difficulty.
 */
difficulty: Difficulty, 
/**
 * How the clock runs.
 */
timer: TimerMode, 
/**
 * Advanced systems in use.
 */
advanced: Array<Advanced>, 
/**
 * What a chair can call to the others.
 */
calls: Array<Call>, };

/**
 * How a Flux card is claimed.
 */
export type Claim = { "kind": "straight", 
/**
 * How many.
 */
length: number, } | { "kind": "below", 
/**
 * The total.
 */
total: number, } | { "kind": "above", 
/**
 * The total.
 */
total: number, } | { "kind": "same", 
/**
 * How many.
 */
count: number, } | { "kind": "same_of", 
/**
 * How many.
 */
count: number, 
/**
 * Which numbers.
 */
numbers: Array<number>, } | { "kind": "full_house" };

/**
 * How long things last, in milliseconds (SC-3, SC-21).
 */
export type ClockData = { 
/**
 * Step 1.
 */
discussion: number, 
/**
 * Each part of Step 3.
 */
action: number, 
/**
 * Step 5.
 */
tractor: number, 
/**
 * Step 6.
 */
fire: number, 
/**
 * Step 8.
 */
jump: number, 
/**
 * Step 9.
 */
repair: number, 
/**
 * What one energy buys in Jump.
 */
extension: number, 
/**
 * How much of it a relaxed table has.
 */
relaxed_percent: number, 
/**
 * For naming a Flux card when the time is up.
 */
claim: number, 
/**
 * After this a choice takes its default.
 */
choice: number, 
/**
 * For volunteers at a Shift Change.
 */
volunteers: number, 
/**
 * After a Shift Change.
 */
look_around: number, 
/**
 * What arrives this much after a clock has ended still counts.
 */
grace: number, 
/**
 * The least time between two calls of one chair.
 */
call: number, 
/**
 * How long a mismatch stays up.
 */
mismatch: number, };

/**
 * A clock that runs.
 */
export type ClockView = { 
/**
 * When it began.
 */
started: GameTime, 
/**
 * When each chair's time ends; none without a limit.
 */
ends: Array<GameTime | null>, 
/**
 * The chairs that the step waits for.
 */
acting: Array<Seat>, };

/**
 * The colour of a shield tile.
 */
export type Colour = "blue" | "orange";

/**
 * Where a sensor target card lies.
 */
export type Column = "A" | "B" | "C" | "scan" | "cloak";

/**
 * Everything a person may ask for.
 */
export type Command = "ready" | "wait" | "start" | { "choose": { 
/**
 * Which one.
 */
pick: number, } } | { "take": { 
/**
 * Which one.
 */
station: Station, } } | { "equip": { 
/**
 * Which one.
 */
card: Equipment, 
/**
 * Chosen or put back.
 */
take: boolean, } } | { "deploy": { 
/**
 * The square.
 */
at: Square, 
/**
 * Where it looks.
 */
facing: Facing, } } | { "play": { 
/**
 * Which one.
 */
card: Equipment, 
/**
 * The Lock that the Focusing Crystal strengthens.
 */
slot: Slot | null, 
/**
 * The damage card that Nanite Paste discards, by its place in the content.
 */
damage: number | null, } } | { "guard": { 
/**
 * Which one, or none.
 */
side: Side | null, } } | { "mark_target": { 
/**
 * Which one, or none.
 */
target: Object | null, } } | { "mark_goal": { 
/**
 * Where, or nowhere.
 */
goal: Square | null, } } | { "call": { 
/**
 * What is called.
 */
call: Call, 
/**
 * About what, if about anything.
 */
about: About | null, } } | { "volunteer": { 
/**
 * Whether it does.
 */
yes: boolean, } } | { "reseat": { 
/**
 * One entry per chair.
 */
seats: Array<Seat>, } } | { "assign": { 
/**
 * Energy of each system.
 */
energy: [number, number, number, number, number, number, number], } } | { "trade": { 
/**
 * What is given.
 */
give: System, 
/**
 * What is wanted.
 */
want: System, } } | "untrade" | { "battery": { 
/**
 * Where to; none takes back.
 */
system: System | null, } } | { "capacitor": { 
/**
 * Where to; none takes back.
 */
system: System | null, } } | { "lay": { 
/**
 * Its place among the drawn ones.
 */
tile: number, 
/**
 * Column and row of the board.
 */
at: [number, number], 
/**
 * Quarter turns clockwise.
 */
turn: number, } } | { "lift": { 
/**
 * Its place among the drawn ones.
 */
tile: number, } } | { "thrust": { 
/**
 * By how much.
 */
change: number, } } | { "plot": { 
/**
 * The slot, from 0.
 */
slot: number, 
/**
 * The card.
 */
card: PlotCard | null, } } | { "target": { 
/**
 * The slot.
 */
slot: Slot, 
/**
 * The object.
 */
object: Object | null, } } | { "lay_target": { 
/**
 * Its place among the drawn ones.
 */
card: number, 
/**
 * The column.
 */
column: Column | null, } } | { "feel": { 
/**
 * One to three places.
 */
path: Array<[number, number]>, } } | { "pull": { 
/**
 * Which one.
 */
lump: number, } } | { "block": { 
/**
 * Its place among the drawn ones.
 */
card: number, } } | { "spend_points": { 
/**
 * The slot.
 */
slot: Slot, 
/**
 * On what.
 */
on: Spend, } } | { "scan": { 
/**
 * Column and row of the tile.
 */
tile: [number, number], } } | { "tube": { 
/**
 * Which one.
 */
tube: number, 
/**
 * Whether for a Seeker.
 */
seeker: boolean, } } | { "load": { 
/**
 * The card, counted over all tubes.
 */
card: number, 
/**
 * The kind of piece, by its place in the content.
 */
piece: number, 
/**
 * The cells it covers.
 */
cells: Array<[number, number]>, } } | { "unload": { 
/**
 * The card.
 */
card: number, 
/**
 * Its place among the card's pieces.
 */
piece: number, } } | { "fire": { 
/**
 * The tube.
 */
tube: number, 
/**
 * At what.
 */
target: Object, 
/**
 * Where the disc lies, in tenths of a millimetre.
 */
disc: [number, number], 
/**
 * The gesture.
 */
gesture: Gesture, } } | { "fire_again": { 
/**
 * The gesture; none declines.
 */
gesture: Gesture | null, } } | { "put": { 
/**
 * Its place among the drawn ones.
 */
tile: number, 
/**
 * The zone.
 */
zone: Zone | null, } } | { "ice": { 
/**
 * The side.
 */
side: Side | null, } } | { "aim": { 
/**
 * At what.
 */
target: Object | null, } } | { "flip": { 
/**
 * Their places.
 */
tiles: Array<number>, } } | "stop" | "reset" | "activate" | { "reroll": { 
/**
 * Which ones.
 */
dice: Array<number>, } } | "extend" | { "flux": { 
/**
 * Which one, by its place in the content.
 */
card: number, 
/**
 * On which dice.
 */
dice: Array<number>, 
/**
 * Their new numbers; none for a re-roll.
 */
to: Array<number>, } } | "take_back" | { "claim": { 
/**
 * Which one.
 */
card: number | null, } } | "jump_out" | { "blink": { 
/**
 * The Flux card that is given up.
 */
card: number, 
/**
 * Where to.
 */
to: Square, 
/**
 * Where it looks then.
 */
facing: Facing, } } | "draw" | "skip" | "roll" | { "deal": { 
/**
 * One entry per chair.
 */
cards: Array<number>, } } | { "leaf": { 
/**
 * Backwards.
 */
back: boolean, } } | "match" | { "pass": { 
/**
 * To whom.
 */
to: Seat, } };

/**
 * Core breach (SC-14).
 */
export type CoreData = { 
/**
 * The numbers of the boxes.
 */
track: Array<number>, 
/**
 * Leaves of the Repair deck turned in a second, at most.
 */
leaves_per_second: number, 
/**
 * The symbols: outline and mark.
 */
symbols: Array<string>, };

/**
 * Core breach.
 */
export type CoreView = { 
/**
 * The number of the marker's box.
 */
number: number, 
/**
 * Whether the core is breached.
 */
breach: boolean, 
/**
 * Face-down Breach cards of each chair.
 */
down: Array<number>, 
/**
 * The Breach card that each chair has turned over.
 */
turned: Array<number | null>, 
/**
 * Cards left in the Repair deck.
 */
deck: number, 
/**
 * The card of it that is looked at.
 */
card: number | null, 
/**
 * Who has the deck.
 */
holder: Seat | null, 
/**
 * Whether it must be passed.
 */
must_pass: boolean, 
/**
 * The deal that the Captain chose.
 */
deal: Array<number> | null, };

/**
 * What the crystal tokens of a mission stand for (SC-18).
 */
export type CrystalKind = "crystal" | "patrol_point" | "satellite" | "cache" | "pod";

/**
 * What a crystal token stands for, and what became of it.
 */
export type CrystalState = "free" | "taken" | "ours" | "lost";

/**
 * A crystal, or what it stands for.
 */
export type CrystalView = { 
/**
 * Its square.
 */
at: Square, 
/**
 * What became of it.
 */
state: CrystalState, 
/**
 * Damage of a pod or satellite.
 */
damage: number, };

/**
 * A damage card.
 */
export type DamageCard = { 
/**
 * Its id, as referee files say it.
 */
id: string, 
/**
 * Its name in messages.
 */
name: string, 
/**
 * Its deck.
 */
side: Side, 
/**
 * Its kind.
 */
kind: DamageKind, 
/**
 * The station it hurts.
 */
station: Station | null, 
/**
 * What it does at once.
 */
immediate: Immediate | null, 
/**
 * What it does until repaired.
 */
ongoing: Ongoing | null, };

/**
 * Damage (SC-13, SC-20).
 */
export type DamageData = { 
/**
 * Cards of each deck.
 */
deck: number, 
/**
 * The side by die.
 */
random_side: [SideRoll, SideRoll, SideRoll, SideRoll, SideRoll, SideRoll], 
/**
 * How decks are mixed.
 */
mix: Mixes, 
/**
 * The cards.
 */
card: Array<DamageCard>, };

/**
 * The kind of a damage card.
 */
export type DamageKind = "structure" | "shift_change" | "station";

/**
 * Damage control.
 */
export type DamageView = { 
/**
 * Cards left in each side's deck.
 */
decks: [number, number, number, number], 
/**
 * Ongoing cards in force, by their places in the catalogue.
 */
ongoing: Array<number>, 
/**
 * Cards left in the repair deck.
 */
repair_deck: number, 
/**
 * The repair card on the table, by its place in the catalogue.
 */
open: number | null, 
/**
 * Whether it waits for its die.
 */
needs_die: boolean, 
/**
 * Successes so far.
 */
successes: number, 
/**
 * Failures so far.
 */
failures: number, };

/**
 * How hard the mission is.
 */
export type Difficulty = "easy" | "normal" | "hard";

/**
 * What can be practised alone (SC-22).
 */
export type Drill = "engineering" | "helm" | "sensors" | "tractor" | "weapons-loading" | "weapons-fire" | "shields" | "jump" | "damage" | "core";

/**
 * How a mission ended.
 */
export type End = "won" | "exploded" | "pod_lost" | "practised";

/**
 * An enemy on the map.
 */
export type EnemyView = { 
/**
 * Its card, by its place in the catalogue.
 */
ship: number, 
/**
 * Its square.
 */
at: Square, 
/**
 * Whether it has lock.
 */
locked: boolean, 
/**
 * Damage markers.
 */
damage: number, 
/**
 * What its shields still absorb this turn.
 */
shields: number, 
/**
 * Whether the beam holds it.
 */
held: boolean, 
/**
 * Whether it has acted in this Step 7.
 */
acted: boolean, };

/**
 * Engineering (SC-5).
 */
export type EngineeringData = { 
/**
 * Tiles drawn.
 */
draw: number, 
/**
 * Energy of the first turn.
 */
first_turn_energy: number, 
/**
 * The most energy for one system.
 */
max_per_station: number, 
/**
 * Energy of one type for one of another.
 */
trade: number, 
/**
 * Batteries.
 */
batteries: number, 
/**
 * Energy of the Auxiliary Capacitor.
 */
capacitor: number, 
/**
 * Places along each side of the board.
 */
grid: number, 
/**
 * Mission 6.
 */
awards: Array<Award>, 
/**
 * The tiles.
 */
tile: Array<EngineeringTile>, };

/**
 * A tile: a whole icon, and four halves.
 */
export type EngineeringTile = { 
/**
 * Its id.
 */
id: string, 
/**
 * The whole icon.
 */
center: System, 
/**
 * North, east, south, west.
 */
halves: [System, System, System, System], };

/**
 * Engineering.
 */
export type EngineeringView = { 
/**
 * Energy that each system has now.
 */
energy: [number, number, number, number, number, number, number], 
/**
 * Tiles drawn for this Step 3.
 */
tiles: Array<LaidTile>, 
/**
 * Icons of the layout as it lies.
 */
icons: [number, number, number, number, number, number, number], 
/**
 * Icons to be handed out in Step 1.
 */
income: [number, number, number, number, number, number, number], 
/**
 * The first turn's distribution.
 */
assigned: [number, number, number, number, number, number, number], 
/**
 * Trades of this Step 1.
 */
trades: Array<[System, System]>, 
/**
 * What would be handed out now.
 */
handed: [number, number, number, number, number, number, number], 
/**
 * What of it would reach the stations.
 */
available: [number, number, number, number, number, number, number], 
/**
 * Batteries left.
 */
batteries: number, 
/**
 * Where batteries go this turn.
 */
batteries_to: Array<System>, 
/**
 * Where the capacitor's energy goes.
 */
capacitor_to: Array<System>, };

/**
 * A card of Experimental Equipment (SC-4).
 */
export type Equipment = "x95_torpedoes" | "tachyon_capsule" | "focusing_crystal" | "matrix_stabilizer" | "auxiliary_capacitor" | "inertial_dampers" | "decoy_buoy" | "nanite_paste";

/**
 * An equipment card.
 */
export type EquipmentCard = { 
/**
 * Which one.
 */
id: Equipment, 
/**
 * Its name, as referee files say it.
 */
name: string, };

/**
 * Where an Evade goes.
 */
export type EvadeTo = "ahead" | "starboard" | "behind" | "port" | "stay";

/**
 * One thing that happened.
 */
export type Event = { "event": "turn_began", turn: number, } | { "event": "step_began", step: Step, part: number, } | { "event": "clock_started", step: Step, seconds: number, } | { "event": "time_up", step: Step, } | { "event": "ready", seat: Seat, } | { "event": "station_taken", seat: Seat, station: Station, } | { "event": "equipment_chosen", card: Equipment, } | { "event": "equipment_returned", card: Equipment, } | { "event": "deployed", at: Square, facing: Facing, } | { "event": "equipment_played", card: Equipment, } | { "event": "guarding", side: Side, } | { "event": "target_marked", object: Object, } | { "event": "goal_marked", at: Square, } | { "event": "orders_lifted", } | { "event": "called", seat: Seat, call: Call, } | { "event": "called_station", seat: Seat, call: Call, station: Station, } | { "event": "called_side", seat: Seat, call: Call, side: Side, } | { "event": "called_square", seat: Seat, call: Call, at: Square, } | { "event": "energy_handed_out", total: number, } | { "event": "traded", give: System, want: System, } | { "event": "speed_set", speed: number, } | { "event": "target_set", object: Object, } | { "event": "shields_up", fore: number, starboard: number, aft: number, port: number, } | { "event": "gap_filled", slot: number, card: ManeuverName, } | { "event": "flew", at: Square, facing: Facing, speed: number, } | { "event": "edge_met", } | { "event": "tile_revealed", face: FaceName, } | { "event": "enemy_placed", ship: ShipName, at: Square, } | { "event": "crystal_placed", at: Square, } | { "event": "found", shape: number, } | { "event": "mistaken", shape: number, } | { "event": "locked", object: Object, } | { "event": "superlocked", object: Object, } | { "event": "lock_broken", object: Object, } | { "event": "lock_lost", object: Object, } | { "event": "cloaked", } | { "event": "enemy_lost_lock", ship: ShipName, } | { "event": "aimed", object: Object, needed: number, } | { "event": "practising", } | { "event": "turned", points: number, } | { "event": "beam_caught", object: Object, } | { "event": "beam_failed", } | { "event": "display_reset", } | { "event": "tubes_loaded", tubes: number, } | { "event": "fired", object: Object, damage: number, } | { "event": "missed", object: Object, } | { "event": "enemy_damaged", ship: ShipName, damage: number, } | { "event": "enemy_destroyed", ship: ShipName, } | { "event": "satellite_lost", } | { "event": "enemy_locks", ship: ShipName, } | { "event": "enemy_moves", ship: ShipName, at: Square, } | { "event": "enemy_fires", ship: ShipName, side: Side, damage: number, } | { "event": "satellite_fires", side: Side, damage: number, } | { "event": "satellite_hits", ship: ShipName, damage: number, } | { "event": "nemesis_marker", marker: number, } | { "event": "nemesis_enters", at: Square, } | { "event": "nemesis_moves", at: Square, } | { "event": "nemesis_fires", side: Side, damage: number, } | { "event": "nemesis_destroyed", } | { "event": "ship_hit", source: Source, side: Side, damage: number, absorbed: number, } | { "event": "damage_drawn", side: Side, card: CardName, } | { "event": "speed_changed", speed: number, } | { "event": "batteries_lost", count: number, } | { "event": "core_breached", number: number, } | { "event": "core_dealt", count: number, } | { "event": "core_found", seat: Seat, left: number, } | { "event": "core_passed", seat: Seat, } | { "event": "core_mended", } | { "event": "dice_rolled", dice: Array<number>, } | { "event": "flux_used", card: FluxName, dice: Array<number>, } | { "event": "flux_taken_back", card: FluxName, } | { "event": "time_bought", } | { "event": "flux_claimed", card: FluxName, } | { "event": "flux_lost", card: FluxName, } | { "event": "nothing_claimed", } | { "event": "claim_failed", } | { "event": "blinked", at: Square, } | { "event": "repair_drawn", card: RepairName, } | { "event": "repair_skipped", card: RepairName, } | { "event": "repair_rolled", roll: number, success: boolean, } | { "event": "repaired", card: CardName, } | { "event": "shift_change", } | { "event": "volunteered", seat: Seat, } | { "event": "reseated", seat: Seat, from: Seat, } | { "event": "crystal_captured", count: number, } | { "event": "point_visited", count: number, } | { "event": "satellite_turned", } | { "event": "cache_taken", count: number, } | { "event": "pod_hit", damage: number, } | { "event": "pod_rescued", } | { "event": "award_earned", station: Station, points: number, } | { "event": "kill_known", way: KillWay, } | { "event": "jumped", } | { "event": "round_scored", round: number, points: number, } | { "event": "mission_over", end: End, };

/**
 * A face of a map tile.
 */
export type Face = { 
/**
 * Its id.
 */
id: string, 
/**
 * The tile it is on.
 */
tile: number, 
/**
 * Its name in messages.
 */
name: string, 
/**
 * Its squares: '.' empty, 'A' asteroid, 'N' nebula, 'R' rift.
 */
rows: Array<string>, 
/**
 * Its arrows.
 */
gravity: Array<Gravity>, };

/**
 * A map face.
 */
export type FaceName = number;

/**
 * A direction on the map; clockwise.
 */
export type Facing = "N" | "E" | "S" | "W";

/**
 * A Jump Flux card.
 */
export type FluxCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * How it is claimed.
 */
claim: Claim, 
/**
 * What it does.
 */
effect: FluxEffect, };

/**
 * What a Flux card does, once per attempt.
 */
export type FluxEffect = { "kind": "reroll" } | { "kind": "step" } | { "kind": "two_steps" } | { "kind": "flip", 
/**
 * The faces.
 */
faces: [number, number], } | { "kind": "change", 
/**
 * Before.
 */
from: Parity, 
/**
 * After.
 */
to: Parity, } | { "kind": "pair" } | { "kind": "flip_up_to", 
/**
 * How many.
 */
dice: number, };

/**
 * A Flux card; its id is its name in every language.
 */
export type FluxName = number;

/**
 * What the hand did on the track.
 */
export type Gesture = { "swipe": Array<[number, number, number]> } | { "meter": { 
/**
 * How far the bar was.
 */
force: number, 
/**
 * Where the needle was; 500 is straight ahead.
 */
angle: number, } };

/**
 * How far the mission is.
 */
export type GoalsView = { 
/**
 * Each objective, and whether it is met.
 */
objectives: Array<[Objective, boolean]>, 
/**
 * Crystals captured.
 */
captured: number, 
/**
 * Patrol points visited.
 */
visited: number, 
/**
 * Enemies destroyed.
 */
destroyed: number, 
/**
 * Whether the pod is rescued.
 */
rescued: boolean, 
/**
 * Awards of Engineering, Shields and Jump.
 */
awards: [number, number, number], 
/**
 * How Nemesis can be destroyed.
 */
kill: KillWay | null, };

/**
 * An arrow on the edge between a square and its neighbour, pointing there.
 */
export type Gravity = { 
/**
 * Of the square.
 */
x: number, 
/**
 * Of the square.
 */
y: number, 
/**
 * Where the neighbour is.
 */
dir: Facing, };

/**
 * Helm (SC-6).
 */
export type HelmData = { 
/**
 * The highest speed.
 */
max_speed: number, 
/**
 * What enemy shots gain at each speed.
 */
modifiers: Array<number>, 
/**
 * Where Evade goes, by die.
 */
evade: [EvadeTo, EvadeTo, EvadeTo, EvadeTo, EvadeTo, EvadeTo], 
/**
 * What enemy shots gain under Evade.
 */
evade_damage: number, 
/**
 * The cards.
 */
card: Array<ManeuverCard>, };

/**
 * Helm.
 */
export type HelmView = { 
/**
 * How thrust changes the speed.
 */
thrust: number, 
/**
 * Cards drawn, by their places in the catalogue.
 */
drawn: Array<number>, 
/**
 * The plan.
 */
plan: Array<PlotCard | null>, 
/**
 * The squares entered this turn.
 */
path: Array<Square>, 
/**
 * Whether Evade was played.
 */
evade: boolean, };

/**
 * What helps, at a table that wants it (SC-21.16).
 */
export type HintsView = { 
/**
 * Where the plan would take the ship, as far as no die decides.
 */
path: Array<Square>, 
/**
 * What each side would have if the time were up.
 */
strength: [number, number, number, number], 
/**
 * Where an Engineering tile that is not laid would match: its place among the drawn ones, column and row, quarter turns.
 */
matches: Array<[number, [number, number], number]>, 
/**
 * Of the repair deck: cards that succeed, cards that fail, cards that roll.
 */
repair: [number, number, number], 
/**
 * Radius of the fingertip, in hundredths of a cell.
 */
finger: number, 
/**
 * Whether Flux cards that are still unused make five of a kind of the dice without a roll; nothing without dice.
 */
five: boolean | null, };

/**
 * What a damage card does at once.
 */
export type Immediate = { "kind": "speed", 
/**
 * By how much.
 */
change: number, } | { "kind": "discard_lock" } | { "kind": "battery_blast", 
/**
 * Internal damage for each.
 */
damage: number, } | { "kind": "flux_lost" } | { "kind": "tractor_reset" } | { "kind": "superlocks_to_locks" };

/**
 * Jump drive (SC-15).
 */
export type JumpData = { 
/**
 * Dice rolled.
 */
dice: number, 
/**
 * Internal damage when no card can be claimed.
 */
failure_damage: number, 
/**
 * How far a Blink goes.
 */
blink_distance: number, 
/**
 * Mission 6.
 */
five_of_a_kind_points: number, 
/**
 * Mission 6.
 */
five_of_a_kind_points_without_extension: number, 
/**
 * The cards.
 */
card: Array<FluxCard>, };

/**
 * Jump drive.
 */
export type JumpView = { 
/**
 * Active cards, by their places in the catalogue.
 */
active: Array<number>, 
/**
 * The dice of this attempt.
 */
dice: [number, number, number, number, number] | null, 
/**
 * Cards used in this attempt.
 */
used: Array<number>, 
/**
 * Whether the last use can be taken back.
 */
can_take_back: boolean, 
/**
 * Whether time was bought.
 */
extended: boolean, 
/**
 * Whether only a claim is left.
 */
claiming: boolean, 
/**
 * Whether the attempt is settled.
 */
settled: boolean, 
/**
 * Cards that the dice could claim.
 */
claimable: Array<number>, 
/**
 * Whether the ship may jump out with five of a kind.
 */
may_leave: boolean, };

/**
 * How Nemesis can be destroyed (SC-18).
 */
export type KillWay = "last_section" | "damage" | "same_square";

/**
 * A tube card that was drawn.
 */
export type LaidCard = { 
/**
 * The tube it belongs to.
 */
tube: number, 
/**
 * The card, by its place in the content.
 */
card: number, 
/**
 * Its pieces.
 */
pieces: Array<LaidPiece>, 
/**
 * Whether it is full.
 */
full: boolean, };

/**
 * A piece on a tube card.
 */
export type LaidPiece = { 
/**
 * Its kind, by its place in the content.
 */
piece: number, 
/**
 * The cells it covers.
 */
cells: Array<[number, number]>, };

/**
 * An Engineering tile that was drawn.
 */
export type LaidTile = { 
/**
 * The tile, by its place in the content.
 */
tile: number, 
/**
 * Where it lies; none while it lies beside the board.
 */
at: [number, number] | null, 
/**
 * Quarter turns clockwise.
 */
turn: number, };

/**
 * What lies on a tile when it is placed.
 */
export type Layout = "none" | "crystal_pair" | "crystal_only" | "enemy_center" | "crystal_and_enemy_center" | "hades_pair" | "corners";

/**
 * The level of an enemy ship.
 */
export type Level = "E" | "N" | "H";

/**
 * What the crew has on a target (SC-8).
 */
export type Lock = "none" | "lock" | "superlock";

/**
 * A maneuver card.
 */
export type ManeuverCard = { 
/**
 * The printed name, as referee files say it.
 */
name: string, 
/**
 * Its name in messages.
 */
id: string, 
/**
 * Drawn, or always there.
 */
kind: ManeuverKind, 
/**
 * How many there are.
 */
copies: number, 
/**
 * The path.
 */
path: Array<PathStep>, 
/**
 * Internal damage by die.
 */
damage: [number, number, number, number, number, number], 
/**
 * Only with the advanced system.
 */
advanced: boolean, };

/**
 * Drawn, or always there.
 */
export type ManeuverKind = "standard" | "special";

/**
 * A maneuver card.
 */
export type ManeuverName = number;

/**
 * Map tiles (SC-7).
 */
export type MapData = { 
/**
 * Squares along each side of a tile.
 */
tile: number, 
/**
 * Damage of the sector edge.
 */
edge_damage: number, 
/**
 * The faces.
 */
face: Array<Face>, };

/**
 * A mission briefing (SC-18).
 */
export type Mission = { 
/**
 * 1 to 6.
 */
number: number, 
/**
 * Its name in messages.
 */
id: string, 
/**
 * The speed at the start.
 */
speed: number, 
/**
 * The Nemesis marker at the start.
 */
nemesis: number, 
/**
 * Where Nemesis enters.
 */
nemesis_entry: NemesisEntry, 
/**
 * Columns of tiles.
 */
cols: number, 
/**
 * Rows of tiles.
 */
rows: number, 
/**
 * Where the ship starts.
 */
start: Start, 
/**
 * Rules of its own.
 */
special: Array<SpecialRule>, 
/**
 * What must be done; the last is the jump.
 */
objectives: Array<Objective>, 
/**
 * The Mother Ship.
 */
mother_ship: MotherShip | null, 
/**
 * Damage of an enemy beside the escape pod.
 */
pod_damage: number, 
/**
 * One more ship in each of the first turns.
 */
reinforcements: Array<Berth>, 
/**
 * The tiles.
 */
tile: Array<MissionTile>, };

/**
 * A tile of a mission.
 */
export type MissionTile = { 
/**
 * Column, row.
 */
at: [number, number], 
/**
 * When it is placed.
 */
placed: Placed, 
/**
 * What lies on it.
 */
layout: Layout, 
/**
 * Whether a crystal does.
 */
crystal: boolean, 
/**
 * The ships.
 */
enemies: Array<Berth>, };

/**
 * How a deck is mixed.
 */
export type Mix = { 
/**
 * Structure cards.
 */
structure: number, 
/**
 * Shift Changes.
 */
shift_change: number, 
/**
 * Station cards.
 */
station: number, };

/**
 * How decks are mixed, by difficulty.
 */
export type Mixes = { 
/**
 * Easy.
 */
easy: Mix, 
/**
 * Normal.
 */
normal: Mix, 
/**
 * Hard.
 */
hard: Mix, };

/**
 * The Mother Ship.
 */
export type MotherShip = { 
/**
 * The ship it is.
 */
ship: string, 
/**
 * Its shields.
 */
shields: number, 
/**
 * What each cache takes from them.
 */
less_per_cache: number, };

/**
 * Where Nemesis enters.
 */
export type NemesisEntry = "square_where_the_ship_started" | "outside_corner_of_player_tile";

/**
 * A way to destroy Nemesis.
 */
export type NemesisKill = { 
/**
 * The dice that choose it.
 */
rolls: Array<number>, 
/**
 * What must happen.
 */
way: KillWay, 
/**
 * How much damage.
 */
points: number, };

/**
 * The limits of the Nemesis marker, and of enemies' locks.
 */
export type NemesisTrack = { 
/**
 * Never below.
 */
min: number, 
/**
 * Never above, once on the map.
 */
max_on_map: number, 
/**
 * The highest space.
 */
max: number, 
/**
 * Torpedo damage for one box.
 */
torpedo_damage_per_box: number, 
/**
 * Beyond this an enemy loses lock after moving.
 */
lock_range: number, };

/**
 * Nemesis.
 */
export type NemesisView = { 
/**
 * The marker.
 */
marker: number, 
/**
 * Its square, once it is on the map.
 */
at: Square | null, 
/**
 * Whether it is destroyed.
 */
destroyed: boolean, 
/**
 * Whether the beam holds it.
 */
held: boolean, 
/**
 * Torpedo damage of this turn.
 */
damage: number, };

/**
 * Something on the map that can be a target.
 */
export type Object = { "enemy": number } | { "crystal": number } | "nemesis";

/**
 * What must be done to win.
 */
export type Objective = { "kind": "capture_crystals", 
/**
 * How many.
 */
count: number, } | { "kind": "visit_crystals", 
/**
 * How many.
 */
count: number, 
/**
 * One fewer for so many ships destroyed.
 */
one_less_per_destroyed: number, } | { "kind": "destroy_enemies", 
/**
 * How many.
 */
count: number, } | { "kind": "destroy_named", 
/**
 * Which one.
 */
id: string, } | { "kind": "rescue_pod", 
/**
 * How much.
 */
damage_limit: number, } | { "kind": "configuration_points", 
/**
 * How many.
 */
count: number, } | { "kind": "destroy_nemesis", 
/**
 * The ways.
 */
ways: Array<NemesisKill>, } | { "kind": "jump" };

/**
 * What a damage card does until it is repaired.
 */
export type Ongoing = { "kind": "absorb", 
/**
 * How much.
 */
energy: number, } | { "kind": "superlock_as_lock" } | { "kind": "scan_cost", 
/**
 * The points.
 */
points: number, } | { "kind": "zone_limit", 
/**
 * The zone.
 */
side: Side, 
/**
 * How many.
 */
tiles: number, } | { "kind": "fewer_maneuvers", 
/**
 * How many fewer.
 */
cards: number, } | { "kind": "shorter_discussion", 
/**
 * By how much.
 */
seconds: number, } | { "kind": "specials_hurt" } | { "kind": "engineering_draw", 
/**
 * How many.
 */
tiles: number, } | { "kind": "no_extensions" } | { "kind": "no_doubling", 
/**
 * The side.
 */
side: Side, } | { "kind": "tractor_needs_more", 
/**
 * How many more.
 */
points: number, } | { "kind": "tractor_range", 
/**
 * How far.
 */
range: number, } | { "kind": "max_tubes", 
/**
 * How many.
 */
tubes: number, } | { "kind": "trade_cost", 
/**
 * Energy for one.
 */
cost: number, } | { "kind": "repair_needs", 
/**
 * The die.
 */
roll: number, } | { "kind": "no_superlocks" } | { "kind": "line_back", 
/**
 * How many lines.
 */
lines: number, } | { "kind": "first_pair_scores_nothing" } | { "kind": "straight_shorter", 
/**
 * By how many tiles.
 */
tiles: number, } | { "kind": "claim_failure", 
/**
 * The damage.
 */
damage: number, } | { "kind": "no_equipment" } | { "kind": "max_energy", 
/**
 * How much.
 */
energy: number, };

/**
 * Odd or even.
 */
export type Parity = "odd" | "even";

/**
 * One part of the path on a maneuver card.
 */
export type PathStep = "F" | "L" | "R" | "SL" | "SR" | "EVADE";

/**
 * A pattern of shield tiles.
 */
export type Pattern = "pair" | "straight of 3" | "two pair" | "straight of 4" | "three of a kind" | "straight of 5" | "full house" | "four of a kind";

/**
 * What a pattern is worth.
 */
export type PatternPoints = { 
/**
 * The pattern.
 */
name: Pattern, 
/**
 * Its points.
 */
points: number, };

/**
 * A kind of torpedo piece.
 */
export type Piece = { 
/**
 * Its name.
 */
kind: string, 
/**
 * How many there are.
 */
copies: number, 
/**
 * Its cells; '#' is solid.
 */
rows: Array<string>, };

/**
 * A piece where it lies on a card.
 */
export type PieceAt = { 
/**
 * The piece.
 */
kind: string, 
/**
 * The cells it covers, from the top left of the card.
 */
cells: Array<[number, number]>, };

/**
 * A tile of the sector.
 */
export type PlaceView = { 
/**
 * Column and row.
 */
tile: [number, number], 
/**
 * The face that lies there, by its place in the catalogue.
 */
face: number | null, };

/**
 * When a tile is placed.
 */
export type Placed = "start" | "hidden";

/**
 * A card for a slot of the helm display.
 */
export type PlotCard = { "drawn": number } | { "special": number };

/**
 * A practice of one station.
 */
export type PracticeView = { 
/**
 * What is practised.
 */
drill: Drill, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * The points of the rounds played.
 */
scores: Array<number>, 
/**
 * The points of all of them.
 */
total: number, 
/**
 * Where Helm should fly.
 */
goal: Square | null, };

/**
 * What a command promises.
 */
export type Preview = { 
/**
 * Why it is refused, with the rule.
 */
refused: Refused | null, };

/**
 * What is asked. The answer is a place in the list, or in the order of the sides.
 */
export type Question = { "ask": "side", 
/**
 * By what.
 */
source: Source, 
/**
 * The sides.
 */
options: Array<Side>, } | { "ask": "diagonal", 
/**
 * Who fires.
 */
object: Object, 
/**
 * The sides.
 */
options: Array<Side>, } | { "ask": "lock", 
/**
 * The slots that have one.
 */
options: Array<Slot>, } | { "ask": "flux", 
/**
 * The active ones.
 */
options: Array<number>, } | { "ask": "order", 
/**
 * Those that have not acted.
 */
options: Array<Object>, } | { "ask": "move", 
/**
 * Which one.
 */
object: Object, 
/**
 * The ways that the rules leave open.
 */
options: Array<Way>, } | { "ask": "axis", 
/**
 * The tile.
 */
tile: [number, number], 
/**
 * The squares of the first ship on either axis.
 */
options: Array<Square>, } | { "ask": "satellite", 
/**
 * The satellite.
 */
crystal: number, 
/**
 * The enemies in reach.
 */
options: Array<number>, } | { "ask": "scout", 
/**
 * The Carrier.
 */
ship: number, 
/**
 * The squares.
 */
options: Array<Square>, } | { "ask": "repair", 
/**
 * Those in force.
 */
options: Array<number>, };

/**
 * Why a command is refused.
 */
export type Refusal = { "refusal": "over" } | { "refusal": "not_at_the_table" } | { "refusal": "not_your_station" } | { "refusal": "not_now" } | { "refusal": "time_is_up" } | { "refusal": "not_asked" } | { "refusal": "no_such_choice" } | { "refusal": "nothing_to_start" } | { "refusal": "not_concerned" } | { "refusal": "ready_already" } | { "refusal": "done_already" } | { "refusal": "seats_are_suggested" } | { "refusal": "held_already" } | { "refusal": "two_at_once" } | { "refusal": "no_such_seat" } | { "refusal": "enough_equipment" } | { "refusal": "not_chosen" } | { "refusal": "not_a_start" } | { "refusal": "not_in_use" } | { "refusal": "equipment_played" } | { "refusal": "no_such_equipment" } | { "refusal": "bridge_fire" } | { "refusal": "wrong_moment" } | { "refusal": "lock_needed" } | { "refusal": "no_breach" } | { "refusal": "damage_needed" } | { "refusal": "breached" } | { "refusal": "no_such_object" } | { "refusal": "no_such_square" } | { "refusal": "not_volunteering" } | { "refusal": "bad_seats" } | { "refusal": "only_first_turn" } | { "refusal": "not_first_turn" } | { "refusal": "too_much_energy" } | { "refusal": "over_limit" } | { "refusal": "trade_short" } | { "refusal": "trade_same" } | { "refusal": "nothing_traded" } | { "refusal": "no_battery" } | { "refusal": "no_capacitor" } | { "refusal": "no_such_tile" } | { "refusal": "off_the_board" } | { "refusal": "occupied" } | { "refusal": "not_laid" } | { "refusal": "speed_limit" } | { "refusal": "no_energy" } | { "refusal": "no_such_slot" } | { "refusal": "no_such_card" } | { "refusal": "card_used" } | { "refusal": "evade_first" } | { "refusal": "target_twice" } | { "refusal": "cloak_needs_two" } | { "refusal": "no_target" } | { "refusal": "bad_finger" } | { "refusal": "finger_too_fast" } | { "refusal": "no_such_lump" } | { "refusal": "no_free_target_card" } | { "refusal": "block_first" } | { "refusal": "nothing_to_block" } | { "refusal": "card_taken" } | { "refusal": "not_enough_points" } | { "refusal": "already_locked" } | { "refusal": "not_locked" } | { "refusal": "cloaked" } | { "refusal": "superlocks_barred" } | { "refusal": "nothing_to_scan" } | { "refusal": "no_such_tube" } | { "refusal": "wrong_shape" } | { "refusal": "outside" } | { "refusal": "overlap" } | { "refusal": "no_piece_left" } | { "refusal": "not_loaded" } | { "refusal": "out_of_range" } | { "refusal": "path_blocked" } | { "refusal": "bad_disc" } | { "refusal": "bad_gesture" } | { "refusal": "second_flick_first" } | { "refusal": "no_second_flick" } | { "refusal": "not_drawn" } | { "refusal": "zone_full" } | { "refusal": "centre_pair" } | { "refusal": "ice_frozen" } | { "refusal": "no_attempt" } | { "refusal": "attempt_runs" } | { "refusal": "no_lock" } | { "refusal": "out_of_beam" } | { "refusal": "ships_only" } | { "refusal": "no_tractor_energy" } | { "refusal": "not_two_tiles" } | { "refusal": "tile_not_there" } | { "refusal": "no_jump_energy" } | { "refusal": "not_activated" } | { "refusal": "activated_already" } | { "refusal": "no_extensions" } | { "refusal": "not_active" } | { "refusal": "flux_used" } | { "refusal": "bad_change" } | { "refusal": "nothing_to_take_back" } | { "refusal": "not_claimable" } | { "refusal": "cannot_jump" } | { "refusal": "blink_distance" } | { "refusal": "blink_off_map" } | { "refusal": "no_jump_yet" } | { "refusal": "card_open" } | { "refusal": "no_card_open" } | { "refusal": "not_random" } | { "refusal": "rolled_already" } | { "refusal": "no_repair_energy" } | { "refusal": "deck_empty" } | { "refusal": "uneven_deal" } | { "refusal": "not_holder" } | { "refusal": "holding_deck" } | { "refusal": "leaf_too_fast" } | { "refusal": "call_too_soon" } | { "refusal": "no_match" } | { "refusal": "must_pass" } | { "refusal": "cannot_pass" } | { "refusal": "all_found" };

/**
 * A refusal before the command is given.
 */
export type Refused = { 
/**
 * The number of the rule.
 */
rule: string, 
/**
 * The words.
 */
why: Phrase, };

/**
 * A kind of repair card.
 */
export type RepairCard = { 
/**
 * Its name, as referee files say it.
 */
card: string, 
/**
 * What it does.
 */
kind: RepairKind, 
/**
 * How many there are.
 */
count: number, 
/**
 * The least die that succeeds.
 */
needs: number, };

/**
 * What a repair card does.
 */
export type RepairKind = "auto_success" | "auto_failure" | "random";

/**
 * A repair card.
 */
export type RepairName = number;

/**
 * A shape of the bag.
 */
export type SensorShape = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name in messages.
 */
name: string, 
/**
 * Five rows of five; '#' is solid.
 */
rows: Array<string>, };

/**
 * Sensors (SC-8). Lengths of the bag are in hundredths of a cell.
 */
export type SensorsData = { 
/**
 * Points for a Lock.
 */
lock: number, 
/**
 * Points for a Superlock.
 */
superlock: number, 
/**
 * Points from Lock to Superlock.
 */
upgrade: number, 
/**
 * Points for Break Lock.
 */
break_lock: number, 
/**
 * Points for a scan.
 */
sector_scan: number, 
/**
 * Cards for the Cloaking Device.
 */
cloak_cards: number, 
/**
 * What enemies lose on lock rolls under Cloak.
 */
cloak_lock_penalty: number, 
/**
 * From one lump to the next.
 */
pitch: number, 
/**
 * Lumps in a row.
 */
row: number, 
/**
 * Radius of the fingertip.
 */
finger: number, 
/**
 * How far it may move in a second.
 */
finger_speed: number, 
/**
 * How often it may feel.
 */
probes_per_second: number, 
/**
 * The shapes.
 */
shape: Array<SensorShape>, };

/**
 * Sensors.
 */
export type SensorsView = { 
/**
 * The slots.
 */
slots: [SlotState | null, SlotState | null, SlotState | null], 
/**
 * The target cards.
 */
cards: Array<TargetCard>, 
/**
 * For each lump whether it was pulled.
 */
pulled: Array<boolean>, 
/**
 * What the finger feels; only the officer knows.
 */
touches: Array<Touch>, 
/**
 * A pulled shape that must cover a card.
 */
in_hand: number | null, 
/**
 * Points left under A, B, C and Sector Scan.
 */
points: [number, number, number, number], 
/**
 * What points buy, and for how many.
 */
costs: { [key in Spend]?: number }, 
/**
 * Whether the ship is cloaked.
 */
cloaked: boolean, };

/**
 * A shield tile that was drawn.
 */
export type ShieldPlace = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Its zone.
 */
zone: Zone | null, };

/**
 * Shields (SC-12).
 */
export type ShieldsData = { 
/**
 * Tiles by energy.
 */
draw: Array<number>, 
/**
 * Places of an outer zone.
 */
outer: number, 
/**
 * Places of the centre.
 */
centre: number, 
/**
 * Tiles are numbered from 1 to this.
 */
numbers: number, 
/**
 * Tiles of each number and colour.
 */
copies: number, 
/**
 * Mission 6.
 */
awards: Array<Award>, 
/**
 * The patterns, later ones win over earlier ones of the same worth.
 */
pattern: Array<PatternPoints>, };

/**
 * Shields.
 */
export type ShieldsView = { 
/**
 * Tiles drawn and where they lie.
 */
tiles: Array<ShieldPlace>, 
/**
 * Where ICE was put.
 */
ice: Side | null, 
/**
 * Where ICE lies frozen.
 */
frozen: Side | null, 
/**
 * Points of each side now.
 */
strength: [number, number, number, number], };

/**
 * An enemy ship, Nemesis or the Omega satellite (SC-16, SC-17).
 */
export type Ship = { 
/**
 * Its id, as referee files say it.
 */
id: string, 
/**
 * Its name in messages.
 */
name: string, 
/**
 * Its level; none for Nemesis and the satellite.
 */
level: Level | null, 
/**
 * Squares it moves.
 */
move: number, 
/**
 * How far it fires.
 */
range: number, 
/**
 * Dice it rolls.
 */
dice: number, 
/**
 * Added to the dice.
 */
damage_mod: number, 
/**
 * What its shields absorb in a turn.
 */
shields: number, 
/**
 * Damage that destroys it; none for Nemesis.
 */
hull: number | null, 
/**
 * Added to its lock roll.
 */
lock_bonus: number, 
/**
 * Added to its shots per damage marker.
 */
damage_per_marker: number, 
/**
 * Shields of enemies beside it.
 */
adjacent_shield_bonus: number, 
/**
 * Whether firing destroys it.
 */
dies_firing: boolean, 
/**
 * Whether it always has lock.
 */
always_locked: boolean, 
/**
 * Whether its fire costs a Lock.
 */
jams: boolean, 
/**
 * Whether it launches a Scout.
 */
launches: boolean, 
/**
 * Whether Locks on it end with the turn.
 */
locks_lost_each_turn: boolean, };

/**
 * An enemy ship.
 */
export type ShipName = number;

/**
 * The player ship.
 */
export type ShipView = { 
/**
 * Its square.
 */
at: Square, 
/**
 * Where it looks.
 */
facing: Facing, 
/**
 * Its speed.
 */
speed: number, 
/**
 * Where it may be placed, in the first Step 1.
 */
starts: Array<Square>, };

/**
 * A flick that was settled.
 */
export type ShotState = { 
/**
 * The tube.
 */
tube: number, 
/**
 * The target.
 */
target: Object, 
/**
 * Where the disc went, in tenths of a millimetre, tick by tick at a coarse rate.
 */
path: Array<[number, number]>, 
/**
 * Whether it fell off the track.
 */
off: boolean, 
/**
 * The zone where it rests.
 */
zone: number | null, 
/**
 * What the shot adds to the turn's damage.
 */
damage: number, 
/**
 * Whether a second flick may follow.
 */
again: boolean, };

/**
 * A side of the player ship; 1 to 4 on the die of a random side, in this order, in the built-in data.
 */
export type Side = "fore" | "starboard" | "aft" | "port";

/**
 * What the die of a random side says.
 */
export type SideRoll = "fore" | "starboard" | "aft" | "port" | "captain";

/**
 * A target slot of the sensor display.
 */
export type Slot = "A" | "B" | "C";

/**
 * A target slot.
 */
export type SlotState = { 
/**
 * What is in it.
 */
target: Object, 
/**
 * What the crew has on it.
 */
lock: Lock, };

/**
 * What did damage to the ship.
 */
export type Source = "asteroid" | "rift" | "edge" | "maneuver" | "enemy" | "tribeam" | "jump" | "repair" | "batteries";

/**
 * A rule of a mission's own (SC-18).
 */
export type SpecialRule = "crystals_are_patrol_points" | "tractor_enemies_only" | "no_jump_step_until_crystal_captured" | "enemy_lock_only_lost_by_break_lock" | "starting_enemies_locked" | "reinforcements" | "crystals_are_omega_satellites" | "hades_shields_12_minus_3_per_cache" | "hades_not_in_random_deck" | "map_fully_explored" | "unlocked_enemies_head_for_pod" | "adjacent_unlocked_enemy_hits_pod_for_1";

/**
 * What sensor points are spent on.
 */
export type Spend = "lock" | "superlock" | "upgrade" | "break" | "scan";

/**
 * A square of the map: x grows east, y grows south, (0, 0) is the top left one of the sector. Written `[x, y]`.
 */
export type Square = [number, number];

/**
 * Where the ship starts: along an edge of a tile, or in a square of it.
 */
export type Start = { 
/**
 * The tile: column, row.
 */
tile: [number, number], 
/**
 * Any square along this edge.
 */
edge: Facing | null, 
/**
 * This square of the tile.
 */
cell: [number, number] | null, };

/**
 * A station of the ship (SC-1).
 */
export type Station = "captain" | "engineering" | "helm" | "sensors" | "shields" | "weapons" | "tractor" | "jump" | "damage";

/**
 * A step of the turn (SC-3). The parts of Step 3 are a number beside it.
 */
export type Step = "discussion" | "preparation" | "action" | "resolution" | "tractor" | "fire" | "enemies" | "jump" | "repair";

/**
 * What energy goes to (SC-5).
 */
export type System = "helm" | "shields" | "sensors" | "weapons" | "tractor" | "jump" | "repair";

/**
 * A sensor target card that was drawn.
 */
export type TargetCard = { 
/**
 * The shape on it, by its place in the content.
 */
shape: number, 
/**
 * Where it lies.
 */
column: Column | null, 
/**
 * The shape of the tile on it.
 */
covered: number | null, };

/**
 * How the clock runs (SC-21).
 */
export type TimerMode = "standard" | "relaxed" | "calm";

/**
 * What the fingertip feels at a place: nine cells around it, row by row from the top left, as bits.
 */
export type Touch = { 
/**
 * Where, in hundredths of a cell.
 */
x: number, 
/**
 * Where, in hundredths of a cell.
 */
y: number, 
/**
 * Which of the cells are within reach.
 */
felt: number, 
/**
 * Which of these are solid.
 */
solid: number, 
/**
 * Which of the sixteen cells around those nine are within reach, row by row from the top left; none but at a table with hints.
 */
outer_felt: number, 
/**
 * Which of these are solid.
 */
outer_solid: number, };

/**
 * The weapon track, in millimetres and milliseconds.
 */
export type TrackData = { 
/**
 * Of the disc.
 */
radius: number, 
/**
 * Half of its width.
 */
half_width: number, 
/**
 * The lines for range 1, 2, 3 …
 */
lines: Array<number>, 
/**
 * Behind it nothing may lie.
 */
back_wall: number, 
/**
 * Beyond it the disc falls.
 */
end: number, 
/**
 * Millimetres per second and second.
 */
deceleration: number, 
/**
 * The hidden friction of a turn.
 */
friction_permille: [number, number], 
/**
 * Standard deviation of the speed.
 */
speed_noise_permille: number, 
/**
 * Standard deviation of the angle.
 */
angle_noise_centidegrees: number, 
/**
 * Millimetres per second.
 */
max_speed: number, 
/**
 * The steps of the physics.
 */
ticks_per_second: number, 
/**
 * The end of a gesture that counts.
 */
gesture_window: number, 
/**
 * The fewest samples of a gesture.
 */
gesture_samples: number, 
/**
 * The zones.
 */
zone: Array<TrackZone>, };

/**
 * A zone of the track; it ends where the next begins.
 */
export type TrackZone = { 
/**
 * Where it begins.
 */
from: number, 
/**
 * Damage without a lock.
 */
grey: number, 
/**
 * Damage with a Lock.
 */
white: number, 
/**
 * Damage with a Superlock.
 */
red: number, };

/**
 * Tractor beam (SC-9).
 */
export type TractorData = { 
/**
 * How far it reaches.
 */
max_range: number, 
/**
 * The fewest points an attempt needs.
 */
least_points: number, 
/**
 * Tiles of each face.
 */
tiles_per_face: number, 
/**
 * Tiles in a row of the display.
 */
columns: number, 
/**
 * The faces.
 */
face: Array<TractorFace>, };

/**
 * A face of the tractor tiles.
 */
export type TractorFace = { 
/**
 * Its shape.
 */
shape: TractorShape, 
/**
 * Its points.
 */
number: number, };

/**
 * A shape on a tractor tile; its colour goes with it.
 */
export type TractorShape = "star" | "hexagon" | "triangle" | "circle";

/**
 * A tile of the tractor display.
 */
export type TractorTileView = { 
/**
 * Its face while it lies face up, by its place in the catalogue.
 */
face: number | null, 
/**
 * Whether it has left the display.
 */
gone: boolean, };

/**
 * Tractor beam.
 */
export type TractorView = { 
/**
 * The display.
 */
tiles: Array<TractorTileView>, 
/**
 * The attempt.
 */
attempt: AttemptView | null, };

/**
 * A torpedo tube card.
 */
export type TubeCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * How hard it is.
 */
level: TubeLevel, 
/**
 * Its cells; '#' is to be filled.
 */
rows: Array<string>, 
/**
 * One way to fill it.
 */
solution: Array<PieceAt>, };

/**
 * How hard a tube card is.
 */
export type TubeLevel = "easy" | "medium" | "hard";

/**
 * A tube that was laid out.
 */
export type TubeState = { 
/**
 * Whether for a Seeker Missile.
 */
seeker: boolean, 
/**
 * Whether it is loaded.
 */
loaded: boolean, 
/**
 * Whether it was fired.
 */
fired: boolean, };

/**
 * Everything one viewer may know.
 */
export type View = { 
/**
 * The mission, by its name in messages.
 */
mission: string, 
/**
 * The turn, from 1.
 */
turn: number, 
/**
 * The step.
 */
step: Step, 
/**
 * The part of Step 3, from 0.
 */
part: number, 
/**
 * The stations of each part of Step 3.
 */
parts: Array<Array<Station>>, 
/**
 * The stations that this step concerns.
 */
stations: Array<Station>, 
/**
 * The stations of each chair.
 */
posts: Array<Array<Station>>, 
/**
 * The clock that runs.
 */
clock: ClockView | null, 
/**
 * What the table waits for.
 */
wait: WaitView | null, 
/**
 * What somebody is asked.
 */
ask: AskView | null, 
/**
 * Who is ready, or done.
 */
ready: Array<Seat>, 
/**
 * The player ship.
 */
ship: ShipView, 
/**
 * The tiles of the sector.
 */
map: Array<PlaceView>, 
/**
 * Enemies on the map.
 */
enemies: Array<EnemyView>, 
/**
 * Crystals, by number.
 */
crystals: Array<CrystalView>, 
/**
 * Nemesis.
 */
nemesis: NemesisView, 
/**
 * The Captain.
 */
captain: CaptainView, 
/**
 * Engineering.
 */
engineering: EngineeringView, 
/**
 * Helm.
 */
helm: HelmView, 
/**
 * Sensors.
 */
sensors: SensorsView, 
/**
 * Shields.
 */
shields: ShieldsView, 
/**
 * Weapons.
 */
weapons: WeaponsView, 
/**
 * Tractor beam.
 */
tractor: TractorView, 
/**
 * Jump drive.
 */
jump: JumpView, 
/**
 * Damage control.
 */
damage: DamageView, 
/**
 * Core breach.
 */
core: CoreView, 
/**
 * The mission's objectives.
 */
goals: GoalsView, 
/**
 * A Shift Change: who volunteers.
 */
volunteers: Array<Seat> | null, 
/**
 * The last call of each chair that has called.
 */
calls: Array<CallView>, 
/**
 * What helps, at a table that wants it.
 */
hints: HintsView | null, 
/**
 * A practice.
 */
practice: PracticeView | null, 
/**
 * How it ended.
 */
end: End | null, };

/**
 * What the table waits for.
 */
export type Wait = "begin" | "prepare" | "dampers" | "spend" | "focus" | "decoy" | "volunteers" | "reseat" | "look_around" | "blink";

/**
 * What the table waits for.
 */
export type WaitView = { 
/**
 * What for.
 */
what: Wait, 
/**
 * Whom it concerns.
 */
concerned: Array<Seat>, 
/**
 * When it ends by itself.
 */
until: GameTime | null, };

/**
 * A way the Captain may choose.
 */
export type Way = { 
/**
 * Where it ends.
 */
to: Square, 
/**
 * If that is the player ship's square: the last one before it.
 */
from: Square | null, };

/**
 * Weapons (SC-10, SC-11).
 */
export type WeaponsData = { 
/**
 * How far torpedoes fly.
 */
max_range: number, 
/**
 * Cards of a Seeker Missile.
 */
seeker_cards: number, 
/**
 * The track.
 */
track: TrackData, 
/**
 * The pieces.
 */
piece: Array<Piece>, 
/**
 * The tube cards.
 */
card: Array<TubeCard>, };

/**
 * Weapons.
 */
export type WeaponsView = { 
/**
 * The tubes.
 */
tubes: Array<TubeState>, 
/**
 * The tube cards.
 */
cards: Array<LaidCard>, 
/**
 * Shots of this turn.
 */
shots: Array<ShotState>, };

/**
 * A zone of the shield display.
 */
export type Zone = "fore" | "starboard" | "aft" | "port" | "centre";
