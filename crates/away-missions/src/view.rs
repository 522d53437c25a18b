//! What one viewer may know. Nothing on the table is secret but what lies face-down, and that is not yet drawn.

mod build;
mod catalogue;

pub use catalogue::Catalogue;

use crate::agenda::{Granted, Kind, RollFor, RollStage};
use crate::aliens::{Happening, Question};
use crate::command::{Goods, Overkill, Thing};
use crate::field::{
    Alien, AlienId, Ap, Boss, CommandAp, Components, Edges, Figures, ItemCard, Lying, TileId, Tokens,
};
use crate::hex::{Direction, Hex};
use crate::rules::Goal;
use crate::scenario::Bilingual;
use crate::setup::OrderRule;
use crate::state::{End, Flown, ServiceLine};
use crate::talk::{Intention, Request};
use crate::{HatchState, Item, Mode, Room, Who};
use serde::Serialize;
use std::sync::Arc;
use table::{GameTime, Seat};

/// Everything that a screen needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's chair.
    pub you: Option<Seat>,
    /// How many chairs there are.
    pub seats: u8,
    /// The scenario's name in files; its rules and their texts are in the catalogue.
    pub scenario: String,
    /// Its title, how it begins and what is to be done.
    pub briefing: Briefing,
    /// Its place among the twenty; none for one that the table brought.
    pub number: Option<u8>,
    /// How hard it is.
    pub mode: Mode,
    /// How the order of turns is settled.
    pub order: OrderRule,
    /// Part of a campaign.
    pub campaign: bool,
    /// The missions that are over.
    pub flown: Vec<Flown>,
    /// What the table is doing.
    pub phase: Phase,
    /// Whose turn it is.
    pub acting: Option<Who>,
    /// Who has to decide, and what; nothing when everybody waits for a clock or it is over.
    pub pending: Option<Pending>,
    /// The roll on the table.
    pub roll: Option<RollView>,
    /// The Game Turn.
    pub turn: u16,
    /// Red Alert.
    pub red_alert: bool,
    /// Power Out this Game Turn.
    pub power_out: bool,
    /// Nobody sees farther than this.
    pub sight_limit: Option<u8>,
    /// Where the arrows point.
    pub arrow: Direction,
    /// What is chosen before the mission.
    pub packing: Option<PackingView>,
    /// The map.
    pub tiles: Vec<TileView>,
    /// Every edge with a hatch, and links.
    pub hatches: Vec<HatchView>,
    /// The Rocketeers, in the order of the table.
    pub rocketeers: Vec<RocketeerView>,
    /// The Aliens, in order of arrival.
    pub aliens: Vec<Alien>,
    /// The bosses on the map.
    pub bosses: Vec<Boss>,
    /// What is left beside the map.
    pub supply: SupplyView,
    /// The parts of the victory condition.
    pub goals: Vec<Goal>,
    /// The parts of each defeat condition.
    pub dangers: Vec<Vec<Goal>>,
    /// The scenario's own counters.
    pub counters: Vec<CounterView>,
    /// Flags that are raised.
    pub flags: Vec<String>,
    /// Actions of the scenario and of Scenario tiles.
    pub actions: Vec<ActionView>,
    /// The last Alien Turn, step by step with its reasons: a film that can be shown again.
    pub film: Arc<Vec<Happening>>,
    /// What was asked for in this Game Turn.
    pub requests: Vec<Request>,
    /// What Rocketeers are about to do, as they said in this Game Turn.
    pub intentions: Vec<(Who, Intention)>,
    /// The service record: the missions of this campaign by scenario.
    pub record: Vec<ServiceLine>,
    /// How the mission ended.
    pub end: Option<End>,
    /// Why it was lost, in the scenario's words.
    pub verdict: Option<Bilingual>,
}

/// What the crew is told before a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Briefing {
    /// The title.
    pub name: Bilingual,
    /// How it begins.
    pub intro: Bilingual,
    /// What is to be done.
    pub goal: Bilingual,
}

