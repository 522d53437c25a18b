//! Where everybody's screen is in something that is shown step by step.

use serde::{Deserialize, Serialize};
use table::Seat;

/// The longest name of a film.
const NAME: usize = 64;

/// Where the screens of a table are in a film: whatever a game shows step by step. It is no part of the log; a table that
/// leaves memory forgets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Playhead {
    /// Which film, as the game's client names it.
    pub film: String,
    /// Which step of it was shown at the moment `at`.
    pub step: u32,
    /// Whether it runs on from there.
    pub running: bool,
    /// How fast, in percent of its own pace.
    pub percent: u16,
    /// Who moved it there.
    pub by: Seat,
    /// When, by the server's clock, milliseconds since 1970.
    pub at: u64,
}

/// Whether a film can have this name: 1 to 64 letters, digits and `. _ : / -`.
pub fn names_a_film(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"._:/-".contains(&byte);
    (1..=NAME).contains(&text.len()) && text.bytes().all(fits)
}

/// Whether a film can run this fast.
pub fn is_a_pace(percent: u16) -> bool {
    (10..=1000).contains(&percent)
}
