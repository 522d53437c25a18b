//! Games at a terminal, whatever the game: playing with people and bots, simulating, replaying, checking content.
//!
//! A game sits down here through an adapter that implements [`TerminalGame`]; a [`GameList`] holds the adapters of a
//! program. This crate names no game.

// The toy on which this crate is tested is a game, with types for the browser behind a feature that this crate has not.
#![cfg_attr(test, allow(unexpected_cfgs))]

pub mod arguments;
mod bots;
mod check;
mod command;
mod failure;
mod game;
mod narrator;
mod page;
mod play;
mod progress;
mod replay;
mod report;
mod seated_bots;
mod simulate;
mod table_setup;
mod table_text;
#[cfg(test)]
#[path = "../../../sample/crates/high-card/src/lib.rs"]
#[allow(dead_code, unused_imports, reason = "only what a simulation meets is used")]
mod toy;
mod voice;

pub use bots::list_bots;
pub use check::check;
pub use command::{CommandOfGame, FileArguments, GameCommand, TracedFileArguments};
pub use failure::Failure;
pub use game::{AnyGame, Describe, GameList, ReadTyped, Rulebook, Screen, TerminalGame, Typed, Warning};
pub use narrator::Narrator;
pub use page::Page;
pub use play::{is_word, play};
pub use replay::replay;
pub use simulate::simulate;
pub use table_setup::{options, read, read_or_listen, secret_seed, seed};
pub use table_text::{Align, TextTable};
pub use voice::Voice;