/// What the table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Choosing.
    SetUp,
    /// Who is next.
    Order,
    /// A tile is to be scanned.
    Scanning,
    /// The acting Rocketeer acts.
    Actions,
    /// The Aliens act.
    Aliens,
    /// Between two missions of a campaign.
    Debrief,
    /// Over.
    Over,
}

/// Somebody has to decide something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pending {
    /// The chairs that are waited for.
    pub seats: Vec<Seat>,
    /// The Rocketeer it is about.
    pub who: Option<Who>,
    /// What is to be decided.
    pub what: Decision,
}

/// What has to be decided. The answers are among the options.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Rocketeers, items, the place to land.
    SetUp {
        /// The chairs that are ready.
        ready: Vec<Seat>,
    },
    /// Who is next.
    Order {
        /// Who was proposed.
        proposal: Option<Who>,
        /// The chairs that agree.
        agree: Vec<Seat>,
        /// When hit points decide.
        until: Option<GameTime>,
        /// Everybody gets a marker now.
        everybody: bool,
    },
    /// Which tile to scan.
    Scan,
    /// What to do in the own turn.
    Act,
    /// An Action that was given.
    Granted {
        /// Who may still act.
        who: Vec<Who>,
        /// Which kind.
        what: Granted,
    },
    /// The roll may be changed, or Overkills are to be spent.
    Roll,
    /// A reaction, a direction under Terror or an AP marker, while Aliens act or something strikes.
    Aliens(Question),
    /// An exchange is offered.
    Trade {
        /// By whom.
        from: Who,
        /// What is given.
        give: Goods,
        /// What is wanted.
        take: Goods,
    },
    /// Being moved by another's item.
    Moved {
        /// By whom.
        by: Who,
        /// The item.
        item: Item,
        /// The way.
        path: Vec<TileId>,
    },
    /// A component of choice.
    Component,
    /// One of several effects of the scenario: their words in the language of scenarios.
    OneOf {
        /// The effects.
        effects: Vec<crate::scenario::Effect>,
    },
    /// A card from the box.
    FromTheBox,
    /// A card to be filled up.
    FillUp,
    /// Between two missions of a campaign.
    Debrief {
        /// The chairs that are ready for the next.
        ready: Vec<Seat>,
    },
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// Its number in commands.
    pub id: TileId,
    /// Where it lies.
    pub at: Hex,
    /// Face-up.
    pub scanned: bool,
    /// It was face-up once.
    pub faded: bool,
    /// The inventory number.
    pub number: Option<u16>,
    /// Where its arrow points.
    pub rotation: Option<Direction>,
    /// The Scenario tile.
    pub room: Option<Room>,
    /// With a vent.
    pub vent: bool,
    /// The edges of the map on which this tile shows a hatch.
    pub shows: Edges,
    /// Face-down tokens.
    pub tokens: Tokens,
    /// A hidden marker lies on it.
    pub hidden_marker: bool,
    /// What lies face-up on it.
    pub lying: Vec<Lying>,
    /// Its Scenario marker lies on it.
    pub control: bool,
}

/// A hatch between two tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HatchView {
    /// The two tiles, the lower first.
    pub between: (TileId, TileId),
    /// How it stands.
    pub state: HatchState,
    /// It joins two decks.
    pub link: bool,
}

/// A Rocketeer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RocketeerView {
    /// The Rocketeer.
    pub who: Who,
    /// Whose.
    pub seat: Seat,
    /// The tile where it stands or happens.
    pub at: TileId,
    /// Hit points.
    pub hp: u8,
    /// Hit points at the start.
    pub full_hp: u8,
    /// IQ with everything that adds to it or takes from it here.
    pub iq: u8,
    /// O2.
    pub o2: u8,
    /// The Order marker.
    pub order: Option<u8>,
    /// AP markers.
    pub ap: [Ap; 3],
    /// Command AP.
    pub command: CommandAp,
    /// Components.
    pub components: Components,
    /// Cards.
    pub items: Vec<ItemCard>,
    /// Items of this scenario only, by their number.
    pub cargo: Vec<u8>,
    /// War Thralls that hold him.
    pub grappled_by: Vec<AlienId>,
    /// Has had his turn.
    pub done: bool,
    /// Has lost an O2 to Panic this Game Turn.
    pub panicked: bool,
    /// Aliens ignore him.
    pub invisible: bool,
    /// Has taken the O2 Action.
    pub o2_action: bool,
    /// Has taken the Talent Action.
    pub talent: bool,
    /// May not leave by a Move Action before fighting (Admiral mode).
    pub held: bool,
}

