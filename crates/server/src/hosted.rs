//! Games behind one face: JSON in, JSON out. The server handles every game through these traits and knows the rules of
//! none; [`crate::Config`] says which games there are.

use crate::protocol::GameInfo;
use serde::{Deserialize as _, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::{
    Audience, Bot, BotKind, Chair, Decision, DicePosition, Game, GameSetup, GameTime, Options, Outcome,
    Phrase, Record, Refusal as _, Seat, SeatName, Seats, Seed, Session, SetupError, Story, Undo, Viewer,
};

/// A piece of JSON that is passed on as it is.
pub type Json = Arc<RawValue>;

/// The JSON `null`.
pub fn null() -> Json {
    Arc::from(RawValue::NULL.to_owned())
}

/// A JSON list with nothing in it.
pub fn no_list() -> Json {
    json::<[(); 0]>(&[])
}

/// A value as JSON. What games hand out is plain data with text keys, which always has a JSON form.
pub fn json<T: Serialize + ?Sized>(value: &T) -> Json {
    serde_json::value::to_raw_value(value).map_or_else(|_| null(), Arc::from)
}

/// Something a game can work out without a table: a question in JSON, an answer in JSON, or what to say about why there is
/// none.
pub type Tool = fn(&str) -> Result<String, Phrase>;

/// A kind of game that this server can host.
pub trait GameHost: Send + Sync {
    /// What the lobby shows.
    fn info(&self) -> GameInfo;
    /// The setup for these options, with content in place of the built-in one, or what to say about why there is none.
    fn configure(&self, seats: u8, options: &Options, content: Option<&str>) -> Result<Json, Phrase>;
    /// What a content file holds, or everything that is wrong with it.
    fn check_content(&self, text: &str) -> Result<Phrase, Vec<Phrase>>;
    /// A game before its first move.
    fn open(&self, setup: &RawValue, seed: Seed) -> Result<Box<dyn Hosted>, OpenError>;
    /// The tool with this name.
    fn tool(&self, name: &str) -> Option<Tool>;
    /// The deal of its guided first game, when that is always the same.
    fn lesson(&self) -> Option<Seed>;
}

/// Why a stored game does not open.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the setup does not start a game")]
pub struct OpenError;

/// Why a command was not carried out.
#[derive(Clone, Debug)]
pub enum CommandError {
    /// It is not a command of this game.
    NotACommand,
    /// A rule forbids it.
    Rule {
        /// The number of the rule.
        rule: &'static str,
        /// The game's own refusal.
        refusal: Json,
        /// What to say about it.
        phrase: Phrase,
    },
}

/// One event, ready for sending.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// Who may hear it.
    pub audience: Audience,
    /// The event.
    pub event: Json,
    /// What to say about it.
    pub phrase: Phrase,
}

/// What a command or an alarm did.
#[derive(Clone, Debug, Default)]
pub struct Happened {
    /// The story.
    pub lines: Vec<GameLine>,
    /// Whether anything hidden came to light or a die was rolled.
    pub exposed: bool,
}

/// A command that stands in the log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// When, in game time.
    pub at: u64,
    /// The chair that gave it.
    pub seat: Seat,
    /// As it was given.
    pub command: Json,
}

/// A command in its game's own type, as a bot of the house gives it.
pub struct BotCommand(Box<dyn Any + Send + Sync>);

