//! The tracks on which threats come nearer: squares and the marks on them.

use crate::Zone;
use serde::{Deserialize, Serialize};

/// The longest track.
pub const LONGEST_TRACK: u8 = 30;

table::names! {
    /// A track on which a threat advances.
    #[derive(Default)]
    Track {
        /// Outside the red zone.
        Red = "red",
        /// Outside the white zone.
        White = "white",
        /// Outside the blue zone.
        Blue = "blue",
        /// For everything on board.
        #[default]
        Internal = "internal",
    }
}

impl Track {
    /// The zone it leads to; none on board.
    pub fn zone(self) -> Option<Zone> {
        Zone::ALL.get(self.index()).copied()
    }
}

impl From<Zone> for Track {
    fn from(zone: Zone) -> Track {
        Track::ALL[zone.index()]
    }
}

/// A letter on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mark {
    /// The first.
    X,
    /// The second.
    Y,
    /// The last.
    Z,
}

/// A track's squares: how many, and which are marked. Square 1 is next to the ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trajectory {
    length: u8,
    /// One bit per square.
    marks: [u32; 3],
}

impl Trajectory {
    /// A track of so many squares without marks.
    pub fn new(length: u8) -> Trajectory {
        Trajectory { length: length.min(LONGEST_TRACK), marks: [0; 3] }
    }

    /// The same with one more mark. A square that does not exist takes none.
    #[must_use]
    pub fn marked(mut self, square: u8, mark: Mark) -> Trajectory {
        if (1..=self.length).contains(&square) {
            self.marks[mark as usize] |= 1 << square;
        }
        self
    }

    /// How many squares it has, and where a threat begins.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// The first mark that somebody on this square comes to who moves so many squares towards the ship.
    pub(super) fn next_mark(&self, from: u8, squares: u8) -> Option<(u8, Mark)> {
        let marked = self.marks[0] | self.marks[1] | self.marks[2];
        let ahead = marked & ((1u32 << from.min(LONGEST_TRACK)) - 1);
        let square = (u32::BITS - 1).checked_sub(ahead.leading_zeros())? as u8;
        if from - square > squares {
            return None;
        }
        self.mark(square).map(|mark| (square, mark))
    }

    /// What a square is marked with.
    pub fn mark(&self, square: u8) -> Option<Mark> {
        let bit = 1u32.checked_shl(u32::from(square)).unwrap_or(0);
        [Mark::X, Mark::Y, Mark::Z].into_iter().find(|mark| self.marks[*mark as usize] & bit != 0)
    }
}

/// How far a square is from the ship: 1, 2 or 3.
pub fn distance(square: u8) -> u8 {
    square.saturating_sub(1).div_euclid(5).min(2) + 1
}
