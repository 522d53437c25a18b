//! The rules of Space Alert, one file per chapter. They are one program, so that they are built only once.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod at_table;
mod battlebots;
mod computer;
mod content;
mod delays;
mod energy;
mod external_threats;
mod frontier_external;
mod frontier_internal;
mod frontier_mechanisms;
mod hull;
mod internal_threats;
mod invariants;
mod movement;
mod plan_file;
mod record;
mod repairs;
mod setting;
mod steps;
mod weapons;
