//! What is printed on tiles, tokens, cards and sheets: the numbers, not the words.

use crate::scenario::read::{read_names, record};
use crate::scenario::{Condition, Effect};
use crate::{AlienType, BossType, Component, EventKind, Item, Room, Who};
use table::names;

record! {
    /// The face of a map tile.
    TileFace {
        /// Its inventory number.
        "number" => number: u8,
        /// Which Scenario tile it is; none for a standard tile.
        "room" => room: Option<Room>,
        /// The edges with a hatch; 0 is the arrow, then clockwise.
        "hatches" => hatches: Vec<u8>,
        /// Whether it has a vent.
        "vent" => vent: bool,
    }
}

record! {
    /// An Alien token.
    AlienToken {
        /// The Aliens it brings, in this order.
        "aliens" => aliens: Vec<AlienType>,
        /// The Event it brings.
        "event" => event: Option<EventKind>,
    }
}

record! {
    /// A kind of Discovery token.
    DiscoveryTokens {
        /// What it turns out to be.
        "content" => content: Discovery,
        /// How many there are.
        "copies" => copies: u8,
    }
}

/// What a Discovery token turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Discovery {
    /// A Discovery or Schematic card.
    #[serde(untagged)]
    Item(Item),
    /// Something without a card.
    #[serde(untagged)]
    Loose(Loose),
}

names! {
    /// A Discovery token without a card.
    Loose {
        /// A component, or a charge.
        Mysterium = "mysterium",
        /// O2 for whoever picks it up.
        ThrallOxygenTank = "thrall_oxygen_tank",
    }
}

impl crate::scenario::read::Read for Discovery {
    fn read(value: &serde_json::Value, faults: &mut crate::scenario::read::Faults) -> Option<Discovery> {
        let loose = value.as_str().and_then(Loose::named).map(Discovery::Loose);
        loose.or_else(|| Item::read(value, faults).map(Discovery::Item))
    }
}

record! {
    /// A kind of Alert token.
    AlertTokens {
        /// What it does.
        "effect" => effect: AlertEffect,
        /// How many there are.
        "copies" => copies: u8,
    }
}

names! {
    /// What an Alert token does.
    AlertEffect {
        /// An Alien token is drawn; its Aliens muster.
        Aliens = "aliens",
        /// Nothing.
        Quiet = "quiet",
    }
}

record! {
    /// A kind of Rocketeer token.
    RocketeerTokens {
        /// The item that lies there.
        "item" => item: Item,
        /// How many there are.
        "copies" => copies: u8,
    }
}

record! {
    /// Markers in the box.
    Markers {
        /// Scenario tiles that can be hidden, one marker each.
        "rooms" => rooms: Vec<Room>,
        /// Decoys.
        "decoys" => decoys: u8,
        /// Wire on one side, Alien Blood on the other.
        "wire_or_blood" => wire_or_blood: u8,
        /// Standard AP.
        "standard_ap" => standard_ap: u8,
        /// Non-Combat AP.
        "non_combat_ap" => non_combat_ap: u8,
        /// Combat AP.
        "combat_ap" => combat_ap: u8,
        /// Command AP.
        "command_ap" => command_ap: u8,
        /// Order markers.
        "order" => order: u8,
        /// Open on one side, Locked on the other.
        "open_or_locked" => open_or_locked: u8,
        /// Destroyed on one side, Sealed on the other.
        "destroyed_or_sealed" => destroyed_or_sealed: u8,
    }
}

record! {
    /// Cubes in the box.
    Cubes {
        /// Hit points.
        "hp" => hp: u8,
        /// O2.
        "o2" => o2: u8,
        /// Charges.
        "charge" => charge: u8,
    }
}

record! {
    /// All tokens, markers and cubes.
    Tokens {
        /// Alien tokens, one by one.
        "alien" => alien: Vec<AlienToken>,
        /// Discovery tokens by kind.
        "discovery" => discovery: Vec<DiscoveryTokens>,
        /// Alert tokens by kind.
        "alert" => alert: Vec<AlertTokens>,
        /// Rocketeer tokens by kind.
        "rocketeer" => rocketeer: Vec<RocketeerTokens>,
        /// Markers.
        "markers" => markers: Markers,
        /// Cubes.
        "cubes" => cubes: Cubes,
    }
}

record! {
    /// An item card: its numbers.
    ItemFacts {
        /// The item of the card.
        "id" => item: Item,
        /// What kind of card.
        "kind" => kind: ItemKind,
        /// Whether only the French edition has it.
        "french" => french: bool,
        /// How many there are.
        "copies" => copies: u8,
        /// Whether it is large.
        "large" => large: bool,
        /// Who alone can use it.
        "personal_of" => personal_of: Option<Who>,
        /// Charges at the start; none if it needs no charges.
        "charges" => charges: Option<u8>,
        /// Whether it has to be analyzed or assembled before it works.
        "analyze" => analyze: bool,
        /// Dice at range 0, 1, 2 and 3; 0 where it cannot attack. None if it is no weapon.
        "dice" => dice: Option<[u8; 4]>,
        /// Uses in a Game Turn; none if there is no limit.
        "uses" => uses: Option<u8>,
        /// What it is assembled from.
        "components" => components: Vec<Component>,
    }
}

