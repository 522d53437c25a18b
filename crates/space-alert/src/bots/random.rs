//! A bot that does anything legal.

use crate::{Command, SpaceAlert};
use table::{Bot, Chair, Decision, Dice, GameTime, Seed};

/// The least and the most milliseconds of game time between two of its commands: about as often as a person does something.
const PAUSE: (u64, u32) = (5_000, 10_000);

/// Picks any of the offered commands with the same chance.
pub struct Random {
    dice: Dice,
    options: Vec<Command>,
    rested: GameTime,
}

impl Random {
    /// A bot that decides by this seed.
    pub fn new(seed: Seed) -> Random {
        Random { dice: Dice::new(seed), options: Vec::new(), rested: GameTime::ZERO }
    }
}

impl Bot<SpaceAlert> for Random {
    fn choose(&mut self, chair: &Chair<'_, SpaceAlert>) -> Decision<Command> {
        if chair.now() < self.rested {
            return Decision::WakeAt(self.rested);
        }
        self.options.clear();
        chair.options(&mut self.options);
        if self.options.is_empty() {
            return Decision::Wait;
        }
        let pick = self.dice.below(self.options.len() as u32) as usize;
        self.rested = chair.now() + (PAUSE.0 + u64::from(self.dice.below(PAUSE.1)));
        Decision::Do(self.options.swap_remove(pick))
    }
}
