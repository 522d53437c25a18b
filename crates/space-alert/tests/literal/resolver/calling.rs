//! Cards that lie open beside others until they are called in.

use super::table::{Status, Table};
use super::threat_actions::put_on_track;

/// The card beside the caller appears, unless it has already.
pub fn call(table: &mut Table, caller: usize, faster: i32) {
    let Some(called) = table.threats[caller].calls else { return };
    if table.threats[called].status != Status::Waiting {
        return;
    }
    table.note(caller, "calls");
    put_on_track(table, called);
    table.threats[called].speed += faster;
    table.threats[called].called_in = table.turn;
}

/// What the captain gets for a caller besides its own points: the card that it can no longer call.
pub fn points_of_the_uncalled(table: &Table, caller: usize) -> i32 {
    let threat = &table.threats[caller];
    match threat.calls {
        Some(called) if threat.code() != "SI3-104" && table.threats[called].status == Status::Waiting => {
            table.threats[called].card.destroyed
        }
        _ => 0,
    }
}
