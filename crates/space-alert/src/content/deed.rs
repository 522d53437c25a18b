//! What a threat does when it reaches a mark: one word per effect, so that a card is a short list of words.

use crate::{Kind, Station, Zone};
use serde::{Deserialize, Serialize};

/// Which zones an attack strikes, seen from the attacker's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// Its own zone.
    Own,
    /// All three, from red to blue.
    All,
    /// The two that are not its own.
    Others,
    /// Red and blue, wherever it flies.
    Flanks,
}

/// Where an intruder or its offspring goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Through the door on the left.
    Red,
    /// Through the door on the right.
    Blue,
    /// To the other deck.
    Deck,
}

/// Which people an effect reaches. People in space are on no list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// Everybody on the ship.
    Ship,
    /// Everybody in the threat's zone.
    Zone,
    /// Everybody in the threat's station.
    Station,
    /// Everybody in a station with one of its tokens.
    Tokens,
    /// Everybody in the threat's station without an active squad.
    Unguarded,
    /// Leaders of active squads.
    Leaders,
    /// Everybody who is not on the bridge.
    OffBridge,
    /// Everybody whom it has poisoned, in space as well.
    Poisoned,
    /// Everybody who stands in a station where nobody else stands.
    Alone,
    /// Everybody who stands in a station where somebody else stands too.
    Together,
    /// Everybody in the station of its host, but for the host.
    HostMates,
}

/// Which zones take internal damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The zone it is in.
    Here,
    /// All three, from red to blue.
    Everywhere,
    /// The zone of each of its tokens, once per token.
    Tokens,
}

/// How a ship is lost without being shot to pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doom {
    /// Blown up.
    Destroyed,
    /// In somebody else's hands.
    TakenOver,
    /// Broken in two.
    BrokenApart,
}

impl Doom {
    /// All of them.
    pub const ALL: [Doom; 3] = [Doom::Destroyed, Doom::TakenOver, Doom::BrokenApart];

    /// The name used in message keys.
    pub fn name(self) -> &'static str {
        ["destroyed", "taken-over", "broken-apart"][self as usize]
    }
}

