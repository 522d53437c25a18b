//! Reading a scenario file with the place of every slip. Nothing stops at the first fault: a form wants to show all.

pub(crate) use super::fault::Faults;

use super::fault::Fault;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Something that can be written in a scenario file.
pub(crate) trait Read: Sized {
    /// Reads it. Whatever is wrong is noted with its place.
    fn read(value: &Value, faults: &mut Faults) -> Option<Self>;
    /// What it is when the file leaves it out; nothing if it must be there.
    fn missing() -> Option<Self> {
        None
    }
    /// Whether it is left out when it is written.
    fn absent(&self) -> bool {
        false
    }
}

/// The object that a value must be.
pub(crate) fn object<'v>(value: &'v Value, faults: &mut Faults) -> Option<&'v Map<String, Value>> {
    value.as_object().or_else(|| {
        faults.add(Fault::new("not-an-object"));
        None
    })
}

/// The list that a value must be.
pub(crate) fn list<'v>(value: &'v Value, faults: &mut Faults) -> Option<&'v Vec<Value>> {
    value.as_array().or_else(|| {
        faults.add(Fault::new("not-a-list"));
        None
    })
}

/// The text that a value must be.
pub(crate) fn text<'v>(value: &'v Value, faults: &mut Faults) -> Option<&'v str> {
    value.as_str().or_else(|| {
        faults.add(Fault::new("not-a-text"));
        None
    })
}

/// Notes every key that has no meaning here.
pub(crate) fn only(object: &Map<String, Value>, known: &[&str], faults: &mut Faults) {
    for key in object.keys().filter(|key| !known.contains(&key.as_str())) {
        faults.at(key, |faults| faults.add(Fault::new("unknown-key").text("word", key)));
    }
}

/// Reads one field of an object.
pub(crate) fn field<T: Read>(object: &Map<String, Value>, key: &str, faults: &mut Faults) -> Option<T> {
    faults.at(key, |faults| match object.get(key) {
        Some(value) => T::read(value, faults),
        None => T::missing().or_else(|| {
            faults.add(Fault::new("left-out").text("word", key));
            None
        }),
    })
}

/// A word that is not known here.
pub(crate) fn unknown<T>(word: &str, faults: &mut Faults) -> Option<T> {
    faults.add(Fault::new("unknown-word").text("word", word));
    None
}

