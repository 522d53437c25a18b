//! Everything that is not finished: a stack of tasks, the last one first. A command pushes tasks, and the game carries
//! them out until one of them waits for somebody.

use crate::aliens::AlienTurn;
use crate::command::{Goods, Overkill, Target};
use crate::field::{AlienId, ItemId, TileId};
use crate::rules::scenario::Ready;
use crate::scenario::Tag;
use crate::{AlienType, BossType, EventKind, Item, Who};
use serde::{Deserialize, Serialize};
use table::Seats;

/// One thing to do, or to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Waits: Rocketeers, items and the place to land are chosen (AM-3).
    SetUp,
    /// A Game Turn begins (AM-4).
    GameTurn,
    /// Who is next, or the Alien Turn.
    NextRocketeer,
    /// Waits: the next Order marker.
    Order(Vote),
    /// A Rocketeer's turn begins.
    BeginTurn(Who),
    /// A Scanning Phase begins.
    BeginScan(Who),
    /// Waits: the tile to be scanned, or the draw of Red Alert (AM-5).
    Scan(Who),
    /// A tile is turned over.
    Reveal(TileId),
    /// Its Scenario marker.
    RevealMarker {
        /// Which tile.
        tile: TileId,
        /// It had been turned face-down again.
        faded: bool,
    },
    /// Its Alien tokens.
    RevealAliens(TileId),
    /// Its Alert tokens.
    RevealAlerts(TileId),
    /// Its Discovery and Rocketeer tokens.
    RevealItems(TileId),
    /// An Alien token is drawn for this tile.
    AlienToken(TileId),
    /// An Alert token is drawn.
    AlertToken,
    /// An event of an Alien token.
    Event(EventKind),
    /// The Aliens move without attacking (Time Distortion).
    Distortion,
    /// Waits: the Actions Phase of this Rocketeer.
    Turn(Who),
    /// Waits: an Action that was given.
    Granted(Grant),
    /// Waits: the Action of a Command AP in another's turn, with the free tasks around it (AM-6.7). It is paid already.
    Interlude {
        /// Who acts.
        who: Who,
        /// The Action has been taken.
        acted: bool,
    },
    /// Waits while it can be changed and while Overkills are left.
    Roll(Roll),
    /// Waits: the next Alien on the tile of a Flame-Gun, if there is a choice (AM-14.7).
    Flames {
        /// Who attacks.
        who: Who,
        /// The attack so far.
        attack: Attack,
    },
    /// Waits: a question.
    Ask(Question),
    /// What follows an Action, when its rolls are done.
    After(After),
    /// The Alien Turn begins.
    AlienTurn,
    /// The first of the Aliens acts.
    AliensBegin,
    /// Aliens act, or something strikes; waits for reactions.
    Aliens(AlienTurn),
    /// The Alien Turn is over.
    AlienTurnEnds,
    /// Cleanup (AM-24).
    Cleanup,
    /// A rule of the scenario whose moment has come.
    Rule(Ready),
    /// Effects of the scenario.
    Effects(crate::rules::scenario::Doing),
    /// Waits: the crew of a campaign is told how the mission ended.
    Debrief,
}

/// Who is next (AM-4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Vote {
    /// Who was proposed last.
    pub proposal: Option<Who>,
    /// The chairs that agree.
    pub agree: Seats,
    /// The chairs that have proposed somebody.
    pub proposed: Seats,
    /// When patience ends.
    pub until: Option<table::GameTime>,
    /// Everybody gets a marker now (Time Distortion).
    pub everybody: bool,
}

/// An Action that costs nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Grant {
    /// Who may act, one after another, each once.
    pub who: Vec<Who>,
    /// What is given.
    pub what: Granted,
}

/// What kind of Action is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Granted {
    /// Any Action (Flag).
    Any,
    /// A Move Action (Move Out, Traffic Cop).
    Move,
}