impl ItemFacts {
    /// The dice it attacks with at this range; none if it cannot.
    pub fn dice_at(&self, range: u8) -> Option<u8> {
        let dice = self.dice?.get(usize::from(range)).copied()?;
        (dice > 0).then_some(dice)
    }

    /// Whether it is a card that Rocketeers choose before a mission.
    pub fn is_rocketeer_item(&self) -> bool {
        matches!(self.kind, ItemKind::RocketeerWeapon | ItemKind::RocketeerGear)
    }

    /// Whether it is a Schematic.
    pub fn is_schematic(&self) -> bool {
        self.kind == ItemKind::Schematic
    }

    /// Whether it is a Discovery item or a Schematic.
    pub fn is_discovery(&self) -> bool {
        matches!(self.kind, ItemKind::DiscoveryWeapon | ItemKind::DiscoveryGear | ItemKind::Schematic)
    }
}

names! {
    /// What kind of card an item is.
    ItemKind {
        /// A weapon that Rocketeers bring.
        RocketeerWeapon = "rocketeer_weapon",
        /// Gear that Rocketeers bring.
        RocketeerGear = "rocketeer_gear",
        /// A weapon that is found.
        DiscoveryWeapon = "discovery_weapon",
        /// Gear that is found.
        DiscoveryGear = "discovery_gear",
        /// Something to be assembled.
        Schematic = "schematic",
        /// A Dominated Brain.
        DominatedBrain = "dominated_brain",
        /// A Rescued Thrall.
        RescuedThrall = "rescued_thrall",
    }
}

record! {
    /// A type of Aliens.
    AlienProfile {
        /// The type that the profile is of.
        "type" => kind: AlienType,
        /// When it acts, from 1 to 7.
        "slot" => slot: u8,
        /// Figures in the box.
        "figures" => figures: u8,
        /// Steps in a turn.
        "move" => moves: u8,
        /// Attack dice; none if it attacks without a roll.
        "dice" => dice: u8,
        /// How far it attacks.
        "range" => range: u8,
        /// Hit points; none if it cannot be attacked.
        "hp" => hp: Option<u8>,
        /// Whether a closed hatch lets it pass.
        "passes_closed_hatches" => passes_closed_hatches: bool,
        /// Whether it may attack in a turn in which it moved.
        "moves_and_attacks" => moves_and_attacks: bool,
        /// What its Overkills do.
        "overkill_effect" => overkill_effect: Option<OverkillEffect>,
        /// What Overkills against it do.
        "overkill_option" => overkill_option: Option<OverkillOption>,
    }
}

names! {
    /// What the Overkills of an Alien do.
    OverkillEffect {
        /// Costs O2.
        Panic = "panic",
        /// Takes an AP.
        MindControl = "mind_control",
        /// Drives the victim away.
        Terror = "terror",
        /// Brings another Leech.
        Spawn = "spawn",
        /// Holds the victim.
        Grapple = "grapple",
    }
}

names! {
    /// What Overkills against an Alien do.
    OverkillOption {
        /// Of a Brain.
        PsychicBurst = "psychic_burst",
        /// Of a Leader or a Saucerman.
        PsychicScream = "psychic_scream",
        /// Of a Sentinel.
        Stagger = "stagger",
        /// Of a Space Leech.
        Revulsion = "revulsion",
        /// Of a Bug.
        Exterminate = "exterminate",
        /// Of the Hive Queen.
        Rupture = "rupture",
    }
}

record! {
    /// An Alien that is a tile.
    BossProfile {
        /// The boss that the profile is of.
        "type" => kind: BossType,
        /// Hit points for one to six Rocketeers.
        "hp" => hp: [u8; 6],
        /// When it acts.
        "acts" => acts: BossSlot,
        /// It inflicts Mind Control on every Rocketeer this near.
        "mind_control_within" => mind_control_within: Option<u8>,
        /// Dice against every Rocketeer on its tile.
        "dice" => dice: u8,
        /// What its Overkills do.
        "overkill_effect" => overkill_effect: OverkillEffect,
        /// What Overkills against it do.
        "overkill_option" => overkill_option: OverkillOption,
        /// How many Overkills of one attack may go there; any number if it is left out.
        "option_per_attack" => option_per_attack: Option<u8>,
        /// Hits harm it only if this is so.
        "harmed_if" => harmed_if: Option<Condition>,
        /// With this many hit points or fewer an IQ Action on its tile destroys it.
        "subdued_at" => subdued_at: Option<u8>,
        /// What happens when it dies.
        "on_death" => on_death: Vec<Effect>,
    }
}

names! {
    /// When a boss acts.
    BossSlot {
        /// Before all other Aliens.
        BeforeBrains = "before_brains",
        /// After all other Aliens.
        AfterBugs = "after_bugs",
    }
}

record! {
    /// A Rocketeer's sheet.
    RocketeerSheet {
        /// The Rocketeer whose sheet it is.
        "who" => who: Who,
        /// Hit points.
        "hp" => hp: u8,
        /// IQ.
        "iq" => iq: u8,
        /// Action points.
        "ap" => ap: ActionPoints,
    }
}

record! {
    /// Action points by kind.
    ActionPoints {
        /// For any Action.
        "standard" => standard: u8,
        /// For Combat Actions.
        "combat" => combat: Option<u8>,
        /// For Non-Combat Actions.
        "non_combat" => non_combat: Option<u8>,
    }
}

read_names!(AlertEffect, BossSlot, EventKind, ItemKind, OverkillEffect, OverkillOption);
