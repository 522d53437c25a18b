//! The referee's answer about `enemy`: Step 7 without Nemesis (SC-16, SC-18.10, SC-18.12).

use super::board::{hit_written, read_map, read_shields, shields_written};
use super::helm::read_modifiers;
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, Verdict, Wrong, object, only};
use crate::content::{Content, Objective, Ship};
use crate::enemies::{Action, Scene, Stop, Way, escort_bonus, satellite_damage};
use crate::fate::{Chooser, DieFor, Fate, Need, Orders};
use crate::map::{Map, blocked};
use crate::stations::damage::ShieldPoints;
use crate::stations::helm::enemy_damage_modifier;
use crate::{Equipment, Facing, Side, Square};
use serde_json::{Map as Json, Value, json};

/// What was rolled and chosen for one enemy.
#[derive(Clone, Debug, Default)]
pub(super) struct Given {
    pub lock_roll: Option<u8>,
    pub to: Option<Square>,
    pub from: Option<Square>,
    pub fire_roll: Vec<u8>,
    pub side: Option<Side>,
    pub side_roll: Option<u8>,
    fired: usize,
}

impl Given {
    /// Reads it from the object of an enemy or of Nemesis.
    pub fn read(object: &Object) -> Read<Given> {
        Ok(Given {
            lock_roll: object.maybe("lock_roll", At::die)?,
            to: object.maybe("to", At::square)?,
            from: object.maybe("from", At::square)?,
            fire_roll: object.maybe("fire_roll", At::dice)?.unwrap_or_default(),
            side: object.maybe("side", At::side)?,
            side_roll: object.maybe("side_roll", At::die)?,
            fired: 0,
        })
    }
}

impl Fate for Given {
    fn die(&mut self, what: DieFor) -> Option<u8> {
        match what {
            DieFor::Lock => self.lock_roll,
            DieFor::Side => self.side_roll,
            _ => {
                let roll = self.fire_roll.get(self.fired).copied()?;
                self.fired += 1;
                Some(roll)
            }
        }
    }

    fn side(&mut self, _: Chooser, _: &[Side]) -> Option<Side> {
        self.side
    }
}

impl Orders for Given {
    fn way(&mut self, options: &[Way]) -> Option<Way> {
        let to = self.to?;
        let mut there = options.iter().filter(|way| way.to == to);
        match (there.next(), there.next(), self.from) {
            (Some(Way { from: Some(_), .. }), _, Some(from)) => Some(Way { to, from: Some(from) }),
            // Several squares before the ship's, and none was named.
            (Some(_), Some(_), None) => None,
            (Some(only), ..) => Some(*only),
            (None, ..) => Some(Way { to, from: None }),
        }
    }
}

/// What stops an action, as the format says it.
pub(super) fn stop_written(stop: Stop, id: &str, settled: Json<String, Value>) -> Verdict {
    let need = match stop {
        Stop::BadMove => return Verdict::Illegal("bad_move"),
        Stop::BadSide => return Verdict::Illegal("bad_side"),
        Stop::Needs(need) => need,
    };
    let (needs, options) = match need {
        Need::Die(DieFor::Lock) => ("lock_roll", None),
        Need::Die(DieFor::Side) => ("side_roll", None),
        Need::Die(_) | Need::Reveal(_) => ("fire_roll", None),
        Need::Side(_, sides) => ("side", Some(sides.iter().map(|side| side.name().into()).collect())),
        Need::Way(ways) => ("move", Some(ways.iter().map(way_written).collect())),
    };
    let mut pending = object([("needs", needs.into()), ("enemy", id.into())]);
    if let Some(options) = options {
        pending.insert("options".to_owned(), Value::Array(options));
    }
    Verdict::Pending(pending, settled)
}

fn way_written(way: &Way) -> Value {
    match way.from {
        Some(from) => json!({"to": way.to, "from": from}),
        None => json!({"to": way.to}),
    }
}

/// The player ship as enemies see it.
pub(super) struct Prey {
    pub at: Square,
    pub facing: Facing,
    pub modifier: i8,
    pub cloak: bool,
}

/// Reads the player ship, with what its speed does to shots.
pub(super) fn read_prey(file: &Object, content: &Content) -> Read<Prey> {
    let ship = file.need("ship")?.object(&["at", "facing", "speed", "evade", "cloak"])?;
    let speed = ship.or("speed", 3, |at| at.number(0, content.helm.max_speed))?;
    let evade = ship.or("evade", false, At::boolean)?;
    let modifiers = read_modifiers(file, content)?;
    Ok(Prey {
        at: ship.need("at")?.square()?,
        facing: ship.need("facing")?.facing()?,
        modifier: enemy_damage_modifier(&content.helm, &modifiers, speed, evade),
        cloak: ship.or("cloak", false, At::boolean)?,
    })
}

const SHIP_KEYS: [&str; 12] = [
    "move",
    "range",
    "dice",
    "hull",
    "damage_mod",
    "shields",
    "lock_bonus",
    "damage_per_marker",
    "dies_firing",
    "always_locked",
    "jams",
    "launches",
];