/// A roll on the table (AM-8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Roll {
    /// Who rolled.
    pub who: Who,
    /// What for.
    pub what: RollFor,
    /// The dice, 1 to 10.
    pub dice: Vec<u8>,
    /// 8 to 10 succeed (Reality Inverter).
    pub inverted: bool,
    /// Successes that no die shows (Ionoscope).
    pub sure: u8,
    /// Overkills that no die shows (Scientist, Tape Recorder).
    pub extra: u8,
    /// Cards that have changed it.
    pub changed_by: Vec<ItemId>,
    /// How far it is.
    pub stage: RollStage,
    /// Overkills left.
    pub overkills: u8,
    /// What Overkills were spent on, in order.
    pub spent: Vec<Overkill>,
    /// Tiles targeted by it (Strafe).
    pub tiles: Vec<TileId>,
    /// Whose option the Telepathy Band lends.
    pub borrowed: Option<Who>,
}

/// How far a roll is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollStage {
    /// The dice lie there and may be changed.
    Rolled,
    /// The first success is resolved, Overkills are spent.
    Spending,
}

/// What a roll is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollFor {
    /// An attack.
    Attack(Attack),
    /// Heal.
    Heal {
        /// Who is treated.
        patient: Who,
    },
    /// Analyze.
    Analyze {
        /// The card.
        card: ItemId,
        /// Its kind.
        item: Item,
    },
    /// Subdue.
    Subdue {
        /// What is aimed at.
        target: Target,
        /// Of which kind, also when it is gone.
        kind: Kind,
    },
    /// A scenario's IQ Action.
    Mission {
        /// Its number.
        action: u8,
        /// The Alien it is aimed at.
        target: Option<AlienId>,
        /// Where it is done.
        at: TileId,
    },
    /// The Common Cold.
    Cold {
        /// The tile it spreads on.
        at: TileId,
    },
    /// Impossible Cube: every success counts as an Overkill.
    Cube,
    /// A free attack without weapon: Cowboy.
    Cowboy {
        /// At what.
        target: Target,
    },
    /// Chemist: O2.
    Chemist,
    /// Nurse: 1 HP.
    Nurse {
        /// For whom.
        patient: Who,
    },
}

/// An attack that is under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// The card.
    pub weapon: ItemId,
    /// Its kind.
    pub item: Item,
    /// At what.
    pub target: Target,
    /// Of which kind, also when it is dead.
    pub kind: Kind,
    /// The tile it stood on.
    pub at: TileId,
    /// How far away.
    pub range: u8,
    /// The closed hatch that X-Ray Goggles look through.
    pub through: Option<(TileId, TileId)>,
    /// Aliens still to be rolled against (Flame-Gun).
    pub rest: Vec<Target>,
}

/// What an Alien is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A figure.
    Alien(AlienType),
    /// A tile.
    Boss(BossType),
}

/// Something that somebody is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Question {
    /// An exchange.
    Trade {
        /// Who offers.
        from: Who,
        /// To whom.
        to: Who,
        /// What is given.
        give: Goods,
        /// What is wanted.
        take: Goods,
    },
    /// Being moved by another's item.
    Moved {
        /// By whom.
        by: Who,
        /// The kind of card, for the words.
        item: Item,
        /// The card that is used if he agrees; none if it is used already.
        card: Option<ItemId>,
        /// Who is asked.
        who: Who,
        /// The way.
        path: Vec<TileId>,
    },
    /// A component of choice (Smuggler).
    Component {
        /// For whom.
        who: Who,
    },
    /// One of several effects of a scenario.
    OneOf {
        /// Who chooses.
        who: Who,
        /// The effects.
        branches: Vec<crate::rules::scenario::Doing>,
    },
    /// A card from the box.
    FromTheBox {
        /// For whom.
        who: Who,
    },
    /// A card to be filled up with charges.
    FillUp {
        /// Whose.
        who: Who,
        /// Of which kind.
        tag: Tag,
    },
}

/// What follows an Action or an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum After {
    /// A card that the Action has used up leaves the game.
    Discard {
        /// Whose.
        who: Who,
        /// The card.
        card: ItemId,
    },
    /// An Alien that is hauled goes on.
    Drag {
        /// The Alien that it concerns.
        alien: AlienId,
        /// The tiles still to come.
        path: Vec<TileId>,
    },
}
