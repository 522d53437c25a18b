// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

import type { GameTime, Phrase, Seat } from "../../../net/generated/protocol";

/**
 * One half of an action card, as it lies on a board.
 */
export type Action = "A" | "B" | "C" | "BOT" | "RED" | "BLUE" | "LIFT" | "A*" | "B*" | "BOT*" | "@UR" | "@UW" | "@UB" | "@LR" | "@LW" | "@LB";

/**
 * A threat that is announced.
 */
export type Announced = { 
/**
 * The code of its card.
 */
card: string, 
/**
 * The turn in which it appears.
 */
turn: number, 
/**
 * The zone it flies at, for an external one.
 */
zone?: Zone | null, 
/**
 * The code of the card beside it, for one that calls another (SA-24.19).
 */
calls?: string | null, };

/**
 * One thing the ship's computer says.
 */
export type Announcement = { 
/**
 * The second in which it begins.
 */
at: number, 
/**
 * How many seconds it takes at most.
 */
lasts: number, 
/**
 * What is said.
 */
call: Call, };

/**
 * The word that says that the order does not matter.
 */
export type AnyWord = "any";

/**
 * A line from one thing to another.
 */
export type Beam = { "kind": "shot", from: Weapon, threat: ThreatId, strength: number, } | { "kind": "attack", threat: ThreatId, zone: Zone, strength: number, through: number, };

/**
 * What is to be decided between two missions.
 */
export type BetweenView = { "decide": "proposals" } | { "decide": "repairs", 
/**
 * Whose turn it is.
 */
member: CrewId, 
/**
 * Tiles repaired so far, from red to blue.
 */
repaired: [number, number, number], 
/**
 * What this member could repair.
 */
choices: Array<Repair>, } | { "decide": "squad" };

/**
 * The squad that somebody begins with.
 */
export type Bots = "active" | "disabled";

/**
 * How somebody came to another station.
 */
export type By = "door" | "lift" | "heroic" | "landing" | "vortex";

/**
 * The sentences of the ship's computer.
 */
export type Call = { "say": "alert" } | { "say": "threat" } & Report | { "say": "threat_again" } & Report | { "say": "incoming_data" } | { "say": "data_transfer" } | { "say": "transfer_count", 
/**
 * The number that is spoken.
 */
seconds: number, } | { "say": "transfer_done" } | { "say": "comms_down", 
/**
 * For how many seconds. Whoever hears it does not know.
 */
duration?: number, } | { "say": "comms_restored" } | { "say": "ends_in", 
/**
 * What ends.
 */
what: Ends, 
/**
 * Sixty or twenty.
 */
seconds: number, } | { "say": "end_count", 
/**
 * What ends.
 */
what: Ends, 
/**
 * The number that is spoken.
 */
seconds: number, } | { "say": "phase_begins", 
/**
 * Its number.
 */
phase: number, } | { "say": "mission_complete" };

/**
 * A threat card beside which another one lies.
 */
export type CalledCards = { 
/**
 * The card that calls.
 */
card: ThreatCardId, 
/**
 * Whether nobody sees the other one before it appears.
 */
secret: boolean, 
/**
 * What can lie beside it.
 */
called: Array<ThreatCardId>, };

/**
 * The score of a whole campaign: threats of all missions, penalties of the last, and the average look out of the
 * window, rounded down.
 */
export type CampaignScore = { 
/**
 * Points for the threats of all missions.
 */
threats: number, 
/**
 * The average look out of the window.
 */
visual: number, 
/**
 * What the last mission takes away.
 */
penalties: number, 
/**
 * The sum.
 */
total: number, };

/**
 * One physical card.
 */
export type CardId = number;

/**
 * A set of cards. At most 128 cards exist, so a set is one machine word pair and copies for nothing.
 */
export type CardSet = number[];

/**
 * What is printed on cards and boards: public, and the same for the whole game.
 */
export type Catalogue = { 
/**
 * The action cards, by number: first the deck, then the heroic ones.
 */
cards: Array<Face>, 
/**
 * From which number on they are heroic.
 */
heroic_from: number, 
/**
 * The threat cards, by number. The message with a name is `space-alert-threat-<name>`.
 */
threats: Array<ThreatSource>, 
/**
 * The cards beside which another one lies.
 */
calls: Array<CalledCards>, 
/**
 * The trajectory boards.
 */
trajectories: Array<TrajectoryView>, 
/**
 * The ship.
 */
ship: ShipSource | null, 
/**
 * The colours of the crew, by number.
 */
colours: [string, string, string, string, string], 
/**
 * How a score is added up, in the order of the ship's log.
 */
score: Array<ScorePart>, 
/**
 * What a plan file may hold.
 */
plans: PlanLimits, 
/**
 * The rules behind what the screens explain by themselves.
 */
rules: RuleNumbers, };

/**
 * Everything a person may ask for.
 */
export type Command = { "take_role": { 
/**
 * The office one takes, from whoever holds it.
 */
role: Role, } } | { "set_order": { 
/**
 * Everybody once.
 */
order: Array<CrewId>, } } | "ready" | { "plan": { 
/**
 * Whose board: one's own or an android's.
 */
member: CrewId, 
/**
 * The turn whose space it goes on.
 */
turn: number, 
/**
 * A card of one's own hand, or the android's own heroic one.
 */
card: CardId, 
/**
 * The half on top.
 */
up: Half, } } | { "move": { 
/**
 * Whose board.
 */
member: CrewId, 
/**
 * The turn on which the card lies.
 */
from: number, 
/**
 * The turn on which it is to lie; the same one to turn it over.
 */
to: number, 
/**
 * The half on top.
 */
up: Half, } } | { "take_back": { 
/**
 * From whose board.
 */
member: CrewId, 
/**
 * The turn on which the card lies.
 */
turn: number, } } | "end_phase" | "draw_data" | { "give": { 
/**
 * A card of one's own hand.
 */
card: CardId, 
/**
 * To whom.
 */
to: Seat, } } | { "confirm": { 
/**
 * The turn in which it appears.
 */
turn: number, } } | { "signal": { 
/**
 * The word.
 */
signal: Signal, } } | { "share": { 
/**
 * What, turn by turn.
 */
plan: Array<Intention>, } } | { "ask": { 
/**
 * The person who is asked.
 */
member: CrewId, 
/**
 * The turn on which it should be done.
 */
turn: number, 
/**
 * What they are asked to do.
 */
action: Action, } } | { "place": { 
/**
 * The piece that is moved.
 */
token: Token, 
/**
 * Where it stands from now on.
 */
spot: Spot, } } | { "agree_to_end": { 
/**
 * Whether one agrees, or takes it back.
 */
agree: boolean, } } | { "trip": { 
/**
 * Whose card.
 */
member: CrewId, 
/**
 * What was wrong with it.
 */
slip: Slip, } } | "next" | "follow" | { "set_pace": { 
/**
 * How fast.
 */
pace: Pace, } } | { "propose": { 
/**
 * What one wants.
 */
proposal: Proposal, } } | { "repair": { 
/**
 * The crew member whose turn it is to repair.
 */
member: CrewId, 
/**
 * What is repaired.
 */
repair: Repair, } } | { "store_squad": { 
/**
 * The station.
 */
station: Station, } };

/**
 * One crew member. The first ones are the chairs, in their order; androids come after them.
 */
export type CrewId = number;

/**
 * A track of one's own.
 */
export type CustomTrajectory = { 
/**
 * How many squares it has.
 */
length: number, 
/**
 * Which are marked.
 */
marks: { [key in number]: Mark }, };

/**
 * In which order damage tiles are drawn.
 */
export type DamageDraw = AnyWord | { 
/**
 * The seed.
 */
seed: number, } | TileOrders;

/**
 * One effect of a mark.
 */
