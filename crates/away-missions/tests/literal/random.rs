//! Random position files: the same number always makes the same file.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::table::{At, around, hex_distance, place};

/// Small and fast (splitmix64); a test needs no better chance.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From `least` to `most`, both included.
    pub fn number(&mut self, least: i64, most: i64) -> i64 {
        least + (self.next() % (most - least + 1) as u64) as i64
    }

    /// True in so many cases of a hundred.
    pub fn percent(&mut self, percent: i64) -> bool {
        self.number(1, 100) <= percent
    }

    pub fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.number(0, of.len() as i64 - 1) as usize].clone()
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.number(0, last as i64) as usize);
        }
    }
}

/// What a position is to be full of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    /// A little of everything.
    Mixed,
    /// Nearly only Bugs.
    Bugs,
    /// More than nine groups of Bugs.
    ManyBugs,
    /// Single Bugs with gaps between them, which can meet in many ways but not all together.
    Scattered,
    /// Leaders with Saucermen, War Thralls with Brains, and room to walk.
    Carriers,
    /// Sentinels and Thralls among Rocketeers on an open map.
    Terror,
    /// No figures on a larger map: for lines of sight.
    Empty,
}

const PEOPLE: [(&str, i64); 6] =
    [("captain", 6), ("first_officer", 4), ("doctor", 5), ("professor", 4), ("chief", 6), ("yeoman", 5)];

const TYPES: [&str; 8] =
    ["brain_in_a_jar", "leader", "saucerman", "sentinel", "thrall", "war_thrall", "space_leech", "bug"];

const REACTION_ITEMS: [&str; 5] =
    ["force_field_belt", "rt_long_lost_brother", "fiberweave_spacesuit", "rt_girl", "mentality_helmet"];

fn map(chance: &mut Chance, count: i64) -> Vec<At> {
    let corner = match chance.number(0, 19) {
        0 => (-99, 99),
        1 => (99, -99),
        2 => (chance.number(-60, 60), chance.number(-60, 60)),
        _ => (0, 0),
    };
    let mut tiles = vec![corner];
    // Long and thin, or dense.
    let thin = chance.percent(30);
    let mut tries = 0;
    while (tiles.len() as i64) < count && tries < 2_000 {
        tries += 1;
        let from = if thin && chance.percent(70) { *tiles.last().unwrap() } else { chance.one(&tiles) };
        let mut to = chance.one(&around(from));
        if chance.percent(2) {
            // Perhaps an island.
            to = (to.0 + chance.number(-2, 2), to.1 + chance.number(-2, 2));
        }
        if to.0.abs() <= 99 && to.1.abs() <= 99 && !tiles.contains(&to) {
            tiles.push(to);
        }
    }
    tiles
}

fn tile(chance: &mut Chance, flavour: Flavour, at: At, number: i64, scanned: bool) -> Value {
    let mut tile = json!({"at": place(at)});
    if scanned || chance.percent(40) {
        tile["number"] = json!(number);
    }
    if !scanned {
        tile["scanned"] = json!(false);
    }
    let bare = match flavour {
        Flavour::Scattered | Flavour::Carriers | Flavour::Terror => 70,
        Flavour::ManyBugs => 30,
        _ => 0,
    };
    if tile.get("number").is_some() && number > 48 || chance.percent(bare.max(15)) {
        let many = if chance.percent(bare) { 3 } else { 35 };
        let mut edges: Vec<i64> = (0..6).filter(|_| chance.percent(many)).collect();
        chance.shuffle(&mut edges);
        tile["hatches"] = json!(edges);
    }
    if chance.percent(15) {
        tile["rotation"] = json!(chance.number(0, 5));
    }
    if chance.percent(5) {
        tile["vent"] = json!(chance.percent(50));
    }
    if chance.percent(15) {
        tile["discovery"] = json!(chance.number(1, 3));
    }
    if chance.percent(10) {
        tile["mines"] = json!(chance.number(1, 2));
    }
    if chance.percent(3) {
        tile["x_mark"] = json!({"any": [1, 2]});
    }
    tile
}

fn item(chance: &mut Chance, id: &str) -> Value {
    if chance.percent(40) {
        return json!(id);
    }
    let mut item = json!({"id": id});
    if id != "rt_girl" && chance.percent(50) {
        item["charges"] = json!(chance.number(0, 3));
    }
    if ["force_field_belt", "invisibility_device"].contains(&id) && chance.percent(15) {
        item["analyzed"] = json!(false);
        item["charges"] = json!(0);
    }
    if chance.percent(20) {
        item["used"] = json!(chance.percent(60));
    }
    item
}

