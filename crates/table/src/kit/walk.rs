//! A random walk through a game: the path that every check of the kit follows.

use crate::{Dice, Game, GameTime, Seat, Seed, Session, Story};
use arbitrary::{Arbitrary, Unstructured};

/// How often a clock may ring without anybody being able to move.
const PATIENCE: usize = 10_000;

/// One setup to test, with the name of its golden file.
pub struct Case<G: Game> {
    /// A short name, used as a file name.
    pub name: &'static str,
    /// The setup.
    pub setup: G::Setup,
    /// Whether nothing is hidden from anybody. Otherwise a re-deal that never changes anything is a fault.
    pub open: bool,
    /// How slowly time passes: in one of so many steps the clock goes on to its alarm although somebody could move.
    pub tempo: u32,
}

impl<G: Game> Case<G> {
    /// A setup with something to hide, where time passes after every eighth command or so.
    pub fn new(name: &'static str, setup: G::Setup) -> Case<G> {
        Case { name, setup, open: false, tempo: 8 }
    }

    /// The same with nothing to hide.
    pub fn open(self) -> Case<G> {
        Case { open: true, ..self }
    }

    /// The same with about so many commands between two alarms. A round of thirty seconds in which everybody works at
    /// once sees hundreds.
    pub fn tempo(self, tempo: u32) -> Case<G> {
        Case { tempo: tempo.max(2), ..self }
    }
}

/// A game being played at random, one command at a time.
pub struct Walk<G: Game> {
    /// The table.
    pub session: Session<G>,
    /// The chance by which the walker chooses, apart from the game's own dice.
    pub dice: Dice,
    tempo: u32,
    options: Vec<G::Command>,
}

impl<G: Game> Walk<G> {
    /// Starts game number `number` of a case.
    pub fn start(case: &Case<G>, number: u64) -> Walk<G> {
        let seed = Seed::from_number(number);
        let session = match Session::start(case.setup.clone(), seed) {
            Ok(session) => session,
            Err(error) => panic!("{}: the setup is refused: {error}", case.name),
        };
        Walk { session, dice: Dice::new(seed.derive(1)), tempo: case.tempo, options: Vec::new() }
    }

    /// The next command by chance and who gives it. Lets time pass when the game waits for its clock, and now and
    /// then when it does not, so that people are late too. Nothing once the game is over.
    pub fn next(&mut self, story: &mut Story<G::Event>) -> Option<(Seat, G::Command)> {
        for _ in 0..PATIENCE {
            let now = self.session.now();
            self.pass(now, story);
            if self.session.game().outcome().is_some() {
                return None;
            }
            let awaited: Vec<Seat> = self.session.game().awaited().iter().collect();
            let willing: Vec<Seat> = awaited
                .into_iter()
                .filter(|seat| {
                    self.options.clear();
                    self.session.game().options(*seat, &mut self.options);
                    !self.options.is_empty()
                })
                .collect();
            match self.session.game().alarm() {
                None => assert!(!willing.is_empty(), "nobody can move and no alarm is set: a dead end"),
                Some(alarm) => match self.dice.below(if willing.is_empty() { 1 } else { self.tempo }) {
                    0 => {
                        self.pass(alarm, story);
                        continue;
                    }
                    1 => self.pass(GameTime(now.0 + (alarm.0 - now.0) / 2), story),
                    _ => {}
                },
            }
            let seat = willing[self.dice.below(willing.len() as u32) as usize];
            self.options.clear();
            self.session.game().options(seat, &mut self.options);
            let choice = self.dice.below(self.options.len() as u32) as usize;
            return Some((seat, self.options[choice].clone()));
        }
        panic!(
            "the clock rang {PATIENCE} times and nobody could move: the game is not over, and never will be"
        )
    }

    fn pass(&mut self, to: GameTime, story: &mut Story<G::Event>) {
        let mut ahead = self.session.game().clone();
        let mut rings = 0;
        while let Some(alarm) = ahead.alarm().filter(|alarm| *alarm <= to) {
            assert!(rings < PATIENCE, "the alarm of {alarm:?} rings for ever");
            ahead.ring(alarm, &mut Story::silent());
            rings += 1;
        }
        self.session.advance(to, story);
    }

    /// A command out of the blue.
    pub fn fuzzed(&mut self) -> G::Command {
        fuzzed::<G>(&mut self.dice)
    }

    /// Gives the command, which must be legal.
    pub fn give(&mut self, seat: Seat, command: G::Command, story: &mut Story<G::Event>) {
        let now = self.session.now();
        if let Err(refusal) = self.session.apply(now, seat, command.clone(), story) {
            panic!("an option was refused: {command:?} by {seat:?}: {refusal:?}");
        }
    }

    /// Plays to the end, showing each position before its next command. Returns how many commands it took.
    pub fn each(&mut self, bound: usize, mut visit: impl FnMut(&mut Walk<G>, Seat, &G::Command)) -> usize {
        let mut story = Story::silent();
        let mut steps = 0;
        while let Some((seat, command)) = self.next(&mut story) {
            assert!(steps < bound, "the game is not over after {bound} commands");
            visit(self, seat, &command);
            self.give(seat, command, &mut story);
            steps += 1;
        }
        steps
    }
}

/// A command out of the blue.
pub(super) fn fuzzed<G: Game>(dice: &mut Dice) -> G::Command {
    loop {
        let noise: Vec<u8> = (0..96).map(|_| dice.below(256) as u8).collect();
        if let Ok(command) = G::Command::arbitrary(&mut Unstructured::new(&noise)) {
            return command;
        }
    }
}

/// The whole state as bytes.
pub(super) fn bytes<T: serde::Serialize>(value: &T) -> Vec<u8> {
    match serde_json::to_vec(value) {
        Ok(bytes) => bytes,
        Err(error) => panic!("not serialisable: {error}"),
    }
}
