//! What shoots, and whether it was made ready.

use crate::Station;
use serde::{Deserialize, Serialize};

/// What shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// The cannon of a station.
    Cannon(Station),
    /// A rocket.
    Rocket,
    /// The interceptors.
    Interceptors,
}

/// Whether and how a weapon was made ready this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shot {
    /// Not fired.
    #[default]
    None,
    /// Fired.
    Normal,
    /// Fired with one more strength.
    Heroic,
}
