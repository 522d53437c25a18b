//! Missions: the sound tracks that tell a crew what comes and when, as data.
//!
//! A [`Track`] is what is written down; [`timeline`](Track::timeline) is what is heard: every announcement with its
//! second, the countdowns included. [`generator`] makes new tracks; [`Regularity`] is what it keeps.

mod cards;
mod fault;
pub mod generator;
mod library;
mod regularity;
mod timeline;
mod track;

pub use cards::{Decks, deal};
pub use fault::TrackFault;
pub use regularity::{EXCEPTIONS, Regularity};
pub use timeline::{Announcement, Call, Ends};
pub use track::{Event, Happening, Phase, Report, Track, TrackLevel};
