//! Missions: the sound tracks that tell a crew what comes and when, as data.
//!
//! A [`Track`] is what is written down; [`timeline`](Track::timeline) is what is heard: every announcement with its
//! second, the countdowns included.

mod fault;
mod library;
mod timeline;
mod track;

pub use fault::TrackFault;
pub use timeline::{Announcement, Call, Ends};
pub use track::{Event, Happening, Phase, Report, Track, TrackLevel};
