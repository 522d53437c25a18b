//! What is printed on the stations' tiles, cards and displays.

use crate::{Colour, Equipment, EvadeTo, PathStep, Pattern, Side, SideRoll, Station, System, TractorShape};
use serde::{Deserialize, Serialize};
use table::names;

/// How long things last, in milliseconds (SC-3, SC-21).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockData {
    /// Step 1.
    pub discussion: u32,
    /// Each part of Step 3.
    pub action: u32,
    /// Step 5.
    pub tractor: u32,
    /// Step 6.
    pub fire: u32,
    /// Step 8.
    pub jump: u32,
    /// Step 9.
    pub repair: u32,
    /// What one energy buys in Jump.
    pub extension: u32,
    /// How much of it a relaxed table has.
    pub relaxed_percent: u32,
    /// For naming a Flux card when the time is up.
    pub claim: u32,
    /// After this a choice takes its default.
    pub choice: u32,
    /// For volunteers at a Shift Change.
    pub volunteers: u32,
    /// After a Shift Change.
    pub look_around: u32,
    /// What arrives this much after a clock has ended still counts.
    pub grace: u32,
    /// The least time between two calls of one chair.
    pub call: u32,
    /// How long a mismatch stays up.
    pub mismatch: u32,
}

/// Points of Mission 6 for reaching a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// The number.
    pub at_least: u8,
    /// The points.
    pub points: u8,
}

/// Engineering (SC-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EngineeringData {
    /// Tiles drawn.
    pub draw: u8,
    /// Energy of the first turn.
    pub first_turn_energy: u8,
    /// The most energy for one system.
    pub max_per_station: u8,
    /// Energy of one type for one of another.
    pub trade: u8,
    /// Batteries.
    pub batteries: u8,
    /// Energy of the Auxiliary Capacitor.
    pub capacitor: u8,
    /// Places along each side of the board.
    pub grid: i16,
    /// Mission 6.
    pub awards: Vec<Award>,
    /// The tiles.
    #[serde(rename = "tile")]
    pub tiles: Vec<EngineeringTile>,
}

/// A tile: a whole icon, and four halves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EngineeringTile {
    /// Its id.
    pub id: String,
    /// The whole icon.
    pub center: System,
    /// North, east, south, west.
    pub halves: [System; 4],
}

/// Helm (SC-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HelmData {
    /// The highest speed.
    pub max_speed: u8,
    /// What enemy shots gain at each speed.
    pub modifiers: Vec<i8>,
    /// Where Evade goes, by die.
    pub evade: [EvadeTo; 6],
    /// What enemy shots gain under Evade.
    pub evade_damage: i8,
    /// The cards.
    #[serde(rename = "card")]
    pub cards: Vec<ManeuverCard>,
}

names! {
    /// Drawn, or always there.
    ManeuverKind {
        /// Drawn by chance.
        Standard = "standard",
        /// Always there; may hurt.
        Special = "special",
    }
}

/// A maneuver card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ManeuverCard {
    /// The printed name, as referee files say it.
    pub name: String,
    /// Its name in messages.
    pub id: String,
    /// Drawn, or always there.
    pub kind: ManeuverKind,
    /// How many there are.
    pub copies: u8,
    /// The path.
    pub path: Vec<PathStep>,
    /// Internal damage by die.
    #[serde(default)]
    pub damage: [u8; 6],
    /// Only with the advanced system.
    #[serde(default)]
    pub advanced: bool,
}

/// Sensors (SC-8). Lengths of the bag are in hundredths of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SensorsData {
    /// Points for a Lock.
    pub lock: u8,
    /// Points for a Superlock.
    pub superlock: u8,
    /// Points from Lock to Superlock.
    pub upgrade: u8,
    /// Points for Break Lock.
    pub break_lock: u8,
    /// Points for a scan.
    pub sector_scan: u8,
    /// Cards for the Cloaking Device.
    pub cloak_cards: u8,
    /// What enemies lose on lock rolls under Cloak.
    pub cloak_lock_penalty: u8,
    /// From one lump to the next.
    pub pitch: u16,
    /// Lumps in a row.
    pub row: u8,
    /// Radius of the fingertip.
    pub finger: u16,
    /// How far it may move in a second.
    pub finger_speed: u16,
    /// How often it may feel.
    pub probes_per_second: u16,
    /// The shapes.
    #[serde(rename = "shape")]
    pub shapes: Vec<SensorShape>,
}

