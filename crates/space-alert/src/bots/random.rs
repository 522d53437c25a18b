//! A bot that does anything legal.

use crate::{Command, SpaceAlert, StageView};
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

impl Bot<SpaceAlert> for Random {
    fn choose(&mut self, chair: &Chair<'_, SpaceAlert>) -> Decision<Command> {
        // While plans are made the clock must run on, so half the time it does nothing.
        let planning = matches!(chair.view().stage, StageView::Action { .. });
        if planning && self.dice.below(2) == 0 {
            return Decision::Wait;
        }
        self.options.clear();
        chair.options(&mut self.options);
        let pick = self.dice.below(self.options.len() as u32) as usize;
        self.options.get(pick).cloned().into()
    }
}
