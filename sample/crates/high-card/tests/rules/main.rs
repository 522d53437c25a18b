//! The rules of High Card, one file per chapter of docs/rules/high-card.md, built as one program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests report by failing")]

mod cards;
mod ending;
mod round;
mod web_positions;

use high_card::{HighCard, Setup};
use table::{Game, Seed};

/// A game of so many, just dealt.
fn dealt(seats: u8) -> HighCard {
    HighCard::start(Setup::of(seats), Seed::from_number(7)).unwrap()
}
