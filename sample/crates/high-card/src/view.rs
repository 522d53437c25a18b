//! What one viewer may know.

use super::state::HighCard;
use serde::Serialize;
use table::{Game, GameTime, Seat, Viewer};

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Which chair this is, for somebody on one.
    pub you: Option<Seat>,
    /// Your hand.
    pub hand: Vec<u8>,
    /// Your card of this round.
    pub played: Option<u8>,
    /// Who has played in this round.
    pub ready: Vec<Seat>,
    /// Who has had their swap.
    pub swapped: Vec<Seat>,
    /// How many cards each one holds.
    pub held: Vec<usize>,
    /// How many cards are left to draw.
    pub bag: usize,
    /// The cards that lie face up.
    pub turned: Vec<u8>,
    /// What everybody played in the last round; it stays in view even when the cards went back into the bag, because
    /// everybody saw it.
    pub last: Vec<u8>,
    /// The points.
    pub points: Vec<i32>,
    /// When the round ends.
    pub until: Option<GameTime>,
}

/// What this viewer sees.
pub fn view(game: &HighCard, viewer: Viewer) -> View {
    let you = match viewer {
        Viewer::Seat(seat) if seat.0 < game.setup.seats => Some(seat),
        _ => None,
    };
    View {
        you,
        hand: you.map_or(Vec::new(), |seat| game.hand(seat).to_vec()),
        played: you.and_then(|seat| game.played[seat.index()]),
        ready: game.ready().iter().collect(),
        swapped: game.swapped.iter().collect(),
        held: game.hands.iter().map(Vec::len).collect(),
        bag: game.bag.len(),
        turned: game.turned.clone(),
        last: game.last.clone(),
        points: game.points.clone(),
        until: game.alarm(),
    }
}
