//! Space Alert at the terminal.

mod describe;
mod screen;
mod typed;
mod words;

use super::{Playable, Stage, Typed};
use ::space_alert::{Command, SpaceAlert, View};
use speech::Language;
use table::{BotKind, Chair, Phrase};

impl Playable for SpaceAlert {
    fn roster() -> &'static [BotKind<SpaceAlert>] {
        ::space_alert::bots::ROSTER
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../../docs/rules/space-alert.md"),
            Language::French => include_str!("../../../../../docs/rules/space-alert.fr.md"),
        }
    }

    fn screen(view: &View, chair: Option<&Chair<'_, SpaceAlert>>, stage: &Stage<'_>) -> String {
        screen::screen(view, chair.map(Chair::seat), stage)
    }

    fn describe(chair: &Chair<'_, SpaceAlert>, command: &Command, stage: &Stage<'_>) -> String {
        describe::describe(&chair.view(), command, stage)
    }

    fn read(line: &str, chair: &Chair<'_, SpaceAlert>, stage: &Stage<'_>) -> Result<Typed<Command>, Phrase> {
        typed::read(line, chair, stage)
    }

    fn manual() -> &'static str {
        "cli-space-alert-manual"
    }
}
