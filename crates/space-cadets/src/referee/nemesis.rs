//! The referee's answer about `nemesis`: one Nemesis step (SC-17, SC-18.14).

use super::board::{hit_written, read_map, read_shields, shields_written};
use super::enemy::{Given, read_prey, read_ship, stop_written};
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, Verdict, Wrong, object, only};
use crate::Square;
use crate::content::{Content, NemesisKill, Objective};
use crate::enemies::Scene;
use crate::nemesis::{Assault, Nemesis, destroyed_by};
use crate::stations::damage::ShieldPoints;
use serde_json::{Map as Json, Value, json};

const KEYS: [&str; 16] = [
    "marker",
    "on_map",
    "start",
    "at",
    "map",
    "ship",
    "shields",
    "modifiers",
    "torpedo_damage",
    "profile",
    "to",
    "from",
    "fire_roll",
    "side",
    "side_roll",
    "kill",
];

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &KEYS)?;
    let track = &content.track;
    if !file.need("on_map")?.boolean()? {
        let marker = file.need("marker")?.number(0, track.max)?;
        // Where it will enter matters on the day it does.
        let start = file.maybe("start", At::square)?;
        if marker == 0 && start.is_none() {
            return file.wrong(Wrong::Missing { key: "start".to_owned() });
        }
        let mut nemesis = Nemesis { marker, at: None };
        nemesis.approach(start.unwrap_or_default());
        return Ok(Verdict::Settled(written(&nemesis, None, false, None)));
    }
    let marker = file.need("marker")?.number(track.min, track.max_on_map)?;
    let at = file.need("at")?.square()?;
    let map = read_map(&file.need("map")?, content)?;
    let prey = read_prey(file, content)?;
    let mut shields = read_shields(file)?;
    let damage = file.or("torpedo_damage", 0, |at| at.number(0u16, 999))?;
    let profile = match file.some("profile") {
        Some(at) => read_ship(&at, content)?,
        None => content.nemesis.clone(),
    };
    let mut given = Given::read(file)?;
    let kill = file.maybe("kill", |at| {
        let kill = at.object(&["roll", "superlock", "last_section"])?;
        let assault = Assault {
            damage,
            superlock: kill.or("superlock", false, At::boolean)?,
            last_section: kill.or("last_section", false, At::boolean)?,
            same_square: prey.at == at_square(file)?,
        };
        Ok((kill.need("roll")?.die()?, assault))
    })?;
    let mut nemesis = Nemesis { marker, at: Some(at) };
    nemesis.hit_by_torpedoes(damage, track);
    if kill.is_some_and(|(roll, assault)| destroyed_by(kill_ways(content), roll, assault)) {
        nemesis.at = None;
        return Ok(Verdict::Settled(written(&nemesis, None, true, Some(&shields))));
    }
    let scene = Scene {
        content,
        map: &map,
        ship: prey.at,
        facing: prey.facing,
        modifier: prey.modifier,
        cloak: prey.cloak,
        locks_hold: common.mission == Some(3),
        pod: None,
    };
    let Some(mut action) = nemesis.action(&profile) else {
        return Ok(Verdict::Settled(written(&nemesis, None, false, Some(&shields))));
    };
    if let Err(stop) = nemesis.advance(&mut action, &scene, &profile, &mut shields, &mut given) {
        return Ok(stop_written(stop, &content.nemesis.id, Json::new()));
    }
    let acted = json!({
        "move": action.reach,
        "steps": action.path.len(),
        "fired": action.fired,
        "hit": action.hit.as_ref().map(hit_written),
    });
    Ok(Verdict::Settled(written(&nemesis, Some(acted), false, Some(&shields))))
}

fn at_square(file: &Object) -> Read<Square> {
    file.need("at")?.square()
}

/// The ways to destroy it.
fn kill_ways(content: &Content) -> &[NemesisKill] {
    let objectives = content.missions.iter().flat_map(|mission| &mission.objectives);
    let mut ways = objectives.filter_map(|objective| match objective {
        Objective::DestroyNemesis { ways } => Some(ways.as_slice()),
        _ => None,
    });
    ways.next().unwrap_or_default()
}

fn written(
    nemesis: &Nemesis,
    acted: Option<Value>,
    destroyed: bool,
    shields: Option<&ShieldPoints>,
) -> Json<String, Value> {
    let mut result = object([
        ("marker", nemesis.marker.into()),
        ("on_map", nemesis.at.is_some().into()),
        ("at", json!(nemesis.at)),
        ("move", Value::Null),
        ("steps", 0.into()),
        ("fired", false.into()),
        ("hit", Value::Null),
        ("destroyed", destroyed.into()),
    ]);
    if let Some(Value::Object(acted)) = acted {
        result.extend(acted);
    }
    if let Some(shields) = shields {
        result.insert("shields".to_owned(), shields_written(shields));
    }
    result
}
