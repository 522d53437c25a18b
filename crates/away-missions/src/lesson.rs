//! The guided first mission: always the same deal, and a course through it that is known to scan, fight, rescue somebody and win.
//! `tests/lesson.rs` plays it.

use crate::command::{Action, Command, Overkill};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seed;

/// The deal.
pub const DEAL: Seed = seed(include!("../data/lesson-deal.txt"));

const fn seed(number: u16) -> Seed {
    let mut bytes = [0; 32];
    [bytes[0], bytes[1]] = number.to_le_bytes();
    Seed(bytes)
}

/// How the table of the lesson is set up: one chair with two Rocketeers.
pub const OPTIONS: [(&str, &str); 3] =
    [("scenario", "s01-first-contact"), ("rocketeers", "2"), ("order", "first-come")];

/// The commands of the course, one after the other.
const COMMANDS: &str = include_str!("../data/lesson.json");

/// The whole course.
#[derive(Clone, Debug, Serialize)]
pub struct Course {
    /// How many chairs.
    pub seats: u8,
    /// The options of its table.
    pub options: BTreeMap<&'static str, &'static str>,
    /// What to do, in order. It holds as long as every step is done as it stands here.
    pub steps: Vec<Step>,
}

/// One step of the course.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The command.
    pub command: Command,
    /// The message that says what it is about.
    pub say: String,
}

impl Course {
    /// The course; without steps if its file does not fit the commands, which a test forbids.
    pub fn new() -> Course {
        let commands: Vec<Command> = serde_json::from_str(COMMANDS).unwrap_or_default();
        Course { seats: 1, options: OPTIONS.into(), steps: commands.into_iter().map(Step::of).collect() }
    }
}

impl Default for Course {
    fn default() -> Course {
        Course::new()
    }
}

impl Step {
    /// The names of all steps in message keys.
    pub(crate) const NAMES: [&'static str; 15] = [
        "choose", "order", "scan", "move", "hatch", "fight", "subdue", "rescue", "overkill", "task", "heal",
        "item", "pick-up", "end", "answer",
    ];

    fn of(command: Command) -> Step {
        let place = match &command {
            Command::Propose { .. } | Command::Agree => 1,
            Command::Scan { .. } => 2,
            Command::Act { action, .. } => match action {
                Action::Move { .. } => 3,
                Action::OpenHatch { .. } => 4,
                Action::Attack { .. } => 5,
                Action::Subdue { .. } => 6,
                Action::Mission { .. } => 9,
                Action::Heal { .. } => 10,
                Action::Analyze { .. } | Action::Talent { .. } | Action::Item { .. } => 11,
            },
            Command::Spend { on: Overkill::Rescue } => 7,
            Command::Spend { .. } => 8,
            Command::Use { .. } | Command::Recharge { .. } | Command::Trade { .. } => 11,
            Command::PickUp { .. } => 12,
            Command::EndTurn { .. } => 13,
            Command::Answer { .. } | Command::Pass | Command::Proceed => 14,
            _ => 0,
        };
        Step { command, say: format!("away-missions-lesson-{}", Step::NAMES[place]) }
    }
}
