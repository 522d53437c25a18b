//! Player actions: what each half of a card does, in the order of the rulebook.

use super::board::{is_upper, left_of, other_deck, right_of, station, zone_of};
use super::frontier_internal::short_circuit;
use super::halves::card_of_the_turn;
use super::repairs::{extra_repairs, points_that_reach, repairs};
use super::table::{Goes, Squad, Status, Table};

/// The whole step: from the captain on, then what is done at its end.
pub fn player_actions(table: &mut Table) -> Goes {
    for player in 0..table.players.len() {
        if !table.players[player].knocked_out {
            card_of_the_turn(table, player)?;
        }
    }
    extra_repairs(table);
    visual_confirmation(table);
    Ok(())
}

pub fn on_board(table: &mut Table, player: usize, card: &str) -> Goes {
    match card {
        "RED" => walk(table, player, left_of(table.players[player].station)),
        "BLUE" => walk(table, player, right_of(table.players[player].station)),
        "LIFT" => gravolift(table, player),
        "A" => return fire(table, player, false),
        "A*" => return fire(table, player, true),
        "B" => energy(table, player, false),
        "B*" => energy(table, player, true),
        "C" => special(table, player),
        "BOT" => battlebots(table, player, false),
        "BOT*" => battlebots(table, player, true),
        _ => {
            let target = station(card.strip_prefix('@').unwrap_or_else(|| panic!("no card {card}")));
            if target != table.players[player].station {
                walk(table, player, Some(target));
            }
        }
    }
    Ok(())
}

/// To a station on whatever way, unless a sealed door lies on it.
fn walk(table: &mut Table, player: usize, target: Option<&'static str>) {
    let Some(target) = target else { return };
    let zones = [zone_of(table.players[player].station), zone_of(target)];
    let airlock = table.around("I3-104");
    let sealed = |airlock: usize| {
        let airlock = &table.threats[airlock];
        let red_and_white = zones.contains(&"red") && zones != ["red", "red"];
        let white_and_blue = zones.contains(&"blue") && zones != ["blue", "blue"];
        (airlock.did_x && red_and_white) || (airlock.did_y && white_and_blue)
    };
    match airlock {
        Some(airlock) if sealed(airlock) => table.note(airlock, "stops somebody"),
        _ => table.enter(player, target),
    }
}

fn gravolift(table: &mut Table, player: usize) {
    let here = table.players[player].station;
    let zone = zone_of(here);
    if table.has_tile(zone, "gravolift") || table.lifts_used.contains(zone) {
        table.delay(player, table.turn + 1);
    }
    table.lifts_used.insert(zone);
    table.enter(player, other_deck(here));
}

fn fire(table: &mut Table, player: usize, heroic: bool) -> Goes {
    if repairs(table, player, "A", 1) {
        return Ok(());
    }
    let here = table.players[player].station;
    if table.fired.contains_key(here) {
        return Ok(());
    }
    let light = matches!(here, "LR" | "LB");
    if light || table.drain_reactor(zone_of(here), 1) == 1 {
        table.fired.insert(here, heroic);
        if here == "UW"
            && let Some(circuit) = table.around("I3-102")
        {
            table.note(circuit, "fired through");
            short_circuit(table, circuit)?;
        }
    }
    Ok(())
}

fn energy(table: &mut Table, player: usize, heroic: bool) {
    if repairs(table, player, "B", if heroic { 2 } else { 1 }) {
        return;
    }
    let here = table.players[player].station;
    let zone = zone_of(here);
    let extra = i32::from(heroic);
    if is_upper(here) {
        let room = (table.shield_capacity(zone) - table.shields[zone]).max(0);
        let moved = table.drain_reactor(zone, room);
        if moved > 0 {
            *table.shields.get_mut(zone).expect("a shield") += moved + extra;
        }
    } else {
        let room = (table.reactor_capacity(zone) - table.reactors[zone]).max(0);
        let moved = if here != "LW" {
            table.drain_reactor("white", room)
        } else if table.fuel > 0 {
            table.fuel -= 1;
            room
        } else {
            0
        };
        if moved > 0 {
            *table.reactors.get_mut(zone).expect("a reactor") += moved + extra;
        }
    }
}

/// C means something else in each station.
fn special(table: &mut Table, player: usize) {
    if repairs(table, player, "C", 1) {
        return;
    }
    match table.players[player].station {
        "UR" => take_off(table, player),
        "UW" => {
            if table.turns == 12 && matches!(table.turn, 1 | 2 | 4 | 5 | 8 | 9) {
                table.maintained.insert(table.phase());
            }
        }
        "LW" => {
            if table.turns == 12 {
                table.confirming.insert(player);
            }
        }
        "LB" => {
            if table.rockets > 0 && !table.first_square {
                table.rockets -= 1;
                table.first_square = true;
            }
        }
        storage => activate_squad(table, player, storage),
    }
}

