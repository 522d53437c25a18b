//! A bot that looks ahead: it plays the rest of its turn and the Aliens' answer on imagined games before it decides.

use super::appraisal::{Appraiser, PATIENCE, Weights};
use super::outlook::Outlook;
use super::steady::Steady;
use super::talk;
use crate::agenda::Task;
use crate::command::Command;
use crate::{AwayMissions, Who};
use table::{Bot, Chair, Decision, Dice, Game, GameTime, Seat, Seed, Story};

/// The budget: so many commands are tried out for one decision at most.
const MOST_TRIED: u32 = 2_000;
/// So many commands of a turn are played by rule of thumb before it ends.
const OWN_COMMANDS: u32 = 8;
/// After so many futures of every command only the best two go on.
const FIRST_LOOK: u64 = 3;

/// What a won future counts against the position as it is.
const VICTORY: i32 = 30_000;

/// Searches.
pub struct Strong {
    seed: Seed,
    decisions: u64,
    weights: Weights,
    steady: Steady,
}

impl Strong {
    /// A bot that imagines futures from this seed; the true dice it never sees.
    pub fn new(seed: Seed) -> Strong {
        Strong::with(seed, Weights::USUAL)
    }

    /// The same with other weights.
    pub fn with(seed: Seed, weights: Weights) -> Strong {
        Strong { seed, decisions: 0, weights, steady: Steady::with(seed, weights) }
    }
}

impl Bot<AwayMissions> for Strong {
    fn choose(&mut self, chair: &Chair<'_, AwayMissions>) -> Decision<Command> {
        self.decisions += 1;
        let (game, seat) = (chair.imagine(self.seed.derive(self.decisions)), chair.seat());
        let about = match game.agenda.last() {
            Some(Task::Turn(who) | Task::Scan(who)) => Some(*who),
            Some(Task::Roll(roll)) if self.weights.rolls > 0 => Some(roll.who),
            _ => None,
        };
        // A crew that has hidden for so long gains nothing by looking one turn ahead: outside it looks worse every time.
        let hidden = game.turn > PATIENCE;
        let about =
            about.filter(|who| !hidden && game.runs(seat, *who) && talk::reply(&game, seat).is_none());
        let Some(who) = about else { return self.steady.choose(chair) };
        let mut options = Vec::new();
        chair.options(&mut options);
        let Some(best) = self.search(&game, seat, who, options) else { return self.steady.choose(chair) };
        let speaks = matches!(game.agenda.last(), Some(Task::Turn(_)));
        let said = if speaks { talk::announce(&game, seat, &Outlook::of(&game), &best) } else { None };
        Decision::Do(said.unwrap_or(best))
    }
}

impl Strong {
    /// The command whose futures are best. Nothing if there is nothing to search.
    fn search(
        &mut self,
        game: &AwayMissions,
        seat: Seat,
        who: Who,
        options: Vec<Command>,
    ) -> Option<Command> {
        let mut ranked = self.steady.candidates(game, seat, who, options);
        ranked.truncate(usize::try_from(self.weights.breadth).unwrap_or(1));
        let first = ranked.first()?;
        // What is free, as picking up and sharing, needs no thought.
        let free = matches!(first, Command::PickUp { .. } | Command::Recharge { .. } | Command::Trade { .. });
        if free || ranked.len() < 2 {
            return ranked.into_iter().next();
        }
        let eye = Appraiser::new(game, self.weights.after_the_aliens());
        let mut tried = 0;
        // What each command brought in each future; the first is what steady would do.
        let mut brought: Vec<Vec<f64>> = vec![Vec::new(); ranked.len()];
        let mut left: Vec<usize> = (0..ranked.len()).collect();
        for future in 0..u64::try_from(self.weights.futures).unwrap_or(1) {
            if tried > MOST_TRIED {
                break;
            }
            if future == FIRST_LOOK {
                // Of all others only the one that promises most goes on, if it promises anything.
                let better = |place: &usize| *place > 0 && gain(&brought[*place], &brought[0]).0 > 0.0;
                let promise = |place: &usize| gain(&brought[*place], &brought[0]).0;
                let best = left
                    .into_iter()
                    .filter(better)
                    .max_by(|one, other| promise(one).total_cmp(&promise(other)));
                let Some(best) = best else { return ranked.into_iter().next() };
                left = vec![0, best];
            }
            let seed = self.seed.derive(self.decisions).derive(future + 1);
            for place in &left {
                let worth = self.play_out(game, seat, who, &ranked[*place], seed, &eye, &mut tried);
                brought[*place].push(f64::from(worth));
            }
        }
        // What steady would do is left only for something that is better beyond doubt: else the search falls for mere luck.
        let sure = |place: &usize| {
            let (more, error) = gain(&brought[*place], &brought[0]);
            let doubt = f64::from(self.weights.doubt) / 100.0;
            Some(more - doubt * error).filter(|sure| *sure > f64::from(self.weights.margin))
        };
        let others = left.iter().filter(|place| **place > 0).filter_map(|place| Some((sure(place)?, *place)));
        let best = others.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(0, |(_, place)| place);
        ranked.into_iter().nth(best)
    }

    /// What one future is worth: the command, the rest of the own turn by rule of thumb, and the Alien Turn.
    #[allow(clippy::too_many_arguments, reason = "one thing to look at, in one place")]
    fn play_out(
        &self,
        game: &AwayMissions,
        seat: Seat,
        who: Who,
        command: &Command,
        seed: Seed,
        eye: &Appraiser<'_>,
        tried: &mut u32,
    ) -> i32 {
        let mut future = game.clone();
        *future.dice_mut() = Dice::new(seed);
        if self.weights.crew == 0 {
            // What the others will do is not known, what the Aliens will do is.
            for other in future.field.rocketeers.iter_mut().filter(|other| other.who != who) {
                other.turn.done = true;
            }
        }
        let last = game.turn.saturating_add(u16::try_from(self.weights.ahead).unwrap_or(1));
        let mut next = Some((seat, command.clone()));
        let mut thumb = Steady::with(seed, self.weights);
        let (mut turn, mut own) = (None, 0);
        while let Some((seat, command)) = next.take() {
            *tried += 1;
            if future.apply(GameTime::ZERO, seat, command, &mut Story::silent()).is_err() {
                break;
            }
            if future.end.is_some() || future.turn >= last {
                break;
            }
            let Some(awaited) = future.awaited().iter().next() else { break };
            let mut options = Vec::new();
            future.options(awaited, &mut options);
            let command = match future.agenda.last() {
                Some(Task::Turn(acting)) => {
                    if turn != Some((future.turn, *acting)) {
                        (turn, own) = (Some((future.turn, *acting)), 0);
                    }
                    own += 1;
                    if own > OWN_COMMANDS {
                        Some(Command::EndTurn { who: *acting })
                    } else {
                        thumb.best(&future, awaited, options)
                    }
                }
                _ => {
                    let last = options.last().cloned();
                    thumb.best(&future, awaited, options).or(last)
                }
            };
            next = command.map(|command| (awaited, command));
        }
        // A defeat is bad, but not so bad that a small chance of it stops everything else: standing still loses too.
        eye.worth(&future).clamp(eye.worth_now - self.weights.defeat, eye.worth_now + VICTORY)
    }
}

/// How much more the one command brought than the other in the same futures, and the standard error of that.
fn gain(one: &[f64], other: &[f64]) -> (f64, f64) {
    let more: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let number = more.len().max(1) as f64;
    let mean = more.iter().sum::<f64>() / number;
    let spread = more.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (number - 1.0).max(1.0);
    (mean, (spread / number).sqrt())
}
