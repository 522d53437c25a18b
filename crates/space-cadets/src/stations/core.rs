//! Core breach (SC-14): how many cards are dealt, and who may find the next match.

use table::names;

names! {
    /// Why a deal or a find is refused.
    CoreRefusal {
        /// Not as many cards as must be dealt.
        WrongDeal = "wrong_deal",
        /// Somebody has two more than somebody else.
        UnevenDeal = "uneven_deal",
        /// The seat has no card left to find.
        NoCard = "no_card",
        /// The deck was not passed on after the last find.
        NotPassed = "not_passed",
    }
}

/// The most seats.
pub const SEATS: usize = 9;

/// Cards by seat.
pub type Hands = [u8; SEATS];

/// Cards to deal for a box (SC-14.3); the Matrix Stabilizer halves them, rounded up (SC-4.5).
pub fn cards(number: u8, stabilized: bool) -> u8 {
    if stabilized { number.div_ceil(2) } else { number }
}

/// What each of so many seats gets at least, and how many get one more (SC-14.3).
pub fn shares(cards: u8, seats: u8) -> (u8, u8) {
    let seats = seats.max(1);
    (cards / seats, cards % seats)
}

/// Whether so many cards may be dealt like this, one entry for each seat (SC-14.3).
pub fn check_deal(cards: u8, deal: &[u8]) -> Result<(), CoreRefusal> {
    if deal.iter().map(|hand| u32::from(*hand)).sum::<u32>() != u32::from(cards) {
        return Err(CoreRefusal::WrongDeal);
    }
    let (least, most) = (deal.iter().min(), deal.iter().max());
    match (least, most) {
        (Some(least), Some(most)) if most - least > 1 => Err(CoreRefusal::UnevenDeal),
        _ => Ok(()),
    }
}

/// The search for matches: what is left to find, and who found last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// Cards left by seat.
    pub left: Hands,
    /// Who found the last match and has not passed the deck since.
    pub last: Option<u8>,
}

impl Search {
    /// A search that begins.
    pub fn new(deal: &[u8]) -> Search {
        let mut left = Hands::default();
        for (left, dealt) in left.iter_mut().zip(deal) {
            *left = *dealt;
        }
        Search { left, last: None }
    }

    /// Cards nobody has found yet.
    pub fn remaining(&self) -> u8 {
        self.left.iter().sum()
    }

    /// Whether another seat than this has cards left.
    fn others(&self, seat: u8) -> bool {
        (0..).zip(&self.left).any(|(each, left)| each != seat && *left > 0)
    }

    /// Whether a seat may find the next match (SC-14.5, SC-14.6). Who alone has cards left passes the deck to anybody and
    /// gets it back, so that nothing can be told from the order of the finds.
    pub fn may_find(&self, seat: u8) -> Result<(), CoreRefusal> {
        if self.left.get(usize::from(seat)).is_none_or(|left| *left == 0) {
            return Err(CoreRefusal::NoCard);
        }
        if self.last == Some(seat) && self.others(seat) {
            return Err(CoreRefusal::NotPassed);
        }
        Ok(())
    }

    /// A seat finds a match.
    pub fn find(&mut self, seat: u8) -> Result<(), CoreRefusal> {
        self.may_find(seat)?;
        if let Some(left) = self.left.get_mut(usize::from(seat)) {
            *left -= 1;
        }
        self.last = Some(seat);
        Ok(())
    }

    /// Whether the deck may go from one seat to another: to one with cards left, or to anybody if only the giver has any.
    pub fn may_pass(&self, from: u8, to: u8) -> bool {
        from != to && (self.left.get(usize::from(to)).is_some_and(|left| *left > 0) || !self.others(from))
    }
}
