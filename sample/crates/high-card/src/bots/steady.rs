//! Swaps a hand of low cards once, then plays its best.

use super::super::command::Command;
use super::super::state::HighCard;
use table::{Bot, Chair, Decision};

/// Below this a best card is worth a swap: most of what could come is better.
const LOW: u8 = 6;

/// Always the same in the same position.
pub struct Steady;

impl Bot<HighCard> for Steady {
    fn choose(&mut self, chair: &Chair<'_, HighCard>) -> Decision<Command> {
        let mut options = Vec::new();
        chair.options(&mut options);
        let best = options.iter().filter_map(|option| match option {
            Command::Play { card } => Some(*card),
            Command::Swap { .. } => None,
        });
        let Some(best) = best.max() else { return Decision::Wait };
        let swap = Command::Swap { card: best };
        Decision::Do(if best < LOW && options.contains(&swap) { swap } else { Command::Play { card: best } })
    }
}
