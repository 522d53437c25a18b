//! What a person may ask for.

use crate::field::{AlienId, ItemId, TileId};
use crate::hex::{Direction, Hex};
use crate::talk::{Favour, Saying};
use crate::{BossType, Component, Item, Slot, Who};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// Everything a person may ask for. A chair may run several Rocketeers, so commands name the Rocketeer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Before the game: this Rocketeer is played from this chair.
    Choose {
        /// The Rocketeer who is meant.
        who: Who,
    },
    /// Before the game: another chair may take this Rocketeer.
    Release {
        /// The Rocketeer who is meant.
        who: Who,
    },
    /// Before the game: a card from the box.
    Take {
        /// Who takes it.
        who: Who,
        /// Which kind.
        item: Item,
    },
    /// Before the game: a card goes back to the box.
    Return {
        /// Who puts it back.
        who: Who,
        /// Which kind.
        item: Item,
    },
    /// Before the game, where everything else is lost: the card that is kept.
    Keep {
        /// Whose card it is.
        who: Who,
        /// Which kind.
        item: Item,
    },
    /// Before the game: how the starting tile is turned.
    Orient {
        /// Where its arrow points.
        arrow: Direction,
    },
    /// Before the game: where the Shuttlecraft lands.
    Land {
        /// One of the places that the scenario names.
        at: Hex,
    },
    /// Before the game: this chair is content. Between two missions of a campaign: on to the next.
    Ready,
    /// This Rocketeer shall be next.
    Propose {
        /// The Rocketeer who is meant.
        who: Who,
    },
    /// Whoever was proposed shall be next.
    Agree,
    /// The tile that is scanned; none in Red Alert.
    Scan {
        /// Who scans.
        who: Who,
        /// Which tile.
        tile: Option<TileId>,
        /// The Scanner that lets him reach farther.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scanner: Option<ItemId>,
    },
    /// One Action.
    Act {
        /// Who acts.
        who: Who,
        /// What he does.
        action: Action,
        /// What he gives for it.
        pay: Pay,
        /// Items declared for it before the dice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<Boost>,
    },
    /// A free task: something that lies on his tile.
    PickUp {
        /// The Rocketeer who is meant.
        who: Who,
        /// The thing that is meant.
        what: Thing,
    },
    /// A free task, or within a roll: an item.
    Use {
        /// Who uses it.
        who: Who,
        /// The card.
        card: ItemId,
        /// What it is aimed at.
        #[serde(default)]
        aim: Aim,
        /// X-Ray Goggles declared for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<Boost>,
    },
    /// A free task: a Mysterium for a spent charge.
    Recharge {
        /// The Rocketeer who is meant.
        who: Who,
        /// The card that gets the charge.
        card: ItemId,
    },
    /// A free task: an exchange with another Rocketeer on the tile.
    Trade {
        /// Who offers.
        who: Who,
        /// To whom.
        with: Who,
        /// What he gives.
        #[serde(default)]
        give: Goods,
        /// What he wants for it.
        #[serde(default)]
        take: Goods,
    },
    /// No more re-rolls: the dice count as they lie.
    Proceed,
    /// One Overkill of the roll under way.
    Spend {
        /// On what.
        on: Overkill,
    },
    /// What is left of Overkills, a granted Action or another offer is not wanted.
    Pass,
    /// The acting Rocketeer is done.
    EndTurn {
        /// The Rocketeer who is meant.
        who: Who,
    },
    /// What somebody was asked.
    Answer {
        /// The answer.
        answer: Answer,
    },
    /// Another player's Rocketeer is asked for something. Bots do it if they can.
    Ask {
        /// Who is asked.
        who: Who,
        /// For what.
        favour: Favour,
    },
    /// Something is said for a Rocketeer: what he is about to do, or the answer to a request.
    Say {
        /// Who speaks.
        who: Who,
        /// What is said.
        saying: Saying,
    },
}

/// An Action (AM-6 to AM-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// One attack.
    Attack {
        /// The weapon.
        weapon: ItemId,
        /// At what. A weapon that strikes a whole tile rolls against this one first.
        target: Target,
    },
    /// One tile.
    Move {
        /// The tile that is entered.
        to: TileId,
    },
    /// A hatch of his tile.
    OpenHatch {
        /// The tile behind it.
        toward: TileId,
    },
    /// 1 HP.
    Heal {
        /// Who is treated.
        patient: Who,
    },
    /// A Discovery item or a Schematic.
    Analyze {
        /// The card.
        card: ItemId,
    },
    /// A Thrall, a War Thrall, a wounded Brain or the failing Overmind.
    Subdue {
        /// What is aimed at.
        target: Target,
    },
    /// The personal Overkill Option, once.
    Talent {
        /// How it is used.
        option: Overkill,
        /// The Telepathy Band that lends another Rocketeer's option.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        band: Option<ItemId>,
    },
    /// What the scenario or a tile allows.
    Mission {
        /// Its number in the list of the view.
        action: u8,
        /// At which Alien.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<AlienId>,
    },
    /// An item that costs an Action (Freeze-Dried Coffee, The Common Cold).
    Item {
        /// The card.
        card: ItemId,
    },
}

