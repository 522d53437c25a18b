//! What a position file holds besides plain JSON: places, directions and notes.

use super::fault::PositionWrong;
use crate::hex::{Direction, Hex};
use serde_json::{Map, Value};
use table::json::Wrong;

/// Keys that everybody may add, with what they hold.
pub(super) type Extras = Map<String, Value>;

/// A value of a position file.
pub(super) type At<'a> = table::json::At<'a, PositionWrong>;

/// An object of a position file.
pub(super) type Object<'a> = table::json::Object<'a, PositionWrong>;

/// What was read, or why not.
pub(super) type Read<T> = table::json::Read<T, PositionWrong>;

/// Values as a position file writes them.
pub(super) trait PositionValue<'a> {
    /// An object that has no other keys than these, besides notes.
    fn noted(&self, keys: &[&str]) -> Read<Object<'a>>;
    /// A place `[q, r]`.
    fn hex(&self) -> Read<Hex>;
    /// One of the six directions, by its number.
    fn direction(&self) -> Read<Direction>;
}

impl<'a> PositionValue<'a> for At<'a> {
    fn noted(&self, keys: &[&str]) -> Read<Object<'a>> {
        let object = self.map()?;
        if let Some((key, _)) = object.entries().find(|(key, _)| !keys.contains(key) && !is_free(key)) {
            return self.wrong(PositionWrong::NoNote { key: key.to_owned() });
        }
        Ok(object)
    }

    fn hex(&self) -> Read<Hex> {
        match self.list().as_deref() {
            Ok([q, r]) => Ok(Hex { q: q.number(-99i8, 99)?, r: r.number(-99i8, 99)? }),
            _ => self.wrong(PositionWrong::NotAPlace),
        }
    }

    fn direction(&self) -> Read<Direction> {
        let number = self.number(0u8, 5)?;
        Direction::new(number).map_or_else(|| self.wrong(Wrong::OutOfRange { least: 0, most: 5 }), Ok)
    }
}

/// Notes and keys of others, which are kept.
pub(super) fn extras(object: &Object) -> Extras {
    let free = object.entries().filter(|(key, _)| is_free(key));
    free.map(|(key, value)| (key.to_owned(), value.value.clone())).collect()
}

fn is_free(key: &str) -> bool {
    key == "note" || key.starts_with("x_")
}
