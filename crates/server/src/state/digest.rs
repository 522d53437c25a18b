//! A table in a list.

use super::TableState;
use crate::content::Brought;
use crate::entry::Key;
use crate::protocol::{ContentInfo, SummaryChair, TablePhase, TableSummary};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Outcome, Seat};

/// A table in a list, as it is stored. It holds keys, so only [`Digest::shown_to`] leaves the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Digest {
    code: String,
    game: String,
    phase: TablePhase,
    options: BTreeMap<String, String>,
    #[serde(default)]
    content: Option<ContentInfo>,
    chairs: Vec<DigestChair>,
    awaited: Vec<Seat>,
    steps: u32,
    outcome: Option<Outcome>,
    created: u64,
    updated: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct DigestChair {
    shown: SummaryChair,
    key: Option<Key>,
}

impl Digest {
    /// The table in somebody's list.
    pub fn shown_to(&self, key: &Key) -> TableSummary {
        let own = self.chairs.iter().position(|chair| chair.key.as_ref() == Some(key));
        let seat = own.map(|index| Seat(index as u8));
        TableSummary {
            code: self.code.clone(),
            game: self.game.clone(),
            phase: self.phase,
            options: self.options.clone(),
            content: self.content.clone(),
            chairs: self.chairs.iter().map(|chair| chair.shown.clone()).collect(),
            seat,
            your_move: seat.is_some_and(|seat| self.awaited.contains(&seat)),
            steps: self.steps,
            outcome: self.outcome.clone(),
            created: self.created,
            updated: self.updated,
        }
    }

    /// The table while somebody still watches how it ends: for lists, it is not over.
    pub fn unseen(mut self) -> Digest {
        if self.phase == TablePhase::Over {
            self.phase = TablePhase::Playing;
        }
        self.outcome = None;
        self
    }

    /// Where the table is in its life.
    pub fn phase(&self) -> TablePhase {
        self.phase
    }
}

impl TableState {
    /// The table in a list, before it is known who looks at the list.
    pub fn digest(&self) -> Digest {
        let chairs = self.chairs.iter().map(|(seat, chair)| DigestChair {
            shown: SummaryChair {
                holder: chair.holder.public(),
                name: self.chairs.name(seat).to_owned(),
                colour: chair.colour,
            },
            key: self.chairs.holder(seat).cloned(),
        });
        Digest {
            code: self.header.code.clone(),
            game: self.header.game.clone(),
            phase: self.phase(),
            options: self.options.clone(),
            content: self.content.as_ref().map(Brought::info),
            chairs: chairs.collect(),
            awaited: self.game.as_ref().map(|game| game.awaited().iter().collect()).unwrap_or_default(),
            steps: self.undo.steps() as u32,
            outcome: self.outcome(),
            created: self.header.created,
            updated: self.updated,
        }
    }
}