/// A command on its way into a game: as somebody sent it, or as a bot decided on it.
#[derive(Clone, Copy)]
pub enum Given<'a> {
    /// JSON from a connection.
    Sent(&'a Value),
    /// A bot's.
    Decided(&'a BotCommand),
}

/// A command that was carried out on a copy of the game and is not yet stored.
pub struct Attempt {
    /// The game time it counts from.
    pub at: u64,
    /// Who gave it.
    pub seat: Seat,
    /// The command as the log will hold it.
    pub command: Json,
    /// The same in the game's own type.
    made: Box<dyn Any + Send>,
}

/// What a bot decided, and the bot itself on its way back to its chair.
pub struct Thought {
    /// Its decision.
    pub decision: Decision<BotCommand>,
    /// The bot, to be handed to [`Hosted::seat_bot`].
    pub bot: Box<dyn Any + Send>,
}

/// The best that a bot has while it still thinks: what a quicker one would do in its place.
pub type SoFar = Arc<Mutex<Option<BotCommand>>>;

/// A bot's decision, to be computed wherever there is time for it. It owns what it needs: the view from its chair.
pub type Thinker = Box<dyn FnOnce() -> Thought + Send>;

/// A game in progress.
pub trait Hosted: Send {
    /// Whether a command would be accepted.
    fn check(&self, at: u64, seat: Seat, command: Given<'_>) -> Result<(), CommandError>;
    /// Carries out a command on a copy, alarms before it included. Nothing changes until [`Hosted::accept`].
    fn attempt(&self, at: u64, seat: Seat, command: Given<'_>) -> Result<Attempt, CommandError>;
    /// Makes an attempt the truth; nothing happens to one that was made in another position.
    fn accept(&mut self, attempt: Attempt) -> Option<Happened>;
    /// Carries out a command that stands in a log.
    fn apply(&mut self, at: u64, seat: Seat, command: &RawValue) -> Result<Happened, CommandError>;
    /// Lets time pass.
    fn advance(&mut self, at: u64) -> Happened;
    /// What the game says about taking back a command that this chair gives at this moment.
    fn undo(&self, at: u64, seat: Seat) -> Undo;
    /// Forgets all but the first `length` commands and lets what is left go on to this moment. Logs from before game
    /// time was kept have no moment: then the clock goes back to the last command that is left, as it did. Nothing when
    /// there are not so many commands.
    fn undo_to(&mut self, length: usize, at: Option<u64>) -> Option<Happened>;
    /// Every command that stands.
    fn log(&self) -> Vec<Logged>;
    /// How many commands stand.
    fn length(&self) -> usize;
    /// The latest moment the game knows of.
    fn now(&self) -> u64;
    /// When the game itself moves next.
    fn alarm(&self) -> Option<u64>;
    /// The chairs it waits for.
    fn awaited(&self) -> Seats;
    /// The parts that a chair plays now.
    fn roles(&self, seat: Seat) -> Vec<&'static str>;
    /// The round.
    fn round(&self) -> u32;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Everything a viewer may know.
    fn view(&self, viewer: Viewer) -> Json;
    /// Commands worth offering, as one list.
    fn options(&self, seat: Seat) -> Json;
    /// The first of them.
    fn first_option(&self, seat: Seat) -> Option<BotCommand>;
    /// What a command would cost and change.
    fn preview(&self, seat: Seat, command: Given<'_>) -> Result<Json, CommandError>;
    /// What is printed on cards and boards.
    fn catalogue(&self) -> Json;
    /// Whether a rule forbids people to speak with each other now.
    fn silence(&self) -> bool;
    /// The record as JSON Lines, seed included: only for a game that is over.
    fn record(&self, seats: Vec<SeatName>) -> String;
    /// Lets the bot on a chair think at a moment, and show what it has so far; nothing when there is no such kind, or it is
    /// thinking already.
    fn think(&mut self, seat: Seat, kind: &str, seed: Seed, at: u64, so_far: &SoFar) -> Option<Thinker>;
    /// Puts a bot back on its chair after thinking.
    fn seat_bot(&mut self, seat: Seat, bot: Box<dyn Any + Send>);
    /// Sends every bot away, after the table changed under them.
    fn dismiss_bots(&mut self);
}

/// A game as its crate describes it: the type, and its bots.
pub struct Host<G: Game> {
    bots: &'static [BotKind<G>],
    tools: &'static [(&'static str, Tool)],
    lesson: Option<Seed>,
}

impl<G: Game> Host<G> {
    /// The game with its bots, weakest first.
    pub const fn new(bots: &'static [BotKind<G>]) -> Host<G> {
        Host { bots, tools: &[], lesson: None }
    }

    /// The same game with what it can work out without a table.
    pub const fn with_tools(self, tools: &'static [(&'static str, Tool)]) -> Host<G> {
        Host { tools, ..self }
    }

    /// The same game with the deal of its guided first game.
    pub const fn with_lesson(self, lesson: Option<Seed>) -> Host<G> {
        Host { lesson, ..self }
    }
}

