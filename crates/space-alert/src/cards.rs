//! Action cards: which there are, and sets of them.

use crate::content::{Content, HeroicHalf};
use crate::ship::Action;
use crate::side::Side;
use arbitrary::{Arbitrary, Unstructured};
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use table::Dice;

/// One physical card: first the action deck, in the order of the content, then the heroic cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u8);

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let card = CardId(u8::deserialize(deserializer)?);
        if card.0 < CardSet::CAPACITY {
            Ok(card)
        } else {
            Err(serde::de::Error::custom("there is no card with this number"))
        }
    }
}

impl<'a> Arbitrary<'a> for CardId {
    fn arbitrary(noise: &mut Unstructured<'a>) -> arbitrary::Result<CardId> {
        Ok(CardId(noise.int_in_range(0..=CardSet::CAPACITY - 1)?))
    }
}

/// Which half of a card is on top, and so counts. Everybody can tell it from the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The half that begins with a system or the battlebots.
    Action,
    /// The half that begins with an arrow, the lift or a station.
    Movement,
}

impl Half {
    /// Both of them.
    pub const ALL: [Half; 2] = [Half::Action, Half::Movement];

    /// The half below.
    pub fn other(self) -> Half {
        match self {
            Half::Action => Half::Movement,
            Half::Movement => Half::Action,
        }
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// Its action half.
    pub action: Side,
    /// Its movement half.
    pub movement: Side,
}

impl Face {
    /// What one half says.
    pub fn half(self, half: Half) -> Side {
        match half {
            Half::Action => self.action,
            Half::Movement => self.movement,
        }
    }
}

impl Content {
    /// What is printed on a card. A number that no card has shows nothing useful; no set holds one.
    pub fn face(&self, card: CardId) -> Face {
        let mut place = card.0;
        for kind in &self.cards().actions {
            if place < kind.copies {
                return Face { action: kind.act, movement: kind.r#move };
            }
            place -= kind.copies;
        }
        let heroics = &self.cards().heroics;
        heroics.get(usize::from(place)).or(heroics.first()).map_or(
            Face { action: Side::One(Action::A), movement: Side::One(Action::Red) },
            |card| Face { action: Side::One(card.act.into()), movement: Side::One(Action::go(card.station)) },
        )
    }

    /// How many cards the action deck has.
    pub fn deck_size(&self) -> u8 {
        self.cards().actions.iter().map(|kind| kind.copies).sum()
    }

    /// The whole action deck.
    pub fn action_deck(&self) -> CardSet {
        CardSet::range(0, self.deck_size())
    }

    /// All heroic cards.
    pub fn heroic_cards(&self) -> CardSet {
        CardSet::range(self.deck_size(), self.deck_size() + self.cards().heroics.len() as u8)
    }

    /// Whether a card is heroic.
    pub fn is_heroic(&self, card: CardId) -> bool {
        card.0 >= self.deck_size()
    }
}

impl From<HeroicHalf> for Action {
    fn from(half: HeroicHalf) -> Action {
        match half {
            HeroicHalf::A => Action::HeroicA,
            HeroicHalf::B => Action::HeroicB,
            HeroicHalf::Bot => Action::HeroicBot,
        }
    }
}

/// A set of cards in one word pair; it copies for nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct CardSet(u128);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// How many different cards a set can hold.
    pub const CAPACITY: u8 = 128;

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
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of the set, lowest first.
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }

    /// Takes a card out by chance: the same as the top card of a shuffled deck.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<CardId> {
        let card = self.iter().nth(dice.below(self.len() as u32) as usize)?;
        self.remove(card);
        Some(card)
    }

    /// One card of each kind, the lowest: cards of a kind do the same.
    pub fn one_of_each(self, content: &Content) -> CardSet {
        let mut chosen: CardSet = CardSet::EMPTY;
        for card in self {
            if !chosen.iter().any(|other| content.face(other) == content.face(card)) {
                chosen.add(card);
            }
        }
        chosen
    }
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
        cards.into_iter().for_each(|card| set.add(card));
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
                formatter.write_str("a list of different card numbers")
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
