// Made from the Rust types by crates/server/tests/wire/types_are_fresh.rs. Do not edit.

import type { GameTime, Seat } from "../../../net/generated/protocol";

export type ActHalf = "A" | "B" | "C" | "BOT";

export type Action = "A" | "B" | "C" | "BOT" | "RED" | "BLUE" | "LIFT" | "A*" | "B*" | "BOT*" | "@UR" | "@UW" | "@UB" | "@LR" | "@LW" | "@LB";

export type ActionCardSource = { move: MoveHalf, act: ActHalf, copies: number };

export type After = "player_actions" | "compute_damage" | "threat_actions" | "turn_end";

export type Announced = { card: string, turn: number, zone?: Zone };

export type Announcement = { at: number, lasts: number, call: Call };

export type AnyWord = "any";

export type BetweenView = { "decide": "proposals" } | { "decide": "repairs", member: CrewId, repaired: [number, number, number], choices: Array<Repair> } | { "decide": "squad" };

export type Boards = Array<[Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot]>;

export type Bots = "active" | "disabled";

export type By = "door" | "lift" | "heroic" | "landing";

export type Call = { "say": "alert" } | { "say": "threat" } & Report | { "say": "threat_again" } & Report | { "say": "incoming_data" } | { "say": "data_transfer" } | { "say": "transfer_count", seconds: number } | { "say": "transfer_done" } | { "say": "comms_down", duration: number } | { "say": "comms_restored" } | { "say": "ends_in", what: Ends, seconds: number } | { "say": "end_count", what: Ends, seconds: number } | { "say": "phase_begins", phase: number } | { "say": "mission_complete" };

export type CardId = number;

export type CardSet = number[];

export type CardsSource = { action: Array<ActionCardSource>, heroic: Array<HeroicCardSource>, deal: Array<DealSource>, fifth_crew_member: number };

export type CarriedOver = { tiles: [Array<Tile>, Array<Tile>, Array<Tile>], squads: [StoredSquad, StoredSquad] };

export type Catalogue = { cards: Array<Face>, heroic_from: number, threats: Array<ThreatSource>, trajectories: Array<TrajectorySource>, ship: ShipSource | null, colours: [string, string, string, string, string] };

export type Change = { "change": "replace", player: number, turn: number, was: Slot, now: Slot } | { "change": "move", player: number, from: number, to: number };

export type Command = { "take_role": { role: Role } } | { "set_order": { order: Array<CrewId> } } | "ready" | { "plan": { member: CrewId, turn: number, card: CardId, up: Half } } | { "move": { member: CrewId, from: number, to: number, up: Half } } | { "take_back": { member: CrewId, turn: number } } | "end_phase" | "draw_data" | { "give": { card: CardId, to: Seat } } | { "confirm": { turn: number } } | { "signal": { signal: Signal } } | { "share": { plan: Array<Intention> } } | { "ask": { member: CrewId, turn: number, action: Action } } | { "place": { token: Token, spot: Spot } } | { "agree_to_end": { agree: boolean } } | { "trip": { member: CrewId, slip: Slip } } | "next" | "follow" | { "set_pace": { pace: Pace } } | { "propose": { proposal: Proposal } } | { "repair": { member: CrewId, repair: Repair } } | { "store_squad": { station: Station } };

export type CrewId = number;

export type CrewMember = { station: Station, in_space: boolean, knocked_out: boolean, squad: Squad };

export type CustomTrajectory = { length: number, marks: BTreeMap<u8, Mark> };

export type DamageDraw = AnyWord | [] | TileOrders;

export type DealSource = { people: number, androids: number, phases: [number, number, number] };

export type Deed = { "do": "attack", strength: number, on: Reach } | { "do": "attack-split", own: number, others: number } | { "do": "attack-if-damaged", strength: number, on: Reach } | { "do": "attack-unless-damaged", strength: number, damage: number } | { "do": "attack-with-hit-points", times: number } | { "do": "attack-through-shields", strength: number } | { "do": "speed", by: number } | { "do": "shield", by: number } | { "do": "shield-is", points: number } | { "do": "heal", damage: number } | { "do": "heal-half" } | { "do": "change" } | { "do": "drain-shields", blocks: number } | { "do": "drain-shield", zone: Zone, blocks: number } | { "do": "drain-reactor", zone: Zone, blocks: number } | { "do": "drain-reactors", blocks: number } | { "do": "hurry-others", squares: number } | { "do": "hurt-self", damage: number } | { "do": "delay", whom: Whom } | { "do": "knock-out", whom: Whom } | { "do": "lose-ship", how: Doom } | { "do": "move", to: Way } | { "do": "seek" } | { "do": "move-or-damage", to: Way, points: number } | { "do": "damage", points: number, on: Place } | { "do": "sabotage", blocks: number, points: number } | { "do": "damage-per-rocket", points: number } | { "do": "damage-per-person", points: number } | { "do": "damage-per-block", zone: Zone } | { "do": "flood-shield", zone: Zone } | { "do": "burn-shield", zone: Zone } | { "do": "burn-reactors" } | { "do": "lose-rocket" } | { "do": "lose-fuel" } | { "do": "disable-stored", station: Station } | { "do": "spread", to: Way };

