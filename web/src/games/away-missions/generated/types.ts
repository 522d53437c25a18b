// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

import type { GameTime, Phrase, Seat } from "../../../net/generated/protocol";

/**
 * An Action (AM-6 to AM-10).
 */
export type Action = { "attack": { 
/**
 * The weapon.
 */
weapon: ItemId, 
/**
 * At what. A weapon that strikes a whole tile rolls against this one first.
 */
target: Target, } } | { "move": { 
/**
 * The tile that is entered.
 */
to: TileId, } } | { "open_hatch": { 
/**
 * The tile behind it.
 */
toward: TileId, } } | { "heal": { 
/**
 * Who is treated.
 */
patient: Who, } } | { "analyze": { 
/**
 * The card.
 */
card: ItemId, } } | { "subdue": { 
/**
 * What is aimed at.
 */
target: Target, } } | { "talent": { 
/**
 * How it is used.
 */
option: Overkill, 
/**
 * The Telepathy Band that lends another Rocketeer's option.
 */
band?: ItemId | null, } } | { "mission": { 
/**
 * Its number in the list of the view.
 */
action: number, 
/**
 * At which Alien.
 */
target?: AlienId | null, } } | { "item": { 
/**
 * The card.
 */
card: ItemId, } };

/**
 * Action points by kind.
 */
export type ActionPoints = { 
/**
 * For any Action.
 */
standard: number, 
/**
 * For Combat Actions.
 */
combat?: number, 
/**
 * For Non-Combat Actions.
 */
non_combat?: number, };

/**
 * An Action of the scenario.
 */
export type ActionView = { 
/**
 * Its number in commands.
 */
action: number, 
/**
 * Its name in the scenario.
 */
id: string, 
/**
 * The Scenario tile it belongs to, if it is not the scenario's own.
 */
room: Room | null, 
/**
 * The tiles where it can be taken.
 */
tiles: Array<TileId>, 
/**
 * How often it was taken.
 */
taken: number, };

/**
 * Who does something to Rocketeers.
 */
export type Actor = { "alien": { 
/**
 * The number that the Alien has.
 */
id: AlienId, 
/**
 * Its type.
 */
kind: AlienType, } } | { "swarm": { 
/**
 * Its number in this Alien Turn.
 */
number: number, } } | { "boss": { 
/**
 * The boss itself.
 */
kind: BossType, } } | "elsewhere";

/**
 * What an item is aimed at.
 */
export type Aim = "nothing" | { "tile": TileId } | { "together": { 
/**
 * The tile that is gone to.
 */
to: TileId, 
/**
 * The others.
 */
others: Array<Who>, } } | { "rocketeer": Who } | { "target": Target } | { "hatch": { 
/**
 * A tile beside it.
 */
at: TileId, 
/**
 * The other tile.
 */
toward: TileId, 
/**
 * Whether it is sealed instead of opened or destroyed.
 */
seal: boolean, } } | { "dice": Array<number> } | { "component": Component } | { "overkill": Overkill } | { "item": Item } | { "haul": { 
/**
 * What is moved.
 */
what: Haul, 
/**
 * Tile by tile.
 */
path: Array<TileId>, } } | { "fetch": { 
/**
 * The tile on which it is done.
 */
at: TileId, 
/**
 * The thing that is meant.
 */
what: Thing, } } | { "put_down": { 
/**
 * The tile on which it is done.
 */
at: TileId, 
/**
 * The card in hand.
 */
card: ItemId, } };

/**
 * An attack that would be made.
 */
export type Aimed = { 
/**
 * On whom.
 */
target: Who, 
/**
 * With so many dice; of a Swarm one for each Bug.
 */
dice: number, 
/**
 * The chance of at least one hit, in millionths.
 */
chance: number, };

/**
 * Alert tokens that are drawn.
 */
export type AlertTokens = { 
/**
 * So many.
 */
n: Num, };

/**
 * An Alien on the map. The order of the list of Aliens is the order of their arrival.
 */
export type Alien = { 
/**
 * Which one.
 */
id: AlienId, 
/**
 * Its type.
 */
type: AlienType, 
/**
 * The tile.
 */
at: TileId, 
/**
 * Hit points left. Thralls and War Thralls have none to lose: they keep the 1 they come with.
 */
hp: number, 
/**
 * It does nothing until Cleanup.
 */
stunned: boolean, 
/**
 * Stagger results this Game Turn; each takes two dice from a Sentinel.
 */
staggered: number, };

/**
 * Compares a number of Aliens.
 */
export type AlienCount = { 
/**
 * Of these types.
 */
types: Types, 
/**
 * There.
 */
where: Where, 
/**
 * Stunned or not; both if it is left out.
 */
stunned?: boolean, 
/**
 * At least this.
 */
gte?: Num, 
/**
 * At most this.
 */
lte?: Num, 
/**
 * Exactly this.
 */
eq?: Num, };

/**
 * Some Aliens.
 */
export type AlienFilter = { 
/**
 * Of these types.
 */
types: Types, 
/**
 * Stunned or not; both if it is left out.
 */
stunned?: boolean, };

/**
 * Tells apart Aliens; never used twice in a game.
 */
export type AlienId = number;

/**
 * A type of Aliens.
 */
export type AlienProfile = { 
/**
 * The type that the profile is of.
 */
type: AlienType, 
/**
 * When it acts, from 1 to 7.
 */
slot: number, 
/**
 * Figures in the box.
 */
figures: number, 
/**
 * Steps in a turn.
 */
move: number, 
/**
 * Attack dice; none if it attacks without a roll.
 */
dice: number, 
/**
 * How far it attacks.
 */
range: number, 
/**
 * Hit points; none if it cannot be attacked.
 */
hp?: number, 
/**
 * Whether a closed hatch lets it pass.
 */
passes_closed_hatches: boolean, 
/**
 * Whether it may attack in a turn in which it moved.
 */
moves_and_attacks: boolean, 
/**
 * What its Overkills do.
 */
overkill_effect?: OverkillEffect, 
/**
 * What Overkills against it do.
 */
overkill_option?: OverkillOption, };

/**
 * Alien tokens that are drawn.
 */
export type AlienTokens = { 
/**
 * So many.
 */
n: Num, 
/**
 * Where their Aliens appear; the muster tile if it is left out.
 */
where?: Where, };

/**
 * A type of Alien, in order of sentience; War Thralls act with the Thralls (AM-20).
 */
export type AlienType = "brain_in_a_jar" | "leader" | "saucerman" | "sentinel" | "thrall" | "war_thrall" | "space_leech" | "bug";

/**
 * The answer to a question.
 */
export type Answer = "yes" | "no" | "later" | { "card": ItemId } | { "direction": Direction } | { "slot": Slot } | { "choice": number } | { "item": Item } | { "component": Component };

/**
 * One of the three AP markers of a Rocketeer.
 */
export type Ap = { 
/**
 * What it can be spent on.
 */
slot: Slot, 
/**
 * Where it lies.
 */
place: ApPlace, };

/**
 * Where an AP marker lies on the character sheet.
 */
export type ApPlace = "available" | "spent" | "mind_control";

/**
 * An attack that is under way.
 */
export type Attack = { 
/**
 * The card.
 */
weapon: ItemId, 
/**
 * Its kind.
 */
item: Item, 
/**
 * At what.
 */
target: Target, 
/**
 * Of which kind, also when it is dead.
 */
kind: Kind, 
/**
 * The tile it stood on.
 */
at: TileId, 
/**
 * How far away.
 */
range: number, 
/**
 * The closed hatch that X-Ray Goggles look through.
 */
through: [TileId, TileId] | null, 
/**
 * Aliens still to be rolled against (Flame-Gun).
 */
rest: Array<Target>, };

/**
 * A text in both languages. What a scenario says, it brings along.
 */
export type Bilingual = { 
/**
 * English.
 */
en: string, 
/**
 * French.
 */
fr: string, };

/**
 * An item declared before the dice.
 */
export type Boost = { 
/**
 * The card.
 */
card: ItemId, 
/**
 * The hatch that X-Ray Goggles look through, as the two tiles beside it.
 */
hatch?: [TileId, TileId] | null, 
/**
 * The tile on which a Tricorder works.
 */
tile?: TileId | null, };

/**
 * An Alien that is a tile.
 */
export type Boss = { 
/**
 * Which one.
 */
type: BossType, 
/**
 * The tile.
 */
at: TileId, 
/**
 * Hit points left.
 */
hp: number, 
/**
 * Hit points at the start.
 */
full_hp: number, };

/**
 * An Alien that is a tile.
 */
export type BossProfile = { 
/**
 * The boss that the profile is of.
 */
type: BossType, 
/**
 * Hit points for one to six Rocketeers.
 */
hp: [number, number, number, number, number, number], 
/**
 * When it acts.
 */
acts: BossSlot, 
/**
 * It inflicts Mind Control on every Rocketeer this near.
 */
mind_control_within?: number, 
/**
 * Dice against every Rocketeer on its tile.
 */
dice: number, 
/**
 * What its Overkills do.
 */
overkill_effect: OverkillEffect, 
/**
 * What Overkills against it do.
 */
overkill_option: OverkillOption, 
/**
 * How many Overkills of one attack may go there; any number if it is left out.
 */
option_per_attack?: number, 
/**
 * Hits harm it only if this is so.
 */
harmed_if?: Condition, 
/**
 * With this many hit points or fewer an IQ Action on its tile destroys it.
 */
subdued_at?: number, 
/**
 * What happens when it dies.
 */
on_death: Array<Effect>, };

/**
 * When a boss acts.
 */
export type BossSlot = "before_brains" | "after_bugs";

/**
 * An Alien that is a tile.
 */
export type BossType = "hive_queen" | "overmind";

/**
 * A comparison with one, two or three numbers; all that are given must hold.
 */
export type Bound = { 
/**
 * At least this.
 */
gte?: Num, 
/**
 * At most this.
 */
lte?: Num, 
/**
 * Exactly this.
 */
eq?: Num, };

/**
 * What the crew is told before a mission.
 */
