//! What travels over the WebSocket and the HTTP lobby: closed sets of messages, one per direction.
//!
//! The TypeScript in `web/src/net/generated` is made from these types, and `docs/protocol.md` explains them.

mod client;
mod lobby;
mod playhead;
mod refusals;
mod replays;
mod seating;
mod server;
mod story;

pub use client::*;
pub use lobby::*;
pub use playhead::*;
pub use refusals::*;
pub use replays::*;
pub use seating::*;
pub use server::*;
pub use story::*;

/// The version that `hello` and `welcome` carry. Raised when a message changes in a way an old client would notice.
pub const PROTOCOL: u32 = 1;

/// A number that names a moment of a table: the place of its latest log entry.
pub type Revision = u64;
