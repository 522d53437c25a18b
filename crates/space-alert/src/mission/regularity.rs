//! What all official tracks have in common, each as a check of its own.
//!
//! The generator keeps every one of them. The few places where an official track departs from its fellows are listed in
//! [`EXCEPTIONS`].

use super::{Announcement, Event, Happening, Report, Track, TrackLevel};
use crate::{Kind, Severity};
use std::ops::RangeInclusive;

/// A property of the official tracks. Tracks for double actions have none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Regularity {
    /// The threats for four and for five add up to the budget of the level.
    Budget,
    /// Exactly one report is unconfirmed, and its threat is common; test runs have none.
    OneUnconfirmed,
    /// One to three serious threats in missions, one or two in simulations.
    SeriousThreats,
    /// In missions, each half (T+1 to T+4, T+5 to T+8) has three to five points.
    Halves,
    /// No two threats appear in the same turn.
    OneThreatPerTurn,
    /// Threats are announced in the order in which they appear.
    TurnsInOrder,
    /// T+1 to T+4 are announced in the first phase, T+5 to T+8 in the second, nothing in the third.
    AnnouncedInTime,
    /// One or two internal threats of one to three points, where the level has internal threats at all.
    InternalThreats,
    /// One of them is confirmed, so that a crew of four meets it too.
    InternalForFour,
    /// Internal threats appear from T+2 to T+7, serious ones from T+3 to T+6.
    InternalWindow,
    /// Serious external threats appear from T+2 to T+7.
    SeriousWindow,
    /// Two internal threats never follow each other.
    InternalsApart,
    /// Two external threats that follow each other come from different zones.
    ZonesChange,
    /// Nothing is said before second 10, and the first threat is announced by second 20.
    FirstThreat,
    /// At least 25 seconds lie between the beginnings of two threat announcements.
    Spacing,
    /// The turns are planned in phases of three, four and five.
    PhaseTurns,
    /// Each phase and the whole last as long as the level allows.
    PhaseLengths,
    /// All times are multiples of five seconds.
    FiveSeconds,
    /// Two or three times incoming data.
    IncomingData,
    /// In simulations and missions, incoming data comes in the first phase already.
    FreshCardsEarly,
    /// Three or four data transfers.
    DataTransfers,
    /// Communications are down for as long as the level allows.
    SilenceTotal,
    /// Silence comes in two to five pieces of five to thirty seconds.
    SilencePieces,
    /// In missions, twenty to forty seconds of silence lie in the last phase.
    SilenceAtTheEnd,
    /// Nobody is interrupted: announcements, silence and warnings of the end of a phase do not overlap.
    NoOverlap,
}

/// Where an official track departs from a regularity.
///
/// Test run 2 announces T+4 in its second phase. Mission 5 has red threats at T+4 and T+6 with nothing between them.
/// Mission 3 falls silent in the middle of a data transfer. The test runs are shorter and have fewer data operations;
/// the ranges of their level say so.
pub const EXCEPTIONS: [(&str, Regularity); 3] = [
    ("test-run-2", Regularity::AnnouncedInTime),
    ("mission-5", Regularity::ZonesChange),
    ("mission-3", Regularity::NoOverlap),
];

impl Regularity {
    /// All of them.
    pub const ALL: [Self; 25] = [
        Self::Budget,
        Self::OneUnconfirmed,
        Self::SeriousThreats,
        Self::Halves,
        Self::OneThreatPerTurn,
        Self::TurnsInOrder,
        Self::AnnouncedInTime,
        Self::InternalThreats,
        Self::InternalForFour,
        Self::InternalWindow,
        Self::SeriousWindow,
        Self::InternalsApart,
        Self::ZonesChange,
        Self::FirstThreat,
        Self::Spacing,
        Self::PhaseTurns,
        Self::PhaseLengths,
        Self::FiveSeconds,
        Self::IncomingData,
        Self::FreshCardsEarly,
        Self::DataTransfers,
        Self::SilenceTotal,
        Self::SilencePieces,
        Self::SilenceAtTheEnd,
        Self::NoOverlap,
    ];