export type Deed = { "do": "attack", 
/**
 * How strong.
 */
strength: number, 
/**
 * On which zones.
 */
on: Reach, } | { "do": "attack-split", 
/**
 * How strong on its own zone.
 */
own: number, 
/**
 * How strong on the other two.
 */
others: number, } | { "do": "attack-if-damaged", 
/**
 * How strong.
 */
strength: number, 
/**
 * On which zones.
 */
on: Reach, } | { "do": "attack-unless-damaged", 
/**
 * How strong.
 */
strength: number, 
/**
 * From how much damage on it does not attack.
 */
damage: number, } | { "do": "attack-with-hit-points", 
/**
 * How many times over.
 */
times: number, } | { "do": "attack-through-shields", 
/**
 * How strong.
 */
strength: number, } | { "do": "speed", 
/**
 * By how many squares.
 */
by: number, } | { "do": "shield", 
/**
 * By how much.
 */
by: number, } | { "do": "shield-is", 
/**
 * What it is from now on.
 */
points: number, } | { "do": "heal", 
/**
 * How much at most.
 */
damage: number, } | { "do": "heal-half" } | { "do": "change" } | { "do": "drain-shields", 
/**
 * How many blocks at most.
 */
blocks: number, } | { "do": "drain-shield", 
/**
 * The zone of the shield.
 */
zone: Zone, 
/**
 * How many blocks at most.
 */
blocks: number, } | { "do": "drain-reactor", 
/**
 * The zone of the reactor.
 */
zone: Zone, 
/**
 * How many blocks at most.
 */
blocks: number, } | { "do": "drain-reactors", 
/**
 * How many blocks at most.
 */
blocks: number, } | { "do": "hurry-others", 
/**
 * How many squares.
 */
squares: number, } | { "do": "hurt-self", 
/**
 * By how much.
 */
damage: number, } | { "do": "delay", 
/**
 * Those who come late.
 */
whom: Whom, } | { "do": "knock-out", 
/**
 * Those who are out.
 */
whom: Whom, } | { "do": "lose-ship", 
/**
 * The way in which the ship ends.
 */
how: Doom, } | { "do": "move", 
/**
 * Which way.
 */
to: Way, } | { "do": "seek" } | { "do": "move-or-damage", 
/**
 * Which way.
 */
to: Way, 
/**
 * How much damage.
 */
points: number, } | { "do": "damage", 
/**
 * How many points of damage.
 */
points: number, 
/**
 * The zones that take it.
 */
on: Place, } | { "do": "sabotage", 
/**
 * How many blocks.
 */
blocks: number, 
/**
 * How much damage if there is none.
 */
points: number, } | { "do": "damage-per-rocket", 
/**
 * How much for each.
 */
points: number, } | { "do": "damage-per-person", 
/**
 * How much for each.
 */
points: number, } | { "do": "damage-per-block", 
/**
 * Whose reactor.
 */
zone: Zone, } | { "do": "flood-shield", 
/**
 * The zone of both.
 */
zone: Zone, } | { "do": "burn-shield", 
/**
 * The zone of the shield.
 */
zone: Zone, } | { "do": "burn-reactors" } | { "do": "lose-rocket" } | { "do": "lose-fuel" } | { "do": "disable-stored", 
/**
 * The station in which the squad is stored.
 */
station: Station, } | { "do": "spread", 
/**
 * Which way.
 */
to: Way, } | { "do": "attack-phased", 
/**
 * How strong.
 */
strength: number, 
/**
 * How strong while it is phased out.
 */
weak: number, 
/**
 * On which zones.
 */
on: Reach, } | { "do": "attack-unless-rocketed", 
/**
 * How strong.
 */
strength: number, } | { "do": "attack-feeding", 
/**
 * How strong.
 */
strength: number, } | { "do": "attack-with-reactor", 
/**
 * How strong without any block.
 */
strength: number, 
/**
 * On which zones.
 */
on: Reach, } | { "do": "attack-for-energy", 
/**
 * Whose reactor.
 */
zone: Zone, 
/**
 * How strong.
 */
strength: number, } | { "do": "attack-for-fuel", 
/**
 * How strong.
 */
strength: number, } | { "do": "attack-per-rocket", 
/**
 * Which zone.
 */
zone: Zone, 
/**
 * How strong each.
 */
strength: number, } | { "do": "jump", 
/**
 * Which way: towards red or towards blue, from the last zone round to the other side.
 */
to: Way, } | { "do": "call-in", 
/**
 * What kind of threat it calls.
 */
kind: Kind, 
/**
 * The called threat is one faster if the caller has less damage than this.
 */
faster_below?: number, } | { "do": "unleash" } | { "do": "heal-outside", 
/**
 * How much at most.
 */
damage: number, } | { "do": "hurry-inside", 
/**
 * How many squares.
 */
squares: number, } | { "do": "hurry-zone", 
/**
 * How many squares.
 */
squares: number, } | { "do": "move-phased", 
/**
 * Which way.
 */
to: Way, 
/**
 * Which way while it is phased out.
 */
out?: Way | null, } | { "do": "move-if-people", 
/**
 * Which way.
 */
to: Way, } | { "do": "damage-if-people", 
/**
 * How much damage.
 */
points: number, 
/**
 * How much it heals otherwise.
 */
heal: number, } | { "do": "damage-phased", 
/**
 * How many points of damage.
 */
points: number, 
/**
 * How much while it is phased out.
 */
weak: number, } | { "do": "damage-around", 
/**
 * How much where it is.
 */
here: number, 
/**
 * How much one zone away.
 */
next: number, 
/**
 * How much two zones away.
 */
far: number, } | { "do": "damage-per-infected", 
/**
 * How much each.
 */
points: number, } | { "do": "damage-at-host", 
/**
 * How much, or how strong.
 */
points: number, } | { "do": "damage-per-mine", 
/**
 * How much each.
 */
points: number, } | { "do": "drain-here", 
/**
 * How many blocks at most.
 */
blocks: number, } | { "do": "feed-on-reactor" } | { "do": "lay-drones" } | { "do": "lay-mine" } | { "do": "infect" } | { "do": "drill" } | { "do": "wreck" } | { "do": "repeat-cards" } | { "do": "swap-sides" };

/**
 * Why somebody's next action comes a turn later.
 */
export type DelayCause = "lift_busy" | "lift_damaged" | "slime" | "computer" | "tripped" | "in_space" | "first_half" | { "threat": ThreatId };

/**
 * Which cards a threat deck holds (SA-1.5). The most careful choice comes first.
 */
export type Difficulty = "white" | "mixed" | "yellow" | "red";

/**
 * How a ship is lost without being shot to pieces.
 */
export type Doom = "destroyed" | "taken_over" | "broken_apart";

/**
 * What ends soon.
 */
export type Ends = { "phase": number } | "operation";

/**
 * One thing that happened.
 */
export type Event = { "event": "role_taken", seat: Seat, role: Role, } | { "event": "order_set", order: Array<CrewId>, } | { "event": "said_ready", seat: Seat, } | { "event": "mission_began", number: number, } | { "event": "announced", announcement: Announcement, } | { "event": "threat_drawn", turn: number, by: Seat, } | { "event": "threat_shown", turn: number, card: ThreatCardId, } | { "event": "call_shown", turn: number, card: ThreatCardId, } | { "event": "phase_began", seat: Seat, phase: number, early: boolean, } | { "event": "dealt", seat: Seat, count: number, } | { "event": "dealt_cards", cards: CardSet, } | { "event": "card_planned", member: CrewId, turn: number, up: Half, } | { "event": "android_planned", seat: Seat, member: CrewId, turn: number, card: CardId, up: Half, } | { "event": "card_moved", member: CrewId, from: number, to: number, up: Half, } | { "event": "took_back", member: CrewId, turn: number, } | { "event": "data_drawn", seat: Seat, } | { "event": "data_card", card: CardId, } | { "event": "gave", from: Seat, to: Seat, } | { "event": "gave_card", from: Seat, to: Seat, card: CardId, } | { "event": "signalled", seat: Seat, signal: Signal, } | { "event": "shared", seat: Seat, plan: Array<Intention>, } | { "event": "asked", seat: Seat, member: CrewId, turn: number, action: Action, } | { "event": "token_placed", seat: Seat, token: Token, spot: Spot, } | { "event": "agreed_to_end", seat: Seat, agree: boolean, } | { "event": "round_ended", why: RoundEnd, } | { "event": "cards_revealed", turn: number, cards: Array<Revealed>, } | { "event": "tripped", member: CrewId, turn: number, slip: Slip, } | { "event": "happened", turn: number, happening: Happening, moment: Moment, } | { "event": "pace_set", pace: Pace, } | { "event": "mission_ended", line: LogLine, } | { "event": "proposed", seat: Seat, proposal: Proposal, } | { "event": "flying_on", common: Difficulty, serious: Difficulty, } | { "event": "repaired", member: CrewId, repair: Repair, } | { "event": "squad_stored", station: Station, } | { "event": "game_ended", result: Final, };

