//! Jump drive (SC-15): dice, Flux cards, claims.

mod change;
mod claims;

pub use change::{Change, each_change};
pub use claims::{Shown, meets};

use crate::Square;
use crate::content::{DamageCard, FluxCard, JumpData, Ongoing};
use table::names;

names! {
    /// Why something is refused.
    JumpRefusal {
        /// No energy for it.
        NoEnergy = "no_energy",
        /// Not during a core breach.
        CoreBreach = "core_breach",
        /// Damage bars extensions.
        NoExtension = "no_extension",
        /// The card has not been earned.
        CardNotActive = "card_not_active",
        /// The card was used in this attempt.
        CardUsed = "card_used",
        /// The card does not do that to these dice.
        BadChange = "bad_change",
        /// The dice do not claim that card, or it is active.
        NotClaimable = "not_claimable",
        /// No five of a kind, or something is still to be done.
        CannotJump = "cannot_jump",
        /// The ship has jumped.
        Jumped = "jumped",
        /// The card for the Blink is not active.
        BlinkCard = "blink_card",
        /// Not exactly so far.
        BlinkDistance = "blink_distance",
        /// Outside the sector.
        BlinkOffMap = "blink_off_map",
    }
}

names! {
    /// How the two four-of-a-kind cards are read (SC-15.12).
    FoursReading {
        /// Their numbers say which four of a kind claims them.
        Claim = "claim",
        /// Their numbers say which dice they change; any four of a kind claims them.
        Change = "change",
    }
}

/// The dice of an attempt.
pub type Dice = [u8; 5];

/// A set of Flux cards: a bit for each, by its number.
pub type Cards = u32;

/// The set of one card.
pub fn one_card(card: u8) -> Cards {
    1u32.checked_shl(card.into()).unwrap_or(0)
}

/// Whether all dice show one number.
pub fn five_of_a_kind(dice: &Dice) -> bool {
    dice.iter().all(|die| *die == dice[0])
}

/// What holds now.
#[derive(Clone, Copy, Debug)]
pub struct JumpRules<'a> {
    /// The box.
    pub data: &'a JumpData,
    /// How the four-of-a-kind cards are read.
    pub reading: FoursReading,
    /// Whether the core is breached: no energy can be used (SC-14.12).
    pub core_breach: bool,
    /// Whether time can be bought (SC-20.12).
    pub extensions: bool,
    /// Internal damage when no card can be claimed (SC-15.6, SC-20.23).
    pub failure: u8,
}

impl<'a> JumpRules<'a> {
    /// The rules under these damage cards.
    pub fn of<'d>(
        data: &'a JumpData,
        damage: impl IntoIterator<Item = &'d DamageCard>,
        core_breach: bool,
        reading: FoursReading,
    ) -> Self {
        let mut rules =
            JumpRules { data, reading, core_breach, extensions: true, failure: data.failure_damage };
        for card in damage {
            match card.ongoing {
                Some(Ongoing::NoExtensions) => rules.extensions = false,
                Some(Ongoing::ClaimFailure { damage }) => rules.failure = rules.failure.max(damage),
                _ => {}
            }
        }
        rules
    }

    /// The card with this number.
    pub fn card(&self, card: u8) -> Option<&'a FluxCard> {
        self.data.cards.get(usize::from(card))
    }

    /// The cards that are not active and that the dice claim (SC-15.5).
    pub fn claimable(&self, dice: &Dice, active: Cards) -> Cards {
        let (five, shown) = (five_of_a_kind(dice), Shown::by(dice));
        let mut claimable = 0;
        for (number, card) in (0..).zip(&self.data.cards) {
            let set = one_card(number);
            if active & set == 0 && (five || shown.meets(&card.claim, self.reading)) {
                claimable |= set;
            }
        }
        claimable
    }

    /// Whether a card may be claimed.
    pub fn check_claim(&self, dice: &Dice, active: Cards, card: u8) -> Result<(), JumpRefusal> {
        if self.claimable(dice, active) & one_card(card) == 0 {
            return Err(JumpRefusal::NotClaimable);
        }
        Ok(())
    }

    /// Whether the ship may jump out (SC-15.4).
    pub fn check_jump(&self, dice: &Dice, objectives_done: bool) -> Result<(), JumpRefusal> {
        if five_of_a_kind(dice) && objectives_done { Ok(()) } else { Err(JumpRefusal::CannotJump) }
    }

    /// Internal damage of an attempt that ends with these dice and no jump (SC-15.6).
    pub fn damage(&self, dice: &Dice, active: Cards) -> u8 {
        if self.claimable(dice, active) == 0 { self.failure } else { 0 }
    }

    /// Points of Mission 6 (SC-18.13).
    pub fn award(&self, attempt: &Attempt) -> u8 {
        match (five_of_a_kind(&attempt.dice), attempt.extensions) {
            (false, _) => 0,
            (true, 0) => self.data.five_of_a_kind_points_without_extension,
            (true, _) => self.data.five_of_a_kind_points,
        }
    }

    /// Whether the ship may Blink with a card from one square to another (SC-19.7).
    pub fn check_blink(
        &self,
        active: Cards,
        card: u8,
        from: Square,
        to: Square,
        inside: bool,
    ) -> Result<(), JumpRefusal> {
        if active & one_card(card) == 0 {
            Err(JumpRefusal::BlinkCard)
        } else if from.distance(to) != u16::from(self.data.blink_distance) {
            Err(JumpRefusal::BlinkDistance)
        } else if !inside {
            Err(JumpRefusal::BlinkOffMap)
        } else {
            Ok(())
        }
    }
}

