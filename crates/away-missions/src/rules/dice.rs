//! Chapter 8: how many dice are rolled and why, what they show.

use crate::Item;

/// Where dice of a roll come from or go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiceSource {
    /// The weapon at this range.
    Weapon(Item),
    /// The Rocketeer's IQ.
    Iq,
    /// A card that adds dice or IQ.
    Card(Item),
    /// Space Leeches on his tile.
    Leeches,
    /// The tile or the scenario.
    Place,
    /// What the item itself rolls.
    Own,
}

/// Some of the dice of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiceFrom {
    /// What the dice are rolled for.
    pub source: DiceSource,
    /// How many, fewer than none for a penalty.
    pub dice: i8,
}

/// The dice of a roll with all that adds to them and takes from them (AM-8.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DicePool {
    /// Everything that counts.
    pub parts: Vec<DiceFrom>,
}

impl DicePool {
    /// Adds dice, or takes them away.
    pub(crate) fn add(&mut self, source: DiceSource, dice: i8) {
        if dice != 0 {
            self.parts.push(DiceFrom { source, dice });
        }
    }

    /// How many dice are rolled: never fewer than none.
    pub(crate) fn total(&self) -> u8 {
        let sum: i32 = self.parts.iter().map(|part| i32::from(part.dice)).sum();
        u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
    }
}

/// Whether a die is a success (AM-8.1), or with the Reality Inverter (AM-16.6).
pub(crate) fn succeeds(die: u8, inverted: bool) -> bool {
    if inverted { die >= 8 } else { die <= 3 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AM-8.2, AM-8.4: penalties take dice away, down to none
    #[test]
    fn never_fewer_than_no_dice() {
        let mut pool = DicePool::default();
        pool.add(DiceSource::Iq, 2);
        assert_eq!(pool.total(), 2);
        pool.add(DiceSource::Leeches, -3);
        assert_eq!(pool.total(), 0);
    }
}
