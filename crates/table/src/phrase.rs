//! What the rules want said, before it is a sentence: a message key and its arguments.
//!
//! Rules never hold a sentence. The command line and the client turn a phrase into one with Fluent.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A figure.
    Number(i64),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Another message, by its key: the name of a card, a place, a colour.
    Key(String),
    /// Several of them, to be joined into a list.
    Keys(Vec<String>),
    /// A text that no language changes: what somebody typed, an identifier, a rule number.
    Text(String),
}

/// A message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Phrase {
    /// The Fluent message.
    pub key: String,
    /// Its arguments, in the order they were added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Arg)>,
}

impl Phrase {
    /// A message without arguments so far.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    fn with(mut self, name: &str, arg: Arg) -> Phrase {
        self.args.push((name.to_owned(), arg));
        self
    }

    /// Adds a figure.
    pub fn number(self, name: &str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds the name of a chair's holder.
    pub fn seat(self, name: &str, seat: Seat) -> Phrase {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds another message by its key.
    pub fn key(self, name: &str, key: impl Into<String>) -> Phrase {
        self.with(name, Arg::Key(key.into()))
    }

    /// Adds a list of messages by their keys.
    pub fn keys(self, name: &str, keys: Vec<String>) -> Phrase {
        self.with(name, Arg::Keys(keys))
    }

    /// Adds a text that is the same in every language.
    pub fn text(self, name: &str, text: impl Into<String>) -> Phrase {
        self.with(name, Arg::Text(text.into()))
    }
}
