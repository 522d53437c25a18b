//! Commands that one game alone has, such as resolving a plan.

use crate::failure::Failure;
use crate::page::Page;
use crate::voice::Voice;
use clap::{ArgMatches, Args, Command};
use speech::Speaker;

/// The arguments of a command of one game, and what the command does.
pub trait CommandOfGame: Args {
    /// Its name and its help page.
    const PAGE: Page;

    /// Does what was asked for.
    fn run(&self, voice: &mut Voice) -> Result<(), Failure>;
}

/// A command of one game, whichever it is: `cosmodrome <game> <command>`.
pub struct GameCommand {
    page: Page,
    augment: fn(Command) -> Command,
    run: fn(&ArgMatches, &mut Voice) -> Result<(), Failure>,
    former: bool,
}

impl GameCommand {
    /// The command with these arguments.
    pub const fn of<A: CommandOfGame>() -> GameCommand {
        GameCommand {
            page: A::PAGE,
            augment: A::augment_args,
            run: |matches, voice| match A::from_arg_matches(matches) {
                Ok(arguments) => arguments.run(voice),
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
