//! Chapter 1: what is agreed before the alert.

use crate::Level;
use crate::content::{ContentHandle, double_actions};
use crate::mission::{Track, TrackLevel, generator};
use crate::rules::dealing::decks_suffice;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{Choice, Chosen, GameSetup, OptionSpec, Options, Phrase, SetupError};

table::names! {
    /// Which cards a threat deck holds (SA-1.5). The most careful choice comes first.
    Difficulty {
        /// The easier cards.
        White = "white",
        /// Both.
        Mixed = "mixed",
        /// The harder cards.
        Yellow = "yellow",
        /// The hardest cards, which only the module "New Frontier" has (SA-24.5).
        Red = "red",
    }
}

impl Difficulty {
    /// Those that a table with or without the module can choose.
    pub fn offered(new_frontier: bool) -> &'static [Difficulty] {
        &Difficulty::ALL[..if new_frontier { 4 } else { 3 }]
    }

    /// Whether a card of this level is in its decks.
    pub(crate) fn includes(self, level: Level) -> bool {
        match self {
            Difficulty::White => level == Level::White,
            Difficulty::Mixed => level != Level::Red,
            Difficulty::Yellow => level == Level::Yellow,
            Difficulty::Red => level == Level::Red,
        }
    }
}

table::names! {
    /// What kind of flight it is: how many of the rules are in play.
    Flight {
        /// Seven turns against three known threats.
        TestRun1 = "test-run-1",
        /// The same against three others.
        TestRun2 = "test-run-2",
        /// Twelve turns, threats from outside only.
        Simulation = "simulation",
        /// Internal threats too.
        AdvancedSimulation = "advanced-simulation",
        /// The full game, with heroic cards and visual confirmation.
        Mission = "mission",
    }
}

impl Flight {
    /// The kind of track it needs.
    pub fn level(self) -> TrackLevel {
        match self {
            Flight::TestRun1 | Flight::TestRun2 => TrackLevel::TestRun,
            Flight::Simulation => TrackLevel::Simulation,
            Flight::AdvancedSimulation => TrackLevel::AdvancedSimulation,
            Flight::Mission => TrackLevel::Mission,
        }
    }

    /// Whether its threats are given.
    pub fn is_test_run(self) -> bool {
        matches!(self, Flight::TestRun1 | Flight::TestRun2)
    }
}

/// Which sound track is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackChoice {
    /// One of the official ones, by chance.
    Random,
    /// One made for this game.
    Generated(generator::Difficulty),
    /// This official one of the chosen flight, counted from one.
    Official(u8),
    /// One that the table's content brought, by chance.
    Own,
}

/// How fast the ship's computer speaks: how many seconds of the track pass in one second of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// As it was recorded.
    Normal,
    /// Four times as fast.
    Quick,
    /// Ten times as fast.
    Rush,
}

impl Speed {
    /// How many seconds of the track pass in one second of the table.
    pub fn factor(self) -> u64 {
        match self {
            Speed::Normal => 1,
            Speed::Quick => 4,
            Speed::Rush => 10,
        }
    }
}

/// When the crew learns when a phase ends (SA-3.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseEnds {
    /// From the first warning.
    #[default]
    Warned,
    /// It is shown from the start.
    Shown,
}

impl PhaseEnds {
    fn is_usual(&self) -> bool {
        *self == PhaseEnds::default()
    }
}

/// What is agreed before the alert.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many people.
    pub seats: u8,
    /// What kind of flight.
    pub flight: Flight,
    /// How its track is chosen.
    pub track: TrackChoice,
    /// The common threats.
    pub common: Difficulty,
    /// The serious threats.
    pub serious: Difficulty,
    /// Whether an android makes the crew one of five (SA-17.11).
    pub fifth: bool,
    /// How fast the computer speaks.
    pub speed: Speed,
    /// When the ends of phases are known.
    #[serde(default, skip_serializing_if = "PhaseEnds::is_usual")]
    pub phase_ends: PhaseEnds,
    /// Whether it is a campaign of up to three missions (SA-19.1).
    pub campaign: bool,
    /// Whether the threats of the module "New Frontier" are in the decks (SA-24.1, SA-24.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new_frontier: bool,
    /// Threats, boards and cards.
    #[serde(default)]
    pub content: ContentHandle,
}

impl Setup {
    /// A mission with easier threats on an official track.
    pub fn mission(seats: u8) -> Setup {
        Setup {
            seats,
            flight: Flight::Mission,
            track: TrackChoice::Random,
            common: Difficulty::White,
            serious: Difficulty::White,
            fifth: false,
            speed: Speed::Normal,
            phase_ends: PhaseEnds::Warned,
            campaign: false,
            new_frontier: false,
            content: ContentHandle::standard(),
        }
    }

