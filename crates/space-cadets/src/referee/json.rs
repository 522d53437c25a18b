//! What a referee file holds besides plain JSON: dice, squares, sides and the like.

use super::fault::RefereeWrong;
use crate::{Facing, Lock, Side, Square};

/// A value of a referee file.
pub(super) type At<'a> = table::json::At<'a, RefereeWrong>;

/// An object of a referee file.
pub(super) type Object<'a> = table::json::Object<'a, RefereeWrong>;

/// What was read, or why not.
pub(super) type Read<T> = table::json::Read<T, RefereeWrong>;

/// Values as a referee file writes them.
pub(super) trait RefereeValue {
    /// A die.
    fn die(&self) -> Read<u8>;
    /// Some dice.
    fn dice(&self) -> Read<Vec<u8>>;
    /// A square `[x, y]`; it may lie outside the sector.
    fn square(&self) -> Read<Square>;
    /// A facing.
    fn facing(&self) -> Read<Facing>;
    /// A side.
    fn side(&self) -> Read<Side>;
    /// A lock.
    fn lock(&self) -> Read<Lock>;
    /// A number for each of some names; 0 for those that are left out.
    fn numbers<const N: usize>(&self, names: &[&str], most: u16) -> Read<[u16; N]>;
    /// Shield points by side.
    fn by_side(&self) -> Read<[u16; 4]>;
}

impl RefereeValue for At<'_> {
    fn die(&self) -> Read<u8> {
        self.number(1, 6)
    }

    fn dice(&self) -> Read<Vec<u8>> {
        self.list()?.iter().map(At::die).collect()
    }

    fn square(&self) -> Read<Square> {
        let list = self.list_of(2, 2)?;
        Ok(Square(list[0].number(-999i16, 999)?, list[1].number(-999i16, 999)?))
    }

    fn facing(&self) -> Read<Facing> {
        self.name(Facing::named)
    }

    fn side(&self) -> Read<Side> {
        self.name(Side::named)
    }

    fn lock(&self) -> Read<Lock> {
        self.name(Lock::named)
    }

    fn numbers<const N: usize>(&self, names: &[&str], most: u16) -> Read<[u16; N]> {
        let object = self.object(names)?;
        let mut numbers = [0; N];
        for (number, name) in numbers.iter_mut().zip(names) {
            *number = object.or(name, 0, |value| value.number(0, most))?;
        }
        Ok(numbers)
    }

    fn by_side(&self) -> Read<[u16; 4]> {
        self.numbers(&names_of(&Side::ALL, Side::name), 999)
    }
}

/// The texts of some names, in their order.
pub(super) fn names_of<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| name(*one)).collect()
}