/// An attempt: the dice, and what was used. It is small, so that uses can be taken back by keeping a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The dice.
    pub dice: Dice,
    /// Energy left.
    pub energy: u8,
    /// Cards used.
    pub used: Cards,
    /// Extensions bought.
    pub extensions: u8,
}

impl Attempt {
    /// An attempt that begins with a roll (SC-15.1).
    pub fn begin(energy: u8, roll: Dice) -> Result<Attempt, JumpRefusal> {
        if energy == 0 {
            return Err(JumpRefusal::NoEnergy);
        }
        Ok(Attempt { dice: roll, energy, used: 0, extensions: 0 })
    }

    fn check_energy(&self, rules: &JumpRules) -> Result<(), JumpRefusal> {
        if rules.core_breach {
            Err(JumpRefusal::CoreBreach)
        } else if self.energy == 0 {
            Err(JumpRefusal::NoEnergy)
        } else {
            Ok(())
        }
    }

    /// Whether energy may re-roll dice (SC-15.2).
    pub fn check_reroll(&self, rules: &JumpRules) -> Result<(), JumpRefusal> {
        self.check_energy(rules)
    }

    /// Re-rolls dice for one energy; what was rolled is passed in.
    pub fn reroll(&mut self, rules: &JumpRules, change: &Change) -> Result<(), JumpRefusal> {
        self.check_reroll(rules)?;
        self.dice = change.applied(&self.dice).ok_or(JumpRefusal::BadChange)?;
        self.energy -= 1;
        Ok(())
    }

    /// Whether time may be bought (SC-15.2).
    pub fn check_extend(&self, rules: &JumpRules) -> Result<(), JumpRefusal> {
        if !rules.extensions {
            return Err(JumpRefusal::NoExtension);
        }
        self.check_energy(rules)
    }

    /// Buys time for one energy.
    pub fn extend(&mut self, rules: &JumpRules) -> Result<(), JumpRefusal> {
        self.check_extend(rules)?;
        self.energy -= 1;
        self.extensions = self.extensions.saturating_add(1);
        Ok(())
    }

    /// Whether a card can be used at all (SC-15.3).
    pub fn check_card(&self, active: Cards, card: u8) -> Result<(), JumpRefusal> {
        let set = one_card(card);
        if active & set == 0 {
            Err(JumpRefusal::CardNotActive)
        } else if self.used & set != 0 {
            Err(JumpRefusal::CardUsed)
        } else {
            Ok(())
        }
    }

    /// Whether a card may change the dice so.
    pub fn check_change(
        &self,
        rules: &JumpRules,
        active: Cards,
        card: u8,
        change: &Change,
    ) -> Result<(), JumpRefusal> {
        self.check_card(active, card)?;
        let card = rules.card(card).ok_or(JumpRefusal::CardNotActive)?;
        if change.is_by(card, rules.reading, &self.dice) { Ok(()) } else { Err(JumpRefusal::BadChange) }
    }

    /// Uses a card.
    pub fn use_card(
        &mut self,
        rules: &JumpRules,
        active: Cards,
        card: u8,
        change: &Change,
    ) -> Result<(), JumpRefusal> {
        self.check_change(rules, active, card, change)?;
        self.dice = change.applied(&self.dice).ok_or(JumpRefusal::BadChange)?;
        self.used |= one_card(card);
        Ok(())
    }
}
