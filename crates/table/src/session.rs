//! A running table: the log is the truth, the state is a cache of it.

use crate::{Entry, Game, GameTime, Seat, Seed, SetupError, Story};
use thiserror::Error;

/// How many commands lie between two kept states. Undo replays at most this many.
const SNAPSHOT_EVERY: usize = 32;

/// A game in progress together with everything needed to return to any earlier moment.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    seed: Seed,
    now: GameTime,
    game: G,
    log: Vec<Entry<G::Command>>,
    snapshots: Vec<G>,
}

/// A command that has been carried out on a copy of the game and is not yet the truth.
#[derive(Clone, Debug)]
pub struct Attempt<G: Game> {
    /// What will stand in the log.
    pub entry: Entry<G::Command>,
    /// The game afterwards.
    pub game: G,
    /// What happened, alarms on the way included.
    pub story: Story<G::Event>,
}

/// Why an undo is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the log holds {length} commands")]
pub struct UndoError {
    /// How many there are.
    pub length: usize,
}

/// Rings every alarm up to a moment, that moment included.
pub(crate) fn ring_until<G: Game>(game: &mut G, moment: GameTime, story: &mut Story<G::Event>) {
    while let Some(alarm) = game.alarm().filter(|alarm| *alarm <= moment) {
        game.ring(alarm, story);
    }
}

impl<G: Game> Session<G> {
    /// Sits down at a new table.
    pub fn start(setup: G::Setup, seed: Seed) -> Result<Session<G>, SetupError> {
        let game = G::start(setup.clone(), seed)?;
        Ok(Session { setup, seed, now: GameTime::ZERO, snapshots: vec![game.clone()], game, log: Vec::new() })
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was agreed before the first move.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The secret seed. For records and storage, never for a view.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The latest moment this table knows of.
    pub fn now(&self) -> GameTime {
        self.now
    }

    /// Every accepted command, in order.
    pub fn log(&self) -> &[Entry<G::Command>] {
        &self.log
    }

    /// Lets time pass, ringing every alarm on the way. Time never runs backwards.
    pub fn advance(&mut self, to: GameTime, story: &mut Story<G::Event>) {
        // A moment that has passed counts as now: an alarm that the last command set for at once rings even then,
        // as it will when the record is replayed.
        self.now = self.now.max(to);
        ring_until(&mut self.game, self.now, story);
    }

    /// Lets time pass, then carries out a command and writes it down, or refuses it.
    pub fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: G::Command,
        story: &mut Story<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.advance(at, story);
        self.game.apply(self.now, seat, command.clone(), story)?;
        self.write_down(Entry { seq: self.next_seq(), at: self.now, seat, command });
        Ok(())
    }

    /// Carries out a command on a copy of the game. Nothing changes here until [`Session::accept`].
    pub fn attempt(&self, at: GameTime, seat: Seat, command: G::Command) -> Result<Attempt<G>, G::Refusal> {
        let at = self.now.max(at);
        let (mut game, mut story) = (self.game.clone(), Story::new());
        ring_until(&mut game, at, &mut story);
        game.apply(at, seat, command.clone(), &mut story)?;
        Ok(Attempt { entry: Entry { seq: self.next_seq(), at, seat, command }, game, story })
    }

    /// Makes an attempt the truth and tells its story. Nothing happens to one that was made in another position.
    pub fn accept(&mut self, attempt: Attempt<G>) -> Option<Story<G::Event>> {
        if attempt.entry.seq != self.next_seq() || attempt.entry.at < self.now {
            return None;
        }
        self.now = attempt.entry.at;
        self.game = attempt.game;
        self.write_down(attempt.entry);
        Some(attempt.story)
    }

    fn next_seq(&self) -> u64 {
        self.log.len() as u64 + 1
    }

    fn write_down(&mut self, entry: Entry<G::Command>) {
        self.log.push(entry);
        if self.log.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.game.clone());
        }
    }

    /// The state after the first `length` commands.
    pub fn at(&self, length: usize) -> Result<G, UndoError> {
        if length > self.log.len() {
            return Err(UndoError { length: self.log.len() });
        }
        let kept = (length / SNAPSHOT_EVERY).min(self.snapshots.len() - 1);
        let mut game = self.snapshots[kept].clone();
        let mut story = Story::silent();
        for entry in &self.log[kept * SNAPSHOT_EVERY..length] {
            ring_until(&mut game, entry.at, &mut story);
            // A command that was accepted once is accepted again: the same state, the same command.
            let accepted = game.apply(entry.at, entry.seat, entry.command.clone(), &mut story);
            debug_assert!(accepted.is_ok(), "a logged command was refused");
        }
        Ok(game)
    }

    /// Forgets all but the first `length` commands. Time does not go back: whatever the clock brings to the game that is
    /// left happens at once.
    pub fn undo_to(&mut self, length: usize, story: &mut Story<G::Event>) -> Result<(), UndoError> {
        self.game = self.at(length)?;
        self.log.truncate(length);
        self.snapshots.truncate(length / SNAPSHOT_EVERY + 1);
        ring_until(&mut self.game, self.now, story);
        Ok(())
    }
}
