//! A table in play, read from the JSON of a position file by hand (AM-29), and what its edges are.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

/// A place: q and r.
pub type At = (i64, i64);

/// The six steps, clockwise from north (AM-2.1).
pub const STEPS: [At; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The place one step away.
pub fn step(at: At, direction: usize) -> At {
    let (q, r) = STEPS[direction % 6];
    (at.0 + q, at.1 + r)
}

/// The six places around one.
pub fn around(at: At) -> Vec<At> {
    (0..6).map(|direction| step(at, direction)).collect()
}

/// AM-2.20.
pub fn hex_distance(a: At, b: At) -> i64 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// AM-2.4, the hatches of the tiles 1 to 48.
const SHOWN: [&[usize]; 48] = [
    &[0, 2],
    &[3],
    &[1, 3, 4],
    &[0, 4, 5],
    &[],
    &[0, 2],
    &[0],
    &[2, 3, 5],
    &[3, 4],
    &[1, 2],
    &[4],
    &[0, 1],
    &[2, 5],
    &[3, 5],
    &[0, 5],
    &[1, 4],
    &[0, 1, 3, 5],
    &[0, 3, 4],
    &[2, 3, 4],
    &[2, 4],
    &[1, 3],
    &[1],
    &[5],
    &[0, 4],
    &[5],
    &[1, 5],
    &[1, 2],
    &[0, 5],
    &[2, 3],
    &[2],
    &[1, 2, 4],
    &[0, 4],
    &[3, 5],
    &[1, 5],
    &[0, 3],
    &[2, 4],
    &[0, 2, 4],
    &[0, 1, 5],
    &[1, 3],
    &[0, 1, 2, 3, 4, 5],
    &[2, 5],
    &[0, 4],
    &[1, 4],
    &[1, 3, 5],
    &[3, 4],
    &[2],
    &[0, 2, 4],
    &[],
];

/// AM-2.5.
const VENTS: [i64; 15] = [2, 5, 7, 10, 14, 17, 20, 23, 27, 30, 33, 37, 39, 46, 48];

/// AM-20.21: the figures in the box. War Thralls are Thrall figures.
const FIGURES: [(&str, i64); 6] = [
    ("brain_in_a_jar", 5),
    ("leader", 6),
    ("saucerman", 28),
    ("sentinel", 5),
    ("thrall", 16),
    ("space_leech", 16),
];

/// AM-13.1.
const HIT_POINTS: [(&str, i64); 6] =
    [("captain", 6), ("first_officer", 4), ("doctor", 5), ("professor", 4), ("chief", 6), ("yeoman", 5)];

/// AM-3.5.
const OXYGEN: [i64; 6] = [6, 6, 5, 4, 3, 2];

/// The items of this test that have charges, with the printed number (chapters 14 to 18).
const CHARGES: [(&str, i64); 5] = [
    ("force_field_belt", 3),
    ("mentality_helmet", 2),
    ("rt_long_lost_brother", 2),
    ("fiberweave_spacesuit", 2),
    ("invisibility_device", 2),
];

/// What lies between two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    Hull,
    None,
    Closed,
    Open,
    Locked,
    Sealed,
    Destroyed,
}

#[derive(Clone, Debug)]
pub struct Tile {
    pub number: Option<i64>,
    pub scanned: bool,
    pub rotation: usize,
    pub hatches: Vec<usize>,
    pub vent: bool,
    pub discovery: i64,
    pub mines: i64,
}

#[derive(Clone, Debug)]
pub struct Item {
    pub id: String,
    pub charges: Option<i64>,
    pub analyzed: bool,
    pub used: bool,
}

#[derive(Clone, Debug)]
pub struct Rocketeer {
    pub who: String,
    pub at: At,
    pub hp: i64,
    pub o2: i64,
    pub order: i64,
    pub panicked: bool,
    pub mind_control: bool,
    pub invisible: bool,
    pub grappled_by: Vec<String>,
    pub items: Vec<Item>,
}

