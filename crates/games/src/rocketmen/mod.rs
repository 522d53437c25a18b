//! Rocketmen at the terminal.

mod cards;
mod describe;
mod look;
mod screen;
mod typed;

use ::rocketmen::{Command, Rocketmen, View};
use speech::Language;
use table::{BotKind, Chair, Phrase};
use terminal::{Narrator, TerminalGame, Typed};

/// Rocketmen for the command line.
pub struct RocketmenAdapter;

impl TerminalGame for RocketmenAdapter {
    type Game = Rocketmen;

    fn roster() -> &'static [BotKind<Rocketmen>] {
        ::rocketmen::bots::ROSTER
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../docs/rules/rocketmen.md"),
            Language::French => include_str!("../../../../docs/rules/rocketmen.fr.md"),
        }
    }

    fn screen(view: &View, chair: Option<&Chair<'_, Rocketmen>>, narrator: &Narrator<'_>) -> String {
        screen::screen(view, chair, narrator)
    }

    fn describe(chair: &Chair<'_, Rocketmen>, command: &Command, narrator: &Narrator<'_>) -> String {
        describe::describe(chair, command, narrator)
    }

    fn read(
        line: &str,
        chair: &Chair<'_, Rocketmen>,
        narrator: &Narrator<'_>,
    ) -> Result<Typed<Command>, Phrase> {
        typed::read(line, chair, narrator)
    }

    fn warning(chair: &Chair<'_, Rocketmen>, command: &Command, narrator: &Narrator<'_>) -> Option<String> {
        describe::loss(chair, command, narrator)
    }

    fn manual() -> &'static str {
        "cli-rocketmen-manual"
    }
}
