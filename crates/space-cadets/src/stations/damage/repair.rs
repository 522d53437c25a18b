//! Repair (SC-13.9 and on): cards are drawn until the officer stops; what lies there is settled by the next draw or by stopping.

use crate::content::RepairKind;
use serde::{Deserialize, Serialize};
use table::names;

names! {
    /// Why something cannot be done in a repair attempt.
    RepairFault {
        /// The deck has no such card left.
        NotInDeck = "not_in_deck",
        /// The die was rolled already.
        SkipAfterRoll = "skip_after_roll",
        /// There is no energy to skip with.
        NoEnergy = "no_energy",
        /// There is no card on the table.
        NoCard = "no_card",
        /// The card on the table needs its die first.
        Unrolled = "unrolled",
    }
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Lying {
    card: u8,
    kind: RepairKind,
    needs: u8,
    rolled: Option<u8>,
}

/// What an attempt brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RepairResult {
    /// Ongoing cards that may be discarded.
    pub successes: u8,
    /// Points of internal damage, each to a side of its own.
    pub failures: u8,
}

/// A repair attempt.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Repair {
    /// Energy left for skipping.
    pub energy: u8,
    /// Cards of each kind still in the deck; the kinds are numbered by whoever started the attempt.
    pub deck: Vec<u8>,
    /// Cards that go back into the deck afterwards.
    pub back: Vec<u8>,
    /// What the cards brought so far, without the one on the table.
    pub result: RepairResult,
    lying: Option<Lying>,
}

impl Repair {
    /// An attempt with so much energy and this deck.
    pub fn new(energy: u8, deck: &[u8]) -> Repair {
        Repair {
            energy,
            deck: deck.to_vec(),
            back: vec![0; deck.len()],
            result: RepairResult::default(),
            lying: None,
        }
    }

    /// Cards left to draw; an empty deck ends the attempt (SC-13.12).
    pub fn cards_left(&self) -> usize {
        self.deck.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether a Random card lies there whose die is not rolled.
    pub fn needs_die(&self) -> bool {
        self.lying.is_some_and(|lying| lying.kind == RepairKind::Random && lying.rolled.is_none())
    }

    /// The card on the table.
    pub fn lying(&self) -> Option<u8> {
        self.lying.map(|lying| lying.card)
    }

    /// Draws a card; what lay there counts from now on. `needs` is the least die that makes a Random card succeed.
    pub fn draw(&mut self, card: u8, kind: RepairKind, needs: u8) -> Result<(), RepairFault> {
        if self.needs_die() {
            return Err(RepairFault::Unrolled);
        }
        let left = self.deck.get_mut(usize::from(card)).filter(|left| **left > 0);
        *left.ok_or(RepairFault::NotInDeck)? -= 1;
        self.settle();
        self.lying = Some(Lying { card, kind, needs, rolled: None });
        Ok(())
    }

    /// Spends an energy to set the card on the table aside (SC-13.11).
    pub fn skip(&mut self) -> Result<(), RepairFault> {
        let lying = self.lying.ok_or(RepairFault::NoCard)?;
        if lying.rolled.is_some() {
            return Err(RepairFault::SkipAfterRoll);
        }
        self.energy = self.energy.checked_sub(1).ok_or(RepairFault::NoEnergy)?;
        self.put_back(lying.card);
        self.lying = None;
        Ok(())
    }

    /// Rolls for the Random card on the table; says whether it succeeds.
    pub fn roll(&mut self, die: u8) -> Result<bool, RepairFault> {
        let lying = self.lying.as_mut().filter(|lying| lying.kind == RepairKind::Random);
        let lying = lying.ok_or(RepairFault::NoCard)?;
        lying.rolled = Some(die);
        Ok(die >= lying.needs)
    }

    /// Ends the attempt. A Random card must have been rolled (SC-13.12).
    pub fn stop(&mut self) -> Result<RepairResult, RepairFault> {
        if self.needs_die() {
            return Err(RepairFault::Unrolled);
        }
        self.settle();
        Ok(self.result)
    }

    /// The deck after the attempt: used Automatic Successes have left the game (SC-13.15).
    pub fn deck_after(&self) -> Vec<u8> {
        self.deck.iter().zip(&self.back).map(|(deck, back)| deck + back).collect()
    }

    fn put_back(&mut self, card: u8) {
        if let Some(count) = self.back.get_mut(usize::from(card)) {
            *count += 1;
        }
    }

    fn settle(&mut self) {
        let Some(lying) = self.lying.take() else { return };
        let success = match lying.kind {
            RepairKind::AutoSuccess => true,
            RepairKind::AutoFailure => false,
            RepairKind::Random => lying.rolled.is_some_and(|die| die >= lying.needs),
        };
        if success {
            self.result.successes += 1;
        } else {
            self.result.failures += 1;
        }
        if lying.kind != RepairKind::AutoSuccess {
            self.put_back(lying.card);
        }
    }
}
