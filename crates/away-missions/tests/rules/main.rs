//! The rules of Away Missions, chapter by chapter. Each test names the rules it proves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod action_points;
mod alien_turn;
mod alien_types;
mod at_table;
mod attacks;
mod bugs;
mod content;
mod dice;
mod discovery_items;
mod effects;
mod ending_rules;
mod engine;
mod faults;
mod flight;
mod free_tasks;
mod french_items;
mod iq_actions;
mod items;
mod language;
mod later_scenarios;
mod map;
mod missions;
mod moving;
mod offered;
mod order_rules;
mod position;
mod previews;
mod professors_turn;
mod rescued_thralls;
mod rocketeer_items;
mod rocketeers;
mod scanning_rules;
mod scenario_deeds;
mod scenario_words;
mod scenarios;
mod schematics;
mod setup_rules;
mod sight;
mod support;
mod table_rules;
mod talking;
mod web_positions;
