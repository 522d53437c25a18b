//! What happens while Aliens act, and why: for stories, screens and traces.

use crate::field::{AlienId, TileId};
use crate::hex::Direction;
use crate::{AlienType, BossType, Item, Slot, Who};
use serde::{Deserialize, Serialize};

/// Who does something to Rocketeers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// One figure.
    Alien {
        /// The number that the Alien has.
        id: AlienId,
        /// Its type.
        kind: AlienType,
    },
    /// The Bugs of one cluster; they are numbered from 0 in each Alien Turn.
    Swarm {
        /// Its number in this Alien Turn.
        number: u8,
    },
    /// A boss.
    Boss {
        /// The boss itself.
        kind: BossType,
    },
    /// An event, a rule of the scenario, a Rocketeer's item.
    Elsewhere,
}

/// Why this one of several Rocketeers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// There is nobody else.
    Only,
    /// Nobody else is as near.
    Nearest,
    /// Of those who are as near, the highest Order marker.
    HighestOrder,
    /// Firecrackers.
    Firecrackers,
    /// It attacks everybody on its tile.
    Everybody,
}

/// Why this one of several tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Preference {
    /// No other would do.
    Only,
    /// The others are not scanned.
    Scanned,
    /// Its inventory number is the lowest.
    LowestNumber,
    /// None of them is scanned, and dice decided.
    Chance {
        /// How many there were to choose from.
        among: u8,
        /// The dice, the last of which counted.
        rolls: Vec<u8>,
    },
}

/// Why somebody does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Staying {
    /// It never moves by itself.
    Immobile,
    /// It can attack from where it is.
    CanAttack,
    /// It was carried in this Alien Turn.
    Carried,
    /// There is no tile that it could ever reach and attack somebody from.
    NobodyToReach,
    /// All Rocketeers are ignored.
    NobodyToSee,
    /// A Thrall to whose tile a Rocketeer came only during this Alien Turn.
    JustMet,
}

/// Why somebody does not attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// Nobody is within reach.
    NobodyInReach,
    /// A Sentinel that was staggered too often.
    NoDice,
    /// A Thrall that has moved, or to whose tile a Rocketeer came only during this Alien Turn.
    Thrall,
    /// Every Bug has spent its move.
    AllMoved,
}

/// What became of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HitResult {
    /// A hit point is gone.
    Hp {
        /// How many are left.
        left: u8,
    },
    /// A protection took it.
    Absorbed {
        /// The item that protected.
        by: Item,
    },
}

/// What became of a Panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PanicResult {
    /// An O2 is gone.
    O2 {
        /// How many are left.
        left: u8,
    },
    /// There was one in this Game Turn already.
    Already,
    /// A protection helped.
    Ignored {
        /// The item that protected.
        by: Item,
    },
}

/// What became of a Mind Control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MindControlResult {
    /// An AP marker lies in the box.
    Ap {
        /// The kind of action point.
        slot: Slot,
    },
    /// There is one in the box already.
    Already,
    /// A protection helped.
    Ignored {
        /// The item that protected.
        by: Item,
    },
}