fn people(chance: &mut Chance, flavour: Flavour, places: &[At]) -> Vec<Value> {
    let mut who = PEOPLE;
    chance.shuffle(&mut who);
    let count = if chance.percent(5) { chance.number(5, 6) } else { chance.number(1, 4) };
    let mut orders = [1, 2, 3, 4, 5, 6];
    chance.shuffle(&mut orders);
    let numbered = chance.percent(60);
    let weak = chance.percent(15);
    // Whoever is carried has somewhere to go.
    let mut at = if flavour == Flavour::Carriers { *places.last().unwrap() } else { chance.one(places) };
    let scattered = if flavour == Flavour::Carriers { 15 } else { 60 };
    let mut people = Vec::new();
    for nth in 0..count as usize {
        if chance.percent(scattered) {
            at = chance.one(places);
        }
        let (who, most) = who[nth];
        let mut each = json!({"who": who, "at": place(at)});
        if weak || chance.percent(20) {
            each["hp"] = json!(if weak { chance.number(1, 2) } else { chance.number(1, most) });
        }
        if weak || chance.percent(20) {
            each["o2"] = json!(if weak { chance.number(1, 2) } else { chance.number(1, 6) });
        }
        if numbered {
            each["order"] = json!(orders[nth]);
        }
        for (key, percent) in [("panicked", 8), ("mind_control", 8), ("invisible", 12)] {
            if chance.percent(percent) {
                each[key] = json!(chance.percent(80));
            }
        }
        let items: Vec<Value> = (0..chance.number(0, 4))
            .map(|_| {
                let id = chance.one(&REACTION_ITEMS);
                item(chance, id)
            })
            .collect();
        if !items.is_empty() {
            each["items"] = json!(items);
        }
        if chance.percent(3) {
            each["note"] = json!("stands on one leg");
        }
        people.push(each);
    }
    people
}

fn aliens(chance: &mut Chance, flavour: Flavour, tiles: &[At]) -> Vec<Value> {
    let count = match flavour {
        Flavour::Mixed => chance.number(0, 10),
        Flavour::Bugs => chance.number(1, 9),
        Flavour::ManyBugs => chance.number(10, 20),
        Flavour::Scattered => chance.number(4, 8),
        Flavour::Carriers => chance.number(3, 9),
        Flavour::Terror => chance.number(2, 8),
        Flavour::Empty => 0,
    };
    let favourite = chance.one(&TYPES);
    let pair = chance.one(&[["leader", "saucerman"], ["war_thrall", "brain_in_a_jar"]]);
    let spread = match flavour {
        Flavour::ManyBugs | Flavour::Scattered => 95,
        Flavour::Carriers => 25,
        _ => 65,
    };
    // Bugs that have no neighbours can hardly be joined.
    let apart = flavour == Flavour::Scattered || flavour == Flavour::ManyBugs && chance.percent(50);
    let mut at = chance.one(tiles);
    let mut taken: Vec<At> = Vec::new();
    let mut aliens = Vec::new();
    for nth in 0..count {
        if chance.percent(spread) {
            at = chance.one(tiles);
            for _ in 0..40 {
                if !apart || taken.iter().all(|other| hex_distance(*other, at) > 1) {
                    break;
                }
                at = chance.one(tiles);
            }
        }
        taken.push(at);
        let kind = match flavour {
            Flavour::Mixed if chance.percent(40) => favourite,
            Flavour::Mixed => chance.one(&TYPES),
            Flavour::Carriers => chance.one(&pair),
            Flavour::Terror => chance.one(&["sentinel", "sentinel", "thrall", "war_thrall", "space_leech"]),
            _ if chance.percent(96) => "bug",
            _ => chance.one(&TYPES),
        };
        let mut each = json!({"type": kind, "at": place(at)});
        if chance.percent(8) {
            each["id"] = json!(format!("figure {nth}"));
        }
        let most = match kind {
            "brain_in_a_jar" => 2,
            "sentinel" => 4,
            _ => 1,
        };
        if !kind.ends_with("thrall") && chance.percent(20) {
            each["hp"] = json!(chance.number(1, most));
        }
        if chance.percent(if flavour == Flavour::ManyBugs { 3 } else { 12 }) {
            each["stunned"] = json!(chance.percent(85));
        }
        if kind == "sentinel" && chance.percent(30) {
            each["staggered"] = json!(chance.number(0, 4));
        }
        aliens.push(each);
    }
    aliens
}

/// Some Rocketeers begin in the grip of a War Thrall of their tile.
fn grapple(chance: &mut Chance, people: &mut [Value], aliens: &mut [Value]) {
    for (nth, alien) in aliens.iter_mut().enumerate() {
        let awake = alien.get("stunned").is_none_or(|stunned| stunned == false);
        if alien["type"] != "war_thrall" || !awake {
            continue;
        }
        for each in people.iter_mut() {
            if each["at"] == alien["at"] && chance.percent(40) {
                alien["id"] = json!(format!("grip {nth}"));
                let mut held = each.get("grappled_by").cloned().unwrap_or(json!([]));
                held.as_array_mut().unwrap().push(alien["id"].clone());
                each["grappled_by"] = held;
            }
        }
    }
}