/// Reads a ship: an id, or what is printed on its card.
pub(super) fn read_ship(at: &At, content: &Content) -> Read<Ship> {
    if at.value.is_string() {
        return at.name(|id| {
            let omega = Some(&content.omega).filter(|omega| omega.id == id);
            content.ship(id).map(|(_, ship)| ship).or(omega).cloned()
        });
    }
    let object = at.object(&SHIP_KEYS)?;
    Ok(Ship {
        id: String::new(),
        name: String::new(),
        level: None,
        r#move: object.need("move")?.number(0u8, 99)?,
        range: object.need("range")?.number(0u8, 99)?,
        dice: object.need("dice")?.number(0u8, 20)?,
        damage_mod: object.or("damage_mod", 0, |at| at.number(-99i8, 99))?,
        shields: object.or("shields", 0, |at| at.number(0u8, 99))?,
        hull: match object.need("hull")? {
            null if null.is_null() => None,
            hull => Some(hull.number(1u8, 99)?),
        },
        lock_bonus: object.or("lock_bonus", 0, |at| at.number(0u8, 9))?,
        damage_per_marker: object.or("damage_per_marker", 0, |at| at.number(0u8, 9))?,
        adjacent_shield_bonus: 0,
        dies_firing: object.or("dies_firing", false, At::boolean)?,
        always_locked: object.or("always_locked", false, At::boolean)?,
        jams: object.or("jams", false, At::boolean)?,
        launches: object.or("launches", false, At::boolean)?,
        locks_lost_each_turn: false,
    })
}

struct Enemy {
    id: String,
    ship: Ship,
    at: Square,
    locked: bool,
    damage: u8,
    shields_left: Option<u8>,
    arrived: bool,
    launched: bool,
    decoyed: bool,
    destroyed: bool,
    given: Given,
}

struct Satellite {
    at: Square,
    target: usize,
    roll: Option<u8>,
}

struct File {
    map: Map,
    prey: Prey,
    shields: ShieldPoints,
    enemies: Vec<Enemy>,
    pod: Option<(Square, u8)>,
    satellites: Vec<Satellite>,
}

/// What has come out so far.
#[derive(Default)]
struct Outcome {
    enemies: Vec<Value>,
    jams: u32,
    launches: Vec<String>,
}

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &["map", "ship", "shields", "modifiers", "enemies", "pod", "satellites"])?;
    let mut file = read(file, content)?;
    let mut outcome = Outcome::default();
    if let Some(stopped) = satellites_fire(&mut file, content) {
        return Ok(stopped);
    }
    let scene = Scene {
        content,
        map: &file.map,
        ship: file.prey.at,
        facing: file.prey.facing,
        modifier: file.prey.modifier,
        cloak: file.prey.cloak,
        locks_hold: common.mission == Some(3),
        pod: file.pod.map(|(at, _)| at),
    };
    if common.equipment == Some(Equipment::DecoyBuoy) {
        for enemy in file.enemies.iter_mut().filter(|enemy| scene.decoyed(&enemy.ship, enemy.at)) {
            enemy.decoyed = true;
            enemy.locked &= scene.locks_hold;
        }
    }
    let scouts = content.ships.iter().filter(|ship| ship.name == "scout").count();
    let mut pod_damage = file.pod.map(|(_, damage)| damage);
    for place in 0..file.enemies.len() {
        let here = |enemy: &&Enemy| enemy.ship.name == "scout" && !enemy.destroyed;
        let supply = scouts > file.enemies.iter().filter(here).count() + outcome.launches.len();
        let enemy = &mut file.enemies[place];
        if enemy.destroyed {
            outcome.enemies.push(enemy_written(enemy, None));
            continue;
        }
        let mut action = begin(enemy, supply);
        let acted = action.advance(&scene, &enemy.ship, &mut file.shields, &mut enemy.given);
        if let Err(stop) = acted {
            let settled = written(&file.shields, &outcome, pod_damage, content);
            return Ok(stop_written(stop, &enemy.id, settled));
        }
        (enemy.at, enemy.locked) = (action.at, action.locked);
        (enemy.damage, enemy.destroyed) = (action.markers, action.destroyed);
        outcome.jams += u32::from(action.jams);
        if action.launches {
            outcome.launches.push(enemy.id.clone());
        }
        if action.pod_hit {
            pod_damage = pod_damage.map(|damage| damage.saturating_add(pod_rules(content).0));
        }
        outcome.enemies.push(enemy_written(enemy, Some(&action)));
    }
    Ok(Verdict::Settled(written(&file.shields, &outcome, pod_damage, content)))
}

fn begin(enemy: &Enemy, supply: bool) -> Action {
    let mut action = Action::new(&enemy.ship, enemy.at, enemy.locked, enemy.damage);
    if enemy.arrived {
        action = action.arrived();
    }
    if enemy.decoyed {
        action = action.decoyed();
    }
    if enemy.launched || !supply {
        action = action.launched();
    }
    action
}