export type Briefing = { 
/**
 * The title.
 */
name: Bilingual, 
/**
 * How it begins.
 */
intro: Bilingual, 
/**
 * What is to be done.
 */
goal: Bilingual, };

/**
 * Everything that is printed on sheets, cards and tiles, and the scenario with its words.
 */
export type Catalogue = { 
/**
 * The scenario, or all of a campaign.
 */
scenarios: Array<Scenario>, 
/**
 * Map tiles by inventory number.
 */
tiles: Array<TileFace>, 
/**
 * Items.
 */
items: Array<ItemFacts>, 
/**
 * Types of Aliens.
 */
aliens: Array<AlienProfile>, 
/**
 * Bosses.
 */
bosses: Array<BossProfile>, 
/**
 * Rocketeers.
 */
rocketeers: Array<RocketeerSheet>, 
/**
 * What Scenario tiles do.
 */
tile_effects: Array<[Room, TileEffect]>, };

/**
 * Why this one of several Rocketeers.
 */
export type Choice = "only" | "nearest" | "highest_order" | "firecrackers" | "everybody";

/**
 * Everything a person may ask for. A chair may run several Rocketeers, so commands name the Rocketeer.
 */
export type Command = { "choose": { 
/**
 * The Rocketeer who is meant.
 */
who: Who, } } | { "release": { 
/**
 * The Rocketeer who is meant.
 */
who: Who, } } | { "take": { 
/**
 * Who takes it.
 */
who: Who, 
/**
 * Which kind.
 */
item: Item, } } | { "return": { 
/**
 * Who puts it back.
 */
who: Who, 
/**
 * Which kind.
 */
item: Item, } } | { "keep": { 
/**
 * Whose card it is.
 */
who: Who, 
/**
 * Which kind.
 */
item: Item, } } | { "orient": { 
/**
 * Where its arrow points.
 */
arrow: Direction, } } | { "land": { 
/**
 * One of the places that the scenario names.
 */
at: Hex, } } | "ready" | { "propose": { 
/**
 * The Rocketeer who is meant.
 */
who: Who, } } | "agree" | { "scan": { 
/**
 * Who scans.
 */
who: Who, 
/**
 * Which tile.
 */
tile: TileId | null, 
/**
 * The Scanner that lets him reach farther.
 */
scanner?: ItemId | null, } } | { "act": { 
/**
 * Who acts.
 */
who: Who, 
/**
 * What he does.
 */
action: Action, 
/**
 * What he gives for it.
 */
pay: Pay, 
/**
 * Items declared for it before the dice.
 */
with?: Array<Boost>, } } | { "pick_up": { 
/**
 * The Rocketeer who is meant.
 */
who: Who, 
/**
 * The thing that is meant.
 */
what: Thing, } } | { "use": { 
/**
 * Who uses it.
 */
who: Who, 
/**
 * The card.
 */
card: ItemId, 
/**
 * What it is aimed at.
 */
aim: Aim, 
/**
 * X-Ray Goggles declared for it.
 */
with?: Array<Boost>, } } | { "recharge": { 
/**
 * The Rocketeer who is meant.
 */
who: Who, 
/**
 * The card that gets the charge.
 */
card: ItemId, } } | { "trade": { 
/**
 * Who offers.
 */
who: Who, 
/**
 * To whom.
 */
with: Who, 
/**
 * What he gives.
 */
give: Goods, 
/**
 * What he wants for it.
 */
take: Goods, } } | "proceed" | { "spend": { 
/**
 * On what.
 */
on: Overkill, } } | "pass" | { "end_turn": { 
/**
 * The Rocketeer who is meant.
 */
who: Who, } } | { "answer": { 
/**
 * The answer.
 */
answer: Answer, } } | { "ask": { 
/**
 * Who is asked.
 */
who: Who, 
/**
 * For what.
 */
favour: Favour, } } | { "say": { 
/**
 * Who speaks.
 */
who: Who, 
/**
 * What is said.
 */
saying: Saying, } };

/**
 * The Command AP on a character sheet: at most one Available and one Spent.
 */
export type CommandAp = { 
/**
 * One can be spent.
 */
available: boolean, 
/**
 * One is spent and goes back to the Captain at Cleanup.
 */
spent: boolean, };

/**
 * What Schematics are assembled from.
 */
export type Component = "wire" | "alien_blood" | "mysterium";

/**
 * How many of each component.
 */
export type Components = { 
/**
 * Wire.
 */
wire: number, 
/**
 * Alien Blood.
 */
alien_blood: number, 
/**
 * Mysterium.
 */
mysterium: number, };

/**
 * Something that is so or not.
 */
export type Condition = { "all": Array<Condition> } | { "any": Array<Condition> } | { "not": Condition } | { "distinct_counters": DistinctCounters } | { "flag": string } | { "on_tile": OnTile } | { "team_has": TeamHas } | { "aliens": AlienCount } | { "marker": MarkerIs } | { "scanned": Where } | { "stage": Stage } | { "turn": Bound } | { "victim": AlienType } | { "range": Bound } | { "picked": Picked } | CounterIs;

/**
 * What an action costs.
 */
export type Cost = "ap" | "iq" | "combat_ap" | "free";

/**
 * Counts tiles that fit everything that is asked.
 */
export type CountTiles = { 
/**
 * Among these.
 */
of: Array<Where>, 
/**
 * With at least one such Alien.
 */
with_aliens?: AlienFilter, 
/**
 * Without a Rocketeer.
 */
without_rocketeers: boolean, };

/**
 * Changes a counter: by so much, or to so much.
 */
export type CounterChange = { 
/**
 * Which; `{type}` in its name stands for the type of the action's target.
 */
name: string, 
/**
 * By so much.
 */
add?: Num, 
/**
 * To so much.
 */
set?: Num, };

/**
 * Compares a counter.
 */
export type CounterIs = { 
/**
 * Which: one of the scenario's, or one that the game keeps.
 */
counter: string, 
/**
 * At least this.
 */
gte?: Num, 
/**
 * At most this.
 */
lte?: Num, 
/**
 * Exactly this.
 */
eq?: Num, };

/**
 * A counter of the scenario.
 */
export type CounterView = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its value.
 */
value: number, };

/**
 * A number for each size of crew, written `{"1": 6, "2": 6, …}`.
 */
export type CrewTable = Record<"1" | "2" | "3" | "4" | "5" | "6", number>;

/**
 * Hurts Rocketeers.
 */
export type Damage = { 
/**
 * These.
 */
who: Selector, 
/**
 * So much.
 */
n: Num, 
/**
 * Whether a belt or a brother could take it.
 */
kind: DamageKind, };

/**
 * How it hurts.
 */
export type DamageKind = "hit" | "loss";

/**
 * What has to be decided. The answers are among the options.
 */
export type Decision = { "set_up": { 
/**
 * The chairs that are ready.
 */
ready: Array<Seat>, } } | { "order": { 
/**
 * Who was proposed.
 */
proposal: Who | null, 
/**
 * The chairs that agree.
 */
agree: Array<Seat>, 
/**
 * When hit points decide.
 */
until: GameTime | null, 
/**
 * Everybody gets a marker now.
 */
everybody: boolean, } } | "scan" | "act" | { "granted": { 
/**
 * Who may still act.
 */
who: Array<Who>, 
/**
 * Which kind.
 */
what: Granted, } } | "roll" | { "aliens": Question } | { "trade": { 
/**
 * By whom.
 */
from: Who, 
/**
 * What is given.
 */
give: Goods, 
/**
 * What is wanted.
 */
take: Goods, } } | { "moved": { 
/**
 * By whom.
 */
by: Who, 
/**
 * The item.
 */
item: Item, 
/**
 * The way.
 */
path: Array<TileId>, } } | "component" | { "one_of": { 
/**
 * The effects.
 */
effects: Array<Effect>, } } | "from_the_box" | "fill_up" | { "debrief": { 
/**
 * The chairs that are ready for the next.
 */
ready: Array<Seat>, } };

/**
 * What somebody is about to do.
 */
export type Deed = "explore" | "go" | "fight" | "heal" | "subdue" | "analyze" | "task" | "fetch" | "return" | "wait";

/**
 * A way to lose.
 */
export type Defeat = { 
/**
 * When this is so.
 */
if: Condition, 
/**
 * What the players are told.
 */
text: Bilingual, };

/**
 * What becomes of Aliens on a tile that is lost.
 */
export type Destroyed = "destroyed";

/**
 * Some of the dice.
 */
export type DicePart = { 
/**
 * The message that names what gives them.
 */
key: string, 
/**
 * How many.
 */
dice: number, };

/**
 * One of the six directions.
 */
export type Direction = number;

/**
 * Compares the number of different counters that are above zero.
 */
export type DistinctCounters = { 
/**
 * How their names begin.
 */
prefix: string, 
/**
 * At least this.
 */
gte?: Num, 
/**
 * At most this.
 */
lte?: Num, 
/**
 * Exactly this.
 */
eq?: Num, };

/**
 * A set of the six edges of a tile.
 */
export type Edges = number;

/**
 * Something that happens.
 */
export type Effect = { "spawn": Spawn } | { "alien_token": AlienTokens } | { "alert_token": AlertTokens } | { "damage": Damage } | { "panic": Whom } | { "mind_control": Whom } | { "o2": SoMuch } | { "heal": SoMuch } | { "counter": CounterChange } | { "flag": FlagChange } | { "marker": MarkerChange } | { "hatches": Hatches } | { "unscan": Tiles } | { "reveal": Revealed } | { "remove_tile": RemoveTile } | { "stun": StunAliens } | { "transform": Transform } | { "alien_move_all": Yes } | { "capture_target": Yes } | { "choose_one": Array<Effect> } | { "take_item": TakeItem } | { "recharge": Recharge } | { "give_item": GiveItem } | { "gain_component": GainComponent } | { "red_alert": Yes } | { "switch": Switches } | { "win": Yes } | { "lose": Bilingual };

/**
 * How a mission ended.
 */
export type End = "won" | { "killed": Who } | { "suffocated": Who } | { "defeat": number } | "failed";

/**
 * One thing that happened.
 */