/// What an Action is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// A Standard AP.
    Standard,
    /// A Combat AP.
    Combat,
    /// A Non-Combat AP.
    NonCombat,
    /// A Command AP.
    Command,
    /// One O2.
    Oxygen,
    /// An Action that was given (Flag, Move Out, Traffic Cop), or the next roll of a Flame-Gun.
    Granted,
    /// A scenario's Action that costs no AP.
    Nothing,
    /// A card that makes it free: a Schematic for Inspiration, Space-Bandages, the Football Player.
    Card(ItemId),
}

/// An item declared before the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Boost {
    /// The card.
    pub card: ItemId,
    /// The hatch that X-Ray Goggles look through, as the two tiles beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hatch: Option<(TileId, TileId)>,
    /// The tile on which a Tricorder works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<TileId>,
}

/// An Alien or a boss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A figure.
    Alien(AlienId),
    /// A tile that fights.
    Boss(BossType),
}

/// Something that lies on a tile and can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// An item or an Electro-Mine.
    Card(ItemId),
    /// A piece of Mysterium.
    Mysterium,
    /// A Thrall Oxygen Tank.
    ThrallOxygenTank,
}

/// What an item is aimed at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// Nothing to choose.
    #[default]
    Nothing,
    /// A tile: Stun Pellet, Teleporter, Neuronic Hyperbolizer.
    Tile(TileId),
    /// A tile and those who come along: Teleporter.
    Together {
        /// The tile that is gone to.
        to: TileId,
        /// The others.
        others: Vec<Who>,
    },
    /// A Rocketeer: Telepathy Band, Traffic Cop, Nurse.
    Rocketeer(Who),
    /// An Alien or a boss: Tantalus Projector, Photographer, Cowboy.
    Target(Target),
    /// A hatch and what becomes of it: Heat Ray, Thermite, Space Monkey.
    Hatch {
        /// A tile beside it.
        at: TileId,
        /// The other tile.
        toward: TileId,
        /// Whether it is sealed instead of opened or destroyed.
        #[serde(default)]
        seal: bool,
    },
    /// Dice by their place in the roll: Time Warp, Rabbit's Foot.
    Dice(Vec<u8>),
    /// A component: Replicator.
    Component(Component),
    /// The personal option on which a stored Overkill is spent: Tape Recorder.
    Overkill(Overkill),
    /// A kind of card from the box: Stasis Box.
    Item(Item),
    /// A figure or thing that is moved, with every tile it enters: Gravitational Wave Generator, Sonic Repulsor.
    Haul {
        /// What is moved.
        what: Haul,
        /// Tile by tile.
        path: Vec<TileId>,
    },
    /// Something that lies on another tile: Boy, Space Monkey.
    Fetch {
        /// The tile on which it is done.
        at: TileId,
        /// The thing that is meant.
        what: Thing,
    },
    /// A card put down on another tile: Space Monkey.
    PutDown {
        /// The tile on which it is done.
        at: TileId,
        /// The card in hand.
        card: ItemId,
    },
}

/// What can be pulled or pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Haul {
    /// An Alien.
    Alien(AlienId),
    /// A Rocketeer, if his player agrees.
    Rocketeer(Who),
    /// Something that lies on a tile.
    Thing {
        /// Where it lies.
        at: TileId,
        /// The thing that is meant.
        what: Thing,
    },
}

/// One side of an exchange.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Item cards, Rescued Thralls and Dominated Brains.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<ItemId>,
    /// Oxygen.
    pub o2: u8,
    /// Wire.
    pub wire: u8,
    /// Alien Blood.
    pub alien_blood: u8,
    /// Mysterium.
    pub mysterium: u8,
    /// What only this scenario knows, by its number in the scenario's list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cargo: Vec<u8>,
}