impl<G: Game> GameHost for Host<G> {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            least_seats: G::LEAST_SEATS,
            most_seats: G::MOST_SEATS,
            options: G::Setup::options_offered(),
            bots: self.bots.iter().map(|kind| kind.name.to_owned()).collect(),
            tools: self.tools.iter().map(|(name, _)| (*name).to_owned()).collect(),
            // A game that takes content finds other faults in an empty file.
            content: G::check_content("") != Err(vec![SetupError::no_content().0]),
        }
    }

    fn configure(&self, seats: u8, options: &Options, content: Option<&str>) -> Result<Json, Phrase> {
        let setup = G::Setup::configure(seats, options, content).map_err(|error| error.0)?;
        // Only starting tells whether the setup is a game; the seed does not matter for that.
        G::start(setup.clone(), Seed::from_number(0)).map_err(|error| error.0)?;
        Ok(json(&setup))
    }

    fn check_content(&self, text: &str) -> Result<Phrase, Vec<Phrase>> {
        G::check_content(text)
    }

    fn open(&self, setup: &RawValue, seed: Seed) -> Result<Box<dyn Hosted>, OpenError> {
        let setup: G::Setup = serde_json::from_str(setup.get()).map_err(|_| OpenError)?;
        let session = Session::<G>::start(setup, seed).map_err(|_| OpenError)?;
        Ok(Box::new(HostedTable { session, kinds: self.bots, bots: BTreeMap::new() }))
    }

    fn tool(&self, name: &str) -> Option<Tool> {
        self.tools.iter().find(|(known, _)| *known == name).map(|(_, tool)| *tool)
    }

    fn lesson(&self) -> Option<Seed> {
        self.lesson
    }
}

/// A game in progress with its bots.
struct HostedTable<G: Game> {
    session: Session<G>,
    kinds: &'static [BotKind<G>],
    bots: BTreeMap<u8, Resident<G>>,
}

struct Resident<G: Game> {
    kind: &'static str,
    /// Nothing while it thinks.
    bot: Option<Box<dyn Bot<G>>>,
}

struct Returning<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> HostedTable<G> {
    fn read(command: Given<'_>) -> Result<G::Command, CommandError> {
        let read = match command {
            Given::Sent(value) => G::Command::deserialize(value).ok(),
            Given::Decided(command) => command.0.downcast_ref().cloned(),
        };
        read.ok_or(CommandError::NotACommand)
    }

    fn refused(&self, refusal: &G::Refusal) -> CommandError {
        CommandError::Rule {
            rule: refusal.rule(),
            refusal: json(refusal),
            phrase: self.session.game().explain(refusal),
        }
    }

    fn happened(&self, mut story: Story<G::Event>, dice_before: DicePosition) -> Happened {
        let exposed = story.uncovered() || dice_before != self.dice();
        let game = self.session.game();
        let lines = story
            .take()
            .into_iter()
            .map(|telling| GameLine {
                audience: telling.audience,
                phrase: game.tell(&telling.event),
                event: json(&telling.event),
            })
            .collect();
        Happened { lines, exposed }
    }

    /// Where the dice are, to notice that they moved.
    fn dice(&self) -> DicePosition {
        self.session.game().dice().position()
    }
}

impl<G: Game> Hosted for HostedTable<G> {
    fn check(&self, at: u64, seat: Seat, command: Given<'_>) -> Result<(), CommandError> {
        let attempt = self.session.attempt(GameTime(at), seat, Self::read(command)?);
        attempt.map(drop).map_err(|refusal| self.refused(&refusal))
    }

    fn attempt(&self, at: u64, seat: Seat, command: Given<'_>) -> Result<Attempt, CommandError> {
        let made = self.session.attempt(GameTime(at), seat, Self::read(command)?);
        let made = made.map_err(|refusal| self.refused(&refusal))?;
        let (at, command) = (made.entry.at.0, json(&made.entry.command));
        Ok(Attempt { at, seat, command, made: Box::new(made) })
    }

    fn accept(&mut self, attempt: Attempt) -> Option<Happened> {
        let before = self.dice();
        let made = attempt.made.downcast::<table::Attempt<G>>().ok()?;
        let story = self.session.accept(*made)?;
        Some(self.happened(story, before))
    }

    fn apply(&mut self, at: u64, seat: Seat, command: &RawValue) -> Result<Happened, CommandError> {
        let command = serde_json::from_str(command.get()).map_err(|_| CommandError::NotACommand)?;
        let before = self.dice();
        let mut story = Story::new();
        match self.session.apply(GameTime(at), seat, command, &mut story) {
            Ok(()) => Ok(self.happened(story, before)),
            Err(refusal) => Err(self.refused(&refusal)),
        }
    }

    fn advance(&mut self, at: u64) -> Happened {
        let before = self.dice();
        let mut story = Story::new();
        self.session.advance(GameTime(at), &mut story);
        self.happened(story, before)
    }

    fn undo(&self, at: u64, seat: Seat) -> Undo {
        let at = self.session.now().max(GameTime(at));
        if self.session.game().alarm().is_none_or(|alarm| alarm > at) {
            return self.session.game().undo(seat);
        }
        // An alarm is due that has not rung yet; what holds is what the game says after it.
        let (mut game, mut story) = (self.session.game().clone(), Story::silent());
        while let Some(alarm) = game.alarm().filter(|alarm| *alarm <= at) {
            game.ring(alarm, &mut story);
        }
        game.undo(seat)
    }

