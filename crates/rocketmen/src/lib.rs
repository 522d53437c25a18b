//! Rocketmen: a competitive deck-builder for one to four.
//!
//! Players buy Assets and Engines into their deck, assemble a rocket on their Launch Pad and push their luck at the
//! launch. The rules are numbered in `docs/rules/rocketmen.md`; each chapter has its file in `rules/`, and each rule
//! its test. The cards are data, in `data/*.toml`.

pub mod bots;
mod cards;
mod catalogue;
mod command;
pub mod content;
mod event;
mod figures;
mod final_table;
mod flight;
mod game;
mod imagine;
pub mod lesson;
pub mod odds;
mod offers;
mod options;
mod own_view;
mod planned;
mod preview;
mod refusal;
pub mod rules;
#[cfg(feature = "scene")]
#[allow(clippy::panic, clippy::missing_panics_doc, reason = "a scene that cannot be arranged fails its test")]
pub mod scene;
mod setup;
mod speech;
mod state;
mod trail;
mod view;

pub use cards::{CardId, CardIter, CardSet};
pub use catalogue::{Catalogue, CatalogueKind, RuleNumbers};
pub use command::{Aim, Claim, Command, MissionFate, Payment};
pub use event::{EndReason, Event};
pub use figures::{LaunchPreview, NextCard};
pub use final_table::{FinalTable, ScoreRow, ScoreSource};
pub use flight::{FlightEnd, FlightView, Prize, SuccessCard};
pub use own_view::OwnView;
pub use planned::{Boost, PadBoost, PlannedFlight};
pub use preview::{Preview, Quote, Shortage};
pub use refusal::Refusal;
pub use rules::ending::Limits;
pub use rules::launching::AbortTerms;
pub use rules::payment::{Bill, Purse};
pub use setup::{Setup, VariantChoice};
pub use state::{Achievements, Difficulty, Landing, Mode, Moment, Rocketmen};
pub use trail::{FlightStep, PastChance};
pub use view::{AiView, LocationView, NotesView, PhaseView, PlayerView, View};
