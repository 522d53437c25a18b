//! Whether a move may be taken back.

use serde::{Deserialize, Serialize};

/// What a game says about taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// At will, as long as nothing came to light, no die was rolled and nobody else acted; else the others are asked.
    Free,
    /// Only if the others agree, whatever came to light.
    Ask,
    /// Not at all: time runs, or everybody has acted on it.
    Never,
}
