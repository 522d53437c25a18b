//! Threats that change their zone.

use super::board::ZONES;
use super::table::Table;

/// To the zone on the left; from red round to blue.
pub fn left(table: &mut Table, me: usize) {
    jump(table, me, |place| (place + 2) % 3);
}

/// To the zone on the right; from blue round to red.
pub fn right(table: &mut Table, me: usize) {
    jump(table, me, |place| (place + 1) % 3);
}

/// The square keeps its number, the marks are those of the new track from the next move on.
fn jump(table: &mut Table, me: usize, next: fn(usize) -> usize) {
    let from = table.threats[me].zone.expect("it comes from outside");
    let place = ZONES.iter().position(|zone| *zone == from).expect("a zone");
    let to = ZONES[next(place)];
    table.threats[me].zone = Some(to);
    table.threats[me].marks = table.tracks[to].1.clone();
    table.note(me, "jumps");
}