/// A shape of the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SensorShape {
    /// Its id.
    pub id: String,
    /// Its name in messages.
    pub name: String,
    /// Five rows of five; '#' is solid.
    pub rows: Vec<String>,
}

/// Tractor beam (SC-9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TractorData {
    /// How far it reaches.
    pub max_range: u8,
    /// The fewest points an attempt needs.
    pub least_points: u8,
    /// Tiles of each face.
    pub tiles_per_face: u8,
    /// Tiles in a row of the display.
    pub columns: u8,
    /// The faces.
    #[serde(rename = "face")]
    pub faces: Vec<TractorFace>,
}

/// A face of the tractor tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TractorFace {
    /// Its shape.
    pub shape: TractorShape,
    /// Its points.
    pub number: u8,
}

/// Weapons (SC-10, SC-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WeaponsData {
    /// How far torpedoes fly.
    pub max_range: u8,
    /// Cards of a Seeker Missile.
    pub seeker_cards: u8,
    /// The track.
    pub track: TrackData,
    /// The pieces.
    #[serde(rename = "piece")]
    pub pieces: Vec<Piece>,
    /// The tube cards.
    #[serde(rename = "card")]
    pub cards: Vec<TubeCard>,
}

/// A kind of torpedo piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Its name.
    pub kind: String,
    /// How many there are.
    pub copies: u8,
    /// Its cells; '#' is solid.
    pub rows: Vec<String>,
}

names! {
    /// How hard a tube card is.
    TubeLevel {
        /// Two or three large pieces.
        Easy = "easy",
        /// Ten cells and more.
        Medium = "medium",
        /// Twelve cells.
        Hard = "hard",
    }
}

/// A torpedo tube card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TubeCard {
    /// Its id.
    pub id: String,
    /// How hard it is.
    pub level: TubeLevel,
    /// Its cells; '#' is to be filled.
    pub rows: Vec<String>,
    /// One way to fill it.
    pub solution: Vec<PieceAt>,
}

/// A piece where it lies on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PieceAt {
    /// The piece.
    pub kind: String,
    /// The cells it covers, from the top left of the card.
    pub cells: Vec<(i8, i8)>,
}

/// The weapon track, in millimetres and milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrackData {
    /// Of the disc.
    pub radius: i32,
    /// Half of its width.
    pub half_width: i32,
    /// The lines for range 1, 2, 3 …
    pub lines: Vec<i32>,
    /// Behind it nothing may lie.
    pub back_wall: i32,
    /// Beyond it the disc falls.
    pub end: i32,
    /// Millimetres per second and second.
    pub deceleration: i32,
    /// The hidden friction of a turn.
    pub friction_permille: [i32; 2],
    /// Standard deviation of the speed.
    pub speed_noise_permille: i32,
    /// Standard deviation of the angle.
    pub angle_noise_centidegrees: i32,
    /// Millimetres per second.
    pub max_speed: i32,
    /// The steps of the physics.
    pub ticks_per_second: i32,
    /// The end of a gesture that counts.
    pub gesture_window: u32,
    /// The fewest samples of a gesture.
    pub gesture_samples: u8,
    /// The zones.
    #[serde(rename = "zone")]
    pub zones: Vec<TrackZone>,
}

/// A zone of the track; it ends where the next begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrackZone {
    /// Where it begins.
    pub from: i32,
    /// Damage without a lock.
    pub grey: u8,
    /// Damage with a Lock.
    pub white: u8,
    /// Damage with a Superlock.
    pub red: u8,
}

/// Shields (SC-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShieldsData {
    /// Tiles by energy.
    pub draw: Vec<u8>,
    /// Places of an outer zone.
    pub outer: u8,
    /// Places of the centre.
    pub centre: u8,
    /// Tiles are numbered from 1 to this.
    pub numbers: u8,
    /// Tiles of each number and colour.
    pub copies: u8,
    /// Mission 6.
    pub awards: Vec<Award>,
    /// The patterns, later ones win over earlier ones of the same worth.
    #[serde(rename = "pattern")]
    pub patterns: Vec<PatternPoints>,
}

/// What a pattern is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PatternPoints {
    /// The pattern.
    pub name: Pattern,
    /// Its points.
    pub points: u8,
}

