//! Scenarios: the language they are written in, and how a file is read.

mod effect;
mod fault;
mod file;
mod language;
pub(crate) mod read;

pub use effect::*;
pub use fault::Fault;
pub use file::*;
pub use language::*;