/// What became of a Terror.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TerrorResult {
    /// The victim has run.
    Moved {
        /// Where to.
        to: TileId,
    },
    /// The way was prohibited: a hit follows.
    Blocked {
        /// The way.
        direction: Direction,
    },
    /// Nothing happens.
    None,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Happening {
    /// A figure's slot begins.
    Begins {
        /// Whose.
        by: Actor,
        /// Where it stands.
        at: TileId,
        /// The Leech that has just spawned it.
        spawned_by: Option<AlienId>,
    },
    /// It is Stunned, and that was its slot.
    Stunned {
        /// The one that loses its slot.
        by: Actor,
    },
    /// It does not move.
    Stays {
        /// The one that does it.
        by: Actor,
        /// The reason why it stays.
        why: Staying,
    },
    /// It makes for somebody.
    Heads {
        /// The one that does it.
        by: Actor,
        /// For whom.
        toward: Who,
        /// The rule by which the choice was made.
        why: Choice,
        /// How many steps it needs to attack.
        steps: u16,
    },
    /// It takes a step.
    Moves {
        /// The one that does it.
        by: Actor,
        /// From here.
        from: TileId,
        /// To there.
        to: TileId,
        /// Why there.
        why: Preference,
        /// Who is carried along.
        carries: Vec<AlienId>,
    },
    /// It does not attack.
    Holds {
        /// The one that does it.
        by: Actor,
        /// What holds it.
        why: Holding,
    },
    /// It attacks somebody.
    Aims {
        /// The one that does it.
        by: Actor,
        /// Whom.
        target: Who,
        /// How far away.
        range: u8,
        /// Why him.
        why: Choice,
    },
    /// Its dice.
    Rolls {
        /// Whose.
        by: Actor,
        /// Against whom.
        target: Who,
        /// What they show.
        dice: Vec<u8>,
        /// Hits: none or one.
        hits: u8,
        /// Overkills.
        overkills: u8,
    },
    /// A hit.
    Hit {
        /// On whom.
        who: Who,
        /// By whom.
        by: Actor,
        /// What became of it.
        result: HitResult,
    },
    /// Panic.
    Panic {
        /// Of whom.
        who: Who,
        /// By whom.
        by: Actor,
        /// What became of it.
        result: PanicResult,
    },
    /// Mind Control.
    MindControl {
        /// Of whom.
        who: Who,
        /// By whom.
        by: Actor,
        /// What became of it.
        result: MindControlResult,
    },
    /// Terror.
    Terror {
        /// Of whom.
        who: Who,
        /// By whom.
        by: Actor,
        /// The die.
        roll: u8,
        /// What became of it.
        result: TerrorResult,
    },
    /// Terror of an Alien.
    AlienTerror {
        /// The Alien that it concerns.
        alien: AlienId,
        /// Its type.
        kind: AlienType,
        /// The die.
        roll: u8,
        /// What became of it.
        result: TerrorResult,
    },
    /// An Alien is hit.
    AlienHit {
        /// The Alien that it concerns.
        alien: AlienId,
        /// Its type.
        kind: AlienType,
        /// Hit points left; without any it is dead and gone.
        left: u8,
    },
    /// A Rocketeer is held.
    Grapple {
        /// The Rocketeer whom it concerns.
        who: Who,
        /// By whom.
        by: Actor,
    },
    /// A Leech spawns.
    Spawn {
        /// The Leech from which it comes.
        by: Actor,
        /// The new one, if there was a figure.
        alien: Option<AlienId>,
        /// The tile where it stands or happens.
        at: TileId,
    },
    /// An Electro-Mine kills a Sentinel.
    Mine {
        /// The Sentinel.
        alien: AlienId,
        /// The tile where it stands or happens.
        at: TileId,
    },
    /// The Bugs of one cluster come together.
    Gathers {
        /// The cluster.
        by: Actor,
        /// Its Bugs.
        bugs: Vec<AlienId>,
        /// The tiles where they were.
        from: Vec<TileId>,
        /// The tile where they end.
        to: TileId,
        /// Joint moves in an order in which they can be made.
        moves: Vec<(TileId, TileId)>,
        /// What they wanted.
        goal: SwarmGoal,
        /// Why this tile of those that were as good.
        why: Preference,
        /// How many of them have their moves left.
        fresh: u8,
    },
    /// A Rocketeer is ignored from now on.
    Vanishes {
        /// The Rocketeer whom it concerns.
        who: Who,
    },
    /// Firecrackers go off.
    Firecrackers {
        /// Whose.
        who: Who,
    },
    /// A new figure (Commodore mode).
    Placed {
        /// The Alien that it concerns.
        alien: AlienId,
        /// Its type.
        kind: AlienType,
        /// The tile where it stands or happens.
        at: TileId,
    },
    /// A Rocketeer is dead, and the game lost.
    Dies {
        /// The Rocketeer whom it concerns.
        who: Who,
    },
}

/// What a cluster of Bugs wants most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SwarmGoal {
    /// One Swarm where most of them can attack.
    MostAttacks,
    /// One Swarm as near as possible to a Rocketeer.
    NearestRocketeer,
    /// One Swarm, with the fewest moves: there is nobody to reach.
    FewestMoves,
    /// One Swarm that walks toward a Rocketeer, step by step.
    Walk,
    /// Not all can meet: as near as possible to other Bugs.
    NearestBugs,
}
