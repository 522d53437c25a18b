//! Chapter 8: how many dice are rolled and why, what they show, and how likely that is.

use crate::Item;
use serde::{Deserialize, Serialize};

/// Where dice of a roll come from or go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DiceSource {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DicePart {
    /// Why.
    pub source: DiceSource,
    /// How many, fewer than none for a penalty.
    pub dice: i8,
}

/// The dice of a roll with all that adds to them and takes from them (AM-8.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DicePool {
    /// Everything that counts.
    pub parts: Vec<DicePart>,
}

impl DicePool {
    /// Adds dice, or takes them away.
    pub(crate) fn add(&mut self, source: DiceSource, dice: i8) {
        if dice != 0 {
            self.parts.push(DicePart { source, dice });
        }
    }

    /// How many dice are rolled: never fewer than none.
    pub fn total(&self) -> u8 {
        let sum: i32 = self.parts.iter().map(|part| i32::from(part.dice)).sum();
        u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
    }
}

/// Whether a die is a success (AM-8.1), or with the Reality Inverter (AM-16.6).
pub(crate) fn succeeds(die: u8, inverted: bool) -> bool {
    if inverted { die >= 8 } else { die <= 3 }
}

/// How likely a roll is to succeed, and with how many Overkills. Shown to players, never part of a state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// At least one success.
    pub success: f64,
    /// Exactly so many Overkills, from one on.
    pub overkills: Vec<f64>,
}

impl Odds {
    /// The odds of so many dice with so many successes that no die needs to show. (Three faces of ten succeed, inverted
    /// or not.)
    pub fn of(dice: u8, sure: u8) -> Odds {
        let exactly = |hits: u8| {
            let mut ways = 1.0;
            for k in 0..hits {
                ways = ways * f64::from(dice - k) / f64::from(k + 1);
            }
            ways * 0.3f64.powi(hits.into()) * 0.7f64.powi((dice - hits).into())
        };
        let success = if sure > 0 { 1.0 } else { 1.0 - 0.7f64.powi(dice.into()) };
        let most = u16::from(dice) + u16::from(sure);
        let overkills = (1..most)
            .map(|overkills| match u8::try_from(overkills + 1 - u16::from(sure.min(1))) {
                Ok(hits) if sure <= 1 && hits <= dice => exactly(hits),
                _ => 0.0,
            })
            .collect();
        Odds { success, overkills }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AM-8.3: all chances of a roll add up to one
    #[test]
    fn chances_add_up() {
        for (dice, sure) in [(1, 0), (5, 0), (12, 0), (4, 1), (0, 1)] {
            let odds = Odds::of(dice, sure);
            let one = if sure == 0 {
                f64::from(dice) * 0.3 * 0.7f64.powi(i32::from(dice) - 1)
            } else {
                0.7f64.powi(dice.into())
            };
            let sum = one + odds.overkills.iter().sum::<f64>();
            assert!((sum - odds.success).abs() < 1e-9, "{dice} {sure} {odds:?}");
        }
    }

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