    /// The same as another flight.
    pub fn flight(self, flight: Flight) -> Setup {
        Setup { flight, ..self }
    }

    /// The same on another track.
    pub fn track(self, track: TrackChoice) -> Setup {
        Setup { track, ..self }
    }

    /// The same with other threats.
    pub fn threats(self, common: Difficulty, serious: Difficulty) -> Setup {
        Setup { common, serious, ..self }
    }

    /// The same with an android that makes the crew one of five.
    pub fn with_fifth(self) -> Setup {
        Setup { fifth: true, ..self }
    }

    /// The same with the deck and the tracks for double actions, where the content has them.
    pub fn double_actions(self) -> Setup {
        let content = double_actions(&self.content).unwrap_or_default();
        Setup { content, ..self }
    }

    /// The same as a campaign.
    pub fn campaign(self) -> Setup {
        Setup { campaign: true, ..self }
    }

    /// The same with the threats of the module "New Frontier".
    pub fn new_frontier(self) -> Setup {
        Setup { new_frontier: true, ..self }
    }

    /// How many androids fly with so many people (SA-17.2, SA-17.11, SA-17.13).
    pub fn androids(&self) -> u8 {
        let base = match self.seats {
            1 => 4,
            2 => 2,
            3 => 1,
            _ => 0,
        };
        base + u8::from(self.fifth)
    }

    /// Everybody who has a figure. The one person of a solo game has none.
    pub fn crew(&self) -> u8 {
        if self.seats == 1 { self.androids() } else { self.seats + self.androids() }
    }

    /// Whether the action deck has double actions (SA-24.2).
    pub fn has_double_actions(&self) -> bool {
        self.content.has_double_actions()
    }

    /// The kind of track that is flown.
    pub(crate) fn level(&self) -> TrackLevel {
        if self.has_double_actions() { TrackLevel::DoubleAction } else { self.flight.level() }
    }

    /// The tracks of the table's own content for this kind of flight.
    pub(crate) fn own_tracks(&self) -> impl Iterator<Item = &Track> {
        let level = self.level();
        self.content.source().tracks.iter().filter(move |track| track.level == level)
    }

    /// The official track with this number.
    pub(crate) fn official(&self, number: u8) -> Option<&'static Track> {
        if self.flight.is_test_run() {
            return Track::official(self.flight.name());
        }
        match (self.has_double_actions(), number.checked_sub(EASIER_DOUBLE_TRACKS)) {
            (true, None | Some(0)) => Track::official(&format!("double-action-easier-{number}")),
            (true, Some(number)) => Track::official(&format!("double-action-{number}")),
            (false, _) => Track::official(&format!("{}-{number}", self.flight.name())),
        }
    }

    /// Whether the setup is a game at all.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let error = |key: &str| Err(error(key));
        if !(1..=5).contains(&self.seats) {
            return Err(SetupError::wrong_seats(usize::from(self.seats), 1, 5));
        }
        if self.fifth && (self.seats == 1 || self.seats == 5) {
            return error("setup-no-fifth");
        }
        if self.campaign && self.flight != Flight::Mission {
            return error("setup-campaign-needs-missions");
        }
        let white = (self.common, self.serious) == (Difficulty::White, Difficulty::White);
        if self.flight != Flight::Mission && !white {
            return error("setup-white-only");
        }
        if [self.common, self.serious].contains(&Difficulty::Red) && !self.new_frontier {
            return error("setup-red-needs-new-frontier");
        }
        if self.flight.is_test_run() && self.new_frontier {
            return error("setup-test-run-has-its-threats");
        }
        if self.flight.is_test_run() && self.track != TrackChoice::Random {
            return error("setup-test-run-is-fixed");
        }
        if self.campaign && matches!(self.track, TrackChoice::Official(_)) {
            return error("setup-campaign-track");
        }
        if self.has_double_actions() && self.flight != Flight::Mission {
            return error("setup-double-needs-missions");
        }
        if self.has_double_actions() && matches!(self.track, TrackChoice::Generated(_)) {
            return error("setup-double-needs-official");
        }
        if self.track == TrackChoice::Own && self.own_tracks().next().is_none() {
            return error("setup-no-own-track");
        }
        if let TrackChoice::Official(number) = self.track
            && self.official(number).is_none()
        {
            return error("setup-no-such-track");
        }
        if !decks_suffice(self, (self.common, self.serious)) {
            return error("setup-few-threats");
        }
        Ok(())
    }
}