#[derive(Clone, Debug)]
pub struct Alien {
    pub id: String,
    pub kind: String,
    pub at: At,
    pub hp: Option<i64>,
    pub stunned: bool,
    pub staggered: i64,
    /// The tile where it stood when the Alien Turn began.
    pub began: At,
    /// Carried by a Leader or War Thrall, and by which one.
    pub carried_by: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Table {
    /// The file as it was given: what is free in it is kept (AM-29.24).
    file: Value,
    pub arrow: usize,
    pub mode: String,
    pub power_out: bool,
    pub tiles: BTreeMap<At, Tile>,
    pub hatches: Vec<(At, At, Edge)>,
    pub rocketeers: Vec<Rocketeer>,
    /// In order of arrival.
    pub aliens: Vec<Alien>,
    pub figures: BTreeMap<String, i64>,
    pub dice: Vec<i64>,
    pub reactions: Value,
    pub terror: BTreeMap<String, Vec<usize>>,
}

fn at(value: &Value) -> At {
    (value[0].as_i64().unwrap(), value[1].as_i64().unwrap())
}

fn count(value: &Value, key: &str, default: i64) -> i64 {
    value.get(key).map_or(default, |each| each.as_i64().unwrap())
}

fn flag(value: &Value, key: &str, default: bool) -> bool {
    value.get(key).map_or(default, |each| each.as_bool().unwrap())
}

fn list<'a>(value: &'a Value, key: &str) -> Vec<&'a Value> {
    value.get(key).map_or(Vec::new(), |each| each.as_array().unwrap().iter().collect())
}

fn directions(value: &Value) -> Vec<usize> {
    value.as_array().unwrap().iter().map(|each| usize::try_from(each.as_u64().unwrap()).unwrap()).collect()
}

fn of<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(each, _)| *each == name).map(|(_, what)| *what)
}

/// A place as the file writes it.
pub fn place(at: At) -> Value {
    json!([at.0, at.1])
}

fn tile(value: &Value, arrow: usize) -> Tile {
    let number = value.get("number").map(|each| each.as_i64().unwrap());
    let known = number.filter(|number| *number <= 48);
    Tile {
        number,
        scanned: flag(value, "scanned", true),
        rotation: usize::try_from(count(value, "rotation", arrow as i64)).unwrap(),
        hatches: match (value.get("hatches"), known) {
            (Some(hatches), _) => directions(hatches),
            (None, Some(number)) => SHOWN[usize::try_from(number).unwrap() - 1].to_vec(),
            (None, None) => Vec::new(),
        },
        vent: flag(value, "vent", known.is_some_and(|number| VENTS.contains(&number))),
        discovery: count(value, "discovery", 0),
        mines: count(value, "mines", 0),
    }
}

fn item(value: &Value) -> Item {
    let id = value.as_str().or(value.get("id").and_then(Value::as_str)).unwrap();
    Item {
        id: id.to_owned(),
        // An item without a printed number has no limit, whatever the file says (AM-12.2).
        charges: of(&CHARGES, id).map(|printed| count(value, "charges", printed)),
        analyzed: flag(value, "analyzed", true),
        used: flag(value, "used", false),
    }
}

/// The hit points of an unharmed Alien; Thralls have none.
fn full(kind: &str) -> Option<i64> {
    match kind {
        "brain_in_a_jar" => Some(2),
        "sentinel" => Some(4),
        "thrall" | "war_thrall" => None,
        _ => Some(1),
    }
}

