//! What every game at the table shares. No I/O, no async, no wall clock, no global randomness.
//!
//! A game implements [`Game`]; a running table is a [`Session`]; its save file is a [`Record`];
//! whoever sits on a chair, person or [`Bot`], sees the game through its view alone.

mod bag;
mod bot;
pub mod bots;
mod cards;
mod content;
mod dice;
mod events;
mod game;
pub mod json;
#[cfg(feature = "kit")]
#[allow(clippy::panic, clippy::missing_panics_doc, reason = "the kit reports by failing its test")]
pub mod kit;
#[doc(hidden)]
pub mod message_name;
mod names;
mod options;
mod phrase;
mod record;
mod refusals;
mod rule_numbers;
mod seat;
mod session;
mod setup;
mod story;
mod time;
mod undo;

pub use bag::Bag;
pub use bot::{Bot, BotKind, Chair, Decision};
pub use cards::{CardId, CardIter, CardSet};
pub use content::{BuiltIn, ContentHandle, ContentSource, GameContent, list_or};
pub use dice::{Dice, DicePosition, Seed, SeedError};
pub use events::Said;
pub use game::{Game, GameSetup, Outcome, Refusal};
pub use options::{Choice, Chosen, OptionSeveral, OptionSpec, OptionWhen, Options};
pub use phrase::{Arg, Phrase};
pub use record::{Closing, Entry, Header, Record, RecordError, RecordReader, SeatName};
pub use seat::{Seat, Seats, Viewer};
pub use session::{Attempt, Session, UndoError};
pub use setup::SetupError;
pub use story::{Audience, Story, Telling};
pub use time::GameTime;
pub use undo::Undo;
