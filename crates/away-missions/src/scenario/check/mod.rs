//! What a scenario must fulfil before it is played. Every fault is found and named with its place, not just the first.

mod map;
mod moment;
mod sheet;
mod words;

use super::fault::{Fault, Faults};
use super::file::Scenario;
use super::read::Read;
use crate::Room;
use crate::hex::Hex;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use table::Phrase;

/// Every fault there can be, by name; the message of one is `away-missions-content-<name>`.
pub const FAULTS: [&str; 69] = [
    // Reading.
    "not-json",
    "empty-file",
    "not-an-object",
    "not-a-list",
    "not-a-text",
    "not-a-number",
    "not-yes-or-no",
    "only-true",
    "unknown-key",
    "unknown-word",
    "left-out",
    "one-key",
    "so-many",
    "no-comparison",
    "no-such-scenario",
    // Sheet.
    "bad-name",
    "name-twice",
    "out-of-range",
    "too-many",
    "text-missing",
    "text-long",
    "empty-list",
    // Map.
    "no-tiles",
    "many-tiles",
    "many-standard",
    "tile-twice",
    "number-twice",
    "needs-room",
    "needs-pool",
    "has-no-meaning",
    "tokens-face-up",
    "pool-face-up",
    "many-tokens",
    "few-guaranteed",
    "room-twice",
    "no-marker",
    "many-decoys",
    "pool-count",
    "pool-place",
    "unknown-pool",
    "not-connected",
    "no-start",
    "start-elsewhere",
    "no-candidates",
    "candidate-twice",
    "candidate-taken",
    "candidate-apart",
    "no-tile-there",
    "link-useless",
    "not-a-rocketeer-item",
    "lockers",
    "few-lockers",
    // Words.
    "room-not-on-map",
    "unknown-set",
    "unknown-counter",
    "kept-counter",
    "counter-change",
    "flag-never-set",
    "unknown-item",
    "item-never-given",
    "one-item",
    "needs-profile",
    "wrong-moment",
    "never-faded",
    "nothing-happens",
    "modifier-always",
    "limit",
    "endless",
    "overkill-without-roll",
];

/// The most tiles of a map.
pub(crate) const MOST_TILES: usize = 120;
/// The largest file, in bytes: what a table takes.
const LARGEST_FILE: usize = 256 * 1024;
/// The most scenarios in one file.
const MOST_SCENARIOS: usize = 40;

/// Reads a file with one scenario or a list of them, and checks all of it.
pub fn read_file(text: &str) -> Result<Vec<Scenario>, Vec<Fault>> {
    let mut faults = Faults::default();
    if text.len() > LARGEST_FILE {
        faults.add(
            Fault::new("too-many").number("most", LARGEST_FILE as i64).number("found", text.len() as i64),
        );
        return Err(faults.into_list());
    }
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            faults.add(Fault::not_json(&error));
            return Err(faults.into_list());
        }
    };
    let read = match &value {
        Value::Array(list) if list.is_empty() => {
            faults.add(Fault::new("empty-file"));
            None
        }
        Value::Array(list) => several(list, &mut faults),
        one => whole(one, &mut faults).map(|scenario| vec![scenario]),
    };
    read.filter(|_| faults.is_empty()).ok_or_else(|| faults.into_list())
}

fn several(list: &[Value], faults: &mut Faults) -> Option<Vec<Scenario>> {
    if list.len() > MOST_SCENARIOS {
        faults.add(
            Fault::new("too-many").number("most", MOST_SCENARIOS as i64).number("found", list.len() as i64),
        );
        return None;
    }
    let read: Vec<Option<Scenario>> = list
        .iter()
        .enumerate()
        .map(|(number, one)| faults.nth(number, |faults| whole(one, faults)))
        .collect();
    let mut names = BTreeSet::new();
    for (number, scenario) in read.iter().enumerate() {
        if let Some(scenario) = scenario
            && !names.insert(&scenario.id)
        {
            faults.nth(number, |faults| faults.at("id", |faults| faults.add(twice(&scenario.id))));
        }
    }
    read.into_iter().collect()
}

