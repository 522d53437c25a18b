//! Threats appear, advance, and perform what their trajectory tells them to.

use super::external;
use super::internal;
use super::table::{Goes, Status, Table};

/// The threats with the number of this turn are put on their trajectories.
pub fn appear(table: &mut Table) {
    for index in 0..table.threats.len() {
        let threat = &mut table.threats[index];
        if threat.number != table.turn {
            continue;
        }
        threat.status = Status::OnTrack;
        threat.tokens = threat.card.stations.to_vec();
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
}

/// The whole step: everybody advances, then the rocket.
pub fn threat_actions(table: &mut Table) -> Goes {
    for threat in 0..table.threats.len() {
        advance(table, threat, table.threats[threat].speed)?;
    }
    if table.first_square {
        table.first_square = false;
        table.second_square = true;
    }
    Ok(())
}

/// Square by square; a threat that is gone stops.
pub fn advance(table: &mut Table, index: usize, squares: i32) -> Goes {
    for _ in 0..squares {
        if !table.threats[index].on_track() || table.threats[index].square <= 1 {
            return Ok(());
        }
        table.threats[index].square -= 1;
        let square = table.threats[index].square;
        if let Some(mark) = table.threats[index].marks.get(&square).cloned() {
            perform(table, index, &mark)?;
        }
    }
    Ok(())
}

fn perform(table: &mut Table, index: usize, mark: &str) -> Goes {
    let threat = &mut table.threats[index];
    match mark {
        "X" => threat.did_x = true,
        "Y" => threat.did_y = true,
        _ => {}
    }
    if mark != "Z" {
        threat.passed += 1;
    }
    if threat.card.is_external() {
        external::perform(table, index, mark)?;
    } else {
        internal::perform(table, index, mark)?;
    }
    if mark == "Z" {
        survived(table, index);
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
