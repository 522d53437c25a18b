//! Space Cadets: nine stations of a starship, worked by a crew in real time.
//!
//! The rules are in `docs/rules/space-cadets.md`; numbers like `SC-3.2` in the source refer to it.

pub mod bots;
mod command;
pub mod content;
pub mod enemies;
mod event;
pub mod fate;
mod game;
mod glance;
mod imagine;
pub mod map;
mod names;
pub mod nemesis;
mod options;
mod oracle;
mod preview;
pub mod referee;
mod refusal;
mod reuse;
mod rules;
mod setup;
mod speech;
mod state;
pub mod stations;
mod task;
pub mod tools;
mod view;

pub use command::{About, Command, Gesture, Object, PlotCard};
pub use event::Event;
pub use names::{
    Advanced, Call, Colour, Column, CrystalKind, Difficulty, Drill, Equipment, EvadeTo, Facing, Level, Lock,
    PathStep, Pattern, Side, SideRoll, Slot, Source, Spend, Square, Station, Step, System, Terrain,
    TimerMode, TractorShape, Zone,
};
pub use preview::{Preview, Refused};
pub use refusal::Refusal;
pub use rules::Touch;
pub use setup::{FluxReading, Setup};
pub use speech::{CardName, FaceName, FluxName, ManeuverName, RepairName, ShipName};
pub use state::{
    CrystalState, End, LaidCard, LaidPiece, LaidTile, ShieldPlace, ShotState, SlotState, SpaceCadets,
    TargetCard, TubeState, Wait,
};
pub use task::Question;
pub use view::{
    AskView, AttemptView, CallView, CaptainView, Catalogue, ClockView, CoreView, CrystalView, DamageView,
    EnemyView, EngineeringView, GoalsView, HelmView, HintsView, JumpView, NemesisView, PlaceView,
    PracticeView, SensorsView, ShieldsView, ShipView, TractorTileView, TractorView, View, WaitView,
    WeaponsView,
};