/// A shield tile: its number and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShieldTile {
    /// Its number.
    pub number: u8,
    /// Its colour.
    pub colour: Colour,
}

impl ShieldsData {
    /// All tiles: by number, blue before orange, copies side by side. A tile's place here is its number in the game.
    pub fn tiles(&self) -> Vec<ShieldTile> {
        let faces =
            (1..=self.numbers).flat_map(|number| Colour::ALL.iter().map(move |colour| (number, *colour)));
        faces
            .flat_map(|(number, colour)| (0..self.copies).map(move |_| ShieldTile { number, colour }))
            .collect()
    }
}

/// Jump drive (SC-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JumpData {
    /// Dice rolled.
    pub dice: u8,
    /// Internal damage when no card can be claimed.
    pub failure_damage: u8,
    /// How far a Blink goes.
    pub blink_distance: u8,
    /// Mission 6.
    pub five_of_a_kind_points: u8,
    /// Mission 6.
    pub five_of_a_kind_points_without_extension: u8,
    /// The cards.
    #[serde(rename = "card")]
    pub cards: Vec<FluxCard>,
}

/// A Jump Flux card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct FluxCard {
    /// Its id.
    pub id: String,
    /// How it is claimed.
    pub claim: Claim,
    /// What it does.
    pub effect: FluxEffect,
}

/// How a Flux card is claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// So many numbers in a row.
    Straight {
        /// How many.
        length: u8,
    },
    /// A total less than this.
    Below {
        /// The total.
        total: u8,
    },
    /// A total greater than this.
    Above {
        /// The total.
        total: u8,
    },
    /// So many of a kind.
    Same {
        /// How many.
        count: u8,
    },
    /// So many of a kind, of these numbers.
    SameOf {
        /// How many.
        count: u8,
        /// Which numbers.
        numbers: Vec<u8>,
    },
    /// Three of one number and two of another.
    FullHouse,
}

names! {
    /// Odd or even.
    Parity {
        /// 1, 3, 5.
        Odd = "odd",
        /// 2, 4, 6.
        Even = "even",
    }
}

/// What a Flux card does, once per attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FluxEffect {
    /// Any number of dice are rolled again.
    Reroll,
    /// One die up or down by one.
    Step,
    /// Two dice by one each, or one die by two.
    TwoSteps,
    /// One die from one of these faces to the other.
    Flip {
        /// The faces.
        faces: [u8; 2],
    },
    /// One die of the first kind to any number of the second.
    Change {
        /// Before.
        from: Parity,
        /// After.
        to: Parity,
    },
    /// Two equal dice both up or both down by one.
    Pair,
    /// Up to so many dice to their opposite faces.
    FlipUpTo {
        /// How many.
        dice: u8,
    },
}

/// Damage (SC-13, SC-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DamageData {
    /// Cards of each deck.
    pub deck: u8,
    /// The side by die.
    pub random_side: [SideRoll; 6],
    /// How decks are mixed.
    pub mix: Mixes,
    /// The cards.
    #[serde(rename = "card")]
    pub cards: Vec<DamageCard>,
}

/// How decks are mixed, by difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mixes {
    /// Easy.
    pub easy: Mix,
    /// Normal.
    pub normal: Mix,
    /// Hard.
    pub hard: Mix,
}

/// How a deck is mixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mix {
    /// Structure cards.
    pub structure: u8,
    /// Shift Changes.
    pub shift_change: u8,
    /// Station cards.
    pub station: u8,
}

names! {
    /// The kind of a damage card.
    DamageKind {
        /// No effect.
        Structure = "structure",
        /// People change seats.
        ShiftChange = "shift_change",
        /// Hurts a station.
        Station = "station",
    }
}

/// A damage card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DamageCard {
    /// Its id, as referee files say it.
    pub id: String,
    /// Its name in messages.
    pub name: String,
    /// Its deck.
    pub side: Side,
    /// Its kind.
    pub kind: DamageKind,
    /// The station it hurts.
    #[serde(default)]
    pub station: Option<Station>,
    /// What it does at once.
    #[serde(default)]
    pub immediate: Option<Immediate>,
    /// What it does until repaired.
    #[serde(default)]
    pub ongoing: Option<Ongoing>,
}