/// What is left beside the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SupplyView {
    /// Tiles to be scanned.
    pub face_down: usize,
    /// Rocketeer items that nobody has taken, one entry per card.
    pub unused: Vec<Item>,
    /// Rescued Thralls left.
    pub thralls: usize,
    /// Dominated Brains left.
    pub brains: u8,
    /// Command AP left.
    pub command: u8,
    /// How many figures of each type there are in all.
    pub figures: Figures,
}

/// A counter of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CounterView {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: i16,
}

/// An Action of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionView {
    /// Its number in commands.
    pub action: u8,
    /// Its name in the scenario.
    pub id: String,
    /// The Scenario tile it belongs to, if it is not the scenario's own.
    pub room: Option<Room>,
    /// The tiles where it can be taken.
    pub tiles: Vec<TileId>,
    /// How often it was taken.
    pub taken: u16,
}

/// A roll on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollView {
    /// Whose.
    pub who: Who,
    /// What for.
    pub what: RollFor,
    /// The dice.
    pub dice: Vec<u8>,
    /// 8 to 10 succeed.
    pub inverted: bool,
    /// Successes, with those that no die shows.
    pub successes: u8,
    /// How far it is.
    pub stage: RollStage,
    /// Overkills left.
    pub overkills: u8,
    /// What Overkills were spent on.
    pub spent: Vec<Overkill>,
    /// Whose option the Telepathy Band lends.
    pub borrowed: Option<Who>,
    /// The kind that was attacked, also when it is dead.
    pub kind: Option<Kind>,
}

/// What is chosen before a mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PackingView {
    /// Who plays whom, with what.
    pub crew: Vec<PackedView>,
    /// Where the Shuttlecraft may land; empty where the scenario decides.
    pub landings: Vec<Hex>,
    /// Where it lands, or where the starting tile lies.
    pub landing: Option<Hex>,
    /// The map as it will be laid out.
    pub map: Vec<PlannedTile>,
    /// How many Rocketeers each chair plays.
    pub quotas: Vec<usize>,
    /// How many items each Rocketeer takes.
    pub items: u8,
    /// How many of them large.
    pub large: u8,
    /// All but one small one are lost.
    pub lose: bool,
}

/// One Rocketeer before a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PackedView {
    /// The Rocketeer.
    pub who: Who,
    /// Whose.
    pub seat: Seat,
    /// With what.
    pub items: Vec<Item>,
    /// The card that is kept where the rest is lost.
    pub keep: Option<Item>,
}

/// A place of the map before the mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlannedTile {
    /// The place of the tile.
    pub at: Hex,
    /// The Scenario tile that lies there face-up.
    pub room: Option<Room>,
    /// Face-down tokens on it.
    pub tokens: Tokens,
    /// A hidden marker lies on it.
    pub hidden_marker: bool,
    /// The standard tile that the scenario has put there.
    pub number: Option<u8>,
    /// How far it is turned from the arrow of the start tile.
    pub turn: u8,
}

/// Something that can be picked up, as commands name it.
impl From<&Lying> for Thing {
    fn from(lying: &Lying) -> Thing {
        match lying {
            Lying::Item(card) | Lying::Mine(card) => Thing::Card(card.id),
            Lying::Mysterium => Thing::Mysterium,
            Lying::ThrallOxygenTank => Thing::ThrallOxygenTank,
        }
    }
}
