//! What happens, as the story tells it.

use crate::cards::{CardId, CardSet};
use crate::command::{MissionFate, Payment};
use crate::content::{Destination, Gain, LocationId};
use crate::rules::scoring::Score;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Why the end of the game was triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Somebody reached the victory points (RM-10.1).
    Threshold,
    /// Somebody placed all tokens and every destination is reached (RM-10.2).
    AllTokens,
    /// Everybody placed all tokens (RM-10.3).
    EverybodyDone,
    /// Too many rounds (RM-10.6).
    TooLong,
    /// The display is empty (RM-11.12, RM-13.17).
    EmptyDisplay,
    /// The fourth mission in the Battle for Earth (RM-12.4).
    BattleWon,
    /// Twelve tokens lie on the board in Solitaire (RM-13.17).
    TwelveTokens,
}

impl EndReason {
    /// All of them.
    pub const ALL: [EndReason; 7] = [
        EndReason::Threshold,
        EndReason::AllTokens,
        EndReason::EverybodyDone,
        EndReason::TooLong,
        EndReason::EmptyDisplay,
        EndReason::BattleWon,
        EndReason::TwelveTokens,
    ];

    /// The name used in message keys.
    pub fn name(self) -> &'static str {
        [
            "threshold",
            "all-tokens",
            "everybody-done",
            "too-long",
            "empty-display",
            "battle-won",
            "twelve-tokens",
        ][self as usize]
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: who, which cards, how many")]
pub enum Event {
    TurnBegan { seat: Seat, round: u16 },
    Bought { seat: Seat, cards: CardSet, pay: Payment, model: Option<CardId> },
    Displayed { cards: Vec<CardId> },
    Placed { seat: Seat, plan: Option<CardId>, pad: CardSet, pay: Payment, model: Option<CardId> },
    Discarded { seat: Seat, cards: CardSet },
    Used { seat: Seat, card: CardId, model: Option<CardId> },
    TookThreat { seat: Seat, card: CardId },
    Junked { seat: Seat, cards: CardSet },
    Cycled { seat: Seat, card: CardId },
    Drew { seat: Seat, count: u8 },
    DrewCards { seat: Seat, cards: CardSet },
    Reshuffled { seat: Seat },
    Fetched { seat: Seat, cards: CardSet },
    Stored { seat: Seat, card: CardId },
    Unstored { seat: Seat, cards: CardSet },
    Removed { seat: Seat, card: CardId },
    LaunchDeclared { seat: Seat, location: LocationId, rocket: u8, boost: u8 },
    Revealed { seat: Seat, values: Vec<u8> },
    Picked { seat: Seat, value: u8 },
    SuccessDrawn { seat: Seat, value: u8 },
    Triggered { seat: Seat, card: CardId },
    RocketMoved { seat: Seat, spaces: u8, position: u8 },
    Succeeded { seat: Seat, location: LocationId, vp: u8, first: bool },
    Gained { seat: Seat, gain: Gain },
    TokenTaken { seat: Seat, destination: Destination },
    Failed { seat: Seat, location: LocationId },
    Aborted { seat: Seat, discard: CardSet },
    Settled { seat: Seat, keep: CardSet, mission: MissionFate },
    Trimmed { seat: Seat, cards: CardSet },
    EndTriggered { reason: EndReason },
    AiPlanned { location: LocationId, position: u8 },
    AiMoved { position: u8 },
    AiArrived { location: LocationId, vp: u8, first: bool },
    AiGrounded,
    PushedOut { card: CardId },
    ThreatScored { seat: Seat, vp: u8 },
    AiScoredThreat { vp: u8 },
    GameOver { winners: Vec<Seat>, scores: Vec<Score> },
}
