//! Strict reading of JSON: every value knows its place in the file.

use super::fault::{PositionFault, Wrong};
use crate::hex::{Direction, Hex};
use serde_json::{Map, Value};

/// Keys that everybody may add, with what they hold.
pub(super) type Extras = Map<String, Value>;

pub(super) type Result<T> = std::result::Result<T, PositionFault>;

/// A value and where it stands.
#[derive(Clone)]
pub(super) struct At<'a> {
    pub place: String,
    pub value: &'a Value,
}

impl<'a> At<'a> {
    pub fn wrong<T>(&self, wrong: Wrong) -> Result<T> {
        Err(PositionFault { place: self.place.clone(), wrong })
    }

    /// An object that has no other keys than these, besides notes.
    pub fn object(&self, keys: &[&str]) -> Result<Object<'a>> {
        let Value::Object(map) = self.value else { return self.wrong(Wrong::NotAnObject) };
        for key in map.keys() {
            if !keys.contains(&key.as_str()) && !is_free(key) {
                return self.wrong(Wrong::UnknownKey { key: key.clone() });
            }
        }
        Ok(Object { place: self.place.clone(), map })
    }

    pub fn list(&self) -> Result<Vec<At<'a>>> {
        let Value::Array(values) = self.value else { return self.wrong(Wrong::NotAList) };
        let at = |(index, value)| At { place: format!("{}[{index}]", self.place), value };
        Ok(values.iter().enumerate().map(at).collect())
    }

    pub fn text(&self) -> Result<&'a str> {
        match self.value {
            Value::String(text) => Ok(text),
            _ => self.wrong(Wrong::NotAText),
        }
    }

    pub fn boolean(&self) -> Result<bool> {
        match self.value {
            Value::Bool(yes) => Ok(*yes),
            _ => self.wrong(Wrong::NotABoolean),
        }
    }

    /// A whole number within these bounds.
    pub fn number<T: TryFrom<i64> + Into<i64> + Copy>(&self, least: T, most: T) -> Result<T> {
        let Value::Number(number) = self.value else { return self.wrong(Wrong::NotANumber) };
        if number.is_f64() {
            return self.wrong(Wrong::NotANumber);
        }
        let bounds = Wrong::OutOfRange { least: least.into(), most: most.into() };
        match number.as_i64() {
            Some(number) if (least.into()..=most.into()).contains(&number) => {
                T::try_from(number).or_else(|_| self.wrong(bounds))
            }
            _ => self.wrong(bounds),
        }
    }

    pub fn place(&self) -> Result<Hex> {
        let Value::Array(values) = self.value else { return self.wrong(Wrong::NotAPlace) };
        if values.len() != 2 {
            return self.wrong(Wrong::NotAPlace);
        }
        let list = self.list()?;
        Ok(Hex { q: list[0].number(-99i8, 99)?, r: list[1].number(-99i8, 99)? })
    }

    pub fn direction(&self) -> Result<Direction> {
        let number = self.number(0u8, 5)?;
        Direction::new(number).map_or_else(|| self.wrong(Wrong::OutOfRange { least: 0, most: 5 }), Ok)
    }

    /// One of some names.
    pub fn name<T>(&self, named: impl Fn(&str) -> Option<T>) -> Result<T> {
        let name = self.text()?;
        named(name).map_or_else(|| self.wrong(Wrong::UnknownName { name: name.to_owned() }), Ok)
    }
}

/// An object whose keys are known to be fine.
pub(super) struct Object<'a> {
    pub place: String,
    map: &'a Map<String, Value>,
}

impl<'a> Object<'a> {
    pub fn get(&self, key: &str) -> Option<At<'a>> {
        let place = if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) };
        self.map.get(key).map(|value| At { place, value })
    }

    pub fn need(&self, key: &str) -> Result<At<'a>> {
        self.get(key).map_or_else(|| self.wrong(Wrong::Missing { key: key.to_owned() }), Ok)
    }

    pub fn wrong<T>(&self, wrong: Wrong) -> Result<T> {
        Err(PositionFault { place: self.place.clone(), wrong })
    }

    /// A key that may be missing.
    pub fn or<T>(&self, key: &str, default: T, read: impl Fn(&At<'a>) -> Result<T>) -> Result<T> {
        self.get(key).map_or(Ok(default), |value| read(&value))
    }

    pub fn list(&self, key: &str) -> Result<Vec<At<'a>>> {
        self.or(key, Vec::new(), At::list)
    }

    /// Notes and keys of others, which are kept.
    pub fn extras(&self) -> Extras {
        let free = self.map.iter().filter(|(key, _)| is_free(key));
        free.map(|(key, value)| (key.clone(), value.clone())).collect()
    }
}

fn is_free(key: &str) -> bool {
    key == "note" || key.starts_with("x_")
}
