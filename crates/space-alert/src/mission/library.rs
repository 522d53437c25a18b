//! The tracks that come with the game.

use super::Track;
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Deserialize)]
struct Shelf {
    track: Vec<Track>,
}

/// A test reads and checks the file, so an empty shelf never leaves the workshop.
static TRACKS: LazyLock<Vec<Track>> = LazyLock::new(|| {
    toml::from_str::<Shelf>(include_str!("../../data/missions.toml"))
        .map_or_else(|_| Vec::new(), |shelf| shelf.track)
});

impl Track {
    /// Every track that comes with the game: sixteen of the base game, then eighteen for double actions.
    pub fn all() -> &'static [Track] {
        &TRACKS
    }

    /// The track with this name.
    pub fn official(id: &str) -> Option<&'static Track> {
        TRACKS.iter().find(|track| track.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mission::TrackLevel;

    #[test]
    fn the_shelf_holds_sixteen_tracks_and_eighteen_of_the_expansion() {
        toml::from_str::<Shelf>(include_str!("../../data/missions.toml"))
            .map(|shelf| shelf.track.len())
            .unwrap();
        let count = |level| Track::all().iter().filter(|track| track.level == level).count();
        assert_eq!(TrackLevel::ALL.map(count), [2, 3, 3, 8, 18]);
    }

    #[test]
    fn every_track_can_be_played_and_is_found_by_its_name() {
        for track in Track::all() {
            assert_eq!(track.check(), Ok(()), "{}", track.id);
            assert_eq!(Track::official(&track.id), Some(track));
        }
        assert_eq!(Track::official("mission-9"), None);
    }

    #[test]
    fn the_json_form_is_the_open_one() {
        let track = Track::official("test-run-1").unwrap();
        let json = serde_json::to_value(track).unwrap();
        assert_eq!(
            json["phases"][1],
            serde_json::json!({"phase": 2, "turns": [4, 7], "start": 250, "end": 420})
        );
        let threat = serde_json::json!({"t": 15, "type": "threat", "confirmed": true, "turn": 1,
            "severity": "common", "kind": "external", "zone": "blue"});
        assert_eq!(json["events"][0], threat);
        assert_eq!(json["events"][2], serde_json::json!({"t": 90, "type": "data_transfer"}));
        assert_eq!(serde_json::from_value::<Track>(json).unwrap(), *track);
        let mission = Track::official("mission-1").unwrap();
        let json = serde_json::to_value(mission).unwrap();
        assert_eq!(json["events"][4], serde_json::json!({"t": 170, "type": "comms_down", "duration": 10}));
        assert!(json["events"][1].get("zone").is_none(), "an internal threat has no zone");
    }

    /// The statistics of the printed cards: length, threats and points for four and five, per track.
    #[test]
    fn the_official_tracks_have_their_known_sums() {
        let known = [
            ("test-run-1", 420, 3, 3, 3, 3),
            ("test-run-2", 420, 3, 3, 3, 3),
            ("simulation-1", 600, 3, 4, 5, 6),
            ("simulation-2", 600, 3, 4, 5, 6),
            ("simulation-3", 600, 4, 5, 5, 6),
            ("advanced-simulation-1", 600, 4, 5, 5, 6),
            ("advanced-simulation-2", 600, 3, 4, 5, 6),
            ("advanced-simulation-3", 600, 4, 5, 5, 6),
            ("mission-1", 600, 5, 6, 7, 8),
            ("mission-2", 620, 6, 7, 7, 8),
            ("mission-3", 600, 5, 6, 7, 8),
            ("mission-4", 580, 4, 5, 7, 8),
            ("mission-5", 600, 5, 6, 7, 8),
            ("mission-6", 620, 6, 7, 7, 8),
            ("mission-7", 600, 5, 6, 7, 8),
            ("mission-8", 580, 4, 5, 7, 8),
        ];
        for (id, length, four, five, points_four, points_five) in known {
            let track = Track::official(id).unwrap();
            assert_eq!(track.length(), length, "{id}");
            let count = |crew| track.reports_for(crew).count();
            assert_eq!([count(4), count(5)], [four, five], "{id}");
            assert_eq!([track.points(4), track.points(5)], [points_four, points_five], "{id}");
        }
    }
}
