//! Damage (SC-13): which side is hit, what its shields stop, which cards are drawn and when the core is breached.

mod repair;

pub use repair::{Repair, RepairFault, RepairResult};

use crate::{Side, Source};
use serde::{Deserialize, Serialize};

/// The shield points of each side, in the order of the sides.
pub type ShieldPoints = [u8; 4];

/// A hit on a side of the ship. Each is one event (SC-13.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hit {
    /// What did it.
    pub source: Source,
    /// The side.
    pub side: Side,
    /// All of it.
    pub amount: u8,
    /// What the shields stopped.
    pub absorbed: u8,
    /// What reached the ship.
    pub through: u8,
}

impl Hit {
    /// A hit from outside: shield points of the side go first (SC-12.7, SC-13.3).
    pub fn external(source: Source, side: Side, amount: u8, shields: &mut ShieldPoints) -> Hit {
        let points = &mut shields[side.index()];
        let absorbed = amount.min(*points);
        *points -= absorbed;
        Hit { source, side, amount, absorbed, through: amount - absorbed }
    }

    /// Internal damage: shields do not stop it (SC-13.4).
    pub fn internal(source: Source, side: Side, amount: u8) -> Hit {
        Hit { source, side, amount, absorbed: 0, through: amount }
    }
}

/// What one event drew from the damage decks. An event may hit several sides: all failures of a repair attempt are one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow<C> {
    /// The cards, in order.
    pub drawn: Vec<C>,
    /// Whether a deck ran out and the core is breached (SC-13.8).
    pub breach: bool,
}

impl<C> Default for Blow<C> {
    fn default() -> Blow<C> {
        Blow { drawn: Vec::new(), breach: false }
    }
}

impl<C> Blow<C> {
    /// Draws a card for each point that reached the ship; `draw` gives the next card of the side, or none if its deck is empty.
    pub fn take(&mut self, side: Side, points: u8, mut draw: impl FnMut(Side) -> Option<C>) {
        for _ in 0..points {
            match draw(side) {
                Some(card) => self.drawn.push(card),
                None => {
                    self.breach = true;
                    return;
                }
            }
        }
    }
}

/// The core marker: its box, counted from 0, and whether its Breach side is up (SC-14.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoreMarker {
    /// The box, counted from 0.
    pub place: u8,
    /// Whether the core is breached.
    pub breach: bool,
}

impl CoreMarker {
    /// One event breaches the core: one box up, and the Breach side (SC-13.18, SC-14.1).
    pub fn breached(&mut self, boxes: usize) {
        if usize::from(self.place) + 1 < boxes {
            self.place += 1;
        }
        self.breach = true;
    }
}

/// A speed changed by a damage card or an arrow, within its limits.
pub fn changed_speed(speed: u8, change: i8, most: u8) -> u8 {
    speed.saturating_add_signed(change).min(most.max(speed))
}
