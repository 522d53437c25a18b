//! A game made for tests: everybody has a secret word, and there is a command for every way to go wrong.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};
use table::{
    Audience, Bot, BotKind, Chair, Decision, Dice, Game, GameSetup, GameTime, OptionSpec, Options, Outcome,
    Phrase, Seat, Seats, Seed, SetupError, Story, Undo, Viewer,
};

#[derive(Clone, Serialize, Deserialize)]
pub struct Vault {
    seats: u8,
    turn: Seat,
    passes: u32,
    notes: u32,
    secrets: Vec<String>,
    alarm: Option<GameTime>,
    rung: u32,
    calls: u32,
    hushed: bool,
    /// The next alarm ends all taking back.
    curfew: bool,
    undo: Undo,
    moved: GameTime,
    dice: Dice,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, arbitrary::Arbitrary)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Changes something that everybody knows.
    Note,
    /// What anybody may do at any time.
    Call,
    /// Rolls a die.
    Roll,
    /// Looks at one's own secret again, which uncovers it.
    Peek,
    /// The next player's turn.
    Pass,
    /// The game moves by itself in so many milliseconds.
    Alarm(u16),
    /// The same, and from then on nothing can be taken back.
    Curfew(u16),
    /// Nobody may speak until the next note.
    Hush,
    /// From now on taking back is free, as far as the game is concerned.
    FreeUndo,
    /// From now on the others are asked.
    AskUndo,
    /// From now on nothing can be taken back: time runs.
    NoUndo,
    /// A rule that fails.
    Panic,
    /// Ends the game.
    End,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Noted { seat: Seat },
    Rolled { seat: Seat, value: u32 },
    Peeked { seat: Seat, secret: String },
    Looked { seat: Seat },
    Passed { seat: Seat },
    Rang,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    turn: Seat,
    passes: u32,
    notes: u32,
    rung: u32,
    calls: u32,
    /// When somebody moved last, in game time.
    moved: GameTime,
    secret: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refusal;

impl table::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        "VA-1.1"
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
}

impl GameSetup for Setup {
    fn options_offered() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn configure(seats: u8, _: &Options, _: Option<&str>) -> Result<Setup, SetupError> {
        Ok(Setup { seats })
    }
}

impl Game for Vault {
    const ID: &'static str = "vault";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = 1;
    const MOST_SEATS: u8 = 4;
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = u32;
    type Catalogue = String;

    fn start(setup: Setup, seed: Seed) -> Result<Vault, SetupError> {
        let mut dice = Dice::new(seed);
        let secrets =
            (0..setup.seats).map(|seat| format!("SECRET-{seat}-{:08x}", dice.below(u32::MAX))).collect();
        Ok(Vault {
            seats: setup.seats,
            turn: Seat(0),
            passes: 0,
            notes: 0,
            secrets,
            alarm: None,
            rung: 0,
            calls: 0,
            hushed: false,
            curfew: false,
            undo: Undo::Free,
            moved: GameTime::ZERO,
            dice,
        })
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if (seat != self.turn && command != Command::Call) || self.outcome().is_some() {
            return Err(Refusal);
        }
        self.moved = at;
        match command {
            Command::Note => {
                self.notes += 1;
                self.hushed = false;
                story.tell(Audience::All, Event::Noted { seat });
            }
            Command::Call => self.calls += 1,
            Command::Roll => {
                let value = self.dice.below(6);
                story.tell(Audience::All, Event::Rolled { seat, value });
            }
            Command::Peek => {
                story.uncover();
                story.tell(
                    Audience::Only(seat),
                    Event::Peeked { seat, secret: self.secrets[seat.index()].clone() },
                );
                story.tell(Audience::Except(seat), Event::Looked { seat });
            }
            Command::Pass => {
                self.passes += 1;
                self.turn = Seat((seat.0 + 1) % self.seats);
                story.tell(Audience::All, Event::Passed { seat });
            }
            Command::Hush => self.hushed = true,
            Command::FreeUndo => self.undo = Undo::Free,
            Command::AskUndo => self.undo = Undo::Ask,
            Command::NoUndo => self.undo = Undo::Never,
            Command::Alarm(wait) => self.alarm = Some(at + u64::from(wait)),
            Command::Curfew(wait) => {
                self.alarm = Some(at + u64::from(wait));
                self.curfew = true;
            }
            Command::Panic => panic!("{}", self.secrets.join(" ")),
            Command::End => self.passes = 1_000,
        }
        Ok(())
    }

    fn alarm(&self) -> Option<GameTime> {
        self.alarm
    }

