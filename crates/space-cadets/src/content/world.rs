//! What is printed on ships, map tiles, mission briefings and the list of suggested seats.

use crate::{Facing, Level, Station};
use serde::{Deserialize, Serialize};
use table::names;

/// An enemy ship, Nemesis or the Omega satellite (SC-16, SC-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Its id, as referee files say it.
    pub id: String,
    /// Its name in messages.
    pub name: String,
    /// Its level; none for Nemesis and the satellite.
    #[serde(default)]
    pub level: Option<Level>,
    /// Squares it moves.
    #[serde(rename = "move")]
    pub r#move: u8,
    /// How far it fires.
    pub range: u8,
    /// Dice it rolls.
    pub dice: u8,
    /// Added to the dice.
    pub damage_mod: i8,
    /// What its shields absorb in a turn.
    pub shields: u8,
    /// Damage that destroys it; none for Nemesis.
    #[serde(default)]
    pub hull: Option<u8>,
    /// Added to its lock roll.
    #[serde(default)]
    pub lock_bonus: u8,
    /// Added to its shots per damage marker.
    #[serde(default)]
    pub damage_per_marker: u8,
    /// Shields of enemies beside it.
    #[serde(default)]
    pub adjacent_shield_bonus: u8,
    /// Whether firing destroys it.
    #[serde(default)]
    pub dies_firing: bool,
    /// Whether it always has lock.
    #[serde(default)]
    pub always_locked: bool,
    /// Whether its fire costs a Lock.
    #[serde(default)]
    pub jams: bool,
    /// Whether it launches a Scout.
    #[serde(default)]
    pub launches: bool,
    /// Whether Locks on it end with the turn.
    #[serde(default)]
    pub locks_lost_each_turn: bool,
}

/// The limits of the Nemesis marker, and of enemies' locks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NemesisTrack {
    /// Never below.
    pub min: i8,
    /// Never above, once on the map.
    pub max_on_map: i8,
    /// The highest space.
    pub max: i8,
    /// Torpedo damage for one box.
    pub torpedo_damage_per_box: u8,
    /// Beyond this an enemy loses lock after moving.
    pub lock_range: u8,
}

/// Map tiles (SC-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MapData {
    /// Squares along each side of a tile.
    pub tile: u8,
    /// Damage of the sector edge.
    pub edge_damage: u8,
    /// The faces.
    #[serde(rename = "face")]
    pub faces: Vec<Face>,
}

/// A face of a map tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// Its id.
    pub id: String,
    /// The tile it is on.
    pub tile: u8,
    /// Its name in messages.
    pub name: String,
    /// Its squares: '.' empty, 'A' asteroid, 'N' nebula, 'R' rift.
    pub rows: Vec<String>,
    /// Its arrows.
    #[serde(default)]
    pub gravity: Vec<Gravity>,
}

/// An arrow on the edge between a square and its neighbour, pointing there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Gravity {
    /// Of the square.
    pub x: u8,
    /// Of the square.
    pub y: u8,
    /// Where the neighbour is.
    pub dir: Facing,
}

/// What a star does to a level (SC-18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, reason = "levels are written in capitals")]
pub struct Starred {
    /// What a starred Easy ship becomes.
    pub E: Level,
    /// What a starred Normal ship becomes.
    pub N: Level,
    /// What a starred Hard ship becomes.
    pub H: Level,
}

/// What stars do, by difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stars {
    /// Easy.
    pub easy: Starred,
    /// Normal.
    pub normal: Starred,
    /// Hard.
    pub hard: Starred,
}

impl Stars {
    /// The level of a ship that is written like this.
    pub fn level(&self, berth: &Berth, difficulty: crate::Difficulty) -> Level {
        if !berth.star {
            return berth.level;
        }
        let starred = match difficulty {
            crate::Difficulty::Easy => &self.easy,
            crate::Difficulty::Normal => &self.normal,
            crate::Difficulty::Hard => &self.hard,
        };
        match berth.level {
            Level::Easy => starred.E,
            Level::Normal => starred.N,
            Level::Hard => starred.H,
        }
    }
}

/// A mission briefing (SC-18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// 1 to 6.
    pub number: u8,
    /// Its name in messages.
    pub id: String,
    /// The speed at the start.
    pub speed: u8,
    /// The Nemesis marker at the start.
    pub nemesis: i8,
    /// Where Nemesis enters.
    pub nemesis_entry: NemesisEntry,
    /// Columns of tiles.
    pub cols: u8,
    /// Rows of tiles.
    pub rows: u8,
    /// Where the ship starts.
    pub start: Start,
    /// Rules of its own.
    pub special: Vec<SpecialRule>,
    /// What must be done; the last is the jump.
    pub objectives: Vec<Objective>,
    /// The Mother Ship.
    #[serde(default)]
    pub mother_ship: Option<MotherShip>,
    /// Damage of an enemy beside the escape pod.
    #[serde(default)]
    pub pod_damage: u8,
    /// One more ship in each of the first turns.
    #[serde(default)]
    pub reinforcements: Vec<Berth>,
    /// The tiles.
    #[serde(rename = "tile")]
    pub tiles: Vec<MissionTile>,
}

names! {
    /// Where Nemesis enters.
    NemesisEntry {
        /// Where the ship started.
        Start = "square_where_the_ship_started",
        /// On the outside corner of the ship's tile.
        OutsideCorner = "outside_corner_of_player_tile",
    }
}