/// Declares an object of the language: each key with its field, its type and what it means. After `bounded`, the
/// object also holds a comparison (`gte`, `lte`, `eq`). After `(default)`, it may be left out as a whole.
macro_rules! record {
    (@keys [$($key:literal)*]) => { &[$($key),*] };
    (@keys [$($key:literal)*] bounded) => { &[$($key,)* "gte", "lte", "eq"] };
    ($(#[$meta:meta])* $name:ident $([$bounded:ident])? $(($made:ident))? { $($(#[$doc:meta])* $key:literal => $field:ident: $type:ty,)* }) => {
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(optional_fields))]
        $(#[$meta])*
        pub struct $name {
            $(
                $(#[$doc])*
                #[serde(rename = $key, skip_serializing_if = "crate::scenario::read::Read::absent")]
                pub $field: $type,
            )*
            $(
                /// The comparison.
                #[serde(flatten)]
                pub $bounded: $crate::scenario::Bound,
            )?
        }

        impl $crate::scenario::read::Read for $name {
            fn read(value: &serde_json::Value, faults: &mut $crate::scenario::fault::Faults) -> Option<$name> {
                let object = $crate::scenario::read::object(value, faults)?;
                $crate::scenario::read::only(
                    object,
                    $crate::scenario::read::record!(@keys [$($key)*] $($bounded)?),
                    faults,
                );
                $(let $field = $crate::scenario::read::field(object, $key, faults);)*
                $(let $bounded = $crate::scenario::Bound::read_from(object, faults);)?
                Some($name { $($field: $field?,)* $($bounded: $bounded?,)? })
            }

            $(
                fn missing() -> Option<$name> {
                    Some($name::$made())
                }
            )?
        }
    };
}
pub(crate) use record;

/// Declares a choice of the language: single words, objects with one key that says which, and objects that are known by
/// one of their keys.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident {
        $(words { $($(#[$word_doc:meta])* $word:ident = $text:literal,)* })?
        $(keyed { $($(#[$keyed_doc:meta])* $keyed:ident($type:ty) = $key:literal,)* })?
        $(whole { $($(#[$whole_doc:meta])* $whole:ident($record:ty) = $mark:literal,)* })?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($($(#[$word_doc])* #[serde(rename = $text)] $word,)*)?
            $($($(#[$keyed_doc])* #[serde(rename = $key)] $keyed($type),)*)?
            $($($(#[$whole_doc])* #[serde(untagged)] $whole($record),)*)?
        }

        impl $name {
            /// Every word and key that says which one is meant.
            pub const WORDS: &'static [&'static str] =
                &[$($($text,)*)? $($($key,)*)? $($($mark,)*)?];

            /// The word or key that says which one this is.
            pub fn word(&self) -> &'static str {
                match self {
                    $($($name::$word => $text,)*)?
                    $($($name::$keyed(_) => $key,)*)?
                    $($($name::$whole(_) => $mark,)*)?
                }
            }
        }

        impl $crate::scenario::read::Read for $name {
            fn read(value: &serde_json::Value, faults: &mut $crate::scenario::fault::Faults) -> Option<$name> {
                use $crate::scenario::fault::Fault;
                if let Some(word) = value.as_str() {
                    return match word {
                        $($($text => Some($name::$word),)*)?
                        _ => $crate::scenario::read::unknown(word, faults),
                    };
                }
                let object = $crate::scenario::read::object(value, faults)?;
                $($(
                    if object.contains_key($mark) {
                        return <$record>::read(value, faults).map($name::$whole);
                    }
                )*)?
                let mut keys = object.iter();
                let (Some((key, inner)), None) = (keys.next(), keys.next()) else {
                    faults.add(Fault::new("one-key"));
                    return None;
                };
                match key.as_str() {
                    $($($key => faults.at(key, |faults| <$type>::read(inner, faults)).map($name::$keyed),)*)?
                    _ => {
                        let _ = inner;
                        faults.at(key, |faults| $crate::scenario::read::unknown(key, faults))
                    }
                }
            }
        }
    };
}
pub(crate) use choice;

/// Names that are read as they are written.
macro_rules! read_names {
    ($($name:ty),* $(,)?) => {$(
        impl $crate::scenario::read::Read for $name {
            fn read(value: &serde_json::Value, faults: &mut $crate::scenario::fault::Faults) -> Option<$name> {
                let word = $crate::scenario::read::text(value, faults)?;
                <$name>::named(word).or_else(|| $crate::scenario::read::unknown(word, faults))
            }
        }
    )*};
}
pub(crate) use read_names;

read_names!(
    crate::AlienType,
    crate::BossType,
    crate::Component,
    crate::HatchState,
    crate::Item,
    crate::Room,
    crate::Who,
);

macro_rules! read_numbers {
    ($($type:ty),*) => {$(
        impl Read for $type {
            fn read(value: &Value, faults: &mut Faults) -> Option<$type> {
                let number = value.as_i64().and_then(|number| <$type>::try_from(number).ok());
                number.or_else(|| {
                    faults.add(Fault::new("not-a-number").number("least", <$type>::MIN).number("most", <$type>::MAX));
                    None
                })
            }
        }
    )*};
}
read_numbers!(i8, u8, i16, u16);

impl Read for String {
    fn read(value: &Value, faults: &mut Faults) -> Option<String> {
        text(value, faults).map(str::to_owned)
    }
}

impl Read for bool {
    fn read(value: &Value, faults: &mut Faults) -> Option<bool> {
        value.as_bool().or_else(|| {
            faults.add(Fault::new("not-yes-or-no"));
            None
        })
    }

    fn missing() -> Option<bool> {
        Some(false)
    }
}

impl<T: Read> Read for Box<T> {
    fn read(value: &Value, faults: &mut Faults) -> Option<Box<T>> {
        T::read(value, faults).map(Box::new)
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: &Value, faults: &mut Faults) -> Option<Option<T>> {
        if value.is_null() { Some(None) } else { T::read(value, faults).map(Some) }
    }

    fn missing() -> Option<Option<T>> {
        Some(None)
    }

    fn absent(&self) -> bool {
        self.is_none()
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &Value, faults: &mut Faults) -> Option<Vec<T>> {
        // All of them are read before the list is given up, so that every slip is found.
        let read: Vec<Option<T>> = list(value, faults)?
            .iter()
            .enumerate()
            .map(|(number, one)| faults.nth(number, |faults| T::read(one, faults)))
            .collect();
        read.into_iter().collect()
    }

    fn missing() -> Option<Vec<T>> {
        Some(Vec::new())
    }
}

impl<T: Read, const N: usize> Read for [T; N] {
    fn read(value: &Value, faults: &mut Faults) -> Option<[T; N]> {
        let read = Vec::<T>::read(value, faults)?;
        let found = read.len();
        read.try_into().ok().or_else(|| {
            faults.add(Fault::new("so-many").number("wanted", N as i64).number("found", found as i64));
            None
        })
    }
}

impl<T: Read> Read for BTreeMap<String, T> {
    fn read(value: &Value, faults: &mut Faults) -> Option<BTreeMap<String, T>> {
        let read: Vec<Option<(String, T)>> = object(value, faults)?
            .iter()
            .map(|(key, one)| Some((key.clone(), faults.at(key, |faults| T::read(one, faults))?)))
            .collect();
        read.into_iter().collect()
    }

    fn missing() -> Option<BTreeMap<String, T>> {
        Some(BTreeMap::new())
    }
}

impl Read for crate::hex::Hex {
    fn read(value: &Value, faults: &mut Faults) -> Option<crate::hex::Hex> {
        <[i8; 2]>::read(value, faults).map(|[q, r]| crate::hex::Hex { q, r })
    }
}
