//! Rocketmen at the terminal.

mod cards;
mod describe;
mod look;
mod screen;
mod typed;

use super::{Playable, Stage, Typed};
use ::rocketmen::{Command, Rocketmen, View};
use speech::Language;
use table::{BotKind, Chair, Phrase};

impl Playable for Rocketmen {
    fn roster() -> &'static [BotKind<Rocketmen>] {
        ::rocketmen::bots::ROSTER
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../../docs/rules/rocketmen.md"),
            Language::French => include_str!("../../../../../docs/rules/rocketmen.fr.md"),
        }
    }

    fn screen(view: &View, chair: Option<&Chair<'_, Rocketmen>>, stage: &Stage<'_>) -> String {
        screen::screen(view, chair, stage)
    }

    fn describe(chair: &Chair<'_, Rocketmen>, command: &Command, stage: &Stage<'_>) -> String {
        describe::describe(chair, command, stage)
    }

    fn read(line: &str, chair: &Chair<'_, Rocketmen>, stage: &Stage<'_>) -> Result<Typed<Command>, Phrase> {
        typed::read(line, chair, stage)
    }

    fn manual() -> &'static str {
        "cli-rocketmen-manual"
    }
}
