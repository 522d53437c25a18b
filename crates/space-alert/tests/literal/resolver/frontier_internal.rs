//! What each internal threat of New Frontier does on X, Y and Z.

use super::board::{ZONES, left_of, neighbours, other_deck, right_of, zone_of};
use super::calling::call;
use super::external::heal;
use super::internal::{change_decks, disable_stored_squad, everywhere, here, lose_rocket, place, walk};
use super::phasing::value;
use super::ship_damage::{attack, damage};
use super::table::{Goes, Table};
use super::threat_actions::advance;

pub fn perform(table: &mut Table, me: usize, mark: &str) -> Goes {
    match (table.threats[me].code(), mark) {
        // Central Laser Jam
        ("I1-101", "X") => take_energy(table, "white", 1),
        ("I1-101", "Y") => here(table, me, 1),
        ("I1-101", _) => {
            damage(table, "red", 1)?;
            damage(table, "white", 3)?;
            damage(table, "blue", 1)
        }
        // Power Pack Overload
        ("I2-101", "X") => {
            disable_stored_squad(table);
            lose_rocket(table)
        }
        ("I2-101", "Y") => heal(table, me, 1),
        ("I2-101", _) => {
            let mut there = table.players_in("LR");
            there.extend(table.players_in("LB"));
            table.knock_out_all(there);
            damage(table, "red", 3)?;
            damage(table, "blue", 3)
        }
        // Ninja
        ("I2-102", "X") => {
            let around = neighbours(place(table, me));
            table.drones.extend(around);
            Ok(())
        }
        ("I2-102", "Y") => take_energy(table, "blue", 1),
        ("I2-102", _) => {
            for player in 0..table.players.len() {
                if table.players[player].poisoned {
                    table.note(me, "knocks out the poisoned");
                    if table.players[player].in_space {
                        table.note(me, "knocks out in space");
                    }
                    table.knock_out(player);
                }
            }
            for _ in 0..table.rockets {
                attack(table, me, "red", 2)?;
            }
            Ok(())
        }
        // Shambler
        ("SI1-101", "X") if somebody_stands_here(table, me) => {
            table.note(me, "shambles");
            walk(table, me, right_of)
        }
        ("SI1-101", "X") => Ok(()),
        ("SI1-101", "Y") if somebody_stands_here(table, me) => {
            table.note(me, "bites");
            here(table, me, 2)
        }
        ("SI1-101", "Y") => heal(table, me, 1),
        ("SI1-101", _) => here(table, me, 4),
        // Phasing Anomaly: its X and Y are looked up when lasers aim
        ("SI2-101", "X" | "Y") => Ok(()),
        ("SI2-101", _) => {
            let there = table.players_in_zone("white");
            table.knock_out_all(there);
            here(table, me, 3)
        }
        // Phasing Mine Layer
        ("SI2-102", "X") => {
            lay_mine(table, me);
            if table.threats[me].phased_out { walk(table, me, right_of) } else { walk(table, me, left_of) }
        }
        ("SI2-102", "Y") => {
            lay_mine(table, me);
            change_decks(table, me)
        }
        ("SI2-102", _) => {
            lay_mine(table, me);
            for zone in ZONES {
                let mines = table.mines.iter().filter(|mine| zone_of(mine) == zone).count();
                for _ in 0..mines {
                    damage(table, zone, 2)?;
                }
            }
            Ok(())
        }
        // Lateral Laser Jam
        ("I3-101", "X") => take_energy(table, zone_of(place(table, me)), 2),
        ("I3-101", "Y") => here(table, me, 2),
        ("I3-101", _) => {
            let (red, blue) = if place(table, me) == "UR" { (3, 1) } else { (1, 3) };
            damage(table, "red", red)?;
            damage(table, "white", 2)?;
            damage(table, "blue", blue)
        }
        // Pulse Cannon Short Circuit
        ("I3-102", "X") => {
            if table.drain_reactor("white", 1) == 1 {
                table.note(me, "X discharges");
                short_circuit(table, me)
            } else {
                Ok(())
            }
        }
        ("I3-102", "Y") => {
            if table.fuel > 0 {
                table.fuel -= 1;
                table.note(me, "Y discharges");
                short_circuit(table, me)
            } else {
                Ok(())
            }
        }
        ("I3-102", _) => short_circuit(table, me),
        // Reversed Shields: their X and Y are looked up when the ship is attacked
        ("I3-103", "X" | "Y") => Ok(()),
        ("I3-103", _) => everywhere(table, 2),
        // Breached Airlock: its X and Y are looked up when somebody moves
        ("I3-104", "X" | "Y") => Ok(()),
        ("I3-104", _) => {
            here(table, me, 3)?;
            let there = table.players_in_zone("red");
            table.knock_out_all(there);
            Ok(())
        }
        // Phasing Troopers
        ("I3-105" | "I3-106", "X") if table.threats[me].phased_out => Ok(()),
        ("I3-105" | "I3-106", "X") => change_decks(table, me),
        ("I3-105", "Y") => walk(table, me, right_of),
        ("I3-106", "Y") => walk(table, me, left_of),
        ("I3-105" | "I3-106", _) => here(table, me, value(table, me, 4, 3)),
        // Driller
        ("I3-107", "X" | "Y") => drill(table, me),
        ("I3-107", _) => here(table, me, 4),
        // Rabid Beast
        ("SI3-101", "X") => {
            infect(table, me);
            walk(table, me, left_of)?;
            walk(table, me, left_of)
        }
        ("SI3-101", "Y") => {
            infect(table, me);
            change_decks(table, me)?;
            walk(table, me, right_of)
        }
        ("SI3-101", _) => {
            here(table, me, 4)?;
            for player in table.players_on_ship() {
                if table.players[player].infected {
                    table.note(me, "the infected rage");
                    damage(table, zone_of(table.players[player].station), 2)?;
                }
            }
            Ok(())
        }
        // Hidden Transmitters
        ("SI3-102" | "SI3-103", "X") => {
            call(table, me, 0);
            Ok(())
        }
        ("SI3-102" | "SI3-103", "Y") => pull_closer(table, me),
        ("SI3-102", _) => {
            table.shields.insert("blue", 0);
            here(table, me, 4)
        }
        ("SI3-103", _) => {
            table.reactors.insert("red", 0);
            here(table, me, 4)
        }
        // Space-Time Vortex
        ("SI3-104", "X") => repeat_cards(table, me),
        ("SI3-104", "Y") => swap_sides(table, me),
        ("SI3-104", _) => {
            call(table, me, 0);
            match table.threats[me].calls {
                Some(called) => advance(table, called, table.threats[called].square),
                None => Ok(()),
            }
        }
        // Siren
        ("SI3-105", "X") => sing(table, me, |company| company == 1),
        ("SI3-105", "Y") => sing(table, me, |company| company > 1),
        ("SI3-105", _) => sing(table, me, |_| true),
        // Cyber Gremlin
        ("SI3-106", "X") => {
            let taken = table.drain_reactor(zone_of(place(table, me)), i32::MAX);
            if taken > 0 {
                table.note(me, "speeds up");
            }
            table.threats[me].speed += taken;
            Ok(())
        }
        ("SI3-106", "Y") => {
            sabotage(table, me);
            walk(table, me, right_of)
        }
        ("SI3-106", _) => {
            sabotage(table, me);
            Ok(())
        }
        // Parasite
        ("SI3-107", mark) => match table.host {
            Some(host) => parasite(table, me, host, mark),
            None => Ok(()),
        },
        (code, mark) => panic!("no internal card {code} with {mark}"),
    }
}

