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
/// How long before the end of a phase the crew settles its plan, once and once more, and how much later each further
/// member does so.
const LAST_ROUNDS: [(u64, u64); 2] = [(52_000, 4_500), (26_000, 3_500)];
/// With less than this left of a phase, hands work twice as fast, and with less than that four times.
const SHORT: u64 = 60_000;
const VERY_SHORT: u64 = 20_000;
/// With less than this left, whatever has been thought of so far must do.
const TOO_SHORT: u64 = 12_000;
/// How many commands it takes one person to change a plan that lies: telling it, and taking back and laying most cards of a
/// phase.
const COMMANDS_TO_LAY: u64 = 6;
/// How often one thinks within one phase before its end is announced. People change their minds less often than news arrive,
/// too.
const MOST_THOUGHTS: u64 = 9;
/// As long as the crew can tell and lay a new plan in so long, everybody may change their mind.
const QUICK_ENOUGH: u64 = 90_000;
/// About how long the shortest phase is; how long this one is, nobody knows before the computer says so.
const PHASE: u64 = 150_000;
/// How long a thought rests between two pieces of it.
const PIECE: u64 = 150;

/// What there is to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// A phase has begun, or there are new threats, cards or requests.
    Event,
    /// Others have told what they will do.
    Talk,
    /// The phase is about to end.
    LastRound,
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
    let pause = match occasion {
        Occasion::Event => REACTION,
        Occasion::Talk => DISCUSSION,
        Occasion::LastRound => 0,
    };
    let pause = pause + STAGGER * place(game, seat);
    let pause = if left(game, now).is_some_and(|left| left < SHORT) { pause / 4 } else { pause };
    now + at_speed(game, pause)
}

/// The moment at which somebody settles the plan of a phase that is about to end, if the crew knows when that is.
pub(super) fn last_round(game: &SpaceAlert, seat: Seat, round: u8) -> Option<GameTime> {
    let (before, stagger) = LAST_ROUNDS.get(usize::from(round))?;
    let before = before.saturating_sub(stagger * place(game, seat));
    Some(GameTime(end(game)?.0.saturating_sub(at_speed(game, before))))
}

/// Whether so little is left of the phase that there is no time to think, when the machine needs so long for one command.
pub(super) fn must_do(game: &SpaceAlert, now: GameTime, lag: u64) -> bool {
    left(game, now).is_some_and(|left| left < TOO_SHORT + work(game, lag))
}

/// How often one thinks within one phase when the machine needs so long for one command: every new plan has to be told and
/// laid before the phase ends.
pub(super) fn most_thoughts(game: &SpaceAlert, lag: u64) -> u64 {
    let work = work(game, lag);
    if work < QUICK_ENOUGH { MOST_THOUGHTS } else { (PHASE / work).max(1) }
}

/// How long it takes until everybody has told and laid what was thought of: only one does something at a time.
fn work(game: &SpaceAlert, lag: u64) -> u64 {
    lag * game.setup.speed.factor() * COMMANDS_TO_LAY * game.people.len() as u64
}

/// When a thought that is not finished goes on.
pub(super) fn next_piece(game: &SpaceAlert, now: GameTime) -> GameTime {
    now + at_speed(game, PIECE).max(1)
}

/// Until when there is nothing to plan because no threat is known.
pub(super) fn idle_until(game: &SpaceAlert) -> GameTime {
    game.flight.began + at_speed(game, IDLE)
}

fn place(game: &SpaceAlert, seat: Seat) -> u64 {
    game.seats_in_order().iter().position(|other| *other == seat).unwrap_or(0) as u64
}

fn at_speed(game: &SpaceAlert, milliseconds: u64) -> u64 {
    milliseconds / game.setup.speed.factor()
}

/// When the phase ends, if the crew knows.
fn end(game: &SpaceAlert) -> Option<GameTime> {
    let announced = game.action().ok()?.phase;
    let phase = game.flight.track.phases.iter().find(|phase| phase.phase == announced)?;
    game.knows_end(phase).then(|| game.moment(phase.end))
}

/// How much of the phase is left, if the crew knows.
fn left(game: &SpaceAlert, now: GameTime) -> Option<u64> {
    Some(end(game)?.0.saturating_sub(now.0) * game.setup.speed.factor())
}
