//! The boards on which the crew plans.

use super::Action;
use serde::{Deserialize, Serialize};

/// One space of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Slot {
    /// No card.
    #[default]
    Empty,
    /// A card.
    One(Action),
    /// A double action: both, one after the other.
    Two(Action, Action),
}

impl Slot {
    /// Whether no card lies there.
    pub fn is_empty(self) -> bool {
        self == Slot::Empty
    }

    /// What is done first.
    pub fn first(self) -> Option<Action> {
        match self {
            Slot::Empty => None,
            Slot::One(action) | Slot::Two(action, _) => Some(action),
        }
    }
}

impl From<Option<Action>> for Slot {
    fn from(action: Option<Action>) -> Slot {
        action.map_or(Slot::Empty, Slot::One)
    }
}

/// The most crew members a ship has room for.
pub const MOST_CREW: usize = 5;

/// The spaces of a board.
pub const MOST_TURNS: usize = 12;

/// The boards of the whole crew, in order of play: the captain's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<[Slot; 12]>"))]
pub struct Boards {
    crew: u8,
    slots: [[Slot; MOST_TURNS]; MOST_CREW],
}

impl Boards {
    /// Empty boards for so many crew members; never more than five.
    pub fn new(crew: usize) -> Boards {
        Boards { crew: crew.min(MOST_CREW) as u8, slots: [[Slot::Empty; MOST_TURNS]; MOST_CREW] }
    }

    /// How many crew members there are.
    pub fn crew(&self) -> usize {
        usize::from(self.crew)
    }

    /// The card for a turn, counted from 1. There is none on spaces that do not exist.
    pub fn get(&self, player: usize, turn: u8) -> Slot {
        let board = self.slots[..self.crew()].get(player);
        board.and_then(|board| board.get(usize::from(turn).wrapping_sub(1))).copied().unwrap_or_default()
    }

    /// Puts a card on the space of a turn, counted from 1. Spaces that do not exist take no card.
    pub fn set(&mut self, player: usize, turn: u8, slot: Slot) {
        let crew = self.crew();
        let board = self.slots[..crew].get_mut(player);
        if let Some(space) = board.and_then(|board| board.get_mut(usize::from(turn).wrapping_sub(1))) {
            *space = slot;
        }
    }

    /// One crew member's board, turn by turn.
    pub fn board(&self, player: usize) -> &[Slot] {
        self.slots[..self.crew()].get(player).map_or(&[], |board| &board[..])
    }

    /// The board of a crew member for changes; empty for somebody who does not exist.
    pub(crate) fn board_mut(&mut self, player: usize) -> &mut [Slot] {
        let crew = self.crew();
        self.slots[..crew].get_mut(player).map_or(&mut [], |board| &mut board[..])
    }
}

/// As a list of boards.
impl Serialize for Boards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.slots[..self.crew()].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Boards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Boards, D::Error> {
        let lists = Vec::<[Slot; MOST_TURNS]>::deserialize(deserializer)?;
        if lists.len() > MOST_CREW {
            return Err(serde::de::Error::invalid_length(lists.len(), &"at most five boards"));
        }
        let mut boards = Boards::new(lists.len());
        for (board, list) in boards.slots.iter_mut().zip(lists) {
            *board = list;
        }
        Ok(boards)
    }
}
