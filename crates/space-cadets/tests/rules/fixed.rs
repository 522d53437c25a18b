//! Answers that are written down beforehand.

use space_cadets::Side;
use space_cadets::enemies::Way;
use space_cadets::fate::{Chooser, DieFor, Fate, Orders};

/// Dice and sides, used one after another.
#[derive(Default)]
pub struct Fixed {
    dice: Vec<u8>,
    sides: Vec<Side>,
}

impl Fixed {
    /// These dice.
    pub fn dice(dice: &[u8]) -> Fixed {
        Fixed::with(dice, &[])
    }

    /// These dice and sides.
    pub fn with(dice: &[u8], sides: &[Side]) -> Fixed {
        Fixed { dice: dice.iter().rev().copied().collect(), sides: sides.iter().rev().copied().collect() }
    }
}

impl Fate for Fixed {
    fn die(&mut self, _: DieFor) -> Option<u8> {
        self.dice.pop()
    }

    fn side(&mut self, _: Chooser, _: &[Side]) -> Option<Side> {
        self.sides.pop()
    }
}

impl Orders for Fixed {
    fn way(&mut self, options: &[Way]) -> Option<Way> {
        options.first().copied()
    }
}
