//! A bot that does anything legal.

use crate::{Bot, Chair, Decision, Dice, Game, GameTime, Seed};
use std::marker::PhantomData;

/// Picks any of the offered commands with the same chance.
///
/// While the game's clock runs it lets some game time pass between two commands, or it would do everything that can be
/// done before the first second is over.
pub struct Random<G: Game> {
    dice: Dice,
    game: PhantomData<fn() -> G>,
    pace: Option<(u64, u64)>,
    rested: GameTime,
}

impl<G: Game> Random<G> {
    /// A bot that decides by this seed and acts whenever it can.
    pub fn new(seed: Seed) -> Random<G> {
        Random { dice: Dice::new(seed), game: PhantomData, pace: None, rested: GameTime::ZERO }
    }

    /// The same with at least and at most so many milliseconds of game time between two commands.
    pub fn paced(seed: Seed, least: u64, most: u64) -> Random<G> {
        Random { pace: Some((least, most)), ..Random::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Command> {
        if self.pace.is_some() && chair.clock_runs() && chair.now() < self.rested {
            return Decision::WakeAt(self.rested);
        }
        let Some(command) = chair.any_option(&mut self.dice) else { return Decision::Wait };
        if let Some((least, most)) = self.pace {
            let spread = u32::try_from(most.saturating_sub(least)).unwrap_or(u32::MAX);
            self.rested = chair.now() + (least + u64::from(self.dice.below(spread.saturating_add(1))));
        }
        Decision::Do(command)
    }
}
