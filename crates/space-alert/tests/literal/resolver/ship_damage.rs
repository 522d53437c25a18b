//! Attacks on the ship and damage to it.

use super::table::{Goes, Lost, Table};

/// An external threat attacks a zone; its shield stops what it can.
pub fn attack(table: &mut Table, attacker: usize, zone: &'static str, strength: i32) -> Goes {
    let strength = strength + scouts(table, attacker);
    let past = strength - table.drain_shield(zone, strength);
    let tiles_per_point = if table.threats[attacker].code() == "E1-02" { 2 } else { 1 };
    damage(table, zone, past * tiles_per_point)
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
