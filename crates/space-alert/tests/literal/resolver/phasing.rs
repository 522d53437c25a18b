//! Threats that are there in one turn and not in the next.

use super::table::Table;

pub fn is_phasing(code: &str) -> bool {
    matches!(
        code,
        "E2-102" | "SE2-102" | "E3-102" | "E3-103" | "SE3-101" | "SI2-101" | "SI2-102" | "I3-105" | "I3-106"
    )
}

/// In becomes out, out becomes in.
pub fn after_own_move(table: &mut Table, index: usize) {
    let threat = &mut table.threats[index];
    if is_phasing(threat.code()) {
        threat.phased_out = !threat.phased_out;
    }
}

/// The value of the card, or the one in brackets.
pub fn value(table: &Table, me: usize, phased_in: i32, phased_out: i32) -> i32 {
    if table.threats[me].phased_out { phased_out } else { phased_in }
}
