//! What the terminal needs of a game, and how it treats all of them alike.

use crate::arguments::{PlayArguments, ReplayArguments};
use crate::command::GameCommand;
use crate::failure::Failure;
use crate::narrator::Narrator;
use crate::simulate::{Plan, Tally, Watch};
use crate::voice::Voice;
use crate::{play, replay, simulate};
use speech::Language;
use std::marker::PhantomData;
use table::{BotKind, Chair, Game, GameSetup, OptionSpec, Phrase};

/// What a typed line meant.
pub enum Typed<C> {
    /// A command.
    Command(C),
    /// A question, with its answer.
    Answer(String),
    /// Words that this game does not know.
    Unknown,
}

/// A command of an adapter's game.
pub type CommandOf<T> = <<T as TerminalGame>::Game as Game>::Command;

/// What one viewer sees, as text. The chair is that viewer's, if they have one.
pub type Screen<G> = fn(&<G as Game>::View, Option<&Chair<'_, G>>, &Narrator<'_>) -> String;
/// A command as a sentence, for the list that a person chooses from.
pub type Describe<G> = fn(&Chair<'_, G>, &<G as Game>::Command, &Narrator<'_>) -> String;
/// Reads a typed command, or says what is wrong with it.
pub type ReadTyped<G> = fn(&str, &Chair<'_, G>, &Narrator<'_>) -> Result<Typed<<G as Game>::Command>, Phrase>;
/// What a person should hear before giving this command, and give it once more if they mean it.
pub type Warning<G> = fn(&Chair<'_, G>, &<G as Game>::Command, &Narrator<'_>) -> Option<String>;

/// The numbered rules of a game, as Markdown.
pub struct Rulebook {
    /// In English.
    pub english: &'static str,
    /// In French.
    pub french: &'static str,
}

impl Rulebook {
    /// The rules in a language.
    pub fn text(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::French => self.french,
        }
    }
}

/// The rulebooks of a game by its name: `docs/rules/<game>.md` and `docs/rules/<game>.fr.md`. For the source files in
/// `crates/games/src/<game>/`.
#[macro_export]
macro_rules! rulebook {
    ($game:literal) => {
        $crate::Rulebook {
            english: include_str!(concat!("../../../../docs/rules/", $game, ".md")),
            french: include_str!(concat!("../../../../docs/rules/", $game, ".fr.md")),
        }
    };
}

/// The adapter through which a game is played at the terminal.
pub trait TerminalGame: 'static {
    /// The rules.
    type Game: Game;

    /// Its bots, weakest first.
    const ROSTER: &'static [BotKind<Self::Game>];
    /// Its numbered rules.
    const RULEBOOK: Rulebook;
    /// What one viewer sees.
    const SCREEN: Screen<Self::Game>;
    /// What a command is called.
    const DESCRIBE: Describe<Self::Game>;
    /// What a typed line means.
    const READ: ReadTyped<Self::Game>;
    /// What somebody should hear first.
    const WARNING: Warning<Self::Game> = |_, _, _| None;
    /// The message that says what can be typed besides the number of an option.
    const MANUAL: &'static str;
    /// Commands that this game alone has.
    const COMMANDS: &'static [GameCommand] = &[];
    /// Whether all chairs are one crew, which wins or loses as one.
    const IS_FOR_A_CREW: bool = false;
}

/// A game, whichever it is.
pub trait AnyGame: Sync {
    /// Its name on the command line.
    fn id(&self) -> &'static str;
    /// The names of its bots, weakest first.
    fn bots(&self) -> Vec<&'static str>;
    /// The options it can be set up with.
    fn options(&self) -> Vec<OptionSpec>;
    /// Commands that this game alone has.
    fn commands(&self) -> &'static [GameCommand];
    /// Whether all chairs are one crew.
    fn is_for_a_crew(&self) -> bool;
    /// Reads content; says what it holds, or everything that is wrong with it.
    fn check_content(&self, text: &str) -> Result<Phrase, Vec<Phrase>>;
    /// Lets bots play each other.
    fn simulate(&self, plan: &Plan, watch: &Watch) -> Result<Tally, Failure>;
    /// Tells a recorded game again.
    fn replay(&self, text: &str, arguments: &ReplayArguments, voice: &mut Voice) -> Result<(), Failure>;
    /// Plays with people at this terminal.
    fn play(&self, arguments: &PlayArguments, voice: &mut Voice) -> Result<(), Failure>;
}

/// An adapter as a value.
struct Adapted<T>(PhantomData<fn() -> T>);

impl<T: TerminalGame> AnyGame for Adapted<T> {
    fn id(&self) -> &'static str {
        T::Game::ID
    }

    fn bots(&self) -> Vec<&'static str> {
        T::ROSTER.iter().map(|kind| kind.name).collect()
    }

    fn options(&self) -> Vec<OptionSpec> {
        <T::Game as Game>::Setup::options_offered()
    }

    fn commands(&self) -> &'static [GameCommand] {
        T::COMMANDS
    }

    fn is_for_a_crew(&self) -> bool {
        T::IS_FOR_A_CREW
    }

    fn check_content(&self, text: &str) -> Result<Phrase, Vec<Phrase>> {
        T::Game::check_content(text)
    }

    fn simulate(&self, plan: &Plan, watch: &Watch) -> Result<Tally, Failure> {
        simulate::run::<T::Game>(T::ROSTER, plan, watch)
    }

    fn replay(&self, text: &str, arguments: &ReplayArguments, voice: &mut Voice) -> Result<(), Failure> {
        replay::replay_game::<T>(text, arguments, voice)
    }

    fn play(&self, arguments: &PlayArguments, voice: &mut Voice) -> Result<(), Failure> {
        play::play_game::<T>(self, arguments, voice)
    }
}

/// The games that can be played here, in the order in which they are listed.
#[derive(Default)]
pub struct GameList(Vec<&'static dyn AnyGame>);

impl GameList {
    /// One game more.
    pub fn add<T: TerminalGame>(&mut self) {
        self.0.push(&Adapted::<T>(PhantomData));
    }

    /// Every game.
    pub fn all(&self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }

    /// The game with this name.
    pub fn named(&self, id: &str) -> Result<&'static dyn AnyGame, Failure> {
        self.all().find(|game| game.id() == id).ok_or_else(|| {
            let known: Vec<&str> = self.all().map(AnyGame::id).collect();
            let phrase = Phrase::new("cli-error-unknown-game").text("name", id);
            Failure::Input(phrase.text("known", known.join(", ")))
        })
    }
}

/// The kind of bot with this name.
pub fn bot_kind<G: Game>(roster: &'static [BotKind<G>], name: &str) -> Result<&'static BotKind<G>, Failure> {
    roster.iter().find(|kind| kind.name == name).ok_or_else(|| {
        let known: Vec<&str> = roster.iter().map(|kind| kind.name).collect();
        Failure::Input(
            Phrase::new("cli-error-unknown-bot")
                .text("name", name)
                .text("game", G::ID)
                .text("known", known.join(", ")),
        )
    })
}