export type Event = { "event": "chosen", seat: Seat, who: Who, } | { "event": "released", seat: Seat, who: Who, } | { "event": "packed", who: Who, item: Item, } | { "event": "unpacked", who: Who, item: Item, } | { "event": "kept", who: Who, item: Item, } | { "event": "oriented", seat: Seat, arrow: number, } | { "event": "landed", seat: Seat, q: number, r: number, } | { "event": "ready", seat: Seat, } | { "event": "mission_begins", scenario: number, } | { "event": "game_turn", turn: number, } | { "event": "proposed", seat: Seat, who: Who, } | { "event": "agreed", seat: Seat, } | { "event": "ordered", who: Who, order: number, } | { "event": "ordered_by_hit_points", who: Who, order: number, } | { "event": "turn_begins", who: Who, } | { "event": "turn_ends", who: Who, } | { "event": "scanned", who: Who, tile: TileId, } | { "event": "room_found", tile: TileId, room: Room, } | { "event": "decoy", tile: TileId, } | { "event": "arrived", alien: AlienId, kind: Kind, tile: TileId, } | { "event": "not_placed", kind: Kind, } | { "event": "bug_fetched", from: TileId, tile: TileId, } | { "event": "struck", what: EventKind, } | { "event": "fear_ignored", } | { "event": "alert_drawn", aliens: boolean, } | { "event": "nothing_to_draw", } | { "event": "item_shown", item: Item, tile: TileId, } | { "event": "mysterium_shown", tile: TileId, } | { "event": "tank_shown", tile: TileId, } | { "event": "red_alert", } | { "event": "paid", who: Who, slot: Slot, } | { "event": "paid_command", who: Who, } | { "event": "paid_oxygen", who: Who, } | { "event": "paid_card", who: Who, item: Item, } | { "event": "acts", who: Who, } | { "event": "attacked", who: Who, item: Item, kind: Kind, alien: AlienId | null, tile: TileId, range: number, dice: number, } | { "event": "moved", who: Who, tile: TileId, } | { "event": "hatch_changed", from: TileId, tile: TileId, state: HatchState, } | { "event": "tried", who: Who, what: Trial, dice: number, } | { "event": "rolled", who: Who, dice: Array<number>, successes: number, } | { "event": "rerolled", who: Who, item: Item, dice: Array<number>, successes: number, } | { "event": "inverted", who: Who, successes: number, } | { "event": "extra_overkill", who: Who, item: Item, } | { "event": "failed", who: Who, } | { "event": "alien_hit", kind: Kind, alien: AlienId | null, hp: number, } | { "event": "alien_died", kind: Kind, alien: AlienId | null, } | { "event": "shielded", kind: Kind, } | { "event": "stunned", kind: Kind, alien: AlienId, } | { "event": "staggered", kind: Kind, alien: AlienId, } | { "event": "alien_moved", kind: Kind, alien: AlienId, tile: TileId, } | { "event": "alien_terror", kind: Kind, alien: AlienId, roll: number, } | { "event": "subdued", who: Who, kind: Kind, alien: AlienId | null, } | { "event": "rescued", who: Who, item: Item, } | { "event": "dominated", who: Who, } | { "event": "healed", who: Who, hp: number, } | { "event": "hurt", who: Who, hp: number, } | { "event": "hit", who: Who, hp: number, } | { "event": "absorbed", who: Who, item: Item, } | { "event": "panicked", who: Who, o2: number, } | { "event": "mind_controlled", who: Who, slot: Slot, } | { "event": "ignored", who: Who, item: Item, } | { "event": "oxygen", who: Who, o2: number, } | { "event": "commanded", who: Who, } | { "event": "moves_out", who: Who, } | { "event": "borrowed", who: Who, whose: Who, } | { "event": "analyzed", who: Who, item: Item, } | { "event": "charged", who: Who, item: Item, charges: number, } | { "event": "stored", who: Who, } | { "event": "used", who: Who, item: Item, } | { "event": "discarded", who: Who, item: Item, } | { "event": "picked_up", who: Who, item: Item, } | { "event": "put_down", who: Who, item: Item, tile: TileId, } | { "event": "mine_placed", who: Who, tile: TileId, } | { "event": "mine_went_off", tile: TileId, } | { "event": "item_moved", item: Item, tile: TileId, } | { "event": "thing_moved", tile: TileId, } | { "event": "taken", who: Who, item: Item, } | { "event": "gained", who: Who, component: Component, } | { "event": "gave", who: Who, component: Component, } | { "event": "cargo_taken", who: Who, cargo: number, } | { "event": "offered", from: Who, who: Who, } | { "event": "traded", from: Who, who: Who, } | { "event": "declined", who: Who, } | { "event": "agrees", who: Who, } | { "event": "lost_overkills", who: Who, count: number, } | { "event": "alien_turn", turn: number, } | { "event": "alien_step", step: Happening, } | { "event": "alien_turn_ends", } | { "event": "cleanup", } | { "event": "rule_applies", rule: number, } | { "event": "counter", counter: number, value: number, } | { "event": "marker_gone", room: Room, } | { "event": "tile_lost", tile: TileId, } | { "event": "swept", who: Who, tile: TileId, } | { "event": "faded", tile: TileId, } | { "event": "transformed", alien: AlienId, kind: Kind, } | { "event": "captured", kind: Kind, alien: AlienId, } | { "event": "sight_limited", tiles: number, } | { "event": "won", scenario: number, } | { "event": "lost", scenario: number, end: End, } | { "event": "next_mission", scenario: number, } | { "event": "stopped", seat: Seat, } | { "event": "asked_to_come", seat: Seat, who: Who, tile: TileId, } | { "event": "asked_to_cover", seat: Seat, who: Who, whom: Who, } | { "event": "asked_to_heal", seat: Seat, who: Who, whom: Who, } | { "event": "asked_to_wait", seat: Seat, who: Who, } | { "event": "consents", who: Who, } | { "event": "refuses", who: Who, } | { "event": "intends", who: Who, deed: Deed, why: Reason, } | { "event": "intends_there", who: Who, deed: Deed, tile: TileId, why: Reason, } | { "event": "none_left", who: Who, component: Component, };

/**
 * What an Alien token brings besides Aliens (AM-5).
 */
export type EventKind = "cosmic_radiation" | "power_out" | "time_distortion" | "unnatural_growth" | "unreasonable_fear";

/**
 * What becomes of Rocketeers on a tile that is lost.
 */
export type Expelled = { 
/**
 * Each takes so many hits.
 */
damage: Num, 
/**
 * And comes to stand there.
 */
move_to: MoveTo, };

/**
 * What a Rocketeer can be asked for (AM-30.1).
 */
export type Favour = { "come": { 
/**
 * The tile that is meant.
 */
to: TileId, } } | { "cover": { 
/**
 * Whom.
 */
whom: Who, } } | { "heal": { 
/**
 * Whom.
 */
patient: Who, } } | "wait";

/**
 * How many figures of each type the box holds. War Thralls are Thrall figures.
 */
export type Figures = { 
/**
 * Brains-in-a-Jar.
 */
brain_in_a_jar: number, 
/**
 * Leaders.
 */
leader: number, 
/**
 * Saucermen.
 */
saucerman: number, 
/**
 * Sentinels.
 */
sentinel: number, 
/**
 * Thralls and War Thralls together.
 */
thrall: number, 
/**
 * Space Leeches.
 */
space_leech: number, 
/**
 * Bugs.
 */
bug: number, };

/**
 * Raises or lowers a flag.
 */
export type FlagChange = { 
/**
 * The name that the scenario gave it.
 */
name: string, 
/**
 * Up or down.
 */
value: boolean, };

/**
 * A mission of a campaign that is over (AM-28.4).
 */
export type Flown = { 
/**
 * The scenario's number.
 */
scenario: number, 
/**
 * How it ended.
 */
end: End, 
/**
 * How hard it was.
 */
mode: Mode, 
/**
 * Who took part.
 */
crew: Array<Who>, 
/**
 * How many Game Turns it took.
 */
turns: number, };

/**
 * Something that is not allowed.
 */
export type Forbid = { 
/**
 * This.
 */
forbid: Forbidden, 
/**
 * To these.
 */
who: Selector, };

/**
 * What a rule can forbid.
 */
export type Forbidden = "o2_action";

/**
 * The word by which a scenario file is known.
 */
export type Format = "away-missions-scenario/1";

/**
 * Components that are given.
 */
export type GainComponent = { 
/**
 * This one.
 */
component: Component, 
/**
 * So many.
 */
n: Num, 
/**
 * To each of these.
 */
who: Selector, };

/**
 * An item that is given.
 */
export type GiveItem = { 
/**
 * This one.
 */
item: ItemRef, 
/**
 * To these, one each while there are any.
 */
who: Selector, };

/**
 * One part of a victory or defeat condition.
 */
export type Goal = { 
/**
 * What it is about.
 */
kind: GoalKind, 
/**
 * It holds now.
 */
done: boolean, 
/**
 * It must not hold.
 */
not: boolean, 
/**
 * How much there is, where it is counted.
 */
have: number | null, 
/**
 * At least so much.
 */
least: number | null, 
/**
 * At most so much.
 */
most: number | null, };

/**
 * What a goal is about.
 */
export type GoalKind = { "counter": string } | { "distinct": string } | { "flag": string } | { "on_room": { 
/**
 * Where; somewhere else if it is no Scenario tile.
 */
room: Room | null, 
/**
 * Everybody.
 */
all: boolean, } } | { "holding": string } | { "aliens": Array<AlienType> } | { "marker": Room | null } | "scanned" | "red_alert" | "turn" | "one_of" | "other";

/**
 * One side of an exchange.
 */
export type Goods = { 
/**
 * Item cards, Rescued Thralls and Dominated Brains.
 */
cards: Array<ItemId>, 
/**
 * Oxygen.
 */
o2: number, 
/**
 * Wire.
 */
wire: number, 
/**
 * Alien Blood.
 */
alien_blood: number, 
/**
 * Mysterium.
 */
mysterium: number, 
/**
 * What only this scenario knows, by its number in the scenario's list.
 */
cargo: Array<number>, };

/**
 * What kind of Action is given.
 */
