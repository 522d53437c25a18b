//! Time as the rules know it.

use serde::{Deserialize, Serialize};
use std::ops::Add;

/// Milliseconds of table time since the game began. Pauses and slower clocks happen outside the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct GameTime(pub u64);

impl GameTime {
    /// The moment the game began.
    pub const ZERO: GameTime = GameTime(0);
}

impl Add<u64> for GameTime {
    type Output = GameTime;

    fn add(self, milliseconds: u64) -> GameTime {
        GameTime(self.0.saturating_add(milliseconds))
    }
}