/**
 * What is printed on a card.
 */
export type Face = { 
/**
 * Its action half.
 */
action: Side, 
/**
 * Its movement half.
 */
movement: Side, };

/**
 * A figure.
 */
export type FigureView = { 
/**
 * Where it stands; nowhere in space.
 */
station: Station | null, 
/**
 * Out for the rest of the mission.
 */
knocked_out: boolean, 
/**
 * The squad it leads.
 */
squad: Squad, };

/**
 * How the whole game ended.
 */
export type Final = { 
/**
 * Whether the ship came home.
 */
won: boolean, 
/**
 * The score, nothing for a lost ship.
 */
score: number, };

/**
 * What kind of flight it is: how many of the rules are in play.
 */
export type Flight = "test-run-1" | "test-run-2" | "simulation" | "advanced-simulation" | "mission";

/**
 * One turn of a plan in words.
 */
export type Foretold = { 
/**
 * In a word, for under the card.
 */
short: Phrase, 
/**
 * Whether nothing comes of it, or worse.
 */
bad: boolean, 
/**
 * What happens, one after the other.
 */
sentences: Array<Phrase>, 
/**
 * The rule by which nothing comes of it.
 */
rule: string | null, };

/**
 * What only threats of the module "New Frontier" have.
 */
export type FrontierView = { 
/**
 * The card that it calls or called, if the viewer may see it.
 */
calls: ThreatCardId | null, 
/**
 * The place of the threat that calls this one.
 */
called_by: ThreatId | null, 
/**
 * The zone in which it is now, outside.
 */
zone: Zone | null, 
/**
 * Whether it is phased out.
 */
phased_out: boolean, 
/**
 * Where its drones and mines lie.
 */
traps: Array<Station>, 
/**
 * The systems that it has wrecked.
 */
wrecked: Array<[Station, Letter]>, 
/**
 * Whom it has poisoned or infected, or its host, by place in the order of play.
 */
victims: Array<number>, };

/**
 * Which half of a card is on top, and so counts. Everybody can tell it from the back.
 */
export type Half = "action" | "movement";

/**
 * One thing that happened, or did not.
 */
export type Happening = { "what": "turn_begins", turn: number, } | { "what": "threat_appears", threat: ThreatId, track: Track, square: number, } | { "what": "token_placed", threat: ThreatId, station: Station, } | { "what": "token_removed", threat: ThreatId, station: Station, } | { "what": "acts", player: number, action: Action, } | { "what": "trips", player: number, action: Action, } | { "what": "no_effect", player: number, action: Action | null, 
/**
 * Why nothing came of it.
 */
why: WhyNot, } | { "what": "moves", player: number, from: Station, to: Station, by: By, } | { "what": "delayed", player: number, 
/**
 * From which turn it was moved.
 */
turn: number, why: DelayCause, } | { "what": "not_delayed", 
/**
 * Who would have been.
 */
player: number, turn: number, 
/**
 * What would have done it.
 */
why: DelayCause, } | { "what": "card_lost", player: number, } | { "what": "fires", player: number, station: Station, heroic: boolean, } | { "what": "energy_moved", player: number, from: Store, to: Store, blocks: number, 
/**
 * How many more from the bank for heroism.
 */
extra: number, } | { "what": "computer_maintained", player: number, phase: number, } | { "what": "looks_out", player: number, 
/**
 * How many have done so this turn.
 */
count: number, } | { "what": "visual_confirmed", phase: number, count: number, 
/**
 * What it is worth now.
 */
points: number, } | { "what": "visual_not_better", phase: number, count: number, 
/**
 * What it is worth already.
 */
points: number, } | { "what": "rocket_launched", player: number, left: number, } | { "what": "rocket_moves" } | { "what": "squad_taken", player: number, station: Station, squad: Squad, } | { "what": "squad_revived", player: number, } | { "what": "squad_disabled", player: number, } | { "what": "stored_squad_disabled", station: Station, } | { "what": "takes_off", player: number, } | { "what": "stays_out", player: number, } | { "what": "returns", player: number, } | { "what": "interceptors_lost" } | { "what": "repairs", 
/**
 * Who; nobody for the extra of several stations.
 */
player: number | null, threat: ThreatId, points: number, 
/**
 * How much damage it has now.
 */
damage: number, } | { "what": "repair_pending", player: number, threat: ThreatId, 
/**
 * How many have joined in.
 */
people: number, 
/**
 * How many it takes.
 */
needed: number, } | { "what": "attacks_intruder", player: number, threat: ThreatId, station: Station, 
/**
 * How much damage it has now.
 */
damage: number, } | { "what": "returns_fire", player: number, threat: ThreatId, 
/**
 * Whether heroism saved the squad.
 */
dodged: boolean, } | { "what": "knocked_out", player: number, why: KnockOutCause, } | { "what": "aims", weapon: Weapon, threat: ThreatId, strength: number, } | { "what": "aims_at_nothing", weapon: Weapon, why: WhyNot, } | { "what": "hit", threat: ThreatId, 
/**
 * All strengths together.
 */
strength: number, 
/**
 * Its shield points in this step.
 */
shield: number, 
/**
 * What got through.
 */
damage: number, 
/**
 * How much it has in all.
 */
total: number, } | { "what": "unharmed", threat: ThreatId, 
/**
 * All strengths together.
 */
strength: number, why: WhyNot, } | { "what": "burnt", threat: ThreatId, 
/**
 * Whose end or action did it.
 */
by: ThreatId, damage: number, 
/**
 * How much it has in all.
 */
total: number, } | { "what": "destroyed", threat: ThreatId, points: number, } | { "what": "explodes", threat: ThreatId, } | { "what": "retaliates", threat: ThreatId, } | { "what": "advances", threat: ThreatId, from: number, to: number, } | { "what": "reaches", threat: ThreatId, mark: Mark, square: number, } | { "what": "nothing_done", threat: ThreatId, why: WhyNot, } | { "what": "changes", threat: ThreatId, } | { "what": "speed_changes", threat: ThreatId, 
/**
 * What it is now.
 */
speed: number, } | { "what": "shield_changes", threat: ThreatId, 
/**
 * What it is now.
 */
shield: number, } | { "what": "heals", threat: ThreatId, damage: number, total: number, } | { "what": "cryoshield_breaks", threat: ThreatId, } | { "what": "survived", threat: ThreatId, points: number, } | { "what": "attack", threat: ThreatId, zone: Zone, 
/**
 * How strong, with everything that strengthens it.
 */
strength: number, 
/**
 * What the shield absorbed.
 */
absorbed: number, tiles: number, } | { "what": "internal_damage", threat: ThreatId, zone: Zone, points: number, tiles: number, } | { "what": "tile_drawn", zone: Zone, tile: Tile, } | { "what": "energy_lost", from: Store, blocks: number, } | { "what": "energy_diverted", from: Store, to: Store, blocks: number, } | { "what": "fuel_lost" } | { "what": "rocket_lost" } | { "what": "intruder_moves", threat: ThreatId, from: Station, to: Station, } | { "what": "phases_out", threat: ThreatId, } | { "what": "phases_in", threat: ThreatId, } | { "what": "changes_zone", threat: ThreatId, from: Zone, to: Zone, } | { "what": "calls_in", threat: ThreatId, called: ThreatId, } | { "what": "acts_at_jump", threat: ThreatId, } | { "what": "slows_down", threat: ThreatId, squares: number, } | { "what": "shield_adds", zone: Zone, blocks: number, } | { "what": "backfires", threat: ThreatId, } | { "what": "drone_placed", threat: ThreatId, station: Station, } | { "what": "mine_placed", threat: ThreatId, station: Station, } | { "what": "traps_gone", threat: ThreatId, } | { "what": "poisoned", player: number, threat: ThreatId, } | { "what": "infected", player: number, threat: ThreatId, } | { "what": "finds_host", player: number, threat: ThreatId, } | { "what": "wrecks", threat: ThreatId, station: Station, } | { "what": "mends_system", player: number, 
/**
 * Who wrecked it.
 */
threat: ThreatId, station: Station, letter: Letter, } | { "what": "card_repeated", player: number, threat: ThreatId, 
/**
 * The card of which turn.
 */
turn: number, } | { "what": "card_not_repeated", player: number, threat: ThreatId, } | { "what": "check_passed", phase: number, } | { "what": "check_failed", phase: number, } | { "what": "lost", loss: Loss, } | { "what": "jumps" };