export type Granted = "any" | "move";

/**
 * Discovery tokens that are certainly on the map.
 */
export type Guaranteed = { schematic?: number, mysterium?: number, thrall_oxygen_tank?: number };

/**
 * One thing that happens.
 */
export type Happening = { "what": "begins", 
/**
 * Whose.
 */
by: Actor, 
/**
 * Where it stands.
 */
at: TileId, 
/**
 * The Leech that has just spawned it.
 */
spawned_by: AlienId | null, } | { "what": "stunned", 
/**
 * The one that loses its slot.
 */
by: Actor, } | { "what": "stays", 
/**
 * The one that does it.
 */
by: Actor, 
/**
 * The reason why it stays.
 */
why: Staying, } | { "what": "heads", 
/**
 * The one that does it.
 */
by: Actor, 
/**
 * For whom.
 */
toward: Who, 
/**
 * The rule by which the choice was made.
 */
why: Choice, 
/**
 * How many steps it needs to attack.
 */
steps: number, } | { "what": "moves", 
/**
 * The one that does it.
 */
by: Actor, 
/**
 * From here.
 */
from: TileId, 
/**
 * To there.
 */
to: TileId, 
/**
 * Why there.
 */
why: Preference, 
/**
 * Who is carried along.
 */
carries: Array<AlienId>, } | { "what": "holds", 
/**
 * The one that does it.
 */
by: Actor, 
/**
 * What holds it.
 */
why: Holding, } | { "what": "aims", 
/**
 * The one that does it.
 */
by: Actor, 
/**
 * Whom.
 */
target: Who, 
/**
 * How far away.
 */
range: number, 
/**
 * Why him.
 */
why: Choice, } | { "what": "rolls", 
/**
 * Whose.
 */
by: Actor, 
/**
 * Against whom.
 */
target: Who, 
/**
 * What they show.
 */
dice: Array<number>, 
/**
 * Hits: none or one.
 */
hits: number, 
/**
 * Overkills.
 */
overkills: number, } | { "what": "hit", 
/**
 * On whom.
 */
who: Who, 
/**
 * By whom.
 */
by: Actor, 
/**
 * What became of it.
 */
result: HitResult, } | { "what": "panic", 
/**
 * Of whom.
 */
who: Who, 
/**
 * By whom.
 */
by: Actor, 
/**
 * What became of it.
 */
result: PanicResult, } | { "what": "mind_control", 
/**
 * Of whom.
 */
who: Who, 
/**
 * By whom.
 */
by: Actor, 
/**
 * What became of it.
 */
result: MindControlResult, } | { "what": "terror", 
/**
 * Of whom.
 */
who: Who, 
/**
 * By whom.
 */
by: Actor, 
/**
 * The die.
 */
roll: number, 
/**
 * What became of it.
 */
result: TerrorResult, } | { "what": "alien_terror", 
/**
 * The Alien that it concerns.
 */
alien: AlienId, 
/**
 * Its type.
 */
kind: AlienType, 
/**
 * The die.
 */
roll: number, 
/**
 * What became of it.
 */
result: TerrorResult, } | { "what": "alien_hit", 
/**
 * The Alien that it concerns.
 */
alien: AlienId, 
/**
 * Its type.
 */
kind: AlienType, 
/**
 * Hit points left; without any it is dead and gone.
 */
left: number, } | { "what": "grapple", 
/**
 * The Rocketeer whom it concerns.
 */
who: Who, 
/**
 * By whom.
 */
by: Actor, } | { "what": "spawn", 
/**
 * The Leech from which it comes.
 */
by: Actor, 
/**
 * The new one, if there was a figure.
 */
alien: AlienId | null, 
/**
 * The tile where it stands or happens.
 */
at: TileId, } | { "what": "mine", 
/**
 * The Sentinel.
 */
alien: AlienId, 
/**
 * The tile where it stands or happens.
 */
at: TileId, } | { "what": "gathers", 
/**
 * The cluster.
 */
by: Actor, 
/**
 * Its Bugs.
 */
bugs: Array<AlienId>, 
/**
 * The tiles where they were.
 */
from: Array<TileId>, 
/**
 * The tile where they end.
 */
to: TileId, 
/**
 * Joint moves in an order in which they can be made.
 */
moves: Array<[TileId, TileId]>, 
/**
 * What they wanted.
 */
goal: SwarmGoal, 
/**
 * Why this tile of those that were as good.
 */
why: Preference, 
/**
 * How many of them have their moves left.
 */
fresh: number, } | { "what": "vanishes", 
/**
 * The Rocketeer whom it concerns.
 */
who: Who, } | { "what": "firecrackers", 
/**
 * Whose.
 */
who: Who, } | { "what": "placed", 
/**
 * The Alien that it concerns.
 */
alien: AlienId, 
/**
 * Its type.
 */
kind: AlienType, 
/**
 * The tile where it stands or happens.
 */
at: TileId, } | { "what": "dies", 
/**
 * The Rocketeer whom it concerns.
 */
who: Who, };

/**
 * How a hatch stands.
 */
export type HatchState = "closed" | "open" | "locked" | "sealed" | "destroyed";

/**
 * A hatch between two tiles.
 */
export type HatchView = { 
/**
 * The two tiles, the lower first.
 */
between: [TileId, TileId], 
/**
 * How it stands.
 */
state: HatchState, 
/**
 * It joins two decks.
 */
link: boolean, };

/**
 * Changes hatches.
 */
export type Hatches = { 
/**
 * Those on the edges of these tiles.
 */
where: Where, 
/**
 * Only those between them and these tiles.
 */
toward?: Where, 
/**
 * Into this state.
 */
state: HatchState, };

/**
 * What can be pulled or pushed.
 */
export type Haul = { "alien": AlienId } | { "rocketeer": Who } | { "thing": { 
/**
 * Where it lies.
 */
at: TileId, 
/**
 * The thing that is meant.
 */
what: Thing, } };

/**
 * A position on the map, written `[q, r]`.
 */
export type Hex = [number, number];

/**
 * What became of a hit.
 */
export type HitResult = { "hp": { 
/**
 * How many are left.
 */
left: number, } } | { "absorbed": { 
/**
 * The item that protected.
 */
by: Item, } };

/**
 * Why somebody does not attack.
 */
export type Holding = "nobody_in_reach" | "no_dice" | "thrall" | "all_moved";

/**
 * What a Rocketeer is about to do, and why.
 */
export type Intention = { 
/**
 * What is intended.
 */
deed: Deed, 
/**
 * Where, if it matters.
 */
tile: TileId | null, 
/**
 * The reason that is told with it.
 */
why: Reason, };

/**
 * More or fewer dice for IQ Actions.
 */
export type IqDice = { 
/**
 * So many.
 */
iq_dice: number, 
/**
 * On these tiles.
 */
where: Where, };

/**
 * A kind of item card.
 */
export type Item = "atomic_rifle" | "ray_gun" | "air_knife" | "demo_charge" | "flame_gun" | "accelerator_hypo" | "electro_mine" | "first_aid_kit" | "flag" | "food_pills" | "head_set" | "holster" | "med_pack" | "oxygen_tank" | "reference_book" | "soft_focus_lens" | "space_bandages" | "stun_pellet" | "tape_recorder" | "tele_radio" | "tools" | "proton_blade" | "force_field_belt" | "gravitational_wave_generator" | "heat_ray" | "impossible_cube" | "ionoscope" | "mentality_helmet" | "replicator" | "sonic_repulsor" | "strangely_glowing_orb" | "telepathy_band" | "time_warp" | "x_ray_goggles" | "invisibility_device" | "neuronic_hyperbolizer" | "reality_inverter" | "stasis_box" | "tantalus_projector" | "teleporter" | "dominated_brain" | "rt_boy" | "rt_bus_driver" | "rt_co_ed" | "rt_cowboy" | "rt_football_player" | "rt_girl" | "rt_hobo" | "rt_long_lost_brother" | "rt_sarge" | "rt_scientist" | "rt_chemist" | "rt_nurse" | "rt_photographer" | "rt_smuggler" | "rt_traffic_cop" | "ddt" | "sonic_shotgun" | "fiberweave_spacesuit" | "firecrackers" | "freeze_dried_coffee" | "lucky_rabbits_foot" | "power_of_love" | "scanner" | "sniper_scope" | "space_monkey" | "space_rations" | "the_common_cold" | "thermite" | "tricorder" | "wire_cutters";

/**
 * One item card, also a Dominated Brain or a Rescued Thrall.
 */
export type ItemCard = { 
/**
 * No two cards in play have the same.
 */
id: ItemId, 
/**
 * Which card it is.
 */
item: Item, 
/**
 * Charge cubes on it.
 */
charges: number, 
/**
 * Charges that Overkills added to the printed number.
 */
added: number, 
/**
 * Whether it works: Discovery items must be analyzed, Schematics assembled; the others work from the start.
 */
analyzed: boolean, 
/**
 * Who used it this Game Turn.
 */
used_by: Who | null, 
/**
 * A Tape Recorder with an Overkill stored.
 */
recording: boolean, };

/**
 * An item card: its numbers.
 */
export type ItemFacts = { 
/**
 * The item of the card.
 */
id: Item, 
/**
 * What kind of card.
 */
kind: ItemKind, 
/**
 * Whether only the French edition has it.
 */
french: boolean, 
/**
 * How many there are.
 */
copies: number, 
/**
 * Whether it is large.
 */
large: boolean, 
/**
 * Who alone can use it.
 */
personal_of?: Who, 
/**
 * Charges at the start; none if it needs no charges.
 */
charges?: number, 
/**
 * Whether it has to be analyzed or assembled before it works.
 */
analyze: boolean, 
/**
 * Dice at range 0, 1, 2 and 3; 0 where it cannot attack. None if it is no weapon.
 */
dice?: [number, number, number, number], 
/**
 * Uses in a Game Turn; none if there is no limit.
 */
uses?: number, 
/**
 * What it is assembled from.
 */
components: Array<Component>, };

/**
 * Tells apart cards of the same kind.
 */
export type ItemId = number;

/**
 * What kind of card an item is.
 */
