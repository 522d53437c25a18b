//! SC-2: what is agreed before the mission.

use crate::content::{Content, ContentHandle};
use crate::reuse::reusing;
use crate::{Advanced, Difficulty, Drill, TimerMode};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{Choice, Chosen, GameSetup, OptionSpec, Options, SetupError};

/// The most chairs: one for each station.
pub(crate) const MOST_SEATS: u8 = 9;

/// Everything agreed before the mission.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The chairs.
    pub seats: u8,
    /// The mission's number.
    pub mission: u8,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// How the clock runs.
    pub timer: TimerMode,
    /// Each chair's factor, in halves: 2, 3 or 4.
    pub paces: Vec<u8>,
    /// Whether people choose their stations (SC-1.4).
    pub choose_seats: bool,
    /// The advanced systems in use.
    pub advanced: Vec<Advanced>,
    /// How the four-of-a-kind cards are read (SC-15.12).
    pub flux: FluxReading,
    /// The station that is practised alone (SC-22); none for a mission.
    #[serde(default)]
    pub practice: Option<Drill>,
    /// Whether the table is helped (SC-21.16).
    #[serde(default)]
    pub hints: bool,
    /// The content it is played with.
    pub content: ContentHandle,
}

reusing! {
    Setup { seats, mission, difficulty, timer, paces, choose_seats, advanced, flux, practice, hints, content }
}

/// How the two four-of-a-kind cards are read (SC-15.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FluxReading {
    /// The numbers tell which four of a kind claims the card.
    Claim,
    /// The numbers tell which dice it changes.
    Dice,
}

table::choices! { FluxReading { Claim => "claim", Dice => "dice" } }
table::choices! { Difficulty { Normal => "normal", Easy => "easy", Hard => "hard" } }
table::choices! { TimerMode { Standard => "standard", Relaxed => "relaxed", Calm => "calm" } }

/// Which mission.
struct MissionNumber(u8);

impl Choice for MissionNumber {
    fn all() -> Vec<MissionNumber> {
        (1..=6).map(MissionNumber).collect()
    }

    fn value(&self) -> Cow<'static, str> {
        self.0.to_string().into()
    }
}

/// What is practised, if anything is.
struct Practice(Option<Drill>);

impl Choice for Practice {
    fn all() -> Vec<Practice> {
        std::iter::once(None).chain(Drill::ALL.iter().copied().map(Some)).map(Practice).collect()
    }

    fn value(&self) -> Cow<'static, str> {
        self.0.map_or("off", Drill::name).into()
    }
}

/// How seats are found.
enum SeatsRule {
    Suggested,
    Chosen,
}

table::choices! { SeatsRule { Suggested => "suggested", Chosen => "chosen" } }

/// A chair's factor.
enum Pace {
    One,
    OneAndAHalf,
    Two,
}

table::choices! { Pace { One => "1", OneAndAHalf => "1-5", Two => "2" } }

impl Pace {
    fn halves(self) -> u8 {
        match self {
            Pace::One => 2,
            Pace::OneAndAHalf => 3,
            Pace::Two => 4,
        }
    }
}

const PACES: [&str; 9] =
    ["pace-1", "pace-2", "pace-3", "pace-4", "pace-5", "pace-6", "pace-7", "pace-8", "pace-9"];

impl GameSetup for Setup {
    fn options_offered() -> Vec<OptionSpec> {
        let in_missions = |spec: OptionSpec| spec.when("practice", [Practice(None)]);
        let mut offered = vec![
            in_missions(OptionSpec::choice::<MissionNumber>("mission")),
            in_missions(OptionSpec::choice::<Difficulty>("difficulty")),
            OptionSpec::choice::<TimerMode>("timer"),
            OptionSpec::choice::<SeatsRule>("stations").when_seats(2..=MOST_SEATS),
            OptionSpec::choice::<Practice>("practice").when_seats(1..=1),
        ];
        offered.push(OptionSpec::choice::<bool>("hints"));
        for system in Advanced::ALL {
            let spec = OptionSpec::choice::<bool>(system.name());
            // The others are something to practise with.
            let mission =
                matches!(system, Advanced::Batteries | Advanced::Cloak | Advanced::Seekers | Advanced::Blink);
            offered.push(if mission { in_missions(spec) } else { spec });
        }
        offered.push(OptionSpec::choice::<FluxReading>("flux"));
        let paces = (1..).zip(PACES);
        offered.extend(
            paces.map(|(chair, name)| OptionSpec::choice::<Pace>(name).when_seats(chair..=MOST_SEATS)),
        );
        offered
    }

