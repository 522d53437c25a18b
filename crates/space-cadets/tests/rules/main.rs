//! The rules of Space Cadets, chapter by chapter. Each test names the rules it proves.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod ask;
mod blink;
mod core_breach;
mod damage;
mod enemies;
mod engineering;
mod firing;
mod fixed;
mod flick;
mod flux;
mod helm;
mod jump;
mod loading;
mod map;
mod nemesis;
mod play;
mod referee;
mod sensors;
mod shields;
mod ships;
mod tractor;
mod words;
