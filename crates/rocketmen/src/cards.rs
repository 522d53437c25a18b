//! Cards by number. Numbers follow the content: each seat's Missions, then Assets, Engines and Threats.

pub use table::{CardId, CardIter, CardSet};
