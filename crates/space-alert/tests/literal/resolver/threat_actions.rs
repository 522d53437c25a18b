//! Threats appear, advance, and perform what their trajectory tells them to.

use super::cards::FRONTIER;
use super::external;
use super::frontier_external;
use super::frontier_internal;
use super::internal;
use super::phasing;
use super::table::{Goes, Status, Table};

/// The threats with the number of this turn are put on their trajectories.
pub fn appear(table: &mut Table) {
    for index in 0..table.threats.len() {
        if table.threats[index].number == table.turn && !table.threats[index].is_called {
            put_on_track(table, index);
        }
    }
}

/// One threat on its first square, with its tokens.
pub fn put_on_track(table: &mut Table, index: usize) {
    let threat = &mut table.threats[index];
    threat.status = Status::OnTrack;
    threat.tokens = match threat.code() {
        "I3-101" if table.turn % 2 == 1 => vec!["UR"],
        "I3-101" => vec!["UB"],
        _ => threat.card.stations.to_vec(),
    };
    if let Some(how) = table.appear.get(&threat.name()) {
        let read = |key: &str| how[key].as_i64().and_then(|number| i32::try_from(number).ok());
        threat.square = read("position").unwrap_or(threat.square);
        threat.damage = read("damage").unwrap_or(threat.damage);
        threat.passed = read("xy_passed").unwrap_or(threat.passed);
        threat.did_x = threat.passed >= 1;
        threat.did_y = threat.passed >= 2;
    }
    if threat.code() == "I1-07" && table.rockets == 0 {
        table.destroy(index);
    }
}

/// The whole step: everybody advances, then the rocket.
pub fn threat_actions(table: &mut Table) -> Goes {
    for threat in 0..table.threats.len() {
        own_move(table, threat)?;
    }
    if table.first_square {
        table.first_square = false;
        table.second_square = true;
    }
    Ok(())
}

/// A threat's move of this turn. One that was called in just now has none.
fn own_move(table: &mut Table, index: usize) -> Goes {
    let threat = &table.threats[index];
    if !threat.on_track() || threat.called_in == table.turn {
        return Ok(());
    }
    let mut squares = threat.speed;
    if matches!(threat.code(), "E3-109" | "SE3-108") && table.shot.contains(&index) {
        squares -= 2;
        table.note(index, "slows down");
    }
    advance(table, index, squares)?;
    phasing::after_own_move(table, index);
    if table.threats[index].code() == "SE3-107" {
        table.threats[index].speed += 1;
    }
    Ok(())
}

/// Square by square; a threat that is gone stops. The marks are those of the track on which it sets out.
pub fn advance(table: &mut Table, index: usize, squares: i32) -> Goes {
    let threat = &table.threats[index];
    let marks = threat.marks.clone();
    if threat.on_track() && threat.called_in == table.turn {
        table.note(index, "is moved when just called");
    }
    for _ in 0..squares {
        if !table.threats[index].on_track() || table.threats[index].square <= 1 {
            return Ok(());
        }
        table.threats[index].square -= 1;
        let square = table.threats[index].square;
        if let Some(mark) = marks.get(&square) {
            perform(table, index, mark)?;
        }
    }
    Ok(())
}

fn perform(table: &mut Table, index: usize, mark: &str) -> Goes {
    let threat = &mut table.threats[index];
    let out = threat.phased_out;
    let (name, name_out) = match mark {
        "X" => ("X", "X out"),
        "Y" => ("Y", "Y out"),
        _ => ("Z", "Z out"),
    };
    match mark {
        "X" => threat.did_x = true,
        "Y" => threat.did_y = true,
        _ => {}
    }
    if mark != "Z" {
        threat.passed += 1;
    }
    let external = threat.card.is_external();
    let frontier = FRONTIER.iter().any(|card| card.code == threat.code());
    table.note(index, if out { name_out } else { name });
    match (frontier, external) {
        (false, true) => external::perform(table, index, mark)?,
        (false, false) => internal::perform(table, index, mark)?,
        (true, true) => frontier_external::perform(table, index, mark)?,
        (true, false) => frontier_internal::perform(table, index, mark)?,
    }
    if mark == "Z" {
        survived(table, index);
    }
    Ok(())
}

/// What threats do that are still on their tracks when the ship jumps.
pub fn jump(table: &mut Table) -> Goes {
    for index in 0..table.threats.len() {
        if table.threats[index].on_track() {
            frontier_external::at_the_jump(table, index)?;
            frontier_internal::at_the_jump(table, index);
        }
    }
    Ok(())
}

/// Malfunctions, Slime and Contamination leave their tokens behind.
fn survived(table: &mut Table, index: usize) {
    let threat = &mut table.threats[index];
    threat.status = Status::Survived;
    if threat.card.is_intruder() && !threat.is_slime() && threat.code() != "SI2-04" {
        threat.tokens.clear();
    }
}
