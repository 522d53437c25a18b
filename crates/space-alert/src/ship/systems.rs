//! Which parts of the game are in use.

use serde::{Deserialize, Serialize};

/// Which parts of the game are in use. Beginners leave some out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Systems {
    /// Threats on board.
    pub internal_threats: bool,
    /// The computer must be maintained.
    pub computer: bool,
    /// Battlebots.
    pub battlebots: bool,
    /// Interceptors.
    pub interceptors: bool,
    /// Points for looking out of the window.
    pub visual_confirmation: bool,
    /// Heroic cards.
    pub heroics: bool,
}

impl Systems {
    /// The whole game.
    pub const ALL: Systems = Systems {
        internal_threats: true,
        computer: true,
        battlebots: true,
        interceptors: true,
        visual_confirmation: true,
        heroics: true,
    };

    /// Everything but what the short steps board leaves out: the computer and the window.
    pub const SHORT: Systems = Systems { computer: false, visual_confirmation: false, ..Systems::ALL };

    /// What a test run uses.
    pub const TEST_RUN: Systems = Systems {
        internal_threats: false,
        computer: false,
        battlebots: false,
        interceptors: false,
        visual_confirmation: false,
        heroics: false,
    };

    /// What a simulation uses.
    pub const SIMULATION: Systems = Systems { computer: true, ..Systems::TEST_RUN };

    /// What an advanced simulation uses.
    pub const ADVANCED_SIMULATION: Systems =
        Systems { visual_confirmation: false, heroics: false, ..Systems::ALL };
}
