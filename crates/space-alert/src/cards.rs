//! Action cards by number: first the action deck, in the order of the content, then the heroic cards.

use crate::card_side::Side;
use crate::content::{Content, HeroicHalf};
use crate::ship::Action;
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

pub use table::{CardId, CardIter, CardSet};

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

    /// One card of each kind, the lowest: cards of a kind do the same.
    pub fn one_of_each(&self, cards: CardSet) -> CardSet {
        let mut chosen: CardSet = CardSet::EMPTY;
        let mut faces: Vec<Face> = Vec::with_capacity(cards.len());
        for card in cards {
            let face = self.face(card);
            if !faces.contains(&face) {
                faces.push(face);
                chosen.add(card);
            }
        }
        chosen
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
