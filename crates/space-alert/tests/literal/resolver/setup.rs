//! From the plan file to the table as it stands before the first turn.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::board::{ZONES, station, zone};
use super::cards::{BOARDS, printed};
use super::table::{Player, Squad, Table, Threat, waiting};

fn number(value: &Value) -> i32 {
    i32::try_from(value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))).expect("a small number")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn entries(value: &Value) -> Vec<(&String, &Value)> {
    value.as_object().map(|object| object.iter().collect()).unwrap_or_default()
}

/// Lays everything out.
pub fn set_up(plan: &Value) -> Table {
    let overrides = &plan["overrides"];
    let turns = number(&plan["turns"]);
    let mut table = Table {
        turns,
        turn: 0,
        tracks: ZONES.iter().map(|zone| (*zone, trajectory(plan, zone))).collect(),
        threats: threats(plan),
        players: players(plan),
        shields: BTreeMap::from([("red", 1), ("white", 1), ("blue", 1)]),
        reactors: BTreeMap::from([("red", 2), ("white", 3), ("blue", 2)]),
        fuel: 3,
        rockets: 3,
        first_square: false,
        second_square: false,
        stored: BTreeMap::from([("LR", "ready"), ("UB", "ready")]),
        tiles: ZONES.iter().map(|zone| (*zone, Vec::new())).collect(),
        stacks: BTreeMap::new(),
        weakened: BTreeSet::new(),
        computer_always: overrides["computer_maintained"] == true,
        maintained: BTreeSet::new(),
        visual: BTreeMap::new(),
        appear: entries(&overrides["threat_on_appear"])
            .into_iter()
            .map(|(name, how)| (name.clone(), how.clone()))
            .collect(),
        drones: BTreeSet::new(),
        mines: Vec::new(),
        sabotaged: BTreeSet::new(),
        host: None,
        seen: BTreeSet::new(),
        lifts_used: BTreeSet::new(),
        fired: BTreeMap::new(),
        interceptors: None,
        confirming: BTreeSet::new(),
        at_device: BTreeSet::new(),
        repaired: BTreeSet::new(),
        repairers: BTreeSet::new(),
        reached: BTreeSet::new(),
        shot: BTreeSet::new(),
    };
    let leaders = table.players.iter().filter(|player| player.squad != Squad::None).count();
    for storage in ["LR", "UB"].into_iter().take(leaders) {
        table.stored.insert(storage, "taken");
    }
    earlier_damage(&mut table, &overrides["pre_damage"]);
    for name in ZONES {
        let order = plan["damage_draw"][name].as_array().cloned().unwrap_or_default();
        let lying = &table.tiles[name];
        let left = order.iter().map(|tile| text(tile).to_owned()).filter(|tile| !lying.contains(tile));
        let left = left.collect();
        table.stacks.insert(name, left);
    }
    for (name, energy) in entries(&overrides["shields"]) {
        table.shields.insert(zone(name), number(energy));
    }
    table
}

/// Tiles left over from an earlier mission of the campaign.
fn earlier_damage(table: &mut Table, damage: &Value) {
    for (name, tiles) in entries(damage) {
        let zone = zone(name);
        for tile in tiles.as_array().expect("a list of tiles") {
            let tile = text(tile);
            table.tiles.get_mut(zone).expect("a zone").push(tile.to_owned());
            match tile {
                "shield" => *table.shields.get_mut(zone).expect("a shield") -= 1,
                "reactor" => *table.reactors.get_mut(zone).expect("a reactor") -= 1,
                "structure" => {
                    table.weakened.insert(zone);
                }
                _ => {}
            }
        }
    }
}

fn players(plan: &Value) -> Vec<Player> {
    let overrides = &plan["overrides"];
    let boards = plan["players"].as_array().expect("a list of players");
    let turns = usize::try_from(number(&plan["turns"])).expect("a small number");
    boards
        .iter()
        .enumerate()
        .map(|(index, board)| {
            let key = index.to_string();
            let start = overrides["start_station"][&key].as_str().map_or("UW", station);
            let in_space = overrides["in_space"]
                .as_array()
                .is_some_and(|list| list.iter().any(|who| usize::try_from(number(who)) == Ok(index)));
            let squad = match overrides["bots"][&key].as_str() {
                Some("active") => Squad::Active,
                Some("disabled") => Squad::Disabled,
                _ if in_space => Squad::Active,
                _ => Squad::None,
            };
            let mut board = board.as_array().expect("a list of cards").clone();
            board.resize(turns, Value::Null);
            Player {
                station: start,
                in_space,
                knocked_out: false,
                squad,
                board,
                poisoned: false,
                infected: false,
                delayed: false,
            }
        })
        .collect()
}

/// By number; of the same number external ones first, then in the order of the plan. Those that may be called in come
/// after all the others, in the order of their callers.
fn threats(plan: &Value) -> Vec<Threat> {
    let mut listed: Vec<&Value> = plan["threats"].as_array().expect("a list of threats").iter().collect();
    listed.sort_by_key(|listed| (number(&listed["turn"]), !printed(text(&listed["card"])).is_external()));
    let mut found: Vec<Threat> = Vec::new();
    for listed in &listed {
        let code = text(&listed["card"]);
        let zone = printed(code).is_external().then(|| zone(text(&listed["zone"])));
        found.push(beside_its_track(plan, code, number(&listed["turn"]), zone));
    }
    for (caller, listed) in listed.iter().enumerate() {
        let Some(code) = listed["calls"].as_str() else { continue };
        let callers_zone = found[caller].zone.or_else(|| match found[caller].code() {
            "SI3-102" => Some("blue"),
            "SI3-103" => Some("red"),
            _ => None,
        });
        let zone = if printed(code).is_external() { callers_zone } else { None };
        found[caller].calls = Some(found.len());
        let turn = found[caller].number;
        found.push(Threat { is_called: true, ..beside_its_track(plan, code, turn, zone) });
    }
    found
}

fn beside_its_track(plan: &Value, code: &str, turn: i32, zone: Option<&'static str>) -> Threat {
    let (length, marks) = trajectory(plan, zone.unwrap_or("internal"));
    waiting(code, turn, zone, marks, length)
}

fn trajectory(plan: &Value, track: &str) -> (i32, BTreeMap<i32, String>) {
    let custom = &plan["overrides"]["custom_trajectory"][track];
    if !custom.is_null() {
        let marks = entries(&custom["marks"])
            .into_iter()
            .map(|(square, mark)| (square.parse().expect("a square"), text(mark).to_owned()))
            .collect();
        return (number(&custom["length"]), marks);
    }
    let board = usize::try_from(number(&plan["trajectories"][track])).expect("a board");
    let (length, x, y) = BOARDS[board - 1];
    let mut marks = BTreeMap::from([(1, "Z".to_owned()), (x, "X".to_owned())]);
    for square in y {
        marks.insert(*square, "Y".to_owned());
    }
    (length, marks)
}