export type DelayCause = "lift_busy" | "lift_damaged" | "slime" | "computer" | "tripped" | "in_space" | "first_half" | { "threat": ThreatId };

export type Difficulty = "white" | "mixed" | "yellow";

export type Doom = "destroyed" | "taken_over" | "broken_apart";

export type Ends = { "phase": number } | "operation";

export type Event = { "event": "role_taken", seat: Seat, role: Role } | { "event": "order_set", order: Array<CrewId> } | { "event": "said_ready", seat: Seat } | { "event": "mission_began", number: number } | { "event": "announced", announcement: Announcement } | { "event": "threat_drawn", turn: number, by: Seat } | { "event": "threat_shown", turn: number, card: ThreatCardId } | { "event": "phase_began", seat: Seat, phase: number, early: boolean } | { "event": "dealt", seat: Seat, count: number } | { "event": "dealt_cards", cards: CardSet } | { "event": "card_planned", member: CrewId, turn: number, up: Half } | { "event": "android_planned", seat: Seat, member: CrewId, turn: number, card: CardId, up: Half } | { "event": "card_moved", member: CrewId, from: number, to: number, up: Half } | { "event": "took_back", member: CrewId, turn: number } | { "event": "data_drawn", seat: Seat } | { "event": "data_card", card: CardId } | { "event": "gave", from: Seat, to: Seat } | { "event": "gave_card", from: Seat, to: Seat, card: CardId } | { "event": "signalled", seat: Seat, signal: Signal } | { "event": "shared", seat: Seat, plan: Array<Intention> } | { "event": "asked", seat: Seat, member: CrewId, turn: number, action: Action } | { "event": "token_placed", seat: Seat, token: Token, spot: Spot } | { "event": "agreed_to_end", seat: Seat, agree: boolean } | { "event": "round_ended", why: RoundEnd } | { "event": "cards_revealed", turn: number, cards: Array<Revealed> } | { "event": "tripped", member: CrewId, turn: number, slip: Slip } | { "event": "happened", turn: number, happening: Happening } | { "event": "pace_set", pace: Pace } | { "event": "mission_ended", line: LogLine } | { "event": "proposed", seat: Seat, proposal: Proposal } | { "event": "flying_on", common: Difficulty, serious: Difficulty } | { "event": "repaired", member: CrewId, repair: Repair } | { "event": "squad_stored", station: Station } | { "event": "game_ended", result: Final };

export type Face = { action: Action, movement: Action };

export type FigureView = { station: Station | null, knocked_out: boolean, squad: Squad };

export type Final = { won: boolean, score: number };

export type Flight = "test-run-1" | "test-run-2" | "simulation" | "advanced-simulation" | "mission";

export type Half = "action" | "movement";

