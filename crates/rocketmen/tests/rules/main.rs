//! The rules of Rocketmen, one file per chapter of docs/rules/rocketmen.md, built as one program.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

mod aftermath;
mod assets;
mod battle;
mod buying;
mod cards;
mod commands;
mod common;
mod content;
mod discarding;
mod effects_depot;
mod effects_discard;
mod effects_espionage;
mod effects_pad;
mod effects_paying;
mod ending;
mod flight;
mod foresight;
mod launching;
mod odds;
mod offers;
mod placing;
mod scoring;
mod secrecy_heard;
mod secrecy_known;
mod setup;
mod solitaire;
mod solitaire_turn;
mod solo;
mod telling;
mod turn;
mod variants;
mod watching;
mod web_positions;
