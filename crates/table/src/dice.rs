//! Seeded chance. Everything random in a game comes from here, so a record replays to the same bytes anywhere.

use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use thiserror::Error;

/// Thirty-two secret bytes from which every shuffle and die of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// A text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A seed from a small number, for simulations and tests; spread by SHA-256.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The seed number `index` of the family that this one starts; independent of how many are taken.
    pub fn derive(&self, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// What the table shows before the game so that nobody can change the seed afterwards: SHA-256, in hexadecimal.
    pub fn commitment(&self) -> String {
        to_hex(&Sha256::digest(self.0))
    }

    /// The seed in hexadecimal.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// Reads what [`Seed::to_hex`] wrote.
    pub fn from_hex(text: &str) -> Result<Seed, SeedError> {
        let digits = text.as_bytes();
        let mut seed = [0; 32];
        if digits.len() != 64 {
            return Err(SeedError);
        }
        for (byte, pair) in seed.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |at: u8| char::from(at).to_digit(16).ok_or(SeedError);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Seed(seed))
    }
}

/// A seed is a secret while its game runs, so it never prints itself by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Seed(hidden)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        Seed::from_hex(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The one source of chance in a game.
#[derive(Clone)]
pub struct Dice {
    rng: ChaCha8Rng,
    /// Results that come before any real roll, last first.
    loaded: Vec<u32>,
}

/// Where the dice are in their sequence of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DicePosition {
    words: u128,
    loaded: usize,
}

impl Dice {
    /// How rolls follow from the seed. Named in every record; a change of method is a new name.
    /// ChaCha with 8 rounds, 32-bit words in order; `below` multiplies and shifts, rejecting the biased remainder.
    pub const ALGORITHM: &'static str = "chacha8/1";

    /// Fresh dice.
    pub fn new(seed: Seed) -> Dice {
        Dice { rng: ChaCha8Rng::from_seed(seed.0), loaded: Vec::new() }
    }

    /// How much of the seed's chance is used up. It differs as soon as anything was rolled.
    pub fn position(&self) -> DicePosition {
        DicePosition { words: self.rng.get_word_pos(), loaded: self.loaded.len() }
    }

    /// Dice whose next results are fixed, for tests that enumerate every outcome and for lessons.
    pub fn load(&mut self, mut results: Vec<u32>) {
        results.reverse();
        self.loaded = results;
    }

    /// A fair number from zero up to, not including, `limit`. Zero when the limit is zero or one, without a roll.
    pub fn below(&mut self, limit: u32) -> u32 {
        if limit < 2 {
            return 0;
        }
        if let Some(fixed) = self.loaded.pop() {
            return fixed % limit;
        }
        // Lemire's method: a wide product, and the few words that would make it unfair are thrown away.
        // How many these are is asked only of a word that may be one of them.
        loop {
            let product = u64::from(self.rng.next_u32()) * u64::from(limit);
            let low = product as u32;
            if low >= limit || low >= limit.wrapping_neg() % limit {
                return (product >> 32) as u32;
            }
        }
    }

    /// A seed for dice of its own, as a search needs for its imagined games.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        self.rng.fill_bytes(&mut seed);
        Seed(seed)
    }

    /// Puts a slice into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// What the dice show next is a secret too.
impl fmt::Debug for Dice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Dice(hidden)")
    }
}

#[derive(Serialize, Deserialize)]
struct DiceOnPaper {
    seed: Seed,
    words: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    loaded: Vec<u32>,
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DiceOnPaper {
            seed: Seed(self.rng.get_seed()),
            words: self.rng.get_word_pos() as u64,
            loaded: self.loaded.clone(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let paper = DiceOnPaper::deserialize(deserializer)?;
        let mut rng = ChaCha8Rng::from_seed(paper.seed.0);
        rng.set_word_pos(u128::from(paper.words));
        Ok(Dice { rng, loaded: paper.loaded })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_rolls_never_change() {
        let mut dice = Dice::new(Seed([7; 32]));
        let rolls: Vec<u32> = (0..8).map(|_| dice.below(6)).collect();
        assert_eq!(rolls, KNOWN_ROLLS, "a record made yesterday would replay differently");
    }

    const KNOWN_ROLLS: [u32; 8] = [2, 1, 5, 4, 0, 1, 0, 2];

    #[test]
    fn dice_resume_where_they_stopped() {
        let mut dice = Dice::new(Seed::from_number(3));
        for _ in 0..77 {
            dice.below(52);
        }
        let mut resumed: Dice = serde_json::from_str(&serde_json::to_string(&dice).unwrap()).unwrap();
        for _ in 0..77 {
            assert_eq!(dice.below(52), resumed.below(52));
        }
    }

    #[test]
    fn every_side_comes_up_about_as_often() {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[dice.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn loaded_dice_show_what_was_loaded_and_then_roll_on() {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut honest = dice.clone();
        dice.load(vec![3, 1, 8]);
        assert_eq!([dice.below(6), dice.below(6), dice.below(6)], [3, 1, 2]);
        assert_eq!(dice.below(6), honest.below(6));
    }

    #[test]
    fn a_seed_survives_its_hexadecimal_form_and_nothing_else_is_one() {
        let seed = Seed::from_number(9);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Ok(seed));
        for text in ["", "00", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65)] {
            assert_eq!(Seed::from_hex(text), Err(SeedError), "{text}");
        }
    }

    #[test]
    fn the_seed_is_never_printed_by_debug() {
        let seed = Seed::from_number(9);
        assert!(!format!("{seed:?} {:?}", Dice::new(seed)).contains(&seed.to_hex()[..6]));
    }
}
