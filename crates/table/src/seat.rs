//! Chairs at the table, sets of chairs, and who is looking.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// One chair at the table, counted from zero in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The chair's place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All chairs of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

/// A set of chairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Exactly one chair.
    pub fn only(seat: Seat) -> Seats {
        Seats(1u16.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// Whether the chair is in the set.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & Seats::only(seat).0 != 0
    }

    /// Puts the chair into the set.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= Seats::only(seat).0;
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chairs of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
            left &= left - 1;
            Some(Seat(first))
        })
    }
}

/// Who is looking at the game: the holder of a chair, or somebody without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot on this chair.
    Seat(Seat),
    /// Anybody else: an onlooker, the shared screen, a public log.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `count` chairs.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The chair this viewer holds.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this viewer holds that chair.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
