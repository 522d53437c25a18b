//! The dice of a position file (AM-29.9).

use crate::aliens::Roll;
use serde::{Deserialize, Serialize};
use table::{Dice, Seed};

/// A list of rolls, or a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DiceOnFile {
    /// Rolls from 1 to 10, used one by one.
    List(Vec<u8>),
    /// A number from which all rolls follow.
    #[serde(with = "seeded")]
    Seed(u64),
}

mod seeded {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Seeded {
        seed: u64,
    }

    pub fn serialize<S: Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        Seeded { seed: *seed }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        Ok(Seeded::deserialize(deserializer)?.seed)
    }
}

/// The dice while they are used.
pub(super) struct Cup {
    list: Option<Vec<u8>>,
    dice: Dice,
    pub used: usize,
}

impl Cup {
    pub fn of(dice: &DiceOnFile) -> Cup {
        let seed = |number: u64| Dice::new(Seed::from_number(number));
        match dice {
            DiceOnFile::List(list) => Cup { list: Some(list.clone()), dice: seed(0), used: 0 },
            DiceOnFile::Seed(number) => Cup { list: None, dice: seed(*number), used: 0 },
        }
    }

    /// What is left: the rest of the list, or a seed that goes on from here.
    pub fn rest(mut self) -> DiceOnFile {
        match self.list {
            Some(list) => DiceOnFile::List(list.get(self.used..).unwrap_or_default().to_vec()),
            None => DiceOnFile::Seed(u64::from(self.dice.below(u32::MAX))),
        }
    }
}

impl Roll for Cup {
    fn d10(&mut self) -> Option<u8> {
        let roll = match &self.list {
            Some(list) => list.get(self.used).copied(),
            None => self.dice.d10(),
        };
        self.used += usize::from(roll.is_some());
        roll
    }
}
