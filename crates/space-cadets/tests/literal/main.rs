//! The other hand: stations, paths and flights worked out a second time, slowly and word by word from the rules page, and
//! compared with the program on thousands of random cases. The numbers here are written out again on purpose: nothing is
//! taken from the content but the printed tiles, pieces and ships.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod enemies;
mod energy;
mod fate;
mod flight;
mod jump;
mod nemesis;
mod packing;
mod plans;
mod sector;
mod shields;

use space_cadets::content::{Content, DamageCard};
use table::{Dice, Seed};

/// The chance of a test; its seed never changes.
fn chance(number: u64) -> Dice {
    Dice::new(Seed::from_number(number))
}

/// Whether something of so many in a hundred happens.
fn percent(dice: &mut Dice, percent: u32) -> bool {
    dice.below(100) < percent
}

/// One of some.
fn one_of<T: Copy>(dice: &mut Dice, some: &[T]) -> T {
    some[dice.below(some.len() as u32) as usize]
}

/// Some of these damage cards, each with a chance of so many in a hundred.
fn some_damage<'a>(dice: &mut Dice, cards: &[&'a str], chance: u32) -> Vec<&'a str> {
    cards.iter().copied().filter(|_| percent(dice, chance)).collect()
}

/// The program's cards with these names.
fn damage_cards(names: &[&str]) -> Vec<&'static DamageCard> {
    names.iter().map(|name| Content::standard().damage_card(name).unwrap().1).collect()
}