names! {
    /// A rule of a mission's own (SC-18).
    SpecialRule {
        /// Crystals are points to fly over.
        PatrolPoints = "crystals_are_patrol_points",
        /// The beam holds ships only.
        TractorEnemiesOnly = "tractor_enemies_only",
        /// No Step 8 before the crystal is aboard.
        NoJumpBeforeCrystal = "no_jump_step_until_crystal_captured",
        /// Only Break Lock frees the ship.
        LocksHold = "enemy_lock_only_lost_by_break_lock",
        /// The ships on the map have lock.
        StartLocked = "starting_enemies_locked",
        /// More ships come.
        Reinforcements = "reinforcements",
        /// Crystals are satellites.
        Satellites = "crystals_are_omega_satellites",
        /// Caches lower the Mother Ship's shields.
        MotherShipShields = "hades_shields_12_minus_3_per_cache",
        /// The Mother Ship is never drawn.
        MotherShipApart = "hades_not_in_random_deck",
        /// Nothing is hidden.
        FullyExplored = "map_fully_explored",
        /// Ships without lock head for the pod.
        HeadForPod = "unlocked_enemies_head_for_pod",
        /// A ship without lock beside the pod damages it.
        PodDamage = "adjacent_unlocked_enemy_hits_pod_for_1",
    }
}

names! {
    /// What lies on a tile when it is placed.
    Layout {
        /// Nothing.
        Empty = "none",
        /// A crystal in the centre, ships on opposite sides of it.
        CrystalPair = "crystal_pair",
        /// A crystal in the centre.
        CrystalOnly = "crystal_only",
        /// A ship in the centre.
        EnemyCenter = "enemy_center",
        /// A crystal and a ship in the centre.
        CrystalAndEnemy = "crystal_and_enemy_center",
        /// The Mother Ship in the centre, ships on opposite sides of it.
        MotherShipPair = "hades_pair",
        /// A ship in each corner.
        Corners = "corners",
    }
}

names! {
    /// When a tile is placed.
    Placed {
        /// At the start.
        Start = "start",
        /// When scanned or flown onto.
        Hidden = "hidden",
    }
}

/// Where the ship starts: along an edge of a tile, or in a square of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The tile: column, row.
    pub tile: (u8, u8),
    /// Any square along this edge.
    #[serde(default)]
    pub edge: Option<Facing>,
    /// This square of the tile.
    #[serde(default)]
    pub cell: Option<(u8, u8)>,
}

/// The Mother Ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MotherShip {
    /// The ship it is.
    pub ship: String,
    /// Its shields.
    pub shields: u8,
    /// What each cache takes from them.
    pub less_per_cache: u8,
}

/// A ship of a mission, by level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Berth {
    /// Its level on Normal.
    pub level: Level,
    /// Whether difficulty changes it.
    pub star: bool,
}

/// A tile of a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MissionTile {
    /// Column, row.
    pub at: (u8, u8),
    /// When it is placed.
    pub placed: Placed,
    /// What lies on it.
    pub layout: Layout,
    /// Whether a crystal does.
    #[serde(default)]
    pub crystal: bool,
    /// The ships.
    #[serde(default)]
    pub enemies: Vec<Berth>,
}

/// What must be done to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Objective {
    /// So many crystals by tractor beam.
    CaptureCrystals {
        /// How many.
        count: u8,
    },
    /// So many patrol points flown over.
    VisitCrystals {
        /// How many.
        count: u8,
        /// One fewer for so many ships destroyed.
        one_less_per_destroyed: u8,
    },
    /// So many ships destroyed.
    DestroyEnemies {
        /// How many.
        count: u8,
    },
    /// A ship destroyed.
    DestroyNamed {
        /// Which one.
        id: String,
    },
    /// The pod caught before it has so much damage.
    RescuePod {
        /// How much.
        damage_limit: u8,
    },
    /// So many points for configuring the ship.
    ConfigurationPoints {
        /// How many.
        count: u8,
    },
    /// Nemesis destroyed, in a way that a die chooses.
    DestroyNemesis {
        /// The ways.
        ways: Vec<NemesisKill>,
    },
    /// Jump out of the sector.
    Jump,
}

names! {
    /// How Nemesis can be destroyed (SC-18).
    KillWay {
        /// A Superlock on it, and a torpedo in the last section.
        LastSection = "last_section",
        /// So much damage in one turn.
        Damage = "damage",
        /// So much damage in one turn from its own square.
        SameSquare = "same_square",
    }
}

/// A way to destroy Nemesis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NemesisKill {
    /// The dice that choose it.
    pub rolls: Vec<u8>,
    /// What must happen.
    pub way: KillWay,
    /// How much damage.
    #[serde(default)]
    pub points: u8,
}

/// Suggested seats: the stations of each chair, by number of chairs (SC-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatsData {
    /// For 1.
    pub chairs_1: Vec<Vec<Station>>,
    /// For 2.
    pub chairs_2: Vec<Vec<Station>>,
    /// For 3.
    pub chairs_3: Vec<Vec<Station>>,
    /// For 4.
    pub chairs_4: Vec<Vec<Station>>,
    /// For 5.
    pub chairs_5: Vec<Vec<Station>>,
    /// For 6.
    pub chairs_6: Vec<Vec<Station>>,
    /// For 7.
    pub chairs_7: Vec<Vec<Station>>,
    /// For 8.
    pub chairs_8: Vec<Vec<Station>>,
    /// For 9.
    pub chairs_9: Vec<Vec<Station>>,
}

impl SeatsData {
    /// The suggestion for so many chairs; empty if there is none.
    pub fn suggested(&self, chairs: u8) -> &[Vec<Station>] {
        match chairs {
            1 => &self.chairs_1,
            2 => &self.chairs_2,
            3 => &self.chairs_3,
            4 => &self.chairs_4,
            5 => &self.chairs_5,
            6 => &self.chairs_6,
            7 => &self.chairs_7,
            8 => &self.chairs_8,
            9 => &self.chairs_9,
            _ => &[],
        }
    }
}
