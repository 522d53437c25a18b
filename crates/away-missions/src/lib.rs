//! Space Cadets: Away Missions: Rocketeers explore alien ships, hex by hex, and the Aliens move by rules of their own.
//!
//! The rules are in `docs/rules/away-missions.md`; numbers like `AM-3.2` in the source refer to it.

mod agenda;
pub mod aliens;
pub mod bots;
mod command;
pub mod content;
mod event;
pub mod field;
mod game;
pub mod hex;
mod imagine;
pub mod lesson;
mod names;
mod options;
pub mod position;
mod preview;
mod record;
mod refusal;
mod risk;
mod rules;
mod run;
pub mod scenario;
mod setup;
mod speech;
mod state;
mod talk;
pub mod tools;
mod view;

pub use agenda::{Attack, Granted, Kind, RollFor, RollStage};
pub use command::{Action, Aim, Answer, Boost, Command, Goods, Haul, Overkill, Pay, Target, Thing};
pub use event::{Event, Trial};
pub use names::{AlienType, BossType, Component, EventKind, HatchState, Item, Mode, Room, Slot, Who};
pub use preview::{DicePart, Preview, Refused, RollPreview};
pub use refusal::Refusal;
pub use risk::{Aimed, Risk, RiskLine, Toll};
pub use rules::{Goal, GoalKind};
pub use setup::{OrderRule, Setup};
pub use state::{AwayMissions, End, Flown, ServiceLine};
pub use talk::{Deed, Favour, Intention, Reason, Request, Saying};
pub use view::{
    ActionView, Briefing, Catalogue, CounterView, Decision, HatchView, PackedView, PackingView, Pending,
    Phase, PlannedTile, RocketeerView, RollView, SupplyView, TileView, View,
};
