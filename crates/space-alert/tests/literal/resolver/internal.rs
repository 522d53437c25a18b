//! What each internal threat does on X, Y and Z.

use super::board::{ZONES, left_of, neighbours, other_deck, right_of, zone_of};
use super::ship_damage::damage;
use super::table::{Goes, Lost, Squad, Table};

pub fn perform(table: &mut Table, me: usize, mark: &str) -> Goes {
    match (table.threats[me].code(), mark) {
        // Skirmishers
        ("I1-01", "X") => walk(table, me, right_of),
        ("I1-02", "X") => walk(table, me, left_of),
        ("I1-01" | "I1-02", "Y") => change_decks(table, me),
        ("I1-01" | "I1-02", _) => here(table, me, 3),
        // Saboteurs
        ("I1-03", "X") => walk(table, me, right_of),
        ("I1-04", "X") => walk(table, me, left_of),
        ("I1-03" | "I1-04", "Y") => {
            let zone = zone_of(place(table, me));
            if table.drain_reactor(zone, 1) == 0 { damage(table, zone, 1) } else { Ok(()) }
        }
        ("I1-03" | "I1-04", _) => here(table, me, 2),
        // Hacked Shields
        ("I1-05" | "I1-06", "X") => {
            table.shields.insert(zone_of(place(table, me)), 0);
            Ok(())
        }
        ("I1-05" | "I1-06", "Y") => {
            table.reactors.insert(zone_of(place(table, me)), 0);
            Ok(())
        }
        ("I1-05" | "I1-06", _) => here(table, me, 2),
        // Unstable Warheads
        ("I1-07", "X" | "Y") => Ok(()),
        ("I1-07", _) => here(table, me, 3 * (table.rockets - table.threats[me].damage).max(0)),
        // Commandos
        ("SI1-01" | "SI1-02", "X") => change_decks(table, me),
        ("SI1-01", "Y") if table.threats[me].damage > 0 => walk(table, me, right_of),
        ("SI1-02", "Y") if table.threats[me].damage > 0 => walk(table, me, left_of),
        ("SI1-01" | "SI1-02", "Y") => here(table, me, 2),
        ("SI1-01" | "SI1-02", _) => damage_and_knock_out(table, me, 4),
        // Alien: its X is looked up when it is attacked
        ("SI1-03", "X") => Ok(()),
        ("SI1-03", "Y") => {
            change_decks(table, me)?;
            let crowd = table.players_in(place(table, me)).len();
            here(table, me, i32::try_from(crowd).expect("a small crew"))
        }
        // Fissure: its X and Y are looked up when the ship is damaged
        ("SI1-04", "X" | "Y") => Ok(()),
        ("SI1-03" | "SI1-04" | "SI2-05", "Z") => Err(Lost::To(table.threats[me].name())),
        // Crossed Wires
        ("SI1-05", "X") => {
            let room = (table.shield_capacity("white") - table.shields["white"]).max(0);
            let moved = table.drain_reactor("white", room);
            table.shields.insert("white", table.shields["white"] + moved);
            let leaking = table.drain_reactor("white", i32::MAX);
            damage(table, "white", leaking)
        }
        ("SI1-05", "Y") => {
            let leaking = table.drain_shield("white", i32::MAX);
            damage(table, "white", leaking)
        }
        ("SI1-05", _) => {
            let leaking = ZONES.map(|zone| (zone, table.drain_reactor(zone, i32::MAX)));
            for (zone, blocks) in leaking {
                damage(table, zone, blocks)?;
            }
            Ok(())
        }
        // Battlebot Uprising
        ("SI1-06", "X") => {
            let mut leaders = table.players_on_ship();
            leaders.retain(|player| table.players[*player].squad == Squad::Active);
            table.knock_out_all(leaders);
            Ok(())
        }
        ("SI1-06", "Y") => {
            let mut there = table.players_in("UB");
            there.extend(table.players_in("LR"));
            table.knock_out_all(there);
            Ok(())
        }
        ("SI1-06", _) => {
            let mut others = table.players_on_ship();
            others.retain(|player| table.players[*player].station != "UW");
            table.knock_out_all(others);
            Ok(())
        }
        // Slime
        ("I2-01", "X") => lose_rocket(table),
        ("I2-02", "X") => {
            disable_stored_squad(table);
            Ok(())
        }
        ("I2-01", "Y") => spread(table, me, left_of),
        ("I2-02", "Y") => spread(table, me, right_of),
        ("I2-01" | "I2-02", _) => for_each_token(table, me, 2),
        // Troopers
        ("I2-03" | "I2-04", "X") => change_decks(table, me),
        ("I2-03", "Y") => walk(table, me, right_of),
        ("I2-04", "Y") => walk(table, me, left_of),
        ("I2-03" | "I2-04", _) => here(table, me, 4),
        // Virus
        ("I2-05", "X") => drain_reactors(table),
        ("I2-05", "Y") => {
            let everybody = table.players_on_ship();
            table.delay_all(everybody);
            Ok(())
        }
        ("I2-05", _) => everywhere(table, 1),
        // Overheated Reactor
        ("I2-06", "X") => here(table, me, table.reactors["white"]),
        ("I2-06", "Y") => {
            table.fuel = (table.fuel - 1).max(0);
            Ok(())
        }
        ("I2-06", _) => here(table, me, 3),
        // Executioner
        ("SI2-01", "X") => {
            walk(table, me, left_of)?;
            execute(table, me)
        }
        ("SI2-01", "Y") => {
            change_decks(table, me)?;
            execute(table, me)
        }
        ("SI2-01", _) => here(table, me, 3),
        // Seeker
        ("SI2-02", "X" | "Y") => seek(table, me),
        ("SI2-02", _) => damage_and_knock_out(table, me, 5),
        // Power System Overload
        ("SI2-03", "X") => {
            table.drain_reactor("white", 2);
            Ok(())
        }
        ("SI2-03", "Y") => drain_reactors(table),
        ("SI2-03", _) => everywhere(table, 3),
        // Contamination
        ("SI2-04", "X") => {
            let there = contaminated_players(table, me);
            table.delay_all(there);
            Ok(())
        }
        ("SI2-04", "Y") => for_each_token(table, me, 1),
        ("SI2-04", _) => {
            let there = contaminated_players(table, me);
            table.knock_out_all(there);
            Ok(())
        }
        // Nuclear Device
        ("SI2-05", _) => {
            table.threats[me].speed += 1;
            Ok(())
        }
        (code, mark) => panic!("no internal card {code} with {mark}"),
    }
}

