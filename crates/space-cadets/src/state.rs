//! The whole state of a mission: plain data. What lies face down anywhere is drawn only when it is turned over, so apart from the
//! shapes in the bag and the track's friction nothing hidden is in it (SC-21.2).

use crate::content::KillWay;
use crate::reuse::reusing;
use crate::setup::MOST_SEATS;
use crate::stations::damage::Repair;
use crate::stations::flick::Rest;
use crate::stations::helm::Flight;
use crate::task::{Ask, Task};
use crate::{Colour, Column, Equipment, Facing, Lock, Object, Setup, Side, Slot, Square, Station, Step};
use serde::{Deserialize, Serialize};
use table::names;
use table::{Dice, GameTime, Seat, Seats};

/// A mission of Space Cadets.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceCadets {
    pub(crate) setup: Setup,
    pub(crate) dice: Dice,
    /// The latest moment the rules know of.
    pub(crate) seen: GameTime,
    pub(crate) turn: u16,
    /// The stations of each chair.
    pub(crate) posts: Vec<Vec<Station>>,
    pub(crate) step: Step,
    /// The part of Step 3, from 0.
    pub(crate) part: u8,
    pub(crate) stage: Stage,
    /// Who is ready, or done.
    pub(crate) ready: Seats,
    /// What is still to be done, last first.
    pub(crate) tasks: Vec<Task>,
    pub(crate) ask: Option<Ask>,
    pub(crate) ship: PlayerShip,
    pub(crate) board: Board,
    pub(crate) enemies: Vec<Enemy>,
    /// Ships destroyed so far, by number in the content; they may come back.
    pub(crate) wrecks: Vec<u8>,
    pub(crate) crystals: Vec<Crystal>,
    pub(crate) nemesis: Nemesis,
    pub(crate) captain: CaptainState,
    pub(crate) engineering: EngineeringState,
    pub(crate) helm: HelmState,
    pub(crate) sensors: SensorsState,
    pub(crate) shields: ShieldsState,
    pub(crate) weapons: WeaponsState,
    pub(crate) tractor: TractorState,
    pub(crate) jump: JumpState,
    pub(crate) damage: DamageState,
    pub(crate) repair: RepairState,
    pub(crate) core: CoreState,
    pub(crate) goals: Goals,
    pub(crate) shift: Option<Shift>,
    /// The last call of each chair that has called.
    pub(crate) calls: Vec<CallState>,
    /// How many commands of each chair were carried out, round and round: whoever gave one can tell whether it arrived.
    #[serde(default)]
    pub(crate) given: [u8; MOST_SEATS as usize],
    /// How far a practice is.
    pub(crate) practice: Option<PracticeState>,
    pub(crate) end: Option<End>,
}

/// A call (SC-21.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CallState {
    pub(crate) seat: Seat,
    pub(crate) call: crate::Call,
    pub(crate) about: Option<crate::About>,
    pub(crate) at: GameTime,
}

/// A practice (SC-22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PracticeState {
    /// The points of the rounds played.
    pub(crate) scores: Vec<u16>,
    /// Points of this round so far, where they are counted on the way.
    pub(crate) earned: u16,
    /// Where Helm should fly.
    pub(crate) goal: Option<Square>,
}

/// What the table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// Nothing runs until somebody is ready or the Captain starts it.
    Waiting {
        wait: Wait,
        /// When the last of those concerned became ready, or the wait began.
        since: GameTime,
    },
    /// A clock runs; without a length until everybody is done.
    Running { started: GameTime, length: Option<u64>, extra: u64 },
    /// The rules work through their tasks, or wait for an answer.
    Working,
    /// The mission is over.
    Over,
}

names! {
    /// What the table waits for.
    Wait {
        /// The start of a timed step.
        Begin = "begin",
        /// Preparation, Step 2.
        Prepare = "prepare",
        /// The Captain may play Inertial Dampers.
        Dampers = "dampers",
        /// Sensors spend their points.
        Spend = "spend",
        /// The Captain may play the Focusing Crystal.
        Focus = "focus",
        /// The Captain may play the Decoy Buoy.
        Decoy = "decoy",
        /// Volunteers for a Shift Change.
        Volunteers = "volunteers",
        /// The Captain's new seats.
        Reseat = "reseat",
        /// A look around at the new seats.
        LookAround = "look_around",
        /// The ship may blink at the end of Step 8.
        Blink = "blink",
    }
}

/// The player ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PlayerShip {
    pub(crate) at: Square,
    pub(crate) facing: Facing,
    pub(crate) speed: u8,
    /// Where it started; Nemesis enters here.
    pub(crate) start: Square,
}

/// The map: a place for each tile of the mission.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Board {
    /// The faces that lie open, in the order of the mission's tiles.
    pub(crate) faces: Vec<Option<u8>>,
    /// Tiles that are not on the map.
    pub(crate) unused: Vec<u8>,
}