/// Reads and checks one. Whether it makes sense is only asked when all of it could be read.
fn whole(value: &Value, faults: &mut Faults) -> Option<Scenario> {
    let scenario = Scenario::read_at(value, faults)?;
    Checker::new(&scenario, faults).run();
    Some(scenario)
}

impl Scenario {
    /// Everything that is wrong with it.
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Faults::default();
        Checker::new(self, &mut faults).run();
        faults.into_list()
    }

    /// The same if nothing is wrong with it.
    pub fn checked(self) -> Result<Scenario, Vec<Fault>> {
        let faults = self.check();
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }

    /// Reads it as a part of a file; nothing if any of it could not be read.
    fn read_at(value: &Value, faults: &mut Faults) -> Option<Scenario> {
        let before = faults.count();
        let read = <Scenario as Read>::read(value, faults);
        read.filter(|_| faults.count() == before)
    }
}

/// A name that was there before.
fn twice(name: &str) -> Fault {
    Fault::new("name-twice").text("word", name)
}

/// What the parts of the check have in common.
struct Checker<'a, 'f> {
    scenario: &'a Scenario,
    faults: &'f mut Faults,
    /// Where tiles lie.
    tiles: BTreeSet<Hex>,
    /// Scenario tiles that lie on the map or are hidden there.
    rooms: BTreeSet<Room>,
    /// Flags that something raises.
    raised: BTreeSet<String>,
    /// Items of the scenario that something gives.
    given: BTreeSet<String>,
    /// Whether tiles are turned face-down again.
    fades: bool,
}

impl<'a, 'f> Checker<'a, 'f> {
    fn new(scenario: &'a Scenario, faults: &'f mut Faults) -> Checker<'a, 'f> {
        let tiles = scenario.tiles.iter().map(super::file::Tile::at).collect();
        let mut checker = Checker {
            scenario,
            faults,
            tiles,
            rooms: map::rooms(scenario),
            raised: BTreeSet::new(),
            given: BTreeSet::new(),
            fades: false,
        };
        checker.learn();
        checker
    }

    fn run(mut self) {
        self.sheet();
        self.map();
        self.words();
    }

    fn add(&mut self, fault: Fault) {
        self.faults.add(fault);
    }

    /// A fault one field further down.
    fn add_at(&mut self, key: &str, fault: Fault) {
        self.faults.at(key, |faults| faults.add(fault));
    }

    /// Goes into a field.
    fn at(&mut self, key: &str, inside: impl FnOnce(&mut Self)) {
        let way = self.faults.enter(key);
        inside(self);
        self.faults.leave(way);
    }

    /// Goes into each entry of a list that is a field.
    fn each<T>(&mut self, key: &str, list: &'a [T], mut inside: impl FnMut(&mut Self, &'a T)) {
        let way = self.faults.enter(key);
        for (number, one) in list.iter().enumerate() {
            let entry = self.faults.enter_nth(number);
            inside(self, one);
            self.faults.leave(entry);
        }
        self.faults.leave(way);
    }

    /// A number that must lie between two others.
    fn range(&mut self, key: &str, number: impl Into<i64>, least: i64, most: i64) {
        let number = number.into();
        if !(least..=most).contains(&number) {
            let fault = Fault::new("out-of-range").number("least", least).number("most", most);
            self.add_at(key, fault.number("found", number));
        }
    }

    /// A list that must not be too long.
    fn at_most(&mut self, key: &str, found: usize, most: usize) {
        if found > most {
            self.add_at(
                key,
                Fault::new("too-many").number("most", most as i64).number("found", found as i64),
            );
        }
    }
}

/// What [`check`] answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Checked {
    /// What is wrong; nothing if it can be played.
    pub faults: Vec<Fault>,
}

/// The tool for whoever draws a scenario: takes a file with one scenario or a list of them, and answers with
/// everything that is wrong with it.
pub fn check(input: &str) -> Result<String, Phrase> {
    let checked = Checked { faults: read_file(input).err().unwrap_or_default() };
    // Plain data with text keys: there is nothing that JSON could not hold.
    Ok(serde_json::to_string(&checked).unwrap_or_default())
}