/**
 * When the first point of attack or repair of a turn does nothing.
 */
export type Inaccessible = "never" | "until-x" | "always";

/**
 * What somebody is going to do on a turn, as far as they told.
 */
export type Intention = { 
/**
 * The turn it is about.
 */
turn: number, 
/**
 * What the upper half of the card says.
 */
action: Side, };

/**
 * An intruder on board.
 */
export type IntruderSource = { 
/**
 * Where its token or tokens begin.
 */
stations: Array<Station>, 
/**
 * When it shoots back.
 */
returns_fire?: ReturnsFire, 
/**
 * Whoever destroys it is knocked out.
 */
drags_down?: boolean, 
/**
 * Its tokens hold up whoever comes in, and stay after Z.
 */
slime?: boolean, 
/**
 * One attack removes the token of the station; the tokens that are left after Z knock out whoever comes in.
 */
contamination?: boolean, 
/**
 * Where a hit that does not destroy it sends it.
 */
flees_to?: Station | null, 
/**
 * It has no token: the first person who enters a station becomes its host.
 */
parasite?: boolean, };

/**
 * Whether a threat comes from outside or happens on board.
 */
export type Kind = "external" | "internal";

/**
 * Why somebody is out.
 */
export type KnockOutCause = { "threat": ThreatId } | { "contamination": ThreatId } | { "duel": ThreatId } | { "dragged_down": ThreatId } | { "scalded": ThreatId } | { "lost_parasite": ThreatId };

/**
 * What a malfunction does to the ship for as long as it is not repaired, its Z or no Z.
 */
export type Lasting = "none" | "blinds" | "backfires" | "reverses" | "seals";

/**
 * The letter of a system in a station.
 */
export type Letter = "A" | "B" | "C";

/**
 * How hard the cards of a deck are.
 */
export type Level = "white" | "yellow" | "red";

/**
 * Something that lights up.
 */
export type Light = { "on": "station", station: Station, } | { "on": "system", station: Station, letter: Letter, } | { "on": "zone", zone: Zone, } | { "on": "figure", player: number, } | { "on": "threat", threat: ThreatId, mark: Mark | null, } | { "on": "tile", zone: Zone, tile: Tile, } | { "on": "lift", zone: Zone, } | { "on": "rocket" };

/**
 * One line of the ship's log (SA-16.12). The crew and its offices stand beside it in the view.
 */
export type LogLine = { 
/**
 * The mission's number in its campaign.
 */
number: number, 
/**
 * The name of the track.
 */
track: string, 
/**
 * The common threats.
 */
common: Difficulty, 
/**
 * The serious threats.
 */
serious: Difficulty, 
/**
 * Points of this mission alone; nothing for a lost ship.
 */
points: LogPoints | null, 
/**
 * Everything that is taken away. Of a campaign only the last line has it, once the campaign is over.
 */
penalties: number | null, 
/**
 * The sum, of a campaign the one of all its missions; only where the penalties are.
 */
total: number | null, 
/**
 * How the ship was lost.
 */
loss: Loss | null, 
/**
 * The card that lost it.
 */
lost_to: ThreatCardId | null, };

/**
 * The points of one mission, as the ship's log has them.
 */
export type LogPoints = { 
/**
 * For threats that were survived.
 */
survived: number, 
/**
 * For threats that were destroyed.
 */
destroyed: number, 
/**
 * For looking out of the window.
 */
visual: number, };

/**
 * How a ship was lost.
 */
export type Loss = { "zone": { 
/**
 * The zone that fell apart.
 */
zone: Zone, 
/**
 * Whose attack it was.
 */
by: ThreatId, } } | { "doom": { 
/**
 * The threat that did it.
 */
by: ThreatId, 
/**
 * The way in which the ship ended.
 */
how: Doom, } };

/**
 * A malfunction on board.
 */
export type MalfunctionSource = { 
/**
 * Which stations are affected.
 */
stations: Array<Station>, 
/**
 * Which system; none means that only interceptors can repair it from outside.
 */
letter?: Letter | null, 
/**
 * Extra repairs if every affected station was repaired in one turn.
 */
bonus?: number, 
/**
 * How many people must repair in one turn for it to count.
 */
together?: number, 
/**
 * Who is here when it is repaired is knocked out.
 */
scalds?: Array<Station>, 
/**
 * It has one hit point for each rocket on board.
 */
rockets?: boolean, 
/**
 * After X damage to the red zone counts twice, after Y all damage.
 */
doubles_damage?: boolean, 
/**
 * What it does to the ship until it is repaired.
 */
lasting?: Lasting, 
/**
 * The repair that ends it costs one energy of the reactor of its zone.
 */
costs_energy?: boolean, 
/**
 * It affects only one of its two stations: the one nearer to red if it appears in an odd turn, else the other.
 */
by_turn?: boolean, 
/**
 * Extra repairs if exactly one crew member repaired it in a turn.
 */
alone?: number, 
/**
 * How much more a repair by the leader of an active squad counts.
 */
leader?: number, 
/**
 * Each repair moves everybody on board to the other deck.
 */
flips?: boolean, };

/**
 * A letter on a track.
 */
export type Mark = "X" | "Y" | "Z";

/**
 * Somebody with a figure.
 */
export type MemberView = { 
/**
 * Who plays it; nobody for an android.
 */
seat: Seat | null, 
/**
 * The message with an android's name.
 */
android: string | null, 
/**
 * The person who answers for an android in the resolution, or for oneself.
 */
answers: Seat, 
/**
 * The board, turn by turn.
 */
board: Array<SpaceView | null>, 
/**
 * The phase that is planned on it.
 */
phase: number, 
/**
 * The turns on which the viewer may lay, move and take back cards now.
 */
open: Array<number>, 
/**
 * The turns for which the viewer may ask them for something.
 */
asks: Array<number>, 
/**
 * An android's own heroic card, until it is planned.
 */
heroic: CardId | null, 
/**
 * What was said about the card of this turn.
 */
slip: Slip | null, 
/**
 * The figure.
 */
figure: FigureView, };

/**
 * The mission.
 */
export type MissionView = { 
/**
 * What kind of flight.
 */
flight: Flight, 
/**
 * The name of the track, once the action round is over.
 */
track: string | null, 
/**
 * Its number in the campaign, from one.
 */
number: number, 
/**
 * Whether it is one of a campaign.
 */
campaign: boolean, 
/**
 * Whether one person plans for androids only.
 */
solo: boolean, 
/**
 * The common threats.
 */
common: Difficulty, 
/**
 * The serious threats.
 */
serious: Difficulty, 
/**
 * Whether the threats of the module "New Frontier" are in the decks.
 */
new_frontier?: boolean, 
/**
 * How fast the computer speaks.
 */
speed: Speed, 
/**
 * How many seconds of the track pass in one second of the table: every clock on the screen shows the track's time.
 */
rate: number, 
/**
 * Which parts of the game are in use.
 */
systems: Systems, 
/**
 * How many turns are planned: twelve or seven.
 */
turns: number, 
/**
 * When the track began, in game time.
 */
began: GameTime | null, 
/**
 * The phases.
 */
phases: Array<PhaseView>, 
/**
 * The trajectory boards of red, white, blue and inside, by their number.
 */
trajectories: [number, number, number, number], };

