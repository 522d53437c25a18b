//! Turns what the rules want said into sentences, in English and French.
//!
//! The sentences are Fluent messages in `locales/<language>/*.ftl`, built into the program. Whoever speaks takes a
//! [`Speaker`] of a [`Language`] and hands it phrases.

mod language;
mod locales {
    include!(concat!(env!("OUT_DIR"), "/locales.rs"));
}
mod speaker;

pub use language::Language;
pub use speaker::{KEYS, Speaker};