/// An enemy on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Enemy {
    /// Its card, by number in the content.
    pub(crate) ship: u8,
    pub(crate) at: Square,
    pub(crate) locked: bool,
    /// Damage markers.
    pub(crate) damage: u8,
    /// What its shields have still to absorb this turn; read at the first damage (SC-11.11).
    pub(crate) shields: Option<u8>,
    /// Whether the beam holds it this turn.
    pub(crate) held: bool,
    /// Whether it has launched its Scout.
    pub(crate) launched: bool,
    /// Whether it entered this turn and does not move (SC-18.8).
    pub(crate) arrived: bool,
    /// Whether it counts for the mission (SC-16.10).
    pub(crate) counts: bool,
    /// Whether the Decoy Buoy deceives it this turn.
    pub(crate) decoyed: bool,
    /// Whether it has acted in this Step 7.
    pub(crate) acted: bool,
}

names! {
    /// What a crystal token stands for, and what became of it.
    CrystalState {
        /// It lies on the map.
        Free = "free",
        /// It was captured, visited or rescued.
        Taken = "taken",
        /// A satellite that serves the crew.
        Ours = "ours",
        /// Destroyed.
        Lost = "lost",
    }
}

/// A crystal, or what crystals are in the mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Crystal {
    pub(crate) at: Square,
    pub(crate) state: CrystalState,
    /// Damage of the escape pod or of a satellite.
    pub(crate) damage: u8,
    /// A satellite's shields still to absorb this turn.
    pub(crate) shields: Option<u8>,
    /// A satellite held by the beam counts double for torpedoes.
    pub(crate) held: bool,
    /// Whether a satellite has acted in this Step 7.
    pub(crate) acted: bool,
}

/// Nemesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Nemesis {
    pub(crate) marker: i8,
    pub(crate) at: Option<Square>,
    pub(crate) destroyed: bool,
    pub(crate) held: bool,
    /// Torpedo damage of this turn.
    pub(crate) torpedo_damage: u16,
}

/// The Captain.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CaptainState {
    /// Equipment chosen and not yet played.
    pub(crate) equipment: Vec<Equipment>,
    /// What was played this turn.
    pub(crate) played: Option<Equipment>,
    pub(crate) guard: Option<Side>,
    pub(crate) target: Option<Object>,
    pub(crate) goal: Option<Square>,
}

/// An Engineering tile that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaidTile {
    /// The tile, by its place in the content.
    pub tile: u8,
    /// Where it lies; none while it lies beside the board.
    pub at: Option<(i8, i8)>,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// Engineering.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EngineeringState {
    /// The tiles drawn for this Step 3.
    pub(crate) tiles: Vec<LaidTile>,
    /// Icons matched in the last Step 3.
    pub(crate) icons: [u8; 7],
    /// The first turn's distribution.
    pub(crate) assigned: [u8; 7],
    pub(crate) trades: Vec<(crate::System, crate::System)>,
    /// Batteries not used yet.
    pub(crate) batteries: u8,
    /// Where batteries went this turn.
    pub(crate) batteries_to: Vec<crate::System>,
    /// Where the capacitor's energy went this turn.
    pub(crate) capacitor_to: Vec<crate::System>,
    /// Energy that each station has now.
    pub(crate) energy: [u8; 7],
}

/// Helm.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HelmState {
    /// How thrust changes the speed this turn.
    pub(crate) thrust: i8,
    /// The Standard cards drawn, by number in the content.
    pub(crate) drawn: Vec<u8>,
    /// The plan, slot by slot.
    pub(crate) plan: Vec<Option<crate::PlotCard>>,
    /// The flight, while it waits for an answer.
    pub(crate) flight: Option<Box<Flight>>,
    /// Tiles revealed in flight whose units are still to be placed.
    pub(crate) revealed: Vec<u8>,
    /// Whether Evade was played this turn.
    pub(crate) evade: bool,
    /// The squares entered in this turn's flight.
    pub(crate) path: Vec<Square>,
}

/// A target slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotState {
    /// What is in it.
    pub target: Object,
    /// What the crew has on it.
    pub lock: Lock,
}

/// A sensor target card that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TargetCard {
    /// The shape on it, by its place in the content.
    pub shape: u8,
    /// Where it lies.
    pub column: Option<Column>,
    /// The shape of the tile on it.
    pub covered: Option<u8>,
}

/// A lump in the bag: hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lump {
    pub(crate) shape: u8,
    pub(crate) turn: u8,
    pub(crate) pulled: bool,
}

