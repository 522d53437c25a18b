//! At which second everything is announced.

use super::{Difficulty, Flight, Recipe, five};
use crate::mission::{Event, Happening, Phase, Report};
use table::Dice;

/// How long a warning is kept free of everything else; it is often spoken faster.
const WARNING: u16 = 10;
/// The beginning of the first phase, and of the later ones, in which only the computer speaks.
const ALERT: u16 = 10;
const PHASE_BEGINS: u16 = 5;
/// From the beginning of one threat announcement to the next.
const SPACING: u16 = 25;

/// All announcements in the order of their seconds, or nothing if there is no room for some of them.
pub(super) fn draw(
    dice: &mut Dice,
    recipe: &Recipe,
    phases: &[Phase],
    reports: &[Report],
) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    let mut room = Room::of(phases);
    for phase in phases {
        let heard = |report: &&Report| phase.phase == if report.turn <= 4 { 1 } else { 2 };
        let calls: Vec<Report> = reports.iter().filter(heard).copied().collect();
        threats(dice, recipe, phase, &calls, &mut room, &mut events)?;
    }
    let operations = operations(dice, recipe)?;
    for (phase, what) in operations {
        let phase = phases.get(phase)?;
        let free: Vec<u16> =
            (phase.start..phase.end).step_by(5).filter(|t| room.is_free(*t, what.lasts())).collect();
        let t = *free.get(dice.below(free.len() as u32) as usize)?;
        room.take(t, what.lasts());
        events.push(Event { t, what });
    }
    events.sort_by_key(|event| event.t);
    Some(events)
}

/// The threats of a phase. They come early, so that there is time to plan; now and then the last one is an ambush
/// between the two warnings of the phase's end.
fn threats(
    dice: &mut Dice,
    recipe: &Recipe,
    phase: &Phase,
    calls: &[Report],
    room: &mut Room,
    events: &mut Vec<Event>,
) -> Option<()> {
    let ambushes = match recipe.difficulty {
        Difficulty::Calm => 0,
        Difficulty::Usual => 25,
        Difficulty::Rough => 50,
    };
    let ambush = calls.len() >= 3 && dice.below(100) < ambushes;
    let early = calls.len() - usize::from(ambush);
    let (first, latest_first) = if phase.phase == 1 { (10, 20) } else { (PHASE_BEGINS, 40) };
    let mut t = phase.start + five(dice, first, latest_first);
    let last = phase.end - 85;
    let mut starts = Vec::new();
    if early > 0 {
        // What is left over after the least spacing is spread at random over the gaps.
        let spare = last.checked_sub(t)?.checked_sub(SPACING * (early as u16 - 1))?;
        let mut extra: Vec<u16> = (1..early).map(|_| five(dice, 0, spare / 5 * 5)).collect();
        extra.sort_unstable();
        starts.push(t);
        starts.extend((1..).zip(extra).map(|(place, more)| t + SPACING * place + more));
    }
    if ambush {
        t = phase.end - five(dice, 35, 50);
        starts.push(t);
    }
    for (t, report) in starts.into_iter().zip(calls) {
        let what = Happening::Threat(*report);
        if !room.is_free(t, what.lasts()) {
            return None;
        }
        room.take(t, what.lasts());
        events.push(Event { t, what });
    }
    Some(())
}

/// Data operations and silence with the index of their phase, longest first: they are hardest to place.
fn operations(dice: &mut Dice, recipe: &Recipe) -> Option<Vec<(usize, Happening)>> {
    let mut operations = Vec::new();
    let (incoming, transfers) = match recipe.difficulty {
        Difficulty::Calm => (3, 4),
        Difficulty::Usual => [(2, 3), (3, 3), (2, 4), (2, 4), (3, 3), (3, 4)][dice.below(6) as usize],
        Difficulty::Rough => (2, 3),
    };
    // Fresh cards are wanted early: one in the first phase always, in the last one at most.
    let mut per_phase = [1, 0, 0];
    for _ in 1..incoming {
        per_phase[dice.below(3) as usize] += 1;
    }
    let mut transfer_per_phase = [0; 3];
    for _ in 0..transfers {
        transfer_per_phase[dice.below(3) as usize] += 1;
    }
    if per_phase[2] > 1 || transfer_per_phase.iter().any(|count| *count > 2) {
        return None;
    }
    for phase in 0..3 {
        operations.extend((0..per_phase[phase]).map(|_| (phase, Happening::IncomingData)));
        operations.extend((0..transfer_per_phase[phase]).map(|_| (phase, Happening::DataTransfer)));
    }
    let silence = silence(dice, recipe)?;
    operations
        .extend(silence.into_iter().map(|(phase, duration)| (phase, Happening::CommsDown { duration })));
    operations.sort_by_key(|(phase, what)| (std::cmp::Reverse(what.lasts()), *phase));
    Some(operations)
}

/// Pieces of silence with the index of their phase.
fn silence(dice: &mut Dice, recipe: &Recipe) -> Option<Vec<(usize, u16)>> {
    let (from, to) = match (recipe.flight, recipe.difficulty) {
        (Flight::Mission, Difficulty::Calm) => (45, 50),
        (Flight::Mission, Difficulty::Usual) => (45, 65),
        (Flight::Mission, Difficulty::Rough) => (60, 65),
        (_, Difficulty::Calm) => (25, 35),
        (_, Difficulty::Usual) => (25, 55),
        (_, Difficulty::Rough) => (45, 55),
    };
    let total = five(dice, from, to);
    let late = if recipe.flight == Flight::Mission { five(dice, 20, 40) } else { five(dice, 10, 30) };
    let mut pieces: Vec<(usize, u16)> = pieces(dice, late).into_iter().map(|length| (2, length)).collect();
    for length in self::pieces(dice, total.checked_sub(late)?) {
        pieces.push((dice.below(2) as usize, length));
    }
    (2..=5).contains(&pieces.len()).then_some(pieces)
}

/// Cuts a time of silence into pieces of five to thirty seconds.
fn pieces(dice: &mut Dice, total: u16) -> Vec<u16> {
    let mut left = total;
    let mut pieces = Vec::new();
    while left > 0 {
        let piece = five(dice, 5, left.min(30));
        pieces.push(piece);
        left -= piece;
    }
    pieces
}

/// The time that is still free, in steps of five seconds.
struct Room {
    taken: Vec<bool>,
}

impl Room {
    /// Everything but the beginnings of the phases and the warnings of their ends.
    fn of(phases: &[Phase]) -> Room {
        let end = phases.last().map_or(0, |phase| phase.end);
        let mut room = Room { taken: vec![false; usize::from(end / 5)] };
        for phase in phases {
            room.take(phase.start, if phase.start == 0 { ALERT } else { PHASE_BEGINS });
            room.take(phase.end - 60, WARNING);
            room.take(phase.end - 20, WARNING);
            room.take(phase.end - 5, 5);
        }
        room
    }

    fn is_free(&self, t: u16, length: u16) -> bool {
        let from = usize::from(t / 5);
        let to = usize::from(t.saturating_add(length).div_ceil(5));
        self.taken.get(from..to).is_some_and(|cells| cells.iter().all(|taken| !taken))
    }

    fn take(&mut self, t: u16, length: u16) {
        let from = usize::from(t / 5);
        let to = usize::from(t.saturating_add(length).div_ceil(5)).min(self.taken.len());
        self.taken.get_mut(from..to).into_iter().flatten().for_each(|cell| *cell = true);
    }
}