    /// Whether a track has this property.
    pub fn holds(self, track: &Track) -> bool {
        let limits = Limits::of(track.level);
        let reports: Vec<(u16, Report)> = track.reports().collect();
        let internal = |report: &Report| report.kind == Kind::Internal;
        let serious = |report: &Report| report.severity == Severity::Serious;
        match self {
            Self::Budget => [track.points(4), track.points(5)] == limits.budget,
            Self::OneUnconfirmed => {
                let mut doubtful = reports.iter().filter(|(_, report)| !report.confirmed);
                let first = doubtful.next();
                match first {
                    None => track.level == TrackLevel::TestRun,
                    Some((_, report)) => {
                        track.level != TrackLevel::TestRun && !serious(report) && doubtful.next().is_none()
                    }
                }
            }
            Self::SeriousThreats => {
                limits.serious.contains(&reports.iter().filter(|(_, report)| serious(report)).count())
            }
            Self::Halves => {
                let first: u8 =
                    reports.iter().filter(|(_, it)| it.turn <= 4).map(|(_, it)| it.points()).sum();
                let second: u8 =
                    reports.iter().filter(|(_, it)| it.turn > 4).map(|(_, it)| it.points()).sum();
                track.level != TrackLevel::Mission
                    || [first, second].iter().all(|points| (3..=5).contains(points))
            }
            Self::OneThreatPerTurn => {
                let mut turns: Vec<u8> = reports.iter().map(|(_, report)| report.turn).collect();
                turns.sort_unstable();
                turns.windows(2).all(|pair| pair[0] != pair[1])
            }
            Self::TurnsInOrder => reports.is_sorted_by_key(|(_, report)| report.turn),
            Self::AnnouncedInTime => reports.iter().all(|(t, report)| {
                let phase = if report.turn <= 4 { 1 } else { 2 };
                track.phase_at(*t).is_some_and(|at| at.phase == phase)
            }),
            Self::InternalThreats => {
                let inside = || reports.iter().filter(|(_, report)| internal(report));
                let points: u8 = inside().map(|(_, report)| report.points()).sum();
                if limits.internal {
                    (1..=2).contains(&inside().count()) && (1..=3).contains(&points)
                } else {
                    points == 0
                }
            }
            Self::InternalForFour => {
                let mut inside = reports.iter().filter(|(_, report)| internal(report));
                !limits.internal || inside.any(|(_, report)| report.counts_for(4))
            }
            Self::InternalWindow => {
                reports.iter().filter(|(_, report)| internal(report)).all(|(_, report)| {
                    let window = if serious(report) { 3..=6 } else { 2..=7 };
                    window.contains(&report.turn)
                })
            }
            Self::SeriousWindow => {
                let mut grave = reports.iter().filter(|(_, report)| serious(report) && !internal(report));
                grave.all(|(_, report)| (2..=7).contains(&report.turn))
            }
            Self::InternalsApart => {
                reports.windows(2).all(|pair| !internal(&pair[0].1) || !internal(&pair[1].1))
            }
            Self::ZonesChange => {
                reports.windows(2).all(|pair| pair[0].1.zone.is_none() || pair[0].1.zone != pair[1].1.zone)
            }
            Self::FirstThreat => {
                let first_word = track.events.first().is_some_and(|event| event.t >= 10);
                first_word && reports.first().is_some_and(|(t, _)| (10..=20).contains(t))
            }
            Self::Spacing => reports.windows(2).all(|pair| pair[0].0.saturating_add(25) <= pair[1].0),
            Self::PhaseTurns => {
                let turns: Vec<[u8; 2]> = track.phases.iter().map(|phase| phase.turns).collect();
                turns == PHASE_TURNS[..limits.phases.len()]
            }
            Self::PhaseLengths => {
                track.phases.len() == limits.phases.len()
                    && track.phases.iter().zip(limits.phases).all(|(it, range)| range.contains(&it.length()))
                    && limits.total.contains(&track.length())
            }
            Self::FiveSeconds => {
                let times = track.events.iter().map(|event| event.t);
                let ends = track.phases.iter().map(|phase| phase.end);
                times.chain(ends).chain(silences(track).map(|(_, length)| length)).all(|t| t % 5 == 0)
            }
            Self::IncomingData => {
                limits.incoming.contains(&count(track, |what| matches!(what, Happening::IncomingData)))
            }
            Self::FreshCardsEarly => {
                let first = track.events.iter().find(|event| event.what == Happening::IncomingData);
                let phase = first.and_then(|event| track.phase_at(event.t)).map(|phase| phase.phase);
                phase == Some(1) || track.level == TrackLevel::TestRun
            }
            Self::DataTransfers => {
                limits.transfers.contains(&count(track, |what| matches!(what, Happening::DataTransfer)))
            }
            Self::SilenceTotal => limits.silence.contains(&silences(track).map(|(_, length)| length).sum()),
            Self::SilencePieces => {
                limits.pieces.contains(&silences(track).count())
                    && silences(track).all(|(_, length)| (5..=30).contains(&length))
            }
            Self::SilenceAtTheEnd => {
                let last = track.phases.last().map_or(0, |phase| phase.start);
                let late: u16 = silences(track).filter(|(t, _)| *t >= last).map(|(_, length)| length).sum();
                track.level != TrackLevel::Mission || (20..=40).contains(&late)
            }
            Self::NoOverlap => {
                let free = |pair: &[Announcement]| pair[0].at.saturating_add(pair[0].lasts) <= pair[1].at;
                track.timeline().windows(2).all(free)
            }
        }
    }
}

