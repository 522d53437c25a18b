//! Rocketmen at the terminal.

mod cards;
mod describe;
mod look;
mod screen;
mod typed;

use super::{Playable, Stage, Typed};
use ::rocketmen::content::Content;
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

    fn check(text: &str) -> Result<Phrase, Vec<Phrase>> {
        let content = Content::from_toml(text)
            .map_err(|faults| faults.into_iter().map(|fault| fault.0).collect::<Vec<_>>())?;
        let source = content.source();
        Ok(Phrase::new("cli-rocketmen-content")
            .number("cards", content.cards() as i64)
            .number("assets", source.assets.len() as i64)
            .number("locations", source.locations.len() as i64)
            .number("goals", source.goals.len() as i64)
            .number("variants", source.variants.len() as i64))
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