/// Sensors.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SensorsState {
    pub(crate) slots: [Option<SlotState>; 3],
    pub(crate) cards: Vec<TargetCard>,
    pub(crate) bag: Vec<Lump>,
    /// Where the finger felt last.
    pub(crate) touches: Vec<(u16, u16)>,
    /// The moment at which somebody felt in the bag last.
    pub(crate) felt: Option<GameTime>,
    /// A pulled shape that must cover a card.
    pub(crate) in_hand: Option<u8>,
    /// Points left under A, B, C and Sector Scan.
    pub(crate) points: [u8; 4],
    /// Whether the ship is cloaked this turn.
    pub(crate) cloaked: bool,
}

/// Shields.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ShieldsState {
    /// Tiles drawn, and the zone of each.
    pub(crate) tiles: Vec<ShieldPlace>,
    /// Where ICE was put this turn.
    pub(crate) ice: Option<Side>,
    /// Where it lies frozen.
    pub(crate) frozen: Option<Side>,
    /// Points of each side now.
    pub(crate) strength: [u8; 4],
}

/// A shield tile that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShieldPlace {
    /// Its number.
    pub number: u8,
    /// Its colour.
    pub colour: Colour,
    /// Its zone.
    pub zone: Option<crate::Zone>,
}

/// A piece on a tube card.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaidPiece {
    /// Its kind, by its place in the content.
    pub piece: u8,
    /// The cells it covers.
    pub cells: Vec<(i8, i8)>,
}

/// A tube card that was drawn.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaidCard {
    /// The tube it belongs to.
    pub tube: u8,
    /// The card, by its place in the content.
    pub card: u8,
    /// Its pieces.
    pub pieces: Vec<LaidPiece>,
    /// Whether it is full.
    pub full: bool,
}

/// A tube that was laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TubeState {
    /// Whether for a Seeker Missile.
    pub seeker: bool,
    /// Whether it is loaded.
    pub loaded: bool,
    /// Whether it was fired.
    pub fired: bool,
}

/// A flick that was settled.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShotState {
    /// The tube.
    pub tube: u8,
    /// The target.
    pub target: Object,
    /// Where the disc went, in tenths of a millimetre, tick by tick at a coarse rate.
    pub path: Vec<(i16, i16)>,
    /// Whether it fell off the track.
    pub off: bool,
    /// The zone where it rests.
    pub zone: Option<u8>,
    /// What the shot adds to the turn's damage.
    pub damage: u8,
    /// Whether a second flick may follow.
    pub again: bool,
}

/// Weapons.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct WeaponsState {
    pub(crate) tubes: Vec<TubeState>,
    pub(crate) cards: Vec<LaidCard>,
    pub(crate) shots: Vec<ShotState>,
    /// Where the disc lies while its shot is not settled.
    pub(crate) rest: Option<Rest>,
    /// The hidden friction of this Step 6, in per mille.
    pub(crate) friction: u16,
}

/// A tile of the tractor display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TractorTile {
    /// Its face once it was turned, by number in the content.
    pub(crate) face: Option<u8>,
    /// Whether it lies face up now.
    pub(crate) up: bool,
    /// Whether it has left the display.
    pub(crate) gone: bool,
}

/// A tractor attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attempt {
    /// None for practice.
    pub(crate) target: Option<Object>,
    pub(crate) points: u8,
    pub(crate) needed: u8,
    pub(crate) doubled: bool,
    /// Tiles that matched in this attempt.
    pub(crate) matched: Vec<u8>,
}

/// Tractor beam.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TractorState {
    pub(crate) tiles: Vec<TractorTile>,
    pub(crate) attempt: Option<Attempt>,
    /// Tiles that did not match and are still up, and until when.
    pub(crate) showing: Option<(Vec<u8>, GameTime)>,
    /// Whether tiles were turned this turn (SC-20.21).
    pub(crate) turned: bool,
}

/// A use of a Flux card that can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FluxUse {
    pub(crate) card: u8,
    pub(crate) before: [u8; 5],
}

/// Jump drive.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JumpState {
    /// Active cards, by number in the content.
    pub(crate) active: Vec<u8>,
    /// The attempt of this Step 8.
    pub(crate) dice: Option<[u8; 5]>,
    /// Cards used in this attempt.
    pub(crate) used: Vec<u8>,
    /// Uses that can be taken back.
    pub(crate) stack: Vec<FluxUse>,
    pub(crate) extended: bool,
    /// Whether the attempt was claimed or given up.
    pub(crate) settled: bool,
    /// Whether time is up and only a claim is left.
    pub(crate) claiming: bool,
}

/// Damage: what is left in the decks by kind, what was drawn, what is in force.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DamageState {
    /// For each side: structure, Shift Change and station cards left in its deck.
    pub(crate) decks: [[u8; 3]; 4],
    /// Cards that have come up.
    pub(crate) drawn: Vec<u8>,
    /// Ongoing cards in force, oldest first.
    pub(crate) ongoing: Vec<u8>,
    /// Shift Changes to be carried out at the end of the step.
    pub(crate) shifts: u8,
    /// The number of the next event (SC-13.18).
    pub(crate) events: u16,
}

