//! What is heard: every announcement of a track with its second, countdowns and warnings included.
//!
//! The real-time game, the voice and the captions all follow this one list, so they cannot disagree.

use super::{Happening, Phase, Report, Track};
use serde::{Deserialize, Serialize};

/// One thing the ship's computer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announcement {
    /// The second in which it begins.
    pub at: u16,
    /// How many seconds it takes at most.
    pub lasts: u16,
    /// What is said.
    pub call: Call,
}

/// What ends soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    /// A phase after which another one comes.
    Phase(u8),
    /// The last phase, and with it the whole action round.
    Operation,
}

/// The sentences of the ship's computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum Call {
    /// The alarm: enemies are near, the first phase begins.
    Alert,
    /// A threat, for the first time of two. An unconfirmed report says so first and counts only for a crew of five.
    Threat(Report),
    /// The same threat again.
    ThreatAgain(Report),
    /// Each player may draw a card.
    IncomingData,
    /// Each player will be able to hand on a card; a countdown follows.
    DataTransfer,
    /// The countdown to the transfer: five to one.
    TransferCount {
        /// The number that is spoken.
        seconds: u8,
    },
    /// The beep: until here a card may change hands.
    TransferDone,
    /// From here on nobody may speak.
    CommsDown {
        /// For how many seconds. Whoever hears it does not know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        duration: Option<u16>,
    },
    /// Everybody may speak again.
    CommsRestored,
    /// A warning, one minute or twenty seconds before the end.
    EndsIn {
        /// What ends.
        what: Ends,
        /// Sixty or twenty.
        seconds: u8,
    },
    /// The countdown to the end: five to one.
    EndCount {
        /// What ends.
        what: Ends,
        /// The number that is spoken.
        seconds: u8,
    },
    /// The phase before is over and this one begins.
    PhaseBegins {
        /// Its number.
        phase: u8,
    },
    /// The action round is over: the ship jumps.
    MissionComplete,
}

impl Announcement {
    /// The same without what only the track knows: for how long communications are down.
    pub fn as_heard(&self) -> Announcement {
        match self.call {
            Call::CommsDown { .. } => {
                let lasts = self.lasts.min(Happening::RESTORED);
                Announcement { lasts, call: Call::CommsDown { duration: None }, ..*self }
            }
            _ => *self,
        }
    }
}

/// When the repetition of a threat begins, counted from the first time.
const AGAIN: u16 = 7;
/// When the countdown of a transfer begins, counted from its announcement; its beep is one second after "one".
const TRANSFER_COUNT: u16 = 9;

impl Track {
    /// Everything that is said, in the order in which it is heard.
    pub fn timeline(&self) -> Vec<Announcement> {
        let mut said = vec![Announcement { at: 0, lasts: 5, call: Call::Alert }];
        for event in &self.events {
            speak(event.t, event.what, &mut said);
        }
        let last = self.phases.len();
        for (place, phase) in (1..).zip(&self.phases) {
            let ends = if place == last { Ends::Operation } else { Ends::Phase(phase.phase) };
            end(phase, ends, &mut said);
        }
        // Stable: what is written first is said first.
        said.sort_by_key(|announcement| announcement.at);
        // SA-3.15: while another failure lasts nothing is restored, and an end that they share is told once.
        let mut restored = None;
        said.retain(|announcement| {
            let ends = announcement.call == Call::CommsRestored;
            let told = ends && (self.is_silent(announcement.at) || restored == Some(announcement.at));
            if ends && !told {
                restored = Some(announcement.at);
            }
            !told
        });
        said
    }

    /// Whether nobody may speak at this moment.
    pub fn is_silent(&self, second: u16) -> bool {
        self.events.iter().any(|event| match event.what {
            Happening::CommsDown { duration } => {
                event.t <= second && second < event.t.saturating_add(duration)
            }
            _ => false,
        })
    }
}

fn speak(t: u16, what: Happening, said: &mut Vec<Announcement>) {
    let mut say = |after: u16, lasts: u16, call| {
        said.push(Announcement { at: t.saturating_add(after), lasts, call });
    };
    match what {
        Happening::Threat(report) => {
            say(0, AGAIN, Call::Threat(report));
            say(AGAIN, what.lasts() - AGAIN, Call::ThreatAgain(report));
        }
        Happening::IncomingData => say(0, what.lasts(), Call::IncomingData),
        Happening::DataTransfer => {
            say(0, TRANSFER_COUNT, Call::DataTransfer);
            for (after, seconds) in (TRANSFER_COUNT..).zip((1..=5).rev()) {
                say(after, 1, Call::TransferCount { seconds });
            }
            say(TRANSFER_COUNT + 5, 1, Call::TransferDone);
        }
        Happening::CommsDown { duration } => {
            say(0, duration, Call::CommsDown { duration: Some(duration) });
            say(duration, Happening::RESTORED, Call::CommsRestored);
        }
    }
}

