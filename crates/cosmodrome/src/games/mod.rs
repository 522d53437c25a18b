//! The games there are. This is the one place outside its crate where a game is named.

mod entry;
mod rocketmen;
mod space_alert;

pub use entry::{GameEntry, Playable, Stage, Typed, bot_kind};

use crate::errors::Failure;
use entry::Entry;
use table::Phrase;

static GAMES: &[&dyn GameEntry] =
    &[&Entry::<::rocketmen::Rocketmen>::NEW, &Entry::<::space_alert::SpaceAlert>::NEW];

/// Every game, in the order in which they are listed.
pub fn all() -> impl Iterator<Item = &'static dyn GameEntry> {
    GAMES.iter().copied()
}

/// The game with this name.
pub fn named(id: &str) -> Result<&'static dyn GameEntry, Failure> {
    GAMES.iter().find(|game| game.id() == id).copied().ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
        Failure::Input(Phrase::new("cli-error-unknown-game").text("name", id).text("known", known.join(", ")))
    })
}
