//! Strict reading of the JSON files that people write: every value knows its place in the file, so that a fault always names it.
//!
//! A game with a file format of its own names what only its files can do wrong ([`WrongInGame`]) and reads with [`At`] and [`Object`].

use crate::Phrase;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt::Debug;
use std::marker::PhantomData;

/// Something wrong with a file of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<G> {
    /// Where, as in `tiles[3].number`. Empty for the file as a whole.
    pub place: String,
    /// What is wrong there.
    pub wrong: Wrong<G>,
}

/// What is wrong: something that any file can do wrong, or something of this game's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong<G> {
    /// No JSON.
    NoJson {
        /// What the reader stumbled over.
        reason: String,
    },
    /// Another format, or another version of it.
    Format {
        /// What the file says it is.
        found: String,
        /// What is read.
        wanted: &'static str,
    },
    /// A key that must be there.
    Missing {
        /// The key that is missing.
        key: String,
    },
    /// A key that nobody knows.
    UnknownKey {
        /// The key as it is written.
        key: String,
    },
    /// Not an object.
    NotAnObject,
    /// Not a list.
    NotAList,
    /// Not a text.
    NotAText,
    /// Neither true nor false.
    NotABoolean,
    /// Not a whole number.
    NotANumber,
    /// A number out of range.
    OutOfRange {
        /// The least allowed.
        least: i64,
        /// The most allowed.
        most: i64,
    },
    /// A list of another length.
    Length {
        /// The fewest entries.
        least: usize,
        /// The most entries.
        most: usize,
    },
    /// A text that is none of those allowed.
    UnknownName {
        /// What is written.
        name: String,
    },
    /// Something that only this game's files can do wrong.
    OfGame(G),
}

/// What only the files of one game can do wrong.
pub trait WrongInGame: Clone + Debug + PartialEq + Eq {
    /// It as a message, to which the place is added.
    fn phrase(&self) -> Phrase;
}

impl<G> From<G> for Wrong<G> {
    fn from(wrong: G) -> Wrong<G> {
        Wrong::OfGame(wrong)
    }
}

/// The messages of what any file can do wrong.
pub const KEYS: [&str; 12] = [
    "file-no-json",
    "file-format",
    "file-missing",
    "file-unknown-key",
    "file-not-an-object",
    "file-not-a-list",
    "file-not-a-text",
    "file-not-a-boolean",
    "file-not-a-number",
    "file-out-of-range",
    "file-length",
    "file-unknown-name",
];

impl<G: WrongInGame> Fault<G> {
    /// A fault at a place; the empty place is the file as a whole.
    pub fn new(place: impl Into<String>, wrong: impl Into<Wrong<G>>) -> Fault<G> {
        Fault { place: place.into(), wrong: wrong.into() }
    }

    /// The fault as a message.
    pub fn phrase(&self) -> Phrase {
        let phrase = |index: usize| Phrase::new(KEYS[index]);
        let phrase = match &self.wrong {
            Wrong::NoJson { reason } => phrase(0).text("reason", reason),
            Wrong::Format { found, wanted } => phrase(1).text("found", found).text("wanted", *wanted),
            Wrong::Missing { key } => phrase(2).text("key", key),
            Wrong::UnknownKey { key } => phrase(3).text("key", key),
            Wrong::NotAnObject => phrase(4),
            Wrong::NotAList => phrase(5),
            Wrong::NotAText => phrase(6),
            Wrong::NotABoolean => phrase(7),
            Wrong::NotANumber => phrase(8),
            Wrong::OutOfRange { least, most } => phrase(9).number("least", *least).number("most", *most),
            Wrong::Length { least, most } => {
                phrase(10).number("least", *least as i64).number("most", *most as i64)
            }
            Wrong::UnknownName { name } => phrase(11).text("name", name),
            Wrong::OfGame(wrong) => wrong.phrase(),
        };
        // The file as a whole is a place too.
        phrase.text("place", if self.place.is_empty() { "/" } else { &self.place })
    }
}

/// What was read, or why not.
pub type Read<T, G> = Result<T, Fault<G>>;

/// The whole text of a file. A mark of the byte order at its beginning is passed over.
pub fn parse<T: DeserializeOwned, G: WrongInGame>(text: &str) -> Read<T, G> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str(text).map_err(|error| Fault::new("", Wrong::NoJson { reason: error.to_string() }))
}

/// A value and where it stands.
#[derive(Clone, Debug)]
pub struct At<'a, G> {
    /// Where it stands, as in `tiles[3].number`.
    pub place: String,
    /// What stands there.
    pub value: &'a Value,
    game: PhantomData<G>,
}

