//! Compute damage: who is targeted by what, and what becomes of it.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{ZONES, is_upper, zone_of};
use super::ship_damage::attack;
use super::table::{Goes, Table};

/// What hit one threat in this step.
#[derive(Default)]
struct Hits {
    /// Of all weapons but lasers.
    strength: i32,
    /// Of heavy and light lasers.
    lasers: i32,
    by_pulse: bool,
    by_rocket: bool,
}

/// One weapon's way of choosing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weapon {
    HeavyLaser,
    LightLaser,
    Pulse,
    Rocket,
    Interceptors,
}

/// The whole step. In the last turn only the rocket is left.
pub fn compute_damage(table: &mut Table) -> Goes {
    let hits = targets(table);
    let struck = deal(table, &hits);
    table.second_square = false;
    table.fired.clear();
    aftermath(table, &struck)
}

/// First determine which threats are targeted by which weapons.
fn targets(table: &mut Table) -> BTreeMap<usize, Hits> {
    let mut hits: BTreeMap<usize, Hits> = BTreeMap::new();
    for (station, heroic) in table.fired.clone() {
        let zone = zone_of(station);
        if station == "LW" {
            let range = if table.has_tile("white", "lower_cannon") { 1 } else { 2 };
            for threat in within(table, Weapon::Pulse, range) {
                let hit = hits.entry(threat).or_default();
                hit.strength += 1 + i32::from(heroic);
                hit.by_pulse = true;
            }
        } else if let Some(threat) = laser_target(table, station) {
            hits.entry(threat).or_default().lasers +=
                laser_strength(table, station, zone) + i32::from(heroic);
            if table.threats[threat].zone != Some(zone) {
                table.note(threat, "is aimed at from elsewhere");
            }
        }
    }
    if table.second_square
        && let Some(threat) = rocket_target(table)
    {
        let hit = hits.entry(threat).or_default();
        hit.by_rocket = true;
        table.threats[threat].hit_by_rocket = true;
        if table.threats[threat].code() != "E2-03" {
            hit.strength += 3;
        }
    }
    if let Some(extra) = table.interceptors {
        interceptors(table, extra, &mut hits);
    }
    hits
}

fn laser_strength(table: &Table, station: &str, zone: &str) -> i32 {
    match (is_upper(station), zone) {
        (true, "white") => 5 - i32::from(table.has_tile(zone, "upper_cannon")),
        (true, _) => 4 - i32::from(table.has_tile(zone, "upper_cannon")),
        (false, _) => 2 - i32::from(table.has_tile(zone, "lower_cannon")),
    }
}

/// The text on some cards says which weapons ignore them.
fn can_target(table: &Table, weapon: Weapon, threat: usize) -> bool {
    let threat = &table.threats[threat];
    if !threat.on_track() || !threat.card.is_external() || threat.phased_out {
        return false;
    }
    match threat.code() {
        "E1-03" | "E2-03" => threat.did_x,
        "SE1-04" | "SE2-03" | "SE3-104" => threat.distance() < 3,
        "E2-02" | "E3-101" => weapon != Weapon::HeavyLaser,
        "E1-09" | "E1-10" | "SE1-06" | "SE1-08" | "E2-04" | "E2-05" | "E2-07" | "SE2-04" | "SE2-06" => {
            weapon != Weapon::Rocket
        }
        "SE1-102" | "SE2-103" | "SE3-107" => weapon != Weapon::Rocket,
        _ => true,
    }
}

/// Everything the weapon can target up to this distance, in order of number.
fn within(table: &Table, weapon: Weapon, range: i32) -> Vec<usize> {
    (0..table.threats.len())
        .filter(|threat| can_target(table, weapon, *threat) && table.threats[*threat].distance() <= range)
        .collect()
}

/// The Phasing Anomaly blinds the lasers unless somebody helps them to aim.
fn blinded(table: &mut Table, zone: &str) -> bool {
    let Some(anomaly) = table.around("SI2-101") else { return false };
    let threat = &table.threats[anomaly];
    let touched = if zone == "white" { threat.did_x } else { threat.did_y };
    let helped = !table.confirming.is_empty() || table.somebody_in_space();
    if touched {
        table.note(anomaly, if helped { "is seen through" } else { "blinds" });
    }
    touched && !helped
}

fn laser_target(table: &mut Table, station: &str) -> Option<usize> {
    let weapon = if is_upper(station) { Weapon::HeavyLaser } else { Weapon::LightLaser };
    let zone = zone_of(station);
    if blinded(table, zone) {
        return None;
    }
    let mut there = within(table, weapon, 3);
    there.retain(|threat| {
        let threat = &table.threats[*threat];
        threat.zone == Some(zone) || threat.code() == "SE3-103"
    });
    there.into_iter().min_by_key(|threat| (table.threats[*threat].square, *threat))
}

