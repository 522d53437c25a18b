//! What can be wrong with a track that somebody wrote.

use super::{Happening, Track, TrackLevel};
use crate::Kind;
use table::Phrase;

/// Why a track cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrackFault {
    /// It has no phase at all, or more than three.
    Phases {
        /// How many it has.
        found: usize,
    },
    /// The phases are not numbered from one, or their times or turns leave a gap.
    Sequence {
        /// The place of the first phase that does not fit, from one.
        phase: usize,
    },
    /// A phase is too short for its own warnings.
    ShortPhase {
        /// Its number.
        phase: u8,
        /// How long it must be.
        least: u16,
    },
    /// Neither a whole mission nor a test run.
    Turns {
        /// How many turns it has.
        found: u8,
    },
    /// More threats than a ship can meet.
    Threats {
        /// How many it has.
        found: usize,
    },
    /// An internal threat where there are none.
    Inside {
        /// The second of the announcement.
        t: u16,
    },
    /// An announcement comes before the one that is written above it.
    Order {
        /// The second of the second one.
        t: u16,
    },
    /// An announcement comes after the end.
    Late {
        /// Its second.
        t: u16,
    },
    /// A threat would appear in a turn that does not exist, or too late to be heard of.
    Turn {
        /// The second of the announcement.
        t: u16,
        /// The turn that the track gives it.
        turn: u8,
    },
    /// An external threat without a zone or an internal one with a zone.
    Zone {
        /// The second of the announcement.
        t: u16,
    },
    /// Communications that are down for no time.
    Silence {
        /// The second of the announcement.
        t: u16,
    },
}

impl TrackFault {
    /// Every message key.
    pub const KEYS: [&'static str; 11] = [
        "space-alert-track-phases",
        "space-alert-track-sequence",
        "space-alert-track-short-phase",
        "space-alert-track-turns",
        "space-alert-track-order",
        "space-alert-track-late",
        "space-alert-track-turn",
        "space-alert-track-zone",
        "space-alert-track-silence",
        "space-alert-track-threats",
        "space-alert-track-inside",
    ];

    /// The fault as a message about the track with this name.
    pub fn phrase(&self, track: &str) -> Phrase {
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]).text("id", track);
        match self {
            TrackFault::Phases { found } => phrase(0).number("found", *found as i64),
            TrackFault::Sequence { phase: place } => phrase(1).number("phase", *place as i64),
            TrackFault::ShortPhase { phase: number, least } => {
                phrase(2).number("phase", *number).number("least", i64::from(*least))
            }
            TrackFault::Turns { found } => phrase(3).number("found", *found),
            TrackFault::Order { t } => phrase(4).number("t", i64::from(*t)),
            TrackFault::Late { t } => phrase(5).number("t", i64::from(*t)),
            TrackFault::Turn { t, turn } => phrase(6).number("t", i64::from(*t)).number("turn", *turn),
            TrackFault::Zone { t } => phrase(7).number("t", i64::from(*t)),
            TrackFault::Silence { t } => phrase(8).number("t", i64::from(*t)),
            TrackFault::Threats { found } => {
                phrase(9).number("found", *found as i64).number("most", Track::MOST_THREATS as i64)
            }
            TrackFault::Inside { t } => phrase(10).number("t", i64::from(*t)),
        }
    }
}

impl Track {
    /// The shortest phase in which the one-minute warning can be given.
    pub const SHORTEST_PHASE: u16 = 65;
    /// The most threats of a track, so that a ship can also meet those which they call.
    pub const MOST_THREATS: usize = 10;
    /// How many turns a test run and a whole flight have.
    pub const TURNS: [u8; 2] = [7, 12];
    /// The last turn in which a threat may appear.
    pub const LAST_ARRIVAL: u8 = 8;

    /// Whether the track can be played. It may still be unusual; [`irregularities`](Track::irregularities) says how.
    pub fn check(&self) -> Result<(), TrackFault> {
        self.check_phases()?;
        let found = self.reports().count();
        if found > Self::MOST_THREATS {
            return Err(TrackFault::Threats { found });
        }
        let mut before = 0;
        for event in &self.events {
            let t = event.t;
            if t < before {
                return Err(TrackFault::Order { t });
            }
            before = t;
            if t >= self.length() {
                return Err(TrackFault::Late { t });
            }
            match event.what {
                Happening::Threat(report) => {
                    let turn = report.turn;
                    let last = Self::LAST_ARRIVAL.min(self.turns());
                    // A turn that everybody has planned already cannot be announced any more.
                    let first = self.phase_at(t).map_or(1, |phase| phase.turns[0]);
                    if turn < first || turn > last {
                        return Err(TrackFault::Turn { t, turn });
                    }
                    if report.zone.is_some() != (report.kind == Kind::External) {
                        return Err(TrackFault::Zone { t });
                    }
                    if report.kind == Kind::Internal && !self.level.has_internal_threats() {
                        return Err(TrackFault::Inside { t });
                    }
                }
                Happening::CommsDown { duration: 0 } => return Err(TrackFault::Silence { t }),
                _ => {}
            }
        }
        Ok(())
    }

    fn check_phases(&self) -> Result<(), TrackFault> {
        if self.phases.is_empty() || self.phases.len() > 3 {
            return Err(TrackFault::Phases { found: self.phases.len() });
        }
        let (mut second, mut turn) = (0, 1);
        for (number, phase) in (1..).zip(&self.phases) {
            let [first, last] = phase.turns;
            if usize::from(phase.phase) != number || phase.start != second || first != turn || last < first {
                return Err(TrackFault::Sequence { phase: number });
            }
            if phase.end < phase.start || phase.length() < Self::SHORTEST_PHASE {
                return Err(TrackFault::ShortPhase { phase: phase.phase, least: Self::SHORTEST_PHASE });
            }
            (second, turn) = (phase.end, last.saturating_add(1));
        }
        let found = self.turns();
        if !Self::TURNS.contains(&found) || (found == 7) != (self.level == TrackLevel::TestRun) {
            return Err(TrackFault::Turns { found });
        }
        Ok(())
    }
}