export type ItemKind = "rocketeer_weapon" | "rocketeer_gear" | "discovery_weapon" | "discovery_gear" | "schematic" | "dominated_brain" | "rescued_thrall";

/**
 * An item card, a kind of item cards, or an item of this scenario.
 */
export type ItemRef = string;

/**
 * Whether the Rocketeers keep the items they choose.
 */
export type ItemsMode = "choose" | "choose_then_lose";

/**
 * What an Alien is.
 */
export type Kind = { "alien": AlienType } | { "boss": BossType };

/**
 * How often.
 */
export type Limit = "once" | "once_per_turn" | "once_per_rocketeer" | { "per_turn": number } | { "per_game": number } | { "every": Num };

/**
 * Two tiles that count as adjacent.
 */
export type Link = { 
/**
 * One.
 */
a: Hex, 
/**
 * The other.
 */
b: Hex, 
/**
 * What is between them.
 */
edge: LinkEdge, 
/**
 * What the players are told about it.
 */
text?: Bilingual, };

/**
 * What is between linked tiles.
 */
export type LinkEdge = "hatch" | "open";

/**
 * What becomes of tokens on a tile that is lost.
 */
export type Lost = "lost";

/**
 * Something that lies face up on a tile.
 */
export type Lying = { "item": ItemCard } | { "mine": ItemCard } | "mysterium" | "thrall_oxygen_tank";

/**
 * What is under a hidden marker.
 */
export type Marker = "decoy" | Room;

/**
 * Whose marker: that of a Scenario tile.
 */
export type MarkerAt = "here" | Room;

/**
 * Takes a marker off its tile, or puts it back.
 */
export type MarkerChange = { 
/**
 * Whose.
 */
tile: MarkerAt, 
/**
 * Off, or back on.
 */
remove: boolean, };

/**
 * Asks for a marker.
 */
export type MarkerIs = { 
/**
 * Whose.
 */
tile: MarkerAt, 
/**
 * It lies there, or it does not.
 */
present: boolean, };

/**
 * Markers that are mixed and laid face-down, one on each of these places.
 */
export type MarkerPool = { 
/**
 * Its name.
 */
id: string, 
/**
 * What is under them.
 */
markers: Array<Marker>, 
/**
 * Where they lie.
 */
positions: Array<Hex>, };

/**
 * What became of a Mind Control.
 */
export type MindControlResult = { "ap": { 
/**
 * The kind of action point.
 */
slot: Slot, } } | "already" | { "ignored": { 
/**
 * The item that protected.
 */
by: Item, } };

/**
 * How hard the game is (AM-26).
 */
export type Mode = "space_cadet" | "standard" | "commodore" | "admiral" | "galactic_overlord";

/**
 * What holds as long as its rule does.
 */
export type Modifier = IqDice | Forbid;

/**
 * Where somebody comes to stand.
 */
export type MoveTo = "nearest_remaining";

/**
 * Where Aliens arrive.
 */
export type Muster = { "alternate": Array<Where> } | MusterFallback | Where;

/**
 * A Scenario tile, and what stands in for it.
 */
export type MusterFallback = { 
/**
 * The tile.
 */
tile: Room, 
/**
 * While it is not there.
 */
fallback: Where, };

/**
 * A number of the language.
 */
export type Num = { "by_crew": [number, number, number, number, number, number] } | { "counter": string } | { "count_tiles": CountTiles } | number;

/**
 * Rocketeers on tiles.
 */
export type OnTile = { 
/**
 * These.
 */
who: Selector, 
/**
 * There.
 */
where: Where, };

/**
 * How it is settled who is next (AM-4.5).
 */
export type OrderRule = "consensus" | "captain" | "first_come" | "hit_points";

/**
 * What an Overkill can be spent on.
 */
export type Overkill = { "command": { 
/**
 * For whom.
 */
who: Who, } } | { "move_out": { 
/**
 * For whom.
 */
who: Who, } } | { "sawbones": { 
/**
 * For whom.
 */
patient: Who, } } | { "override": { 
/**
 * A tile beside it.
 */
at: TileId, 
/**
 * The other tile.
 */
toward: TileId, 
/**
 * Locked instead of opened.
 */
lock: boolean, } } | { "strafe": { 
/**
 * On whom.
 */
target: Target, 
/**
 * The weapon that must reach it, as a Talent.
 */
weapon?: ItemId | null, } } | { "sway": { 
/**
 * The Alien that is meant.
 */
alien: AlienId, } } | { "dislodge": { 
/**
 * The Alien that is meant.
 */
alien: AlienId, 
/**
 * The tile that is gone to.
 */
to: TileId, } } | { "hit_and_run": { 
/**
 * The tile that is gone to.
 */
to: TileId, } } | "extract" | { "shrapnel": { 
/**
 * On whom.
 */
target: Target, } } | { "terror": { 
/**
 * On whom.
 */
alien: AlienId, } } | { "slash": { 
/**
 * On whom, or nobody for the Blood.
 */
target?: Target | null, } } | { "impact": { 
/**
 * The Alien that is meant.
 */
alien: AlienId, } } | { "exterminate": { 
/**
 * The Bug that is meant.
 */
bug: AlienId, } } | "psychic_burst" | { "psychic_scream": { 
/**
 * The Alien that is meant.
 */
alien: AlienId, } } | "stagger" | { "revulsion": { 
/**
 * The Space Leech that is meant.
 */
leech: AlienId, } } | "rupture" | "rescue" | "dominate" | "charge" | "mission" | { "record": { 
/**
 * The recorder.
 */
card: ItemId, } };

/**
 * What the Overkills of an Alien do.
 */
export type OverkillEffect = "panic" | "mind_control" | "terror" | "spawn" | "grapple";

/**
 * What Overkills against an Alien do.
 */
export type OverkillOption = "psychic_burst" | "psychic_scream" | "stagger" | "revulsion" | "exterminate" | "rupture";

/**
 * One Rocketeer before a mission.
 */
export type PackedView = { 
/**
 * The Rocketeer.
 */
who: Who, 
/**
 * Whose.
 */
seat: Seat, 
/**
 * With what.
 */
items: Array<Item>, 
/**
 * The card that is kept where the rest is lost.
 */
keep: Item | null, };

/**
 * What is chosen before a mission.
 */
export type PackingView = { 
/**
 * Who plays whom, with what.
 */
crew: Array<PackedView>, 
/**
 * Where the Shuttlecraft may land; empty where the scenario decides.
 */
landings: Array<Hex>, 
/**
 * Where it lands, or where the starting tile lies.
 */
landing: Hex | null, 
/**
 * The map as it will be laid out.
 */
map: Array<PlannedTile>, 
/**
 * How many Rocketeers each chair plays.
 */
quotas: Array<number>, 
/**
 * How many items each Rocketeer takes.
 */
items: number, 
/**
 * How many of them large.
 */
large: number, 
/**
 * All but one small one are lost.
 */
lose: boolean, };

/**
 * What became of a Panic.
 */
export type PanicResult = { "o2": { 
/**
 * How many are left.
 */
left: number, } } | "already" | { "ignored": { 
/**
 * The item that protected.
 */
by: Item, } };

/**
 * What an Action is paid with.
 */
export type Pay = "standard" | "combat" | "non_combat" | "command" | "oxygen" | "granted" | "nothing" | { "card": ItemId };

/**
 * Somebody has to decide something.
 */
export type Pending = { 
/**
 * The chairs that are waited for.
 */
seats: Array<Seat>, 
/**
 * The Rocketeer it is about.
 */
who: Who | null, 
/**
 * What is to be decided.
 */
what: Decision, };

/**
 * What the table is doing.
 */
export type Phase = "set_up" | "order" | "scanning" | "actions" | "aliens" | "debrief" | "over";

/**
 * One tile among several: lowest inventory number among equals, then by chance.
 */
export type Pick = { 
/**
 * How one is picked among them.
 */
pick: PickBy, 
/**
 * Among these; all tiles of the map if it is left out.
 */
from?: Where, };

/**
 * How one tile is picked. Distances are ways over tiles (AM-2.19); from the Rocketeers, to the nearest of them.
 */
export type PickBy = "nearest_to_rocketeers" | "farthest_from_rocketeers" | "farthest_from_start" | "farthest_from_rocketeers_scanned" | "nearest_to_start_unoccupied";

/**
 * What was picked up.
 */
export type Picked = "discovery" | "rocketeer";

/**
 * A place of the map before the mission.
 */
export type PlannedTile = { 
/**
 * The place of the tile.
 */
at: Hex, 
/**
 * The Scenario tile that lies there face-up.
 */
room: Room | null, 
/**
 * Face-down tokens on it.
 */
tokens: Tokens, 
/**
 * A hidden marker lies on it.
 */
hidden_marker: boolean, 
/**
 * The standard tile that the scenario has put there.
 */
number: number | null, 
/**
 * How far it is turned from the arrow of the start tile.
 */
turn: number, };

/**
 * Why this one of several tiles.
 */
export type Preference = "only" | "scanned" | "lowest_number" | { "chance": { 
/**
 * How many there were to choose from.
 */
among: number, 
/**
 * The dice, the last of which counted.
 */
rolls: Array<number>, } };

/**
 * What a command promises.
 */
export type Preview = { 
/**
 * Why it is refused, with the rule.
 */
refused: Refused | null, 
/**
 * The roll it leads to.
 */
roll: RollPreview | null, 
/**
 * What follows for sure, told like the story: of a roll with one success, of anything else at once. It ends where chance
 * or somebody else decides.
 */
then: Array<Phrase>, 
/**
 * Everything that could pay for this Action, the cheapest first.
 */
payments: Array<Pay>, 
/**
 * What could be declared besides, each of it alone (AM-12.1).
 */
boosts: Array<Boost>, 
/**
 * Who could come along besides (AM-16.9).
 */
companions: Array<Who>, 
/**
 * What an Overkill changes in the coming Alien Turn.
 */
risk: Risk | null, };

/**
 * Something that only some scenarios have.
 */
export type ProfileName = "war_thrall" | "hive_queen" | "overmind";

