//! A bot that looks ahead: it plays the rest of its turn and the Aliens' answer on imagined games before it decides.

use super::appraisal::{Appraiser, PATIENCE, Weights};
use super::atlas::Atlas;
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
    atlas: Atlas,
}

impl Strong {
    /// A bot that imagines futures from this seed; the true dice it never sees.
    pub fn new(seed: Seed) -> Strong {
        Strong::with(seed, Weights::USUAL)
    }

    /// The same with other weights.
    pub fn with(seed: Seed, weights: Weights) -> Strong {
        let atlas = Atlas::default();
        let steady = Steady::with_atlas(seed, weights, atlas.clone());
        Strong { seed, decisions: 0, weights, steady, atlas }
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
        let eye = Appraiser::new(game, self.weights.after_the_aliens(), &self.atlas);
        let mut tried = 0;
        let seed = self.seed.derive(self.decisions);
        let starts: Vec<Future> = ranked
            .iter()
            .map(|command| {
                let thumb = Steady::with_atlas(seed, self.weights, self.atlas.clone());
                sure_part(Future::after(game, (seat, who), command, thumb, self.weights), &mut tried)
            })
            .collect();
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
            for place in &left {
                let worth = self.play_out(starts[*place].clone(), seed.derive(future + 1), &eye, &mut tried);
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
    fn play_out(&self, mut future: Future, seed: Seed, eye: &Appraiser<'_>, tried: &mut u32) -> i32 {
        *future.game.dice_mut() = Dice::new(seed);
        while future.step() {
            *tried += 1;
            future.decide();
        }
        // A defeat is bad, but not so bad that a small chance of it stops everything else: standing still loses too.
        eye.worth(&future.game).clamp(eye.worth_now - self.weights.defeat, eye.worth_now + VICTORY)
    }
}

/// An imagined game, as far as it has been played, and what comes next in it.
#[derive(Clone)]
struct Future {
    game: AwayMissions,
    next: Option<(Seat, Command)>,
    /// The Game Turn in which it is looked at.
    last: u16,
    thumb: Steady,
    /// Whose turn it is in which Game Turn, and how many commands were given in it.
    turn: Option<(u16, Who)>,
    given: u32,
}

impl Future {
    /// The game in which this command comes next.
    fn after(
        game: &AwayMissions,
        (seat, who): (Seat, Who),
        command: &Command,
        thumb: Steady,
        weights: Weights,
    ) -> Future {
        let mut future = Future {
            game: game.clone(),
            next: Some((seat, command.clone())),
            last: game.turn.saturating_add(u16::try_from(weights.ahead).unwrap_or(1)),
            thumb,
            turn: None,
            given: 0,
        };
        if weights.crew == 0 {
            // What the others will do is not known, what the Aliens will do is.
            for other in future.game.field.rocketeers.iter_mut().filter(|other| other.who != who) {
                other.turn.done = true;
            }
        }
        future
    }

    /// Carries out what comes next; whether it could be, and something may follow.
    fn step(&mut self) -> bool {
        let Some((seat, command)) = self.next.take() else { return false };
        let done = self.game.apply(GameTime::ZERO, seat, command, &mut Story::silent()).is_ok();
        done && self.game.end.is_none() && self.game.turn < self.last
    }

    /// Decides by rule of thumb what comes next.
    fn decide(&mut self) {
        let Some(awaited) = self.game.awaited().iter().next() else { return };
        let mut options = Vec::new();
        self.game.options(awaited, &mut options);
        let command = match self.game.agenda.last() {
            Some(Task::Turn(acting)) => {
                let turn = Some((self.game.turn, *acting));
                if self.turn != turn {
                    (self.turn, self.given) = (turn, 0);
                }
                self.given += 1;
                if self.given > OWN_COMMANDS {
                    Some(Command::EndTurn { who: *acting })
                } else {
                    self.thumb.best(&self.game, awaited, options)
                }
            }
            _ => {
                let last = options.last().cloned();
                self.thumb.best(&self.game, awaited, options).or(last)
            }
        };
        self.next = command.map(|command| (awaited, command));
    }
}

/// The beginning that all futures of a command have in common: everything up to the first command that needs dice.
fn sure_part(mut future: Future, tried: &mut u32) -> Future {
    while future.next.is_some() {
        *tried += 1;
        let mut after = future.clone();
        let goes_on = after.step();
        if after.game.dice.position() != future.game.dice.position() {
            break;
        }
        if goes_on {
            after.decide();
        }
        future = after;
    }
    future
}

/// How much more the one command brought than the other in the same futures, and the standard error of that.
fn gain(one: &[f64], other: &[f64]) -> (f64, f64) {
    let more: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let number = more.len().max(1) as f64;
    let mean = more.iter().sum::<f64>() / number;
    let spread = more.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (number - 1.0).max(1.0);
    (mean, (spread / number).sqrt())
}
