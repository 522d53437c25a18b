//! Everything that can happen on a ship, and everything that does not happen with the reason why.

use super::action::Action;
use super::mission::{Mark, Squad, ThreatId, Tile, Track};
use super::scoring::Loss;
use crate::content::Letter;
use crate::{Station, Zone};
use serde::{Deserialize, Serialize};

/// A crew member, in order of play: the captain is 0.
pub type Player = u8;

/// What shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// The cannon of a station.
    Cannon(Station),
    /// A rocket.
    Rocket,
    /// The interceptors.
    Interceptors,
}

/// Where energy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Store {
    /// A zone's shield.
    Shield(Zone),
    /// A zone's reactor.
    Reactor(Zone),
    /// A fuel capsule.
    Fuel,
}

/// How somebody came to another station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Through a door.
    Door,
    /// With the gravolift.
    Lift,
    /// By a heroic leap.
    Heroic,
    /// Out of space.
    Landing,
    /// Through a hole in space.
    Vortex,
}

/// Why somebody's next action comes a turn later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DelayCause {
    /// Somebody had used the gravolift this turn.
    LiftBusy,
    /// The gravolift is damaged.
    LiftDamaged,
    /// There is slime in the station.
    Slime,
    /// The computer was not maintained.
    Computer,
    /// Tripped over a card.
    Tripped,
    /// Something that cannot be done in space.
    InSpace,
    /// The first half of a double action was delayed.
    FirstHalf,
    /// A threat.
    Threat(ThreatId),
}

/// Why somebody is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum KnockOutCause {
    /// A threat did it.
    Threat(ThreatId),
    /// Went into a contaminated station.
    Contamination(ThreatId),
    /// Flew the interceptors against it alone.
    Duel(ThreatId),
    /// Destroyed it from too near.
    DraggedDown(ThreatId),
    /// Stood where steam came out when it was repaired.
    Scalded(ThreatId),
    /// Was the host of what was destroyed.
    LostParasite(ThreatId),
}

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

