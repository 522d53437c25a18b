//! `cosmodrome play`: a game in the terminal, against bots or with people who pass the keyboard on.

mod clock;
mod input;
mod players;
mod rulebook;

use crate::arguments::PlayArguments;
use crate::failure::Failure;
use crate::game::{AnyGame, CommandOf, GameList, TerminalGame, Typed};
use crate::narrator::Narrator;
use crate::seated_bots::Next;
use crate::simulate::configure;
use crate::table_setup;
use crate::voice::Voice;
use clock::Clock;
pub use input::is_word;
use input::{Input, Line};
use players::Players;
use std::fs;
use std::path::Path;
use table::{Chair, Game, GameTime, Phrase, Record, Refusal as _, Seat, Session, Story, Undo, Viewer};

/// Sits down at a table and plays until the game is over or somebody leaves.
pub fn play(games: &GameList, arguments: &PlayArguments, voice: &mut Voice) -> Result<(), Failure> {
    games.named(&arguments.game)?.play(arguments, voice)
}

/// Plays this game.
pub fn play_game<T: TerminalGame>(
    game: &dyn AnyGame,
    arguments: &PlayArguments,
    voice: &mut Voice,
) -> Result<(), Failure> {
    let seed = match &arguments.table.seed {
        Some(text) => table_setup::seed(text)?,
        None => table_setup::secret_seed()?,
    };
    let players = Players::new(T::ROSTER, &arguments.seats, seed, &voice.speaker)?;
    let options = table_setup::options(&arguments.table.options)?;
    let content = table_setup::content(game, &arguments.table, &voice.speaker)?;
    let setup = configure::<T::Game>(players.names.len(), &options, content.as_deref())?;
    let session = Session::start(setup, seed)?;
    let mut parlour = Parlour::<T> {
        session,
        players,
        voice,
        input: Input::new(),
        clock: Clock::start(),
        undoable: Vec::new(),
        shown: None,
        commands: Vec::new(),
        warned: None,
    };
    let result = parlour.run();
    if let Some(file) = &arguments.record {
        parlour.save(file)?;
    }
    result
}

/// A table with people at this terminal.
struct Parlour<'a, T: TerminalGame> {
    session: Session<T::Game>,
    players: Players<T::Game>,
    voice: &'a mut Voice,
    input: Input,
    clock: Clock,
    /// How long the log was before each command that can still be taken back.
    undoable: Vec<usize>,
    /// The position that the person has on the screen, by the length of the log; nothing when the clock has changed it.
    shown: Option<usize>,
    /// The options on the screen.
    commands: Vec<CommandOf<T>>,
    /// The command that a person was warned of, and the length of the log then: given again, it is carried out.
    warned: Option<(usize, CommandOf<T>)>,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Left,
}

