//! Tests of the server over the wire. They are one program, since each of many would be linked anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test reports by failing")]

mod common;
mod content;
mod durability;
mod many_processes;
mod openapi;
mod play;
mod python_bot;
mod safety;
mod secrecy;
mod tables;
mod types_are_fresh;