export type Happening = { "what": "turn_begins", turn: number } | { "what": "threat_appears", threat: ThreatId, track: Track, square: number } | { "what": "token_placed", threat: ThreatId, station: Station } | { "what": "token_removed", threat: ThreatId, station: Station } | { "what": "acts", player: number, action: Action } | { "what": "trips", player: number, action: Action } | { "what": "no_effect", player: number, action: Action | null, why: WhyNot } | { "what": "moves", player: number, from: Station, to: Station, by: By } | { "what": "delayed", player: number, turn: number, why: DelayCause } | { "what": "not_delayed", player: number, turn: number, why: DelayCause } | { "what": "card_lost", player: number } | { "what": "fires", player: number, station: Station, heroic: boolean } | { "what": "energy_moved", player: number, from: Store, to: Store, blocks: number, extra: number } | { "what": "computer_maintained", player: number, phase: number } | { "what": "looks_out", player: number, count: number } | { "what": "visual_confirmed", phase: number, count: number, points: number } | { "what": "visual_not_better", phase: number, count: number, points: number } | { "what": "rocket_launched", player: number, left: number } | { "what": "rocket_moves" } | { "what": "squad_taken", player: number, station: Station, squad: Squad } | { "what": "squad_revived", player: number } | { "what": "squad_disabled", player: number } | { "what": "stored_squad_disabled", station: Station } | { "what": "takes_off", player: number } | { "what": "stays_out", player: number } | { "what": "returns", player: number } | { "what": "interceptors_lost" } | { "what": "repairs", player: number | null, threat: ThreatId, points: number, damage: number } | { "what": "repair_pending", player: number, threat: ThreatId, people: number, needed: number } | { "what": "attacks_intruder", player: number, threat: ThreatId, station: Station, damage: number } | { "what": "returns_fire", player: number, threat: ThreatId, dodged: boolean } | { "what": "knocked_out", player: number, why: KnockOutCause } | { "what": "aims", weapon: Weapon, threat: ThreatId, strength: number } | { "what": "aims_at_nothing", weapon: Weapon, why: WhyNot } | { "what": "hit", threat: ThreatId, strength: number, shield: number, damage: number, total: number } | { "what": "unharmed", threat: ThreatId, strength: number, why: WhyNot } | { "what": "burnt", threat: ThreatId, by: ThreatId, damage: number, total: number } | { "what": "destroyed", threat: ThreatId, points: number } | { "what": "explodes", threat: ThreatId } | { "what": "retaliates", threat: ThreatId } | { "what": "advances", threat: ThreatId, from: number, to: number } | { "what": "reaches", threat: ThreatId, mark: Mark, square: number } | { "what": "nothing_done", threat: ThreatId, why: WhyNot } | { "what": "changes", threat: ThreatId } | { "what": "speed_changes", threat: ThreatId, speed: number } | { "what": "shield_changes", threat: ThreatId, shield: number } | { "what": "heals", threat: ThreatId, damage: number, total: number } | { "what": "cryoshield_breaks", threat: ThreatId } | { "what": "survived", threat: ThreatId, points: number } | { "what": "attack", threat: ThreatId, zone: Zone, strength: number, absorbed: number, tiles: number } | { "what": "internal_damage", threat: ThreatId, zone: Zone, points: number, tiles: number } | { "what": "tile_drawn", zone: Zone, tile: Tile } | { "what": "energy_lost", from: Store, blocks: number } | { "what": "energy_diverted", from: Store, to: Store, blocks: number } | { "what": "fuel_lost" } | { "what": "rocket_lost" } | { "what": "intruder_moves", threat: ThreatId, from: Station, to: Station } | { "what": "check_passed", phase: number } | { "what": "check_failed", phase: number } | { "what": "lost", loss: Loss } | { "what": "jumps" };

export type HeroicCardSource = { station: Station, act: HeroicHalf };

export type HeroicHalf = "A*" | "B*" | "BOT*";

export type Intention = { turn: number, action: Action };

export type IntruderSource = { stations: Array<Station>, returns_fire?: ReturnsFire, drags_down?: boolean, slime?: boolean, contamination?: boolean };

export type Kind = "external" | "internal";

export type KnockOutCause = { "threat": ThreatId } | { "contamination": ThreatId } | { "duel": ThreatId } | { "dragged_down": ThreatId } | { "scalded": ThreatId };

export type Length = "short" | "any" | "long";

export type Letter = "A" | "B" | "C";

export type Level = "white" | "yellow" | "red";

export type LogLine = { number: number, track: string, common: Difficulty, serious: Difficulty, score: Score, total: number | null, loss: Loss | null, lost_to: ThreatCardId | null };

export type Loss = { "zone": { zone: Zone, by: ThreatId } } | { "doom": { by: ThreatId, how: Doom } };

export type MalfunctionSource = { stations: Array<Station>, letter?: Letter, bonus?: number, together?: number, scalds?: Array<Station>, rockets?: boolean, doubles_damage?: boolean };

export type Mark = "X" | "Y" | "Z";

export type MemberView = { seat: Seat | null, answers: Seat, board: Array<SpaceView | null>, heroic: CardId | null, slip: Slip | null, figure: FigureView };

