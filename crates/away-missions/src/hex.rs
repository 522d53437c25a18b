//! Flat-topped hexes in axial coordinates. Direction 0 is drawn as north, and the others follow clockwise.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// A position on the map, written `[q, r]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Hex {
    /// The column.
    pub q: i8,
    /// Down the column.
    pub r: i8,
}

impl From<(i8, i8)> for Hex {
    fn from((q, r): (i8, i8)) -> Hex {
        Hex { q, r }
    }
}

impl From<Hex> for (i8, i8) {
    fn from(hex: Hex) -> (i8, i8) {
        (hex.q, hex.r)
    }
}

/// One of the six directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
pub struct Direction(u8);

impl Direction {
    /// All six, clockwise from north.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];
    /// The direction drawn as north.
    pub const NORTH: Direction = Direction(0);

    /// The one with this number.
    pub fn new(number: u8) -> Option<Direction> {
        (number < 6).then_some(Direction(number))
    }

    /// Whether it is drawn as north.
    pub fn is_north(&self) -> bool {
        *self == Direction::NORTH
    }

    /// Its number, 0 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// So many steps clockwise from this one.
    #[must_use]
    pub fn turned(self, steps: u8) -> Direction {
        Direction((self.0 + steps % 6) % 6)
    }

    /// The other way.
    #[must_use]
    pub fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// One step in this direction.
    pub fn vector(self) -> (i8, i8) {
        [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)][usize::from(self.0)]
    }
}

impl TryFrom<u8> for Direction {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Direction, &'static str> {
        Direction::new(number).ok_or("a direction is a number from 0 to 5")
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> u8 {
        direction.0
    }
}

impl<'a> Arbitrary<'a> for Direction {
    fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Direction> {
        Ok(Direction(bytes.int_in_range(0..=5)?))
    }
}

impl Hex {
    /// The position next to this one.
    #[must_use]
    pub fn step(self, direction: Direction) -> Hex {
        let (q, r) = direction.vector();
        Hex { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }

    /// How many steps apart, whatever lies between.
    pub fn distance(self, other: Hex) -> u8 {
        let q = i16::from(self.q) - i16::from(other.q);
        let r = i16::from(self.r) - i16::from(other.r);
        u8::try_from((q.abs() + r.abs() + (q + r).abs()) / 2).unwrap_or(u8::MAX)
    }

    /// The direction of a neighbour.
    pub fn toward(self, neighbour: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.step(*direction) == neighbour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_neighbours_lie_one_step_away_and_know_the_way_back() {
        let here = Hex { q: 3, r: -2 };
        for direction in Direction::ALL {
            let there = here.step(direction);
            assert_eq!(here.distance(there), 1);
            assert_eq!(here.toward(there), Some(direction));
            assert_eq!(there.step(direction.opposite()), here);
        }
    }
}
