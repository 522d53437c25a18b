//! Whether a command would be carried out, told before it is given.

use crate::command::Command;
use crate::{Refusal, SpaceCadets, speech};
use serde::Serialize;
use table::{Game, Phrase, Refusal as _, Seat, Story};

/// What a command promises.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// Why it is refused, with the rule.
    pub refused: Option<Refused>,
}

/// A refusal before the command is given.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The number of the rule.
    pub rule: &'static str,
    /// The words.
    pub why: Phrase,
}

impl Preview {
    /// What a command of this chair promises now.
    pub(crate) fn of(game: &SpaceCadets, seat: Seat, command: &Command) -> Preview {
        let mut tried = game.clone();
        let refused = tried.apply(game.seen, seat, command.clone(), &mut Story::silent()).err();
        let refused =
            refused.map(|refusal: Refusal| Refused { rule: refusal.rule(), why: speech::explain(&refusal) });
        Preview { refused }
    }
}
