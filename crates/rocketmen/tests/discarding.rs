//! x
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]
mod common;
