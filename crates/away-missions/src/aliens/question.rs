//! What somebody has to decide while Aliens act, and the answers.

use super::happening::Actor;
use crate::field::{Edges, ItemId};
use crate::hex::Direction;
use crate::{Item, Slot, Who};
use serde::{Deserialize, Serialize};

/// What can strike a Rocketeer and be warded off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Strike {
    /// A hit by an Alien.
    Hit,
    /// Panic.
    Panic,
    /// Mind Control.
    MindControl,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Ask {
    /// Use a protection, or suffer it (AM-23.19 to AM-23.22).
    Protect {
        /// What strikes.
        strike: Strike,
        /// By whom.
        by: Actor,
        /// The cards that would help.
        with: Vec<(ItemId, Item)>,
    },
    /// Run where to (AM-23.7)?
    Direction {
        /// By whom.
        by: Actor,
        /// The legal directions.
        legal: Edges,
    },
    /// Which AP marker goes into the Mind Control box (AM-23.3)?
    Ap {
        /// By whom.
        by: Actor,
        /// The markers to choose from.
        among: Vec<Slot>,
    },
    /// Become invisible for this Alien Turn (AM-16.3, AM-16.4)?
    Vanish {
        /// The card.
        with: ItemId,
        /// Whose slot begins, or who takes aim.
        by: Actor,
        /// Whether it takes aim at this very Rocketeer.
        targeted: bool,
    },
    /// Set off Firecrackers for this Alien Turn (AM-18.5)?
    Firecrackers {
        /// The card.
        with: ItemId,
    },
}

/// A question to the player of one Rocketeer. Everything else waits for the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// Whose player decides.
    pub who: Who,
    /// The question with what belongs to it.
    #[serde(flatten)]
    pub ask: Ask,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, arbitrary::Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Use this card.
    Use(ItemId),
    /// Use nothing.
    Decline,
    /// Use nothing, and ask again only if somebody takes aim.
    DeclineUntilTargeted,
    /// Run there.
    Direction(Direction),
    /// Take this marker.
    Ap(Slot),
}

impl Question {
    /// All answers that can be given.
    pub fn answers(&self) -> Vec<Answer> {
        match &self.ask {
            Ask::Protect { with, .. } => {
                with.iter().map(|(card, _)| Answer::Use(*card)).chain([Answer::Decline]).collect()
            }
            Ask::Direction { legal, .. } => legal.iter().map(Answer::Direction).collect(),
            Ask::Ap { among, .. } => among.iter().map(|slot| Answer::Ap(*slot)).collect(),
            Ask::Vanish { with, targeted: true, .. } | Ask::Firecrackers { with } => {
                vec![Answer::Use(*with), Answer::Decline]
            }
            Ask::Vanish { with, targeted: false, .. } => {
                vec![Answer::Use(*with), Answer::Decline, Answer::DeclineUntilTargeted]
            }
        }
    }
}
