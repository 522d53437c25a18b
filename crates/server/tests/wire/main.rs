//! Tests of the server over the wire. They are one program, since each of many would be linked anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test reports by failing")]

mod bots;
mod chairs;
mod common;
mod content;
mod durability;
mod films;
mod handover;
mod lessons;
mod many_processes;
mod openapi;
mod play;
mod python_bot;
mod safety;
mod secrecy;
mod storage;
mod tables;
mod time;
mod types_are_fresh;
mod undo;
