//! Dice and choices for the program, laid out beforehand so that the other hand can read them too.

use crate::one_of;
use space_cadets::Side;
use space_cadets::enemies::Way;
use space_cadets::fate::{Chooser, DieFor, Fate, Orders};
use table::Dice;

/// A row of dice for each purpose, and whom a chooser prefers.
#[derive(Clone, Debug)]
pub struct Answers {
    pub lock: Vec<u8>,
    pub fire: Vec<u8>,
    pub side: Vec<u8>,
    pub terrain: Vec<u8>,
    pub maneuver: Vec<u8>,
    pub evade: Vec<u8>,
    /// All sides; the first that is offered is chosen.
    pub liked: Vec<Side>,
    /// Which of the ways is taken.
    pub way: usize,
}

impl Answers {
    pub fn random(dice: &mut Dice) -> Answers {
        let mut row = || (0..24).map(|_| dice.below(6) as u8 + 1).collect::<Vec<u8>>();
        let (lock, fire, side, terrain, maneuver, evade) = (row(), row(), row(), row(), row(), row());
        let mut liked = vec![Side::Fore, Side::Starboard, Side::Aft, Side::Port];
        dice.shuffle(&mut liked);
        Answers { lock, fire, side, terrain, maneuver, evade, liked, way: one_of(dice, &[0, 1, 2, 3]) }
    }

    /// The one that is chosen of some sides.
    pub fn chosen(&self, offered: &[Side]) -> Side {
        *self.liked.iter().find(|side| offered.contains(side)).unwrap()
    }

    /// SC-13.2: the side that the next die says, or the Captain.
    pub fn random_side(&self) -> Option<Side> {
        Some(match self.side.first()? {
            1 => Side::Fore,
            2 => Side::Starboard,
            3 => Side::Aft,
            4 => Side::Port,
            _ => self.liked[0],
        })
    }
}

impl Fate for Answers {
    fn die(&mut self, what: DieFor) -> Option<u8> {
        let row = match what {
            DieFor::Lock => &mut self.lock,
            DieFor::Fire => &mut self.fire,
            DieFor::Side => &mut self.side,
            DieFor::Asteroid | DieFor::Nebula | DieFor::Rift => &mut self.terrain,
            DieFor::Maneuver => &mut self.maneuver,
            DieFor::Evade => &mut self.evade,
            DieFor::Repair => return None,
        };
        (!row.is_empty()).then(|| row.remove(0))
    }

    fn side(&mut self, _: Chooser, options: &[Side]) -> Option<Side> {
        Some(self.chosen(options))
    }
}

impl Orders for Answers {
    fn way(&mut self, options: &[Way]) -> Option<Way> {
        options.get(self.way % options.len().max(1)).copied()
    }
}