/**
 * A question to the player of one Rocketeer. Everything else waits for the answer.
 */
export type Question = { 
/**
 * Whose player decides.
 */
who: Who, } & ({ "ask": "protect", 
/**
 * What strikes.
 */
strike: Strike, 
/**
 * By whom.
 */
by: Actor, 
/**
 * The cards that would help.
 */
with: Array<[ItemId, Item]>, } | { "ask": "direction", 
/**
 * By whom.
 */
by: Actor, 
/**
 * The legal directions.
 */
legal: Edges, } | { "ask": "ap", 
/**
 * By whom.
 */
by: Actor, 
/**
 * The markers to choose from.
 */
among: Array<Slot>, } | { "ask": "vanish", 
/**
 * The card.
 */
with: ItemId, 
/**
 * Whose slot begins, or who takes aim.
 */
by: Actor, 
/**
 * Whether it takes aim at this very Rocketeer.
 */
targeted: boolean, } | { "ask": "firecrackers", 
/**
 * The card.
 */
with: ItemId, });

/**
 * Why somebody does something.
 */
export type Reason = "orders" | "danger" | "wounded" | "asked" | "useful" | "done" | "nothing";

/**
 * An item that is refilled.
 */
export type Recharge = { 
/**
 * Of this kind.
 */
item_tag: Tag, 
/**
 * By these, one each.
 */
who: Selector, };

/**
 * Why a command is refused.
 */
export type Refusal = { "refusal": "over" } | { "refusal": "not_at_the_table" } | { "refusal": "not_yours" } | { "refusal": "not_in_the_game" } | { "refusal": "not_now" } | { "refusal": "something_else_first" } | { "refusal": "setup_over" } | { "refusal": "rocketeer_taken" } | { "refusal": "enough_rocketeers" } | { "refusal": "rocketeer_missing" } | { "refusal": "not_in_the_box" } | { "refusal": "enough_items" } | { "refusal": "too_many_large" } | { "refusal": "items_missing" } | { "refusal": "not_chosen" } | { "refusal": "nothing_to_keep" } | { "refusal": "only_small" } | { "refusal": "first_chair_turns" } | { "refusal": "no_such_place" } | { "refusal": "already_ready" } | { "refusal": "not_your_decision" } | { "refusal": "has_had_turn" } | { "refusal": "proposed_already" } | { "refusal": "nothing_proposed" } | { "refusal": "agreed_already" } | { "refusal": "not_nearest" } | { "refusal": "no_such_tile" } | { "refusal": "already_scanned" } | { "refusal": "tile_needed" } | { "refusal": "red_alert_draws" } | { "refusal": "no_scanner" } | { "refusal": "no_such_ap" } | { "refusal": "wrong_ap" } | { "refusal": "oxygen_used" } | { "refusal": "oxygen_forbidden" } | { "refusal": "last_oxygen" } | { "refusal": "no_command_ap" } | { "refusal": "not_granted" } | { "refusal": "card_does_not_pay" } | { "refusal": "talent_used" } | { "refusal": "not_your_option" } | { "refusal": "not_adjacent" } | { "refusal": "hatch_in_the_way" } | { "refusal": "unscanned" } | { "refusal": "grappled" } | { "refusal": "held_by_aliens" } | { "refusal": "no_hatch" } | { "refusal": "not_closed" } | { "refusal": "no_such_card" } | { "refusal": "no_such_alien" } | { "refusal": "not_a_weapon" } | { "refusal": "out_of_range" } | { "refusal": "out_of_sight" } | { "refusal": "no_charges" } | { "refusal": "never_thralls" } | { "refusal": "others_in_the_way" } | { "refusal": "invulnerable" } | { "refusal": "used_this_turn" } | { "refusal": "used_by_another" } | { "refusal": "not_analyzed" } | { "refusal": "power_is_out" } | { "refusal": "not_there" } | { "refusal": "healthy" } | { "refusal": "nothing_to_analyze" } | { "refusal": "components_missing" } | { "refusal": "cannot_subdue" } | { "refusal": "not_weakened" } | { "refusal": "not_possible_here" } | { "refusal": "condition_missing" } | { "refusal": "limit_reached" } | { "refusal": "wrong_target" } | { "refusal": "not_on_this_roll" } | { "refusal": "no_overkills" } | { "refusal": "no_roll" } | { "refusal": "no_dice" } | { "refusal": "cannot_reroll" } | { "refusal": "once_per_roll" } | { "refusal": "not_same_tile" } | { "refusal": "nothing_traded" } | { "refusal": "not_held" } | { "refusal": "nothing_asked" } | { "refusal": "wrong_answer" } | { "refusal": "fully_charged" } | { "refusal": "not_rechargeable" } | { "refusal": "no_mysterium" } | { "refusal": "not_in_his_own_turn" } | { "refusal": "use_it_otherwise" } | { "refusal": "too_few_hp" } | { "refusal": "already_open" } | { "refusal": "fixed_hatch" } | { "refusal": "unseen_hatch" } | { "refusal": "commanded_already" } | { "refusal": "no_marker_left" } | { "refusal": "captain_himself" } | { "refusal": "has_no_such_hp" } | { "refusal": "nothing_to_record" } | { "refusal": "stored_already" } | { "refusal": "no_figure_of_that_kind" } | { "refusal": "wrong_way" } | { "refusal": "moves_on" } | { "refusal": "stunned_already" } | { "refusal": "no_effect" } | { "refusal": "not_in_the_chain" } | { "refusal": "not_your_item" } | { "refusal": "must_be_accepted" } | { "refusal": "no_card_left" } | { "refusal": "patient_too_far" } | { "refusal": "subdue_too_far" } | { "refusal": "command_too_far" } | { "refusal": "move_out_too_far" } | { "refusal": "sway_too_far" } | { "refusal": "cannot_dislodge" } | { "refusal": "nobody_to_talk_to" } | { "refusal": "asks_himself" } | { "refusal": "not_asked_for" };

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
 * Tiles that leave the map.
 */
export type RemoveTile = { 
/**
 * These.
 */
where: Where, 
/**
 * What becomes of Aliens there.
 */
aliens: Destroyed, 
/**
 * What becomes of Rocketeers there.
 */
rocketeers: Expelled, 
/**
 * What becomes of tokens there.
 */
tokens: Lost, };

/**
 * What somebody was asked for in this Game Turn.
 */
export type Request = { 
/**
 * Who asks.
 */
from: Seat, 
/**
 * Who is asked.
 */
who: Who, 
/**
 * For what.
 */
favour: Favour, 
/**
 * What he answered; nothing so far.
 */
answer: boolean | null, };

/**
 * Tiles that are turned over.
 */
export type Revealed = { 
/**
 * These.
 */
where: Where, };

/**
 * The coming Alien Turn before and after a command, as if every die of the Aliens failed on the way: what their Overkills
 * might change is left out, and nobody uses a protection.
 */
export type Risk = { 
/**
 * All attacks, in the order in which they would come.
 */
attacks: Array<RiskLine>, 
/**
 * What is to be expected as things are.
 */
now: Toll, 
/**
 * What is to be expected after the command; nothing where chance decides first.
 */
then: Toll | null, };

/**
 * One attacker, before and after.
 */
export type RiskLine = { 
/**
 * Who attacks.
 */
by: Actor, 
/**
 * Its type; none for a boss.
 */
kind: AlienType | null, 
/**
 * The attack as things are.
 */
now: Aimed | null, 
/**
 * The attack after the command.
 */
then: Aimed | null, };

/**
 * A Rocketeer's sheet.
 */
export type RocketeerSheet = { 
/**
 * The Rocketeer whose sheet it is.
 */
who: Who, 
/**
 * Hit points.
 */
hp: number, 
/**
 * IQ.
 */
iq: number, 
/**
 * Action points.
 */
ap: ActionPoints, };

/**
 * A Rocketeer.
 */
export type RocketeerView = { 
/**
 * The Rocketeer.
 */
who: Who, 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The tile where it stands or happens.
 */
at: TileId, 
/**
 * Hit points.
 */
hp: number, 
/**
 * Hit points at the start.
 */
full_hp: number, 
/**
 * IQ with everything that adds to it or takes from it here.
 */
iq: number, 
/**
 * O2.
 */
o2: number, 
/**
 * The Order marker.
 */
order: number | null, 
/**
 * AP markers.
 */
ap: [Ap, Ap, Ap], 
/**
 * Command AP.
 */
command: CommandAp, 
/**
 * Components.
 */
components: Components, 
/**
 * Cards.
 */
items: Array<ItemCard>, 
/**
 * Items of this scenario only, by their number.
 */
cargo: Array<number>, 
/**
 * War Thralls that hold him.
 */
grappled_by: Array<AlienId>, 
/**
 * Has had his turn.
 */
done: boolean, 
/**
 * Has lost an O2 to Panic this Game Turn.
 */
panicked: boolean, 
/**
 * Aliens ignore him.
 */
invisible: boolean, 
/**
 * Has taken the O2 Action.
 */
o2_action: boolean, 
/**
 * Has taken the Talent Action.
 */
talent: boolean, 
/**
 * May not leave by a Move Action before fighting (Admiral mode).
 */
held: boolean, };

/**
 * What a roll is for.
 */
export type RollFor = { "attack": Attack } | { "heal": { 
/**
 * Who is treated.
 */
patient: Who, } } | { "analyze": { 
/**
 * The card.
 */
card: ItemId, 
/**
 * Its kind.
 */
item: Item, } } | { "subdue": { 
/**
 * What is aimed at.
 */
target: Target, 
/**
 * Of which kind, also when it is gone.
 */
kind: Kind, } } | { "mission": { 
/**
 * Its number.
 */
action: number, 
/**
 * The Alien it is aimed at.
 */
target: AlienId | null, 
/**
 * Where it is done.
 */
at: TileId, } } | { "cold": { 
/**
 * The tile it spreads on.
 */
at: TileId, } } | "cube" | { "cowboy": { 
/**
 * At what.
 */
target: Target, } } | "chemist" | { "nurse": { 
/**
 * For whom.
 */
patient: Who, } };

/**
 * The dice of an Action and what they promise.
 */