/// One thing that happened, or did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// A turn begins.
    TurnBegins {
        /// Which.
        turn: u8,
    },
    /// A threat appears.
    ThreatAppears {
        /// Which.
        threat: ThreatId,
        /// On which track.
        track: Track,
        /// On which square.
        square: u8,
    },
    /// A token is put into a station: an intruder or a malfunction.
    TokenPlaced {
        /// Whose.
        threat: ThreatId,
        /// Where.
        station: Station,
    },
    /// A token is taken from a station.
    TokenRemoved {
        /// Whose.
        threat: ThreatId,
        /// Where.
        station: Station,
    },
    /// A crew member's turn to act.
    Acts {
        /// Who.
        player: Player,
        /// What is tried.
        action: Action,
    },
    /// Somebody did something else than what the card says.
    Trips {
        /// Who.
        player: Player,
        /// What is done instead.
        action: Action,
    },
    /// An action, or the lack of one, that changes nothing.
    NoEffect {
        /// Who.
        player: Player,
        /// What was tried.
        action: Option<Action>,
        /// Why nothing came of it.
        why: WhyNot,
    },
    /// Somebody goes to another station.
    Moves {
        /// Who.
        player: Player,
        /// From where.
        from: Station,
        /// Where to.
        to: Station,
        /// How.
        by: By,
    },
    /// A card lies one turn later now.
    Delayed {
        /// Whose.
        player: Player,
        /// From which turn it was moved.
        turn: u8,
        /// Why.
        why: DelayCause,
    },
    /// A delay without a card to be delayed.
    NotDelayed {
        /// Who would have been.
        player: Player,
        /// In which turn.
        turn: u8,
        /// What would have done it.
        why: DelayCause,
    },
    /// A card was pushed off the board.
    CardLost {
        /// Whose.
        player: Player,
    },
    /// A weapon is made ready to fire.
    Fires {
        /// Who.
        player: Player,
        /// Where.
        station: Station,
        /// With one more strength.
        heroic: bool,
    },
    /// Energy went from one place to another.
    EnergyMoved {
        /// Who.
        player: Player,
        /// From where.
        from: Store,
        /// Where to.
        to: Store,
        /// How many blocks.
        blocks: u8,
        /// How many more from the bank for heroism.
        extra: u8,
    },
    /// The computer is maintained for this phase.
    ComputerMaintained {
        /// By whom.
        player: Player,
        /// Which phase, from 1.
        phase: u8,
    },
    /// Somebody looks out of the window.
    LooksOut {
        /// Who.
        player: Player,
        /// How many have done so this turn.
        count: u8,
    },
    /// The best look of a phase got better.
    VisualConfirmed {
        /// Which phase, from 1.
        phase: u8,
        /// By how many people.
        count: u8,
        /// What it is worth now.
        points: u8,
    },
    /// So many people looked out that nothing got better.
    VisualNotBetter {
        /// Which phase, from 1.
        phase: u8,
        /// By how many people.
        count: u8,
        /// What it is worth already.
        points: u8,
    },
    /// A rocket takes off.
    RocketLaunched {
        /// By whom.
        player: Player,
        /// How many are left.
        left: u8,
    },
    /// A rocket moves on to where it hits next turn.
    RocketMoves,
    /// Somebody takes a squad out of its storage.
    SquadTaken {
        /// Who.
        player: Player,
        /// Where.
        station: Station,
        /// How it is.
        squad: Squad,
    },
    /// A squad is active again.
    SquadRevived {
        /// Whose.
        player: Player,
    },
    /// A squad is disabled.
    SquadDisabled {
        /// Whose.
        player: Player,
    },
    /// A squad in storage is disabled.
    StoredSquadDisabled {
        /// Where.
        station: Station,
    },
    /// Somebody flies out with the interceptors.
    TakesOff {
        /// Who.
        player: Player,
    },
    /// Somebody stays in space.
    StaysOut {
        /// Who.
        player: Player,
    },
    /// Somebody comes back from space.
    Returns {
        /// Who.
        player: Player,
    },
    /// The interceptors will not fly again in this mission.
    InterceptorsLost,
    /// A malfunction is repaired a little.
    Repairs {
        /// Who; nobody for the extra of several stations.
        player: Option<Player>,
        /// What.
        threat: ThreatId,
        /// By how much.
        points: u8,
        /// How much damage it has now.
        damage: u8,
    },
    /// A repair that counts only if more people join in.
    RepairPending {
        /// Who.
        player: Player,
        /// What.
        threat: ThreatId,
        /// How many have joined in.
        people: u8,
        /// How many it takes.
        needed: u8,
    },
    /// A squad attacks an intruder.
    AttacksIntruder {
        /// Whose.
        player: Player,
        /// Which.
        threat: ThreatId,
        /// Where.
        station: Station,
        /// How much damage it has now.
        damage: u8,
    },
    /// An intruder shoots back.
    ReturnsFire {
        /// At whom.
        player: Player,
        /// Which.
        threat: ThreatId,
        /// Whether heroism saved the squad.
        dodged: bool,
    },
    /// Somebody is out.
    KnockedOut {
        /// Who.
        player: Player,
        /// Why.
        why: KnockOutCause,
    },
    /// A weapon aims at a threat.
    Aims {
        /// What.
        weapon: Weapon,
        /// At which.
        threat: ThreatId,
        /// How strong.
        strength: u8,
    },
    /// A weapon does nothing.
    AimsAtNothing {
        /// What.
        weapon: Weapon,
        /// Why.
        why: WhyNot,
    },
    /// A threat takes damage from weapons.
    Hit {
        /// Which.
        threat: ThreatId,
        /// All strengths together.
        strength: u8,
        /// Its shield points in this step.
        shield: i8,
        /// What got through.
        damage: u8,
        /// How much it has in all.
        total: u8,
    },
    /// A threat that was aimed at takes no damage.
    Unharmed {
        /// Which.
        threat: ThreatId,
        /// All strengths together.
        strength: u8,
        /// Why.
        why: WhyNot,
    },
    /// A threat takes damage that no shield can stop.
    Burnt {
        /// Which.
        threat: ThreatId,
        /// Whose end or action did it.
        by: ThreatId,
        /// How much.
        damage: u8,
        /// How much it has in all.
        total: u8,
    },
    /// A threat is destroyed.
    Destroyed {
        /// Which.
        threat: ThreatId,
        /// What it is worth.
        points: u8,
    },
    /// A threat explodes as it is destroyed.
    Explodes {
        /// Which.
        threat: ThreatId,
    },
    /// A threat strikes back because it was hurt.
    Retaliates {
        /// Which.
        threat: ThreatId,
    },
    /// A threat advances.
    Advances {
        /// Which.
        threat: ThreatId,
        /// From which square.
        from: u8,
        /// To which square.
        to: u8,
    },
    /// A threat has reached a mark.
    Reaches {
        /// Which.
        threat: ThreatId,
        /// What mark.
        mark: Mark,
        /// On which square.
        square: u8,
    },
    /// A threat's effect that changes nothing.
    NothingDone {
        /// Whose.
        threat: ThreatId,
        /// Why.
        why: WhyNot,
    },
    /// From now on a threat's lasting effect holds.
    Changes {
        /// Which.
        threat: ThreatId,
    },
    /// A threat's speed is different.
    SpeedChanges {
        /// Which.
        threat: ThreatId,
        /// What it is now.
        speed: u8,
    },
    /// A threat's shield is different.
    ShieldChanges {
        /// Which.
        threat: ThreatId,
        /// What it is now.
        shield: i8,
    },
    /// A threat's damage is healed.
    Heals {
        /// Which.
        threat: ThreatId,
        /// How much.
        damage: u8,
        /// How much is left.
        total: u8,
    },
    /// A threat's cryoshield is gone.
    CryoshieldBreaks {
        /// Which.
        threat: ThreatId,
    },
    /// A threat has done its worst and is gone.
    Survived {
        /// Which.
        threat: ThreatId,
        /// What it is worth.
        points: u8,
    },
    /// A zone is attacked.
    Attack {
        /// By which.
        threat: ThreatId,
        /// Where.
        zone: Zone,
        /// How strong, with everything that strengthens it.
        strength: u8,
        /// What the shield absorbed.
        absorbed: u8,
        /// How many tiles follow.
        tiles: u8,
    },
    /// A zone is damaged from within.
    InternalDamage {
        /// By which.
        threat: ThreatId,
        /// Where.
        zone: Zone,
        /// How much.
        points: u8,
        /// How many tiles follow.
        tiles: u8,
    },
    /// A damage tile is drawn.
    TileDrawn {
        /// Where.
        zone: Zone,
        /// Which.
        tile: Tile,
    },
    /// Energy is gone.
    EnergyLost {
        /// From where.
        from: Store,
        /// How many blocks.
        blocks: u8,
    },
    /// Energy went where a threat led it.
    EnergyDiverted {
        /// From where.
        from: Store,
        /// Where to.
        to: Store,
        /// How many blocks.
        blocks: u8,
    },
    /// A fuel capsule is gone.
    FuelLost,
    /// A rocket on board is gone.
    RocketLost,
    /// An intruder moves.
    IntruderMoves {
        /// Which.
        threat: ThreatId,
        /// From where.
        from: Station,
        /// Where to.
        to: Station,
    },
    /// A threat is no longer there for weapons and people.
    PhasesOut {
        /// Which.
        threat: ThreatId,
    },
    /// A threat is there again.
    PhasesIn {
        /// Which.
        threat: ThreatId,
    },
    /// A threat goes on in another zone, on the square with the same number.
    ChangesZone {
        /// Which.
        threat: ThreatId,
        /// From where.
        from: Zone,
        /// Where to.
        to: Zone,
    },
    /// A threat calls another.
    CallsIn {
        /// Which.
        threat: ThreatId,
        /// Whom.
        called: ThreatId,
    },
    /// A threat acts once more as the ship jumps.
    ActsAtJump {
        /// Which.
        threat: ThreatId,
    },
    /// A threat that was damaged moves less far this turn.
    SlowsDown {
        /// Which.
        threat: ThreatId,
        /// How far it moves.
        squares: u8,
    },
    /// A shield makes an attack worse.
    ShieldAdds {
        /// Where.
        zone: Zone,
        /// By how much.
        blocks: u8,
    },
    /// A shot hits the ship.
    Backfires {
        /// Whose fault it is.
        threat: ThreatId,
    },
    /// A drone is put into a station.
    DronePlaced {
        /// Whose.
        threat: ThreatId,
        /// Where.
        station: Station,
    },
    /// A mine is left in a station.
    MinePlaced {
        /// Whose.
        threat: ThreatId,
        /// Where.
        station: Station,
    },
    /// All drones and mines of a threat are gone.
    TrapsGone {
        /// Whose.
        threat: ThreatId,
    },
    /// Somebody is poisoned.
    Poisoned {
        /// Who.
        player: Player,
        /// By whom.
        threat: ThreatId,
    },
    /// Somebody is infected.
    Infected {
        /// Who.
        player: Player,
        /// By whom.
        threat: ThreatId,
    },
    /// A parasite lives in somebody from now on.
    FindsHost {
        /// In whom.
        player: Player,
        /// Which.
        threat: ThreatId,
    },
    /// All systems of a station stop working.
    Wrecks {
        /// Whose work it is.
        threat: ThreatId,
        /// Where.
        station: Station,
    },
    /// A wrecked system works again.
    MendsSystem {
        /// Who mends it.
        player: Player,
        /// Who wrecked it.
        threat: ThreatId,
        /// Where.
        station: Station,
        /// Which.
        letter: Letter,
    },
    /// A card lies on the next turn once more.
    CardRepeated {
        /// Whose.
        player: Player,
        /// By whose doing.
        threat: ThreatId,
        /// The card of which turn.
        turn: u8,
    },
    /// There is no card to be repeated, or no turn in which it could be.
    CardNotRepeated {
        /// Whose.
        player: Player,
        /// By whose doing.
        threat: ThreatId,
    },
    /// The computer was maintained.
    CheckPassed {
        /// In which phase, from 1.
        phase: u8,
    },
    /// The computer was not maintained.
    CheckFailed {
        /// In which phase, from 1.
        phase: u8,
    },
    /// The ship is lost.
    Lost {
        /// How.
        loss: Loss,
    },
    /// The ship jumps to safety.
    Jumps,
}

/// Somebody who watches a ship.
pub trait Witness {
    /// Is told what happens, in order.
    fn see(&mut self, happening: Happening);
}

/// Nobody watches; the compiler leaves the telling out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl Witness for Nobody {
    #[inline(always)]
    fn see(&mut self, _: Happening) {}
}

impl Witness for Vec<Happening> {
    fn see(&mut self, happening: Happening) {
        self.push(happening);
    }
}
