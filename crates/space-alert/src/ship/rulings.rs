//! Where the rules leave a question open, the answer is here, and only here.

use serde::{Deserialize, Serialize};

/// Answers to open questions. The default is what the game plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Rulings {
    /// Of two threats with the same number the external one moves first.
    pub external_first: bool,
    /// The pulse cannon makes the shield of a cloud 0 even while somebody strengthens all shields.
    pub pulse_beats_fortification: bool,
    /// An explosion without a passed mark stays without strength even if somebody strengthens all attacks.
    pub no_explosion_without_marks: bool,
    /// The Seeker counts people who lie knocked out.
    pub seeker_counts_knocked_out: bool,
    /// The Alien counts people who lie knocked out.
    pub alien_counts_knocked_out: bool,
    /// Tiles that lie on the ship before the first turn come from an earlier mission: systems start with one block
    /// less, and structural damage doubles what its zone takes.
    pub earlier_tiles_weaken: bool,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            external_first: true,
            pulse_beats_fortification: true,
            no_explosion_without_marks: true,
            seeker_counts_knocked_out: false,
            alien_counts_knocked_out: true,
            earlier_tiles_weaken: true,
        }
    }
}
