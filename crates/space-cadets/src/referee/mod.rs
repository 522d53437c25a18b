//! What lies on somebody's table, and what it is worth by the rules: the open format `space-cadets-referee/1`.
//!
//! A file describes one station or the map. It is read strictly: a key that nobody knows is refused, so that a misspelt
//! one never passes silently. The answer comes from the same functions that the game calls.

mod board;
mod core;
mod damage;
mod enemy;
mod engineering;
mod fault;
mod helm;
mod json;
mod jump;
mod nemesis;
mod sensors;
mod shields;
mod tractor;
mod weapons;
pub mod words;

pub use fault::{Fault, RefereeWrong, Wrong};

use crate::Equipment;
use crate::content::{Content, DamageCard};
use json::{At, Object, Read};
use serde::Serialize;
use serde_json::{Map, Value};

/// The format that is read and answered in.
pub const FORMAT: &str = "space-cadets-referee/1";

/// The longest file that is read, in bytes. The box on a table needs a few thousand.
pub const MOST_BYTES: usize = 1 << 20;

/// Keys of every file.
const COMMON: [&str; 6] = ["format", "kind", "note", "damage", "equipment", "mission"];

/// What the rules say about a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The format.
    pub format: &'static str,
    /// The kind of the file.
    pub kind: &'static str,
    /// Whether the rules allow what is described.
    pub legal: bool,
    /// Why they do not.
    pub why: Option<&'static str>,
    /// A die or a choice that is missing: `needs`, and more about it.
    pub pending: Option<Map<String, Value>>,
    /// What it is worth, as far as it is settled.
    pub result: Map<String, Value>,
}

/// What a kind finds about its file.
enum Verdict {
    /// Everything is settled.
    Settled(Map<String, Value>),
    /// The rules forbid it.
    Illegal(&'static str),
    /// Something is missing: what, and what is settled so far.
    Pending(Map<String, Value>, Map<String, Value>),
}

impl Verdict {
    /// Something is missing.
    fn pending(needs: &str, settled: Map<String, Value>) -> Verdict {
        Verdict::Pending(Map::from_iter([("needs".to_owned(), needs.into())]), settled)
    }
}

/// What every file may say.
struct Common<'c> {
    /// The damage cards in force, oldest first. Names that no card has are possible in the kind `damage` only.
    damage: Vec<&'c DamageCard>,
    /// The equipment card played this turn.
    equipment: Option<Equipment>,
    /// The mission.
    mission: Option<u8>,
}

/// How a kind answers.
type Kind = fn(&Object, &Common, &Content) -> Read<Verdict>;

/// Every kind under its name.
const KINDS: &[(&str, Kind)] = &[
    ("engineering", engineering::answer),
    ("sensors", sensors::answer),
    ("tractor", tractor::answer),
    ("shields", shields::answer),
    ("jump", jump::answer),
    ("helm", helm::answer),
    ("weapons", weapons::answer),
    ("damage", damage::answer),
    ("enemy", enemy::answer),
    ("nemesis", nemesis::answer),
    ("core", core::answer),
];

/// Answers a file, or says what is wrong with it.
pub fn answer(text: &str, content: &Content) -> Result<Answer, Fault> {
    if text.len() > MOST_BYTES {
        return Err(Fault::new("", RefereeWrong::TooLong { most: MOST_BYTES }));
    }
    let value: Value = table::json::parse(text)?;
    let file = At::file(&value).map()?;
    file.of_format(FORMAT)?;
    let named = |name: &str| KINDS.iter().find(|(kind, _)| *kind == name);
    let (kind, answer) = file.need("kind")?.name(named)?;
    let common = common(&file, kind, content)?;
    let (legal, why, pending, result) = match answer(&file, &common, content)? {
        Verdict::Settled(result) => (true, None, None, result),
        Verdict::Illegal(why) => (false, Some(why), None, Map::new()),
        Verdict::Pending(needs, result) => (true, None, Some(needs), result),
    };
    Ok(Answer { format: FORMAT, kind, legal, why, pending, result })
}

fn common<'c>(file: &Object, kind: &str, content: &'c Content) -> Read<Common<'c>> {
    file.or("note", "", At::text)?;
    let mut damage = Vec::new();
    for card in file.list("damage")? {
        let found = content.damage_card(card.text()?).map(|(_, card)| card);
        match found {
            Some(found) => damage.push(found),
            // The damage station keeps cards by whatever names a box prints on them.
            None if kind == "damage" => {}
            None => return card.wrong(Wrong::UnknownName { name: card.text()?.to_owned() }),
        }
    }
    Ok(Common {
        damage,
        equipment: file.maybe("equipment", |at| at.name(|name| content.equipment_called(name)))?,
        mission: file.maybe("mission", |at| at.number(1, 6))?,
    })
}

/// Refuses all keys but those of every file and these.
fn only(file: &Object, keys: &[&str]) -> Read<()> {
    let all: Vec<&str> = COMMON.iter().chain(keys).copied().collect();
    file.only(&all)
}

/// An object of results.
fn object<const N: usize>(entries: [(&str, Value); N]) -> Map<String, Value> {
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// An object with a result for each of some names.
fn by_name<V: Into<Value>>(entries: impl IntoIterator<Item = (&'static str, V)>) -> Value {
    Value::Object(entries.into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect())
}
