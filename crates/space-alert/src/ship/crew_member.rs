//! What has become of a crew member.

use super::{Squad, ThreatId};
use crate::Station;
use serde::{Deserialize, Serialize};

/// A crew member during the mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrewMember {
    /// Where the figure is; for a pilot, where the interceptors land.
    pub station: Station,
    /// Whether out in space.
    pub in_space: bool,
    /// Whether out for the rest of the mission.
    pub knocked_out: bool,
    /// The squad.
    pub squad: Squad,
}

impl CrewMember {
    /// Whether somebody on the ship who can still act.
    pub fn is_up_on_ship(&self) -> bool {
        !self.in_space && !self.knocked_out
    }
}

/// Why somebody is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum KnockOutCause {
    /// A threat did it.
    Threat(ThreatId),
    /// Went into a contaminated station.
    Contamination(ThreatId),
    /// Flew the interceptors against it alone.
    Duel(ThreatId),
    /// Destroyed it from too near.
    DraggedDown(ThreatId),
    /// Stood where steam came out when it was repaired.
    Scalded(ThreatId),
    /// Was the host of what was destroyed.
    LostParasite(ThreatId),
}