export type MissionPlan = { turns: number, tracks: [Trajectory | null, Trajectory | null, Trajectory | null, Trajectory | null], threats: Array<Announced>, on_appear?: Array<[number, OnAppear]>, tiles: [[Tile, Tile, Tile, Tile, Tile, Tile], [Tile, Tile, Tile, Tile, Tile, Tile], [Tile, Tile, Tile, Tile, Tile, Tile]], systems: Systems, carried: CarriedOver, start: Start, rulings: Rulings };

export type MissionView = { flight: Flight, track: string | null, number: number, campaign: boolean, solo: boolean, common: Difficulty, serious: Difficulty, speed: Speed, turns: number, began: GameTime | null, phases: Array<PhaseView>, trajectories: [number, number, number, number] };

export type MoveHalf = "RED" | "BLUE" | "LIFT";

export type Nature = { hidden?: boolean, far_safe?: boolean, no_heavy_laser?: boolean, rockets?: RocketRule, cryoshield?: boolean, pulse_opens?: boolean, double_tiles?: boolean, most_damage?: number, blast?: number, explodes?: number, retaliates?: number, duel?: number, rouses?: number, fortifies?: number };

export type OnAppear = { position?: number, damage?: number, xy_passed?: number };

export type Outcome = "won" | { "lost": Loss };

export type OutlookView = { member: CrewId, turn: number, station: Station | null, happenings: Array<Happening> };

export type Overrides = { computer_maintained?: boolean, start_station?: BTreeMap<u8, Station>, in_space?: Array<number>, bots?: BTreeMap<u8, Bots>, shields?: BTreeMap<Zone, u8>, pre_damage?: BTreeMap<Zone, Vec<Tile>>, threat_on_appear?: BTreeMap<String, OnAppear>, custom_trajectory?: BTreeMap<Track, CustomTrajectory> };

export type Pace = "hold" | "slow" | "normal" | "fast";

export type PersonView = { member: CrewId | null, phase: number, hand_size: number, hand: CardSet | null, draws: number, gave: boolean, agreed: boolean, follows: boolean, intends: Array<Intention>, proposal: Proposal | null, known: CardSet };

export type Phase = { phase: number, turns: [number, number], start: number, end: number };

export type PhaseView = { phase: number, first: number, last: number, seconds: number, ends_at: GameTime | null };

export type Place = "here" | "everywhere" | "tokens";

export type PlanFile = { format: string, turns: number, trajectories: TrackBoards, threats: Array<Announced>, players: Array<Array<Slot>>, damage_draw: DamageDraw, overrides: Overrides };

export type PlayerState = { station: Station, in_space: boolean, knocked_out: boolean, bots: Squad };

export type Preview = { outlook?: Array<OutlookView>, trip?: TripPreview };

export type Proposal = "go_home" | { "fly_on": { common: Difficulty, serious: Difficulty } };

export type Reach = "own" | "all" | "others" | "flanks";

export type Recipe = { flight: Flight, difficulty: Difficulty, length: Length };

export type Refusal = { "refusal": "no_such_seat" } | { "refusal": "game_over" } | { "refusal": "not_briefing" } | { "refusal": "already_ready" } | { "refusal": "not_captain" } | { "refusal": "order_incomplete" } | { "refusal": "captain_first" } | { "refusal": "not_action_round" } | { "refusal": "no_such_member" } | { "refusal": "not_your_board" } | { "refusal": "no_such_turn" } | { "refusal": "phase_over", turn: number } | { "refusal": "phase_to_come", turn: number } | { "refusal": "not_your_card" } | { "refusal": "space_taken", turn: number } | { "refusal": "nothing_there", turn: number } | { "refusal": "cannot_take_back" } | { "refusal": "heroic_stays" } | { "refusal": "not_its_heroic" } | { "refusal": "last_phase" } | { "refusal": "solo_follows_the_track" } | { "refusal": "no_incoming_data" } | { "refusal": "no_data_transfer" } | { "refusal": "already_gave" } | { "refusal": "heroic_not_transferred" } | { "refusal": "not_to_yourself" } | { "refusal": "nobody_there" } | { "refusal": "not_your_threat" } | { "refusal": "nothing_to_confirm" } | { "refusal": "communications_down" } | { "refusal": "cannot_ask_that" } | { "refusal": "no_such_token" } | { "refusal": "no_such_spot" } | { "refusal": "too_early_to_end" } | { "refusal": "already_said" } | { "refusal": "not_resolution" } | { "refusal": "no_card_to_trip" } | { "refusal": "no_arrow" } | { "refusal": "already_tripped" } | { "refusal": "not_between_missions" } | { "refusal": "already_proposed" } | { "refusal": "not_your_repair" } | { "refusal": "knocked_out" } | { "refusal": "no_such_damage" } | { "refusal": "zone_repaired" } | { "refusal": "no_disabled_squad" } | { "refusal": "no_squad_to_store" } | { "refusal": "not_a_store" };

