//! What dice must show for a Flux card (SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12).

use super::{Dice, FoursReading};
use crate::content::Claim;

/// What dice show, counted once for all claims.
pub struct Shown {
    /// How often each number is there, by number.
    counts: [u8; 7],
    total: u8,
}

impl Shown {
    /// What these dice show.
    pub fn by(dice: &Dice) -> Shown {
        let mut counts = [0u8; 7];
        for die in dice {
            counts[usize::from(*die).min(6)] += 1;
        }
        Shown { counts, total: dice.iter().sum() }
    }

    /// Whether they meet a claim. Better results include lesser ones (SC-15.5).
    pub fn meets(&self, claim: &Claim, reading: FoursReading) -> bool {
        let counts = &self.counts;
        match claim {
            Claim::Straight { length } => longest_row(counts) >= *length,
            Claim::Below { total } => self.total < *total,
            Claim::Above { total } => self.total > *total,
            Claim::Same { count } => counts.iter().any(|each| each >= count),
            Claim::SameOf { count, numbers } => (0..).zip(counts).any(|(number, each)| {
                each >= count && (reading == FoursReading::Change || numbers.contains(&number))
            }),
            Claim::FullHouse => counts.contains(&3) && counts.contains(&2),
        }
    }
}

/// Whether dice meet a claim.
pub fn meets(claim: &Claim, reading: FoursReading, dice: &Dice) -> bool {
    Shown::by(dice).meets(claim, reading)
}

fn longest_row(counts: &[u8; 7]) -> u8 {
    let (mut longest, mut row) = (0, 0);
    for count in counts {
        row = if *count > 0 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}
