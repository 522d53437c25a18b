//! What a player may ask for.

use crate::cards::{CardId, CardSet};
use crate::content::Destination;
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// Cards and tokens given for something. Only what they show counts; there is no change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Payment {
    /// Cards from the Hand.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub cards: CardSet,
    /// How many money tokens to flip.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub money_tokens: u8,
    /// How many Science tokens to flip.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub science_tokens: u8,
}

pub(crate) fn is_empty(cards: &CardSet) -> bool {
    cards.is_empty()
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What a DISCARD ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing to choose.
    Nothing,
    /// One card: a Threat or another card on the display, a card to junk.
    Card(CardId),
    /// Any number of cards: Hand cards to swap, Warehouse cards to take.
    Cards(CardSet),
}

/// How a pending WHEN USED TO PAY effect is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// Draw.
    Draw,
    /// Plan this Mission for free.
    Plan(CardId),
    /// Put this card on the pad for free.
    Pad {
        /// The Hand card to be placed.
        card: CardId,
        /// What Industrial Espionage copies, when it is the card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<CardId>,
    },
    /// Send these cards to the Junkyard.
    Junk(CardSet),
}

/// Whether the Mission of a failed launch stays planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MissionFate {
    /// It stays on the Mission Plan.
    Stays,
    /// It leaves it.
    Goes,
}

/// Everything a player may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Buy cards from the display and at most one Engine (chapter 4).
    Buy {
        /// Display cards.
        #[serde(default, skip_serializing_if = "is_empty")]
        cards: CardSet,
        /// The pile of an Engine, 0 to 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        engine: Option<u8>,
        /// Cards and tokens given for all of it.
        pay: Payment,
        /// What Industrial Espionage copies, when it pays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<CardId>,
    },
    /// Plan a Mission and put cards on the Launch Pad (chapter 5).
    Place {
        /// A Mission for the plan.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plan: Option<CardId>,
        /// Cards for the pad.
        #[serde(default, skip_serializing_if = "is_empty")]
        pad: CardSet,
        /// The payment besides the money of the placed cards themselves.
        #[serde(default)]
        pay: Payment,
        /// What Industrial Espionage copies, when it is placed or pays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<CardId>,
    },
    /// Discard from Hand, pad or plan (chapter 6).
    Discard {
        /// Cards of the Hand, the pad or the plan.
        cards: CardSet,
    },
    /// Use a DISCARD ability (chapter 7).
    Use {
        /// The card in the Hand.
        card: CardId,
        /// What it is aimed at.
        aim: Aim,
        /// What Industrial Espionage copies, when it is the card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<CardId>,
    },
    /// Use a pending WHEN USED TO PAY effect (chapter 7).
    Claim {
        /// The card that paid.
        card: CardId,
        /// How its effect is used.
        claim: Claim,
    },
    /// Put a Hand card on the Depot.
    Store {
        /// A Hand card.
        card: CardId,
    },
    /// Take cards back from the Depot.
    Unstore {
        /// Stored cards, for the Hand.
        cards: CardSet,
    },
    /// Solitaire: remove a card from the display.
    Remove {
        /// The display card that leaves the game.
        card: CardId,
    },
    /// Launch the planned Mission (chapter 8).
    Launch {
        /// Where the Mission is to fly.
        destination: Destination,
    },
    /// In a launch: draw a Success card.
    Draw,
    /// In a launch: let the drawn card count.
    Keep,
    /// In a launch: discard a pad card for its effect.
    Trigger {
        /// The pad card.
        card: CardId,
    },
    /// In a launch: take this of the cards that Detailed Planning revealed.
    Pick {
        /// The value on the revealed card.
        value: u8,
    },
    /// In a launch: break it off.
    Abort {
        /// The pad cards that this costs.
        #[serde(default, skip_serializing_if = "is_empty")]
        discard: CardSet,
    },
    /// In a launch, after the last draw: accept the failure.
    Accept,
    /// After a launch: decide what stays (chapter 9).
    Settle {
        /// Cards that stay on the pad besides the permanent ones.
        #[serde(default, skip_serializing_if = "is_empty")]
        keep: CardSet,
        /// Whether the Mission stays planned.
        mission: MissionFate,
    },
    /// Discard down to the Hand limit.
    Trim {
        /// As many Hand cards as are over the limit.
        cards: CardSet,
    },
    /// End the turn without a launch.
    EndTurn,
}
