//! High Card: two or three people play a card face down, the highest takes the round.
//!
//! Small, complete and honest: the table's own tests play it, and `docs/adding-a-game.md` is told with it. Its rules
//! are in `docs/rules/high-card.md`.

pub mod bots;
mod command;
mod event;
mod game;
mod imagine;
mod options;
mod preview;
mod refusal;
pub mod rules;
mod setup;
mod speech;
mod state;
mod view;

pub use command::Command;
pub use event::Event;
pub use preview::Preview;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::HighCard;
pub use view::View;
