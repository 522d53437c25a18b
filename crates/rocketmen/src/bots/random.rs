//! A bot that does anything legal.

use crate::{Command, Rocketmen};
use table::{Bot, Chair, Decision, Dice, Seed};

/// Picks any of the offered commands with the same chance.
pub struct Random {
    dice: Dice,
    options: Vec<Command>,
}

impl Random {
    /// A bot that decides by this seed.
    pub fn new(seed: Seed) -> Random {
        Random { dice: Dice::new(seed), options: Vec::new() }
    }
}

impl Bot<Rocketmen> for Random {
    fn choose(&mut self, chair: &Chair<'_, Rocketmen>) -> Decision<Command> {
        self.options.clear();
        chair.options(&mut self.options);
        let pick = self.dice.below(self.options.len() as u32) as usize;
        self.options.get(pick).copied().into()
    }
}