/// One effect of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// An attack that shields weaken.
    Attack {
        /// How strong.
        strength: u8,
        /// On which zones.
        on: Reach,
    },
    /// An attack that is stronger on its own zone.
    AttackSplit {
        /// How strong on its own zone.
        own: u8,
        /// How strong on the other two.
        others: u8,
    },
    /// An attack, if it has been hurt.
    AttackIfDamaged {
        /// How strong.
        strength: u8,
        /// On which zones.
        on: Reach,
    },
    /// An attack on its own zone, unless it has been hurt enough.
    AttackUnlessDamaged {
        /// How strong.
        strength: u8,
        /// From how much damage on it does not attack.
        damage: u8,
    },
    /// An attack as strong as the hit points it has left.
    AttackWithHitPoints {
        /// How many times over.
        times: u8,
    },
    /// An attack that shields do not weaken.
    AttackThroughShields {
        /// How strong.
        strength: u8,
    },
    /// It becomes faster, from its next move on.
    Speed {
        /// By how many squares.
        by: u8,
    },
    /// Its shield grows.
    Shield {
        /// By how much.
        by: i8,
    },
    /// Its shield becomes another.
    ShieldIs {
        /// What it is from now on.
        points: i8,
    },
    /// It loses damage.
    Heal {
        /// How much at most.
        damage: u8,
    },
    /// It loses half of its damage, rounded down.
    HealHalf,
    /// From now on its lasting effect holds: it is seen, it shoots back, it strengthens the others.
    Change,
    /// Every shield loses energy.
    DrainShields {
        /// How many blocks at most.
        blocks: u8,
    },
    /// One shield loses energy.
    DrainShield {
        /// The zone of the shield.
        zone: Zone,
        /// How many blocks at most.
        blocks: u8,
    },
    /// One reactor loses energy.
    DrainReactor {
        /// The zone of the reactor.
        zone: Zone,
        /// How many blocks at most.
        blocks: u8,
    },
    /// Every reactor loses energy.
    DrainReactors {
        /// How many blocks at most.
        blocks: u8,
    },
    /// All other external threats advance at once.
    HurryOthers {
        /// How many squares.
        squares: u8,
    },
    /// It damages itself; its shield does not help.
    HurtSelf {
        /// By how much.
        damage: u8,
    },
    /// People's next action comes a turn later.
    Delay {
        /// Those who come late.
        whom: Whom,
    },
    /// People are out for the rest of the mission.
    KnockOut {
        /// Those who are out.
        whom: Whom,
    },
    /// The mission is lost.
    LoseShip {
        /// The way in which the ship ends.
        how: Doom,
    },
    /// It moves to a neighbouring station.
    Move {
        /// Which way.
        to: Way,
    },
    /// It moves to the neighbouring station with most people.
    Seek,
    /// It moves if it has been hurt, and does damage otherwise.
    MoveOrDamage {
        /// Which way.
        to: Way,
        /// How much damage.
        points: u8,
    },
    /// Damage that shields do not weaken.
    Damage {
        /// How many points of damage.
        points: u8,
        /// The zones that take it.
        on: Place,
    },
    /// The reactor of its zone loses energy; an empty one takes damage instead.
    Sabotage {
        /// How many blocks.
        blocks: u8,
        /// How much damage if there is none.
        points: u8,
    },
    /// Damage for each rocket on board that has not been made safe.
    DamagePerRocket {
        /// How much for each.
        points: u8,
    },
    /// Damage for each person in its station.
    DamagePerPerson {
        /// How much for each.
        points: u8,
    },
    /// Damage to the zone for each block in its reactor.
    DamagePerBlock {
        /// Whose reactor.
        zone: Zone,
    },
    /// A reactor pours all its energy into its shield; each block that does not fit does damage.
    FloodShield {
        /// The zone of both.
        zone: Zone,
    },
    /// A shield loses all its energy, and each block does damage.
    BurnShield {
        /// The zone of the shield.
        zone: Zone,
    },
    /// Every reactor loses all its energy, and each block does damage to its zone.
    BurnReactors,
    /// A rocket on board is lost.
    LoseRocket,
    /// A fuel capsule is lost.
    LoseFuel,
    /// The squad still stored there becomes disabled.
    DisableStored {
        /// The station in which the squad is stored.
        station: Station,
    },
    /// Every token puts another into the next station.
    Spread {
        /// Which way.
        to: Way,
    },
    // The words below came with the module "New Frontier". They are words like the others.
    /// An attack that is weaker while the threat is phased out.
    AttackPhased {
        /// How strong.
        strength: u8,
        /// How strong while it is phased out.
        weak: u8,
        /// On which zones.
        on: Reach,
    },
    /// An attack on its own zone, unless a rocket ever hit it.
    AttackUnlessRocketed {
        /// How strong.
        strength: u8,
    },
    /// An attack on its own zone; it heals as much damage as the shield absorbs.
    AttackFeeding {
        /// How strong.
        strength: u8,
    },
    /// An attack that is stronger by each block in the reactor of the zone it strikes.
    AttackWithReactor {
        /// How strong without any block.
        strength: u8,
        /// On which zones.
        on: Reach,
    },
    /// A reactor loses one block, and if there was one all zones are attacked.
    AttackForEnergy {
        /// Whose reactor.
        zone: Zone,
        /// How strong.
        strength: u8,
    },
    /// A fuel capsule is lost, and if there was one all zones are attacked.
    AttackForFuel {
        /// How strong.
        strength: u8,
    },
    /// Each rocket on board attacks a zone.
    AttackPerRocket {
        /// Which zone.
        zone: Zone,
        /// How strong each.
        strength: u8,
    },
    /// It goes on in another zone.
    Jump {
        /// Which way: towards red or towards blue, from the last zone round to the other side.
        to: Way,
    },
    /// The card beside it appears.
    CallIn {
        /// What kind of threat it calls.
        kind: Kind,
        /// The called threat is one faster if the caller has less damage than this.
        #[serde(default, skip_serializing_if = "is_zero")]
        faster_below: u8,
    },
    /// A secret card, a common internal threat, appears and runs its whole track at once.
    Unleash,
    /// Every external threat loses damage.
    HealOutside {
        /// How much at most.
        damage: u8,
    },
    /// All other internal threats advance at once.
    HurryInside {
        /// How many squares.
        squares: u8,
    },
    /// All other external threats of its zone advance at once.
    HurryZone {
        /// How many squares.
        squares: u8,
    },
    /// It moves; while it is phased out another way, or not at all.
    MovePhased {
        /// Which way.
        to: Way,
        /// Which way while it is phased out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        out: Option<Way>,
    },
    /// It moves if somebody stands in its station.
    MoveIfPeople {
        /// Which way.
        to: Way,
    },
    /// Damage if somebody stands in its station; otherwise it heals.
    DamageIfPeople {
        /// How much damage.
        points: u8,
        /// How much it heals otherwise.
        heal: u8,
    },
    /// Damage to the zone it is in, less while it is phased out.
    DamagePhased {
        /// How many points of damage.
        points: u8,
        /// How much while it is phased out.
        weak: u8,
    },
    /// Damage to every zone, by its distance from the one it is in.
    DamageAround {
        /// How much where it is.
        here: u8,
        /// How much one zone away.
        next: u8,
        /// How much two zones away.
        far: u8,
    },
    /// Each person on board whom it has infected does damage to the zone where they are.
    DamagePerInfected {
        /// How much each.
        points: u8,
    },
    /// Damage to the zone of its host, or an attack on white if the host is in space.
    DamageAtHost {
        /// How much, or how strong.
        points: u8,
    },
    /// Each of its mines does damage to its zone.
    DamagePerMine {
        /// How much each.
        points: u8,
    },
    /// The reactor of the zone it is in loses energy.
    DrainHere {
        /// How many blocks at most.
        blocks: u8,
    },
    /// The reactor of the zone it is in loses all its energy, and it becomes as much faster.
    FeedOnReactor,
    /// It puts drones into the stations next to its own.
    LayDrones,
    /// It leaves a mine in its station.
    LayMine,
    /// It infects everybody in its station.
    Infect,
    /// It moves towards the zone with most damage tiles, towards white if several have as many.
    Drill,
    /// It breaks every system in both stations of its zone.
    Wreck,
    /// Everybody on board repeats this turn's card in the next turn.
    RepeatCards,
    /// Everybody in red and everybody in blue change places.
    SwapSides,
}

impl Deed {
    /// Whether it is one of the words that came with "New Frontier" and leaves something behind that lasts.
    pub(crate) fn is_frontier(self) -> bool {
        matches!(
            self,
            Deed::CallIn { .. }
                | Deed::LayDrones
                | Deed::LayMine
                | Deed::Infect
                | Deed::Wreck
                | Deed::Unleash
        )
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
