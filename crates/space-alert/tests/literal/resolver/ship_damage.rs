//! Attacks on the ship and damage to it.

use super::table::{Goes, Lost, Table};

/// A threat attacks a zone; its shield stops what it can.
pub fn attack(table: &mut Table, attacker: usize, zone: &'static str, strength: i32) -> Goes {
    attack_and_count(table, attacker, zone, strength).map(|_| ())
}

/// The same, and how much the shield absorbed. An attack with no strength of its own is none.
pub fn attack_and_count(
    table: &mut Table,
    attacker: usize,
    zone: &'static str,
    strength: i32,
) -> Result<i32, Lost> {
    if strength <= 0 {
        if scouts(table, attacker) > 0 {
            table.note(attacker, "has no attack for the Scout");
        }
        return Ok(0);
    }
    let code = table.threats[attacker].code();
    let mut strength = strength;
    if table.threats[attacker].card.is_external() {
        strength += scouts(table, attacker);
    }
    if matches!(code, "E2-101" | "SE1-101" | "SE3-103") && table.somebody_in_space() {
        table.note(attacker, if scouts(table, attacker) > 0 { "is weaker and scouted" } else { "is weaker" });
        strength = (strength - 2).max(0);
    }
    let (absorbed, past) = shield(table, zone, strength);
    let tiles_per_point = if matches!(code, "E1-02" | "E2-103" | "E3-103") { 2 } else { 1 };
    damage(table, zone, past * tiles_per_point)?;
    let plasma = matches!(code, "E1-101" | "SE2-101" | "E3-101");
    if plasma && absorbed == 0 && past > 0 {
        let there = table.players_in_zone(zone);
        if !there.is_empty() {
            table.note(attacker, "plasma");
        }
        table.knock_out_all(there);
    }
    Ok(absorbed)
}

/// How much of an attack the shield of the zone absorbs, and how much gets past it.
fn shield(table: &mut Table, zone: &'static str, strength: i32) -> (i32, i32) {
    if let Some(reversed) = table.around("I3-103") {
        if table.threats[reversed].did_y {
            let lost = table.drain_shield(zone, strength);
            table.note(reversed, if lost > 0 { "adds to the damage" } else { "has nothing to add" });
            return (0, strength + lost);
        }
        if table.threats[reversed].did_x {
            table.note(reversed, "absorbs nothing");
            return (0, strength);
        }
    }
    let absorbed = table.drain_shield(zone, strength);
    (absorbed, strength - absorbed)
}

/// One more strength for each Scout that has reported the ship, except for itself.
fn scouts(table: &Table, attacker: usize) -> i32 {
    let others = table.threats.iter().enumerate().filter(|(index, threat)| {
        *index != attacker && threat.code() == "E2-02" && threat.did_x && threat.is_around()
    });
    i32::try_from(others.count()).expect("few cards")
}

/// Damage past the shields, or from inside the ship.
pub fn damage(table: &mut Table, zone: &'static str, points: i32) -> Goes {
    let mut tiles = points;
    if let Some(fissure) = table.present("SI1-04") {
        let fissure = &table.threats[fissure];
        if fissure.did_y || (fissure.did_x && zone == "red") {
            tiles *= 2;
        }
    }
    if table.weakened.contains(zone) {
        tiles *= 2;
    }
    for _ in 0..tiles {
        draw_tile(table, zone)?;
    }
    Ok(())
}

fn draw_tile(table: &mut Table, zone: &'static str) -> Goes {
    if table.tiles[zone].len() >= 6 {
        return Err(Lost::Zone(zone));
    }
    let tile = table.stacks.get_mut(zone).expect("a stack for each zone").remove(0);
    let system = tile.clone();
    table.tiles.get_mut(zone).expect("a zone").push(tile);
    if system == "shield" {
        let most = table.shield_capacity(zone);
        let energy = table.shields.get_mut(zone).expect("a shield");
        *energy = (*energy).min(most);
    }
    if system == "reactor" {
        let most = table.reactor_capacity(zone);
        let energy = table.reactors.get_mut(zone).expect("a reactor");
        *energy = (*energy).min(most);
    }
    Ok(())
}
