//! What has become of a threat.

use super::{Mines, Track, Wreckage, distance};
use crate::{Station, Stations, Zone};
use serde::{Deserialize, Serialize};

/// What has become of a threat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Not yet here.
    #[default]
    Waiting,
    /// On its way.
    OnTrack,
    /// Destroyed or repaired.
    Destroyed,
    /// It has performed its Z.
    Survived,
}

/// A threat during the mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Threat {
    /// What has become of it.
    pub status: Status,
    /// Its square; the last one it stood on if it is gone.
    pub position: u8,
    /// Its damage.
    pub damage: u8,
    /// Its hit points.
    pub hp: u8,
    /// Its own shield points.
    pub shield: i8,
    /// Its speed.
    pub speed: u8,
    /// How many X and Y it has passed.
    pub xy_passed: u8,
    /// Whether it has performed its X.
    pub did_x: bool,
    /// Whether it has performed its Y.
    pub did_y: bool,
    /// Whether its cryoshield is gone.
    pub cryoshield_gone: bool,
    /// Where its tokens are on board.
    pub tokens: Stations,
    /// Where it was repaired this turn.
    pub repaired_in: Stations,
    /// Who joined in a common repair this turn, one bit each.
    pub repaired_by: u8,
    /// The track it is on now.
    pub track: Track,
    /// Whether it is phased out.
    pub phased_out: bool,
    /// Whether it was called this turn, so that it makes no move of its own.
    pub called_now: bool,
    /// Whether weapons damaged it this turn.
    pub hurt: bool,
    /// Whether a rocket ever hit it.
    pub rocketed: bool,
    /// Whether the first point of attack or repair of this turn is gone.
    pub touched: bool,
    /// Whom it has poisoned or infected, or its host: one bit each.
    pub victims: u8,
    /// Where its drones are.
    pub drones: Stations,
    /// Where its mines are.
    pub mines: Mines,
    /// Which systems it has wrecked.
    pub wreckage: Wreckage,
}

impl Threat {
    /// Its hit points that are left.
    pub fn hit_points_left(&self) -> u8 {
        self.hp.saturating_sub(self.damage)
    }

    /// How far it is from the ship: 1, 2 or 3.
    pub fn distance(&self) -> u8 {
        distance(self.position)
    }

    /// The zone in which it is outside.
    pub fn zone(&self) -> Option<Zone> {
        self.track.zone()
    }

    /// Whether it was there and was not destroyed: what lasts until then still holds.
    pub(super) fn lasts(&self) -> bool {
        matches!(self.status, Status::OnTrack | Status::Survived)
    }

    /// Where an intruder with one token is.
    pub fn station(&self) -> Option<Station> {
        self.tokens.iter().next()
    }
}
