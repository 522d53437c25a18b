//! Why an action, a shot or the effect of a threat came to nothing.

use serde::{Deserialize, Serialize};

/// Why an action, a shot or a threat's effect came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// No card.
    NoCard,
    /// Knocked out.
    KnockedOut,
    /// The way is the hull: already in the zone of that colour.
    Hull,
    /// Already in that station.
    AlreadyThere,
    /// The weapon was fired this turn already.
    AlreadyFired,
    /// The reactor is empty.
    NoEnergy,
    /// What should be filled is full.
    Full,
    /// No fuel capsule is left.
    NoFuel,
    /// No rocket is left.
    NoRocket,
    /// A rocket was launched this turn already.
    RocketTrackBusy,
    /// The computer was maintained in this phase already.
    AlreadyMaintained,
    /// No check of the computer is near.
    NoCheckNow,
    /// Leads no squad.
    NoSquad,
    /// The squad is disabled.
    SquadDisabled,
    /// The squad is active already.
    SquadActive,
    /// The storage is empty.
    StorageEmpty,
    /// No intruder is in the station.
    NoIntruder,
    /// Somebody else is in space.
    SpaceTaken,
    /// The interceptors did not come back.
    InterceptorsLost,
    /// The malfunction has done its worst and cannot be repaired.
    Unrepairable,
    /// It takes more people at once.
    NotEnoughPeople,
    /// The same crew member has done this part of it already.
    CountedOnce,
    /// The mission is played without this.
    NotInUse,
    /// Nothing to aim at within range.
    NoTarget,
    /// The interceptors repaired the ship's hull instead.
    RepairedHull,
    /// The shield absorbed it all.
    Absorbed,
    /// The cryoshield absorbed it all.
    Cryoshield,
    /// It does not mind rockets.
    RocketProof,
    /// More damage in one turn is impossible.
    DamageLimit,
    /// It has no damage that could be healed or that would enrage it.
    Undamaged,
    /// It is damaged too much.
    DamagedTooMuch,
    /// An attack without strength.
    NoStrength,
    /// There was nothing to take away.
    Nothing,
    /// Several stations attract it equally.
    Tie,
    /// Nobody was there.
    Nobody,
    /// There is a token of this kind already.
    TokenThere,
    /// It is phased out.
    PhasedOut,
    /// It is hard to get at: the first point of a turn does nothing.
    Inaccessible,
    /// The door is shut.
    Sealed,
    /// The lasers have nothing to aim by.
    Blinded,
    /// A rocket has hit it.
    RocketHit,
    /// It has found nobody to live in.
    NoHost,
    /// The one it lives in is in space.
    HostInSpace,
    /// It is where it wants to be.
    AtItsGoal,
}

impl WhyNot {
    /// All of them.
    pub const ALL: [WhyNot; 44] = [
        WhyNot::NoCard,
        WhyNot::KnockedOut,
        WhyNot::Hull,
        WhyNot::AlreadyThere,
        WhyNot::AlreadyFired,
        WhyNot::NoEnergy,
        WhyNot::Full,
        WhyNot::NoFuel,
        WhyNot::NoRocket,
        WhyNot::RocketTrackBusy,
        WhyNot::AlreadyMaintained,
        WhyNot::NoCheckNow,
        WhyNot::NoSquad,
        WhyNot::SquadDisabled,
        WhyNot::SquadActive,
        WhyNot::StorageEmpty,
        WhyNot::NoIntruder,
        WhyNot::SpaceTaken,
        WhyNot::InterceptorsLost,
        WhyNot::Unrepairable,
        WhyNot::NotEnoughPeople,
        WhyNot::CountedOnce,
        WhyNot::NotInUse,
        WhyNot::NoTarget,
        WhyNot::RepairedHull,
        WhyNot::Absorbed,
        WhyNot::Cryoshield,
        WhyNot::RocketProof,
        WhyNot::DamageLimit,
        WhyNot::Undamaged,
        WhyNot::DamagedTooMuch,
        WhyNot::NoStrength,
        WhyNot::Nothing,
        WhyNot::Tie,
        WhyNot::Nobody,
        WhyNot::TokenThere,
        WhyNot::PhasedOut,
        WhyNot::Inaccessible,
        WhyNot::Sealed,
        WhyNot::Blinded,
        WhyNot::RocketHit,
        WhyNot::NoHost,
        WhyNot::HostInSpace,
        WhyNot::AtItsGoal,
    ];
}
