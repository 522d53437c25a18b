//! Space Cadets: Away Missions: Rocketeers explore alien ships, hex by hex, and the Aliens move by rules of their own.
//!
//! The rules are in `docs/rules/away-missions.md`; numbers like `AM-3.2` in the source refer to it.

pub mod aliens;
pub mod content;
pub mod field;
pub mod hex;
mod names;
pub mod scenario;

pub use names::{AlienType, BossType, Component, EventKind, HatchState, Item, Mode, Room, Slot, Who};
