//! Launch chances, looked up instead of enumerated: a bot asks for hundreds of them in every decision.

use crate::content::ContentHandle;
use crate::odds::{self, Helpers};
use std::sync::LazyLock;

/// More spaces than any launch has to cover.
const SPACES: usize = 16;
/// More draws than any launch allows.
const DRAWS: usize = 7;

/// What a pad can do once a card is drawn (RM-7.17, RM-7.21, RM-7.23).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Answers {
    /// A draw can be taken back.
    pub redraw: bool,
    /// A drawn 0 moves this far instead.
    pub zero: u8,
    /// The first draw is picked from so many cards.
    pub planned: u8,
}

/// Chances from a fresh deck.
struct ChanceTable {
    deck: [u8; 5],
    /// By answers (redraw, then zero), draws and missing spaces.
    chances: [[[f64; SPACES]; DRAWS]; 4],
    /// How likely each value is the best of three.
    best_of_three: [f64; 5],
}

/// What Radiation Shielding makes of a 0; other values are enumerated.
const SHIELDED: u8 = 2;

static STANDARD: LazyLock<ChanceTable> =
    LazyLock::new(|| ChanceTable::of(ContentHandle::standard().constants().success));

impl ChanceTable {
    fn of(deck: [u8; 5]) -> ChanceTable {
        let mut chances = [[[0.0; SPACES]; DRAWS]; 4];
        for (answers, by_draws) in chances.iter_mut().enumerate() {
            let helpers = Helpers {
                redraws: (answers & 1) as u8,
                zeros: [if answers & 2 == 0 { 0 } else { SHIELDED }, 0],
                ..Helpers::default()
            };
            for (draws, by_missing) in by_draws.iter_mut().enumerate().take(6) {
                for (missing, chance) in by_missing.iter_mut().enumerate() {
                    *chance = odds::chance(deck, 0, missing as u8, draws as u8, helpers);
                }
            }
        }
        ChanceTable { deck, chances, best_of_three: best_of_three(deck) }
    }
}

/// How likely each value is the best of three cards.
fn best_of_three(deck: [u8; 5]) -> [f64; 5] {
    let total: f64 = deck.iter().map(|count| f64::from(*count)).sum();
    let all = (total * (total - 1.0) * (total - 2.0)).max(1.0);
    let (mut below, mut at_most_before) = (0.0, 0.0);
    deck.map(|count| {
        below += f64::from(count);
        let at_most = f64::max(0.0, below * (below - 1.0) * (below - 2.0)) / all;
        let exactly = at_most - at_most_before;
        at_most_before = at_most;
        exactly
    })
}

/// The chance to cover `missing` spaces in `draws` draws from a fresh deck.
pub(super) fn chance(deck: [u8; 5], missing: u8, draws: u8, answers: Answers) -> f64 {
    if missing == 0 {
        return 1.0;
    }
    let table = &*STANDARD;
    let known = deck == table.deck && (answers.zero == 0 || answers.zero == SHIELDED);
    if !known || usize::from(missing) >= SPACES || draws > 5 {
        // Content of the table's own: right, but slow. Planning is left out.
        let helpers =
            Helpers { redraws: u8::from(answers.redraw), zeros: [answers.zero, 0], ..Helpers::default() };
        return odds::chance(deck, 0, missing, draws, helpers);
    }
    let row = &table.chances[usize::from(answers.redraw) | usize::from(answers.zero > 0) << 1];
    if answers.planned == 0 || draws == 0 {
        return row[usize::from(draws)][usize::from(missing)];
    }
    // The picked card is the best of three; that the other two are out for the launch changes next to nothing.
    let after = &row[usize::from(draws) - 1];
    table
        .best_of_three
        .iter()
        .enumerate()
        .map(|(value, likely)| likely * after[usize::from(missing).saturating_sub(value)])
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_enumeration() {
        let deck = ContentHandle::standard().constants().success;
        for (redraw, zero) in [(false, 0), (true, 0), (false, 2), (true, 2)] {
            for draws in 0..5 {
                for missing in 0..14 {
                    let helpers =
                        Helpers { redraws: u8::from(redraw), zeros: [zero, 0], ..Helpers::default() };
                    let exact = odds::chance(deck, 0, missing, draws, helpers);
                    let found = chance(deck, missing, draws, Answers { redraw, zero, planned: 0 });
                    assert!((exact - found).abs() < 1e-9, "{missing} in {draws}: {exact} or {found}");
                }
            }
        }
    }

    #[test]
    fn planning_is_close_to_the_enumeration() {
        let deck = ContentHandle::standard().constants().success;
        for (missing, draws) in [(4, 3), (5, 3), (6, 3), (7, 4), (8, 4)] {
            let exact = odds::chance(deck, 0, missing, draws, Helpers { planned: 3, ..Helpers::default() });
            let found = chance(deck, missing, draws, Answers { planned: 3, ..Answers::default() });
            assert!((exact - found).abs() < 0.03, "{missing} in {draws}: {exact} or {found}");
        }
    }
}