/// What an Overkill can be spent on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Overkill {
    /// The Captain's: a Command AP.
    Command {
        /// For whom.
        who: Who,
    },
    /// The First Officer's: a Move Action at once.
    MoveOut {
        /// For whom.
        who: Who,
    },
    /// The Doctor's: 1 HP.
    Sawbones {
        /// For whom.
        patient: Who,
    },
    /// The Professor's: a hatch opened or locked.
    Override {
        /// A tile beside it.
        at: TileId,
        /// The other tile.
        toward: TileId,
        /// Locked instead of opened.
        #[serde(default)]
        lock: bool,
    },
    /// The Chief's: a hit elsewhere.
    Strafe {
        /// On whom.
        target: Target,
        /// The weapon that must reach it, as a Talent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weapon: Option<ItemId>,
    },
    /// The Yeoman's: an Alien is Stunned.
    Sway {
        /// The Alien that is meant.
        alien: AlienId,
    },
    /// Atomic Rifle: an Alien is moved.
    Dislodge {
        /// The Alien that is meant.
        alien: AlienId,
        /// The tile that is gone to.
        to: TileId,
    },
    /// Ray Gun: the attacker moves.
    HitAndRun {
        /// The tile that is gone to.
        to: TileId,
    },
    /// Air Knife: an Alien Blood.
    Extract,
    /// Demo Charge: a hit on the target's tile.
    Shrapnel {
        /// On whom.
        target: Target,
    },
    /// Flame-Gun: Terror on the target's tile.
    Terror {
        /// On whom.
        alien: AlienId,
    },
    /// Proton Blade: a hit on the tile, or an Alien Blood.
    Slash {
        /// On whom, or nobody for the Blood.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Target>,
    },
    /// Sonic Shotgun: an Alien is Stunned.
    Impact {
        /// The Alien that is meant.
        alien: AlienId,
    },
    /// A Bug's, and the DDT's: a hit on another Bug.
    Exterminate {
        /// The Bug that is meant.
        bug: AlienId,
    },
    /// A Brain's and the Overmind's: everything beside it is Stunned.
    PsychicBurst,
    /// A Leader's or a Saucerman's: one of them is Stunned.
    PsychicScream {
        /// The Alien that is meant.
        alien: AlienId,
    },
    /// A Sentinel's: two dice fewer.
    Stagger,
    /// A Space Leech's: an attack on another one.
    Revulsion {
        /// The Space Leech that is meant.
        leech: AlienId,
    },
    /// A boss's own: one more hit.
    Rupture,
    /// Subduing a Thrall: it is rescued.
    Rescue,
    /// Subduing a Brain: it is dominated.
    Dominate,
    /// Analyzing: one more charge.
    Charge,
    /// A mission's Action: what its Overkill buys.
    Mission,
    /// Tape Recorder: kept for later.
    Record {
        /// The recorder.
        card: ItemId,
    },
}

impl Overkill {
    /// The names of all options in message keys.
    pub const NAMES: [&'static str; 24] = [
        "command",
        "move-out",
        "sawbones",
        "override",
        "strafe",
        "sway",
        "dislodge",
        "hit-and-run",
        "extract",
        "shrapnel",
        "terror",
        "slash",
        "impact",
        "exterminate",
        "psychic-burst",
        "psychic-scream",
        "stagger",
        "revulsion",
        "rupture",
        "rescue",
        "dominate",
        "charge",
        "mission",
        "record",
    ];

    /// The name used in message keys.
    pub fn name(&self) -> &'static str {
        let place = match self {
            Overkill::Command { .. } => 0,
            Overkill::MoveOut { .. } => 1,
            Overkill::Sawbones { .. } => 2,
            Overkill::Override { .. } => 3,
            Overkill::Strafe { .. } => 4,
            Overkill::Sway { .. } => 5,
            Overkill::Dislodge { .. } => 6,
            Overkill::HitAndRun { .. } => 7,
            Overkill::Extract => 8,
            Overkill::Shrapnel { .. } => 9,
            Overkill::Terror { .. } => 10,
            Overkill::Slash { .. } => 11,
            Overkill::Impact { .. } => 12,
            Overkill::Exterminate { .. } => 13,
            Overkill::PsychicBurst => 14,
            Overkill::PsychicScream { .. } => 15,
            Overkill::Stagger => 16,
            Overkill::Revulsion { .. } => 17,
            Overkill::Rupture => 18,
            Overkill::Rescue => 19,
            Overkill::Dominate => 20,
            Overkill::Charge => 21,
            Overkill::Mission => 22,
            Overkill::Record { .. } => 23,
        };
        Overkill::NAMES[place]
    }
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Agreed; also: the offered item is used.
    Yes,
    /// Not agreed; also: nothing is used.
    No,
    /// Nothing is used before somebody takes aim at him.
    Later,
    /// With this card.
    Card(ItemId),
    /// In this direction.
    Direction(Direction),
    /// This AP marker.
    Slot(Slot),
    /// This part of a list.
    Choice(u8),
    /// A kind of card from the box.
    Item(Item),
    /// This component.
    Component(Component),
}