/// What a damage card does at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Immediate {
    /// The speed changes, within its limits.
    Speed {
        /// By how much.
        change: i8,
    },
    /// Sensors discard a Lock.
    DiscardLock,
    /// Every unused battery is lost and hurts.
    BatteryBlast {
        /// Internal damage for each.
        damage: u8,
    },
    /// An active Flux card becomes inactive.
    FluxLost,
    /// The tractor display is reset.
    TractorReset,
    /// All Superlocks become Locks.
    SuperlocksToLocks,
}

/// What a damage card does until it is repaired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ongoing {
    /// Takes energy before the station does.
    Absorb {
        /// How much.
        energy: u8,
    },
    /// Torpedoes take a Superlock for a Lock.
    SuperlockAsLock,
    /// A scan costs this.
    ScanCost {
        /// The points.
        points: u8,
    },
    /// A zone holds no more than this.
    ZoneLimit {
        /// The zone.
        side: Side,
        /// How many.
        tiles: u8,
    },
    /// Fewer Standard cards, never fewer than the speed.
    FewerManeuvers {
        /// How many fewer.
        cards: u8,
    },
    /// Step 1 is shorter.
    ShorterDiscussion {
        /// By how much.
        seconds: u32,
    },
    /// Special Maneuvers do their smallest damage without a roll.
    SpecialsHurt,
    /// So many Engineering tiles.
    EngineeringDraw {
        /// How many.
        tiles: u8,
    },
    /// No time can be bought in Jump.
    NoExtensions,
    /// A side is never doubled.
    NoDoubling {
        /// The side.
        side: Side,
    },
    /// Attempts need more points.
    TractorNeedsMore {
        /// How many more.
        points: u8,
    },
    /// The beam reaches no further.
    TractorRange {
        /// How far.
        range: u8,
    },
    /// No more tubes than this.
    MaxTubes {
        /// How many.
        tubes: u8,
    },
    /// Trades cost this.
    TradeCost {
        /// Energy for one.
        cost: u8,
    },
    /// Random repair cards need this.
    RepairNeeds {
        /// The die.
        roll: u8,
    },
    /// Superlocks cannot be gained.
    NoSuperlocks,
    /// Torpedoes start further back.
    LineBack {
        /// How many lines.
        lines: u8,
    },
    /// The first tiles turned in a turn score nothing.
    FirstPairScoresNothing,
    /// A straight counts as shorter.
    StraightShorter {
        /// By how many tiles.
        tiles: u8,
    },
    /// No claim hurts more.
    ClaimFailure {
        /// The damage.
        damage: u8,
    },
    /// No equipment may be played.
    NoEquipment,
    /// No station gets more energy than this.
    MaxEnergy {
        /// How much.
        energy: u8,
    },
}

names! {
    /// What a repair card does.
    RepairKind {
        /// Repairs, and leaves the game.
        AutoSuccess = "auto_success",
        /// Fails.
        AutoFailure = "auto_failure",
        /// A die says.
        Random = "random",
    }
}

/// A kind of repair card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RepairCard {
    /// Its name, as referee files say it.
    pub card: String,
    /// What it does.
    pub kind: RepairKind,
    /// How many there are.
    pub count: u8,
    /// The least die that succeeds.
    #[serde(default)]
    pub needs: u8,
}

/// Core breach (SC-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CoreData {
    /// The numbers of the boxes.
    pub track: Vec<u8>,
    /// Leaves of the Repair deck turned in a second, at most.
    pub leaves_per_second: u16,
    /// The symbols: outline and mark.
    pub symbols: Vec<String>,
}

/// The Captain (SC-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CaptainData {
    /// Cards chosen for the mission.
    pub equipment_chosen: u8,
    /// Cards played in a turn.
    pub equipment_per_turn: u8,
    /// The spaces.
    pub nemesis_track: Vec<i8>,
    /// Milliseconds of the Tachyon Capsule.
    pub tachyon: u32,
    /// Enemies beyond this lose lock to the Decoy Buoy.
    pub decoy_range: u8,
    /// What X-95 Torpedoes add.
    pub x95_damage: u8,
    /// The cards.
    pub equipment: Vec<EquipmentCard>,
}

/// An equipment card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EquipmentCard {
    /// Which one.
    pub id: Equipment,
    /// Its name, as referee files say it.
    pub name: String,
}
