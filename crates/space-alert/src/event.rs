//! What happens, as the story tells it.

use crate::Station;
use crate::card_side::Side;
use crate::cards::{CardId, CardSet, Half};
use crate::command::{Intention, Pace, Proposal, Repair, Signal, Slip, Spot, Token};
use crate::crew::{CrewId, Role};
use crate::film::Moment;
use crate::mission::Announcement;
use crate::rules::scoring::LogLine;
use crate::setup::Difficulty;
use crate::ship::{Action, Happening};
use crate::state::ThreatCardId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A card that was turned face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Revealed {
    /// The crew member on whose board it lies.
    pub member: CrewId,
    /// The card, or nothing where no card lies.
    pub card: Option<CardId>,
    /// What its upper half says.
    pub action: Option<Side>,
}

/// Why the action round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// The track is over.
    Track,
    /// Everybody agreed.
    Agreement,
}

/// How the whole game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Final {
    /// Whether the ship came home.
    pub won: bool,
    /// The score, nothing for a lost ship.
    pub score: i32,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: who, which card, which turn")]
pub enum Event {
    RoleTaken { seat: Seat, role: Role },
    OrderSet { order: Vec<CrewId> },
    SaidReady { seat: Seat },
    MissionBegan { number: u8 },
    Announced { announcement: Announcement },
    ThreatDrawn { turn: u8, by: Seat },
    ThreatShown { turn: u8, card: ThreatCardId },
    CallShown { turn: u8, card: ThreatCardId },
    PhaseBegan { seat: Seat, phase: u8, early: bool },
    Dealt { seat: Seat, count: u8 },
    DealtCards { cards: CardSet },
    CardPlanned { member: CrewId, turn: u8, up: Half },
    AndroidPlanned { seat: Seat, member: CrewId, turn: u8, card: CardId, up: Half },
    CardMoved { member: CrewId, from: u8, to: u8, up: Half },
    TookBack { member: CrewId, turn: u8 },
    DataDrawn { seat: Seat },
    DataCard { card: CardId },
    Gave { from: Seat, to: Seat },
    GaveCard { from: Seat, to: Seat, card: CardId },
    Signalled { seat: Seat, signal: Signal },
    Shared { seat: Seat, plan: Vec<Intention> },
    Asked { seat: Seat, member: CrewId, turn: u8, action: Action },
    TokenPlaced { seat: Seat, token: Token, spot: Spot },
    AgreedToEnd { seat: Seat, agree: bool },
    RoundEnded { why: RoundEnd },
    CardsRevealed { turn: u8, cards: Vec<Revealed> },
    Tripped { member: CrewId, turn: u8, slip: Slip },
    Happened { turn: u8, happening: Happening, moment: Box<Moment> },
    PaceSet { pace: Pace },
    MissionEnded { line: LogLine },
    Proposed { seat: Seat, proposal: Proposal },
    FlyingOn { common: Difficulty, serious: Difficulty },
    Repaired { member: CrewId, repair: Repair },
    SquadStored { station: Station },
    GameEnded { result: Final },
}