fn rocket_target(table: &Table) -> Option<usize> {
    table.present("SE2-02").or_else(|| {
        let there = within(table, Weapon::Rocket, 2);
        there.into_iter().min_by_key(|threat| (table.threats[*threat].square, *threat))
    })
}

fn interceptors(table: &mut Table, extra: i32, hits: &mut BTreeMap<usize, Hits>) {
    let there = within(table, Weapon::Interceptors, 1);
    if let [only] = there[..] {
        let behemoth = table.threats[only].code() == "SE2-01";
        hits.entry(only).or_default().strength += if behemoth { 9 + extra } else { 3 + extra };
        if behemoth {
            let pilot = table.players.iter().position(|player| player.in_space);
            table.knock_out(pilot.expect("somebody flies the interceptors"));
        }
    } else {
        for threat in there {
            hits.entry(threat).or_default().strength += 1 + extra;
        }
    }
}

/// Adds, subtracts the shield, lays the red blocks; says which threats got any.
fn deal(table: &mut Table, hits: &BTreeMap<usize, Hits>) -> BTreeSet<usize> {
    let marauders = table
        .threats
        .iter()
        .filter(|threat| threat.code() == "E2-06" && threat.did_x && threat.is_around())
        .count();
    let bonus = i32::try_from(marauders).expect("few cards");
    let mut struck = BTreeSet::new();
    for (index, hit) in hits {
        let threat = &mut table.threats[*index];
        let dissolved = matches!(threat.code(), "E1-04" | "SE1-07" | "E3-109") && hit.by_pulse;
        let shield = if dissolved { 0 } else { threat.shield + bonus };
        let polarized = matches!(threat.code(), "E3-108" | "SE3-109");
        let lasers = if polarized { (hit.lasers + 1) / 2 } else { hit.lasers };
        let mut damage = (hit.strength + lasers - shield).max(0);
        match threat.code() {
            "E2-04" => damage = damage.min(1),
            "SE2-103" => damage = damage.min(2),
            _ => {}
        }
        if threat.cryoshield {
            threat.cryoshield = false;
            damage = 0;
        }
        if damage > 0 {
            threat.damage += damage;
            struck.insert(*index);
        }
        if threat.code() == "SE2-02" && hit.by_rocket {
            threat.shield += 1;
        }
        let megashield = matches!(threat.code(), "E2-103" | "E3-104" | "SE3-102") && threat.shield > 0;
        if megashield {
            threat.shield -= 1;
        }
        let what = [
            (polarized && hit.lasers > 0 && hit.strength > 0, "lasers halved beside others"),
            (polarized && hit.lasers > 0, "lasers halved"),
            (dissolved, "loses its shield"),
            (dissolved && bonus > 0, "loses the shield of the Marauder"),
            (threat.code() == "SE2-103" && hit.strength + lasers - shield > 2, "takes no more than two"),
            (megashield, "shield lowered"),
            (megashield && threat.shield == 0, "shield worn down"),
        ];
        for (_, what) in what.into_iter().filter(|(happened, _)| *happened) {
            table.note(*index, what);
        }
    }
    struck
}

fn bury(table: &mut Table) -> BTreeSet<usize> {
    let dead: BTreeSet<usize> = (0..table.threats.len())
        .filter(|threat| {
            let threat = &table.threats[*threat];
            threat.card.is_external() && threat.on_track() && threat.damage >= threat.card.hit_points
        })
        .collect();
    for threat in &dead {
        table.destroy(*threat);
    }
    dead
}

/// The Tanker blows up, asteroids burst, the Nemesis strikes back.
fn aftermath(table: &mut Table, struck: &BTreeSet<usize>) -> Goes {
    table.shot.clone_from(struck);
    let mut struck = struck.clone();
    let mut dead = bury(table);
    if dead.iter().any(|threat| table.threats[*threat].code() == "SE1-03") {
        for index in 0..table.threats.len() {
            let threat = &mut table.threats[index];
            if threat.card.is_external() && threat.on_track() {
                threat.damage += 1;
                struck.insert(index);
                if threat.phased_out {
                    table.note(index, "is hit by the Tanker while phased out");
                }
            }
        }
        for index in bury(table) {
            table.note(index, "dies of the Tanker");
            dead.insert(index);
        }
    }
    for index in 0..table.threats.len() {
        let per_mark = match table.threats[index].code() {
            "E2-07" => 1,
            "SE1-08" => 2,
            "SE2-06" => 3,
            "SE3-107" => 4,
            _ => 0,
        };
        let strength = per_mark * table.threats[index].passed;
        if dead.contains(&index) && strength > 0 {
            let zone = table.threats[index].zone.expect("asteroids come from outside");
            table.note(index, "bursts");
            attack(table, index, zone, strength)?;
        }
        if table.threats[index].code() == "SE2-05" && struck.contains(&index) {
            for zone in ZONES {
                attack(table, index, zone, 1)?;
            }
        }
    }
    Ok(())
}
