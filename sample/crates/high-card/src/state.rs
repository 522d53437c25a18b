//! The whole state of a game.

use super::setup::Setup;
use serde::{Deserialize, Serialize};
use table::{Dice, GameTime, Seat, Seats};

/// A game of High Card.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HighCard {
    pub(super) setup: Setup,
    pub(super) dice: Dice,
    pub(super) round: u32,
    pub(super) until: GameTime,
    pub(super) bag: Vec<u8>,
    pub(super) hands: Vec<Vec<u8>>,
    pub(super) played: Vec<Option<u8>>,
    pub(super) swapped: Seats,
    pub(super) turned: Vec<u8>,
    pub(super) last: Vec<u8>,
    pub(super) points: Vec<i32>,
}

impl HighCard {
    /// A hand, for tests that look behind the screen.
    pub fn hand(&self, seat: Seat) -> &[u8] {
        &self.hands[seat.index()]
    }

    /// The bag, for tests that look behind the screen.
    pub fn bag(&self) -> &[u8] {
        &self.bag
    }

    /// HC-3.1: whether the last round has been played.
    pub(super) fn over(&self) -> bool {
        self.round > self.setup.rounds
    }

    /// Who has a card face down in this round.
    pub(super) fn ready(&self) -> Seats {
        self.seats_where(|seat| self.played[seat.index()].is_some())
    }

    /// Who still has to play in this round.
    pub(super) fn awaited(&self) -> Seats {
        self.seats_where(|seat| !self.over() && self.played[seat.index()].is_none())
    }

    fn seats_where(&self, holds: impl Fn(Seat) -> bool) -> Seats {
        let mut found = Seats::NONE;
        Seat::all(self.setup.seats).filter(|seat| holds(*seat)).for_each(|seat| found.add(seat));
        found
    }
}
