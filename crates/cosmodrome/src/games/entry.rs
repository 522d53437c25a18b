//! What the command line needs of a game, and how it treats all of them alike.

use crate::cli::{PlayArguments, ReplayArguments};
use crate::errors::Failure;
use crate::play;
use crate::replay;
use crate::simulate::{self, Plan, Tally, Watch};
use crate::voice::Voice;
use speech::{Language, Speaker};
use std::marker::PhantomData;
use table::{BotKind, Chair, Game, OptionSpec, Phrase};

/// Who speaks, and about whom.
pub struct Stage<'a> {
    /// Who turns phrases into sentences.
    pub speaker: &'a Speaker,
    /// The names of the seats, in order.
    pub names: &'a [String],
}

impl Stage<'_> {
    /// The sentence for a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase, self.names)
    }

    /// The text of a message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.speaker.text(key)
    }
}

/// What a typed line meant.
pub enum Typed<C> {
    /// A command.
    Command(C),
    /// A question, with its answer.
    Answer(String),
    /// Words that this game does not know.
    Unknown,
}

/// A game that can be played at the terminal.
pub trait Playable: Game {
    /// Its bots, weakest first.
    fn roster() -> &'static [BotKind<Self>];
    /// Its numbered rules, as Markdown.
    fn rulebook(language: Language) -> &'static str;

    /// What one viewer sees, as text. The chair is that viewer's, if they have one.
    fn screen(view: &Self::View, chair: Option<&Chair<'_, Self>>, stage: &Stage<'_>) -> String;
    /// A command as a sentence, for the list that a person chooses from.
    fn describe(chair: &Chair<'_, Self>, command: &Self::Command, stage: &Stage<'_>) -> String;
    /// Reads a typed command, or says what is wrong with it.
    fn read(line: &str, chair: &Chair<'_, Self>, stage: &Stage<'_>) -> Result<Typed<Self::Command>, Phrase>;
    /// What can be typed besides the number of an option.
    fn manual() -> &'static str;
}

/// A game, whichever it is.
pub trait GameEntry: Sync {
    /// Its name on the command line.
    fn id(&self) -> &'static str;
    /// The names of its bots, weakest first.
    fn bots(&self) -> Vec<&'static str>;
    /// The options it can be set up with.
    fn options(&self) -> Vec<OptionSpec>;
    /// Reads content; says what it holds, or everything that is wrong with it.
    fn check(&self, text: &str) -> Result<Phrase, Vec<Phrase>>;
    /// Lets bots play each other.
    fn simulate(&self, plan: &Plan, watch: &Watch) -> Result<Tally, Failure>;
    /// Tells a recorded game again.
    fn replay(&self, text: &str, arguments: &ReplayArguments, voice: &mut Voice) -> Result<(), Failure>;
    /// Plays with people at this terminal.
    fn play(&self, arguments: &PlayArguments, voice: &mut Voice) -> Result<(), Failure>;
}

/// The entry of one game in the register.
pub struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    /// The only one there is.
    pub const NEW: Entry<G> = Entry(PhantomData);
}

impl<G: Playable> GameEntry for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn bots(&self) -> Vec<&'static str> {
        G::roster().iter().map(|kind| kind.name).collect()
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options_offered()
    }

    fn check(&self, text: &str) -> Result<Phrase, Vec<Phrase>> {
        G::check_content(text)
    }

    fn simulate(&self, plan: &Plan, watch: &Watch) -> Result<Tally, Failure> {
        simulate::run::<G>(plan, watch)
    }

    fn replay(&self, text: &str, arguments: &ReplayArguments, voice: &mut Voice) -> Result<(), Failure> {
        replay::replay::<G>(text, arguments, voice)
    }

    fn play(&self, arguments: &PlayArguments, voice: &mut Voice) -> Result<(), Failure> {
        play::play::<G>(self, arguments, voice)
    }
}

/// The kind of bot with this name.
pub fn bot_kind<G: Playable>(name: &str) -> Result<&'static BotKind<G>, Failure> {
    G::roster().iter().find(|kind| kind.name == name).ok_or_else(|| {
        let known: Vec<&str> = G::roster().iter().map(|kind| kind.name).collect();
        Failure::Input(
            Phrase::new("cli-error-unknown-bot")
                .text("name", name)
                .text("game", G::ID)
                .text("known", known.join(", ")),
        )
    })
}