/// Every message key that a setup error of this game can have.
pub(crate) const SETUP_ERRORS: [&str; 13] = [
    "setup-no-fifth",
    "setup-campaign-needs-missions",
    "setup-white-only",
    "setup-red-needs-new-frontier",
    "setup-test-run-has-its-threats",
    "setup-test-run-is-fixed",
    "setup-campaign-track",
    "setup-no-such-track",
    "setup-double-needs-missions",
    "setup-double-needs-official",
    "setup-no-double-deck",
    "setup-no-own-track",
    "setup-few-threats",
];

fn error(key: &str) -> SetupError {
    SetupError(Phrase::new(format!("space-alert-{key}")))
}

/// The most tracks that a flight has: those for double actions, the easier ones first.
const MOST_TRACKS: u8 = 18;
const EASIER_DOUBLE_TRACKS: u8 = 6;

table::choices! {
    Flight {
        Mission => "mission",
        TestRun1 => "test-run-1",
        TestRun2 => "test-run-2",
        Simulation => "simulation",
        AdvancedSimulation => "advanced-simulation",
    }
}
table::choices! { Difficulty { White => "white", Mixed => "mixed", Yellow => "yellow", Red => "red" } }
table::choices! { Speed { Normal => "normal", Quick => "quick", Rush => "rush" } }
table::choices! { PhaseEnds { Warned => "warned", Shown => "shown" } }

impl Choice for TrackChoice {
    fn all() -> Vec<TrackChoice> {
        let mut all = vec![
            TrackChoice::Random,
            TrackChoice::Generated(generator::Difficulty::Usual),
            TrackChoice::Generated(generator::Difficulty::Calm),
            TrackChoice::Generated(generator::Difficulty::Rough),
            TrackChoice::Own,
        ];
        all.extend((1..=MOST_TRACKS).map(TrackChoice::Official));
        all
    }

    fn value(&self) -> Cow<'static, str> {
        match self {
            TrackChoice::Random => "random".into(),
            TrackChoice::Generated(generator::Difficulty::Usual) => "generated".into(),
            TrackChoice::Generated(generator::Difficulty::Calm) => "calm".into(),
            TrackChoice::Generated(generator::Difficulty::Rough) => "rough".into(),
            TrackChoice::Own => "own".into(),
            TrackChoice::Official(number) => number.to_string().into(),
        }
    }
}

/// Whether somebody who is not there makes the crew one of five.
#[derive(PartialEq, Eq)]
enum Fifth {
    No,
    Android,
}

table::choices! { Fifth { No => "no", Android => "android" } }

/// The deck of action cards.
#[derive(PartialEq, Eq)]
enum Deck {
    Standard,
    DoubleActions,
}

table::choices! { Deck { Standard => "standard", DoubleActions => "double-actions" } }

impl GameSetup for Setup {
    fn options_offered() -> Vec<OptionSpec> {
        let with_decks = || Flight::ALL.into_iter().filter(|flight| !flight.is_test_run());
        vec![
            OptionSpec::choice::<Flight>("flight"),
            OptionSpec::choice::<TrackChoice>("track").when("flight", with_decks()),
            OptionSpec::choice::<Difficulty>("common").when("flight", [Flight::Mission]),
            OptionSpec::choice::<Difficulty>("serious").when("flight", [Flight::Mission]),
            OptionSpec::choice::<Fifth>("fifth").when_seats(2..=4),
            OptionSpec::choice::<Speed>("speed"),
            OptionSpec::choice::<PhaseEnds>("phase-ends"),
            OptionSpec::choice::<bool>("campaign").when("flight", [Flight::Mission]),
            OptionSpec::choice::<bool>("new-frontier").when("flight", with_decks()),
            OptionSpec::choice::<Deck>("cards").when("flight", [Flight::Mission]),
        ]
    }

    fn configure(seats: u8, options: &Options, content: Option<&str>) -> Result<Setup, SetupError> {
        let offered = Setup::options_offered();
        let chosen = Chosen::check(seats, options, &offered)?;
        let content = ContentHandle::read(content)?;
        let setup = Setup {
            seats,
            flight: chosen.choice("flight")?,
            track: chosen.choice("track")?,
            common: chosen.choice("common")?,
            serious: chosen.choice("serious")?,
            fifth: chosen.choice::<Fifth>("fifth")? == Fifth::Android,
            speed: chosen.choice("speed")?,
            phase_ends: chosen.choice("phase-ends")?,
            campaign: chosen.choice("campaign")?,
            new_frontier: chosen.choice("new-frontier")?,
            content: match chosen.choice("cards")? {
                Deck::Standard => content,
                Deck::DoubleActions => {
                    double_actions(&content).ok_or_else(|| error("setup-no-double-deck"))?
                }
            },
        };
        setup.check()?;
        Ok(setup)
    }
}