impl Table {
    pub fn read(text: &str) -> Table {
        let file: Value = serde_json::from_str(text).unwrap();
        let arrow = usize::try_from(count(&file, "arrow", 0)).unwrap();
        let tiles = list(&file, "tiles").iter().map(|each| (at(&each["at"]), tile(each, arrow))).collect();
        let hatches = list(&file, "hatches")
            .iter()
            .map(|each| {
                let state = match each["state"].as_str().unwrap() {
                    "closed" => Edge::Closed,
                    "open" => Edge::Open,
                    "locked" => Edge::Locked,
                    "sealed" => Edge::Sealed,
                    "destroyed" => Edge::Destroyed,
                    other => panic!("hatch {other}"),
                };
                (at(&each["between"][0]), at(&each["between"][1]), state)
            })
            .collect();
        let people = list(&file, "rocketeers");
        let rocketeers: Vec<Rocketeer> = people
            .iter()
            .enumerate()
            .map(|(nth, each)| {
                let who = each["who"].as_str().unwrap().to_owned();
                Rocketeer {
                    at: at(&each["at"]),
                    hp: count(each, "hp", of(&HIT_POINTS, &who).unwrap()),
                    o2: count(each, "o2", OXYGEN[people.len() - 1]),
                    order: count(each, "order", nth as i64 + 1),
                    panicked: flag(each, "panicked", false),
                    mind_control: flag(each, "mind_control", false),
                    invisible: flag(each, "invisible", false),
                    grappled_by: list(each, "grappled_by")
                        .iter()
                        .map(|id| id.as_str().unwrap().to_owned())
                        .collect(),
                    items: list(each, "items").into_iter().map(item).collect(),
                    who,
                }
            })
            .collect();
        let mut seen: BTreeMap<String, i64> = BTreeMap::new();
        let aliens = list(&file, "aliens")
            .iter()
            .map(|each| {
                let kind = each["type"].as_str().unwrap().to_owned();
                let nth = seen.entry(kind.clone()).or_default();
                *nth += 1;
                Alien {
                    id: each.get("id").map_or(format!("{kind}-{nth}"), |id| id.as_str().unwrap().to_owned()),
                    at: at(&each["at"]),
                    hp: each.get("hp").and_then(Value::as_i64).or(full(&kind)),
                    stunned: flag(each, "stunned", false),
                    staggered: count(each, "staggered", 0),
                    began: at(&each["at"]),
                    carried_by: None,
                    kind,
                }
            })
            .collect();
        let mut figures: BTreeMap<String, i64> =
            FIGURES.iter().map(|(kind, n)| ((*kind).to_owned(), *n)).collect();
        figures.insert("bug".to_owned(), (5 * rocketeers.len() as i64).min(20));
        for (kind, n) in file.get("figures").and_then(Value::as_object).unwrap_or(&Map::new()) {
            figures.insert(kind.clone(), n.as_i64().unwrap());
        }
        let terror = file.get("terror").and_then(Value::as_object).cloned().unwrap_or_default();
        Table {
            arrow,
            mode: file.get("mode").map_or("standard", |mode| mode.as_str().unwrap()).to_owned(),
            power_out: flag(&file, "power_out", false),
            tiles,
            hatches,
            rocketeers,
            aliens,
            figures,
            dice: list(&file, "dice").iter().map(|die| die.as_i64().unwrap()).collect(),
            reactions: file.get("reactions").cloned().unwrap_or(json!("none")),
            terror: terror.iter().map(|(who, chosen)| (who.clone(), directions(chosen))).collect(),
            file,
        }
    }

    pub fn scanned(&self, at: At) -> bool {
        self.tiles.get(&at).is_some_and(|tile| tile.scanned)
    }

    /// The inventory number that counts: that of a scanned tile.
    pub fn number(&self, at: At) -> Option<i64> {
        self.tiles.get(&at).filter(|tile| tile.scanned).map(|tile| tile.number.unwrap())
    }

    /// What lies between two neighbouring places (AM-2.9 to AM-2.15, AM-29.4).
    pub fn edge(&self, a: At, b: At) -> Edge {
        if !self.tiles.contains_key(&a) || !self.tiles.contains_key(&b) {
            return Edge::Hull;
        }
        for (one, other, state) in &self.hatches {
            if (*one, *other) == (a, b) || (*one, *other) == (b, a) {
                return *state;
            }
        }
        let shows = |from: At, to: At| {
            let tile = &self.tiles[&from];
            tile.scanned && tile.hatches.iter().any(|edge| step(from, edge + tile.rotation) == to)
        };
        if shows(a, b) || shows(b, a) { Edge::Closed } else { Edge::None }
    }

