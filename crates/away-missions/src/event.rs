//! What happens, as the story tells it.

use crate::agenda::Kind;
use crate::aliens::Happening;
use crate::field::{AlienId, TileId};
use crate::state::End;
use crate::{Component, EventKind, HatchState, Item, Room, Slot, Who};
use serde::{Deserialize, Serialize};
use table::Seat;

/// Declares the events: one line each. Their names in messages follow from the names of the variants.
macro_rules! events {
    ($($(#[$doc:meta])* $variant:ident { $($field:ident: $kind:ty),* $(,)? },)+) => {
        /// One thing that happened.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "event", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each event is a sentence in the locales")]
        pub enum Event {
            $($(#[$doc])* $variant { $($field: $kind),* },)+
        }

        impl Event {
            /// The names of all events in message keys.
            pub const NAMES: &'static [&'static str] = &[$(name!($variant)),+];

            /// The name used in message keys.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Event::$variant { .. } => name!($variant),)+
                }
            }

            /// Hands every field with its name to a listener.
            pub(crate) fn each_field(&self, listener: &mut impl FnMut(&'static str, &dyn crate::speech::Said)) {
                match self {
                    $(Event::$variant { $($field),* } => { $(listener(stringify!($field), $field);)* })+
                }
            }
        }
    };
}

/// The name of a variant in message keys.
macro_rules! name {
    ($variant:ident) => {{
        const LENGTH: usize = table::refusals::name_length(stringify!($variant));
        const BYTES: [u8; LENGTH] = table::refusals::name_bytes(stringify!($variant));
        const NAME: &str = match std::str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => stringify!($variant),
        };
        NAME
    }};
}

events! {
    Chosen { seat: Seat, who: Who },
    Released { seat: Seat, who: Who },
    Packed { who: Who, item: Item },
    Unpacked { who: Who, item: Item },
    Kept { who: Who, item: Item },
    Oriented { seat: Seat, arrow: u8 },
    Landed { seat: Seat, q: i8, r: i8 },
    Ready { seat: Seat },
    MissionBegins { scenario: u8 },
    GameTurn { turn: u16 },
    Proposed { seat: Seat, who: Who },
    Agreed { seat: Seat },
    Ordered { who: Who, order: u8 },
    OrderedByHitPoints { who: Who, order: u8 },
    TurnBegins { who: Who },
    TurnEnds { who: Who },
    Scanned { who: Who, tile: TileId },
    RoomFound { tile: TileId, room: Room },
    Decoy { tile: TileId },
    Arrived { alien: AlienId, kind: Kind, tile: TileId },
    NotPlaced { kind: Kind },
    BugFetched { from: TileId, tile: TileId },
    Struck { what: EventKind },
    FearIgnored { },
    AlertDrawn { aliens: bool },
    NothingToDraw { },
    ItemShown { item: Item, tile: TileId },
    MysteriumShown { tile: TileId },
    TankShown { tile: TileId },
    RedAlert { },
    Paid { who: Who, slot: Slot },
    PaidCommand { who: Who },
    PaidOxygen { who: Who },
    PaidCard { who: Who, item: Item },
    Acts { who: Who },
    Attacked { who: Who, item: Item, kind: Kind, alien: Option<AlienId>, tile: TileId, range: u8, dice: u8 },
    Moved { who: Who, tile: TileId },
    HatchChanged { from: TileId, tile: TileId, state: HatchState },
    Tried { who: Who, what: Trial, dice: u8 },
    Rolled { who: Who, dice: Vec<u8>, successes: u8 },
    Rerolled { who: Who, item: Item, dice: Vec<u8>, successes: u8 },
    Inverted { who: Who, successes: u8 },
    ExtraOverkill { who: Who, item: Item },
    Failed { who: Who },
    AlienHit { kind: Kind, alien: Option<AlienId>, hp: u8 },
    AlienDied { kind: Kind, alien: Option<AlienId> },
    Shielded { kind: Kind },
    Stunned { kind: Kind, alien: AlienId },
    Staggered { kind: Kind, alien: AlienId },
    AlienMoved { kind: Kind, alien: AlienId, tile: TileId },
    AlienTerror { kind: Kind, alien: AlienId, roll: u8 },
    Subdued { who: Who, kind: Kind, alien: Option<AlienId> },
    Rescued { who: Who, item: Item },
    Dominated { who: Who },
    Healed { who: Who, hp: u8 },
    Hurt { who: Who, hp: u8 },
    Hit { who: Who, hp: u8 },
    Absorbed { who: Who, item: Item },
    Panicked { who: Who, o2: u8 },
    MindControlled { who: Who, slot: Slot },
    Ignored { who: Who, item: Item },
    Oxygen { who: Who, o2: u8 },
    Commanded { who: Who },
    MovesOut { who: Who },
    Borrowed { who: Who, whose: Who },
    Analyzed { who: Who, item: Item },
    Charged { who: Who, item: Item, charges: u8 },
    Stored { who: Who },
    Used { who: Who, item: Item },
    Discarded { who: Who, item: Item },
    PickedUp { who: Who, item: Item },
    PutDown { who: Who, item: Item, tile: TileId },
    MinePlaced { who: Who, tile: TileId },
    MineWentOff { tile: TileId },
    ItemMoved { item: Item, tile: TileId },
    ThingMoved { tile: TileId },
    Taken { who: Who, item: Item },
    Gained { who: Who, component: Component },
    Gave { who: Who, component: Component },
    CargoTaken { who: Who, cargo: u8 },
    Offered { from: Who, who: Who },
    Traded { from: Who, who: Who },
    Declined { who: Who },
    Agrees { who: Who },
    LostOverkills { who: Who, count: u8 },
    AlienTurn { turn: u16 },
    AlienStep { step: Happening },
    AlienTurnEnds { },
    Cleanup { },
    RuleApplies { rule: u8 },
    Counter { counter: u8, value: i16 },
    MarkerGone { room: Room },
    TileLost { tile: TileId },
    Swept { who: Who, tile: TileId },
    Faded { tile: TileId },
    Transformed { alien: AlienId, kind: Kind },
    Captured { kind: Kind, alien: AlienId },
    SightLimited { tiles: u8 },
    Won { scenario: u8 },
    Lost { scenario: u8, end: End },
    NextMission { scenario: u8 },
    Stopped { seat: Seat },
}

/// What is tried with a roll besides attacks, for the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trial {
    /// Heal.
    Heal,
    /// Analyze.
    Analyze,
    /// Subdue.
    Subdue,
    /// A scenario's Action.
    Mission,
    /// An item's own roll.
    Item,
}

impl Trial {
    /// All of them.
    pub const ALL: [Trial; 5] = [Trial::Heal, Trial::Analyze, Trial::Subdue, Trial::Mission, Trial::Item];

    /// The name used in message keys.
    pub fn name(self) -> &'static str {
        ["heal", "analyze", "subdue", "mission", "item"][self as usize]
    }
}