/**
 * Which part of the game a card comes with.
 */
export type Module = "base" | "new-frontier";

/**
 * One moment of the film.
 */
export type Moment = { 
/**
 * The part of the turn.
 */
part: Part, 
/**
 * The rule behind it, if it follows from a single one.
 */
rule?: string, 
/**
 * How the figures in it come about.
 */
sum?: Sum, 
/**
 * What it is about.
 */
lights: Array<Light>, 
/**
 * Who shoots at whom.
 */
beams: Array<Beam>, 
/**
 * What is different in the picture from here on, as a JSON Patch of the [`Picture`] before.
 */
patch: object[], };

/**
 * What makes an external threat different from a mere list of attacks. Everything may be left out.
 */
export type Nature = { 
/**
 * No weapon can aim at it before its X.
 */
hidden: boolean, 
/**
 * No weapon can aim at it at distance 3.
 */
far_safe: boolean, 
/**
 * Heavy lasers overlook it.
 */
no_heavy_laser: boolean, 
/**
 * What rockets do about it.
 */
rockets: RocketRule, 
/**
 * The first step in which it is aimed at does nothing to it.
 */
cryoshield: boolean, 
/**
 * The pulse cannon takes its shield away for the turn.
 */
pulse_opens: boolean, 
/**
 * Twice as many tiles for each point that gets past a shield.
 */
double_tiles: boolean, 
/**
 * The most damage that weapons can do to it in one turn; 0 is no limit.
 */
most_damage: number, 
/**
 * What its end does to all other external threats.
 */
blast: number, 
/**
 * The strength of its explosion for each mark it had passed.
 */
explodes: number, 
/**
 * The strength of its attack on all zones whenever weapons hurt it.
 */
retaliates: number, 
/**
 * How strong interceptors are against it alone; it costs the pilot.
 */
duel: number, 
/**
 * After its X, how much stronger the attacks of the others are.
 */
rouses: number, 
/**
 * After its X, how much stronger everybody's shield is.
 */
fortifies: number, 
/**
 * An attack that does damage and of which the shield absorbs nothing knocks out everybody in the zone.
 */
plasma: boolean, 
/**
 * Its shield loses a point in each step in which it is aimed at.
 */
megashield: boolean, 
/**
 * How much weaker its attacks are while somebody is in space.
 */
carrier: number, 
/**
 * All lasers together count half.
 */
polarized: boolean, 
/**
 * The lasers of every zone can aim at it.
 */
all_lasers: boolean, 
/**
 * How many squares less it moves in a turn in which weapons damaged it.
 */
slows: number, 
/**
 * How many squares longer each of its moves is than the last.
 */
hastens: number, };

/**
 * A threat that already has a history when it appears.
 */
export type OnAppear = { 
/**
 * On which square it appears.
 */
position: number | null, 
/**
 * How much damage it has.
 */
damage: number | null, 
/**
 * How many X and Y it has passed: from one on its X counts as performed, from two on its Y.
 */
xy_passed: number | null, };

/**
 * What the viewer's plan does on one turn, as far as it can be told.
 */
export type OutlookView = { 
/**
 * Whose turn.
 */
member: CrewId, 
/**
 * Which turn.
 */
turn: number, 
/**
 * Where the figure stands afterwards; nowhere in space.
 */
station: Station | null, 
/**
 * What it does, in words.
 */
told: Foretold, };

/**
 * What is different from a usual mission.
 */
export type Overrides = { 
/**
 * Every check of the computer succeeds.
 */
computer_maintained: boolean, 
/**
 * Where people begin.
 */
start_station: { [key in number]: Station }, 
/**
 * Who begins in space.
 */
in_space: Array<number>, 
/**
 * Who begins with a squad.
 */
bots: { [key in number]: Bots }, 
/**
 * Energy in the shields.
 */
shields: { [key in Zone]?: number }, 
/**
 * Tiles from before the mission.
 */
pre_damage: { [key in Zone]?: Array<Tile> }, 
/**
 * Threats with a history.
 */
threat_on_appear: { [key in string]: OnAppear }, 
/**
 * Tracks of one's own.
 */
custom_trajectory: { [key in Track]?: CustomTrajectory }, };

/**
 * How fast the resolution goes on by itself.
 */
export type Pace = "hold" | "slow" | "normal" | "fast";

/**
 * The parts of a turn, in order.
 */
export type Part = "appear" | "actions" | "damage" | "threats";

/**
 * A person.
 */
export type PersonView = { 
/**
 * Their figure; nobody has one alone with androids.
 */
member: CrewId | null, 
/**
 * The phase being planned.
 */
phase: number, 
/**
 * Cards in the hand.
 */
hand_size: number, 
/**
 * The hand, for its owner; for everybody alone with androids.
 */
hand: CardSet | null, 
/**
 * Cards that incoming data still allows.
 */
draws: number, 
/**
 * Whether a card was given in the transfer under way.
 */
gave: boolean, 
/**
 * Ready for the alert, agreed to the end, wants to go on: whatever is asked now.
 */
agreed: boolean, 
/**
 * Leaves the pace of the resolution to the others.
 */
follows: boolean, 
/**
 * What they told everybody to be going to do, by turn.
 */
intends: Array<Intention>, 
/**
 * What they want after the mission.
 */
proposal: Proposal | null, 
/**
 * Cards the viewer gave them, which they still have.
 */
known: CardSet, };

/**
 * A phase.
 */
export type PhaseView = { 
/**
 * Its number.
 */
phase: number, 
/**
 * The first turn planned in it.
 */
first: number, 
/**
 * The last turn planned in it.
 */
last: number, 
/**
 * When the computer announced it, in game time, once it has.
 */
began_at: GameTime | null, 
/**
 * When it ends, in game time: from its first warning on, or as soon as the track runs where the table shows the
 * ends of phases (SA-3.14).
 */
ends_at: GameTime | null, 
/**
 * How many seconds of the track it takes, as soon as that is known.
 */
seconds: number | null, };

/**
 * The ship with everything on it and around it, as everybody may see it.
 */
export type Picture = { 
/**
 * The ship.
 */
ship: ShipView, 
/**
 * The threats, by turn.
 */
threats: Array<ThreatView>, 
/**
 * The figures, in order of play.
 */
crew: Array<FigureView>, 
/**
 * Points so far.
 */
score: Score | null, };

/**
 * How many pieces of each kind may be moved about, besides figures and threats (SA-2.12).
 */
export type PiecesView = { 
/**
 * Battlebot squads.
 */
squads: number, 
/**
 * Rockets.
 */
rockets: number, 
/**
 * Blocks of energy in shields and reactors.
 */
energy: number, 
/**
 * Fuel capsules.
 */
fuel: number, };

/**
 * Which zones take internal damage.
 */
export type Place = "here" | "everywhere" | "tokens";

/**
 * A filled-in mission. [`PlanFile::from_json`] reads it, [`PlanFile::to_json`] writes it.
 */
export type PlanFile = { 
/**
 * Always [`FORMAT`].
 */
format: string, 
/**
 * Twelve, or seven for a test run.
 */
turns: number, 
/**
 * Which board lies where.
 */
trajectories: TrackBoards, 
/**
 * The threats.
 */
threats: Array<Announced>, 
/**
 * The boards, in order of play.
 */
players: Array<Array<Slot>>, 
/**
 * In which order damage tiles are drawn.
 */
damage_draw: DamageDraw, 
/**
 * What is different from a usual mission.
 */
overrides: Overrides, };

/**
 * What a plan file may hold.
 */
export type PlanLimits = { 
/**
 * How many people at most.
 */
crew: number, 
/**
 * How many threats at most.
 */
threats: number, 
/**
 * The last turn in which a threat can appear.
 */
last_arrival: number, 
/**
 * How long a mission can be, the usual length first.
 */
turns: Array<PlanTurns>, 
/**
 * What can be planned with any card.
 */
actions: Array<Action>, 
/**
 * What can be planned with a heroic card.
 */
heroics: Array<Action>, };

/**
 * How long a mission can be.
 */
