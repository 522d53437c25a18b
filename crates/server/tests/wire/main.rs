//! Tests of the server over the wire. They are one program, since each of many would be linked anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test reports by failing")]

mod bots;
mod chairs;
mod common;
mod content;
mod durability;
mod fairness;
mod films;
mod full_disk;
mod handover;
mod keeping;
mod lessons;
mod many_processes;
mod openapi;
#[cfg(unix)]
mod operator;
mod play;
mod python_bot;
mod safety;
mod secrecy;
mod simulation;
mod storage;
mod tables;
mod time;
mod types_are_fresh;
mod undo;
mod versions;
mod voices;