/// The repair deck, and an attempt.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RepairState {
    /// Cards of each kind in the deck.
    pub(crate) deck: Vec<u8>,
    pub(crate) attempt: Option<Repair>,
}

/// Core breach.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CoreState {
    /// The box of the marker, by place on the track.
    pub(crate) place: u8,
    pub(crate) breach: bool,
    /// The last event that moved it.
    pub(crate) event: Option<u16>,
    /// Cards of each chair: face down ones still to be turned.
    pub(crate) down: Vec<u8>,
    /// The deal that the Captain chose.
    pub(crate) deal: Option<Vec<u8>>,
    /// The symbol that each chair has turned over and not matched yet.
    pub(crate) turned: Vec<Option<u8>>,
    /// Symbols that came up on Breach cards.
    pub(crate) seen: Vec<u8>,
    /// The Repair deck: a symbol once somebody looked at it.
    pub(crate) deck: Vec<Option<u8>>,
    /// Which card of it is looked at.
    pub(crate) leaf: u8,
    pub(crate) leafed: Option<GameTime>,
    pub(crate) holder: Option<Seat>,
    /// Whether the holder has found a card and must pass.
    pub(crate) must_pass: bool,
}

/// How far the mission is.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Goals {
    pub(crate) captured: u8,
    pub(crate) visited: u8,
    /// Enemies destroyed that count.
    pub(crate) destroyed: u8,
    /// Ships destroyed by number, for a named one.
    pub(crate) named: Vec<u8>,
    pub(crate) rescued: bool,
    /// Best awards of Engineering, Shields and Jump.
    pub(crate) awards: [u8; 3],
    /// The way Nemesis dies, once the die was rolled.
    pub(crate) kill: Option<(KillWay, u8)>,
    pub(crate) jumped: bool,
}

/// A Shift Change going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Shift {
    pub(crate) volunteers: Seats,
}

names! {
    /// How a mission ended.
    End {
        /// The ship jumped out.
        Won = "won",
        /// The core exploded.
        Exploded = "exploded",
        /// The escape pod was destroyed.
        PodLost = "pod_lost",
        /// The practice is over.
        Practised = "practised",
    }
}

reusing! {
    SpaceCadets {
        setup, dice, seen, turn, posts, step, part, stage, ready, tasks, ask, ship, board, enemies, wrecks,
        crystals, nemesis, captain, engineering, helm, sensors, shields, weapons, tractor, jump, damage,
        repair, core, goals, shift, calls, given, practice, end
    }
    Board { faces, unused }
    CaptainState { equipment, played, guard, target, goal }
    EngineeringState { tiles, icons, assigned, trades, batteries, batteries_to, capacitor_to, energy }
    HelmState { thrust, drawn, plan, flight, revealed, evade, path }
    SensorsState { slots, cards, bag, touches, felt, in_hand, points, cloaked }
    ShieldsState { tiles, ice, frozen, strength }
    LaidPiece { piece, cells }
    LaidCard { tube, card, pieces, full }
    ShotState { tube, target, path, off, zone, damage, again }
    WeaponsState { tubes, cards, shots, rest, friction }
    TractorState { tiles, attempt, showing, turned }
    JumpState { active, dice, used, stack, extended, settled, claiming }
    DamageState { decks, drawn, ongoing, shifts, events }
    RepairState { deck, attempt }
    CoreState { place, breach, event, down, deal, turned, seen, deck, leaf, leafed, holder, must_pass }
    Goals { captured, visited, destroyed, named, rescued, awards, kill, jumped }
}

impl SpaceCadets {
    /// The content it is played with.
    pub fn content(&self) -> &crate::content::Content {
        self.setup.content()
    }

    /// The setup it is played with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn mission(&self) -> &crate::content::Mission {
        let content = self.content();
        // The setup was checked: there is such a mission.
        content.mission(self.setup.mission).unwrap_or(&content.missions[0])
    }

    /// The chair that holds a station.
    pub fn officer(&self, station: Station) -> Seat {
        let held = |post: &Vec<Station>| post.contains(&station);
        Seat(self.posts.iter().position(held).unwrap_or(0) as u8)
    }

    pub(crate) fn slot(&self, slot: Slot) -> Option<&SlotState> {
        self.sensors.slots[slot.index()].as_ref()
    }

    /// What the crew has on an object, without equipment.
    pub(crate) fn lock_on(&self, object: Object) -> Lock {
        let found = self.sensors.slots.iter().flatten().find(|slot| slot.target == object);
        found.map_or(Lock::None, |slot| slot.lock)
    }

    pub(crate) fn roll(&mut self) -> u8 {
        self.dice.below(6) as u8 + 1
    }
}