export type PlanTurns = { 
/**
 * So many turns.
 */
turns: number, 
/**
 * The first and the last turn of each phase.
 */
phases: Array<[number, number]>, };

/**
 * A preview of one command. What does not apply is left out.
 */
export type Preview = { 
/**
 * What one's plan would do afterwards if nobody else did anything, for planning.
 */
outlook?: Array<OutlookView>, 
/**
 * What "I tripped" would do.
 */
trip?: TripPreview, };

/**
 * What somebody wants after a mission of a campaign (SA-19.2, SA-19.3).
 */
export type Proposal = "go_home" | { "fly_on": { 
/**
 * The common threats.
 */
common: Difficulty, 
/**
 * The serious threats.
 */
serious: Difficulty, } };

/**
 * Which zones an attack strikes, seen from the attacker's own.
 */
export type Reach = "own" | "all" | "others" | "flanks";

/**
 * Why a command is refused.
 */
export type Refusal = { "refusal": "no_such_seat" } | { "refusal": "game_over" } | { "refusal": "not_briefing" } | { "refusal": "already_ready" } | { "refusal": "not_captain" } | { "refusal": "order_incomplete" } | { "refusal": "captain_first" } | { "refusal": "not_action_round" } | { "refusal": "no_such_member" } | { "refusal": "not_your_board" } | { "refusal": "no_such_turn" } | { "refusal": "phase_over", turn: number, } | { "refusal": "phase_to_come", turn: number, } | { "refusal": "not_your_card" } | { "refusal": "space_taken", turn: number, } | { "refusal": "nothing_there", turn: number, } | { "refusal": "cannot_take_back" } | { "refusal": "heroic_stays" } | { "refusal": "not_its_heroic" } | { "refusal": "last_phase" } | { "refusal": "solo_follows_the_track" } | { "refusal": "no_incoming_data" } | { "refusal": "no_data_transfer" } | { "refusal": "already_gave" } | { "refusal": "heroic_not_transferred" } | { "refusal": "not_to_yourself" } | { "refusal": "nobody_there" } | { "refusal": "communications_shows_it" } | { "refusal": "security_shows_it" } | { "refusal": "nothing_to_confirm" } | { "refusal": "communications_down" } | { "refusal": "cannot_ask_that" } | { "refusal": "no_such_token" } | { "refusal": "no_such_spot" } | { "refusal": "too_early_to_end" } | { "refusal": "already_said" } | { "refusal": "already_going_on" } | { "refusal": "not_resolution" } | { "refusal": "no_card_to_trip" } | { "refusal": "no_arrow" } | { "refusal": "already_tripped" } | { "refusal": "not_between_missions" } | { "refusal": "already_proposed" } | { "refusal": "no_red_threats" } | { "refusal": "too_few_threats" } | { "refusal": "not_your_repair" } | { "refusal": "knocked_out" } | { "refusal": "no_such_damage" } | { "refusal": "zone_repaired" } | { "refusal": "no_disabled_squad" } | { "refusal": "no_squad_to_store" } | { "refusal": "not_a_store" };

/**
 * What a crew member does with the time between two missions (SA-19.6).
 */
export type Repair = { "tile": { 
/**
 * Its zone.
 */
zone: Zone, 
/**
 * The tile that goes back into its stack.
 */
tile: Tile, } } | "squad" | "nothing";

/**
 * A threat as it is announced, before anybody knows which card it will be.
 */
export type Report = { 
/**
 * False for an unconfirmed report, which only a crew of five heeds.
 */
confirmed: boolean, 
/**
 * The turn in which it appears.
 */
turn: number, 
/**
 * From which of the two decks its card comes.
 */
severity: Severity, 
/**
 * From outside or on board.
 */
kind: Kind, 
/**
 * Where an external threat comes from.
 */
zone?: Zone | null, };

/**
 * What somebody asked somebody to do.
 */
export type Request = { 
/**
 * Who asks.
 */
from: Seat, 
/**
 * The person who is asked.
 */
member: CrewId, 
/**
 * The turn on which it should be done.
 */
turn: number, 
/**
 * What they are asked to do.
 */
action: Action, };

/**
 * When an intruder shoots back at the squad that attacks it.
 */
export type ReturnsFire = "never" | "always" | "after-x";

/**
 * A card that was turned face up.
 */
export type Revealed = { 
/**
 * The crew member on whose board it lies.
 */
member: CrewId, 
/**
 * The card, or nothing where no card lies.
 */
card: CardId | null, 
/**
 * What its upper half says.
 */
action: Side | null, };

/**
 * What rockets do about a threat.
 */
export type RocketRule = "normal" | "ignore" | "harmless" | "attracted";

/**
 * An office that one of the people holds (SA-1.3).
 */
export type Role = "captain" | "communications" | "security";

/**
 * Who holds which office. One person may hold several.
 */
export type Roles = { 
/**
 * The captain.
 */
captain: Seat, 
/**
 * The communications officer.
 */
communications: Seat, 
/**
 * The chief of security.
 */
security: Seat, };

/**
 * Why the action round ended.
 */
export type RoundEnd = "track" | "agreement";

/**
 * The numbers of the rules behind what a screen explains without having been refused anything.
 */
export type RuleNumbers = { 
/**
 * Who holds which office.
 */
offices: string, 
/**
 * In which order the crew acts.
 */
order: string, 
/**
 * One card per turn.
 */
one_card: string, 
/**
 * Cards of a phase that is over.
 */
fixed: string, 
/**
 * Handing over a card.
 */
transfer: string, 
/**
 * Heroic cards are not handed over.
 */
transfer_heroic: string, 
/**
 * What the crew proposes between two missions.
 */
proposals: string, 
/**
 * Who repairs what.
 */
repairs: string, 
/**
 * How much of a zone is repaired.
 */
repairs_of_zone: string, 
/**
 * Where a single squad is stored.
 */
squad: string, 
/**
 * The plan file of a mission that is over.
 */
plan_file: string, };

/**
 * The parts of a score.
 */
export type Score = { 
/**
 * Points for threats that were destroyed.
 */
destroyed: number, 
/**
 * Points for threats that were survived.
 */
survived: number, 
/**
 * Points for looking out of the window.
 */
visual: number, 
/**
 * Damage tiles on the ship.
 */
damage: number, 
/**
 * Tiles in the worst zone, which count again.
 */
worst_zone: number, 
/**
 * Two for each crew member who is out.
 */
knocked_out: number, 
/**
 * One for each disabled squad.
 */
disabled_squads: number, };

/**
 * One line of a score.
 */
export type ScorePart = { 
/**
 * A field of the score.
 */
part: keyof Score, 
/**
 * What each point of it counts: one, or one less.
 */
sign: number, 
/**
 * The rule that says so.
 */
rule: string, };

/**
 * How grave a threat is: one point or two of a mission's budget.
 */
export type Severity = "common" | "serious";

/**
 * The ship's numbers.
 */
export type ShipSource = { 
/**
 * The shields.
 */
shields: StoreSource, 
/**
 * The reactors.
 */
reactors: StoreSource, 
/**
 * Fuel capsules.
 */
fuel: number, 
/**
 * Rockets.
 */
rockets: number, 
/**
 * How strong a rocket is.
 */
rocket_strength: number, 
/**
 * How far a rocket reaches.
 */
rocket_range: number, 
/**
 * How strong interceptors are against one threat.
 */
interceptors_alone: number, 
/**
 * How strong interceptors are against each of several.
 */
interceptors_several: number, 
/**
 * How far interceptors reach.
 */
interceptors_range: number, 
/**
 * Points for one, two, three … people who look out of the window in one turn.
 */
visual: [number, number, number, number, number], 
/**
 * The weapons, one per station.
 */
weapon: Array<WeaponSource>, };

/**
 * The ship.
 */