impl<'a, G: WrongInGame> At<'a, G> {
    /// A file as a whole.
    pub fn file(value: &'a Value) -> At<'a, G> {
        At::new(String::new(), value)
    }

    fn new(place: String, value: &'a Value) -> At<'a, G> {
        At { place, value, game: PhantomData }
    }

    /// Refuses the value.
    pub fn wrong<T>(&self, wrong: impl Into<Wrong<G>>) -> Read<T, G> {
        Err(Fault::new(self.place.clone(), wrong))
    }

    /// Whether it says that there is nothing.
    pub fn is_null(&self) -> bool {
        self.value.is_null()
    }

    /// An object with any keys.
    pub fn map(&self) -> Read<Object<'a, G>, G> {
        let Value::Object(map) = self.value else { return self.wrong(Wrong::NotAnObject) };
        Ok(Object { place: self.place.clone(), map, game: PhantomData })
    }

    /// An object that has no other keys than these.
    pub fn object(&self, keys: &[&str]) -> Read<Object<'a, G>, G> {
        let object = self.map()?;
        object.only(keys)?;
        Ok(object)
    }

    /// A list.
    pub fn list(&self) -> Read<Vec<At<'a, G>>, G> {
        let Value::Array(values) = self.value else { return self.wrong(Wrong::NotAList) };
        let at = |(index, value)| At::new(format!("{}[{index}]", self.place), value);
        Ok(values.iter().enumerate().map(at).collect())
    }

    /// A list of so many entries.
    pub fn list_of(&self, least: usize, most: usize) -> Read<Vec<At<'a, G>>, G> {
        let list = self.list()?;
        if list.len() < least || list.len() > most {
            return self.wrong(Wrong::Length { least, most });
        }
        Ok(list)
    }

    /// A text.
    pub fn text(&self) -> Read<&'a str, G> {
        self.value.as_str().map_or_else(|| self.wrong(Wrong::NotAText), Ok)
    }

    /// True or false.
    pub fn boolean(&self) -> Read<bool, G> {
        self.value.as_bool().map_or_else(|| self.wrong(Wrong::NotABoolean), Ok)
    }

    /// A whole number within these bounds.
    pub fn number<T: TryFrom<i64> + Into<i64> + Copy>(&self, least: T, most: T) -> Read<T, G> {
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

    /// One of some names.
    pub fn name<T>(&self, named: impl Fn(&str) -> Option<T>) -> Read<T, G> {
        let name = self.text()?;
        named(name).map_or_else(|| self.wrong(Wrong::UnknownName { name: name.to_owned() }), Ok)
    }
}

/// An object of a file.
#[derive(Clone, Debug)]
pub struct Object<'a, G> {
    /// Where it stands, as in `tiles[3]`.
    pub place: String,
    map: &'a Map<String, Value>,
    game: PhantomData<G>,
}

impl<'a, G: WrongInGame> Object<'a, G> {
    /// Refuses the object.
    pub fn wrong<T>(&self, wrong: impl Into<Wrong<G>>) -> Read<T, G> {
        Err(Fault::new(self.place.clone(), wrong))
    }

    /// Refuses all keys but these.
    pub fn only(&self, keys: &[&str]) -> Read<(), G> {
        match self.map.keys().find(|key| !keys.contains(&key.as_str())) {
            Some(key) => self.wrong(Wrong::UnknownKey { key: key.clone() }),
            None => Ok(()),
        }
    }

    /// Refuses a file of another format, or of another version of it. Other versions may have other keys, so it comes first.
    pub fn of_format(&self, wanted: &'static str) -> Read<(), G> {
        let format = self.need("format")?;
        match format.text()? {
            found if found == wanted => Ok(()),
            found => format.wrong(Wrong::Format { found: found.to_owned(), wanted }),
        }
    }

    /// The value of a key, if it is there.
    pub fn get(&self, key: &str) -> Option<At<'a, G>> {
        self.map.get(key).map(|value| At::new(self.place_of(key), value))
    }

    /// The value of a key, if it is there and says something.
    pub fn some(&self, key: &str) -> Option<At<'a, G>> {
        self.get(key).filter(|value| !value.is_null())
    }

    /// The value of a key that must be there.
    pub fn need(&self, key: &str) -> Read<At<'a, G>, G> {
        self.get(key).map_or_else(|| self.wrong(Wrong::Missing { key: key.to_owned() }), Ok)
    }

    /// Whether a key is there.
    pub fn has(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    /// All keys with their values.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, At<'a, G>)> {
        self.map.iter().map(|(key, value)| (key.as_str(), At::new(self.place_of(key), value)))
    }

    /// A key that may be missing.
    pub fn or<T>(&self, key: &str, default: T, read: impl Fn(&At<'a, G>) -> Read<T, G>) -> Read<T, G> {
        self.get(key).map_or(Ok(default), |value| read(&value))
    }

    /// A key that may be missing or null.
    pub fn maybe<T>(&self, key: &str, read: impl Fn(&At<'a, G>) -> Read<T, G>) -> Read<Option<T>, G> {
        self.some(key).map(|value| read(&value)).transpose()
    }

    /// A list that may be missing.
    pub fn list(&self, key: &str) -> Read<Vec<At<'a, G>>, G> {
        self.or(key, Vec::new(), At::list)
    }

    fn place_of(&self, key: &str) -> String {
        if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) }
    }
}