/// Reactions one by one: what each of them names is in the Rocketeer's hands, but perhaps of no use.
fn reactions(chance: &mut Chance, people: &mut [Value]) -> Value {
    let mut entries = Vec::new();
    let mut taken = BTreeSet::new();
    for each in people {
        let who = each["who"].clone();
        let held: Vec<String> = each.get("items").map_or(Vec::new(), |items| {
            let ids =
                items.as_array().unwrap().iter().map(|item| item.as_str().or(item["id"].as_str()).unwrap());
            ids.map(str::to_owned).collect()
        });
        for id in held {
            let against = match id.as_str() {
                "rt_girl" => "panic",
                "mentality_helmet" => chance.one(&["panic", "mind_control"]),
                _ => "hit",
            };
            let nth = chance.number(1, 3);
            if taken.insert((who.to_string(), against, nth)) && chance.percent(60) {
                let mut entry = json!({"who": who, "item": id, "against": against});
                if nth > 1 || chance.percent(30) {
                    entry["nth"] = json!(nth);
                }
                entries.push(entry);
            }
        }
        if each.get("invisible").is_none() && chance.percent(35) {
            let mut items = each.get("items").cloned().unwrap_or(json!([]));
            let device = if chance.percent(70) {
                json!("invisibility_device")
            } else {
                item(chance, "invisibility_device")
            };
            items.as_array_mut().unwrap().push(device);
            each["items"] = items;
            entries.push(json!({"who": who, "item": "invisibility_device", "before": chance.one(&TYPES)}));
        }
    }
    json!(entries)
}

/// A position file.
pub fn position(seed: u64, flavour: Flavour) -> String {
    let chance = &mut Chance::new(seed);
    let count = match flavour {
        Flavour::ManyBugs => chance.number(14, 60),
        Flavour::Scattered => chance.number(9, 20),
        Flavour::Mixed | Flavour::Bugs if chance.percent(10) => chance.number(15, 30),
        Flavour::Mixed | Flavour::Bugs | Flavour::Carriers | Flavour::Terror => chance.number(4, 14),
        Flavour::Empty => chance.number(4, 30),
    };
    let places = map(chance, count);
    let mut numbers: Vec<i64> = (1..=80).collect();
    chance.shuffle(&mut numbers);
    let hidden = chance.one(&[0, 10, 30, 60]);
    let mut scanned = Vec::new();
    let mut tiles = Vec::new();
    for (nth, at) in places.iter().enumerate() {
        let up = nth == 0 || !chance.percent(hidden);
        if up {
            scanned.push(*at);
        }
        tiles.push(tile(chance, flavour, *at, numbers[nth], up));
    }
    chance.shuffle(&mut tiles);
    let mut file = json!({"format": "away-missions-position/1", "tiles": tiles});
    if chance.percent(40) {
        file["arrow"] = json!(chance.number(0, 5));
    }
    if chance.percent(40) {
        file["mode"] =
            json!(chance.one(&["space_cadet", "standard", "commodore", "admiral", "galactic_overlord"]));
    }
    let marked = chance.one(if flavour == Flavour::Terror { &[0, 0, 10, 25] } else { &[0, 10, 25, 45] });
    let mut hatches = Vec::new();
    for a in &places {
        for b in around(*a).into_iter().take(3).filter(|b| places.contains(b)) {
            if chance.percent(marked) {
                let between = if chance.percent(50) { [place(*a), place(b)] } else { [place(b), place(*a)] };
                let state = chance.one(&["closed", "open", "locked", "sealed", "destroyed"]);
                hatches.push(json!({"between": between, "state": state}));
            }
        }
    }
    if !hatches.is_empty() {
        file["hatches"] = json!(hatches);
    }
    if flavour == Flavour::Empty {
        return serde_json::to_string(&file).unwrap();
    }
    let mut people = people(chance, flavour, &scanned);
    let mut aliens = aliens(chance, flavour, &places);
    grapple(chance, &mut people, &mut aliens);
    match chance.number(0, 9) {
        0 | 1 => {}
        2 => file["reactions"] = json!("none"),
        3..=6 => file["reactions"] = json!("auto"),
        _ => file["reactions"] = reactions(chance, &mut people),
    }
    if chance.percent(if flavour == Flavour::Terror { 50 } else { 10 }) {
        let mut terror: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        for each in &people {
            let chosen = (0..chance.number(0, 2)).map(|_| chance.number(0, 5)).collect();
            terror.insert(each["who"].as_str().unwrap().to_owned(), chosen);
        }
        file["terror"] = json!(terror);
    }
    file["rocketeers"] = json!(people);
    file["aliens"] = json!(aliens);
    if chance.percent(10) {
        file["power_out"] = json!(true);
    }
    if chance.percent(15) {
        file["figures"] = json!({"space_leech": chance.number(0, 6), "saucerman": chance.number(0, 5)});
    }
    // Many low rolls bring many Overkills.
    let most = chance.one(&[10, 10, 10, 8, 5]);
    let low = chance.one(&[0, 0, 30]);
    let dice = if chance.percent(2) { chance.number(0, 8) } else { 240 };
    file["dice"] = (0..dice)
        .map(|_| {
            let most = if chance.percent(low) { 3 } else { most };
            json!(chance.number(1, most))
        })
        .collect();
    if chance.percent(3) {
        file["x_table"] = json!("the round one");
    }
    serde_json::to_string(&file).unwrap()
}