export type RollPreview = { 
/**
 * Dice in all.
 */
dice: number, 
/**
 * Where they come from; some may take dice away.
 */
parts: Array<DicePart>, 
/**
 * Successes that are sure.
 */
sure: number, 
/**
 * How far away the target is, for attacks.
 */
range: number | null, 
/**
 * The chance of at least one success, exactly, in millionths.
 */
chance: number, 
/**
 * The chances of exactly 0, 1, 2 … successes, in millionths, the sure ones included.
 */
successes: Array<number>, };

/**
 * How far a roll is.
 */
export type RollStage = "rolled" | "spending";

/**
 * A roll on the table.
 */
export type RollView = { 
/**
 * Whose.
 */
who: Who, 
/**
 * What for.
 */
what: RollFor, 
/**
 * The dice.
 */
dice: Array<number>, 
/**
 * 8 to 10 succeed.
 */
inverted: boolean, 
/**
 * Successes, with those that no die shows.
 */
successes: number, 
/**
 * How far it is.
 */
stage: RollStage, 
/**
 * Overkills left.
 */
overkills: number, 
/**
 * What Overkills were spent on.
 */
spent: Array<Overkill>, 
/**
 * Whose option the Telepathy Band lends.
 */
borrowed: Who | null, 
/**
 * The kind that was attacked, also when it is dead.
 */
kind: Kind | null, };

/**
 * A Scenario tile.
 */
export type Room = "shuttlecraft" | "airlock" | "elevator" | "hive_queen" | "bridge" | "engine_room" | "brig" | "cryo_bay" | "laboratory" | "armory" | "power_core" | "transmitter" | "spawning_pool" | "overmind" | "saucer_hangar";

/**
 * Something that happens by itself.
 */
export type Rule = { 
/**
 * Its name.
 */
id: string, 
/**
 * What sets it off.
 */
on: Trigger, 
/**
 * Only there: which tile was scanned, entered and so on.
 */
where?: Where, 
/**
 * Only if this is so.
 */
if?: Condition, 
/**
 * What happens.
 */
do: Array<Effect>, 
/**
 * What holds all the time.
 */
modifier?: Modifier, 
/**
 * How often.
 */
limit?: Limit, 
/**
 * Only each so-many-th time that its condition holds.
 */
every?: Num, 
/**
 * What the players are told about it.
 */
text: Bilingual, };

/**
 * What somebody says for a Rocketeer.
 */
export type Saying = { "intend": Intention } | "yes" | "no";

/**
 * A mission: its map, what lies on it, and its rules.
 */
export type Scenario = { 
/**
 * What kind of file it is.
 */
format: Format, 
/**
 * Its name in options and records.
 */
id: string, 
/**
 * Its place in the campaign; none for a scenario that somebody brings.
 */
number?: number, 
/**
 * Its title.
 */
name: Bilingual, 
/**
 * How it begins.
 */
intro: Bilingual, 
/**
 * What the Rocketeers are to do.
 */
goal: Bilingual, 
/**
 * How hard it is, from 1 to 5.
 */
difficulty: number, 
/**
 * For how many Rocketeers it was made: from, to.
 */
recommended_rocketeers: [number, number], 
/**
 * About how long it takes.
 */
minutes: number, 
/**
 * Where the Rocketeers begin.
 */
start: Start, 
/**
 * The map.
 */
tiles: Array<Tile>, 
/**
 * Hidden Scenario tiles.
 */
marker_pools: Array<MarkerPool>, 
/**
 * O2 at the start by the number of Rocketeers.
 */
starting_o2: CrewTable, 
/**
 * How items are chosen.
 */
starting_items: StartingItems, 
/**
 * What is in the supply.
 */
supply: Supply, 
/**
 * Where Aliens arrive.
 */
muster: Muster, 
/**
 * Whether all tiles lie face-up from the start.
 */
all_tiles_scanned_at_start: boolean, 
/**
 * What is switched on from the start.
 */
switches: Switches, 
/**
 * Its counters and where they begin.
 */
counters: { [key in string]: Num }, 
/**
 * War Thralls and bosses that it uses.
 */
profiles: Array<ProfileName>, 
/**
 * What Rocketeers can do here besides the usual.
 */
actions: Array<ScenarioAction>, 
/**
 * What happens by itself.
 */
rules: Array<Rule>, 
/**
 * When it is won.
 */
victory: Condition, 
/**
 * When it is lost, besides a Rocketeer's death.
 */
defeat: Array<Defeat>, 
/**
 * Sets of tiles, by name.
 */
sets: { [key in string]: Array<Hex> }, 
/**
 * Tiles that count as adjacent.
 */
links: Array<Link>, 
/**
 * Items that only this scenario has.
 */
scenario_items: Array<ScenarioItem>, };

/**
 * Something that a Rocketeer can do in this scenario.
 */
export type ScenarioAction = { 
/**
 * Its name in commands.
 */
id: string, 
/**
 * What it is called.
 */
name: Bilingual, 
/**
 * Where he has to stand.
 */
where: Where, 
/**
 * What it costs.
 */
cost: Cost, 
/**
 * What must be so.
 */
needs?: Condition, 
/**
 * What the Rocketeers on the tile together give, if it succeeds.
 */
spend?: Spend, 
/**
 * Against which Alien on the tile.
 */
target?: ScenarioTarget, 
/**
 * What then happens.
 */
on_success: Array<Effect>, 
/**
 * What one Overkill may buy.
 */
per_overkill: Array<Effect>, 
/**
 * How many Overkills at most; any number if it is left out.
 */
max_overkill?: number, 
/**
 * How often.
 */
limit?: Limit, 
/**
 * What the players are told about it.
 */
text: Bilingual, };

/**
 * An item that only this scenario has. It is carried and traded; it cannot be used up.
 */
export type ScenarioItem = { 
/**
 * Its name in the scenario.
 */
id: string, 
/**
 * What it is called.
 */
name: Bilingual, 
/**
 * How many there are.
 */
copies: number, 
/**
 * Whether it is large.
 */
large: boolean, 
/**
 * What the players are told about it.
 */
text: Bilingual, };

/**
 * What may lie on a tile.
 */
export type ScenarioLying = "discovery_token";

/**
 * An Alien on the acting Rocketeer's tile.
 */
export type ScenarioTarget = { 
/**
 * Of these types.
 */
types: Types, 
/**
 * Stunned or not; both if it is left out.
 */
stunned?: boolean, 
/**
 * With exactly so many HP left.
 */
hp?: number, };

/**
 * Tokens on a tile, face-down.
 */
export type ScenarioTokens = { 
/**
 * Alien tokens.
 */
alien: number, 
/**
 * Discovery tokens.
 */
discovery: number, 
/**
 * Alert tokens.
 */
alert: number, 
/**
 * Places for Rocketeer tokens.
 */
rocketeer: number, };

/**
 * Some of the Rocketeers.
 */
export type Selector = "all" | "any" | "acting" | "first_to_act" | { "on": Where } | { "holding": ItemRef };

/**
 * A scenario in the service record (AM-28.4).
 */
export type ServiceLine = { 
/**
 * The scenario's number.
 */
scenario: number, 
/**
 * How often it was played.
 */
played: number, 
/**
 * How often it was won.
 */
won: number, 
/**
 * The best victory: the highest mode, then the fewest Game Turns.
 */
best: Flown | null, };

/**
 * Where items lie that nobody has.
 */
export type Shelf = "unused_rocketeer_items";

/**
 * Which action point it is.
 */
export type Slot = "standard" | "combat" | "non_combat";

/**
 * So much for Rocketeers.
 */
export type SoMuch = { 
/**
 * For each of these.
 */
who: Selector, 
/**
 * So much.
 */
n: Num, };

/**
 * Aliens that appear.
 */
export type Spawn = { 
/**
 * Of this type.
 */
type: AlienType, 
/**
 * So many.
 */
n: Num, 
/**
 * There.
 */
where: Where, };

/**
 * Components that an action takes, written `{"component:wire": 2}`.
 */
export type Spend = { [key in string]: { "by_crew": [number, number, number, number, number, number] } | { "counter": string } | { "count_tiles": CountTiles } | number };

/**
 * How far the mission is.
 */
export type Stage = "exploration" | "red_alert";

/**
 * Where the Rocketeers begin.
 */
export type Start = { 
/**
 * Who decides.
 */
mode: StartMode, 
/**
 * The start tile.
 */
tile: Room, 
/**
 * Where it lies, if it is fixed.
 */
at?: Hex, 
/**
 * Where the players may lay it, if they choose.
 */
candidates: Array<Hex>, };

/**
 * Who decides where the start tile lies.
 */
export type StartMode = "fixed" | "players_choose";

/**
 * How items are chosen before the mission.
 */
export type StartingItems = { 
/**
 * Whether they keep them.
 */
mode: ItemsMode, 
/**
 * How many each.
 */
per_rocketeer: number, 
/**
 * How many of them large.
 */
max_large: number, 
/**
 * How many small ones each keeps, if the others are lost.
 */
keep_small?: number, 
/**
 * Whether what is lost lies on the map as Rocketeer tokens.
 */
rest_as_rocketeer_tokens: boolean, 
/**
 * What is good to have.
 */
recommended: Array<Item>, 
/**
 * What the players are told about it.
 */
text?: Bilingual, };

/**
 * Why somebody does not move.
 */
export type Staying = "immobile" | "can_attack" | "carried" | "nobody_to_reach" | "nobody_to_see" | "just_met";

/**
 * What can strike a Rocketeer and be warded off.
 */
export type Strike = "hit" | "panic" | "mind_control";

/**
 * Stuns Aliens.
 */
export type StunAliens = { 
/**
 * All that stand there.
 */
where: Where, 
/**
 * Of these types; all if it is left out.
 */
types?: Types, };

/**
 * What is in the supply of tokens.
 */
export type Supply = { 
/**
 * Aliens of these types on Alien tokens are not used: tokens that show one are left out.
 */
alien_exclude_types: Array<AlienType>, 
/**
 * Discovery tokens that are certainly among those on the map.
 */
discovery_guaranteed: Guaranteed, };

