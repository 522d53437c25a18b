//! Where a planned Mission could fly, and how far its Rocket is: open to everybody, as the pad is.

use crate::cards::{CardId, CardSet};
use crate::content::{Destination, Family, LocationId};
use crate::state::{Player, Rocketmen};
use serde::Serialize;

/// A place to which a planned Mission could fly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlannedFlight {
    /// Where it goes.
    pub destination: Destination,
    /// The location it would fill.
    pub location: LocationId,
    /// Rocket points it takes.
    pub needed: u8,
    /// Whether there are as many (RM-8.5).
    pub enough: bool,
    /// What would move the Rocket before the first draw.
    pub boost: Boost,
}

/// What moves a Rocket before the first draw (RM-8.9, RM-8.10, RM-7.16).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boost {
    /// The spaces altogether.
    pub spaces: u8,
    /// The cards of the pad that move it.
    pub cards: Vec<PadBoost>,
    /// Spaces for Science tokens.
    pub science: u8,
}

/// What one card of a pad adds to a boost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PadBoost {
    /// The card.
    pub card: CardId,
    /// Its spaces.
    pub spaces: u8,
}

impl Rocketmen {
    /// Every place to which a player's planned Mission could fly.
    pub(crate) fn planned_flights(&self, player: &Player) -> Vec<PlannedFlight> {
        let Some(Family::Mission(kind)) = player.plan.map(|plan| self.content.face(plan).family) else {
            return Vec::new();
        };
        let have = self.rocket_points(player);
        self.destinations()
            .into_iter()
            .filter_map(|destination| Some((destination, self.content.location(destination, kind)?)))
            .map(|(destination, location)| {
                let needed = self.content.locations()[location.index()].rocket;
                let boost = self.boost_of(player.pad, destination, player.science_tokens());
                PlannedFlight { destination, location, needed, enough: have >= needed, boost }
            })
            .collect()
    }

    /// What these cards and so many Science tokens add to a boost.
    pub(crate) fn boost_of(&self, pad: CardSet, destination: Destination, science: u8) -> Boost {
        let item = self.content.destination(destination).boost;
        let each = pad.iter().map(|card| PadBoost { card, spaces: self.face(card).boost(item) });
        let cards: Vec<PadBoost> = each.filter(|boost| boost.spaces > 0).collect();
        let spaces = cards.iter().fold(science, |sum, boost| sum.saturating_add(boost.spaces));
        Boost { spaces, cards, science }
    }
}
