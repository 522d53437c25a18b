//! How the chance of a launch got where it is, step by step, for everybody who comes in the middle of it.

use crate::cards::CardId;
use crate::command::Command;
use crate::figures::Standing;
use crate::state::{Phase, Rocketmen};
use serde::{Deserialize, Serialize};

/// How many steps are kept: the latest ones.
const KEPT: usize = 7;

/// The latest steps of a launch. What decides the chance is kept, not the chance, which is worked out for a view only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trail {
    /// Written as `marks`, the name by which states are summed up in records of earlier games.
    #[serde(rename = "marks")]
    steps: [Option<PastStep>; KEPT],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct PastStep {
    step: FlightStep,
    standing: Standing,
}

/// What happened in a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FlightStep {
    /// It began.
    LiftOff,
    /// A Success card was drawn or picked.
    Drew {
        /// Its value.
        value: u8,
    },
    /// A drawn card was kept although something better could have been made of it.
    Kept,
    /// A pad card was used.
    Used {
        /// The card that left the pad for its effect.
        card: CardId,
    },
}

/// The chance of a launch after one of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastChance {
    /// What had happened.
    pub step: FlightStep,
    /// The chance of success from there.
    pub chance: f64,
}

impl Trail {
    fn last(&self) -> Option<&PastStep> {
        self.steps.iter().flatten().last()
    }

    fn push(&mut self, past: PastStep) {
        if let Some(free) = self.steps.iter_mut().find(|step| step.is_none()) {
            *free = Some(past);
        } else {
            self.steps.rotate_left(1);
            self.steps[KEPT - 1] = Some(past);
        }
    }

    /// The chances in order, the last of which is known. Keeping a card is a step only if it changed something.
    pub(crate) fn chances(&self, now: f64) -> Vec<PastChance> {
        let mut told: Vec<PastChance> = Vec::with_capacity(KEPT);
        let count = self.steps.iter().flatten().count();
        for (at, PastStep { step, standing }) in self.steps.iter().flatten().enumerate() {
            let chance = if at + 1 == count { now } else { standing.chance() };
            let same = told.last().is_some_and(|before| before.chance == chance);
            if !(same && *step == FlightStep::Kept) {
                told.push(PastChance { step: *step, chance });
            }
        }
        told
    }
}

impl Rocketmen {
    /// Notes where the launch stands after a command, if one is under way.
    pub(crate) fn leave_trail(&mut self, command: Command) {
        self.watch_command(command);
        let Phase::Launching(mut launch) = self.phase else { return };
        let standing = self.standing(&launch, self.me().pad);
        let drawn = launch.trail.last().and_then(|past| the_one_gone(past.standing.deck, standing.deck));
        let step = match (command, drawn) {
            (Command::Launch { .. }, _) => FlightStep::LiftOff,
            (Command::Pick { value }, _) | (_, Some(value)) => FlightStep::Drew { value },
            (Command::Trigger { card }, None) => FlightStep::Used { card },
            _ => FlightStep::Kept,
        };
        launch.trail.push(PastStep { step, standing });
        self.phase = Phase::Launching(launch);
    }
}

/// The value of the card that left the deck, if it is one.
fn the_one_gone(before: [u8; 5], now: [u8; 5]) -> Option<u8> {
    let gone = |value: u8| before[usize::from(value)].saturating_sub(now[usize::from(value)]);
    let total: u8 = (0..5).map(gone).sum();
    (0..5).find(|value| total == 1 && gone(*value) == 1)
}
