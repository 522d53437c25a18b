//! How good the end of a mission is, for a search that must also tell bad from worse.

use crate::ship::{Mission, Outcome, Ship, Status};

/// What one point of score weighs.
pub(super) const POINT: i32 = 24;
/// What a lost ship weighs, before the turns it missed are counted.
const LOST: i32 = 60 * POINT;
/// What each turn less weighs on the way to a loss.
const TURN: i32 = 6 * POINT;
/// What destroying half of a threat is worth, as a share of its points: a hint in which direction to go.
const HINT: i32 = 6;
/// What a computer that is not maintained weighs, besides what its delays cost: it spoils plans that are not made yet.
const ASLEEP: i32 = 4 * POINT;

/// The worth of a finished mission: its score, and on a finer scale how near more was.
pub(super) fn worth(ship: &Ship, mission: &Mission, turn: u8) -> i32 {
    let mut worth = ship.score(mission).total() * POINT;
    for (due, threat) in mission.threats().iter().zip(ship.threats(mission)) {
        let left = matches!(threat.status, Status::OnTrack | Status::Survived);
        if left && threat.hp > 0 {
            let done = i32::from(threat.damage.min(threat.hp));
            worth += i32::from(due.card.destroy) * HINT * done / i32::from(threat.hp);
        }
    }
    for (check, maintained) in mission.checks().iter().zip(ship.maintained()) {
        if *check <= turn && !maintained {
            worth -= ASLEEP;
        }
    }
    if let Some(Outcome::Lost(_)) = ship.outcome() {
        worth -= LOST + TURN * i32::from(mission.last_turn().saturating_sub(turn));
    }
    worth
}
