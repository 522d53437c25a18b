//! Rocketeers with everything on their character sheets.

use super::{AlienId, ItemCard, ItemId, TileId};
use crate::{Component, Item, Slot, Who};
use serde::{Deserialize, Serialize};
use table::Seat;

/// Where an AP marker lies on the character sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ApPlace {
    /// It can be spent.
    Available,
    /// It is spent.
    Spent,
    /// In the Mind Control box: it will be missing in the next Game Turn.
    MindControl,
}

/// One of the three AP markers of a Rocketeer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ap {
    /// What it can be spent on.
    pub slot: Slot,
    /// Where it lies.
    pub place: ApPlace,
}

/// The Command AP on a character sheet: at most one Available and one Spent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommandAp {
    /// One can be spent.
    pub available: bool,
    /// One is spent and goes back to the Captain at Cleanup.
    pub spent: bool,
}

/// How many of each component.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Components {
    /// Wire.
    pub wire: u8,
    /// Alien Blood.
    pub alien_blood: u8,
    /// Mysterium.
    pub mysterium: u8,
}

impl Components {
    /// How many of one kind.
    pub fn of(&self, component: Component) -> u8 {
        match component {
            Component::Wire => self.wire,
            Component::AlienBlood => self.alien_blood,
            Component::Mysterium => self.mysterium,
        }
    }

    /// The number of one kind, to change it.
    pub fn of_mut(&mut self, component: Component) -> &mut u8 {
        match component {
            Component::Wire => &mut self.wire,
            Component::AlienBlood => &mut self.alien_blood,
            Component::Mysterium => &mut self.mysterium,
        }
    }
}

/// What a Rocketeer did or suffered in this Game Turn. Cleanup puts all of it back to the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Lost an O2 to Panic: no more of it this Game Turn. (Mind Control shows in the box instead.)
    pub panicked: bool,
    /// All Aliens ignore this Rocketeer for the rest of the Alien Turn.
    pub invisible: bool,
    /// Set off Firecrackers for this Alien Turn.
    pub firecrackers: bool,
    /// Has taken the extra Action for an O2.
    pub o2_action: bool,
    /// Has taken the Talent Action.
    pub talent: bool,
    /// Was given a Command AP.
    pub commanded: bool,
    /// Has had the Holster's extra die.
    pub holster: bool,
    /// Has one more die on every Action (Freeze-Dried Coffee).
    pub coffee: bool,
    /// Admiral mode: may not leave the tile by a Move Action before fighting an Alien.
    pub held: bool,
    /// Has finished the own turn.
    pub done: bool,
}

/// A Rocketeer on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rocketeer {
    /// Who it is.
    pub who: Who,
    /// The chair that decides.
    pub seat: Seat,
    /// The tile.
    pub at: TileId,
    /// Hit points; none left is defeat.
    pub hp: u8,
    /// Hit points at the start, and the most there can be.
    pub full_hp: u8,
    /// O2 cubes; none left is defeat.
    pub o2: u8,
    /// The Order marker of this Game Turn.
    pub order: Option<u8>,
    /// The three AP markers.
    pub ap: [Ap; 3],
    /// Command AP held.
    pub command: CommandAp,
    /// Components held.
    pub components: Components,
    /// Item cards held: items, Rescued Thralls, Dominated Brains.
    pub items: Vec<ItemCard>,
    /// War Thralls that hold this Rocketeer.
    pub grappled_by: Vec<AlienId>,
    /// This Game Turn.
    pub turn: ThisTurn,
}

impl Rocketeer {
    /// Whether this Rocketeer is dead, and the game lost.
    pub fn is_dead(&self) -> bool {
        self.hp == 0 || self.o2 == 0
    }

    /// Whether an AP marker is in the Mind Control box.
    pub fn is_mind_controlled(&self) -> bool {
        self.ap.iter().any(|ap| ap.place == ApPlace::MindControl)
    }

    /// A card held.
    pub fn card(&self, id: ItemId) -> Option<&ItemCard> {
        self.items.iter().find(|card| card.id == id)
    }

    /// A card held, to change it.
    pub fn card_mut(&mut self, id: ItemId) -> Option<&mut ItemCard> {
        self.items.iter_mut().find(|card| card.id == id)
    }

    /// Whether a card of this kind is held.
    pub fn holds(&self, item: Item) -> bool {
        self.items.iter().any(|card| card.item == item)
    }
}