fn take_energy(table: &mut Table, zone: &'static str, most: i32) -> Goes {
    table.drain_reactor(zone, most);
    Ok(())
}

fn somebody_stands_here(table: &Table, me: usize) -> bool {
    !table.standing_in(place(table, me)).is_empty()
}

fn lay_mine(table: &mut Table, me: usize) {
    let station = place(table, me);
    if table.mines.contains(&station) {
        table.note(me, "two mines in one station");
    }
    table.mines.push(station);
}

/// An attack on all zones with 1.
pub fn short_circuit(table: &mut Table, me: usize) -> Goes {
    for zone in ZONES {
        attack(table, me, zone, 1)?;
    }
    Ok(())
}

/// One station towards the zone with most tiles; towards white if that is not a single one.
fn drill(table: &mut Table, me: usize) -> Goes {
    let most = ZONES.iter().map(|zone| table.tiles[zone].len()).max().unwrap_or(0);
    let worst: Vec<_> = ZONES.into_iter().filter(|zone| table.tiles[zone].len() == most).collect();
    let target = if let [only] = worst[..] { only } else { "white" };
    let column = |name: &str| ZONES.iter().position(|zone| *zone == name).expect("a zone");
    let (from, to) = (column(zone_of(place(table, me))), column(target));
    if to < from {
        table.note(me, "drills left");
        walk(table, me, left_of)
    } else if to > from {
        table.note(me, "drills right");
        walk(table, me, right_of)
    } else {
        table.note(me, "stays");
        Ok(())
    }
}

