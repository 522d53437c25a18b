//! Tractor beam (SC-9): flips, points and what an attempt needs.

use crate::Lock;
use crate::content::{DamageCard, Ongoing, TractorData, TractorFace};
use table::names;

names! {
    /// Why something is refused.
    TractorRefusal {
        /// No Lock on the target.
        NoLock = "no_lock",
        /// The target is too far.
        OutOfRange = "out_of_range",
        /// A rift is in between.
        Blocked = "blocked",
        /// No energy is left.
        NoEnergy = "no_energy",
        /// The attempt has succeeded.
        AfterSuccess = "after_success",
        /// No such tile lies face down.
        TileNotThere = "tile_not_there",
    }
}

/// What holds now: the box's numbers, changed by the damage in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TractorRules {
    /// How far the beam reaches (SC-9.1, SC-20.15).
    pub range: u16,
    /// The fewest points an attempt needs (SC-9.4).
    pub least: u16,
    /// Points needed besides (SC-20.14).
    pub more: u16,
    /// Whether the first tiles turned in a turn score nothing (SC-20.21).
    pub stutter: bool,
}

impl TractorRules {
    /// The rules under these damage cards.
    pub fn of<'a>(data: &TractorData, damage: impl IntoIterator<Item = &'a DamageCard>) -> Self {
        let mut rules = TractorRules {
            range: data.max_range.into(),
            least: data.least_points.into(),
            more: 0,
            stutter: false,
        };
        for card in damage {
            match card.ongoing {
                Some(Ongoing::TractorRange { range }) => rules.range = rules.range.min(range.into()),
                Some(Ongoing::TractorNeedsMore { points }) => rules.more += u16::from(points),
                Some(Ongoing::FirstPairScoresNothing) => rules.stutter = true,
                _ => {}
            }
        }
        rules
    }

    /// Points an attempt needs (SC-9.4).
    pub fn needed(&self, speed: u8, distance: u16) -> u16 {
        u16::from(speed).saturating_add(distance).saturating_add(self.more).max(self.least)
    }

    /// Whether a target may be named (SC-9.1).
    pub fn check_target(&self, lock: Lock, distance: u16, blocked: bool) -> Result<(), TractorRefusal> {
        if lock == Lock::None {
            Err(TractorRefusal::NoLock)
        } else if distance > self.range {
            Err(TractorRefusal::OutOfRange)
        } else if blocked {
            Err(TractorRefusal::Blocked)
        } else {
            Ok(())
        }
    }
}

/// The face of a tile. Shapes are numbers: whoever calls says what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Face {
    /// Its shape.
    pub shape: u8,
    /// Its points.
    pub number: u8,
}

impl From<&TractorFace> for Face {
    fn from(face: &TractorFace) -> Face {
        Face { shape: face.shape as u8, number: face.number }
    }
}

/// What turning tiles brings, before doubling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned {
    /// Points.
    pub points: u16,
    /// Whether all turned tiles stay up.
    pub stays: bool,
    /// Internal damage of a failed tribeam.
    pub internal_damage: u8,
}

/// What turning two tiles brings (SC-9.2).
pub fn turn_pair(tiles: [Face; 2]) -> Turned {
    match tiles {
        [first, second] if first == second => {
            Turned { points: first.number.into(), stays: true, internal_damage: 0 }
        }
        _ => Turned::default(),
    }
}

/// What turning three tiles brings: the pair and half of the third, rounded up, if all have one shape (SC-19.6).
pub fn turn_three(tiles: [Face; 3]) -> Turned {
    let [a, b, c] = tiles;
    if a.shape != b.shape || b.shape != c.shape {
        return Turned { internal_damage: 1, ..Turned::default() };
    }
    let (pair, third) = match () {
        () if a == b => (a, c),
        () if a == c => (a, b),
        () if b == c => (b, a),
        // A box with three numbers of one shape: nothing fails, and nothing matches.
        () => return Turned::default(),
    };
    let points = u16::from(pair.number) + u16::from(third.number).div_ceil(2);
    Turned { points, stays: true, internal_damage: 0 }
}

/// An attempt at a target, or practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Points it needs; none in practice.
    pub needed: Option<u16>,
    /// Whether a Superlock doubles its points (SC-9.3).
    pub doubled: bool,
    /// Energy left.
    pub energy: u8,
    /// Points so far.
    pub points: u16,
}

impl Attempt {
    /// Whether it has succeeded.
    pub fn succeeded(&self) -> bool {
        self.needed.is_some_and(|needed| self.points >= needed)
    }

    /// Whether tiles may be turned now (SC-9.2, SC-9.5).
    pub fn check(&self) -> Result<(), TractorRefusal> {
        if self.succeeded() {
            Err(TractorRefusal::AfterSuccess)
        } else if self.energy == 0 {
            Err(TractorRefusal::NoEnergy)
        } else {
            Ok(())
        }
    }

    /// Spends an energy on what was turned and says what it scored. `mute`: these are the first tiles of the turn, and
    /// damage makes them score nothing (SC-20.21).
    pub fn score(&mut self, turned: Turned, mute: bool) -> Result<u16, TractorRefusal> {
        self.check()?;
        self.energy -= 1;
        let points = match (mute, self.doubled) {
            (true, _) => 0,
            (false, true) => turned.points * 2,
            (false, false) => turned.points,
        };
        self.points += points;
        Ok(points)
    }
}
