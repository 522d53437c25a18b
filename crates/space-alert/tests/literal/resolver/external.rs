//! What each external threat does on X, Y and Z.

use super::board::ZONES;
use super::ship_damage::{attack, damage};
use super::table::{Goes, Lost, Table};
use super::threat_actions::advance;

pub fn perform(table: &mut Table, me: usize, mark: &str) -> Goes {
    match (table.threats[me].code(), mark) {
        // Pulse Ball
        ("E1-01", "X" | "Y") => on_all(table, me, 1),
        ("E1-01", _) => on_all(table, me, 2),
        // Destroyer
        ("E1-02", "X") => own(table, me, 1),
        ("E1-02", _) => own(table, me, 2),
        // Stealth Fighter
        ("E1-03", "X") => Ok(()),
        ("E1-03", _) => own(table, me, 2),
        // Energy Cloud
        ("E1-04", "X") => empty_shields(table),
        ("E1-04", "Y") => on_others(table, me, 1),
        ("E1-04", _) => on_others(table, me, 2),
        // Gunship
        ("E1-05", "X" | "Y") => own(table, me, 2),
        ("E1-05", _) => own(table, me, 3),
        // Cryoshield Fighter
        ("E1-06", "X") => own(table, me, 1),
        ("E1-06", _) => own(table, me, 2),
        // Fighter
        ("E1-07", "X") => own(table, me, 1),
        ("E1-07", "Y") => own(table, me, 2),
        ("E1-07", _) => own(table, me, 3),
        // Armored Grappler
        ("E1-08", "X") => own(table, me, 1),
        ("E1-08", "Y") => heal(table, me, 1),
        ("E1-08", _) => own(table, me, 4),
        // Amoeba
        ("E1-09", "X" | "Y") => heal(table, me, 2),
        ("E1-09", _) => own(table, me, 5),
        // Meteoroid and the three asteroids
        ("E1-10" | "SE1-08" | "E2-07" | "SE2-06", "X" | "Y") => Ok(()),
        ("E1-10" | "SE1-08" | "E2-07" | "SE2-06", _) => own(table, me, remaining(table, me)),
        // Frigate and Cryoshield Frigate
        ("SE1-01" | "SE1-05", "X") => own(table, me, 2),
        ("SE1-01" | "SE1-05", "Y") => own(table, me, 3),
        ("SE1-01" | "SE1-05", _) => own(table, me, 4),
        // Man-of-War
        ("SE1-02", "X") => {
            own(table, me, 2)?;
            faster(table, me, 1)
        }
        ("SE1-02", "Y") => {
            own(table, me, 3)?;
            table.threats[me].shield += 1;
            Ok(())
        }
        ("SE1-02", _) => own(table, me, 5),
        // Leviathan Tanker
        ("SE1-03", "X") => own(table, me, 2),
        ("SE1-03", "Y") => {
            own(table, me, 2)?;
            heal(table, me, 2)
        }
        ("SE1-03", _) => own(table, me, 2),
        // Pulse Satellite
        ("SE1-04", "X") => on_all(table, me, 1),
        ("SE1-04", "Y") => on_all(table, me, 2),
        ("SE1-04", _) => on_all(table, me, 3),
        // Interstellar Octopus
        ("SE1-06", "X") if table.threats[me].damage > 0 => on_all(table, me, 1),
        ("SE1-06", "Y") if table.threats[me].damage > 0 => on_all(table, me, 2),
        ("SE1-06", "X" | "Y") => Ok(()),
        ("SE1-06", _) => own(table, me, 2 * remaining(table, me)),
        // Maelstrom
        ("SE1-07", "X") => empty_shields(table),
        ("SE1-07", "Y") => on_others(table, me, 2),
        ("SE1-07", _) => on_others(table, me, 3),
        // Kamikaze
        ("E2-01", "X") => kamikaze(table, me, 1),
        ("E2-01", "Y") => kamikaze(table, me, 0),
        ("E2-01", _) => own(table, me, 6),
        // Scout: its X is looked up whenever somebody attacks
        ("E2-02", "X") => Ok(()),
        ("E2-02", "Y") => push_the_others(table, me),
        ("E2-02", _) => damage(table, zone(table, me), 3),
        // Phantom Fighter
        ("E2-03", "X") => Ok(()),
        ("E2-03", "Y") => own(table, me, 2),
        ("E2-03", _) => own(table, me, 3),
        // Swarm
        ("E2-04", "X") => own(table, me, 1),
        ("E2-04", "Y") => swarm(table, me, 2, 1),
        ("E2-04", _) => swarm(table, me, 3, 2),
        // Jellyfish
        ("E2-05", "X" | "Y") => {
            on_all(table, me, 1)?;
            heal(table, me, table.threats[me].damage / 2)
        }
        ("E2-05", _) => on_all(table, me, 2),
        // Marauder: its X is looked up whenever damage is computed
        ("E2-06", "X") => Ok(()),
        ("E2-06", "Y") => {
            for zone in ZONES {
                table.drain_shield(zone, 1);
            }
            Ok(())
        }
        ("E2-06", _) => own(table, me, 4),
        // Behemoth
        ("SE2-01", "X") => own_unless_hurt(table, me, 2, 2),
        ("SE2-01", "Y") => own_unless_hurt(table, me, 3, 3),
        ("SE2-01", _) => own_unless_hurt(table, me, 6, 6),
        // Juggernaut
        ("SE2-02", "X") => {
            faster(table, me, 2)?;
            own(table, me, 2)
        }
        ("SE2-02", "Y") => {
            faster(table, me, 2)?;
            own(table, me, 3)
        }
        ("SE2-02", _) => own(table, me, 7),
        // Psionic Satellite
        ("SE2-03", "X") => {
            let there = table.players_in_zone(zone(table, me));
            table.delay_all(there);
            Ok(())
        }
        ("SE2-03", "Y") => {
            let everybody = table.players_on_ship();
            table.delay_all(everybody);
            Ok(())
        }
        ("SE2-03", _) => {
            let everybody = table.players_on_ship();
            table.knock_out_all(everybody);
            Ok(())
        }
        // Nebula Crab
        ("SE2-04", "X") => {
            table.threats[me].shield = 4;
            Ok(())
        }
        ("SE2-04", "Y") => {
            table.threats[me].shield = 2;
            faster(table, me, 2)
        }
        ("SE2-04", _) => {
            attack(table, me, "red", 5)?;
            attack(table, me, "blue", 5)
        }
        // Nemesis
        ("SE2-05", "X") => {
            own(table, me, 1)?;
            hurt_itself(table, me, 1)
        }
        ("SE2-05", "Y") => {
            own(table, me, 2)?;
            hurt_itself(table, me, 2)
        }
        ("SE2-05", _) => Err(Lost::To(table.threats[me].name())),
        (code, _) => panic!("no external card {code}"),
    }
}