/// Damage of one ship to the pod, and how much the pod bears (SC-18.12).
fn pod_rules(content: &Content) -> (u8, u8) {
    let rescue = |objective: &Objective| match objective {
        Objective::RescuePod { damage_limit } => Some(*damage_limit),
        _ => None,
    };
    let missions = content.missions.iter();
    let mut found = missions
        .filter_map(|mission| Some((mission.pod_damage, mission.objectives.iter().find_map(rescue)?)));
    found.next().unwrap_or((1, u8::MAX))
}

/// Captured satellites fire first (SC-18.10). Says what stops them.
fn satellites_fire(file: &mut File, content: &Content) -> Option<Verdict> {
    for (number, satellite) in file.satellites.iter().enumerate() {
        let at = file.enemies[satellite.target].at;
        if satellite.at.distance(at) > u16::from(content.omega.range) {
            return Some(Verdict::Illegal("out_of_range"));
        }
        if blocked(&file.map, satellite.at, at) {
            return Some(Verdict::Illegal("blocked"));
        }
        let Some(roll) = satellite.roll else {
            let pending = object([("needs", "roll".into()), ("satellite", number.into())]);
            return Some(Verdict::Pending(pending, Json::new()));
        };
        let others = file.enemies.iter().enumerate();
        let others = others.filter(|(place, other)| *place != satellite.target && !other.destroyed);
        let bonus = escort_bonus(at, others.map(|(_, other)| (&other.ship, other.at)));
        let target = &mut file.enemies[satellite.target];
        if target.destroyed {
            continue;
        }
        let shields = target.shields_left.unwrap_or(target.ship.shields.saturating_add(bonus));
        let damage = satellite_damage(roll);
        target.shields_left = Some(shields.saturating_sub(damage));
        let through = damage.saturating_sub(shields);
        target.damage = target.damage.saturating_add(through);
        target.locked |= through > 0;
        target.destroyed = through > 0 && target.ship.hull.is_some_and(|hull| target.damage >= hull);
    }
    None
}

fn enemy_written(enemy: &Enemy, action: Option<&Action>) -> Value {
    json!({
        "id": enemy.id,
        "locked": enemy.locked,
        "at": enemy.at,
        "steps": action.map_or(0, |action| action.path.len()),
        "damage": enemy.damage,
        "destroyed": enemy.destroyed,
        "fired": action.is_some_and(|action| action.fired),
        "hit": action.and_then(|action| action.hit.as_ref()).map(hit_written),
    })
}

fn written(
    shields: &ShieldPoints,
    outcome: &Outcome,
    pod: Option<u8>,
    content: &Content,
) -> Json<String, Value> {
    let mut result = object([
        ("enemies", outcome.enemies.clone().into()),
        ("shields", shields_written(shields)),
        ("sensor_locks_lost", outcome.jams.into()),
        ("launches", outcome.launches.clone().into()),
    ]);
    if let Some(damage) = pod {
        let destroyed = damage >= pod_rules(content).1;
        result.insert("pod".to_owned(), json!({"damage": damage, "destroyed": destroyed}));
    }
    result
}

const ENEMY_KEYS: [&str; 14] = [
    "ship",
    "id",
    "at",
    "locked",
    "damage",
    "shields_left",
    "arrived",
    "launched",
    "lock_roll",
    "to",
    "from",
    "fire_roll",
    "side",
    "side_roll",
];

fn read(file: &Object, content: &Content) -> Read<File> {
    let mut enemies = Vec::new();
    for at in file.need("enemies")?.list()? {
        let object = at.object(&ENEMY_KEYS)?;
        let ship = read_ship(&object.need("ship")?, content)?;
        let id = match object.get("id") {
            Some(id) => id.text()?.to_owned(),
            None if ship.id.is_empty() => return object.wrong(Wrong::Missing { key: "id".to_owned() }),
            None => ship.id.clone(),
        };
        let arrived = object.or("arrived", false, At::boolean)?;
        enemies.push(Enemy {
            id,
            at: object.need("at")?.square()?,
            locked: object.or("locked", false, At::boolean)? || ship.always_locked || arrived,
            damage: object.or("damage", 0, |at| at.number(0u8, 99))?,
            shields_left: object.maybe("shields_left", |at| at.number(0u8, 99))?,
            arrived,
            launched: object.or("launched", false, At::boolean)?,
            decoyed: false,
            destroyed: false,
            given: Given::read(&object)?,
            ship,
        });
    }
    let pod = file.maybe("pod", |at| {
        let pod = at.object(&["at", "damage"])?;
        Ok((pod.need("at")?.square()?, pod.or("damage", 0, |at| at.number(0u8, 99))?))
    })?;
    let mut satellites = Vec::new();
    for at in file.list("satellites")? {
        let object = at.object(&["at", "target", "roll"])?;
        satellites.push(Satellite {
            at: object.need("at")?.square()?,
            target: object
                .need("target")?
                .name(|id| enemies.iter().position(|enemy: &Enemy| enemy.id == id))?,
            roll: object.maybe("roll", At::die)?,
        });
    }
    Ok(File {
        map: read_map(&file.need("map")?, content)?,
        prey: read_prey(file, content)?,
        shields: read_shields(file)?,
        enemies,
        pod,
        satellites,
    })
}
