//! The rules of Away Missions, chapter by chapter. Each test names the rules it proves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod alien_turn;
mod at_table;
mod content;
mod dice;
mod ending_rules;
mod faults;
mod flight;
mod language;
mod later_scenarios;
mod missions;
mod order_rules;
mod scanning_rules;
mod scenario_rules;
mod scenarios;
mod setup_rules;
mod support;
mod table_rules;
