//! Positions written as files, and what becomes of them: most rules of the Aliens are shown this way.

use away_missions::position::{Position, SightFile, play};
use away_missions::{AlienType, Who};
use serde_json::{Value, json};

/// A whole file from its interesting parts; the format is added.
pub fn file(parts: Value) -> String {
    let mut parts = parts;
    parts["format"] = json!("away-missions-position/1");
    parts.to_string()
}

/// A position that must be readable.
pub fn position(parts: Value) -> Position {
    match Position::from_json(&file(parts)) {
        Ok(position) => position,
        Err(fault) => panic!("{fault:?}"),
    }
}

/// The Alien Turn of a position, as it is printed.
pub fn turn(parts: Value) -> Value {
    match play(&position(parts)) {
        Ok((file, _, _)) => serde_json::to_value(file).unwrap(),
        Err(fault) => panic!("{fault:?}"),
    }
}

/// Why a file cannot be used: the place and the message.
pub fn fault(parts: Value) -> (String, String) {
    let fault = match Position::from_json(&file(parts)) {
        Ok(position) => play(&position).err().unwrap(),
        Err(fault) => fault,
    };
    (fault.place.clone(), fault.phrase().key.replace("away-missions-position-", "").replace("file-", ""))
}

/// What one side sees from one place to another.
pub fn seen(parts: Value, side: &str, from: Value, to: Value) -> Value {
    let sight = serde_json::to_value(SightFile::of(&position(parts))).unwrap();
    let pairs = sight["pairs"].as_array().unwrap();
    let pair = pairs.iter().find(|pair| pair["from"] == from && pair["to"] == to).unwrap();
    pair[side].clone()
}

/// The step of a figure.
pub fn step(turn: &Value, alien: &str) -> Value {
    let steps = turn["steps"].as_array().unwrap();
    steps.iter().find(|step| step["alien"] == alien).cloned().unwrap_or_else(|| panic!("no step of {alien}"))
}

/// The steps of the Bugs.
pub fn swarms(turn: &Value) -> Vec<Value> {
    turn["steps"].as_array().unwrap().iter().filter(|step| step["type"] == "bug").cloned().collect()
}

/// A Rocketeer afterwards.
pub fn after(turn: &Value, who: Who) -> Value {
    let all = turn["position"]["rocketeers"].as_array().unwrap();
    all.iter().find(|rocketeer| rocketeer["who"] == who.name()).cloned().unwrap()
}

/// Where an Alien is afterwards; nothing if it is gone.
pub fn place(turn: &Value, alien: &str) -> Value {
    let all = turn["position"]["aliens"].as_array().unwrap();
    all.iter().find(|each| each["id"] == alien).map_or(Value::Null, |each| each["at"].clone())
}

/// A scanned tile without hatches.
pub fn plain(q: i8, r: i8, number: u16) -> Value {
    json!({ "at": [q, r], "number": number, "hatches": [] })
}

/// A straight row of scanned tiles without hatches, from `[0, 0]` on to the south-east, numbered from 101.
pub fn row(length: i8) -> Value {
    (0..length).map(|q| plain(q, 0, 101 + q.unsigned_abs() as u16)).collect()
}

/// All types that act one by one.
pub const FIGURES: [AlienType; 7] = [
    AlienType::BrainInAJar,
    AlienType::Leader,
    AlienType::Saucerman,
    AlienType::Sentinel,
    AlienType::Thrall,
    AlienType::WarThrall,
    AlienType::SpaceLeech,
];
