//! Repairs: actions on systems that do not work.

use super::board::zone_of;
use super::frontier_internal::turn_decks;
use super::table::{Squad, Table};

/// Whether something lies on this system that blocks it. If so, the action was a repair.
pub fn repairs(table: &mut Table, player: usize, letter: &str, blocks: i32) -> bool {
    let here = table.players[player].station;
    let lying: Vec<usize> =
        (0..table.threats.len()).filter(|threat| blocks_system(table, *threat, here, letter)).collect();
    if let [first, .., last] = lying[..]
        && table.threats[last].code() == "SI3-106"
        && table.threats[first].on_track()
    {
        table.note(last, "is mended after another");
    }
    let lowest = lying.iter().copied().find(|threat| can_be_repaired(table, *threat));
    if let Some(lowest) = lowest {
        if table.threats[lowest].code() == "SI3-106" {
            table.note(lowest, if lying.len() > 1 { "is mended before another" } else { "is mended" });
            table.sabotaged.retain(|place| *place != (here, letter));
        } else {
            repair(table, player, lowest, here, blocks);
        }
    }
    !lying.is_empty()
}

/// A malfunction with a token here, or the Cyber Gremlin's sabotage of this system.
fn blocks_system(table: &Table, index: usize, here: &'static str, letter: &str) -> bool {
    let threat = &table.threats[index];
    if threat.code() == "SI3-106" {
        return table.sabotaged.iter().any(|place| *place == (here, letter));
    }
    threat.card.is_malfunction() && threat.card.action == letter && threat.tokens.contains(&here)
}

/// Sabotage always, malfunctions before their Z and when they are phased in.
fn can_be_repaired(table: &mut Table, index: usize) -> bool {
    if table.threats[index].code() == "SI3-106" {
        return true;
    }
    if table.threats[index].phased_out && table.threats[index].on_track() {
        table.note(index, "is not there");
    }
    table.threats[index].on_track() && !table.threats[index].phased_out
}

/// How many of these points of attack or repair do anything: with an inaccessible threat, not the first of a turn.
pub fn points_that_reach(table: &mut Table, index: usize, points: i32) -> i32 {
    let threat = &table.threats[index];
    let inaccessible = match threat.code() {
        "SI2-101" => true,
        "I3-102" | "I3-107" | "SI3-102" | "SI3-103" | "SI3-106" => !threat.did_x,
        _ => false,
    };
    if inaccessible && table.reached.insert(index) {
        table.note(index, "is out of reach");
        points - 1
    } else {
        points
    }
}

fn repair(table: &mut Table, player: usize, threat: usize, here: &'static str, blocks: i32) {
    let mut points = points_that_reach(table, threat, blocks);
    match table.threats[threat].code() {
        "SI2-05" => {
            table.at_device.insert(player);
            points = i32::from(table.at_device.len() >= 3);
        }
        // Breached Airlock
        "I3-104" if table.players[player].squad == Squad::Active => {
            table.note(threat, "is repaired by battlebots");
            points += 1;
        }
        // Laser Jams
        "I1-101" | "I3-101" => {
            let last = table.threats[threat].damage + points >= table.hit_points(threat);
            if last && table.drain_reactor(zone_of(here), 1) == 0 {
                table.note(threat, "needs energy");
                points = 0;
            }
        }
        _ => {}
    }
    table.repaired.insert((threat, here));
    table.repairers.insert((threat, player));
    add(table, threat, points);
    if table.threats[threat].code() == "SI3-104" {
        turn_decks(table, threat);
    }
}

fn add(table: &mut Table, threat: usize, points: i32) {
    table.threats[threat].damage += points;
    if table.threats[threat].damage >= table.hit_points(threat) {
        table.destroy(threat);
        if table.threats[threat].code() == "I2-06" {
            let mut caught = table.players_in("LR");
            caught.extend(table.players_in("LB"));
            table.knock_out_all(caught);
        }
    }
}

/// Malfunctions that were repaired in all of their stations at once, and Reversed Shields repaired by one person.
pub fn extra_repairs(table: &mut Table) {
    for threat in 0..table.threats.len() {
        let stations = table.threats[threat].card.stations;
        let everywhere = stations.iter().all(|station| table.repaired.contains(&(threat, *station)));
        let repairers = table.repairers.iter().filter(|(repaired, _)| *repaired == threat).count();
        let extra = match table.threats[threat].code() {
            "SI1-06" | "I2-101" if everywhere => 1,
            "SI2-03" if everywhere => 2,
            "I3-103" if repairers == 1 => 1,
            _ => continue,
        };
        if table.threats[threat].on_track() {
            table.note(threat, "extra repair");
            add(table, threat, extra);
        }
    }
}
