//! What one process tells another about the people at a table.

use std::fmt;
use std::str::FromStr;
use table::Seat;

/// The chairs of a table whose people are connected to a process, and what they do there: one bit for each chair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Present {
    /// They are connected.
    pub connected: u16,
    /// They watch a film.
    pub watching: u16,
    /// Bots wait until they have seen it.
    pub holding: u16,
    /// Whether anybody looks on without a chair: time runs for them as well.
    pub onlookers: u16,
}

/// Whether a chair is among these.
pub fn has(bits: u16, seat: Seat) -> bool {
    1u16.checked_shl(seat.0.into()).is_some_and(|bit| bits & bit != 0)
}

/// The chairs of which something is true.
pub fn those(seats: impl Iterator<Item = Seat>, is: impl Fn(Seat) -> bool) -> u16 {
    let bit = |seat: Seat| 1u16.checked_shl(seat.0.into()).unwrap_or_default();
    seats.filter(|seat| is(*seat)).fold(0, |bits, seat| bits | bit(seat))
}

impl fmt::Display for Present {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}", self.connected, self.watching, self.holding, self.onlookers)
    }
}

impl FromStr for Present {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Present, Self::Err> {
        let mut numbers = text.split('.').map(str::parse);
        let mut next = || numbers.next().unwrap_or(Ok(0));
        Ok(Present { connected: next()?, watching: next()?, holding: next()?, onlookers: next()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_understood() {
        let present = Present { connected: 0b111, watching: 0b101, holding: 0b1, onlookers: 1 };
        assert_eq!(present.to_string().parse(), Ok(present));
        assert!("7.x.1".parse::<Present>().is_err());
        assert_eq!(those(Seat::all(4), |seat| seat.0 != 1), 0b1101);
        assert_eq!([Seat(0), Seat(1), Seat(40)].map(|seat| has(0b1101, seat)), [true, false, false]);
    }
}
