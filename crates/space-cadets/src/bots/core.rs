//! Core breach: leaf, match, pass (SC-14).

use super::skill::Skill;
use crate::command::Command;
use crate::glance::Glance;

/// Whoever is handed the deck turns to it after this.
pub(super) const DECK: u64 = 500;
/// A card is taken out, or the deck handed over, in so many milliseconds.
const HAND: u64 = 250;
/// Nobody leafs faster than this.
pub(super) const FASTEST: u64 = 150;

/// What the holder of the deck does with it, and how long that takes; none if there is nobody to pass it on to.
pub(super) fn find(glance: &Glance, skill: Skill) -> Option<(Command, u64)> {
    if glance.passes {
        return glance.pass_to.map(|to| (Command::Pass { to }, HAND));
    }
    if glance.matches {
        return Some((Command::Match, HAND));
    }
    // A find takes its time however thin the deck has become: on average half of it is leafed through.
    let leaves = u64::from(glance.deck).div_ceil(2).max(1);
    let gap = skill.find.saturating_sub(2 * HAND + DECK) / leaves;
    Some((Command::Leaf { back: false }, gap.max(FASTEST)))
}