fn activate_squad(table: &mut Table, player: usize, storage: &'static str) {
    match (table.players[player].squad, table.stored[storage]) {
        (Squad::None, "ready") => {
            table.players[player].squad = Squad::Active;
            table.stored.insert(storage, "taken");
        }
        (Squad::None, "disabled") => {
            table.players[player].squad = Squad::Disabled;
            table.stored.insert(storage, "taken");
        }
        (Squad::Disabled, _) => table.players[player].squad = Squad::Active,
        _ => {}
    }
}

fn take_off(table: &mut Table, player: usize) {
    let occupied = table.players.iter().any(|other| other.in_space);
    if table.players[player].squad == Squad::Active && !occupied {
        table.players[player].in_space = true;
        interceptors_attack(table, 0);
    }
}

/// They mend the Fissure if there is one; otherwise they attack when damage is computed.
pub fn interceptors_attack(table: &mut Table, extra: i32) {
    if let Some(fissure) = table.present("SI1-04") {
        table.threats[fissure].damage += 1;
        if table.threats[fissure].damage >= 2 {
            table.destroy(fissure);
        }
    } else {
        table.interceptors = Some(extra);
    }
}

fn battlebots(table: &mut Table, player: usize, heroic: bool) {
    let here = table.players[player].station;
    if table.players[player].squad != Squad::Active {
        return;
    }
    let mut targets = 0..table.threats.len();
    let Some(target) = targets.find(|threat| can_attack(table, player, *threat)) else { return };
    if points_that_reach(table, target, 1) == 0 {
        return;
    }
    let shoots_back = returns_fire(table, target);
    match table.threats[target].code() {
        "I2-01" | "I2-02" => attack_slime(table, target, here),
        "SI2-04" => {
            table.threats[target].damage += 1;
            table.threats[target].tokens.retain(|token| *token != here);
            if table.threats[target].damage >= 3 {
                table.destroy(target);
            }
        }
        _ => {
            table.threats[target].damage += 1;
            if table.threats[target].damage >= table.hit_points(target) {
                table.destroy(target);
            }
        }
    }
    after_the_hit(table, target);
    if table.threats[target].code() == "SI2-02" && table.threats[target].status == Status::Destroyed {
        table.knock_out(player);
    }
    if shoots_back && !heroic {
        table.players[player].squad = Squad::Disabled;
    }
}

/// An intruder here that is not phased out; the Parasite is where its host is, and the host cannot reach it.
fn can_attack(table: &mut Table, player: usize, index: usize) -> bool {
    let here = table.players[player].station;
    let threat = &table.threats[index];
    if !threat.card.is_intruder() || !threat.on_track() {
        return false;
    }
    if threat.code() == "SI3-107" {
        return table.host.is_some_and(|host| host != player && table.players_in(here).contains(&host));
    }
    let (token, phased_out) = (threat.tokens.contains(&here), threat.phased_out);
    if token && phased_out {
        table.note(index, "is not there");
    }
    token && !phased_out
}

/// The Siren flees, the Parasite takes its host with it.
fn after_the_hit(table: &mut Table, target: usize) {
    let destroyed = table.threats[target].status == Status::Destroyed;
    match table.threats[target].code() {
        "SI3-105" if !destroyed => {
            table.note(target, "flees");
            table.threats[target].tokens = vec!["LB"];
        }
        "SI3-107" if destroyed => table.knock_out(table.host.expect("it was found in somebody")),
        _ => {}
    }
}

fn returns_fire(table: &Table, threat: usize) -> bool {
    match table.threats[threat].code() {
        "I1-01" | "I1-02" | "SI1-01" | "SI1-02" | "I2-03" | "I2-04" | "SI2-01" => true,
        "SI2-102" | "I3-105" | "I3-106" | "SI3-101" | "SI3-105" => true,
        "SI1-03" => table.threats[threat].did_x,
        _ => false,
    }
}

/// The original bears two blocks; a progeny is simply removed.
fn attack_slime(table: &mut Table, threat: usize, here: &'static str) {
    let slime = &mut table.threats[threat];
    if slime.card.stations.contains(&here) {
        slime.damage += 1;
        if slime.damage >= 2 {
            slime.tokens.retain(|token| *token != here);
        }
    } else {
        slime.tokens.retain(|token| *token != here);
    }
    if slime.tokens.is_empty() {
        table.destroy(threat);
    }
}

fn visual_confirmation(table: &mut Table) {
    let points = [0, 1, 2, 3, 5, 7][table.confirming.len()];
    if table.turns == 12 {
        let best = table.visual.entry(table.phase()).or_insert(0);
        *best = (*best).max(points);
    }
}

/// What only lasts for a turn is taken off the board.
pub fn new_turn(table: &mut Table, turn: i32) {
    table.turn = turn;
    table.lifts_used.clear();
    table.fired.clear();
    table.interceptors = None;
    table.confirming.clear();
    table.at_device.clear();
    table.repaired.clear();
    table.repairers.clear();
    table.reached.clear();
    table.shot.clear();
}

/// The computer was not maintained: everybody on the ship loses time.
pub fn computer_check(table: &mut Table) {
    let checked = table.turns == 12 && matches!(table.turn, 2 | 5 | 9);
    if checked && !table.computer_always && !table.maintained.contains(&table.phase()) {
        let everybody = table.players_on_ship();
        table.delay_all(everybody);
    }
}