export type ShipView = { 
/**
 * The zones, from red to blue.
 */
zones: Array<ZoneView>, 
/**
 * How strong the cannons are now, from upper red to lower blue.
 */
cannons: [number, number, number, number, number, number], 
/**
 * Fuel capsules left.
 */
fuel: number, 
/**
 * Rockets left on board.
 */
rockets: number, 
/**
 * Whether a rocket stands on the first and on the second square of the rocket track.
 */
rocket_track: [boolean, boolean], 
/**
 * The squads stored in the lower red and the upper blue station.
 */
stored: [StoredSquad, StoredSquad], 
/**
 * Which of the three phases the computer has been maintained in.
 */
maintained: [boolean, boolean, boolean], 
/**
 * Points for visual confirmation, by phase.
 */
visual: [number, number, number], 
/**
 * Whether the interceptors will not fly again.
 */
interceptors_lost: boolean, };

/**
 * One half of a printed card.
 */
export type Side = Action | [Action, Action];

/**
 * A short word to everybody, understood in every language.
 */
export type Signal = { "say": "intend", 
/**
 * On which turn it is to be done.
 */
turn: number, 
/**
 * What is to be done.
 */
action: Action, 
/**
 * Where, if it matters.
 */
station: Station | null, } | { "say": "want", 
/**
 * On which turn it is wanted.
 */
turn: number, 
/**
 * What is wanted.
 */
action: Action, 
/**
 * Where, if it matters.
 */
station: Station | null, } | { "say": "offer", 
/**
 * What is on it.
 */
action: Action, } | { "say": "need", 
/**
 * What is on it.
 */
action: Action, } | { "say": "threat", 
/**
 * The turn in which it appears.
 */
turn: number, } | { "say": "yes" } | { "say": "no" } | { "say": "wait" } | { "say": "done" };

/**
 * Which mistake somebody made with a card (SA-5.2).
 */
export type Slip = "upside_down" | "other_arrow";

/**
 * One space of a board.
 */
export type Slot = null | Action | [Action, Action];

/**
 * A card on a board.
 */
export type SpaceView = { 
/**
 * The half on top: seen from the back.
 */
up: Half, 
/**
 * The card, if the viewer may see it.
 */
card: CardId | null, 
/**
 * What its upper half says, or what is left of it to do, if the viewer may see it.
 */
action: Side | null, 
/**
 * Whether everybody sees it.
 */
face_up: boolean, 
/**
 * Whether it can no longer be changed.
 */
fixed: boolean, };

/**
 * How fast the ship's computer speaks: how many seconds of the track pass in one second of the table.
 */
export type Speed = "normal" | "quick" | "rush";

/**
 * Something that the computer has said.
 */
export type SpokenView = { 
/**
 * The second of the track in which it began.
 */
at: number, 
/**
 * What is said.
 */
call: Call, 
/**
 * In words.
 */
phrase: Phrase, 
/**
 * When it began, in game time.
 */
since: GameTime, 
/**
 * How long it is heard, in game time.
 */
until: GameTime, };

/**
 * Where a piece of the planning board stands.
 */
export type Spot = { "station": Station } | "space" | { "square": { 
/**
 * The zone, or nothing for the internal trajectory.
 */
zone: Zone | null, 
/**
 * The square.
 */
square: number, } } | "home";

/**
 * A battlebot squad beside somebody.
 */
export type Squad = "none" | "active" | "disabled";

/**
 * A square of a trajectory board.
 */
export type SquareView = { 
/**
 * How far it is from the ship.
 */
distance: number, 
/**
 * What it is marked with.
 */
mark: Mark | null, };

/**
 * Where the game stands.
 */
export type StageView = { "stage": "briefing" } | { "stage": "action", 
/**
 * The phase that the computer has announced.
 */
phase: number, 
/**
 * Whether people may speak: signals, requests, pieces and chat.
 */
communications: boolean, 
/**
 * When the data transfer under way ends, in game time.
 */
transfer_until: GameTime | null, 
/**
 * Whether the crew may agree to end the round now.
 */
may_end: boolean, } | { "stage": "resolution", 
/**
 * The turn; zero before the first, and one more than the last is the jump.
 */
turn: number, 
/**
 * What comes next.
 */
next: Step, 
/**
 * Whether the cards of the next turn of actions are face up. If not, turning them over comes first.
 */
revealed: boolean, 
/**
 * How fast it goes on by itself.
 */
pace: Pace, 
/**
 * When it goes on by itself, in game time.
 */
goes_on_at: GameTime | null, 
/**
 * What happened in this turn so far.
 */
happenings: Array<Happening>, } | { "stage": "between", 
/**
 * What is to be decided.
 */
step: BetweenView, } | { "stage": "over" };

/**
 * One of the six rooms of the ship.
 */
export type Station = "UR" | "UW" | "UB" | "LR" | "LW" | "LB";

/**
 * What has become of a threat.
 */
export type Status = "waiting" | "on_track" | "destroyed" | "survived";

/**
 * One step of the mission.
 */
export type Step = { "step": "threat_appears", 
/**
 * In which turn.
 */
turn: number, } | { "step": "action", 
/**
 * In which turn.
 */
turn: number, 
/**
 * The place of the crew member in the order of play.
 */
player: number, } | { "step": "end_of_actions", 
/**
 * In which turn.
 */
turn: number, } | { "step": "compute_damage", 
/**
 * In which turn.
 */
turn: number, } | { "step": "threat_moves", 
/**
 * In which turn.
 */
turn: number, 
/**
 * The threat that moves.
 */
threat: ThreatId, } | { "step": "rocket_moves", 
/**
 * In which turn.
 */
turn: number, } | { "step": "computer_check", 
/**
 * In which turn.
 */
turn: number, } | { "step": "rocket_resolution", 
/**
 * In which turn.
 */
turn: number, } | { "step": "jump" } | { "step": "over" };

/**
 * Where energy is.
 */
export type Store = { "shield": Zone } | { "reactor": Zone } | "fuel";

/**
 * How much a store holds and how much is in it at the start, from red to blue.
 */
export type StoreSource = { 
/**
 * How much it holds.
 */
capacity: [number, number, number], 
/**
 * How much is in it at the start.
 */
start: [number, number, number], };

/**
 * The storage of a battlebot squad.
 */
export type StoredSquad = "ready" | "disabled" | "taken";

/**
 * A sum.
 */
export type Sum = { 
/**
 * What is added up.
 */
terms: Array<Term>, 
/**
 * What it comes to.
 */
result: Term, };

/**
 * Which parts of the game are in use. Beginners leave some out.
 */
export type Systems = { 
/**
 * Threats on board.
 */
internal_threats: boolean, 
/**
 * The computer must be maintained.
 */
computer: boolean, 
/**
 * Battlebots.
 */
battlebots: boolean, 
/**
 * Interceptors.
 */
interceptors: boolean, 
/**
 * Points for looking out of the window.
 */
visual_confirmation: boolean, 
/**
 * Heroic cards.
 */
heroics: boolean, };

/**
 * One figure of a sum; what is taken away is negative.
 */
export type Term = { 
/**
 * What it is.
 */
name: TermName, 
/**
 * What it adds to the sum, or takes from it.
 */
value: number, };

/**
 * What a figure of a sum is.
 */
export type TermName = "laser" | "pulse" | "rocket" | "interceptors" | "strength" | "attack" | "shield" | "damage";

/**
 * A threat card, by its place in the content.
 */
export type ThreatCardId = number;

/**
 * A threat of the mission, in order of its number: an index into [`Mission::threats`].
 */
export type ThreatId = number;

/**
 * A threat card.
 */
export type ThreatSource = { 
/**
 * The code in its corner.
 */
id: string, 
/**
 * Its name in message keys.
 */
name: string, 
/**
 * From outside or on board.
 */
kind: Kind, 
/**
 * How grave.
 */
severity: Severity, 
/**
 * How hard.
 */
level: Level, 
/**
 * Which part of the game it comes with.
 */
module?: Module, 
/**
 * Its hit points.
 */
hp: number, 
/**
 * Its shield points.
 */
shield: number, 
/**
 * How many squares it moves.
 */
speed: number, 
/**
 * Points for surviving it; none if that is impossible.
 */
survive?: number | null, 
/**
 * Points for destroying it.
 */
destroy: number, 
/**
 * What it does at X.
 */
x?: Array<Deed>, 
/**
 * What it does at Y.
 */
y?: Array<Deed>, 
/**
 * What it does at Z.
 */
z?: Array<Deed>, 
/**
 * What it does when the ship jumps while it is on its track.
 */
jump?: Array<Deed>, 
/**
 * It is phased out after every other of its moves.
 */
phasing?: boolean, 
/**
 * When the first point of attack or repair of a turn does nothing.
 */
inaccessible?: Inaccessible, 
/**
 * What else is special about an external threat.
 */
nature?: Nature, 
/**
 * For an intruder.
 */
intruder?: IntruderSource | null, 
/**
 * For a malfunction.
 */
malfunction?: MalfunctionSource | null, };

