//! What a command would change.

use super::command::Command;
use super::rules::cards::HIGHEST;
use super::state::HighCard;
use serde::Serialize;
use table::Seat;

/// What a card promises.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// How many cards that you cannot see would beat this one.
    pub beaten_by: usize,
}

/// What this card promises.
pub fn preview(game: &HighCard, seat: Seat, command: &Command) -> Preview {
    let (Command::Play { card } | Command::Swap { card }) = *command;
    let known = |other: &u8| {
        game.turned.contains(other) || (seat.0 < game.setup.seats && game.hand(seat).contains(other))
    };
    Preview { beaten_by: (card.saturating_add(1)..=HIGHEST).filter(|other| !known(other)).count() }
}