/**
 * What is left beside the map.
 */
export type SupplyView = { 
/**
 * Tiles to be scanned.
 */
face_down: number, 
/**
 * Rocketeer items that nobody has taken, one entry per card.
 */
unused: Array<Item>, 
/**
 * Rescued Thralls left.
 */
thralls: number, 
/**
 * Dominated Brains left.
 */
brains: number, 
/**
 * Command AP left.
 */
command: number, 
/**
 * How many figures of each type there are in all.
 */
figures: Figures, };

/**
 * What a cluster of Bugs wants most.
 */
export type SwarmGoal = "most_attacks" | "nearest_rocketeer" | "fewest_moves" | "walk" | "nearest_bugs";

/**
 * What can be switched.
 */
export type Switches = { 
/**
 * The largest distance at which anybody sees anybody; without limit if it is left out.
 */
los_limit?: number, };

/**
 * A kind of item cards.
 */
export type Tag = "discovery" | "rocketeer";

/**
 * An item that somebody may choose.
 */
export type TakeItem = { 
/**
 * From here.
 */
from: Shelf, 
/**
 * By these, one each.
 */
who: Selector, };

/**
 * An Alien or a boss.
 */
export type Target = { "alien": AlienId } | { "boss": BossType };

/**
 * Compares what the Rocketeers hold together.
 */
export type TeamHas = { 
/**
 * Of this.
 */
item: ItemRef, 
/**
 * At least this.
 */
gte?: Num, 
/**
 * At most this.
 */
lte?: Num, 
/**
 * Exactly this.
 */
eq?: Num, };

/**
 * What became of a Terror.
 */
export type TerrorResult = { "moved": { 
/**
 * Where to.
 */
to: TileId, } } | { "blocked": { 
/**
 * The way.
 */
direction: Direction, } } | "none";

/**
 * Something that lies on a tile and can be picked up.
 */
export type Thing = { "card": ItemId } | "mysterium" | "thrall_oxygen_tank";

/**
 * A place of the map.
 */
export type Tile = { 
/**
 * Its column.
 */
q: number, 
/**
 * Its place in the column.
 */
r: number, 
/**
 * What lies there.
 */
kind: TileKind, 
/**
 * Which Scenario tile, if one lies there face-up.
 */
tile?: Room, 
/**
 * Which pool its hidden marker is from, if it has one.
 */
pool?: string, 
/**
 * The tokens on it.
 */
tokens: ScenarioTokens, 
/**
 * The standard tile that lies there, by its inventory number; any of those left if nothing is said.
 */
number?: number, 
/**
 * How many edges clockwise it is turned from the arrow of the start tile; not at all if nothing is said.
 */
turn?: number, };

/**
 * What a Scenario tile does wherever it is used.
 */
export type TileEffect = { 
/**
 * What can be done there.
 */
actions: Array<ScenarioAction>, 
/**
 * What happens there.
 */
rules: Array<Rule>, 
/**
 * What holds there.
 */
modifiers: Array<Modifier>, 
/**
 * What the players are told about it, if its actions and rules do not say it.
 */
text?: Bilingual, };

/**
 * The face of a map tile.
 */
export type TileFace = { 
/**
 * Its inventory number.
 */
number: number, 
/**
 * Which Scenario tile it is; none for a standard tile.
 */
room?: Room, 
/**
 * The edges with a hatch; 0 is the arrow, then clockwise.
 */
hatches: Array<number>, 
/**
 * Whether it has a vent.
 */
vent: boolean, };

/**
 * A tile's place in the list of tiles. It stays the same for the whole game, also when the tile leaves the map.
 */
export type TileId = number;

/**
 * What lies on a place of the map.
 */
export type TileKind = "standard" | "pool" | "start" | "fixed";

/**
 * A tile.
 */
export type TileView = { 
/**
 * Its number in commands.
 */
id: TileId, 
/**
 * Where it lies.
 */
at: Hex, 
/**
 * Face-up.
 */
scanned: boolean, 
/**
 * It was face-up once.
 */
faded: boolean, 
/**
 * The inventory number.
 */
number: number | null, 
/**
 * Where its arrow points.
 */
rotation: Direction | null, 
/**
 * The Scenario tile.
 */
room: Room | null, 
/**
 * With a vent.
 */
vent: boolean, 
/**
 * The edges of the map on which this tile shows a hatch.
 */
shows: Edges, 
/**
 * Face-down tokens.
 */
tokens: Tokens, 
/**
 * A hidden marker lies on it.
 */
hidden_marker: boolean, 
/**
 * What lies face-up on it.
 */
lying: Array<Lying>, 
/**
 * Its Scenario marker lies on it.
 */
control: boolean, };

/**
 * So many tiles.
 */
export type Tiles = { 
/**
 * So many.
 */
n: Num, 
/**
 * Of these; picked one after the other.
 */
where: Where, };

/**
 * Face-down tokens.
 */
export type Tokens = { 
/**
 * Alien tokens.
 */
alien: number, 
/**
 * Alert tokens.
 */
alert: number, 
/**
 * Discovery tokens.
 */
discovery: number, 
/**
 * Rocketeer tokens.
 */
rocketeer: number, };

/**
 * What a whole Alien Turn is expected to take.
 */
export type Toll = { 
/**
 * Hits on the whole crew, on average, in thousandths.
 */
hits: number, 
/**
 * Who would suffer Panic for sure.
 */
panic: Array<Who>, 
/**
 * Who would suffer Mind Control for sure.
 */
mind_control: Array<Who>, };

/**
 * Aliens that become others.
 */
export type Transform = { 
/**
 * These.
 */
from: AlienType, 
/**
 * Become these.
 */
to: AlienType, 
/**
 * So many.
 */
n: Num, 
/**
 * There; picked one after the other.
 */
where: Where, };

/**
 * What is tried with a roll besides attacks, for the words.
 */
export type Trial = "heal" | "analyze" | "subdue" | "mission" | "item";

/**
 * When a rule fires.
 */
export type Trigger = "setup" | "game_turn_start" | "rocketeer_turn_start" | "scan_phase" | "scanned" | "decoy_revealed" | "pickup" | "enter" | "kill" | "subdue" | "counter_reached" | "marker_removed" | "red_alert_start" | "red_alert_scan" | "alien_turn_start" | "alien_turn_end" | "cleanup" | "always";

/**
 * Types of Aliens. War Thralls are a type of their own; a boss is none.
 */
export type Types = "any" | Array<AlienType>;

/**
 * Everything that a screen needs.
 */
export type View = { 
/**
 * The viewer's chair.
 */
you: Seat | null, 
/**
 * How many chairs there are.
 */
seats: number, 
/**
 * The scenario's name in files; its rules and their texts are in the catalogue.
 */
scenario: string, 
/**
 * Its title, how it begins and what is to be done.
 */
briefing: Briefing, 
/**
 * Its place among the twenty; none for one that the table brought.
 */
number: number | null, 
/**
 * How hard it is.
 */
mode: Mode, 
/**
 * How the order of turns is settled.
 */
order: OrderRule, 
/**
 * Part of a campaign.
 */
campaign: boolean, 
/**
 * The missions that are over.
 */
flown: Array<Flown>, 
/**
 * What the table is doing.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
acting: Who | null, 
/**
 * Who has to decide, and what; nothing when everybody waits for a clock or it is over.
 */
pending: Pending | null, 
/**
 * The roll on the table.
 */
roll: RollView | null, 
/**
 * The Game Turn.
 */
turn: number, 
/**
 * Red Alert.
 */
red_alert: boolean, 
/**
 * Power Out this Game Turn.
 */
power_out: boolean, 
/**
 * Nobody sees farther than this.
 */
sight_limit: number | null, 
/**
 * Where the arrows point.
 */
arrow: Direction, 
/**
 * What is chosen before the mission.
 */
packing: PackingView | null, 
/**
 * The map.
 */
tiles: Array<TileView>, 
/**
 * Every edge with a hatch, and links.
 */
hatches: Array<HatchView>, 
/**
 * The Rocketeers, in the order of the table.
 */
rocketeers: Array<RocketeerView>, 
/**
 * The Aliens, in order of arrival.
 */
aliens: Array<Alien>, 
/**
 * The bosses on the map.
 */
bosses: Array<Boss>, 
/**
 * What is left beside the map.
 */
supply: SupplyView, 
/**
 * The parts of the victory condition.
 */
goals: Array<Goal>, 
/**
 * The parts of each defeat condition.
 */
dangers: Array<Array<Goal>>, 
/**
 * The scenario's own counters.
 */
counters: Array<CounterView>, 
/**
 * Flags that are raised.
 */
flags: Array<string>, 
/**
 * Actions of the scenario and of Scenario tiles.
 */
actions: Array<ActionView>, 
/**
 * The last Alien Turn, step by step with its reasons: a film that can be shown again.
 */
film: Array<Happening>, 
/**
 * What was asked for in this Game Turn.
 */
requests: Array<Request>, 
/**
 * What Rocketeers are about to do, as they said in this Game Turn.
 */
intentions: Array<[Who, Intention]>, 
/**
 * The service record: the missions of this campaign by scenario.
 */
record: Array<ServiceLine>, 
/**
 * How the mission ended.
 */
end: End | null, 
/**
 * Why it was lost, in the scenario's words.
 */
verdict: Bilingual | null, };

/**
 * A tile or several.
 */
export type Where = "muster" | "start" | "acting_tile" | "scanned_tile" | "here" | "anywhere" | "scanned_vents" | "scanned_standard_empty" | "thrall_tiles" | "faded_tile" | { "tile": Room } | { "at": Hex } | { "set": string } | { "any_of": Array<Where> } | { "first_of": Array<Where> } | { "next_of": Array<string> } | { "scanned_with": ScenarioLying } | Pick;

/**
 * A Rocketeer.
 */
export type Who = "captain" | "first_officer" | "doctor" | "professor" | "chief" | "yeoman";

/**
 * Strikes Rocketeers.
 */
export type Whom = { 
/**
 * These.
 */
who: Selector, };

/**
 * Always `true`: what has nothing more to say.
 */
export type Yes = true;
