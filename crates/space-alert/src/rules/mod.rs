//! The rules of the table, one file per chapter of `docs/rules/space-alert.md`. What happens on the ship itself is in
//! [`crate::ship`].

pub(crate) mod announcements;
mod briefing;
mod campaign;
mod data;
pub(crate) mod dealing;
mod planning;
pub(crate) mod resolution;
pub mod scoring;
mod talk;
pub(crate) mod tracks;