    fn ring(&mut self, _: GameTime, story: &mut Story<Event>) {
        self.alarm = None;
        self.rung += 1;
        if std::mem::take(&mut self.curfew) {
            self.undo = Undo::Never;
        }
        story.tell(Audience::All, Event::Rang);
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> Seats {
        if self.outcome().is_some() { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn round(&self) -> u32 {
        self.passes / u32::from(self.seats) + 1
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.passes >= 1_000)
            .then(|| Outcome { winners: vec![Seat(0)], scores: vec![0; usize::from(self.seats)] })
    }

    fn view(&self, viewer: Viewer) -> View {
        let secret = match viewer {
            Viewer::Seat(seat) => Some(self.secrets[seat.index()].clone()),
            Viewer::Spectator => None,
        };
        View {
            turn: self.turn,
            passes: self.passes,
            notes: self.notes,
            rung: self.rung,
            calls: self.calls,
            moved: self.moved,
            secret,
        }
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        if seat == self.turn && self.outcome().is_none() {
            options.extend([Command::Note, Command::Pass]);
        }
    }

    fn preview(&self, _: Seat, _: &Command) -> u32 {
        self.notes
    }

    fn catalogue(&self) -> String {
        "printed".to_owned()
    }

    fn undo(&self, _: Seat) -> Undo {
        self.undo
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        if seat == self.turn { vec!["keeper"] } else { Vec::new() }
    }

    fn silence(&self) -> bool {
        self.hushed
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn redeal(&self, _: Viewer, _: &mut Dice) -> Vault {
        self.clone()
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Peeked { secret, .. } => Phrase::new("vault-peeked").text("secret", secret),
            _ => Phrase::new("vault-event"),
        }
    }

    fn explain(&self, _: &Refusal) -> Phrase {
        Phrase::new("vault-refusal")
    }

    fn vocabulary() -> Vec<String> {
        Vec::new()
    }
}

struct Passer;

impl Bot<Vault> for Passer {
    fn choose(&mut self, _: &Chair<'_, Vault>) -> Decision<Command> {
        Decision::Do(Command::Pass)
    }
}

/// Does nothing until the alarm has rung.
struct Waiter;

impl Bot<Vault> for Waiter {
    fn choose(&mut self, chair: &Chair<'_, Vault>) -> Decision<Command> {
        (chair.view().rung > 0).then_some(Command::Pass).into()
    }
}

/// Passes one second after its turn began, by the clock of the game.
struct Sleeper;

impl Bot<Vault> for Sleeper {
    fn choose(&mut self, chair: &Chair<'_, Vault>) -> Decision<Command> {
        let wake = chair.view().moved + 1000;
        if chair.now() < wake { Decision::WakeAt(wake) } else { Decision::Do(Command::Pass) }
    }
}

/// What one test and its dreamers share. Every test has its own: in one process they run at the same time.
pub struct Dream {
    asked: AtomicU32,
    awake: AtomicBool,
}

impl Dream {
    const fn new() -> Dream {
        Dream { asked: AtomicU32::new(0), awake: AtomicBool::new(false) }
    }

    /// How often its dreamers were asked.
    pub fn asked(&self) -> u32 {
        self.asked.load(SeqCst)
    }

    /// Lets its dreamers wake up.
    pub fn wake(&self) {
        self.awake.store(true, SeqCst);
    }
}

/// The dream of the bot `dreamer`, whose decision comes too late.
pub static STALE: Dream = Dream::new();
/// The dream of the bots in [`SLOW_AND_QUICK`], of which there are sixty.
pub static PILE: Dream = Dream::new();
/// The dream of the bot in [`ONE_SLOW`], in whose place the first thing worth doing is done.
pub static LATE: Dream = Dream::new();
/// The dream of the best bot in [`SLOWER_AND_SLOWER`], in whose place the one before it decides.
pub static BETTER: Dream = Dream::new();

/// Thinks until it is woken up, and then decides on what it saw before: a note before anybody called, a pass afterwards.
struct Dreamer(&'static Dream);

impl Bot<Vault> for Dreamer {
    fn choose(&mut self, chair: &Chair<'_, Vault>) -> Decision<Command> {
        self.0.asked.fetch_add(1, SeqCst);
        while !self.0.awake.load(SeqCst) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        Decision::Do(if chair.view().calls == 0 { Command::Note } else { Command::Pass })
    }
}

/// Whoever is asked in the place of a late bot is the one before it, so nobody stands behind a dreamer.
pub const ROSTER: &[BotKind<Vault>] = &[
    BotKind { name: "dreamer", seat: |_| Box::new(Dreamer(&STALE)) },
    BotKind { name: "sleeper", seat: |_| Box::new(Sleeper) },
    BotKind { name: "waiter", seat: |_| Box::new(Waiter) },
    BotKind { name: "passer", seat: |_| Box::new(Passer) },
];

/// When some think for ever and others at once.
pub const SLOW_AND_QUICK: &[BotKind<Vault>] = &[
    BotKind { name: "dreamer", seat: |_| Box::new(Dreamer(&PILE)) },
    BotKind { name: "waiter", seat: |_| Box::new(Waiter) },
    BotKind { name: "passer", seat: |_| Box::new(Passer) },
];

/// When there is no quicker bot than the slow one.
pub const ONE_SLOW: &[BotKind<Vault>] = &[BotKind { name: "dreamer", seat: |_| Box::new(Dreamer(&LATE)) }];

/// When the best bot is the slowest, as it usually is.
pub const SLOWER_AND_SLOWER: &[BotKind<Vault>] = &[
    BotKind { name: "waiter", seat: |_| Box::new(Waiter) },
    BotKind { name: "passer", seat: |_| Box::new(Passer) },
    BotKind { name: "dreamer", seat: |_| Box::new(Dreamer(&BETTER)) },
];

/// Says how long a text is; one of its questions makes it fail.
pub const TOOLS: &[(&str, server::hosted::Tool)] = &[("length", |question| match question {
    "\"panic\"" => panic!("a tool that fails"),
    "null" => Err(Phrase::new("vault-refusal")),
    text => Ok(text.len().to_string()),
})];
