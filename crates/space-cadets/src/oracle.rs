//! The game's answers to its evaluators: its own dice, and what people have chosen.

use crate::Side;
use crate::enemies::Way;
use crate::fate::{Chooser, DieFor, Fate, Orders};
use table::Dice;

/// Dice that are always there, and choices that may still be missing.
pub(crate) struct Oracle<'a> {
    pub(crate) dice: &'a mut Dice,
    /// The side that was chosen; it answers one question.
    pub(crate) side: Option<Side>,
    /// The way that was chosen; it answers one question.
    pub(crate) way: Option<Way>,
    /// Whether a die was rolled.
    pub(crate) rolled: bool,
}

impl<'a> Oracle<'a> {
    pub(crate) fn new(dice: &'a mut Dice) -> Oracle<'a> {
        Oracle { dice, side: None, way: None, rolled: false }
    }
}

impl Fate for Oracle<'_> {
    fn die(&mut self, _: DieFor) -> Option<u8> {
        self.rolled = true;
        Some(self.dice.below(6) as u8 + 1)
    }

    fn side(&mut self, _: Chooser, options: &[Side]) -> Option<Side> {
        self.side.take().filter(|side| options.contains(side))
    }
}

impl Orders for Oracle<'_> {
    fn way(&mut self, options: &[Way]) -> Option<Way> {
        self.way.take().filter(|way| options.contains(way))
    }
}
