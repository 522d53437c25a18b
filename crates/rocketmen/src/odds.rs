//! The exact chance that a launch succeeds, with every helpful pad card used as well as possible.

use serde::{Deserialize, Serialize};

/// What a launch still has to help it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Helpers {
    /// Draws that can be taken back.
    pub redraws: u8,
    /// What a drawn 0 can be turned into, once for each; the largest first.
    pub zeros: [u8; 2],
    /// Spaces that can be added at any moment.
    pub spaces: u8,
    /// How many cards the first draw may be picked from; nothing when it is a plain draw.
    pub planned: u8,
}

/// The chance to get from `position` to `target` in `draws` draws from a deck with so many cards of each value.
pub fn chance(deck: [u8; 5], position: u8, target: u8, draws: u8, helpers: Helpers) -> f64 {
    let missing = target.saturating_sub(position).saturating_sub(helpers.spaces);
    if missing == 0 {
        return 1.0;
    }
    if draws == 0 {
        return 0.0;
    }
    if helpers.planned > 0 {
        let plain = Helpers { planned: 0, spaces: 0, ..helpers };
        // Planning is optional, so it is used only if it helps.
        return planned(deck, missing, draws, helpers.planned, [0; 5], plain)
            .max(flight(deck, missing, draws, plain));
    }
    flight(deck, missing, draws, Helpers { spaces: 0, ..helpers })
}

/// Plain draws from here on.
fn flight(deck: [u8; 5], missing: u8, draws: u8, helpers: Helpers) -> f64 {
    if missing == 0 {
        return 1.0;
    }
    // No card moves more than four spaces, unless a 0 is turned into more.
    if draws == 0 || u32::from(missing) > u32::from(draws) * u32::from(helpers.zeros[0].max(4)) {
        return 0.0;
    }
    let total: u32 = deck.iter().map(|count| u32::from(*count)).sum();
    if total == 0 {
        return 0.0;
    }
    let mut sum = 0.0;
    for value in 0..5u8 {
        let count = deck[usize::from(value)];
        if count > 0 {
            let mut rest = deck;
            rest[usize::from(value)] -= 1;
            sum += f64::from(count) * answer(rest, missing, draws, value, helpers);
        }
    }
    sum / f64::from(total)
}

/// The best that can be made of a drawn card.
fn answer(deck: [u8; 5], missing: u8, draws: u8, value: u8, helpers: Helpers) -> f64 {
    let mut best = flight(deck, missing.saturating_sub(value), draws - 1, helpers);
    if value == 0 && helpers.zeros[0] > 0 {
        let without = Helpers { zeros: [helpers.zeros[1], 0], ..helpers };
        best = best.max(flight(deck, missing.saturating_sub(helpers.zeros[0]), draws - 1, without));
    }
    if helpers.redraws > 0 && best < 1.0 {
        let without = Helpers { redraws: helpers.redraws - 1, ..helpers };
        best = best.max(flight(deck, missing, draws, without));
    }
    best
}

/// Reveals the remaining cards of Detailed Planning one by one, then takes the best as the first draw.
fn planned(deck: [u8; 5], missing: u8, draws: u8, left: u8, revealed: [u8; 5], helpers: Helpers) -> f64 {
    if left == 0 {
        return picked(deck, missing, draws, revealed, helpers);
    }
    let total: u32 = deck.iter().map(|count| u32::from(*count)).sum();
    let mut sum = 0.0;
    for value in 0..5 {
        if deck[value] > 0 {
            let (mut rest, mut more) = (deck, revealed);
            rest[value] -= 1;
            more[value] += 1;
            sum += f64::from(deck[value]) * planned(rest, missing, draws, left - 1, more, helpers);
        }
    }
    sum / f64::from(total.max(1))
}

/// The chance when one of the revealed cards is picked as the first draw.
pub fn picked(deck: [u8; 5], missing: u8, draws: u8, revealed: [u8; 5], helpers: Helpers) -> f64 {
    (0..5u8)
        .filter(|value| revealed[usize::from(*value)] > 0)
        .map(|value| answer(deck, missing, draws, value, helpers))
        .fold(0.0, f64::max)
}

/// The chance when a drawn card waits for an answer.
pub fn answering(deck: [u8; 5], missing: u8, draws: u8, value: u8, helpers: Helpers) -> f64 {
    answer(deck, missing, draws, value, helpers)
}
