//! How fast a bot's hands and head are, in milliseconds of the track. Where the computer speaks faster, so do they work.

use crate::planner::Skill;
use crate::state::SpaceAlert;
use table::{GameTime, Seat};

/// Until the first threat is announced there is nothing to plan; if none comes for so long, one plans all the same.
const IDLE: u64 = 45_000;
/// How long it takes to take in what is new.
const REACTION: u64 = 3_000;
/// How long one lets the others talk before thinking about it.
const DISCUSSION: u64 = 6_000;
/// How much later each further member of the crew begins to think: whoever comes after hears what those before want.
const STAGGER: u64 = 4_000;
/// With less than this left of a phase, hands work twice as fast, and with less than that four times.
const SHORT: u64 = 60_000;
const VERY_SHORT: u64 = 20_000;

/// What there is to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// A phase has begun, or there are new threats, cards or requests.
    Event,
    /// Others have told what they will do.
    Talk,
}

/// The moment at which somebody's hands are free again after a command.
pub(super) fn free_again(game: &SpaceAlert, skill: Skill, now: GameTime) -> GameTime {
    let pause = match skill {
        Skill::Cadet => 4_000,
        Skill::Officer => 2_500,
        Skill::Veteran => 1_500,
    };
    let pause = match left(game, now) {
        Some(left) if left < VERY_SHORT => pause / 4,
        Some(left) if left < SHORT => pause / 2,
        _ => pause,
    };
    now + at_speed(game, pause)
}

/// The moment at which somebody thinks about what has just become known.
pub(super) fn thinks_at(game: &SpaceAlert, seat: Seat, occasion: Occasion, now: GameTime) -> GameTime {
    let place = game.seats_in_order().iter().position(|other| *other == seat).unwrap_or(0) as u64;
    let pause = match occasion {
        Occasion::Event => REACTION,
        Occasion::Talk => DISCUSSION,
    };
    let pause = pause + STAGGER * place;
    let pause = if left(game, now).is_some_and(|left| left < SHORT) { pause / 4 } else { pause };
    now + at_speed(game, pause)
}

/// Until when there is nothing to plan because no threat is known.
pub(super) fn idle_until(game: &SpaceAlert) -> GameTime {
    game.flight.began + at_speed(game, IDLE)
}

fn at_speed(game: &SpaceAlert, milliseconds: u64) -> u64 {
    milliseconds / game.setup.speed.factor()
}

/// How much of the phase is left, if the crew knows.
fn left(game: &SpaceAlert, now: GameTime) -> Option<u64> {
    let announced = game.action().ok()?.phase;
    let phase = game.flight.track.phases.iter().find(|phase| phase.phase == announced)?;
    let end = game.knows_end(phase).then(|| game.moment(phase.end))?;
    Some(end.0.saturating_sub(now.0) * game.setup.speed.factor())
}