    fn undo_to(&mut self, length: usize, at: Option<u64>) -> Option<Happened> {
        let before = self.dice();
        let mut story = Story::new();
        if let Some(at) = at {
            self.session.undo_to(length, &mut story).ok()?;
            self.session.advance(GameTime(at), &mut story);
        } else {
            let mut session = Session::start(self.session.setup().clone(), self.session.seed()).ok()?;
            for entry in self.session.log().get(..length)? {
                let silent = &mut Story::silent();
                session.apply(entry.at, entry.seat, entry.command.clone(), silent).ok()?;
            }
            self.session = session;
        }
        Some(self.happened(story, before))
    }

    fn log(&self) -> Vec<Logged> {
        let entries = self.session.log().iter();
        entries
            .map(|entry| Logged { at: entry.at.0, seat: entry.seat, command: json(&entry.command) })
            .collect()
    }

    fn length(&self) -> usize {
        self.session.log().len()
    }

    fn now(&self) -> u64 {
        self.session.now().0
    }

    fn alarm(&self) -> Option<u64> {
        self.session.game().alarm().map(|alarm| alarm.0)
    }

    fn awaited(&self) -> Seats {
        self.session.game().awaited()
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        self.session.game().roles(seat)
    }

    fn round(&self) -> u32 {
        self.session.game().round()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.game().outcome()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.session.game().view(viewer))
    }

    fn options(&self, seat: Seat) -> Json {
        let mut options = Vec::new();
        self.session.game().options(seat, &mut options);
        json(&options)
    }

    fn first_option(&self, seat: Seat) -> Option<BotCommand> {
        let mut options = Vec::new();
        self.session.game().options(seat, &mut options);
        options.into_iter().next().map(|command| BotCommand(Box::new(command)))
    }

    fn preview(&self, seat: Seat, command: Given<'_>) -> Result<Json, CommandError> {
        Ok(json(&self.session.game().preview(seat, &Self::read(command)?)))
    }

    fn catalogue(&self) -> Json {
        json(&self.session.game().catalogue())
    }

    fn silence(&self) -> bool {
        self.session.game().silence()
    }

    fn record(&self, seats: Vec<SeatName>) -> String {
        Record::of(&self.session, seats).export()
    }

    fn think(&mut self, seat: Seat, kind: &str, seed: Seed, at: u64, so_far: &SoFar) -> Option<Thinker> {
        let place = self.kinds.iter().position(|known| known.name == kind)?;
        let kind = &self.kinds[place];
        let resident = self.bots.entry(seat.0).or_insert(Resident { kind: "", bot: None });
        let mut bot = if resident.kind == kind.name { resident.bot.take()? } else { (kind.seat)(seed) };
        resident.kind = kind.name;
        resident.bot = None;
        let (game, now) = (self.session.game().clone(), self.session.now().max(GameTime(at)));
        // The kind before it is weaker and quicker. The weakest plays at random, which is no better than the first thing worth doing;
        // and where a game moves by itself nobody waits for a bot.
        let quicker = place.checked_sub(1).filter(|before| *before > 0 && game.alarm().is_none());
        let quicker = quicker.map(|before| ((self.kinds[before].seat)(seed), so_far.clone()));
        Some(Box::new(move || {
            let chair = Chair::new(&game, seat, now);
            if let Some((mut quicker, so_far)) = quicker {
                let command = quicker.choose(&chair).command();
                *so_far.lock().unwrap_or_else(PoisonError::into_inner) =
                    command.map(|command| BotCommand(Box::new(command)));
            }
            let decision = match bot.choose(&chair) {
                Decision::Do(command) => Decision::Do(BotCommand(Box::new(command))),
                Decision::Wait => Decision::Wait,
                Decision::WakeAt(moment) => Decision::WakeAt(moment),
            };
            Thought { decision, bot: Box::new(Returning(bot)) }
        }))
    }

    fn seat_bot(&mut self, seat: Seat, bot: Box<dyn Any + Send>) {
        if let Ok(returning) = bot.downcast::<Returning<G>>()
            && let Some(resident) = self.bots.get_mut(&seat.0)
        {
            resident.bot = Some(returning.0);
        }
    }

    fn dismiss_bots(&mut self) {
        self.bots.clear();
    }
}
