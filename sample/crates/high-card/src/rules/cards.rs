//! HC-1: the cards.
//!
//! Nobody ever orders the bag. It is a sorted set, and a draw rolls for the place in it: what nobody has drawn yet
//! lies nowhere in particular, so there is nothing to hide about it and nothing to deal anew.

use table::Dice;

/// How many cards everybody holds.
pub const HAND: usize = 2;
/// The highest card.
pub const HIGHEST: u8 = 12;

/// Takes a card from a bag, each one as likely as any other.
pub fn draw(bag: &mut Vec<u8>, dice: &mut Dice) -> Option<u8> {
    if bag.is_empty() {
        return None;
    }
    Some(bag.remove(dice.below(bag.len() as u32) as usize))
}

/// Puts a card into a bag or a hand. Both are sets and kept in order, so that equal sets are equal bytes.
pub fn put(set: &mut Vec<u8>, card: u8) {
    set.push(card);
    set.sort_unstable();
}

/// Takes a known card out of a hand.
pub fn take(set: &mut Vec<u8>, card: u8) {
    set.retain(|held| *held != card);
}
