//! The rules of Away Missions, chapter by chapter. Each test names the rules it proves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod alien_turn;
mod alien_types;
mod at_table;
mod bugs;
mod content;
mod effects;
mod engine;
mod faults;
mod language;
mod map;
mod position;
mod sight;
