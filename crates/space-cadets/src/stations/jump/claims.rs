//! What dice must show for a Flux card (SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12).

use super::{Dice, FoursReading};
use crate::content::Claim;

/// Whether dice meet a claim. Better results include lesser ones (SC-15.5).
pub fn meets(claim: &Claim, reading: FoursReading, dice: &Dice) -> bool {
    let mut counts = [0u8; 7];
    for die in dice {
        counts[usize::from(*die).min(6)] += 1;
    }
    let total: u8 = dice.iter().sum();
    match claim {
        Claim::Straight { length } => longest_row(&counts) >= *length,
        Claim::Below { total: below } => total < *below,
        Claim::Above { total: above } => total > *above,
        Claim::Same { count } => counts.iter().any(|each| each >= count),
        Claim::SameOf { count, numbers } => (0..).zip(&counts).any(|(number, each)| {
            each >= count && (reading == FoursReading::Change || numbers.contains(&number))
        }),
        Claim::FullHouse => counts.contains(&3) && counts.contains(&2),
    }
}

fn longest_row(counts: &[u8; 7]) -> u8 {
    let (mut longest, mut row) = (0, 0);
    for count in counts {
        row = if *count > 0 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}
