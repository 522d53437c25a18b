//! Commands that one game alone has, such as resolving a plan.

use crate::failure::Failure;
use crate::page::Page;
use crate::voice::Voice;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use speech::Speaker;
use std::path::PathBuf;

/// A command of one game: its arguments, and what it does.
pub trait CommandOfGame {
    /// What is typed behind its name.
    type Arguments: Args;

    /// Its name and its help page.
    const PAGE: Page;

    /// Does what was asked for.
    fn run(arguments: &Self::Arguments, voice: &mut Voice) -> Result<(), Failure>;
}

/// What is typed behind a command that reads a file: the file, and whether it is answered as JSON.
#[derive(Debug, Args)]
pub struct FileArguments {
    /// The file, or `-` for what is typed.
    pub file: PathBuf,
    /// Whether the answer is JSON.
    #[arg(long)]
    pub json: bool,
}

/// What is typed behind a command that reads a file and can tell everything on the way.
#[derive(Debug, Args)]
pub struct TracedFileArguments {
    /// The file, or `-` for what is typed.
    pub file: PathBuf,
    /// Whether the answer is JSON.
    #[arg(long)]
    pub json: bool,
    /// Whether everything on the way is told.
    #[arg(long)]
    pub trace: bool,
}

/// A command of one game, whichever it is: `cosmodrome <game> <command>`.
pub struct GameCommand {
    page: Page,
    augment: fn(Command) -> Command,
    run: fn(&ArgMatches, &mut Voice) -> Result<(), Failure>,
    former: bool,
}

impl GameCommand {
    /// The command as a value.
    pub const fn of<C: CommandOfGame>() -> GameCommand {
        GameCommand {
            page: C::PAGE,
            augment: C::Arguments::augment_args,
            run: |matches, voice| match C::Arguments::from_arg_matches(matches) {
                Ok(arguments) => C::run(&arguments, voice),
                Err(_) => Err(Failure::input("cli-error-arguments")),
            },
            former: false,
        }
    }

    /// The same command, which was called without the name of its game once. Whoever still does is understood.
    pub const fn formerly_on_its_own(self) -> GameCommand {
        GameCommand { former: true, ..self }
    }

    /// The word that is typed.
    pub fn name(&self) -> &'static str {
        self.page.name
    }

    /// Whether it is understood without the name of its game.
    pub fn is_understood_alone(&self) -> bool {
        self.former
    }

    /// The command for the parser, with its help page.
    pub fn command(&self, speaker: &Speaker) -> Command {
        self.page.explain((self.augment)(Command::new(self.page.name)), speaker)
    }

    /// Does what was asked for.
    pub fn run(&self, matches: &ArgMatches, voice: &mut Voice) -> Result<(), Failure> {
        (self.run)(matches, voice)
    }
}
