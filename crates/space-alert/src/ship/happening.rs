//! Everything that can happen on a ship, and everything that does not happen with the reason why.

use super::{
    Action, By, DelayCause, KnockOutCause, Loss, Mark, Squad, Store, ThreatId, Tile, Track, Weapon, WhyNot,
};
use crate::content::Letter;
use crate::{Station, Zone};
use serde::{Deserialize, Serialize};

/// A crew member, in order of play: the captain is 0.
pub type Player = u8;

/// One thing that happened, or did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
// The fields say by their names what they hold; only those that need a word have one.
#[allow(missing_docs)]
pub enum Happening {
    /// A turn begins.
    TurnBegins { turn: u8 },
    /// A threat appears.
    ThreatAppears { threat: ThreatId, track: Track, square: u8 },
    /// A token is put into a station: an intruder or a malfunction.
    TokenPlaced { threat: ThreatId, station: Station },
    /// A token is taken from a station.
    TokenRemoved { threat: ThreatId, station: Station },
    /// A crew member's turn to act.
    Acts { player: Player, action: Action },
    /// Somebody did something else than what the card says.
    Trips { player: Player, action: Action },
    /// An action, or the lack of one, that changes nothing.
    NoEffect {
        player: Player,
        action: Option<Action>,
        /// Why nothing came of it.
        why: WhyNot,
    },
    /// Somebody goes to another station.
    Moves { player: Player, from: Station, to: Station, by: By },
    /// A card lies one turn later now.
    Delayed {
        player: Player,
        /// From which turn it was moved.
        turn: u8,
        why: DelayCause,
    },
    /// A delay without a card to be delayed.
    NotDelayed {
        /// Who would have been.
        player: Player,
        turn: u8,
        /// What would have done it.
        why: DelayCause,
    },
    /// A card was pushed off the board.
    CardLost { player: Player },
    /// A weapon is made ready to fire.
    Fires { player: Player, station: Station, heroic: bool },
    /// Energy went from one place to another.
    EnergyMoved {
        player: Player,
        from: Store,
        to: Store,
        blocks: u8,
        /// How many more from the bank for heroism.
        extra: u8,
    },
    /// The computer is maintained for this phase.
    ComputerMaintained { player: Player, phase: u8 },
    /// Somebody looks out of the window.
    LooksOut {
        player: Player,
        /// How many have done so this turn.
        count: u8,
    },
    /// The best look of a phase got better.
    VisualConfirmed {
        phase: u8,
        count: u8,
        /// What it is worth now.
        points: u8,
    },
    /// So many people looked out that nothing got better.
    VisualNotBetter {
        phase: u8,
        count: u8,
        /// What it is worth already.
        points: u8,
    },
    /// A rocket takes off.
    RocketLaunched { player: Player, left: u8 },
    /// A rocket moves on to where it hits next turn.
    RocketMoves,
    /// Somebody takes a squad out of its storage.
    SquadTaken { player: Player, station: Station, squad: Squad },
    /// A squad is active again.
    SquadRevived { player: Player },
    /// A squad is disabled.
    SquadDisabled { player: Player },
    /// A squad in storage is disabled.
    StoredSquadDisabled { station: Station },
    /// Somebody flies out with the interceptors.
    TakesOff { player: Player },
    /// Somebody stays in space.
    StaysOut { player: Player },
    /// Somebody comes back from space.
    Returns { player: Player },
    /// The interceptors will not fly again in this mission.
    InterceptorsLost,
    /// A malfunction is repaired a little.
    Repairs {
        /// Who; nobody for the extra of several stations.
        player: Option<Player>,
        threat: ThreatId,
        points: u8,
        /// How much damage it has now.
        damage: u8,
    },
    /// A repair that counts only if more people join in.
    RepairPending {
        player: Player,
        threat: ThreatId,
        /// How many have joined in.
        people: u8,
        /// How many it takes.
        needed: u8,
    },
    /// A squad attacks an intruder.
    AttacksIntruder {
        player: Player,
        threat: ThreatId,
        station: Station,
        /// How much damage it has now.
        damage: u8,
    },
    /// An intruder shoots back.
    ReturnsFire {
        player: Player,
        threat: ThreatId,
        /// Whether heroism saved the squad.
        dodged: bool,
    },
    /// Somebody is out.
    KnockedOut { player: Player, why: KnockOutCause },
    /// A weapon aims at a threat.
    Aims { weapon: Weapon, threat: ThreatId, strength: u8 },
    /// A weapon does nothing.
    AimsAtNothing { weapon: Weapon, why: WhyNot },
    /// A threat takes damage from weapons.
    Hit {
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
        threat: ThreatId,
        /// All strengths together.
        strength: u8,
        why: WhyNot,
    },
    /// A threat takes damage that no shield can stop.
    Burnt {
        threat: ThreatId,
        /// Whose end or action did it.
        by: ThreatId,
        damage: u8,
        /// How much it has in all.
        total: u8,
    },
    /// A threat is destroyed.
    Destroyed { threat: ThreatId, points: u8 },
    /// A threat explodes as it is destroyed.
    Explodes { threat: ThreatId },
    /// A threat strikes back because it was hurt.
    Retaliates { threat: ThreatId },
    /// A threat advances.
    Advances { threat: ThreatId, from: u8, to: u8 },
    /// A threat has reached a mark.
    Reaches { threat: ThreatId, mark: Mark, square: u8 },
    /// A threat's effect that changes nothing.
    NothingDone { threat: ThreatId, why: WhyNot },
    /// From now on a threat's lasting effect holds.
    Changes { threat: ThreatId },
    /// A threat's speed is different.
    SpeedChanges {
        threat: ThreatId,
        /// What it is now.
        speed: u8,
    },
    /// A threat's shield is different.
    ShieldChanges {
        threat: ThreatId,
        /// What it is now.
        shield: i8,
    },
    /// A threat's damage is healed.
    Heals { threat: ThreatId, damage: u8, total: u8 },
    /// A threat's cryoshield is gone.
    CryoshieldBreaks { threat: ThreatId },
    /// A threat has done its worst and is gone.
    Survived { threat: ThreatId, points: u8 },
    /// A zone is attacked.
    Attack {
        threat: ThreatId,
        zone: Zone,
        /// How strong, with everything that strengthens it.
        strength: u8,
        /// What the shield absorbed.
        absorbed: u8,
        tiles: u8,
    },
    /// A zone is damaged from within.
    InternalDamage { threat: ThreatId, zone: Zone, points: u8, tiles: u8 },
    /// A damage tile is drawn.
    TileDrawn { zone: Zone, tile: Tile },
    /// Energy is gone.
    EnergyLost { from: Store, blocks: u8 },
    /// Energy went where a threat led it.
    EnergyDiverted { from: Store, to: Store, blocks: u8 },
    /// A fuel capsule is gone.
    FuelLost,
    /// A rocket on board is gone.
    RocketLost,
    /// An intruder moves.
    IntruderMoves { threat: ThreatId, from: Station, to: Station },
    /// A threat is no longer there for weapons and people.
    PhasesOut { threat: ThreatId },
    /// A threat is there again.
    PhasesIn { threat: ThreatId },
    /// A threat goes on in another zone, on the square with the same number.
    ChangesZone { threat: ThreatId, from: Zone, to: Zone },
    /// A threat calls another.
    CallsIn { threat: ThreatId, called: ThreatId },
    /// A threat acts once more as the ship jumps.
    ActsAtJump { threat: ThreatId },
    /// A threat that was damaged moves less far this turn.
    SlowsDown { threat: ThreatId, squares: u8 },
    /// A shield makes an attack worse.
    ShieldAdds { zone: Zone, blocks: u8 },
    /// A shot hits the ship.
    Backfires { threat: ThreatId },
    /// A drone is put into a station.
    DronePlaced { threat: ThreatId, station: Station },
    /// A mine is left in a station.
    MinePlaced { threat: ThreatId, station: Station },
    /// All drones and mines of a threat are gone.
    TrapsGone { threat: ThreatId },
    /// Somebody is poisoned.
    Poisoned { player: Player, threat: ThreatId },
    /// Somebody is infected.
    Infected { player: Player, threat: ThreatId },
    /// A parasite lives in somebody from now on.
    FindsHost { player: Player, threat: ThreatId },
    /// All systems of a station stop working.
    Wrecks { threat: ThreatId, station: Station },
    /// A wrecked system works again.
    MendsSystem {
        player: Player,
        /// Who wrecked it.
        threat: ThreatId,
        station: Station,
        letter: Letter,
    },
    /// A card lies on the next turn once more.
    CardRepeated {
        player: Player,
        threat: ThreatId,
        /// The card of which turn.
        turn: u8,
    },
    /// There is no card to be repeated, or no turn in which it could be.
    CardNotRepeated { player: Player, threat: ThreatId },
    /// The computer was maintained.
    CheckPassed { phase: u8 },
    /// The computer was not maintained.
    CheckFailed { phase: u8 },
    /// The ship is lost.
    Lost { loss: Loss },
    /// The ship jumps to safety.
    Jumps,
}
