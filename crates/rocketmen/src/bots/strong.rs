//! A bot that tries its moves out on imagined games before it makes one.

use super::appraisal::appraise;
use super::candidates::candidates;
use super::steady::{decide, legal};
use super::taste::STEADY;
use crate::command::Command;
use crate::state::{Phase, Rocketmen};
use table::{Bot, Chair, Decision, Dice, Game, GameTime, Seat, Seed, Story};

/// How hard the bot thinks. Numbers and not times, so that the same seed gives the same game on any machine.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// In each stage: on how many more imagined games the moves are tried, and how many moves go on from there.
    stages: [(u64, usize); 3],
    /// How many of the player's own turns an imagined game is followed before it is appraised.
    turns_ahead: u16,
    /// By how many standard errors a move has to look better than the steady bot's.
    doubt: f64,
}

/// The strong bot's effort.
const STRONG: Effort = Effort { stages: [(6, 4), (10, 2), (16, 1)], turns_ahead: 4, doubt: 1.0 };

/// No imagined game is followed for longer than this.
const MOST_COMMANDS: usize = 400;

/// Compares moves by playing them out with the steady bot on every chair.
pub struct Strong {
    dice: Dice,
}

impl Strong {
    /// A bot that imagines by this seed.
    pub fn new(seed: Seed) -> Strong {
        Strong { dice: Dice::new(seed) }
    }
}

impl Bot<Rocketmen> for Strong {
    fn choose(&mut self, chair: &Chair<'_, Rocketmen>) -> Decision<Command> {
        self.best(chair).into()
    }
}

impl Strong {
    fn best(&mut self, chair: &Chair<'_, Rocketmen>) -> Option<Command> {
        let seed = self.dice.seed();
        let first = chair.imagine(seed);
        if first.turn != chair.seat() || first.phase == Phase::Over {
            return None;
        }
        let moves = candidates(&first, &STEADY);
        let (steady, others) = moves.split_first()?;
        let command = better(chair, seed, *steady, others, &STRONG).unwrap_or(*steady);
        legal(chair, first, command)
    }
}

/// A move under trial, compared with the steady bot's on the same imagined games.
#[derive(Clone, Copy)]
struct Trial {
    command: Command,
    sum: f64,
    squares: f64,
}

impl Trial {
    /// How much better the move looks, and how sure that is.
    fn verdict(&self, games: f64) -> (f64, f64) {
        let mean = self.sum / games;
        let variance = (self.squares / games - mean * mean).max(0.0);
        (mean, (variance / games).sqrt())
    }
}

/// A move that is better than the steady bot's, if there is one: the more promising a move looks, the more games it
/// is tried on.
fn better(
    chair: &Chair<'_, Rocketmen>,
    seed: Seed,
    steady: Command,
    others: &[Command],
    effort: &Effort,
) -> Option<Command> {
    let mut trials: Vec<Trial> =
        others.iter().map(|command| Trial { command: *command, sum: 0.0, squares: 0.0 }).collect();
    let mut played = 0;
    for (games, kept) in effort.stages {
        if trials.is_empty() {
            return None;
        }
        for _ in 0..games {
            played += 1;
            let luck = seed.derive(played);
            let imagined = chair.imagine(luck);
            let reference = outcome(imagined.clone(), chair.seat(), steady, luck, effort.turns_ahead);
            for trial in &mut trials {
                let gain = outcome(imagined.clone(), chair.seat(), trial.command, luck, effort.turns_ahead)
                    - reference;
                trial.sum += gain;
                trial.squares += gain * gain;
            }
        }
        let games = played as f64;
        trials.retain(|trial| {
            let (mean, error) = trial.verdict(games);
            mean + error > 0.0
        });
        trials.sort_by(|one, two| two.sum.total_cmp(&one.sum));
        trials.truncate(kept);
    }
    let best = trials.first()?;
    let (mean, error) = best.verdict(played as f64);
    (mean > effort.doubt * error && mean > 0.0).then_some(best.command)
}

/// How an imagined game looks some turns after a move.
fn outcome(mut game: Rocketmen, seat: Seat, command: Command, luck: Seed, turns_ahead: u16) -> f64 {
    // Counted from before the move: one that ends the turn must not get a turn more than the others.
    let until = game.round + turns_ahead;
    let story = &mut Story::silent();
    let mut now = (game.round, game.turn);
    if game.apply(GameTime::ZERO, seat, command, story).is_err() {
        debug_assert!(false, "a candidate was refused: {command:?}");
        return -1.0;
    }
    for _ in 0..MOST_COMMANDS {
        if game.phase == Phase::Over || (game.round >= until && game.turn == seat) {
            break;
        }
        let command = decide(&game, &STEADY);
        let launch = matches!(command, Command::Launch { .. });
        if launch || now != (game.round, game.turn) {
            // The same luck in the same turn and the same launch, whatever was done before: moves are compared, not
            // their fortunes.
            now = (game.round, game.turn);
            *game.dice_mut() = Dice::new(chapter(luck, game.round, game.turn, launch));
        }
        let turn = game.turn;
        if game.apply(GameTime::ZERO, turn, command, story).is_err() {
            break;
        }
    }
    appraise(&game, seat, &STEADY)
}

/// A seed of its own for each turn and each launch of an imagined game.
fn chapter(luck: Seed, round: u16, turn: Seat, launch: bool) -> Seed {
    let mut bytes = luck.0;
    for (byte, salt) in bytes.iter_mut().zip([round as u8, turn.0, u8::from(launch)]) {
        *byte = byte.wrapping_add(salt);
    }
    Seed(bytes)
}
