//! Entering a square: its terrain, at once (SC-7.4, SC-7.5, SC-7.7). Flying and Blink both arrive like this.

use super::Map;
use crate::fate::{DieFor, Fate, Need, RandomSide, die};
use crate::stations::damage::{Hit, ShieldPoints};
use crate::{SideRoll, Source, Square, Terrain};
use serde::{Deserialize, Serialize};

/// Asteroids hurt on a die up to this, and for as much as the die.
const ASTEROID_HURTS: u8 = 3;
/// A nebula costs a Lock on a die up to this.
const NEBULA_BLINDS: u8 = 2;

/// A die that frees the ship: enemies further than it from the square lose their lock (SC-7.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shake {
    /// The square that was entered.
    pub at: Square,
    /// The die.
    pub roll: u8,
}

impl Shake {
    /// Whether an enemy there loses its lock.
    pub fn frees_from(self, enemy: Square) -> bool {
        self.at.distance(enemy) > u16::from(self.roll)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Terrain,
    Side { source: Source, amount: u8, side: RandomSide },
    Done,
}

/// The ship entering a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrival {
    /// The square.
    pub at: Square,
    /// The terrain's die, once it is rolled.
    pub roll: Option<(DieFor, u8)>,
    /// The die that frees from locks.
    pub shake: Option<Shake>,
    /// Whether the Sensor officer must discard a Lock.
    pub lock_lost: bool,
    /// What it did to the ship.
    pub hit: Option<Hit>,
    stage: Stage,
}

impl Arrival {
    /// The ship about to feel what is in the square.
    pub fn new(at: Square) -> Arrival {
        Arrival { at, roll: None, shake: None, lock_lost: false, hit: None, stage: Stage::Terrain }
    }

    /// Goes on as far as the answers reach. An unscanned square must be revealed first.
    pub fn advance(
        &mut self,
        map: &Map,
        sides: &[SideRoll; 6],
        shields: &mut ShieldPoints,
        fate: &mut impl Fate,
    ) -> Result<(), Need> {
        if self.stage == Stage::Terrain {
            if map.inside(self.at) && !map.scanned(self.at) {
                return Err(Need::Reveal(self.at));
            }
            self.stage = self.terrain(map.terrain(self.at), fate)?;
        }
        if let Stage::Side { source, amount, side } = &mut self.stage {
            let side = side.settle(sides, fate)?;
            self.hit = Some(Hit::external(*source, side, *amount, shields));
            self.stage = Stage::Done;
        }
        Ok(())
    }

    fn terrain(&mut self, terrain: Terrain, fate: &mut impl Fate) -> Result<Stage, Need> {
        let what = match terrain {
            Terrain::Empty => return Ok(Stage::Done),
            Terrain::Asteroid => DieFor::Asteroid,
            Terrain::Nebula => DieFor::Nebula,
            Terrain::Rift => DieFor::Rift,
        };
        let roll = die(fate, what)?;
        self.roll = Some((what, roll));
        if terrain != Terrain::Rift {
            self.shake = Some(Shake { at: self.at, roll });
        }
        self.lock_lost = terrain == Terrain::Nebula && roll <= NEBULA_BLINDS;
        let (source, amount) = match terrain {
            Terrain::Asteroid if roll <= ASTEROID_HURTS => (Source::Asteroid, roll),
            Terrain::Rift => (Source::Rift, roll),
            _ => return Ok(Stage::Done),
        };
        Ok(Stage::Side { source, amount, side: RandomSide::Die })
    }
}