export type Repair = { "tile": { zone: Zone, tile: Tile } } | "squad" | "nothing";

export type Report = { confirmed: boolean, turn: number, severity: Severity, kind: Kind, zone?: Zone };

export type Request = { from: Seat, member: CrewId, turn: number, action: Action };

export type ResolutionFile = { end: StateFile, states?: Array<TraceFile> };

export type ReturnsFire = "never" | "always" | "after-x";

export type Revealed = { member: CrewId, card: CardId | null, action: Action | null };

export type RocketRule = "normal" | "ignore" | "harmless" | "attracted";

export type Role = "captain" | "communications" | "security";

export type Roles = { captain: Seat, communications: Seat, security: Seat };

export type RoundEnd = "track" | "agreement";

export type Rulings = { external_first: boolean, pulse_beats_fortification: boolean, no_explosion_without_marks: boolean, seeker_counts_knocked_out: boolean, alien_counts_knocked_out: boolean, earlier_tiles_weaken: boolean };

export type Score = { destroyed: number, survived: number, visual: number, damage: number, worst_zone: number, knocked_out: number, disabled_squads: number };

export type Severity = "common" | "serious";

export type ShipSource = { shields: StoreSource, reactors: StoreSource, fuel: number, rockets: number, rocket_strength: number, rocket_range: number, interceptors_alone: number, interceptors_several: number, interceptors_range: number, visual: [number, number, number, number, number], weapon: Array<WeaponSource> };

export type ShipView = { zones: Array<ZoneView>, fuel: number, rockets: number, rocket_track: [boolean, boolean], stored: [StoredSquad, StoredSquad], maintained: [boolean, boolean, boolean], visual: [number, number, number], interceptors_lost: boolean };

export type Shot = "none" | "normal" | "heroic";

export type Signal = { "say": "intend", turn: number, action: Action, station: Station | null } | { "say": "want", turn: number, action: Action, station: Station | null } | { "say": "offer", action: Action } | { "say": "need", action: Action } | { "say": "threat", turn: number } | { "say": "yes" } | { "say": "no" } | { "say": "wait" } | { "say": "done" };

export type Skill = "cadet" | "officer" | "veteran";

export type Slip = "upside_down" | "other_arrow";

export type Slot = null | Action | [Action, Action];

export type Source = { game: string | null, threat: Array<ThreatSource>, trajectory: Array<TrajectorySource>, ship: ShipSource | null, cards: CardsSource | null };

export type SpaceView = { up: Half, card: CardId | null, action: Action | null, face_up: boolean, fixed: boolean };

export type Speed = "normal" | "quick" | "rush";

export type Spot = { "station": Station } | "space" | { "square": { zone: Zone | null, square: number } } | "home";

export type Squad = "none" | "active" | "disabled";

export type StageView = { "stage": "briefing" } | { "stage": "action", phase: number, communications: boolean, transfer_until: GameTime | null, may_end: boolean } | { "stage": "resolution", turn: number, next: Step, revealed: boolean, pace: Pace, goes_on_at: GameTime | null, happenings: Array<Happening> } | { "stage": "between", step: BetweenView } | { "stage": "over" };

export type Start = { computer_maintained: boolean, stations: Array<Station | null>, in_space: Array<boolean>, squads: Array<Squad>, shields: [number | null, number | null, number | null] };

export type StateFile = { outcome?: Verdict, lost_zone?: Zone, lost_to?: string, why?: Phrase, damage: Zones, threats: BTreeMap<String, ThreatState>, shields: Zones, reactors: Zones, fuel: number, rockets: number, rocket_in_flight: boolean, players: Array<PlayerState>, stored_bots: BTreeMap<Station, StoredSquad>, boards: Array<Array<Slot>>, visual_by_phase: [number, number, number], visual_points: number, threat_points: number, score?: number, knocked_out: Array<number>, disabled_squads: number };

export type Station = "UR" | "UW" | "UB" | "LR" | "LW" | "LB";

export type Stations = Array<Station>;

export type Status = "waiting" | "on_track" | "destroyed" | "survived";

