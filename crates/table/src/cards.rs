//! Single cards and sets of cards, by number. What a number means is for each game to say.

use crate::dice::Dice;
use arbitrary::{Arbitrary, Unstructured};
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// One physical card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u8);

/// Read like the sets: no number is above what a set can hold.
impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let card = CardId(u8::deserialize(deserializer)?);
        if card.index() < CardSet::CAPACITY {
            Ok(card)
        } else {
            Err(serde::de::Error::custom("card numbers are below 128"))
        }
    }
}

impl<'a> Arbitrary<'a> for CardId {
    fn arbitrary(noise: &mut Unstructured<'a>) -> arbitrary::Result<CardId> {
        Ok(CardId(noise.int_in_range(0..=CardSet::CAPACITY as u8 - 1)?))
    }
}

impl CardId {
    /// The card's place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cards. At most 128 cards exist, so a set is one machine word pair and copies for nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct CardSet(u128);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// How many different cards a set can hold.
    pub const CAPACITY: usize = 128;

    /// All cards from one number up to, not including, another.
    pub fn range(from: u8, to: u8) -> CardSet {
        (from..to).map(CardId).collect()
    }

    /// Exactly one card.
    pub fn of(card: CardId) -> CardSet {
        CardSet(1u128.checked_shl(u32::from(card.0)).unwrap_or(0))
    }

    /// Whether the card is in the set.
    pub fn has(self, card: CardId) -> bool {
        self.0 & CardSet::of(card).0 != 0
    }

    /// Puts a card in.
    pub fn add(&mut self, card: CardId) {
        self.0 |= CardSet::of(card).0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !CardSet::of(card).0;
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        // Many of the sets that are counted are empty.
        if self.is_empty() {
            return 0;
        }
        let (low, high) = self.words();
        (low.count_ones() + high.count_ones()) as usize
    }

    /// Whether there are two or more.
    pub fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every card of this set is in the other.
    pub fn within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest card, if any.
    pub fn first(self) -> Option<CardId> {
        if self.is_empty() { None } else { Some(CardId(self.0.trailing_zeros() as u8)) }
    }

    /// The lowest card as a set, or none.
    pub fn first_alone(self) -> CardSet {
        CardSet(self.0 & self.0.wrapping_neg())
    }

    /// The cards of the set, lowest first.
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }

    fn words(self) -> (u64, u64) {
        (self.0 as u64, (self.0 >> 64) as u64)
    }

    /// The cards with a lower number than this one.
    pub fn below(self, card: CardId) -> CardSet {
        CardSet(self.0 & CardSet::of(card).0.wrapping_sub(1))
    }

    /// The card that has so many lower ones in the set.
    pub fn nth(self, skipped: usize) -> Option<CardId> {
        // Cards are passed over in one word instead of two.
        let (low, high) = self.words();
        let lower = low.count_ones() as usize;
        let (rest, from) = if skipped < lower {
            (pass_over(low, skipped), 0)
        } else {
            (pass_over(high, skipped - lower), 64)
        };
        if rest == 0 { None } else { Some(CardId(from + rest.trailing_zeros() as u8)) }
    }

    /// Takes a random card out of the set: the same as the top card of a shuffled deck.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<CardId> {
        if self.is_empty() {
            return None;
        }
        let (low, high) = self.words();
        let (lower, upper) = (low.count_ones(), high.count_ones());
        let skipped = dice.below(lower + upper);
        let (rest, from) = if skipped < lower {
            (pass_over(low, skipped as usize), 0)
        } else {
            (pass_over(high, (skipped - lower) as usize), 64)
        };
        // The lowest bit that is left is the card's.
        let bit = rest & rest.wrapping_neg();
        self.0 &= !(u128::from(bit) << from);
        Some(CardId(from + rest.trailing_zeros() as u8))
    }
}

/// A word without so many of its lowest bits.
#[inline(always)]
fn pass_over(mut word: u64, skipped: usize) -> u64 {
    for _ in 0..skipped {
        word &= word.wrapping_sub(1);
    }
    word
}

/// The cards of a set, lowest first.
#[derive(Clone)]
pub struct CardIter(u128);

impl Iterator for CardIter {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let card = CardId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }

    /// Word by word, which is quicker than both words at once.
    fn fold<B, F: FnMut(B, CardId) -> B>(self, start: B, mut step: F) -> B {
        let mut folded = start;
        let (low, high) = CardSet(self.0).words();
        for (mut word, from) in [(low, 0), (high, 64)] {
            while word != 0 {
                folded = step(folded, CardId(from + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
        folded
    }
}

impl IntoIterator for CardSet {
    type Item = CardId;
    type IntoIter = CardIter;

    fn into_iter(self) -> CardIter {
        self.iter()
    }
}

impl Extend<CardId> for CardSet {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
        set
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

/// Written as a sorted list of card numbers.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        struct Cards;
        impl<'de> Visitor<'de> for Cards {
            type Value = CardSet;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a list of different card numbers below 128")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut cards: A) -> Result<CardSet, A::Error> {
                let mut set = CardSet::EMPTY;
                while let Some(card) = cards.next_element::<CardId>()? {
                    if set.has(card) {
                        return Err(serde::de::Error::custom("card numbers are different"));
                    }
                    set.add(card);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Cards)
    }
}

/// A handful of cards: noise that looks like a command a person might send.
impl<'a> Arbitrary<'a> for CardSet {
    fn arbitrary(noise: &mut Unstructured<'a>) -> arbitrary::Result<CardSet> {
        let count = noise.int_in_range(0..=4)?;
        (0..count).map(|_| CardId::arbitrary(noise)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets with cards in either word, in both and in none.
    fn sets() -> Vec<CardSet> {
        let sets = [0, 1, 1 << 127, 0b1011, 0b101 << 62, u128::MAX, u128::MAX / 3, 5 << 64];
        sets.into_iter().map(CardSet).collect()
    }

    #[test]
    fn cards_are_counted_found_and_gone_through_in_the_same_order() {
        for set in sets() {
            let one_by_one: Vec<CardId> = (0..128).map(CardId).filter(|card| set.has(*card)).collect();
            let mut listed = Vec::new();
            for card in set {
                listed.push(card);
            }
            assert_eq!(listed, one_by_one);
            let folded = set.iter().fold(Vec::new(), |mut cards, card| {
                cards.push(card);
                cards
            });
            assert_eq!(folded, one_by_one);
            assert_eq!(set.len(), one_by_one.len());
            assert_eq!(set.has_several(), one_by_one.len() > 1);
            assert_eq!(set.first(), one_by_one.first().copied());
            assert_eq!(set.first_alone().iter().next(), set.first());
            assert_eq!(set.first_alone().len(), set.len().min(1));
            for place in 0..130 {
                assert_eq!(set.nth(place), one_by_one.get(place).copied(), "{place} of {set:?}");
            }
        }
    }

    #[test]
    fn the_cards_below_one_are_those_with_lower_numbers() {
        for set in sets() {
            for card in (0..128).map(CardId) {
                let lower: CardSet = set.iter().filter(|other| *other < card).collect();
                assert_eq!(set.below(card), lower, "{card:?} of {set:?}");
            }
        }
    }

    #[test]
    fn every_card_of_a_deck_is_drawn_once() {
        let mut dice = Dice::new(crate::Seed::from_number(4));
        for set in sets() {
            let (mut deck, mut drawn) = (set, CardSet::EMPTY);
            while let Some(card) = deck.draw(&mut dice) {
                assert!(set.has(card) && !drawn.has(card) && !deck.has(card));
                drawn.add(card);
            }
            assert_eq!(drawn, set);
        }
    }
}
