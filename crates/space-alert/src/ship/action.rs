//! What a crew member can do in a turn.

use crate::Station;
use crate::content::Letter;
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// One half of an action card, as it lies on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Fire the weapon of the station.
    A,
    /// Move energy.
    B,
    /// Whatever is special about the station.
    C,
    /// Battlebots attack, or interceptors stay out.
    #[serde(rename = "BOT")]
    Bot,
    /// Through the door towards red.
    #[serde(rename = "RED")]
    Red,
    /// Through the door towards blue.
    #[serde(rename = "BLUE")]
    Blue,
    /// To the other deck.
    #[serde(rename = "LIFT")]
    Lift,
    /// Fire with one more strength.
    #[serde(rename = "A*")]
    HeroicA,
    /// Move energy with one more block, or repair twice.
    #[serde(rename = "B*")]
    HeroicB,
    /// Attack without being disabled.
    #[serde(rename = "BOT*")]
    HeroicBot,
    /// Straight to the upper red station.
    #[serde(rename = "@UR")]
    GoUpperRed,
    /// Straight to the bridge.
    #[serde(rename = "@UW")]
    GoUpperWhite,
    /// Straight to the upper blue station.
    #[serde(rename = "@UB")]
    GoUpperBlue,
    /// Straight to the lower red station.
    #[serde(rename = "@LR")]
    GoLowerRed,
    /// Straight to the lower white station.
    #[serde(rename = "@LW")]
    GoLowerWhite,
    /// Straight to the lower blue station.
    #[serde(rename = "@LB")]
    GoLowerBlue,
}

impl Action {
    /// All of them.
    pub const ALL: [Action; 16] = [
        Action::A,
        Action::B,
        Action::C,
        Action::Bot,
        Action::Red,
        Action::Blue,
        Action::Lift,
        Action::HeroicA,
        Action::HeroicB,
        Action::HeroicBot,
        Action::GoUpperRed,
        Action::GoUpperWhite,
        Action::GoUpperBlue,
        Action::GoLowerRed,
        Action::GoLowerWhite,
        Action::GoLowerBlue,
    ];

    /// Heroic movement to a station.
    pub fn go(station: Station) -> Action {
        Action::ALL[10 + station.index()]
    }

    /// Where heroic movement leads.
    pub fn destination(self) -> Option<Station> {
        (self as usize).checked_sub(10).and_then(|index| Station::ALL.get(index).copied())
    }

    /// How it is written in a plan file.
    pub fn code(self) -> &'static str {
        [
            "A", "B", "C", "BOT", "RED", "BLUE", "LIFT", "A*", "B*", "BOT*", "@UR", "@UW", "@UB", "@LR",
            "@LW", "@LB",
        ][self as usize]
    }

    /// Reads what [`Action::code`] wrote.
    pub fn from_code(code: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.code() == code)
    }

    /// Whether it is half of a heroic card.
    pub fn is_heroic(self) -> bool {
        self as usize >= Action::HeroicA as usize
    }

    /// Whether it moves a figure.
    pub fn is_movement(self) -> bool {
        matches!(self, Action::Red | Action::Blue | Action::Lift) || self.destination().is_some()
    }

    /// The system it works with.
    pub fn letter(self) -> Option<Letter> {
        match self {
            Action::A | Action::HeroicA => Some(Letter::A),
            Action::B | Action::HeroicB => Some(Letter::B),
            Action::C => Some(Letter::C),
            _ => None,
        }
    }
}
