//! Away Missions at the terminal.

mod aliens;
mod describe;
mod position;
mod screen;
mod sight;
mod typed;
mod words;

use ::away_missions::{AwayMissions, Command, View};
use speech::Language;
use table::{BotKind, Chair, Phrase};
use terminal::{GameCommand, Narrator, TerminalGame, Typed};

/// What only Away Missions has.
static COMMANDS: [GameCommand; 2] =
    [GameCommand::of::<sight::SightArguments>(), GameCommand::of::<aliens::AliensArguments>()];

/// Away Missions for the command line.
pub struct AwayMissionsAdapter;

impl TerminalGame for AwayMissionsAdapter {
    type Game = AwayMissions;

    fn roster() -> &'static [BotKind<AwayMissions>] {
        ::away_missions::bots::ROSTER
    }

    fn is_for_a_crew() -> bool {
        true
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../docs/rules/away-missions.md"),
            Language::French => include_str!("../../../../docs/rules/away-missions.fr.md"),
        }
    }

    fn screen(view: &View, _: Option<&Chair<'_, AwayMissions>>, narrator: &Narrator<'_>) -> String {
        screen::screen(view, narrator)
    }

    fn describe(chair: &Chair<'_, AwayMissions>, command: &Command, narrator: &Narrator<'_>) -> String {
        describe::describe(chair, command, narrator)
    }

    fn read(
        line: &str,
        chair: &Chair<'_, AwayMissions>,
        narrator: &Narrator<'_>,
    ) -> Result<Typed<Command>, Phrase> {
        typed::read(line, chair, narrator)
    }

    fn manual() -> &'static str {
        "cli-away-missions-manual"
    }

    fn commands() -> &'static [GameCommand] {
        &COMMANDS
    }
}
