//! Which cards lie beside those that call others in.

use serde_json::{Value, json};

use super::chance::Chance;
use crate::resolver::cards::{CARDS, FRONTIER, Printed, printed};

/// A common card from inside or from outside, as the caller wants it.
pub fn add(chance: &mut Chance, listed: &mut [Value], cards: &mut Vec<&'static Printed>) {
    for threat in listed {
        let external = match threat["card"].as_str() {
            Some("E3-107" | "SE3-104" | "SI3-104") => false,
            Some("SE3-105" | "SI3-102" | "SI3-103") => true,
            _ => continue,
        };
        let suits = |card: &Printed| {
            let common = !card.code.starts_with('S');
            common
                && card.is_external() == external
                && card.code != "E3-107"
                && cards.iter().all(|other| other.code != card.code)
        };
        let fitting: Vec<_> = CARDS.iter().chain(FRONTIER).filter(|card| suits(card)).collect();
        let called = chance.pick(&fitting);
        threat["calls"] = json!(called.code);
        cards.push(called);
    }
}

/// The cards that may be called, as if they were announced a few turns later.
pub fn expected(threats: &[Value]) -> Vec<Value> {
    let mut all = Vec::new();
    for threat in threats {
        let Some(code) = threat["calls"].as_str() else { continue };
        let turn = threat["turn"].as_u64().expect("a turn") + 3;
        let mut called = json!({"card": code, "turn": turn});
        if printed(code).is_external() {
            called["zone"] = match threat["card"].as_str() {
                Some("SI3-102") => json!("blue"),
                Some("SI3-103") => json!("red"),
                _ => threat["zone"].clone(),
            };
        }
        all.push(called);
    }
    all
}