fn end(phase: &Phase, what: Ends, said: &mut Vec<Announcement>) {
    let mut say = |before: u16, lasts: u16, call| {
        said.push(Announcement { at: phase.end.saturating_sub(before), lasts, call });
    };
    say(60, 5, Call::EndsIn { what, seconds: 60 });
    say(20, 5, Call::EndsIn { what, seconds: 20 });
    for seconds in (1..=5).rev() {
        say(u16::from(seconds), 1, Call::EndCount { what, seconds });
    }
    match what {
        Ends::Phase(number) => say(0, 5, Call::PhaseBegins { phase: number.saturating_add(1) }),
        Ends::Operation => say(0, 5, Call::MissionComplete),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(track: &Track, second: u16) -> Vec<Call> {
        track.timeline().into_iter().filter(|said| said.at == second).map(|said| said.call).collect()
    }

    /// SA-3.1, SA-3.12: the alert starts the clock, and with the jump the Action Round ends
    #[test]
    fn a_track_begins_with_the_alert_and_ends_with_the_jump() {
        for track in Track::all() {
            let timeline = track.timeline();
            assert_eq!(timeline[0], Announcement { at: 0, lasts: 5, call: Call::Alert });
            let last = timeline.last().unwrap();
            assert_eq!((last.at, last.call), (track.length(), Call::MissionComplete));
            assert!(timeline.is_sorted_by_key(|said| said.at));
        }
    }

    #[test]
    fn a_threat_is_said_twice() {
        let track = Track::official("mission-2").unwrap();
        let [Call::Threat(first)] = at(track, 10)[..] else { panic!("a threat at second 10") };
        assert!(!first.confirmed);
        assert_eq!(at(track, 17), [Call::ThreatAgain(first)]);
    }

    #[test]
    fn a_transfer_counts_down_to_its_beep() {
        let track = Track::official("test-run-1").unwrap();
        assert_eq!(at(track, 90), [Call::DataTransfer]);
        for (second, seconds) in [(99, 5), (100, 4), (101, 3), (102, 2), (103, 1)] {
            assert_eq!(at(track, second), [Call::TransferCount { seconds }]);
        }
        assert_eq!(at(track, 104), [Call::TransferDone]);
    }

    #[test]
    fn silence_lasts_until_communications_are_restored() {
        let track = Track::official("mission-1").unwrap();
        assert_eq!(at(track, 170), [Call::CommsDown { duration: Some(10) }]);
        assert_eq!(at(track, 180), [Call::CommsRestored]);
        assert_eq!([169, 170, 179, 180].map(|second| track.is_silent(second)), [false, true, true, false]);
    }

    /// SA-3.15: failures that overlap last until the later end, which is told once
    #[test]
    fn overlapping_failures_last_until_the_later_end() {
        let restored = |pieces: &[(u16, u16)]| -> Vec<u16> {
            let mut track = Track::official("mission-1").unwrap().clone();
            track.events = pieces
                .iter()
                .map(|(t, duration)| crate::mission::Event {
                    t: *t,
                    what: Happening::CommsDown { duration: *duration },
                })
                .collect();
            let said = track.timeline().into_iter();
            said.filter(|said| said.call == Call::CommsRestored).map(|said| said.at).collect()
        };
        assert_eq!(restored(&[(20, 10), (60, 10)]), [30, 70], "apart");
        assert_eq!(restored(&[(20, 30), (30, 10)]), [50], "one within the other");
        assert_eq!(restored(&[(20, 20), (30, 30)]), [60], "one after the other has begun");
        assert_eq!(restored(&[(20, 20), (40, 10)]), [50], "one where the other ends");
        assert_eq!(restored(&[(20, 20), (30, 10)]), [40], "both end together");
    }

    /// SA-3.10, SA-3.12: the ends are announced
    #[test]
    fn phases_and_the_operation_end_with_warnings_and_a_countdown() {
        let track = Track::official("mission-1").unwrap();
        for (what, end) in [(Ends::Phase(1), 225), (Ends::Phase(2), 450), (Ends::Operation, 600)] {
            assert_eq!(at(track, end - 60), [Call::EndsIn { what, seconds: 60 }]);
            assert_eq!(at(track, end - 20), [Call::EndsIn { what, seconds: 20 }]);
            for seconds in 1..=5 {
                assert_eq!(at(track, end - u16::from(seconds)), [Call::EndCount { what, seconds }]);
            }
        }
        assert_eq!(at(track, 225), [Call::PhaseBegins { phase: 2 }]);
        assert_eq!(at(track, 450), [Call::PhaseBegins { phase: 3 }]);
    }

    /// One official track has a transfer that is cut short by the silence after it; nobody else is interrupted.
    #[test]
    fn nobody_is_interrupted_in_the_tracks_of_the_base_game() {
        for track in Track::all().iter().filter(|track| !track.level.is_expansion()) {
            for pair in track.timeline().windows(2) {
                let cut_short = track.id == "mission-3" && (485..=500).contains(&pair[0].at);
                let over = pair[0].at + pair[0].lasts;
                assert!(over <= pair[1].at || cut_short, "{}: {pair:?}", track.id);
            }
        }
    }
}