    fn configure(seats: u8, options: &Options, content: Option<&str>) -> Result<Setup, SetupError> {
        let offered = Setup::options_offered();
        let chosen = Chosen::check(seats, options, &offered)?;
        let mut advanced = Vec::new();
        for system in Advanced::ALL {
            if chosen.choice::<bool>(system.name())? {
                advanced.push(system);
            }
        }
        let mut paces = Vec::new();
        for name in PACES.iter().take(seats.into()) {
            paces.push(chosen.choice::<Pace>(name)?.halves());
        }
        let setup = Setup {
            seats,
            mission: chosen.choice::<MissionNumber>("mission")?.0,
            difficulty: chosen.choice("difficulty")?,
            timer: chosen.choice("timer")?,
            paces,
            choose_seats: matches!(chosen.choice("stations")?, SeatsRule::Chosen),
            advanced,
            flux: chosen.choice("flux")?,
            practice: chosen.choice::<Practice>("practice")?.0,
            hints: chosen.choice("hints")?,
            content: ContentHandle::read(content)?,
        };
        setup.checked()
    }
}

impl Setup {
    /// A mission on Normal with a crew of so many chairs, standard clocks and no advanced systems.
    pub fn mission(number: u8, seats: u8) -> Setup {
        Setup {
            seats,
            mission: number,
            difficulty: Difficulty::Normal,
            timer: TimerMode::Standard,
            paces: vec![2; seats.into()],
            choose_seats: false,
            advanced: Vec::new(),
            flux: FluxReading::Claim,
            practice: None,
            hints: false,
            content: ContentHandle::standard(),
        }
    }

    /// A practice of one station (SC-22).
    pub fn practice(drill: Drill) -> Setup {
        Setup { practice: Some(drill), ..Setup::mission(1, 1) }
    }

    /// The same at another difficulty.
    pub fn difficulty(self, difficulty: Difficulty) -> Setup {
        Setup { difficulty, ..self }
    }

    /// The same with another clock.
    pub fn timer(self, timer: TimerMode) -> Setup {
        Setup { timer, ..self }
    }

    /// The same with all these advanced systems.
    pub fn advanced(self, systems: &[Advanced]) -> Setup {
        Setup { advanced: systems.to_vec(), ..self }
    }

    /// The same with hints.
    pub fn hinted(self) -> Setup {
        Setup { hints: true, ..self }
    }

    /// The same where people choose their stations.
    pub fn choose_seats(self) -> Setup {
        Setup { choose_seats: true, ..self }
    }

    /// Refuses what nobody could play.
    pub(crate) fn checked(self) -> Result<Setup, SetupError> {
        if !(1..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::wrong_seats(self.seats.into(), 1, MOST_SEATS));
        }
        let known = self.content.mission(self.mission).is_some();
        let paces = self.paces.len() == usize::from(self.seats);
        let fine = self.paces.iter().all(|pace| (2..=4).contains(pace));
        let alone = self.practice.is_none() || self.seats == 1;
        if known && paces && fine && alone {
            Ok(self)
        } else {
            Err(SetupError(table::Phrase::new("space-cadets-setup-broken")))
        }
    }

    /// Whether an advanced system is in use (SC-2.7).
    pub fn uses(&self, system: Advanced) -> bool {
        self.advanced.contains(&system)
    }

    /// The content, for what needs no handle.
    pub fn content(&self) -> &Content {
        &self.content
    }
}
