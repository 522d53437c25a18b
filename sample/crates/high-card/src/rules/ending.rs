//! HC-3: the end.

use super::super::state::HighCard;
use table::{Outcome, Seat};

/// HC-3.2: the most points win, and equals share it.
pub fn outcome(game: &HighCard) -> Option<Outcome> {
    let best = game.points.iter().max()?;
    game.over().then(|| Outcome {
        winners: Seat::all(game.setup.seats).filter(|seat| game.points[seat.index()] == *best).collect(),
        scores: game.points.clone(),
    })
}
