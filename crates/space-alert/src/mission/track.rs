//! What a sound track is made of. Its JSON form is open: `docs/writing-missions.md` describes it.

use crate::{Kind, Severity, Zone};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// A sound track: its phases and what is announced when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Track {
    /// Its name, in small letters and hyphens: `mission-3`.
    pub id: String,
    /// For which kind of flight it is made.
    pub level: TrackLevel,
    /// Two phases in test runs, three otherwise.
    pub phases: Vec<Phase>,
    /// In the order of their seconds.
    pub events: Vec<Event>,
}

/// For which kind of flight a track is made; each kind has its own rules in play and its own budget of threats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TrackLevel {
    /// Seven turns, three external threats.
    #[serde(rename = "test run")]
    TestRun,
    /// Twelve turns, external threats only.
    #[serde(rename = "simulation")]
    Simulation,
    /// Twelve turns, internal threats too.
    #[serde(rename = "advanced simulation")]
    AdvancedSimulation,
    /// The full game.
    #[serde(rename = "mission")]
    Mission,
    /// A longer and harder flight for cards with two actions each; from the expansion.
    #[serde(rename = "double action")]
    DoubleAction,
}

impl TrackLevel {
    /// From the easiest to the hardest.
    pub const ALL: [Self; 5] =
        [Self::TestRun, Self::Simulation, Self::AdvancedSimulation, Self::Mission, Self::DoubleAction];

    /// Whether threats come on board.
    pub const fn has_internal_threats(self) -> bool {
        !matches!(self, Self::TestRun | Self::Simulation)
    }

    /// Whether the level belongs to the expansion.
    pub const fn is_expansion(self) -> bool {
        matches!(self, Self::DoubleAction)
    }
}

/// A part of the action round in which certain turns are planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phase {
    /// Its number, from one.
    pub phase: u8,
    /// The first and the last turn planned in it.
    pub turns: [u8; 2],
    /// The second in which it begins.
    pub start: u16,
    /// The second in which it ends.
    pub end: u16,
}

impl Phase {
    /// How many seconds it takes.
    pub const fn length(&self) -> u16 {
        self.end.saturating_sub(self.start)
    }

    /// Whether a moment lies in it.
    pub const fn contains(&self, second: u16) -> bool {
        self.start <= second && second < self.end
    }
}

/// Something that is announced at a certain second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Event {
    /// The second in which the announcement begins.
    pub t: u16,
    /// What it says.
    #[serde(flatten)]
    pub what: Happening,
}

/// What an announcement of a track says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happening {
    /// A threat will appear.
    Threat(Report),
    /// Each player may draw a card.
    IncomingData,
    /// Each player may hand a card to somebody else.
    DataTransfer,
    /// Nobody may speak for a while.
    CommsDown {
        /// Until communications are restored, in seconds.
        duration: u16,
    },
}

/// A threat as it is announced, before anybody knows which card it will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// False for an unconfirmed report, which only a crew of five heeds.
    pub confirmed: bool,
    /// The turn in which it appears.
    pub turn: u8,
    /// From which of the two decks its card comes.
    pub severity: Severity,
    /// From outside or on board.
    pub kind: Kind,
    /// Where an external threat comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
}

impl Report {
    /// What it takes from the budget of a mission: one point, two if serious.
    pub const fn points(&self) -> u8 {
        match self.severity {
            Severity::Common => 1,
            Severity::Serious => 2,
        }
    }

    /// Whether a crew of this size heeds it.
    pub const fn counts_for(&self, crew: u8) -> bool {
        self.confirmed || crew >= 5
    }
}

impl Happening {
    /// How long it is spoken, in seconds, until somebody else can be heard. While communications are down, that is
    /// until they are restored and this has been said.
    pub const fn lasts(&self) -> u16 {
        match self {
            Self::Threat(_) | Self::DataTransfer => 15,
            Self::IncomingData => 10,
            Self::CommsDown { duration } => duration.saturating_add(Self::RESTORED),
        }
    }

    /// How long it takes to say that communications are restored.
    pub const RESTORED: u16 = 5;
}

impl Event {
    /// The first second after it has been spoken.
    pub const fn over(&self) -> u16 {
        self.t.saturating_add(self.what.lasts())
    }
}

impl Track {
    /// How long the action round takes, in seconds.
    pub fn length(&self) -> u16 {
        self.phases.last().map_or(0, |phase| phase.end)
    }

    /// How many turns are planned.
    pub fn turns(&self) -> u8 {
        self.phases.last().map_or(0, |phase| phase.turns[1])
    }

    /// The phase to which a moment belongs.
    pub fn phase_at(&self, second: u16) -> Option<&Phase> {
        self.phases.iter().find(|phase| phase.contains(second))
    }

    /// The phase in which a turn is planned.
    pub fn phase_of_turn(&self, turn: u8) -> Option<&Phase> {
        self.phases.iter().find(|phase| (phase.turns[0]..=phase.turns[1]).contains(&turn))
    }

    /// The announced threats with the second of each, in the order in which they are heard.
    pub fn reports(&self) -> impl Iterator<Item = (u16, Report)> + '_ {
        self.events.iter().filter_map(|event| match event.what {
            Happening::Threat(report) => Some((event.t, report)),
            _ => None,
        })
    }

    /// The announced threats that a crew of this size meets.
    pub fn reports_for(&self, crew: u8) -> impl Iterator<Item = (u16, Report)> + '_ {
        self.reports().filter(move |(_, report)| report.counts_for(crew))
    }

    /// The budget of threats for a crew of this size: one point each, two if serious.
    pub fn points(&self, crew: u8) -> u8 {
        self.reports_for(crew).map(|(_, report)| report.points()).sum()
    }
}
