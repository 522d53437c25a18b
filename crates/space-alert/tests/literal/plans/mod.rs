//! Random missions that look like play.

mod calls;
mod chance;
mod crew;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::resolver::board::{STATIONS, ZONES, station};
use crate::resolver::cards::{BOARDS, CARDS, FRONTIER, Printed, printed};
use chance::Chance;
use crew::{appointments, board};

const TILES: [&str; 6] = ["upper_cannon", "lower_cannon", "shield", "reactor", "gravolift", "structure"];

/// A whole plan file; every second one with threats of New Frontier.
pub fn random_plan(seed: u64) -> Value {
    let mut chance = Chance::new(seed);
    let chance = &mut chance;
    let frontier = seed % 2 == 1;
    let turns = if chance.percent(6) { 7 } else { 12 };
    let crew = 2 + chance.below(4).max(chance.below(4));
    let (threats, cards) = threats(chance, turns, frontier);
    let overrides = overrides(chance, crew, &threats, frontier);
    let leader = (0..crew).find(|player| !overrides["bots"][player.to_string()].is_null());
    let doubles = chance.percent(if frontier { 25 } else { 10 });
    let agreed = appointments(chance, &threats, crew, leader.unwrap_or(0));
    let players: Vec<Value> = (0..crew)
        .map(|player| {
            let start = overrides["start_station"][player.to_string()].as_str().map_or("UW", station);
            let single = board(chance, &cards, &agreed[player], start, turns);
            if doubles { doubled(chance, single) } else { single }
        })
        .collect();
    let trajectory: Vec<usize> = (0..4).map(|_| 1 + chance.below(BOARDS.len())).collect();
    json!({
        "format": "space-alert-plan/1",
        "turns": turns,
        "trajectories": {
            "red": trajectory[0], "white": trajectory[1], "blue": trajectory[2], "internal": trajectory[3]
        },
        "threats": threats,
        "players": players,
        "damage_draw": draws(chance, &overrides["pre_damage"]),
        "overrides": overrides,
    })
}

/// Some of the cards get a second half: whatever, and battlebots more often, since they mean something in space too.
fn doubled(chance: &mut Chance, mut board: Value) -> Value {
    for card in board.as_array_mut().expect("a board") {
        if card.is_string() && chance.percent(35) {
            let second = chance.pick(&["RED", "BLUE", "LIFT", "A", "B", "C", "BOT", "BOT"]);
            *card = json!([card, second]);
        }
    }
    board
}

/// Cards that meddle with each other.
const PAIRS: [[&str; 2]; 16] = [
    ["E2-02", "E3-102"],
    ["E2-02", "E2-101"],
    ["E2-02", "SE3-105"],
    ["E2-02", "SE3-107"],
    ["E2-02", "SE3-106"],
    ["SE1-03", "SE3-107"],
    ["SE1-03", "SE2-102"],
    ["E2-06", "E3-109"],
    ["E2-06", "SE3-102"],
    ["SE2-01", "SE3-103"],
    ["SE3-104", "SI3-102"],
    ["SI3-106", "SI3-103"],
    ["SI3-106", "I2-101"],
    ["I3-103", "E3-101"],
    ["I3-103", "SE3-108"],
    ["SI2-101", "SE3-103"],
];

/// Every card of a game equally often; an external and an internal one may share a number.
fn threats(chance: &mut Chance, turns: usize, frontier: bool) -> (Vec<Value>, Vec<&'static Printed>) {
    let count = 1 + chance.below(6);
    let mut listed = Vec::new();
    let mut cards: Vec<&'static Printed> = Vec::new();
    let mut numbers = BTreeSet::new();
    let mut pair = if frontier && chance.percent(25) { chance.pick(&PAIRS).to_vec() } else { Vec::new() };
    for _ in 0..count.max(pair.len()) {
        let from = if frontier && chance.percent(75) { FRONTIER } else { CARDS };
        let card = pair.pop().map_or_else(|| &from[chance.below(from.len())], printed);
        let turn = 1 + chance.below(turns.min(8));
        let new = cards.iter().all(|other| other.code != card.code);
        if !new || !numbers.insert((card.is_external(), turn)) {
            continue;
        }
        let mut threat = json!({"card": card.code, "turn": turn});
        if card.is_external() {
            threat["zone"] = json!(chance.pick(&ZONES));
        }
        listed.push(threat);
        cards.push(card);
    }
    calls::add(chance, &mut listed, &mut cards);
    (listed, cards)
}

