//! Item cards in play.

use crate::content::Content;
use crate::{Item, Who};
use serde::{Deserialize, Serialize};

/// Tells apart cards of the same kind.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, arbitrary::Arbitrary,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ItemId(pub u16);

/// One item card, also a Dominated Brain or a Rescued Thrall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemCard {
    /// No two cards in play have the same.
    pub id: ItemId,
    /// Which card it is.
    pub item: Item,
    /// Charge cubes on it.
    pub charges: u8,
    /// Charges that Overkills added to the printed number.
    pub added: u8,
    /// Whether it works: Discovery items must be analyzed, Schematics assembled; the others work from the start.
    pub analyzed: bool,
    /// Who used it this Game Turn.
    pub used_by: Option<Who>,
    /// A Tape Recorder with an Overkill stored.
    pub recording: bool,
}

impl ItemCard {
    /// A card that works, with so many charges.
    pub fn ready(id: ItemId, item: Item, charges: u8) -> ItemCard {
        ItemCard { id, item, charges, added: 0, analyzed: true, used_by: None, recording: false }
    }
}

/// Discovery items and Schematics: what a Discovery token can be, and what Power Out stops.
pub fn is_alien_technology(item: Item) -> bool {
    Content::standard().item(item).is_discovery()
}

/// Schematics: assembled from two components.
pub fn is_schematic(item: Item) -> bool {
    Content::standard().item(item).is_schematic()
}