export type Step = { "step": "threat_appears", turn: number } | { "step": "action", turn: number, player: number } | { "step": "end_of_actions", turn: number } | { "step": "compute_damage", turn: number } | { "step": "threat_moves", turn: number, threat: ThreatId } | { "step": "rocket_moves", turn: number } | { "step": "computer_check", turn: number } | { "step": "rocket_resolution", turn: number } | { "step": "jump" } | { "step": "over" };

export type Store = { "shield": Zone } | { "reactor": Zone } | "fuel";

export type StoreSource = { capacity: [number, number, number], start: [number, number, number] };

export type StoredSquad = "ready" | "disabled" | "taken";

export type Systems = { internal_threats: boolean, computer: boolean, battlebots: boolean, interceptors: boolean, visual_confirmation: boolean, heroics: boolean };

export type Threat = { status: Status, position: number, damage: number, hp: number, shield: number, speed: number, xy_passed: number, did_x: boolean, did_y: boolean, cryoshield_gone: boolean, tokens: Array<Station>, repaired_in: Array<Station>, repaired_by: number };

export type ThreatCardId = number;

export type ThreatId = number;

export type ThreatSource = { id: string, name: string, kind: Kind, severity: Severity, level: Level, hp: number, shield: number, speed: number, survive?: number, destroy: number, x?: Array<Deed>, y?: Array<Deed>, z?: Array<Deed>, nature?: Nature, intruder?: IntruderSource, malfunction?: MalfunctionSource };

export type ThreatState = { status: Status, damage: number, position: number | null };

export type ThreatView = { report: Report, card: ThreatCardId | null, shown: boolean, officer: Seat, status: Status, square: number | null, damage: number, hit_points: number | null, shield: number | null, speed: number | null, stations: Array<Station> };

export type Tile = "upper_cannon" | "lower_cannon" | "shield" | "reactor" | "gravolift" | "structure";

export type TileOrders = BTreeMap<Zone, Vec<Tile>>;

export type Tiles = Array<Tile>;

export type Token = { "crew": CrewId } | { "threat": number } | { "squad": number } | { "rocket": number };

export type TokenView = { token: Token, spot: Spot };

export type TraceFile = { turn: number, after: After, state: StateFile };

export type Track = "red" | "white" | "blue" | "internal";

export type TrackBoards = { red?: number, white?: number, blue?: number, internal?: number };

export type TrackLevel = "test run" | "simulation" | "advanced simulation" | "mission" | "double action";

export type Trajectory = { length: number, marks: [number, number, number] };

export type TrajectorySource = { number: number, length: number, x: Array<number>, y: Array<number> };

export type TripPreview = { action: Action, delays: number | null };

export type Verdict = "won" | "lost";

export type View = { stage: StageView, mission: MissionView, roles: Roles, order: Array<CrewId>, people: Array<PersonView>, crew: Array<MemberView>, deck: number, spoken: Array<Announcement>, threats: Array<ThreatView>, ship: ShipView, tokens: Array<TokenView>, requests: Array<Request>, outlook: Array<OutlookView>, score: Score | null, log: Array<LogLine>, result: Final | null };

export type Way = "red" | "blue" | "deck";

export type Weapon = { "cannon": Station } | "rocket" | "interceptors";

export type WeaponKind = "heavy_laser" | "light_laser" | "pulse";

export type WeaponSource = { station: Station, kind: WeaponKind, strength: number, range: number };

export type Whom = "ship" | "zone" | "station" | "tokens" | "unguarded" | "leaders" | "off-bridge";

export type WhyNot = "no_card" | "knocked_out" | "hull" | "already_there" | "already_fired" | "no_energy" | "full" | "no_fuel" | "no_rocket" | "rocket_track_busy" | "already_maintained" | "no_check_now" | "no_squad" | "squad_disabled" | "squad_active" | "storage_empty" | "no_intruder" | "space_taken" | "interceptors_lost" | "unrepairable" | "not_enough_people" | "counted_once" | "not_in_use" | "no_target" | "repaired_hull" | "absorbed" | "cryoshield" | "rocket_proof" | "damage_limit" | "undamaged" | "damaged_too_much" | "no_strength" | "nothing" | "tie" | "nobody" | "token_there";

export type Zone = "red" | "white" | "blue";

export type ZoneView = { zone: Zone, shield: number, shield_capacity: number, reactor: number, reactor_capacity: number, tiles: Array<Tile>, old_tiles: Array<Tile> };

export type Zones = { red: number, white: number, blue: number };