fn overrides(chance: &mut Chance, crew: usize, threats: &[Value], frontier: bool) -> Value {
    let mut all = Map::new();
    if chance.percent(65) {
        all.insert("computer_maintained".into(), json!(true));
    }
    if chance.percent(40) {
        let starts: Map<String, Value> =
            (0..crew).map(|player| (player.to_string(), json!(chance.pick(&STATIONS)))).collect();
        all.insert("start_station".into(), json!(starts));
    }
    if chance.percent(60) {
        let leader = chance.below(crew - 1);
        let mut bots = Map::from_iter([(leader.to_string(), json!("active"))]);
        if chance.percent(70) {
            bots.insert((leader + 1).to_string(), json!(chance.pick(&["active", "active", "disabled"])));
        }
        all.insert("bots".into(), json!(bots));
    }
    if chance.percent(if frontier { 30 } else { 15 }) {
        let leaders = all.get("bots").and_then(Value::as_object).map(|bots| bots.keys().cloned().collect());
        let leaders: Vec<String> = leaders.unwrap_or_default();
        let pilot = match leaders.len() {
            0 => chance.below(crew),
            count => leaders[chance.below(count)].parse().expect("a player"),
        };
        all.insert("in_space".into(), json!([pilot]));
    }
    if chance.percent(20) {
        let shields: Map<String, Value> =
            ZONES.iter().map(|zone| ((*zone).to_owned(), json!(chance.below(5)))).collect();
        all.insert("shields".into(), json!(shields));
    }
    if chance.percent(15) {
        let zone = chance.pick(&ZONES);
        let count = 1 + chance.below(2);
        let tiles: Vec<&str> = chance.shuffled(&TILES).into_iter().take(count).collect();
        all.insert("pre_damage".into(), json!({zone: tiles}));
    }
    let listed = |code: &str| threats.iter().any(|threat| threat["card"] == code);
    let paired = frontier && PAIRS.iter().any(|pair| pair.iter().all(|code| listed(code)));
    if chance.percent(if paired {
        80
    } else if frontier {
        30
    } else {
        10
    }) {
        all.insert("threat_on_appear".into(), on_appear(chance, threats, frontier));
    }
    if chance.percent(10) {
        let track = chance.pick(&["red", "white", "blue", "internal"]);
        all.insert("custom_trajectory".into(), json!({track: custom(chance)}));
    }
    Value::Object(all)
}

/// A trajectory that no board has.
fn custom(chance: &mut Chance) -> Value {
    let length = 6 + chance.below(15);
    let mut marks = Map::from_iter([("1".to_owned(), json!("Z"))]);
    for _ in 0..chance.below(5) {
        marks.insert((2 + chance.below(length - 1)).to_string(), json!(chance.pick(&["X", "Y"])));
    }
    json!({"length": length, "marks": marks})
}

/// Some threats begin closer, or hurt.
fn on_appear(chance: &mut Chance, threats: &[Value], frontier: bool) -> Value {
    let mut all = Map::new();
    let own = threats.iter().map(|threat| (&threat["card"], &threat["turn"]));
    let called = threats.iter().map(|threat| (&threat["calls"], &threat["turn"]));
    for (code, turn) in own.chain(called) {
        let Some(code) = code.as_str() else { continue };
        let card = printed(code);
        let mut how = Map::new();
        if chance.percent(60) {
            how.insert("position".into(), json!(2 + chance.below(5)));
        }
        let new = FRONTIER.iter().any(|new| new.code == code);
        let most = match (card.is_external(), frontier) {
            (true, true) => card.hit_points - 1,
            (true, false) => 2,
            (false, _) if new => card.hit_points - 1,
            (false, _) => 0,
        };
        if most > 0 && chance.percent(50) {
            let most = usize::try_from(most).expect("more than none");
            how.insert(
                "damage".into(),
                json!(if chance.percent(40) { most } else { 1 + chance.below(most) }),
            );
        }
        if chance.percent(50) {
            how.insert("xy_passed".into(), json!(chance.below(3)));
        }
        if !how.is_empty() {
            all.insert(format!("{code}@{turn}"), json!(how));
        }
    }
    Value::Object(all)
}

/// In each zone all tiles that do not lie there yet, in any order.
fn draws(chance: &mut Chance, lying: &Value) -> Value {
    let mut all = Map::new();
    for zone in ZONES {
        let taken: Vec<Value> = lying[zone].as_array().cloned().unwrap_or_default();
        let order: Vec<&str> =
            chance.shuffled(&TILES).into_iter().filter(|tile| !taken.contains(&json!(tile))).collect();
        all.insert(zone.to_owned(), json!(order));
    }
    Value::Object(all)
}
