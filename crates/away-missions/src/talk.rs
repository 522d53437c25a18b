//! What people and bots say to each other (AM-30): requests, answers, and what somebody is about to do.

use crate::Who;
use crate::field::TileId;
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::Seat;
use table::names;

/// What a Rocketeer can be asked for (AM-30.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Favour {
    /// To come to a tile.
    Come {
        /// The tile that is meant.
        to: TileId,
    },
    /// To stay with somebody and keep the Aliens off.
    Cover {
        /// Whom.
        whom: Who,
    },
    /// To treat somebody.
    Heal {
        /// Whom.
        patient: Who,
    },
    /// To stay where he is.
    Wait,
}

/// What somebody says for a Rocketeer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Saying {
    /// What he is about to do (AM-30.4).
    Intend(Intention),
    /// He does what he was asked for (AM-30.3).
    Yes,
    /// He does not.
    No,
}

/// What a Rocketeer is about to do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Intention {
    /// What is intended.
    pub deed: Deed,
    /// Where, if it matters.
    #[serde(default)]
    pub tile: Option<TileId>,
    /// The reason that is told with it.
    pub why: Reason,
}

names! {
    /// What somebody is about to do.
    Deed {
        /// Into the unknown.
        Explore = "explore",
        /// To a place.
        Go = "go",
        /// Against Aliens.
        Fight = "fight",
        /// Treating somebody.
        Heal = "heal",
        /// Freeing a Thrall, or calming a Brain.
        Subdue = "subdue",
        /// Understanding a find.
        Analyze = "analyze",
        /// What the orders ask for.
        Task = "task",
        /// Something that lies about.
        Fetch = "fetch",
        /// Back to where everybody has to be in the end.
        Return = "return",
        /// Staying.
        Wait = "wait",
    }
}

names! {
    /// Why somebody does something.
    Reason {
        /// The orders ask for it.
        Orders = "orders",
        /// Aliens threaten the crew.
        Danger = "danger",
        /// Somebody is hurt.
        Wounded = "wounded",
        /// Somebody asked for it.
        Asked = "asked",
        /// It will be useful.
        Useful = "useful",
        /// Everything else is done.
        Done = "done",
        /// Nothing better is to be done.
        Nothing = "nothing",
    }
}

/// What somebody was asked for in this Game Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Request {
    /// Who asks.
    pub from: Seat,
    /// Who is asked.
    pub who: Who,
    /// For what.
    pub favour: Favour,
    /// What he answered; nothing so far.
    pub answer: Option<bool>,
}

/// Everything said in this Game Turn that still stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Talk {
    pub requests: Vec<Request>,
    pub intentions: Vec<(Who, Intention)>,
}

impl Talk {
    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.requests.is_empty() && self.intentions.is_empty()
    }
}