/// Where an internal threat with a single token is.
pub fn place(table: &Table, me: usize) -> &'static str {
    table.threats[me].tokens[0]
}

pub fn here(table: &mut Table, me: usize, points: i32) -> Goes {
    damage(table, zone_of(place(table, me)), points)
}

pub fn everywhere(table: &mut Table, points: i32) -> Goes {
    for zone in ZONES {
        damage(table, zone, points)?;
    }
    Ok(())
}

/// Damage in the zone of each token, zone by zone.
fn for_each_token(table: &mut Table, me: usize, points: i32) -> Goes {
    for zone in ZONES {
        let tokens = table.threats[me].tokens.iter().filter(|token| zone_of(token) == zone).count();
        for _ in 0..tokens {
            damage(table, zone, points)?;
        }
    }
    Ok(())
}

pub fn walk(table: &mut Table, me: usize, door: fn(&str) -> Option<&'static str>) -> Goes {
    if let Some(target) = door(place(table, me)) {
        table.threats[me].tokens[0] = target;
    }
    Ok(())
}

pub fn change_decks(table: &mut Table, me: usize) -> Goes {
    table.threats[me].tokens[0] = other_deck(place(table, me));
    Ok(())
}

fn damage_and_knock_out(table: &mut Table, me: usize, points: i32) -> Goes {
    here(table, me, points)?;
    let there = table.players_in(place(table, me));
    table.knock_out_all(there);
    Ok(())
}

fn drain_reactors(table: &mut Table) -> Goes {
    for zone in ZONES {
        table.drain_reactor(zone, 1);
    }
    Ok(())
}

/// The squad in LR, if it is still there.
pub fn disable_stored_squad(table: &mut Table) {
    if table.stored["LR"] == "ready" {
        table.stored.insert("LR", "disabled");
    }
}

/// A rocket less may be all that the Unstable Warheads were waiting for.
pub fn lose_rocket(table: &mut Table) -> Goes {
    table.rockets = (table.rockets - 1).max(0);
    if let Some(warheads) = table.present("I1-07")
        && table.threats[warheads].damage >= table.rockets
    {
        table.destroy(warheads);
    }
    Ok(())
}

fn spread(table: &mut Table, me: usize, door: fn(&str) -> Option<&'static str>) -> Goes {
    let targets: Vec<_> = table.threats[me].tokens.iter().filter_map(|token| door(token)).collect();
    for target in targets {
        let slimed = table
            .threats
            .iter()
            .any(|threat| threat.is_slime() && threat.is_around() && threat.tokens.contains(&target));
        if !slimed {
            table.threats[me].tokens.push(target);
        }
    }
    Ok(())
}

fn execute(table: &mut Table, me: usize) -> Goes {
    let mut victims = table.players_in(place(table, me));
    victims.retain(|player| table.players[*player].squad != Squad::Active);
    table.knock_out_all(victims);
    Ok(())
}

fn seek(table: &mut Table, me: usize) -> Goes {
    let crowd = |station: &str| {
        table.players_in(station).into_iter().filter(|player| !table.players[*player].knocked_out).count()
    };
    let around = neighbours(place(table, me));
    let most = around.iter().map(|station| crowd(station)).max().unwrap_or(0);
    let fullest: Vec<_> = around.into_iter().filter(|station| crowd(station) == most).collect();
    if let [only] = fullest[..] {
        table.threats[me].tokens[0] = only;
    }
    Ok(())
}

fn contaminated_players(table: &Table, me: usize) -> Vec<usize> {
    table.threats[me].tokens.iter().flat_map(|station| table.players_in(station)).collect()
}