    /// The position after the Alien Turn: the file that was given, with everything filled in (AM-29.16).
    pub fn write(&self, unused: &[i64]) -> Value {
        let mut file = self.file.clone();
        let top = file.as_object_mut().unwrap();
        top.insert("arrow".into(), json!(self.arrow));
        top.insert("mode".into(), json!(self.mode));
        top.insert("power_out".into(), json!(self.power_out));
        top.insert("figures".into(), json!(self.figures));
        top.insert("dice".into(), json!(unused));
        // A list of reactions is for one Alien Turn.
        let reactions = if self.reactions.is_array() { json!([]) } else { self.reactions.clone() };
        top.insert("reactions".into(), reactions);
        top.insert("terror".into(), json!(self.terror));
        for key in ["hatches", "rocketeers", "aliens"] {
            top.entry(key).or_insert(json!([]));
        }
        for each in top["tiles"].as_array_mut().unwrap() {
            let tile = &self.tiles[&at(&each["at"])];
            let each = each.as_object_mut().unwrap();
            each.insert("scanned".into(), json!(tile.scanned));
            each.insert("rotation".into(), json!(tile.rotation));
            each.insert("hatches".into(), json!(tile.hatches));
            each.insert("vent".into(), json!(tile.vent));
            each.insert("discovery".into(), json!(tile.discovery));
            each.insert("mines".into(), json!(tile.mines));
        }
        for (each, rocketeer) in top["rocketeers"].as_array_mut().unwrap().iter_mut().zip(&self.rocketeers) {
            let each = each.as_object_mut().unwrap();
            each.insert("at".into(), place(rocketeer.at));
            each.insert("hp".into(), json!(rocketeer.hp));
            each.insert("o2".into(), json!(rocketeer.o2));
            each.insert("order".into(), json!(rocketeer.order));
            each.insert("panicked".into(), json!(rocketeer.panicked));
            each.insert("mind_control".into(), json!(rocketeer.mind_control));
            each.insert("invisible".into(), json!(rocketeer.invisible));
            each.insert("grappled_by".into(), json!(rocketeer.grappled_by));
            let items = rocketeer.items.iter().map(|item| {
                let charges = item.charges.unwrap_or(0);
                json!({"id": item.id, "charges": charges, "analyzed": item.analyzed, "used": item.used})
            });
            each.insert("items".into(), items.collect());
        }
        let given = top["aliens"].as_array().unwrap().clone();
        let mut before: Vec<(String, Value)> = Vec::new();
        let mut seen: BTreeMap<String, i64> = BTreeMap::new();
        for each in given {
            let kind = each["type"].as_str().unwrap().to_owned();
            let nth = seen.entry(kind.clone()).or_default();
            *nth += 1;
            before.push((
                each.get("id").map_or(format!("{kind}-{nth}"), |id| id.as_str().unwrap().to_owned()),
                each,
            ));
        }
        let aliens = self.aliens.iter().map(|alien| {
            let mut each =
                before.iter().find(|(id, _)| *id == alien.id).map_or(json!({}), |(_, each)| each.clone());
            let written = each.as_object_mut().unwrap();
            written.insert("id".into(), json!(alien.id));
            written.insert("type".into(), json!(alien.kind));
            written.insert("at".into(), place(alien.at));
            if let Some(hp) = alien.hp {
                written.insert("hp".into(), json!(hp));
            }
            written.insert("stunned".into(), json!(alien.stunned));
            written.insert("staggered".into(), json!(alien.staggered));
            each
        });
        let aliens: Value = aliens.collect();
        top.insert("aliens".into(), aliens);
        file
    }
}
