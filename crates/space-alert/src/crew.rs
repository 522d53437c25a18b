//! Who is on board: people on chairs and androids, and the three offices.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One crew member. The first ones are the chairs, in their order; androids come after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CrewId(pub u8);

impl CrewId {
    /// The member's place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Everybody of a crew of this size.
    pub fn all(crew: u8) -> impl DoubleEndedIterator<Item = CrewId> + Clone {
        (0..crew).map(CrewId)
    }
}

impl From<Seat> for CrewId {
    fn from(seat: Seat) -> CrewId {
        CrewId(seat.0)
    }
}

table::names! {
    /// An office that one of the people holds (SA-1.3).
    Role {
        /// Acts first in every turn, and keeps the destroyed threats.
        Captain = "captain",
        /// Draws the external threats.
        Communications = "communications",
        /// Draws the internal threats.
        Security = "security",
    }
}

/// Who holds which office. One person may hold several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roles {
    /// The captain.
    pub captain: Seat,
    /// The communications officer.
    pub communications: Seat,
    /// The chief of security.
    pub security: Seat,
}

impl Roles {
    /// The first three chairs, or as many as there are.
    pub fn first(seats: u8) -> Roles {
        let seat = |number: u8| Seat(number % seats.max(1));
        Roles { captain: seat(0), communications: seat(1), security: seat(2) }
    }

    /// Who holds an office.
    pub fn holder(&self, role: Role) -> Seat {
        match role {
            Role::Captain => self.captain,
            Role::Communications => self.communications,
            Role::Security => self.security,
        }
    }

    /// Gives an office to somebody.
    pub fn give(&mut self, role: Role, seat: Seat) {
        match role {
            Role::Captain => self.captain = seat,
            Role::Communications => self.communications = seat,
            Role::Security => self.security = seat,
        }
    }
}
