//! What is wrong with a scenario, and where.

use serde::Serialize;
use std::fmt::Write;
use table::{Arg, Phrase};

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// Where: the way to it through the file, as in `rules[2].do[0].spawn.type`; empty for the file as a whole.
    pub place: String,
    /// The message that says what it is.
    pub key: String,
    /// What the message needs; the place is among it.
    pub args: Vec<(String, Arg)>,
}

impl Fault {
    /// A fault without a place so far.
    pub(crate) fn new(name: &str) -> Fault {
        Fault { place: String::new(), key: format!("away-missions-content-{name}"), args: Vec::new() }
    }

    /// A file that is no JSON; the reason says the line and the place in it.
    pub(crate) fn not_json(error: &serde_json::Error) -> Fault {
        Fault::new("not-json").text("reason", error.to_string())
    }

    /// The same with a text that no language changes.
    pub(crate) fn text(mut self, name: &str, text: impl Into<String>) -> Fault {
        self.args.push((name.to_owned(), Arg::Text(text.into())));
        self
    }

    /// The same with a figure.
    pub(crate) fn number(mut self, name: &str, number: impl Into<i64>) -> Fault {
        self.args.push((name.to_owned(), Arg::Number(number.into())));
        self
    }

    /// The message with all its arguments.
    pub fn phrase(&self) -> Phrase {
        Phrase { key: self.key.clone(), args: self.args.clone() }
    }

    /// Its name, without what all keys have in common.
    pub fn name(&self) -> &str {
        self.key.strip_prefix("away-missions-content-").unwrap_or(&self.key)
    }
}

/// The place as an argument of a message. The file as a whole is the pair of braces around it.
fn place_arg(place: &str) -> (String, Arg) {
    let place = if place.is_empty() { "{}" } else { place };
    ("place".to_owned(), Arg::Text(place.to_owned()))
}

/// The faults found so far, and where the reader stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Faults {
    place: String,
    found: Vec<Fault>,
}

impl Faults {
    /// Goes into the field of an object.
    pub fn at<R>(&mut self, key: &str, inside: impl FnOnce(&mut Faults) -> R) -> R {
        let way = self.enter(key);
        let result = inside(self);
        self.leave(way);
        result
    }

    /// Goes into an entry of a list.
    pub fn nth<R>(&mut self, number: usize, inside: impl FnOnce(&mut Faults) -> R) -> R {
        let way = self.enter_nth(number);
        let result = inside(self);
        self.leave(way);
        result
    }

    /// Goes into the field of an object until [`Faults::leave`].
    pub fn enter(&mut self, key: &str) -> usize {
        let length = self.place.len();
        if length > 0 {
            self.place.push('.');
        }
        self.place.push_str(key);
        length
    }

    /// Goes into an entry of a list until [`Faults::leave`].
    pub fn enter_nth(&mut self, number: usize) -> usize {
        let length = self.place.len();
        // Writing to a text never fails.
        let _ = write!(self.place, "[{number}]");
        length
    }

    /// Goes back to where [`Faults::enter`] was called.
    pub fn leave(&mut self, way: usize) {
        self.place.truncate(way);
    }

    /// How many were found.
    pub fn count(&self) -> usize {
        self.found.len()
    }

    /// Notes a fault of this place.
    pub fn add(&mut self, fault: Fault) {
        let args = [vec![place_arg(&self.place)], fault.args].concat();
        let fault = Fault { place: self.place.clone(), key: fault.key, args };
        if !self.found.contains(&fault) {
            self.found.push(fault);
        }
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Everything that was found.
    pub fn into_list(self) -> Vec<Fault> {
        self.found
    }
}
