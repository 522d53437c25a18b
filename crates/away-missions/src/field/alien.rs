//! Figures of the Aliens, bosses, and how many figures the box holds.

use super::TileId;
use crate::content::Content;
use crate::{AlienType, BossType};
use serde::{Deserialize, Serialize};

/// Tells apart Aliens; never used twice in a game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, arbitrary::Arbitrary,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct AlienId(pub u16);

/// An Alien on the map. The order of the list of Aliens is the order of their arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alien {
    /// Which one.
    pub id: AlienId,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: AlienType,
    /// The tile.
    pub at: TileId,
    /// Hit points left. Thralls and War Thralls have none to lose: they keep the 1 they come with.
    pub hp: u8,
    /// It does nothing until Cleanup.
    pub stunned: bool,
    /// Stagger results this Game Turn; each takes two dice from a Sentinel.
    pub staggered: u8,
}

/// An Alien that is a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boss {
    /// Which one.
    #[serde(rename = "type")]
    pub kind: BossType,
    /// The tile.
    pub at: TileId,
    /// Hit points left.
    pub hp: u8,
    /// Hit points at the start.
    pub full_hp: u8,
}

/// How many figures of each type the box holds. War Thralls are Thrall figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// Brains-in-a-Jar.
    pub brain_in_a_jar: u16,
    /// Leaders.
    pub leader: u16,
    /// Saucermen.
    pub saucerman: u16,
    /// Sentinels.
    pub sentinel: u16,
    /// Thralls and War Thralls together.
    pub thrall: u16,
    /// Space Leeches.
    pub space_leech: u16,
    /// Bugs.
    pub bug: u16,
}

impl Figures {
    /// What lies in the box, with the Bugs for so many Rocketeers: five each, at most twenty.
    pub fn in_the_box(rocketeers: usize) -> Figures {
        let figures = |kind| u16::from(Content::standard().alien(kind).figures);
        Figures {
            brain_in_a_jar: figures(AlienType::BrainInAJar),
            leader: figures(AlienType::Leader),
            saucerman: figures(AlienType::Saucerman),
            sentinel: figures(AlienType::Sentinel),
            thrall: figures(AlienType::Thrall),
            space_leech: figures(AlienType::SpaceLeech),
            bug: u16::try_from(rocketeers).unwrap_or(u16::MAX).saturating_mul(5).min(figures(AlienType::Bug)),
        }
    }

    /// No limit at all: an option of the table.
    pub const UNLIMITED: Figures = Figures {
        brain_in_a_jar: u16::MAX,
        leader: u16::MAX,
        saucerman: u16::MAX,
        sentinel: u16::MAX,
        thrall: u16::MAX,
        space_leech: u16::MAX,
        bug: u16::MAX,
    };

    /// How many figures this type can have on the map.
    pub fn of(&self, kind: AlienType) -> u16 {
        match kind {
            AlienType::BrainInAJar => self.brain_in_a_jar,
            AlienType::Leader => self.leader,
            AlienType::Saucerman => self.saucerman,
            AlienType::Sentinel => self.sentinel,
            AlienType::Thrall | AlienType::WarThrall => self.thrall,
            AlienType::SpaceLeech => self.space_leech,
            AlienType::Bug => self.bug,
        }
    }
}