impl Track {
    /// The regularities that this track lacks.
    pub fn irregularities(&self) -> Vec<Regularity> {
        Regularity::ALL.into_iter().filter(|regularity| !regularity.holds(self)).collect()
    }
}

/// Which turns are planned in which phase.
pub(super) const PHASE_TURNS: [[u8; 2]; 3] = [[1, 3], [4, 7], [8, 12]];

/// The ranges of a level.
pub(super) struct Limits {
    /// Points for four and for five.
    pub budget: [u8; 2],
    /// How many serious threats.
    pub serious: RangeInclusive<usize>,
    /// Whether there are internal threats.
    pub internal: bool,
    /// How long each phase is.
    pub phases: &'static [RangeInclusive<u16>],
    /// How long all of it is.
    pub total: RangeInclusive<u16>,
    /// How often incoming data.
    pub incoming: RangeInclusive<usize>,
    /// How often a transfer.
    pub transfers: RangeInclusive<usize>,
    /// How much silence in all.
    pub silence: RangeInclusive<u16>,
    /// In how many pieces.
    pub pieces: RangeInclusive<usize>,
}

impl Limits {
    pub(super) fn of(level: TrackLevel) -> Limits {
        const SIMULATION: [RangeInclusive<u16>; 3] = [205..=250, 200..=235, 140..=155];
        const MISSION: [RangeInclusive<u16>; 3] = [205..=250, 215..=235, 140..=155];
        const TEST_RUN: [RangeInclusive<u16>; 2] = [220..=250, 170..=200];
        let simulation = Limits {
            budget: [5, 6],
            serious: 1..=2,
            internal: level == TrackLevel::AdvancedSimulation,
            phases: &SIMULATION,
            total: 580..=620,
            incoming: 2..=3,
            transfers: 3..=4,
            silence: 25..=55,
            pieces: 2..=5,
        };
        match level {
            TrackLevel::TestRun => Limits {
                budget: [3, 3],
                serious: 0..=0,
                phases: &TEST_RUN,
                total: 420..=420,
                incoming: 1..=2,
                transfers: 2..=3,
                silence: 0..=0,
                pieces: 0..=0,
                ..simulation
            },
            TrackLevel::Simulation | TrackLevel::AdvancedSimulation => simulation,
            TrackLevel::Mission | TrackLevel::DoubleAction => Limits {
                budget: [7, 8],
                serious: 1..=3,
                internal: true,
                phases: &MISSION,
                silence: 45..=65,
                ..simulation
            },
        }
    }
}

/// When communications go down, and for how long.
fn silences(track: &Track) -> impl Iterator<Item = (u16, u16)> + '_ {
    track.events.iter().filter_map(|event| match event.what {
        Happening::CommsDown { duration } => Some((event.t, duration)),
        _ => None,
    })
}

fn count(track: &Track, wanted: fn(&Happening) -> bool) -> usize {
    track.events.iter().filter(|Event { what, .. }| wanted(what)).count()
}
