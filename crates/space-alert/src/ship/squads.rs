//! Battlebot squads, beside somebody or in storage.

use crate::Station;
use serde::{Deserialize, Serialize};

/// A battlebot squad beside somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Squad {
    /// Leads none.
    #[default]
    None,
    /// Ready to fight.
    Active,
    /// Lying down.
    Disabled,
}

/// The storage of a battlebot squad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StoredSquad {
    /// The squad is there.
    #[default]
    Ready,
    /// The squad is there and disabled.
    Disabled,
    /// Nothing is there.
    Taken,
}

/// Where the squads are stored, in the order of [`Ship::stored_squads`].
pub const STORAGE: [Station; 2] = [Station::LowerRed, Station::UpperBlue];