fn infect(table: &mut Table, me: usize) {
    for player in table.players_in(place(table, me)) {
        table.note(me, if table.players[player].knocked_out { "infects the lying" } else { "infects" });
        table.players[player].infected = true;
    }
}

/// The external threats of the transmitter's zone advance two squares.
fn pull_closer(table: &mut Table, me: usize) -> Goes {
    let zone = zone_of(place(table, me));
    for other in 0..table.threats.len() {
        if table.threats[other].zone == Some(zone) && table.threats[other].on_track() {
            table.note(me, "pulls closer");
            advance(table, other, 2)?;
        }
    }
    Ok(())
}

/// This turn's cards are laid on the next turn once more; what lies there is pushed on.
fn repeat_cards(table: &mut Table, me: usize) -> Goes {
    if table.turn >= table.turns {
        return Ok(());
    }
    let next = usize::try_from(table.turn).expect("turns begin with 1");
    for player in table.standing_on_ship() {
        let card = table.players[player].board[next - 1].clone();
        if !card.is_null() {
            table.note(me, "repeats");
            table.delay(player, table.turn + 1);
            table.players[player].board[next] = card;
        }
    }
    Ok(())
}

/// Red and blue change places; nobody enters anything.
fn swap_sides(table: &mut Table, me: usize) -> Goes {
    for player in table.standing_on_ship() {
        let station = match table.players[player].station {
            "UR" => "UB",
            "UB" => "UR",
            "LR" => "LB",
            "LB" => "LR",
            middle => middle,
        };
        if station != table.players[player].station {
            table.note(me, "swaps");
        }
        table.players[player].station = station;
    }
    Ok(())
}

/// Everybody standing on board finds themselves on the other deck.
pub fn turn_decks(table: &mut Table, me: usize) {
    for player in table.standing_on_ship() {
        table.note(me, "turns decks");
        table.players[player].station = other_deck(table.players[player].station);
    }
}

/// Knocks out those who stand in such company, themselves counted.
fn sing(table: &mut Table, me: usize, chosen: fn(usize) -> bool) -> Goes {
    let standing = table.standing_on_ship();
    let company = |table: &Table, player: usize| table.standing_in(table.players[player].station).len();
    let victims: Vec<usize> = standing.into_iter().filter(|player| chosen(company(table, *player))).collect();
    for player in &victims {
        let lying = table.players_in(table.players[*player].station).len() > company(table, *player);
        table.note(me, if lying { "knocks out beside somebody lying" } else { "knocks out" });
    }
    table.knock_out_all(victims);
    Ok(())
}

fn sabotage(table: &mut Table, me: usize) {
    let station = place(table, me);
    for station in [station, other_deck(station)] {
        for letter in ["A", "B", "C"] {
            table.sabotaged.insert((station, letter));
        }
    }
}

fn parasite(table: &mut Table, me: usize, host: usize, mark: &str) -> Goes {
    let station = table.players[host].station;
    let in_space = table.players[host].in_space;
    match (mark, in_space) {
        ("X", false) => {
            table.note(me, "drinks");
            take_energy(table, zone_of(station), 1)
        }
        ("Y", false) => {
            for other in table.players_in(station) {
                if other != host {
                    table.note(me, "knocks out others");
                    table.knock_out(other);
                }
            }
            Ok(())
        }
        ("X" | "Y", true) => Ok(()),
        (_, false) => {
            table.note(me, "bursts on board");
            damage(table, zone_of(station), 5)
        }
        (_, true) => {
            table.note(me, "bursts in space");
            attack(table, me, "white", 5)
        }
    }
}

/// What those do that are still on their track when the ship jumps.
pub fn at_the_jump(table: &mut Table, me: usize) {
    if table.threats[me].code() == "SI3-106" {
        table.note(me, "at the jump");
        let everybody = (0..table.players.len()).collect();
        table.knock_out_all(everybody);
    }
}
