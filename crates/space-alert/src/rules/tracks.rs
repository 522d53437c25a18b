//! Chapters 1, 18 and 22: which track a mission is flown on.

use crate::mission::{Announcement, Track, TrackLevel, generator};
use crate::setup::{Flight, Setup, TrackChoice};
use std::sync::{Arc, LazyLock};
use table::Dice;

/// A track with everything that is said on it.
#[derive(Clone, Debug)]
pub(crate) struct Recording {
    pub track: Arc<Track>,
    pub timeline: Arc<Vec<Announcement>>,
}

impl From<Track> for Recording {
    fn from(track: Track) -> Recording {
        Recording { timeline: Arc::new(track.timeline()), track: Arc::new(track) }
    }
}

/// The official tracks, in their order.
static OFFICIAL: LazyLock<Vec<Recording>> =
    LazyLock::new(|| Track::all().iter().cloned().map(Recording::from).collect());

impl Recording {
    fn official(wanted: impl Fn(&Track) -> bool) -> impl Iterator<Item = Recording> {
        OFFICIAL.iter().filter(move |recording| wanted(&recording.track)).cloned()
    }

    /// The track of the next mission.
    pub fn choose(setup: &Setup, dice: &mut Dice) -> Recording {
        if let TrackChoice::Generated(difficulty) = setup.track {
            return generator::generate(dice, &recipe(setup, difficulty)).into();
        }
        let tracks = Recording::possible(setup);
        let by_chance = matches!(setup.track, TrackChoice::Own | TrackChoice::Random);
        let place =
            if by_chance && !setup.flight.is_test_run() { dice.below(tracks.len() as u32) } else { 0 };
        tracks.into_iter().nth(place as usize).unwrap_or_else(|| {
            let level = TrackLevel::Mission;
            Track { id: String::new(), level, phases: Vec::new(), events: Vec::new() }.into()
        })
    }

    /// The tracks of which one is flown; those that could be generated are too many to tell.
    pub fn possible(setup: &Setup) -> Vec<Recording> {
        let level = setup.level();
        match setup.track {
            TrackChoice::Generated(_) => Vec::new(),
            TrackChoice::Own => setup.own_tracks().cloned().map(Recording::from).collect(),
            TrackChoice::Random if !setup.flight.is_test_run() => {
                Recording::official(|track| track.level == level).collect()
            }
            TrackChoice::Random => named(setup, 1).collect(),
            TrackChoice::Official(number) => named(setup, number).collect(),
        }
    }
}

/// The official track with this number.
fn named(setup: &Setup, number: u8) -> impl Iterator<Item = Recording> {
    let id = setup.official(number).map(|track| track.id.as_str());
    Recording::official(move |track| id == Some(track.id.as_str()))
}

/// What the generator is asked for.
pub(crate) fn recipe(setup: &Setup, difficulty: generator::Difficulty) -> generator::Recipe {
    let flight = match setup.flight {
        Flight::Simulation => generator::Flight::Simulation,
        Flight::AdvancedSimulation => generator::Flight::AdvancedSimulation,
        Flight::Mission | Flight::TestRun1 | Flight::TestRun2 => generator::Flight::Mission,
    };
    generator::Recipe { flight, difficulty, length: generator::Length::Any }
}