pub fn zone(table: &Table, me: usize) -> &'static str {
    table.threats[me].zone.expect("it comes from outside")
}

pub fn remaining(table: &Table, me: usize) -> i32 {
    table.hit_points(me) - table.threats[me].damage
}

pub fn own(table: &mut Table, me: usize, strength: i32) -> Goes {
    attack(table, me, zone(table, me), strength)
}

fn own_unless_hurt(table: &mut Table, me: usize, strength: i32, hurt: i32) -> Goes {
    if table.threats[me].damage >= hurt { Ok(()) } else { own(table, me, strength) }
}

pub fn on_all(table: &mut Table, me: usize, strength: i32) -> Goes {
    for zone in ZONES {
        attack(table, me, zone, strength)?;
    }
    Ok(())
}

pub fn on_others(table: &mut Table, me: usize, strength: i32) -> Goes {
    let mine = zone(table, me);
    for zone in ZONES {
        if zone != mine {
            attack(table, me, zone, strength)?;
        }
    }
    Ok(())
}

pub fn swarm(table: &mut Table, me: usize, here: i32, elsewhere: i32) -> Goes {
    let mine = zone(table, me);
    for zone in ZONES {
        attack(table, me, zone, if zone == mine { here } else { elsewhere })?;
    }
    Ok(())
}

fn empty_shields(table: &mut Table) -> Goes {
    for zone in ZONES {
        table.shields.insert(zone, 0);
    }
    Ok(())
}

pub fn heal(table: &mut Table, me: usize, points: i32) -> Goes {
    let threat = &mut table.threats[me];
    threat.damage = (threat.damage - points).max(0);
    Ok(())
}

pub fn faster(table: &mut Table, me: usize, by: i32) -> Goes {
    table.threats[me].speed += by;
    Ok(())
}

fn kamikaze(table: &mut Table, me: usize, shield: i32) -> Goes {
    table.threats[me].shield = shield;
    faster(table, me, 1)
}

fn push_the_others(table: &mut Table, me: usize) -> Goes {
    for other in 0..table.threats.len() {
        if other != me && table.threats[other].card.is_external() {
            advance(table, other, 1)?;
        }
    }
    Ok(())
}

fn hurt_itself(table: &mut Table, me: usize, points: i32) -> Goes {
    table.threats[me].damage += points;
    if table.threats[me].damage >= table.hit_points(me) {
        table.destroy(me);
    }
    Ok(())
}
