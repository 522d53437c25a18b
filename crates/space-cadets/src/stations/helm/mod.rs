//! Helm (SC-6): thrust, the draw, a plan of cards, and the flight that follows from it.

mod flight;

pub use flight::{Flight, Hazards, Moment};

use crate::content::{HelmData, ManeuverCard, ManeuverKind, Ongoing};
use crate::{Facing, PathStep, Square};
use serde::{Deserialize, Serialize};
use table::names;

/// The ship on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pose {
    /// Its square.
    pub at: Square,
    /// Where it looks.
    pub facing: Facing,
    /// Its speed.
    pub speed: u8,
}

names! {
    /// Why a plan is not allowed.
    HelmFault {
        /// More energy than a station can have.
        TooMuchEnergy = "too_much_energy",
        /// Thrust would take the speed beyond its limits (SC-6.1).
        SpeedLimit = "speed_limit",
        /// Not one card in each slot (SC-6.3).
        WrongNumberOfCards = "wrong_number_of_cards",
        /// A Special card is there once (SC-6.4).
        SpecialTwice = "special_twice",
        /// Evade goes into the first slot (SC-19.2).
        EvadeSlot = "evade_slot",
        /// Not as many Standard cards as speed and maneuver say (SC-6.2).
        WrongDraw = "wrong_draw",
        /// The card was not drawn (SC-6.3).
        CardNotDrawn = "card_not_drawn",
    }
}

/// The speed after thrust (SC-6.1).
pub fn thrust(speed: u8, change: i8, most: u8) -> Result<u8, HelmFault> {
    speed.checked_add_signed(change).filter(|speed| *speed <= most).ok_or(HelmFault::SpeedLimit)
}

/// How many Standard cards are drawn (SC-6.2, SC-20.5).
pub fn draw<'a>(speed: u8, maneuver: u8, damage: impl IntoIterator<Item = &'a Ongoing>) -> u8 {
    let fewer: u8 = damage
        .into_iter()
        .map(|one| if let Ongoing::FewerManeuvers { cards } = one { *cards } else { 0 })
        .fold(0, u8::saturating_add);
    speed.saturating_add(maneuver).saturating_sub(fewer).max(speed)
}

/// Whether a card asks for the Evade die.
pub fn is_evade(card: &ManeuverCard) -> bool {
    card.path.contains(&PathStep::Evade)
}

/// Checks a whole plan: a card in each slot, Special cards once, Evade first. Cards are told apart by name.
pub fn check_plan(speed: u8, plan: &[&ManeuverCard]) -> Result<(), HelmFault> {
    if plan.len() != usize::from(speed) {
        return Err(HelmFault::WrongNumberOfCards);
    }
    for (slot, card) in plan.iter().enumerate() {
        let again = plan.iter().take(slot).any(|other| other.name == card.name);
        if card.kind == ManeuverKind::Special && again {
            return Err(HelmFault::SpecialTwice);
        }
        if slot > 0 && is_evade(card) {
            return Err(HelmFault::EvadeSlot);
        }
    }
    Ok(())
}

/// What enemy shots gain at a speed (SC-6.10), with or without Evade (SC-19.2).
pub fn enemy_damage_modifier(helm: &HelmData, modifiers: &[i8], speed: u8, evade: bool) -> i8 {
    let by_speed = modifiers.get(usize::from(speed)).or(modifiers.last()).copied().unwrap_or(0);
    by_speed.saturating_add(if evade { helm.evade_damage } else { 0 })
}