impl<T: TerminalGame> Parlour<'_, T> {
    fn run(&mut self) -> Result<(), Failure> {
        self.greet()?;
        while self.session.game().outcome().is_none() {
            // Bots go first: where everybody moves at once, they have decided while people still think.
            let next = self.catch_up()?;
            if self.session.game().outcome().is_some() {
                break;
            }
            match self.session.game().awaited().iter().find(|seat| self.players.is_human(*seat)) {
                Some(seat) => {
                    if self.ask(seat)? == Flow::Left {
                        return Ok(());
                    }
                }
                None => match next {
                    Some(moment) => self.clock.forward_to(moment),
                    None => return Err(Failure::Fault(Phrase::new("cli-error-nobody-moves"))),
                },
            }
        }
        self.part()
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let key = format!("{}-name", T::Game::ID);
        let phrase = Phrase::new("cli-play-welcome").key("game", key);
        let phrase = phrase.text("commitment", self.session.seed().commitment());
        self.voice.say(&phrase)?;
        Ok(self.voice.say(&Phrase::new("cli-play-help-hint"))?)
    }

    /// What the people here may hear: one person's ears, or a spectator's when several share the screen.
    fn ears(&self) -> Viewer {
        self.players.only_human().map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn tell(&mut self, story: &Story<<T::Game as Game>::Event>) -> Result<(), Failure> {
        let ears = self.ears();
        for event in story.heard_by(ears) {
            let phrase = self.session.game().tell(event);
            self.voice.line(&self.voice.speaker.say(&phrase, &self.players.names))?;
        }
        Ok(())
    }

    /// Lets everything happen up to now that bots and the clock bring, in its order. Says when they move next.
    fn catch_up(&mut self) -> Result<Option<GameTime>, Failure> {
        let now = self.clock.now();
        while self.session.game().outcome().is_none() {
            match self.players.bots.next(self.session.game(), self.session.now()) {
                Next::Command(seat, command) => self.carry_out_for_bot(seat, command)?,
                Next::Moment(moment) if moment <= now => self.advance(moment)?,
                Next::Moment(moment) => {
                    self.advance(now)?;
                    return Ok(Some(moment));
                }
                Next::Nothing => break,
            }
        }
        self.advance(now)?;
        Ok(None)
    }

    fn carry_out_for_bot(&mut self, seat: Seat, command: CommandOf<T>) -> Result<(), Failure> {
        let mut story = Story::new();
        self.session.apply(self.session.now(), seat, command, &mut story).map_err(|refusal| {
            let bot = self.players.names.get(seat.index()).cloned().unwrap_or_default();
            let phrase = Phrase::new("cli-error-bot-refused-here").text("bot", bot);
            Failure::Fault(phrase.text("rule", refusal.rule()))
        })?;
        self.players.bots.notice_change();
        self.undoable.clear();
        self.tell(&story)
    }

    /// Lets time pass.
    fn advance(&mut self, to: GameTime) -> Result<(), Failure> {
        let rings = self.session.game().alarm().is_some_and(|alarm| alarm <= to);
        let mut story = Story::new();
        self.session.advance(to, &mut story);
        if rings {
            self.players.bots.notice_change();
            self.undoable.clear();
            self.shown = None;
        }
        self.tell(&story)
    }

    /// Lets a person do one thing.
    fn ask(&mut self, seat: Seat) -> Result<Flow, Failure> {
        if self.shown != Some(self.session.log().len()) {
            self.show(seat)?;
        }
        let prompt = Phrase::new("cli-play-prompt").seat("seat", seat);
        let prompt = self.voice.speaker.say(&prompt, &self.players.names);
        self.voice.prompt(&prompt)?;
        let line = match self.input.line() {
            Some(line) => {
                if self.input.is_silent() {
                    self.voice.line(&line)?;
                }
                line
            }
            None => {
                self.voice.line("")?;
                self.voice.say(&Phrase::new("cli-play-left"))?;
                return Ok(Flow::Left);
            }
        };
        // While a person thought, bots and the clock did not stand still.
        self.catch_up()?;
        match input::understand(&line, &self.voice.speaker) {
            Line::Nothing => {}
            Line::Quit => {
                self.voice.say(&Phrase::new("cli-play-left"))?;
                return Ok(Flow::Left);
            }
            Line::Show => self.shown = None,
            Line::Help => {
                self.voice.say(&Phrase::new("cli-play-help"))?;
                self.voice.say(&Phrase::new(T::MANUAL))?;
            }
            Line::Rules(wanted) => {
                let book = T::RULEBOOK.text(self.voice.speaker.language());
                match rulebook::look_up(book, &wanted) {
                    Some(text) => self.voice.line(&text)?,
                    None => self.voice.say(&Phrase::new("cli-play-no-rule").text("rule", wanted))?,
                }
            }
            Line::Undo => self.undo(seat)?,
            Line::Save(file) if file.is_empty() => self.voice.say(&Phrase::new("cli-play-save-where"))?,
            Line::Save(file) => match self.save(Path::new(&file)) {
                // A file that cannot be written is no reason to lose the game.
                Err(Failure::Input(phrase)) => self.voice.say(&phrase)?,
                other => other?,
            },
            Line::Option(number) => match number.checked_sub(1).and_then(|index| self.commands.get(index)) {
                Some(command) => {
                    let command = command.clone();
                    self.give(seat, command)?;
                }
                None => {
                    let phrase = Phrase::new("cli-play-no-option").number("number", number as i64);
                    self.voice.say(&phrase.number("most", self.commands.len() as i64))?;
                }
            },
            Line::Other => self.interpret(seat, &line)?,
        }
        Ok(Flow::On)
    }

    fn interpret(&mut self, seat: Seat, line: &str) -> Result<(), Failure> {
        let narrator = Narrator { speaker: &self.voice.speaker, names: &self.players.names };
        match (T::READ)(line, &Chair::new(self.session.game(), seat, self.session.now()), &narrator) {
            Ok(Typed::Command(command)) => self.give(seat, command),
            Ok(Typed::Answer(text)) => Ok(self.voice.line(&text)?),
            Ok(Typed::Unknown) => Ok(self.voice.say(&Phrase::new("cli-play-unknown").text("line", line))?),
            Err(phrase) => Ok(self.voice.line(&self.voice.speaker.say(&phrase, &self.players.names))?),
        }
    }

    /// Carries out a command, or says which rule forbids it. What deserves a warning is carried out when it comes again.
    fn give(&mut self, seat: Seat, command: CommandOf<T>) -> Result<(), Failure> {
        let before = self.session.log().len();
        let again = (before, command.clone());
        if self.warned.replace(again.clone()) != Some(again)
            && let Some(warning) = (T::WARNING)(
                &Chair::new(self.session.game(), seat, self.session.now()),
                &command,
                &Narrator { speaker: &self.voice.speaker, names: &self.players.names },
            )
        {
            return Ok(self.voice.line(&warning)?);
        }
        let undo = self.session.game().undo(seat);
        let mut story = Story::new();
        match self.session.apply(self.session.now(), seat, command, &mut story) {
            Ok(()) => {
                self.players.bots.notice_change();
                if story.uncovered() || undo == Undo::Never {
                    self.undoable.clear();
                } else {
                    self.undoable.push(before);
                }
                self.tell(&story)
            }
            Err(refusal) => {
                let reason = self.session.game().explain(&refusal);
                let reason = self.voice.speaker.say(&reason, &self.players.names);
                let phrase =
                    Phrase::new("cli-play-refused").text("reason", reason).text("rule", refusal.rule());
                Ok(self.voice.say(&phrase)?)
            }
        }
    }

    /// Takes the last command back. People at one terminal have agreed to it among themselves.
    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.session.game().undo(seat) == Undo::Never {
            self.undoable.clear();
        }
        let mut story = Story::new();
        match self.undoable.pop().map(|length| self.session.undo_to(length, &mut story)) {
            Some(Ok(())) => {
                self.shown = None;
                self.players.bots.notice_change();
                self.voice.say(&Phrase::new("cli-play-undone"))?;
                self.tell(&story)
            }
            Some(Err(_)) | None => Ok(self.voice.say(&Phrase::new("cli-play-no-undo"))?),
        }
    }

    fn show(&mut self, seat: Seat) -> Result<(), Failure> {
        let chair = Chair::new(self.session.game(), seat, self.session.now());
        let narrator = Narrator { speaker: &self.voice.speaker, names: &self.players.names };
        let mut text = format!("\n{}\n\n", (T::SCREEN)(&chair.view(), Some(&chair), &narrator));
        self.commands.clear();
        chair.options(&mut self.commands);
        text.push_str(&narrator.text("cli-play-options"));
        let width = self.commands.len().to_string().len();
        for (command, number) in self.commands.iter().zip(1..) {
            text.push_str(&format!("\n  {number:>width$}  {}", (T::DESCRIBE)(&chair, command, &narrator)));
        }
        self.shown = Some(self.session.log().len());
        Ok(self.voice.line(&text)?)
    }

    /// The last view, and how it ended.
    fn part(&mut self) -> Result<(), Failure> {
        let ears = self.ears();
        let game = self.session.game();
        let chair = self.players.only_human().map(|seat| Chair::new(game, seat, self.session.now()));
        let narrator = Narrator { speaker: &self.voice.speaker, names: &self.players.names };
        let screen = (T::SCREEN)(&game.view(ears), chair.as_ref(), &narrator);
        self.voice.line("")?;
        self.voice.line(&screen)?;
        let seed = self.session.seed().to_hex();
        Ok(self.voice.say(&Phrase::new("cli-play-seed").text("seed", seed))?)
    }

    fn save(&mut self, file: &Path) -> Result<(), Failure> {
        let text = Record::of(&self.session, self.players.seat_names()).export();
        fs::write(file, text).map_err(|error| Failure::writing(file, &error))?;
        Ok(self.voice.say(&Phrase::new("cli-play-saved").text("file", file.display().to_string()))?)
    }
}
