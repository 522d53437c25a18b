//! Which threats appear in which turns.

use super::{Difficulty, Flight, Recipe};
use crate::mission::Report;
use crate::{Kind, Severity, Zone};
use table::Dice;

/// The threats of a track in the order of their turns, or nothing if the draw breaks a rule.
pub(super) fn draw(dice: &mut Dice, recipe: &Recipe) -> Option<Vec<Report>> {
    let serious = serious_count(dice, recipe);
    let budget: u32 = if recipe.flight == Flight::Mission { 8 } else { 6 };
    let total = budget.checked_sub(serious)? as usize;
    let mut severities = vec![Severity::Common; total];
    severities.iter_mut().take(serious as usize).for_each(|it| *it = Severity::Serious);
    dice.shuffle(&mut severities);

    let mut turns: Vec<u8> = (1..=8).collect();
    dice.shuffle(&mut turns);
    turns.truncate(total);
    turns.sort_unstable();

    let kinds = kinds(dice, recipe, &severities, &turns)?;
    let zones = zones(dice, &kinds);
    let doubtful = doubtful(dice, &severities, &kinds)?;
    let reports: Vec<Report> = (0..total)
        .map(|at| Report {
            confirmed: at != doubtful,
            turn: turns[at],
            severity: severities[at],
            kind: kinds[at],
            zone: zones[at],
        })
        .collect();
    is_balanced(recipe, &reports).then_some(reports)
}

fn serious_count(dice: &mut Dice, recipe: &Recipe) -> u32 {
    // Out of ten: how often one, two, three serious threats. As the official tracks have them in the middle line.
    let weights = match (recipe.flight, recipe.difficulty) {
        (Flight::Mission, Difficulty::Calm) => [7, 3, 0],
        (Flight::Mission, Difficulty::Usual) => [3, 4, 3],
        (Flight::Mission, Difficulty::Rough) => [0, 4, 6],
        (_, Difficulty::Calm) => [8, 2, 0],
        (_, Difficulty::Usual) => [5, 5, 0],
        (_, Difficulty::Rough) => [1, 9, 0],
    };
    let mut roll = dice.below(10);
    for (count, weight) in (1..).zip(weights) {
        match roll.checked_sub(weight) {
            Some(rest) => roll = rest,
            None => return count,
        }
    }
    1
}

/// One or two internal threats in their windows, never one right after the other.
fn kinds(dice: &mut Dice, recipe: &Recipe, severities: &[Severity], turns: &[u8]) -> Option<Vec<Kind>> {
    let mut kinds = vec![Kind::External; severities.len()];
    if recipe.flight != Flight::Simulation {
        let mut places: Vec<usize> = (0..kinds.len())
            .filter(|at| match severities[*at] {
                Severity::Common => (2..=7).contains(&turns[*at]),
                Severity::Serious => (3..=6).contains(&turns[*at]),
            })
            .collect();
        dice.shuffle(&mut places);
        let mut wanted = 1 + dice.below(2);
        let mut grave = false;
        for at in places {
            let beside = at.checked_sub(1).is_some_and(|left| kinds[left] == Kind::Internal)
                || kinds.get(at + 1) == Some(&Kind::Internal);
            let too_much = grave && severities[at] == Severity::Serious;
            if wanted > 0 && !beside && !too_much {
                kinds[at] = Kind::Internal;
                grave |= severities[at] == Severity::Serious;
                wanted -= 1;
            }
        }
        // Two were wanted and only one fits: better none of this draw than a bent distribution.
        if wanted > 0 {
            return None;
        }
    }
    let mut outside = (0..kinds.len()).filter(|at| kinds[*at] == Kind::External);
    let in_window = outside.all(|at| severities[at] == Severity::Common || (2..=7).contains(&turns[at]));
    in_window.then_some(kinds)
}

/// A zone for each external threat, never the one of the external threat before it.
fn zones(dice: &mut Dice, kinds: &[Kind]) -> Vec<Option<Zone>> {
    let mut last = None;
    let draw = |kind: &Kind| {
        (*kind == Kind::External).then(|| {
            let free: Vec<Zone> = Zone::ALL.into_iter().filter(|zone| Some(*zone) != last).collect();
            let zone = free[dice.below(free.len() as u32) as usize];
            last = Some(zone);
            zone
        })
    };
    kinds.iter().map(draw).collect()
}

/// Which of the common threats is unconfirmed: never the only one on board, since a crew of four meets one too.
fn doubtful(dice: &mut Dice, severities: &[Severity], kinds: &[Kind]) -> Option<usize> {
    let inside = kinds.iter().filter(|kind| **kind == Kind::Internal).count();
    let may_be_missing = |at: &usize| kinds[*at] == Kind::External || inside > 1;
    let common: Vec<usize> = (0..severities.len())
        .filter(|at| severities[*at] == Severity::Common)
        .filter(may_be_missing)
        .collect();
    common.get(dice.below(common.len() as u32) as usize).copied()
}

/// Both halves of the flight have something to do: their numbers of threats differ by one at most (by two in
/// simulations), and in missions each has three to five points.
fn is_balanced(recipe: &Recipe, reports: &[Report]) -> bool {
    let half = |late: bool| reports.iter().filter(move |report| (report.turn > 4) == late);
    let counts = half(false).count().abs_diff(half(true).count());
    let points = |late| half(late).map(Report::points).sum::<u8>();
    if recipe.flight == Flight::Mission {
        counts <= 1 && (3..=5).contains(&points(false)) && (3..=5).contains(&points(true))
    } else {
        counts <= 2
    }
}