/**
 * A threat that was announced.
 */
export type ThreatView = { 
/**
 * What was announced.
 */
report: Report, 
/**
 * The card, if the viewer may see it.
 */
card: ThreatCardId | null, 
/**
 * Whether everybody sees it.
 */
shown: boolean, 
/**
 * Who shows it to the others.
 */
officer: Seat, 
/**
 * Its piece on the planning board, while plans are made.
 */
piece?: Token, 
/**
 * How it stands.
 */
status: Status, 
/**
 * Its square, counted from the ship, while it is on a track.
 */
square: number | null, 
/**
 * Damage on its card.
 */
damage: number, 
/**
 * Its hit points as they are now.
 */
hit_points: number | null, 
/**
 * Its shield points as they are now.
 */
shield: number | null, 
/**
 * Its speed as it is now.
 */
speed: number | null, 
/**
 * Where its tokens lie on board.
 */
stations: Array<Station>, 
/**
 * What only threats of the module "New Frontier" have.
 */
frontier?: FrontierView, };

/**
 * A damage tile.
 */
export type Tile = "upper_cannon" | "lower_cannon" | "shield" | "reactor" | "gravolift" | "structure";

/**
 * Tiles by zone, first drawn first. Tiles that are not named come after those that are.
 */
export type TileOrders = { [key in Zone]?: Array<Tile> };

/**
 * Any number of the tiles of one zone.
 */
export type Tiles = Array<"upper_cannon" | "lower_cannon" | "shield" | "reactor" | "gravolift" | "structure">;

/**
 * A piece on the shared planning board. It shows what somebody means and has no effect.
 */
export type Token = { "crew": CrewId } | { "threat": { 
/**
 * The turn in which it appears.
 */
turn: number, 
/**
 * From outside or on board.
 */
kind: Kind, 
/**
 * Counts those of one kind and turn in the order in which they were announced, from 0.
 */
number: number, } } | { "squad": number } | { "rocket": number } | { "energy": number } | { "fuel": number };

/**
 * A piece of the planning board.
 */
export type TokenView = { 
/**
 * The piece that was moved.
 */
token: Token, 
/**
 * Where it stands now.
 */
spot: Spot, };

/**
 * A track on which a threat advances.
 */
export type Track = "red" | "white" | "blue" | "internal";

/**
 * The numbers of the trajectory boards.
 */
export type TrackBoards = { 
/**
 * Outside the red zone.
 */
red: number | null, 
/**
 * Outside the white zone.
 */
white: number | null, 
/**
 * Outside the blue zone.
 */
blue: number | null, 
/**
 * For everything on board.
 */
internal: number | null, };

/**
 * A trajectory board.
 */
export type TrajectoryView = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its squares. The first is next to the ship.
 */
squares: Array<SquareView>, };

/**
 * What "I tripped" would do.
 */
export type TripPreview = { 
/**
 * What is done instead.
 */
action: Side, 
/**
 * Its price: the turn whose card then comes a turn later, if a card lies there.
 */
delays: number | null, };

/**
 * The game as one viewer sees it.
 */
export type View = { 
/**
 * Where the game stands.
 */
stage: StageView, 
/**
 * The mission.
 */
mission: MissionView, 
/**
 * Who holds which office.
 */
roles: Roles, 
/**
 * In which order the crew acts.
 */
order: Array<CrewId>, 
/**
 * People, by chair.
 */
people: Array<PersonView>, 
/**
 * Everybody with a figure, by number.
 */
crew: Array<MemberView>, 
/**
 * The boards that the viewer plans: one's own first, then those of androids.
 */
boards: Array<CrewId>, 
/**
 * Cards left in the action deck.
 */
deck: number, 
/**
 * What the computer has said, in order.
 */
spoken: Array<SpokenView>, 
/**
 * The threats announced so far, by turn; in the resolution those that others call follow.
 */
threats: Array<ThreatView>, 
/**
 * The ship: before the first turn while plans are made, as it is now in the resolution.
 */
ship: ShipView, 
/**
 * Everything before the first turn, once the resolution has begun: where the film of it starts, as everybody sees it.
 */
start: Picture | null, 
/**
 * How many pieces of each kind the shared planning board has, besides figures and threats.
 */
pieces: PiecesView, 
/**
 * The shared planning board: pieces that are not where the real ones are.
 */
tokens: Array<TokenView>, 
/**
 * What was asked of whom.
 */
requests: Array<Request>, 
/**
 * What the viewer's own plan would do if nobody else did anything: one entry per planned turn.
 */
outlook: Array<OutlookView>, 
/**
 * Points so far, in the resolution.
 */
score: Score | null, 
/**
 * The ship's log: one line per mission flown.
 */
log: Array<LogLine>, 
/**
 * What these missions come to together.
 */
campaign: CampaignScore | null, 
/**
 * The same missions as plan files: what was planned, what came, and in which order damage tiles lay. Nothing for a
 * mission that a plan file cannot say.
 */
flown: Array<PlanFile | null>, 
/**
 * How it ended, once it has.
 */
result: Final | null, };

/**
 * Where an intruder or its offspring goes.
 */
export type Way = "red" | "blue" | "deck";

/**
 * What shoots.
 */
export type Weapon = { "cannon": Station } | "rocket" | "interceptors";

/**
 * What kind of weapon a station has.
 */
export type WeaponKind = "heavy_laser" | "light_laser" | "pulse";

/**
 * The weapon of a station.
 */
export type WeaponSource = { 
/**
 * Where it is fired.
 */
station: Station, 
/**
 * What it is.
 */
kind: WeaponKind, 
/**
 * How strong it is.
 */
strength: number, 
/**
 * How far it reaches.
 */
range: number, };

/**
 * Which people an effect reaches. People in space are on no list.
 */
export type Whom = "ship" | "zone" | "station" | "tokens" | "unguarded" | "leaders" | "off-bridge" | "poisoned" | "alone" | "together" | "host-mates";

/**
 * Why an action, a shot or a threat's effect came to nothing.
 */
export type WhyNot = "no_card" | "knocked_out" | "hull" | "already_there" | "already_fired" | "no_energy" | "full" | "no_fuel" | "no_rocket" | "rocket_track_busy" | "already_maintained" | "no_check_now" | "no_squad" | "squad_disabled" | "squad_active" | "storage_empty" | "no_intruder" | "space_taken" | "interceptors_lost" | "unrepairable" | "not_enough_people" | "counted_once" | "not_in_use" | "no_target" | "repaired_hull" | "absorbed" | "cryoshield" | "rocket_proof" | "damage_limit" | "undamaged" | "damaged_too_much" | "no_strength" | "nothing" | "tie" | "nobody" | "token_there" | "phased_out" | "inaccessible" | "sealed" | "blinded" | "rocket_hit" | "no_host" | "host_in_space" | "at_its_goal";

/**
 * A third of the ship, with its own shield, reactor, lift and damage tiles. Red is left, blue is right. An attack on all zones
 * strikes them in this order.
 */
export type Zone = "red" | "white" | "blue";

/**
 * A zone of the ship.
 */
export type ZoneView = { 
/**
 * Red, white or blue.
 */
zone: Zone, 
/**
 * Energy in its shield.
 */
shield: number, 
/**
 * How much the shield holds.
 */
shield_capacity: number, 
/**
 * Energy in its reactor.
 */
reactor: number, 
/**
 * How much the reactor holds.
 */
reactor_capacity: number, 
/**
 * Damage tiles.
 */
tiles: Tiles, 
/**
 * Tiles from an earlier mission.
 */
old_tiles: Tiles, };
