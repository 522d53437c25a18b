//! Scenarios: the language they are written in, how a file is read, and what must be right before one is played.

mod check;
mod effect;
pub(crate) mod fault;
mod file;
mod language;
pub(crate) mod read;

pub use check::{Checked, FAULTS, check, read_file};
pub use effect::*;
pub use fault::Fault;
pub use file::*;
pub use language::*;
