//! Damage control: draw on as long as it pays (SC-13).

use super::crewmate::Wish;
use super::skill::Skill;
use crate::SpaceCadets;
use crate::command::Command;
use crate::content::RepairKind;
use table::Dice;

/// The side with the fewest cards is in danger from here on down.
const THIN: u8 = 3;

/// What the officer does next.
pub(super) fn next(game: &SpaceCadets, skill: Skill, dice: &mut Dice) -> Wish {
    let Some(attempt) = &game.repair.attempt else { return Wish::Done };
    let gap = skill.gap;
    let cards = &game.content().repair;
    let chance = |card: usize| match cards.get(card).map(|card| (card.kind, card.needs)) {
        Some((RepairKind::AutoSuccess, _)) => 600,
        Some((RepairKind::Random, needs)) => 100 * u32::from(7u8.saturating_sub(needs)),
        _ => 0,
    };
    if let Some(lying) = attempt.lying() {
        let good = chance(lying.into());
        let skips = attempt.energy > 0 && attempt.clone().skip().is_ok();
        if skips && good < 300 {
            return Wish::Do(Command::Skip, gap);
        }
        if attempt.needs_die() {
            return Wish::Do(Command::Roll, gap);
        }
    }
    // What lies there counts with the rest once the next card is drawn.
    let lying = attempt.lying().map_or(0, |card| u8::from(chance(card.into()) > 0));
    let broken = game.damage.ongoing.len() as u8;
    if broken <= attempt.result.successes + lying || attempt.cards_left() == 0 {
        return Wish::Done;
    }
    let left: u32 = attempt.deck.iter().map(|count| u32::from(*count)).sum();
    let good: u32 =
        attempt.deck.iter().enumerate().map(|(card, count)| chance(card) * u32::from(*count)).sum();
    let odds = good / left.max(1) / 6;
    // An energy in hand takes the sting out of a bad card.
    let saved = if attempt.energy > 0 { 25 } else { 0 };
    let misjudged = (dice.below(2 * skill.odds + 1)) as i32 - skill.odds as i32;
    let odds = odds as i32 + saved + misjudged;
    let thinnest = game.damage.decks.iter().map(|deck| deck.iter().sum::<u8>()).min().unwrap_or(0);
    // With little left to lose, or much to mend, more is risked.
    let wanted = match (thinnest <= THIN, broken) {
        (_, 5..) => 44,
        (true, _) => 60,
        (false, _) => 50,
    };
    if odds > wanted { Wish::Do(Command::Draw, gap) } else { Wish::Done }
}
