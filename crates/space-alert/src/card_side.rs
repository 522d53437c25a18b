//! What one half of a printed card says: one symbol, or two of a double action.

use crate::ship::{Action, Boards, Slot};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// One half of a printed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Side {
    /// One symbol.
    One(Action),
    /// A double action: both, one after the other.
    Two(Action, Action),
}

/// The symbols of ordinary cards come first in [`Action::ALL`].
const ORDINARY: usize = 7;

impl Side {
    /// How many different sides there can be on cards.
    pub const COUNT: usize = Action::ALL.len() + ORDINARY * ORDINARY;

    /// The symbol that comes first.
    pub fn first(self) -> Action {
        match self {
            Side::One(action) | Side::Two(action, _) => action,
        }
    }

    /// Its symbols, in order.
    pub fn symbols(self) -> impl Iterator<Item = Action> {
        let second = match self {
            Side::One(_) => None,
            Side::Two(_, second) => Some(second),
        };
        std::iter::once(self.first()).chain(second)
    }

    /// Whether it is a double action.
    pub fn is_double(self) -> bool {
        matches!(self, Side::Two(..))
    }

    /// Its place among all sides; none for a double action with a heroic symbol, which no card has.
    pub fn index(self) -> Option<usize> {
        match self {
            Side::One(action) => Some(action as usize),
            Side::Two(first, second) if !first.is_heroic() && !second.is_heroic() => {
                Some(Action::ALL.len() + ORDINARY * first as usize + second as usize)
            }
            Side::Two(..) => None,
        }
    }

    /// The side with a place.
    pub fn at(index: usize) -> Option<Side> {
        match index.checked_sub(Action::ALL.len()) {
            None => Action::ALL.get(index).map(|action| Side::One(*action)),
            Some(pair) if pair < ORDINARY * ORDINARY => {
                Some(Side::Two(Action::ALL[pair / ORDINARY], Action::ALL[pair % ORDINARY]))
            }
            Some(_) => None,
        }
    }

    /// The same with red and blue arrows mixed up; none if it has no such arrow.
    pub fn with_other_arrows(self) -> Option<Side> {
        let other = |action: Action| match action {
            Action::Red => Action::Blue,
            Action::Blue => Action::Red,
            action => action,
        };
        let mixed = match self {
            Side::One(action) => Side::One(other(action)),
            Side::Two(first, second) => Side::Two(other(first), other(second)),
        };
        (mixed != self).then_some(mixed)
    }
}

impl From<Action> for Side {
    fn from(action: Action) -> Side {
        Side::One(action)
    }
}

impl From<Side> for Slot {
    fn from(side: Side) -> Slot {
        match side {
            Side::One(action) => Slot::One(action),
            Side::Two(first, second) => Slot::Two(first, second),
        }
    }
}

impl From<Option<Side>> for Slot {
    fn from(side: Option<Side>) -> Slot {
        side.map_or(Slot::Empty, Slot::from)
    }
}

impl Boards {
    /// Whether a double action lies on them.
    pub fn has_double_actions(&self) -> bool {
        (0..self.crew()).any(|player| self.board(player).iter().any(|slot| matches!(slot, Slot::Two(..))))
    }
}

impl Slot {
    /// What lies there.
    pub fn side(self) -> Option<Side> {
        match self {
            Slot::Empty => None,
            Slot::One(action) => Some(Side::One(action)),
            Slot::Two(first, second) => Some(Side::Two(first, second)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_has_a_place_of_its_own() {
        for index in 0..Side::COUNT {
            let side = Side::at(index).unwrap();
            assert_eq!(side.index(), Some(index));
            assert_eq!(Slot::from(side).side(), Some(side));
        }
        assert_eq!(Side::at(Side::COUNT), None);
        assert_eq!(Side::Two(Action::A, Action::HeroicA).index(), None);
    }

    #[test]
    fn only_arrows_are_mixed_up() {
        let side = Side::Two(Action::Red, Action::Lift);
        assert_eq!(side.with_other_arrows(), Some(Side::Two(Action::Blue, Action::Lift)));
        assert_eq!(Side::One(Action::Lift).with_other_arrows(), None);
    }
}
