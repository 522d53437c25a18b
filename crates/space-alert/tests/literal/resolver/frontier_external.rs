//! What each external threat of New Frontier does on X, Y and Z.

use super::board::ZONES;
use super::calling::call;
use super::external::{faster, heal, on_all, on_others, own, remaining, swarm, zone};
use super::jumping::{left, right};
use super::phasing::value;
use super::ship_damage::attack_and_count;
use super::table::{Goes, Lost, Squad, Table};
use super::threat_actions::advance;

pub fn perform(table: &mut Table, me: usize, mark: &str) -> Goes {
    match (table.threats[me].code(), mark) {
        // Plasmatic Fighter
        ("E1-101", "X" | "Y") => own(table, me, 1),
        ("E1-101", _) => own(table, me, 2),
        // Spinning Saucer
        ("E1-102", "X" | "Y") => own(table, me, 1),
        ("E1-102", _) if table.threats[me].hit_by_rocket => {
            table.note(me, "spins no more");
            Ok(())
        }
        ("E1-102", _) => own(table, me, 5),
        // Mini-Carrier and Spacecraft Carrier
        ("E2-101" | "SE1-101", "X") => own(table, me, 2),
        ("E2-101" | "SE1-101", "Y") => on_others(table, me, 3),
        ("E2-101" | "SE1-101", _) => on_all(table, me, 4),
        // Phasing Fighter
        ("E2-102", "X") => own(table, me, value(table, me, 1, 1)),
        ("E2-102", "Y") => own(table, me, value(table, me, 2, 1)),
        ("E2-102", _) => own(table, me, value(table, me, 3, 2)),
        // Megashield Destroyer
        ("E2-103", "X" | "Y") => own(table, me, 1),
        ("E2-103", _) => own(table, me, 3),
        // Dimension Spider
        ("SE1-102", "X") => {
            table.threats[me].shield = 1;
            Ok(())
        }
        ("SE1-102", "Y") => {
            table.threats[me].shield += 1;
            Ok(())
        }
        ("SE1-102", _) => on_all(table, me, 4),
        // Plasmatic Frigate
        ("SE2-101", "X" | "Y") => own(table, me, 2),
        ("SE2-101", _) => own(table, me, 4),
        // Phasing Frigate
        ("SE2-102", "X") => own(table, me, value(table, me, 2, 1)),
        ("SE2-102", "Y") => own(table, me, value(table, me, 3, 2)),
        ("SE2-102", _) => own(table, me, value(table, me, 4, 3)),
        // Mother Swarm
        ("SE2-103", "X") => own(table, me, 1),
        ("SE2-103", "Y") => swarm(table, me, 2, 1),
        ("SE2-103", _) => swarm(table, me, 4, 3),
        // Plasmatic Needleship
        ("E3-101", "X") => own(table, me, 1),
        ("E3-101", "Y") => own(table, me, 2),
        ("E3-101", _) => own(table, me, 4),
        // Phasing Pulser
        ("E3-102", "X") => on_all(table, me, value(table, me, 1, 0)),
        ("E3-102", "Y") => on_all(table, me, value(table, me, 1, 1)),
        ("E3-102", _) => on_all(table, me, value(table, me, 3, 2)),
        // Phasing Destroyer
        ("E3-103", "X") => own(table, me, value(table, me, 1, 1)),
        ("E3-103", "Y") => own(table, me, value(table, me, 2, 1)),
        ("E3-103", _) => own(table, me, value(table, me, 3, 2)),
        // Megashield Fighter
        ("E3-104", "X") => own(table, me, 1),
        ("E3-104", "Y") => own(table, me, 2),
        ("E3-104", _) => own(table, me, 3),
        // Jumpers
        ("E3-105" | "E3-106", "X") => {
            if table.threats[me].code() == "E3-105" {
                left(table, me)
            } else {
                right(table, me)
            }
            own(table, me, 1)
        }
        ("E3-105", "Y") => attack_jump_attack(table, me, 1, left),
        ("E3-105", _) => attack_jump_attack(table, me, 3, left),
        ("E3-106", "Y") => attack_jump_attack(table, me, 1, right),
        ("E3-106", _) => attack_jump_attack(table, me, 3, right),
        // Sealed Capsule
        ("E3-107", "X") => {
            table.threats[me].shield = 3;
            faster(table, me, 1)
        }
        ("E3-107", "Y") => faster(table, me, 1),
        ("E3-107", _) => {
            let intact = table.threats[me].damage < 2;
            table.note(me, if intact { "opens intact" } else { "opens broken" });
            call(table, me, i32::from(intact));
            Ok(())
        }
        // Polarized Fighter
        ("E3-108", "X") => own(table, me, 1),
        ("E3-108", "Y") => own(table, me, 2),
        ("E3-108", _) => own(table, me, 4),
        // Energy Snake
        ("E3-109", "X") => feed(table, me, 1),
        ("E3-109", "Y") => feed(table, me, 2),
        ("E3-109", _) => own(table, me, 1 + table.reactors[zone(table, me)]),
        // Phasing Man-of-War
        ("SE3-101", "X") => {
            own(table, me, value(table, me, 2, 1))?;
            faster(table, me, 1)
        }
        ("SE3-101", "Y") => {
            own(table, me, value(table, me, 3, 2))?;
            table.threats[me].shield += 1;
            Ok(())
        }
        ("SE3-101", _) => own(table, me, value(table, me, 5, 4)),
        // Megashield Man-of-War
        ("SE3-102", "X") => {
            own(table, me, 2)?;
            faster(table, me, 1)
        }
        ("SE3-102", "Y") => own(table, me, 3),
        ("SE3-102", _) => own(table, me, 5),
        // Super-Carrier
        ("SE3-103", "X") => own(table, me, 2),
        ("SE3-103", "Y") => on_others(table, me, 4),
        ("SE3-103", _) => on_all(table, me, 5),
        // Transmitter Satellite
        ("SE3-104", "X") => {
            call(table, me, 0);
            Ok(())
        }
        ("SE3-104", "Y") => {
            for other in 0..table.threats.len() {
                if !table.threats[other].card.is_external() && table.threats[other].on_track() {
                    table.note(me, "pushes");
                    advance(table, other, 1)?;
                }
            }
            Ok(())
        }
        ("SE3-104", _) => {
            for player in table.players_on_ship() {
                if table.players[player].squad == Squad::Active {
                    table.note(me, "knocks out");
                    table.knock_out(player);
                } else {
                    table.note(me, "delays");
                    table.delay(player, table.turn + 1);
                }
            }
            Ok(())
        }
        // Overlord
        ("SE3-105", "X") => {
            table.threats[me].shield = 4;
            call(table, me, 0);
            Ok(())
        }
        ("SE3-105", "Y") => {
            for other in 0..table.threats.len() {
                if table.threats[other].card.is_external() && table.threats[other].on_track() {
                    if table.threats[other].damage > 0 {
                        table.note(me, "heals somebody");
                    }
                    heal(table, other, 1)?;
                }
            }
            Ok(())
        }
        ("SE3-105", _) => Err(Lost::To(table.threats[me].name())),
        // Leaper
        ("SE3-106", "X") => attack_jump_attack(table, me, 1, right),
        ("SE3-106", "Y") => attack_jump_attack(table, me, 2, left),
        ("SE3-106", _) => attack_jump_attack(table, me, 4, right),
        // Planetoid: X and Y are counted
        ("SE3-107", "X" | "Y") => Ok(()),
        ("SE3-107", _) => own(table, me, remaining(table, me)),
        // Energy Dragon
        ("SE3-108", "X") => feed(table, me, 2),
        ("SE3-108", "Y") => feed(table, me, 3),
        ("SE3-108", _) => {
            for zone in ZONES {
                attack_and_count(table, me, zone, 1 + table.reactors[zone])?;
            }
            Ok(())
        }
        // Polarized Frigate
        ("SE3-109", "X") => own(table, me, 1),
        ("SE3-109", "Y") => own(table, me, 3),
        ("SE3-109", _) => own(table, me, 5),
        (code, _) => panic!("no external card {code}"),
    }
}

/// Some before the jump, one after it.
fn attack_jump_attack(table: &mut Table, me: usize, first: i32, jump: fn(&mut Table, usize)) -> Goes {
    own(table, me, first)?;
    jump(table, me);
    own(table, me, 1)
}

/// What the shield stops does the attacker good.
fn feed(table: &mut Table, me: usize, strength: i32) -> Goes {
    let absorbed = attack_and_count(table, me, zone(table, me), strength)?;
    if absorbed.min(table.threats[me].damage) > 0 {
        table.note(me, "feeds");
    }
    heal(table, me, absorbed)
}

/// What those do that are still out there when the ship jumps.
pub fn at_the_jump(table: &mut Table, me: usize) -> Goes {
    match table.threats[me].code() {
        "SE1-102" => {
            table.note(me, "at the jump");
            on_all(table, me, 4)
        }
        _ => Ok(()),
    }
}
